# Las palabras de la mesa en el navegador en español: los mismos mensajes que en.ftl.

## Everywhere

home = Inicio
home-of = Whiteout, inicio
settings = Ajustes
close = Cerrar
ok = OK
yes = sí
no = no
nothing = nada
new = nuevos
loading = Cargando …
you = tú
guest = Visita
about = Información y créditos
language = Idioma
theme = Aspecto
theme-system = Como el sistema
theme-dark = Noche polar
theme-light = Día polar
sound-on = Sonido
notices-on = Aviso cuando te toca
motion-on = Cartas y asientos en movimiento
listed-on = Mostrar cada respuesta como botón, con su tecla
settings-hint = Estos ajustes son solo tuyos y se quedan en este dispositivo.
copy = Copiar el enlace
copied = Copiado
share = Compartir
link = Enlace
qr = El enlace como código QR
page-failed = La página no se ha cargado
page-failed-text = Comprueba la conexión y vuelve a intentarlo.
page-missing = No existe esta página

## Home

your-name = Tu apodo
play-now = Jugar ya
host-table = Crear una mesa
join = Entrar con un código
join-do = Entrar
code = Código
watch = Mirar
watch-page = Quien mira ve lo que todos en la mesa pueden ver, y nada más.
watch-do = Mirar
no-tables = Ahora no hay mesas en la lista. Crea una, o juega con bots.
replays = Repeticiones
learn = Aprender
learn-text = El juego paso a paso, jugando.
stage-lobby = Esperando a más gente
stage-playing = En juego
stage-ended = Entre partida y partida
seats-taken = { $taken } de { $seats } asientos ocupados
about-what = Whiteout es una plataforma abierta para juegos de mesa de roles ocultos: reglas, bots, registros y esta mesa.
about-safe = El servidor lo decide todo y envía a cada persona solo lo que puede saber. Después de la partida cualquiera puede comprobar cómo se barajó.
about-credits = Créditos
credit-game-icons = Iconos de cartas y asientos: Lorc, Delapouite, Skoll, sbed y más,
credit-mdi = Iconos de la interfaz: Material Design Icons de
credit-fonts = Tipos de letra:

## Host

game = Juego
seats = Asientos
others = Los otros asientos
others-people = Abiertos a tus amigos
others-people-text = Se ocupan con el enlace o el código. Después también puedes poner bots.
others-bots-text = Los bots ocupan el asiento hasta que alguien entra.
bot-strongest = Es el tipo más fuerte.
bot-random = Bot al azar
bot-paranoid = Bot paranoico
bot-strategist = Bot estratega
host-do = Abrir la mesa
listed-text = Mostrar esta mesa a todo el mundo en la página «Mirar»
clock-option = Tiempo para cada decisión
clock-none = Sin límite
house-rules = Las { $count } opciones del juego
changed = { $changed ->
        [one] una cambiada
       *[other] { $changed } cambiadas
    }
seat-number = Asiento { $seat }

## Lobby

lobby-host = La mesa es tuya. Invita, llena asientos con bots, empieza cuando quieras.
lobby-guest = Tienes asiento. Quien creó la mesa empieza la partida.
lobby-visitor = Estás mirando. Toma asiento, o quédate a mirar.
back-to-match = Volver a la última partida
how-many = Cuántos
sit-down = Tomar asiento
sit-here = Sentarme aquí
table-locked = La mesa está cerrada: puedes mirar.
table-full = Todos los asientos están ocupados: puedes mirar.
seat-open = libre
seat-bot = bot
seat-away = ausente
seat-held = un bot juega en su lugar
seat-muted = en silencio
seat-out = fuera de la partida
seat-active = de turno
seat-asked = debe decidir
host = anfitrión
here = en este dispositivo
rename = Cambiar nombre
add-here = Añadir un jugador en este dispositivo
player-number = Jugador { $number }
fill-seat = Quién ocupa el asiento { $seat }
bot-of = Bot: { $level }
hand-over = Ceder la mesa
kick = Echar
kick-name = Echar a { $name }
give-up = Dejar el asiento de { $name }
move-up = Mover a { $name } un asiento atrás
move-down = Mover a { $name } un asiento adelante
start = Empezar la partida
start-fills = { $empty ->
        [one] El asiento libre es para un bot.
       *[other] Los { $empty } asientos libres son para bots.
    }
