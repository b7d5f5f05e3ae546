"""Outpost 31 as the core plays it: the chapters of the rules, bound together."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from whiteout.core.bot import Bot
from whiteout.core.chance import Chance
from whiteout.core.event import EventKind, Facts, read_kinds
from whiteout.core.game import Game, Outcome
from whiteout.core.given import Given
from whiteout.core.layout import Layout
from whiteout.core.option import Option
from whiteout.core.position import Position
from whiteout.core.settings import Setting
from whiteout.games.outpost_31 import (
    arrange,
    auto,
    box,
    determinize,
    layout,
    refusals,
    setup,
    view,
)
from whiteout.games.outpost_31.bots.paranoid import Paranoid
from whiteout.games.outpost_31.ending import HUMANS, IMITATIONS, SIDE_OF_END
from whiteout.games.outpost_31.options import ALPHABET
from whiteout.games.outpost_31.position import BLOODS, HUMAN, SETUP, OutpostPosition
from whiteout.games.outpost_31.settings import SETTINGS, Settings
from whiteout.games.outpost_31.tables import IDS, load_rows

_EVENTS: Final = read_kinds(load_rows("events.toml", "event"))
_INFORMATION: Final[dict[str, list[str]]] = {
    row["path"]: row["rows"] for row in load_rows("information.toml", "field")
}


def _ours(p: Position) -> OutpostPosition:
    assert isinstance(p, OutpostPosition)
    return p


class Outpost31(Game):
    """The game."""

    def __init__(self) -> None:
        super().__init__()
        self.id = "outpost_31"
        self.version = "1"
        self.fewest = 4
        self.most = 8
        self.sides = [HUMANS, IMITATIONS]
        self.ends = list(SIDE_OF_END)
        self.roles = BLOODS[:]
        self.cards = IDS[:]

    def settings(self) -> list[Setting]:
        return SETTINGS

    def events(self) -> dict[str, EventKind]:
        return _EVENTS

    def information(self) -> dict[str, list[str]]:
        return _INFORMATION

    def start(self, seats: int, options: dict[str, Any], chance: Chance, listen: bool) -> Position:
        self.check_seats(seats)
        p = setup.set_up(seats, Settings(seats, options), chance, listen)
        p.advance()
        return p

    def view(self, p: Position, viewer: int) -> Facts:
        return view.view(_ours(p), viewer)

    def box(self, p: Position) -> Facts:
        return box.box(_ours(p).settings)

    def silenced(self, p: Position, seat: int) -> str:
        """The eliminated watch in silence unless the table lets them talk (OP-ELIM-06)."""
        ours = _ours(p)
        return "" if ours.living[seat] or ours.settings.dead_may_talk else "OP-ELIM-06"

    def why_not(self, p: Position, seat: int, text: str) -> str:
        return refusals.why_not(_ours(p), seat, text)

    def default(self, p: Position, seat: int, chance: Chance) -> Option:
        return auto.default(_ours(p), seat, chance)

    def outcome(self, p: Position) -> Outcome:
        ours = _ours(p)
        return Outcome(ours.end_reason, SIDE_OF_END[ours.end_reason], ours.winners[:])

    def side_of(self, p: Position, seat: int) -> str:
        ours = _ours(p)
        if ours.step == SETUP:
            return ""  # no Blood Sample has been dealt
        return HUMANS if ours.blood[seat] == HUMAN else IMITATIONS

    def is_out(self, p: Position, seat: int) -> bool:
        return not _ours(p).living[seat]

    def determinize(
        self, p: Position, seat: int, chance: Chance, suspicion: list[float] | None = None
    ) -> Position:
        return determinize.determinize(_ours(p), seat, chance, suspicion)

    def bots(self) -> dict[str, Callable[[int], Bot]]:
        return {"paranoid": Paranoid}

    def alphabet(self) -> list[Option]:
        return ALPHABET

    def layout(self, seats: int) -> Layout:
        return layout.layout(seats)

    def arrange(self, given: Given, options: dict[str, Any], chance: Chance) -> Position:
        return arrange.arrange(given, options, chance)


GAME: Final = Outpost31()
