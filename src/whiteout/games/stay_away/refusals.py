"""Why an answer is not offered: the rule behind a refusal.

Looks only at the asker's own hand and at public facts, so a refusal tells nothing new.
"""

from __future__ import annotations

from whiteout.games.stay_away.cards import (
    CARDS,
    CONTAGION,
    DEFENSE,
    INFECTED,
    THE_THING,
    code_of,
)
from whiteout.games.stay_away.hand import too_many_infected
from whiteout.games.stay_away.position import INFECTED_ROLE, StayAwayPosition

_GIVING = ("offer", "give", "pass_on")
_DISCARDING = ("discard", "put_aside")


def why_not(p: StayAwayPosition, player: int, text: str) -> str:
    """The id of the rule that forbids this answer, or nothing where no rule is behind it."""
    verb, _, rest = text.partition(" ")
    if verb == "declare_victory":
        return "SA-END-05" if player == p.thing else "SA-END-08"
    if not p.alive[player]:
        return "SA-ELIM-05"
    if player not in p.asked:
        return "SA-DEC-01"
    try:
        card = code_of(rest)
    except ValueError:
        return why_not_target(p, verb)
    if card not in p.hands[player]:
        return ""
    if verb in _GIVING:
        return why_not_give(card)
    if verb in _DISCARDING:
        return why_not_discard(p, player, card)
    if verb == "play":
        return why_not_play(p, player, card)
    return "SA-RESP-02" if verb == "respond" else ""


def why_not_give(card: int) -> str:
    """The Thing stays; an Infected! card goes only where the table of §6.9 lets it."""
    if card == THE_THING:
        return "SA-HAND-03"
    return "SA-INF-03" if card == INFECTED else ""


def why_not_discard(p: StayAwayPosition, player: int, card: int) -> str:
    """What must stay in hand, and what must go first."""
    if card == THE_THING:
        return "SA-HAND-03"
    if too_many_infected(p, player):
        return "SA-HAND-08"
    if card == INFECTED and p.roles[player] == INFECTED_ROLE:
        return "SA-HAND-04"
    return ""


def why_not_play(p: StayAwayPosition, player: int, card: int) -> str:
    """Why a card in hand cannot be played now."""
    if CARDS[card].kind in (CONTAGION, DEFENSE):
        return "SA-PLAY-02"
    if p.choice is None or p.choice.point(p) not in ("D-02", "D-03"):
        return "SA-PLAY-01"
    if too_many_infected(p, player):
        return "SA-HAND-08"
    if p.isolated(player):
        return "SA-OBS-03"
    return "SA-PLAY-03"


def why_not_target(p: StayAwayPosition, verb: str) -> str:
    """Why somebody or something cannot be aimed at."""
    choice = p.choice
    if choice is None:
        return ""
    if verb == "target" and choice.point(p) == "D-04":
        return "SA-PLAY-05"
    if verb in ("free", "break"):
        return "SA-ACT-05"
    return choice.rule(p)
