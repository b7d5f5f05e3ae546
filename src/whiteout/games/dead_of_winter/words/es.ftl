# Dead of Winter en español. Los mismos mensajes con las mismas variables que en.ftl.


game-title = Dead of Winter
game-line = Una colonia en la nieve, los muertos a las puertas, y cada cual quiere algo para sí antes de que acabe el invierno.

side-colony = la colonia
side-loyal = un miembro leal de la colonia
side-betrayer = el traidor
side-exile = un exiliado
side-normal = normal
side-hardcore = difícil

end-morale = La moral se ha agotado: la colonia se deshace.
end-round_track = Se acabó el tiempo y el objetivo no se alcanzó.
end-objective = El objetivo principal está completo.
end-stoves = Las estufas se han apagado: no había bastante combustible.
end-nobody_left = Nadie queda en la partida.

location-colony = la colonia
location-police_station = la comisaría
location-grocery_store = el supermercado
location-school = la escuela
location-library = la biblioteca
location-hospital = el hospital
location-gas_station = la gasolinera

symbol-weapon = arma
symbol-fuel = combustible
symbol-education = educación
symbol-food = comida
symbol-medicine = medicina
symbol-tool = herramienta
symbol-survivor = forastero

step-setup = preparación
step-reveal_crisis = se revela la crisis
step-roll_dice = se tiran los dados de acción
step-player_turns = turnos de los jugadores
step-pay_food = se paga la comida
step-check_waste = se mira la basura
step-resolve_crisis = se resuelve la crisis
step-add_zombies = llegan los zombis
step-check_objective = se mira el objetivo principal
step-move_round_track = avanza el marcador de rondas
step-pass_first_player = cambia el primer jugador

face-blank = nada
face-wound = una herida
face-frostbite = congelación
face-bitten = un mordisco

goal-medicine = cartas de medicina
goal-education = cartas de educación
goal-food = cartas de comida
goal-fuel = cartas de combustible
goal-barricades = barricadas en la colonia
goal-locations = otros lugares con una barricada
goal-outside = como mucho tantos zombis fuera
goal-colony = como mucho tantos zombis en la colonia
goal-decks = mazos de objetos vacíos
goal-samples = muestras
goal-armed_survivors = supervivientes armados

action-attack = Atacar
action-search = Buscar
action-barricade = Levantar barricada
action-clean_waste = Limpiar la basura
action-attract = Atraer zombis
action-use_ability = Usar una habilidad
action-play_card = Jugar una carta
action-contribute_crisis = Aportar a la crisis
action-contribute_objective = Aportar al objetivo
action-move = Mover a un superviviente
action-spend_food = Gastar comida en un dado
action-use_item = Usar un objeto equipado
action-request = Pedir una carta
action-hand_off = Entregar un objeto
action-vote_exile = Proponer un exilio
action-end_turn = Terminar el turno

ballot-yes = sí
ballot-no = no

cause-wounds = heridas
cause-bite = un mordisco
cause-frostbite = congelación
cause-overrun = una entrada desbordada
cause-exile = exilio
cause-sacrifice = un sacrificio
cause-starvation = hambre
cause-waste = la basura
cause-crisis = la crisis
cause-paid = comida consumida
cause-spent = gastada en un dado
cause-joined = recién llegados
cause-left = se han marchado
cause-killed = muertos

forecast-food = comida
forecast-fuel = combustible
forecast-medicine = medicina
forecast-tool = herramientas
forecast-weapon = armas
forecast-education = libros
forecast-morale = moral
forecast-wounds = heridas
forecast-deaths = muertes
forecast-zombies = zombis
forecast-hunger = hambre
forecast-waste = basura
forecast-colony = la colonia
forecast-outside = fuera
forecast-survivors = supervivientes
forecast-helpless = los indefensos
forecast-first = la primera
forecast-second = la segunda
forecast-both = ambas
forecast-neither = ninguna de las dos
forecast-good = bien
forecast-bad = mal
forecast-worse = peor
forecast-prepare = preparaos

card-food_1 = Comida 1
    .text = Comida. Añade 1 ficha de comida.
card-food_2 = Comida 2
    .text = Comida. Añade 2 fichas de comida.
card-food_3 = Comida 3
    .text = Comida. Añade 3 fichas de comida.
card-medicine = Medicinas
    .text = Medicina. Quita una herida a un superviviente tuyo o a quien esté con uno de los tuyos.
card-adrenaline = Inyección de adrenalina
    .text = Medicina. Pone uno de tus dados sin usar en el valor que quieras.
card-fuel = Combustible
    .text = Combustible. Juégala con un movimiento: sin tirada de exposición.
card-junk = Chatarra
    .text = Herramienta. Vuelve a tirar uno de tus dados sin usar.
card-padlock = Candado
    .text = Herramienta. Hasta 2 barricadas donde tengas un superviviente; sin dado.
card-scissors = Tijeras
    .text = Herramienta. Mata a un zombi donde tengas un superviviente; sin exposición.
card-reading_lamp = Lámpara de lectura
    .text = Herramienta. Un ataque sin dado.
card-megaphone = Megáfono
    .text = Herramienta. Mueve hasta 4 zombis de un lugar a otro donde tengas un superviviente.
card-night_goggles = Gafas de visión nocturna
    .text = Herramienta, equipada. Un dado de acción más en cada tirada.
card-walkie_talkie = Walkie-talkie
    .text = Herramienta, equipada. Una vez por ronda: baja en 1 un dado ajeno y sube en 1 uno tuyo.
card-rotten_flesh = Carne podrida
    .text = Herramienta, equipada. Un mordisco que se extiende pasa de largo ante quien la lleva.
card-hammer = Martillo
    .text = Herramienta, equipada. Una vez por ronda la acción de barricada coloca 2.
card-snow_shoes = Raquetas de nieve
    .text = Herramienta, equipada. La congelación pasa a ser una herida normal.
card-wrench = Llave inglesa
    .text = Herramienta, equipada. Una vez por ronda vale cualquier dado para un ataque.
card-baseball_bat = Bate de béisbol
    .text = Herramienta, equipada. Una vez por ronda un ataque mata a 2 zombis; una tirada de exposición por cada uno.
card-mop = Fregona
    .text = Herramienta, equipada. En la colonia, una vez por ronda: limpiar retira 5 cartas.
card-flashlight = Linterna
    .text = Herramienta, equipada. Una vez por ronda una ficha de ruido muestra 3 cartas en vez de 1.
card-pistol = Pistola
    .text = Arma, equipada. Una vez por ronda un ataque a zombis sin exposición.
card-shotgun = Escopeta
    .text = Arma, equipada. Una vez por ronda un ataque mata a 2 zombis sin exposición y hace 1 ruido.
card-hunting_rifle = Rifle de caza
    .text = Arma, equipada. Una vez por ronda mata a un zombi en cualquier lugar; sin dado ni exposición.
card-lighter = Mechero
    .text = Arma, equipada. Una vez por ronda, con una carta de combustible: un ataque mata hasta 4 zombis sin exposición.
card-switchblade = Navaja
    .text = Arma, equipada. Una vez por ronda vale cualquier dado para un ataque.
card-book_breathing = Ejercicios de respiración
    .text = Educación, equipada. Una vez por ronda vuelve a tirar un dado tuyo sin usar.
card-book_kitchen = La cocina ahorradora
    .text = Educación, equipada. En la colonia, una vez por ronda: 1 ficha de comida.
card-book_captains = Cómo hablan los capitanes
    .text = Educación, equipada. Una vez por ronda sube en 1 un dado tuyo sin usar.
card-book_footwork = Juego de pies para principiantes
    .text = Educación, equipada. Una vez por ronda un ataque a zombis sin exposición.
card-book_joinery = Carpintería sin misterios
    .text = Educación, equipada. En la colonia, una vez por ronda: una acción de barricada sin dado.
card-plan_police = Plano: comisaría
    .text = Educación, equipada. Una vez por ronda, al buscar allí: mira y quédate 1 carta más.
card-plan_grocery = Plano: supermercado
    .text = Educación, equipada. Una vez por ronda, al buscar allí: mira y quédate 1 carta más.
card-plan_school = Plano: escuela
    .text = Educación, equipada. Una vez por ronda, al buscar allí: mira y quédate 1 carta más.
card-plan_library = Plano: biblioteca
    .text = Educación, equipada. Una vez por ronda, al buscar allí: mira y quédate 1 carta más.
card-plan_hospital = Plano: hospital
    .text = Educación, equipada. Una vez por ronda, al buscar allí: mira y quédate 1 carta más.
card-plan_gas = Plano: gasolinera
    .text = Educación, equipada. Una vez por ronda, al buscar allí: mira y quédate 1 carta más.
card-outsider_1 = Forastero
    .text = Un nuevo superviviente se une a ti.
card-outsider_2 = Forastero con un indefenso
    .text = Un nuevo superviviente se une a ti, y 1 indefenso llega a la colonia.
card-outsider_3 = Forastero con dos indefensos
    .text = Un nuevo superviviente se une a ti, y 2 indefensos llegan a la colonia.

survivor-moss = Moss
    .text = Un mordisco en la tirada de Moss es solo una herida, y uno que se extiende lo pasa de largo.
survivor-tobias_renner = Tobias Renner
    .text = Supermercado, una vez por ronda: una búsqueda mira y conserva 1 carta más.
survivor-percival_dunn = Percival Dunn
    .text = Al empezar tu turno puede dejar la partida: la moral sube en 1.
survivor-ferris_quill = Ferris Quill
    .text = Colonia, una vez por ronda: toma una carta al azar de otra mano.
survivor-ines_marlowe = Ines Marlowe
    .text = Lejos de la colonia tiene las habilidades de quienes estén con ella.
survivor-gus_petrakis = Gus Petrakis
    .text = Colonia, dado de 4 o más, una vez por ronda: 2 fichas de comida.
survivor-dana_whitlock = Dana Whitlock
    .text = Comisaría, una vez por ronda: una búsqueda mira y conserva 1 carta más.
survivor-pilar_ochoa = Pilar Ochoa
    .text = Una vez por ronda una búsqueda mira 3 cartas más.
survivor-lars_edgren = Lars Edgren
    .text = Colonia, una vez por ronda: limpiar la basura retira 5 cartas.
survivor-saffron_bell = Saffron Bell
    .text = Una vez por ronda: mira las 2 próximas crisis, ponlas en el orden que quieras y di dos palabras.
survivor-kenji_morita = Kenji Morita
    .text = Sus ataques no causan exposición.
survivor-signe_halvorsen = Signe Halvorsen
    .text = La congelación es para ella solo una herida.
survivor-martha_iyer = Martha Iyer
    .text = Colonia, cualquier dado, una vez por ronda, si hay algún indefenso: mata allí hasta 2 zombis, sin exposición.
survivor-bruno_castellan = Bruno Castellan
    .text = Muere solo con 4 heridas.
survivor-odette_farrow = Odette Farrow
    .text = Colonia, una vez por ronda: mira una carta al azar de otra mano.
survivor-walt_jessop = Walt Jessop
    .text = Sus movimientos no causan exposición.
