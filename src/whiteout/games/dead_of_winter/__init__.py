"""Dead of Winter: A Crossroads Game."""
