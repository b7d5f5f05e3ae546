"""The own turn of the bot: what to do with the Actions, and what to play beside."""

from __future__ import annotations

from typing import Final

from whiteout.core.option import Option
from whiteout.games.who_goes_there.bots.sight import Sight
from whiteout.games.who_goes_there.bots.worth import TILES, card_worth, unlock_rank

_LAST: Final = -1.0
"""The worth of ending the turn: whatever is worth less is left alone."""


def weigh(sight: Sight, option: Option) -> float:
    """How good a command seems."""
    weigher = _WEIGHERS.get(option.verb)
    return weigher(sight, option) if weigher is not None else -5.0


def weigh_event(sight: Sight, option: Option) -> float:
    """Resolve it once nothing better is left, or at once while strong."""
    return 2.0 if sight.me["stamina"] >= 4 else 0.5


def weigh_end(sight: Sight, option: Option) -> float:
    return _LAST


def out_is_safe(sight: Sight) -> bool:
    """Whether the next Temperature Drop outside would not hurt."""
    return sight.me["stamina"] > sight.cold() or sight.cold() == 0


def must_go_in(sight: Sight) -> bool:
    """Before the cold, a night without company, or with wounds."""
    if sight.round >= sight.rounds:
        return False
    night = sight.rounds_to("sleep") == 0
    return not out_is_safe(sight) or night or sight.wounds >= 2


def hungry(sight: Sight) -> bool:
    """Food is due soon, and there is none."""
    meals = sight.count("canned_food") + len(
        [item for item in sight.me["items"] if item == "p1_ration"]
    )
    return meals == 0 and sight.rounds_to("food") <= 2


def weigh_move(sight: Sight, option: Option) -> float:
    """Out where the points are, in where it is warm."""
    space = str(option.args[0])
    goes_in = space in ("storage", "workshop")
    best = f"phase{sight.phase}"
    if not sight.inside:
        if goes_in:
            wanted = must_go_in(sight) and sight.actions <= 2
            return (3.0 if wanted else -3.0) + (0.1 if space == "storage" else 0.0)
        return 2.5 if space == best and sight.actions >= 3 else -3.0
    if not goes_in:
        strong = sight.me["stamina"] >= sight.cold() + 1 and sight.wounds < 2
        last = sight.round >= sight.rounds
        early = not hungry(sight) and sight.rounds_to("sleep") > 0
        good = (strong and early) or (last and sight.wounds < 2)
        return 4.0 if good and space == best and sight.actions >= 3 else -3.0
    if space == "storage" and hungry(sight) and sight.actions >= 3:
        return 3.0
    return -3.0


def weigh_search(sight: Sight, option: Option) -> float:
    """Outside always; inside for food, or what the bench or galley give."""
    if not sight.inside:
        keeps_one = sight.actions >= 3 or not must_go_in(sight)
        return 3.5 if keeps_one else -2.0
    source = str(option.args[0])
    worth = {"galley": 2.3, "parts_bench": 2.2, "storage": 2.0, "specialty": 1.8}.get(source, 1.5)
    full = int(sight.me["cards"]) > int(sight.me["limit"])
    return worth + (2.0 if source in ("storage", "galley") and hungry(sight) else 0.0) - 3 * full


def weigh_build(sight: Sight, option: Option) -> float:
    return 1.0 + TILES.get(str(option.args[0]), 1.0)


def weigh_stamina(sight: Sight, option: Option) -> float:
    """Warm up before anything else but food."""
    return 3.2 if sight.me["stamina"] < 3 else 1.0


def weigh_xp(sight: Sight, option: Option) -> float:
    keeps_one = sight.actions >= 2 or not must_go_in(sight)
    return 0.8 if keeps_one else -2.0


def weigh_repair(sight: Sight, option: Option) -> float:
    camp = sight.view["camp"]
    strikes = camp["boiler"] if sight.inside else camp["door"]
    return 2.6 if strikes >= 2 else 0.2


def weigh_play(sight: Sight, option: Option) -> float:
    """Cards that help now."""
    card = str(option.args[0])
    if card == "first_aid":
        return 6.0
    if card in ("snack", "alcohol"):
        return 3.0 if sight.me["stamina"] <= 3 else -2.0
    if card == "canned_food":
        spare = sight.count(card) > 2 or sight.rounds_to("food") > 9
        return 2.0 if spare and sight.me["stamina"] <= 3 else -2.0
    if card.startswith("item_card_"):
        return 4.0
    if card == "dex":
        return 1.5
    if card in ("blood_test", "host_test"):
        return 2.0
    if card == "field_surgery":
        return 1.0
    return 1.2 if card.startswith("landmark_") or card == "training_manual" else -2.0


def weigh_item(sight: Sight, option: Option) -> float:
    item = str(option.args[0])
    if item == "medical_case":
        return 6.0 if sight.wounds >= 2 else -2.0
    if item == "welding_rig":
        camp = sight.view["camp"]
        return 3.0 if max(camp["boiler"], camp["door"]) >= 2 else -2.0
    return -2.0


def weigh_locker(sight: Sight, option: Option) -> float:
    return 3.0


def weigh_unlock(sight: Sight, option: Option) -> float:
    """Cardio and Agility early; near the end everything for Overstock, or not at all."""
    unlock = str(option.args[0])
    if unlock == "slots" and len(sight.me["tiles"]) < int(sight.me["slots"]):
        return -2.0
    return 5.0 - 0.1 * unlock_rank(unlock)


def weigh_light(sight: Sight, option: Option) -> float:
    return 2.0 if sight.me["stamina"] <= 3 else -2.0


def weigh_flare(sight: Sight, option: Option) -> float:
    return 1.0 if sight.me["stamina"] <= 1 else -2.0


def weigh_assault(sight: Sight, option: Option) -> float:
    """Against proven infected, with enough dice."""
    if sight.infected or sight.round < 4:
        return -4.0
    return 3.0 if sight.known and len(sight.me["tiles"]) >= 2 else -4.0


_WEIGHERS: Final = {
    "resolve_event": weigh_event,
    "end_turn": weigh_end,
    "move": weigh_move,
    "search": weigh_search,
    "build": weigh_build,
    "gain_stamina": weigh_stamina,
    "gain_xp": weigh_xp,
    "repair_sure": weigh_repair,
    "repair_lucky": weigh_repair,
    "flask": weigh_locker,
    "play": weigh_play,
    "use_item": weigh_item,
    "use_locker": weigh_locker,
    "unlock": weigh_unlock,
    "light_matches": weigh_light,
    "light_lighter": weigh_light,
    "flare": weigh_flare,
    "locker_flare": weigh_flare,
    "assault": weigh_assault,
}

__all__ = ["card_worth", "weigh"]
