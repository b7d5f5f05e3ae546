# La cornice delle pagine "Come si gioca", della scheda Regole e della spiegazione dietro "?".

how-page = Come si gioca: { $game }
how-minutes = Dieci minuti, con le figure. Poi ti puoi sedere al tavolo.
how-chapters = Capitoli
how-none = Per questo gioco non c'è ancora una guida. Le regole sono al suo tavolo.
how-now = Si comincia?
how-play = Gioca subito, con i bot
how-lessons = Impara giocando
how-link = Come si gioca, in dieci minuti
how-new-tab = si apre in una nuova scheda
help-title = E adesso?
help-asked = Che cosa ti si chiede
help-may = Che cosa puoi fare
help-then = Che cosa succede poi
help-none = Qui non c'è ancora una spiegazione.
precisely = Con precisione
precisely-text = La regola esatta, così come la segue il programma. È scritta in inglese.
precisely-none = Qui manca il testo esatto.
rules-short = Il gioco in breve
rules-asked = Che cosa ti si può chiedere
rules-cards = Le carte
rules-exact = Tutte le regole, con precisione
