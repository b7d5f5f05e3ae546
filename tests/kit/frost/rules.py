"""The rules of Frost."""

from __future__ import annotations

from tests.kit.frost.options import GIVE
from tests.kit.frost.position import FrostPosition

from whiteout.core.choice import SharedChoice, Step
from whiteout.core.event import Event
from whiteout.core.option import Option


class Burn(SharedChoice[FrostPosition]):
    """D-01: what everybody gives to the fire (FR-02)."""

    POINT = "D-01"
    RULE = "FR-02"

    def everybody(self, p: FrostPosition) -> list[int]:
        return p.standing[:]

    def options(self, p: FrostPosition, seat: int) -> list[Option]:
        return [GIVE[number] for number in sorted(p.hands[seat])]

    def resolve_all(self, p: FrostPosition, answers: list[Option | None]) -> None:
        """All give and draw; whoever gave least is out (FR-03)."""
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
    """Another round, until one is left (FR-04)."""

    def run(self, p: FrostPosition) -> None:
        if len(p.standing) > 1:
            p.then(Burn())
        else:
            p.finish()
            if p.history is not None:
                p.emit(Event("ended", {"winner": p.standing[0]}))
