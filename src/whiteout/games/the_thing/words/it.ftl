# The Thing: The Boardgame in italiano. Gli stessi messaggi e le stesse variabili di en.ftl.

game-title = The Thing – Il gioco da tavolo
game-line = Tenete calda la base, scoprite chi è ancora umano e andatevene prima che ci pensi l'inverno.

## Carte e pezzi

action-use = Usare
    .text = Attiva la funzione del luogo.
action-repair = Riparare
    .text = Rimuove danni.
action-sabotage = Sabotare
    .text = Danneggia il luogo.
face-use = { action-use }
face-repair = { action-repair }
face-sabotage = { action-sabotage }
face-threat = Minaccia
piece-flamethrower = Lanciafiamme
    .text = Sta scoperto con le sue cariche. Combatte l'alieno, evita un incontro, brucia il tuo luogo e, con un filo di ferro, esegue un test su chiunque.
piece-dynamite = Dinamite
    .text = Combatte l'alieno o brucia il tuo luogo; poi è persa.
piece-firearm = Arma da fuoco
    .text = Evita un incontro. La tieni, scoperta.
piece-melee = Arma corpo a corpo
    .text = Evita un incontro; poi è persa.
piece-keys = Chiavi
    .text = Avviano l'elicottero della base o lo spazzaneve, quando è pronto.
piece-torch = Torcia
    .text = Al buio scegli la tua carta; l'azione speciale ne pesca due.
piece-toolbox = Cassetta degli attrezzi
    .text = Rimuove un danno dove ti trovi.
piece-fuel_can = Tanica di gasolio
    .text = Porta un barile dove ti trovi.
piece-wire = Filo di ferro
    .text = Con un lanciafiamme carico: esegui un test su chiunque.
piece-blood_bag = Sacca di sangue
    .text = Esegue il test sul giocatore più sospettato.
piece-failure = Fallimento
    .text = Non serve a nulla.
back-weapon = arma
back-object = oggetto
back-token = segnalino laboratorio
role-human = umano
    .want = Vuoi che tutti quelli ancora umani si salvino, e nessun alieno con voi.
    .win = Vinci se un mezzo parte con a bordo tutti gli umani vivi e nessun alieno.
role-alien = alieno
    .want = Vuoi che nessun umano se ne vada: contagiali, falli congelare, o parti con loro.
    .win = Vinci se un alieno sale a bordo, se un umano resta indietro, se non resta nessun umano o se la base congela.
token-human = umano
token-alien = alieno
laid-human = due segnalini umani
laid-alien = un segnalino umano e uno alieno
dog-healthy = sano
dog-alien = alieno
test-a = il test del sangue
test-b = il test del filo rovente

## La base

location-armory = Armeria
location-kitchen = Cucina
location-storage = Deposito
location-base_helicopter = Elicottero della base
location-laboratory = Laboratorio
location-boiler_room = Locale caldaia
location-snowcat_shed = Rimessa dello spazzaneve
location-comms_room = Stanza comunicazioni
location-generator_room = Stanza del generatore
location-weather_station = Stazione meteorologica
location-kennel = Serraglio
location-rec_room = Sala svago
location-dormitory = Dormitorio
vehicle-rescue = l'elicottero dei soccorsi
vehicle-base_helicopter = l'elicottero della base
vehicle-snowcat_shed = lo spazzaneve
weather-sun = sole
weather-clouds = nuvole
weather-snow = neve
weather-storm = tempesta
colour-red = rosso
colour-yellow = giallo
colour-green = verde
colour-blue = blu
colour-white = bianco
colour-black = nero
colour-orange = arancione
colour-purple = viola
character-bennings = Bennings
    .text = Alla stazione meteorologica: lancia due volte e tiene il risultato che preferisce.
character-norris = Norris
    .text = Ha una torcia sua: il buio non lo riguarda.
character-clark = Clark
    .text = I cani non gli fanno nulla.
character-blair = Dr. Blair
    .text = In laboratorio: può pescare un segnalino in più.
character-garry = Garry
    .text = Dopo la pesca: può cambiare una carta (con i dadi: ritirarne uno).
character-macready = MacReady
    .text = In armeria: guarda tre armi.
character-nauls = Nauls
    .text = In cucina: gli basta un cibo.
character-windows = Windows
    .text = La sua riparazione rimuove un danno in più.
