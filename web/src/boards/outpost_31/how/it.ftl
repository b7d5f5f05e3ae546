# Come si gioca a Outpost 31, in dieci minuti. Un messaggio per capitolo: il titolo, il testo (.text)
# e che cosa mostra la figura (.alt). Le righe vuote separano i paragrafi.

how-goal = Fuggire, ma non con tutti
    .text =
        Siete l'equipaggio di un avamposto tra i ghiacci. L'unica via di casa è l'elicottero, e per raggiungerlo dovete ripulire la base, settore per settore.

        Uno di voi è un'Imitazione fin dall'inizio, e più avanti potrebbero essercene altre. Nessuno sa chi. Gli Umani vincono se volano via senza Imitazioni a bordo. Le Imitazioni vincono se una di loro sale a bordo, o se prima la base crolla.

        Nessuno può mostrare sangue o carte. Tutti possono dire quello che vogliono, vero o falso.
    .alt = Un elicottero sulla piazzola davanti a una base buia; uno dei volti in attesa è strappato.
how-crew = Chi sei
    .text =
        Scegli una di dodici persone. Ognuna fa parte di un reparto: Operazioni, Manutenzione o Scienza. Le missioni chiedono certi reparti.

        Ognuna ha due poteri suoi. Valgono solo quando sei Capitano, e puoi usarne uno per turno.

        Ricevi anche un Campione di sangue, Umano o Imitazione, che vedi solo tu, e cinque carte.
    .alt = Tre ritratti di tre reparti e un campione di sangue coperto.
how-base = La base
    .text =
        Tre Settori di sei stanze. In ogni stanza c'è un gettone coperto: Equipaggiamento, provviste di scorta, oppure La Cosa in persona.

        In ogni Settore dovete trovare un certo Equipaggiamento e battere una Cosa. Così si apre il Settore successivo; dopo il terzo comincia la Fuga.

        All'inizio è aperto solo il Settore 1.
    .alt = Una fila di sei stanze con punti interrogativi; dietro, altre due file chiuse dalla neve.
how-turn = Un turno in un respiro
    .text =
        A ogni turno uno di voi è Capitano. Si scopre una missione. Il Capitano sceglie una squadra e una stanza. Chi è in squadra consegna una carta in segreto. Se le carte fanno quello che chiede la missione, si scopre il gettone della stanza. Se no, sale il Contagio.

        Poi si pescano carte nuove e tocca al Capitano successivo.
    .alt = Cinque passi in fila: missione, squadra, stanza, carte, gettone.
how-team = Missione, squadra, stanza
    .text =
        La missione dice quanti vanno, quali reparti devono esserci e che cosa devono fare le carte: mostrare certe cose, o dare dadi per un lancio.

        Il Capitano sceglie la squadra e ne fa sempre parte. Se i reparti richiesti non ci sono tutti, più avanti non può cambiare carte.

        Poi indica la stanza. Una stanza al buio costa alla squadra una Torcia elettrica, una con Fumo o Fuoco un Estintore. Se nessuno ce l'ha, o dice di averlo, bisogna cambiare stanza.
    .alt = Una missione che chiede quattro persone, e figure con le lampade davanti a una stanza buia.
how-handin = Le carte che nessuno ha visto
    .text =
        Chi è in squadra consegna una carta a faccia in giù. Le carte si mescolano: nessuno sa di chi sono.

        Gli Umani consegnano quello che serve. Possono dare un Sabotaggio solo se non hanno altro. Le Imitazioni danno quello che vogliono.

        Solo il Capitano guarda le carte, e può raccontarle come vuole. I Sabotaggi si mostrano a tutti: qualcuno della squadra deve rimediare con la carta giusta, o la prova fallisce subito. Se la squadra era quella richiesta, il Capitano può cambiare una carta con una mai vista.
    .alt = Quattro carte coperte in una pila; una brilla di rosso.
