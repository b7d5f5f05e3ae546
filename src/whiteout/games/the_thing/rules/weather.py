"""Phase 1, weather: specification 6.1 (WEA)."""

from __future__ import annotations

from whiteout.core.choice import Step
from whiteout.core.option import Option
from whiteout.games.the_thing.options import FORECAST, ROLL
from whiteout.games.the_thing.options import WEATHER as WEATHER_OPTION
from whiteout.games.the_thing.position import NOTHING, WEATHER, ThingPosition
from whiteout.games.the_thing.rules.asking import Ask, tell
from whiteout.games.the_thing.rules.phase import begin
from whiteout.games.the_thing.tables import WEATHER_IDS


def roll_weather(p: ThingPosition, seat: int, stored: bool) -> int:
    """One roll of the weather die."""
    die = p.settings.weather_die
    face = die[p.chance.below(len(die), "weather")]
    facts = {"player": seat, "weather": WEATHER_IDS[face], "stored": stored}
    tell(p, "weather_rolled", facts)
    return face


def set_weather(p: ThingPosition, face: int, rolled: bool) -> None:
    """This round's weather; the forecast is cleared either way (TT-WEA-03)."""
    p.weather = face
    p.forecast = NOTHING
    tell(p, "weather_set", {"weather": WEATHER_IDS[face], "rolled": rolled})


def fuel_use(p: ThingPosition, face: int) -> int:
    """What boiler and generator burn in this weather."""
    row = p.settings.weather[face]
    return row[0] + row[1]


class Weather(Step[ThingPosition]):
    """The leader rolls, or may take the forecast (TT-WEA-01, TT-WEA-02)."""

    def run(self, p: ThingPosition) -> None:
        begin(p, WEATHER)
        if p.forecast == NOTHING:
            set_weather(p, roll_weather(p, p.leader, False), True)
        else:
            p.then(TakeForecast(p.leader))


class TakeForecast(Ask):
    """D02: the stored weather unrolled, or a roll."""

    POINT = "D02"
    SECRET = False

    def about(self, p: ThingPosition) -> dict[str, int | str]:
        return {"weather": WEATHER_IDS[p.forecast]}

    def options(self, p: ThingPosition, seat: int) -> list[Option]:
        return [FORECAST, ROLL]

    def resolve(self, p: ThingPosition, option: Option) -> None:
        if option == FORECAST:
            set_weather(p, p.forecast, False)
            return
        face = roll_weather(p, self.seat, False)
        if face == p.forecast:
            set_weather(p, face, True)
        else:
            p.then(ChooseWeather(self.seat, face))


class ChooseWeather(Ask):
    """D03: the new result or the forecast."""

    __slots__ = ("rolled",)
    POINT = "D03"
    SECRET = False

    def __init__(self, seat: int, rolled: int) -> None:
        super().__init__(seat)
        self.rolled = rolled

    def about(self, p: ThingPosition) -> dict[str, int | str]:
        return {"weather": WEATHER_IDS[self.rolled]}

    def options(self, p: ThingPosition, seat: int) -> list[Option]:
        return [WEATHER_OPTION[self.rolled], WEATHER_OPTION[p.forecast]]

    def resolve(self, p: ThingPosition, option: Option) -> None:
        set_weather(p, option.value, option.value == self.rolled)
