# The Thing: The Boardgame en español. Los mismos mensajes y las mismas variables que en.ftl.

game-title = The Thing: El juego de tablero
game-line = Mantened caliente la base, descubrid quién sigue siendo humano y marchaos antes de que el invierno lo haga por vosotros.

## Cartas y piezas

action-use = Usar
    .text = Activa la función del lugar.
action-repair = Reparar
    .text = Quita daño.
action-sabotage = Sabotear
    .text = Daña el lugar.
face-use = { action-use }
face-repair = { action-repair }
face-sabotage = { action-sabotage }
face-threat = Amenaza
piece-flamethrower = Lanzallamas
    .text = Está a la vista con sus cargas. Combate al alienígena, evita un encuentro, quema tu lugar y, con un alambre, hace la prueba a cualquiera.
piece-dynamite = Dinamita
    .text = Combate al alienígena o quema tu lugar; después se pierde.
piece-firearm = Arma de fuego
    .text = Evita un encuentro. La conservas, a la vista.
piece-melee = Arma cuerpo a cuerpo
    .text = Evita un encuentro; después se pierde.
piece-keys = Llaves
    .text = Arrancan el helicóptero de la base o la quitanieves, cuando está listo.
piece-torch = Linterna
    .text = A oscuras eliges tu carta; la acción especial roba dos.
piece-toolbox = Caja de herramientas
    .text = Quita un daño donde estás.
piece-fuel_can = Bidón de gasóleo
    .text = Lleva un barril a donde estás.
piece-wire = Alambre
    .text = Con un lanzallamas cargado: haz la prueba a cualquiera.
piece-blood_bag = Bolsa de sangre
    .text = Hace la prueba al jugador más sospechoso.
piece-failure = Fracaso
    .text = No sirve para nada.
back-weapon = arma
back-object = objeto
back-token = ficha de laboratorio
role-human = humano
    .want = Quieres que se salven todos los que siguen siendo humanos, y ningún alienígena con vosotros.
    .win = Ganas si un vehículo se va con todos los humanos vivos y ningún alienígena a bordo.
role-alien = alienígena
    .want = Quieres que ningún humano se marche: contágialos, congélalos, o vete con ellos.
    .win = Ganas si un alienígena sube a bordo, si un humano se queda atrás, si no queda ningún humano o si la base se congela.
token-human = humano
token-alien = alienígena
laid-human = dos fichas humanas
laid-alien = una ficha humana y una alienígena
dog-healthy = sano
dog-alien = alienígena
test-a = la prueba de sangre
test-b = la prueba del alambre candente

## La base

location-armory = Armería
location-kitchen = Cocina
location-storage = Almacén
location-base_helicopter = Helicóptero de la base
location-laboratory = Laboratorio
location-boiler_room = Sala de calderas
location-snowcat_shed = Cobertizo de la quitanieves
location-comms_room = Sala de comunicaciones
location-generator_room = Sala del generador
location-weather_station = Estación meteorológica
location-kennel = Perrera
location-rec_room = Sala de recreo
location-dormitory = Dormitorio
vehicle-rescue = el helicóptero de rescate
vehicle-base_helicopter = el helicóptero de la base
vehicle-snowcat_shed = la quitanieves
weather-sun = sol
weather-clouds = nubes
weather-snow = nieve
weather-storm = tormenta
colour-red = rojo
colour-yellow = amarillo
colour-green = verde
colour-blue = azul
colour-white = blanco
colour-black = negro
colour-orange = naranja
colour-purple = morado
character-bennings = Bennings
    .text = En la estación meteorológica: tira dos veces y se queda con lo que prefiera.
character-norris = Norris
    .text = Tiene su propia linterna: la oscuridad no le afecta.
character-clark = Clark
    .text = Los perros no le hacen nada.
character-blair = Dr. Blair
    .text = En el laboratorio: puede robar una ficha más.
character-garry = Garry
    .text = Tras robar: puede cambiar una carta (con dados: volver a tirar uno).
character-macready = MacReady
    .text = En la armería: mira tres armas.
character-nauls = Nauls
    .text = En la cocina: le basta con una comida.
character-windows = Windows
    .text = Su reparación quita un daño más.
