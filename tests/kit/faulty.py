"""Games with a fault planted on purpose, for tests of the contract suite.

A faulty game stands in front of a true one and passes everything on but for its fault. So it works
on either build: compiled games cannot be subclassed.
"""

from __future__ import annotations

from typing import Any
from zlib import crc32

from whiteout.core.belief import Belief
from whiteout.core.chance import Chance
from whiteout.core.event import EventKind, Facts
from whiteout.core.game import Game
from whiteout.core.option import Option
from whiteout.core.position import Position
from whiteout.core.view import encode

_PLAIN = (*("id", "version", "fewest", "most", "allegiances", "ends", "roles", "cards", "longest"),)


class Faulty(Game):
    """A game that does what another does."""

    def __init__(self, inner: Game) -> None:
        super().__init__()
        self.inner = inner
        for name in _PLAIN:
            setattr(self, name, getattr(inner, name))


def _pass_on(name: str) -> Any:
    def method(self: Faulty, *args: Any) -> Any:
        return getattr(self.inner, name)(*args)

    return method


for _name in [name for name in dir(Game) if not name.startswith("_")]:
    if callable(getattr(Game, _name)):
        setattr(Faulty, _name, _pass_on(_name))


def secret(game: Game, p: Position) -> int:
    """A number that depends on everything, hidden or not."""
    return crc32(encode(game.truth(p)).encode())


class DrawsNothing(Faulty):
    """Draws nothing anew: what it returns is a copy."""

    def determinize(
        self, p: Position, seat: int, chance: Chance, belief: Belief | None = None
    ) -> Position:
        return p.clone()


class ShowsHands(Faulty):
    """Every hand is in every view."""

    def information(self) -> dict[str, list[str]]:
        return {**self.inner.information(), "hands": ["I-01"]}

    def view(self, p: Any, viewer: int) -> Facts:
        hands = [sorted(str(card) for card in hand) for hand in p.hands]
        return {**self.inner.view(p, viewer), "hands": hands}


class ShowsHandsAndDrawsNothing(DrawsNothing, ShowsHands):
    """Both: the one hides the other from whoever compares views alone."""


class BranchesOnHidden(Faulty):
    """What it draws depends on a hidden fact."""

    def determinize(
        self, p: Position, seat: int, chance: Chance, belief: Belief | None = None
    ) -> Position:
        if secret(self.inner, p) % 2:
            chance.word("odd")
        drawn: Position = self.inner.determinize(p, seat, chance, belief)
        return drawn


class ReadsSecrets(Faulty):
    """What it draws depends on what others were told in secret."""

    def determinize(
        self, p: Position, seat: int, chance: Chance, belief: Belief | None = None
    ) -> Position:
        told = [repr(event.secret) for event in p.history or []]
        if crc32(encode({"told": told}).encode()) % 2:
            chance.word("odd")
        drawn: Position = self.inner.determinize(p, seat, chance, belief)
        return drawn


class ChangesTheTruth(Faulty):
    """Drawing anew moves something in the true position."""

    def determinize(
        self, p: Position, seat: int, chance: Chance, belief: Belief | None = None
    ) -> Position:
        p.pauses = not p.pauses
        drawn: Position = self.inner.determinize(p, seat, chance, belief)
        return drawn


class KeepsTheChance(Faulty):
    """What is drawn anew goes on with the true chance, so that a search could look ahead."""

    def determinize(
        self, p: Position, seat: int, chance: Chance, belief: Belief | None = None
    ) -> Position:
        drawn: Position = self.inner.determinize(p, seat, chance, belief)
        drawn.chance = p.chance.clone()
        return drawn


class TellsInOrder(Faulty):
    """The order of what stands open beside the choice depends on a hidden fact."""

    def asides(self, p: Position, seat: int) -> list[Option]:
        found = [*self.inner.asides(p, seat)]
        if seat >= 0 and not p.over:
            odd = secret(self.inner, p) % 2
            found += [Option("wink"), Option("nod")] if odd else [Option("nod"), Option("wink")]
        return found

    def take_aside(self, p: Position, seat: int, option: Option) -> None:
        if option.verb not in ("wink", "nod"):
            self.inner.take_aside(p, seat, option)


class TellsInRefusals(Faulty):
    """The rule of a refusal depends on a hidden fact."""

    def why_not(self, p: Position, seat: int, text: str) -> str:
        return f"RULE-{secret(self.inner, p) % 7}"


class HidesThatEventsTell(Faulty):
    """No kind of event is declared to disclose anything."""

    def events(self) -> dict[str, EventKind]:
        return {
            name: EventKind(kind.public, kind.secret, False, kind.rows)
            for name, kind in self.inner.events().items()
        }
