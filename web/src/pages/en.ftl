# The words around the table: home, invitations, notices, slow play, devices. In English.

## Invite

here-only = Only this machine can open this link. To let others in, start the server with
share-what = { $game }: come to table { $code }.

## Home

hero-home = One of you is not human.
hero-home-text = Games of hidden infection, with friends or bots, in the browser. No account: a nickname is enough.
players-minutes = { $fewest }–{ $most } players · { $minutes } min
bots-join = { $bots ->
        [one] One bot joins, you sit down at once
       *[other] { $bots } bots join, you sit down at once
    }
play-game = Play now: { $game }
posters = Games
coming = Coming
coming-text = Not here yet: this game is being made.
host-text = Link and QR code for friends
watch-open = { $count ->
        [0] No table is open
        [one] One table is open
       *[other] { $count } tables are open
    }
replays-short = Your last matches
learn-short = By playing
friends = What friends are doing
friends-none = Nobody has opened a table to everybody. Host one and tick “Show this table to everybody”.
mine = Your matches
mine-running = Running
mine-finished = Finished
mine-your-move = your move
mine-waits = others decide
mine-lobby = in the lobby
won = won
lost-match = lost
go-on = Go on
look-back = What happened
forget = Forget { $what }
match-of = { $game } · table { $code }

## Being away

away = While you are away
notices-calls = Tell me when it is my move, also while this page is closed
notices-insecure = To be told when it is your move, open this page over https or on the machine that serves it.
stand-in = Let a bot play for me while I am away
slow-text = This table takes its time: { $time } for each decision. Answer when you can, then close the page.
clock-slow = A table for days: people come and go, and no bot takes their seats.
time-left = { $time } left

## Another device

my-link = Use another device
my-link-text = This link carries your name and settings to another device of yours. Nothing of it is kept on a server.
my-link-seats = { $tables ->
        [one] Take my seat along
       *[other] Take my seats along
    }
my-link-care = Whoever has this link can play for you: keep it to yourself.
my-link-harmless = There is no secret in this link.
me-text = This link brings the following to this device.
me-take = Take it over
me-broken = This link is not complete. Copy it again on the other device.

## Something is wrong

wrong = Something is wrong
wrong-text = Save a report as a file and send it to whoever runs or makes this table.
wrong-what = What happened, and what should have happened?
wrong-holds = The file holds the match as your seat has seen it up to now, the version and your browser. It holds no chat and nothing by which others could take your seat. Hidden cards of yours are in it: do not show it to the others before the end.
wrong-save = Save the report