state-character = en juego
state-revealed = alienígena revelado
state-dead = muerto
state-turned = transformado
mode-hidden = alienígenas ocultos
mode-coop = cooperativo
side-humans = los humanos
side-aliens = los alienígenas
end-escaped = Los humanos han escapado.
end-left_behind = Un humano se ha quedado atrás.
end-alien_aboard = Un alienígena ha subido a bordo.
end-frozen = La base se ha congelado.
end-no_human_left = No queda ningún humano.
end-no_way_out = No queda ninguna salida.
end-winter = El invierno ha tenido la última palabra.
end-nobody_left = No queda nadie de la tripulación.
reason-escaped = { end-escaped }
reason-left_behind = { end-left_behind }
reason-alien_aboard = { end-alien_aboard }
reason-frozen = { end-frozen }
reason-no_human_left = { end-no_human_left }
reason-no_way_out = { end-no_way_out }
reason-winter = { end-winter }
reason-nobody_left = { end-nobody_left }
channel-faction = Facción
step-setup = Preparación
step-weather = Meteorología
step-maintenance = Mantenimiento y rescate
step-alien_plan = El plan del alienígena
step-drawing = Robo de cartas
step-moves = Movimientos
step-encounters = Encuentros
step-alien = El alienígena
step-actions = Acciones
step-rec_room = Sala de recreo
step-tests = Pruebas
step-food = Comida
step-dogs = Perros y líder
step-escape = Huida
why-meeting = encuentro
why-dog = perro
why-vote = voto
why-test = prueba
why-cancelled = dado anulado
why_leader-succession = el siguiente a la izquierda
why_leader-marker = por el marcador de líder
why_leader-round = nueva ronda
cause-own_wish = por voluntad propia
cause-test = por una prueba
cause-threat = por la amenaza
cause-dog = por un perro
what-repair = daño quitado
what-load = barriles cargados
what-cook = comida preparada
what-nothing = no pasa nada
move-move = movimiento normal
move-special = acción especial
move-change = cambio de cartas
outcome-stronger = el alienígena es más fuerte
outcome-equal = igualdad: huye, y todos los que están allí se tumban
outcome-weaker = el alienígena es más débil y huye
offer_end-declined = rechazada
offer_end-withdrawn = retirada
offer_end-lapsed = caducada
die_change-rerolled = vuelto a tirar
die_change-set = puesto
die_change-cancelled = anulado
dice_for-action = para una acción
dice_for-escape = contra la huida

## Preguntas