state-character = in gioco
state-revealed = alieno rivelato
state-dead = morto
state-turned = trasformato
mode-hidden = alieni nascosti
mode-coop = cooperativo
side-humans = gli umani
side-aliens = gli alieni
end-escaped = Gli umani sono fuggiti.
end-left_behind = Un umano è stato abbandonato.
end-alien_aboard = Un alieno è salito a bordo.
end-frozen = La base è congelata.
end-no_human_left = Non resta nessun umano.
end-no_way_out = Non resta nessuna via d'uscita.
end-winter = L'inverno ha avuto l'ultima parola.
end-nobody_left = Dell'equipaggio non resta nessuno.
reason-escaped = { end-escaped }
reason-left_behind = { end-left_behind }
reason-alien_aboard = { end-alien_aboard }
reason-frozen = { end-frozen }
reason-no_human_left = { end-no_human_left }
reason-no_way_out = { end-no_way_out }
reason-winter = { end-winter }
reason-nobody_left = { end-nobody_left }
channel-faction = Fazione
step-setup = Preparazione
step-weather = Meteo
step-maintenance = Manutenzione e soccorsi
step-alien_plan = Il piano dell'alieno
step-drawing = Pesca delle carte
step-moves = Movimenti
step-encounters = Incontri
step-alien = L'alieno
step-actions = Azioni
step-rec_room = Sala svago
step-tests = Test
step-food = Cibo
step-dogs = Cani e leader
step-escape = Fuga
why-meeting = incontro
why-dog = cane
why-vote = voto
why-test = test
why-cancelled = dado annullato
why_leader-succession = il prossimo a sinistra
why_leader-marker = grazie al segnalino leader
why_leader-round = nuovo turno
cause-own_wish = di sua volontà
cause-test = con un test
cause-threat = per la minaccia
cause-dog = per un cane
what-repair = danni rimossi
what-load = barili caricati
what-cook = cibo preparato
what-nothing = non succede nulla
move-move = movimento normale
move-special = azione speciale
move-change = cambio carte
outcome-stronger = l'alieno è più forte
outcome-equal = parità: fugge, e tutti lì si stendono
outcome-weaker = l'alieno è più debole e fugge
offer_end-declined = rifiutata
offer_end-withdrawn = ritirata
offer_end-lapsed = decaduta
die_change-rerolled = ritirato
die_change-set = girato
die_change-cancelled = annullato
dice_for-action = per un'azione
dice_for-escape = contro la fuga

## Domande

