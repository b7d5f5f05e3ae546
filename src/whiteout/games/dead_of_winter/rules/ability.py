"""Survivor abilities that are actions of their own (specification 6.6; table 3.4)."""

from __future__ import annotations

from typing import Final

from whiteout.core.choice import Step
from whiteout.core.event import Event
from whiteout.core.option import Option
from whiteout.games.dead_of_winter.options import (
    ABILITY,
    DIE,
    GO,
    LOCATION,
    PLAYER,
    SURVIVOR,
)
from whiteout.games.dead_of_winter.position import WinterPosition
from whiteout.games.dead_of_winter.rules.attack import hand_over
from whiteout.games.dead_of_winter.rules.exposure import Expose, heal
from whiteout.games.dead_of_winter.rules.general import (
    USED_ABILITY,
    change_die,
    change_food,
    note,
    random_card,
    roll,
    spend_die,
    values,
)
from whiteout.games.dead_of_winter.rules.looking import (
    Forecast,
    PutBack,
    look_at_crises,
    look_at_deck,
    look_at_hand,
    rescue,
)
from whiteout.games.dead_of_winter.rules.plan import (
    UNSET,
    W_ABILITY,
    W_DICE,
    W_DIE,
    W_LOCATION,
    W_PLAYER,
    W_SURVIVOR,
    W_VALUE,
    Plan,
)
from whiteout.games.dead_of_winter.rules.playing import heal_parts
from whiteout.games.dead_of_winter.rules.survivors import has
from whiteout.games.dead_of_winter.rules.works import barricade, wall_of
from whiteout.games.dead_of_winter.rules.zombies import CountKills, TakeZombies
from whiteout.games.dead_of_winter.tables import (
    ANYWHERE,
    AWAY,
    COLONY,
    INES,
    LOCATION_IDS,
    MARTHA,
    OUTSIDE,
    SURVIVOR_IDS,
    SURVIVORS,
)

ACTIVE: Final = [
    person.code
    for person in SURVIVORS
    if person.effect
    in ("steal", "food", "forecast", "kill", "pry", "barricade", "reroll", "heal", "scout",
        "rescue", "raise")
]  # fmt: skip
"""Abilities that are actions of their own."""
FORECAST_CARDS: Final = 2


def abilities(p: WinterPosition, survivor: int) -> list[int]:
    """The abilities that a survivor can use as an action now (DW-ABL-01 to DW-ABL-03)."""
    if survivor != INES:
        return [survivor] if survivor in ACTIVE and can_use(p, survivor, survivor) else []
    here = p.at(p.place[INES])
    return [s for s in here if s in ACTIVE and has(p, INES, s) and can_use(p, INES, s)]


def in_place(p: WinterPosition, survivor: int, ability: int) -> bool:
    """Whether the survivor stands where the ability works."""
    where = SURVIVORS[ability].where
    place = p.place[survivor]
    return where in (ANYWHERE, place) or (where == AWAY and place != COLONY)


def can_use(p: WinterPosition, survivor: int, ability: int) -> bool:
    """In its place, not used yet, with a die that suffices, able to do something (DW-ABL-10)."""
    person = SURVIVORS[ability]
    seat = p.owner[survivor]
    dice = p.unused[seat]
    place = p.place[survivor]
    if not in_place(p, survivor, ability) or p.used[survivor] >> ability & 1:
        return False
    if person.die and (not dice or dice[-1] < person.die):
        return False
    effect = person.effect
    if effect in ("steal", "pry"):
        return bool(with_cards(p, seat))
    if effect == "kill":
        return p.zombies_at(place) > 0 and (ability != MARTHA or p.helpless > 0)
    if effect == "forecast":
        return bool(p.crisis_deck)
    if effect == "barricade":
        return p.free_at(place) > 0
    if effect == "reroll":
        return bool(dice)
    if effect == "raise":
        return bool(dice) and dice[0] < 6
    if effect == "heal":
        return bool(wounded_at(p, place))
    if effect == "scout":
        return any(p.decks[loc] for loc in OUTSIDE)
    return effect == "food" or bool(p.decks[place])


def with_cards(p: WinterPosition, seat: int) -> list[int]:
    """Other players with cards in hand."""
    return [other for other in p.players() if other != seat and p.hands[other]]


def wounded_at(p: WinterPosition, location: int) -> list[int]:
    """Survivors at a location with a wound token."""
    return [s for s in p.at(location) if p.hurt(s) > 0]


# -- the parts -------------------------------------------------------------------------------------


