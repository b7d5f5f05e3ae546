# Le parole delle lezioni in italiano: gli stessi messaggi di en.ftl.

learn = Impara
learn-title = Impara { $game }
learn-text = Piccole scene di un minuto. Tu giochi, gli altri seguono un copione. Puoi fare tutto ciò che è permesso, e tornare indietro quando vuoi.
learn-start = Inizia
learn-again = Ancora una volta
learn-next = Lezione successiva
learn-all = Tutte le lezioni
learn-games = Giochi
learn-done = fatta
learn-progress = { $done } su { $total } fatte
learn-step = Lezione { $number } di { $total }
learn-hint = Mostrami
learn-hint-text = Fai così: { $option }
learn-back = Annulla l’ultima mossa
learn-astray = Si può fare anche così. La lezione però continua da un'altra mossa: guarda che cosa succede, poi torna indietro.
learn-others = Giocano gli altri …
learn-finished = Le lezioni sono finite. Ora si fa sul serio: i bot ti aspettano.
learn-play = Gioca la tua prima partita
learn-none = Per questo gioco non ci sono ancora lezioni.
learn-rules = Le regole esatte
learn-log = Che cosa è successo
