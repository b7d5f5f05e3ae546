"""Table talk: specification 6.25 (TLK), 8.4 (channels) and 8.5 (claims)."""

from __future__ import annotations

from typing import Final

from whiteout.core.talk import PUBLIC, Blank, Channel, ClaimKind
from whiteout.games.the_thing.position import (
    ACTIONS,
    DEAD,
    MOVES,
    NOBODY,
    REC_ROOM_STEP,
    REVEALED,
    SETUP,
    STEPS,
    TESTS,
    ThingPosition,
)
from whiteout.games.the_thing.tables import ACTIONS as ACTION_IDS
from whiteout.games.the_thing.tables import (
    CHARACTER_IDS,
    GREEN,
    LOCATION_IDS,
    PIECE_IDS,
    ROLES,
)

FACTION: Final = Channel("faction", open_after=True)
GRAVE: Final = Channel("dead", open_after=True)
CHANNELS: Final = [PUBLIC, FACTION, GRAVE]

_SEAT: Final = Blank("seat", "seat")
_PIECE: Final = Blank("piece", "piece", PIECE_IDS)
_ACTION: Final = Blank("action", "action", ACTION_IDS)
_LOCATION: Final = Blank("location", "location", LOCATION_IDS[:GREEN])
_TOKEN: Final = Blank("token", "token", ROLES)
_TEST: Final = Blank("test", "test", ["a", "b"])
CLAIMS: Final = [
    ClaimKind("is", _SEAT, Blank("role", "role", ROLES)),
    ClaimKind("trusts", _SEAT),
    ClaimKind("suspects", _SEAT),
    ClaimKind("going", _LOCATION),
    ClaimKind("needed", _ACTION, _LOCATION),
    ClaimKind("handed_in", _ACTION),
    ClaimKind("holds", _PIECE),
    ClaimKind("saw", _SEAT, _TOKEN),
    ClaimKind("laid", _SEAT, _TOKEN),
    ClaimKind("dog_was", Blank("dog", "dog", ["healthy", "alien"])),
    ClaimKind("gave", _SEAT, _PIECE),
    ClaimKind("received", _SEAT, _PIECE),
    ClaimKind("drew", _PIECE),
    ClaimKind("votes", _SEAT),
    ClaimKind("asks_test", _TEST, _SEAT),
    ClaimKind("advises", Blank("character", "character", CHARACTER_IDS)),
]
COOP_CLAIMS: Final = ("needed", "advises")
REVEALED_CLAIMS: Final = ("is", "suspects")

_UNTIL_MOVED: Final = STEPS[: STEPS.index(MOVES) + 1]
_FROM_ACTIONS: Final = STEPS[STEPS.index(ACTIONS) :]
_NEEDS: Final = {
    "saw": ("token_seen", "player"),
    "laid": ("token_seen", "target"),
    "dog_was": ("dog_token_drawn", "player"),
    "drew": ("cards_looked_at", "player"),
}
"""Claims about something that the speaker must have done: the event, and the speaker's field."""


def silenced(p: ThingPosition, seat: int, channel: str) -> str:
    """Who is in a check is silent everywhere; the dead speak to the dead alone (TT-CON-13,
    TT-TLK-07, TT-ELI-04)."""
    if seat in p.silent:
        return "TT-CON-13"
    if not p.settings.coop and p.status[seat] == DEAD and channel != GRAVE.id:
        return "TT-ELI-04"
    return ""


def reads(p: ThingPosition, seat: int, channel: str) -> bool:
    """Who reads a channel from now on (specification 8.4)."""
    if channel == PUBLIC.id:
        return True
    if p.settings.coop or p.step == SETUP:
        return False
    return p.status[seat] == (REVEALED if channel == FACTION.id else DEAD)


def why_not_claim(p: ThingPosition, seat: int, claim: str) -> str:
    """The rule that forbids a claim now: form, speaker and moment are checked, truth never
    (TT-TLK-09 to TT-TLK-11)."""
    if claims_made(p, seat) >= p.settings.claims:
        return "TT-TLK-10"
    if p.settings.coop:
        if claim not in COOP_CLAIMS:
            return "TT-CGEN-03"
        return "TT-CGEN-08" if claim == "advises" and seat == p.leader else ""
    if p.step == SETUP or claim == "advises":
        return "TT-TLK-09"
    if p.status[seat] == REVEALED and claim not in REVEALED_CLAIMS:
        return "TT-TLK-11"
    if p.status[seat] == DEAD:
        return "TT-TLK-11"
    return "" if is_the_moment(p, seat, claim) else moment_rule(claim)


def moment_rule(claim: str) -> str:
    """The rule behind the moment of a claim."""
    return "TT-TLK-02" if claim == "handed_in" else "TT-TLK-09"


def is_the_moment(p: ThingPosition, seat: int, claim: str) -> bool:
    """Whether a character may say this now (the column "when" of specification 8.5)."""
    if claim == "going":
        return p.step in _UNTIL_MOVED and not (p.step == MOVES and p.moved[seat])
    if claim == "handed_in":
        return p.step in _FROM_ACTIONS and p.handed[seat]
    if claim == "votes":
        return p.step == REC_ROOM_STEP
    if claim == "asks_test":
        return p.step in (REC_ROOM_STEP, TESTS)
    if claim in ("gave", "received"):
        return happened(p, "exchanged", "player", seat) or happened(p, "exchanged", "partner", seat)
    if claim in _NEEDS:
        kind, field = _NEEDS[claim]
        return happened(p, kind, field, seat)
    return True


def happened(p: ThingPosition, kind: str, field: str, seat: int) -> bool:
    """Whether a public event of this kind has this seat in this field."""
    return any(
        event.kind == kind and event.public.get(field, NOBODY) == seat for event in p.history or []
    )


def claims_made(p: ThingPosition, seat: int) -> int:
    """How many claims a seat has made in this phase (TT-TLK-10)."""
    count = 0
    for event in reversed(p.history or []):
        if event.kind == "phase_began":
            break
        count += event.kind == "claimed" and event.public["speaker"] == seat
    return count
