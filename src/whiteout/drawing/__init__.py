"""Drawing tables at a terminal: a board for any game, and what boards of their own are made of."""
