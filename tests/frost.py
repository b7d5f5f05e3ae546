"""Frost: a complete, very small game on the core, for tests.

Everybody holds two secret numbers from a pile. Each round all players secretly give one number to
the fire at the same time; then the one who gave least is out (ties: the lowest seat). The last
one left wins. It shows that the core and the contract suite know nothing of Stay Away!.
"""

from __future__ import annotations

from typing import Any

from whiteout.core.chance import Chance, SeededChance
from whiteout.core.event import ABOVE, Event, EventKind, Facts
from whiteout.core.game import Game, Outcome
from whiteout.core.given import Given
from whiteout.core.option import Option
from whiteout.core.position import Position, SharedChoice, Step
from whiteout.core.settings import Setting

GIVE = [Option("give", ("number",), (number,), number) for number in range(30)]


class FrostPosition(Position):
    """The pile, the hands, who still stands."""

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.pile: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.ash: list[int] = []
        self.standing = list(range(seats))

    def clone(self) -> FrostPosition:
        copy = FrostPosition(self.seats, self.chance.clone())
        copy.copy_core(self)
        copy.pile = self.pile[:]
        copy.hands = [hand[:] for hand in self.hands]
        copy.ash = self.ash[:]
        copy.standing = self.standing[:]
        return copy


class Burn(SharedChoice[FrostPosition]):
    """D-01: what everybody gives to the fire."""

    def point(self, p: FrostPosition) -> str:
        return "D-01"

    def rule(self, p: FrostPosition) -> str:
        return "FR-01"

    def everybody(self, p: FrostPosition) -> list[int]:
        return p.standing[:]

    def options(self, p: FrostPosition, seat: int) -> list[Option]:
        return [GIVE[number] for number in sorted(p.hands[seat])]

    def resolve_all(self, p: FrostPosition, answers: list[Option | None]) -> None:
        given = {}
        for seat in p.standing:
            option = answers[seat]
            assert option is not None
            given[seat] = option.value
            p.hands[seat].remove(option.value)
            p.hands[seat].append(p.pile.pop())
        out = min(p.standing, key=lambda seat: (given[seat], seat))
        p.ash += given.values()
        p.ash += p.hands[out]
        p.hands[out] = []
        p.standing.remove(out)
        if p.history is not None:
            p.emit(Event("burned", {"given": list(given.values()), "out": out}))
            for seat in p.standing:
                secret = {seat: {"number": p.hands[seat][-1]}}
                p.emit(Event("drew", {"player": seat}, secret))
        p.then(Round())


class Round(Step[FrostPosition]):
    """Another round, until one is left."""

    def run(self, p: FrostPosition) -> None:
        if len(p.standing) > 1:
            p.then(Burn())
        else:
            p.finish()
            if p.history is not None:
                p.emit(Event("ended", {"winner": p.standing[0]}))


class Frost(Game):
    """The game."""

    def __init__(self) -> None:
        super().__init__()
        self.id = "frost"
        self.version = "1"
        self.fewest = 2
        self.most = 5
        self.sides = ["survivor"]
        self.ends = ["last_standing"]

    def settings(self) -> list[Setting]:
        return []

    def events(self) -> dict[str, EventKind]:
        return {
            "dealt": EventKind([], ["hand"], True, ["I-01"]),
            "burned": EventKind(["given", "out"], [], True, ["I-02"]),
            "drew": EventKind(["player"], ["number"], True, ["I-01"]),
            "ended": EventKind(["winner"], [], True, ["I-02"]),
            "claimed": EventKind(["speaker", "claim", "seat", "role", "card"], [], False, ["I-02"]),
        }

    def information(self) -> dict[str, list[str]]:
        names = ["standing", "ash", "pile", "hand", "chosen", "winner"]
        return {name: ["I-01"] for name in names}

    def start(self, seats: int, options: dict[str, Any], chance: Chance, listen: bool) -> Position:
        self.check_seats(seats)
        p = FrostPosition(seats, chance)
        p.pile = list(range(30))
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

    def view(self, p: Position, viewer: int) -> Facts:
        assert isinstance(p, FrostPosition)
        facts: Facts = {"standing": p.standing[:], "ash": sorted(p.ash), "pile": len(p.pile)}
        if viewer >= 0:
            facts["hand"] = sorted(p.hands[viewer])
            chosen = p.answers[viewer] if p.answers else None
            if chosen is not None:
                facts["chosen"] = chosen.text
        if viewer == ABOVE:
            facts["hand"] = [number for hand in p.hands for number in hand]
        return facts

    def outcome(self, p: Position) -> Outcome:
        assert isinstance(p, FrostPosition)
        return Outcome("last_standing", "survivor", p.standing[:])

    def side_of(self, p: Position, seat: int) -> str:
        return "survivor"

    def determinize(
        self, p: Position, seat: int, chance: Chance, suspicion: list[float] | None = None
    ) -> Position:
        assert isinstance(p, FrostPosition)
        copy = p.clone()
        copy.chance = SeededChance(chance.word("determinize"))
        others = [other for other in range(p.seats) if other != seat]
        unknown = p.pile + [number for other in others for number in p.hands[other]]
        unknown.sort()
        chance.shuffle(unknown, "determinize")
        for other in others:
            copy.hands[other] = [unknown.pop() for _ in p.hands[other]]
            if copy.answers and copy.answers[other] is not None:
                copy.answers[other] = GIVE[copy.hands[other][0]]
        copy.pile = unknown
        return copy

    def arrange(self, given: Given, options: dict[str, Any], chance: Chance) -> Position:
        return self.start(len(given.names), options, chance, True)


class LeakyFrost(Frost):
    """Frost with a leak: the view tells everybody the sum of all hands."""

    def view(self, p: Position, viewer: int) -> Facts:
        assert isinstance(p, FrostPosition)
        facts = super().view(p, viewer)
        facts["pile"] = len(p.pile) * 1000 + sum(number for hand in p.hands for number in hand)
        return facts