survivor-priya_nanda = Priya Nanda
    .text = Hospital, una vez por ronda: una búsqueda mira y conserva 1 carta más.
survivor-viktor_asante = Viktor Asante
    .text = Colonia, una vez por ronda: un ataque con un segundo dado y una carta de medicina mata hasta 3 zombis, sin exposición.
survivor-eunice_pell = Eunice Pell
    .text = Biblioteca, una vez por ronda: una búsqueda mira y conserva 1 carta más.
survivor-rosalind_achebe = Rosalind Achebe
    .text = Escuela, cualquier dado, una vez por ronda: mata allí a 1 zombi, sin exposición.
survivor-marcus_thiele = Marcus Thiele
    .text = Cada búsqueda mira 1 carta más.
survivor-joan_kovac = Joan Kovac
    .text = Una vez por ronda una acción de barricada sin dado.
survivor-alban_reyes = Alban Reyes
    .text = Una vez por ronda vuelve a tirar cuantos dados tuyos sin usar quieras.
survivor-hana_lindqvist = Hana Lindqvist
    .text = Una vez por ronda quita una herida a alguien en su lugar.
survivor-cole_barrington = Cole Barrington
    .text = Una vez por ronda mira la carta superior de un mazo de objetos.
survivor-teresa_okafor = Teresa Okafor
    .text = Lejos de la colonia, una vez por ronda: muestra las 4 cartas superiores de allí; puedes tomar un forastero.
survivor-leopold_grange = Leopold Grange
    .text = Escuela, una vez por ronda: una búsqueda mira y conserva 1 carta más.
survivor-ruth_calder = Ruth Calder
    .text = Colonia, dado de 5 o más, una vez por ronda: mata allí hasta 2 zombis, sin exposición.
survivor-amos_delacroix = Amos Delacroix
    .text = Dado de 4 o más, una vez por ronda: mata hasta 2 zombis en su lugar y luego una tirada de exposición.
survivor-sylvia_hartmann = Sylvia Hartmann
    .text = Una vez por ronda sube en 1 un dado tuyo sin usar.

crisis-K01 = Depósitos secos
    .text = Moral -2.
crisis-K02 = Estantes vacíos
    .text = Moral -2.
crisis-K03 = Humor negro
    .text = Moral -2.
crisis-K04 = La tos
    .text = Cada superviviente no exiliado recibe una herida; moral -1.
crisis-K05 = El valle se vacía
    .text = 12 zombis en la colonia.
crisis-K06 = Faltan camas
    .text = Mueren los 2 supervivientes no exiliados de menor influencia.
crisis-K07 = Ceden las puertas
    .text = Desaparecen todas las barricadas de la colonia; 10 zombis allí.
crisis-K08 = Columna sin fin
    .text = 8 zombis en la colonia; moral -1.
crisis-K09 = Todos a la vez
    .text = 6 zombis en la colonia y 1 en cada otro lugar.
crisis-K10 = Agotados
    .text = Los 5 supervivientes no exiliados de mayor influencia sufren congelación.
crisis-K11 = Provisiones podridas
    .text = 1 ficha de hambre; moral -1.
crisis-K12 = Ojos entre los estantes
    .text = 3 zombis en la biblioteca y 3 en el supermercado.
crisis-K13 = Cambio de bando
    .text = Quien no esté exiliado pasa un superviviente a la izquierda; moral -1.
crisis-K14 = Ruidos en las salas
    .text = 3 zombis en la escuela y 3 en el hospital.
crisis-K15 = Atasco en el cruce
    .text = 3 zombis en la comisaría y 3 en la gasolinera.
crisis-K16 = Ventisca cegadora
    .text = Cada superviviente de fuera no exiliado recibe una herida.
crisis-K17 = Goteras
    .text = Quien no esté exiliado pierde una carta al azar; moral -1.
crisis-K18 = Hambre en la sala
    .text = Muere uno de cada tres indefensos, por exceso; además moral -1.
crisis-K19 = Pelea
    .text = Quien no esté exiliado elige a un superviviente propio que resulta herido.
crisis-K20 = Agua contaminada
    .text = La carta superior de cada mazo de objetos va a la basura; moral -1.

objective-MO01 = La larga oscuridad
    .text = Aguantad hasta la última comprobación con moral.
objective-MO02 = Despejar las calles
    .text = Pocos zombis fuera y no demasiados en la colonia.
objective-MO03 = Antídoto
    .text = Poned bastante medicina en el objetivo.
objective-MO04 = Cuatro paredes
    .text = Barricadas en la colonia y en los demás lugares.
objective-MO05 = Hasta dejarlo vacío
    .text = Vaciad dos mazos de objetos.
objective-MO06 = Despensa llena
    .text = Almacenad comida y combustible y levantad barricadas.
objective-MO07 = Las estufas encendidas
    .text = Quemad combustible en cada comprobación hasta la última ronda.
objective-MO08 = Convoy
    .text = Almacenad combustible y armad a los supervivientes.
objective-MO09 = Demasiados a la mesa
    .text = Alimentad a todos hasta la última comprobación.
objective-MO10 = Muestras de campo
    .text = Los zombis muertos pueden dar muestras: reunid bastantes.

secret-S01 = Depósito lleno
    .text = 3 cartas de combustible en mano.
secret-S02 = Mochila lista
    .text = Un arma, una comida, un combustible y una medicina en mano.
secret-S03 = Ratón de biblioteca
    .text = 2 cartas de educación en mano.
secret-S04 = Ardilla
    .text = 3 cartas de comida en mano.
secret-S05 = Paciente prudente
    .text = 2 cartas de medicina en mano.
secret-S06 = Cajón de pastillas
    .text = 3 cartas de medicina en mano.
secret-S07 = Bien armado
    .text = 2 armas equipadas.
secret-S08 = Inventor
    .text = Un arma y 2 herramientas en mano.
secret-S09 = Bolsillos hondos
    .text = 4 cartas en mano.
secret-S10 = Viaje por carretera
    .text = 2 combustibles, una comida y un arma en mano.
secret-S11 = Dispensario
    .text = Medicina en mano, y nada más.
secret-S12 = Ni un rasguño
    .text = Ninguno de tus supervivientes está herido.
secret-S13 = Familia numerosa
    .text = Más supervivientes que cada otro jugador.
secret-S14 = Tierra quemada
    .text = 4 barricadas en la colonia y una carta de combustible en mano.
secret-S15 = Ermitaño
    .text = Exactamente 1 superviviente.
secret-S16 = Viejo rencor
    .text = 3 supervivientes están fuera de la partida.
secret-S17 = Urraca
    .text = Más cartas en mano que cada otro jugador.
secret-S18 = Casa limpia
    .text = Todo traidor está exiliado, si lo había.
secret-S19 = Escuela nocturna
    .text = 2 cartas de educación equipadas.
secret-S20 = Heridos en pie
    .text = 3 heridas en tus supervivientes.
secret-S21 = Impecable
    .text = Como mucho 5 cartas en la basura.
secret-S22 = Puerta abierta
    .text = 3 indefensos en la colonia.
secret-S23 = El lado bueno
    .text = La moral es 4 o más.
secret-S24 = Noches tranquilas
    .text = Como mucho 6 zombis en la colonia.
secret-B01 = Enterrador
    .text = 5 supervivientes están fuera de la partida y tú tienes 2.
secret-B02 = Arsenal
    .text = 4 armas equipadas.
secret-B03 = Congregación
    .text = 2 supervivientes más que cada otro jugador.
secret-B04 = Glotón
    .text = 4 cartas de comida en mano.
secret-B05 = Investigación privada
    .text = 2 medicinas y 1 educación en mano.
secret-B06 = Maquinista
    .text = 3 herramientas en mano.
secret-B07 = Huida
    .text = 3 combustibles en mano y ninguno de los tuyos en la colonia.
secret-B08 = Nueva dirección
    .text = El superviviente más influyente es tuyo y 2 de los tuyos están en la colonia.
secret-B09 = Único heredero
    .text = Exactamente 1 superviviente, sin heridas.
secret-B10 = Ruina lenta
    .text = 2 fichas de hambre y 8 zombis en la colonia.

exiled-E01 = Manitas
    .text = Se cumple el objetivo y tienes 4 herramientas. Un traidor: 3 herramientas.
exiled-E02 = Nueva compañía
    .text = Se cumple el objetivo y tienes más supervivientes que nadie. Un traidor: un mazo de objetos está vacío.
exiled-E03 = Ofrenda de paz
    .text = Se cumple el objetivo y tienes 5 cartas de comida. Un traidor: se cumple el objetivo.
exiled-E04 = Ajuste de cuentas
    .text = 5 supervivientes están fuera de la partida. Un traidor: 4.
exiled-E05 = A kilómetros
    .text = Se cumple el objetivo y tienes 3 combustibles. Un traidor: 3 combustibles.
exiled-E06 = Desperdigados
    .text = Se cumple el objetivo y tienes al menos 2 supervivientes, todos en lugares distintos. Un traidor: los tuyos están en 2 lugares.
exiled-E07 = Señor de la guerra
    .text = Se cumple el objetivo y tienes 2 armas equipadas. Un traidor: 2 armas equipadas.
exiled-E08 = Okupa
    .text = Se cumple el objetivo y cada lugar tuyo tiene una barricada. Un traidor: 12 zombis en la colonia.
exiled-E09 = Trapero
    .text = Se cumple el objetivo y tienes 6 cartas. Un traidor: 10 cartas en la basura.
exiled-E10 = Que pasen hambre
    .text = 2 fichas de hambre. Un traidor: lo mismo.

crossroads-X01 = El remolque helado
    .text = Un remolque está congelado contra el muelle, con las puertas selladas por una cortina de hielo. Dentro algo golpea, para y vuelve a golpear. Por la rendija huele a cebolla.
    .one = Romper el hielo (comida +3; 2 zombis allí)
    .two = Encadenar las puertas (hasta 1 barricadas allí)

story-X01 = { crossroads-X01.text } 1: { crossroads-X01.one }. 2: { crossroads-X01.two }.

cause-X01 = { crossroads-X01 }

crossroads-X02 = El libro de guardia
    .text = Las últimas páginas del libro están escritas por seis manos. Cada agente se despidió con un nombre que vigilar. Dos de esos nombres duermen en vuestra colonia.
    .one = Leerlo a solas (elige un jugador; mira 2 cartas al azar de esa mano)
    .two = Quemarlo para calentarse (cura a quien actuó en 1)

story-X02 = { crossroads-X02.text } 1: { crossroads-X02.one }. 2: { crossroads-X02.two }.

cause-X02 = { crossroads-X02 }

crossroads-X03 = Marcas de tiza
    .text = Alguien ha marcado con tiza en la puerta cada visita tuya. La de hoy ya está, todavía húmeda. Junto al felpudo hay un par de botas bien puestas.
    .one = Esperar al dueño (un superviviente se une a ti; una herida para quien actuó)
    .two = Borrarla y atrancar la puerta (hasta 2 barricadas allí)