wait-host = Quien creó la mesa empieza la partida.
invite = Invitar
lock-text = Cerrar la mesa: nadie más puede entrar
options-of-game = Opciones
options-host-only = Elige quien creó la mesa.
fair = Cartas barajadas con limpieza
fair-text = Antes de la partida el servidor fija su parte del barajado y muestra su huella. Tu navegador añade la suya, y tú también puedes barajar; después de la partida cualquiera puede comprobarlo.
commitment = Huella
entropy = Baraja tú también
entropy-hint = cualquier texto, o déjalo vacío
entropy-give = Barajar
entropy-given = ha barajado

## Table

table = Mesa
table-of = Mesa: { $game }
beside = Junto a la mesa
log = Diario
notebook = Notas
talk = Chat
rules = Reglas
menu = Menú
your-move = Te toca
waiting = Esperando
waiting-for = Se espera a { $names }
prompt = La pregunta
only-answer = Es tu única respuesta: se da sola.
passed-for-you = Tu única respuesta se dio sola: { $option }
role-ready = A jugar
role-want = Qué quieres
role-win = Cómo ganas
pace = Ritmo de los bots
pace-slow = Lento
pace-normal = Normal
pace-fast = Rápido
pace-paused = Pausa
bots-pause = Pausar a los bots
bots-go-on = Que sigan los bots
you-chose = Has respondido: { $option }
options = Tus opciones
pick-card = Elige una carta aquí abajo.
pick-table = Elige en la mesa, o abre la lista.
pick-confirm = Elígelo otra vez o pulsa el botón para confirmar.
take-back = Deshacer
all-options = Mostrar las { $count }
fold-options = Mostrar menos
more-time = Más tiempo
rule-of = Explícamelo
rules-search = Buscar en las reglas
rules-none = No se ha encontrado nada.
seconds-left = quedan { $seconds } segundos
your-hand = Tu mano
hand-empty = Tu mano está vacía.
hand-hidden = { $cards ->
        [one] Una carta boca abajo.
       *[other] { $cards } cartas boca abajo.
    }
hide-secrets = Ocultar rol y mano
show-secrets = Mostrar rol y mano
covered = Tapado, como tus cartas.
role-hidden = Oculto
you-are = Eres: { $role }
public-facts = Lo que todo el mundo sabe
cards-count = { $cards ->
        [one] una carta
       *[other] { $cards } cartas
    }
log-empty = Aún no ha pasado nada.
only-you = solo tú
turn-short = t{ $turn }
turn-number = Turno { $turn }
rules-missing = Las reglas de este juego no están aquí.
notes-none = Nada todavía.
mark-of = Qué piensas de { $name }
mark-none = Sin marca
mark-trust = Confías
mark-unsure = Tienes dudas
mark-suspect = Sospechas
mark-sign-none = –
mark-sign-trust = ✓
mark-sign-unsure = ?
mark-sign-suspect = !
watching = Estás mirando: ves lo que todos pueden ver.
you-are-out = Estás fuera de esta partida. Puedes mirar y hablar con quienes también están fuera.
spectator = Espectador
spectators = { $count ->
        [one] una persona mira
       *[other] { $count } personas miran
    }

## Talk

