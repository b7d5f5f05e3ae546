"""Why an answer is not offered: the rule behind a refusal.

Looks only at the asker's own hand and at public facts, so a refusal tells nothing new.
"""

from __future__ import annotations

from whiteout.games.stay_away.position import INFECTED_ROLE, StayAwayPosition
from whiteout.games.stay_away.rules.hand import too_many_infected
from whiteout.games.stay_away.rules.quarantine import isolated
from whiteout.games.stay_away.tables import CARDS, CONTAGION, DEFENSE, code_of
from whiteout.games.stay_away.written_codes import INFECTED, THE_THING

_GIVING = ("offer", "give", "pass_on")
_DECLARING = ("declare_victory", "request_declaration", "withdraw_request")
_DISCARDING = ("discard", "put_aside")


def why_not(p: StayAwayPosition, player: int, text: str) -> str:
    """The id of the rule that forbids this answer, or nothing where no rule is behind it."""
    verb, _, rest = text.partition(" ")
    if verb in _DECLARING and player != p.thing:
        return "SA-END-08"
    if not p.alive[player]:
        return "SA-ELIM-05"
    if verb in _DECLARING:
        return "SA-END-05" if verb == "declare_victory" else "SA-END-13"
    if player not in p.asked:
        return "SA-DEC-01"
    try:
        card = code_of(rest)
    except ValueError:
        return why_not_target(p, verb)
    if card not in p.hands[player]:
        return ""
    if verb in _GIVING:
        return why_not_give(p, player, card)
    if verb in _DISCARDING:
        return why_not_discard(p, player, card)
    if verb == "play":
        return why_not_play(p, player, card)
    return "SA-RESP-02" if verb == "respond" else ""


def why_not_give(p: StayAwayPosition, player: int, card: int) -> str:
    """The Thing and an Infected player's last Infected! card stay; another Infected! card goes
    only where the table of §6.9 lets it."""
    if card == THE_THING:
        return "SA-HAND-03"
    if card != INFECTED:
        return ""
    last = p.roles[player] == INFECTED_ROLE and p.hands[player].count(INFECTED) == 1
    return "SA-HAND-04" if last else "SA-INF-03"


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
    if isolated(p, player):
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
