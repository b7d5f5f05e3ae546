# Le parole intorno al tavolo, in italiano.

## Invite

here-only = Solo questo computer può aprire questo link. Per far entrare gli altri, avvia il server con
share-what = { $game }: vieni al tavolo { $code }.

## Home

hero-home = Uno di voi non è umano.
hero-home-text = Giochi d'infezione nascosta, con amici o bot, nel browser. Nessun account: basta un soprannome.
players-minutes = { $fewest }–{ $most } giocatori · { $minutes } min
bots-join = { $bots ->
        [one] Un bot gioca con te, ti siedi subito
       *[other] { $bots } bot giocano con te, ti siedi subito
    }
play-game = Gioca subito: { $game }
posters = Giochi
coming = In arrivo
coming-text = Non c'è ancora: ci stiamo lavorando.
host-text = Link e codice QR per gli amici
watch-open = { $count ->
        [0] Nessun tavolo aperto
        [one] Un tavolo aperto
       *[other] { $count } tavoli aperti
    }
replays-short = Le tue ultime partite
learn-short = Giocando
friends = Che cosa fanno gli amici
friends-none = Nessuno ha aperto un tavolo a tutti. Ospitane uno e scegli «Mostra questo tavolo a tutti».
mine = Le tue partite
mine-running = In corso
mine-finished = Finite
mine-your-move = tocca a te
mine-waits = decidono gli altri
mine-lobby = in attesa di cominciare
won = vinta
lost-match = persa
go-on = Continua
look-back = Com'è andata
forget = Dimentica { $what }
match-of = { $game } · tavolo { $code }

## Quando si è via

away = Quando si è via
notices-calls = Avvisami quando tocca a me, anche a pagina chiusa
notices-insecure = Per essere avvisato quando tocca a te, apri questa pagina in https o sul computer che la serve.
stand-in = Quando sono via, lascia giocare un bot al mio posto
slow-text = A questo tavolo non c’è fretta: { $time } per ogni decisione. Rispondi quando puoi, poi chiudi pure la pagina.
clock-slow = Un tavolo che dura giorni: si va e si viene, e nessun bot prende il posto di chi è via.
time-left = tempo rimasto: { $time }

## Un altro dispositivo

my-link = Usa un altro dispositivo
my-link-text = Questo link porta il tuo nome e le tue impostazioni su un altro tuo dispositivo. Nulla resta su un server.
my-link-seats = { $tables ->
        [one] Porta con te il tuo posto
       *[other] Porta con te i tuoi posti
    }
my-link-care = Chi ha questo link può giocare al posto tuo: tienilo per te.
my-link-harmless = In questo link non c’è nulla di segreto.
me-text = Questo link porta su questo dispositivo quanto segue.
me-take = Va bene, prendilo
me-broken = Il link non è completo. Copialo di nuovo dall’altro dispositivo.

## Qualcosa non va

wrong = Qualcosa non va
wrong-text = Salva una segnalazione in un file e mandala a chi gestisce o sviluppa questo tavolo.
wrong-what = Che cosa è successo, e che cosa doveva succedere?
wrong-holds = Il file contiene la partita come l’ha vista finora il tuo posto, la versione e il tuo browser. Non contiene la chat né nulla con cui altri potrebbero prendere il tuo posto. Ci sono però le tue carte nascoste: non mostrarlo agli altri prima della fine.
wrong-save = Salva la segnalazione
