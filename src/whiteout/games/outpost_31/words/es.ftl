# Outpost 31 en español. Los mismos mensajes y las mismas variables que en.ftl.
# Las líneas del registro no llevan punto final.

game-title = La Cosa: infección en el Puesto 31
game-line = Registra la base, vence a lo que se esconde en ella y huye volando; pero parte de la dotación ya no es la dotación.

## Cartas de Suministro

card-axe = Hacha
    .text = Arma, 2 dados.
card-revolver = Revólver
    .text = Arma, 2 dados.
card-shotgun = Escopeta
    .text = Arma, 3 dados.
card-scalpel = Bisturí
    .text = Arma, 1 dado.
card-molotov = Cóctel molotov
    .text = Arma, 2 dados. Antes de elegir el grupo: juégalo, y quien esté libre puede cambiar una carta; tú, dos.
card-fire_extinguisher = Extintor
    .text = Herramienta, 1 dado. Apaga Humo o Fuego, para entrar en una sala o para salvarla; remedia { card-sab_arson }.
card-flashlight = Linterna
    .text = Herramienta, 1 dado. Alumbra la entrada a una sala sin luz; remedia { card-sab_blown_fuse }.
card-copper_wire = Hilo de cobre
    .text = Herramienta, 1 dado. Remedia { card-sab_cut_wiring }.
card-petri_dish = Placa de Petri
    .text = Herramienta, 1 dado.
card-blowtorch = Soplete
    .text = Herramienta, 2 dados.
card-kerosene = Queroseno
    .text = Herramienta, 3 dados.
card-sab_blown_fuse = Fusible fundido
    .text = Sabotaje. La prueba fracasa si el grupo no descarta una { card-flashlight }.
card-sab_arson = Incendio provocado
    .text = Sabotaje. La prueba fracasa si el grupo no descarta un { card-fire_extinguisher }.
card-sab_cut_wiring = Cables cortados
    .text = Sabotaje. La prueba fracasa si el grupo no descarta un { card-copper_wire }.
card-sab_barred_door = Puerta atrancada
    .text = Sabotaje. La prueba fracasa si el grupo no descarta un arma.
card-sab_ransacked = Despensa saqueada
    .text = Sabotaje. La prueba fracasa si el grupo no descarta dos cartas cualesquiera que no sean Sabotaje.
card-sab_whiteout = Ventisca blanca
    .text = Sabotaje. La prueba fracasa si el Capitán no saca 7 o más con dos dados.

category-weapon = Arma
category-tool = Herramienta
category-sabotage = Sabotaje

kind-weapon = { category-weapon }
kind-tool = { category-tool }
kind-sabotage = { category-sabotage }

## Equipo y fichas

gear-rope = Cuerda
    .text = Antes de elegir el grupo: ata al Capitán o, si el Capitán lo consiente, a otra persona, durante este turno.
gear-dynamite = Dinamita
    .text = En el grupo, tras una tirada: sube o baja un dado en 1.
gear-flamethrower = Lanzallamas
    .text = Mientras tenga los dos usos: mira la Muestra de sangre de alguien, o haz que la mesa vote si se quema a alguien (los dos usos). En el grupo: 3 tiradas más.

chip-c1_rope = { gear-rope }
chip-c1_flame = { gear-flamethrower }
chip-c1_thing = { chip-thing }
chip-c1_discard = { chip-discard }
chip-c2_dynamite = { gear-dynamite }
chip-c2_rope = { gear-rope }
chip-c2_thing = { chip-thing }
chip-c2_discard = { chip-discard }
chip-c3_flame = { gear-flamethrower }
chip-c3_dynamite = { gear-dynamite }
chip-c3_thing = { chip-thing }
chip-c3_discard = { chip-discard }
chip-thing = La Cosa
chip-discard = Reservas

## La base

sector-1 = Sector 1
sector-2 = Sector 2
sector-3 = Sector 3

room-r11 = Cocina
room-r12 = Dormitorio
room-r13 = Enfermería
room-r14 = Sala de radio
room-r15 = Sala de mapas
room-r16 = Almacén
room-r21 = Laboratorio de biología
room-r22 = Perrera
room-r23 = Sala del generador
room-r24 = Invernadero
room-r25 = Estación meteorológica
room-r26 = Armería
room-r31 = Garaje
room-r32 = Depósito de combustible
room-r33 = Cobertizo de herramientas
room-r34 = Caseta del piloto
room-r35 = Torre de globos
room-r36 = Hangar del helicóptero

hazard-none = ni Humo ni Fuego
hazard-smoke = Humo
hazard-fire = Fuego

fallout-none = ninguna
fallout-power_out = Apagón
fallout-smoke = Humo
fallout-fire = Fuego
fallout-destroyed = la sala queda destruida

objective-o1_gear = { gear-rope }
objective-o1_thing = { chip-thing }
objective-o2_gear = { gear-dynamite }
objective-o2_thing = { chip-thing }
objective-o3_gear = { gear-flamethrower }
objective-o3_thing = { chip-thing }

## La dotación

department-operations = Operaciones
department-maintenance = Mantenimiento
department-science = Ciencia

character-macready = MacReady
    .text = { department-operations }. { power-pw_mac_a }: { power-pw_mac_a.text } { power-pw_mac_b }: { power-pw_mac_b.text }
character-garry = Garry
    .text = { department-operations }. { power-pw_gar_a }: { power-pw_gar_a.text } { power-pw_gar_b }: { power-pw_gar_b.text }
character-windows = Windows
    .text = { department-operations }. { power-pw_win_a }: { power-pw_win_a.text } { power-pw_win_b }: { power-pw_win_b.text }
character-bennings = Bennings
    .text = { department-operations }. { power-pw_ben_a }: { power-pw_ben_a.text } { power-pw_ben_b }: { power-pw_ben_b.text }
character-childs = Childs
    .text = { department-maintenance }. { power-pw_chi_a }: { power-pw_chi_a.text } { power-pw_chi_b }: { power-pw_chi_b.text }
character-palmer = Palmer
    .text = { department-maintenance }. { power-pw_pal_a }: { power-pw_pal_a.text } { power-pw_pal_b }: { power-pw_pal_b.text }
