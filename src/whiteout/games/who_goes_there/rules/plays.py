"""Carrying out plays of the own turn: specification 3.6, 3.11, 3.12, 3.15."""

from __future__ import annotations

from typing import Final

from whiteout.core.event import Event
from whiteout.core.option import Option
from whiteout.games.who_goes_there.options import (
    FLASK,
    KINDLE,
    LIGHT_MATCHES,
    LOCKER_USES,
    PAY_LOCKER,
    SHACK,
)
from whiteout.games.who_goes_there.position import NO_ROLL, CampPosition
from whiteout.games.who_goes_there.rules import bonfire
from whiteout.games.who_goes_there.rules.commands import targets
from whiteout.games.who_goes_there.rules.dice import (
    die_parts,
    free_faces,
    reroll_by,
    reroll_die,
    spend_locker,
    turn_die,
)
from whiteout.games.who_goes_there.rules.hand import (
    discard_down,
    holds,
    play_up,
    take_kind,
)
from whiteout.games.who_goes_there.rules.items import spend_item
from whiteout.games.who_goes_there.rules.moving import move
from whiteout.games.who_goes_there.rules.small_roll import flare_last, use_flask
from whiteout.games.who_goes_there.rules.stamina import gain
from whiteout.games.who_goes_there.rules.strikes import Surgery, heal_all, heal_one
from whiteout.games.who_goes_there.rules.testing import blood_test, host_test
from whiteout.games.who_goes_there.rules.unlocks import (
    equip,
    gain_xp,
    take_beside,
    tell_actions,
)
from whiteout.games.who_goes_there.rules.utilities import repair, utility_here
from whiteout.games.who_goes_there.tables import (
    ALCOHOL,
    BLOOD_TEST,
    BOILER,
    DEX,
    DOOR,
    EFFECT,
    FIELD_RADIO,
    FOOD,
    HEAL,
    HOST_TEST,
    IDS,
    ITEM_CARD,
    K_ALCOHOL,
    K_EMPTY_LIGHTER,
    LANDMARK,
    LANDMARKS,
    LIGHTER_CARD,
    MEDICAL_CASE,
    OUTSIDE,
    RATION_TIN,
    SNACK,
    SURGERY,
    T_LIGHTER,
    TILE_OF,
)

DEX_ACTIONS: Final = 2
SURGERY_STRIKES: Final = 2
LOCKER_XP: Final = 2


def carry_out(p: CampPosition, player: int, draft: list[Option]) -> None:
    """A play that is complete."""
    option = draft[0]
    verb = option.verb
    if verb == "play":
        play(p, player, option.value, draft[1:])
    elif verb in ("unlock", "discard_tile"):
        take_beside(p, player, option)
    elif verb == "discard_card":
        discard_down(p, player, option.value, "discarded")
    elif verb == "burn":
        bonfire.feed(p, player, option.value, "fed")
    elif verb == "use_locker":
        use_locker(p, player, LOCKER_USES[option.value])
    elif verb == "locker_move":
        spend_locker(p, player, "snowshoes")
        move(p, player, option.value, True)
    elif verb == "use_item":
        use_item(p, player, option.value, draft[1:])
    elif verb in ("flare", "locker_flare"):
        if p.roll == NO_ROLL:
            flare_last(p, player, option)
        else:
            turn_die(p, player, option)
    elif verb == "reroll":
        reroll_by(p, player, draft)
    elif verb == "knuckles":
        success = len(draft) > 1 and draft[1].value == 1 if die_parts(p) else free_faces(p)[0]
        spend_locker(p, player, "knuckles")
        reroll_die(p, player, success, "knuckles")
    else:
        play_plain(p, player, option)


def play_plain(p: CampPosition, player: int, option: Option) -> None:
    """Plays without anything to choose."""
    if option is FLASK:
        use_flask(p, player)
    elif option is SHACK:
        play_up(p, player, K_ALCOHOL, "shack")
        warm_shack(p)
    elif option is KINDLE:
        bonfire.kindle(p, player)
    else:
        bonfire.light(p, player, option is LIGHT_MATCHES)


def warm_shack(p: CampPosition) -> None:
    """Everybody outside gains 1 Stamina (3.12)."""
    for other in p.living_in(OUTSIDE):
        gain(p, other, 1, "landmark_shack")


def play(p: CampPosition, player: int, kind: int, chosen: list[Option]) -> None:
    """A card from hand (3.11)."""
    effect = EFFECT[kind]
    if effect in (BLOOD_TEST, HOST_TEST, SURGERY):
        target = chosen[0].value if chosen else targets(p, player, effect)[0]
        play_up(p, player, kind)
        if effect == SURGERY:
            p.then(Surgery(target, SURGERY_STRIKES))
        elif effect == BLOOD_TEST:
            blood_test(p, player, target)
        else:
            host_test(p, player, target)
    elif effect == LANDMARK:
        found_landmark(p, player, kind)
    elif effect == LIGHTER_CARD:
        play_up(p, player, K_EMPTY_LIGHTER)
        if (chosen and chosen[0] is PAY_LOCKER) or not holds(p, player, K_ALCOHOL):
            spend_locker(p, player, "alcohol")
        else:
            play_up(p, player, K_ALCOHOL, "lighter")
        equip(p, player, T_LIGHTER, IDS[kind])
    else:
        play_up(p, player, kind)
        take_effect(p, player, kind)


def take_effect(p: CampPosition, player: int, kind: int) -> None:
    """What a plain card does."""
    effect = EFFECT[kind]
    if effect in (FOOD, SNACK, ALCOHOL):
        gain(p, player, 1, IDS[kind])
    elif effect == HEAL:
        heal_one(p, player, IDS[kind])
    elif effect == ITEM_CARD:
        equip(p, player, TILE_OF[kind], IDS[kind])
    elif effect == DEX:
        p.dex[player] += DEX_ACTIONS
        tell_actions(p, player, DEX_ACTIONS, "dex")
    else:
        p.trained = True
        if p.history is not None:
            p.emit(Event("tile_turned", {"player": player}))


def found_landmark(p: CampPosition, player: int, kind: int) -> None:
    """It stays in play for everybody (WG-LMK-01): the card is no longer anybody's."""
    p.landmarks[LANDMARKS.index(kind)] = True
    take_kind(p, player, kind)
    if p.history is not None:
        facts = {"player": player, "landmark": IDS[kind], "played": True}
        p.emit(Event("landmark_changed", facts))


def use_locker(p: CampPosition, player: int, use: str) -> None:
    """The Locker face has its effect once (3.6, WG-LKR-02)."""
    spend_locker(p, player, use)
    if use == "xp2":
        gain_xp(p, player, LOCKER_XP, "locker")
    elif use == "stamina":
        gain(p, player, 1, "locker")
    elif use == "shack":
        warm_shack(p)
    elif use == "first_aid":
        heal_one(p, player, "locker")
    else:
        repair(p, utility_here(p, player), 1, "locker")


def use_item(p: CampPosition, player: int, item: int, chosen: list[Option]) -> None:
    """A special item in the own turn (3.15)."""
    spend_item(p, player, item)
    if item == RATION_TIN:
        gain(p, player, 1, "ration_tin")
    elif item == MEDICAL_CASE:
        heal_all(p, player, "medical_case")
    elif item == FIELD_RADIO:
        p.radio = True
    else:
        struck = DOOR if p.door_strikes else BOILER
        utility = chosen[0].value if chosen else struck
        repair(p, utility, p.strikes_on(utility), "welding_rig")
