# Ciò che il tavolo di Outpost 31 dice oltre alle parole del gioco; gli stessi messaggi di en.ftl.

op31-base = La base
op31-crew = L’equipaggio
op31-test = Ciò che è sul tavolo
op31-mission-none = Ancora nessuna Indagine
op31-not-met = La squadra non è quella che l’Indagine richiede
op31-next = Prossimo: { $fallout }
op31-last = Il prossimo livello chiude la partita
op31-battle = Battaglia: { $need } uguali
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

op31-burned-in = al rogo nel turno { $turn }
op31-got-away = a bordo dell’elicottero alla fine
op31-assimilation = Assimilazione { $number }
op31-assimilation-none = Nessuno è cambiato.
op31-story = Le Assimilazioni
op31-story-none = In questa partita non c’è stata nessuna Assimilazione.

op31-common = Sala comune
op31-contagion = Contagio
op31-of = { $level } di { $most }
op31-needs = serve
op31-dead = al rogo
op31-given = consegnata
op31-thinking = ci pensa
op31-mission = Indagine
op31-departments = Reparti
op31-left = rimasti: { $count }
op31-attack = La Cosa attacca
op31-fight = Battaglia
op31-beaten = La Cosa è sconfitta
op31-lost = La Cosa sfugge
op31-burns = { $name } brucia
op31-your-turn = tocca a te
op31-was-imitation = Era un’Imitazione.
op31-was-human = Era umano.
op31-tests-blood = { $player } esamina { $target }
op31-blood-test = Esame del sangue
op31-secret-test = Solo { $name } vede l’esito.
op31-new-blood = Ogni superstite riceve un nuovo campione e ne restituisce uno.
op31-still-human = Sei ancora umano
op31-turned = Ora sei uno di loro
op31-still-imitation = Resti un’Imitazione
op31-held = Avevi
op31-dealt = Hai ricevuto
op31-humans-win = Vincono gli Umani
op31-imitations-win = Vincono le Imitazioni
check-op31-captain = I dadi per il primo Capitano sono caduti come dice il segreto
check-op31-blood = Ogni campione di sangue è stato dato come dice il segreto
check-op31-supply = Il mazzo Provviste era come dice il segreto, fino all’ultima carta
check-op31-missions = Il Diario di missione era come dice il segreto, fino all’ultima carta
check-op31-assimilation = Il mazzo Assimilazione era come dice il segreto
check-op31-chips = Ogni gettone è stato posto come dice il segreto

op31-deed-burned-imitation = Hai fatto bruciare { $name }: era un'Imitazione
op31-deed-burned-human = Hai fatto bruciare { $name }: era umano
op31-deed-voted-imitation = Con il tuo voto è bruciata un'Imitazione: { $name }
op31-deed-voted-human = Con il tuo voto è bruciato un Umano: { $name }
op31-deed-turned = L'Assimilazione ti ha cambiato
op31-deed-sabotage = Il tuo Sabotaggio ha fatto fallire una prova
op31-deed-aboard = Sei salito sull'elicottero
op31-deed-stowaway = Sei salito a bordo senza che si sapesse che cosa eri
