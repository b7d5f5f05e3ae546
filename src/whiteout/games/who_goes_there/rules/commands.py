"""Plays of the own turn, in a free moment and in a roll window alike: specification 7.3 (column R),
3.6, 3.11, 3.12, 3.15 and 6.12 (LKR).

A play is offered only if it can change something now (WG-HAND-09).
"""

from __future__ import annotations

from typing import Final

from whiteout.core.choice import Prompt
from whiteout.core.option import Option
from whiteout.games.who_goes_there.options import (
    BURN,
    DISCARD,
    FLASK,
    KINDLE,
    LIGHT_LIGHTER,
    LIGHT_MATCHES,
    LOCKER_MOVE,
    LOCKER_USES,
    PAY,
    PAY_LOCKER,
    PLAY,
    SHACK,
    TARGET,
    USE_ITEM,
    USE_LOCKER,
    UTILITY,
)
from whiteout.games.who_goes_there.position import CampPosition
from whiteout.games.who_goes_there.rules import bonfire
from whiteout.games.who_goes_there.rules.building import has_lighter
from whiteout.games.who_goes_there.rules.dice import (
    die_parts,
)
from whiteout.games.who_goes_there.rules.hand import (
    holds,
    kinds_in,
)
from whiteout.games.who_goes_there.rules.infection import near
from whiteout.games.who_goes_there.rules.items import items_of
from whiteout.games.who_goes_there.rules.moving import open_spaces
from whiteout.games.who_goes_there.rules.small_roll import may_use_flask
from whiteout.games.who_goes_there.rules.stamina import is_full
from whiteout.games.who_goes_there.rules.strikes import wounds
from whiteout.games.who_goes_there.rules.unlocks import (
    beside,
    may_gain,
)
from whiteout.games.who_goes_there.rules.utilities import utility_here
from whiteout.games.who_goes_there.tables import (
    ALCOHOL,
    BLOOD_TEST,
    CARDS,
    DEX,
    EFFECT,
    FACES,
    FIELD_RADIO,
    FOOD,
    HEAL,
    HOST_TEST,
    ICON,
    INSIDE,
    ITEM_CARD,
    K_ALCOHOL,
    K_KINDLING,
    K_MATCHES,
    LANDMARK,
    LANDMARKS,
    LIGHTER_CARD,
    LOCATIONS,
    LOCKER,
    MEDICAL_CASE,
    OUTSIDE,
    RATION_TIN,
    SLED_LINE,
    SNACK,
    SURGERY,
    T_COMPANION,
    T_LIGHTER,
    TILE_OF,
    TRAINING,
    WELDING_RIG,
    XP2,
)
from whiteout.games.who_goes_there.tables import SHACK as THE_SHACK

_USE: Final = {use: code for code, use in enumerate(LOCKER_USES)}


def add_plays(p: CampPosition, player: int, found: list[Option]) -> None:
    """Everything that may be played now, in the order of 7.3."""
    if may_use_flask(p, player):
        found.append(FLASK)
    inside = p.location(player) == INSIDE
    kinds = kinds_in(p.hands[player])
    found += [PLAY[kind] for kind in kinds if can_play(p, player, kind)]
    if K_ALCOHOL in kinds and shack_warms(p, player):
        found.append(SHACK)
    add_locker(p, player, found)
    found += [USE_ITEM[item] for item in items_of(p, player) if can_use(p, player, item)]
    found += [DISCARD[kind] for kind in kinds]
    if inside:
        found += [BURN[kind] for kind in kinds]
        if K_KINDLING in kinds:
            found.append(KINDLE)
        if bonfire.bonfire_count(p) >= bonfire.ENOUGH:
            if K_MATCHES in kinds:
                found.append(LIGHT_MATCHES)
            if has_lighter(p, player):
                found.append(LIGHT_LIGHTER)
    found += beside(p, player)


def can_play(p: CampPosition, player: int, kind: int) -> bool:
    """Whether a card that adds no dice changes something now (3.11, WG-HAND-09)."""
    effect = EFFECT[kind]
    if effect in (FOOD, SNACK):
        return not is_full(p, player)
    if effect == ALCOHOL:
        return p.location(player) == OUTSIDE and not is_full(p, player)
    if effect == HEAL:
        return wounds(p, player) > 0
    if effect == ITEM_CARD:
        return may_gain(p, player, TILE_OF[kind])
    if effect == LIGHTER_CARD:
        alcohol = holds(p, player, K_ALCOHOL) or locker_shows(p, player, "alcohol")
        return alcohol and may_gain(p, player, T_LIGHTER)
    if effect in (BLOOD_TEST, HOST_TEST, SURGERY):
        return bool(targets(p, player, effect))
    if effect == LANDMARK:
        return may_found(p, player, kind)
    if effect == TRAINING:
        return T_COMPANION in p.tiles[player] and not p.trained
    return effect == DEX


