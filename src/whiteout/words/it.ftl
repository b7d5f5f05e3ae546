# Le parole della piattaforma in italiano. Stessi messaggi e stesse variabili di en.ftl.

language-name = Italiano

## Parole brevi

nobody = nessuno
none = niente
you = tu
only-you = solo tu
out = fuori
active = di turno
is-asked = deve decidere
has-won = vince

edge-number = spazio { $number }
edge-between = tra { $one } e { $other }
turn = Turno { $turn }
cards = { $cards ->
        [one] una carta
       *[other] { $cards } carte
    }
deck = Mazzo: { $cards }
discard-pile = Scarti: { $cards }
on-top = in cima { $card }
exchange-open = Scambio: { $one } e { $other }{ $cause }
played-at = { $card }: { $target }
chairs = Intorno al tavolo, in senso orario; si gioca { $way }:

you-are = Il tuo ruolo: { $role }
your-hand = La tua mano:
looking-at = Vedi solo tu: { $cards }

## Chiamare chi è via (Web Push): qui non sta nulla di segreto

call-move = Tocca a te: { $game }, tavolo { $code }.
call-over = La partita è finita: { $game }, tavolo { $code }.

## Inizio

home-line = Ruoli nascosti nella notte polare.
home-which = Che cosa vuoi fare?
home-play = Giocare
home-watch = Guardare i bot
home-replay = Aprire una partita registrata
home-language = Lingua
home-quit = Uscire
goodbye = Arrivederci.

which-game = Quale gioco?
which-bots = Chi gioca agli altri posti? (Invio: { $usual })
which-file = File della registrazione (Invio: nessuno):
which-language = Quale lingua?
how-many = Quante persone al tavolo?
your-name = Il tuo nome

bot-random = una mossa qualsiasi, tutte con la stessa probabilità
bot-paranoid = segue regole pratiche e non si fida di nessuno
bot-strategist = pensa in anticipo, mezzo battito di ciglia a mossa

game-seats = Posti: da { $fewest } a { $most }
game-bots = Bot: { $names }
takes-switch = on (sì) oppure off (no)
takes-number = un numero intero da { $least } a { $most }
takes-number_or_word = { $words } oppure un numero intero da { $least } a { $most }
takes-fraction = un numero da { $least } a { $most } a passi di { $step }
takes-numbers = da { $fewest } a { $longest } numeri interi da { $least } a { $most }, per esempio { $example }
default-at = con { $seats ->
        [one] un posto
       *[other] { $seats } posti
    }: { $value }
takes-seat = random (a caso) oppure un posto, contando da 0
takes-cards = off oppure quante copie di ogni carta: CARTA=2,CARTA=8

## Il mazzo

chosen-seed = Seme scelto: { $seed }. Chi lo conosce conosce ogni carta.
commitment = Mescolata onesta. Questo la fissa prima che si distribuisca:
entropy = Scrivi qualcosa da aggiungere alla mescolata (Invio: niente):
secret-opened = Ora la mescolata è nota. `whiteout verify` la confronta con quanto mostrato prima:

## Al tavolo

type-h = Scrivi h per l'aiuto.
waiting-for = In attesa di { $names } ...
your-move = Tocca a te.
draft-so-far = Finora: { $parts }
your-answer = >
pick-number = Numero (Invio: nessuno):
type-a-number = Scrivi un numero da 1 a { $most }; ? spiega la domanda, h mostra l'aiuto.
type-precisely = Scrivi ?? per la regola esatta.
not-an-option = "{ $typed }" qui non è una scelta possibile: scrivi un numero da 1 a { $most }; ? spiega la domanda, h mostra l'aiuto.
not-in-list = "{ $typed }" non è nell'elenco: scrivi un numero da 1 a { $most }.
not-a-number = "{ $typed }" non va bene: scrivi un numero da { $least } a { $most }.
no-rule-text = { $rule }: qui non c'è il testo di questa regola.
sure = { $what }: confermi? (s/n)
you-have-the-word = Ora puoi agire.
you-are-out = La tua parte è finita. Invio: continua a guardare; s: vai alla fine; q: lascia il tavolo.
aside-which = Puoi anche:
aside-none = Ora non puoi fare nient'altro.
talk-which = Che cosa dici? Nessuno lo controlla.
talk-seat = Chi?
talk-blank = Quale?
talk-role = Quale ruolo?
talk-card = Quale carta?
notebook-empty = I tuoi appunti sono vuoti: nessuno ha ancora mostrato o detto nulla.

help-number = 1, 2, 3 ...  scegli quella possibilità
help-rule = ?            che cosa si chiede e che cosa ne segue;  ??  la regola esatta;  ? 3  che cosa significa la scelta 3
help-table = t            di nuovo il tavolo
help-log = l            tutto ciò che è successo
help-notebook = n            i tuoi appunti: ciò che ti è stato mostrato e ciò che è stato detto
help-aside = a            che cos'altro puoi fare, per esempio lasciare il gioco
help-claim = c            di' qualcosa al tavolo
help-quit = q            esci
help-secret = { $mark }            segna ciò che hai visto solo tu

quit-which = Vuoi uscire?
quit-stay = No, resto
quit-bot = Un bot gioca al mio posto fino alla fine
quit-save = Esco e salvo ciò che è stato giocato
quit-leave = Esco
input-ended = Non c'è altro da leggere: la partita si ferma qui.

## La fine

reveal = La rivelazione
winners = Vincono: { $names }
timeline = Quando è successo
save-where = Salvare la registrazione? Invio: { $path }; n: no; oppure un altro nome:
saved = Salvato: { $path }

## Options of every game; a game may say them in its own way

option-pass = Passa
option-back = Torna indietro
option-leave = Lascia la partita per sempre
