"""Action dice, rerolls and Flares: specification 3.2, WG-ACT-07, WG-EVT-09, WG-EVT-10."""

from __future__ import annotations

from whiteout.core.event import Event
from whiteout.core.option import Option
from whiteout.games.who_goes_there.options import DIE, FLARE, LOCKER_FLARE, REROLL
from whiteout.games.who_goes_there.position import CampPosition
from whiteout.games.who_goes_there.rules.hand import play_up
from whiteout.games.who_goes_there.tables import (
    FACES,
    FLARE_FACE,
    K_FLARE,
    LOCKER,
    ORIGINS,
    T_COMPANION,
    TILE_IDS,
    TILES,
)

MISS = 0


def roll_dice(p: CampPosition, player: int, count: int, cause: str) -> None:
    """So many dice are added to the open roll; each shows a Success half of the time."""
    if count <= 0:
        return
    fresh = [p.chance.below(2, "dice") == 1 for _ in range(count)]
    p.dice += fresh
    p.turned += [False] * count
    if p.history is not None:
        facts = {"player": player, "count": count, "successes": fresh.count(True), "cause": cause}
        p.emit(Event("rolled", facts))


def successes(p: CampPosition) -> int:
    """What the open roll shows."""
    return p.dice.count(True)


def rerolls(p: CampPosition, player: int, names: tuple[str, ...]) -> list[Option]:
    """Tiles with an unused reroll that names the roll (3.13, WG-EVT-09)."""
    if not free_faces(p):
        return []
    found: list[Option] = []
    used = p.tile_used[player]
    for place, tile in enumerate(p.tiles[player]):
        fits = TILES[tile].reroll in names and not used[place]
        if fits and (tile != T_COMPANION or p.trained) and REROLL[tile] not in found:
            found.append(REROLL[tile])
    found.sort(key=code_of)
    return found


def code_of(option: Option) -> int:
    """In the order of the tables (WG-DEC-11)."""
    return option.value


def use_reroll(p: CampPosition, player: int, tile: int) -> None:
    """A tile's reroll is used for this turn."""
    for place, equipped in enumerate(p.tiles[player]):
        if equipped == tile and not p.tile_used[player][place]:
            p.tile_used[player][place] = True
            return


def free_faces(p: CampPosition) -> list[bool]:
    """The faces shown by dice that no Flare has turned (WG-EVT-10)."""
    return [face for place, face in enumerate(p.dice) if not p.turned[place]]


def die_parts(p: CampPosition) -> list[Option]:
    """Which die is rolled anew, where unturned dice of both faces lie there (D19)."""
    faces = free_faces(p)
    return DIE[:] if True in faces and False in faces else []


def reroll_die(p: CampPosition, player: int, success: bool, source: str) -> None:
    """One die of this face, no turned one, is rolled anew; the new face stands (WG-EVT-09)."""
    for place, face in enumerate(p.dice):
        if face == success and not p.turned[place]:
            p.dice[place] = p.chance.below(2, "dice") == 1
            tell_change(p, player, source, success, p.dice[place])
            return


def tell_change(p: CampPosition, player: int, source: str, old: bool, new: bool) -> None:
    """A die has another face now (W-134)."""
    if p.history is not None:
        facts = {"player": player, "source": source, "old": old, "new": new}
        p.emit(Event("die_changed", facts))


def reroll_by(p: CampPosition, player: int, draft: list[Option]) -> None:
    """A reroll of a tile, with the die chosen if there was a choice."""
    success = draft[1] is not DIE[MISS] if len(draft) > 1 else free_faces(p)[0]
    use_reroll(p, player, draft[0].value)
    reroll_die(p, player, success, TILE_IDS[draft[0].value])


# -- Flares --------------------------------------------------------------------------------------


def flares(p: CampPosition, player: int, apart: list[int]) -> list[Option]:
    """A Flare in hand that is not promised in a trade (WG-TRD-21), and the Locker face."""
    found: list[Option] = []
    for card in p.hands[player]:
        if card // ORIGINS == K_FLARE and card not in apart:
            found.append(FLARE)
            break
    if has_locker_flare(p, player):
        found.append(LOCKER_FLARE)
    return found


def has_locker_flare(p: CampPosition, player: int) -> bool:
    """The Locker die shows a Flare and is unspent (3.6)."""
    ready = p.has(player, LOCKER) and not p.locker_spent[player]
    return ready and FACES[p.locker_face[player]] == FLARE_FACE


def pay_flare(p: CampPosition, player: int, option: Option) -> None:
    """The Flare is played, or the Locker die spent."""
    if option is FLARE:
        play_up(p, player, K_FLARE, "flare")
    else:
        spend_locker(p, player, "flare")


def spend_locker(p: CampPosition, player: int, use: str) -> None:
    """The face has its effect once (WG-LKR-02)."""
    p.locker_spent[player] = True
    if p.history is not None:
        facts = {"player": player, "face": FACES[p.locker_face[player]], "use": use}
        p.emit(Event("locker_used", facts))


def turn_die(p: CampPosition, player: int, option: Option) -> None:
    """A Flare turns one Miss of the open roll into a Success (WG-EVT-10)."""
    pay_flare(p, player, option)
    place = p.dice.index(False)
    p.dice[place] = True
    p.turned[place] = True
    tell_change(p, player, "flare", False, True)
