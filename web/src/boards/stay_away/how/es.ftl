# Cómo se juega a Stay Away!, en diez minutos. Un mensaje por capítulo: el título, el texto (.text) y
# lo que muestra la imagen (.alt). Las líneas en blanco separan párrafos.

how-goal = Alguien de la mesa no es humano
    .text =
        Sois la dotación de una base en el hielo. Algo ha sido desenterrado, y ahora se sienta a la mesa con la cara de un amigo: La Cosa.

        Los Humanos quieren encontrarla y quemarla. La Cosa quiere transformar a los demás, de uno en uno, sin que nadie lo note. A quien transforma se le llama Infectado, y desde entonces juega para La Cosa.

        Nadie puede enseñar sus cartas. Todos pueden decir lo que quieran, sea verdad o no. En eso consiste el juego.
    .alt = Seis personas alrededor de una mesa; la cara de una está rasgada por un lado.
how-table = Qué hay en la mesa
    .text =
        Cada cual tiene cuatro cartas. Entre todas esas cartas está La Cosa, y quien la recibió es La Cosa durante toda la partida.

        En el centro está el mazo. Casi todas sus cartas van a la mano; algunas tienen otro dorso: son las de Pánico, y ocurren en cuanto se roban.

        El asiento importa. Casi todas las cartas llegan solo a quien se sienta a tu izquierda o a tu derecha.
    .alt = Cuatro cartas en la mano, un mazo con dos tipos de dorso y los vecinos a izquierda y derecha.
how-turn = Tu turno: robar, jugar o descartar, intercambiar
    .text =
        1. Roba una carta. Ahora tienes cinco.

        2. Juega una, o descarta una boca abajo. Vuelves a tener cuatro.

        3. Intercambia una carta con quien te sigue: tú ofreces una boca abajo, la otra persona hace lo mismo, y las dos cambian de manos.

        Luego le toca a quien sigue. Se empieza en sentido horario, pero una carta puede invertirlo.
    .alt = Tres pasos: una carta llega del mazo, otra va a la mesa y dos se cruzan entre vecinos.
how-infection = Cómo se extiende La Cosa
    .text =
        El intercambio es el momento peligroso. Si La Cosa te da una carta ¡Infectado!, te transforma: al momento, en secreto y para siempre. Solo lo sabéis vosotros dos.

        Nada más transforma a nadie. Puedes robar una carta ¡Infectado! del mazo y seguir siendo Humano; es solo una carta que no debes dar. Un Humano nunca la pasa. Un Infectado solo puede dársela a La Cosa, para reponerle la mano, y siempre conserva al menos una.

        Por eso, ver una carta ¡Infectado! en la mano de alguien no prueba nada. Es un motivo para hacer preguntas.
    .alt = La Cosa entrega una carta roja a quien tiene al lado, cuya cara empieza a rasgarse.
how-defence = Decir que no
    .text =
        Un intercambio no se puede rechazar sin más. Hace falta una carta de Defensa: ¡No, gracias! lo detiene, Aterrador lo detiene y te enseña lo que ibas a recibir, ¡Fallaste! lo pasa a quien te sigue.

        Otras dos cartas de Defensa te salvan de otras cosas: ¡Nada de barbacoas! del Lanzallamas, Aquí estoy bien de que te cambien de asiento.

        Cada vez que usas una, robas una carta nueva. Guarda una para el vecino que más temes.
    .alt = Una mano levantada ante una carta ofrecida.
how-search = Averiguar la verdad
    .text =
        Sospecha te enseña una carta al azar de un vecino. Análisis te enseña toda su mano. Whisky te hace enseñar la tuya a toda la mesa, y puede ser muy buena idea.

        Lo que has visto puedes contarlo, callártelo o mentir. Las frases que hay bajo el registro se dicen con un toque; los bots también las oyen.

        El cuaderno recuerda por ti lo que te enseñaron, quién intercambió con quién y qué dijo cada cual.
    .alt = Un ojo mira las cartas de un vecino y un bocadillo lo cuenta a la mesa.
how-fire = El Lanzallamas
    .text =
        Quema a un vecino: esa persona queda fuera, salvo que responda con ¡Nada de barbacoas!. Si era La Cosa, los Humanos ganan al instante.

        Si no lo era, has quemado a un amigo o a un Infectado; nadie te dirá cuál de los dos. El Lanzallamas lo puede usar cualquiera, también La Cosa.
    .alt = Una llama entre dos asientos; uno de ellos está vacío y oscuro.
how-obstacles = Puertas y Cuarentena
    .text =
        Una Puerta atrancada entre dos vecinos los separa: no pueden apuntarse, ni intercambiar cartas, ni cambiar de asiento entre ellos. La puerta se queda donde está, aunque la gente se mueva.

        La Cuarentena aísla a una persona durante tres de sus turnos. Roba y descarta, pero no juega cartas, no intercambia y nadie puede apuntarle.

        Un Hacha quita cualquiera de las dos. Cambiar de asiento es la otra forma de alejarse de alguien, o de sentarse a su lado.
    .alt = Una puerta con barrotes entre dos asientos y una persona dentro de un anillo amarillo con el número tres.
how-panic = Pánico
    .text =
        Una carta con el otro dorso no va a la mano: la ven todos y ocurre al momento. La gente cambia de asiento, se enseñan manos, las puertas se abren, todos pasan una carta a la vez.

        En ese turno no juegas ni descartas. Normalmente, después, el intercambio se hace igual.
    .alt = Una carta morada en el centro y flechas que giran alrededor de la mesa.
how-end = Quién gana
    .text =
        Los Humanos ganan cuando La Cosa arde. Ganan juntos todos los Humanos que sigan con vida.

        La Cosa gana anunciando que no queda ningún Humano. Si es verdad, gana con los Infectados que sigan con vida; solo pierde la última persona transformada. Si los transformó a todos y no ardió nadie, La Cosa gana en solitario. Si queda un solo Humano, el anuncio fue un error y ganan los Humanos.

        Un Infectado gana y pierde con La Cosa. Si te transforma, ayúdala: confunde a la mesa y mantenla lejos del fuego.
    .alt = A un lado, una figura en llamas; al otro, un círculo de caras rasgadas.
how-tips = Para tu primera partida
    .text =
        Como Humano: fíjate en quién intercambia con quién, y habla. Una mesa callada pierde.

        Como La Cosa: no tengas prisa. Da primero cartas inofensivas y transforma a quien nadie sospecha. Transforma a tus dos vecinos y estarás entre amigos.

        Como Infectado: tu mejor carta es la voz. Acusa a un Humano.
    .alt = Tres caras: una tranquila, una rasgada y una que sonríe demasiado.
