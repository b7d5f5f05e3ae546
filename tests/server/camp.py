"""Camp: a game of nothing but choices and talk, for tests of what the server does with clocks,
channels and asides. A test gives the script: the steps of the match, in their order.

Hidden: who is armed (an armed seat has something to choose in a `Window`), and who is an alien.
"""

from __future__ import annotations

import sys
from typing import Any, ClassVar

import pytest

from whiteout.core.chance import Chance, SeededChance
from whiteout.core.choice import Choice, SharedChoice, Step
from whiteout.core.clock import ANSWER, DISCUSSION, TURN, WINDOW, Clock
from whiteout.core.draft import DraftChoice
from whiteout.core.event import Event, EventKind, Facts
from whiteout.core.game import Game, Outcome
from whiteout.core.open_choice import OpenChoice
from whiteout.core.option import PASS, Option
from whiteout.core.position import Position
from whiteout.core.settings import Setting
from whiteout.core.talk import DEAD, PUBLIC, Channel
from whiteout.games.registry import OURS

ALIENS = Channel("aliens", open_after=True)
GO, STAY, FIRE, HOLD, SHOUT, NOD, ONE, TWO = (
    Option(verb) for verb in ("go", "stay", "fire", "hold", "shout", "nod", "one", "two")
)


LAST = 5
"""Deeds that everybody still sees."""


class CampPosition(Position):
    """What has been done, who is armed, who is an alien, who is gagged, dead or has the word."""

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.done: list[str] = []
        self.armed = [0]
        self.aliens = [0, 1]
        self.gagged: list[int] = []
        self.dead: list[int] = []
        self.words: list[int] = []
        self.nods: list[int] = []

    def clone(self) -> CampPosition:
        copy = CampPosition(self.seats, self.chance.clone())
        copy.copy_core(self)
        for name in ("done", "armed", "aliens", "gagged", "dead", "words", "nods"):
            setattr(copy, name, getattr(self, name)[:])
        return copy

    def note(self, seat: int, option: Option) -> None:
        self.done.append(f"{seat} {option.text}")
        self.emit(Event("did", {"player": seat, "what": option.text}))


class Do(Step[CampPosition]):
    """Change a field."""

    def __init__(self, name: str, value: list[int]) -> None:
        self.name = name
        self.value = value

    def run(self, p: CampPosition) -> None:
        setattr(p, self.name, self.value[:])


class Turn(Choice[CampPosition]):
    """A choice of a turn: a minute for all of them together."""

    POINT = "D-01"

    def __init__(self, seat: int, span: str) -> None:
        super().__init__(seat)
        self.span = span

    def clock(self, p: CampPosition) -> Clock:
        return Clock(TURN, 60, self.span)

    def options(self, p: CampPosition, seat: int) -> list[Option]:
        return [GO, STAY]

    def resolve(self, p: CampPosition, option: Option) -> None:
        p.note(self.seat, option)


class Reply(Choice[CampPosition]):
    """An answer of one seat, by the usual clock, at a moment at which others may have the word."""

    POINT = "D-02"

    def run(self, p: CampPosition) -> None:
        super().run(p)
        p.stable = True

    def options(self, p: CampPosition, seat: int) -> list[Option]:
        return [GO, STAY]

    def resolve(self, p: CampPosition, option: Option) -> None:
        p.note(self.seat, option)


class Lone(Choice[CampPosition]):
    """Nothing to choose."""

    POINT = "D-03"

    def options(self, p: CampPosition, seat: int) -> list[Option]:
        return [HOLD]

    def resolve(self, p: CampPosition, option: Option) -> None:
        p.note(self.seat, option)


class PlainLone(Lone):
    """Nothing to choose, as everybody knows."""

    SECRET: ClassVar[bool] = False


class Window(SharedChoice[CampPosition]):
    """Whoever is armed may fire; nobody learns who could have."""

    POINT = "D-04"

    def clock(self, p: CampPosition) -> Clock:
        return Clock(WINDOW, 20)

    def everybody(self, p: CampPosition) -> list[int]:
        return [seat for seat in range(p.seats) if seat not in p.dead]

    def options(self, p: CampPosition, seat: int) -> list[Option]:
        return [HOLD, FIRE] if seat in p.armed else [HOLD]

    def resolve_all(self, p: CampPosition, answers: list[Option | None]) -> None:
        for seat, option in enumerate(answers):
            if option == FIRE:
                p.note(seat, FIRE)


class Debate(OpenChoice[CampPosition]):
    """Everybody may shout, three times in all."""

    POINT = "D-05"

    def clock(self, p: CampPosition) -> Clock:
        return Clock(DISCUSSION, 120, "day 1")

    def everybody(self, p: CampPosition) -> list[int]:
        return list(range(p.seats))

    def acts(self, p: CampPosition, seat: int) -> list[Option]:
        return [SHOUT] if len(p.done) < 3 else []

    def act(self, p: CampPosition, seat: int, option: Option) -> None:
        p.note(seat, option)
        self.again(p)

    def done(self, p: CampPosition) -> None:
        pass