prompt-waiting = In attesa di { $names }.
prompt-D01 = Scegli un personaggio.
prompt-D02 = Le previsioni dicono: { $weather }. Le accetti, o lanci il dado?
prompt-D03 = Il dado mostra: { $weather }. Quale tempo vale?
prompt-D04 = Preparate l'attacco. Forza disponibile: { $force }
prompt-D05 = Il tuo piano: un altro luogo, o concludi? Forza rimasta: { $force }
prompt-D06 = Quanta forza metti lì? Rimasta: { $force }
prompt-D07 = Garry: cambi una carta?
prompt-D08 = { $player }: che cosa fai in questo turno?
prompt-D09 = { $player }: dove vai?
prompt-D10 = Quale carta consegni?
prompt-D11 = Due carte pescate: quale consegni?
prompt-D12 = { $player }: quali carte scarti?
prompt-D13 = { $player }: quale carta prendi? Ancora da prendere: { $count }
prompt-D14 = Quale luogo si risolve adesso?
prompt-D15 = { $location }: l'alieno è qui con forza { $force }. Combatti?
prompt-D16 = { $location }: che cosa fate con forza { $force }?
prompt-D17 = { $location }: eviti l'incontro?
prompt-D18 = Quali due segnalini posi?
prompt-D19 = Di chi guardi il segnalino?
prompt-D20 = Conferma il tuo ruolo.
prompt-D21 = Prima che il leader prosegua: giochi qualcosa?
prompt-D22 = Giri un'altra carta, o ti fermi?
prompt-D23 = { $action }: chi la esegue?
prompt-D24 = { $action }: nessuno può. Chi si stende?
prompt-D25 = { $location }: quante volte? Al massimo { $most }
prompt-D26 = Quale arma tieni?
prompt-D27 = Quale oggetto tieni?
prompt-D28 = Dr. Blair: peschi un segnalino in più?
prompt-D29 = Tieni il segnalino?
prompt-D30 = Quale tempo conservi?
prompt-D31 = Dove va il barile?
prompt-D32 = { $location }: mostri le chiavi e partite?
prompt-D33 = La parola è libera: scambiate, parlate, o dichiaratevi pronti al voto.
prompt-D34 = La tua offerta: che cosa dai, che cosa chiedi?
prompt-D35 = Accetti l'offerta di { $player }: quali pezzi consegni?
prompt-D36 = Chi accusi?
prompt-D37 = Ultima occasione: ti riveli?
prompt-D38 = Il test del sangue: ti offri?
prompt-D39 = Il test del filo rovente: ti offri?
prompt-D40 = Più volontari per { $test }: chi lo esegue?
prompt-D41 = A chi fai { $test }?
prompt-D42 = La dispensa è vuota: quale carta scarti?
prompt-D43 = { $player } sale a bordo?
prompt-D44 = Parità: { $player } sale a bordo?
prompt-D45 = Puoi salire a bordo. Sali?
prompt-D46 = Chi può salire sull'elicottero dei soccorsi?
prompt-D47 = { $player }: quale personaggio muovi?
prompt-D48 = { $player }: dove va { $character }?
prompt-D49 = { $location }: qualcuno evita l'incontro?
prompt-D50 = { $location }: l'alieno è qui con forza { $force }. Qualcuno combatte?
prompt-D51 = La minaccia vi ha raggiunti: chi perdete?
prompt-D52 = A chi va il lancio?
prompt-D53 = { $character }: ritiri un dado?
prompt-D54 = Dal dormitorio: giri un dado per { $character }?
prompt-D55 = { $character }: annulli un dado, per un passo di sospetto?
prompt-D56 = { $character }: quale azione?
prompt-D57 = Lanci ancora per qualcun altro, o ti fermi?
prompt-D58 = Sala svago: un pezzo passa di mano?
prompt-D59 = A chi va?
prompt-D60 = Chi esegue { $test }?
prompt-D61 = Su chi fate { $test }?
prompt-D62 = Chi sale a bordo?
option-character = { $character }
option-weather = { $weather }
option-store = Conserva: { $weather }
option-exchange = Cambia { $action }
option-hand_in = Consegna { $action }
option-discard = Scarta { $action }
option-take = Prendi { $action }
option-go = { $location }
option-card = { $location }
option-location = { $location }
option-fuel = In: { $location }
option-assimilate = Assimilate { $player }
option-look = Guarda un segnalino di { $player }
option-assign = { $player }
option-lay_down = Si stende { $player }
option-partner = A { $player }
option-accept = Accetta l'offerta di { $player }
option-decline = Rifiuta l'offerta di { $player }
option-vote = Accusa { $player }
option-tester = Il test lo fa { $player }
option-test = Test su { $player }
option-give = Dai { $piece }
option-give_open = Dai la carta scoperta: { $piece }
option-ask = Chiedi un pezzo coperto: { $back }
option-ask_open = Chiedi la carta scoperta: { $piece }
option-hand_over = Consegna { $piece }
option-keep = Tieni { $piece }
option-play = Gioca { $piece }
option-burn = Brucia il luogo: { $piece }
option-fight = Combatti: { $piece }
option-avoid = Evitalo: { $piece }
option-give_flames = Dai il lanciafiamme con cariche: { $charges }
option-ask_flames = Chiedi il lanciafiamme con cariche: { $charges }
option-force = Forza { $force }
option-confirm_plan = Conferma il piano numero { $proposal }
option-times = Volte: { $times }
option-forecast = Accetta le previsioni
option-roll = Lancia
option-draft = Prepara un piano
option-finish = Concludi
option-move = Movimento normale
option-move_torch = Movimento normale, mostrando una torcia
option-special = Azione speciale: scarta la mano
option-special_torch = Azione speciale, mostrando una torcia
option-change = Cambio carte in dormitorio
option-board = Sali a bordo
option-stay = Resta
option-no = No
option-assimilate_dog = Assimilate il cane
option-wreck = Sabotaggio
option-nothing = Non fare nulla
option-tokens_human = Due segnalini umani
option-tokens_alien = Un segnalino umano e uno alieno
option-confirm = So che cosa sono
option-flip = Gira la prossima carta
option-stop = Basta così
option-one_more = Uno in più
option-keep_token = Tienilo
option-discard_token = Scartalo coperto
option-show_keys = Mostra le chiavi e parti
option-offer = Fai un'offerta
option-withdraw = Ritira la tua offerta
option-reveal = Rivelati come alieno
option-call_vote = Chiama al voto
option-abstain = Non accusare nessuno
option-volunteer = Esegui il test
option-admit = Fai salire
option-refuse = Rifiuta
option-may_board = Può salire { $character }
option-figure = { $character }
option-taken = { $character }
option-give_roll = { $character }
option-to = A { $character }
option-tester_as = { $character }
option-test_as = Test su { $character }
option-admit_as = Sale { $character }
option-leave_as = Resta { $character }
option-reroll = Ritira: { $face }
option-cancel = Annulla: { $face }
option-dormitory = { location-dormitory }
option-use = { action-use }
option-repair = { action-repair }
option-play_as = { $character } gioca { $piece }
option-fight_as = { $character } combatte: { $piece }
option-avoid_as = { $character } lo evita: { $piece }
option-piece_as = { $piece } di { $character }
option-set = { $face } diventa { $to }
option-pass = Passo