story-X03 = { crossroads-X03.text } 1: { crossroads-X03.one }. 2: { crossroads-X03.two }.

cause-X03 = { crossroads-X03 }

crossroads-X04 = Cuenta corta
    .text = El encargado cuenta las latas dos veces y te mira. Faltan tres. En la cola nadie dice nada, y eso es peor que gritar.
    .one = Devolverlo (descarta una carta de comida; comida +2)
    .two = Encogerse de hombros (dados +1; tira un dado, 1-2: moral -1)

story-X04 = { crossroads-X04.text } 1: { crossroads-X04.one }. 2: { crossroads-X04.two }.

cause-X04 = { crossroads-X04 }

crossroads-X05 = El embalse
    .text = El camino recto cruza el embalse, y el hielo canta a cada paso. A mitad hay un trineo, cargado y abandonado. La otra orilla no parece más cerca.
    .one = Tomar el trineo (roba 2 allí; tira un dado, 1: quien actuó muere; 2-3: congelación para quien actuó)
    .two = Seguir andando (dados -1)

story-X05 = { crossroads-X05.text } 1: { crossroads-X05.one }. 2: { crossroads-X05.two }.

cause-X05 = { crossroads-X05 }

crossroads-X06 = El viejo calefactor
    .text = El viejo calefactor aún funciona si alguien lo atiende toda la noche. Será lo más ruidoso del valle. Las manos están azules y la paciencia es poca.
    .one = Pulgar arriba: encenderlo (cura a cada herido de la colonia en 1, primero la congelación; 4 zombis en la colonia)
    .two = Pulgar abajo: guardarlo (una herida para el menos influyente de la colonia)

story-X06 = { crossroads-X06.text } 1: { crossroads-X06.one }. 2: { crossroads-X06.two }.

cause-X06 = { crossroads-X06 }

crossroads-X07 = El regimiento de hojalata
    .text = Un regimiento de soldaditos forma en el alféizar, todos mirando a la misma rendija de las tablas. Alguien pequeño ha hecho guardia. Te agachas y miras donde miran ellos.
    .one = Mirar por la rendija (elige un mazo; mira las 3 primeras cartas y devuélvelas como quieras)
    .two = Llevar el regimiento a casa (dados -1; moral +1)

story-X07 = { crossroads-X07.text } 1: { crossroads-X07.one }. 2: { crossroads-X07.two }.

cause-X07 = { crossroads-X07 }

crossroads-X08 = Una nota doblada
    .text = Te meten una nota en la bota mientras duermes. Enumera, sin errores, todo lo que te has guardado. No hay firma, solo el dibujo de un candado.
    .one = Comprar silencio (da una carta a quien está a tu izquierda)
    .two = Romperla (quien está a tu izquierda mira tu mano)

story-X08 = { crossroads-X08.text } 1: { crossroads-X08.one }. 2: { crossroads-X08.two }.

cause-X08 = { crossroads-X08 }

crossroads-X09 = Tres golpes
    .text = Tres golpes en la puerta, una pausa, otros tres. Por la mirilla ves a un hombre que sostiene a un niño por el cuello. Detrás de ellos la nieve se mueve.
    .one = Abrir (llegan 2 indefensos; moral +1; 1 zombis en la colonia)
    .two = Callar (tira un dado, 1-2: moral -1)

story-X09 = { crossroads-X09.text } 1: { crossroads-X09.one }. 2: { crossroads-X09.two }.

cause-X09 = { crossroads-X09 }

crossroads-X10 = La tapa abombada
    .text = La tapa de una lata está abombada, solo un poco, y suspira cuando entra el cuchillo. No huele a gran cosa. Veinte personas tienden el cuenco.
    .one = Servirla (comida +1; tira un dado, 1: muere un indefenso; 2-3: una herida para el menos influyente de la colonia)
    .two = Enterrarla (comida -1)

story-X10 = { crossroads-X10.text } 1: { crossroads-X10.one }. 2: { crossroads-X10.two }.

cause-X10 = { crossroads-X10 }

crossroads-X11 = Bajo el cristal
    .text = Bajo los cristales rotos del último piso alguien ha mantenido vivas unas bandejas de plantones. Están flacos y amarillos y casi listos. Las lámparas zumban tanto que se nota.
    .one = Cortarlo todo ya (comida +2; ruido +2 allí)
    .two = Dejar las lámparas encendidas (la próxima ronda, si uno de los tuyos está allí, comida +4)

story-X11 = { crossroads-X11.text } 1: { crossroads-X11.one }. 2: { crossroads-X11.two }.

cause-X11 = { crossroads-X11 }

crossroads-X12 = Un favor debido
    .text = Tu amigo te tiende la cosa y no la suelta enseguida. Me debes una, dice, bastante alto. Varios están escuchando.
    .one = Saldar ahora (quien dio toma una carta tuya al azar)
    .two = Tomarlo a risa (dados -1)

story-X12 = { crossroads-X12.text } 1: { crossroads-X12.one }. 2: { crossroads-X12.two }.

cause-X12 = { crossroads-X12 }

crossroads-X13 = Detrás del armario
    .text = Arrastras un armario hasta la puerta y debajo había una trampilla. Una escalera baja a la oscuridad. Sube aire tibio.
    .one = Bajar (roba 1 allí; 1 exposición para quien actuó)
    .two = Clavarla (hasta 1 barricadas allí)

story-X13 = { crossroads-X13.text } 1: { crossroads-X13.one }. 2: { crossroads-X13.two }.

cause-X13 = { crossroads-X13 }

crossroads-X14 = La chaqueta de rescate
    .text = El que acabas de tumbar lleva la chaqueta de rescate, y la radio del hombro sigue caliente. Una voz repite unas coordenadas. No está lejos.
    .one = Contestar a la voz (tira un dado, 4-6: un superviviente se une a ti; 1-3: 2 zombis allí)
    .two = Tomar la batería (dados +1)

story-X14 = { crossroads-X14.text } 1: { crossroads-X14.one }. 2: { crossroads-X14.two }.

cause-X14 = { crossroads-X14 }

crossroads-X15 = La trastienda
    .text = Una habitación de atrás está intacta, con las lámparas en fila y las sillas en su sitio. Sobre la mesa hay un registro de todo lo que el pueblo guardó. Tienes luz para una sola página.
    .one = Leer sobre el pueblo (elige un mazo; roba 1 allí)
    .two = Leer sobre el invierno (mira las próximas 3 crisis y devuélvelas como quieras)

story-X15 = { crossroads-X15.text } 1: { crossroads-X15.one }. 2: { crossroads-X15.two }.

cause-X15 = { crossroads-X15 }

crossroads-X16 = Parecido de familia
    .text = Tenía la cara de tu hermano, o casi. Te quedas mirándolo más de la cuenta. Alguien dice tu nombre dos veces.
    .one = Seguir adelante (una herida para quien actuó)
    .two = Sentarse en la nieve (dados -1)

story-X16 = { crossroads-X16.text } 1: { crossroads-X16.one }. 2: { crossroads-X16.two }.

cause-X16 = { crossroads-X16 }

crossroads-X17 = Tres por estufa
    .text = La más joven de los tuyos se levanta en la cena y pregunta por qué un grupo duerme a tres por estufa mientras otro se hiela. Hay un murmullo de acuerdo. Cae una cuchara.
    .one = Pulgar arriba: repartir (quien tiene más supervivientes da un seguidor a quien tiene menos)
    .two = Pulgar abajo: dejarlo (tira un dado, 1-4: moral -1)

story-X17 = { crossroads-X17.text } 1: { crossroads-X17.one }. 2: { crossroads-X17.two }.

cause-X17 = { crossroads-X17 }

crossroads-X18 = Bajo el montón
    .text = En el fondo del montón la basura se mueve. Ratas, cientos, y gordas. El cocinero no parece tan asqueado como pensativo.
    .one = Atraparlas (comida +2; una herida para tu menos influyente de la colonia)
    .two = Quemar el montón (3 cartas de la basura dejan la partida)

story-X18 = { crossroads-X18.text } 1: { crossroads-X18.one }. 2: { crossroads-X18.two }.

cause-X18 = { crossroads-X18 }

crossroads-X19 = Motor frío
    .text = El motor tose y muere a una calle de llegar. En el espejo, unas siluetas se vuelven hacia el ruido. Tienes quizá un minuto y una buena idea.
    .one = Dejarlo (descarta una carta al azar)
    .two = Arreglarlo allí mismo (1 exposición para quien actuó; si el superviviente vive, recupera el combustible)

story-X19 = { crossroads-X19.text } 1: { crossroads-X19.one }. 2: { crossroads-X19.two }.

cause-X19 = { crossroads-X19 }

crossroads-X20 = El coro nocturno
    .text = Alguien ha empezado una canción en el dormitorio y se va extendiendo. Es una buena canción, y se oye desde lejos. Los vigías quieren una decisión, rápido.
    .one = Pulgar arriba: dejarlos cantar (moral +1; 4 zombis en la colonia)
    .two = Pulgar abajo: hacerlos callar (se van 1 indefensos)

story-X20 = { crossroads-X20.text } 1: { crossroads-X20.one }. 2: { crossroads-X20.two }.

cause-X20 = { crossroads-X20 }

crossroads-X21 = Pegado por dentro
    .text = Dentro del mango, bajo la cinta, hay una página de instrucciones, y encima un segundo texto a lápiz, más pequeño. Contesta al primero línea por línea. En la última los dos discuten.
    .one = Seguir el lápiz (vuelve a tirar los dados que quieras)
    .two = Seguir lo impreso (cura a quien actuó en 1)

story-X21 = { crossroads-X21.text } 1: { crossroads-X21.one }. 2: { crossroads-X21.two }.

cause-X21 = { crossroads-X21 }

crossroads-X22 = El abrigo prestado
    .text = Un abrigo cuelga junto a la puerta, abotonado como alrededor de un cuerpo. En el bolsillo hay llaves y una lista de la compra. La lista está con tu letra.
    .one = Ponerse el abrigo (cura toda la congelación de quien actuó; 1 zombis allí)
    .two = Tomar las llaves (roba 1 allí; dados -1)

story-X22 = { crossroads-X22.text } 1: { crossroads-X22.one }. 2: { crossroads-X22.two }.

cause-X22 = { crossroads-X22 }

crossroads-X23 = El segundo ruido
    .text = Haces tu ruido y vienen, como siempre. Esta vez otro ruido contesta desde la calle de al lado. Alguien te está usando de cebo.
    .one = Ir a ver (1 exposición para quien actuó; si el superviviente vive, elige un mazo; si el superviviente vive, roba 1 allí)
    .two = Callar (desaparecen hasta 1 zombis allí)

story-X23 = { crossroads-X23.text } 1: { crossroads-X23.one }. 2: { crossroads-X23.two }.

cause-X23 = { crossroads-X23 }

crossroads-X24 = Un viejo conocido
    .text = Fingen no conocerte. Con este partías el pan. El viento tapa cualquier cosa que dos personas puedan decirse.
    .one = Intercambiar (elige un jugador; cambia una carta al azar con ese jugador)
    .two = Dejar un mensaje en la puerta (2 zombis en la colonia)

