# Frost en español.

game-title = Helada
game-line = Alimenta el fuego o serás quien se hiele.

side-survivor = quien sobrevive
end-last_standing = Queda uno.

prompt-D-01 = ¿Qué número das al fuego?
option-give = Da { $number }

event-dealt = Se reparten dos números
event-dealt-you = Tus números: { $hand }
event-burned = El fuego toma { $given }; sale { $out }
event-drew = { $player } roba un número
event-drew-you = Robas { $number }
event-ended = Queda { $winner } y gana

claim-trusts = { $speaker } dice: me fío de { $seat }
claim-suspects = { $speaker } dice: sospecho de { $seat }
