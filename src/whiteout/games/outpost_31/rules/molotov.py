"""The Molotov's redraw, and the power that feeds one player: specification 6.7 (MOLO), pw_nau_b."""

from __future__ import annotations

from typing import Final

from whiteout.core.choice import Step
from whiteout.core.event import Event
from whiteout.games.outpost_31.position import NOBODY, OutpostPosition
from whiteout.games.outpost_31.rules.pool import PutDown, discard_put_down, holding
from whiteout.games.outpost_31.rules.powers import use
from whiteout.games.outpost_31.rules.supply import discard_up, draw
from whiteout.games.outpost_31.tables import MOST_PLAYERS, POWER_IDS
from whiteout.games.outpost_31.written_codes import MOLOTOV, NAU_B

CAUSE: Final = "molotov"


def play_molotov(p: OutpostPosition, player: int) -> None:
    """Discarded face up, one for the whole table a turn; then every available player may trade a
    card, and the user one more (OP-MOLO-01 to OP-MOLO-03). Tied players may not (OP-ROPE-08)."""
    p.molotov_played = True
    discard_up(p, player, [MOLOTOV], CAUSE)
    p.then(
        PutDown("D09", "OP-MOLO-03", guests(p), False),
        PutDown("D09", "OP-MOLO-03", holding(p, [player], 2), True),
        _REDRAW[player],
    )


class Redraw(Step[OutpostPosition]):
    """All discards face down, then all draws in seat order from the Captain, the user's with one
    card for the Molotov itself (OP-MOLO-04, OP-MOLO-05)."""

    __slots__ = ("cause", "user")

    def __init__(self, user: int, cause: str) -> None:
        self.user = user
        self.cause = cause

    def run(self, p: OutpostPosition) -> None:
        counts = discard_put_down(p, self.cause)
        for player in p.from_captain():
            count = counts[player] + (1 if player == self.user else 0)
            if count:
                draw(p, player, count, self.cause)


def guests(p: OutpostPosition) -> list[int]:
    """Available players with cards to trade."""
    return [player for player in range(p.seats) if p.available(player) and p.hands[player]]


# -- Hot Meal ------------------------------------------------------------------------------------


def hot_meal(p: OutpostPosition, guest: int) -> None:
    """pw_nau_b: one available player, the Captain himself included, may discard up to 2 cards and
    draw as many. All see who is fed; which cards he trades, if any, is his own."""
    use(p, NAU_B)
    if p.history is not None:
        p.emit(Event("hot_meal", {"player": p.captain, "target": guest}))
    p.then(
        PutDown("D11", "OP-PWR-04", [guest], False),
        PutDown("D11", "OP-PWR-04", holding(p, [guest], 2), True),
        _CLEAR_TABLE,
    )


_REDRAW: Final = [Redraw(player, CAUSE) for player in range(MOST_PLAYERS)]
_CLEAR_TABLE: Final = Redraw(NOBODY, POWER_IDS[NAU_B])
