"""Playing cards from hand and using equipped ones (specification 6.7, 6.9; table 3.5)."""

from __future__ import annotations

from whiteout.core.choice import Step
from whiteout.core.event import Event
from whiteout.core.option import Option
from whiteout.games.dead_of_winter.options import (
    CARD,
    DIE,
    FROSTBITE,
    ITEM,
    LOCATION,
    ON_DIE,
    SUPPLY,
    SURVIVOR,
    THEIR_DIE,
    WOUND,
)
from whiteout.games.dead_of_winter.position import WinterPosition
from whiteout.games.dead_of_winter.rules import moving
from whiteout.games.dead_of_winter.rules.attack import aim, can_attack
from whiteout.games.dead_of_winter.rules.attack import carry_out as carry_out_attack
from whiteout.games.dead_of_winter.rules.exposure import heal
from whiteout.games.dead_of_winter.rules.general import (
    PLAYED,
    change_die,
    change_food,
    kinds,
    note,
    put_away,
    roll,
    values,
)
from whiteout.games.dead_of_winter.rules.items import (
    equip,
    leave_hand,
    mark_item,
    ready,
    tell_played,
)
from whiteout.games.dead_of_winter.rules.plan import (
    UNSET,
    W_DIE,
    W_ITEM,
    W_LOCATION,
    W_PLAY,
    W_SURVIVOR,
    W_TARGET,
    W_THEIR_DIE,
    W_TOKEN,
    W_USE,
    W_VALUE,
    Plan,
)
from whiteout.games.dead_of_winter.rules.survivors import add_helpless, join
from whiteout.games.dead_of_winter.rules.works import (
    barricade,
    build,
    lure,
    shift,
    sources,
    wall,
    wall_of,
)
from whiteout.games.dead_of_winter.rules.zombies import CountKills, TakeZombies
from whiteout.games.dead_of_winter.tables import (
    COLONY,
    EQUIP,
    FUEL,
    ITEM_IDS,
    ITEMS,
    LOCATION_IDS,
    OUTSIDE,
    SPACES,
    SURVIVOR_IDS,
)

# -- what can be played ----------------------------------------------------------------------------


def places(p: WinterPosition, seat: int) -> list[int]:
    """The locations where a player has a survivor, in location order."""
    found = {p.place[s] for s in p.group(seat)}
    return [loc for loc in range(len(SPACES)) if loc in found]


def in_reach(p: WinterPosition, seat: int) -> list[int]:
    """Wounded survivors that a player can treat: the own, and whoever stands with one of them."""
    near = places(p, seat)
    return [s for s in range(len(p.place)) if p.place[s] in near and p.hurt(s) > 0]


def room_for_survivor(p: WinterPosition, seat: int) -> bool:
    """DW-PLAY-08, DW-XR-11: the colony has an empty space, for an exiled player some other place
    too."""
    if p.free_spaces(COLONY) <= 0:
        return False
    return not p.exiled[seat] or any(p.free_spaces(loc) > 0 for loc in OUTSIDE)


def playable(p: WinterPosition, seat: int, card: int, requested: bool) -> bool:
    """Whether a card has a possible effect now (DW-PLAY-05). Fuel is played with a move, or when it
    was asked for."""
    item = ITEMS[card]
    effect = item.effect
    if item.play == EQUIP or effect == "food":
        return True
    if effect == "heal":
        return bool(in_reach(p, seat))
    if effect in ("set_die", "reroll"):
        return bool(p.unused[seat])
    if effect == "fuel":
        return requested and bool(moving.movers(p, seat))
    if effect == "padlock":
        return any(p.free_at(loc) > 0 for loc in places(p, seat))
    if effect == "scissors":
        return any(p.zombies_at(loc) > 0 for loc in places(p, seat))
    if effect == "lamp":
        return any(can_attack(p, s, True) for s in p.group(seat))
    if effect == "megaphone":
        return any(sources(p, loc) for loc in places(p, seat))
    return bool(p.survivor_deck) and room_for_survivor(p, seat)


# -- the parts of a card (D19 to D25, D14 to D17) --------------------------------------------------


def parts(p: WinterPosition, plan: Plan) -> list[Option]:
    """D19, then what the card needs."""
    seat = plan.seat
    if plan.play == UNSET:
        found = [card for card in kinds(p.hands[seat]) if playable(p, seat, card, False)]
        return plan.asks("D19", W_PLAY, [CARD[card] for card in found])
    item = ITEMS[plan.play]
    effect = item.effect
    if item.play == EQUIP:
        if plan.survivor == UNSET:
            return plan.asks("D21", W_SURVIVOR, [SURVIVOR[s] for s in p.group(seat)])
        return []
    if effect == "food":
        return food_parts(p, plan)
    if effect == "heal":
        return heal_parts(p, plan, in_reach(p, seat))
    if effect in ("set_die", "reroll"):
        if plan.die == 0:
            return plan.asks("D24", W_DIE, [DIE[face] for face in values(p.unused[seat])])
        if effect == "set_die" and plan.value == UNSET:
            return plan.asks("D25", W_VALUE, [DIE[f] for f in range(1, 7) if f != plan.die])
        return []
    if effect == "fuel":
        return moving.way(p, plan)
    return place_parts(p, plan)


