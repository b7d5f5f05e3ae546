"""The Molotov's redraw, and the power that feeds one player: specification 6.7 (MOLO), pw_nau_b."""

from __future__ import annotations

from typing import Final

from whiteout.core.event import Event
from whiteout.core.option import Option
from whiteout.core.position import Choice, Step
from whiteout.games.outpost_31.options import TARGET
from whiteout.games.outpost_31.position import NOBODY, OutpostPosition
from whiteout.games.outpost_31.powers import use
from whiteout.games.outpost_31.supply import discard_up, draw
from whiteout.games.outpost_31.tables import MOLOTOV, MOST_PLAYERS, NAU_B, POWER_IDS
from whiteout.games.outpost_31.trade import PutDown, discard_put_down, holding

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


def hot_meal(p: OutpostPosition) -> None:
    """pw_nau_b: one available player may discard up to 2 cards and draw as many."""
    use(p, NAU_B)
    invited = guests(p)
    if len(invited) == 1:
        serve(p, invited[0])
    else:
        p.then(_INVITE[p.captain])


class Invite(Choice[OutpostPosition]):
    """D11, pw_nau_b: who is fed, the Captain himself included; open."""

    __slots__ = ()

    def point(self, p: OutpostPosition) -> str:
        return "D11"

    def rule(self, p: OutpostPosition) -> str:
        return "OP-PWR-03"

    def about(self, p: OutpostPosition) -> dict[str, int | str]:
        return {"power": POWER_IDS[NAU_B]}

    def options(self, p: OutpostPosition, seat: int) -> list[Option]:
        return [TARGET[player] for player in guests(p)]

    def resolve(self, p: OutpostPosition, option: Option) -> None:
        serve(p, option.value)


def serve(p: OutpostPosition, guest: int) -> None:
    """All see who is fed; which cards he trades, if any, is his own."""
    if p.history is not None:
        p.emit(Event("hot_meal", {"player": p.captain, "target": guest}))
    p.then(
        PutDown("D11", "OP-PWR-04", [guest], False),
        PutDown("D11", "OP-PWR-04", holding(p, [guest], 2), True),
        _CLEAR_TABLE,
    )


_REDRAW: Final = [Redraw(player, CAUSE) for player in range(MOST_PLAYERS)]
_CLEAR_TABLE: Final = Redraw(NOBODY, POWER_IDS[NAU_B])
_INVITE: Final = [Invite(player) for player in range(MOST_PLAYERS)]
