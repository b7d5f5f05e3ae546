# Come si gioca a Stay Away!, in dieci minuti. Un messaggio per capitolo: il titolo, il testo (.text)
# e che cosa mostra la figura (.alt). Le righe vuote separano i paragrafi.

how-goal = Uno di voi non è umano
    .text =
        Siete l'equipaggio di una base tra i ghiacci. Qualcosa è stato dissepolto, e ora siede al tavolo con voi con la faccia di un amico: La Cosa.

        Gli Umani vogliono scoprirla e bruciarla. La Cosa vuole trasformare tutti gli altri, uno alla volta, senza che nessuno se ne accorga. Chi viene trasformato diventa Infetto e da quel momento gioca per La Cosa.

        Nessuno può mostrare le proprie carte. Tutti possono dire quello che vogliono, vero o falso. Il gioco è questo.
    .alt = Sei persone attorno a un tavolo; il volto di una è strappato da un lato.
how-table = Che cosa c'è sul tavolo
    .text =
        Ognuno ha quattro carte in mano. Tra tutte quelle carte c'è La Cosa, e chi l'ha ricevuta è La Cosa per tutta la partita.

        In mezzo c'è il mazzo. Quasi tutte le sue carte vanno in mano; alcune hanno un dorso diverso: sono le carte Panico, e hanno effetto appena si pescano.

        Il posto conta. Quasi ogni carta raggiunge solo chi siede alla tua sinistra o alla tua destra.
    .alt = Quattro carte in mano, un mazzo con due tipi di dorso e i vicini a sinistra e a destra.
how-turn = Il tuo turno: pesca, gioca o scarta, scambia
    .text =
        1. Pesca una carta. Ora ne hai cinque.

        2. Giocane una, oppure scartane una a faccia in giù. Sei di nuovo a quattro.

        3. Scambia una carta con chi viene dopo di te: tu ne offri una coperta, l'altra persona fa lo stesso, e le due carte passano di mano.

        Poi tocca a chi viene dopo. Si comincia in senso orario, ma una carta può invertire il giro.
    .alt = Tre passi: una carta arriva dal mazzo, una va sul tavolo, due si incrociano tra vicini.
how-infection = Come si diffonde La Cosa
    .text =
        Lo scambio è il momento pericoloso. Se La Cosa ti dà una carta Infetto!, ti trasforma: subito, in segreto e per sempre. Lo sapete solo voi due.

        Nient'altro trasforma qualcuno. Puoi pescare una carta Infetto! dal mazzo e restare Umano; è solo una carta che non devi dare a nessuno. Un Umano non la passa mai. Un Infetto può darla soltanto alla Cosa, per rifornirla, e ne tiene sempre almeno una.

        Perciò una carta Infetto! vista in mano a qualcuno non prova nulla. È un buon motivo per fare domande.
    .alt = La Cosa porge una carta rossa a chi le siede accanto, il cui volto comincia a strapparsi.
how-defence = Dire di no
    .text =
        Uno scambio non si può rifiutare e basta. Serve una carta Difesa: No grazie! lo ferma, Spaventoso lo ferma e ti fa vedere che cosa stavi per ricevere, Mancato! lo passa a chi viene dopo di te.

        Altre due carte Difesa ti salvano da altri guai: Niente barbecue! dal Lanciafiamme, Sto bene qui da chi vuole spostarti.

        Ogni volta che ne usi una, peschi una carta nuova. Tienine una per il vicino che temi di più.
    .alt = Una mano alzata davanti a una carta offerta.
how-search = Scoprire la verità
    .text =
        Sospetto ti mostra una carta a caso di un vicino. Analisi ti mostra tutta la sua mano. Whisky ti fa mostrare la tua a tutto il tavolo, e può essere un'ottima idea.

        Quello che hai visto puoi raccontarlo, tenerlo per te o mentire. Le frasi pronte sotto il diario si dicono con un tocco; le ascoltano anche i bot.

        Gli appunti ricordano per te che cosa ti hanno mostrato, chi ha scambiato con chi e che cosa ha detto ognuno.
    .alt = Un occhio guarda le carte di un vicino e un fumetto lo racconta al tavolo.
how-fire = Il Lanciafiamme
    .text =
        Brucia un vicino: quella persona è fuori, a meno che risponda con Niente barbecue!. Se era La Cosa, gli Umani vincono all'istante.

        Se non lo era, hai bruciato un amico oppure un Infetto; nessuno ti dirà quale dei due. Il Lanciafiamme possono usarlo tutti, anche La Cosa.
    .alt = Una fiamma tra due posti; uno dei due è vuoto e buio.
how-obstacles = Porte e Quarantena
    .text =
        Una Porta sbarrata tra due vicini li divide: non possono prendersi di mira, né scambiarsi carte, né cambiare posto tra loro. La porta resta dov'è, anche quando le persone si spostano.

        La Quarantena isola una persona per tre dei suoi turni. Pesca e scarta, ma non gioca carte, non scambia e nessuno può prenderla di mira.

        Un'Ascia abbatte l'una o l'altra. Cambiare posto è l'altro modo per allontanarsi da qualcuno, o per sederglisi accanto.
    .alt = Una porta sbarrata tra due posti e una persona dentro un anello giallo con il numero tre.
how-panic = Panico
    .text =
        Una carta con l'altro dorso non va in mano: la vedono tutti e ha effetto subito. Ci si cambia di posto, si mostrano le mani, le porte si spalancano, tutti passano una carta nello stesso momento.

        In quel turno non giochi e non scarti. Di norma, dopo, lo scambio si fa lo stesso.
    .alt = Una carta viola al centro e frecce che girano attorno al tavolo.
how-end = Chi vince
    .text =
        Gli Umani vincono quando La Cosa brucia. Vincono insieme tutti gli Umani ancora in vita.

        La Cosa vince annunciando che non resta alcun Umano. Se è vero, vince con gli Infetti in vita; perde solo l'ultima persona trasformata. Se sono stati trasformati tutti e nessuno è bruciato, La Cosa vince da sola. Se resta anche un solo Umano, l'annuncio era un errore e vincono gli Umani.

        Un Infetto vince e perde con La Cosa. Se ti trasforma, aiutala: confondi il tavolo e tienila lontana dal fuoco.
    .alt = Da un lato una figura in fiamme, dall'altro un cerchio di volti strappati.
how-tips = Per la tua prima partita
    .text =
        Da Umano: guarda chi scambia con chi, e parla. Un tavolo che tace perde.

        Da Cosa: non avere fretta. Dai prima carte innocue e trasforma chi nessuno sospetta. Trasforma i due vicini, e siederai tra amici.

        Da Infetto: la tua carta migliore è la voce. Accusa un Umano.
    .alt = Tre volti: uno calmo, uno strappato e uno che sorride troppo.
