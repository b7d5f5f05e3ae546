# Las palabras de las lecciones en español: los mismos mensajes que en.ftl.

learn = Aprender
learn-title = Aprender { $game }
learn-text = Escenas de un minuto. Tú juegas, los demás siguen un guion. Puedes hacer todo lo permitido, y deshacerlo cuando quieras.
learn-start = Empezar
learn-again = Otra vez
learn-next = Lección siguiente
learn-all = Todas las lecciones
learn-games = Juegos
learn-done = hecha
learn-progress = { $done } de { $total } hechas
learn-step = Lección { $number } de { $total }
learn-hint = Muéstrame
learn-hint-text = Haz esto: { $option }
learn-back = Deshacer la última jugada
learn-astray = Eso también se puede. Pero la lección sigue por otra jugada: mira qué pasa y luego deshazla.
learn-others = Juegan los demás …
learn-finished = Ya están todas las lecciones. Ahora va en serio: los bots esperan.
learn-play = Jugar tu primera partida
learn-none = Todavía no hay lecciones de este juego.
learn-rules = Las reglas exactas
learn-log = Qué ha pasado