## Mentre altri decidono

waiting-D01 = { $who }: scelta del personaggio
waiting-D02 = { $who }: decisione sulle previsioni
waiting-D03 = { $who }: decisione sul tempo
waiting-D04 = Gli alieni preparano il piano: { $who }
waiting-D05 = { waiting-D04 }
waiting-D06 = { waiting-D04 }
waiting-D07 = { $who }: possibile cambio di una carta
waiting-D08 = { $who }: decisione sul turno
waiting-D09 = { $who }: scelta del luogo
waiting-D10 = { $who }: scelta della carta da consegnare
waiting-D11 = { $who }: scelta fra due carte
waiting-D12 = { $who }: cambio carte
waiting-D13 = { $who }: ricerca nel mazzo
waiting-D14 = { $who }: scelta del prossimo luogo
waiting-D15 = { $who }: combattere l'alieno o no
waiting-D16 = Gli alieni decidono che cosa fare: { $who }
waiting-D17 = { $who }: possibile fuga dall'incontro
waiting-D18 = { $who }: posa dei segnalini
waiting-D19 = { $who }: di chi guardare il segnalino
waiting-D20 = { $who }: conferma del ruolo
waiting-D21 = Prima che il leader prosegua: { $who }
waiting-D22 = { $who }: girare ancora o fermarsi
waiting-D23 = { $who }: scelta di chi esegue la carta
waiting-D24 = { $who }: scelta di chi si stende
waiting-D25 = { $who }: decisione su quante volte
waiting-D26 = { $who }: esame delle armi
waiting-D27 = { $who }: esame degli oggetti
waiting-D28 = { $who }: possibile segnalino in più
waiting-D29 = { $who }: esame di un segnalino laboratorio
waiting-D30 = { $who }: scelta delle previsioni da conservare
waiting-D31 = { $who }: scelta del posto per il barile
waiting-D32 = { $who } davanti a un mezzo pronto
waiting-D33 = La parola è libera: { $who }
waiting-D34 = { waiting-D33 }
waiting-D35 = { waiting-D33 }
waiting-D36 = Il voto: { $who }
waiting-D37 = Ultima occasione per rivelarsi: { $who }
waiting-D38 = Il test del sangue: { $who }
waiting-D39 = Il test del filo rovente: { $who }
waiting-D40 = { $who }: scelta di chi esegue il test
waiting-D41 = { $who }: scelta di chi testare
waiting-D42 = La dispensa è vuota, si scarta una carta: { $who }
waiting-D43 = Chi è a bordo decide: { $who }
waiting-D44 = { $who }: spareggio
waiting-D45 = { $who }: invito a bordo
waiting-D46 = { $who }: scelta di chi può salire
waiting-D47 = { $who }: movimento dei personaggi
waiting-D48 = { waiting-D47 }
waiting-D49 = { $who }: possibile fuga di qualcuno dall'incontro
waiting-D50 = { $who }: qualcuno può combattere
waiting-D51 = { $who }: scelta di chi si perde
waiting-D52 = { $who }: assegnazione del lancio
waiting-D53 = { $who }: possibile nuovo lancio
waiting-D54 = { $who }: possibile dado da girare
waiting-D55 = { $who }: possibile annullo di dadi
waiting-D56 = { $who }: scelta dell'azione
waiting-D57 = { $who }: lanciare ancora o fermarsi
waiting-D58 = { $who }: passaggi di pezzi
waiting-D59 = { waiting-D58 }
waiting-D60 = { $who }: decisione su un test
waiting-D61 = { waiting-D60 }
waiting-D62 = { $who }: scelta di chi sale a bordo

## Il diario

event-set_up = { $leader } è il primo leader. Personaggi: { $characters }{ $marker ->
        [none] { "" }
       *[other] { "" }. Il segnalino leader è qui: { $marker }
    }
event-set_up-you = { $leader } è il primo leader. Tu sei { $role }. Le tue carte: { $cards }
event-character_taken = { $player } interpreta { $character }
    .player = Interpreti { $character }
event-phase_began = Turno { $round }: { $step }
event-weather_rolled = { $player } lancia il dado meteo: { $weather }
    .player = Lanci il dado meteo: { $weather }
