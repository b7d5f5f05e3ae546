"""Dials: a very small game on the core, for tests of bots, adapters and the laboratory.

Each seat in turn sets some dials, one after the other: an answer put together from parts. Then
chance says what came of it, seat by seat: the better the setting, the likelier it opens the lock.
A lock can also jam, which is a draw. One to four seats, long lists of options, results by seat; or,
`together`, all win if every lock opens, and all lose if not.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from whiteout.core.bot import Bot, Eyes, Thinker
from whiteout.core.chance import Chance, SeededChance
from whiteout.core.choice import Step
from whiteout.core.draft import DraftChoice
from whiteout.core.event import Event, EventKind, Facts
from whiteout.core.fields import Set
from whiteout.core.game import DRAWN, LOST, WON, Game, Outcome
from whiteout.core.layout import Layout
from whiteout.core.option import BACK, Option
from whiteout.core.position import Position
from whiteout.core.settings import Setting

SET = [Option("set", ("dial",), (dial,), dial) for dial in range(40)]
RIGHT = 7
"""The setting that every dial should have, if the game is not told otherwise."""

OPENS = 0.9
SELDOM = 0.3
JAMS = 0.1


class DialsPosition(Position):
    """What the seats have set, and what came of it."""

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.settings: list[list[int]] = []
        self.results: list[str] = []

    def clone(self) -> DialsPosition:
        copy = DialsPosition(self.seats, self.chance.clone())
        copy.copy_core(self)
        copy.settings = [dials[:] for dials in self.settings]
        copy.results = self.results[:]
        return copy


class Turn(DraftChoice[DialsPosition]):
    """D-01: one seat's dials."""

    POINT = "D-01"
    RULE = "DL-01"
    __slots__ = ("parts_", "width")

    def __init__(self, seat: int, width: int, parts: int) -> None:
        super().__init__(seat)
        self.width = width
        self.parts_ = parts

    def parts(self, p: DialsPosition, seat: int, draft: list[Option]) -> list[Option]:
        return SET[: self.width]

    def is_complete(self, p: DialsPosition, seat: int, draft: list[Option]) -> bool:
        return len(draft) == self.parts_

    def resolve_draft(self, p: DialsPosition, seat: int, draft: list[Option]) -> None:
        p.settings.append([part.value for part in draft])


class Open(Step[DialsPosition]):
    """Chance says which locks open."""

    __slots__ = ("right",)

    def __init__(self, right: int) -> None:
        self.right = right

    def run(self, p: DialsPosition) -> None:
        for dials in p.settings:
            drawn = p.chance.below(1000, "lock") / 1000
            opens = OPENS if all(dial == self.right for dial in dials) else SELDOM
            p.results.append(WON if drawn < opens else DRAWN if drawn >= 1 - JAMS else LOST)
        p.finish()
        if p.history is not None:
            p.emit(Event("opened", {"results": p.results[:]}))


class Dials(Game[DialsPosition]):
    """The rule set."""

    def __init__(
        self, width: int = 40, parts: int = 1, together: bool = False, right: int = RIGHT
    ) -> None:
        super().__init__()
        self.id = "dials"
        self.version = "1"
        self.fewest = 1
        self.most = 4
        self.allegiances = ["solvers"]
        self.ends = ["opened", "locked_in"]
        self.width = width
        self.parts = parts
        self.together = together
        self.right = right
        self.longest = self.most * parts

    def settings(self) -> list[Setting]:
        return []

    def events(self) -> dict[str, EventKind]:
        return {
            "opened": EventKind(["results"], [], True, ["I-01"]),
            "claimed": EventKind(["speaker", "claim", "seat", "role", "card"], [], False, ["I-01"]),
        }

    def information(self) -> dict[str, list[str]]:
        return {"done": ["I-01"]}

    def start(self, seats: int, options: dict[str, Any], chance: Chance, listen: bool) -> Position:
        self.check_seats(seats)
        p = DialsPosition(seats, chance)
        p.history = [] if listen else None
        p.then_all(
            [*[Turn(seat, self.width, self.parts) for seat in range(seats)], Open(self.right)]
        )
        p.advance()
        return p

    def view(self, p: DialsPosition, viewer: int) -> Facts:
        return {"done": list(range(len(p.settings)))}

    def outcome(self, p: DialsPosition) -> Outcome:
        if self.together:
            won = all(result == WON for result in p.results)
            everybody = list(range(p.seats))
            return Outcome(*(("opened", "solvers", everybody) if won else ("locked_in", "", [])))
        found: dict[str, list[int]] = {WON: [], DRAWN: [], LOST: []}
        for seat, result in enumerate(p.results):
            found[result].append(seat)
        return Outcome("opened", "", found[WON], found[DRAWN])

    def allegiance(self, p: DialsPosition, seat: int) -> str:
        return "solvers"

    def determinize(
        self, p: DialsPosition, seat: int, chance: Chance, belief: Any = None
    ) -> DialsPosition:
        copy = p.clone()
        copy.chance = SeededChance(chance.word("determinize"))
        return copy

    def bots(self) -> dict[str, Callable[[int], Bot]]:
        return {"knowing": lambda seed: Fixed(self.right)}

    def alphabet(self) -> list[Option]:
        return [*SET[: self.width], BACK]

    def layout(self, seats: int) -> Layout:
        texts = [option.text for option in SET[: self.width]]
        return Layout(seats, ["D-01"], {}, {"done": Set(seats)}, [WON, LOST, DRAWN], texts)


class Hunch(Thinker):
    """Sets the first dial to 0 and all others as the first; likes the settings near its hunch."""

    def __init__(self, seed: int, hunch: int = RIGHT) -> None:
        super().__init__(seed)
        self.hunch = hunch

    def choose(self, eyes: Eyes) -> Option:
        begun = eyes.view().get("draft")
        return eyes.options()[0] if not begun else SET[int(begun[0].split()[1])]

    def weigh(self, eyes: Eyes, options: list[Option]) -> list[float]:
        return [-abs(option.value - self.hunch) for option in options]

    def attend(self) -> None:
        pass

    def hear(self, eyes: Eyes) -> None:
        eyes.news()

    def determinize(self, eyes: Eyes, chance: Chance) -> Position:
        return eyes.determinize(chance)

    def supposed(self, sample: Position) -> list[Thinker]:
        return [self.copy(seat) for seat in range(sample.seats)]

    def copy(self, seed: int) -> Thinker:
        return Hunch(seed, self.hunch)

    def stake(self, sample: Position, seat: int) -> int:
        return seat

    def milestone(self, p: Position) -> int:
        return 0

    def outlook(self, p: Position, thinkers: list[Thinker], stake: int) -> float:
        assert isinstance(p, DialsPosition)
        return {WON: 1.0, DRAWN: 0.5, LOST: 0.0}[p.results[stake]]


class Fixed(Bot):
    """Always sets the same dial."""

    def __init__(self, dial: int) -> None:
        super().__init__(0)
        self.dial = dial

    def choose(self, eyes: Eyes) -> Option:
        return SET[self.dial]


GAME = Dials(6, parts=2)
