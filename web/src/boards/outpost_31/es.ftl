# Lo que el tablero de Outpost 31 dice además de las palabras del juego; los mismos mensajes de en.ftl.

op31-base = La base
op31-crew = La tripulación
op31-test = Lo que hay en la mesa
op31-mission-none = Aún no hay Investigación
op31-not-met = El grupo no es el que pide la Investigación
op31-next = Siguiente: { $fallout }
op31-last = El próximo nivel acaba la partida
op31-battle = Combate: { $need } iguales
op31-assimilations = Asimilaciones: { $count }
op31-burned = A la hoguera: { $count }
op31-supply = Mazo de Suministro: { $cards }, descartadas: { $discard }
op31-missions = Diario de misión: { $cards }
op31-dark = sin luz
op31-tried = intentada en vano
op31-here = el grupo está aquí
op31-going = el grupo quiere entrar
op31-lone = { $name } está aquí, sin nadie más
op31-seen = has visto: { $chip }
op31-open = por encontrar: { $slot }
op31-uses = { $gear }, usos restantes: { $uses }
op31-blood = Sangre: { $role }
op31-tested = prueba hecha
op31-voted-yes = votó sí
op31-voted-no = votó no
op31-vote = Votación: { $yes } sí, { $no } no
op31-handed-in = Has entregado: { $cards }
op31-offered = Ofreces: { $cards }
op31-offer = { $name } ofrece: { $what }
op31-offer-count = { $cards ->
        [one] una carta
       *[other] { $cards } cartas
    }
op31-rolls = Tiradas restantes: { $rolls }
op31-dice-count = Dados: { $count }
op31-die = dado { $face }
op31-keep-hint = Pulsa los dados que guardas; los demás se tiran otra vez.
op31-shift-hint = Pulsa un dado para cambiarlo.
op31-failed = Fallida
op31-pool = Entregadas
op31-revealed = Reveladas
op31-sabotage = Sabotaje
op31-only-you = solo tú lo ves
op31-assimilated = Asimilación
op31-assimilated-text = Tenías { $held } y recibiste { $dealt }. Ahora eres: { $kept }.
op31-escape = La Huida
op31-nominating = { $name } propone un Capitán final
op31-nominee = { $player } propone a { $nominee }
op31-rejected = Propuestas rechazadas: { $names }
op31-tests = { $tests ->
        [one] Queda una prueba
       *[other] Quedan { $tests } pruebas
    }
op31-tested-list = Pruebas: { $names }
op31-aboard = A bordo: { $count } de { $target }
op31-characters = Personajes

op31-burned-in = a la hoguera en el turno { $turn }
op31-got-away = a bordo del helicóptero al final
op31-assimilation = Asimilación { $number }
op31-assimilation-none = Nadie cambió.
op31-story = Las Asimilaciones
op31-story-none = En esta partida no hubo ninguna Asimilación.

op31-common = Sala común
op31-contagion = Contagio
op31-of = { $level } de { $most }
op31-needs = requiere
op31-dead = en la hoguera
op31-given = entregada
op31-thinking = lo piensa
op31-mission = Investigación
op31-departments = Departamentos
op31-left = quedan { $count }
op31-attack = La Cosa ataca
op31-fight = Combate
op31-beaten = La Cosa ha caído
op31-lost = La Cosa escapa
op31-burns = { $name } arde
op31-your-turn = te toca
op31-was-imitation = Era una Imitación.
op31-was-human = Era humano.
op31-tests-blood = { $player } analiza a { $target }
op31-blood-test = Prueba de sangre
op31-secret-test = Solo { $name } ve el resultado.
op31-new-blood = Cada superviviente recibe una muestra nueva y devuelve una.
op31-still-human = Sigues siendo humano
op31-turned = Ahora eres uno de ellos
op31-still-imitation = Sigues siendo una Imitación
op31-held = Tenías
op31-dealt = Recibiste
op31-humans-win = Ganan los Humanos
op31-imitations-win = Ganan las Imitaciones
check-op31-captain = Los dados del primer Capitán cayeron como dice el secreto
check-op31-blood = Cada muestra de sangre se repartió como dice el secreto
check-op31-supply = El mazo de Suministro estaba como dice el secreto, hasta la última carta
check-op31-missions = El Diario de misión estaba como dice el secreto, hasta la última carta
check-op31-assimilation = El mazo de Asimilación estaba como dice el secreto
check-op31-chips = Cada ficha se puso como dice el secreto

op31-deed-burned-imitation = Hiciste quemar a { $name }: era una Imitación
op31-deed-burned-human = Hiciste quemar a { $name }: era Humano
op31-deed-voted-imitation = Tu voto ayudó a quemar a una Imitación: { $name }
op31-deed-voted-human = Tu voto ayudó a quemar a un Humano: { $name }
op31-deed-turned = La Asimilación te cambió
op31-deed-sabotage = Tu Sabotaje hizo fracasar una prueba
op31-deed-aboard = Subiste al helicóptero
op31-deed-stowaway = Subiste a bordo sin que nadie supiera qué eras