event-weather_set = Il tempo: { $weather }
event-forecast_stored = Le previsioni: { $weather }
event-maintained = { $location }: barili bruciati { $barrels }, nuovi danni { $damage }
event-boiler_lost = La caldaia è perduta: la base comincia a congelare
event-froze = Il gelo avanza di { $steps }: ora è a { $space }
event-outage_changed = { $on ->
        [0] Torna la luce
       *[other] Manca la corrente: è buio
    }
event-rescue_moved = { $left ->
        [0] L'elicottero dei soccorsi è a { $space }, il carburante a { $fuel }
       *[other] L'elicottero dei soccorsi è tornato indietro
    }
event-plan_proposed = { $player } propone il piano numero { $proposal }: { $locations }; forza { $forces }
    .player = Proponi il piano numero { $proposal }: { $locations }; forza { $forces }
event-plan_confirmed = { $player } conferma il piano numero { $proposal }
    .player = Confermi il piano numero { $proposal }
event-plan_done = { $player } non ha altro da aggiungere
    .player = Non hai altro da aggiungere
event-plan_laid = Le carte dell'alieno sono coperte; forza su ciascuna: { $forces }
event-plan_laid-you = Il piano è coperto: { $locations }; forza { $forces }
event-cards_drawn = { $player } pesca carte: { $count }
    .player = Peschi carte: { $count }
event-cards_drawn-you = Peschi { $cards }
event-extra_card_laid = Un'altra carta va coperta sulla scheda leader
event-deck_refilled = Il mazzo azione viene rimescolato: { $deck }
event-hand_exchanged = { $player } cambia una carta
    .player = Cambi una carta
event-hand_exchanged-you = Cambi { $out } con { $into }
event-hand_discarded = { $player } scarta tutta la mano: { $count }
    .player = Scarti tutta la mano: { $count }
event-hand_discarded-you = Scarti tutta la mano: { $cards }
event-card_handed_in = { $player } consegna una carta{ $shown ->
        [none] { "" }
       *[other] , sotto gli occhi di tutti: { $shown }
    }
    .player = Consegni una carta{ $shown ->
        [none] { "" }
       *[other] , sotto gli occhi di tutti: { $shown }
    }
event-card_handed_in-you = Consegni { $action }
event-cards_changed = { $player } cambia carte: { $count }
    .player = Cambi carte: { $count }
event-cards_changed-you = Scarti { $out } e guardi il mazzo
event-moved = { $player } ({ $character }): { $move }, { $location }{ $torch ->
        [0] { "" }
       *[other] , con una torcia
    }
    .player = Tu ({ $character }): { $move }, { $location }{ $torch ->
        [0] { "" }
       *[other] , con una torcia
    }
event-marker_taken = { $player } prende il segnalino leader
    .player = Prendi il segnalino leader
event-boarding_declared = { $player } ({ $character }) vuole andarsene: { $vehicle }
    .player = Vuoi andartene ({ $character }): { $vehicle }
event-plan_turned_up = L'alieno colpisce: { $locations }; forza { $forces }
event-plan_taken_back = L'alieno raccoglie la sua forza: { $force }
event-location_chosen = { $location }: { $players }
event-alien_fought = { $player } ({ $character }) scaccia l'alieno con { $piece }; la sua forza: { $force }
    .player = Scacci l'alieno ({ $character }) con { $piece }; la sua forza: { $force }
event-active_card_lost = Si perde una carta attiva{ $action ->
        [none] , non vista
       *[other] : { $action }
    }
event-alien_compared = { $location }: forza { $force } contro { $count }; { $outcome }
event-faction_named = { $player } ha indicato una scelta
    .player = Hai indicato una scelta
event-assimilated = { $player } ({ $character }) viene assimilato; la forza dell'alieno: { $force }
    .player = Vieni assimilato ({ $character }); la forza dell'alieno: { $force }
event-dog_assimilated = { $location }: un cane viene assimilato; la forza dell'alieno: { $force }
event-alien_sabotaged = { $location }: l'alieno sabota, effetto { $count }
event-alien_idle = { $location }: l'alieno non fa nulla
event-fled = In fuga nella sala svago: { $players }
event-pieces_given_up = Ciò che { $player } aveva è perso; carte: { $cards }, armi: { $weapons }, oggetti: { $objects }, segnalini: { $tokens }
    .player = Ciò che avevi è perso; carte: { $cards }, armi: { $weapons }, oggetti: { $objects }, segnalini: { $tokens }
event-pieces_given_up-you = Ciò che avevi è perso: { $held }
event-dog_captured = { $location }: il cane viene portato nel serraglio
event-meeting_avoided = { $player } ({ $character }) evita l'incontro: { $piece }
    .player = Eviti l'incontro ({ $character }): { $piece }
