# El marco de las páginas "Cómo se juega", de la pestaña Reglas y de la explicación tras "?".

how-page = Cómo se juega: { $game }
how-minutes = Diez minutos, con dibujos. Después ya puedes sentarte.
how-chapters = Capítulos
how-none = Todavía no hay guía de este juego. Las reglas están en su mesa.
how-now = ¿Empezamos?
how-play = Jugar ya, con bots
how-lessons = Aprender jugando
how-link = Cómo se juega, en diez minutos
how-new-tab = se abre en otra pestaña
help-title = ¿Y ahora?
help-asked = Qué se te pide
help-may = Qué puedes hacer
help-then = Qué pasa después
help-none = Aquí todavía no hay explicación.
precisely = Con exactitud
precisely-text = La regla exacta, tal como la sigue el programa. Está escrita en inglés.
precisely-none = No hay texto exacto para esto.
rules-short = El juego en breve
rules-asked = Qué se te puede preguntar
rules-cards = Las cartas
rules-exact = Todas las reglas, con exactitud
