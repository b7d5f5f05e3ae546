poster-stay_away-line = Pasa una carta. Ojalá sea solo una carta.
