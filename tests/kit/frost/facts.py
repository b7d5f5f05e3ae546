"""Who sees what in Frost, each fact once (core.facts)."""

from __future__ import annotations

from tests.kit.frost.options import GIVE, NUMBERS
from tests.kit.frost.position import FrostPosition

from whiteout.core.event import EventKind
from whiteout.core.facts import OWNER, TRUTH, Fact, FactTable, Part, answer_of, claimed, event
from whiteout.core.kinds import Count, Each, Seat, Seats, Word
from whiteout.core.talk import usual_claims

_P = FrostPosition
NUMBER = Count(NUMBERS)
HAND = Each(NUMBER, 2)
CHOSEN = Word("", [option.text for option in GIVE])


def standing(p: _P, viewer: int) -> int:
    """What a seat that looks is."""
    return OWNER


VIEW: list[Fact[_P] | Part[_P]] = [
    Fact("standing", Seats(), "I-02", lambda p: p.standing[:]),
    Fact("ash", Each(NUMBER, NUMBERS), "I-02", lambda p: sorted(p.ash)),
    Part("pile", "I-02"),
    Fact("pile.size", NUMBER, "I-02", lambda p: len(p.pile)),
    Part("players[]", "I-02"),
    Fact("players[].numbers", Count(2), "I-02", at=lambda p, s: len(p.hands[s])),
    Fact("hand", HAND, "I-01", to=OWNER, own=lambda p, v: sorted(p.hands[v])),
    Fact("chosen", CHOSEN, "I-01", to=OWNER, own=answer_of, gaps=True),
    Fact("players[].hand", HAND, "", lambda p: p.hands, TRUTH),
    Fact("pile.numbers", Each(NUMBER, NUMBERS), "", lambda p: p.pile, TRUTH),
]

EVENTS: dict[str, EventKind] = {
    "dealt": event("I-01", secret={"hand": HAND}, discloses="hand"),
    "burned": event("I-02", given=Each(NUMBER), out=Seat(), discloses="given out"),
    "drew": event("I-01", player=Seat(), secret={"number": NUMBER}, discloses="event number"),
    "ended": event("I-02", winner=Seat(), discloses="winner"),
    "claimed": claimed(usual_claims([], []), "I-02"),
}

FACTS = FactTable(VIEW, standing, ["D-01"], {}, EVENTS)
