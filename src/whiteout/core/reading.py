"""Between the lines of a scenario and a position: what has been read so far, and what is known of a
position that is to be written. `core.lines` says how the lines of a game are declared."""

from __future__ import annotations

from typing import Any, Final, Generic

from mypy_extensions import mypyc_attr

from whiteout.core.chance import Chance
from whiteout.core.choice import P
from whiteout.core.event import Facts
from whiteout.core.facts import FactTable
from whiteout.core.given import Given, Line
from whiteout.core.kinds import Id
from whiteout.core.loaded_chance import LoadedChance
from whiteout.core.position import Position

FILL: Final = "..."
"""At the end of a list: any others, as many as there must be."""


class Said:
    """A line as a form has understood it: the codes of each part."""

    def __init__(self, line: Line, codes: list[list[int]]) -> None:
        self.line: Final = line
        self.codes: Final = codes

    def code(self, part: int = 0) -> int:
        """The code of a part that is a single word."""
        return self.codes[part][0]


@mypyc_attr(allow_interpreted_subclasses=True)
class Known(Generic[P]):
    """What a view tells, on its way into the lines of a scenario. `p` is the position itself, only
    for whoever may see everything."""

    def __init__(self, view: Facts, names: list[str], p: P | None = None) -> None:
        self.view: Final = view
        self.names: Final = names
        self.p: Final = p
        self.viewer: Final[int] = view["viewer"]
        self.players: Final[list[Facts]] = view.get("players", [])
        """What the view says of each seat, where it has such a list."""
        if self.players and len(self.players) != len(names):
            raise ValueError("a view of another table")
        self.step = ""
        """The part of the turn with which the match begins, in the words of the game's lines."""
        self.given: list[str] = []
        self.when: list[str] = []
        """What is known to have been done since the moment that `given` describes."""
        self.notes: list[str] = []
        """Comments for readers: what no line can say."""
        self.point = ""
        """The decision at which the scenario must stand once it is played, if that is checked."""
        self.paused = False
        """Whether the match stands at a stable point where no choice waits."""

    def at(self, path: str) -> Any:
        """The field of the view at this path, or None where there is none."""
        found: Any = self.view
        for part in path.split("."):
            found = None if found is None else found.get(part)
        return found

    def having(self, field: str, value: Any = True) -> list[int]:
        """The seats of which the view says this."""
        return [seat for seat, facts in enumerate(self.players) if facts.get(field) == value]

    def who(self, bits: int) -> list[int]:
        """The seats of a set of bits."""
        return [seat for seat in range(len(self.names)) if bits >> seat & 1]

    def did(self, seat: int, answer: str) -> None:
        """What a seat is known to have done since."""
        self.when.append(f"{self.names[seat]} {answer}")

    def answered(self) -> None:
        """The viewer's own answer to a choice of several, if it is in."""
        if "chosen" in self.view:
            self.did(self.viewer, self.view["chosen"])

    def list_of(self, seats: list[int]) -> str:
        """Seats by name."""
        return " ".join(self.names[seat] for seat in seats)


@mypyc_attr(allow_interpreted_subclasses=True)
class Reading:
    """A position in the making: which lines have been said, and what is still in the box."""

    def __init__(self, given: Given) -> None:
        self.given = given
        self.names = given.names
        self.lines: dict[str, Line] = {}
        """What may be said once, by its key: `hand A`, `deck`, `active`."""
        self.left: dict[str, list[int]] = {}
        """By the kind of a part (CARD): how many of each code are not yet placed."""
        self.faces: list[int] = []
        """What the next dice show."""
        self.orders: dict[str, list[list[int]]] = {}
        """By the purpose of a shuffle: how the next ones come out."""

    def ready(
        self, p: Position, facts: FactTable[Any], chance: Chance, dice: tuple[str, ...] = ()
    ) -> None:
        """Everything lies in its place: from now on events are told, dice and shuffles come out as
        the lines say. What the lines leave open was drawn before, without them."""
        p.history = []
        p.opening = facts.opening(p)
        p.pauses = self.given.pauses
        p.chance = chance
        if self.faces or self.orders:
            p.chance = LoadedChance(chance, dice, self.faces, self.orders)

    # -- for the game to say ---------------------------------------------------------------------

    def complete(self) -> None:
        """Lay everything that no line names."""

    def check(self) -> None:
        """Refuse what cannot be, with the line that says so (`demand`)."""

    def begin(self) -> None:
        """Push the steps with which the match begins."""
        raise NotImplementedError

    # -- what no line names ----------------------------------------------------------------------

    def only(self, key: str) -> bool:
        """Whether a deck is named as a whole: `deck only: CARD...`."""
        return key in self.lines and self.lines[key].words[1:2] in (["only"], ["only:"])

    def unplaced(self, kind: str, chance: Chance, fits: list[bool] | None = None) -> list[int]:
        """All of a kind that no line has placed, or those of them that fit, in any order."""
        codes = [code for code, count in enumerate(self.left[kind]) for _ in range(count)]
        found = [code for code in codes if fits is None or fits[code]]
        chance.shuffle(found, "rest")
        return found

    def fill(self, things: list[int], size: int, kind: str, pool: list[int]) -> None:
        """Fill a hand up to its size from a pool of what is unplaced."""
        while len(things) < size and pool:
            self.left[kind][pool[-1]] -= 1
            things.append(pool.pop())

    def deck_of(self, key: str, named: list[int], rest: list[int], pile: list[int]) -> list[int]:
        """A deck whose top stands last: under what is named, the rest; with `only` the rest lies in
        the pile."""
        if self.only(key):
            pile += rest
            return named[::-1]
        return rest + named[::-1]

    def once(self, line: Line, key: str) -> None:
        """Remember the line; two lines that say the same thing would contradict each other."""
        if key in self.lines:
            raise line.broken(f"{key} stands in line {self.lines[key].number} too", "one of them")
        self.lines[key] = line

    def leaves_open(self, key: str) -> bool:
        """Whether the lines leave the rest of a list open: by dots, or by saying nothing."""
        return key not in self.lines or self.lines[key].words[-1] == FILL

    def demand(self, holds: bool, key: str, wrong: str, expected: str) -> None:
        """Refuse what cannot be, with the line that says so; where there is none, the heading."""
        if not holds:
            line = self.lines.get(key)
            raise line.broken(wrong, expected) if line else self.given.broken(wrong, expected)

    def take(self, line: Line, kind: str, ids: Id, codes: list[int]) -> None:
        """Take these things out of the box."""
        left = self.left[kind]
        for code in codes:
            if left[code] == 0:
                expected = f"a {ids.family} that is there, for this number of players"
                raise line.broken(f"no {ids.ids[code]} is left in the box", expected)
            left[code] -= 1
