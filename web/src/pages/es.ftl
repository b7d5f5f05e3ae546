# Las palabras alrededor de la mesa, en español.

## Invite

here-only = Solo este ordenador puede abrir este enlace. Para que entren los demás, inicia el servidor con
share-what = { $game }: ven a la mesa { $code }.

## Home

hero-home = Uno de vosotros no es humano.
hero-home-text = Juegos de infección oculta, con amistades o bots, en el navegador. Sin cuenta: basta un apodo.
players-minutes = { $fewest }–{ $most } jugadores · { $minutes } min
bots-join = { $bots ->
        [one] Un bot juega contigo, te sientas al momento
       *[other] { $bots } bots juegan contigo, te sientas al momento
    }
play-game = Jugar ya: { $game }
posters = Juegos
coming = Próximamente
coming-text = Todavía no está: lo estamos preparando.
host-text = Enlace y código QR para tus amistades
watch-open = { $count ->
        [0] No hay mesas abiertas
        [one] Una mesa abierta
       *[other] { $count } mesas abiertas
    }
replays-short = Tus últimas partidas
learn-short = Jugando
friends = Qué hacen tus amistades
friends-none = Nadie ha abierto una mesa para todos. Crea una y marca «Mostrar esta mesa a todos».
mine = Tus partidas
mine-running = En juego
mine-finished = Terminadas
mine-your-move = te toca
mine-waits = deciden los demás
mine-lobby = esperando para empezar
won = ganada
lost-match = perdida
go-on = Seguir
look-back = Qué pasó
forget = Olvidar { $what }
match-of = { $game } · mesa { $code }

## Cuando no estás

away = Cuando no estás
notices-calls = Avísame cuando me toque, también con la página cerrada
notices-insecure = Para que te avisemos cuando te toque, abre esta página por https o en el ordenador que la sirve.
stand-in = Que un bot juegue por mí mientras no estoy
slow-text = En esta mesa no hay prisa: { $time } para cada decisión. Responde cuando puedas y cierra la página.
clock-slow = Una mesa para varios días: se entra y se sale, y ningún bot ocupa el sitio de nadie.
time-left = tiempo restante: { $time }

## Otro dispositivo

my-link = Usar otro dispositivo
my-link-text = Este enlace lleva tu nombre y tus ajustes a otro dispositivo tuyo. No se guarda nada en un servidor.
my-link-seats = { $tables ->
        [one] Llevar también mi sitio
       *[other] Llevar también mis sitios
    }
my-link-care = Quien tenga este enlace puede jugar por ti: guárdalo para ti.
my-link-harmless = En este enlace no hay nada secreto.
me-text = Este enlace trae lo siguiente a este dispositivo.
me-take = Traerlo aquí
me-broken = El enlace no está completo. Cópialo otra vez en el otro dispositivo.

## Algo va mal

wrong = Algo va mal
wrong-text = Guarda un informe en un archivo y envíalo a quien lleva o desarrolla esta mesa.
wrong-what = ¿Qué ha pasado y qué debería haber pasado?
wrong-holds = El archivo contiene la partida tal como la ha visto tu asiento hasta ahora, la versión y tu navegador. No contiene el chat ni nada con lo que otros puedan ocupar tu sitio. Sí contiene tus cartas ocultas: no se lo enseñes a los demás antes del final.
wrong-save = Guardar el informe
