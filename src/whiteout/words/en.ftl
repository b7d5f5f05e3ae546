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
is-asked = asked
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
exchange-open = Exchange: { $one } and { $other } ({ $cause })
played-at = { $card }: { $target }
chairs = Around the table, clockwise; play goes { $way }:

you-are = You are: { $role }
your-hand = Your hand:
looking-at = Only you see: { $cards }

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
takes-seat = random, or a seat counted from 0
takes-cards = off, or how many copies of each card, such as axe=2,infected=8

## The shuffle

chosen-seed = Chosen seed: { $seed }. Whoever knows it knows every card.
commitment = Fair shuffle. This binds it before anything is dealt:
entropy = Type anything to mix into the shuffle (Enter: nothing):
secret-opened = The shuffle is open now. `whiteout verify` checks it against what was published:

## At the table

type-h = Type h for help.
waiting-for = Waiting for { $names } ...
your-move = Your move.
your-answer = >
pick-number = Number (Enter: none of them):
type-a-number = Type a number from 1 to { $most }; ? shows the rule, h the help.
not-an-option = "{ $typed }" is not an option here: type a number from 1 to { $most }; ? shows the rule, h the help.
not-in-list = "{ $typed }" is not in the list: type a number from 1 to { $most }.
not-a-number = "{ $typed }" does not fit: type a number from { $least } to { $most }.
no-rule-text = { $rule }: there is no text of this rule here.
sure = { $what }: are you sure? (y/n)
you-have-the-word = You have the word.
you-are-out = Your part is over. Enter: watch on; s: straight to the end; q: leave.
aside-which = Beside the choice you may:
aside-none = Beside this choice there is nothing you may do.
talk-which = What do you say? Nobody checks it.
talk-seat = Who?
talk-role = Which role?
talk-card = Which card?
notebook-empty = Your notebook is empty: nobody has shown or claimed anything yet.

help-number = 1, 2, 3 ...  choose that option
help-rule = ?            the rule behind the question;  ? 3  what option 3 means
help-table = t            the table again
help-log = l            everything that has happened
help-notebook = n            your notebook: what you were shown, and what was claimed
help-aside = a            what stands open beside the choice, such as leaving
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