def parts(p: WinterPosition, plan: Plan) -> list[Option]:
    """D06, D18, D22, D23, D14, D24, D05."""
    seat = plan.seat
    if plan.survivor == UNSET:
        able = [s for s in p.group(seat) if abilities(p, s)]
        return plan.asks("D06", W_SURVIVOR, [SURVIVOR[s] for s in able])
    if plan.ability == UNSET:
        found = abilities(p, plan.survivor)
        return plan.asks("D06", W_ABILITY, [ABILITY[a] for a in found])
    person = SURVIVORS[plan.ability]
    effect = person.effect
    dice = p.unused[seat]
    if effect in ("steal", "pry") and plan.player == UNSET:
        return plan.asks("D18", W_PLAYER, [PLAYER[other] for other in with_cards(p, seat)])
    if effect == "scout" and plan.location == UNSET:
        found = [loc for loc in OUTSIDE if p.decks[loc]]
        return plan.asks("D18", W_LOCATION, [LOCATION[loc] for loc in found])
    if effect == "heal":
        return heal_parts(p, plan, wounded_at(p, p.place[plan.survivor]))
    if effect == "barricade":
        return wall_of(p, plan, plan.survivor)
    if effect == "raise" and plan.value == UNSET:
        return plan.asks("D24", W_VALUE, [DIE[face] for face in values(dice) if face < 6])
    if effect == "reroll":
        return some_dice(p, plan)
    if person.die and plan.die == 0:
        return plan.asks("D05", W_DIE, [DIE[f] for f in values(dice) if f >= person.die])
    return []


def some_dice(p: WinterPosition, plan: Plan) -> list[Option]:
    """D24, once per die, of any number of unused dice (Alban Reyes)."""
    if plan.stopped or len(plan.dice) == len(p.unused[plan.seat]):
        return []
    left = p.unused[plan.seat][:]
    for face in plan.dice:
        left.remove(face)
    found = [DIE[face] for face in values(left)]
    return plan.asks("D24", W_DICE, [*found, GO] if plan.dice else found)


# -- carrying it out -------------------------------------------------------------------------------


def carry_out(p: WinterPosition, plan: Plan) -> None:
    """Pay, mark it as used, and do it (DW-ABL-02, DW-ABL-05)."""
    survivor = plan.survivor
    ability = plan.ability
    person = SURVIVORS[ability]
    place = p.place[survivor]
    if plan.die:
        spend_die(p, plan.seat, plan.die)
    p.used[survivor] |= 1 << ability
    if p.history is not None:
        facts = {
            "survivor": SURVIVOR_IDS[survivor],
            "ability": SURVIVOR_IDS[ability],
            "player": None if plan.player == UNSET else plan.player,
            "location": None if plan.location == UNSET else LOCATION_IDS[plan.location],
        }
        p.emit(Event("ability_used", facts))
    p.then(NoteAbility(survivor, place))
    effect = person.effect
    if effect == "kill":
        p.kills = 0
        if person.exposes:
            p.then(Expose(survivor))
        p.then(
            TakeZombies(plan.seat, place, person.amount, person.amount > 1),
            CountKills(survivor, place, by_attack=False),
        )
    elif effect == "barricade":
        barricade(p, plan, survivor)
    else:
        do_effect(p, plan, effect, place)


def do_effect(p: WinterPosition, plan: Plan, effect: str, place: int) -> None:
    """What the other abilities do."""
    seat = plan.seat
    if effect == "food":
        change_food(p, SURVIVORS[plan.ability].amount, SURVIVOR_IDS[plan.ability])
    elif effect == "raise":
        change_die(p, seat, plan.value, plan.value + 1)
    elif effect == "reroll":
        reroll(p, seat, plan.dice)
    elif effect == "heal":
        heal(p, plan.target, plan.token + 1)
    elif effect == "steal":
        hand_over(p, plan.player, seat, random_card(p, plan.player), "card_stolen")
    elif effect == "pry":
        look_at_hand(p, seat, plan.player, [random_card(p, plan.player)])
    elif effect == "scout":
        look_at_deck(p, seat, plan.location, 1)
    elif effect == "rescue":
        rescue(p, seat, place)
    else:
        look_at_crises(p, seat, FORECAST_CARDS)
        p.then(PutBack(seat), Forecast(seat))


def reroll(p: WinterPosition, seat: int, dice: list[int]) -> None:
    """All dice are named first and then rolled together (3.12)."""
    results = [roll(p, "action") for _ in dice]
    for face, result in zip(dice, results, strict=True):
        change_die(p, seat, face, result)


class NoteAbility(Step[WinterPosition]):
    """An optional ability was used (3.12)."""

    __slots__ = ("place", "survivor")

    def __init__(self, survivor: int, place: int) -> None:
        self.survivor = survivor
        self.place = place

    def run(self, p: WinterPosition) -> None:
        note(p, USED_ABILITY, self.survivor, self.place)
