# Le parole del tavolo nel browser in italiano: gli stessi messaggi di en.ftl.

## Everywhere

home = Inizio
home-of = Whiteout, inizio
settings = Impostazioni
close = Chiudi
ok = OK
yes = sì
no = no
nothing = niente
new = nuovi
loading = Caricamento …
you = tu
guest = Ospite
about = Informazioni e crediti
language = Lingua
theme = Aspetto
theme-system = Come il sistema
theme-dark = Notte polare
theme-light = Giorno polare
sound-on = Suono quando tocca a te
notices-on = Notifica sul desktop quando tocca a te
motion-on = Carte e posti in movimento
settings-hint = Queste impostazioni sono solo tue e restano su questo dispositivo.
copy = Copia il link
copied = Copiato
share = Condividi
link = Link
qr = Il link come codice QR
page-failed = La pagina non si è caricata
page-failed-text = Controlla la connessione e riprova.
page-missing = Questa pagina non esiste

## Home

hero = A questo tavolo qualcuno non è chi dice di essere.
hero-text = Giochi da tavolo a ruoli nascosti con amici e bot, nel browser. Nessun account: basta un soprannome.
your-name = Il tuo soprannome
your-tables = Torna al tuo tavolo
play-now = Gioca subito
play-now-text = { $bots ->
        [one] Un bot gioca
       *[other] { $bots } bot giocano
    } con te e la partita comincia subito.
players-range = Da { $fewest } a { $most } giocatori
host-table = Ospita un tavolo
join = Entra con un codice
join-text = Ti hanno dato sei lettere, o un link.
join-do = Entra
code = Codice
watch = Guarda
watch-text = I tavoli aperti agli spettatori.
watch-page = Chi guarda vede ciò che al tavolo tutti possono vedere, e nient'altro.
watch-do = Guarda
no-tables = Ora nessun tavolo è in elenco. Ospitane uno, o gioca con i bot.
replays = Repliche
replays-text = Rivedi qualunque partita finita, da qualunque posto.
learn = Impara
learn-text = Il gioco passo per passo, giocando.
stage-lobby = In attesa di giocatori
stage-playing = In corso
stage-ended = Tra due partite
seats-taken = { $taken } posti su { $seats } occupati
about-what = Whiteout è una piattaforma aperta per giochi da tavolo a ruoli nascosti: regole, bot, registrazioni e questo tavolo.
about-safe = Il server decide tutto e manda a ogni posto solo ciò che quel posto può sapere. Dopo la partita chiunque può verificare il mescolamento.
about-credits = Crediti
credit-game-icons = Icone di carte e posti: Lorc, Delapouite, Skoll, sbed e altri,
credit-mdi = Icone dell'interfaccia: Material Design Icons di
credit-fonts = Caratteri:

## Host

game = Gioco
seats = Posti
others = Gli altri posti
others-people = Lasciati liberi
others-people-text = Gli amici li prendono con il link o il codice. Puoi aggiungere bot anche dopo.
others-bots-text = I bot tengono il posto finché qualcuno entra.
bot-strongest = È il tipo più forte.
bot-random = Bot casuale
bot-paranoid = Bot paranoico
bot-strategist = Bot stratega
host-do = Apri il tavolo
listed-text = Mostra questo tavolo a tutti nella pagina «Guarda»
clock-option = Tempo per ogni decisione
clock-none = Senza limite
clock-seconds = { $seconds ->
        [60] 1 minuto
        [120] 2 minuti
        [300] 5 minuti
       *[other] { $seconds } secondi
    }
house-rules = Tutte le { $count } opzioni del gioco
changed = { $changed ->
        [one] una cambiata
       *[other] { $changed } cambiate
    }
seat-number = Posto { $seat }

## Lobby

