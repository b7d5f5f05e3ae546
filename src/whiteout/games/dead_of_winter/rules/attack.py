"""Attack (specification 6.3)."""

from __future__ import annotations

from typing import Final

from whiteout.core.choice import Step
from whiteout.core.event import Event
from whiteout.core.option import Option
from whiteout.games.dead_of_winter.options import (
    ABILITY,
    ASK,
    CARD,
    DIE,
    GO,
    ITEM,
    SURVIVOR,
    ZOMBIE,
)
from whiteout.games.dead_of_winter.position import IN_GAME, NOBODY, WinterPosition
from whiteout.games.dead_of_winter.rules.exposure import Expose, wound
from whiteout.games.dead_of_winter.rules.general import (
    ATTACKED,
    USED_ABILITY,
    kinds,
    note,
    random_card,
    roll,
    spend_die,
    take_cards,
    values,
)
from whiteout.games.dead_of_winter.rules.items import mark_item, play_for_nothing, ready
from whiteout.games.dead_of_winter.rules.plan import (
    UNSET,
    W_CARD,
    W_DIE,
    W_DIE_2,
    W_MODIFIER,
    W_SURVIVOR,
    W_TARGET,
    ZOMBIE_TARGET,
    Plan,
)
from whiteout.games.dead_of_winter.rules.survivors import has
from whiteout.games.dead_of_winter.rules.zombies import CountKills, TakeZombies
from whiteout.games.dead_of_winter.tables import (
    ATTACK,
    FUEL_SYMBOL,
    ITEM_IDS,
    ITEMS,
    KENJI,
    LIGHTER,
    LOCATION_IDS,
    MEDICINE_SYMBOL,
    NOISE_SPACES,
    NOWHERE,
    READING_LAMP,
    SURVIVOR_IDS,
    SURVIVORS,
    SYMBOL_OF,
    VIKTOR,
    WOUND,
)

ANY_DIE: Final = "any_die"
KILLS: Final = "kills"
SAFE: Final = "safe"


def by_lamp(plan: Plan) -> bool:
    """Whether it is the attack of a Reading Lamp, which takes no die (DW-ATK-12)."""
    return plan.play == READING_LAMP


def strangers(p: WinterPosition, survivor: int) -> list[int]:
    """Survivors of other players at the same location (DW-ATK-01, DW-ATK-02)."""
    owner = p.owner[survivor]
    return [s for s in p.at(p.place[survivor]) if p.owner[s] != owner]


def can_attack(p: WinterPosition, survivor: int, lamp: bool) -> bool:
    """A target, and a die that suffices (DW-ATK-12)."""
    if not lamp:
        dice = p.unused[p.owner[survivor]]
        if not dice:
            return False
        if dice[-1] < ATTACK[survivor] and not ready_for(p, survivor, ANY_DIE):
            return False
    return p.zombies_at(p.place[survivor]) > 0 or bool(strangers(p, survivor))


def ready_for(p: WinterPosition, survivor: int, effect: str) -> list[int]:
    """Kinds of equipped cards with this effect that are not used yet."""
    return [kind for kind in ready(p, survivor) if ITEMS[kind].effect == effect]


def may_ask(p: WinterPosition, plan: Plan) -> list[int]:
    """Whom a card may be asked of in the middle of an action (DW-REQ-08)."""
    if plan.given or p.declined >= p.settings.most_declined:
        return []
    return [seat for seat in p.players() if seat != plan.seat]


def fitting(p: WinterPosition, plan: Plan, symbol: int) -> list[int]:
    """Kinds in the own hand with this symbol."""
    return [card for card in kinds(p.hands[plan.seat]) if SYMBOL_OF[card] == symbol]


# -- the parts -------------------------------------------------------------------------------------


def parts(p: WinterPosition, plan: Plan) -> list[Option]:
    """D06, D07, D08, D09, D05."""
    if plan.survivor == UNSET:
        able = [s for s in p.group(plan.seat) if can_attack(p, s, False)]
        return plan.asks("D06", W_SURVIVOR, [SURVIVOR[s] for s in able])
    return aim(p, plan)


