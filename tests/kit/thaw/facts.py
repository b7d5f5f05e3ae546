"""Who sees what in Thaw: views, prompts and events, each fact once (core.facts)."""

from __future__ import annotations

from tests.kit.thaw.options import ALPHABET, LARGEST
from tests.kit.thaw.position import HIDDEN, ThawPosition
from tests.kit.thaw.rules import CREW, GIVER, HOARDER

from whiteout.core.event import EventKind
from whiteout.core.facts import END, GAME, OWNER, TRUTH, Fact, FactTable, Part, claimed, event
from whiteout.core.kinds import Count, Each, Kind, Seat, Seats, Word, YesNo
from whiteout.core.talk import Blank, ClaimKind

_P = ThawPosition
LARGEST_COLD = 40
FRIEND = GAME
"""The bit of a seat that has a friend (I-04)."""


def standing(p: _P, viewer: int) -> int:
    """What a seat that looks is."""
    return OWNER | (FRIEND if viewer in p.friends else 0)


SEAT = Seat()
LOG = Count(LARGEST)
LOGS = Each(LOG, 12)
COLD = Count(LARGEST_COLD)
NIGHTS = Count(5)
OBJECTIVES = [CREW, HOARDER, GIVER]
OBJECTIVE = Word("objective", OBJECTIVES)

# fmt: off
VIEW: list[Fact[_P] | Part[_P]] = [
    Fact("night", NIGHTS, "I-01", lambda p: p.night),
    Fact("nights", NIGHTS, "I-01", lambda p: p.nights),
    Fact("keeper", SEAT, "I-01", lambda p: p.keeper),
    Fact("heat", COLD, "I-01", lambda p: p.heat),
    Fact("cold", COLD, "I-04", lambda p: None if p.cold == HIDDEN else p.cold),
    Fact("frost", NIGHTS, "I-01", lambda p: p.frost),
    Part("pile", "I-01"),
    Fact("pile.size", Count(30), "I-01", lambda p: len(p.pile)),
    Part("weather", "I-01"),
    Fact("weather.size", Count(9), "I-01", lambda p: len(p.weather)),
    Part("players[]", "I-01"),
    Fact("players[].logs", Count(12), "I-01", at=lambda p, s: len(p.hands[s])),
    Fact("players[].shown", LOGS, "I-02", at=lambda p, s: sorted(p.shown[s])),
    Fact("players[].burned", COLD, "I-01", lambda p: p.burned),
    Fact("players[].blanket", YesNo(), "I-01", lambda p: p.blankets),
    Fact("players[].objective", OBJECTIVE, "I-03", lambda p: p.objectives, END | TRUTH),
    Fact("players[].hand", LOGS, "", lambda p: p.hands, TRUTH),
    Fact("hand", LOGS, "I-02", to=OWNER, own=lambda p, v: sorted(p.hands[v])),
    Fact("objective", OBJECTIVE, "I-03", to=OWNER, own=lambda p, v: p.objectives[v]),
    Fact("friends", Seats(), "I-05", lambda p: p.friends, OWNER | TRUTH),
    Fact("weather.forecast", COLD, "I-04", lambda p: p.weather[-1], FRIEND,
         when=lambda p: len(p.weather) > 0),
    Fact("pile.logs", LOGS, "", lambda p: p.pile, TRUTH),
    Fact("weather.cards", Each(COLD, 9), "", lambda p: p.weather, TRUTH),
]

CLAIMS = [
    ClaimKind("foretells", Blank("number", "number", most=LARGEST_COLD)),
    ClaimKind("burned", Blank("seat", "seat"), Blank("number", "number", most=LARGEST_COLD)),
    ClaimKind("wants", Blank("seat", "seat"), Blank("objective", "objective", OBJECTIVES)),
]

EVENTS: dict[str, EventKind] = {
    "dealt": event("I-02 I-03 I-05", secret={"logs": LOGS, "objective": OBJECTIVE,
                                             "friends": Seats()},
                   discloses="logs objective friends"),
    "night_fell": event("I-01", night=NIGHTS, keeper=SEAT),
    "drew": event("I-02", player=SEAT, secret={"log": LOG}, discloses="log"),
    "told": event("I-04", cold=COLD, discloses="event cold"),
    "stoked": event("I-01", player=SEAT, log=LOG),
    "handed": event("I-02", player=SEAT, to=SEAT, log=LOG),
    "burned": event("I-01", player=SEAT, logs=LOGS, heat=COLD, discloses="event logs heat"),
    "threw": event("I-01", player=SEAT, log=LOG, heat=COLD),
    "turned": event("I-04", cold=COLD, discloses="cold"),
    "hung": event("I-01", player=SEAT, heat=COLD),
    "lit": event("I-01", player=SEAT, warm=YesNo()),
    "ended": event("I-03", reason=Word("reason", ["thaw", "froze"]), winners=Seats(),
                   drawn=Seats(), objectives=Each(OBJECTIVE), discloses=True),
    "claimed": claimed(CLAIMS, "I-01"),
}
# fmt: on

ABOUT: dict[str, Kind] = {"player": SEAT, "part": Word("", ["log", "place"])}
POINTS = ["D-01", "D-02", "D-03", "D-04"]
DRAFTED = [option.text for option in ALPHABET]

FACTS = FactTable(VIEW, standing, POINTS, ABOUT, EVENTS, DRAFTED)
