# Las lecciones de Outpost 31 en español; los mismos mensajes de en.ftl.

lesson-outpost_31-01_hand_in = Entregar una carta
lesson-outpost_31-01_hand_in-0 = Mara, que es Capitán, te lleva en el grupo: estáis dentro ({ room-r12 }). Ahora cada miembro del grupo entrega una carta boca abajo. { mission-ml03 } pide { card-axe }, y tienes una: entrégala.
lesson-outpost_31-01_hand_in-end = Las cartas se mezclaron, el Capitán las miró y algunas se revelaron: allí estaba { card-axe }. Así se reveló también la ficha de la sala: { gear-rope }. Nadie sabe quién entregó qué.

lesson-outpost_31-02_captain = Eres el Capitán
lesson-outpost_31-02_captain-0 = Este turno diriges tú. { mission-ml04 } pide un grupo de tres con alguien de { department-maintenance }: Mara. Brilla quien se puede elegir: lleva a Mara.
lesson-outpost_31-02_captain-1 = Una persona más. Lleva a Jonas: aún nadie sabe en quién confiar.
lesson-outpost_31-02_captain-2 = ¿Qué sala registras? Bajo la ficha de cada sala hay Equipo, provisiones o algo peor. Elige { room-r13 }: pulsa en ella, y otra vez.
lesson-outpost_31-02_captain-3 = Hace falta { card-copper_wire }, y no tienes. Entrega { card-petri_dish } y espera lo mejor.
lesson-outpost_31-02_captain-4 = Como Capitán solo tú has visto las cartas: hay dos { card-copper_wire }. Podrías cambiar una carta por otra sin verla. No hace falta: responde No.
lesson-outpost_31-02_captain-end = { gear-flamethrower }, y es tuyo: el Equipo hallado es del Capitán. El próximo turno lo dirige quien se sienta a tu izquierda.

lesson-outpost_31-03_swap = El Capitán mira
lesson-outpost_31-03_swap-0 = { mission-ml05 } pide { card-petri_dish }, y has mirado: no está entre las cartas entregadas. Puedes cambiar una carta por la primera del mazo, sin verla. Cambia { card-revolver }.
lesson-outpost_31-03_swap-end = Suerte. Los demás vieron que cambiaste una carta, no cuál. Así un Capitán puede salvar una prueba, o arruinarla.

lesson-outpost_31-04_sabotage = Sabotaje
lesson-outpost_31-04_sabotage-0 = Alguien ha entregado { card-sab_arson }. La prueba fracasa si el grupo no renuncia a { card-fire_extinguisher }. Cada cual ofrece en secreto: ofrece el tuyo.
lesson-outpost_31-04_sabotage-end = Remediado, y también estaba { card-axe }. Alguien de los tres entregó { card-sab_arson }: tú, Mara o Jonas. Quien es { role-human } solo puede hacerlo si no tiene otra cosa en la mano.

lesson-outpost_31-05_dice = Dados
lesson-outpost_31-05_dice-0 = { mission-ml01 }: cada carta revelada da dados, y hacen falta tres iguales en tres tiradas. Guarda los dos cincos: pulsa uno y luego el botón.
lesson-outpost_31-05_dice-1 = Aún no. Han salido dos cuatros, pero los cincos valen lo mismo: guarda los cincos y tira otra vez el resto.
lesson-outpost_31-05_dice-end = Tres cincos. Las armas y el combustible dan más dados: por eso las buenas cartas importan también donde no se pide ninguna en concreto.

lesson-outpost_31-06_dynamite = Dinamita
lesson-outpost_31-06_dynamite-0 = La misma prueba, con dos cincos y un cuatro. Tienes { gear-dynamite }: sube o baja un dado en 1. Pulsa el cuatro y súbelo.
lesson-outpost_31-06_dynamite-end = Tres cincos sin otra tirada. { gear-dynamite } tiene dos usos; cada miembro del grupo puede usar la suya.

lesson-outpost_31-07_fire = Humo
lesson-outpost_31-07_fire-0 = Hay Humo en esta sala: { room-r11 }. Si nadie hace nada se vuelve Fuego, y el Fuego destruye la sala con lo que haya en ella. Lleva al grupo adentro.
lesson-outpost_31-07_fire-1 = Para entrar alguien debe renunciar a { card-fire_extinguisher }. No tienes: no ofrezcas nada.
lesson-outpost_31-07_fire-2 = Dos han ofrecido uno. Tú decides cuál se usa: toma el de Mara.
lesson-outpost_31-07_fire-3 = Estáis dentro, y el Humo ya no está. { mission-ml03 } pide { card-axe }: entrega la tuya.
lesson-outpost_31-07_fire-4 = { card-axe } está. No cambies nada.
lesson-outpost_31-07_fire-end = Sala a salvo, ficha hallada. Demasiadas ruinas hacen perder a quien es { role-human }; también el Contagio, que sube con cada prueba fallida.

