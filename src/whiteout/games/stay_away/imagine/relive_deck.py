"""Deeds of the deck in a dream: draws, shuffles, and the card of Blind Date."""

from __future__ import annotations

from whiteout.games.stay_away.cards import INFECTED
from whiteout.games.stay_away.imagine.deed import KEEP, UNKNOWN, Deed
from whiteout.games.stay_away.imagine.dream import Dream, Token
from whiteout.games.stay_away.imagine.memory import Memory
from whiteout.games.stay_away.imagine.plan import Plan
from whiteout.games.stay_away.imagine.seeing import find_in_deck, turn
from whiteout.games.stay_away.imagine.stock import FACES, DeadEnd, blank
from whiteout.games.stay_away.imagine.zones import APART, IN_DECK, IN_PILE, ON_TOP
from whiteout.games.stay_away.position import THING_ROLE


def draw(dream: Dream, memory: Memory, plan: Plan, index: int, deed: Deed) -> None:
    """The top card of the deck, into the hand or among the three of Resolute."""
    player = deed.player
    if index == plan.birth:
        dream.thing = player  # its card needs no token
        dream.thing_apart = deed.apart
        dream.roles[player] = THING_ROLE
        return
    infected = draw_kind(dream, memory, plan, index, deed)
    if infected:
        if deed.apart:
            dream.apart_infected += 1
        elif player != memory.seat:
            dream.held[player] += 1
        return
    token = draw_token(dream, index, deed, APART if deed.apart else player)
    if deed.apart:
        dream.apart.append(token)
    elif player != memory.seat:
        dream.hands[player].append(token)


def draw_token(dream: Dream, index: int, deed: Deed, zone: int) -> Token:
    """The card drawn, which is no Infected! card."""
    face = deed.face
    if deed.other == UNKNOWN:
        if face == UNKNOWN:
            return Token(blank(dream.stock.current), UNKNOWN, index, zone)
        return Token(face, index, index, zone)  # found when the deck was shuffled
    token = dream.top
    assert token is not None
    dream.top = None
    token.move(index, zone)
    if face != UNKNOWN:
        turn(dream, token, face)
        token.seen = index
    return token


def draw_kind(dream: Dream, memory: Memory, plan: Plan, index: int, deed: Deed) -> bool:
    """Whether the card drawn is an Infected! card; it leaves the deck."""
    if deed.other != UNKNOWN:
        infected = dream.top_infected
        dream.top_infected = False
        if infected and deed.player != memory.seat and not deed.apart:
            fits(plan, index, dream.held[deed.player] + 1)
        return infected
    stock = dream.stock
    if deed.face == UNKNOWN:
        infected = guess_kind(dream, memory, plan, index)
    else:
        infected = deed.face == INFECTED
    if infected:
        stock.infected -= 1
    else:
        stock.others -= 1
    if stock.infected < 0 or stock.others < 0:
        raise DeadEnd
    return infected


def guess_kind(dream: Dream, memory: Memory, plan: Plan, index: int) -> bool:
    """As likely as the deck makes it. Cards that are certainly drawn later were not drawn now."""
    deed = memory.deeds[index]
    infected = max(0, dream.stock.infected - plan.infected_later[index])
    others = max(0, dream.stock.others - plan.others_later[index])
    held = dream.held[deed.player]
    after = last_chance(dream, memory, plan, index) if deed.apart else plan.after[index]
    if not after >> held & 1:
        others = 0
    if not after >> held + 1 & 1:
        infected = 0
    if infected + others == 0:
        raise DeadEnd
    return dream.draw_lot(infected + others) < infected


def last_chance(dream: Dream, memory: Memory, plan: Plan, index: int) -> int:
    """For the third card of Resolute: the numbers of Infected! cards that fit the hand after one
    card has been kept, unless a card that fits is already there."""
    drawn = len(dream.apart) + dream.apart_infected
    while index < len(memory.deeds) and memory.deeds[index].kind != KEEP:
        index += 1
    if drawn < 2 or index == len(memory.deeds):
        return -1
    held = dream.held[memory.deeds[index].player]
    after = plan.after[index]
    if (dream.apart and after >> held & 1) or (dream.apart_infected and after >> held + 1 & 1):
        return -1
    return after


def fits(plan: Plan, index: int, held: int) -> None:
    """The hand agrees with what will be seen of it."""
    if not plan.after[index] >> held & 1:
        raise DeadEnd


def shuffle(dream: Dream, memory: Memory, plan: Plan, index: int) -> None:
    """The discard pile becomes the deck. The cards that are seen to be drawn from it lie in it."""
    counts = [0] * FACES
    older = []
    deck = dream.stock.current + 1
    for token in dream.pile:
        token.move(index, IN_DECK + deck)
        if token.face < 0:
            older.append(token.face)
        else:
            counts[token.face] += 1
    if (
        dream.pile_infected < plan.infected_later[index]
        or len(dream.pile) < plan.others_later[index]
    ):
        raise DeadEnd
    dream.stock.add_deck(counts, older, dream.pile_infected, len(dream.pile))
    dream.ashes.append(dream.pile)
    dream.pile = []
    dream.pile_infected = 0
    for face in memory.seen_drawn[memory.deeds[index].other]:
        find_in_deck(dream, face)


def place(dream: Dream, index: int, deed: Deed) -> None:
    """What was put aside goes where the table has it go."""
    token = dream.aside
    infected = dream.aside_infected
    dream.aside = None
    dream.aside_infected = False
    if token is not None:
        token.move(index, IN_PILE if deed.apart else ON_TOP)
    if not deed.apart:
        dream.top = token
        dream.top_infected = infected
    elif token is not None:
        dream.pile.append(token)
    else:
        dream.pile_infected += 1
