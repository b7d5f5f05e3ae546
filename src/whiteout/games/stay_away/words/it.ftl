# Stay Away! in italiano. Stessi messaggi e stesse variabili di en.ftl.
# Le righe del diario non hanno il punto finale: il nome di una carta può avere un segno suo.

game-title = La Cosa (Stay Away!)
game-line = Una base di ricerca tra i ghiacci, e tra voi qualcuno non è più umano: trovate La Cosa, o ne farete parte.

## Carte

card-the_thing = La Cosa
    .text = Chi tiene questa carta è La Cosa. Non lascia mai la mano.
card-infected = Infetto!
    .text = Non si gioca mai. Infetta un Umano solo se è La Cosa a dargliela; pescarla non ha effetto. Chi è Infetto ne tiene sempre una.
card-flamethrower = Lanciafiamme
    .text = Elimina una persona accanto a te; solo { card-no_barbecue } salva il bersaglio.
card-analysis = Analisi
    .text = Guarda tutta la mano di una persona accanto a te.
card-axe = Ascia
    .text = Rimuovi una { card-quarantine } o una { card-barred_door } che riguarda te o una persona accanto a te.
card-suspicious = Sospetto
    .text = Guarda una carta a caso della mano di una persona accanto a te.
card-whiskey = Whisky
    .text = Mostra tutta la tua mano al tavolo.
card-resolute = Determinazione
    .text = Guarda tre carte { back-stay_away } del mazzo: tienine una, scarta le altre due, poi gioca o scarta di nuovo.
card-watch_your_back = Guardati le spalle
    .text = Inverti il senso di gioco, già per lo scambio di questo turno.
card-change_places = Cambio di posto!
    .text = Scambia il posto con una persona accanto a te che non sia in Quarantena né dietro una Porta sbarrata.
card-youd_better_run = Faresti meglio a scappare!
    .text = Scambia il posto con chiunque non sia in Quarantena, anche oltre una Porta sbarrata.
card-seduction = Seduzione
    .text = Scambia una carta con chiunque non sia in Quarantena, ma non attraverso una Porta sbarrata; poi il tuo turno finisce.
card-scary = Spaventoso
    .text = Rifiuta uno scambio e guarda la carta che ti è stata offerta; poi pesca una carta sostitutiva.
card-im_comfortable = Sto bene qui
    .text = Resta al tuo posto: annulla { card-change_places } o { card-youd_better_run } se il bersaglio sei tu; poi pesca una carta sostitutiva.
card-no_thanks = No grazie!
    .text = Rifiuta uno scambio; poi pesca una carta sostitutiva.
card-missed = Mancato!
    .text = Rifiuta uno scambio: al tuo posto deve scambiare chi viene dopo di te. Poi pesca una carta sostitutiva.
card-no_barbecue = Niente barbecue!
    .text = Sopravvivi a un { card-flamethrower } puntato su di te; poi pesca una carta sostitutiva.
card-quarantine = Quarantena
    .text = Isola te o una persona accanto a te, di norma per tre turni di chi la riceve: chi è in isolamento non gioca carte, non scambia e non può essere bersaglio.
card-barred_door = Porta sbarrata
    .text = Si mette tra te e una persona accanto a te: nessuna delle due può prendere di mira l'altra, né scambiare carte o posto con lei.
card-rotten_ropes = Corde marce
    .text = Si scartano tutte le Quarantene in gioco.
card-one_two = Uno, due...
    .text = Scambia il posto con la terza persona alla tua sinistra o alla tua destra. Le Porte sbarrate non contano; la Quarantena sì.
card-three_four = Tre, quattro...
    .text = Si scartano tutte le Porte sbarrate in gioco.
card-the_party = È qui la festa?
    .text = Si scartano tutte le Quarantene e tutte le Porte sbarrate; poi ci si scambia il posto a coppie, in senso orario a partire da te.
card-out_of_here = Fuori di qui!
    .text = Scambia il posto con chiunque non sia in Quarantena, ma non attraverso una Porta sbarrata.
card-forgetful = Vuoto di memoria
    .text = Scarta tre carte, poi pesca tre carte { back-stay_away } dal mazzo.