prompt-waiting = Esperando a { $names }.
prompt-D01 = Elige un personaje.
prompt-D02 = La previsión dice: { $weather }. ¿La aceptas o tiras?
prompt-D03 = El dado muestra: { $weather }. ¿Qué tiempo vale?
prompt-D04 = Preparad el ataque. Fuerza disponible: { $force }
prompt-D05 = Tu plan: ¿otro lugar, o terminas? Fuerza restante: { $force }
prompt-D06 = ¿Cuánta fuerza pones ahí? Queda: { $force }
prompt-D07 = Garry: ¿cambias una carta?
prompt-D08 = { $player }: ¿qué haces esta ronda?
prompt-D09 = { $player }: ¿adónde vas?
prompt-D10 = ¿Qué carta entregas?
prompt-D11 = Dos cartas robadas: ¿cuál entregas?
prompt-D12 = { $player }: ¿qué cartas descartas?
prompt-D13 = { $player }: ¿qué carta coges? Quedan por coger: { $count }
prompt-D14 = ¿Qué lugar se resuelve ahora?
prompt-D15 = { $location }: el alienígena está aquí con fuerza { $force }. ¿Luchas?
prompt-D16 = { $location }: ¿qué hacéis con fuerza { $force }?
prompt-D17 = { $location }: ¿evitas el encuentro?
prompt-D18 = ¿Qué dos fichas pones?
prompt-D19 = ¿De quién miras la ficha?
prompt-D20 = Confirma tu rol.
prompt-D21 = Antes de que siga el líder: ¿juegas algo?
prompt-D22 = ¿Giras otra carta, o paras?
prompt-D23 = { $action }: ¿quién la hace?
prompt-D24 = { $action }: nadie puede. ¿Quién se tumba?
prompt-D25 = { $location }: ¿cuántas veces? Como mucho { $most }
prompt-D26 = ¿Con qué arma te quedas?
prompt-D27 = ¿Con qué objeto te quedas?
prompt-D28 = Dr. Blair: ¿robas una ficha más?
prompt-D29 = ¿Te quedas la ficha?
prompt-D30 = ¿Qué tiempo guardas?
prompt-D31 = ¿Adónde va el barril?
prompt-D32 = { $location }: ¿enseñas las llaves y os vais?
prompt-D33 = Turno abierto: cambiad, hablad, o declaraos listos para votar.
prompt-D34 = Tu oferta: ¿qué das, qué pides?
prompt-D35 = Aceptas la oferta de { $player }: ¿qué piezas entregas?
prompt-D36 = ¿A quién acusas?
prompt-D37 = Última ocasión: ¿te revelas?
prompt-D38 = La prueba de sangre: ¿te ofreces?
prompt-D39 = La prueba del alambre candente: ¿te ofreces?
prompt-D40 = Varios voluntarios para { $test }: ¿quién la hace?
prompt-D41 = ¿A quién le haces { $test }?
prompt-D42 = La despensa está vacía: ¿qué carta descartas?
prompt-D43 = ¿Sube { $player } a bordo?
prompt-D44 = Empate: ¿sube { $player } a bordo?
prompt-D45 = Puedes subir a bordo. ¿Subes?
prompt-D46 = ¿Quién puede subir al helicóptero de rescate?
prompt-D47 = { $player }: ¿qué personaje mueves?
prompt-D48 = { $player }: ¿adónde va { $character }?
prompt-D49 = { $location }: ¿alguien evita el encuentro?
prompt-D50 = { $location }: el alienígena está aquí con fuerza { $force }. ¿Alguien lucha?
prompt-D51 = La amenaza os ha alcanzado: ¿a quién perdéis?
prompt-D52 = ¿Quién recibe la tirada?
prompt-D53 = { $character }: ¿vuelves a tirar un dado?
prompt-D54 = Desde el dormitorio: ¿pones un dado para { $character }?
prompt-D55 = { $character }: ¿anulas un dado, por un paso de sospecha?
prompt-D56 = { $character }: ¿qué acción?
prompt-D57 = ¿Tiras otra vez para otro, o paras?
prompt-D58 = Sala de recreo: ¿cambia de manos alguna pieza?
prompt-D59 = ¿Quién lo recibe?
prompt-D60 = ¿Quién hace { $test }?
prompt-D61 = ¿A quién hacéis { $test }?
prompt-D62 = ¿Quién sube a bordo?
option-character = { $character }
option-weather = { $weather }
option-store = Guardar: { $weather }
option-exchange = Cambiar { $action }
option-hand_in = Entregar { $action }
option-discard = Descartar { $action }
option-take = Coger { $action }
option-go = { $location }
option-card = { $location }
option-location = { $location }
option-fuel = A: { $location }
option-assimilate = Asimilar a { $player }
option-look = Mirar una ficha de { $player }
option-assign = { $player }
option-lay_down = Se tumba { $player }
option-partner = A { $player }
option-accept = Aceptar la oferta de { $player }
option-decline = Rechazar la oferta de { $player }
option-vote = Acusar a { $player }
option-tester = La prueba la hace { $player }
option-test = Prueba a { $player }
option-give = Dar { $piece }
option-give_open = Dar la carta a la vista: { $piece }
option-ask = Pedir una pieza oculta: { $back }
option-ask_open = Pedir la carta a la vista: { $piece }
option-hand_over = Entregar { $piece }
option-keep = Quedarse { $piece }
option-play = Jugar { $piece }
option-burn = Quemar el lugar: { $piece }
option-fight = Luchar: { $piece }
option-avoid = Evitarlo: { $piece }
option-give_flames = Dar el lanzallamas con cargas: { $charges }
option-ask_flames = Pedir el lanzallamas con cargas: { $charges }
option-force = Fuerza { $force }
option-confirm_plan = Confirmar el plan número { $proposal }
option-times = Veces: { $times }
option-forecast = Aceptar la previsión
option-roll = Tirar
option-draft = Preparar un plan
option-finish = Terminar
option-move = Movimiento normal
option-move_torch = Movimiento normal, enseñando una linterna
option-special = Acción especial: tirar la mano
option-special_torch = Acción especial, enseñando una linterna
option-change = Cambio de cartas en el dormitorio
option-board = Subir a bordo
option-stay = Quedarse
option-no = No
option-assimilate_dog = Asimilar al perro
option-wreck = Sabotaje
option-nothing = No hacer nada
option-tokens_human = Dos fichas humanas
option-tokens_alien = Una ficha humana y una alienígena
option-confirm = Sé lo que soy
option-flip = Girar la siguiente carta
option-stop = Nada más
option-one_more = Una más
option-keep_token = Quedársela
option-discard_token = Descartarla boca abajo
option-show_keys = Enseñar las llaves e irse
option-offer = Hacer una oferta
option-withdraw = Retirar tu oferta
option-reveal = Revelarte como alienígena
option-call_vote = Convocar la votación
option-abstain = No acusar a nadie
option-volunteer = Hacer la prueba
option-admit = Dejar subir
option-refuse = Rechazar
option-may_board = Puede subir { $character }
option-figure = { $character }
option-taken = { $character }
option-give_roll = { $character }
option-to = A { $character }
option-tester_as = { $character }
option-test_as = Prueba a { $character }
option-admit_as = Sube { $character }
option-leave_as = Se queda { $character }
option-reroll = Volver a tirar: { $face }
option-cancel = Anular: { $face }
option-dormitory = { location-dormitory }
option-use = { action-use }
option-repair = { action-repair }
option-play_as = { $character } juega { $piece }
option-fight_as = { $character } lucha: { $piece }
option-avoid_as = { $character } lo evita con { $piece }
option-piece_as = { $piece } de { $character }
option-set = { $face } pasa a { $to }
option-pass = Paso

