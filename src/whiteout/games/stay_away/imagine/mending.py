"""Mending: the last resort, for the few memories that no dream fits within bounded effort.

A mended dream agrees with everything the seat sees now, and with every face it has seen at the
moment it saw it. Only how a card got where it was seen may remain unexplained: where a dream would
end in a contradiction, cards that nobody sees are exchanged so that it does not.
"""

from __future__ import annotations

from typing import Final

from whiteout.games.stay_away.cards import INFECTED, THE_THING
from whiteout.games.stay_away.imagine.deed import (
    ASIDE,
    DIE,
    DISCARD,
    DRAW,
    FREE,
    HOLDS,
    OVERFLOW,
    SHOW,
    SHUFFLE,
    SPEND,
    STUCK,
    TRADE,
    TURNED,
    UNKNOWN,
    Deed,
)
from whiteout.games.stay_away.imagine.dream import Dream, Token
from whiteout.games.stay_away.imagine.memory import Memory
from whiteout.games.stay_away.imagine.seeing import elsewhere, turn
from whiteout.games.stay_away.imagine.stock import DeadEnd, blank
from whiteout.games.stay_away.imagine.zones import IN_PILE
from whiteout.games.stay_away.position import HUMAN, INFECTED_ROLE, NOBODY, THING_ROLE
from whiteout.games.stay_away.settings import CAP

ALL: Final = 99


def mend(dream: Dream, memory: Memory, index: int) -> None:
    """Exchange cards so that the deed can happen."""
    deed = memory.deeds[index]
    kind = deed.kind
    if kind == SHUFFLE:
        have(dream, dream.pile, memory.seen_drawn[deed.other])
    elif kind == DRAW:
        fill_deck(dream, memory, deed.face)
    elif kind == TRADE:
        mend_trade(dream, memory, deed)
    elif kind == SHOW:
        mend_show(dream, memory, deed)
    elif kind in (SPEND, HOLDS, DISCARD, ASIDE):
        have_to_give(dream, memory, deed.player, deed.face)
    else:
        mend_contagion(dream, memory, deed)


def mend_contagion(dream: Dream, memory: Memory, deed: Deed) -> None:
    """Exchange Infected! cards and roles so that the deed can happen."""
    kind = deed.kind
    if kind == OVERFLOW:
        more_infected(dream, memory, deed.player, CAP + 1)
    elif kind == TURNED:
        make_infected(dream, deed.player)
        more_infected(dream, memory, deed.player, 2)
    elif kind in (DIE, STUCK):
        stuck = deed.player
        if stuck in (memory.seat, dream.thing):
            stuck = deed.other
        make_human(dream, stuck)
        more_infected(dream, memory, stuck, ALL)
    elif kind == FREE:
        for player in (deed.player, deed.other):
            if player != memory.seat and not dream.hands[player]:
                fewer_infected(dream, memory, player)


def mend_trade(dream: Dream, memory: Memory, deed: Deed) -> None:
    """Everybody has the card that was seen to be given, or at least some card to give."""
    for place, player in enumerate(deed.chain):
        face = deed.faces[place]
        if player == memory.seat:
            continue
        if face == INFECTED and player != dream.thing:
            make_infected(dream, player)
            more_infected(dream, memory, player, 2)
        else:
            have_to_give(dream, memory, player, face)


def have_to_give(dream: Dream, memory: Memory, player: int, face: int) -> None:
    """The player has this card, or any that may leave the hand."""
    if face == INFECTED:
        bound = dream.roles[player] == INFECTED_ROLE
        more_infected(dream, memory, player, 2 if bound else 1)
        return
    if not dream.hands[player]:
        fewer_infected(dream, memory, player)
    if face != UNKNOWN:
        have(dream, dream.hands[player], [face])


def mend_show(dream: Dream, memory: Memory, deed: Deed) -> None:
    """The hand is what was seen of it."""
    player = deed.player
    faces = [face for face in deed.faces if face != INFECTED]
    if player == dream.thing:
        faces.remove(THE_THING)
    while len(dream.hands[player]) < len(faces):
        fewer_infected(dream, memory, player)
    more_infected(dream, memory, player, deed.faces.count(INFECTED))
    if dream.roles[player] == INFECTED_ROLE and dream.held[player] == 0:
        make_human(dream, player)
    have(dream, dream.hands[player], faces)


def make_infected(dream: Dream, player: int) -> None:
    """The player has been infected some time ago."""
    if dream.roles[player] == HUMAN:
        dream.infect(player)


def make_human(dream: Dream, player: int) -> None:
    """The player has never been infected."""
    if dream.roles[player] == INFECTED_ROLE:
        dream.roles[player] = HUMAN
        dream.order.remove(player)
        if dream.last_infected == player:
            dream.last_infected = dream.order[-1] if dream.order else UNKNOWN


# -- faces ---------------------------------------------------------------------------------------


def have(dream: Dream, tokens: list[Token], faces: list[int]) -> None:
    """Among the cards of one place are cards of these faces."""
    left = tokens[:]
    missing = []
    for face in faces:
        for token in left:
            if token.face == face:
                left.remove(token)
                break
        else:
            missing.append(face)
    for face in missing:
        able = [token for token in left if dream.stock.can_be(token.face, face)]
        token = able[0] if able else left[0]
        if not able:
            steal(dream, tokens, token, face)
        turn(dream, token, face)
        left.remove(token)