card-round_and_round = Girotondo
    .text = Nello stesso momento ognuno passa una carta a chi viene dopo, e nulla può impedirlo. Il tuo turno finisce.
card-cant_we_be_friends = Non possiamo essere amici?
    .text = Scambia una carta con chiunque non sia in Quarantena, ma non attraverso una Porta sbarrata.
card-blind_date = Appuntamento al buio
    .text = Scambia una carta della tua mano con la prossima carta { back-stay_away } del mazzo. Il tuo turno finisce.
card-ooops = Ops!
    .text = Mostra tutta la tua mano al tavolo.
card-between_us = Che resti tra noi...
    .text = Mostra tutta la tua mano a una persona accanto a te, ma non attraverso una Porta sbarrata.
card-revelations = Rivelazioni
    .text = A partire da te, ognuno a turno può mostrare la mano, finché qualcuno non mostra una carta { card-infected } al tavolo.
card-lovecraft = Lovecraft
    .text = Guarda tutta la mano di chiunque non sia in Quarantena, ma non attraverso una Porta sbarrata.
card-necronomicon = Necronomicon
    .text = Elimina chiunque non sia in Quarantena, ma non attraverso una Porta sbarrata; non si può rispondere.

kind-contagion = Contagio
kind-action = Azione
kind-defense = Difesa
kind-obstacle = Ostacolo
kind-panic = Panico

back-stay_away = STAI ALLA LARGA!
back-panic = PANICO!

## Ruoli, fazioni, finali

role-human = Umano
    .want = Scopri chi è La Cosa ed eliminala prima che vi abbia infettati tutti.
    .win = Vinci insieme agli Umani ancora in vita, appena La Cosa è eliminata. Se ti infetta, cambi squadra.
role-infected = Infetto
    .want = Ora stai con La Cosa: proteggila, senza tradire né lei né te.
    .win = Vinci con La Cosa se sei in vita quando non resta alcun Umano; solo chi è stato infettato per ultimo resta a mani vuote.
role-the_thing = La Cosa
    .want = Resta nell'ombra e infetta gli altri: passa loro carte { card-infected } negli scambi.
    .win = Vinci quando non resta alcun Umano e lo annunci. Se lo annunci troppo presto, vincono gli Umani.

side-humans = Umani
side-the_thing = La Cosa
side-infected = Infetti
side-nobody = Nessuno

end-thing_eliminated = La Cosa non c'è più. Vincono gli Umani in vita.
end-thing_eliminated_no_human = La Cosa non c'è più, ma nessun Umano è in vita per vederlo. Non vince nessuno.
end-declared_last_human_eliminated = La Cosa fa il suo annuncio, ed è vero: non resta alcun Umano. Vincono La Cosa e tutti gli Infetti in vita.
end-declared_last_human_infected = La Cosa fa il suo annuncio, ed è vero: non resta alcun Umano. Vincono La Cosa e gli Infetti in vita, tranne l'ultima persona infettata.
end-declared_everybody_infected = La Cosa fa il suo annuncio, ed è vero: il contagio è completo e non c'è stata alcuna eliminazione. La Cosa vince da sola.
end-declared_falsely = La Cosa fa il suo annuncio, ma resta almeno un Umano in vita. Vincono gli Umani in vita.
end-thing_last_alive = In vita resta soltanto La Cosa. Vince La Cosa.
end-turn_limit = L'ultimo turno concesso è finito. Non vince nessuno.
end-revenge_humans = La Cosa e tutti gli Infetti non ci sono più. Vincono gli Umani in vita.
end-revenge_infected = La Cosa non c'è più, e nemmeno gli Umani. Vincono gli Infetti in vita.
end-thing_never_came = La Cosa non è mai uscita dal mazzo. Vince l'ultimo Umano in vita.

## Il turno

step-start = Inizio del turno
step-draw = Pesca
step-act = Gioca o scarta
step-panic = Panico
step-exchange = Scambio
step-end = Fine del turno

direction-clockwise = in senso orario
direction-counterclockwise = in senso antiorario

side-left = sinistra
side-right = destra

## Domande

