"""A small table on which something of everything is declared, for tests of facts."""

from __future__ import annotations

from whiteout.core.chance import SeededChance
from whiteout.core.facts import END, GAME, OWNER, TRUTH, Fact, FactTable, Part, event
from whiteout.core.kinds import (
    AS_THEY_LIE,
    TOP_FIRST,
    Answer,
    Count,
    Die,
    Each,
    Group,
    Id,
    Ids,
    Kind,
    Many,
    Seat,
    Seats,
    Unlearned,
    Word,
    YesNo,
)
from whiteout.core.position import Position

COLOURS = ["red", "green", "blue"]
SPY = GAME


class Table(Position):
    """A small table with something of everything."""

    def __init__(self) -> None:
        super().__init__(3, SeededChance(1))
        self.hands = [[2, 0], [1], []]
        self.pile = [0, 2, 1]
        self.chief = -1
        self.lamp = -1
        self.team = [2, 0]
        self.dice = [6, 1]
        self.votes: list[int] = []
        self.spy = 1
        self.rooms = [0, 2]
        self.bids = [(0, 2, None), (2, 1, [2, 0])]
        self.secret = "plan"

    def clone(self) -> Table:
        raise NotImplementedError


def standing(p: Table, viewer: int) -> int:
    return OWNER | (SPY if viewer == p.spy else 0)


def neighbour(p: Table, viewer: int, other: int) -> str | None:
    """What a seat knows of the one to its left."""
    return f"{len(p.hands[other])} cards" if other == (viewer + 1) % p.seats else None


HAND = Ids("colour", COLOURS, most=2)
GUESS = Word("", ["0 cards", "1 cards", "2 cards"])
# fmt: off
ENTRIES: list[Fact[Table] | Part[Table]] = [
    Fact("chief", Seat(none=True), "R-1", lambda p: p.chief),
    Fact("lamp", Id("colour", COLOURS, none=True), "R-1", lambda p: p.lamp),
    Part("players[]", "R-2"),
    Fact("players[].cards", Count(5), "R-2", at=lambda p, s: len(p.hands[s])),
    Part("rooms[]", "R-4", times=2),
    Fact("rooms[].light", Id("colour", COLOURS), "R-4", lambda p: p.rooms),
    Part("pile", "R-5"),
    Fact("pile.size", Count(per_seat=2), "R-5", lambda p: len(p.pile)),
    Part("vote", "R-6", when=lambda p: len(p.votes) > 0, none=True),
    Fact("vote.by_seat", Each(Answer()), "R-6",
         lambda p: [None if vote < 0 else vote == 1 for vote in p.votes]),
    Fact("team", Seats(ordered=True), "R-6", lambda p: p.team),
    Fact("dice", Each(Die(), 3), "R-6", lambda p: p.dice, when=lambda p: len(p.dice) > 0),
    Fact("bids", Many(4, {
        "seat": Seat(), "cards": Count(3), "shown": Ids("colour", COLOURS, order=AS_THEY_LIE),
    }, gaps=("shown",)), "R-7", lambda p: p.bids),
    Fact("room", Group({"number": Unlearned(Count(9), "it only counts"), "open": YesNo()}), "R-8",
         lambda p: (4, True)),
    Fact("players[].hand", HAND, "R-3", lambda p: p.hands, END | SPY | TRUTH),
    Fact("players[].guess", GUESS, "R-3", to=OWNER, seen=neighbour, gaps=True, unlearned="told"),
    Fact("pile.cards", Ids("colour", COLOURS, order=TOP_FIRST), "", lambda p: p.pile, TRUTH),
    Part("end", "R-9", END, unlearned="after the end"),
    Fact("end.spy", Seat(), "R-9", lambda p: p.spy, END),
    Fact("hand", HAND, "R-3", to=OWNER, own=lambda p, v: p.hands[v]),
    Fact("secret", Word("plan", ["plan"]), "R-10", lambda p: p.secret, SPY),
    Fact("secret", Word("plan", ["plan"]), "", lambda p: p.secret.upper(), TRUTH),
]
# fmt: on
ABOUT: dict[str, Kind] = {"card": Id("colour", COLOURS)}
EVENTS = {
    "moved": event("R-1", seat=Seat(), secret={"why": Word("why", ["late"])}, discloses="why"),
    "met": event("R-2", seats=Seats(), seen=Many(2, {"seat": Seat(), "hand": HAND})),
}
FACTS = FactTable(ENTRIES, standing, ["D-1"], ABOUT, EVENTS)
