"""Why an answer is not offered: the rule behind a refusal (DW-GEN-16).

Looks only at public facts and at what the asker has begun, so a refusal tells nothing new.
"""

from __future__ import annotations

from typing import Final

from whiteout.games.dead_of_winter.options import ACTION_IDS
from whiteout.games.dead_of_winter.position import IN_GAME, WinterPosition
from whiteout.games.dead_of_winter.rules.turn import RULES, Act

GENERAL: Final = "DW-GEN-16"
_COOP: Final = "DW-VOTE-05"
_EXILED: Final[dict[str, str]] = {
    "contribute_crisis": "DW-CRI-03",
    "spend_food": "DW-FOOD-03",
}


def why_not(p: WinterPosition, seat: int, text: str) -> str:
    """The id of the rule that forbids this answer."""
    choice = p.choice
    if choice is None:
        return GENERAL
    if p.out[seat] != IN_GAME:
        return "DW-VAR-05"
    if seat not in p.asked:
        return "DW-DEC-01"
    if not isinstance(choice, Act):
        return choice.rule(p) or GENERAL
    draft = p.draft(seat)
    if draft:
        return RULES[draft[0].value]
    verb = text.partition(" ")[0]
    if verb not in ACTION_IDS:
        return GENERAL
    if verb == "vote_exile" and p.settings.coop:
        return _COOP
    if p.exiled[seat] and verb in _EXILED:
        return _EXILED[verb]
    return RULES[ACTION_IDS.index(verb)]
