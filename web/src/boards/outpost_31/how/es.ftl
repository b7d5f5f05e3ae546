# Cómo se juega a Outpost 31, en diez minutos. Un mensaje por capítulo: el título, el texto (.text) y
# lo que muestra la imagen (.alt). Las líneas en blanco separan párrafos.

how-goal = Escapar, pero no con todos
    .text =
        Sois la dotación de un puesto en el hielo. La única vuelta a casa es el helicóptero, y para llegar a él hay que limpiar la base, sector a sector.

        Uno de vosotros es una Imitación desde el principio, y más adelante puede haber más. Nadie sabe quién. Los Humanos ganan si huyen volando sin ninguna Imitación a bordo. Las Imitaciones ganan si una de ellas sube, o si antes la base se viene abajo.

        Nadie puede enseñar su sangre ni sus cartas. Todos pueden decir lo que quieran, sea verdad o no.
    .alt = Un helicóptero en su plataforma ante una base a oscuras; una de las caras que esperan está rasgada.
how-crew = Quién eres
    .text =
        Eliges a una de doce personas. Cada una es de un departamento: Operaciones, Mantenimiento o Ciencia. Las misiones piden departamentos.

        Cada una tiene dos poderes propios. Solo valen cuando eres Capitán, y puedes usar uno por turno.

        Recibes además una Muestra de sangre, Humano o Imitación, que solo ves tú, y cinco cartas.
    .alt = Tres retratos de tres departamentos y una muestra de sangre boca abajo.
how-base = La base
    .text =
        Tres Sectores de seis salas. En cada sala hay una ficha boca abajo: Equipo, reservas o La Cosa en persona.

        En cada Sector hay que encontrar cierto Equipo y vencer a una Cosa. Eso abre el Sector siguiente; tras el tercero empieza la Huida.

        Al principio solo está abierto el Sector 1.
    .alt = Una fila de seis salas con interrogantes; detrás, otras dos filas cerradas por la nieve.
how-turn = Un turno de un tirón
    .text =
        En cada turno uno de vosotros es Capitán. Se revela una misión. El Capitán elige un grupo y una sala. Cada miembro del grupo entrega una carta en secreto. Si las cartas hacen lo que pide la misión, se revela la ficha de la sala. Si no, sube el Contagio.

        Después se roban cartas nuevas y le toca ser Capitán a quien sigue.
    .alt = Cinco pasos en fila: misión, grupo, sala, cartas, ficha.
how-team = Misión, grupo, sala
    .text =
        La misión dice cuántos van, qué departamentos debe haber y qué tienen que hacer las cartas: mostrar ciertas cosas o dar dados para una tirada.

        El Capitán elige el grupo y siempre va. Si no se cubren los departamentos, después no podrá cambiar cartas.

        Luego señala la sala. Una sala a oscuras cuesta al grupo una Linterna; una con Humo o Fuego, un Extintor. Si nadie lo tiene, o dice tenerlo, hay que buscar otra sala.
    .alt = Una misión que pide cuatro personas, y figuras con lámparas ante una sala a oscuras.
how-handin = Las cartas que nadie ha visto
    .text =
        Cada miembro del grupo entrega una carta boca abajo. Se barajan: nadie sabe de quién es cuál.

        Los Humanos entregan lo que ayuda. Solo pueden dar Sabotaje si no tienen otra cosa. Las Imitaciones dan lo que quieren.

        Solo el Capitán mira las cartas, y puede contarlo como quiera. Los Sabotajes se enseñan a todos: alguien del grupo debe remediarlos con la carta adecuada, o la prueba fracasa al momento. Si el grupo era el pedido, el Capitán puede cambiar una carta por otra sin ver.
    .alt = Cuatro cartas boca abajo en un montón; una brilla en rojo.
