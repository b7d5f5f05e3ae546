"""Infection, and what may be given to whom: specification §6.9 (INF)."""

from __future__ import annotations

from whiteout.core.event import Event
from whiteout.games.stay_away.position import (
    HUMAN,
    INFECTED_ROLE,
    THING_ROLE,
    StayAwayPosition,
)
from whiteout.games.stay_away.written_codes import INFECTED, THE_THING


def giveable(p: StayAwayPosition, giver: int, receiver: int) -> list[int]:
    """The cards the giver may hand to the receiver, each named once (table of §6.9).

    Judged by hands and roles before the transfer (SA-EXCH-07).
    """
    hand = p.hands[giver]
    role = p.roles[giver]
    if role == THING_ROLE:
        infected_too = True  # The Thing may infect: SA-INF-04
    elif role == INFECTED_ROLE:
        infected_too = p.roles[receiver] == THING_ROLE and hand.count(INFECTED) >= 2
    else:
        infected_too = False
    cards = []
    seen = 0
    for card in hand:
        bit = 1 << card
        if seen & bit:
            continue
        seen |= bit
        if card == INFECTED and not infected_too:
            continue
        if card == THE_THING and role == THING_ROLE:
            continue  # the card of a dead Thing binds nobody: `revenge`
        cards.append(card)
    return cards


def infects(p: StayAwayPosition, giver: int, receiver: int, card: int) -> bool:
    """Only The Thing infects, only Humans, and only by an Infected! card (SA-INF-01,
    SA-INF-03)."""
    return card == INFECTED and p.roles[giver] == THING_ROLE and p.roles[receiver] == HUMAN


def infect(p: StayAwayPosition, receiver: int) -> None:
    """Immediate, secret, for the rest of the game; giver and receiver know (SA-INF-02)."""
    p.roles[receiver] = INFECTED_ROLE
    p.infection_order.append(receiver)
    p.last_human_infected = receiver
    if p.history is not None:
        p.emit(Event("infected", {"player": receiver, "by": p.thing}, None, (receiver, p.thing)))
