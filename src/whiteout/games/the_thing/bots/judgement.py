"""How the seats of The Thing weigh their options: what humans and aliens have in common."""

from __future__ import annotations

from whiteout.core.option import Option
from whiteout.games.the_thing.bots.memory import Memory
from whiteout.games.the_thing.bots.needs import worth
from whiteout.games.the_thing.bots.sight import Sight
from whiteout.games.the_thing.tables import (
    ACTIONS,
    DYNAMITE,
    FAILURE,
    FIREARM,
    FLAMETHROWER,
    GREEN,
    KEYS,
    MELEE,
    PIECE_IDS,
    SABOTAGE,
    TOOLBOX,
    TORCH,
    WIRE,
)

PIECE_WORTH = {FLAMETHROWER: 5.0, KEYS: 4.0, WIRE: 3.0, DYNAMITE: 3.0, TORCH: 2.0, TOOLBOX: 2.5}
FUEL_USE = {"sun": 0.0, "clouds": 1.0, "snow": 2.0, "storm": 3.0}


class Judgement:
    """Points for an option: the method of its verb, or nothing."""

    def __init__(self, sight: Sight, memory: Memory) -> None:
        self.sight = sight
        self.memory = memory

    def weigh(self, option: Option) -> float:
        """How good an option seems."""
        react = getattr(self, f"on_{option.verb}", None)
        if react is None:
            return 0.0
        points: float = react(option)
        return points

    # -- weather, tokens, cards ------------------------------------------------------------------

    def on_forecast(self, option: Option) -> float:
        return 1.0 - FUEL_USE[self.sight.about["weather"]]

    def on_weather(self, option: Option) -> float:
        return -FUEL_USE[str(option.args[0])]

    def on_store(self, option: Option) -> float:
        return -FUEL_USE[str(option.args[0])]

    def on_keep(self, option: Option) -> float:
        return PIECE_WORTH.get(option.value, 1.0)

    def on_keep_token(self, option: Option) -> float:
        return -1.0 if PIECE_IDS[FAILURE] in self.sight.view.get("looking", []) else 1.0

    def on_one_more(self, option: Option) -> float:
        return 1.0

    def on_times(self, option: Option) -> float:
        return float(option.value)

    def on_fuel(self, option: Option) -> float:
        return float(self.sight.missing_fuel(option.value)) - 0.1 * option.value

    def on_back(self, option: Option) -> float:
        return -50.0

    # -- the floor: nothing is traded without need ------------------------------------------------

    def on_pass(self, option: Option) -> float:
        return 0.5

    def on_offer(self, option: Option) -> float:
        return -1.0

    def on_accept(self, option: Option) -> float:
        """A gift is taken; anything else is not."""
        for offer in self.sight.view["offers"]:
            if offer["player"] == option.value and not sum(offer["asks"]):
                return 2.0 if not offer["asks_open"] else -2.0
        return -2.0

    def on_decline(self, option: Option) -> float:
        return 1.0

    def on_call_vote(self, option: Option) -> float:
        return 1.0

    def on_finish(self, option: Option) -> float:
        return 0.2

    # -- who is asked, who is tested ---------------------------------------------------------------

    def on_avoid(self, option: Option) -> float:
        return {FIREARM: 1.0, MELEE: 0.5, FLAMETHROWER: -0.5}[option.value]

    def on_fight(self, option: Option) -> float:
        return 3.0

    def placed(self, figure: int, action: int) -> float:
        """What an action of this figure would bring."""
        place = self.sight.place[figure]
        return worth(self.sight, place, action) if 0 <= place < GREEN else 0.0

    def flipped(self) -> int:
        """The card that is to be assigned."""
        return ACTIONS.index(self.sight.about["action"])

    def sabotages(self) -> bool:
        """Whether a Sabotage is to be assigned."""
        return self.flipped() == SABOTAGE