story-X24 = { crossroads-X24.text } 1: { crossroads-X24.one }. 2: { crossroads-X24.two }.

cause-X24 = { crossroads-X24 }

crossroads-X25 = Más que de sobra
    .text = Por una vez hay más que de sobra, y nadie se fía. Media sala quiere un banquete. La otra media quiere un candado.
    .one = Pulgar arriba: banquete (comida -3; moral +1)
    .two = Pulgar abajo: guardarlo bajo llave (hasta 2 barricadas en la colonia)

story-X25 = { crossroads-X25.text } 1: { crossroads-X25.one }. 2: { crossroads-X25.two }.

cause-X25 = { crossroads-X25 }

crossroads-X26 = La lista
    .text = La tabla que clavas tiene algo escrito por detrás. Es una lista de nombres con fecha de ayer. El tuyo es el último.
    .one = Enseñársela a los demás (tira un dado, 1-2: moral -1; 4-6: moral +1)
    .two = Clavarla hacia dentro (hasta 1 barricadas en la colonia)

story-X26 = { crossroads-X26.text } 1: { crossroads-X26.one }. 2: { crossroads-X26.two }.

cause-X26 = { crossroads-X26 }

crossroads-X27 = Un cubo en una cuerda
    .text = El hueco de la escalera está tapado con camas, atadas desde arriba. Baja un cubo en una cuerda. Dentro hay una moneda y una receta.
    .one = Surtir la receta (descarta una carta de medicina; un superviviente se une a ti)
    .two = Quedarse la moneda (ruido +1 allí; roba 1 allí)

story-X27 = { crossroads-X27.text } 1: { crossroads-X27.one }. 2: { crossroads-X27.two }.

cause-X27 = { crossroads-X27 }

crossroads-X28 = Color de moratón
    .text = El cielo del norte se ha puesto del color de un moratón. Lo has visto antes, hace años, con un techo encima. Podrías decir algo, o simplemente estar listo.
    .one = Dar la alarma (todos ven las próximas 2 crisis)
    .two = Estar listo (mira la próxima crisis; puedes ponerla bajo el mazo)

story-X28 = { crossroads-X28.text } 1: { crossroads-X28.one }. 2: { crossroads-X28.two }.

cause-X28 = { crossroads-X28 }

crossroads-X29 = Una sola manta
    .text = Llevan tres noches compartiendo una manta y una lata. Ahora se ríen de algo y no dicen de qué. Es la primera risa que oyes este mes.
    .one = Dejarlos descansar (cura a cada uno de los tuyos de fuera en 1; dados -1)
    .two = Separarlos (uno de los tuyos de fuera puede ir a otra parte sin exposición)

story-X29 = { crossroads-X29.text } 1: { crossroads-X29.one }. 2: { crossroads-X29.two }.

cause-X29 = { crossroads-X29 }

crossroads-X30 = Tabique fino
    .text = A través del tabique oyes un inventario susurrado. La voz es cuidadosa y los números no son pequeños. Contienes el aliento hasta que acaba.
    .one = Escuchar hasta el final (elige un jugador; mira esa mano)
    .two = Toser (dados +1)

story-X30 = { crossroads-X30.text } 1: { crossroads-X30.one }. 2: { crossroads-X30.two }.

cause-X30 = { crossroads-X30 }

crossroads-X31 = Los escalones de la entrada
    .text = La nieve ha sellado los escalones hasta la altura de las farolas. Hay una ventana, y un cuerpo congelado a medio pasar. Lleva el cinturón lleno.
    .one = Sacarlo de un tirón (roba 1 allí; 1 zombis allí)
    .two = Despejar los escalones (ruido -2 allí; hasta 1 barricadas allí; dados -1)

story-X31 = { crossroads-X31.text } 1: { crossroads-X31.one }. 2: { crossroads-X31.two }.

cause-X31 = { crossroads-X31 }

crossroads-X32 = La línea roja
    .text = Del corte sale ahora una línea roja, recta como una carretera. Nadie quiere ser el que lo diga. En la caja hay una sierra y en la puerta una correa.
    .one = Cortar (elige un superviviente; cura a ese superviviente del todo; una herida para ese superviviente; dados -2)
    .two = Esperar (elige un superviviente; tira un dado, 1: una herida para ese superviviente)

story-X32 = { crossroads-X32.text } 1: { crossroads-X32.one }. 2: { crossroads-X32.two }.

cause-X32 = { crossroads-X32 }

crossroads-X33 = Nombres prestados
    .text = Los recién llegados contestan a su nombre con un latido de retraso. Llevan buenas botas, mejores que las tuyas. Alguien debería preguntar, y todos te miran a ti.
    .one = Preguntar (tira un dado, 1-2: el menos influyente de tus seguidores deja la partida; 5-6: moral +1)
    .two = Dejarlo estar (descarta una carta al azar)

story-X33 = { crossroads-X33.text } 1: { crossroads-X33.one }. 2: { crossroads-X33.two }.

cause-X33 = { crossroads-X33 }

crossroads-X34 = Una gran hoguera
    .text = Hay madera seca para una gran hoguera en el tejado. Podría verse desde la autopista, o desde todo lo demás. La cerilla ya está fuera de la caja.
    .one = Pulgar arriba: encenderla (tira un dado, 4-6: moral +2; 1-3: 5 zombis en la colonia)
    .two = Pulgar abajo: usar la madera (hasta 2 barricadas en la colonia)

story-X34 = { crossroads-X34.text } 1: { crossroads-X34.one }. 2: { crossroads-X34.two }.

cause-X34 = { crossroads-X34 }

crossroads-X35 = Dos llaves
    .text = El armario pide dos llaves a la vez, y sois dos. Dentro hay bastante para una sola mochila. Los dos tenéis una mano en la puerta.
    .one = Compartir (elige un jugador; roba 1 allí; ese jugador roba 1 allí)
    .two = Ser más rápido (roba 2 allí; elige un superviviente; una herida para ese superviviente)

story-X35 = { crossroads-X35.text } 1: { crossroads-X35.one }. 2: { crossroads-X35.two }.

cause-X35 = { crossroads-X35 }

crossroads-X36 = Fiebre de encierro
    .text = Nadie ha salido en todo el día, y se nota. Dos de los tuyos están de pie por una cuchara perdida. Los demás ya no fingen no escuchar.
    .one = Ponerse en medio (una herida para tu menos influyente de la colonia)
    .two = Dejarlos gritar (2 zombis en la colonia)

story-X36 = { crossroads-X36.text } 1: { crossroads-X36.one }. 2: { crossroads-X36.two }.

cause-X36 = { crossroads-X36 }

crossroads-X37 = Barcos de papel
    .text = Los niños han doblado viejos avisos en forma de barcos, y una flota entera se seca junto a la estufa. Uno pregunta si lo llevarás al río. El río está lejos.
    .one = Prometerlo (dados -2; moral +1)
    .two = Hoy no (no pasa nada)

story-X37 = { crossroads-X37.text } 1: { crossroads-X37.one }. 2: { crossroads-X37.two }.

cause-X37 = { crossroads-X37 }

crossroads-X38 = Descalzo
    .text = Un catre está vacío y la puerta de fuera sin pestillo. Una hilera de huellas se aleja, descalza. Van muy bien espaciadas.
    .one = Ir tras ellas (el menos influyente de tus seguidores va a otro lugar de fuera sin exposición; 2 exposición para ese superviviente)
    .two = Cerrar la puerta (el menos influyente de tus seguidores deja la partida)

story-X38 = { crossroads-X38.text } 1: { crossroads-X38.one }. 2: { crossroads-X38.two }.

cause-X38 = { crossroads-X38 }

crossroads-X39 = Emisora de números
    .text = La radio de la centralita se enciende sola, se apaga y vuelve a encenderse. Entre los chasquidos una voz lee números. Tienes un lápiz y no sabes cuánto durará.
    .one = Anotarlos (mira las 2 primeras cartas de dos mazos)
    .two = Contestar (tira un dado, 5-6: un superviviente se une a ti; 1-2: ruido +2 en la comisaría)

story-X39 = { crossroads-X39.text } 1: { crossroads-X39.one }. 2: { crossroads-X39.two }.

cause-X39 = { crossroads-X39 }

crossroads-X40 = Aceite derramado
    .text = El bidón se vuelca al dejarlo, y la mitad se ha ido antes de que nadie se mueva. La mancha avanza hacia las literas. No es culpa de nadie, y todos saben de quién.
    .one = Limpiarlo (dados -1)
    .two = Dejarlo (2 cartas de la gasolinera van a la basura)

story-X40 = { crossroads-X40.text } 1: { crossroads-X40.one }. 2: { crossroads-X40.two }.

cause-X40 = { crossroads-X40 }

crossroads-X41 = Siluetas pequeñas
    .text = Son pequeñas, y son varias, y se mueven como quien tiene miedo. Entonces una se vuelve. Tienes que decidir antes que los demás.
    .one = Acabar con ello (mata hasta 3 zombis allí; una herida para quien actuó)
    .two = Retroceder (quien actuó va a otra parte sin exposición)

story-X41 = { crossroads-X41.text } 1: { crossroads-X41.one }. 2: { crossroads-X41.two }.

cause-X41 = { crossroads-X41 }

crossroads-X42 = La litera vacía
    .text = La puerta se cierra y nadie vuelve a lo que hacía. Hay una litera vacía con un hueco tibio. Alguien pone allí su mochila y luego la retira.
    .one = Quedarse la litera (elige un superviviente; cura a ese superviviente en 1)
    .two = Dejarla vacía (todo no exiliado puede volver a tirar un dado)

story-X42 = { crossroads-X42.text } 1: { crossroads-X42.one }. 2: { crossroads-X42.two }.

cause-X42 = { crossroads-X42 }

crossroads-X43 = Doble fondo
    .text = La caja está vacía, pero el cajón es menos hondo que la caja. Bajo el doble fondo hay un bulto envuelto en hule. En la tapa alguien ha rayado: NO ES TUYO.
    .one = Tomarlo (toma la primera carta de arma del mazo en la gasolinera; 1 zombis allí)
    .two = Tomar la calderilla (ruido -1 allí)

story-X43 = { crossroads-X43.text } 1: { crossroads-X43.one }. 2: { crossroads-X43.two }.

cause-X43 = { crossroads-X43 }

crossroads-X44 = Tierra dura
    .text = Hay un cuerpo bajo una lona, y la tierra está demasiado dura para abrirla. Quemar es rápido, y quemar huele. Todos esperan que les digan cuál de las dos.
    .one = Pulgar arriba: quemarlo (moral +1; 3 zombis en la colonia)
    .two = Pulgar abajo: llevarlo al bosque (elige un superviviente; 1 exposición para ese superviviente)

story-X44 = { crossroads-X44.text } 1: { crossroads-X44.one }. 2: { crossroads-X44.two }.

cause-X44 = { crossroads-X44 }

