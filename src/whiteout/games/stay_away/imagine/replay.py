"""Going through a memory once more: every deed, with what was hidden drawn by lot."""

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
    KEEP,
    OVERFLOW,
    PILE,
    PLACE,
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
from whiteout.games.stay_away.imagine.plan import Plan
from whiteout.games.stay_away.imagine.seeing import find, find_in_deck, show, turn
from whiteout.games.stay_away.imagine.steering import leave_one, must_go
from whiteout.games.stay_away.imagine.stock import FACES, DeadEnd, blank
from whiteout.games.stay_away.imagine.trading import trade
from whiteout.games.stay_away.imagine.zones import APART, IN_DECK, IN_PILE, ON_TOP, PUT_ASIDE
from whiteout.games.stay_away.position import HUMAN, INFECTED_ROLE, NOBODY, THING_ROLE
from whiteout.games.stay_away.settings import CAP


def relive(dream: Dream, memory: Memory, plan: Plan, index: int) -> None:
    """One deed."""
    deed = memory.deeds[index]
    kind = deed.kind
    if kind == DRAW:
        draw(dream, memory, plan, index, deed)
    elif kind == TRADE:
        trade(dream, memory, plan, index, deed)
    elif kind == PILE:
        dream.pile.append(Token(deed.face, index, index, IN_PILE))
    elif deed.player == memory.seat and kind not in _PAIRS:
        do_own(dream, index, deed)
    elif kind in (DISCARD, ASIDE):
        leave_hand(dream, memory, plan, index, deed)
    elif kind in (SPEND, HOLDS, SHOW):
        see(dream, index, deed)
    else:
        relive_rare(dream, memory, plan, index)


HURRY: Final = 6
"""How much likelier a card goes that must go soon."""

_PAIRS: Final = (TURNED, STUCK, FREE)


def relive_rare(dream: Dream, memory: Memory, plan: Plan, index: int) -> None:
    """The deeds that do not happen in every turn."""
    deed = memory.deeds[index]
    kind = deed.kind
    if kind == SHUFFLE:
        shuffle(dream, memory, plan, index)
    elif kind == KEEP:
        keep(dream, plan, index, deed)
    elif kind == PLACE:
        place(dream, index, deed)
    elif kind == OVERFLOW:
        overflow(dream, deed)
    elif kind == DIE:
        die(dream, index, deed)
    elif kind == TURNED:
        check_turned(dream, memory, deed)
    elif kind == STUCK:
        check_stuck(dream, memory, deed)
    else:
        check_free(dream, memory, deed)


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
        mourn(dream, index, deed)


def throw_own(dream: Dream, index: int, faces: list[int]) -> None:
    """Cards of the seat go to the discard pile."""
    for face in faces:
        if face == INFECTED:
            dream.pile_infected += 1
        else:
            dream.pile.append(Token(face, index, index, IN_PILE))


# -- the deck ------------------------------------------------------------------------------------


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


# -- hands ---------------------------------------------------------------------------------------


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
    player = deed.player
    apart = dream.apart
    infected = dream.apart_infected
    dream.apart = []
    dream.apart_infected = 0
    for face in deed.faces:
        if face == INFECTED:
            infected -= 1
            dream.pile_infected += 1
        else:
            for token in apart:
                if token.face == face:
                    apart.remove(token)
                    token.move(index, IN_PILE)
                    dream.pile.append(token)
                    break
    if dream.thing_apart:
        dream.thing_apart = False  # The Thing itself is kept
    else:
        held = dream.held[player]
        able = [apart[number] for number in range(len(apart)) if plan.after[index] >> held & 1]
        lots = infected if plan.after[index] >> held + 1 & 1 else 0
        if not able and not lots:
            raise DeadEnd
        drawn = dream.draw_lot(len(able) + lots)
        if drawn < len(able):
            token = able[drawn]
            apart.remove(token)
            token.move(index, player)
            dream.hands[player].append(token)
        else:
            dream.held[player] += 1
            infected -= 1
    dream.pile_infected += infected
    for token in apart:
        token.move(index, IN_PILE)
        dream.pile.append(token)


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
        for token in dream.apart:
            token.move(index, IN_PILE)
        dream.pile += dream.apart
        dream.pile_infected += dream.apart_infected
        dream.apart = []
        dream.apart_infected = 0
    if dream.roles[player] == HUMAN:
        dream.last_infected = NOBODY
    if player == dream.thing:
        dream.thing = NOBODY
        dream.thing_apart = False


# -- what exchanges tell -------------------------------------------------------------------------


def check_turned(dream: Dream, memory: Memory, deed: Deed) -> None:
    """Somebody gave an Infected! card, and is Infected if not The Thing."""
    player = deed.player
    if player in (dream.thing, memory.seat):
        return
    if dream.roles[player] != INFECTED_ROLE or dream.held[player] < 2:
        raise DeadEnd


def gives_nothing(dream: Dream, player: int, facing: int) -> bool:
    """Whether a player has no card that may be given (§6.9)."""
    if player == dream.thing or dream.hands[player]:
        return False
    infected = dream.roles[player] == INFECTED_ROLE
    return not infected or facing != dream.thing or dream.held[player] < 2


def check_stuck(dream: Dream, memory: Memory, deed: Deed) -> None:
    """At least one of the two had nothing to give; the seat would know if it was itself."""
    for one, facing in ((deed.player, deed.other), (deed.other, deed.player)):
        if one not in (memory.seat, UNKNOWN) and gives_nothing(dream, one, facing):
            return
    raise DeadEnd


def check_free(dream: Dream, memory: Memory, deed: Deed) -> None:
    """Both had something to give."""
    for one, facing in ((deed.player, deed.other), (deed.other, deed.player)):
        if one != memory.seat and gives_nothing(dream, one, facing):
            raise DeadEnd
