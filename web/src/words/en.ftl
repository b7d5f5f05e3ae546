# The words of the browser table in English. it.ftl and es.ftl hold the same messages with the
# same variables. What the games say stands in their own words.

## Everywhere

home = Home
home-of = Whiteout, home
settings = Settings
close = Close
ok = OK
yes = yes
no = no
nothing = nothing
new = new
loading = Loading …
you = you
guest = Guest
about = About and credits
language = Language
theme = Look
theme-system = As the system
theme-dark = Polar night
theme-light = Polar day
sound-on = Sound
notices-on = Notice when it is your move
motion-on = Let cards and seats move
listed-on = List every answer as a button, with its key
settings-hint = These settings are yours alone and stay on this device.
copy = Copy the link
copied = Copied
share = Share
link = Link
qr = The link as a QR code
page-failed = This page did not load
page-failed-text = Check the connection and try again.
page-missing = There is no such page

## Home

your-name = Your nickname
play-now = Play now
host-table = Host a table
join = Join with a code
join-do = Join
code = Code
watch = Watch
watch-page = Spectators see what everybody at the table may see, and nothing else.
watch-do = Watch
no-tables = No table is listed right now. Host one, or play with bots.
replays = Replays
learn = Learn
learn-text = The game step by step, by playing.
stage-lobby = Waiting for players
stage-playing = Playing
stage-ended = Between two matches
seats-taken = { $taken } of { $seats } seats taken
about-what = Whiteout is an open platform for hidden-role board games: rules, bots, records and this table.
about-safe = The server decides everything and sends each player only what that player may know. After a match anybody can check the shuffle.
about-credits = Credits
credit-game-icons = Icons of cards and seats: Lorc, Delapouite, Skoll, sbed and contributors,
credit-mdi = Icons of the interface: Material Design Icons by
credit-fonts = Typefaces:

## Host

game = Game
seats = Seats
others = The other seats
others-people = Open to friends
others-people-text = Friends take them by link or code. In the lobby you can still add bots.
others-bots-text = Bots sit there until somebody joins.
bot-strongest = This is the strongest kind.
bot-random = Random bot
bot-paranoid = Paranoid bot
bot-strategist = Strategist bot
host-do = Open the table
listed-text = Show this table to everybody on the “Watch” page
clock-option = Time for each decision
clock-none = No limit
house-rules = All { $count } options of the game
changed = { $changed ->
        [one] one changed
       *[other] { $changed } changed
    }
seat-number = Seat { $seat }

## Lobby

lobby-host = You are the host. Invite people, fill seats with bots, start when you like.
lobby-guest = You have a seat. The host starts the match.
lobby-visitor = You are looking on. Take a seat, or stay and watch.
back-to-match = Back to the last match
how-many = How many
sit-down = Sit down
sit-here = Sit here
table-locked = The table is locked: you can watch.
table-full = Every seat is taken: you can watch.
seat-open = open
seat-bot = bot
seat-away = away
seat-held = a bot plays on for them
seat-muted = muted
seat-out = out of the match
seat-active = whose turn it is
seat-asked = has to decide
host = host
here = on this device
rename = Rename
add-here = Add a player on this device
player-number = Player { $number }
fill-seat = Who takes seat { $seat }
bot-of = Bot: { $level }
hand-over = Make host
kick = Send away
kick-name = Send { $name } away
give-up = Give up the seat of { $name }
move-up = Move { $name } one seat back
move-down = Move { $name } one seat on
start = Start the match
start-fills = { $empty ->
        [one] The open seat goes to a bot.
       *[other] The { $empty } open seats go to bots.
    }
wait-host = The host starts the match.
invite = Invite
lock-text = Lock the table: nobody else may join
options-of-game = Options
options-host-only = The host chooses.
fair = A fair shuffle
fair-text = Before the match the server fixes its part of the shuffle and shows the fingerprint of it. Your browser adds a part, and you can add one, too; after the match everybody can check the shuffle.
commitment = Fingerprint
entropy = Your part of the shuffle
entropy-hint = any text, or leave it empty
entropy-give = Add my part
entropy-given = has added a part

## Table

table = Table
table-of = Table: { $game }
beside = Beside the table
log = Log
notebook = Notebook
talk = Talk
rules = Rules
menu = Menu
your-move = Your move
waiting = Waiting
waiting-for = Waiting for { $names }
prompt = The question
only-answer = Your only answer: it is given by itself.
passed-for-you = Your only answer was given: { $option }
role-ready = I am ready
role-want = What you want
role-win = How you win
pace = Pace of the bots
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-paused = Pause
bots-pause = Pause the bots
bots-go-on = Let the bots go on
you-chose = You have answered: { $option }
options = Your options
pick-card = Pick a card below.
pick-table = Choose on the table, or open the list.
pick-confirm = Pick it again or press the button to confirm.
take-back = Take back
all-options = Show all { $count }
fold-options = Fewer
more-time = More time
rule-of = Explain
rules-search = Search the rules
rules-none = Nothing found.
seconds-left = { $seconds } seconds left
your-hand = Your hand
hand-empty = Your hand is empty.
hand-hidden = { $cards ->
        [one] One card, face down.
       *[other] { $cards } cards, face down.
    }