prompt-waiting = In attesa di { $names }.
prompt-D-02 = Gioca una carta o scartane una.
prompt-D-03 = Sei in Quarantena: scarta una carta o, se puoi, liberati con un'{ card-axe } della tua mano.
prompt-D-04 = { $card }: scegli il bersaglio.
prompt-D-05 = { $card }: scegli l'ostacolo da rimuovere.
prompt-D-06 = { $card }: da quale lato la metti?
prompt-D-07 = { $card }: scegli la carta da tenere.
prompt-D-08 = { $player } ti punta contro { $card }. Rispondi?
prompt-D-09 = { $player } usa { $card } con te. Rispondi, o cambi posto?
prompt-D-10 = Scegli la carta da offrire a { $player }{ $cause }.
prompt-D-11 = { $player } ti offre una carta{ $cause }: danne una in cambio o rifiuta con una carta Difesa.
prompt-D-12 = { $card } Scegli con chi scambiare una carta.
prompt-D-13 = { $card } Scegli con chi scambiare il posto.
prompt-D-14 = { $card } Conti verso sinistra o verso destra?
prompt-D-15 = { $card } Scegli la persona accanto a te a cui mostrare la mano.
prompt-D-16 = { $card }: { $remaining ->
        [one] scegli l'ultima carta da scartare.
       *[other] scegli una carta da scartare, ne restano { $remaining }.
    }
prompt-D-17 = { $card }: scegli la carta da scambiare con una del mazzo.
prompt-D-18 = { $card }: scegli la carta da passare a chi viene dopo di te.
prompt-D-19 = { $card }: mostri qualcosa?

## Che cosa leggono gli altri nel frattempo; `.player` lo legge chi è nominato nella domanda

waiting-D-02 = { $who } decide quale carta giocare o scartare
waiting-D-03 = { $who } è in Quarantena e decide che cosa scartare
waiting-D-04 = { $who } sceglie il bersaglio di { $card }
waiting-D-05 = { $who } sceglie un ostacolo da rimuovere
waiting-D-06 = { $who } decide quale porta sbarrare
waiting-D-07 = { $who } tiene una carta su tre
waiting-D-08 = { $who } decide se rispondere a { $card } di { $player }
    .player = { $who } decide se rispondere al tuo { $card }
waiting-D-09 = { $who } decide se rispondere a { $card } di { $player }
    .player = { $who } decide se rispondere al tuo { $card }
waiting-D-10 = { $who } sceglie la carta da offrire a { $player }
    .player = { $who } sceglie la carta da offrirti
waiting-D-11 = { $who } decide che cosa dare in cambio a { $player }, o se rifiutare
    .player = { $who } decide che cosa darti in cambio, o se rifiutare
waiting-D-12 = { $who } sceglie con chi scambiare una carta
waiting-D-13 = { $who } sceglie con chi scambiare il posto
waiting-D-14 = { $who } decide da che parte contare
waiting-D-15 = { $who } sceglie a chi mostrare la mano
waiting-D-16 = { $who } sceglie le carte da scartare
waiting-D-17 = { $who } sceglie una carta da scambiare con una del mazzo
waiting-D-18 = Giro di carte: deve ancora scegliere { $who }
waiting-D-19 = { $who } decide se mostrare qualcosa

option-discard = Scarta { $card }
option-play = Gioca { $card }
option-offer = Offri { $card }
option-give = Dai { $card }
option-respond = Rispondi con { $card }
    .act = Rispondi
option-keep = Tieni { $card }
option-pass_on = Passa { $card }
option-put_aside = Scambia { $card }
option-target = Scegli { $player }
option-free = Libera { $player } dalla Quarantena
option-break = Abbatti la Porta sbarrata ({ $edge })
option-decline = Non rispondere
option-left = Sinistra
option-right = Destra
option-pass = Non mostrare nulla
option-show_hand = Mostra la tua mano
option-show_infected = Mostra una sola carta { card-infected }
option-declare_victory = Annuncia che non resta alcun Umano
option-request_declaration = Fai l'annuncio appena possibile
option-withdraw_request = Ritira l'annuncio

## Il diario

event-dealt = Le carte sono distribuite; comincia { $first }; { $deck ->
        [one] nel mazzo c'è una carta
       *[other] nel mazzo ci sono { $deck } carte
    }
