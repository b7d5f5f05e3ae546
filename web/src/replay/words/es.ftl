# Las palabras de las repeticiones y de la revelación en español: los mismos mensajes que en.ftl.

## Replay

replay = Repetición
open-title = Volver a ver una partida
open-text = Elige el archivo de una partida registrada: el servidor la juega de nuevo y no guarda nada de ella.
open-file = Abrir un registro
open-drop = o suelta aquí el archivo
open-failed = Este archivo no es el registro de una partida terminada: { $why }
too-large = Este archivo es demasiado grande para un registro.
loading-match = La partida se juega de nuevo …
eyes = Visto por
eyes-above = Desde arriba
eyes-spectator = Un espectador
step = Jugada { $step } de { $last }
step-start = El reparto
turn = Turno { $turn }
play = Reproducir
pause = Pausa
first = Al principio
last = Al final
back = Una jugada atrás
forward = Una jugada adelante
turn-back = Al turno anterior
turn-forward = Al turno siguiente
speed = Velocidad
scrub = Momento de la partida
events = Qué pasó
jump = Ir a este momento
here = ahora
link-copy = Copiar un enlace a este momento
link-copied = Enlace copiado
link-plain = Enlace a este momento
save-record = Guardar el registro
save-moment = Guardar este momento como escenario
moment-failed = Este momento no se puede escribir como escenario: { $why }
deck-of = El mazo desde arriba: { $cards }
to-reveal = Qué pasó de verdad
keys = Las flechas pasan jugadas, Espacio reproduce y pausa, Inicio y Fin saltan.

## Reveal

reveal = Qué pasó de verdad
reveal-won = Victoria: { $side }
reveal-nobody = No ganó nadie
after-turns = { $turns ->
        [one] tras un turno
       *[other] tras { $turns } turnos
    }
winners = Ganadores
fates = Quién era qué
fate-name = Jugador
fate-role = Papel
fate-when = Desde
fate-end = Suerte
fate-hand = Última mano
from-start = desde el principio
since-turn = desde el turno { $turn }
was-then = { $began }, luego { $ended }
survived = en juego hasta el final
out-in = fuera en el turno { $turn } ({ $cause })
burned-in = a la hoguera en el turno { $turn }
aboard = a bordo del helicóptero al final
won = ganó
timeline = El contagio
timeline-none = En esta partida nadie fue infectado.
assimilation = Asimilación { $number }
assimilation-none = Nadie cambió.
turned-into = { $player } pasó a ser { $role }
turned = { $by } infectó a { $player }
turned-how = Turno { $turn }, { $cause }
how-turn_end = en el intercambio de fin de turno
how-card = con { $card }
save-end = Guardar el final como escenario
watch-it = Verlo
watch-all = Ver la partida
rematch = Jugar otra vez
rematch-wait = El anfitrión puede empezar otra partida.
to-table = A la mesa
no-match = Aquí no hay tal partida, o no ha terminado.

## The shuffle

shuffle = Comprobar la mezcla
shuffle-text = Antes de la partida el servidor fijó un secreto y publicó su huella. Ahora que el secreto es conocido, tu navegador calcula por sí mismo todo el reparto.
shuffle-do = Comprobar ahora
shuffle-good = Todo encaja: las cartas se repartieron como se fijó antes de la partida.
shuffle-bad = Algo no encaja. Guarda el registro.
check-commitment = El secreto tiene la huella escrita en el registro
check-published = Es la huella que esta mesa había publicado
check-seating = Los asientos se sortearon como dice el secreto
check-first = El primer jugador se sorteó como dice el secreto
check-hands = Cada mano se repartió como dice el secreto
check-deck = El mazo estaba como dice el secreto, hasta la última carta
check-captain = Los dados del primer Capitán cayeron como dice el secreto
check-blood = Cada muestra de sangre se repartió como dice el secreto
check-supply = El mazo de Suministro estaba como dice el secreto, hasta la última carta
check-missions = El Diario de misión estaba como dice el secreto, hasta la última carta
check-assimilation = El mazo de Asimilación estaba como dice el secreto
check-chips = Cada ficha se puso como dice el secreto
check-yes = cierto
check-no = falso
doubt-not_a_record = Esto no es un registro.
doubt-not_fair = La partida se jugó con una semilla elegida: no hay secreto que comprobar.
doubt-not_revealed = El secreto se revela cuando la partida ha terminado.
doubt-another_secret = El secreto del registro no es el que se había fijado.
doubt-not_hexadecimal = El secreto del registro no se puede leer.
fingerprint = Huella
dealt-to = { $name } recibió: { $cards }
details = Todo el reparto
