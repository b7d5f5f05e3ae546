# Lo que el tablero de Outpost 31 dice además de las palabras del juego; los mismos mensajes de en.ftl.

op31-base = La base
op31-crew = La tripulación
op31-test = Lo que hay en la mesa
op31-mission-none = Aún no hay Investigación
op31-not-met = El grupo no es el que pide la Investigación
op31-next = Siguiente: { $fallout }
op31-last = El próximo nivel acaba la partida
op31-battle = Combate: { $need } iguales
op31-level = Nivel { $level }: { $fallout }
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
op31-close = Entendido
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
