# Stay Away! en español. Los mismos mensajes y las mismas variables que en.ftl.
# Las líneas del registro no llevan punto final: el nombre de una carta puede traer su propio signo.

game-title = La Cosa (Stay Away!)
game-line = Una base científica en el hielo, y alguien de la mesa ya no es humano: encuentra a La Cosa o acabarás siendo parte de ella.

## Cartas

card-the_thing = La Cosa
    .text = Quien tiene esta carta es La Cosa. Nunca sale de la mano.
card-infected = ¡Infectado!
    .text = No se juega nunca. Solo infecta a un Humano si se la da La Cosa; robarla no tiene efecto. Quien es Infectado conserva siempre una.
card-flamethrower = Lanzallamas
    .text = Elimina a una persona a tu lado; solo { card-no_barbecue } salva al objetivo.
card-analysis = Análisis
    .text = Mira toda la mano de una persona a tu lado.
card-axe = Hacha
    .text = Quita una { card-quarantine } o una { card-barred_door } que te afecte a ti o a una persona a tu lado.
card-suspicious = Sospecha
    .text = Mira una carta al azar de la mano de una persona a tu lado.
card-whiskey = Whisky
    .text = Enseña toda tu mano a la mesa.
card-resolute = Determinación
    .text = Mira tres cartas { back-stay_away } del mazo: quédate con una, descarta las otras dos y vuelve a jugar o descartar.
card-watch_your_back = Vigila tus espaldas
    .text = Invierte el sentido del juego, ya para el intercambio de este turno.
card-change_places = ¡Cambio de lugar!
    .text = Cambia de asiento con una persona a tu lado que no esté en Cuarentena ni tras una Puerta atrancada.
card-youd_better_run = ¡Más vale que corras!
    .text = Cambia de asiento con quien quieras que no esté en Cuarentena, sin que importen las Puertas atrancadas.
card-seduction = Seducción
    .text = Intercambia una carta con quien quieras que no esté en Cuarentena, pero no a través de una Puerta atrancada; después termina tu turno.
card-scary = Aterrador
    .text = Rechaza un intercambio y mira la carta que te ofrecían; después roba una carta de reemplazo.
card-im_comfortable = Aquí estoy bien
    .text = Conserva tu asiento: anula { card-change_places } o { card-youd_better_run } cuando el objetivo eres tú; después roba una carta de reemplazo.
card-no_thanks = ¡No, gracias!
    .text = Rechaza un intercambio; después roba una carta de reemplazo.
card-missed = ¡Fallaste!
    .text = Rechaza un intercambio: en tu lugar debe intercambiar quien te sigue. Después roba una carta de reemplazo.
card-no_barbecue = ¡Nada de barbacoas!
    .text = Sobrevive a un { card-flamethrower } dirigido contra ti; después roba una carta de reemplazo.
card-quarantine = Cuarentena
    .text = Te aísla a ti o a una persona a tu lado, normalmente durante tres turnos de quien la recibe: en aislamiento no se juegan cartas, no se intercambia y no se puede ser objetivo.
card-barred_door = Puerta atrancada
    .text = Se pone entre tú y una persona a tu lado: ninguna de las dos puede elegir a la otra como objetivo, ni intercambiar cartas o asientos con ella.
card-rotten_ropes = Cuerdas podridas
    .text = Se descartan todas las Cuarentenas en juego.
card-one_two = Uno, dos...
    .text = Cambia de asiento con la tercera persona a tu izquierda o a tu derecha. Las Puertas atrancadas no lo impiden; la Cuarentena, sí.
card-three_four = Tres, cuatro...
    .text = Se descartan todas las Puertas atrancadas en juego.
card-the_party = ¿Es aquí la fiesta?
    .text = Se descartan todas las Cuarentenas y todas las Puertas atrancadas; después toda la mesa cambia de asiento por parejas, en sentido horario a partir de ti.
card-out_of_here = ¡Sal de aquí!
    .text = Cambia de asiento con quien quieras que no esté en Cuarentena, pero no a través de una Puerta atrancada.
card-forgetful = Olvidadizo
    .text = Descarta tres cartas y después roba tres cartas { back-stay_away } del mazo.
card-round_and_round = Vuelta y vuelta
    .text = Cada cual pasa una carta a quien le sigue, a la vez y sin que nada pueda impedirlo. Tu turno termina.
