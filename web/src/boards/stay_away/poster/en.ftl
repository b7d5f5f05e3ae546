poster-stay_away-line = Pass a card. Hope it is only a card.
