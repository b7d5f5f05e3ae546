# Las palabras de las repeticiones y de la revelación en español: los mismos mensajes que en.ftl.

## Replay

replay = Repetición
open-title = Volver a ver una partida
open-text = Elige el archivo de una partida guardada: el servidor la juega de nuevo y no guarda nada de ella.
open-file = Abrir una partida guardada
open-drop = o suelta aquí el archivo
open-failed = Este archivo no es una partida terminada: { $why }
too-large = Este archivo es demasiado grande para ser una partida.
loading-match = Volviendo a jugar la partida …
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
save-record = Guardar la partida
save-moment = Guardar este momento
moment-failed = Este momento no se puede guardar: { $why }
deck-of = El mazo desde arriba: { $cards }
to-reveal = Qué pasó de verdad
keys = Las flechas pasan jugadas, Espacio reproduce y pausa, Inicio y Fin saltan.

## Reveal

reveal = Qué pasó de verdad
reveal-won = Victoria: { $side }
reveal-nobody = No ganó nadie
reveal-winners = Ganan: { $names }
drawn = empate
after-turns = { $turns ->
        [one] tras un turno
       *[other] tras { $turns } turnos
    }
winners = Ganadores
moments = Tu partida
best = Tu mejor momento
worst = Tu peor momento
reveal-all = Mostrar todo ya
unknown-role = ?
spread-again = Ver otra vez cómo se extiende
fates = Quién era quién
fate-name = Jugador
fate-role = Rol
fate-when = Desde
fate-end = Cómo acabó
fate-hand = Última mano
from-start = desde el principio
since-turn = desde el turno { $turn }
was-then = { $began }, luego { $ended }
survived = con vida hasta el final
out-in = fuera en el turno { $turn }{ $cause }
won = ganó
timeline = Lo que ocurrió
timeline-none = En esta partida nadie cambió de bando.
turned-into = { $player } pasó a ser { $role }
turned-how = Turno { $turn }, { $cause }
save-end = Guardar los últimos momentos
watch-it = Verlo
watch-all = Ver la partida
rematch = Jugar otra vez
rematch-wait = Quien creó la mesa puede empezar otra partida.
to-table = Volver a la mesa
no-match = Aquí no hay tal partida, o no ha terminado.

## The shuffle

shuffle = Comprobar el barajado
shuffle-text = Antes de la partida el servidor fijó un secreto y publicó su huella. Ahora que el secreto es conocido, tu navegador calcula por sí mismo todo el reparto.
shuffle-do = Comprobar ahora
shuffle-good = Todo encaja: las cartas se repartieron como se fijó antes de la partida.
shuffle-bad = Algo no encaja. Conserva la partida guardada.
check-commitment = El secreto tiene la huella escrita en la partida guardada
check-published = Es la huella que esta mesa había publicado
check-seating = Los asientos se sortearon como dice el secreto
check-first = El primer jugador se sorteó como dice el secreto
check-hands = Cada mano se repartió como dice el secreto
check-deck = El mazo estaba como dice el secreto, hasta la última carta
check-yes = correcto
check-no = incorrecto
doubt-not_a_record = Esto no es una partida guardada.
doubt-not_fair = La partida se jugó con una semilla elegida: no hay secreto que comprobar.
doubt-not_revealed = El secreto se revela cuando la partida ha terminado.
doubt-another_secret = El secreto de la partida guardada no es el que se había fijado.
doubt-not_hexadecimal = El secreto de la partida guardada no se puede leer.
fingerprint = Huella
dealt-to = { $name } recibió: { $cards }
details = Todo el reparto