card-cant_we_be_friends = ¿No podemos ser amigos?
    .text = Intercambia una carta con quien quieras que no esté en Cuarentena, pero no a través de una Puerta atrancada.
card-blind_date = Cita a ciegas
    .text = Cambia una carta de tu mano por la siguiente carta { back-stay_away } del mazo. Tu turno termina.
card-ooops = ¡Ups!
    .text = Enseña toda tu mano a la mesa.
card-between_us = Que quede entre nosotros...
    .text = Enseña toda tu mano a una persona a tu lado, pero no a través de una Puerta atrancada.
card-revelations = Revelaciones
    .text = A partir de ti, cada cual puede enseñar su mano por turnos, hasta que alguien enseñe una carta { card-infected } a la mesa.
card-lovecraft = Lovecraft
    .text = Mira toda la mano de quien quieras que no esté en Cuarentena, pero no a través de una Puerta atrancada.
card-necronomicon = Necronomicón
    .text = Elimina a quien quieras que no esté en Cuarentena, pero no a través de una Puerta atrancada; no cabe respuesta.

kind-contagion = Contagio
kind-action = Acción
kind-defense = Defensa
kind-obstacle = Obstáculo
kind-panic = Pánico

back-stay_away = ¡ALÉJATE!
back-panic = ¡PÁNICO!

## Roles, bandos, finales

role-human = Humano
    .want = Descubre quién es La Cosa y acaba con ella antes de que os haya infectado a todos.
    .win = Ganas con los Humanos que sigan vivos en cuanto La Cosa caiga. Si te infecta, cambias de bando.
role-infected = Infectado
    .want = Ahora estás con La Cosa: protégela, sin delatarla ni delatarte.
    .win = Ganas con La Cosa si sigues en juego cuando no quede ningún Humano; solo quien fue infectado en último lugar se queda sin nada.
role-the_thing = La Cosa
    .want = Mantente oculta e infecta a los demás: cuélales cartas { card-infected } en los intercambios.
    .win = Ganas cuando no quede ningún Humano y lo anuncies. Si lo anuncias demasiado pronto, ganan los Humanos.

side-humans = Humanos
side-the_thing = La Cosa
side-infected = Infectados
side-nobody = Nadie

end-thing_eliminated = La Cosa ha caído. Ganan los Humanos que siguen con vida.
end-thing_eliminated_no_human = La Cosa ha caído, pero no queda ningún Humano para verlo. No gana nadie.
end-declared_last_human_eliminated = La Cosa hace su anuncio y es verdad: no queda ningún Humano. Ganan La Cosa y todos los Infectados que siguen con vida.
end-declared_last_human_infected = La Cosa hace su anuncio y es verdad: no queda ningún Humano. Ganan La Cosa y los Infectados que siguen con vida, menos la última persona infectada.
end-declared_everybody_infected = La Cosa hace su anuncio y es verdad: el contagio es total y no ha habido ninguna eliminación. La Cosa gana en solitario.
end-declared_falsely = La Cosa hace su anuncio, pero queda algún Humano con vida. Ganan los Humanos que siguen con vida.
end-thing_last_alive = Solo La Cosa sigue con vida. Gana La Cosa.
end-turn_limit = Ha terminado el último turno permitido. No gana nadie.
end-revenge_humans = La Cosa y todos los Infectados han caído. Ganan los Humanos que siguen con vida.
end-revenge_infected = La Cosa ha caído, y también todos los Humanos. Ganan los Infectados que siguen con vida.
end-thing_never_came = La Cosa nunca salió del mazo. Gana el último Humano con vida.

## El turno

step-start = Comienzo del turno
step-draw = Robar
step-act = Jugar o descartar
step-panic = Pánico
step-exchange = Intercambio
step-end = Fin del turno

direction-clockwise = en sentido horario
direction-counterclockwise = en sentido antihorario

side-left = izquierda
side-right = derecha

## Preguntas

