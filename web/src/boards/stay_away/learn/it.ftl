lesson-stay_away-01_your_turn = Il tuo turno
lesson-stay_away-01_your_turn-0 = Il turno comincia con una carta dal mazzo: ora ne hai cinque. Liberati di una. Scarta { card-im_comfortable }: clicca sulla carta, poi sul pulsante.
lesson-stay_away-01_your_turn-1 = Ogni turno finisce con uno scambio. Dai una carta coperta al giocatore successivo e ne ricevi una. Offri { card-whiskey } a Blair.
lesson-stay_away-01_your_turn-end = Pescare, giocare o scartare, scambiare: ecco un turno. Tu sei { role-human }. Qualcuno a questo tavolo non lo è, e lo scambio è il suo modo di diffondersi.

lesson-stay_away-02_play_a_card = Giocare una carta
lesson-stay_away-02_play_a_card-0 = Invece di scartare puoi giocare una carta. { card-suspicious } ti mostra una carta di un vicino. Giocala; puoi anche trascinarla su qualcuno.
lesson-stay_away-02_play_a_card-1 = Chi si può scegliere è illuminato. Scegli Norris, alla tua destra.
lesson-stay_away-02_play_a_card-2 = Una carta { card-infected } in mano non prova ancora nulla: pescarla non fa danni. Ma ricordatela. Ora finisci il turno: offri { card-whiskey }.
lesson-stay_away-02_play_a_card-end = Ciò che hai visto resta nel tuo taccuino. Nessun altro sa quale carta fosse.

lesson-stay_away-03_panic = Panico
lesson-stay_away-03_panic-0 = Hai pescato una carta { back-panic }. Non entra mai nella mano: ha effetto subito. { card-blind_date } ti fa scambiare una carta con una nuova. Dai via { card-change_places }.
lesson-stay_away-03_panic-end = Il dorso della prima carta del mazzo dice a tutti quando arriva il panico. Questa carta ha anche chiuso il tuo turno.

lesson-stay_away-04_exchange = Ricevere un’offerta
lesson-stay_away-04_exchange-0 = Norris, che gioca prima di te, ti offre una carta coperta. Devi rispondere prima di vederla. Dai in cambio { card-whiskey }.
lesson-stay_away-04_exchange-1 = Hai ricevuto { card-change_places }; nessun altro l’ha vista. Ora tocca a te. Scarta { card-seduction }.
lesson-stay_away-04_exchange-2 = Passa { card-change_places } a Blair.
lesson-stay_away-04_exchange-end = In due sanno che cosa è passato, gli altri sanno solo che qualcosa è passato. Osserva chi scambia con chi.

lesson-stay_away-05_infected = Il contagio
lesson-stay_away-05_infected-0 = Norris ti offre una carta. Dai in cambio { card-whiskey } e vediamo.
lesson-stay_away-05_infected-1 = Era { card-infected }, e veniva da { card-the_thing }: ora sei { role-infected } e sai chi è stato. Da qui in poi vincete insieme. Non puoi scartare la tua ultima carta { card-infected }. Scarta { card-resolute }.
lesson-stay_away-05_infected-2 = Tu non puoi infettare nessuno: può farlo solo { card-the_thing }. Per questo { card-infected } non è tra le carte che puoi offrire. Dai a Blair { card-seduction }.
lesson-stay_away-05_infected-end = Nessuno al tavolo se n’è accorto. Gioca come se nulla fosse, e proteggi { card-the_thing }.

lesson-stay_away-06_refuse = Dire di no
lesson-stay_away-06_refuse-0 = Norris ti offre di nuovo una carta, e tu non ti fidi. Hai { card-no_thanks }: rispondi con quella.
lesson-stay_away-06_refuse-end = Niente scambio, e hai pescato una carta al posto di quella usata. La carta rifiutata era quella che infetta. Le carte di difesa sono poche: tienile per il momento giusto.