## Mientras otros deciden

waiting-D01 = { $who }: elección del personaje
waiting-D02 = { $who }: decisión sobre la previsión
waiting-D03 = { $who }: decisión sobre el tiempo
waiting-D04 = Los alienígenas preparan su plan: { $who }
waiting-D05 = { waiting-D04 }
waiting-D06 = { waiting-D04 }
waiting-D07 = { $who }: posible cambio de una carta
waiting-D08 = { $who }: decisión sobre la ronda
waiting-D09 = { $who }: elección del lugar
waiting-D10 = { $who }: elección de la carta que entrega
waiting-D11 = { $who }: elección entre dos cartas
waiting-D12 = { $who }: cambio de cartas
waiting-D13 = { $who }: búsqueda en el mazo
waiting-D14 = { $who }: elección del siguiente lugar
waiting-D15 = { $who }: luchar contra el alienígena o no
waiting-D16 = Los alienígenas deciden qué hacen: { $who }
waiting-D17 = { $who }: posibilidad de evitar el encuentro
waiting-D18 = { $who }: colocación de fichas
waiting-D19 = { $who }: de quién mirar la ficha
waiting-D20 = { $who }: confirmación del rol
waiting-D21 = Antes de que siga el líder: { $who }
waiting-D22 = { $who }: seguir girando o parar
waiting-D23 = { $who }: elección de quién hace la carta
waiting-D24 = { $who }: elección de quién se tumba
waiting-D25 = { $who }: decisión de cuántas veces
waiting-D26 = { $who }: examen de armas
waiting-D27 = { $who }: examen de objetos
waiting-D28 = { $who }: posible ficha más
waiting-D29 = { $who }: examen de una ficha de laboratorio
waiting-D30 = { $who }: elección de la previsión que guarda
waiting-D31 = { $who }: elección del lugar del barril
waiting-D32 = { $who } ante un vehículo listo
waiting-D33 = Turno abierto: { $who }
waiting-D34 = { waiting-D33 }
waiting-D35 = { waiting-D33 }
waiting-D36 = La votación: { $who }
waiting-D37 = Última ocasión de revelarse: { $who }
waiting-D38 = La prueba de sangre: { $who }
waiting-D39 = La prueba del alambre candente: { $who }
waiting-D40 = { $who }: elección de quién hace la prueba
waiting-D41 = { $who }: elección de a quién probar
waiting-D42 = La despensa está vacía, se descarta una carta: { $who }
waiting-D43 = Deciden los que están a bordo: { $who }
waiting-D44 = { $who }: desempate
waiting-D45 = { $who }: invitación a bordo
waiting-D46 = { $who }: elección de quién puede subir
waiting-D47 = { $who }: movimiento de personajes
waiting-D48 = { waiting-D47 }
waiting-D49 = { $who }: posibilidad de que alguien evite el encuentro
waiting-D50 = { $who }: alguien puede luchar
waiting-D51 = { $who }: elección de quién se pierde
waiting-D52 = { $who }: reparto de la tirada
waiting-D53 = { $who }: posible nueva tirada
waiting-D54 = { $who }: posible dado que poner
waiting-D55 = { $who }: posible anulación de dados
waiting-D56 = { $who }: elección de la acción
waiting-D57 = { $who }: seguir tirando o parar
waiting-D58 = { $who }: traspaso de piezas
waiting-D59 = { waiting-D58 }
waiting-D60 = { $who }: decisión sobre una prueba
waiting-D61 = { waiting-D60 }
waiting-D62 = { $who }: elección de quién sube a bordo

## El registro

event-set_up = { $leader } es el primer líder. Personajes: { $characters }{ $marker ->
        [none] { "" }
       *[other] { "" }. El marcador de líder está aquí: { $marker }
    }
event-set_up-you = { $leader } es el primer líder. Tú eres { $role }. Tus cartas: { $cards }
event-character_taken = { $player } es { $character }
    .player = Eres { $character }
