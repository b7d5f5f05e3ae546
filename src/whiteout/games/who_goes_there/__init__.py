"""Who Goes There?, chapter by chapter as the rulebook has them."""
