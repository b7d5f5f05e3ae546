"""Elimination: specification §6.11 (ELIM). Leaving the table for good stands in leaving.py."""

from __future__ import annotations

from whiteout.core.choice import Step
from whiteout.core.event import Event
from whiteout.games.stay_away.position import HUMAN, NOBODY, StayAwayPosition
from whiteout.games.stay_away.rules.ending import check_elimination
from whiteout.games.stay_away.rules.seats import survey
from whiteout.games.stay_away.tables import IDS
from whiteout.games.stay_away.written_codes import QUARANTINE


def eliminate(p: StayAwayPosition, player: int, cause: str) -> None:
    """Out of the game for good (SA-ELIM-02 to SA-ELIM-05)."""
    hand = p.hands[player]
    if p.history is not None:
        secret = {player: {"cards": [IDS[card] for card in sorted(hand)]}}
        p.emit(Event("eliminated", {"player": player, "cause": cause}, secret))
    p.discard.extend(hand)  # unseen: SA-ELIM-02, I-37
    p.hands[player] = []
    p.alive[player] = False
    p.living -= 1
    p.player_at[p.seat_of[player]] = NOBODY  # doors stay on their edges: SA-ELIM-04
    if p.quarantine[player] > 0:
        p.quarantine[player] = 0
        p.discard.append(QUARANTINE)
    if p.roles[player] == HUMAN:
        p.last_human_infected = NOBODY
    survey(p)
    check_elimination(p, player)


class Eliminate(Step[StayAwayPosition]):
    """The flames reach their target (SA-ELIM-01)."""

    __slots__ = ("cause", "player")

    def __init__(self, player: int, cause: str) -> None:
        self.player = player
        self.cause = cause

    def run(self, p: StayAwayPosition) -> None:
        eliminate(p, self.player, self.cause)