event-phase_began = Ronda { $round }: { $step }
event-weather_rolled = { $player } tira el dado del tiempo: { $weather }
    .player = Tiras el dado del tiempo: { $weather }
event-weather_set = El tiempo: { $weather }
event-forecast_stored = La previsión: { $weather }
event-maintained = { $location }: barriles quemados { $barrels }, daño nuevo { $damage }
event-boiler_lost = La caldera se ha perdido: la base empieza a congelarse
event-froze = El frío avanza { $steps }: ahora está en { $space }
event-outage_changed = { $on ->
        [0] Vuelve la luz
       *[other] No hay corriente: está oscuro
    }
event-rescue_moved = { $left ->
        [0] El helicóptero de rescate está en { $space }, el combustible en { $fuel }
       *[other] El helicóptero de rescate se ha dado la vuelta
    }
event-plan_proposed = { $player } propone el plan número { $proposal }: { $locations }; fuerza { $forces }
    .player = Propones el plan número { $proposal }: { $locations }; fuerza { $forces }
event-plan_confirmed = { $player } confirma el plan número { $proposal }
    .player = Confirmas el plan número { $proposal }
event-plan_done = { $player } no tiene nada que añadir
    .player = No tienes nada que añadir
event-plan_laid = Las cartas del alienígena están boca abajo; fuerza en cada una: { $forces }
event-plan_laid-you = El plan está boca abajo: { $locations }; fuerza { $forces }
event-cards_drawn = { $player } roba cartas: { $count }
    .player = Robas cartas: { $count }
event-cards_drawn-you = Robas { $cards }
event-extra_card_laid = Otra carta va boca abajo a la hoja del líder
event-deck_refilled = El mazo de acción se baraja de nuevo: { $deck }
event-hand_exchanged = { $player } cambia una carta de la mano
    .player = Cambias una carta de la mano
event-hand_exchanged-you = Cambias { $out } por { $into }
event-hand_discarded = { $player } tira toda la mano: { $count }
    .player = Tiras toda la mano: { $count }
event-hand_discarded-you = Tiras toda la mano: { $cards }
event-card_handed_in = { $player } entrega una carta{ $shown ->
        [none] { "" }
       *[other] , a la vista de todos: { $shown }
    }
    .player = Entregas una carta{ $shown ->
        [none] { "" }
       *[other] , a la vista de todos: { $shown }
    }
event-card_handed_in-you = Entregas { $action }
event-cards_changed = { $player } cambia cartas: { $count }
    .player = Cambias cartas: { $count }
event-cards_changed-you = Descartas { $out } y miras el mazo
event-moved = { $player } ({ $character }): { $move }, { $location }{ $torch ->
        [0] { "" }
       *[other] , con una linterna
    }
    .player = Tú ({ $character }): { $move }, { $location }{ $torch ->
        [0] { "" }
       *[other] , con una linterna
    }
event-marker_taken = { $player } coge el marcador de líder
    .player = Coges el marcador de líder
event-boarding_declared = { $player } ({ $character }) quiere irse: { $vehicle }
    .player = Quieres irte ({ $character }): { $vehicle }
event-plan_turned_up = El alienígena ataca: { $locations }; fuerza { $forces }
event-plan_taken_back = El alienígena recoge su fuerza: { $force }
event-location_chosen = { $location }: { $players }
event-alien_fought = { $player } ({ $character }) ahuyenta al alienígena con { $piece }; su fuerza: { $force }
    .player = Ahuyentas al alienígena ({ $character }) con { $piece }; su fuerza: { $force }
event-active_card_lost = Se pierde una carta activa{ $action ->
        [none] { "" } sin verla
       *[other] : { $action }
    }
event-alien_compared = { $location }: fuerza { $force } contra { $count }; { $outcome }
event-faction_named = { $player } ha dicho su opción
    .player = Has dicho tu opción
event-assimilated = { $player } ({ $character }) es asimilado; la fuerza del alienígena: { $force }
    .player = Te asimilan ({ $character }); la fuerza del alienígena: { $force }
event-dog_assimilated = { $location }: un perro es asimilado; la fuerza del alienígena: { $force }
event-alien_sabotaged = { $location }: el alienígena sabotea, efecto { $count }
event-alien_idle = { $location }: el alienígena no hace nada
event-fled = Huyen a la sala de recreo: { $players }
event-pieces_given_up = Lo que { $player } tenía se pierde; cartas: { $cards }, armas: { $weapons }, objetos: { $objects }, fichas: { $tokens }
    .player = Lo que tenías se pierde; cartas: { $cards }, armas: { $weapons }, objetos: { $objects }, fichas: { $tokens }