prompt-waiting = A la espera de { $names }.
prompt-D-02 = Juega una carta o descarta una.
prompt-D-03 = Estás en Cuarentena: descarta una carta o, si puedes, libérate con un { card-axe } de tu mano.
prompt-D-04 = { $card }: elige el objetivo.
prompt-D-05 = { $card }: elige el obstáculo que quitas.
prompt-D-06 = { $card }: ¿a qué lado la pones?
prompt-D-07 = { $card }: elige con qué carta te quedas.
prompt-D-08 = { $player } te apunta con { $card }. ¿Respondes?
prompt-D-09 = { $player } usa { $card } contigo. ¿Respondes, o cambias de asiento?
prompt-D-10 = Elige la carta que ofreces a { $player }{ $cause }.
prompt-D-11 = { $player } te ofrece una carta{ $cause }: da una a cambio o rechaza con una carta de Defensa.
prompt-D-12 = { $card } Elige con quién intercambiar una carta.
prompt-D-13 = { $card } Elige con quién cambiar de asiento.
prompt-D-14 = { $card } ¿Cuentas hacia la izquierda o hacia la derecha?
prompt-D-15 = { $card } Elige a qué persona a tu lado enseñas la mano.
prompt-D-16 = { $card }: { $remaining ->
        [one] elige la última carta que descartas.
       *[other] elige una carta para descartar; faltan { $remaining }.
    }
prompt-D-17 = { $card }: elige la carta que cambias por una del mazo.
prompt-D-18 = { $card }: elige la carta que pasas a quien te sigue.
prompt-D-19 = { $card }: ¿enseñas algo?

## Lo que leen los demás mientras tanto; `.player` lo lee a quien nombra la pregunta

waiting-D-02 = { $who } decide qué carta jugar o descartar
waiting-D-03 = { $who } está en Cuarentena y decide qué descartar
waiting-D-04 = { $who } elige el objetivo de { $card }
waiting-D-05 = { $who } elige qué obstáculo quitar
waiting-D-06 = { $who } decide qué puerta atrancar
waiting-D-07 = { $who } se queda con una de tres cartas
waiting-D-08 = { $who } decide si responde a { $card } de { $player }
    .player = { $who } decide si responde a tu { $card }
waiting-D-09 = { $who } decide si responde a { $card } de { $player }
    .player = { $who } decide si responde a tu { $card }
waiting-D-10 = { $who } elige la carta que ofrece a { $player }
    .player = { $who } elige la carta que te ofrece
waiting-D-11 = { $who } decide qué dar a cambio a { $player }, o si rechaza
    .player = { $who } decide qué darte a cambio, o si rechaza
waiting-D-12 = { $who } elige con quién intercambiar una carta
waiting-D-13 = { $who } elige con quién cambiar de asiento
waiting-D-14 = { $who } decide hacia qué lado contar
waiting-D-15 = { $who } elige a quién enseña la mano
waiting-D-16 = { $who } elige las cartas que descarta
waiting-D-17 = { $who } elige una carta para cambiarla por una del mazo
waiting-D-18 = Ronda de cartas: falta por elegir { $who }
waiting-D-19 = { $who } decide si enseña algo

option-discard = Descartar { $card }
option-play = Jugar { $card }
option-offer = Ofrecer { $card }
option-give = Dar { $card }
option-respond = Responder con { $card }
    .act = Responder
option-keep = Quedarse con { $card }
option-pass_on = Pasar { $card }
option-put_aside = Cambiar { $card }
option-target = Elegir a { $player }
option-free = Liberar a { $player } de la Cuarentena
option-break = Derribar la Puerta atrancada ({ $edge })
option-decline = No responder
option-left = Izquierda
option-right = Derecha
option-pass = No enseñar nada
option-show_hand = Enseñar la mano
option-show_infected = Enseñar una sola carta { card-infected }
option-declare_victory = Anunciar que no queda ningún Humano
option-request_declaration = Hacer el anuncio en cuanto se pueda
option-withdraw_request = Retirar el anuncio

## El registro

event-dealt = Se reparten las cartas; empieza { $first }; { $deck ->
        [one] queda una carta en el mazo
       *[other] quedan { $deck } cartas en el mazo
    }
event-dealt-you = Se reparten las cartas; empieza { $first }. Tu rol: { $role }. Tu mano: { $cards }
event-turn_began = Turno { $turn }: { $player }
    .player = Turno { $turn }: te toca