event-dealt-you = Le carte sono distribuite; comincia { $first }. Il tuo ruolo: { $role }. La tua mano: { $cards }
event-turn_began = Turno { $turn }: { $player }
    .player = Turno { $turn }: tocca a te
event-drew = { $player } pesca una carta{ $cause }{ $passed_over ->
        [0] { "" }
        [one] , saltando una carta { back-panic }
       *[other] , saltando { $passed_over } carte { back-panic }
    }
    .player = Peschi una carta{ $cause }{ $passed_over ->
            [0] { "" }
            [one] , saltando una carta { back-panic }
           *[other] , saltando { $passed_over } carte { back-panic }
        }
event-drew-you = Peschi { $card }{ $cause }{ $passed_over ->
        [0] { "" }
        [one] , saltando una carta { back-panic }
       *[other] , saltando { $passed_over } carte { back-panic }
    }
event-drew-shown = { $player } pesca { $shown } a faccia in su{ $cause }{ $passed_over ->
        [0] { "" }
        [one] , saltando una carta { back-panic }
       *[other] , saltando { $passed_over } carte { back-panic }
    }
    .player = Peschi { $shown } a faccia in su{ $cause }{ $passed_over ->
            [0] { "" }
            [one] , saltando una carta { back-panic }
           *[other] , saltando { $passed_over } carte { back-panic }
        }
event-reshuffled = La pila degli scarti viene mescolata: { $cards ->
        [one] nel nuovo mazzo c'è una carta
       *[other] nel nuovo mazzo ci sono { $cards } carte
    }
event-became_the_thing = { $player } diventa La Cosa
    .player = Diventi La Cosa
event-discarded = { $player } scarta una carta
    .player = Scarti una carta
event-discarded-you = Scarti { $card }
event-discarded-shown = { $player } scarta { $shown } a faccia in su
    .player = Scarti { $shown } a faccia in su
event-played = { $player } gioca { $card }
    .player = Giochi { $card }
event-aimed = { $player } gioca { $card } su { $target }
    .player = Giochi { $card } su { $target }
    .target = { $player } gioca { $card } su di te
event-declined = { $player } non risponde a { $card }
    .player = Non rispondi a { $card }
event-responded = { $player } risponde con { $card }
    .player = Rispondi con { $card }
event-showed_hand = { $player } mostra la propria mano a { $to }{ $cause }
    .player = Mostri la tua mano a { $to }{ $cause }
    .to = { $player } ti mostra la propria mano{ $cause }
event-showed_hand-you = { $player } mostra la propria mano a { $to }{ $cause }: { $cards }
    .player = Mostri la tua mano a { $to }{ $cause }: { $cards }
    .to = { $player } ti mostra la propria mano{ $cause }: { $cards }
event-showed_hand-shown = { $player } mostra la propria mano al tavolo{ $cause }: { $shown }
    .player = Mostri la tua mano al tavolo{ $cause }: { $shown }
event-glimpsed = { $player } guarda una carta di { $target }
    .player = Guardi una carta di { $target }
    .target = { $player } guarda una delle tue carte
event-glimpsed-you = { $player } guarda una carta di { $target }: { $card }
    .player = Guardi una carta di { $target }: { $card }
    .target = { $player } guarda una delle tue carte: { $card }
event-kept = { $player } tiene una carta e ne scarta { $discarded }
    .player = Tieni una carta e ne scarti { $discarded }
event-kept-you = Tieni { $card } e scarti { $cards }
event-kept-shown = { $player } tiene una carta e scarta { $shown } a faccia in su
    .player = Tieni una carta e scarti { $shown } a faccia in su
event-reversed = Ora si gioca { $direction }
event-swapped = { $player } e { $other } si scambiano il posto
    .player = Tu e { $other } vi scambiate il posto
    .other = Tu e { $player } vi scambiate il posto
event-counted_to_three = { $player } conta tre persone a { $side }: { $target }
    .player = Conti tre persone a { $side }: { $target }
    .target = { $player } conta tre persone a { $side }, e sei tu
event-quarantined = { $player } è in Quarantena per { $turns ->
        [one] un turno
       *[other] { $turns } turni
    }
    .player = Sei in Quarantena per { $turns ->
            [one] un turno
           *[other] { $turns } turni
        }
