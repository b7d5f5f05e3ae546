"""The games. Each folder holds the rules of one game and reads like its rulebook."""