event-drew = { $player } roba una carta{ $cause }{ $passed_over ->
        [0] { "" }
        [one] , tras saltar una carta { back-panic }
       *[other] , tras saltar { $passed_over } cartas { back-panic }
    }
    .player = Robas una carta{ $cause }{ $passed_over ->
            [0] { "" }
            [one] , tras saltar una carta { back-panic }
           *[other] , tras saltar { $passed_over } cartas { back-panic }
        }
event-drew-you = Robas { $card }{ $cause }{ $passed_over ->
        [0] { "" }
        [one] , tras saltar una carta { back-panic }
       *[other] , tras saltar { $passed_over } cartas { back-panic }
    }
event-drew-shown = { $player } roba { $shown } boca arriba{ $cause }{ $passed_over ->
        [0] { "" }
        [one] , tras saltar una carta { back-panic }
       *[other] , tras saltar { $passed_over } cartas { back-panic }
    }
    .player = Robas { $shown } boca arriba{ $cause }{ $passed_over ->
            [0] { "" }
            [one] , tras saltar una carta { back-panic }
           *[other] , tras saltar { $passed_over } cartas { back-panic }
        }
event-reshuffled = Se baraja la pila de descartes: { $cards ->
        [one] hay una carta en el mazo nuevo
       *[other] hay { $cards } cartas en el mazo nuevo
    }
event-became_the_thing = { $player } se convierte en La Cosa
    .player = Te conviertes en La Cosa
event-discarded = { $player } descarta una carta
    .player = Descartas una carta
event-discarded-you = Descartas { $card }
event-discarded-shown = { $player } descarta { $shown } boca arriba
    .player = Descartas { $shown } boca arriba
event-played = { $player } juega { $card }
    .player = Juegas { $card }
event-aimed = { $player } usa { $card } con { $target }
    .player = Usas { $card } con { $target }
    .target = { $player } usa { $card } contigo
event-declined = { $player } no responde a { $card }
    .player = No respondes a { $card }
event-responded = { $player } responde con { $card }
    .player = Respondes con { $card }
event-showed_hand = { $player } enseña su mano a { $to }{ $cause }
    .player = Enseñas tu mano a { $to }{ $cause }
    .to = { $player } te enseña su mano{ $cause }
event-showed_hand-you = { $player } enseña su mano a { $to }{ $cause }: { $cards }
    .player = Enseñas tu mano a { $to }{ $cause }: { $cards }
    .to = { $player } te enseña su mano{ $cause }: { $cards }
event-showed_hand-shown = { $player } enseña su mano a la mesa{ $cause }: { $shown }
    .player = Enseñas tu mano a la mesa{ $cause }: { $shown }
event-glimpsed = { $player } mira una carta de { $target }
    .player = Miras una carta de { $target }
    .target = { $player } mira una de tus cartas
event-glimpsed-you = { $player } mira una carta de { $target }: { $card }
    .player = Miras una carta de { $target }: { $card }
    .target = { $player } mira una de tus cartas: { $card }
event-kept = { $player } se queda con una carta y descarta { $discarded }
    .player = Te quedas con una carta y descartas { $discarded }
event-kept-you = Te quedas con { $card } y descartas { $cards }
event-kept-shown = { $player } se queda con una carta y descarta { $shown } boca arriba
    .player = Te quedas con una carta y descartas { $shown } boca arriba
event-reversed = Ahora se juega { $direction }
event-swapped = { $player } y { $other } intercambian sus asientos
    .player = { $other } y tú cambiáis de asiento
    .other = { $player } y tú cambiáis de asiento
event-counted_to_three = { $player } cuenta tres personas a la { $side }: { $target }
    .player = Cuentas tres personas a la { $side }: { $target }
    .target = { $player } cuenta tres personas a la { $side }, y te toca a ti
event-quarantined = { $player } queda en Cuarentena durante { $turns ->
        [one] un turno
       *[other] { $turns } turnos
    }
    .player = Quedas en Cuarentena durante { $turns ->
            [one] un turno
           *[other] { $turns } turnos
        }
event-quarantine_lifted = { $player } sale de la Cuarentena{ $cause }
    .player = Sales de la Cuarentena{ $cause }
event-door_laid = { $player } atranca una puerta ({ $edge })
    .player = Atrancas una puerta ({ $edge })
