"""Deeds of hands in a dream: cards are seen, leave, are kept; players die."""

from __future__ import annotations

from typing import Final

from whiteout.games.stay_away.cards import INFECTED, THE_THING
from whiteout.games.stay_away.imagine.deed import (
    ASIDE,
    DIE,
    DISCARD,
    KEEP,
    OVERFLOW,
    SHOW,
    SPEND,
    UNKNOWN,
    Deed,
)
from whiteout.games.stay_away.imagine.dream import Dream, Token
from whiteout.games.stay_away.imagine.memory import Memory
from whiteout.games.stay_away.imagine.plan import Plan
from whiteout.games.stay_away.imagine.seeing import find, show
from whiteout.games.stay_away.imagine.steering import leave_one, must_go
from whiteout.games.stay_away.imagine.stock import DeadEnd
from whiteout.games.stay_away.imagine.zones import IN_PILE, PUT_ASIDE
from whiteout.games.stay_away.position import HUMAN, INFECTED_ROLE, NOBODY
from whiteout.games.stay_away.settings import CAP

HURRY: Final = 6
"""How much likelier a card goes that must go soon."""


def see(dream: Dream, index: int, deed: Deed) -> None:
    """Cards of a hand are seen; one that is played leaves it."""
    player = deed.player
    if deed.kind == SHOW:
        faces = [face for face in deed.faces if face != INFECTED]
        if player == dream.thing:
            faces.remove(THE_THING)
        if dream.held[player] != len(deed.faces) - len(faces) - (player == dream.thing):
            raise DeadEnd
        show(dream, player, faces, index)
    elif deed.face == INFECTED:
        if dream.held[player] == 0:
            raise DeadEnd
    elif deed.face != THE_THING or player != dream.thing:
        token = find(dream, player, deed.face, index)
        if deed.kind == SPEND:
            dream.hands[player].remove(token)


def leave_hand(dream: Dream, memory: Memory, plan: Plan, index: int, deed: Deed) -> None:
    """A discard, or a card put aside for Blind Date."""
    player = deed.player
    hand = dream.hands[player]
    infected = deed.face == INFECTED
    token: Token | None = None
    zone = IN_PILE if deed.kind == DISCARD else PUT_ASIDE
    if deed.face == UNKNOWN:
        infected = guess_discard(dream, memory, plan, index, zone)
        if not infected:
            token = leave_one(dream, player, index, zone)
            if token is None:
                raise DeadEnd
    elif not infected:
        token = find(dream, player, deed.face, index)
        hand.remove(token)
    if infected:
        dream.held[player] -= 1
        if dream.held[player] < (dream.roles[player] == INFECTED_ROLE):
            raise DeadEnd
    if token is not None:
        token.move(index, zone)
    if deed.kind == ASIDE:
        dream.aside = token
        dream.aside_infected = infected
    elif token is not None:
        dream.pile.append(token)
    else:
        dream.pile_infected += 1


def guess_discard(dream: Dream, memory: Memory, plan: Plan, index: int, zone: int) -> bool:
    """Whether a card that leaves a hand unseen is an Infected! card: each card that may go is as
    likely as another."""
    deed = memory.deeds[index]
    player = deed.player
    held = dream.held[player]
    after = plan.after[index]
    others = len(dream.hands[player]) if after >> held & 1 else 0
    infected = held if held and after >> held - 1 & 1 else 0
    if held == 1 and dream.roles[player] == INFECTED_ROLE:
        infected = 0  # SA-HAND-04
    if deed.kind == DISCARD and plan.needed[index] > dream.pile_infected:
        infected *= HURRY  # the next deck will be seen to hold more
    if deed.kind == ASIDE and deed.other != UNKNOWN:
        drawer = memory.deeds[deed.other].player
        if drawer not in (memory.seat, player):  # the next to draw will have it
            after = plan.after[deed.other]
            others = others if after >> dream.held[drawer] & 1 else 0
            infected = infected if after >> dream.held[drawer] + 1 & 1 else 0
    if infected + others == 0:
        raise DeadEnd
    if infected and others and must_go(dream, player, index, zone):
        return False
    return dream.draw_lot(infected + others) < infected


