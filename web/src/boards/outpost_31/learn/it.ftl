# Le lezioni di Outpost 31 in italiano; gli stessi messaggi di en.ftl.

lesson-outpost_31-01_hand_in = Consegnare una carta
lesson-outpost_31-01_hand_in-0 = Mara, che è Capitano, ti ha preso in squadra: siete dentro ({ room-r12 }). Ora ognuno della squadra consegna una carta coperta. { mission-ml03 } richiede { card-axe }, e tu ne hai una: consegnala.
lesson-outpost_31-01_hand_in-end = Le carte sono state mescolate, il Capitano le ha guardate e alcune sono state scoperte: c’era { card-axe }. Così si è scoperto anche il gettone della stanza: { gear-rope }. Nessuno sa chi ha consegnato cosa.

lesson-outpost_31-02_captain = Sei il Capitano
lesson-outpost_31-02_captain-0 = In questo turno guidi tu. { mission-ml04 } richiede una squadra di tre con qualcuno di { department-maintenance }: Mara. Chi si può scegliere brilla: prendi Mara.
lesson-outpost_31-02_captain-1 = Ancora una persona. Prendi Jonas: nessuno sa ancora di chi fidarsi.
lesson-outpost_31-02_captain-2 = Quale stanza perlustri? Sotto il gettone di ogni stanza c’è Equipaggiamento, provviste o di peggio. Scegli { room-r13 }: cliccala, e cliccala di nuovo.
lesson-outpost_31-02_captain-3 = Serve { card-copper_wire }, e tu non ne hai. Consegna { card-petri_dish } e spera.
lesson-outpost_31-02_captain-4 = Come Capitano solo tu hai visto le carte: ci sono due { card-copper_wire }. Potresti cambiare una carta con una ignota. Non serve: rispondi No.
lesson-outpost_31-02_captain-end = { gear-flamethrower }, ed è tuo: l’Equipaggiamento trovato va al Capitano. Il prossimo turno lo guida chi siede alla tua sinistra.

lesson-outpost_31-03_swap = Il Capitano guarda
lesson-outpost_31-03_swap-0 = { mission-ml05 } richiede { card-petri_dish }, e hai guardato: tra le carte consegnate non c’è. Puoi cambiare una carta con la prima del mazzo, senza vederla. Cambia { card-revolver }.
lesson-outpost_31-03_swap-end = Fortuna. Gli altri hanno visto che hai cambiato una carta, non quale. Così un Capitano può salvare una prova, o rovinarla.

lesson-outpost_31-04_sabotage = Sabotaggio
lesson-outpost_31-04_sabotage-0 = Qualcuno ha consegnato { card-sab_arson }. La prova fallisce se la squadra non rinuncia a { card-fire_extinguisher }. Ognuno offre in segreto: offri il tuo.
lesson-outpost_31-04_sabotage-end = Rimediato, e c’era anche { card-axe }. Qualcuno di voi tre ha consegnato { card-sab_arson }: tu, Mara o Jonas. Chi è { role-human } può farlo solo se non ha altro in mano.

lesson-outpost_31-05_dice = Dadi
lesson-outpost_31-05_dice-0 = { mission-ml01 }: ogni carta scoperta porta dadi, e ne servono tre uguali in tre lanci. Tieni i due cinque: cliccane uno, poi il pulsante.
lesson-outpost_31-05_dice-1 = Non ancora. Sono usciti due quattro, ma i cinque valgono altrettanto: tieni i cinque e rilancia il resto.
lesson-outpost_31-05_dice-end = Tre cinque. Armi e carburante portano più dadi: per questo le buone carte contano anche dove non è richiesta una carta precisa.

lesson-outpost_31-06_dynamite = Dinamite
lesson-outpost_31-06_dynamite-0 = La stessa prova, con due cinque e un quattro. Hai { gear-dynamite }: alza o abbassa un dado di 1. Clicca il quattro e alzalo.
lesson-outpost_31-06_dynamite-end = Tre cinque senza un altro lancio. { gear-dynamite } ha due usi; ognuno della squadra può usare la propria.

lesson-outpost_31-07_fire = Fumo
lesson-outpost_31-07_fire-0 = C’è Fumo in questa stanza: { room-r11 }. Se nessuno fa nulla diventa Fuoco, e il Fuoco distrugge la stanza con ciò che contiene. Guida dentro la squadra.
lesson-outpost_31-07_fire-1 = Per entrare qualcuno deve rinunciare a { card-fire_extinguisher }. Tu non ne hai: non offrire nulla.
lesson-outpost_31-07_fire-2 = In due ne hanno offerto uno. Decidi tu quale si usa: prendi quello di Mara.
lesson-outpost_31-07_fire-3 = Siete dentro, e il Fumo è sparito. { mission-ml03 } richiede { card-axe }: consegna la tua.
lesson-outpost_31-07_fire-4 = { card-axe } c’è. Non cambiare nulla.
lesson-outpost_31-07_fire-end = Stanza salva, gettone trovato. Troppe rovine fanno perdere chi è { role-human }; e così il Contagio, che sale a ogni prova fallita.