event-door_removed = La Puerta atrancada ({ $edge }) desaparece{ $cause }
event-offered = { $player } ofrece una carta a { $partner }{ $cause }
    .player = Ofreces una carta a { $partner }{ $cause }
    .partner = { $player } te ofrece una carta{ $cause }
event-offered-you = Ofreces { $card } a { $partner }{ $cause }
event-offered-shown = { $player } ofrece { $shown } boca arriba a { $partner }{ $cause }
    .player = Ofreces { $shown } boca arriba a { $partner }{ $cause }
    .partner = { $player } te ofrece { $shown } boca arriba{ $cause }
event-exchanged = { $player } y { $partner } intercambian una carta
    .player = Intercambias una carta con { $partner }
    .partner = { $player } intercambia una carta contigo
event-exchanged-you = { $player } y { $partner } intercambian una carta: das { $gave } y recibes { $received }
    .player = Intercambias una carta con { $partner }: das { $gave } y recibes { $received }
    .partner = { $player } intercambia una carta contigo: das { $gave } y recibes { $received }
event-exchanged-shown = { $player } y { $partner } intercambian una carta; { $partner } da { $shown } boca arriba
    .player = Intercambias una carta con { $partner }, que da { $shown } boca arriba
    .partner = { $player } intercambia una carta contigo; das { $shown } boca arriba
event-looked_at_offer = { $player } mira la carta que ofrecía { $partner }
    .player = Miras la carta que ofrecía { $partner }
    .partner = { $player } mira la carta que ofrecías
event-looked_at_offer-you = { $player } mira la carta que ofrecía { $partner }: { $card }
    .player = Miras la carta que ofrecía { $partner }: { $card }
    .partner = { $player } mira la carta que ofrecías: { $card }
event-redirected = { $player } pasa el intercambio a { $partner }
    .player = Pasas el intercambio a { $partner }
    .partner = { $player } te pasa el intercambio
event-exchange_off = No hay intercambio entre { $player } y { $partner }: { $reason }
    .player = No hay intercambio entre { $partner } y tú: { $reason }
    .partner = No hay intercambio entre { $player } y tú: { $reason }
event-infected = { $by } infecta a { $player }
    .player = { $by } te infecta: desde ahora juegas para La Cosa
    .by = Infectas a { $player }
event-overflowed = { $player } descarta una carta { card-infected } de más
    .player = Descartas una carta { card-infected } de más
event-panicked = { $player } roba una carta { back-panic }: { $card }
    .player = Robas una carta { back-panic }: { $card }
event-has_chosen = { $player } ya ha elegido
    .player = Ya has elegido
event-left_out = { $player } no tiene carta que pasar y queda fuera de la ronda
    .player = No tienes carta que pasar y quedas fuera de la ronda
event-passed_on = Cada cual pasa una carta a quien le sigue: { $chain }
event-passed_on-you = Cada cual pasa una carta a quien le sigue ({ $chain }): das { $gave } y recibes { $received }
event-passed_on-shown = Cada cual pasa una carta a quien le sigue ({ $chain }); boca arriba: { $shown }
event-put_aside = { $player } cambia una carta por una del mazo y la deja { $to_discard ->
        [0] encima del mazo
        [false] encima del mazo
       *[other] en la pila de descartes
    }
    .player = Cambias una carta por una del mazo y la dejas { $to_discard ->
            [0] encima del mazo
            [false] encima del mazo
           *[other] en la pila de descartes
        }
event-put_aside-you = Cambias { $card } por una carta del mazo y la dejas { $to_discard ->
        [0] encima del mazo
        [false] encima del mazo
       *[other] en la pila de descartes
    }
event-put_aside-shown = { $player } cambia { $shown } por una carta del mazo y la deja { $to_discard ->
        [0] encima del mazo
        [false] encima del mazo
       *[other] en la pila de descartes
    }
    .player = Cambias { $shown } por una carta del mazo y la dejas { $to_discard ->
            [0] encima del mazo
            [false] encima del mazo
           *[other] en la pila de descartes
        }
event-revealed = { $player } { $what }
event-eliminated = { $player } queda fuera de la partida{ $cause }
    .player = Quedas fuera de la partida{ $cause }