def steal(dream: Dream, tokens: list[Token], token: Token, face: int) -> None:
    """Exchange a card with any that can bear the face."""
    stock = dream.stock
    for other in elsewhere(dream, tokens):
        if other not in tokens and stock.can_be(other.face, face):
            other.face, token.face = token.face, other.face
            return
    for deck in range(stock.current, -1, -1):
        for item in [*stock.older[deck], face]:
            if stock.holds(deck, item) and stock.can_be(item, face) and -2 - token.face < deck:
                stock.drop(deck, item)
                stock.put(deck, token.face)
                token.face = item
                return
    raise DeadEnd


# -- Infected! cards -----------------------------------------------------------------------------


def more_infected(dream: Dream, memory: Memory, player: int, count: int) -> None:
    """The hand holds so many Infected! cards, or nothing else: others go where these came from."""
    hand = dream.hands[player]
    while dream.held[player] < count and hand:
        token = hand[-1]
        if dream.pile_infected:
            dream.pile_infected -= 1
            dream.pile.append(token)
        elif dream.stock.infected:
            dream.stock.infected -= 1
            put_in_deck(dream, token)
        else:
            giver = holder_of_infected(dream, memory, player)
            dream.held[giver] -= 1
            dream.hands[giver].append(token)
        hand.pop()
        dream.held[player] += 1


def fewer_infected(dream: Dream, memory: Memory, player: int) -> None:
    """One Infected! card of the hand is another card: it goes where that came from."""
    dream.held[player] -= 1
    if dream.pile:
        dream.pile_infected += 1
        dream.hands[player].append(dream.pile.pop())
    elif dream.stock.others:
        dream.stock.infected += 1
        dream.hands[player].append(take_from_deck(dream, player))
    else:
        for giver, hand in enumerate(dream.hands):
            if giver != player and len(hand) > 1:
                dream.held[giver] += 1
                dream.hands[player].append(hand.pop())
                return
        raise DeadEnd


def fill_deck(dream: Dream, memory: Memory, face: int) -> None:
    """The deck has an Infected! card, or another one, to be drawn."""
    stock = dream.stock
    if face == INFECTED and stock.infected == 0:
        if dream.pile_infected:
            dream.pile_infected -= 1
            dream.pile.append(take_from_deck(dream, IN_PILE))
        else:
            giver = holder_of_infected(dream, memory, UNKNOWN)
            dream.held[giver] -= 1
            dream.hands[giver].append(take_from_deck(dream, giver))
        stock.infected += 1
    elif face != INFECTED and stock.others == 0:
        stock.infected -= 1
        if dream.pile:
            dream.pile_infected += 1
            put_in_deck(dream, dream.pile.pop())
        else:
            giver = max(range(memory.seats), key=lambda player: len(dream.hands[player]))
            dream.held[giver] += 1
            put_in_deck(dream, dream.hands[giver].pop())


def holder_of_infected(dream: Dream, memory: Memory, but: int) -> int:
    """Somebody who can spare an Infected! card."""
    for player in range(memory.seats):
        spare = dream.held[player] - (dream.roles[player] == INFECTED_ROLE)
        if player != but and spare > 0:
            return player
    raise DeadEnd


def put_in_deck(dream: Dream, token: Token) -> None:
    """A card lies somewhere in the deck."""
    stock = dream.stock
    stock.others += 1
    if token.face != blank(stock.current):
        stock.put(stock.current, token.face)


def take_from_deck(dream: Dream, zone: int) -> Token:
    """A card out of the deck, from the start in that zone."""
    dream.stock.others -= 1
    return Token(blank(dream.stock.current), UNKNOWN, UNKNOWN, zone)


# -- the end -------------------------------------------------------------------------------------


def settle_end(dream: Dream, memory: Memory, giving: list[tuple[int, int]]) -> None:
    """What must hold at the end, since the match is not over."""
    settle_roles(dream, memory)
    for player, size in enumerate(memory.sizes):
        if player == memory.seat or size == 0:
            continue
        if dream.roles[player] == INFECTED_ROLE:
            more_infected(dream, memory, player, 1)
        while memory.settings.capped and dream.held[player] > max(CAP, size - 1):
            fewer_infected(dream, memory, player)
    for player, _ in giving:
        if player not in (memory.seat, dream.thing) and not dream.hands[player]:
            fewer_infected(dream, memory, player)


def settle_roles(dream: Dream, memory: Memory) -> None:
    """With The Thing dead both sides still live (`revenge`); with `auto_declare` a Human lives."""
    others = [player for player, size in enumerate(memory.sizes) if size and player != dream.thing]
    hidden = [player for player in others if player != memory.seat]
    dead = dream.thing == NOBODY and THING_ROLE in dream.roles
    if dead and all(dream.roles[player] == HUMAN for player in others):
        make_infected(dream, hidden[dream.draw_lot(len(hidden))])
    if (dead or memory.settings.auto_declare) and all(
        dream.roles[player] == INFECTED_ROLE for player in others
    ):
        make_human(dream, hidden[dream.draw_lot(len(hidden))])