crossroads-X45 = Una mesa honesta
    .text = Nadie ha dicho aún la palabra, pero todos la piensan. Un viejo empuja la lámpara al centro de la mesa. Una cosa cada uno, dice, para saber que no estamos solos.
    .one = Pulgar arriba: enseñar una cosa (todo no exiliado muestra una carta; moral +1)
    .two = Pulgar abajo: apagar la lámpara (tira un dado, 1-3: moral -1)

story-X45 = { crossroads-X45.text } 1: { crossroads-X45.one }. 2: { crossroads-X45.two }.

cause-X45 = { crossroads-X45 }

crossroads-X46 = Puente de cables
    .text = Entre este tejado y el siguiente cuelga un puente de cables anudados. Alguien lo ha cruzado a menudo. Al otro lado se apaga una luz.
    .one = Cruzar (quien actuó va a otro lugar de fuera sin exposición; roba 1 allí)
    .two = Cortarlo (ruido +1 allí; hasta 1 barricadas allí)

story-X46 = { crossroads-X46.text } 1: { crossroads-X46.one }. 2: { crossroads-X46.two }.

cause-X46 = { crossroads-X46 }

crossroads-X47 = Sal
    .text = En la despensa no queda más que sal. El cocinero pone igualmente los cuencos, y las cucharas. La gente se sienta.
    .one = Compartir lo propio (juega una carta de comida; comida +1)
    .two = No decir nada (tira un dado, 1-2: moral -1)

story-X47 = { crossroads-X47.text } 1: { crossroads-X47.one }. 2: { crossroads-X47.two }.

cause-X47 = { crossroads-X47 }

crossroads-X48 = La entrada principal
    .text = Entraste por delante porque estaba más cerca. Fue un error. El vestíbulo está lleno, y todas las cabezas se vuelven.
    .one = Cruzar corriendo (1 exposición para quien actuó; si el superviviente vive, roba 1 allí)
    .two = Salir hacia atrás (quien actuó va a otra parte sin exposición)

story-X48 = { crossroads-X48.text } 1: { crossroads-X48.one }. 2: { crossroads-X48.two }.

cause-X48 = { crossroads-X48 }

crossroads-X49 = La llave de repuesto
    .text = Tienes los bolsillos vacíos, y por una vez nadie quiere nada de ti. En el silencio ves la llave. Lleva bajo tu litera desde la primera semana.
    .one = Probar las puertas cercanas (elige un mazo; roba 1 allí)
    .two = Probar las puertas lejanas (elige un mazo; roba 2 allí; elige un superviviente; 1 exposición para ese superviviente)

story-X49 = { crossroads-X49.text } 1: { crossroads-X49.one }. 2: { crossroads-X49.two }.

cause-X49 = { crossroads-X49 }

crossroads-X50 = Aleros que gotean
    .text = A mediodía gotea agua de los aleros. Puede no significar nada. La gente ha salido a ponerse debajo con las manos abiertas.
    .one = Pulgar arriba: descansar un rato (moral +1; todos los no exiliados: dados -1)
    .two = Pulgar abajo: seguir (dados +1; cualquier otro no exiliado puede volver a tirar un dado)

story-X50 = { crossroads-X50.text } 1: { crossroads-X50.one }. 2: { crossroads-X50.two }.

cause-X50 = { crossroads-X50 }

crossroads-X51 = La niña más alta
    .text = Una niña de unos once años te ha seguido por la puerta con las botas de otro. Dice que carga tanto como un hombre, y trae un saco para demostrarlo. En casa nadie sabe que ha salido.
    .one = Llevarla contigo (roba 2 allí; tira un dado, 1-2: muere un indefenso)
    .two = Acompañarla de vuelta (dados -1)

story-X51 = { crossroads-X51.text } 1: { crossroads-X51.one }. 2: { crossroads-X51.two }.

cause-X51 = { crossroads-X51 }

crossroads-X52 = Una sola aguja limpia
    .text = Hay una sola aguja limpia y en la ampolla alcanza para un brazo. La tienes tú. Ellos ya se han remangado.
    .one = Tu brazo (elige un superviviente; cura a ese superviviente en 2)
    .two = Su brazo (elige un superviviente; cura a ese superviviente en 1; dados +1)

story-X52 = { crossroads-X52.text } 1: { crossroads-X52.one }. 2: { crossroads-X52.two }.

cause-X52 = { crossroads-X52 }

crossroads-X53 = Pajas de dos largos
    .text = Ya hay más bocas que manos, y alguien por fin ha hecho la cuenta en voz alta. En la mesa hay un puñado de pajas, de dos largos. Los pequeños creen que es un juego.
    .one = Pulgar arriba: echar pajas (se van 2 indefensos; comida +2; moral -1)
    .two = Pulgar abajo: quemar las pajas (todos los no exiliados: dados -1)

story-X53 = { crossroads-X53.text } 1: { crossroads-X53.one }. 2: { crossroads-X53.two }.

cause-X53 = { crossroads-X53 }

crossroads-X54 = Tras el mostrador
    .text = Un viejo boticario vive tras su propio mostrador y guarda lo que queda para clientes que no vendrán. Pide ver la receta. Las manos le tiemblan demasiado para apuntar.
    .one = Tomar lo que buscabas (roba 2 allí; una herida para quien actuó)
    .two = Pedirle que venga a casa (toma la primera carta de medicina del mazo allí; llegan 1 indefensos; tira un dado, 5-6: moral +1)

story-X54 = { crossroads-X54.text } 1: { crossroads-X54.one }. 2: { crossroads-X54.two }.

cause-X54 = { crossroads-X54 }

crossroads-X55 = El sonajero
    .text = Siguen el cochecito por el sonajero atado al manillar, y alguien lo entendió antes que tú. No miras bajo la capota. Funcionaría otra vez mañana, y pasado.
    .one = Empujarlo cuesta abajo (desaparecen hasta 3 zombis allí; moral -1)
    .two = Cortar el sonajero (1 exposición para quien actuó; si el superviviente vive, dados +1)

story-X55 = { crossroads-X55.text } 1: { crossroads-X55.one }. 2: { crossroads-X55.two }.

cause-X55 = { crossroads-X55 }

crossroads-X56 = El segundo libro
    .text = La encargada lleva dos libros: lo que la gente dio y lo que cree que pudo haber dado. Gira el segundo para que leas tu línea. Es más corta de lo que temías y más larga de lo que querrías.
    .one = Vaciar los bolsillos (muestra 2 cartas al azar de tu mano; dados +1)
    .two = Pedir leer otra línea (elige un jugador; mira 1 cartas al azar de esa mano; dados -1)

story-X56 = { crossroads-X56.text } 1: { crossroads-X56.one }. 2: { crossroads-X56.two }.

cause-X56 = { crossroads-X56 }

crossroads-X57 = Agua de fregar
    .text = Las manos bajaron y no eran bastantes, y ahora todos comparten cocina con esa cuenta. A quien nombraste friega a tu lado. Hay un cuchillo en algún lugar del agua.
    .one = Secar los platos (da una carta a ese jugador)
    .two = Decir que tenías razón (mira 2 cartas al azar de esa mano; moral -1)

story-X57 = { crossroads-X57.text } 1: { crossroads-X57.one }. 2: { crossroads-X57.two }.

cause-X57 = { crossroads-X57 }

crossroads-X58 = El paquete
    .text = Desde la loma ves las lámparas de la sala, y ya sabes quién lleva cada una. Alguien ha dejado un paquete al otro lado de la alambrada, donde no miran las patrullas. Puede que sea bondad.
    .one = Recogerlo (elige un mazo; roba 1 allí; elige un superviviente; 1 exposición para ese superviviente)
    .two = Cortar la alambrada (3 zombis en la colonia; dados +1)

story-X58 = { crossroads-X58.text } 1: { crossroads-X58.one }. 2: { crossroads-X58.two }.

cause-X58 = { crossroads-X58 }

crossroads-X59 = Buenas botas
    .text = Lo que queda cabe en una manta: buenas botas, un anillo, una lata de melocotones que nadie conocía. El hermano está en la puerta y no entra. Todos miran las botas.
    .one = Doblar la manta y dársela (dados -2; moral +1)
    .two = Echarlo a suertes (comida +1; cura en 1 a un superviviente de la colonia; tira un dado, 1-3: moral -1)

story-X59 = { crossroads-X59.text } 1: { crossroads-X59.one }. 2: { crossroads-X59.two }.

cause-X59 = { crossroads-X59 }

crossroads-X60 = En lo que se convirtió
    .text = Por un momento la sostienen los dos, y en ese momento ves en qué se ha convertido. El invierno pasado colgaba en un cobertizo. Ahora la gente baja la voz cuando entra en una sala.
    .one = Guardarla bajo llave de noche (hasta 1 barricadas allí)
    .two = Dejar que la lleven (dados +1; tira un dado, 1-2: una herida para quien actuó)

story-X60 = { crossroads-X60.text } 1: { crossroads-X60.one }. 2: { crossroads-X60.two }.

cause-X60 = { crossroads-X60 }

crossroads-X61 = Más alto que ella
    .text = Pones tu parte con las demás, y por primera vez el montón es más alto que la niña que lo guarda. Pregunta si bastará. Pregunta si puede decírselo a los otros.
    .one = Decir que sí (tira un dado, 4-6: moral +1; 1: moral -1)
    .two = Decir: sigue contando (dados +1)

story-X61 = { crossroads-X61.text } 1: { crossroads-X61.one }. 2: { crossroads-X61.two }.

cause-X61 = { crossroads-X61 }

crossroads-X62 = El suelo mojado
    .text = Hicieron falta tres personas para separaros. Nadie pregunta quién empezó, porque todos miraban. Una anciana ya está de rodillas con un trapo.
    .one = Pedir perdón (da una carta a quien controla a la víctima; cura a quien actuó en 1)
    .two = Marcharse (quien actuó va a otra parte sin exposición; moral -1)

story-X62 = { crossroads-X62.text } 1: { crossroads-X62.one }. 2: { crossroads-X62.two }.

cause-X62 = { crossroads-X62 }

crossroads-X63 = El hombre del final de la cola
    .text = Hacen cola ante quien cura en tu grupo, enfermos o no, porque ayuda que te miren. El hombre del final no tiene nada. Quiere una nota que diga que sí, porque mañana le toca salir.
    .one = Escribir la nota (dados -2; moral +1)
    .two = Mandarlo fuera (elige un mazo; roba 1 allí; tira un dado, 1-3: moral -1)

story-X63 = { crossroads-X63.text } 1: { crossroads-X63.one }. 2: { crossroads-X63.two }.

cause-X63 = { crossroads-X63 }

crossroads-X64 = La silla junto a la estufa
    .text = Nadie lo decidió nunca, pero la silla junto a la estufa es tuya, y la gente espera a que te sientes. Hoy un hombre al que apenas conoces se queda de pie delante. Pregunta qué hiciste para ganártela.
    .one = Levantarse (dados -1; cualquier otro no exiliado puede volver a tirar un dado)
    .two = Seguir sentado (dados +1; tira un dado, 1-3: moral -1)