claims = Dilo con un toque
claim-say = Decirlo
claim-chip-is = Yo soy …
claim-chip-holds = Tengo …
claim-chip-saw = He visto …
claim-chip-gave = He dado …
claim-chip-received = He recibido …
claim-chip-trusts = Confío en …
claim-chip-suspects = Sospecho de …
blank-seat = Jugador
blank-role = Rol
blank-card = Carta
send = Enviar
say-table = Di algo a la mesa
say-dead = Di algo a quienes están fuera
say-spectators = Di algo a quienes miran
talk-empty-table = Nadie ha dicho nada todavía.
talk-empty-dead = Aquí solo lee quien está fuera de la partida.
talk-empty-spectators = Lo que digas aquí solo lo lee quien mira.
channel-table = mesa
channel-dead = fuera de la partida
channel-spectators = espectadores
draft-so-far = Hasta ahora: { $parts }
channel = Dónde decirlo
say-in = Di algo a: { $channel }
talk-empty-in = Nadie ha escrito aquí todavía: { $channel }
silenced-by = Ahora no puedes hablar.
always-ask = Pregúntame aunque solo tenga una respuesta
muted-line = Mensaje oculto.
unmute = Mostrar
you-are-muted = Quien creó la mesa te ha silenciado.

## Menu

asides = También puedes
sure = ¿Seguro?
sure-aside = { $option }. No se puede deshacer.
no-back = No, volver
yes-do = Sí
on-this-device = En este dispositivo
pass-to = Pasar a { $name }
people = Personas
mute-me = No mostrarme sus mensajes
mute-all = Silenciar para todos
unmute-all = Devolver la palabra
this-match = Esta partida
save-known = Guardar lo que sé
save-known-text = Guarda este momento en un archivo, solo con lo que sabes ahora.
save-known-failed = Este momento no se puede guardar; inténtalo en la próxima decisión. ({ $why })
your-seat = Tu asiento
other-device = Llevar tu asiento a otro dispositivo
other-device-text = Abre este enlace en tu otro dispositivo. Es tu asiento: no se lo enseñes a nadie más.
leave-table = Dejar la mesa
close-table = Cerrar la mesa para siempre
sure-kick = { $name } pierde el asiento. Durante una partida sigue un bot.
sure-hand-over = La mesa pasa a { $name }.
sure-leave = Tu asiento queda libre.
sure-leave-match = Un bot sigue en tu asiento y no puedes volver a esta partida.
sure-close = La mesa termina para todos.

## End

match-over = La partida ha terminado
you-won = Has ganado
you-lost = Has perdido
winners = Quién ha ganado
reveal = Qué pasó de verdad
rematch = Jugar otra vez
rematch-wait = Quien creó la mesa puede empezar otra partida.
change-table = Cambiar la mesa
see-table = Ver la mesa

## Pass and play

curtain = Pasa el dispositivo a { $name }
curtain-text = Los demás miran a otro lado.
curtain-open = Soy { $name }

## Connection

connection-connecting = conectando
connection-open = en línea
connection-waiting = conexión perdida
connection-closed = sin conexión
connecting-to = Buscando la mesa { $code } …
lost = Se ha perdido la conexión. Tu asiento sigue siendo tuyo; probando otra vez.
try-now = Intentar ahora
held-by-bot = No estabas, y un bot juega por ti. La próxima decisión vuelve a ser tuya.
gone-kicked = Ya no tienes asiento
gone-kicked-text = Quien creó la mesa ha retirado tu asiento. Aún puedes mirar.
gone-closed = La mesa está cerrada
gone-closed-text = La han cerrado, o nadie ha vuelto en mucho tiempo.
gone-unknown = No existe este asiento o esta mesa
gone-unknown-text = Quizá el código esté mal escrito, o el asiento sea ahora de otra persona.
gone-left = Has dejado la mesa
gone-left-text = Aún puedes mirar.

## Refusals

error-with = { $wrong } (se esperaba: { $expected })
error-failed = No ha funcionado. Vuelve a intentarlo.
error-offline = El servidor no responde. Comprueba la conexión.
error-stale_choice = Demasiado tarde: ya se ha decidido.
error-wrong_seat = Ahora no te toca.
error-not_offered = Ahora no es posible.
error-match_over = La partida ha terminado.
error-not_found = No existe esa mesa.
error-no_seat = No hay asiento libre, o la mesa está cerrada.
error-too_fast = Demasiado rápido: espera un momento.
error-not_allowed = No está permitido: { $wrong }.
error-wrong_stage = Ahora no: { $wrong }.
error-unkept = El servidor no ha podido guardarlo. Vuelve a intentarlo.
