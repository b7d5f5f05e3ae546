"""Search (specification 6.4)."""

from __future__ import annotations

from typing import ClassVar, Final

from whiteout.core.clock import Clock
from whiteout.core.draft import DraftChoice
from whiteout.core.event import Event
from whiteout.core.option import Option
from whiteout.games.dead_of_winter.options import (
    ABILITY,
    CARD,
    DIE,
    GO,
    ITEM,
    NOISE,
    NOISE_FLASHLIGHT,
    STOP,
    SURVIVOR,
)
from whiteout.games.dead_of_winter.position import WinterPosition
from whiteout.games.dead_of_winter.rules.attack import add_noise
from whiteout.games.dead_of_winter.rules.general import (
    SEARCHED,
    USED_ABILITY,
    Ask,
    draw_from,
    kinds,
    note,
    spend_die,
    top_cards,
    turn_clock,
    values,
)
from whiteout.games.dead_of_winter.rules.items import mark_item, ready
from whiteout.games.dead_of_winter.rules.plan import UNSET, W_DIE, W_MODIFIER, W_SURVIVOR, Plan
from whiteout.games.dead_of_winter.rules.survivors import has
from whiteout.games.dead_of_winter.tables import (
    ANYWHERE,
    COLONY,
    FLASHLIGHT,
    ITEM_IDS,
    ITEMS,
    LOCATION_IDS,
    MARCUS,
    NOISE_SPACES,
    SEARCH,
    SURVIVOR_IDS,
    SURVIVORS,
)

SEARCHERS: Final = [person.code for person in SURVIVORS if person.effect == "search"]
MIXED: Final = 8
"""A bit so much further on says that a viewer knows a card among those around it, not its place."""


def can_search(p: WinterPosition, survivor: int) -> bool:
    """Away from the colony, where the deck is not empty, with a die that suffices (DW-SRCH-01)."""
    place = p.place[survivor]
    dice = p.unused[p.owner[survivor]]
    return place != COLONY and bool(p.decks[place]) and bool(dice) and dice[-1] >= SEARCH[survivor]


def parts(p: WinterPosition, plan: Plan) -> list[Option]:
    """D06, D11, D05."""
    if plan.survivor == UNSET:
        able = [s for s in p.group(plan.seat) if can_search(p, s)]
        return plan.asks("D06", W_SURVIVOR, [SURVIVOR[s] for s in able])
    if not plan.go:
        return plan.asks("D11", W_MODIFIER, modifiers(p, plan))
    if plan.die == 0:
        dice = values(p.unused[plan.seat])
        return plan.asks("D05", W_DIE, [DIE[f] for f in dice if f >= SEARCH[plan.survivor]])
    return []


def modifiers(p: WinterPosition, plan: Plan) -> list[Option]:
    """Look and keep modifiers, all different ones (DW-SRCH-02)."""
    survivor = plan.survivor
    place = p.place[survivor]
    found: list[Option] = []
    for ability in SEARCHERS:
        where = SURVIVORS[ability].where
        here = where in (ANYWHERE, place)
        if here and has(p, survivor, ability) and not p.used[survivor] >> ability & 1:
            found.append(ABILITY[ability])
    plans = [kind for kind in ready(p, survivor) if ITEMS[kind].effect == "search"]
    found += [ITEM[kind] for kind in plans if ITEMS[kind].where == place]
    return [*[option for option in found if option not in plan.modifiers], GO]


def carry_out(p: WinterPosition, plan: Plan) -> None:
    """Draw and look (DW-SRCH-02); then noise, then keep."""
    survivor = plan.survivor
    place = p.place[survivor]
    spend_die(p, plan.seat, plan.die)
    look = 1 + (SURVIVORS[MARCUS].look if has(p, survivor, MARCUS) else 0)
    keep = 1
    for ability in plan.named("ability"):
        p.used[survivor] |= 1 << ability
        look += SURVIVORS[ability].look
        keep += SURVIVORS[ability].keep
    for kind in plan.named("item"):
        mark_item(p, survivor, kind)
        look += ITEMS[kind].look
        keep += ITEMS[kind].keep
    if p.history is not None:
        facts = {
            "survivor": SURVIVOR_IDS[survivor],
            "location": LOCATION_IDS[place],
            "abilities": [SURVIVOR_IDS[a] for a in plan.named("ability")],
            "items": [ITEM_IDS[kind] for kind in plan.named("item")],
        }
        p.emit(Event("searched", facts))
    p.drawn = []
    draw(p, plan.seat, place, look)
    p.then(
        MakeNoise(plan.seat, survivor, 0),
        KeepCards(plan.seat, survivor, keep, bool(plan.named("ability"))),
    )


