sa-infection = Il contagio
sa-infection-none = In questa partita nessuno è stato infettato.
sa-turned = { $by } ha infettato { $player }
sa-how-turn_end = nello scambio di fine turno
sa-how-card = con { $card }

sa-burns = { $name } brucia
sa-burned-by = Il lanciafiamme era in mano a { $name }.
sa-out = Adesso una sedia è vuota.
sa-you-turned = Adesso sei come loro
sa-you-turned-text = La carta di { $name } era più di una carta. Giochi per La Cosa; nessun altro lo sa.
sa-you-are-it = Sei La Cosa
sa-you-are-it-text = Era nel mazzo fin dall'inizio. Regala carte Infetto! e non dire a nessuno chi sei.
sa-analysed = { $name } mostra tutta la mano
sa-only-sees = Solo { $name } vede le carte.
sa-humans-win = Vincono gli umani
sa-thing-wins = Vince La Cosa
sa-nobody-wins = Non vince nessuno

sa-deed-burned = Hai bruciato { $name }: { $role }
sa-deed-turned = Hai infettato { $name }
sa-deed-was-turned = { $name } ti ha passato una carta Infettato!
sa-deed-refused = Hai rifiutato una carta di { $name }: ti avrebbe infettato
sa-deed-right = Hai accusato { $name }, e avevi ragione
sa-deed-wrong = Hai accusato { $name }, che era Umano
