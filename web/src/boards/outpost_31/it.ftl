# Ciò che il tavolo di Outpost 31 dice oltre alle parole del gioco; gli stessi messaggi di en.ftl.

op31-base = La base
op31-crew = L’equipaggio
op31-test = Ciò che è sul tavolo
op31-mission-none = Ancora nessuna Indagine
op31-not-met = La squadra non è quella che l’Indagine richiede
op31-next = Prossimo: { $fallout }
op31-last = Il prossimo livello chiude la partita
op31-battle = Battaglia: { $need } uguali
op31-level = Livello { $level }: { $fallout }
op31-assimilations = Assimilazioni: { $count }
op31-burned = Al rogo: { $count }
op31-supply = Mazzo Provviste: { $cards }, scartate: { $discard }
op31-missions = Diario di missione: { $cards }
op31-dark = senza corrente
op31-tried = tentata invano
op31-here = la squadra è qui
op31-going = la squadra vuole entrare
op31-lone = { $name } è qui, senza altri
op31-seen = hai visto: { $chip }
op31-open = ancora da trovare: { $slot }
op31-uses = { $gear }, usi rimasti: { $uses }
op31-blood = Sangue: { $role }
op31-tested = esame fatto
op31-voted-yes = ha votato sì
op31-voted-no = ha votato no
op31-vote = Voto: { $yes } sì, { $no } no
op31-handed-in = Hai consegnato: { $cards }
op31-offered = Offri: { $cards }
op31-offer = { $name } offre: { $what }
op31-offer-count = { $cards ->
        [one] una carta
       *[other] { $cards } carte
    }
op31-rolls = Lanci rimasti: { $rolls }
op31-dice-count = Dadi: { $count }
op31-die = dado { $face }
op31-keep-hint = Clicca i dadi da tenere; gli altri si lanciano di nuovo.
op31-shift-hint = Clicca un dado per cambiarlo.
op31-failed = Fallita
op31-pool = Consegnate
op31-revealed = Scoperte
op31-sabotage = Sabotaggio
op31-only-you = lo vedi solo tu
op31-assimilated = Assimilazione
op31-assimilated-text = Avevi { $held } e hai ricevuto { $dealt }. Ora sei: { $kept }.
op31-close = Ho capito
op31-escape = La Fuga
op31-nominating = { $name } propone un Capitano finale
op31-nominee = { $player } propone { $nominee }
op31-rejected = Proposte respinte: { $names }
op31-tests = { $tests ->
        [one] Rimane un esame
       *[other] Rimangono { $tests } esami
    }
op31-tested-list = Esami: { $names }
op31-aboard = A bordo: { $count } di { $target }
op31-characters = Personaggi
