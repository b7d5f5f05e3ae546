"""Step 13, back at the base: specification 6.19 (BASE)."""

from __future__ import annotations

from typing import ClassVar, Final

from whiteout.core.choice import Choice, Step
from whiteout.core.codes import distinct
from whiteout.core.option import Option
from whiteout.games.outpost_31.options import DISCARD
from whiteout.games.outpost_31.position import BASE, OutpostPosition
from whiteout.games.outpost_31.rules.pool import PutDown, discard_put_down, holding
from whiteout.games.outpost_31.rules.powers import AskPower, may_use
from whiteout.games.outpost_31.rules.supply import discard_down, draw
from whiteout.games.outpost_31.tables import MOST_PLAYERS, POWER_IDS
from whiteout.games.outpost_31.written_codes import BEN_B, PAL_B

CAUSE: Final = "base"
SCROUNGED: Final = 2
"""Cards drawn, and discarded, by pw_pal_b."""


class ReturnToBase(Step[OutpostPosition]):
    """Everybody is back (OP-BASE-01). Those who stayed may trade a card, with pw_ben_b two; then
    all draw (OP-BASE-02 to OP-BASE-06)."""

    __slots__ = ()

    def run(self, p: OutpostPosition) -> None:
        p.step = BASE
        if may_use(p, BEN_B) and holding(p, stayed(p), 1):
            p.then(AskPower(p.captain, BEN_B, "D42", _TRADE_TWO, _TRADE_ONE), _DRAW_UP)
        else:
            p.then(_TRADE_ONE, _DRAW_UP)


def left_base(p: OutpostPosition, player: int) -> bool:
    """The team that entered a room, and the lone player (OP-BASE-02, OP-ROOM-13)."""
    return player == p.lone or (p.entered and player in p.team)


def stayed(p: OutpostPosition) -> list[int]:
    """Available players who did not leave, in seat order (OP-BASE-03, OP-BASE-05)."""
    return [player for player in range(p.seats) if p.available(player) and not left_base(p, player)]


class TradeOne(Step[OutpostPosition]):
    """Whoever stayed may put one card down (OP-BASE-03)."""

    __slots__ = ()

    def run(self, p: OutpostPosition) -> None:
        p.then(PutDown("D41", "OP-BASE-03", holding(p, stayed(p), 1), False))


class TradeTwo(Step[OutpostPosition]):
    """pw_ben_b: up to two cards, in two rounds."""

    __slots__ = ()

    def run(self, p: OutpostPosition) -> None:
        second = PutDown("D41", "OP-BASE-03", holding(p, stayed(p), 2), True)
        p.then(_TRADE_ONE, second)


class DrawUp(Step[OutpostPosition]):
    """What was put down is replaced, and every hand filled up, in seat order from the Captain;
    the tied draw nothing (OP-BASE-02 to OP-BASE-07, OP-DECK-05)."""

    __slots__ = ()

    def run(self, p: OutpostPosition) -> None:
        counts = discard_put_down(p, CAUSE)
        size = p.settings.hand_size
        for player in p.from_captain():
            if not p.tied[player]:
                missing = max(counts[player], size - len(p.hands[player]))
                if missing > 0:
                    draw(p, player, missing, CAUSE)
        if may_use(p, PAL_B) and len(p.supply) + len(p.discard) >= SCROUNGED:
            p.then(AskPower(p.captain, PAL_B, "D42", _SCROUNGE))


class Scrounge(Step[OutpostPosition]):
    """pw_pal_b: two more cards, then two discards."""

    __slots__ = ()

    def run(self, p: OutpostPosition) -> None:
        draw(p, p.captain, SCROUNGED, POWER_IDS[PAL_B])
        p.then(_DROP[p.captain], _DROP[p.captain])


class Drop(Choice[OutpostPosition]):
    """D42, one card at a time: what Palmer discards, face down."""

    __slots__ = ()
    POINT: ClassVar = "D42"
    RULE: ClassVar = "OP-PWR-04"

    def about(self, p: OutpostPosition) -> dict[str, int | str]:
        return {"power": POWER_IDS[PAL_B]}

    def options(self, p: OutpostPosition, seat: int) -> list[Option]:
        return [DISCARD[card] for card in distinct(p.hands[seat])]

    def resolve(self, p: OutpostPosition, option: Option) -> None:
        discard_down(p, self.seat, [option.value], POWER_IDS[PAL_B])


RETURN_TO_BASE: Final = ReturnToBase()
_TRADE_ONE: Final = TradeOne()
_TRADE_TWO: Final = TradeTwo()
_DRAW_UP: Final = DrawUp()
_SCROUNGE: Final = Scrounge()
_DROP: Final = [Drop(player) for player in range(MOST_PLAYERS)]
