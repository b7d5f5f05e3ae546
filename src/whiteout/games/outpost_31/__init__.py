"""The Thing: Infection at Outpost 31, chapter by chapter as the rulebook has them."""
