"""Which described positions cannot be: the first flaw found, and the line it is laid to."""

from __future__ import annotations

from typing import Final

from whiteout.games.stay_away.cards import IDS, INFECTED, IS_PANIC, THE_THING
from whiteout.games.stay_away.infection import giveable
from whiteout.games.stay_away.position import HUMAN, INFECTED_ROLE, NOBODY, StayAwayPosition
from whiteout.games.stay_away.seats import barred
from whiteout.games.stay_away.settings import CAP
from whiteout.games.stay_away.setup import HAND_SIZE
from whiteout.games.stay_away.targets import far


class Flaw:
    """Why a position cannot be. `key` names the line to blame, such as `hand A`."""

    def __init__(self, key: str, wrong: str, expected: str) -> None:
        self.key: Final = key
        self.wrong: Final = wrong
        self.expected: Final = expected


def role_flaw(p: StayAwayPosition, names: list[str]) -> Flaw | None:
    """Exactly one player is The Thing, alive or dead, and nobody is two things (SA-SETUP-04)."""
    if p.thing == NOBODY:
        if not p.settings.thing_in_deck or THE_THING not in p.deck:
            return Flaw("", "nobody is The Thing", "the_thing in a hand, or thing NAME")
        if p.infection_order:
            key = f"infected {names[p.infection_order[0]]}"
            return Flaw(key, "The Thing in the deck has infected nobody", "no Infected player")
        return None
    name = names[p.thing]
    if p.roles[p.thing] == INFECTED_ROLE:
        return Flaw(f"infected {name}", f"{name} is The Thing", "somebody else")
    if p.alive[p.thing] and THE_THING not in p.hands[p.thing]:
        return Flaw("thing", f"{name} does not hold the_thing", f"the_thing in the hand of {name}")
    return None


def table_flaw(p: StayAwayPosition, names: list[str]) -> Flaw | None:
    """The match is still running, and nobody dead takes part in it (SA-ELIM-05, §10)."""
    if p.living < 2:
        return Flaw("", f"{p.living} alive", "at least two living players")
    if p.thing != NOBODY and not p.alive[p.thing]:
        roles = [p.roles[player] for player in range(p.seats) if p.alive[player]]
        if not p.settings.revenge or HUMAN not in roles or INFECTED_ROLE not in roles:
            key = f"eliminated {names[p.thing]}"
            return Flaw(key, "the match has ended with The Thing", "a living Thing")
    if not p.alive[p.active]:
        return Flaw("active", f"{names[p.active]} is eliminated", "a living player")
    for player, name in enumerate(names):
        if p.quarantine[player] > 0 and not p.alive[player]:
            return Flaw(f"quarantine {name}", f"{name} is eliminated", "a living player")
    if p.known_top != NOBODY and (not p.deck or IS_PANIC[p.deck[-1]]):
        return Flaw("top", "no STAY AWAY! card lies on top of the deck", "deck: CARD...")
    return None


def card_flaw(p: StayAwayPosition, names: list[str], sizes: list[int]) -> Flaw | None:
    """Every hand can be held (SA-HAND-01, SA-HAND-04, SA-HAND-07, SA-FLOW-04)."""
    for player, name in enumerate(names):
        hand = p.hands[player]
        key = f"hand {name}"
        size = sizes[player] if p.alive[player] else 0
        panic = [IDS[card] for card in hand if IS_PANIC[card]]
        if panic:
            return Flaw(key, f"{panic[0]} is a PANIC! card", "STAY AWAY! cards")
        if len(hand) != size:
            return Flaw(key, f"{name} holds {len(hand)} cards", f"{size} cards")
        most = CAP + size - HAND_SIZE
        if p.alive[player] and p.settings.capped and hand.count(INFECTED) > most:
            return Flaw(key, f"{name} holds too many Infected! cards", f"at most {most}")
        if p.alive[player] and p.roles[player] == INFECTED_ROLE and INFECTED not in hand:
            return Flaw(key, f"{name} is Infected without an Infected! card", "infected in hand")
    return None


def offer_flaw(p: StayAwayPosition, partner: int, offer: int, step: str) -> Flaw | None:
    """The active player could have offered this card to the partner (SA-EXCH-02, SA-EXCH-03)."""
    active = p.active
    if step == "act":
        return Flaw("step", "a card has been offered", "step exchange")
    if p.isolated(active) or p.isolated(partner) or barred(p, active, partner):
        return Flaw("offered", "the two cannot exchange", "players without an obstacle")
    if p.played and partner not in far(p, active):
        return Flaw("offered", "this player cannot be chosen", "a living player within reach")
    legal = giveable(p, active, partner)
    if offer not in legal:
        cards = " or ".join(IDS[card] for card in legal)
        return Flaw("offered", f"{IDS[offer]} cannot be offered", cards)
    return None