event-quarantine_lifted = { $player } esce dalla Quarantena{ $cause }
    .player = Esci dalla Quarantena{ $cause }
event-door_laid = { $player } sbarra una porta ({ $edge })
    .player = Sbarri una porta ({ $edge })
event-door_removed = La Porta sbarrata ({ $edge }) non c'è più{ $cause }
event-offered = { $player } offre una carta a { $partner }{ $cause }
    .player = Offri una carta a { $partner }{ $cause }
    .partner = { $player } ti offre una carta{ $cause }
event-offered-you = Offri { $card } a { $partner }{ $cause }
event-offered-shown = { $player } offre { $shown } a faccia in su a { $partner }{ $cause }
    .player = Offri { $shown } a faccia in su a { $partner }{ $cause }
    .partner = { $player } ti offre { $shown } a faccia in su{ $cause }
event-exchanged = { $player } e { $partner } si scambiano una carta
    .player = Scambi una carta con { $partner }
    .partner = { $player } scambia una carta con te
event-exchanged-you = { $player } e { $partner } si scambiano una carta: tu dai { $gave } e ricevi { $received }
    .player = Scambi una carta con { $partner }: dai { $gave } e ricevi { $received }
    .partner = { $player } scambia una carta con te: dai { $gave } e ricevi { $received }
event-exchanged-shown = { $player } e { $partner } si scambiano una carta; { $partner } dà { $shown } a faccia in su
    .player = Scambi una carta con { $partner }, che dà { $shown } a faccia in su
    .partner = { $player } scambia una carta con te; dai { $shown } a faccia in su
event-looked_at_offer = { $player } guarda la carta che { $partner } offriva
    .player = Guardi la carta che { $partner } offriva
    .partner = { $player } guarda la carta che offrivi
event-looked_at_offer-you = { $player } guarda la carta che { $partner } offriva: { $card }
    .player = Guardi la carta che { $partner } offriva: { $card }
    .partner = { $player } guarda la carta che offrivi: { $card }
event-redirected = { $player } fa passare lo scambio a { $partner }
    .player = Fai passare lo scambio a { $partner }
    .partner = { $player } fa passare lo scambio a te
event-exchange_off = Nessuno scambio tra { $player } e { $partner }: { $reason }
    .player = Nessuno scambio tra te e { $partner }: { $reason }
    .partner = Nessuno scambio tra { $player } e te: { $reason }
event-infected = { $by } infetta { $player }
    .player = { $by } ti infetta: da ora giochi per La Cosa
    .by = Infetti { $player }
event-overflowed = { $player } scarta una carta { card-infected } di troppo
    .player = Scarti una carta { card-infected } di troppo
event-panicked = { $player } pesca una carta { back-panic }: { $card }
    .player = Peschi una carta { back-panic }: { $card }
event-has_chosen = { $player } ha scelto
    .player = Hai scelto
event-left_out = { $player } non ha carte da passare e resta fuori dal giro
    .player = Non hai carte da passare e resti fuori dal giro
event-passed_on = Una carta passa da ognuno a chi viene dopo: { $chain }
event-passed_on-you = Una carta passa da ognuno a chi viene dopo ({ $chain }): tu dai { $gave } e ricevi { $received }
event-passed_on-shown = Una carta passa da ognuno a chi viene dopo ({ $chain }); a faccia in su: { $shown }
event-put_aside = { $player } scambia una carta con una del mazzo e la mette { $to_discard ->
        [0] in cima al mazzo
        [false] in cima al mazzo
       *[other] tra gli scarti
    }
    .player = Scambi una carta con una del mazzo e la metti { $to_discard ->
            [0] in cima al mazzo
            [false] in cima al mazzo
           *[other] tra gli scarti
        }
event-put_aside-you = Scambi { $card } con una carta del mazzo e la metti { $to_discard ->
        [0] in cima al mazzo
        [false] in cima al mazzo
       *[other] tra gli scarti
    }