event-meeting_began = { $location }: incontro fra { $players }
event-tokens_laid = Segnalini posati da { $players }
event-tokens_laid-you = { $alien ->
        [0] Posi due segnalini umani
       *[other] Posi un segnalino umano e uno alieno
    }
event-looks_chosen = { $players } guardano { $targets }
event-token_seen = { $player } guarda un segnalino di { $target }
    .player = Guardi un segnalino di { $target }
event-token_seen-you = { $player } vede un segnalino di { $target }: { $token }
    .player = Vedi un segnalino di { $target }: { $token }
event-dog_token_drawn = { $player } ({ $character }) pesca un segnalino cane{ $token ->
        [none] { "" }
       *[other] : { $token }
    }
    .player = Peschi un segnalino cane ({ $character }){ $token ->
        [none] { "" }
       *[other] : { $token }
    }
event-dog_token_drawn-you = Peschi un segnalino cane: { $token }
event-role_confirmed = Ruoli confermati: { $players }
event-role_confirmed-you = Tu sei { $role }
event-suspicion_moved = Sospetto su { $player } ({ $character }): da { $before } a { $space } ({ $why })
    .player = Sospetto su di te ({ $character }): da { $before } a { $space } ({ $why })
event-pile_shuffled = Le carte attive vengono mescolate: { $pile }
event-card_flipped = Il leader gira { $action }
event-card_assigned = { $lost ->
        [0] { $action } va a { $player } ({ $character })
       *[other] { $action } è persa: { $player } ({ $character }) si stende
    }
    .player = { $lost ->
        [0] { $action } va a te ({ $character })
       *[other] { $action } è persa: ti stendi ({ $character })
    }
event-action_done = { $location }, { $character }: { $what } ({ $count })
event-cards_looked_at = { $player } ({ $character }) guarda { $count } carte{ $cards ->
        [none] { "" }
       *[other] : { $cards }
    }
    .player = Guardi { $count } carte ({ $character }){ $cards ->
        [none] { "" }
       *[other] : { $cards }
    }
event-cards_looked_at-you = Guardi { $cards }
event-card_kept = { $player } ({ $character }) ne tiene una{ $piece ->
        [none] { "" }
       *[other] : { $piece }
    }
    .player = Ne tieni una ({ $character }){ $piece ->
        [none] { "" }
       *[other] : { $piece }
    }
event-card_kept-you = Tieni { $piece }
event-lab_token_drawn = { $player } ({ $character }) pesca un segnalino laboratorio{ $piece ->
        [none] { "" }
       *[other] : { $piece }
    }
    .player = Peschi un segnalino laboratorio ({ $character }){ $piece ->
        [none] { "" }
       *[other] : { $piece }
    }
event-lab_token_drawn-you = Peschi un segnalino laboratorio: { $piece }
event-lab_token_kept = { $kept ->
        [0] { $player } lo scarta coperto
       *[other] { $player } lo tiene
    }
    .player = { $kept ->
        [0] Lo scarti coperto
       *[other] Lo tieni
    }
event-sabotaged = { $location }: sabotaggio, effetto { $count }
event-barrel_placed = Un barile va qui: { $location }
event-sos_sent = { $player } ({ $character }) lancia l'S.O.S.
    .player = Lanci l'S.O.S. ({ $character })
event-bonus_played = { $player } ({ $character }) gioca { $piece }: { $location }
    .player = Giochi { $piece } ({ $character }): { $location }
event-location_burned = { $player } ({ $character }) dà fuoco a un luogo: { $location }
    .player = Dai fuoco a un luogo ({ $character }): { $location }
event-pile_put_away = Il leader si ferma; carte rimaste coperte: { $count }
event-laid_down = { $player } ({ $character }) si stende
    .player = Ti stendi ({ $character })
event-returned = Tutti tornano nella sala svago
event-offer_made = { $player } offre a { $partner } (armi, oggetti, segnalini): { $gives } per { $asks }; carte scoperte: { $gives_open } per { $asks_open }
    .player = Offri a { $partner } (armi, oggetti, segnalini): { $gives } per { $asks }; carte scoperte: { $gives_open } per { $asks_open }
event-offer_made-you = Offri a { $partner } a faccia in giù: { $pieces }; chiedi (armi, oggetti, segnalini): { $asks }
event-offer_ended = L'offerta di { $player } a { $partner }: { $how }
    .player = La tua offerta a { $partner }: { $how }