def draw(p: WinterPosition, seat: int, place: int, count: int) -> None:
    """So many cards more, for the searcher's eyes alone (DW-SRCH-06)."""
    cards = top_cards(p, place, count)
    p.drawn += cards
    if p.history is not None:
        facts = {"player": seat, "location": LOCATION_IDS[place], "count": len(cards)}
        secret = {seat: {"cards": [ITEM_IDS[card] for card in cards]}}
        p.emit(Event("search_drawn", facts, secret))


class MakeNoise(Ask):
    """D12: a noise token for another card, as long as there is room and a card (DW-SRCH-03)."""

    __slots__ = ("made", "survivor")
    POINT: ClassVar[str] = "D12"
    RULE: ClassVar[str] = "DW-SRCH-03"
    IN_TURN: ClassVar[bool] = True

    def __init__(self, seat: int, survivor: int, made: int) -> None:
        super().__init__(seat)
        self.survivor = survivor
        self.made = made

    def about(self, p: WinterPosition) -> dict[str, int | str]:
        return {"survivor": SURVIVOR_IDS[self.survivor], "count": len(p.drawn)}

    def options(self, p: WinterPosition, seat: int) -> list[Option]:
        place = p.place[self.survivor]
        if p.noise[place] >= NOISE_SPACES[place] or not p.decks[place]:
            return []
        flash = FLASHLIGHT in ready(p, self.survivor)
        return [NOISE, NOISE_FLASHLIGHT, STOP] if flash else [NOISE, STOP]

    def run(self, p: WinterPosition) -> None:
        p.noise_made = self.made
        super().run(p)

    def resolve(self, p: WinterPosition, option: Option) -> None:
        if option == STOP:
            return
        place = p.place[self.survivor]
        p.then(MakeNoise(self.seat, self.survivor, self.made + 1))
        add_noise(p, place, 1)
        count = 1
        if option == NOISE_FLASHLIGHT:
            mark_item(p, self.survivor, FLASHLIGHT)
            count = ITEMS[FLASHLIGHT].amount
        draw(p, self.seat, place, count)


class KeepCards(DraftChoice[WinterPosition]):
    """D13: the cards kept; the others go under the deck (DW-SRCH-04)."""

    __slots__ = ("ability", "keep", "survivor")
    POINT: ClassVar[str] = "D13"
    RULE: ClassVar[str] = "DW-SRCH-04"

    def __init__(self, seat: int, survivor: int, keep: int, ability: bool) -> None:
        super().__init__(seat)
        self.survivor = survivor
        self.keep = keep
        self.ability = ability

    def clock(self, p: WinterPosition) -> Clock:
        return turn_clock(p)

    def about(self, p: WinterPosition) -> dict[str, int | str]:
        return {"survivor": SURVIVOR_IDS[self.survivor], "count": self.keep}

    def run(self, p: WinterPosition) -> None:
        """Where all are kept, everybody can see that there is nothing to choose."""
        if len(p.drawn) <= self.keep:
            self.finish(p, p.drawn[:])
        else:
            super().run(p)

    def parts(self, p: WinterPosition, seat: int, draft: list[Option]) -> list[Option]:
        left = sorted(p.drawn)
        for part in draft:
            left.remove(part.value)
        return [CARD[card] for card in kinds(left)]

    def is_complete(self, p: WinterPosition, seat: int, draft: list[Option]) -> bool:
        return len(draft) == self.keep

    def resolve_draft(self, p: WinterPosition, seat: int, draft: list[Option]) -> None:
        self.finish(p, [part.value for part in draft])

    def finish(self, p: WinterPosition, kept: list[int]) -> None:
        """Into the hand, and the rest under the deck in any order."""
        place = p.place[self.survivor]
        rest = p.drawn
        for card in kept:
            rest.remove(card)
        p.drawn = []
        draw_from(p, self.seat, place, kept)
        if rest:
            p.chance.shuffle(rest, "under")
            p.decks[place] = rest + p.decks[place]
            mark = 1 << (self.seat + MIXED)
            p.deck_seen[place] = [mark] * len(rest) + p.deck_seen[place]
        if p.history is not None:
            facts = {"player": self.seat, "location": LOCATION_IDS[place]}
            counts = {"count": len(kept), "under": len(rest)}
            secret = {self.seat: {"cards": [ITEM_IDS[card] for card in sorted(kept)]}}
            p.emit(Event("search_kept", {**facts, **counts}, secret))
        noise = p.noise_made
        note(p, SEARCHED, self.survivor, place, noise)
        if self.ability:
            note(p, USED_ABILITY, self.survivor, place)
