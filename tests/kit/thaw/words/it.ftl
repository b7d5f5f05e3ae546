# Thaw in italiano.

game-title = Disgelo
game-line = Una capanna nella neve, poca legna, e qualcuno vuole più che vedere la primavera.

side-crew = il gruppo
side-hoarder = chi accumula
side-giver = chi dona
objective-crew = vedere la primavera
objective-hoarder = vedere la primavera con legna da parte
objective-giver = bruciare più di chiunque altro

end-thaw = È arrivato il disgelo.
end-froze = Il gelo è entrato: tutto è perduto.
reason-thaw = { end-thaw }
reason-froze = { end-froze }
channel-friends = Amici

prompt-D-01 = { $part ->
        [place] Dove va?
       *[other] Quale ceppo metti sul tavolo?
    }
prompt-D-02 = Quali ceppi bruci? Al massimo due.
prompt-D-03 = Getti un altro ceppo nella stufa?
prompt-D-04 = Accendi la stufa.

option-log = Ceppo { $log }
option-throw = Getta il ceppo { $log }
option-to = Dallo a { $to }
option-stove = Mettilo nella stufa
option-enough = Basta così
option-light = Accendi la stufa
option-blanket = Appendi una coperta

event-dealt = Legna e un obiettivo per qualcuno
event-dealt-you = La tua legna: { $logs }. Vuoi { $objective }. Amici: { $friends }
event-night_fell = Notte { $night }: { $keeper } bada alla stufa
event-drew = { $player } pesca un ceppo
event-drew-you = Peschi il ceppo { $log }
event-told = Gli amici sanno che tempo farà: { $cold }
event-stoked = { $player } mette il ceppo { $log } nella stufa
event-handed = { $player } dà il ceppo { $log } a { $to }
event-burned = { $player } brucia { $logs }. Calore: { $heat }
event-threw = { $player } getta il ceppo { $log }. Calore: { $heat }
event-turned = Il freddo di stanotte: { $cold }
event-hung = { $player } appende una coperta. Calore: { $heat }
event-lit = { $warm ->
        [0] { $player } accende la stufa, ma entra il gelo
       *[other] { $player } accende la stufa, e fa caldo
    }
event-ended = { $reason } Vincono: { $winners }; pari: { $drawn }. Che cosa volevano: { $objectives }

claim-foretells = { $speaker } dice: stanotte il freddo sarà { $number }
claim-burned = { $speaker } dice: { $seat } ha bruciato { $number }
claim-wants = { $speaker } dice: { $seat } vuole { $objective }
claim-chip-foretells = Farà tanto freddo
claim-chip-burned = Chi ha bruciato quanto
claim-chip-wants = Che cosa vuole qualcuno

setting-nights = Quante notti mancano al disgelo.
setting-cold = Le carte del tempo, un numero per ciascuna.
setting-harshness = Per quanto si moltiplicano le carte del tempo.
setting-frost_limit = Quante volte può entrare il gelo prima che tutto sia perduto.
setting-frost_limit-off = quante volte vuole
setting-decision_timer_s = Secondi per una decisione al ritmo solito; 0 vuol dire senza limite.
setting-window_timer_s = Secondi per gettare altra legna; 0 vuol dire secondo il ritmo.
