"""Who sees what: the information table of specification §8, in code, in one place.

A view is built by adding what the viewer may know. Rows of the table stand beside each line;
data/information.toml lists every field.
"""

from __future__ import annotations

from whiteout.core.event import ABOVE, Facts
from whiteout.games.stay_away.cards import CARDS, IDS, ids_of
from whiteout.games.stay_away.ending import SIDE_OF_END
from whiteout.games.stay_away.position import (
    INFECTED_ROLE,
    NOBODY,
    ROLES,
    THING_ROLE,
    StayAwayPosition,
)


def public_view(p: StayAwayPosition) -> Facts:
    """What everybody may know."""
    facts: Facts = {
        "turn": p.turn,  # I-02
        "active": p.active,
        "step": p.step,
        "direction": p.direction,
        "players": [player_facts(p, player) for player in range(p.seats)],
        "doors": [edge for edge in range(p.seats) if p.doors[edge]],  # I-29
        "deck": {
            "size": len(p.deck),  # I-05
            "back": CARDS[p.deck[-1]].back if p.deck else None,  # I-06
        },
        "discard": len(p.discard),  # I-05
        "played": [IDS[card] for card in p.played],  # I-35
    }
    if p.target != NOBODY:
        facts["target"] = p.target  # I-35
    if p.cause:
        facts["exchange"] = {  # I-35
            "cause": p.cause,
            "initiator": p.initiator,
            "partner": p.partner,
        }
        if p.offer != NOBODY and p.in_the_open(p.initiator):
            facts["exchange"]["offer"] = IDS[p.offer]  # `open_cards`: offered face up
    if p.chain:
        facts["chain"] = p.chain[:]  # I-34
    return facts


def player_facts(p: StayAwayPosition, player: int) -> Facts:
    """What everybody may know of one player."""
    return {
        "seat": p.seat_of[player],  # I-01
        "alive": p.alive[player],
        "cards": len(p.hands[player]),  # I-03
        "quarantine": p.quarantine[player],  # I-29
    }


def view(p: StayAwayPosition, viewer: int) -> Facts:
    """Everything the viewer may know. The dead see what they knew: own role, no hand (I-27)."""
    facts = public_view(p)
    if p.over or viewer == ABOVE:
        reveal_everything(p, facts)
    if p.over:
        facts["end"] = {
            "reason": p.end_reason,
            "side": SIDE_OF_END[p.end_reason],
            "winners": p.winners[:],
        }
    if viewer == ABOVE:
        add_hidden_state(p, facts)
    elif viewer >= 0:
        add_own(p, facts, viewer)
        if viewer == p.thing:
            add_things_own(p, facts)
    return facts


def add_own(p: StayAwayPosition, facts: Facts, viewer: int) -> None:
    """What a seat knows about itself."""
    facts["hand"] = ids_of(p.hands[viewer])  # I-04
    facts["role"] = ROLES[p.roles[viewer]]  # I-24
    if p.roles[viewer] in (INFECTED_ROLE, THING_ROLE):
        facts["thing"] = p.thing  # I-26
    if p.known_top == viewer:
        facts["deck"]["top"] = IDS[p.deck[-1]]  # I-07
    if p.initiator == viewer and p.offer != NOBODY:
        facts["exchange"]["offer"] = IDS[p.offer]  # I-17
    if p.drawn and p.active == viewer:
        facts["looking_at"] = ids_of(p.drawn)  # I-20
    if p.answers:
        chosen = p.answers[viewer]
        if chosen is not None:
            facts["chosen"] = chosen.text  # I-19


def add_things_own(p: StayAwayPosition, facts: Facts) -> None:
    """What The Thing knows besides, also after its death under `revenge` (I-25, I-28, I-31)."""
    for player in range(p.seats):
        facts["players"][player]["role"] = ROLES[p.roles[player]]
    facts["humans_left"] = p.humans_alive()
    facts["infection_order"] = p.infection_order[:]
    facts["request"] = p.request  # I-36


def reveal_everything(p: StayAwayPosition, facts: Facts) -> None:
    """All hands and all roles, of the eliminated too (SA-INFO-05)."""
    for player in range(p.seats):
        facts["players"][player]["role"] = ROLES[p.roles[player]]
        facts["players"][player]["hand"] = ids_of(p.hands[player])


def add_hidden_state(p: StayAwayPosition, facts: Facts) -> None:
    """The view from above: what even the table does not know."""
    facts["thing"] = p.thing
    facts["humans_left"] = p.humans_alive()
    facts["infection_order"] = p.infection_order[:]
    facts["request"] = p.request
    facts["deck"]["cards"] = [IDS[card] for card in reversed(p.deck)]
    facts["discard_pile"] = ids_of(p.discard)
    facts["looking_at"] = ids_of(p.drawn)
    if p.offer != NOBODY:
        facts["exchange"]["offer"] = IDS[p.offer]