character-nauls = Nauls
    .text = { department-maintenance }. { power-pw_nau_a }: { power-pw_nau_a.text } { power-pw_nau_b }: { power-pw_nau_b.text }
character-clark = Clark
    .text = { department-maintenance }. { power-pw_cla_a }: { power-pw_cla_a.text } { power-pw_cla_b }: { power-pw_cla_b.text }
character-blair = Blair
    .text = { department-science }. { power-pw_bla_a }: { power-pw_bla_a.text } { power-pw_bla_b }: { power-pw_bla_b.text }
character-copper = Copper
    .text = { department-science }. { power-pw_cop_a }: { power-pw_cop_a.text } { power-pw_cop_b }: { power-pw_cop_b.text }
character-fuchs = Fuchs
    .text = { department-science }. { power-pw_fuc_a }: { power-pw_fuc_a.text } { power-pw_fuc_b }: { power-pw_fuc_b.text }
character-norris = Norris
    .text = { department-science }. { power-pw_nor_a }: { power-pw_nor_a.text } { power-pw_nor_b }: { power-pw_nor_b.text }

power-pw_mac_a = Bala de reserva
    .text = Al final del turno roba una carta más; tu mano puede llegar a 6.
power-pw_mac_b = Un intento más
    .text = Cuando falla la última tirada de un Combate, tira otra vez.
power-pw_gar_a = Órdenes nuevas
    .text = Aparta la Investigación y roba otra.
power-pw_gar_b = Arma al cinto
    .text = Añade un dado a un Combate.
power-pw_win_a = Guardia de escucha
    .text = Mira la primera carta del Diario de misión; déjala o ponla al fondo.
power-pw_win_b = Pasar lista
    .text = Mira una carta al azar de la mano de alguien del grupo.
power-pw_ben_a = Cambio de viento
    .text = Vuelve a tirar el dado de la sala que sufre un Suceso.
power-pw_ben_b = Recuento de raciones
    .text = Quien se quedó en la base puede cambiar dos cartas en vez de una.
power-pw_chi_a = Guardia contra el fuego
    .text = Elige una sala cuyo Humo o Fuego no empeora este turno.
power-pw_chi_b = Apaño
    .text = Remedia un Sabotaje descartando dos cartas cualesquiera de tu mano.
power-pw_pal_a = Comodín
    .text = Este turno cuentas como miembro del departamento que elijas.
power-pw_pal_b = Chatarrero
    .text = De vuelta en la base, roba dos cartas más y después descarta dos.
power-pw_nau_a = Sobre patines
    .text = Envía a alguien a apagar un peligro aunque las reglas no lo permitan.
power-pw_nau_b = Comida caliente
    .text = Alguien que esté libre, también tú, puede cambiar hasta dos cartas.
power-pw_cla_a = Adiestrador
    .text = Cuando se pierde un Combate, las fichas no se mueven y La Cosa queda boca arriba.
power-pw_cla_b = Ojos en la noche
    .text = Entra en una sala sin luz y sin { card-flashlight }.
power-pw_bla_a = Vistazo previo
    .text = Mira una ficha boca abajo antes de elegir la sala.
power-pw_bla_b = Doble comprobación
    .text = En una Investigación cambia hasta dos cartas entregadas en vez de una.
power-pw_cop_a = Contención
    .text = Rebaja la Secuela en un grado.
power-pw_cop_b = Pulso firme
    .text = En una Investigación vuelve a tirar un dado sin gastar una tirada.
power-pw_fuc_a = Muestra extra
    .text = En una Investigación entrega dos cartas en vez de una.
power-pw_fuc_b = Existencias en orden
    .text = Cuando cambies una carta, elige la nueva entre las tres primeras del mazo de Suministro.
power-pw_nor_a = Sin respirar
    .text = Entra en una sala llena de Humo sin { card-fire_extinguisher }; el Humo sigue ahí.
power-pw_nor_b = Lectura atenta
    .text = Revela una carta más de las que pide la Investigación.

## El Diario de misión

mission-ml01 = Batida por los pasillos
    .text = Grupo de 3: { department-operations }. Se revelan 3 cartas y se tiran sus dados: 3 dados iguales, en 3 tiradas.
mission-ml02 = Guardia nocturna
    .text = Grupo de 3: { department-operations }, { department-maintenance }. Se revelan 2 cartas y se tiran sus dados: 3 dados de 5 o más, en 3 tiradas.
mission-ml03 = Escotilla helada
    .text = Grupo de 3: { department-maintenance }. Se revelan 3 cartas; hacen falta: { card-axe }.
mission-ml04 = Recablear la caja
    .text = Grupo de 3: { department-maintenance }. Se revelan 3 cartas; hacen falta: { card-copper_wire }.
mission-ml05 = Muestra de tejido
    .text = Grupo de 3: { department-science }. Se revelan 3 cartas; hacen falta: { card-petri_dish }.
mission-ml06 = Escolta armada
    .text = Grupo de 3: { department-operations }. Se revelan 3 cartas; hacen falta: { category-weapon } x2.
mission-ml07 = Despejar los conductos
    .text = Grupo de 3: { department-maintenance }, { department-science }. Se revelan 3 cartas y se tiran sus dados: 24 o más en total, en 3 tiradas.
mission-ml08 = Autopsia de campaña
    .text = Grupo de 3: { department-science }. Se revelan 3 cartas; hacen falta: { card-petri_dish }, { category-weapon }.
mission-ml09 = Quitar la nieve
    .text = Grupo de 3: { department-maintenance }. Se revelan 3 cartas y se tiran sus dados: 4 dados de 5 o más, en 3 tiradas.
mission-ml10 = Leer el diario noruego
    .text = Grupo de 3: { department-operations }, { department-science }. Se revelan 2 cartas y se tiran sus dados: 18 o más en total, en 3 tiradas.
mission-ml11 = Sala por sala
    .text = Grupo de 4: { department-operations }, { department-maintenance }, { department-science }. Se revelan 3 cartas y se tiran sus dados: 3 dados iguales, en 2 tiradas.
mission-ml12 = Arreglar la radio
    .text = Grupo de 4: { department-operations }, { department-science }. Se revelan 4 cartas; hacen falta: { card-copper_wire }, { category-tool }.