event-put_aside-shown = { $player } scambia { $shown } con una carta del mazzo e la mette { $to_discard ->
        [0] in cima al mazzo
        [false] in cima al mazzo
       *[other] tra gli scarti
    }
    .player = Scambi { $shown } con una carta del mazzo e la metti { $to_discard ->
            [0] in cima al mazzo
            [false] in cima al mazzo
           *[other] tra gli scarti
        }
event-revealed = { $player } { $what }
event-eliminated = { $player } esce dal gioco{ $cause }
    .player = Esci dal gioco{ $cause }
event-eliminated-you = Esci dal gioco{ $cause }; la tua mano va tra gli scarti: { $cards }
event-declared = { $player } è La Cosa e annuncia che non resta alcun Umano
    .player = Sei La Cosa e annunci che non resta alcun Umano
event-request = { $standing ->
        [0] { $player } rinuncia a fare l'annuncio
        [false] { $player } rinuncia a fare l'annuncio
       *[other] { $player } farà l'annuncio appena possibile
    }
    .player = { $standing ->
            [0] Rinunci a fare l'annuncio
            [false] Rinunci a fare l'annuncio
           *[other] Farai l'annuncio appena possibile
        }
event-ended = La partita è finita. { $reason }

# Più eventi uguali in una riga, nel browser: `.same` è la stessa persona più volte.
events-has_chosen = Hanno scelto: { $players }
    .same = { $player } ha scelto
events-drew = Pescano una carta a testa{ $cause }: { $players }
    .same = { $player } pesca { $count } carte{ $cause }

what-pass = non mostra nulla
what-show_infected = mostra una carta { card-infected }

cause-turn = { "" }
cause-replacement = { " (" }carta sostitutiva)
cause-overflow = { " (" }troppe carte { card-infected })
cause-resolute = { " (" }{ card-resolute })
cause-forgetful = { " (" }{ card-forgetful })
cause-blind_date = { " (" }{ card-blind_date })
cause-analysis = { " (" }{ card-analysis })
cause-lovecraft = { " (" }{ card-lovecraft })
cause-whiskey = { " (" }{ card-whiskey })
cause-ooops = { " (" }{ card-ooops })
cause-between_us = { " (" }{ card-between_us })
cause-revelations = { " (" }{ card-revelations })
cause-time = { " (" }il tempo è scaduto)
cause-axe = { " (" }{ card-axe })
cause-rotten_ropes = { " (" }{ card-rotten_ropes })
cause-three_four = { " (" }{ card-three_four })
cause-the_party = { " (" }{ card-the_party })
cause-flamethrower = { " (" }{ card-flamethrower })
cause-necronomicon = { " (" }{ card-necronomicon })
cause-left = { " (" }abbandono del tavolo)
cause-superinfection = { " (" }solo carte { card-infected } in mano)
cause-turn_end = { "" }
cause-seduction = { " (" }{ card-seduction })
cause-friends = { " (" }{ card-cant_we_be_friends })

reason-active_quarantined = la Quarantena lo esclude in questo turno
reason-partner_quarantined = chi viene dopo è in Quarantena
reason-barred = c'è di mezzo una Porta sbarrata
reason-refused = è stato rifiutato
reason-back_at_initiator = non resta nessun altro con cui scambiare
reason-superinfection = una mano è piena di sole carte { card-infected }
reason-no_legal_card = in una mano non c'è alcuna carta che si possa dare
reason-left = qualcuno ha lasciato il tavolo
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

## Discorsi al tavolo

claim-is = { $speaker } dice: il ruolo di { $seat } è { $role }
    .v1 = { $speaker } mormora: secondo me il ruolo di { $seat } è { $role }
    .v2 = { $speaker } insiste: credetemi, il ruolo di { $seat } è { $role }
    .self = { $speaker } dice: vi sbagliate, il mio ruolo è { $role }
claim-holds = { $speaker } dice: ho in mano { $card }
claim-saw = { $speaker } dice: ho visto { $card } nella mano di { $seat }
    .v1 = { $speaker } sussurra: nella mano di { $seat } c'era { $card }, lo giuro
    .v2 = { $speaker } grida: { $seat } ha { $card }, l'ho visto
claim-gave = { $speaker } dice: ho dato { $card } a { $seat }
claim-received = { $speaker } dice: ho ricevuto { $card } da { $seat }
claim-trusts = { $speaker } dice: mi fido di { $seat }
    .v1 = { $speaker } mormora: { $seat } mi sembra a posto
    .v2 = { $speaker } insiste: lasciate in pace { $seat }, io mi fido