event-pieces_given_up-you = Lo que tenías se pierde: { $held }
event-dog_captured = { $location }: llevan al perro a la perrera
event-meeting_avoided = { $player } ({ $character }) evita el encuentro: { $piece }
    .player = Evitas el encuentro ({ $character }): { $piece }
event-meeting_began = { $location }: se encuentran { $players }
event-tokens_laid = Fichas puestas por { $players }
event-tokens_laid-you = { $alien ->
        [0] Pones dos fichas humanas
       *[other] Pones una ficha humana y una alienígena
    }
event-looks_chosen = { $players } miran a { $targets }
event-token_seen = { $player } mira una ficha de { $target }
    .player = Miras una ficha de { $target }
event-token_seen-you = { $player } ve una ficha de { $target }: { $token }
    .player = Ves una ficha de { $target }: { $token }
event-dog_token_drawn = { $player } ({ $character }) saca una ficha de perro{ $token ->
        [none] { "" }
       *[other] : { $token }
    }
    .player = Sacas una ficha de perro ({ $character }){ $token ->
        [none] { "" }
       *[other] : { $token }
    }
event-dog_token_drawn-you = Sacas una ficha de perro: { $token }
event-role_confirmed = Roles confirmados: { $players }
event-role_confirmed-you = Tú eres { $role }
event-suspicion_moved = Sospecha de { $player } ({ $character }): de { $before } a { $space } ({ $why })
    .player = Sospecha sobre ti ({ $character }): de { $before } a { $space } ({ $why })
event-pile_shuffled = Se barajan las cartas activas: { $pile }
event-card_flipped = El líder gira { $action }
event-card_assigned = { $lost ->
        [0] { $action } es para { $player } ({ $character })
       *[other] { $action } se pierde: { $player } ({ $character }) se tumba
    }
    .player = { $lost ->
        [0] { $action } es para ti ({ $character })
       *[other] { $action } se pierde: te tumbas ({ $character })
    }
event-action_done = { $location }, { $character }: { $what } ({ $count })
event-cards_looked_at = { $player } ({ $character }) mira { $count } cartas{ $cards ->
        [none] { "" }
       *[other] : { $cards }
    }
    .player = Miras { $count } cartas ({ $character }){ $cards ->
        [none] { "" }
       *[other] : { $cards }
    }
event-cards_looked_at-you = Miras { $cards }
event-card_kept = { $player } ({ $character }) se queda una{ $piece ->
        [none] { "" }
       *[other] : { $piece }
    }
    .player = Te quedas una ({ $character }){ $piece ->
        [none] { "" }
       *[other] : { $piece }
    }
event-card_kept-you = Te quedas { $piece }
event-lab_token_drawn = { $player } ({ $character }) saca una ficha de laboratorio{ $piece ->
        [none] { "" }
       *[other] : { $piece }
    }
    .player = Sacas una ficha de laboratorio ({ $character }){ $piece ->
        [none] { "" }
       *[other] : { $piece }
    }
event-lab_token_drawn-you = Sacas una ficha de laboratorio: { $piece }
event-lab_token_kept = { $kept ->
        [0] { $player } la descarta boca abajo
       *[other] { $player } se la queda
    }
    .player = { $kept ->
        [0] La descartas boca abajo
       *[other] Te la quedas
    }
event-sabotaged = { $location }: sabotaje, efecto { $count }
event-barrel_placed = Un barril va aquí: { $location }
event-sos_sent = { $player } ({ $character }) envía el S.O.S.
    .player = Envías el S.O.S. ({ $character })
event-bonus_played = { $player } ({ $character }) juega { $piece }: { $location }
    .player = Juegas { $piece } ({ $character }): { $location }
event-location_burned = { $player } ({ $character }) prende fuego a un lugar: { $location }
    .player = Prendes fuego a un lugar ({ $character }): { $location }
event-pile_put_away = El líder para; cartas sin ver: { $count }
event-laid_down = { $player } ({ $character }) se tumba
    .player = Te tumbas ({ $character })
event-returned = Todos vuelven a la sala de recreo
event-offer_made = { $player } ofrece a { $partner } (armas, objetos, fichas): { $gives } por { $asks }; cartas a la vista: { $gives_open } por { $asks_open }
    .player = Ofreces a { $partner } (armas, objetos, fichas): { $gives } por { $asks }; cartas a la vista: { $gives_open } por { $asks_open }
event-offer_made-you = Ofreces a { $partner } boca abajo: { $pieces }; pides (armas, objetos, fichas): { $asks }
event-offer_ended = La oferta de { $player } a { $partner }: { $how }
    .player = Tu oferta a { $partner }: { $how }