mission-ml13 = Control de cuarentena
    .text = Grupo de 4: { department-maintenance }, { department-science }. Se revelan 3 cartas; hacen falta: { card-petri_dish }.
mission-ml14 = Irrupción
    .text = Grupo de 4: { department-operations }. Se revelan 3 cartas; hacen falta: { category-weapon } x2.
mission-ml15 = Apuntalar el techo
    .text = Grupo de 4: { department-maintenance }. Se revelan 3 cartas; hacen falta: { category-tool } x3.
mission-ml16 = Romper el hielo
    .text = Grupo de 4: { department-operations }, { department-maintenance }. Se revelan 3 cartas; hacen falta: { card-axe }, { category-tool }.
mission-ml17 = Preparar la prueba de suero
    .text = Grupo de 4: { department-maintenance }, { department-science }. Se revelan 4 cartas; hacen falta: { card-petri_dish }, { card-copper_wire }.
mission-ml18 = Defender el umbral
    .text = Grupo de 4: { department-operations }, { department-maintenance }. Se revelan 3 cartas y se tiran sus dados: 4 dados de 4 o más, en 2 tiradas.
mission-ml19 = Carrera en la tormenta
    .text = Grupo de 4: { department-operations }, { department-science }. Se revelan 3 cartas y se tiran sus dados: 24 o más en total, en 3 tiradas.
mission-ml20 = Cable enterrado
    .text = Grupo de 4: { department-maintenance }, { department-science }. Se revelan 3 cartas; hacen falta: { card-copper_wire }, { category-weapon }.
mission-ml21 = Escalera vigilada
    .text = Grupo de 5: { department-operations }, { department-maintenance }, { department-science }. Se revelan 4 cartas; hacen falta: { category-weapon } x3.
mission-ml22 = Comparar los cultivos
    .text = Grupo de 5: { department-science } x2. Se revelan 4 cartas; hacen falta: { card-petri_dish } x2.
mission-ml23 = Levantar el suelo
    .text = Grupo de 5: { department-maintenance } x2. Se revelan 4 cartas; hacen falta: { card-axe }, { card-copper_wire }.
mission-ml24 = Hacerla salir
    .text = Grupo de 5: { department-operations } x2. Se revelan 4 cartas y se tiran sus dados: 4 dados iguales, en 4 tiradas.
mission-ml25 = Larga marcha
    .text = Grupo de 5: { department-operations }, { department-maintenance }, { department-science }. Se revelan 4 cartas y se tiran sus dados: 26 o más en total, en 3 tiradas.
mission-ml26 = Cruzar el patio
    .text = Grupo de 5: { department-operations }, { department-science }. Se revelan 3 cartas y se tiran sus dados: 4 dados de 5 o más, en 3 tiradas.
mission-ml27 = Búsqueda en dos filas
    .text = Grupo de 5: { department-operations } x2, { department-maintenance }. Se revelan 4 cartas; hacen falta: { category-tool } x2, { category-weapon } x2.
mission-ml28 = Control a doble ciego
    .text = Grupo de 5: { department-maintenance }, { department-science } x2. Se revelan 4 cartas; hacen falta: { card-petri_dish }, { card-copper_wire }.
mission-ml29 = Cordón
    .text = Grupo de 6: { department-operations }, { department-maintenance }, { department-science }. Se revelan 4 cartas y se tiran sus dados: 3 dados iguales, en 2 tiradas.
mission-ml30 = Formación general
    .text = Grupo de 6: { department-operations } x2, { department-maintenance } x2. Se revelan 5 cartas; hacen falta: { category-weapon } x4.
mission-ml31 = Restablecer la red
    .text = Grupo de 6: { department-maintenance }, { department-science } x2. Se revelan 5 cartas; hacen falta: { card-copper_wire } x2.
mission-ml32 = Último perímetro
    .text = Grupo de 6: { department-operations } x2, { department-science } x2. Se revelan 5 cartas y se tiran sus dados: 4 dados iguales, en 4 tiradas.
mission-ml33 = Alarma de humo
    .text = Suceso: Humo en la sala que indica el dado; si ya hay Humo, pasa a Fuego.
mission-ml34 = Pared humeante
    .text = Suceso: Humo en la sala que indica el dado; si ya hay Humo, pasa a Fuego.
mission-ml35 = Humo eléctrico
    .text = Suceso: Humo en la sala que indica el dado; si ya hay Humo, pasa a Fuego.
mission-ml36 = Trapos ardiendo
    .text = Suceso: Humo en la sala que indica el dado; si ya hay Humo, pasa a Fuego.
mission-ml37 = Fuego en la estufa
    .text = Suceso: Humo en la sala que indica el dado; si ya hay Humo, pasa a Fuego.
mission-ml38 = Generador parado
    .text = Suceso: la sala que indica el dado se queda sin luz para siempre.
mission-ml39 = Disyuntor caído
    .text = Suceso: la sala que indica el dado se queda sin luz para siempre.
mission-ml40 = Gasóleo helado
    .text = Suceso: la sala que indica el dado se queda sin luz para siempre.

## Roles, bandos, finales

role-human = Humano
    .want = Registra la base sector a sector, encuentra lo necesario y sal volando sin llevarte a ninguna Imitación.
    .win = Los Humanos ganan cuando el helicóptero despega con bastantes de ellos y ninguna Imitación a bordo. Una Asimilación puede cambiarte: entonces cambias de bando.
role-imitation = Imitación
    .want = Disimula y échalo todo a perder: haz fracasar las pruebas, alimenta el Contagio y la desconfianza, y sube a bordo sin que te descubran.
    .win = Las Imitaciones ganan cuando el Contagio o las ruinas llegan al límite, o cuando una de vosotras va a bordo del helicóptero.

side-humans = Humanos
side-imitations = Imitaciones

end-contagion = El Contagio ha llegado al máximo. Ganan las Imitaciones.
end-ruins = Demasiadas salas de la base están en ruinas. Ganan las Imitaciones.
end-imitation_aboard = Hay una Imitación a bordo del helicóptero. Ganan las Imitaciones.
end-out_of_reach = Lo que hacía falta para escapar se ha perdido para siempre. Ganan las Imitaciones.
end-all_burned = Todas las Imitaciones han ardido. Ganan los Humanos.
end-escaped = El helicóptero despega y a bordo solo hay Humanos. Ganan los Humanos.
end-left_behind = El helicóptero despega, pero deja en tierra a Humanos que necesitaba. Ganan las Imitaciones.
end-no_human_left = No queda ningún Humano con vida. Ganan las Imitaciones.

