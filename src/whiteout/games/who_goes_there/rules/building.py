"""Building: specification 6.14 (BLD)."""

from __future__ import annotations

from typing import Final

from whiteout.core.event import Event
from whiteout.core.option import Option
from whiteout.games.who_goes_there.options import BUILD, PAY, PAY_LOCKER
from whiteout.games.who_goes_there.position import FACE_UP, CampPosition
from whiteout.games.who_goes_there.rules.hand import lay_down, take_kind
from whiteout.games.who_goes_there.rules.infection import spend
from whiteout.games.who_goes_there.rules.unlocks import equip, has_room, remove_tile
from whiteout.games.who_goes_there.tables import (
    BLAIR,
    BUILDABLE_FACE,
    FACES,
    FIELD_FORGE,
    ICON,
    IDS,
    INSIDE,
    K_ALCOHOL,
    K_ANY,
    K_MATCHES,
    LOCKER,
    NEEDS,
    ORIGINS,
    RECIPE,
    T_LIGHTER,
    TILE_IDS,
    TILES,
)

_LOCKER: Final = -1
"""In place of a card: the Locker die pays."""


def has_lighter(p: CampPosition, player: int) -> bool:
    """A Lighter tile, or Blair's Unlock (WG-BLD-03)."""
    return T_LIGHTER in p.tiles[player] or p.unique(player, BLAIR)


def locker_pays(p: CampPosition, player: int) -> int:
    """The kind that the Locker die can stand for: K_ANY for any, or Alcohol; -1 for none
    (WG-LKR-06)."""
    if not p.has(player, LOCKER) or p.locker_spent[player]:
        return -1
    face = FACES[p.locker_face[player]]
    if face == BUILDABLE_FACE:
        return K_ANY
    return K_ALCOHOL if face == ICON and p.icon(player) == "alcohol" else -1


class Purse:
    """What can pay a recipe: cards in hand by kind, and the Locker die."""

    def __init__(self, p: CampPosition, player: int) -> None:
        self.cards = [0] * len(IDS)
        for card in p.hands[player]:
            self.cards[card // ORIGINS] += 1
        self.locker = locker_pays(p, player)

    def ways(self, kind: int, rest: list[int]) -> list[int]:
        """How one card of a recipe can be paid so that the rest still can (WG-BLD-08): by itself,
        by Any Buildable, by the Locker die."""
        found: list[int] = []
        for way in (kind, K_ANY, _LOCKER):
            if self.pay(kind, way):
                if self.can_pay(rest):
                    found.append(way)
                self.pay_back(way)
        return found

    def pay(self, kind: int, way: int) -> bool:
        if way == _LOCKER:
            if self.locker not in (K_ANY, kind):
                return False
            self.locker = -1 - self.locker - 1  # spent, and how to undo it
            return True
        if not self.cards[way]:
            return False
        self.cards[way] -= 1
        return True

    def pay_back(self, way: int) -> None:
        if way == _LOCKER:
            self.locker = -self.locker - 2
        else:
            self.cards[way] += 1

    def can_pay(self, kinds: list[int]) -> bool:
        if not kinds:
            return True
        for way in (kinds[0], K_ANY, _LOCKER):
            if self.pay(kinds[0], way):
                found = self.can_pay(kinds[1:])
                self.pay_back(way)
                if found:
                    return True
        return False


def recipe_of(p: CampPosition, player: int, tile: int) -> list[int]:
    """The cards needed; a Lighter replaces Matches (WG-BLD-03)."""
    recipe = RECIPE[tile]
    if K_MATCHES in recipe and has_lighter(p, player):
        return [kind for kind in recipe if kind != K_MATCHES]
    return recipe


def may_build_here(p: CampPosition, player: int) -> bool:
    """Inside, or with the Field Forge (WG-BLD-01, 3.12)."""
    return p.location(player) == INSIDE or p.landmarks[FIELD_FORGE]


def buildable(p: CampPosition, player: int) -> list[int]:
    """The tiles that can be built and paid now (D28)."""
    if not may_build_here(p, player) or p.all_actions(player) < 1:
        return []
    purse = Purse(p, player)
    found: list[int] = []
    for tile in range(len(TILES)):
        if not RECIPE[tile] or not p.tray[tile]:
            continue
        needed = NEEDS[tile]
        if needed and not all(need in p.tiles[player] for need in needed):
            continue
        if has_room(p, player, tile, needed) and purse.can_pay(recipe_of(p, player, tile)):
            found.append(tile)
    return found


def payment(
    p: CampPosition, player: int, tile: int, chosen: list[Option]
) -> tuple[list[int], list[Option]]:
    """How the recipe is paid after these choices, and what is to be chosen next (D50)."""
    purse = Purse(p, player)
    recipe = recipe_of(p, player, tile)
    paid: list[int] = []
    made = 0
    for place, kind in enumerate(recipe):
        ways = purse.ways(kind, recipe[place + 1 :])
        if len(ways) > 1:
            options = [PAY_LOCKER if way == _LOCKER else PAY[way] for way in ways]
            if made == len(chosen):
                return paid, options
            way = ways[options.index(chosen[made])] if chosen[made] in options else ways[0]
            made += 1
        else:
            way = ways[0]
        purse.pay(kind, way)
        paid.append(way)
    return paid, []


def build_options(p: CampPosition, player: int) -> list[Option]:
    """D28, as commands."""
    return [BUILD[tile] for tile in buildable(p, player)]


def build(p: CampPosition, player: int, tile: int, chosen: list[Option]) -> None:
    """The Action, the cards and the needed tiles leave together; the tile takes the place of the
    first of those (WG-BLD-01, WG-BLD-04, WG-BLD-08, WG-HAND-11)."""
    paid, _ = payment(p, player, tile, chosen)
    spend(p, player, 1, "build")
    cards: list[str] = []
    for way in paid:
        if way == _LOCKER:
            p.locker_spent[player] = True
            cards.append("locker")
        else:
            lay_down(p, take_kind(p, player, way), FACE_UP)
            cards.append(IDS[way])
    if p.history is not None:
        facts = {"player": player, "tile": TILE_IDS[tile], "cards": cards}
        p.emit(Event("built", facts))
    place = -1
    for need in NEEDS[tile]:
        slot = remove_tile(p, player, need, "built")
        place = slot if place < 0 else place
    equip(p, player, tile, "built", min(place, len(p.tiles[player])))
