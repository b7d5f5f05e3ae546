"""The main objective (specification 3.8, 6.12)."""

from __future__ import annotations

from typing import Final

from whiteout.core.choice import Step
from whiteout.core.event import Event
from whiteout.core.option import Option
from whiteout.games.dead_of_winter.options import CARD, DONE
from whiteout.games.dead_of_winter.position import WinterPosition
from whiteout.games.dead_of_winter.rules.ending import COMPLETE, STOVES, end
from whiteout.games.dead_of_winter.rules.general import GAVE_OBJECTIVE, kinds, leaves, note
from whiteout.games.dead_of_winter.rules.plan import W_GIVE, Plan
from whiteout.games.dead_of_winter.settings import Settings
from whiteout.games.dead_of_winter.tables import (
    COLONY,
    EDUCATION,
    FOOD,
    FUEL_SYMBOL,
    ITEM_IDS,
    KIND,
    MEDICINE_SYMBOL,
    OBJECTIVES,
    OUTSIDE,
    SYMBOL_OF,
    WEAPON,
)

# The numbers of a goal, by place in `p.goal`.
G_MEDICINE: Final = 0
G_EDUCATION: Final = 1
G_FOOD: Final = 2
G_FUEL: Final = 3
G_BARRICADES: Final = 4
G_LOCATIONS: Final = 5
G_OUTSIDE: Final = 6
G_COLONY: Final = 7
G_DECKS: Final = 8
G_SAMPLES: Final = 9
G_ARMED: Final = 10
BY_PLAYERS: Final = -1
"""In place of a number of armed survivors: as many as there are players not exiled."""
GOAL_IDS: Final = [
    "medicine", "education", "food", "fuel", "barricades", "locations", "outside", "colony",
    "decks", "samples", "armed_survivors",
]  # fmt: skip
_SYMBOLS: Final = [
    (MEDICINE_SYMBOL, G_MEDICINE),
    (EDUCATION, G_EDUCATION),
    (FOOD, G_FOOD),
    (FUEL_SYMBOL, G_FUEL),
]


def numbers_for(main: int, settings: Settings) -> dict[str, int]:
    """Setup and goal of an objective in this profile, on this side, for so many players
    (specification 3.8 and 11)."""
    players = settings.players
    row = OBJECTIVES[main]
    if not settings.tuned:
        return dict(row.sides[settings.side])
    found = {**row.sides[0], **row.tuned[players - 2]}
    if settings.side == 1:
        found["morale"] -= 1
        if row.id == "MO04":
            found["zombies_colony"] = found.get("zombies_colony", 0) + 2
        else:
            found["zombies_outside"] = min(3, found.get("zombies_outside", 0) + 1)
            found["zombies_colony"] = min(15, found.get("zombies_colony", 0) + 3)
    return found


def goal_for(numbers: dict[str, int], players: int) -> list[int]:
    """The numbers of the goal; what is not asked for is 0."""
    found = [numbers.get(name, 0) for name in GOAL_IDS]
    for place, name in enumerate(GOAL_IDS):
        each = numbers.get(f"{name}_each", 0)
        if each and not found[place]:
            found[place] = each * players
    if "armed" in numbers and not found[G_ARMED]:
        found[G_ARMED] = BY_PLAYERS
    return found


# -- adding cards ----------------------------------------------------------------------------------


def stored(p: WinterPosition, symbol: int) -> int:
    """Cards of a symbol that lie on the objective."""
    return len([card for card in p.objective_cards if SYMBOL_OF[card] == symbol])


def missing(p: WinterPosition, symbol: int) -> int:
    """How many cards of a symbol may still be added (DW-OBJ-01)."""
    goal = OBJECTIVES[p.main].goal
    if goal == "stoves":
        return 99 if symbol == FUEL_SYMBOL else 0
    if goal != "cards":
        return 0
    for wanted, place in _SYMBOLS:
        if wanted == symbol:
            return max(0, p.goal[place] - stored(p, symbol))
    return 0


