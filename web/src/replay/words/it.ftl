# Le parole dei replay e della rivelazione in italiano: gli stessi messaggi di en.ftl.

## Replay

replay = Replay
open-title = Rivedi una partita
open-text = Scegli il file di una partita salvata: il server la gioca di nuovo e non ne conserva nulla.
open-file = Apri una partita salvata
open-drop = oppure trascina qui il file
open-failed = Questo file non è una partita finita: { $why }
too-large = Questo file è troppo grande per essere una partita.
loading-match = Rigioco la partita …
eyes = Visto da
eyes-above = Dall’alto
eyes-spectator = Uno spettatore
step = Mossa { $step } di { $last }
step-start = Si danno le carte
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
save-record = Salva la partita
save-moment = Salva questo momento
moment-failed = Questo momento non si può salvare: { $why }
deck-of = Il mazzo dalla cima: { $cards }
to-reveal = Che cosa è successo davvero
keys = Le frecce scorrono le mosse, Spazio avvia e ferma, Inizio e Fine saltano.

## Reveal

reveal = Che cosa è successo davvero
reveal-won = Vittoria: { $side }
reveal-nobody = Non ha vinto nessuno
reveal-winners = Vincono: { $names }
drawn = pareggio
after-turns = { $turns ->
        [one] dopo un turno
       *[other] dopo { $turns } turni
    }
winners = Vincitori
moments = La tua partita
best = Il tuo momento migliore
worst = Il tuo momento peggiore
reveal-all = Mostra tutto subito
unknown-role = ?
spread-again = Rivedi come si diffonde
fates = Chi era chi
fate-name = Giocatore
fate-role = Ruolo
fate-when = Da quando
fate-end = Com'è finita
fate-hand = Ultima mano
from-start = dall’inizio
since-turn = dal turno { $turn }
was-then = { $began }, poi { $ended }
survived = in vita fino alla fine
out-in = fuori al turno { $turn }{ $cause }
won = ha vinto
timeline = Che cosa è successo
timeline-none = In questa partita nessuno ha cambiato parte.
turned-into = { $player }: da allora { $role }
turned-how = Turno { $turn }, { $cause }
save-end = Salva gli ultimi momenti
watch-it = Guarda
watch-all = Rivedi la partita
rematch = Gioca ancora
rematch-wait = Un'altra partita può cominciarla chi ha aperto il tavolo.
to-table = Torna al tavolo
no-match = Qui non c’è questa partita, oppure non è finita.

## The shuffle

shuffle = Controlla come si è mescolato
shuffle-text = Prima della partita il server ha fissato un segreto e ne ha pubblicato l'impronta. Ora che il segreto è noto, il tuo browser ricalcola da solo come si sono date le carte.
shuffle-do = Controlla ora
shuffle-good = Tutto torna: le carte sono state date come fissato prima della partita.
shuffle-bad = Qualcosa non torna. Conserva la partita salvata.
check-commitment = Il segreto ha l'impronta scritta nella partita salvata
check-published = È l’impronta che questo tavolo aveva pubblicato
check-seating = I posti sono stati sorteggiati come dice il segreto
check-first = Il primo giocatore è stato sorteggiato come dice il segreto
check-hands = Ogni mano è stata data come dice il segreto
check-deck = Il mazzo era come dice il segreto, fino all’ultima carta
check-yes = giusto
check-no = sbagliato
doubt-not_a_record = Questa non è una partita salvata.
doubt-not_fair = La partita è stata giocata con un seme scelto: non c’è un segreto da controllare.
doubt-not_revealed = Il segreto si rivela quando la partita è finita.
doubt-another_secret = Il segreto della partita salvata non è quello fissato prima.
doubt-not_hexadecimal = Il segreto della partita salvata non si può leggere.
fingerprint = Impronta
dealt-to = { $name } ha ricevuto: { $cards }
details = Tutte le carte date
