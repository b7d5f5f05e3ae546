"""Market: a very small game on the core with an open choice, for tests of adapters and bots.

A few goods lie on a stall. Everybody may take one as often as they like while there are any; the
last one taken ends it, and the next seat says whether it may be kept. Who has most has won.
"""

from __future__ import annotations

from typing import Any

from whiteout.core.chance import Chance
from whiteout.core.choice import Choice, Step
from whiteout.core.event import Event, EventKind, Facts
from whiteout.core.fields import Number, Rows
from whiteout.core.game import Game, Outcome
from whiteout.core.layout import Layout
from whiteout.core.open_choice import OpenChoice
from whiteout.core.option import PASS, Option
from whiteout.core.position import Position
from whiteout.core.settings import Setting

TAKE = Option("take")
KEEP = Option("keep")
GOODS = 4


class MarketPosition(Position):
    """The stall, and what everybody has."""

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.stall = GOODS
        self.goods = [0] * seats
        self.keeper = -1

    def clone(self) -> MarketPosition:
        copy = MarketPosition(self.seats, self.chance.clone())
        copy.copy_core(self)
        copy.stall = self.stall
        copy.goods = self.goods[:]
        copy.keeper = self.keeper
        return copy


class Stall(OpenChoice[MarketPosition]):
    """D-01: take something, or let it be."""

    POINT = "D-01"
    RULE = "MK-01"

    def everybody(self, p: MarketPosition) -> list[int]:
        return list(range(p.seats))

    def acts(self, p: MarketPosition, seat: int) -> list[Option]:
        return [TAKE]

    def act(self, p: MarketPosition, seat: int, option: Option) -> None:
        p.stall -= 1
        p.goods[seat] += 1
        if p.history is not None:
            p.emit(Event("took", {"player": seat}))
        if p.stall:
            self.again(p)
        else:
            self.finish_open(p)
            p.keeper = seat
            p.then(Keep((seat + 1) % p.seats), End())

    def done(self, p: MarketPosition) -> None:
        p.then(End())


class Keep(Choice[MarketPosition]):
    """D-02: may the last one be kept, or does it go back?"""

    POINT = "D-02"
    RULE = "MK-02"

    def options(self, p: MarketPosition, seat: int) -> list[Option]:
        return [PASS, KEEP]

    def resolve(self, p: MarketPosition, option: Option) -> None:
        if option == PASS:
            p.goods[p.keeper] -= 1


class End(Step[MarketPosition]):
    """The stall closes."""

    def run(self, p: MarketPosition) -> None:
        p.finish()


class Market(Game[MarketPosition]):
    """The rule set."""

    def __init__(self) -> None:
        super().__init__()
        self.id = "market"
        self.version = "1"
        self.fewest = 1
        self.most = 3
        self.allegiances = ["buyers"]
        self.ends = ["closed"]
        self.longest = 40

    def settings(self) -> list[Setting]:
        return []

    def events(self) -> dict[str, EventKind]:
        return {
            "took": EventKind(["player"], [], True, ["I-01"]),
            "claimed": EventKind(["speaker", "claim", "seat"], [], False, ["I-01"]),
        }

    def information(self) -> dict[str, list[str]]:
        return {"stall": ["I-01"], "goods": ["I-01"]}

    def start(self, seats: int, options: dict[str, Any], chance: Chance, listen: bool) -> Position:
        self.check_seats(seats)
        p = MarketPosition(seats, chance)
        p.history = [] if listen else None
        p.then(Stall())
        p.advance()
        return p

    def view(self, p: MarketPosition, viewer: int) -> Facts:
        return {"stall": p.stall, "goods": p.goods[:]}

    def outcome(self, p: MarketPosition) -> Outcome:
        most = max(p.goods)
        return Outcome("closed", "", [seat for seat, goods in enumerate(p.goods) if goods == most])

    def allegiance(self, p: MarketPosition, seat: int) -> str:
        return "buyers"

    def determinize(
        self, p: MarketPosition, seat: int, chance: Chance, belief: Any = None
    ) -> MarketPosition:
        return p.clone()

    def alphabet(self) -> list[Option]:
        return [TAKE, KEEP, PASS]

    def layout(self, seats: int) -> Layout:
        fields = {"stall": Number(GOODS), "goods": Rows(seats, Number(GOODS))}
        return Layout(seats, ["D-01", "D-02"], {}, fields, [])


GAME = Market()
