# Frost in italiano.

game-title = Gelo
game-line = Nutri il fuoco, o sarai il prossimo a gelare.

side-survivor = chi sopravvive
end-last_standing = Ne resta uno.

prompt-D-01 = Quale numero dai al fuoco?
option-give = Dai { $number }

event-dealt = Si danno due numeri
event-dealt-you = I tuoi numeri: { $hand }
event-burned = Il fuoco prende { $given }; esce { $out }
event-drew = { $player } pesca un numero
event-drew-you = Peschi { $number }
event-ended = Resta { $winner } e vince

claim-trusts = { $speaker } dice: mi fido di { $seat }
claim-suspects = { $speaker } dice: sospetto di { $seat }