## El turno

step-setup = Preparación
step-mission_log = Diario de misión
step-gear_window = Equipo
step-team = Grupo
step-room = Sala
step-hand_in = Entrega
step-look = Sabotajes
step-swap = Cambio
step-reveal = Revelación
step-roll = Tirada
step-chip = Ficha
step-hazards = Humo y Fuego
step-base = Vuelta a la base
step-contagion = Contagio
step-assimilation = Asimilación
step-end_of_turn = Fin del turno
step-escape = Huida

## Preguntas
# Un punto que se pregunta por partes tiene una frase para cada una, según la regla que cita.

prompt-waiting = A la espera de { $names }.
prompt-D01 = Elige tu personaje.
prompt-D02 = { $mission } afecta a esta sala: { $room }. ¿Vuelves a tirar?
prompt-D03 = ¿Usas { $power }?
prompt-D04 = Antes de elegir el grupo: ¿haces algo o pasas?
prompt-D04-OP-ROPE-04 = { gear-rope }: ¿a quién quieres atar?
prompt-D05 = { $player } quiere atar a { $target }. ¿Lo consientes?
prompt-D06 = { gear-flamethrower }: ¿de quién miras la Muestra de sangre?
prompt-D07 = { gear-flamethrower }: ¿a quién acusas?
prompt-D08 = { $player } acusa a { $target }. ¿Quemar a { $target }?
prompt-D09 = { card-molotov }: { $round ->
        [1] ¿cambias una carta por otra nueva?
       *[other] ¿cambias una segunda carta?
    }
prompt-D10 = { power-pw_win_a }: ¿adónde va la carta?
prompt-D11 = { $power }: ¿quién puede cambiar cartas?
prompt-D11-OP-PWR-04 = { power-pw_nau_b }: { $round ->
        [1] ¿cambias una carta por otra nueva?
       *[other] ¿cambias una segunda carta?
    }
prompt-D12 = { power-pw_pal_a }: ¿cuentas este turno como otro departamento?
prompt-D13 = Elige a alguien para el grupo.
prompt-D14 = ¿Envías a alguien de fuera del grupo a apagar un peligro?
prompt-D14-OP-PWR-03 = ¿Usas { $power }?
prompt-D14-OP-TEAM-09 = ¿A qué sala envías a { $player }?
prompt-D15 = ¿Usas { $power }?
prompt-D15-OP-PWR-04 = { power-pw_win_b }: ¿de quién miras una carta?
prompt-D16 = ¿Usas { $power }?
prompt-D16-OP-PWR-04 = { power-pw_bla_a }: ¿qué ficha miras?
prompt-D17 = ¿Qué sala registra el grupo?
prompt-D18 = { $room }: ¿qué ofreces para entrar?
prompt-D19 = { $card }: ¿de quién tomas la carta?
prompt-D20 = ¿Usas { $power }?
prompt-D21 = Entrega una carta.
prompt-D22 = { power-pw_fuc_a }: ¿entregas una segunda carta?
prompt-D23 = ¿Qué Sabotaje va primero?
prompt-D24 = { $card }: ¿qué ofreces para remediarlo?
prompt-D24-OP-SAB-09 = { $card }: ¿ofreces una segunda carta?
prompt-D25 = { $card }: ¿de quién tomas la carta?
prompt-D26 = { $card }: dos cartas de tu mano pueden remediarlo.
prompt-D27 = { $most ->
        [1] ¿Cambias una de las cartas entregadas por otra sin ver?
       *[other] ¿Cambias hasta { $most } de las cartas entregadas por otras sin ver?
    }
prompt-D28 = Elige la carta que entra.
prompt-D29 = ¿Usas { $power }?
prompt-D30 = { gear-dynamite }: ¿cambias un dado?
prompt-D30-OP-ROLL-15 = { gear-dynamite }: debes salvar esta tirada. ¿Qué dado?
prompt-D31 = { $power }: ¿vuelves a tirar un dado?
prompt-D32 = ¿Qué dados guardas? Los demás se vuelven a tirar.
prompt-D33 = { gear-flamethrower }: ¿das 3 tiradas más?
prompt-D34 = ¿Usas { $power }?
prompt-D35 = ¿Usas { $power }?
prompt-D36 = { chip-discard }: { $round ->
        [1] ¿cambias una carta por otra nueva?
       *[other] ¿cambias una segunda carta?
    }
prompt-D37 = La Cosa ataca: entrega una carta.
prompt-D38 = ¿Usas { $power }?
prompt-D39 = { $room }: ¿lo apagas?
prompt-D40 = { $power }: ¿salvas una sala?
prompt-D41 = Te quedaste en la base: { $round ->
        [1] ¿cambias una carta por otra nueva?
       *[other] ¿cambias una segunda carta?
    }
prompt-D42 = ¿Usas { $power }?
prompt-D42-OP-PWR-04 = { $power }: ¿qué carta descartas?
prompt-D43 = ¿Usas { $power }?
prompt-D44 = ¿Usas { $power }?
prompt-D45 = ¿A quién propones como Capitán final?
prompt-D46 = { $player } propone a { $target } como Capitán final. ¿Estás de acuerdo?
prompt-D47 = ¿Examinas a alguien? { $remaining ->
        [one] Queda un examen.
       *[other] Quedan { $remaining } exámenes.
    }
prompt-D48 = ¿Quién más sube a bordo? El objetivo es { $count }.

## Lo que leen los demás mientras tanto; `.player` lo lee a quien nombra la pregunta

waiting-D01 = { $who } elige personaje
waiting-D02 = { $who } decide si tira por otra sala
waiting-D03 = { $who } decide si usa { $power }
waiting-D04 = Antes de elegir el grupo: { $who } puede actuar o pasar
waiting-D05 = { $who } decide si { $player } puede atar a { $target }
    .player = { $who } decide si puedes atar a { $target }
    .target = { $who } decide si { $player } puede atarte
