sa-infection = El contagio
sa-infection-none = En esta partida nadie fue infectado.
sa-turned = { $by } infectó a { $player }
sa-how-turn_end = en el intercambio de fin de turno
sa-how-card = con { $card }

sa-burns = { $name } arde
sa-burned-by = { $name } llevaba el lanzallamas.
sa-out = Ahora hay una silla vacía.
sa-you-turned = Ahora eres de los suyos
sa-you-turned-text = La carta de { $name } era más que una carta. Juegas para La Cosa; nadie más lo sabe.
sa-you-are-it = Eres La Cosa
sa-you-are-it-text = Estaba en el mazo desde el principio. Regala cartas de ¡Infectado! y no digas a nadie quién eres.
sa-analysed = { $name } enseña toda la mano
sa-only-sees = Solo { $name } ve las cartas.
sa-humans-win = Ganan los humanos
sa-thing-wins = Gana La Cosa
sa-nobody-wins = No gana nadie

sa-deed-burned = Quemaste a { $name }: { $role }
sa-deed-turned = Infectaste a { $name }
sa-deed-was-turned = { $name } te coló una carta que infecta
sa-deed-refused = Rechazaste una carta de { $name }: te habría infectado
sa-deed-right = Acusaste a { $name }, y tenías razón
sa-deed-wrong = Acusaste a { $name }, que era Humano
