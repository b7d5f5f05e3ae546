# Las palabras de la plataforma en español. Los mismos mensajes y variables que en.ftl.

language-name = Español

## Palabras breves

nobody = nadie
none = nada
you = tú
only-you = solo tú
out = fuera
active = de turno
is-asked = debe decidir
has-won = gana

edge-number = espacio { $number }
edge-between = entre { $one } y { $other }
turn = Turno { $turn }
cards = { $cards ->
        [one] una carta
       *[other] { $cards } cartas
    }
deck = Mazo: { $cards }
discard-pile = Descartes: { $cards }
on-top = encima { $card }
exchange-open = Intercambio: { $one } y { $other }{ $cause }
played-at = { $card }: { $target }
chairs = Alrededor de la mesa, en sentido horario; se juega { $way }:

you-are = Tu rol: { $role }
your-hand = Tu mano:
looking-at = Solo tú ves: { $cards }

## Llamar a quien no está (Web Push): aquí no hay nada secreto

call-move = Te toca: { $game }, mesa { $code }.
call-over = La partida ha terminado: { $game }, mesa { $code }.

## Inicio

home-line = Roles ocultos en la noche polar.
home-which = ¿Qué quieres hacer?
home-play = Jugar
home-watch = Mirar a los bots
home-replay = Abrir una partida grabada
home-language = Idioma
home-quit = Salir
goodbye = Hasta luego.

which-game = ¿Qué juego?
which-bots = ¿Quién juega en los otros asientos? (Intro: { $usual })
which-file = Archivo de la partida (Intro: ninguno):
which-language = ¿Qué idioma?
how-many = ¿Cuántas personas hay en la mesa?
your-name = Tu nombre

bot-random = cualquier jugada, todas igual de probables
bot-paranoid = sigue reglas prácticas y no se fía de nadie
bot-strategist = piensa por adelantado, medio parpadeo por jugada

game-seats = Asientos: de { $fewest } a { $most }
game-bots = Bots: { $names }
takes-switch = on (sí) u off (no)
takes-number = un número entero de { $least } a { $most }
takes-number_or_word = { $words } o un número entero de { $least } a { $most }
takes-fraction = un número de { $least } a { $most } en pasos de { $step }
takes-numbers = de { $fewest } a { $longest } números enteros de { $least } a { $most }, por ejemplo { $example }
default-at = con { $seats ->
        [one] un asiento
       *[other] { $seats } asientos
    }: { $value }
takes-seat = random (al azar) o un asiento, contando desde 0
takes-cards = off o cuántas copias de cada carta: CARTA=2,CARTA=8

## El mazo

chosen-seed = Semilla elegida: { $seed }. Quien la conoce conoce todas las cartas.
commitment = Barajado limpio. Esto lo fija antes de repartir:
entropy = Escribe algo para añadirlo al barajado (Intro: nada):
secret-opened = El barajado ya es conocido. `whiteout verify` lo compara con lo mostrado antes:

## En la mesa

type-h = Escribe h para ver la ayuda.
waiting-for = Esperando a { $names } ...
your-move = Te toca.
draft-so-far = Hasta ahora: { $parts }
your-answer = >
pick-number = Número (Intro: ninguno):
type-a-number = Escribe un número del 1 al { $most }; ? explica la pregunta, h muestra la ayuda.
type-precisely = Escribe ?? para ver la regla exacta.
not-an-option = "{ $typed }" no es una opción aquí: escribe un número del 1 al { $most }; ? explica la pregunta, h muestra la ayuda.
not-in-list = "{ $typed }" no está en la lista: escribe un número del 1 al { $most }.
not-a-number = "{ $typed }" no vale: escribe un número del { $least } al { $most }.
no-rule-text = { $rule }: aquí no está el texto de esta regla.
sure = { $what }: ¿lo confirmas? (s/n)
you-have-the-word = Ahora puedes actuar.
you-are-out = Tu parte ha terminado. Intro: seguir mirando; s: ir al final; q: dejar la mesa.
aside-which = También puedes:
aside-none = Ahora no puedes hacer nada más.
talk-which = ¿Qué dices? Nadie lo comprueba.
talk-seat = ¿Quién?
talk-blank = ¿Cuál?
talk-role = ¿Qué rol?
talk-card = ¿Qué carta?
notebook-empty = Tus notas están vacías: nadie ha mostrado ni dicho nada todavía.

help-number = 1, 2, 3 ...  elegir esa opción
help-rule = ?            qué se pide y qué pasa después;  ??  la regla exacta;  ? 3  qué significa la opción 3
help-table = t            la mesa otra vez
help-log = l            todo lo que ha pasado
help-notebook = n            tus notas: lo que te han mostrado y lo que se ha dicho
help-aside = a            qué más puedes hacer, como dejar el juego
help-claim = c            decir algo en la mesa
help-quit = q            salir
help-secret = { $mark }            marca lo que solo tú has visto

quit-which = ¿Quieres salir?
quit-stay = No, me quedo
quit-bot = Que un bot juegue por mí hasta el final
quit-save = Salir y guardar lo jugado
quit-leave = Salir
input-ended = No hay nada más que leer: la partida se queda aquí.

## El final

reveal = La revelación
winners = Ganan: { $names }
timeline = Cuándo pasó
save-where = ¿Guardar la partida? Intro: { $path }; n: no; u otro nombre:
saved = Guardado: { $path }

## Options of every game; a game may say them in its own way

option-pass = Pasar
option-back = Volver atrás
option-leave = Dejar la partida para siempre