def aim(p: WinterPosition, plan: Plan) -> list[Option]:
    """The parts after the attacker."""
    survivor = plan.survivor
    if plan.target == UNSET:
        found = [ZOMBIE] if p.zombies_at(p.place[survivor]) > 0 else []
        found += [SURVIVOR[s] for s in strangers(p, survivor)]
        return plan.asks("D07", W_TARGET, found)
    if not plan.go:
        return plan.asks("D08", W_MODIFIER, modifiers(p, plan))
    symbol = card_symbol(plan)
    if symbol != UNSET and plan.ask == UNSET and plan.card == UNSET:
        plan.symbol = symbol
        return plan.asks("D09", W_CARD, option_cards(p, plan, symbol))
    dice = p.unused[plan.seat]
    if plan.die == 0 and not by_lamp(plan):
        return plan.asks("D05", W_DIE, [DIE[f] for f in values(dice) if f >= need(plan)])
    if plan.die_2 == 0 and VIKTOR in plan.named("ability"):
        left = dice[:]
        if plan.die:
            left.remove(plan.die)
        return plan.asks("D05", W_DIE_2, [DIE[f] for f in values(left)])
    return []


def option_cards(p: WinterPosition, plan: Plan, symbol: int) -> list[Option]:
    """Fitting cards in hand, and whom to ask for one."""
    found = [CARD[card] for card in fitting(p, plan, symbol)]
    return found + [ASK[seat] for seat in may_ask(p, plan)]


def card_symbol(plan: Plan) -> int:
    """The symbol of the card that the attack takes, if any."""
    if LIGHTER in plan.named("item"):
        return FUEL_SYMBOL
    return MEDICINE_SYMBOL if VIKTOR in plan.named("ability") else UNSET


def need(plan: Plan) -> int:
    """The least die for the attack (DW-ATK-01)."""
    changed = any(ITEMS[kind].effect == ANY_DIE for kind in plan.named("item"))
    return 1 if changed else ATTACK[plan.survivor]


def modifiers(p: WinterPosition, plan: Plan) -> list[Option]:
    """What can be named for this attack (DW-ATK-05, DW-ATK-10), and `go` once a die suffices."""
    survivor = plan.survivor
    named = plan.named("item")
    effects = [ITEMS[kind].effect for kind in named]
    replaced = KILLS in effects or bool(plan.named("ability"))
    found: list[Option] = []
    for kind in ready(p, survivor):
        effect = ITEMS[kind].effect
        if kind in named:
            continue
        if effect == ANY_DIE and not by_lamp(plan) and ANY_DIE not in effects:
            found.append(ITEM[kind])
        elif plan.target != ZOMBIE_TARGET:
            continue
        elif effect == SAFE or (effect == KILLS and not replaced and can_burn(p, plan, kind)):
            found.append(ITEM[kind])
    if plan.target == ZOMBIE_TARGET and not replaced and can_poison(p, plan):
        found.append(ABILITY[VIKTOR])
    dice = p.unused[plan.seat]
    if by_lamp(plan) or (dice and dice[-1] >= need(plan)):
        found.append(GO)
    return found


def can_burn(p: WinterPosition, plan: Plan, kind: int) -> bool:
    """A Lighter takes a fuel-symbol card."""
    return kind != LIGHTER or bool(option_cards(p, plan, FUEL_SYMBOL))


def can_poison(p: WinterPosition, plan: Plan) -> bool:
    """Viktor Asante at the colony, a second die, a medicine-symbol card (DW-ABL-06)."""
    survivor = plan.survivor
    if survivor != VIKTOR or p.place[survivor] != SURVIVORS[VIKTOR].where:
        return False
    dice = 1 if by_lamp(plan) else 2
    enough = len(p.unused[plan.seat]) >= dice and not p.used[survivor] >> VIKTOR & 1
    return enough and bool(option_cards(p, plan, MEDICINE_SYMBOL))


# -- carrying it out -------------------------------------------------------------------------------


def commit(p: WinterPosition, plan: Plan) -> None:
    """The attack of an action, with a card of the own hand if it takes one."""
    carry_out(p, plan, plan.card, -1)


def carry_out(p: WinterPosition, plan: Plan, card: int, giver: int) -> None:
    """Pay, name what is used, then kill or wound (DW-ATK-03 to DW-ATK-08)."""
    survivor = plan.survivor
    seat = plan.seat
    for die in (plan.die, plan.die_2):
        if die:
            spend_die(p, seat, die)
    for kind in plan.named("item"):
        mark_item(p, survivor, kind)
    if card != UNSET and card_symbol(plan) != UNSET:
        play_for_nothing(p, seat, card, giver)
    if plan.target == ZOMBIE_TARGET:
        attack_zombies(p, plan)
    else:
        attack_survivor(p, plan)