event-eliminated-you = Quedas fuera de la partida{ $cause }; tu mano va a la pila de descartes: { $cards }
event-declared = { $player } es La Cosa y anuncia que no queda ningún Humano
    .player = Eres La Cosa y anuncias que no queda ningún Humano
event-request = { $standing ->
        [0] { $player } ya no quiere hacer el anuncio
        [false] { $player } ya no quiere hacer el anuncio
       *[other] { $player } hará el anuncio en cuanto se pueda
    }
    .player = { $standing ->
            [0] Ya no quieres hacer el anuncio
            [false] Ya no quieres hacer el anuncio
           *[other] Harás el anuncio en cuanto se pueda
        }
event-ended = La partida ha terminado. { $reason }

# Varios sucesos iguales en una línea, en el navegador: `.same` es la misma persona varias veces.
events-has_chosen = Ya han elegido: { $players }
    .same = { $player } ya ha elegido
events-drew = Roban una carta cada uno{ $cause }: { $players }
    .same = { $player } roba { $count } cartas{ $cause }

what-pass = no enseña nada
what-show_infected = enseña una carta { card-infected }

cause-turn = { "" }
cause-replacement = { " (" }carta de reemplazo)
cause-overflow = { " (" }demasiadas cartas { card-infected })
cause-resolute = { " (" }{ card-resolute })
cause-forgetful = { " (" }{ card-forgetful })
cause-blind_date = { " (" }{ card-blind_date })
cause-analysis = { " (" }{ card-analysis })
cause-lovecraft = { " (" }{ card-lovecraft })
cause-whiskey = { " (" }{ card-whiskey })
cause-ooops = { " (" }{ card-ooops })
cause-between_us = { " (" }{ card-between_us })
cause-revelations = { " (" }{ card-revelations })
cause-time = { " (" }se acabó el tiempo)
cause-axe = { " (" }{ card-axe })
cause-rotten_ropes = { " (" }{ card-rotten_ropes })
cause-three_four = { " (" }{ card-three_four })
cause-the_party = { " (" }{ card-the_party })
cause-flamethrower = { " (" }{ card-flamethrower })
cause-necronomicon = { " (" }{ card-necronomicon })
cause-left = { " (" }abandono de la mesa)
cause-superinfection = { " (" }solo cartas { card-infected } en la mano)
cause-turn_end = { "" }
cause-seduction = { " (" }{ card-seduction })
cause-friends = { " (" }{ card-cant_we_be_friends })

reason-active_quarantined = la Cuarentena lo impide este turno
reason-partner_quarantined = quien sigue está en Cuarentena
reason-barred = hay una Puerta atrancada de por medio
reason-refused = se ha rechazado
reason-back_at_initiator = no queda nadie más con quien intercambiar
reason-superinfection = una mano solo tiene cartas { card-infected }
reason-no_legal_card = en una mano no hay ninguna carta que se pueda dar
reason-left = alguien ha dejado la mesa
reason-thing_eliminated = { end-thing_eliminated }
reason-thing_eliminated_no_human = { end-thing_eliminated_no_human }
reason-declared_last_human_eliminated = { end-declared_last_human_eliminated }
reason-declared_last_human_infected = { end-declared_last_human_infected }
reason-declared_everybody_infected = { end-declared_everybody_infected }
reason-declared_falsely = { end-declared_falsely }
reason-thing_last_alive = { end-thing_last_alive }
reason-turn_limit = { end-turn_limit }
reason-revenge_humans = { end-revenge_humans }
reason-revenge_infected = { end-revenge_infected }
reason-thing_never_came = { end-thing_never_came }

## Charla de mesa

claim-is = { $speaker } dice: el rol de { $seat } es { $role }
    .v1 = { $speaker } murmura: para mí el rol de { $seat } es { $role }
    .v2 = { $speaker } insiste: creedme, el rol de { $seat } es { $role }
    .self = { $speaker } dice: os equivocáis, mi rol es { $role }
claim-holds = { $speaker } dice: tengo { $card }
claim-saw = { $speaker } dice: he visto { $card } en la mano de { $seat }
    .v1 = { $speaker } susurra: en la mano de { $seat } había { $card }, lo juro
    .v2 = { $speaker } grita: { $seat } tiene { $card }, lo he visto
