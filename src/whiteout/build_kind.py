"""Says which build is running: a mix-up of the two must be seen, not guessed."""

COMPILED = not __file__.endswith(".py")
