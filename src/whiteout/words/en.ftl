# The words of the platform in English. it.ftl and es.ftl hold the same messages with the same
# variables; a game's own words stand in its package.

language-name = English

## Small words

nobody = nobody
none = none
you = you
only-you = only you
out = out
active = whose turn it is
is-asked = has to decide
has-won = winner

edge-number = space { $number }
edge-between = between { $one } and { $other }
turn = Turn { $turn }
cards = { $cards ->
        [one] one card
       *[other] { $cards } cards
    }
deck = Deck: { $cards }
discard-pile = Discard pile: { $cards }
on-top = on top { $card }
exchange-open = Exchange: { $one } and { $other }{ $cause }
played-at = { $card }: { $target }
chairs = Around the table, clockwise; play goes { $way }:

you-are = You are: { $role }
your-hand = Your hand:
looking-at = Only you see: { $cards }

## Calling somebody who is away (Web Push): nothing secret may stand here

call-move = It is your move: { $game }, table { $code }.
call-over = The match has ended: { $game }, table { $code }.

## Home

home-line = Hidden roles in the polar night.
home-which = What would you like to do?
home-play = Play
home-watch = Watch bots
home-replay = Open a replay
home-language = Language
home-quit = Quit
goodbye = Goodbye.

which-game = Which game?
which-bots = Who plays the other seats? (Enter: { $usual })
which-file = Record file (Enter: none):
which-language = Which language?
how-many = How many sit at the table?
your-name = Your name

bot-random = any move, each as likely as the other
bot-paranoid = follows rules of thumb, and trusts nobody
bot-strategist = thinks ahead, half a blink a move

game-seats = Seats: { $fewest } to { $most }
game-bots = Bots: { $names }
takes-switch = on or off
takes-number = a whole number from { $least } to { $most }
takes-number_or_word = { $words }, or a whole number from { $least } to { $most }
takes-fraction = a number from { $least } to { $most } in steps of { $step }
takes-numbers = { $fewest } to { $longest } whole numbers from { $least } to { $most }, such as { $example }
default-at = with { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }: { $value }
takes-seat = random, or a seat counted from 0
takes-cards = off, or how many copies of each card: CARD=2,CARD=8

## The shuffle

chosen-seed = Chosen seed: { $seed }. Whoever knows it knows every card.
commitment = A fair shuffle. This fixes it before anything is dealt:
entropy = Type anything to mix into the shuffle (Enter: nothing):
secret-opened = The shuffle is open now. `whiteout verify` checks it against what was shown before:

## At the table

type-h = Type h for help.
waiting-for = Waiting for { $names } ...
your-move = Your move.
draft-so-far = So far: { $parts }
your-answer = >
pick-number = Number (Enter: none of them):
type-a-number = Type a number from 1 to { $most }; ? explains the question, h shows the help.
type-precisely = Type ?? for the exact rule.
not-an-option = "{ $typed }" is not an option here: type a number from 1 to { $most }; ? explains the question, h shows the help.
not-in-list = "{ $typed }" is not in the list: type a number from 1 to { $most }.
not-a-number = "{ $typed }" does not fit: type a number from { $least } to { $most }.
no-rule-text = { $rule }: there is no text of this rule here.
sure = { $what }: are you sure? (y/n)
you-have-the-word = You may act now.
you-are-out = Your part is over. Enter: watch on; s: straight to the end; q: leave.
aside-which = You may also:
aside-none = There is nothing else you may do now.
talk-which = What do you say? Nobody checks it.
talk-seat = Who?
talk-blank = Which?
talk-role = Which role?
talk-card = Which card?
notebook-empty = Your notebook is empty: nobody has shown or said anything yet.

help-number = 1, 2, 3 ...  choose that option
help-rule = ?            what is asked, and what follows;  ??  the exact rule;  ? 3  what option 3 means
help-table = t            the table again
help-log = l            everything that has happened
help-notebook = n            your notebook: what you were shown, and what was claimed
help-aside = a            what else you may do, such as leaving
help-claim = c            say something at the table
help-quit = q            quit
help-secret = { $mark }            marks what only you have seen

quit-which = Quit?
quit-stay = No, stay
quit-bot = Let a bot play my seat to the end
quit-save = Leave, and save what was played so far
quit-leave = Leave
input-ended = There is no more input: the match is left here.

## The end

reveal = The reveal
winners = Winners: { $names }
timeline = When it happened
save-where = Save the record? Enter: { $path }; n: no; or another name:
saved = Saved: { $path }

## Options of every game; a game may say them in its own way

option-pass = Pass
option-back = Take it back
option-leave = Leave the game for good