claim-gave = { $speaker } dice: le he dado { $card } a { $seat }
claim-received = { $speaker } dice: he recibido { $card } de { $seat }
claim-trusts = { $speaker } dice: me fío de { $seat }
    .v1 = { $speaker } murmura: { $seat } me parece de fiar
    .v2 = { $speaker } insiste: dejad en paz a { $seat }, yo me fío
claim-suspects = { $speaker } dice: sospecho de { $seat }
    .v1 = { $speaker } murmura: { $seat } me da mala espina
    .v2 = { $speaker } grita: cuidado con { $seat }, algo no encaja

## Opciones de la mesa

setting-fourth_analysis = La caja trae una cuarta carta { card-analysis }, para 11 o 12 personas.
setting-infected_split_6 = Cuántas cartas { card-infected } se añaden con 6 y con 7 personas.
setting-infected_split_6-two_two = dos y luego dos
setting-infected_split_6-one_three = una y luego tres
setting-infected_delta = Cuántas cartas { card-infected } añadir; un número negativo las quita.
setting-promos = Se juega con las cartas promocionales { card-lovecraft } y { card-necronomicon } (desde 6 y desde 10 personas).
setting-custom_deck = Un mazo a tu gusto: cuántas copias de cada carta.
setting-custom_deck-off = el mazo normal
setting-thing_in_deck = La Cosa empieza en el mazo; quien roba la carta se convierte en La Cosa.
setting-hold_back_weapons = Ninguna mano inicial tiene { card-flamethrower } ni { card-analysis }.
setting-short_reach = { card-seduction }, { card-youd_better_run }, { card-cant_we_be_friends } y { card-out_of_here } solo alcanzan a quien está al lado, y ninguna Puerta atrancada las deja pasar.
setting-revenge = Cuando cae La Cosa, Humanos e Infectados siguen jugando hasta que queda un solo grupo.
setting-quarantine_turns = Cuántos turnos de quien está en aislamiento dura una Cuarentena.
setting-quarantine_mode = Qué hace una Cuarentena.
setting-quarantine_mode-isolation = quien la recibe no juega cartas, no intercambia y no puede ser objetivo
setting-quarantine_mode-open_cards = se roba, se descarta y se da boca arriba; nada de { card-flamethrower } ni de cambios de asiento
setting-missed_shields = Un intercambio que { card-missed } ha pasado a otra persona no infecta a nadie.
setting-missed_offer = Tras { card-missed }, qué carta se ofrece a quien sigue.
setting-missed_offer-fresh = una carta elegida de nuevo
setting-missed_offer-locked = la misma carta, si se puede dar
setting-infected_cap = Cuántas cartas { card-infected } se pueden conservar.
setting-infected_cap-3 = tres
setting-infected_cap-none = las que sean
setting-superinfection = Quien debe intercambiar y solo tiene cartas { card-infected } en la mano queda fuera; La Cosa no, ni un Infectado que intercambia con ella.
setting-no_legal_card = Qué pasa cuando alguien no tiene ninguna carta que se pueda dar.
setting-no_legal_card-skip = no hay intercambio
setting-seduction_ignores_doors = { card-seduction }, { card-cant_we_be_friends } y { card-out_of_here } atraviesan las Puertas atrancadas.
setting-axe_self_release = Quien está en Cuarentena puede liberarse con un { card-axe }.
setting-freed_exchanges = Quien sale de la Cuarentena en su propio turno intercambia en ese turno.
setting-blind_date_to = Adónde va la carta entregada por { card-blind_date }.
setting-blind_date_to-deck_top = encima del mazo
setting-blind_date_to-discard = a la pila de descartes
setting-after_move = A quién le toca después de un cambio de asientos.
setting-after_move-player = a quien sigue al asiento nuevo de quien tenía el turno
setting-after_move-seat = a quien sigue al asiento en que empezó el turno
setting-auto_declare = La Cosa hace el anuncio por sí sola en cuanto no queda ningún Humano.
setting-turn_limit = Tras este número de turnos la partida se detiene sin que nadie gane; 0 significa nunca.
setting-first_player = Quién juega el primer turno.
setting-first_player-random = al azar
setting-seating = En qué orden se sienta la mesa.
setting-seating-random = al azar
setting-seating-given = por orden de llegada
setting-decision_timer_s = Segundos para decidir antes de que se elija de forma automática; 0 significa sin límite.
