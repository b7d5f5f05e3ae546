# Thaw en español.

game-title = Deshielo
game-line = Una cabaña en la nieve, poca leña, y alguien quiere algo más que ver la primavera.

side-crew = el grupo
side-hoarder = quien acapara
side-giver = quien da
objective-crew = ver la primavera
objective-hoarder = ver la primavera con leña de sobra
objective-giver = quemar más que nadie

end-thaw = Ha llegado el deshielo.
end-froze = El hielo ha entrado: todo está perdido.
reason-thaw = { end-thaw }
reason-froze = { end-froze }
channel-friends = Amigos

prompt-D-01 = { $part ->
        [place] ¿Adónde va?
       *[other] ¿Qué leño pones en la mesa?
    }
prompt-D-02 = ¿Qué leños quemas? Dos como mucho.
prompt-D-03 = ¿Echas otro leño a la estufa?
prompt-D-04 = Enciende la estufa.

option-log = Leño { $log }
option-throw = Echa el leño { $log }
option-to = Dáselo a { $to }
option-stove = Ponlo en la estufa
option-enough = Ya basta
option-light = Enciende la estufa
option-blanket = Cuelga una manta

event-dealt = Leña y un objetivo para alguien
event-dealt-you = Tu leña: { $logs }. Quieres { $objective }. Amigos: { $friends }
event-night_fell = Noche { $night }: { $keeper } cuida la estufa
event-drew = { $player } roba un leño
event-drew-you = Robas el leño { $log }
event-told = Los amigos saben qué tiempo hará: { $cold }
event-stoked = { $player } pone el leño { $log } en la estufa
event-handed = { $player } da el leño { $log } a { $to }
event-burned = { $player } quema { $logs }. Calor: { $heat }
event-threw = { $player } echa el leño { $log }. Calor: { $heat }
event-turned = El frío de esta noche: { $cold }
event-hung = { $player } cuelga una manta. Calor: { $heat }
event-lit = { $warm ->
        [0] { $player } enciende la estufa, pero entra el hielo
       *[other] { $player } enciende la estufa, y se está caliente
    }
event-ended = { $reason } Ganan: { $winners }; empatan: { $drawn }. Lo que querían: { $objectives }

claim-foretells = { $speaker } dice: esta noche el frío será { $number }
claim-burned = { $speaker } dice: { $seat } ha quemado { $number }
claim-wants = { $speaker } dice: { $seat } quiere { $objective }
claim-chip-foretells = Hará tanto frío
claim-chip-burned = Quién quemó cuánto
claim-chip-wants = Qué quiere alguien

setting-nights = Cuántas noches faltan para el deshielo.
setting-cold = Las cartas del tiempo, un número para cada una.
setting-harshness = Por cuánto se multiplican las cartas del tiempo.
setting-frost_limit = Cuántas veces puede entrar el hielo antes de que todo esté perdido.
setting-frost_limit-off = tantas como quiera
setting-decision_timer_s = Segundos para una decisión al ritmo normal; 0 significa sin límite.
setting-window_timer_s = Segundos para echar más leña; 0 significa según el ritmo.