event-exchanged = { $player } y { $partner } cambian (armas, objetos, fichas): { $gives } por { $asks }
    .player = Tú y { $partner } cambiáis (armas, objetos, fichas): { $gives } por { $asks }
event-exchanged-you = Das { $gave } y recibes { $got }
event-draft_dropped = Lo que { $player } preparaba ya no es posible
    .player = Lo que preparabas ya no es posible
event-ready = { $player } está listo
    .player = Estás listo
event-vote_called = { $player ->
        [none] Todos están listos para votar
       *[other] { $player } convoca la votación
    }
    .player = Convocas la votación
event-votes_shown = { $players ->
        [none] Nadie acusa a nadie
       *[other] { $players } acusan a { $targets }
    }
event-revealed = { $player } ({ $character }) es un alienígena, revelado { $cause }; fuerza: { $force }
    .player = Quedas revelado como alienígena ({ $character }), { $cause }; fuerza: { $force }
event-test_volunteers = { $players } se ofrecen para { $test }
event-tested = { $player } ({ $character }) hace { $test } a { $target } ({ $tested }): { $role }
    .player = Haces { $test } ({ $character }) a { $target } ({ $tested }): { $role }
event-food_eaten = { $cooked ->
        [0] Comido de la despensa: { $count }
       *[other] Todos comen lo cocinado: { $count }
    }
event-starving_began = La tripulación empieza a pasar hambre
event-card_starved = { $player } descarta una carta
    .player = Descartas una carta
event-card_starved-you = Descartas { $action }
event-dog_placed = { $location ->
        [none] Un perro se queda fuera del tablero
       *[other] Un perro corre aquí: { $location }
    }
event-kennel_opened = La perrera se abre; perros sueltos: { $count }
event-leader_changed = Ahora el líder es { $player }: { $why }
    .player = Ahora el líder eres tú: { $why }
event-marker_placed = { $location ->
        [none] El marcador de líder se queda fuera del tablero
       *[other] El marcador de líder está aquí: { $location }
    }
event-candidate_voted = ¿{ $player } a bordo? A favor: { $in_favour }; en contra: { $against }
    .player = ¿Tú a bordo? A favor: { $in_favour }; en contra: { $against }
event-candidate_decided = { $boarded ->
        [0] { $player } ({ $character }) no sube a bordo
       *[other] { $player } ({ $character }) sube a bordo
    }
    .player = { $boarded ->
        [0] No subes a bordo ({ $character })
       *[other] Subes a bordo ({ $character })
    }
event-role_shown = { $aboard ->
        [0] { $player } ({ $character }) se queda atrás: { $role }
       *[other] { $player } ({ $character }) está a bordo: { $role }
    }
    .player = { $aboard ->
        [0] Te quedas atrás ({ $character }): { $role }
       *[other] Estás a bordo ({ $character }): { $role }
    }
event-departed = Se van ({ $vehicle }): { $passengers }
event-boarder_named = { $character } puede subir en esta fase
event-dice_rolled = Los dados, { $why }: { $faces }
event-roll_given = La tirada es para { $character }
event-die_changed = Un dado es { $how }: { $before }, { $face }
event-threat_moved = La amenaza pasa de { $before } a { $space }
event-turned = { $character } se ha transformado, { $cause }; la fuerza del alienígena: { $force }
event-piece_moved = { $giver } pasa a { $taker } una pieza: { $piece }
event-escape_broken_off = El alienígena está demasiado cerca: todos dan media vuelta
event-ended = { $reason } Ganadores: { $winners }. Roles: { $roles }

## Conversación

claim-is = { $speaker } dice: { $seat } es { $role }
claim-trusts = { $speaker } dice: me fío de { $seat }
claim-suspects = { $speaker } dice: sospecho de { $seat }
claim-going = { $speaker } dice: pienso ir aquí: { $location }
claim-needed = { $speaker } dice: hace falta { $action } aquí: { $location }
claim-handed_in = { $speaker } dice: he entregado { $action }
claim-holds = { $speaker } dice: tengo { $piece }
claim-saw = { $speaker } dice: la ficha de { $seat } que vi era { $token }
claim-laid = { $speaker } dice: mi ficha que vio { $seat } era { $token }
claim-dog_was = { $speaker } dice: el perro estaba { $dog }
claim-gave = { $speaker } dice: le di a { $seat } { $piece }
claim-received = { $speaker } dice: recibí { $piece } de { $seat }
claim-drew = { $speaker } dice: encontré { $piece }
claim-votes = { $speaker } dice: votaré a { $seat }
claim-asks_test = { $speaker } dice: habría que hacer { $test } a { $seat }
claim-advises = { $speaker } dice: yo elegiría a { $character }
claim-chip-is = Alguien es...
claim-chip-trusts = Me fío de...
claim-chip-suspects = Sospecho de...
claim-chip-going = Voy a...
claim-chip-needed = Hace falta...
claim-chip-handed_in = He entregado...
claim-chip-holds = Tengo...
claim-chip-saw = Vi una ficha
claim-chip-laid = Mi ficha era...
claim-chip-dog_was = El perro estaba...
claim-chip-gave = Di...
claim-chip-received = Recibí...
claim-chip-drew = Encontré...
claim-chip-votes = Votaré a...
claim-chip-asks_test = Una prueba a...
claim-chip-advises = Yo elegiría a...