story-X64 = { crossroads-X64.text } 1: { crossroads-X64.one }. 2: { crossroads-X64.two }.

cause-X64 = { crossroads-X64 }

crossroads-X65 = La muesca del cazo
    .text = El cazo puede llenarse hasta el borde o hasta la muesca, y la muesca es la mitad. Alguien propone el borde para quienes salen. Los que no pueden salir escuchan desde la cama.
    .one = Pulgar arriba: el borde para quien trabaja (todos los no exiliados: dados +1; tira un dado, 1-3: muere un indefenso)
    .two = Pulgar abajo: la muesca para todos (comida +1; una herida para el menos influyente de la colonia)

story-X65 = { crossroads-X65.text } 1: { crossroads-X65.one }. 2: { crossroads-X65.two }.

cause-X65 = { crossroads-X65 }

crossroads-X66 = El nombre del frasco
    .text = Solo cuando el frasco está vacío lees la etiqueta hasta el final. Era para un niño de nueve años. Conoces el nombre: está escrito con tiza sobre una de las camas.
    .one = Repararlo (descarta una carta de medicina; moral +1)
    .two = Arrancar la etiqueta (tira un dado, 1-2: muere un indefenso; 3: moral -1)

story-X66 = { crossroads-X66.text } 1: { crossroads-X66.one }. 2: { crossroads-X66.two }.

cause-X66 = { crossroads-X66 }

crossroads-X67 = Pago
    .text = Se ha corrido la voz de que sabes hacer algo que los demás no. Hay nueve personas en la puerta, y cada una trae algo para pagar. Algunas traen todo lo que tienen.
    .one = Aceptar el pago (comida +2; tira un dado, 1-3: moral -1)
    .two = No tomar nada (cura en 1 a un superviviente de la colonia)

story-X67 = { crossroads-X67.text } 1: { crossroads-X67.one }. 2: { crossroads-X67.two }.

cause-X67 = { crossroads-X67 }

crossroads-X68 = Contar los pasos
    .text = Queda un solo hueco, y dos personas corren aún al otro lado. La tabla está en tus manos. Detrás de ti alguien cuenta en voz alta los pasos que les faltan.
    .one = Aguantar el hueco (llegan 2 indefensos; moral +1; 1 exposición para quien actuó)
    .two = Cerrarlo (hasta 2 barricadas allí; moral -1)

story-X68 = { crossroads-X68.text } 1: { crossroads-X68.one }. 2: { crossroads-X68.two }.

cause-X68 = { crossroads-X68 }

crossroads-X69 = Corteza
    .text = El caldo es gris, y lleva corteza, y algo que fue un cinturón. El bebé no lo quiere. Su padre te pregunta, muy bajo, qué les dieron a los del tejado.
    .one = Traerle lo mismo (comida -2; moral +1)
    .two = Decir que también era corteza (tira un dado, 1-2: muere un indefenso; 3: moral -1)

story-X69 = { crossroads-X69.text } 1: { crossroads-X69.one }. 2: { crossroads-X69.two }.

cause-X69 = { crossroads-X69 }

crossroads-X70 = La casa del montón
    .text = Detrás de la sala al montón le ha salido una puerta. Alguien vive dentro, y de lo que los demás éramos demasiado orgullosos para acabar. Lo tiene muy ordenado.
    .one = Invitarlos a entrar (llegan 1 indefensos; 4 cartas de la basura dejan la partida)
    .two = Tomar sus provisiones (comida +2; tira un dado, 1-3: moral -1)

story-X70 = { crossroads-X70.text } 1: { crossroads-X70.one }. 2: { crossroads-X70.two }.

cause-X70 = { crossroads-X70 }

crossroads-X71 = Pasar lista
    .text = El registro está abierto, y cada día desde la primera nieve está marcado. Las marcas siguen once días después de que pudiera quedar alguien. En el rincón los pupitres se apilan contra un armario.
    .one = Mover los pupitres (roba 2 allí; tira un dado, 1-3: 2 zombis allí; 4: una herida para quien actuó)
    .two = Marcar hoy e irse (mira las 3 primeras cartas y devuélvelas como quieras)

story-X71 = { crossroads-X71.text } 1: { crossroads-X71.one }. 2: { crossroads-X71.two }.

cause-X71 = { crossroads-X71 }

crossroads-X72 = Una bota en el umbral
    .text = Los oyes antes de que te oigan: dos voces, una risa y luego tu nombre. Lo que dicen no es amable, ni del todo falso. Tienes una bota en el umbral.
    .one = Entrar (elige un jugador; ese jugador mira tu mano; dados +1)
    .two = Escuchar un poco más (elige un jugador; mira 2 cartas al azar de esa mano; 1 zombis allí)

story-X72 = { crossroads-X72.text } 1: { crossroads-X72.one }. 2: { crossroads-X72.two }.

cause-X72 = { crossroads-X72 }

crossroads-X73 = Fuera de plazo
    .text = Tras el mostrador hay un diario que no es de la biblioteca. Quien lo escribía cuidaba las fechas y descuidaba los nombres, y los nombres son los nuestros. Una página dice quién abrió la puerta la primera noche.
    .one = Leerlo en la sala (elige un jugador; se muestran 2 cartas al azar de esa mano; tira un dado, 1-3: moral -1)
    .two = Echarlo a la estufa (cura a quien actuó en 1; dados -1)

story-X73 = { crossroads-X73.text } 1: { crossroads-X73.one }. 2: { crossroads-X73.two }.

cause-X73 = { crossroads-X73 }

crossroads-X74 = La panadera de alguien
    .text = Cuando acaba, alguien dice el nombre de lo que has tumbado. Hacía el pan de toda la calle. Su hija está dentro, en la segunda fila de camas, y está despierta.
    .one = Decírselo a la hija (dados -1; tira un dado, 5-6: moral +1; 1-2: se van 1 indefensos)
    .two = Arrastrarla atrás (desaparecen hasta 1 zombis en la colonia; tira un dado, 1-2: moral -1)

story-X74 = { crossroads-X74.text } 1: { crossroads-X74.one }. 2: { crossroads-X74.two }.

cause-X74 = { crossroads-X74 }

crossroads-X75 = Con mucha educación
    .text = Está cargada. Lo sabías, pero lo sabes de otra manera ahora que cuelga entre las camas. Un niño pregunta si puede sostenerla, y lo pregunta con mucha educación.
    .one = Enseñarle (tira un dado, 1: muere un indefenso; 3-6: dados +2)
    .two = Colgarla en alto (hasta 1 barricadas en la colonia)

story-X75 = { crossroads-X75.text } 1: { crossroads-X75.one }. 2: { crossroads-X75.two }.

cause-X75 = { crossroads-X75 }

crossroads-X76 = La llave de la puerta
    .text = Hay una sola llave de la puerta, y hasta hoy nadie preguntaba quién la llevaba. Ahora preguntan todos, y todos tienen un nombre listo. Registrad las camas, dice el cocinero, y empezad por la mía.
    .one = Pulgar arriba: registrar las camas (todo no exiliado muestra una carta al azar; moral +1; 3 zombis en la colonia)
    .two = Pulgar abajo: dejar las camas en paz (tira un dado, 1-2: moral -1; 6: moral +1)

story-X76 = { crossroads-X76.text } 1: { crossroads-X76.one }. 2: { crossroads-X76.two }.

cause-X76 = { crossroads-X76 }

crossroads-X77 = Delante de tus pies
    .text = Te has sentado antes que los demás, y lo han visto. Una mujer que te dobla la edad sigue llevando agua por delante de tus pies. No dice nada; solo camina cada vez un poco más despacio.
    .one = Tomar el otro cubo (dados -2; comida +1)
    .two = Quedarte donde estás (cura en 1 a un superviviente tuyo; tira un dado, 1-2: moral -1)

story-X77 = { crossroads-X77.text } 1: { crossroads-X77.one }. 2: { crossroads-X77.two }.

cause-X77 = { crossroads-X77 }

crossroads-X78 = Uno largo, dos cortos
    .text = El silbato cuelga del cuello de quien dirige el día, y hoy eres tú. Un pitido largo llama a las patrullas; dos cortos las mandan más lejos. Alguien sigue en la niebla.
    .one = Uno largo (elige un superviviente; ese superviviente va a la colonia sin exposición; 2 zombis en la colonia)
    .two = Dos cortos (elige un mazo; roba 2 allí; 1 exposición para el menos influyente de fuera)

story-X78 = { crossroads-X78.text } 1: { crossroads-X78.one }. 2: { crossroads-X78.two }.

cause-X78 = { crossroads-X78 }

crossroads-X79 = El sitio del perro
    .text = Han vuelto con un tiempo en que nadie debería estar fuera, y se ponen a la luz para que les veas las manos. No piden una cama. Piden el sitio del perro junto a la puerta, hasta la mañana.
    .one = Pulgar arriba: dejarlos entrar hasta la mañana (cura a cada herido de los exiliados en 1, primero la congelación; comida -2; moral +1)
    .two = Pulgar abajo: oscurecer la ventana (una herida para el menos influyente de cada exiliado; tira un dado, 1-3: moral -1)

story-X79 = { crossroads-X79.text } 1: { crossroads-X79.one }. 2: { crossroads-X79.two }.

cause-X79 = { crossroads-X79 }

crossroads-X80 = La manga izquierda
    .text = El guardia te pide que te remangues, y tiene razón. Bajo la izquierda hay una marca. Crees que es del alambre, y estás casi seguro.
    .one = Enseñarla (cura a quien actuó en 1; dados -2)
    .two = Dejar la manga como está (tira un dado, 1: quien actuó muere; 2-3: moral -1)

story-X80 = { crossroads-X80.text } 1: { crossroads-X80.one }. 2: { crossroads-X80.two }.

cause-X80 = { crossroads-X80 }
cause-K01 = { crisis-K01 }
cause-K02 = { crisis-K02 }
cause-K03 = { crisis-K03 }
cause-K04 = { crisis-K04 }
cause-K05 = { crisis-K05 }
cause-K06 = { crisis-K06 }
cause-K07 = { crisis-K07 }
cause-K08 = { crisis-K08 }
cause-K09 = { crisis-K09 }
cause-K10 = { crisis-K10 }
cause-K11 = { crisis-K11 }
cause-K12 = { crisis-K12 }
cause-K13 = { crisis-K13 }
cause-K14 = { crisis-K14 }
cause-K15 = { crisis-K15 }
cause-K16 = { crisis-K16 }
cause-K17 = { crisis-K17 }
cause-K18 = { crisis-K18 }
cause-K19 = { crisis-K19 }
cause-K20 = { crisis-K20 }
cause-food_1 = { card-food_1 }
cause-food_2 = { card-food_2 }
cause-food_3 = { card-food_3 }
cause-book_kitchen = { card-book_kitchen }
cause-gus_petrakis = { survivor-gus_petrakis }
cause-percival_dunn = { survivor-percival_dunn }

