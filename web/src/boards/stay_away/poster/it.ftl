poster-stay_away-line = Passa una carta. Spera che sia solo una carta.
