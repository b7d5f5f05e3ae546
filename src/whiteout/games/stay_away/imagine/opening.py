"""How a dream begins: with the deal, or with an arranged table."""

from __future__ import annotations

from whiteout.games.stay_away.cards import ANALYSIS, FLAMETHROWER, INFECTED, IS_PANIC, THE_THING
from whiteout.games.stay_away.imagine.deed import DRAW, SHUFFLE, UNKNOWN
from whiteout.games.stay_away.imagine.dream import Dream, Token
from whiteout.games.stay_away.imagine.memory import Memory, Start
from whiteout.games.stay_away.imagine.plan import Plan
from whiteout.games.stay_away.imagine.seeing import find_in_deck
from whiteout.games.stay_away.imagine.stock import FACES, DeadEnd, blank
from whiteout.games.stay_away.imagine.zones import IN_PILE, ON_TOP
from whiteout.games.stay_away.position import INFECTED_ROLE, NOBODY, THING_ROLE


def begin(dream: Dream, memory: Memory, plan: Plan) -> None:
    """Everything as it was before the first deed."""
    start = memory.start
    assert start is not None
    if plan.thing != NOBODY and plan.birth == UNKNOWN:
        dream.roles[plan.thing] = THING_ROLE
        if start.alive[plan.thing]:
            dream.thing = plan.thing
    counts = unseen(memory, start)
    if start.arranged:
        lay_out(dream, memory, plan, start, counts)
    else:
        deal(dream, memory, plan, counts)
    for face in memory.seen_drawn[0]:
        if face != THE_THING or plan.birth == UNKNOWN:  # else its card is no card like others
            find_in_deck(dream, face)


def unseen(memory: Memory, start: Start) -> list[int]:
    """How many cards of each face lie where the seat does not see them."""
    counts = memory.settings.copies[:]
    for card in start.hand:
        counts[card] -= 1
    for card in start.table:
        counts[card] -= 1
    if start.top != UNKNOWN:
        counts[start.top] -= 1
    return counts


def deal(dream: Dream, memory: Memory, plan: Plan, counts: list[int]) -> None:
    """Four cards each from the dealing pool, all Infected! and PANIC! cards in the deck
    (SA-SETUP-02 to SA-SETUP-05)."""
    pool = [0 if IS_PANIC[face] else counts[face] for face in range(FACES)]
    infected = pool[INFECTED]
    pool[INFECTED] = 0
    pool[THE_THING] = 0
    weapons: list[int] = []
    if memory.settings.hold_back_weapons:
        weapons = [FLAMETHROWER] * pool[FLAMETHROWER] + [ANALYSIS] * pool[ANALYSIS]
        pool[FLAMETHROWER] = 0
        pool[ANALYSIS] = 0
    left = sum(pool)
    for player in range(memory.seats):
        if player != memory.seat:
            size = 3 if player == dream.thing else 4
            dream.hands[player] = fresh(size, player)
            left -= size
    dream.stock.add_deck(pool, [], infected, left)
    dream.ashes.append([])
    if weapons:
        counts = [0] * FACES
        for weapon in weapons:
            counts[weapon] += 1
        dream.stock.add_deck(counts, [blank(0)] * left, infected, left + len(weapons))
        dream.ashes.append([])


def fresh(size: int, zone: int) -> list[Token]:
    """Cards nobody has seen, from the start in that zone."""
    return [Token(blank(0), UNKNOWN, UNKNOWN, zone) for _ in range(size)]


def lay_out(dream: Dream, memory: Memory, plan: Plan, start: Start, counts: list[int]) -> None:
    """An arranged table: any card may be anywhere. The dead have no hands, and who was Infected is
    drawn by lot among those who hold an Infected! card."""
    pool = [0 if IS_PANIC[face] else counts[face] for face in range(FACES)]
    infected = pool[INFECTED]
    pool[INFECTED] = 0
    if dream.thing != NOBODY or plan.thing == NOBODY or plan.birth != UNKNOWN:
        pool[THE_THING] = 0  # else it lies with the cards of a dead Thing
    others = sum(pool)
    dream.stock.add_deck(pool, [], 0, 0)
    dream.ashes.append([])
    if memory.seat >= 0:
        dream.roles[memory.seat] = start.role
        if start.role == INFECTED_ROLE:
            dream.infect(memory.seat)
    for player in range(memory.seats):
        if player == memory.seat or not start.alive[player]:
            continue
        size = start.sizes[player] - (1 if player == dream.thing else 0)
        fitting = plan.first[player]
        if start.roles and start.roles[player] == INFECTED_ROLE:
            dream.infect(player)
            fitting &= ~1
        held = count_infected(dream, fitting, size, infected, others)
        infected -= held
        others -= size - held
        dream.held[player] = held
        dream.hands[player] = fresh(size - held, player)
        by_thing = plan.thing not in (NOBODY, player) and plan.birth == UNKNOWN
        may_be = held and by_thing and not start.roles and memory.clean[player] == UNKNOWN
        if may_be and dream.draw_lot(2):
            dream.infect(player)
    size = start.deck - (start.top != UNKNOWN) - (plan.thing == NOBODY or plan.birth != UNKNOWN)
    split_piles(dream, memory, size, infected, others, counts)
    if start.top != UNKNOWN:
        dream.top_infected = start.top == INFECTED
        if not dream.top_infected:
            dream.top = Token(start.top, UNKNOWN, UNKNOWN, ON_TOP)


def count_infected(dream: Dream, fitting: int, size: int, infected: int, others: int) -> int:
    """How many of a hand's cards are Infected! cards: by lot, as far as that agrees with what
    will be seen of the hand."""
    cards = [1] * infected + [0] * others
    dream.luck.shuffle(cards, "imagine")
    held = sum(cards[:size])
    if not fitting >> held & 1:
        able = [count for count in range(min(size, infected) + 1) if fitting >> count & 1]
        if not able:
            raise DeadEnd
        held = able[dream.luck.below(len(able), "imagine")]
    if size - held > others:
        raise DeadEnd
    return held


def split_piles(
    dream: Dream, memory: Memory, size: int, infected: int, others: int, counts: list[int]
) -> None:
    """What is in no hand lies in the deck, so many cards of it, or in the discard pile."""
    stock = dream.stock
    panics = sum(counts[face] for face in range(FACES) if IS_PANIC[face])
    in_deck = panics_in_deck(dream, memory, size, panics, infected + others)
    plain = size - in_deck
    seen = [0, 0]
    for deed in memory.deeds:
        if deed.kind == SHUFFLE:
            break
        if deed.kind == DRAW and deed.face not in (UNKNOWN, THE_THING) and deed.other == UNKNOWN:
            seen[deed.face == INFECTED] += 1
    cards = [1] * infected + [0] * others
    dream.luck.shuffle(cards, "imagine")
    held = min(max(sum(cards[:plain]), seen[1]), plain - seen[0])
    if held > infected or plain - held > others or held < seen[1]:
        raise DeadEnd
    stock.infected = held
    stock.others = plain - held
    dream.pile_infected = infected - held
    dream.pile = fresh(others - plain + held, IN_PILE)


def panics_in_deck(dream: Dream, memory: Memory, size: int, panics: int, plain: int) -> int:
    """How many PANIC! cards the first deck held."""
    if memory.decks > 0:
        return memory.first_panics
    fewest = max(memory.fewest_panics(), size - plain)
    most = min(panics, size - memory.fewest_plain())
    cards = [1] * panics + [0] * plain
    dream.luck.shuffle(cards, "imagine")
    return min(max(sum(cards[:size]), fewest), most)
