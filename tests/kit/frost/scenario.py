"""The `given` lines of Frost, each with the way into a position and the way back from a view:

standing NAME...            who is still in (everybody)
hand NAME: FACE... [...]    a player's numbers (any two)
ash: FACE...                what has been burned (nothing)
pile: FACE...               what lies on top of the pile; below it, the rest
pile only: FACE...          the whole pile; the rest is ash
"""

from __future__ import annotations

from tests.kit.frost.options import NUMBERS
from tests.kit.frost.position import FrostPosition
from tests.kit.frost.rules import Round

from whiteout.core.chance import Chance
from whiteout.core.event import Facts
from whiteout.core.given import Given
from whiteout.core.kinds import Id
from whiteout.core.lines import Form, Lines, Rows
from whiteout.core.reading import Known, Reading

FACE = Id("number", [str(number) for number in range(NUMBERS)])
HAND = 2


class Table(Reading):
    """A position in the making."""

    def __init__(self, given: Given, chance: Chance) -> None:
        super().__init__(given)
        self.p = FrostPosition(len(given.names), chance)
        self.left = {"FACE": [1] * NUMBERS}
        self.pile: list[int] = []

    def complete(self) -> None:
        """Whoever stands has two numbers; what no line names lies in the pile."""
        p = self.p
        p.standing.sort()
        rest = self.unplaced("FACE", p.chance)
        for seat in p.standing:
            if self.leaves_open(f"hand {self.names[seat]}"):
                self.fill(p.hands[seat], HAND, "FACE", rest)
        p.pile = self.deck_of("pile", self.pile, rest, p.ash)

    def check(self) -> None:
        """FR-01, FR-03, FR-04."""
        p = self.p
        self.demand(len(p.standing) > 1, "standing", "the match has ended", "two players or more")
        enough = len(p.pile) >= sum(range(len(p.standing) + 1))
        self.demand(enough, "pile", "the pile would run out", "a number for every draw")
        for seat, name in enumerate(self.names):
            count = HAND if seat in p.standing else 0
            wrong = f"{name} has {len(p.hands[seat])} numbers"
            self.demand(len(p.hands[seat]) == count, f"hand {name}", wrong, f"{count} of them")

    def begin(self) -> None:
        self.p.then(Round())


def hands(k: Known[FrostPosition]) -> Rows:
    """From above all of them; of a seat its own."""
    if k.p is not None:
        return [[seat, k.p.hands[seat]] for seat in k.p.standing]
    return [[k.viewer, k.view["hand"]]] if k.view.get("hand") else []


LINES: Lines[Table, Known[FrostPosition]] = Lines(
    {"FACE": FACE},
    [
        Form("standing NAME...", "p.standing", "standing"),
        Form("hand NAME: FACE... [...]", "p.hands[]", hands, key="hand NAME", takes=True),
        Form("ash: FACE...", "p.ash", "ash", takes=True),
        Form("pile: FACE...", "pile", takes=True),
        Form(
            "pile only: FACE...",
            "pile",
            lambda k: [] if k.p is None else [[k.p.pile[::-1]]],
            takes=True,
        ),
    ],
)


def describe(view: Facts, names: list[str], p: FrostPosition | None) -> Known | None:
    """The lines of this moment, or None where others have given a number that nobody knows."""
    choice = view["choice"]
    k = Known(view, names, p)
    if choice is None or {*choice["waiting"], k.viewer} < {*view["standing"]}:
        return None
    if p is not None and any(p.answers):
        return None
    k.point = choice["point"]
    k.answered()
    LINES.write(k)
    return k