waiting-D06 = { $who } decide de quién mira la Muestra de sangre
waiting-D07 = { $who } decide a quién acusa
waiting-D08 = ¿Quemar a { $target }? Falta el voto de { $who }
    .target = ¿Te quemarán? Falta el voto de { $who }
waiting-D09 = Cambio de cartas: { $who }
waiting-D10 = { $who } decide adónde va la carta del Diario de misión
waiting-D11 = { $who } decide quién puede cambiar cartas
waiting-D11-OP-PWR-04 = { $who } puede cambiar cartas
waiting-D12 = { $who } decide si cuenta como otro departamento
waiting-D13 = { $who } elige el grupo
waiting-D14 = { $who } decide si envía a alguien a apagar un peligro
waiting-D14-OP-PWR-03 = { $who } decide si usa { $power }
waiting-D15 = { $who } decide si usa { $power }
waiting-D16 = { $who } decide si usa { $power }
waiting-D17 = { $who } decide qué sala registra el grupo
waiting-D18 = El grupo quiere entrar ({ $room }); falta lo que ofrece { $who }
waiting-D19 = { $who } decide de quién toma la carta: { $card }
waiting-D20 = { $who } decide si usa { $power }
waiting-D21 = El grupo entrega cartas; falta por elegir { $who }
waiting-D22 = { $who } decide si entrega una segunda carta
waiting-D23 = { $who } decide qué Sabotaje va primero
waiting-D24 = { $card }: ¿quién puede remediarlo? Falta la respuesta de { $who }
waiting-D25 = { $who } decide de quién toma la carta
waiting-D26 = { $who } decide si remedia por su cuenta: { $card }
waiting-D27 = { $who } mira las cartas entregadas y puede cambiar
waiting-D28 = { $who } elige la carta que entra
waiting-D29 = { $who } decide si usa { $power }
waiting-D30 = { $who } decide si cambia un dado
waiting-D31 = { $who } decide si vuelve a tirar un dado
waiting-D32 = { $who } decide qué dados guarda
waiting-D33 = { $who } decide si da 3 tiradas más
waiting-D34 = { $who } decide si usa { $power }
waiting-D35 = { $who } decide si usa { $power }
waiting-D36 = Cambio de cartas: { $who }
waiting-D37 = ¡La Cosa ataca! Falta la carta de { $who }
waiting-D38 = { $who } decide si usa { $power }
waiting-D39 = { $who } decide si lo apaga: { $room }
waiting-D40 = { $who } decide qué sala salva
waiting-D41 = En la base se cambian cartas: { $who }
waiting-D42 = { $who } decide si usa { $power }
waiting-D42-OP-PWR-04 = { $who } descarta una carta
waiting-D43 = { $who } decide si usa { $power }
waiting-D44 = { $who } decide si usa { $power }
waiting-D45 = { $who } decide a quién propone como Capitán final
waiting-D46 = ¿{ $target } como Capitán final? Falta el voto de { $who }
    .target = ¿Tú como Capitán final? Falta el voto de { $who }
waiting-D47 = { $who } decide a quién examina
waiting-D48 = { $who } decide quién sube a bordo

option-character = { $character }
option-pass = Pasar
option-back = Volver atrás
option-rope_captain = Atar al Capitán
option-rope_player = Atar a alguien, si el Capitán lo consiente
option-blood_test = Mirar la Muestra de sangre de alguien
option-torch = Acusar a alguien: arde, si la mesa está de acuerdo
option-play_molotov = Jugar { card-molotov }
option-use = Usar { $power }
option-decline = No
option-target = Elegir a { $player }
option-yes = Sí
option-no = No
option-yes-D05 = Dejar que { $player } ate a { $target }
option-no-D05 = Negarse
option-yes-D08 = Quemar a { $target }
option-no-D08 = Perdonar a { $target }
option-yes-D46 = Hacer a { $target } Capitán final
option-no-D46 = Rechazar a { $target }
option-leave_card = Dejarla encima
option-bottom_card = Ponerla al fondo
option-count_as = Contar como { $department }
option-join = Llevar a { $player }
option-send = Enviar a { $player }
option-go_to = A: { $room }
option-look_at = Mirar la ficha: { $room }
option-enter = { $room }
option-pass_turn = Pasar el turno
option-offer = Ofrecer { $card }
option-offer_both = Ofrecer { card-fire_extinguisher } y { card-flashlight }
option-offer_nothing = No ofrecer nada
option-accept = Tomar la carta de { $player }
option-hand_in = Entregar { $card }
option-cure = Primero { $card }
option-swap = Quitar { $card }
option-take = Tomar { $card }
option-raise = Subir en 1 un { $die }
option-lower = Bajar en 1 un { $die }
option-reroll = Volver a tirar un { $die }
option-keep = { $dice ->
        [nothing] No guardar nada
       *[other] Guardar { $dice }
    }
option-extra_rolls = { gear-flamethrower }: 3 tiradas más
option-discard = Descartar { $card }
option-pay = Apagarlo
option-hold = Proteger { $room }
option-nominate = Proponer a { $player }
option-test = Examinar a { $player }
option-board = Subir a { $player } a bordo
option-stop = Nada más

## El registro

event-captain_rolled = Los dados eligen al Capitán: { $players } sacan { $totals }
event-character_taken = { $player } interpreta a { $character }
    .player = Interpretas a { $character }
event-dealt = { $hand } cartas y una Muestra de sangre por persona; el primer Capitán es { $captain }
event-dealt-you = { $hand } cartas y una Muestra de sangre por persona; el primer Capitán es { $captain }. Tu sangre: { $blood }. Tu mano: { $cards }
event-turn_began = Turno { $turn }: el Capitán es { $captain }
    .captain = Turno { $turn }: el Capitán eres tú
event-missions_reshuffled = Se vuelve a barajar el Diario de misión: { $cards ->
        [one] una carta
       *[other] { $cards } cartas
    }
event-mission_revealed = { $player } revela { $mission }
    .player = Revelas { $mission }
event-mission_seen = { $player } mira la primera carta del Diario de misión
    .player = Miras la primera carta del Diario de misión
event-mission_seen-you = { $player } mira la primera carta del Diario de misión: { $mission }
    .player = Miras la primera carta del Diario de misión: { $mission }