event-exchanged = { $player } e { $partner } scambiano (armi, oggetti, segnalini): { $gives } per { $asks }
    .player = Tu e { $partner } scambiate (armi, oggetti, segnalini): { $gives } per { $asks }
event-exchanged-you = Dai { $gave } e ricevi { $got }
event-draft_dropped = Ciò che { $player } preparava non è più possibile
    .player = Ciò che preparavi non è più possibile
event-ready = { $player } è pronto
    .player = Sei pronto
event-vote_called = { $player ->
        [none] Tutti sono pronti al voto
       *[other] { $player } chiama al voto
    }
    .player = Chiami al voto
event-votes_shown = { $players ->
        [none] Nessuno accusa nessuno
       *[other] { $players } accusano { $targets }
    }
event-revealed = { $player } ({ $character }) è un alieno, rivelato { $cause }; forza: { $force }
    .player = Ti riveli come alieno ({ $character }), { $cause }; forza: { $force }
event-test_volunteers = { $players } si offrono per { $test }
event-tested = { $player } ({ $character }) esegue { $test } su { $target } ({ $tested }): { $role }
    .player = Esegui { $test } ({ $character }) su { $target } ({ $tested }): { $role }
event-food_eaten = { $cooked ->
        [0] Consumato dalla dispensa: { $count }
       *[other] Tutti mangiano ciò che è stato cucinato: { $count }
    }
event-starving_began = L'equipaggio comincia a patire la fame
event-card_starved = { $player } scarta una carta
    .player = Scarti una carta
event-card_starved-you = Scarti { $action }
event-dog_placed = { $location ->
        [none] Un cane resta fuori dal tabellone
       *[other] Un cane corre qui: { $location }
    }
event-kennel_opened = Il serraglio si apre; cani liberati: { $count }
event-leader_changed = Ora il leader è { $player }: { $why }
    .player = Ora il leader sei tu: { $why }
event-marker_placed = { $location ->
        [none] Il segnalino leader resta fuori dal tabellone
       *[other] Il segnalino leader è qui: { $location }
    }
event-candidate_voted = { $player } a bordo? A favore: { $in_favour }; contro: { $against }
    .player = Tu a bordo? A favore: { $in_favour }; contro: { $against }
event-candidate_decided = { $boarded ->
        [0] { $player } ({ $character }) non sale a bordo
       *[other] { $player } ({ $character }) sale a bordo
    }
    .player = { $boarded ->
        [0] Non sali a bordo ({ $character })
       *[other] Sali a bordo ({ $character })
    }
event-role_shown = { $aboard ->
        [0] { $player } ({ $character }) resta indietro: { $role }
       *[other] { $player } ({ $character }) è a bordo: { $role }
    }
    .player = { $aboard ->
        [0] Resti indietro ({ $character }): { $role }
       *[other] Sei a bordo ({ $character }): { $role }
    }
event-departed = Partono ({ $vehicle }): { $passengers }
event-boarder_named = { $character } può salire in questa fase
event-dice_rolled = I dadi, { $why }: { $faces }
event-roll_given = Il lancio va a { $character }
event-die_changed = Un dado viene { $how }: { $before }, { $face }
event-threat_moved = La minaccia va da { $before } a { $space }
event-turned = { $character } si è trasformato, { $cause }; la forza dell'alieno: { $force }
event-piece_moved = { $giver } passa a { $taker } un pezzo: { $piece }
event-escape_broken_off = L'alieno è troppo vicino: tutti tornano indietro
event-ended = { $reason } Vincitori: { $winners }. Ruoli: { $roles }

## Discorsi

claim-is = { $speaker } dice: { $seat } è { $role }
claim-trusts = { $speaker } dice: mi fido di { $seat }
claim-suspects = { $speaker } dice: sospetto di { $seat }
claim-going = { $speaker } dice: penso di andare qui: { $location }
claim-needed = { $speaker } dice: ci serve { $action } qui: { $location }
claim-handed_in = { $speaker } dice: ho consegnato { $action }
claim-holds = { $speaker } dice: ho { $piece }
claim-saw = { $speaker } dice: il segnalino di { $seat } che ho visto era { $token }
claim-laid = { $speaker } dice: il mio segnalino visto da { $seat } era { $token }
claim-dog_was = { $speaker } dice: il cane era { $dog }
claim-gave = { $speaker } dice: ho dato a { $seat } { $piece }
claim-received = { $speaker } dice: ho ricevuto { $piece } da { $seat }
claim-drew = { $speaker } dice: ho trovato { $piece }
claim-votes = { $speaker } dice: voterò { $seat }
claim-asks_test = { $speaker } dice: { $test } andrebbe fatto su { $seat }
claim-advises = { $speaker } dice: io sceglierei { $character }
claim-chip-is = Qualcuno è...
claim-chip-trusts = Mi fido di...
claim-chip-suspects = Sospetto di...
claim-chip-going = Vado in...
claim-chip-needed = Ci serve...
claim-chip-handed_in = Ho consegnato...
claim-chip-holds = Ho...
claim-chip-saw = Ho visto un segnalino
claim-chip-laid = Il mio segnalino era...
claim-chip-dog_was = Il cane era...
claim-chip-gave = Ho dato...
claim-chip-received = Ho ricevuto...
claim-chip-drew = Ho trovato...
claim-chip-votes = Voterò...
claim-chip-asks_test = Un test su...
claim-chip-advises = Io sceglierei...