lesson-stay_away-07_fire = Fuoco
lesson-stay_away-07_fire-0 = Norris punta { card-flamethrower } contro di te. Senza risposta saresti fuori dal gioco. Rispondi con { card-no_barbecue }.
lesson-stay_away-07_fire-1 = Sei ancora in gioco. Il turno continua con lo scambio: dai { card-whiskey }.
lesson-stay_away-07_fire-2 = Ora tocca a te, e il fuoco ce l’hai anche tu. Gioca { card-flamethrower }.
lesson-stay_away-07_fire-3 = Raggiunge solo chi ti siede accanto. Scegli Norris.
lesson-stay_away-07_fire-end = Norris è fuori per sempre. Era { card-the_thing }? La partita continua, quindi no. Bruciare chi è { role-human } aiuta soltanto { card-the_thing }.

lesson-stay_away-08_door = Una porta sbarrata
lesson-stay_away-08_door-0 = Temi Blair, che viene dopo di te. Gioca { card-barred_door }.
lesson-stay_away-08_door-1 = La porta va tra te e un vicino. Blair siede alla tua sinistra: clicca sullo spazio illuminato da quella parte.
lesson-stay_away-08_door-end = Attraverso una porta non si scambia, non si prende di mira e non si cambia posto. Resta finché qualcuno usa un’{ card-axe } o il panico la spazza via.

lesson-stay_away-09_quarantine = Quarantena
lesson-stay_away-09_quarantine-0 = { card-quarantine } isola te o un vicino. Giocala.
lesson-stay_away-09_quarantine-1 = Metti Blair in { card-quarantine }.
lesson-stay_away-09_quarantine-end = Lo scambio con Blair salta. Finché dura, Blair non gioca carte, non scambia e non può essere preso di mira; il numero conta i turni di Blair.

lesson-stay_away-10_the_thing = La Cosa sei tu
lesson-stay_away-10_the_thing-0 = Ora l’altra parte: hai in mano { card-the_thing }. Questa carta non lascia mai la tua mano. Scarta { card-resolute }, con l’aria più innocente che puoi.
lesson-stay_away-10_the_thing-1 = Offri { card-infected } a Blair.
lesson-stay_away-10_the_thing-end = Blair ora è { role-infected } e sta con te. Tu vedi chi è che cosa; gli altri vedono due persone che si scambiano una carta.

lesson-stay_away-11_declare = L’annuncio
lesson-stay_away-11_declare-0 = Resta una sola persona di ruolo { role-human }: Blair, che viene dopo di te. Prima scarta { card-resolute }.
lesson-stay_away-11_declare-1 = Offri { card-infected } a Blair.
lesson-stay_away-11_declare-2 = Non resta nessuno di ruolo { role-human }. Ma nessuno vince finché non lo dici: annuncialo. Se ti sbagliassi, vincerebbero subito gli altri.
lesson-stay_away-11_declare-end = Hai vinto, e con te tutti gli infetti in gioco tranne Blair: chi è stato infettato per ultimo non condivide la vittoria.

lesson-stay_away-12_win = L’ultima fiamma
lesson-stay_away-12_win-0 = Sei di nuovo { role-human } e sospetti di Palmer, alla tua destra. { card-analysis } ti mostra tutta la mano di un vicino. Giocala.
lesson-stay_away-12_win-1 = Scegli Palmer.
lesson-stay_away-12_win-2 = Eccola: { card-the_thing }. Il turno è quasi finito. Offri { card-whiskey } a Blair e spera di arrivare al prossimo.
lesson-stay_away-12_win-3 = Palmer ti offre una carta e non hai nulla per rifiutarla. Dai { card-resolute } e spera.
lesson-stay_away-12_win-4 = Era innocua: sei ancora { role-human }. Ora gioca { card-flamethrower }.
lesson-stay_away-12_win-5 = Scegli Palmer.
lesson-stay_away-12_win-end = { card-the_thing } non c’è più e vincono tutti gli umani in gioco. Il gioco è tutto qui: trovala, o diventa come lei.