def keep(dream: Dream, plan: Plan, index: int, deed: Deed) -> None:
    """One of the three cards of Resolute; the others are shown where all three were."""
    for face in deed.faces:
        if face == INFECTED:
            dream.apart_infected -= 1
            dream.pile_infected += 1
        else:
            token = next(token for token in dream.apart if token.face == face)
            dream.apart.remove(token)
            token.move(index, IN_PILE)
            dream.pile.append(token)
    if dream.thing_apart:
        dream.thing_apart = False  # The Thing itself is kept
    else:
        keep_one(dream, plan, index, deed.player)
    throw_apart(dream, index)


def keep_one(dream: Dream, plan: Plan, index: int, player: int) -> None:
    """Any card that agrees with what will be seen of the hand, each as likely as another."""
    held = dream.held[player]
    after = plan.after[index]
    others = len(dream.apart) if after >> held & 1 else 0
    infected = dream.apart_infected if after >> held + 1 & 1 else 0
    if infected + others == 0:
        raise DeadEnd
    drawn = dream.draw_lot(infected + others)
    if drawn < others:
        token = dream.apart.pop(drawn)
        token.move(index, player)
        dream.hands[player].append(token)
    else:
        dream.apart_infected -= 1
        dream.held[player] += 1


def throw_apart(dream: Dream, index: int) -> None:
    """What is left of the three cards of Resolute goes to the discard pile."""
    for token in dream.apart:
        token.move(index, IN_PILE)
    dream.pile += dream.apart
    dream.pile_infected += dream.apart_infected
    dream.apart = []
    dream.apart_infected = 0


def overflow(dream: Dream, deed: Deed) -> None:
    """SA-HAND-09."""
    if dream.held[deed.player] <= CAP:
        raise DeadEnd
    dream.held[deed.player] -= 1
    dream.pile_infected += 1


def die(dream: Dream, index: int, deed: Deed) -> None:
    """The hand goes to the discard pile (SA-ELIM-02). `superinfection` strikes those who hold
    nothing but Infected! cards, but not an Infected player who faces The Thing (§11)."""
    player = deed.player
    if deed.face == INFECTED:
        safe = dream.roles[player] == INFECTED_ROLE and deed.other == dream.thing != NOBODY
        if dream.hands[player] or safe:
            raise DeadEnd
    for token in dream.hands[player]:
        token.move(index, IN_PILE)
    dream.pile += dream.hands[player]
    dream.pile_infected += dream.held[player]
    dream.hands[player] = []
    dream.held[player] = 0
    if player == dream.thing:  # its card is a card like any other from now on: `revenge`
        dream.pile.append(Token(THE_THING, UNKNOWN, index, IN_PILE))
    mourn(dream, index, deed)


def mourn(dream: Dream, index: int, deed: Deed) -> None:
    """What an elimination means beyond the hand."""
    player = deed.player
    if deed.apart:
        throw_apart(dream, index)
    if dream.roles[player] == HUMAN:
        dream.last_infected = NOBODY
    if player == dream.thing:
        dream.thing = NOBODY
        dream.thing_apart = False


def do_own(dream: Dream, index: int, deed: Deed) -> None:
    """What the seat itself has done with its cards: it knows them all."""
    kind = deed.kind
    if kind == ASIDE:
        dream.aside_infected = deed.face == INFECTED
        dream.aside = None if dream.aside_infected else Token(deed.face, index, index, PUT_ASIDE)
    elif kind in (DISCARD, OVERFLOW):
        throw_own(dream, index, [deed.face])
    elif kind == KEEP:
        throw_own(dream, index, deed.faces)
        dream.apart = []
        dream.apart_infected = 0
        dream.thing_apart = False
    elif kind == DIE:
        throw_own(dream, index, deed.faces)
        if dream.thing_apart:
            throw_own(dream, index, [THE_THING])
        mourn(dream, index, deed)


def throw_own(dream: Dream, index: int, faces: list[int]) -> None:
    """Cards of the seat go to the discard pile."""
    for face in faces:
        if face == INFECTED:
            dream.pile_infected += 1
        else:
            dream.pile.append(Token(face, index, index, IN_PILE))