## Impostazioni

setting-character_choice = Come si assegnano i personaggi.
setting-character_choice-random = a caso
setting-character_choice-choose = ognuno sceglie
setting-kennel_card_removed = La carta serraglio resta fuori: i cani catturati non escono più.
setting-vehicle_damage_limit = Il danno massimo di elicottero e stanza comunicazioni.
setting-vehicle_damage_limit-start = quello iniziale
setting-vehicle_damage_limit-printed = sempre 6 e 8
setting-weather_faces = Le facce del dado meteo.
setting-weather_faces-standard = normali
setting-weather_faces-mild = miti
setting-weather_faces-harsh = rigide
setting-sos_length = Il percorso dell'elicottero dei soccorsi, in caselle.
setting-rescue_fuel_length = Il carburante dell'elicottero dei soccorsi, in caselle.
setting-freezing_length = Il tracciato di congelamento, in caselle.
setting-windows_bonus = Che cosa aggiunge Windows a una riparazione con aiuto.
setting-windows_bonus-plus_one = uno in più
setting-windows_bonus-double = il doppio
setting-torch_kept = La torcia si tiene dopo l'uso.
setting-wire_kept = Il filo di ferro si tiene dopo l'uso.
setting-kitchen_repeat = Si può cucinare anche se c'è già cibo pronto.
setting-threat_floor = La casella più bassa della minaccia (da 1 a 3 giocatori).
setting-earliest_reveal = Il primo turno in cui un alieno può rivelarsi.
setting-auto_end = La partita finisce da sé quando non resta nessun umano.
setting-max_rounds = Dopo questo turno vince l'inverno; 0: nessun limite.
setting-no_exit_ends = La partita finisce quando non resta nessuna via d'uscita.
setting-first_leader = Chi è il primo leader.
setting-card_change = Quante carte si cambiano nel cambio carte.
setting-card_change-any = quante si vuole
setting-card_change-whole_hand = tutta la mano
setting-starving_trigger = Quando l'equipaggio comincia a patire la fame.
setting-starving_trigger-pantry_empty = quando la dispensa è vuota
setting-starving_trigger-shortage = quando un pasto non basta
setting-boarding_vote = Che cosa serve per essere fatti salire.
setting-boarding_vote-majority = la maggioranza
setting-boarding_vote-literal = il consenso di tutti
setting-last_infected_loses = Quando l'ultimo contagiato perde.
setting-last_infected_loses-always = sempre
setting-last_infected_loses-unrevealed_only = solo se nessun alieno è rivelato
setting-clark_counts = Clark conta quando i personaggi affrontano un cane.
setting-lab_sabotage = Quando si può sabotare il laboratorio.
setting-lab_sabotage-any_token = finché c'è un segnalino nel sacchetto
setting-lab_sabotage-blood_only = finché c'è sangue nel sacchetto
setting-coop_meetings = Quante volte si incontrano i personaggi in un turno (da 1 a 3 giocatori).
setting-coop_meetings-once = una volta
setting-coop_meetings-twice = due volte
setting-threat_start = Dove comincia la minaccia: più in alto, più facile (da 1 a 3 giocatori).
setting-threat_pace = Ogni quanti turni avanza la minaccia (da 1 a 3 giocatori).
setting-threat_recoil = Di quanto arretra la minaccia (da 1 a 3 giocatori).
setting-threat_recoil-space = dei dischi rimasti nella casella
setting-threat_recoil-all = di tutti i dischi fuori dalla zona verde
setting-coop_force = La forza del primo alieno (da 1 a 3 giocatori).
setting-offers_per_phase = Quante offerte può fare un giocatore in una fase.
setting-claims_per_phase = Quante dichiarazioni può fare un giocatore in una fase.
setting-decision_timer_s = Secondi per una decisione al ritmo normale; 0: nessun limite.