setting-main_objective-MO01 = { objective-MO01 }
setting-main_objective-MO02 = { objective-MO02 }
setting-main_objective-MO03 = { objective-MO03 }
setting-main_objective-MO04 = { objective-MO04 }
setting-main_objective-MO05 = { objective-MO05 }
setting-main_objective-MO06 = { objective-MO06 }
setting-main_objective-MO07 = { objective-MO07 }
setting-main_objective-MO08 = { objective-MO08 }
setting-main_objective-MO09 = { objective-MO09 }
setting-main_objective-MO10 = { objective-MO10 }

event-game_set_up = El objetivo es { $objective } ({ $side }): moral { $morale }, { $track } rondas, { $helpless } indefensos. Cada cual recibe { $hand } cartas
event-groups_revealed = Los grupos: { $groups }. Líderes: { $leaders }. { $player } es el primer jugador
event-round_began = Empieza la ronda { $round }; { $player } es el primer jugador
event-step_began = Ahora: { $step }
event-crisis_revealed = La crisis de esta ronda: { $crisis }
event-dice_rolled = Dados de acción: { $dice }
event-order_decided = { $player } decide qué va primero
event-turn_ending = { $player } va a terminar el turno
event-turn_ended = { $player } ha terminado el turno
event-first_player_changed = { $player } es ahora el primer jugador
event-die_spent = { $player } gasta un { $die }
event-die_changed = Un dado de { $player } pasa de { $die } a { $result }
event-dice_gained = { $player } gana dados: { $dice }
event-dice_lost = { $player } pierde un { $die }
event-exposure_rolled = Exposición de { $survivor }: { $face }
event-roll_made = El dado muestra { $die }
event-sample_rolled = Tirada de muestra { $die }: ahora { $samples } muestras
event-relocated = { $survivor } va de { $start } a { $location }
event-frostbite_drain = La congelación avanza: { $survivors }
event-wounded = { $survivor } recibe { $kind }
event-healed = { $survivor } se libra de { $kind }
event-bite_spread = El mordisco pasa a { $survivor } en { $location }
event-survivor_killed = { $survivor } de { $player } muere en { $location } ({ $cause }); equipo: { $items }
event-survivor_removed = { $survivor } de { $player } deja la partida ({ $cause }); equipo: { $items }
event-survivor_joined = { $survivor } se une a { $player } en { $location }
event-survivor_passed = { $survivor } pasa de { $start } a { $player }
event-leader_chosen = { $survivor } lidera ahora el grupo de { $player }
event-helpless_changed = Indefensos: { $helpless } ({ $cause })
event-hand_removed = Las { $count } cartas de { $player } dejan la partida
event-hand_removed-you = Tu mano deja la partida: { $cards }
event-player_eliminated = { $player } queda fuera de la partida
event-zombies_added = { $count } zombis en { $location } (entradas { $entrances })
event-zombie_killed = Muere un zombi en { $location } (entrada { $entrance })
event-zombie_removed = Un zombi deja { $location } (entrada { $entrance })
event-zombies_moved = { $count } zombis van de { $start } a { $location } (entradas { $taken }; { $entrances })
event-barricades_placed = { $count } barricadas en { $location } (entradas { $entrances })
event-barricade_destroyed = Cae una barricada en { $location } (entrada { $entrance })
event-noise_changed = Ruido en { $location }: { $noise }
event-noise_rolled = Ruido en { $location }: el dado muestra { $die }, quedan { $noise }
event-food_changed = Comida: { $food } ({ $cause })
event-starved = No hay bastante comida: { $starvation } fichas de hambre
event-morale_changed = Moral: { $morale } ({ $cause })
event-round_track_moved = Rondas restantes: { $track }
event-attracted = { $survivor } atrae zombis a { $location }
event-searched = { $survivor } busca en { $location } (habilidades: { $abilities }; objetos: { $items })
event-search_drawn = { $player } mira { $count } cartas en { $location }
event-search_drawn-you = Miras { $cards } en { $location }
event-search_kept = { $player } se queda { $count } cartas en { $location }; { $under } van bajo el mazo
event-search_kept-you = Te quedas { $cards }; { $under } van bajo el mazo en { $location }
event-item_used = { $survivor } usa { $item }
event-message_posted = { $player } avisa a todos: { $words }
event-card_played = { $player } juega { $card } (de { $source })
event-card_equipped = { $player } da { $card } a { $survivor }
event-card_discarded = { $player } descarta { $card }
event-card_recovered = { $player } recupera { $card }
event-card_stolen = { $player } le quita una carta a { $start }
event-card_stolen-you = { $player } le quita { $card } a { $start }
event-card_given = { $start } da una carta a { $player }
event-card_given-you = { $start } da { $card } a { $player }
event-cards_drawn = { $player } roba { $count } cartas en { $location }
event-cards_drawn-you = Robas { $cards } en { $location }
event-cards_shown = Mostradas en { $location }: { $cards }
event-cards_wasted = A la basura, de { $location }: { $cards }
event-hand_shown = { $player } muestra { $cards }
event-hand_looked_at = { $player } mira { $count } cartas de { $target }
event-hand_looked_at-you = { $player } mira estas cartas de { $target }: { $cards }
event-deck_looked_at = { $player } mira { $count } cartas de encima del mazo en { $location }
event-deck_looked_at-you = Encima del mazo en { $location }: { $cards }
event-crises_looked_at = { $player } mira las próximas { $count } crisis
event-crises_looked_at-you = Las próximas crisis: { $crises }
event-crises_shown = Las próximas crisis: { $crises }
event-deck_reordered = { $player } devuelve { $count } cartas en el orden que quiere
event-deck_shuffled = Se baraja el mazo en { $location }
event-waste_removed = Fuera de la basura y de la partida: { $cards }; quedan { $waste }
event-handed_off = { $survivor } entrega { $item } a { $target }
event-hand_off_refused = { $player } no quiere { $item } de { $survivor }
event-request_declined = { $target } no da nada a { $player }
event-request_granted = { $target } da { $card } a { $player } para jugarla al momento
event-contributed_to_crisis = { $player } aporta { $count } cartas a la crisis (equipo: { $items })
event-contributed_to_crisis-you = Aportas { $count } cartas a la crisis: { $cards }; equipo: { $items }
event-crisis_card_turned = Se descubre: { $card }; total { $total }
event-contributed_to_objective = { $player } aporta al objetivo: { $cards }
event-colony_despaired = Se ha echado a dos inocentes, y la colonia desespera
event-ballots_revealed = Los votos: { $ballots }
event-exiled-you = { $player } queda exiliado. Tu nuevo objetivo: { $card }
event-crossroads_resolved = { $crossroads }: se cumple la opción { $option }
event-effect_stored = Puede haber comida para { $player } en { $location } en la ronda { $round }
event-game_ended = { $reason } Ganadores: { $winners }. Objetivos: { $objectives }; de exiliados: { $exiled }. Manos: { $hands }; manos perdidas: { $lost_hands }

claim-hold = { $speaker } dice: tengo { $number } de { $symbol }
claim-gave = { $speaker } dice: di { $number } de { $symbol } a la crisis
claim-will_give = { $speaker } dice: daré { $number } de { $symbol } a la crisis
claim-need = { $speaker } dice: busco { $symbol }
claim-goal = { $speaker } dice: para mi objetivo aún quiero { $number } de { $symbol }
claim-loyal = { $speaker } dice: no soy un traidor
claim-suspect = { $speaker } dice: creo que el traidor es { $seat }
claim-trust = { $speaker } dice: confío en { $seat }
claim-ballot = { $speaker } dice: votaré { $ballot }
claim-go = { $speaker } dice: voy aquí: { $location }
claim-come = { $speaker } dice: { $seat } debería ir aquí: { $location }
claim-seen_deck = { $speaker } dice: he visto { $card } casi encima aquí: { $location }
claim-seen_hand = { $speaker } dice: he visto { $card } en manos de { $seat }
claim-chip-hold = Lo que tengo
claim-chip-gave = Lo que di
claim-chip-will_give = Lo que daré
claim-chip-need = Lo que busco
claim-chip-goal = Lo que pide mi objetivo
claim-chip-loyal = No soy un traidor
claim-chip-suspect = De quién sospecho
claim-chip-trust = En quién confío
claim-chip-ballot = Cómo votaré
claim-chip-go = Adónde voy
claim-chip-come = Adónde debería ir alguien
claim-chip-seen_deck = Lo que hay en un mazo
claim-chip-seen_hand = Lo que tiene alguien

option-survivor = { $survivor }
option-leader = Lidera { $survivor }
option-ability = Con la habilidad de { $survivor }
option-from = Algo que lleva { $survivor }
option-location = { $location }
option-card = { $card }
option-item = { $card }, equipado
option-symbol = Una carta con el símbolo { $symbol }
option-crisis = { $crisis }
option-word = «{ $forecast }»
option-player = { $player }
option-ask = Pídesela a { $player }
option-entrance = Entrada { $entrance }
option-die = El dado con { $die }
option-their_die = El { $die } de { $player }
option-number = { $number } fichas
option-option = Opción { $option }
option-zombie = Un zombi
option-go = Adelante
option-stop = Ya basta
option-done = Eso es todo
option-one_more = Uno más
option-noise = Hacer ruido por otra carta
option-noise_flashlight = Hacer ruido, con la linterna: tres cartas más
option-none = Ninguno
option-neither = Sin ninguno de los dos
option-any = Cualquier carta
option-supply = Para las provisiones
option-on_die = Para subir un dado
option-wound = Una herida normal
option-frostbite = Congelación
option-fuel = Con combustible de tu mano
option-no_fuel = Sin combustible
option-decline = No dar nada
option-accept = Aceptar
option-refuse = Rechazar
option-yes = Sí
option-no = No
option-kill = Dejar morir al superviviente: el mordisco se detiene
option-roll = Tirar el dado
option-leave_it = Dejarla encima
option-under = Ponerla bajo el mazo
option-ability_first = Primero la habilidad
option-frostbite_first = Primero la congelación
option-play = Jugarla
option-to_crisis = Aportarla a la crisis

wish-any = cualquier carta

setting-mode = Cómo se juega: cada cual con su objetivo, o todos juntos.
setting-mode-auto = según el número de jugadores
setting-mode-standard = con objetivos secretos
setting-mode-coop = cooperativo
setting-mode-two_player = para dos
setting-main_objective = El objetivo principal de la colonia.
setting-main_objective-random = al azar
setting-side = La cara del objetivo principal.
setting-side-auto = según el modo
setting-side-normal = normal
setting-side-hardcore = difícil
setting-betrayer = Es más probable que haya un traidor.
setting-betrayal_card = Puede haber un traidor.
setting-player_elimination = Quien pierde al último superviviente queda fuera.
setting-mature_filter = Dejar fuera las cartas de Encrucijada más duras.
setting-crisis_threshold = Quién cuenta para las cartas que pide una crisis.
setting-crisis_threshold-all = todos los que siguen en la partida
setting-crisis_threshold-non_exiled = quienes no están exiliados
setting-attract_count = Cuántos zombis se atraen.
setting-attract_count-exact = dos, o cuantos se pueda
setting-attract_count-up_to = hasta dos
setting-outsider_request_to_crisis = Un forastero pedido puede ir a la crisis.
setting-requested_equip_to_crisis = El equipo pedido puede ir a la crisis en la misma ronda.
setting-morale_checkpoints = Mientras llegan zombis, la moral se mira solo tras cada parte.
setting-max_declined_requests = Cuántas veces se puede recibir un no en un turno.
setting-max_hand_offs = Cuántos objetos pueden cambiar de manos en un turno.
setting-coop_open_hands = En una partida cooperativa todas las manos están descubiertas.
setting-balance_profile = Los números del objetivo principal.
setting-balance_profile-auto = según el modo
setting-balance_profile-printed = como están impresos
setting-balance_profile-tuned = ajustados al número de jugadores
setting-morale_offset = Se suma a la moral inicial.
setting-decision_timer_s = Segundos para una respuesta; 0 significa sin relojes.
setting-turn_timer_s = Segundos para un turno entero; 0 significa según el ritmo.
setting-discussion_timer_s = Segundos para hablar antes de una votación; 0 significa según el ritmo.

