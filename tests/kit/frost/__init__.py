"""Frost: the smallest complete game on the core, for tests. Two to five players.

- FR-01  A pile holds the numbers 0 to 29. Everybody is dealt two, in secret.
- FR-02  All give one of their numbers to the fire, in secret and at once (D-01), and draw another.
- FR-03  Whoever gave least is out, the lowest seat where several did; all numbers of that player go
         to the ash.
- FR-04  The last player left wins.

Who sees what: I-01 a player's own numbers: the owner. I-02 who stands, the ash, the size of the
pile: all.
"""
