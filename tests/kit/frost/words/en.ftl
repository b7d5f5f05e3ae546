# Frost in English. it.ftl and es.ftl hold the same messages with the same variables.

game-title = Frost
game-line = Feed the fire, or be the next to freeze.

side-survivor = the survivor
end-last_standing = One is left.

prompt-D-01 = Which number do you give to the fire?
option-give = Give { $number }

event-dealt = Two numbers are dealt
event-dealt-you = Your numbers: { $hand }
event-burned = The fire takes { $given }; { $out } is out
event-drew = { $player } draws a number
event-drew-you = You draw { $number }
event-ended = { $winner } is left and wins

claim-trusts = { $speaker } says: I trust { $seat }
claim-suspects = { $speaker } says: I suspect { $seat }