lobby-host = Il tavolo è tuo. Invita, riempi i posti con i bot, comincia quando vuoi.
lobby-guest = Hai un posto. La partita la fa cominciare chi ospita.
lobby-visitor = Stai guardando. Siediti, o resta a guardare.
back-to-match = Torna all'ultima partita
how-many = Quanti
sit-down = Siediti
sit-here = Siediti qui
table-locked = Il tavolo è chiuso: puoi guardare.
table-full = Tutti i posti sono occupati: puoi guardare.
seat-open = libero
seat-bot = bot
seat-away = assente
seat-held = un bot gioca al suo posto
seat-muted = in silenzio
seat-out = fuori dalla partita
seat-active = di turno
seat-asked = deve rispondere
host = ospita
here = su questo dispositivo
rename = Cambia nome
add-here = Aggiungi un giocatore su questo dispositivo
player-number = Giocatore { $number }
fill-seat = Chi prende il posto { $seat }
bot-of = Bot: { $level }
hand-over = Cedi il tavolo
kick = Manda via
kick-name = Manda via { $name }
give-up = Libera il posto di { $name }
move-up = Sposta { $name } in su
move-down = Sposta { $name } in giù
start = Comincia la partita
start-fills = { $empty ->
        [one] Il posto libero va a un bot.
       *[other] I { $empty } posti liberi vanno ai bot.
    }
wait-host = La partita la fa cominciare chi ospita.
invite = Invita
lock-text = Chiudi il tavolo: nessun altro può entrare
options-of-game = Opzioni
options-host-only = Sceglie chi ospita.
fair = Un mescolamento onesto
fair-text = Il server ha già fissato il suo segreto per la prossima partita e ne mostra l'impronta. Il tuo browser aggiunge il suo caso, e tu puoi aggiungere il tuo; dopo la partita tutti possono verificare il mescolamento.
commitment = Impronta
entropy = Il tuo caso
entropy-hint = un testo qualunque, o lascia vuoto
entropy-give = Aggiungi il mio
entropy-given = ha aggiunto il suo caso

## Table

table = Tavolo
table-of = Tavolo: { $game }
beside = Accanto al tavolo
log = Diario
notebook = Taccuino
talk = Parole
rules = Regole
menu = Menu
your-move = Tocca a te
waiting = In attesa
waiting-for = Si aspetta { $names }
you-chose = Hai risposto: { $option }
options = Le tue opzioni
pick-card = Scegli una carta qui sotto.
pick-table = Scegli sul tavolo, o apri la lista.
pick-confirm = Sceglila di nuovo o premi il pulsante per confermare.
take-back = Annulla
all-options = Mostra tutte e { $count }
fold-options = Di meno
more-time = Più tempo
rule-of = Regola { $rule }
rule-title = La regola
rule-missing = Qui non c'è un testo per { $rule }.
rules-search = Cerca nelle regole
rules-none = Nessun risultato.
seconds-left = ancora { $seconds } secondi
your-hand = La tua mano
hand-empty = La tua mano è vuota.
hand-hidden = { $cards ->
        [one] Una carta coperta.
       *[other] { $cards } carte coperte.
    }
hide-secrets = Nascondi ruolo e mano
show-secrets = Mostra ruolo e mano
covered = Coperto, come la tua mano.
role-hidden = Nascosto
you-are = Sei: { $role }
public-facts = Ciò che tutti sanno
cards-count = { $cards ->
        [one] una carta
       *[other] { $cards } carte
    }
log-empty = Non è ancora successo niente.
only-you = solo tu
turn-short = t{ $turn }
turn-number = Turno { $turn }
rules-missing = Le regole di questo gioco non sono qui.
notes-none = Ancora niente.
mark-of = Che cosa pensi di { $name }
mark-none = Nessun segno
mark-trust = Ti fidi
mark-unsure = Non sai
mark-suspect = Sospetti
mark-sign-none = –
mark-sign-trust = ✓
mark-sign-unsure = ?
mark-sign-suspect = !
watching = Stai guardando: vedi ciò che tutti possono vedere.
you-are-out = Sei fuori da questa partita. Puoi guardare e parlare con chi è fuori come te.
spectator = Spettatore
spectators = { $count ->
        [one] una persona guarda
       *[other] { $count } persone guardano
    }

## Talk