event-mission_put = { $bottom ->
        [0] { $player } deja la carta encima
       *[other] { $player } pone la carta al fondo
    }
    .player = { $bottom ->
            [0] Dejas la carta encima
           *[other] Pones la carta al fondo
        }
event-room_rolled = El dado muestra { $die }: { $room }
event-power_used = { $player } usa { $power }
    .player = Usas { $power }
event-gear_passed = { $player } pasa
    .player = Pasas
event-gear_spent = { $player } usa { $gear }: { $left ->
        [0] la carta se ha agotado
        [one] queda un uso
       *[other] quedan { $left } usos
    }
    .player = Usas { $gear }: { $left ->
            [0] la carta se ha agotado
            [one] queda un uso
           *[other] quedan { $left } usos
        }
event-gear_taken = { $player } toma { $gear }
    .player = Tomas { $gear }
event-gear_inherited = { $player } se queda con { $gear } de { $giver }; usos que quedan: { $uses }
    .player = Te quedas con { $gear } de { $giver }; usos que quedan: { $uses }
event-rope_proposed = { $player } quiere atar a { $target }
    .player = Quieres atar a { $target }
    .target = { $player } te quiere atar
event-rope_refused = El Capitán dice que no a { $player }: no hay cuerda para { $target }
    .player = El Capitán te dice que no: no hay cuerda para { $target }
    .target = El Capitán dice que no a { $player }: no hay cuerda para ti
event-tied = { $player } ata a { $target }
    .player = Atas a { $target }
    .target = { $player } te ata
event-freed = De nuevo sin ataduras: { $players }
event-captain_moved = Ahora el Capitán es { $captain }
    .captain = Ahora el Capitán eres tú
event-blood_tested = { $player } mira la Muestra de sangre de { $target }
    .player = Miras la Muestra de sangre de { $target }
    .target = { $player } mira tu Muestra de sangre
event-blood_tested-you = { $player } mira la Muestra de sangre de { $target }: { $blood }
    .player = Miras la Muestra de sangre de { $target }: { $blood }
    .target = { $player } mira tu Muestra de sangre: { $blood }
event-accused = { $player } acusa a { $target }
    .player = Acusas a { $target }
    .target = { $player } te acusa
event-voted = { $about }, { $target }: { $in_favour ->
        [none] { $yes } sí, { $no } no
       *[other] { $yes } sí ({ $in_favour }), { $no } no ({ $against })
    }; { $passed ->
        [0] propuesta rechazada
       *[other] propuesta aprobada
    }
event-torched = { $player } arde: { $blood }
    .player = Ardes: { $blood }
event-torched-you = Ardes: { $blood }. Tu mano se descarta: { $cards }
event-hot_meal = { $player } deja que { $target } cambie cartas
    .player = Dejas que { $target } cambie cartas
    .target = { $player } te deja cambiar cartas
event-counted_as = Este turno { $player } cuenta como { $department }
    .player = Este turno cuentas como { $department }
event-team_gathered = El grupo: { $team }{ $requirements_met ->
        [0] { "; no es el que pide la Investigación, así que no se cambian cartas" }
       *[other] { "" }
    }
event-lone_sent = { $player } va por su cuenta: { $room }
    .player = Vas por tu cuenta: { $room }
event-roll_called = { $player } ve una carta de { $target }
    .player = Ves una carta de { $target }
    .target = { $player } ve una de tus cartas
event-roll_called-you = { $player } ve una carta de { $target }: { $card }
    .player = Ves una carta de { $target }: { $card }
    .target = { $player } ve una de tus cartas: { $card }
event-looked_at_chip = { $player } mira una ficha: { $room }
    .player = Miras una ficha: { $room }
event-looked_at_chip-you = { $player } mira una ficha: { $room } ({ $chip })
    .player = Miras una ficha: { $room } ({ $chip })
event-room_named = { $player } elige una sala: { $room }
    .player = Eliges una sala: { $room }
event-offered = { $player } ofrece { $kinds ->
        [none] { $count ->
                [one] una carta
               *[other] { $count } cartas
            }
       *[other] { $kinds }
    } ({ $cause })
    .player = Ofreces { $kinds ->
            [none] { $count ->
                    [one] una carta
                   *[other] { $count } cartas
                }
           *[other] { $kinds }
        } ({ $cause })
event-offered-you = Ofreces { $cards } ({ $cause })
event-entry_failed = Lo ofrecido no basta, no se entra: { $room }
event-entered = El grupo está dentro: { $room }
event-turn_passed = { $player } pasa el turno: no se entra en ninguna sala
    .player = Pasas el turno: no se entra en ninguna sala
event-handed_in = Cartas entregadas por { $players }
event-handed_in-you = Cartas entregadas por { $players }; la tuya es { $card }
event-pool_empty = No queda ninguna carta: la prueba fracasa
event-pool_repaired = Las cartas entregadas se reponen del mazo: { $cards ->
        [one] una carta
       *[other] { $cards } cartas
    }
event-looked_at_pool = { $player } mira las cartas entregadas
    .player = Miras las cartas entregadas
event-looked_at_pool-you = Miras las cartas entregadas: { $cards }
event-sabotage_found = Sabotaje: { $cards }
event-sabotage_cured = Remediado: { $card }
event-sabotage_uncured = Sin remedio: { $card }. La prueba fracasa
event-swapped = { $player } cambia una carta
    .player = Cambias una carta
event-swapped-you = Quitas { $card }
event-no_swap = { $player } no cambia nada
    .player = No cambias nada
event-looked_at_supply = { $player } mira el mazo de Suministro: { $count ->
        [one] una carta
       *[other] { $count } cartas
    }
    .player = Miras el mazo de Suministro: { $count ->
            [one] una carta
           *[other] { $count } cartas
        }
event-looked_at_supply-you = Miras el mazo de Suministro: { $cards }
event-took_from_supply = { $player } pone una con las cartas entregadas y las demás al fondo del mazo
    .player = Pones una con las cartas entregadas y las demás al fondo del mazo
