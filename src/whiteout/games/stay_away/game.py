"""Stay Away! as the core plays it: the chapters of the rules, bound together."""

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
from whiteout.games.stay_away import arrange, determinize, layout, leaving, refusals, setup, view
from whiteout.games.stay_away.bots.paranoid import Paranoid
from whiteout.games.stay_away.cards import IDS, load_rows
from whiteout.games.stay_away.ending import SIDE_OF_END
from whiteout.games.stay_away.options import ALPHABET, DECLINE
from whiteout.games.stay_away.position import HUMAN, NOBODY, ROLES, StayAwayPosition
from whiteout.games.stay_away.settings import SETTINGS, Settings

_EVENTS: Final = read_kinds(load_rows("events.toml", "event"))
_INFORMATION: Final[dict[str, list[str]]] = {
    row["path"]: row["rows"] for row in load_rows("information.toml", "field")
}


def _ours(p: Position) -> StayAwayPosition:
    assert isinstance(p, StayAwayPosition)
    return p


class StayAway(Game):
    """The game."""

    def __init__(self) -> None:
        super().__init__()
        self.id = "stay_away"
        self.version = "1"
        self.fewest = 4
        self.most = 12
        self.sides = ["humans", "the_thing", "infected", "nobody"]
        self.ends = list(SIDE_OF_END)
        self.roles = ROLES[:]
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
        """The options in force and the copies of every card in the game (I-33)."""
        settings = _ours(p).settings
        copies = {IDS[code]: count for code, count in enumerate(settings.copies) if count}
        return {"options": dict(settings.values), "copies": copies}

    def asides(self, p: Position, seat: int) -> list[Option]:
        return leaving.asides(_ours(p), seat)

    def aside_seat(self, p: Position) -> int:
        """The Thing is asked at every stable point before anybody else (SA-END-13)."""
        assert isinstance(p, StayAwayPosition)
        thing = p.thing
        return thing if p.stable and thing >= 0 and p.alive[thing] else NOBODY

    def take_aside(self, p: Position, seat: int, option: Option) -> None:
        leaving.take_aside(_ours(p), seat, option)

    def silenced(self, p: Position, seat: int) -> str:
        """The dead do not talk to the living (SA-INFO-04)."""
        return "" if _ours(p).alive[seat] else "SA-INFO-04"

    def why_not(self, p: Position, seat: int, text: str) -> str:
        return refusals.why_not(_ours(p), seat, text)

    def default(self, p: Position, seat: int, chance: Chance) -> Option:
        """A random legal card; response windows are declined (SA-DEC-02)."""
        options = p.options(seat)
        if options[0] is DECLINE:
            return DECLINE
        discards = [option for option in options if option.verb == "discard"]
        legal = discards or [option for option in options if option.verb == "give"] or options
        return legal[chance.below(len(legal), "default")]

    def outcome(self, p: Position) -> Outcome:
        ours = _ours(p)
        return Outcome(ours.end_reason, SIDE_OF_END[ours.end_reason], ours.winners[:])

    def side_of(self, p: Position, seat: int) -> str:
        return "humans" if _ours(p).roles[seat] == HUMAN else "the_thing"

    def bots(self) -> dict[str, Callable[[int], Bot]]:
        return {"paranoid": Paranoid}

    def determinize(
        self, p: Position, seat: int, chance: Chance, suspicion: list[float] | None = None
    ) -> Position:
        return determinize.determinize(_ours(p), seat, chance, suspicion)

    def alphabet(self) -> list[Option]:
        return ALPHABET

    def layout(self, seats: int) -> Layout:
        return layout.layout(seats)

    def arrange(self, given: Given, options: dict[str, Any], chance: Chance) -> Position:
        return arrange.arrange(given, options, chance)


GAME: Final = StayAway()