def food_parts(p: WinterPosition, plan: Plan) -> list[Option]:
    """An exiled player may raise a die instead (DW-FOOD-03)."""
    dice = [face for face in values(p.unused[plan.seat]) if face < 6]
    if plan.use == UNSET and p.exiled[plan.seat]:
        return plan.asks("D20", W_USE, [SUPPLY, ON_DIE] if dice else [SUPPLY])
    if plan.use == 1 and plan.die == 0:
        return plan.asks("D24", W_DIE, [DIE[face] for face in dice])
    return []


def heal_parts(p: WinterPosition, plan: Plan, wounded: list[int]) -> list[Option]:
    """D22, D23 (DW-WND-03)."""
    if plan.target == UNSET:
        return plan.asks("D22", W_TARGET, [SURVIVOR[s] for s in wounded])
    if plan.token == UNSET:
        return plan.asks("D23", W_TOKEN, tokens(p, plan.target))
    return []


def tokens(p: WinterPosition, survivor: int) -> list[Option]:
    """The kinds of wound tokens that a survivor has."""
    found = [WOUND] if p.wounds[survivor] > 0 else []
    return [*found, FROSTBITE] if p.frost[survivor] > 0 else found


def place_parts(p: WinterPosition, plan: Plan) -> list[Option]:
    """Padlock, Scissors, Reading Lamp, Megaphone; an Outsider needs nothing."""
    seat = plan.seat
    item = ITEMS[plan.play]
    effect = item.effect
    near = places(p, seat)
    if effect == "padlock":
        if plan.location == UNSET:
            found = [loc for loc in near if p.free_at(loc) > 0]
            return plan.asks("D20", W_LOCATION, [LOCATION[loc] for loc in found])
        return wall(p, plan, plan.location, item.amount)
    if effect == "scissors" and plan.location == UNSET:
        found = [loc for loc in near if p.zombies_at(loc) > 0]
        return plan.asks("D20", W_LOCATION, [LOCATION[loc] for loc in found])
    if effect == "lamp":
        if plan.survivor == UNSET:
            able = [s for s in p.group(seat) if can_attack(p, s, True)]
            return plan.asks("D20", W_SURVIVOR, [SURVIVOR[s] for s in able])
        return aim(p, plan)
    if effect == "megaphone":
        if plan.location == UNSET:
            found = [loc for loc in near if sources(p, loc)]
            return plan.asks("D15", W_LOCATION, [LOCATION[loc] for loc in found])
        return lure(p, plan, plan.location, item.amount, True, False)
    return []


# -- carrying it out -------------------------------------------------------------------------------


def commit(p: WinterPosition, plan: Plan) -> None:
    """A card of the own hand is played."""
    carry_out(p, plan, -1, plan.card, -1)


def carry_out(p: WinterPosition, plan: Plan, giver: int, extra: int, extra_giver: int) -> None:
    """A card is played: from the own hand, or one that was asked for (DW-REQ-04). `extra` is the
    card that the attack of a Reading Lamp takes besides."""
    seat = plan.seat
    card = plan.play
    item = ITEMS[card]
    if card == FUEL:
        moving.carry_out(p, plan, giver)
        return
    leave_hand(p, seat, card, giver)
    tell_played(p, seat, card, giver)
    note(p, PLAYED, -1, -1, int(plan.use != 1), card)
    if item.play == EQUIP:
        equip(p, seat, card, plan.survivor, giver >= 0)
        return
    if item.effect == "outsider":
        p.removed_cards.append(card)
        p.then(AddHelpless(seat, item.amount))
        join(p, seat, p.survivor_deck.pop())
        return
    put_away(p, seat, card)
    take_effect(p, plan, extra, extra_giver)


def take_effect(p: WinterPosition, plan: Plan, extra: int, extra_giver: int) -> None:
    """What a card does that goes to the waste pile."""
    seat = plan.seat
    item = ITEMS[plan.play]
    effect = item.effect
    if effect == "food":
        if plan.use == 1:
            change_die(p, seat, plan.die, plan.die + 1)
        else:
            change_food(p, item.amount, ITEM_IDS[plan.play])
    elif effect == "heal":
        heal(p, plan.target, plan.token + 1)
    elif effect == "set_die":
        change_die(p, seat, plan.die, plan.value)
    elif effect == "reroll":
        change_die(p, seat, plan.die, roll(p, "action"))
    elif effect == "padlock":
        build(p, plan.location, plan.puts)
    elif effect == "scissors":
        p.kills = 0
        p.then(TakeZombies(seat, plan.location, 1), CountKills(-1, plan.location, by_attack=False))
    elif effect == "megaphone":
        shift(p, plan, plan.location)
    else:
        carry_out_attack(p, plan, extra, extra_giver)