how-test = La prueba
    .text =
        Algunas misiones solo quieren ver ciertas cosas entre las cartas reveladas: un Hacha, dos armas, una Placa de Petri.

        Otras piden una tirada. Cada carta aporta los dados que indica, hasta seis en total. La misión pide dados iguales, dados altos o una suma. Tras cada tirada se guardan algunos dados y se tiran los demás, mientras la misión lo permita.

        La Dinamita sube o baja un dado en uno. Un Lanzallamas da tres tiradas más.
    .alt = Seis dados, tres de ellos levantados porque muestran la misma cara.
how-chip = Qué encontráis
    .text =
        Si la prueba sale bien, la ficha se revela. El Equipo es para el Capitán y, si es el que necesita el Sector, cuenta como encontrado. Las reservas dejan al grupo cambiar cartas.

        La Cosa significa Combate, al momento y con el mismo grupo: cada cual entrega otra carta, se revelan todas y hacen falta tres dados iguales, más adelante cuatro. Ganado, cuenta para el Sector. Perdido, las fichas del Sector se barajan de nuevo y sube el Contagio.
    .alt = Una ficha se da la vuelta en una sala: unos brazos salen de la oscuridad.
how-fire = Humo, Fuego, ruinas
    .text =
        El Humo que nadie apaga pasa a Fuego. El Fuego que nadie apaga destruye la sala, con su ficha. Con cuatro salas en ruinas, o cuando se pierde para siempre algo que necesitáis, ganan las Imitaciones.

        Entrar con un Extintor apaga la sala. El Capitán también puede enviar a alguien de fuera del grupo a apagar en otro sitio.
    .alt = Tres salas: humo, fuego, ruina.
how-contagion = Contagio y Asimilación
    .text =
        Cada turno con una prueba fallida sube el Contagio en uno, y cada paso daña la sala en la que estabais: se va la luz, luego Humo, Fuego, ruina. En ocho ganan las Imitaciones.

        Al limpiar el Sector 1 y el Sector 2 hay una Asimilación. Cada cual recibe otra Muestra de sangre. A quien le toca una Imitación lo es desde entonces; quien lo era lo sigue siendo. Nadie más lo sabe. El amigo de antes ahora puede ser otro.
    .alt = Una raíz en el hielo, roja hasta el quinto paso; al lado, una mano toma una muestra nueva.
how-gear = El Equipo, y el fuego contra la gente
    .text =
        Antes de elegir el grupo se puede usar el Equipo. Una Cuerda ata al Capitán o, si el Capitán lo consiente, a otra persona, durante un turno: ni grupo ni cartas.

        Un Lanzallamas con sus dos usos puede examinar la sangre de alguien, solo para tus ojos. O acusas a alguien: la mesa vota, y con más síes que noes esa persona arde. Si era una Imitación, estáis más seguros. Si era un Humano, sube el Contagio.
    .alt = Una cuerda alrededor de una figura, una gota de sangre bajo una lupa, manos alzadas en una votación.
how-escape = La Huida
    .text =
        Al limpiar el último Sector, la mesa elige un Capitán final. Basta con más síes que noes; cada dos rechazos sube el Contagio.

        El Capitán final puede examinar a tantas personas como nivel de Contagio haya, delante de todos, y después elige quién vuela. El Capitán final siempre vuela.

        Quienes van a bordo descubren su sangre. Una sola Imitación, y ganan las Imitaciones. Solo Humanos, y suficientes, y ganan los Humanos.
    .alt = La gente sube de uno en uno a un helicóptero y cada cual enseña una muestra.
how-tips = Para tu primera partida
    .text =
        Como Humano: recuerda quién iba en los grupos que fracasaron. Mezcla a la gente de distintas formas y fíjate en cuándo aparece un Sabotaje.

        Como Imitación: no lo estropees todo. Quien inspira confianza vuela. Un solo Sabotaje en el momento justo vale más que tres.

        Como Capitán: pregunta en voz alta quién puede dar qué. Quien prometió y no cumplió merece una mirada.
    .alt = Un cuaderno con nombres, algunos tachados, uno subrayado.