wish-any_weapon = una carta con el símbolo { symbol-weapon }
wish-any_fuel = una carta con el símbolo { symbol-fuel }
wish-any_education = una carta con el símbolo { symbol-education }
wish-any_food = una carta con el símbolo { symbol-food }
wish-any_medicine = una carta con el símbolo { symbol-medicine }
wish-any_tool = una carta con el símbolo { symbol-tool }
wish-any_survivor = una carta con el símbolo { symbol-survivor }
wish-food_1 = { card-food_1 }
wish-food_2 = { card-food_2 }
wish-food_3 = { card-food_3 }
wish-medicine = { card-medicine }
wish-adrenaline = { card-adrenaline }
wish-fuel = { card-fuel }
wish-junk = { card-junk }
wish-padlock = { card-padlock }
wish-scissors = { card-scissors }
wish-reading_lamp = { card-reading_lamp }
wish-megaphone = { card-megaphone }
wish-night_goggles = { card-night_goggles }
wish-walkie_talkie = { card-walkie_talkie }
wish-rotten_flesh = { card-rotten_flesh }
wish-hammer = { card-hammer }
wish-snow_shoes = { card-snow_shoes }
wish-wrench = { card-wrench }
wish-baseball_bat = { card-baseball_bat }
wish-mop = { card-mop }
wish-flashlight = { card-flashlight }
wish-pistol = { card-pistol }
wish-shotgun = { card-shotgun }
wish-hunting_rifle = { card-hunting_rifle }
wish-lighter = { card-lighter }
wish-switchblade = { card-switchblade }
wish-book_breathing = { card-book_breathing }
wish-book_kitchen = { card-book_kitchen }
wish-book_captains = { card-book_captains }
wish-book_footwork = { card-book_footwork }
wish-book_joinery = { card-book_joinery }
wish-plan_police = { card-plan_police }
wish-plan_grocery = { card-plan_grocery }
wish-plan_school = { card-plan_school }
wish-plan_library = { card-plan_library }
wish-plan_hospital = { card-plan_hospital }
wish-plan_gas = { card-plan_gas }
wish-outsider_1 = { card-outsider_1 }
wish-outsider_2 = { card-outsider_2 }
wish-outsider_3 = { card-outsider_3 }

option-attack = { action-attack }
option-search = { action-search }
option-barricade = { action-barricade }
option-clean_waste = { action-clean_waste }
option-attract = { action-attract }
option-use_ability = { action-use_ability }
option-play_card = { action-play_card }
option-contribute_crisis = { action-contribute_crisis }
option-contribute_objective = { action-contribute_objective }
option-move = { action-move }
option-spend_food = { action-spend_food }
option-use_item = { action-use_item }
option-request = { action-request }
option-hand_off = { action-hand_off }
option-vote_exile = { action-vote_exile }
option-end_turn = { action-end_turn }

prompt-D01 = ¿Qué supervivientes conservas?
prompt-D02 = ¿Quién lidera tu grupo?
prompt-D03 = ¿Se va alguien para que suba la moral?
prompt-D04 = ¿Qué haces?
prompt-D05 = ¿Qué dado gastas?
prompt-D06 = ¿Qué superviviente?
prompt-D07 = ¿A quién atacas?
prompt-D08 = ¿Con qué ayuda?
prompt-D09 = ¿Qué carta lo acompaña?
prompt-D10 = ¿Qué zombi?
prompt-D11 = ¿Con qué ayuda?
prompt-D12 = ¿Haces ruido?
prompt-D13 = ¿Qué carta te quedas?
prompt-D14 = ¿Dónde va la barricada?
prompt-D15 = ¿Desde dónde, o hacia dónde?
prompt-D16 = ¿Qué zombi viene?
prompt-D17 = ¿Adónde va?
prompt-D18 = ¿A quién o a qué?
prompt-D19 = ¿Qué carta juegas?
prompt-D20 = ¿Cómo la usas?
prompt-D21 = ¿Quién la recibe?
prompt-D22 = ¿A quién se trata?
prompt-D23 = ¿Qué herida?
prompt-D24 = ¿Qué dado?
prompt-D25 = ¿Qué valor?
prompt-D26 = ¿Qué carta va a la crisis?
prompt-D27 = ¿Qué carta va al objetivo?
prompt-D28 = ¿Adónde?
prompt-D29 = ¿Con combustible?
prompt-D30 = ¿Cuántas fichas?
prompt-D31 = ¿A quién pides?
prompt-D32 = ¿Qué pides?
prompt-D33 = { $player } te pide esto: { $wish }. ¿Das una carta?
prompt-D34 = ¿Qué objeto?
prompt-D35 = ¿A quién?
prompt-D36 = { $survivor } te ofrece { $card }. ¿Lo tomas?
prompt-D37 = ¿Sobre quién se vota?
prompt-D38 = ¿Exiliar a { $player }?
prompt-D38-DW-XR-09 = { $crossroads }. { $story } ¿Cómo votas?
prompt-D39 = La votación está empatada. ¿Qué dices?
prompt-D40 = El mordisco alcanza a { $survivor }. ¿Qué haces?
prompt-D41 = ¿Quién lidera ahora?
prompt-D42 = ¿Quién sale primero?
prompt-D43 = ¿Adónde va tu superviviente?
prompt-D44 = ¿De quién se toma el sitio?
prompt-D45 = ¿Adónde va el recién llegado?
prompt-D46 = { $crossroads }. { $story } ¿Qué opción?
prompt-D47 = ¿Qué superviviente?
prompt-D48 = ¿Dónde?
prompt-D49 = ¿Qué jugador?
prompt-D50 = ¿Qué viene después, desde arriba?
prompt-D51 = ¿Lo haces?
prompt-D52 = ¿Qué dado?
prompt-D53 = ¿A quién pasas?
prompt-D54 = ¿Quién se hiere?
prompt-D55 = ¿Qué va primero?
prompt-D56 = ¿Cuál de los empatados?
prompt-D57 = ¿A qué seguidor entregas?
prompt-D58 = ¿Tu primera palabra?
prompt-D59 = ¿Tu segunda palabra?
prompt-D60 = ¿Te llevas un forastero?
prompt-D61 = ¿Vuelves a tirar un dado?
prompt-D62 = ¿Qué carta muestras?
prompt-D63 = ¿Qué carta?
prompt-D64 = ¿Qué dado ajeno baja?
prompt-D65 = ¿Cuál de tus dados sube?
prompt-D66 = ¿Con qué ayuda?
prompt-D67 = ¿Qué dado pierdes?
prompt-D68 = ¿Juegas el forastero o lo aportas a la crisis?

event-moved = { $fuel ->
         [0] { $survivor } va de { $start } a { $location }
        *[other] { $survivor } va con combustible de { $start } a { $location }
    }
event-bite_answered = { $rolls ->
         [0] { $survivor } queda a merced del mordisco
        *[other] Se tira por { $survivor }
    }
event-crisis_resolved = { $prevented ->
         [0] { $crisis } no se ha evitado: { $total } de { $threshold }
        *[other] { $crisis } se ha evitado: { $total } de { $threshold }
    }
event-objective_checked = { $met ->
         [0] El objetivo principal aún no está completo (combustible quemado: { $removed })
        *[other] El objetivo principal ya está completo
    }
event-tie_broken = { $passed ->
         [0] { $player } rompe el empate: no
        *[other] { $player } rompe el empate: sí
    }
event-crisis_card_moved = { $under ->
         [0] { $player } deja la próxima crisis donde está
        *[other] { $player } pone la próxima crisis bajo el mazo
    }
event-turn_started = { $held ->
         [0] Es el turno de { $player }; no quedan cartas de Encrucijada
        *[other] Es el turno de { $player }; { $holder } guarda una carta de Encrucijada
    }
event-turn_started-you = Es el turno de { $player }; guardas { $crossroads }
event-vote_called = { $target ->
         [none] { $player } lo somete a votación
        *[other] { $player } propone exiliar a { $target }
    }
event-exiled = { $objective ->
         [none] { $player } queda exiliado y no muestra objetivo
        *[other] { $player } queda exiliado; su objetivo era { $objective }
    }
event-card_taken = { $card ->
         [none] { $player } no encuentra nada así en { $location }
        *[other] { $player } toma { $card } en { $location }
    }
event-crossroads_triggered = { $survivor ->
         [none] { $player } ha llegado a una encrucijada: { $crossroads }
        *[other] { $player } ha llegado a una encrucijada con { $survivor }: { $crossroads }
    }
event-crossroads_put_under = { $player ->
         [none] La carta de Encrucijada va bajo el mazo; no era ninguna de estas: { $cards }
        *[other] La carta de Encrucijada de { $player } va bajo el mazo; no era ninguna de estas: { $cards }
    }
event-ability_used = { $player ->
         [none] { $survivor } usa la habilidad de { $ability }
        *[other] { $survivor } usa la habilidad de { $ability } con { $player }
    }
event-attacked = { $target ->
         [none] { $survivor } ataca a zombis en { $location } (con: { $items })
        *[other] { $hit ->
            [0] { $survivor } ataca a { $target }: el dado muestra { $die }, falla
           *[other] { $survivor } ataca a { $target }: el dado muestra { $die }, acierta
        }
    }
event-request_made = { $symbol ->
         [none] { $card ->
            [none] { $player } pide a { $target } cualquier carta
           *[other] { $player } pide a { $target } { $card }
        }
        *[other] { $player } pide a { $target } una carta con el símbolo { $symbol }
    }
event-game_set_up-you = { $own ->
         [none] El objetivo es { $objective } ({ $side }): moral { $morale }, { $track } rondas, { $helpless } indefensos. Tus { $hand } cartas: { $cards }. Supervivientes a elegir: { $survivors }
        *[other] El objetivo es { $objective } ({ $side }): moral { $morale }, { $track } rondas, { $helpless } indefensos. Tus { $hand } cartas: { $cards }. Supervivientes a elegir: { $survivors }. Tu propio objetivo: { $own }
    }
event-deck_reordered-you = Has devuelto las cartas en el orden que querías
