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
sound-on = Suoni
notices-on = Notifica quando tocca a te
motion-on = Carte e posti in movimento
listed-on = Elenca ogni risposta come pulsante, con il suo tasto
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

your-name = Il tuo soprannome
play-now = Gioca subito
host-table = Apri un tavolo
join = Entra con un codice
join-do = Entra
code = Codice
watch = Guarda
watch-page = Chi guarda vede ciò che al tavolo tutti possono vedere, e nient'altro.
watch-do = Guarda
no-tables = Per ora non ci sono tavoli in elenco. Aprine uno, o gioca con i bot.
replays = Replay
learn = Impara
learn-text = Il gioco passo per passo, giocando.
stage-lobby = Si aspettano giocatori
stage-playing = In corso
stage-ended = Tra una partita e l'altra
seats-taken = { $taken } posti su { $seats } occupati
about-what = Whiteout è una piattaforma aperta per giochi da tavolo a ruoli nascosti: regole, bot, registrazioni e questo tavolo.
about-safe = Il server decide tutto e manda a ogni persona solo ciò che può sapere. Dopo la partita chiunque può controllare come sono state mescolate le carte.
about-credits = Crediti
credit-game-icons = Icone di carte e posti: Lorc, Delapouite, Skoll, sbed e altri,
credit-mdi = Icone dell'interfaccia: Material Design Icons di
credit-fonts = Caratteri:

## Host

game = Gioco
seats = Posti
others = Gli altri posti
others-people = Aperti agli amici
others-people-text = Entrano con il link o il codice. I bot puoi aggiungerli anche dopo.
others-bots-text = I bot tengono il posto finché non arriva qualcuno.
bot-strongest = È il tipo più forte.
bot-random = Bot casuale
bot-paranoid = Bot paranoico
bot-strategist = Bot stratega
host-do = Apri il tavolo
listed-text = Mostra questo tavolo a tutti nella pagina «Guarda»
clock-option = Tempo per ogni decisione
clock-none = Senza limite
house-rules = Tutte le { $count } opzioni del gioco
changed = { $changed ->
        [one] una cambiata
       *[other] { $changed } cambiate
    }
seat-number = Posto { $seat }

## Lobby

lobby-host = Il tavolo è tuo. Invita, riempi i posti con i bot, comincia quando vuoi.
lobby-guest = Hai un posto. La partita comincia quando vuole chi ha aperto il tavolo.
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
seat-asked = deve decidere
host = host
here = su questo dispositivo
rename = Cambia nome
add-here = Aggiungi un giocatore su questo dispositivo
player-number = Giocatore { $number }
fill-seat = Chi prende il posto { $seat }
bot-of = Bot: { $level }
hand-over = Passa il tavolo
kick = Manda via
kick-name = Manda via { $name }
give-up = Libera il posto di { $name }
move-up = Sposta { $name } indietro di un posto
move-down = Sposta { $name } avanti di un posto
start = Comincia la partita
start-fills = { $empty ->
        [one] Il posto libero va a un bot.
       *[other] I { $empty } posti liberi vanno ai bot.
    }
wait-host = La partita comincia quando vuole chi ha aperto il tavolo.
invite = Invita
lock-text = Chiudi il tavolo: nessun altro può entrare
options-of-game = Opzioni
options-host-only = Sceglie chi ha aperto il tavolo.
fair = Carte mescolate onestamente
fair-text = Prima della partita il server fissa la sua parte della mescolata e ne mostra l'impronta. Il tuo browser aggiunge la sua, e puoi mescolare anche tu; dopo la partita tutti possono controllare.
commitment = Impronta
entropy = Mescola anche tu
entropy-hint = un testo qualunque, o lascia vuoto
entropy-give = Mescola
entropy-given = ha mescolato

## Table

table = Tavolo
table-of = Tavolo: { $game }
beside = Accanto al tavolo
log = Diario
notebook = Appunti
talk = Chat
rules = Regole
menu = Menu
your-move = Tocca a te
waiting = In attesa
waiting-for = Si aspetta { $names }
prompt = La domanda
only-answer = È la tua unica risposta: parte da sola.
passed-for-you = La tua unica risposta è partita da sola: { $option }
role-ready = Ci sono
role-want = Che cosa vuoi
role-win = Come vinci
pace = Ritmo dei bot
pace-slow = Lento
pace-normal = Normale
pace-fast = Veloce
pace-paused = Pausa
bots-pause = Metti in pausa i bot
bots-go-on = Fai riprendere i bot
you-chose = Hai risposto: { $option }
options = Le tue opzioni
pick-card = Scegli una carta qui sotto.
pick-table = Scegli sul tavolo, o apri l'elenco.
pick-confirm = Sceglila di nuovo o premi il pulsante per confermare.
take-back = Annulla
all-options = Mostra tutte e { $count }
fold-options = Mostra meno
more-time = Più tempo
rule-of = Spiegami
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
covered = Coperto, come le tue carte.
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
mark-unsure = Hai dubbi
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

