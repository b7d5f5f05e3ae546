"""XP, Unlocks and slots: specification 6.11 (XP); and the tiles of 6.14 that leave (TILE, CMP)."""

from __future__ import annotations

from typing import Final

from whiteout.core.event import Event
from whiteout.core.option import Option
from whiteout.games.who_goes_there.options import DISCARD_TILE, UNLOCK
from whiteout.games.who_goes_there.position import CampPosition
from whiteout.games.who_goes_there.rules.stamina import gain
from whiteout.games.who_goes_there.tables import (
    AGILITY,
    CARDIO,
    CLARK,
    COPPER,
    NORRIS,
    OVERSTOCK,
    PRICES,
    SLED_LINE,
    SLOTS,
    T_COMPANION,
    TILE_IDS,
    TILES,
    UNIQUE,
    UNLOCK_IDS,
    VAN_WALL,
)

ITEM_SLOTS: Final = 2
MORE_SLOTS: Final = 3
FIRST_FIVE: Final = (1 << OVERSTOCK) - 1


def gain_xp(p: CampPosition, player: int, count: int, cause: str) -> None:
    """There is no cap (WG-XP-01)."""
    p.xp[player] += count
    if p.history is not None:
        facts = {"player": player, "by": count, "cause": cause, "xp": p.xp[player]}
        p.emit(Event("xp_changed", facts))


def slots_of(p: CampPosition, player: int) -> int:
    """2, three more with Extra Item Slots, one more with Item Management (3.17)."""
    slots = ITEM_SLOTS + (MORE_SLOTS if p.has(player, SLOTS) else 0)
    return slots + int(p.unique(player, VAN_WALL))


def may_buy(p: CampPosition, player: int, unlock: int) -> bool:
    """WG-XP-02, WG-XP-03; the Companion needs a free slot (WG-XP-07)."""
    if p.has(player, unlock) or p.xp[player] < PRICES[unlock]:
        return False
    if unlock == OVERSTOCK:
        return p.unlocks[player] & FIRST_FIVE == FIRST_FIVE
    companion = unlock == UNIQUE and p.characters[player] == CLARK
    return not companion or len(p.tiles[player]) < slots_of(p, player)


def beside(p: CampPosition, player: int) -> list[Option]:
    """What may be done beside any own decision (WG-XP-02, WG-TILE-05)."""
    options: list[Option] = []
    if p.xp[player] >= 2:
        options += [UNLOCK[unlock] for unlock in range(len(PRICES)) if may_buy(p, player, unlock)]
    if p.tiles[player]:
        options += [DISCARD_TILE[tile] for tile in sorted(set(p.tiles[player]))]
    return options


def take_beside(p: CampPosition, player: int, option: Option) -> None:
    """Carry one of them out."""
    if option.verb == "unlock":
        buy(p, player, option.value)
    else:
        discard_tile(p, player, option.value)


def buy(p: CampPosition, player: int, unlock: int) -> None:
    """Paid, and for good (WG-XP-02). What an Unlock changes at once: the Stamina of Cardio, the
    Action of Agility (3.5), Critical Strikes with Disinfectant (WG-XP-06), the Companion's tile
    (WG-XP-07)."""
    p.xp[player] -= PRICES[unlock]
    p.unlocks[player] |= 1 << unlock
    if p.history is not None:
        facts = {"player": player, "unlock": UNLOCK_IDS[unlock], "price": PRICES[unlock]}
        p.emit(Event("unlocked", facts))
    if unlock == CARDIO:
        gain(p, player, 1, "cardio")
    elif unlock == AGILITY:
        p.actions[player] += 1
        tell_actions(p, player, 1, "agility")
    elif unlock == UNIQUE and p.characters[player] == COPPER:
        p.strikes[player] += p.criticals(player)
        p.criticals_due[player] = p.criticals_new[player] = 0
    elif unlock == UNIQUE and p.characters[player] == CLARK:
        equip(p, player, T_COMPANION, "companion")


def tell_actions(p: CampPosition, player: int, by: int, cause: str) -> None:
    """The Actions of a player have changed (W-179)."""
    if p.history is not None:
        left = p.all_actions(player)
        p.emit(
            Event("actions_changed", {"player": player, "by": by, "cause": cause, "actions": left})
        )


# -- tiles that come and go ----------------------------------------------------------------------


def has_room(p: CampPosition, player: int, tile: int, used: list[int]) -> bool:
    """Whether a tile can be equipped once the needed ones are gone: a free slot (WG-BLD-07), no
    equal tile but for Norris (WG-TILE-02), no coat of another type (WG-TILE-03)."""
    left = p.tiles[player][:]
    for gone in used:
        left.remove(gone)
    if len(left) >= slots_of(p, player) or (tile in left and not p.unique(player, NORRIS)):
        return False
    coat = TILES[tile].coat
    return not coat or all(not TILES[worn].coat or worn == tile for worn in left)


def may_gain(p: CampPosition, player: int, tile: int) -> bool:
    """Whether a tile is in the tray and can be equipped now (WG-TILE-01, WG-TILE-07)."""
    return p.tray[tile] > 0 and has_room(p, player, tile, [])


def equip(p: CampPosition, player: int, tile: int, source: str, place: int = -1) -> None:
    """A tile is taken, its reroll unused (WG-TILE-08), into a free slot or in place of another."""
    at = len(p.tiles[player]) if place < 0 else place
    p.tiles[player].insert(at, tile)
    p.tile_used[player].insert(at, False)
    if tile != T_COMPANION:
        p.tray[tile] -= 1
    if p.history is not None:
        facts = {"player": player, "tile": TILE_IDS[tile], "source": source}
        p.emit(Event("tile_gained", facts))


def remove_tile(p: CampPosition, player: int, tile: int, cause: str) -> int:
    """A tile goes back to the tray; of equal ones that with the used reroll (WG-TILE-08). The
    Companion leaves for good, and the Sled Line with it (WG-CMP-01). Its slot."""
    places = [at for at, equipped in enumerate(p.tiles[player]) if equipped == tile]
    place = next((at for at in places if p.tile_used[player][at]), places[0])
    del p.tiles[player][place]
    del p.tile_used[player][place]
    if tile != T_COMPANION:
        p.tray[tile] += 1
    if p.history is not None:
        p.emit(Event("tile_left", {"player": player, "tile": TILE_IDS[tile], "cause": cause}))
    if tile == T_COMPANION and p.landmarks[SLED_LINE]:
        p.landmarks[SLED_LINE] = False
        if p.history is not None:
            facts = {"player": player, "landmark": "landmark_sled_line", "played": False}
            p.emit(Event("landmark_changed", facts))
    return place


def discard_tile(p: CampPosition, player: int, tile: int) -> None:
    """In the own turn, at any time (WG-TILE-05)."""
    remove_tile(p, player, tile, "discarded")
