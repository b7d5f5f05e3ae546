"""Frost as the core plays it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.kit.frost import hidden
from tests.kit.frost.bots import Careful
from tests.kit.frost.facts import FACTS
from tests.kit.frost.options import GIVE, NUMBERS
from tests.kit.frost.position import FrostPosition
from tests.kit.frost.rules import Round
from tests.kit.frost.scenario import LINES, Table, describe

from whiteout.core.belief import Belief
from whiteout.core.bot import Bot
from whiteout.core.chance import Chance
from whiteout.core.event import Event, Facts
from whiteout.core.game import Game, Outcome
from whiteout.core.given import Given
from whiteout.core.option import Option
from whiteout.core.reading import Known
from whiteout.core.settings import Setting


class Frost(Game[FrostPosition]):
    """The game."""

    def __init__(self) -> None:
        super().__init__()
        self.id = "frost"
        self.version = "1"
        self.fewest = 2
        self.most = 5
        self.allegiances = ["survivor"]
        self.ends = ["last_standing"]
        self.longest = 20
        self.facts = FACTS

    def settings(self) -> list[Setting]:
        return []

    def start(
        self, seats: int, options: dict[str, Any], chance: Chance, listen: bool
    ) -> FrostPosition:
        """The pile is shuffled, everybody is dealt two numbers (FR-01)."""
        self.check_seats(seats)
        p = FrostPosition(seats, chance)
        p.pile = list(range(NUMBERS))
        chance.shuffle(p.pile, "pile")
        if listen:
            p.history = []
        for seat in range(seats):
            p.hands[seat] = [p.pile.pop(), p.pile.pop()]
            if p.history is not None:
                p.emit(Event("dealt", {}, {seat: {"hand": sorted(p.hands[seat])}}))
        p.then(Round())
        p.advance()
        return p

    def is_out(self, p: FrostPosition, seat: int) -> bool:
        return seat not in p.standing

    def why_not(self, p: FrostPosition, seat: int, text: str) -> str:
        return "FR-02" if text.startswith("give ") else ""

    def outcome(self, p: FrostPosition) -> Outcome:
        return Outcome("last_standing", "survivor", p.standing[:])

    def allegiance(self, p: FrostPosition, seat: int) -> str:
        return "survivor"

    def determinize(
        self, p: FrostPosition, seat: int, chance: Chance, belief: Belief | None = None
    ) -> FrostPosition:
        return hidden.determinize(p, seat, chance)

    def arrange(self, given: Given, options: dict[str, Any], chance: Chance) -> FrostPosition:
        table = Table(given, chance)
        return LINES.arrange(table, table.p, FACTS, chance)

    def describe(
        self,
        view: Facts,
        names: list[str],
        options: dict[str, Any],
        truth: FrostPosition | None = None,
    ) -> Known | None:
        return describe(view, names, truth)

    def bots(self) -> dict[str, Callable[[int], Bot]]:
        return {"careful": Careful}

    def alphabet(self) -> list[Option]:
        return GIVE


GAME = Frost()
