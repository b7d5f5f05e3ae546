"""Food rounds: specification 6.7 (FOOD)."""

from __future__ import annotations

from typing import ClassVar, Final

from whiteout.core.choice import Prompt, Step
from whiteout.core.draft import SharedDraft
from whiteout.core.event import Event
from whiteout.core.option import Option
from whiteout.games.who_goes_there.options import FEED, MEAL, MEALS
from whiteout.games.who_goes_there.position import FACE_UP, FOOD_STEP, CampPosition
from whiteout.games.who_goes_there.rules.commands import locker_shows
from whiteout.games.who_goes_there.rules.dice import spend_locker
from whiteout.games.who_goes_there.rules.hand import count_of, lay_down, take_kind
from whiteout.games.who_goes_there.rules.infection import become_vulnerable
from whiteout.games.who_goes_there.rules.items import spend_item
from whiteout.games.who_goes_there.rules.stamina import gain
from whiteout.games.who_goes_there.tables import (
    K_FOOD,
    K_SNACK,
    KINNER,
    PHASE_CARDS,
    RATION_TIN,
    T_COMPANION,
)

CANNED: Final = 0
RATION: Final = 1
SNACK: Final = 2
LOCKER: Final = 3
NO_MEAL: Final = 4


def stock(p: CampPosition, player: int) -> list[int]:
    """By meal, how many of it a player has: Canned Food, Ration Tins, and with Light Eater Snacks;
    the Locker die feeds Kinner, or Jack (WG-FOOD-01, WG-FOOD-05)."""
    light = p.unique(player, KINNER)
    own = light and locker_shows(p, player, "snack")
    jack = has_companion(p, player) and locker_shows(p, player, "dog_treat")
    tins = len([card for card in p.items[player] if PHASE_CARDS[card].item == RATION_TIN])
    snacks = count_of(p.hands[player], K_SNACK) if light else 0
    return [count_of(p.hands[player], K_FOOD), tins, snacks, int(own or jack)]


def has_companion(p: CampPosition, player: int) -> bool:
    """Jack is to be fed (WG-FOOD-05)."""
    return T_COMPANION in p.tiles[player]


def for_player(p: CampPosition, player: int, meal: int) -> bool:
    """Whether a meal is one for the player: the dog treat is Jack's."""
    return meal != LOCKER or not has_companion(p, player)


def for_jack(meal: int) -> bool:
    """No Snack for Jack (WG-FOOD-05)."""
    return meal != SNACK


def fed_at_best(p: CampPosition, player: int, left: list[int], jack_only: bool) -> int:
    """How many eaters can be fed with this (WG-FOOD-08)."""
    jack = has_companion(p, player)
    best = 0
    for meal in range(NO_MEAL):
        if not left[meal]:
            continue
        if not jack_only and for_player(p, player, meal):
            left[meal] -= 1
            rest = 1 if jack and any(left[m] and for_jack(m) for m in range(NO_MEAL)) else 0
            left[meal] += 1
            best = max(best, 1 + rest)
        if jack and for_jack(meal):
            best = max(best, 1)
    return best


def meals(p: CampPosition, player: int) -> list[int]:
    """D05: what WG-FOOD-08 allows."""
    left = stock(p, player)
    wanted = fed_at_best(p, player, left, False) if p.settings.force_food else 0
    found: list[int] = []
    for meal in (*range(NO_MEAL), NO_MEAL):
        if meal != NO_MEAL and (not left[meal] or not for_player(p, player, meal)):
            continue
        if meal != NO_MEAL:
            left[meal] -= 1
        fed = int(meal != NO_MEAL)
        if has_companion(p, player):
            fed += fed_at_best(p, player, left, True)
        if meal != NO_MEAL:
            left[meal] += 1
        if fed >= wanted:
            found.append(meal)
    return found


def jack_meals(p: CampPosition, player: int, eaten: int) -> list[int]:
    """D06: what is left for Jack, the dog treat first."""
    left = stock(p, player)
    if eaten != NO_MEAL:
        left[eaten] -= 1
    found = [meal for meal in (LOCKER, CANNED, RATION) if left[meal]]
    return found if found and p.settings.force_food else [*found, NO_MEAL]


class Meals(SharedDraft[CampPosition]):
    """D05, D06: everybody commits in secret, for Jack in the same commit (WG-FOOD-01, -05)."""

    __slots__ = ()
    POINT: ClassVar = "D05"
    RULE: ClassVar = "WG-FOOD-01"

    def prompt(self, p: CampPosition, viewer: int) -> Prompt:
        if viewer >= 0 and p.draft(viewer) and viewer in p.asked:
            return "D06", "WG-FOOD-05", {}
        return self.POINT, self.RULE, {}

    def run(self, p: CampPosition) -> None:
        p.step = FOOD_STEP
        super().run(p)

    def everybody(self, p: CampPosition) -> list[int]:
        return p.living()

    def parts(self, p: CampPosition, seat: int, draft: list[Option]) -> list[Option]:
        if draft:
            return [FEED[meal] for meal in jack_meals(p, seat, draft[0].value)]
        return [MEAL[meal] for meal in meals(p, seat)]

    def is_complete(self, p: CampPosition, seat: int, draft: list[Option]) -> bool:
        return len(draft) == 1 + int(has_companion(p, seat))

    def resolve_drafts(self, p: CampPosition, drafts: list[list[Option]]) -> None:
        """All are shown together, then eaten in turn order; whoever has eaten nothing becomes
        vulnerable, for Jack once more (WG-FOOD-03 to -05, WG-HAND-11)."""
        chosen = [[part.value for part in draft] for draft in drafts]
        players = p.living()
        if p.history is not None:
            shown = []
            for player in players:
                row: dict[str, int | str] = {"player": player, "meal": MEALS[chosen[player][0]]}
                if len(chosen[player]) > 1:
                    row["jack"] = MEALS[chosen[player][1]]
                shown.append(row)
            p.emit(Event("meals_shown", {"meals": shown}))
        for player in players:
            for place, meal in enumerate(chosen[player]):
                consume(p, player, meal, place == 1)
        for player in players:
            for meal in chosen[player]:
                if meal == NO_MEAL and not p.over:
                    become_vulnerable(p, player, "hunger")


def consume(p: CampPosition, player: int, meal: int, jack: bool) -> None:
    """One meal is played, with its Stamina: none for Jack's, unless the table says so, and then
    only of a Canned Food (WG-FOOD-03)."""
    if meal == NO_MEAL:
        return
    if meal == RATION:
        spend_item(p, player, RATION_TIN)
    elif meal == LOCKER:
        spend_locker(p, player, "dog_treat" if jack else "snack")
    else:
        kind = K_FOOD if meal == CANNED else K_SNACK
        lay_down(p, take_kind(p, player, kind), FACE_UP)
    if not jack or (meal == CANNED and p.settings.jack_meal_stamina):
        gain(p, player, 1, "meal")


MEALS_STEP: Final[Step[CampPosition]] = Meals()
