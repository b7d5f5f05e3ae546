# Le parole dei replay e della rivelazione in italiano: gli stessi messaggi di en.ftl.

## Replay

replay = Replay
open-title = Rivedi una partita
open-text = Scegli il file di una partita registrata: il server la gioca di nuovo e non ne conserva nulla.
open-file = Apri una registrazione
open-drop = oppure trascina qui il file
open-failed = Questo file non è la registrazione di una partita finita: { $why }
too-large = Questo file è troppo grande per una registrazione.
loading-match = La partita viene giocata di nuovo …
eyes = Visto da
eyes-above = Dall’alto
eyes-spectator = Uno spettatore
step = Mossa { $step } di { $last }
step-start = La distribuzione
turn = Turno { $turn }
play = Avvia
pause = Pausa
first = All’inizio
last = Alla fine
back = Una mossa indietro
forward = Una mossa avanti
turn-back = Al turno precedente
turn-forward = Al turno successivo
speed = Velocità
scrub = Momento della partita
events = Che cosa è successo
jump = Vai a questo momento
here = ora
link-copy = Copia un link a questo momento
link-copied = Link copiato
link-plain = Link a questo momento
save-record = Salva la registrazione
save-moment = Salva questo momento come scenario
moment-failed = Questo momento non si può scrivere come scenario: { $why }
deck-of = Il mazzo dalla cima: { $cards }
to-reveal = Che cosa è successo davvero
keys = Le frecce scorrono le mosse, Spazio avvia e ferma, Inizio e Fine saltano.

## Reveal

reveal = Che cosa è successo davvero
reveal-won = Vittoria: { $side }
reveal-nobody = Non ha vinto nessuno
after-turns = { $turns ->
        [one] dopo un turno
       *[other] dopo { $turns } turni
    }
winners = Vincitori
fates = Chi era che cosa
fate-name = Giocatore
fate-role = Ruolo
fate-when = Da quando
fate-end = Sorte
fate-hand = Ultima mano
from-start = dall’inizio
since-turn = dal turno { $turn }
was-then = { $began }, poi { $ended }
survived = in gioco fino alla fine
out-in = fuori al turno { $turn } ({ $cause })
burned-in = al rogo nel turno { $turn }
aboard = a bordo dell’elicottero alla fine
won = ha vinto
timeline = Il contagio
timeline-none = In questa partita nessuno è stato infettato.
assimilation = Assimilazione { $number }
assimilation-none = Nessuno è cambiato.
turned-into = { $player }: da allora { $role }
turned = { $by } ha infettato { $player }
turned-how = Turno { $turn }, { $cause }
how-turn_end = nello scambio di fine turno
how-card = con { $card }
save-end = Salva la fine come scenario
watch-it = Guarda
watch-all = Rivedi la partita
rematch = Gioca ancora
rematch-wait = L’host può iniziare un’altra partita.
to-table = Al tavolo
no-match = Qui non c’è questa partita, oppure non è finita.

## The shuffle

shuffle = Controlla il mescolamento
shuffle-text = Prima della partita il server ha fissato un segreto e ne ha pubblicato l’impronta. Ora che il segreto è noto, il tuo browser ricalcola da solo tutta la distribuzione.
shuffle-do = Controlla ora
shuffle-good = Tutto torna: le carte sono state date come fissato prima della partita.
shuffle-bad = Qualcosa non torna. Conserva la registrazione.
check-commitment = Il segreto ha l’impronta scritta nella registrazione
check-published = È l’impronta che questo tavolo aveva pubblicato
check-seating = I posti sono stati sorteggiati come dice il segreto
check-first = Il primo giocatore è stato sorteggiato come dice il segreto
check-hands = Ogni mano è stata data come dice il segreto
check-deck = Il mazzo era come dice il segreto, fino all’ultima carta
check-captain = I dadi per il primo Capitano sono caduti come dice il segreto
check-blood = Ogni campione di sangue è stato dato come dice il segreto
check-supply = Il mazzo Provviste era come dice il segreto, fino all’ultima carta
check-missions = Il Diario di missione era come dice il segreto, fino all’ultima carta
check-assimilation = Il mazzo Assimilazione era come dice il segreto
check-chips = Ogni gettone è stato posto come dice il segreto
check-yes = vero
check-no = falso
doubt-not_a_record = Questa non è una registrazione.
doubt-not_fair = La partita è stata giocata con un seme scelto: non c’è un segreto da controllare.
doubt-not_revealed = Il segreto si rivela quando la partita è finita.
doubt-another_secret = Il segreto della registrazione non è quello fissato prima.
doubt-not_hexadecimal = Il segreto della registrazione non si può leggere.
fingerprint = Impronta
dealt-to = { $name } ha ricevuto: { $cards }
details = Tutta la distribuzione