how-test = La prova
    .text =
        Alcune missioni vogliono solo vedere certe cose tra le carte scoperte: un'Ascia, due armi, una Piastra di Petri.

        Altre vogliono un lancio. Ogni carta porta tanti dadi quanti ne indica, fino a sei in tutto. La missione chiede dadi uguali, dadi alti o una somma. Dopo ogni lancio si tengono alcuni dadi e si lanciano gli altri, finché la missione lo permette.

        La Dinamite alza o abbassa un dado di uno. Un Lanciafiamme dà altri tre lanci.
    .alt = Sei dadi, tre dei quali sollevati perché mostrano la stessa faccia.
how-chip = Che cosa trovate
    .text =
        Se la prova riesce, il gettone si scopre. L'Equipaggiamento va al Capitano e, se è quello che serve al Settore, conta come trovato. Le provviste di scorta fanno cambiare carte alla squadra.

        La Cosa significa Battaglia, subito e con la stessa squadra: ognuno consegna un'altra carta, si scoprono tutte e servono tre dadi uguali, più avanti quattro. Vinta, conta per il Settore. Persa, i gettoni del Settore si rimescolano e il Contagio sale.
    .alt = Un gettone si gira in una stanza: braccia escono dal buio.
how-fire = Fumo, Fuoco, rovine
    .text =
        Il Fumo che nessuno spegne diventa Fuoco. Il Fuoco che nessuno spegne distrugge la stanza, con il suo gettone. Con quattro stanze in rovina, o quando si perde per sempre qualcosa che vi serve, vincono le Imitazioni.

        Entrare con un Estintore spegne la stanza. Il Capitano può anche mandare qualcuno fuori dalla squadra a spegnere altrove.
    .alt = Tre stanze: fumo, fuoco, rovina.
how-contagion = Contagio e Assimilazione
    .text =
        Ogni turno con una prova fallita fa salire il Contagio di uno, e ogni passo fa danni alla stanza in cui eravate: prima va via la corrente, poi Fumo, Fuoco, rovina. A otto vincono le Imitazioni.

        Quando il Settore 1 e il Settore 2 sono ripuliti c'è un'Assimilazione. Ognuno riceve un altro Campione di sangue. Chi trova un'Imitazione lo diventa da quel momento; chi lo era lo resta. Nessun altro lo sa. L'amico di prima, adesso, potrebbe essere un altro.
    .alt = Una radice nel ghiaccio, rossa fino al quinto passo; accanto, una mano prende un nuovo campione.
how-gear = L'Equipaggiamento, e il fuoco contro le persone
    .text =
        Prima che si scelga la squadra si può usare l'Equipaggiamento. Una Corda lega il Capitano o, se il Capitano acconsente, qualcun altro, per un turno: niente squadra, niente carte.

        Un Lanciafiamme con tutti e due gli usi può esaminare il sangue di qualcuno, solo per i tuoi occhi. Oppure accusi qualcuno: il tavolo vota, e con più sì che no quella persona brucia. Se era un'Imitazione siete più al sicuro. Se era un Umano, il Contagio sale.
    .alt = Una corda attorno a una figura, una goccia di sangue sotto una lente, mani alzate per un voto.
how-escape = La Fuga
    .text =
        Ripulito l'ultimo Settore, il tavolo elegge un Capitano finale. Bastano più sì che no; ogni due rifiuti il Contagio sale.

        Il Capitano finale può esaminare tante persone quanto è alto il Contagio, davanti a tutti, e poi sceglie chi vola. Lui vola sempre.

        Tutti a bordo scoprono il proprio sangue. Basta un'Imitazione e vincono le Imitazioni. Solo Umani, e abbastanza, e vincono gli Umani.
    .alt = Persone che salgono una alla volta su un elicottero, ognuna mostra un campione.
how-tips = Per la tua prima partita
    .text =
        Da Umano: ricorda chi era nelle squadre che hanno fallito. Mescola le persone in modi diversi e guarda quando spunta un Sabotaggio.

        Da Imitazione: non rovinare tutto. L'amico fidato vola. Un solo Sabotaggio al momento giusto vale più di tre.

        Da Capitano: chiedi ad alta voce chi può dare che cosa. Chi ha promesso e non ha mantenuto merita uno sguardo.
    .alt = Un taccuino con dei nomi, alcuni cancellati, uno sottolineato.