claims = Affermazioni
claim-say = Dillo
claim-chip-is = Io sono …
claim-chip-holds = Ho in mano …
claim-chip-saw = Ho visto …
claim-chip-gave = Ho dato …
claim-chip-received = Ho ricevuto …
claim-chip-trusts = Mi fido di …
claim-chip-suspects = Sospetto di …
blank-seat = Giocatore
blank-role = Ruolo
blank-card = Carta
send = Invia
say-living = Di' qualcosa al tavolo
say-dead = Di' qualcosa a chi è fuori
say-spectators = Di' qualcosa a chi guarda
talk-empty-living = Nessuno ha ancora detto niente.
talk-empty-dead = Qui legge solo chi è fuori dalla partita.
talk-empty-spectators = Ciò che dici qui lo legge solo chi guarda.
channel-living = tavolo
channel-dead = fuori dalla partita
channel-spectators = spettatori
muted-line = Silenziato da te.
unmute = Mostra
you-are-muted = Chi ospita ti ha messo in silenzio.

## Menu

asides = Oltre alle mosse
sure = Davvero?
sure-aside = { $option }. Non si può annullare.
no-back = No, indietro
yes-do = Sì
on-this-device = Su questo dispositivo
pass-to = Passa a { $name }
people = Persone
mute-me = Non mostrarmi i suoi messaggi
mute-all = Silenzia per tutti
unmute-all = Ridai la parola
this-match = Questa partita
save-known = Salva ciò che so
save-known-text = Questo momento come file di scenario: solo ciò che ora puoi sapere.
save-known-failed = Questo momento non si può scrivere; riprova alla prossima decisione. ({ $why })
your-seat = Il tuo posto
other-device = Porta il tuo posto su un altro dispositivo
other-device-text = Apri questo link sull'altro dispositivo. È il tuo posto: non mostrarlo a nessun altro.
leave-table = Lascia il tavolo
close-table = Chiudi il tavolo per sempre
sure-kick = { $name } perde il posto. Durante una partita continua un bot.
sure-hand-over = Il tavolo passa a { $name }.
sure-leave = Il tuo posto diventa libero.
sure-leave-match = Al tuo posto continua un bot e non puoi tornare in questa partita.
sure-close = Il tavolo finisce per tutti.

## End

match-over = La partita è finita
you-won = Hai vinto
you-lost = Hai perso
winners = Chi ha vinto
reveal = Che cosa è successo davvero
rematch = Gioca ancora
rematch-wait = Chi ospita può cominciare un'altra partita.
change-table = Cambia il tavolo
see-table = Vedi il tavolo

## Pass and play

curtain = Passa il dispositivo a { $name }
curtain-text = Tutti gli altri guardano altrove.
curtain-open = Sono { $name }

## Connection

connection-connecting = connessione in corso
connection-open = connesso
connection-waiting = connessione persa
connection-closed = non connesso
connecting-to = Cerco il tavolo { $code } …
lost = La connessione è persa. Il tuo posto è tuo; nuovo tentativo in corso.
try-now = Riprova ora
held-by-bot = Non c'eri, e un bot gioca per te. Riprendi con la prossima decisione.
gone-kicked = Non hai più il posto
gone-kicked-text = Chi ospita ha ripreso il tuo posto. Puoi ancora guardare.
gone-closed = Il tavolo è chiuso
gone-closed-text = Chi ospita lo ha chiuso, o nessuno è tornato per molto tempo.
gone-unknown = Questo posto o tavolo non esiste
gone-unknown-text = Forse il codice è sbagliato, o questo posto ora è di qualcun altro.
gone-left = Hai lasciato il tavolo
gone-left-text = Puoi ancora guardare.

## Refusals

error-with = { $wrong } (previsto: { $expected })
error-failed = Non ha funzionato. Riprova.
error-offline = Il server non risponde. Controlla la connessione.
error-stale_choice = Quella scelta è già decisa.
error-wrong_seat = Ora non tocca a te.
error-not_offered = Ora non è possibile.
error-match_over = La partita è finita.
error-not_found = Questo tavolo non esiste.
error-no_seat = Non c'è un posto libero, o il tavolo è chiuso.
error-too_fast = Troppo in fretta: aspetta un momento.
error-not_allowed = Non è permesso: { $wrong }.
error-wrong_stage = Non ora: { $wrong }.
error-unkept = Il server non ha potuto registrarlo. Riprova.