lesson-outpost_31-08_rope = Una Corda
lesson-outpost_31-08_rope-0 = Prima che si scelga la squadra si può usare l’Equipaggiamento. Non vuoi Sven in squadra. Hai { gear-rope }: lega qualcuno, se il Capitano è d’accordo.
lesson-outpost_31-08_rope-1 = Scegli Sven.
lesson-outpost_31-08_rope-end = Mara era d’accordo: Sven ha le mani legate fino alla fine del turno e non può unirsi alla squadra. Si può legare anche il Capitano, senza chiedere a nessuno; allora guida chi segue.

lesson-outpost_31-09_blood = Sangue
lesson-outpost_31-09_blood-0 = Hai { gear-flamethrower } con entrambi gli usi. Serve anche a esaminare il sangue: guarda il Campione di qualcuno.
lesson-outpost_31-09_blood-1 = Guarda quello di Sven.
lesson-outpost_31-09_blood-2 = { role-imitation }! L’hai visto solo tu; gli altri devono crederti. Ti resta un uso, troppo poco per il rogo. Passa, e guarda se qualcuno agisce.
lesson-outpost_31-09_blood-3 = Mara accusa Sven. Vota chi è in vita, e serve la maggioranza. Vota sì.
lesson-outpost_31-09_blood-end = Sven brucia, e il Campione viene mostrato: avevi ragione. Con qualcuno di { role-human } sarebbe salito il Contagio. In una partita i roghi sono pochi.

lesson-outpost_31-10_battle = La Cosa attacca
lesson-outpost_31-10_battle-0 = Il gettone era { chip-thing }: la squadra deve combattere, e consegna di nuovo carte. Contano solo i dadi. Consegna { card-shotgun }: ne porta tre.
lesson-outpost_31-10_battle-1 = Sei dadi in tutto. Non cambiare nulla.
lesson-outpost_31-10_battle-2 = Tre dadi uguali vincono; più alto è il Contagio, più ne servono. Tieni i quattro.
lesson-outpost_31-10_battle-end = Vinta. La Battaglia e l’Equipaggiamento di ogni Settore sono lo scopo: trovati in tutti e tre, l’elicottero può volare.

lesson-outpost_31-11_assimilation = Assimilazione
lesson-outpost_31-11_assimilation-0 = Il Settore 1 è completo e si apre il 2. Ora chi è in vita riceve un Campione di sangue e ne restituisce uno. Hai ricevuto { role-imitation }: da ora è il tuo ruolo, e nessuno lo sa. Passa, come se nulla fosse.
lesson-outpost_31-11_assimilation-1 = Mara ti prende in squadra. Consegna { card-sab_barred_door }: ciò che a chi è { role-human } quasi mai è permesso, a te lo è sempre.
lesson-outpost_31-11_assimilation-2 = Il Capitano l’ha trovata. Un’arma rimedierebbe, e hai { card-revolver }. Non offrire nulla.
lesson-outpost_31-11_assimilation-end = La prova è fallita, e il sospetto cade su tre. Vinci se il Contagio o le rovine vanno troppo oltre, o se sali sull’elicottero.

lesson-outpost_31-12_escape = La Fuga
lesson-outpost_31-12_escape-0 = La via è libera. Il tavolo elegge un Capitano finale, e Mara propone te. Vota sì.
lesson-outpost_31-12_escape-1 = Sei Capitano finale. Puoi fare tanti esami quanto dice il Contagio: due. Esamina Tuva.
lesson-outpost_31-12_escape-2 = { role-imitation }, e lo vedono tutti: Tuva resta a terra. Esamina Mara.
lesson-outpost_31-12_escape-3 = { role-human }. Ora scegli chi vola. In tre dovete salvarvi, te compreso. Prendi a bordo Mara.
lesson-outpost_31-12_escape-4 = Jonas non ha fatto l’esame, e non ne rimane nessuno: di qualcuno devi fidarti. Prendi a bordo Jonas.
lesson-outpost_31-12_escape-end = A bordo c’è solo chi è { role-human }: hai vinto. Una { role-imitation } tra voi, e tutto sarebbe stato perduto.
