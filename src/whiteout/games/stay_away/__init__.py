"""Stay Away!: the rules of the card game of hidden infection for 4 to 12 players."""