class AddHelpless(Step[WinterPosition]):
    """Helpless survivors come with somebody new, as many as fit (DW-PLAY-08)."""

    __slots__ = ("count", "seat")

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def run(self, p: WinterPosition) -> None:
        add_helpless(p, self.seat, self.count)


# -- equipped cards that are used (D06, D18, D24, D14, D64, D65) -----------------------------------


def item_usable(p: WinterPosition, survivor: int, kind: int) -> bool:
    """Whether an equipped card is an action of its own that can do something (DW-ABL-10)."""
    effect = ITEMS[kind].effect
    dice = p.unused[p.owner[survivor]]
    home = p.place[survivor] == COLONY
    if effect == "trade_die":
        return bool(dice) and dice[0] < 6 and bool(their_dice(p, p.owner[survivor]))
    if effect == "rifle":
        return any(p.zombies)
    if effect == "reroll_die":
        return bool(dice)
    if effect == "raise_die":
        return bool(dice) and dice[0] < 6
    if effect == "cook":
        return home
    return effect == "joinery" and home and p.free_at(COLONY) > 0


def their_dice(p: WinterPosition, seat: int) -> list[Option]:
    """Unused dice of other players that can be lowered."""
    others = [other for other in p.players() if other != seat]
    return [THEIR_DIE[other][f] for other in others for f in values(p.unused[other]) if f > 1]


def usable_items(p: WinterPosition, survivor: int) -> list[int]:
    """Kinds of equipped cards that a survivor's controller can use now."""
    return [kind for kind in ready(p, survivor) if item_usable(p, survivor, kind)]


def item_parts(p: WinterPosition, plan: Plan) -> list[Option]:
    """The bearer, the card, then what it needs."""
    seat = plan.seat
    if plan.survivor == UNSET:
        able = [s for s in p.group(seat) if p.items[s] and usable_items(p, s)]
        return plan.asks("D06", W_SURVIVOR, [SURVIVOR[s] for s in able])
    if plan.item == UNSET:
        found = usable_items(p, plan.survivor)
        return plan.asks("D06", W_ITEM, [ITEM[kind] for kind in found])
    effect = ITEMS[plan.item].effect
    dice = values(p.unused[seat])
    if effect == "rifle" and plan.location == UNSET:
        found = [loc for loc in range(len(SPACES)) if p.zombies_at(loc) > 0]
        return plan.asks("D18", W_LOCATION, [LOCATION[loc] for loc in found])
    if effect == "joinery":
        return wall_of(p, plan, plan.survivor)
    if effect == "trade_die" and plan.their_die == 0:
        return plan.asks("D64", W_THEIR_DIE, their_dice(p, seat))
    if plan.die == 0 and effect in ("trade_die", "raise_die"):
        point = "D65" if effect == "trade_die" else "D24"
        return plan.asks(point, W_DIE, [DIE[face] for face in dice if face < 6])
    if plan.die == 0 and effect == "reroll_die":
        return plan.asks("D24", W_DIE, [DIE[face] for face in dice])
    return []


def use_item(p: WinterPosition, plan: Plan) -> None:
    """An equipped card is used as an action of its own (DW-PLAY-07)."""
    seat = plan.seat
    bearer = plan.survivor
    item = ITEMS[plan.item]
    effect = item.effect
    mark_item(p, bearer, plan.item)
    if p.history is not None:
        facts = {
            "survivor": SURVIVOR_IDS[bearer],
            "item": ITEM_IDS[plan.item],
            "location": None if plan.location == UNSET else LOCATION_IDS[plan.location],
        }
        p.emit(Event("item_used", facts))
    if effect == "trade_die":
        change_die(p, plan.player, plan.their_die, plan.their_die - 1)
        change_die(p, seat, plan.die, plan.die + 1)
    elif effect == "rifle":
        p.kills = 0
        p.then(
            TakeZombies(seat, plan.location, 1),
            CountKills(bearer, plan.location, by_attack=False),
        )
    elif effect == "reroll_die":
        change_die(p, seat, plan.die, roll(p, "action"))
    elif effect == "raise_die":
        change_die(p, seat, plan.die, plan.die + 1)
    elif effect == "cook":
        change_food(p, item.amount, ITEM_IDS[plan.item])
    else:
        barricade(p, plan, bearer)