claim-suspects = { $speaker } dice: sospetto di { $seat }
    .v1 = { $speaker } mormora: { $seat } non mi convince
    .v2 = { $speaker } grida: attenti a { $seat }, qualcosa non va

## Opzioni del tavolo

setting-fourth_analysis = La scatola contiene una quarta carta { card-analysis }, per 11 o 12 persone.
setting-infected_split_6 = Quante carte { card-infected } si aggiungono quando si gioca in 6 e in 7.
setting-infected_split_6-two_two = due, poi due
setting-infected_split_6-one_three = una, poi tre
setting-infected_delta = Quante carte { card-infected } aggiungere; un numero negativo ne toglie.
setting-promos = Si gioca con le carte promozionali { card-lovecraft } e { card-necronomicon } (da 6 e da 10 persone in su).
setting-custom_deck = Un mazzo tutto tuo: quante copie di ogni carta.
setting-custom_deck-off = il mazzo normale
setting-thing_in_deck = La Cosa parte nel mazzo; chi pesca la carta diventa La Cosa.
setting-hold_back_weapons = Nessuna mano iniziale contiene { card-flamethrower } o { card-analysis }.
setting-short_reach = { card-seduction }, { card-youd_better_run }, { card-cant_we_be_friends } e { card-out_of_here } raggiungono solo chi siede accanto, e nessuna Porta sbarrata le lascia passare.
setting-revenge = Quando La Cosa non c'è più, Umani e Infetti continuano finché resta un solo gruppo.
setting-quarantine_turns = Quanti turni di chi è in isolamento dura una Quarantena.
setting-quarantine_mode = Che cosa fa una Quarantena.
setting-quarantine_mode-isolation = chi la riceve non gioca carte, non scambia e non può essere bersaglio
setting-quarantine_mode-open_cards = si pesca, si scarta e si dà a faccia in su; niente { card-flamethrower }, niente cambi di posto
setting-missed_shields = Uno scambio che { card-missed } ha fatto passare oltre non infetta nessuno.
setting-missed_offer = Dopo { card-missed }, quale carta viene offerta a chi segue.
setting-missed_offer-fresh = una carta scelta di nuovo
setting-missed_offer-locked = la stessa carta, se si può dare
setting-infected_cap = Quante carte { card-infected } si possono tenere.
setting-infected_cap-3 = tre
setting-infected_cap-none = quante se ne vuole
setting-superinfection = Chi deve scambiare e ha solo carte { card-infected } in mano esce dal gioco; non La Cosa, né un Infetto che scambia con La Cosa.
setting-no_legal_card = Che cosa succede quando qualcuno non ha carte che si possano dare.
setting-no_legal_card-skip = lo scambio non avviene
setting-seduction_ignores_doors = { card-seduction }, { card-cant_we_be_friends } e { card-out_of_here } passano attraverso le Porte sbarrate.
setting-axe_self_release = Chi è in Quarantena può liberarsi con un'{ card-axe }.
setting-freed_exchanges = Chi esce dalla Quarantena durante il proprio turno scambia in quel turno.
setting-blind_date_to = Dove va la carta ceduta per { card-blind_date }.
setting-blind_date_to-deck_top = in cima al mazzo
setting-blind_date_to-discard = tra gli scarti
setting-after_move = A chi tocca dopo uno scambio di posti.
setting-after_move-player = a chi segue il nuovo posto di chi era di turno
setting-after_move-seat = a chi segue il posto in cui il turno è cominciato
setting-auto_declare = La Cosa fa l'annuncio da sé appena non resta alcun Umano.
setting-turn_limit = Dopo questo numero di turni la partita si ferma e non vince nessuno; 0 significa mai.
setting-first_player = Chi gioca il primo turno.
setting-first_player-random = a sorte
setting-seating = In quale ordine ci si siede.
setting-seating-random = a caso
setting-seating-given = in ordine di arrivo
setting-decision_timer_s = Secondi per decidere prima che la scelta sia automatica; 0 significa nessun limite.
