# The words of replays and of the reveal in English. it.ftl and es.ftl hold the same messages with
# the same variables.

## Replay

replay = Replay
open-title = Look at a match again
open-text = Choose the file of a saved match: the server plays it again and keeps nothing of it.
open-file = Open a saved match
open-drop = or drop the file here
open-failed = This file is not a finished match: { $why }
too-large = This file is too large for a match.
loading-match = Playing the match again …
eyes = Seen by
eyes-above = From above
eyes-spectator = A spectator
step = Move { $step } of { $last }
step-start = The deal
turn = Turn { $turn }
play = Play
pause = Pause
first = To the start
last = To the end
back = One move back
forward = One move on
turn-back = To the turn before
turn-forward = To the next turn
speed = Speed
scrub = Moment of the match
events = What happened
jump = Go to this moment
here = now
link-copy = Copy a link to this moment
link-copied = Link copied
link-plain = Link to this moment
save-record = Save the match
save-moment = Save this moment
moment-failed = This moment cannot be saved: { $why }
deck-of = The deck from the top: { $cards }
to-reveal = What really happened
keys = Arrow keys step, Space plays and pauses, Home and End jump.

## Reveal

reveal = What really happened
reveal-won = { $side } won
reveal-nobody = Nobody won
reveal-winners = Won by { $names }
drawn = drawn
after-turns = { $turns ->
        [one] after one turn
       *[other] after { $turns } turns
    }
winners = Winners
moments = Your match
best = Your best moment
worst = Your worst moment
reveal-all = Show all at once
unknown-role = ?
spread-again = Watch it spread again
fates = Who was what
fate-name = Player
fate-role = Role
fate-when = Since
fate-end = Fate
fate-hand = Last hand
from-start = from the start
since-turn = since turn { $turn }
was-then = { $began }, then { $ended }
survived = alive at the end
out-in = out in turn { $turn }{ $cause }
won = won
timeline = What happened
timeline-none = Nobody changed sides in this match.
turned-into = { $player } became { $role }
turned-how = Turn { $turn }, { $cause }
save-end = Save the last moments
watch-it = See it
watch-all = Watch it again
rematch = Play again
rematch-wait = The host can start another match.
to-table = To the table
no-match = There is no such match here, or it has not ended.

## The shuffle

shuffle = Check the shuffle
shuffle-text = The server fixed a secret before the match and published its fingerprint. Now that the secret is open, your browser works the whole deal out again by itself.
shuffle-do = Check it now
shuffle-good = Everything fits: the cards were dealt as fixed before the match.
shuffle-bad = Something does not fit. Keep the saved match.
check-commitment = The secret has the fingerprint that stands in the saved match
check-published = It is the fingerprint this table had published
check-seating = The seats were drawn as the secret says
check-first = The first player was drawn as the secret says
check-hands = Every hand was dealt as the secret says
check-deck = The deck lay as the secret says, to the last card
check-yes = holds
check-no = does not hold
doubt-not_a_record = This is not a saved match.
doubt-not_fair = This match was played with a chosen seed: there is no secret to check.
doubt-not_revealed = The secret is revealed when the match has ended.
doubt-another_secret = The secret in the saved match is not the one fixed before.
doubt-not_hexadecimal = The secret in the saved match cannot be read.
fingerprint = Fingerprint
dealt-to = { $name } was dealt: { $cards }
details = The whole deal
