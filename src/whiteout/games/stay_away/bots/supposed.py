"""What a seat supposes another seat to know, in a sample.

The other has seen what all have seen, knows its own role, and has looked at the cards that it was
shown; what it made of them can only be guessed.
"""

from __future__ import annotations

from typing import Final

from whiteout.games.stay_away.bots.knowledge import Knowledge
from whiteout.games.stay_away.position import HUMAN, THING_ROLE, StayAwayPosition

SAW_THE_THING: Final = 4.0
SAW_ANOTHER: Final = 0.25
"""How a look at cards changes the suspicion of a Human, if it was The Thing's or another's."""


def suppose(sample: StayAwayPosition, seen_by_all: Knowledge, q: int) -> Knowledge:
    """What q would know if the sample were true."""
    known = seen_by_all.copy(q, q)
    known.complete = True
    role = sample.roles[q]
    if role == HUMAN:
        for x in range(sample.seats):
            if known.witness[q][x]:
                known.belief.weight[x] *= SAW_THE_THING if x == sample.thing else SAW_ANOTHER
    known.become(role, sample.thing)
    if role == THING_ROLE:
        known.human = [sample.alive[x] and sample.roles[x] == HUMAN for x in range(sample.seats)]
        known.knows_me = [known.witness[x][q] for x in range(sample.seats)]
    return known