claims = Dillo con un tocco
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
say-table = Di' qualcosa al tavolo
say-dead = Di' qualcosa a chi è fuori
say-spectators = Di' qualcosa a chi guarda
talk-empty-table = Nessuno ha ancora detto niente.
talk-empty-dead = Qui legge solo chi è fuori dalla partita.
talk-empty-spectators = Ciò che dici qui lo legge solo chi guarda.
channel-table = tavolo
channel-dead = fuori dalla partita
channel-spectators = spettatori
draft-so-far = Finora: { $parts }
channel = Dove dirlo
say-in = Di’ qualcosa a: { $channel }
talk-empty-in = Qui nessuno ha ancora scritto: { $channel }
silenced-by = Ora non puoi parlare.
always-ask = Chiedimelo anche quando ho una sola risposta
muted-line = Messaggio nascosto.
unmute = Mostra
you-are-muted = Chi ha aperto il tavolo ti ha tolto la parola.

## Menu

asides = Puoi anche
sure = Confermi?
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
save-known-text = Conserva questo momento in un file, con solo ciò che sai adesso.
save-known-failed = Questo momento non si può salvare; riprova alla prossima decisione. ({ $why })
your-seat = Il tuo posto
other-device = Porta il tuo posto su un altro dispositivo
other-device-text = Apri questo link sull'altro dispositivo. È il tuo posto: non mostrarlo a nessun altro.
leave-table = Lascia il tavolo
close-table = Chiudi il tavolo per sempre
sure-kick = { $name } perde il posto. Se la partita è in corso, continua un bot.
sure-hand-over = Il tavolo passa a { $name }.
sure-leave = Il tuo posto diventa libero.
sure-leave-match = Al tuo posto continua un bot e non puoi tornare in questa partita.
sure-close = Il tavolo si chiude per tutti.

## End

match-over = La partita è finita
you-won = Hai vinto
you-lost = Hai perso
winners = Chi ha vinto
reveal = Che cosa è successo davvero
rematch = Gioca ancora
rematch-wait = Un'altra partita può cominciarla chi ha aperto il tavolo.
change-table = Cambia il tavolo
see-table = Guarda il tavolo

## Pass and play

curtain = Passa il dispositivo a { $name }
curtain-text = Tutti gli altri guardano altrove.
curtain-open = Sono { $name }

## Connection

connection-connecting = connessione …
connection-open = in linea
connection-waiting = connessione persa
connection-closed = non in linea
connecting-to = Cerco il tavolo { $code } …
lost = Connessione persa. Il tuo posto resta tuo; sto riprovando.
try-now = Riprova ora
held-by-bot = Non c'eri, e un bot gioca per te. La prossima decisione torna a te.
gone-kicked = Non hai più il tuo posto
gone-kicked-text = Te l'ha tolto chi ha aperto il tavolo. Puoi ancora guardare.
gone-closed = Il tavolo è chiuso
gone-closed-text = L'ha chiuso chi l'aveva aperto, o nessuno è tornato per molto tempo.
gone-unknown = Questo posto o tavolo non esiste
gone-unknown-text = Forse il codice è sbagliato, o questo posto ora è di qualcun altro.
gone-left = Hai lasciato il tavolo
gone-left-text = Puoi ancora guardare.

## Refusals

error-with = { $wrong } (previsto: { $expected })
error-failed = Non ha funzionato. Riprova.
error-offline = Il server non risponde. Controlla la connessione.
error-stale_choice = Troppo tardi: è già stato deciso.
error-wrong_seat = Ora non tocca a te.
error-not_offered = Ora non è possibile.
error-match_over = La partita è finita.
error-not_found = Questo tavolo non esiste.
error-no_seat = Non c'è un posto libero, o il tavolo è chiuso.
error-too_fast = Troppo in fretta: aspetta un momento.
error-not_allowed = Non è permesso: { $wrong }.
error-wrong_stage = Non ora: { $wrong }.
error-unkept = Il server non è riuscito a salvarlo. Riprova.