## Opciones

setting-character_choice = Cómo se reparten los personajes.
setting-character_choice-random = al azar
setting-character_choice-choose = cada uno elige
setting-kennel_card_removed = La carta de la perrera queda fuera: los perros capturados no vuelven a salir.
setting-vehicle_damage_limit = El daño máximo del helicóptero y de la sala de comunicaciones.
setting-vehicle_damage_limit-start = el del principio
setting-vehicle_damage_limit-printed = siempre 6 y 8
setting-weather_faces = Las caras del dado del tiempo.
setting-weather_faces-standard = normales
setting-weather_faces-mild = suaves
setting-weather_faces-harsh = duras
setting-sos_length = El camino del helicóptero de rescate, en casillas.
setting-rescue_fuel_length = El combustible del helicóptero de rescate, en casillas.
setting-freezing_length = La pista de congelación, en casillas.
setting-windows_bonus = Lo que añade Windows a una reparación con ayuda.
setting-windows_bonus-plus_one = uno más
setting-windows_bonus-double = el doble
setting-torch_kept = La linterna se conserva tras usarla.
setting-wire_kept = El alambre se conserva tras usarlo.
setting-kitchen_repeat = Se puede cocinar aunque ya haya comida hecha.
setting-threat_floor = La casilla más baja de la amenaza (de 1 a 3 jugadores).
setting-earliest_reveal = La primera ronda en que un alienígena puede revelarse.
setting-auto_end = La partida termina sola cuando no queda ningún humano.
setting-max_rounds = Tras esta ronda gana el invierno; 0: sin límite.
setting-no_exit_ends = La partida termina cuando no queda ninguna salida.
setting-first_leader = Quién es el primer líder.
setting-card_change = Cuántas cartas se cambian en el cambio de cartas.
setting-card_change-any = las que se quiera
setting-card_change-whole_hand = toda la mano
setting-starving_trigger = Cuándo empieza a pasar hambre la tripulación.
setting-starving_trigger-pantry_empty = cuando la despensa está vacía
setting-starving_trigger-shortage = cuando una comida no alcanza
setting-boarding_vote = Qué hace falta para que te dejen subir.
setting-boarding_vote-majority = la mayoría
setting-boarding_vote-literal = el consentimiento de todos
setting-last_infected_loses = Cuándo pierde el último contagiado.
setting-last_infected_loses-always = siempre
setting-last_infected_loses-unrevealed_only = solo si no hay ningún alienígena revelado
setting-clark_counts = Clark cuenta cuando los personajes se enfrentan a un perro.
setting-lab_sabotage = Cuándo se puede sabotear el laboratorio.
setting-lab_sabotage-any_token = mientras haya alguna ficha en la bolsa
setting-lab_sabotage-blood_only = mientras haya sangre en la bolsa
setting-coop_meetings = Cuántas veces se encuentran los personajes en una ronda (de 1 a 3 jugadores).
setting-coop_meetings-once = una vez
setting-coop_meetings-twice = dos veces
setting-threat_start = Dónde empieza la amenaza: cuanto más alto, más fácil (de 1 a 3 jugadores).
setting-threat_pace = Cada cuántas rondas avanza la amenaza (de 1 a 3 jugadores).
setting-threat_recoil = Cuánto retrocede la amenaza (de 1 a 3 jugadores).
setting-threat_recoil-space = según los discos que quedan en su casilla
setting-threat_recoil-all = según todos los discos fuera de la zona verde
setting-coop_force = La fuerza del primer alienígena (de 1 a 3 jugadores).
setting-offers_per_phase = Cuántas ofertas puede hacer un jugador en una fase.
setting-claims_per_phase = Cuántas declaraciones puede hacer un jugador en una fase.
setting-decision_timer_s = Segundos para una decisión al ritmo normal; 0: sin límite.
