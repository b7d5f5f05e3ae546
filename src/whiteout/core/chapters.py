"""What a game binds together: the functions and tables of its chapters that the core asks for.

Most of what `Game` asks is answered by one function of one chapter, in the same words. A game names
it here, and writes a method only where it has more to say; what it leaves out is as `Game` says.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, Generic

from whiteout.core.belief import Belief
from whiteout.core.chance import Chance
from whiteout.core.choice import P
from whiteout.core.event import Facts
from whiteout.core.lines import Lines
from whiteout.core.option import Option
from whiteout.core.reading import Known
from whiteout.core.settings import Usual

if TYPE_CHECKING:
    from whiteout.core.bot import Bot


class Chapters(Generic[P]):
    """Each by the name of the question that it answers; see `core.game`.

    `set_up` lays the table for the settings in force, which `usual` reads, and
    `box` says of those what all may know from the start. `arrange` makes the
    reading of a scenario, whose position is its `p`; `lines` are the lines that it is read from,
    and `dice` the purposes of the rolls that they can load.
    """

    def __init__(
        self,
        *,
        usual: Usual[Any] | None = None,
        set_up: Callable[[int, Any, Chance, bool], P] | None = None,
        view: Callable[[P, int], Facts] | None = None,
        views: Callable[[P, list[int]], list[Facts]] | None = None,
        box: Callable[[Any], Facts] | None = None,
        asides: Callable[[P, int], list[Option]] | None = None,
        aside_seats: Callable[[P], list[int]] | None = None,
        take_aside: Callable[[P, int, Option], None] | None = None,
        why_not: Callable[[P, int, str], str] | None = None,
        default: Callable[[P, int, Chance], Option] | None = None,
        determinize: Callable[[P, int, Chance, Belief | None], P] | None = None,
        bots: dict[str, Callable[[int], Bot]] | None = None,
        alphabet: list[Option] | None = None,
        lines: Lines[Any, Any] | None = None,
        arrange: Callable[..., Any] | None = None,
        dice: tuple[str, ...] = (),
        describe: Callable[[Facts, list[str], Facts, P | None], Known | None] | None = None,
    ) -> None:
        self.usual: Final = usual
        self.set_up: Final[Callable[[int, Any, Chance, bool], P] | None] = set_up
        self.view: Final[Callable[[P, int], Facts] | None] = view
        self.views: Final[Callable[[P, list[int]], list[Facts]] | None] = views
        self.box: Final[Callable[[Any], Facts] | None] = box
        self.asides: Final[Callable[[P, int], list[Option]] | None] = asides
        self.aside_seats: Final[Callable[[P], list[int]] | None] = aside_seats
        self.take_aside: Final[Callable[[P, int, Option], None] | None] = take_aside
        self.why_not: Final[Callable[[P, int, str], str] | None] = why_not
        self.default: Final[Callable[[P, int, Chance], Option] | None] = default
        self.determinize: Final[Callable[[P, int, Chance, Belief | None], P] | None] = determinize
        self.bots: Final[dict[str, Callable[[int], Bot]]] = bots or {}
        self.alphabet: Final[list[Option]] = alphabet or []
        self.lines: Final = lines
        self.arrange: Final[Callable[..., Any] | None] = arrange
        self.dice: Final = dice
        self.describe: Final[Callable[..., Known | None] | None] = describe