event-took_from_supply-you = Pones { $card } con las cartas entregadas; al fondo del mazo: { $bottom }
event-revealed = Se revela { $card }
event-rolled = { $player } tira { $rolled } (guardados: { $kept }; tiradas que quedan: { $rolls_left })
    .player = Tiras { $rolled } (guardados: { $kept }; tiradas que quedan: { $rolls_left })
event-too_few_dice = Muy pocos dados ({ $dice }): la prueba fracasa
event-die_rerolled = { $player } vuelve a tirar un { $die } y saca { $became }: { $dice }
    .player = Vuelves a tirar un { $die } y sacas { $became }: { $dice }
event-die_shifted = { $player } { $way } un { $die }: { $dice }
event-extra_rolls = { $player } da tres tiradas más; quedan: { $rolls_left }
    .player = Das tres tiradas más; quedan: { $rolls_left }
event-pool_discarded = Las cartas entregadas se descartan{ $unseen ->
        [0] { "" }
        [one] { ", una sin haberse visto" }
       *[other] , { $unseen } sin haberse visto
    }
event-investigated = { $passed ->
        [0] La Investigación ha fracasado: { $room }
       *[other] La Investigación ha tenido éxito: { $room }
    }
event-chip_revealed = Se revela la ficha: { $chip } ({ $room })
event-slot_filled = Objetivo cumplido: { $slot }
event-battle_began = Combate con La Cosa ({ $room }): hacen falta { $need } dados iguales
event-battle_over = { $won ->
        [0] El Combate se ha perdido: { $room }
       *[other] El Combate se ha ganado: { $room }
    }
event-chips_mixed = Las fichas se barajan y se reparten de nuevo: { $rooms }
event-lone_acted = { $paid ->
        [0] { $player } no hace nada: { $room }
       *[other] { $player } lo apaga: { $room }
    }
    .player = { $paid ->
            [0] No haces nada: { $room }
           *[other] Lo apagas: { $room }
        }
event-worsening_skipped = Se ha pasado el turno: Humo y Fuego no empeoran
event-room_held = { $player } vigila una sala: { $room }
    .player = Vigilas una sala: { $room }
event-hazard = { $room }: { $hazard }
event-power_out = { $room }: se va la luz
event-destroyed = Sala destruida: { $room }{ $chip ->
        [none] { "" }
       *[other] ; se pierde: { $chip }
    }
event-drew = { $player } roba { $count ->
        [one] una carta
       *[other] { $count } cartas
    } ({ $cause })
    .player = Robas { $count ->
            [one] una carta
           *[other] { $count } cartas
        } ({ $cause })
event-drew-you = Robas { $cards } ({ $cause })
event-discarded_up = { $player } descarta { $cards } ({ $cause })
    .player = Descartas { $cards } ({ $cause })
event-discarded_down = { $player } descarta { $count ->
        [one] una carta
       *[other] { $count } cartas
    } ({ $cause })
    .player = Descartas { $count ->
            [one] una carta
           *[other] { $count } cartas
        } ({ $cause })
event-discarded_down-you = Descartas { $cards } ({ $cause })
event-supply_reshuffled = Se baraja la pila de descartes: { $cards ->
        [one] hay una carta en el nuevo mazo de Suministro
       *[other] hay { $cards } cartas en el nuevo mazo de Suministro
    }
event-contagion_rose = El Contagio sube a { $level }
event-fallout = Secuela, { $room }: { $fallout }
event-unlocked = El Sector { $sector } está abierto
event-assimilated = Asimilación: quien sigue con vida recibe una Muestra de sangre y devuelve una
event-assimilated-you = Asimilación: tenías { $held } y recibes { $dealt }. Ahora tu rol es { $kept }
event-imitations_met = Las Imitaciones se reconocen: { $players }
event-escape_began = El camino está libre: empieza la Huida, y { $captain } hace la primera propuesta de Capitán final
event-nominated = { $player } propone a { $nominee } como Capitán final
    .player = Propones a { $nominee } como Capitán final
    .nominee = { $player } te propone como Capitán final
event-escape_tested = { $player } examina a { $target }{ $blood ->
        [none] { "" }
       *[other] : { $blood }
    }
    .player = Examinas a { $target }{ $blood ->
            [none] { "" }
           *[other] : { $blood }
        }
    .target = { $player } te examina{ $blood ->
            [none] { "" }
           *[other] : { $blood }
        }
event-boarded = A bordo del helicóptero: { $players }
event-boarder_shown = { $player } enseña su sangre: { $blood }
    .player = Enseñas tu sangre: { $blood }
event-ended = La partida ha terminado. { $reason }

# Varios sucesos iguales en una línea, en el navegador: `.same` es la misma persona varias veces.
events-gear_passed = Pasan: { $players }
events-drew = Roban cartas ({ $cause }): { $players }
events-no_swap = No cambian nada: { $players }

vote-torch = Votación para quemar
vote-final_captain = Votación de Capitán final

way-raise = sube en 1
way-lower = baja en 1

cause-entry = para entrar
cause-lone = para apagarlo
cause-base = vuelta a la base
cause-end_of_turn = fin del turno
cause-discard_chip = { chip-discard }
cause-molotov = cambio de cartas
cause-sab_blown_fuse = { card-sab_blown_fuse }
cause-sab_arson = { card-sab_arson }
cause-sab_cut_wiring = { card-sab_cut_wiring }
cause-sab_barred_door = { card-sab_barred_door }
cause-sab_ransacked = { card-sab_ransacked }
cause-pw_mac_a = { power-pw_mac_a }
cause-pw_chi_b = { power-pw_chi_b }
cause-pw_pal_b = { power-pw_pal_b }
cause-pw_nau_b = { power-pw_nau_b }

reason-contagion = { end-contagion }
reason-ruins = { end-ruins }
reason-imitation_aboard = { end-imitation_aboard }
reason-out_of_reach = { end-out_of_reach }
reason-all_burned = { end-all_burned }
reason-escaped = { end-escaped }
reason-left_behind = { end-left_behind }
reason-no_human_left = { end-no_human_left }

## La mesa

