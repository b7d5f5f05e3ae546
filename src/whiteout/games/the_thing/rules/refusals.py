"""Why an answer is not offered: the rule behind a refusal (TT-GEN-12).

Looks only at what the asker was offered and at public facts, so a refusal tells nothing new.
"""

from __future__ import annotations

from typing import Final

from whiteout.games.the_thing.position import CHARACTER, DEAD, MOVES, ThingPosition
from whiteout.games.the_thing.rules.moves import room_for
from whiteout.games.the_thing.tables import BACK_OF, GREEN, LOCATION_IDS, TOKEN

_RULES: Final[dict[str, str]] = {
    "accept": "TT-REC-11",
    "ask": "TT-REC-08",
    "ask_flames": "TT-REC-08",
    "ask_open": "TT-REC-08",
    "assign": "TT-ACT-03",
    "assimilate": "TT-ENC-09",
    "back": "TT-GEN-13",
    "board": "TT-ESC-02",
    "burn": "TT-BRN-01",
    "call_vote": "TT-REC-14",
    "change": "TT-MOV-12",
    "character": "TT-SET-11",
    "decline": "TT-REC-09",
    "dormitory": "TT-CMOV-02",
    "draft": "TT-ALN-14",
    "fight": "TT-ENC-23",
    "finish": "TT-GEN-13",
    "give": "TT-REC-08",
    "hand_over": "TT-REC-11",
    "move_torch": "TT-MOV-11",
    "offer": "TT-REC-09",
    "play": "TT-BON-02",
    "reveal": "TT-REC-04",
    "show_keys": "TT-ESC-10",
    "special_torch": "TT-MOV-11",
    "tokens_alien": "TT-CON-01",
    "volunteer": "TT-TST-09",
    "vote": "TT-VOT-02",
    "withdraw": "TT-REC-12",
}
"""The rule behind options that a moment does not offer, by their verbs."""


def why_not(p: ThingPosition, seat: int, text: str) -> str:
    """The id of the rule that forbids this answer, or nothing where no rule is behind it."""
    choice = p.choice
    if choice is None:
        return ""
    if not p.settings.coop and p.status[seat] != CHARACTER and seat not in p.asked:
        return "TT-ELI-04" if p.status[seat] == DEAD else "TT-REV-08"
    if seat not in p.asked:
        return "TT-GEN-02" if p.step == MOVES else ""
    verb, _, rest = text.partition(" ")
    if verb == "go":
        return why_not_go(p, rest)
    if verb == "volunteer":
        return why_not_test(p, seat)
    return _RULES.get(verb, "") or choice.prompt(p, seat)[1]


def why_not_go(p: ThingPosition, place: str) -> str:
    """A place that is none to go to, that is gone, or that is full."""
    if place not in LOCATION_IDS[:GREEN]:
        return "TT-MOV-03"
    code = LOCATION_IDS.index(place)
    if p.destroyed[code]:
        return "TT-GEN-05"
    return "TT-MOV-02" if room_for(p, code) else "TT-MOV-09"


def why_not_test(p: ThingPosition, seat: int) -> str:
    """Failure tokens are no use; nor is anything else that the asker lacks."""
    tokens = [piece for piece in p.held[seat] if BACK_OF[piece] == TOKEN]
    choice = p.choice
    test_a = choice is not None and choice.point(p) == "D38"
    return "TT-TST-03" if test_a and tokens else "TT-TST-09"