def parts(p: WinterPosition, plan: Plan) -> list[Option]:
    """D27, once per card."""
    if plan.stopped:
        return []
    hand = p.hands[plan.seat][:]
    for card in plan.cards:
        hand.remove(card)
    planned = [SYMBOL_OF[card] for card in plan.cards]
    wanted = [
        card for card in kinds(hand) if missing(p, SYMBOL_OF[card]) > planned.count(SYMBOL_OF[card])
    ]
    if not wanted:
        return []
    found = [CARD[card] for card in wanted]
    return plan.asks("D27", W_GIVE, [*found, DONE] if plan.cards else found)


def carry_out(p: WinterPosition, plan: Plan) -> None:
    """Cards lie face up on the objective; they cannot be taken back."""
    for card in plan.cards:
        leaves(p, plan.seat, card)
    cards = sorted(plan.cards)
    p.objective_cards += cards
    p.objective_cards.sort()
    if p.history is not None:
        facts = {"player": plan.seat, "cards": [ITEM_IDS[card] for card in cards]}
        p.emit(Event("contributed_to_objective", facts))
    note(p, GAVE_OBJECTIVE, -1, -1, len(cards), -1, plan.seat)


# -- the check (DW-COL-09) -------------------------------------------------------------------------


def fuel_due(p: WinterPosition) -> int:
    """What the stoves take at every check (MO07)."""
    return p.seats // 2


def armed(p: WinterPosition) -> int:
    """Survivors of players not exiled that have a weapon equipped (MO08)."""
    people = [s for seat in p.loyal() for s in p.group(seat)]
    return len([s for s in people if any(SYMBOL_OF[item & KIND] == WEAPON for item in p.items[s])])


def is_met(p: WinterPosition) -> bool:
    """Whether the goal is reached now, the stoves and the last check apart."""
    goal = OBJECTIVES[p.main].goal
    need = p.goal
    if goal == "clear":
        outside = sum([p.zombies_at(loc) for loc in OUTSIDE])
        return outside <= need[G_OUTSIDE] and p.zombies_at(COLONY) <= need[G_COLONY]
    if goal == "cards":
        cards = all(stored(p, symbol) >= need[place] for symbol, place in _SYMBOLS)
        walls = p.barricades_at(COLONY) >= need[G_BARRICADES]
        weapons = len(p.loyal()) if need[G_ARMED] == BY_PLAYERS else need[G_ARMED]
        return cards and walls and armed(p) >= weapons
    if goal == "walls":
        fortified = len([loc for loc in OUTSIDE if p.barricades_at(loc) > 0])
        return p.barricades_at(COLONY) >= need[G_BARRICADES] and fortified >= need[G_LOCATIONS]
    if goal == "empty_decks":
        return len([loc for loc in OUTSIDE if not p.decks[loc]]) >= need[G_DECKS]
    if goal == "samples":
        return p.samples >= need[G_SAMPLES]
    return goal == "last_check" and p.track == 1


class CheckObjective(Step[WinterPosition]):
    """The goal is looked at only here (DW-OBJ-03, DW-OBJ-05, DW-OBJ-06)."""

    __slots__ = ()

    def run(self, p: WinterPosition) -> None:
        removed = 0
        failed = False
        if OBJECTIVES[p.main].goal == "stoves":
            removed = fuel_due(p)
            failed = not burn(p, removed)
            met = not failed and p.track == 1
        else:
            met = is_met(p)
        if p.history is not None:
            facts = {"met": met, "removed": 0 if failed else removed}
            p.emit(Event("objective_checked", facts))
        if met:
            end(p, COMPLETE)
        elif failed:
            end(p, STOVES)


def burn(p: WinterPosition, count: int) -> bool:
    """Fuel is used up, that of the counter first; whether there was enough (DW-OBJ-06)."""
    fuel = [card for card in p.objective_cards if SYMBOL_OF[card] == FUEL_SYMBOL]
    if p.fuel_stored + len(fuel) < count:
        return False
    counted = min(count, p.fuel_stored)
    p.fuel_stored -= counted
    for card in fuel[: count - counted]:
        p.objective_cards.remove(card)
        p.removed_cards.append(card)
    return True
