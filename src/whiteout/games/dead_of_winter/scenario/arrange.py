"""Positions from the `given` lines of a scenario: what the lines have put is completed and
started."""

from __future__ import annotations

from typing import Any

from whiteout.core.chance import Chance, SeededChance
from whiteout.core.given import Given
from whiteout.games.dead_of_winter.facts import FACTS
from whiteout.games.dead_of_winter.position import NOTHING, TURNS, WinterPosition
from whiteout.games.dead_of_winter.rules.colony import COLONY_PHASE, ROUND
from whiteout.games.dead_of_winter.rules.setup import cards_of, crossroads_of, survivors_of
from whiteout.games.dead_of_winter.rules.turn import MAIN_TURN, START_TURN
from whiteout.games.dead_of_winter.scenario.lines import ACT, DICE, LINES, STEPS, TURN, Table
from whiteout.games.dead_of_winter.tables import (
    COLONY,
    CRISES,
    EXILED,
    ITEM_IDS,
    KIND,
    LOYAL,
    OUTSIDE,
    SPACES,
    SURVIVOR_IDS,
)

_PURPOSE = "arrange"
_ALL_DECKS = (1 << len(SPACES)) - 1


class Arrangement(Table):
    """What the lines have put, on its way to a position that can be played."""

    def complete(self) -> None:
        complete(self, self.p.chance)

    def check(self) -> None:
        check(self)

    def begin(self) -> None:
        begin(self)


def arrange(given: Given, options: dict[str, Any], chance: Chance) -> WinterPosition:
    """The position that the lines describe, at its first choice."""
    table = Arrangement(given, options, SeededChance(chance.word(_PURPOSE)))
    return LINES.arrange(table, table.p, FACTS, chance, DICE)


# -- completing ------------------------------------------------------------------------------------


def complete(table: Table, chance: Chance) -> None:
    """Whatever the lines leave open: groups, decks, objectives."""
    p = table.p
    for seat in range(p.seats):
        p.hands[seat].sort()
        p.given[seat].sort()
        p.unused[seat].sort()
        p.sources[seat] = _ALL_DECKS
    dead = [code // 2 for code in p.removed_survivors]
    free = [s for s in survivors_of(p.settings) if p.owner[s] < 0 and s not in dead]
    p.survivor_deck = on_top(free, table.survivor_tops, chance)
    for seat in p.players():
        if not p.group(seat):
            s = p.survivor_deck.pop(0)
            p.owner[s] = seat
            p.place[s] = COLONY
            p.leaders[seat] = s
    crises = [card for card in range(len(CRISES)) if card != p.crisis]
    p.crisis_deck = on_top(crises, table.crisis_tops, chance)
    p.crisis_seen = [0] * len(p.crisis_deck)
    exiles = [card for card in range(len(EXILED)) if card not in p.exile_cards]
    p.exile_deck = on_top(exiles, table.exile_tops, chance)
    cards = [card for card in crossroads_of(p.settings) if card != table.held]
    p.crossroads_in = [card in cards or card == table.held for card in range(len(p.ruled_out))]
    p.crossroads_deck = on_top(cards, table.event_tops, chance)
    p.crossroads_seen = [0] * len(cards)
    complete_objectives(p, chance)
    complete_decks(table, chance)


def on_top(cards: list[int], top: list[int], chance: Chance) -> list[int]:
    """A deck with these cards on top, the first uppermost; the others in any order."""
    rest = sorted([card for card in cards if card not in top])
    chance.shuffle(rest, _PURPOSE)
    return [*rest, *top[::-1]]


def complete_objectives(p: WinterPosition, chance: Chance) -> None:
    """Somebody whose objective is not named has a loyal one."""
    if p.settings.coop:
        p.objectives = [NOTHING] * p.seats
        return
    loyal = [card for card in LOYAL if card not in p.objectives]
    chance.shuffle(loyal, _PURPOSE)
    for seat in range(p.seats):
        if p.objectives[seat] == NOTHING:
            p.objectives[seat] = loyal.pop()


def complete_decks(table: Table, chance: Chance) -> None:
    """Item decks as built, less what the lines have placed elsewhere."""
    p = table.p
    left = [cards_of(deck) for deck in range(len(SPACES))]
    placed = [*p.waste, *p.objective_cards]
    for seat in range(p.seats):
        placed += [*p.hands[seat], *p.given[seat]]
    for items in p.items:
        placed += [item & KIND for item in items]
    for location, top in table.deck_tops.items():
        for card in top:
            take(table, left, card, [location, *range(len(SPACES))])
    for card in placed:
        take(table, left, card, list(range(len(SPACES))))
    for location in OUTSIDE:
        top = table.deck_tops.get(location, [])
        rest = [] if location in table.whole_decks else left[location]
        chance.shuffle(rest, _PURPOSE)
        p.decks[location] = [*rest, *top[::-1]]
        p.deck_seen[location] = [0] * len(p.decks[location])
    p.boxed[0] = left[0]


def take(table: Table, left: list[list[int]], card: int, decks: list[int]) -> None:
    """Take a card out of the first of these decks that has one."""
    for deck in decks:
        if card in left[deck]:
            left[deck].remove(card)
            return
    wrong = f"no {ITEM_IDS[card]} is left in the box"
    raise table.given.broken(wrong, "no more cards than there are")


# -- checking and starting -------------------------------------------------------------------------


def check(table: Table) -> None:
    """What cannot be is refused."""
    p = table.p
    for location in range(len(SPACES)):
        if p.free_spaces(location) < 0:
            wrong = f"too many people at {location}"
            raise table.given.broken(wrong, f"at most {SPACES[location]}")
    for entrance in range(len(p.zombies)):
        if p.free_in(entrance) < 0:
            raise table.given.broken(f"entrance {entrance} is too full", "no more than its spaces")
    for s, seat in enumerate(p.owner):
        if p.hurt(s) and seat < 0:
            raise table.given.broken(f"{SURVIVOR_IDS[s]} is not in play", "somebody in a group")
    if p.out[table.active]:
        raise table.given.broken("whoever is out has no turn", "active NAME of somebody else")


def begin(table: Table) -> None:
    """Start at the step named: in the middle of a turn, at its beginning, or in the colony
    phase."""
    p = table.p
    step = STEPS[table.step]
    order = [(table.active + at) % p.seats for at in range(p.seats)]
    if step in (ACT, TURN):
        p.step = TURNS
        rest = p.seats - (table.active - p.first) % p.seats
        p.then_all([*COLONY_PHASE, ROUND])
        p.order = order[:rest]
        if step == TURN:
            if table.held >= 0:
                p.crossroads_deck.append(table.held)
                p.crossroads_seen.append(0)
            p.then(START_TURN)
            return
        p.order = p.order[1:]
        p.turn = 1
        p.active = table.active
        p.held = table.held
        holder = p.right_of(p.active)
        p.holder = holder if table.held >= 0 and holder != p.active else -1
        p.then(MAIN_TURN, START_TURN)
        return
    if step == "round":
        p.round -= 1
        p.then(ROUND)
        return
    names = STEPS[3:]
    starts = [0, 1, 2, 3, 4, 6, 7]
    p.then_all([*COLONY_PHASE[starts[names.index(step)] :], ROUND])