class ShortDebate(Debate):
    """The same by the usual clock."""

    def clock(self, p: CampPosition) -> Clock:
        return ANSWER


class Plan(DraftChoice[CampPosition]):
    """Two parts."""

    POINT = "D-06"

    def parts(self, p: CampPosition, seat: int, draft: list[Option]) -> list[Option]:
        return [ONE, TWO]

    def is_complete(self, p: CampPosition, seat: int, draft: list[Option]) -> bool:
        return len(draft) == 2

    def resolve_draft(self, p: CampPosition, seat: int, draft: list[Option]) -> None:
        for option in draft:
            p.note(seat, option)


class WindowPlan(Plan):
    """The same in a window."""

    def clock(self, p: CampPosition) -> Clock:
        return Clock(WINDOW, 20)


class End(Step[CampPosition]):
    """Over."""

    def run(self, p: CampPosition) -> None:
        p.finish()


class Camp(Game):
    """The game."""

    def __init__(self, *script: Step[CampPosition]) -> None:
        super().__init__()
        self.script = script
        self.id = "camp"
        self.version = "1"
        self.fewest = 2
        self.most = 4
        self.allegiances = ["everybody"]
        self.ends = ["done"]

    def settings(self) -> list[Setting]:
        keys = ("decision_timer_s", "window_timer_s")
        return [Setting({"key": key, "kind": "number", "default": 0}) for key in keys]

    def events(self) -> dict[str, EventKind]:
        return {"did": EventKind(["player", "what"], [], True, ["I-01"])}

    def information(self) -> dict[str, list[str]]:
        return {name: ["I-01"] for name in ("done", "dead", "nods", "armed", "aliens")}

    def start(self, seats: int, options: dict[str, Any], chance: Chance, listen: bool) -> Position:
        self.check_seats(seats)
        p = CampPosition(seats, chance)
        p.history = [] if listen else None
        for step in (End(), *reversed(self.script)):
            p.then(step)
        p.advance()
        return p

    def view(self, p: Position, viewer: int) -> Facts:
        assert isinstance(p, CampPosition)
        facts: Facts = {"done": p.done[-LAST:], "dead": p.dead[:]}
        if viewer == -2:
            facts["armed"], facts["aliens"] = p.armed[:], p.aliens[:]
        return facts

    def asides(self, p: Position, seat: int) -> list[Option]:
        assert isinstance(p, CampPosition)
        return [NOD] if seat in p.words else []

    def aside_seats(self, p: Position) -> list[int]:
        assert isinstance(p, CampPosition)
        return p.words[:]

    def take_aside(self, p: Position, seat: int, option: Option) -> None:
        assert isinstance(p, CampPosition)
        p.words.remove(seat)
        p.nods.append(seat)

    def channels(self) -> list[Channel]:
        return [PUBLIC, DEAD, ALIENS]

    def reads(self, p: Position, seat: int, channel: str) -> bool:
        assert isinstance(p, CampPosition)
        if channel == ALIENS.id:
            return seat in p.aliens
        return super().reads(p, seat, channel)

    def silenced(self, p: Position, seat: int, channel: str = PUBLIC.id) -> str:
        assert isinstance(p, CampPosition)
        return "CA-01" if channel == PUBLIC.id and seat in (*p.gagged, *p.dead) else ""

    def is_out(self, p: Position, seat: int) -> bool:
        assert isinstance(p, CampPosition)
        return seat in p.dead

    def default(self, p: Position, seat: int, chance: Chance) -> Option:
        options = p.options(seat)
        return PASS if PASS in options else options[0]

    def outcome(self, p: Position) -> Outcome:
        return Outcome("done", "", [])

    def allegiance(self, p: Position, seat: int) -> str:
        return "everybody"

    def determinize(self, p: Position, seat: int, chance: Chance, *more: object) -> Position:
        assert isinstance(p, CampPosition)
        copy = p.clone()
        copy.chance = SeededChance(chance.word("determinize"))
        for name in ("armed", "aliens"):
            mine = [seat] if seat in getattr(p, name) else []
            others = [other for other in range(p.seats) if other != seat]
            drawn = [other for other in others if chance.below(2, "determinize")]
            setattr(copy, name, sorted([*mine, *drawn]))
        return copy


def register(game: Game, patch: pytest.MonkeyPatch) -> None:
    """Let the server find a game of the tests."""
    name = f"tests_game_{game.id}"
    module = type(sys)(name)
    vars(module)["GAME"] = game
    patch.setitem(sys.modules, name, module)
    patch.setitem(OURS, game.id, name)