def tell(p: WinterPosition, plan: Plan, die: int, hit: bool) -> None:
    """Who attacks whom, and with what."""
    if p.history is None:
        return
    zombie = plan.target == ZOMBIE_TARGET
    facts = {
        "survivor": SURVIVOR_IDS[plan.survivor],
        "target": None if zombie else SURVIVOR_IDS[plan.target],
        "location": LOCATION_IDS[p.place[plan.survivor]],
        "items": [ITEM_IDS[kind] for kind in plan.named("item")],
        "ability": SURVIVOR_IDS[VIKTOR] if plan.named("ability") else None,
        "die": die,
        "hit": hit,
    }
    p.emit(Event("attacked", facts))


def attack_zombies(p: WinterPosition, plan: Plan) -> None:
    """All kills come first, then the exposure rolls, one for each (DW-ATK-03, DW-ATK-04)."""
    survivor = plan.survivor
    location = p.place[survivor]
    tell(p, plan, plan.die, True)
    count = 1
    up_to = False
    safe = has(p, survivor, KENJI)
    noisy = False
    for kind in plan.named("item"):
        item = ITEMS[kind]
        if item.effect == KILLS:
            count = item.amount
            up_to = item.up_to
            noisy = item.noise
        safe = safe or item.safe or item.effect == SAFE
    if plan.named("ability"):
        count = SURVIVORS[VIKTOR].amount
        up_to = True
        safe = True
        p.used[survivor] |= 1 << VIKTOR
    p.kills = 0
    p.then(
        TakeZombies(plan.seat, location, count, up_to),
        CountKills(survivor, location, by_attack=True),
        AfterKills(survivor, safe, noisy, bool(plan.named("ability"))),
    )


class AfterKills(Step[WinterPosition]):
    """The noise of a Shotgun, then exposure."""

    __slots__ = ("noisy", "poison", "safe", "survivor")

    def __init__(self, survivor: int, safe: bool, noisy: bool, poison: bool) -> None:
        self.survivor = survivor
        self.safe = safe
        self.noisy = noisy
        self.poison = poison

    def run(self, p: WinterPosition) -> None:
        if self.poison:
            note(p, USED_ABILITY, self.survivor, p.place[self.survivor])
        if self.noisy:
            add_noise(p, p.place[self.survivor], 1)
        if not self.safe:
            p.then(Expose(self.survivor, p.kills))


def add_noise(p: WinterPosition, location: int, count: int) -> None:
    """Noise tokens, as many as there are spaces; below 0 they are taken away."""
    if location == NOWHERE:
        return
    noise = max(0, min(NOISE_SPACES[location], p.noise[location] + count))
    if noise != p.noise[location]:
        p.noise[location] = noise
        if p.history is not None:
            facts = {"location": LOCATION_IDS[location], "noise": noise}
            p.emit(Event("noise_changed", facts))


def attack_survivor(p: WinterPosition, plan: Plan) -> None:
    """The die is rolled again; not above the target's attack value hits (DW-ATK-07)."""
    face = roll(p, "attack")
    target = plan.target
    hit = face <= ATTACK[target]
    victim = p.owner[target]
    location = p.place[plan.survivor]
    tell(p, plan, face, hit)
    note(p, ATTACKED, plan.survivor, location, int(hit), -1, victim)
    if hit:
        p.then(Steal(plan.seat, victim))
        wound(p, target, WOUND)


class Steal(Step[WinterPosition]):
    """One random card of another hand (DW-ATK-08)."""

    __slots__ = ("seat", "victim")

    def __init__(self, seat: int, victim: int) -> None:
        self.seat = seat
        self.victim = victim

    def run(self, p: WinterPosition) -> None:
        if p.out[self.seat] == IN_GAME and p.hands[self.victim]:
            hand_over(p, self.victim, self.seat, random_card(p, self.victim), "card_stolen")


def hand_over(p: WinterPosition, start: int, to: int, card: int, event: str) -> None:
    """A card goes from one hand into another; only these two see it (F-29)."""
    p.hands[start].remove(card)
    take_cards(p, to, [card])
    p.sources[to] |= p.sources[start]
    known = p.known[to][start]
    if card in known:
        known.remove(card)
    for viewer in range(p.seats):
        if viewer != to:
            p.known[viewer][start] = []
    p.known[start][to].append(card)
    p.known[start][to].sort()
    if p.history is not None:
        secret = {"card": ITEM_IDS[card]}
        p.emit(Event(event, {"start": start, "player": to}, {start: secret, to: dict(secret)}))


def in_play(p: WinterPosition, survivor: int) -> bool:
    """Whether a survivor is in play."""
    return survivor >= 0 and p.owner[survivor] != NOBODY