def targets(p: CampPosition, player: int, effect: str) -> list[int]:
    """Whom a test or Field Surgery can be played on: near, and with something to see or heal."""
    found = near(p, player)
    if effect == SURGERY:
        return [other for other in found if wounds(p, other)]
    if effect == HOST_TEST and not p.vulnerable[player]:
        return [other for other in found if p.vulnerable[other]]
    return found


def may_found(p: CampPosition, player: int, kind: int) -> bool:
    """A Landmark in its location, if it is not there yet; the Sled Line needs the Companion
    (3.12, WG-LMK-01)."""
    landmark = LANDMARKS.index(kind)
    here = LOCATIONS[p.location(player)] == CARDS[kind].location
    dog = landmark != SLED_LINE or any(T_COMPANION in tiles for tiles in p.tiles)
    return here and dog and not p.landmarks[landmark]


def shack_warms(p: CampPosition, player: int) -> bool:
    """The Shack is in play, the player outside, and somebody there could do with Stamina."""
    if not p.landmarks[THE_SHACK] or p.location(player) != OUTSIDE:
        return False
    return any(not is_full(p, other) for other in p.living_in(OUTSIDE))


def locker_shows(p: CampPosition, player: int, icon: str) -> bool:
    """The Locker die is unspent and shows the character's own face, which is this."""
    if not p.has(player, LOCKER) or p.locker_spent[player]:
        return False
    return FACES[p.locker_face[player]] == ICON and p.icon(player) == icon


def add_locker(p: CampPosition, player: int, found: list[Option]) -> None:
    """Uses of the Locker die that add no dice (3.6)."""
    if not p.has(player, LOCKER) or p.locker_spent[player]:
        return
    face = FACES[p.locker_face[player]]
    if face == XP2:
        found.append(USE_LOCKER[_USE["xp2"]])
    if face != ICON:
        return
    icon = p.icon(player)
    outside = p.location(player) == OUTSIDE
    warms = icon == "snack" or (icon == "alcohol" and outside)
    if warms and not is_full(p, player):
        found.append(USE_LOCKER[_USE["stamina"]])
    if icon == "alcohol" and shack_warms(p, player):
        found.append(USE_LOCKER[_USE["shack"]])
    elif icon == "first_aid" and wounds(p, player):
        found.append(USE_LOCKER[_USE["first_aid"]])
    elif icon == "repair_kit" and p.strikes_on(utility_here(p, player)):
        found.append(USE_LOCKER[_USE["repair_kit"]])
    elif icon == "snowshoes":
        found += [LOCKER_MOVE[space] for space in open_spaces(p, player)]


def can_use(p: CampPosition, player: int, item: int) -> bool:
    """Whether a special item changes something now (3.15, WG-HAND-09)."""
    if item == RATION_TIN:
        return not is_full(p, player)
    if item == MEDICAL_CASE:
        return wounds(p, player) > 0
    if item == FIELD_RADIO:
        away = any(p.location(other) != p.location(player) for other in p.living())
        return away and not p.radio and not p.landmarks[SLED_LINE]
    return item == WELDING_RIG and p.boiler_strikes + p.door_strikes > 0


# -- drafts --------------------------------------------------------------------------------------


def next_parts(p: CampPosition, player: int, draft: list[Option]) -> list[Option]:
    """What is still to be chosen for a play; nothing where it is complete. A single target is
    taken by itself (WG-DEC-12)."""
    verb = draft[0].verb
    if len(draft) > 1:
        return []
    if verb == "play":
        effect = EFFECT[draft[0].value]
        if effect in (BLOOD_TEST, HOST_TEST, SURGERY):
            found = targets(p, player, effect)
            return [TARGET[other] for other in found] if len(found) > 1 else []
        both = holds(p, player, K_ALCOHOL) and locker_shows(p, player, "alcohol")
        if effect == LIGHTER_CARD and both:
            return [PAY[K_ALCOHOL], PAY_LOCKER]
    elif verb in ("reroll", "knuckles"):
        return die_parts(p)
    elif draft[0] is USE_ITEM[WELDING_RIG] and p.boiler_strikes and p.door_strikes:
        return UTILITY[:]
    return []


_QUESTIONS: Final[dict[str, Prompt]] = {
    "blood_test": ("D31", "WG-TEST-01", {}),
    "host_test": ("D31", "WG-TEST-03", {}),
    "field_surgery": ("D52", "WG-HAND-09", {}),
    "empty_lighter": ("D54", "WG-HAND-11", {}),
    "reroll": ("D19", "WG-EVT-09", {}),
    "knuckles": ("D19", "WG-EVT-09", {}),
    "use_item": ("D53", "WG-UTL-07", {}),
}
"""What is asked in the middle of a play."""


def question(draft: list[Option]) -> Prompt:
    """The question for the next part of a play."""
    first = draft[0]
    return _QUESTIONS[str(first.args[0]) if first.verb == "play" else first.verb]