lesson-outpost_31-08_rope = Una Cuerda
lesson-outpost_31-08_rope-0 = Antes de elegir el grupo se puede usar el Equipo. No quieres a Sven en el grupo. Tienes { gear-rope }: ata a alguien, si el Capitán está de acuerdo.
lesson-outpost_31-08_rope-1 = Elige a Sven.
lesson-outpost_31-08_rope-end = Mara estuvo de acuerdo: Sven tiene las manos atadas hasta el fin del turno y no puede unirse al grupo. También se puede atar al Capitán, sin preguntar a nadie; entonces dirige quien sigue.

lesson-outpost_31-09_blood = Sangre
lesson-outpost_31-09_blood-0 = Tienes { gear-flamethrower } con sus dos usos. También sirve para examinar la sangre: mira la Muestra de alguien.
lesson-outpost_31-09_blood-1 = Mira la de Sven.
lesson-outpost_31-09_blood-2 = ¡{ role-imitation }! Solo tú lo has visto; los demás tienen que creerte. Te queda un uso, muy poco para la hoguera. Pasa, y mira si alguien actúa.
lesson-outpost_31-09_blood-3 = Mara acusa a Sven. Vota quien sigue con vida, y hace falta mayoría. Vota sí.
lesson-outpost_31-09_blood-end = Sven arde, y se muestra la sangre: tenías razón. Con alguien { role-human } habría subido el Contagio. En una partida las hogueras son pocas.

lesson-outpost_31-10_battle = La Cosa ataca
lesson-outpost_31-10_battle-0 = La ficha era { chip-thing }: el grupo debe luchar, y entrega cartas otra vez. Solo cuentan los dados. Entrega { card-shotgun }: da tres.
lesson-outpost_31-10_battle-1 = Seis dados en total. No cambies nada.
lesson-outpost_31-10_battle-2 = Tres dados iguales ganan; cuanto más alto el Contagio, más hacen falta. Guarda los cuatros.
lesson-outpost_31-10_battle-end = Ganado. El Combate y el Equipo de cada Sector son la meta: hallados en los tres, el helicóptero puede volar.

lesson-outpost_31-11_assimilation = Asimilación
lesson-outpost_31-11_assimilation-0 = El Sector 1 está completo y se abre el 2. Ahora quien sigue con vida recibe una Muestra de sangre y devuelve una. Has recibido { role-imitation }: desde ahora es tu rol, y nadie lo sabe. Pasa, como si nada.
lesson-outpost_31-11_assimilation-1 = Mara te lleva en el grupo. Entrega { card-sab_barred_door }: lo que a quien es { role-human } casi nunca se le permite, a ti siempre.
lesson-outpost_31-11_assimilation-2 = El Capitán la ha encontrado. Un arma la remediaría, y tienes { card-revolver }. No ofrezcas nada.
lesson-outpost_31-11_assimilation-end = La prueba ha fracasado, y la sospecha cae sobre tres. Ganas si el Contagio o las ruinas van demasiado lejos, o si subes al helicóptero.

lesson-outpost_31-12_escape = La Huida
lesson-outpost_31-12_escape-0 = El camino está libre. La mesa elige un Capitán final, y Mara te propone. Vota sí.
lesson-outpost_31-12_escape-1 = Eres Capitán final. Puedes hacer tantas pruebas como diga el Contagio: dos. Examina a Tuva.
lesson-outpost_31-12_escape-2 = { role-imitation }, y todos lo ven: Tuva se queda. Examina a Mara.
lesson-outpost_31-12_escape-3 = { role-human }. Ahora elige quién vuela. Debéis salvaros tres, contigo. Lleva a bordo a Mara.
lesson-outpost_31-12_escape-4 = Jonas no ha pasado la prueba, y no queda ninguna: en alguien tienes que confiar. Lleva a bordo a Jonas.
lesson-outpost_31-12_escape-end = A bordo solo va quien es { role-human }: has ganado. Una { role-imitation } entre vosotros, y todo se habría perdido.