hide-secrets = Hide role and hand
show-secrets = Show role and hand
covered = Covered, like your hand.
role-hidden = Hidden
you-are = You are: { $role }
public-facts = What everybody knows
cards-count = { $cards ->
        [one] one card
       *[other] { $cards } cards
    }
log-empty = Nothing has happened yet.
only-you = only you
turn-short = t{ $turn }
turn-number = Turn { $turn }
rules-missing = The rules of this game are not here.
notes-none = Nothing yet.
mark-of = What you think of { $name }
mark-none = No mark
mark-trust = You trust them
mark-unsure = You are not sure
mark-suspect = You suspect them
mark-sign-none = –
mark-sign-trust = ✓
mark-sign-unsure = ?
mark-sign-suspect = !
watching = You are watching: you see what everybody may see.
you-are-out = You are out of this match. You can watch and talk with the others who are out.
spectator = Spectator
spectators = { $count ->
        [one] one person watching
       *[other] { $count } people watching
    }

## Talk

claims = Say it in one tap
claim-say = Say it
claim-chip-is = I am …
claim-chip-holds = I hold …
claim-chip-saw = I saw …
claim-chip-gave = I gave …
claim-chip-received = I got …
claim-chip-trusts = I trust …
claim-chip-suspects = I suspect …
blank-seat = Player
blank-role = Role
blank-card = Card
send = Send
say-table = Say something to the table
say-dead = Say something to the others who are out
say-spectators = Say something to the spectators
talk-empty-table = Nobody has said anything yet.
talk-empty-dead = Only those who are out of the match read this.
talk-empty-spectators = Only spectators read what you say here.
channel-table = table
channel-dead = out of the match
channel-spectators = spectators
draft-so-far = So far: { $parts }
channel = Where to say it
say-in = Say something to: { $channel }
talk-empty-in = Nobody has written here yet: { $channel }
silenced-by = You may not speak now.
always-ask = Ask me even when I have only one answer
muted-line = Muted by you.
unmute = Show
you-are-muted = The host has muted you.

## Menu

asides = You may also
sure = Are you sure?
sure-aside = { $option }. This cannot be taken back.
no-back = No, go back
yes-do = Yes
on-this-device = On this device
pass-to = Pass to { $name }
people = People
mute-me = Do not show me their chat
mute-all = Mute for all
unmute-all = Let them talk
this-match = This match
save-known = Save what I know
save-known-text = Keeps this moment as a file, with nothing in it but what you know now.
save-known-failed = This moment cannot be saved; try again at the next decision. ({ $why })
your-seat = Your seat
other-device = Take your seat to another device
other-device-text = Open this link on your other device. It is your seat: show it to nobody else.
leave-table = Leave the table
close-table = Close the table for good
sure-kick = { $name } loses the seat. During a match a bot plays on.
sure-hand-over = { $name } becomes the host of this table.
sure-leave = Your seat becomes free.
sure-leave-match = A bot plays on in your seat, and you cannot come back into this match.
sure-close = The table ends for everybody.

## End

match-over = The match is over
you-won = You won
you-lost = You lost
winners = Winners
reveal = What really happened
rematch = Play again
rematch-wait = The host can start another match.
change-table = Change the table
see-table = See the table

## Pass and play

curtain = Hand the device to { $name }
curtain-text = Everybody else looks away.
curtain-open = I am { $name }

## Connection

connection-connecting = connecting
connection-open = connected
connection-waiting = connection lost
connection-closed = not connected
connecting-to = Looking for table { $code } …
lost = The connection is lost. Your seat is kept; trying again.
try-now = Try now
held-by-bot = You were away, so a bot is playing for you. The next decision is yours again.
gone-kicked = You have been sent away
gone-kicked-text = The host has taken your seat back. You can still watch.
gone-closed = The table is closed
gone-closed-text = The host has closed it, or nobody came back for a long time.
gone-unknown = There is no such seat or table
gone-unknown-text = The code may be mistyped, or this seat belongs to somebody else now.
gone-left = You have left the table
gone-left-text = You can still watch.

## Refusals

error-with = { $wrong } (expected: { $expected })
error-failed = That did not work. Try again.
error-offline = The server does not answer. Check the connection.
error-stale_choice = Too late: that has been decided already.
error-wrong_seat = You are not asked right now.
error-not_offered = That is not possible now.
error-match_over = The match is over.
error-not_found = There is no such table.
error-no_seat = There is no free seat, or the table is locked.
error-too_fast = Too fast: wait a moment.
error-not_allowed = That is not allowed: { $wrong }.
error-wrong_stage = Not now: { $wrong }.
error-unkept = The server could not keep it. Try again.