table-missions = Diario de misión: { $cards }
table-contagion = Contagio { $level } de { $most }
table-ruins = Ruinas { $level } de { $most }
table-target = Deben huir: { $count }
table-locked = cerrado
table-filled = hallado: { $slot }
table-chip = ficha boca abajo
table-no_chip = ya registrada
table-destroyed = destruida
table-captain = Capitán
table-final_captain = Capitán final
table-on_team = en el grupo
table-tied = manos atadas
table-alone = por su cuenta: { $room }
table-aboard = a bordo
table-turned = { $player }: desde ahora { $role }
table-team = Grupo: { $names }. Sala: { $room }
table-battle = Combate: hacen falta { $need } dados iguales
table-pool = Entregadas: { $cards ->
        [one] una carta
       *[other] { $cards } cartas
    }
table-sabotage = Sabotaje: { $cards }
table-revealed = Reveladas: { $cards }
table-dice = Dados: { $dice }. Tiradas que quedan: { $rolls }
table-pool_seen = Entregadas, como has visto: { $cards }
table-mission_seen = Diario de misión, carta { $place } desde arriba: { $mission }
table-supply_seen = Mazo de Suministro, desde la carta { $place }, en orden desconocido: { $cards }

## Lo que se dice en la mesa

claim-is = { $speaker } dice: el rol de { $seat } es { $role }
    .v1 = { $speaker } murmura: para mí el rol de { $seat } es { $role }
    .v2 = { $speaker } insiste: creedme, el rol de { $seat } es { $role }
    .self = { $speaker } dice: os equivocáis, mi rol es { $role }
claim-holds = { $speaker } dice: tengo { $card }
claim-saw = { $speaker } dice: he visto { $card } en la mano de { $seat }
    .v1 = { $speaker } susurra: en la mano de { $seat } había { $card }, lo juro
    .v2 = { $speaker } grita: { $seat } tiene { $card }, lo he visto
claim-gave = { $speaker } dice: entregué { $card } cuando { $seat } era Capitán
claim-received = { $speaker } dice: entre las cartas entregadas vi { $card }, creo que de { $seat }
claim-trusts = { $speaker } dice: me fío de { $seat }
    .v1 = { $speaker } murmura: { $seat } me parece de fiar
    .v2 = { $speaker } insiste: dejad en paz a { $seat }, yo me fío
claim-suspects = { $speaker } dice: sospecho de { $seat }
    .v1 = { $speaker } murmura: { $seat } me da mala espina
    .v2 = { $speaker } grita: cuidado con { $seat }, algo no encaja

## Opciones de la mesa

setting-escape_target_mode = Cuántas personas deben huir para que ganen los Humanos.
setting-escape_target_mode-all_humans_suffice = el objetivo, o menos si ningún Humano con vida queda en tierra
setting-escape_target_mode-strict = siempre el objetivo, o todas las que puedan subir si son menos
setting-escape_tests = Cuántos exámenes tiene el Capitán final.
setting-escape_tests-contagion_level = tantos como el nivel de Contagio
setting-escape_tests-declining = menos cuanto más alto esté el Contagio
setting-escape_tests_public = Toda la mesa ve el resultado de un examen en la Huida; si no, solo el Capitán final.
setting-assimilation_return = Qué carta devuelve una Imitación que recibe una carta de Humano.
setting-assimilation_return-sticky = la de Humano: una Imitación lo es para siempre
setting-assimilation_return-literal = la de Imitación: vuelve a ser Humano
setting-human_sabotage_ban = Los Humanos solo entregan Sabotajes si no tienen otra cosa en la mano.
setting-fair_keep = El Capitán no puede estropear una tirada guardando los dados equivocados.
setting-gear_copies = Cuántas cartas hay de cada tipo de Equipo.
setting-molotov_copies = Cuántas cartas { card-molotov } hay en el mazo de Suministro; las demás pasan a ser { card-revolver }.
setting-rope_uses = Cuántas veces se puede usar una { gear-rope }.
setting-rope_required_only = Una { gear-rope } solo ata a miembros de un departamento que pida la Investigación; al Capitán se le puede atar siempre.
setting-captain_gear_duty = El Capitán debe usar su propio Equipo antes de dejar que falle una tirada.
setting-lone_must_pay = Quien va a apagar un peligro debe hacerlo si tiene las cartas.
setting-pass_choice = Cuándo puede el Capitán pasar el turno.
setting-pass_choice-forced = solo cuando se ha probado en vano en todas las salas
setting-pass_choice-after_try = tras probar en vano en cualquier sala
setting-mission_marks = Qué cartas del Diario de misión se usan con 6 personas o más.
setting-mission_marks-by_count = las marcadas para ese número o para menos
setting-mission_marks-all_from_6 = todas
setting-gear_roll_scope = De quién es el Equipo que ayuda en una tirada.
setting-gear_roll_scope-team = solo del grupo
setting-gear_roll_scope-any = de cualquiera que esté libre
setting-torch_limit_small = A cuántas personas se puede quemar en una partida de 4 o 5.
setting-torch_limit_large = A cuántas personas se puede quemar en una partida de 6 o más; 9 significa sin límite.
setting-early_win_players_max = Hasta cuántas personas ganan los Humanos al instante quemando todas las Imitaciones; 0 significa nunca.
setting-early_win_dead_deck = Con el { sector-3 } abierto, las cartas de Imitación que queden en el mazo de Asimilación no impiden esa victoria.
setting-imitations_know = Tras cada Asimilación, las Imitaciones saben quiénes son las demás.
setting-pass_skips = Cuántos turnos pasados de una partida evitan que empeoren Humo y Fuego.
setting-max_contagion_small = El nivel de Contagio que termina una partida de 4 o 5.
setting-max_contagion_large = El nivel de Contagio que termina una partida de 6 o más.
setting-destroyed_limit = Cuántas salas destruidas terminan la partida.
setting-hand_size = Cuántas cartas se reparten a cada mano y hasta cuántas se repone.
setting-character_draft = Cómo se reparten los personajes.
setting-character_draft-draft = cada cual elige uno por turno
setting-character_draft-random = al azar
setting-captain_powers = El Capitán tiene los poderes de su personaje.
setting-secret_votes = De una votación solo se muestran los totales.
setting-dead_may_talk = Quien ha ardido puede seguir hablando.
setting-decision_timer_s = Segundos para decidir antes de que se decida por ti; 0 significa sin límite.
setting-event_density = Cuántos Sucesos de Humo añadir al Diario de misión; un número negativo quita algunos.
