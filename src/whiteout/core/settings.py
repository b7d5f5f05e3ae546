"""Settings: what a table may choose for a game, checked before a match.

A game declares its settings as rows of a data file; this module checks what a person asks for
against them and says what would be right. The kinds:

- `switch`: on or off;
- `choice`: one of `choices`;
- `number`: a whole number from `minimum` to `maximum`;
- `number_or_word`: such a number, or one of the words `choices`, such as `off`;
- `fraction`: a number from `minimum` to `maximum` in steps of `step`, such as 0.25;
- `numbers`: `fewest` to `most` whole numbers, each from `minimum` to `maximum`;
- `seat`: a seat, or `random`;
- `cards`: how many copies of each card, or `off`.

`default_by_seats` names the numbers of seats at which the default is another.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from whiteout.core.refusal import BadSetting

Value = bool | int | float | str | list[int] | dict[str, int]

SWITCH: Final = "switch"
CHOICE: Final = "choice"
NUMBER: Final = "number"
NUMBER_OR_WORD: Final = "number_or_word"
FRACTION: Final = "fraction"
NUMBERS: Final = "numbers"
SEAT: Final = "seat"
CARDS: Final = "cards"
KINDS: Final = (SWITCH, CHOICE, NUMBER, NUMBER_OR_WORD, FRACTION, NUMBERS, SEAT, CARDS)

_LARGEST: Final = 1_000_000
_MOST_NUMBERS: Final = 99
_EXACT: Final = 1e-9


class Setting:
    """One setting of a game: its key, its kind, its default and what else it may be."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.key: Final[str] = row["key"]
        self.kind: Final[str] = row["kind"]
        if self.kind not in KINDS:
            raise BadSetting(f"setting {self.key}: kind {self.kind!r}", " or ".join(KINDS))
        self.choices: Final[list[str]] = row.get("choices", [])
        """The words of a `choice` or `number_or_word`."""
        self.lowest: Final = float(row.get("minimum", 0))
        self.highest: Final = float(row.get("maximum", _LARGEST))
        self.minimum: Final = int(self.lowest)
        self.maximum: Final = int(self.highest)
        """The bounds of `fraction`, and those of all other kinds as whole numbers."""
        self.step: Final = float(row.get("step", 1))
        self.fewest: Final[int] = row.get("fewest", 1)
        self.most: Final[int] = row.get("most", _MOST_NUMBERS)
        """How many numbers a list of them may have."""
        self.example: Final = as_typed(row["default"])
        """The default as a person types it."""
        self.default: Final = self._declared(row["default"])
        self.by_seats: Final = {
            int(seats): self._declared(value)
            for seats, value in row.get("default_by_seats", {}).items()
        }
        """The default where the number of seats makes it another one."""
        self.was: Final[str] = row.get("was", "")
        """The key of older versions, still read in records and tables."""

    def _declared(self, value: Any) -> Value:
        """A default of the data file, which must itself be allowed."""
        if self.kind == SEAT or self.kind == CARDS:
            default: Value = value
            return default
        return self.read(value)

    def default_for(self, seats: int) -> Value:
        """The value where nobody asks for another; 0 seats where their number is not known."""
        return self.by_seats.get(seats, self.default)

    def expected(self) -> str:
        """What the setting takes, in words."""
        whole = f"a whole number from {self.minimum} to {self.maximum}"
        if self.kind == SWITCH:
            return "on or off"
        if self.kind == CHOICE:
            return " or ".join(self.choices)
        if self.kind == NUMBER_OR_WORD:
            return " or ".join([*self.choices, whole])
        if self.kind == FRACTION:
            return f"a number from {self.lowest:g} to {self.highest:g} in steps of {self.step:g}"
        if self.kind == NUMBERS:
            count = f"{self.fewest} to {self.most} whole numbers"
            return f"{count} from {self.minimum} to {self.maximum}, such as {self.example}"
        if self.kind == SEAT:
            return "random or a seat number from 0"
        if self.kind == CARDS:
            return "off, or how many copies of each card up to 99: CARD=2,CARD=8"
        return whole

    def read(self, value: object) -> Value:
        """The value asked for, as the game wants it; words as typed by a person are accepted."""
        found = self._convert(value)
        if found is None:
            raise BadSetting(f"option {self.key} cannot be {value!r}", self.expected())
        return found

    def _convert(self, value: object) -> Value | None:
        if self.kind == SWITCH:
            if isinstance(value, bool):
                return value
            return {"on": True, "true": True, "off": False, "false": False}.get(str(value).lower())
        if self.kind == CHOICE:
            return str(value) if str(value) in self.choices else None
        if self.kind == NUMBER_OR_WORD and isinstance(value, str) and value in self.choices:
            return value
        if self.kind == SEAT and value == "random":
            return "random"
        if self.kind == CARDS:
            return _read_cards(value)
        if self.kind == NUMBERS:
            return self._read_numbers(value)
        if self.kind == FRACTION:
            return self._read_fraction(value)
        return self._read_number(value)

    def _read_number(self, value: object) -> int | None:
        if isinstance(value, bool):
            return None
        try:
            number = int(str(value))
        except ValueError:
            return None
        return number if self.minimum <= number <= self.maximum else None

    def _read_numbers(self, value: object) -> list[int] | None:
        """Numbers with commas, or with + where commas already stand between values."""
        if isinstance(value, list):
            parts: list[object] = value
        else:
            parts = list(str(value).replace("+", ",").split(","))
        if not self.fewest <= len(parts) <= self.most:
            return None
        numbers: list[int] = []
        for part in parts:
            number = self._read_number(part)
            if number is None:
                return None
            numbers.append(number)
        return numbers

    def _read_fraction(self, value: object) -> float | None:
        """A number that lies on a step, written in one way only."""
        if isinstance(value, bool):
            return None
        try:
            number = float(str(value))
        except ValueError:
            return None
        if not self.lowest <= number <= self.highest:  # neither is what is not a number at all
            return None
        nearest = self.lowest + round((number - self.lowest) / self.step) * self.step
        return round(nearest, 6) if abs(nearest - number) < _EXACT else None


def as_typed(value: object) -> str:
    """A value as a person types it."""
    if isinstance(value, bool):
        return "on" if value else "off"
    if isinstance(value, list):
        return ",".join([str(number) for number in value])
    return str(value)


def _read_cards(value: object) -> Value | None:
    if value in ("off", False):
        return "off"
    if isinstance(value, dict):
        pairs = [(str(card), str(copies)) for card, copies in value.items()]
    else:
        cut = [pair.partition("=") for pair in str(value).split(",")]
        pairs = [(card, copies) for card, _, copies in cut]
    counts: dict[str, int] = {}
    for card, copies in pairs:
        if not copies.isdecimal() or len(copies) > 2:  # no more than 99 copies of a card
            return None
        counts[card.strip()] = int(copies)
    return counts


def read_settings(
    settings: list[Setting], given: dict[str, Any], seats: int = 0
) -> dict[str, Value]:
    """Every setting with its value: the defaults for so many seats, overridden by what was asked
    for."""
    values: dict[str, Value] = {setting.key: setting.default_for(seats) for setting in settings}
    by_key = {setting.key: setting for setting in settings}
    older = {setting.was: setting for setting in settings if setting.was}
    for key, value in given.items():
        setting = by_key.get(key) or older.get(key)
        if setting is None:
            raise BadSetting(f"there is no option {key!r}", ", ".join(sorted(by_key)))
        values[setting.key] = setting.read(value)
    for setting in settings:
        seat = values[setting.key]
        if setting.kind == SEAT and isinstance(seat, int) and seat >= seats > 0:
            raise BadSetting(f"option {setting.key} cannot be {seat}", f"a seat below {seats}")
    return values


# -- the settings in force -------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class Chosen:
    """What a table has chosen, for a given number of players. A game reads it once per match into
    plain fields: `self.revenge: Final = self.on("revenge")`."""

    def __init__(self, settings: list[Setting], players: int, given: dict[str, Any]) -> None:
        self.players: Final = players
        self.values: Final = read_settings(settings, given, players)

    def on(self, key: str) -> bool:
        """Whether a switch is on."""
        return self.values[key] is True

    def number(self, key: str) -> int:
        """A number, or the seat of a `seat`; -1 for a word such as `random` or `off`."""
        value = self.values[key]
        return value if isinstance(value, int) else -1

    def chose(self, key: str, word: str) -> bool:
        """Whether this word was chosen."""
        return self.values[key] == word


S = TypeVar("S", bound=Chosen)


class Usual(Generic[S]):
    """The settings of a table by what it has chosen. They never change, so those of a table that
    has chosen nothing are read only once."""

    def __init__(self, read: Callable[[int, dict[str, Any]], S], declared: list[Setting]) -> None:
        self.declared: Final = declared
        self._read: Final[Callable[[int, dict[str, Any]], S]] = read
        self._usual: Final[dict[int, S]] = {}

    def settings(self, players: int, given: dict[str, Any]) -> S:
        """The settings in force at a table of so many."""
        if given:
            return self._read(players, given)
        usual = self._usual.get(players)
        if usual is None:
            usual = self._usual[players] = self._read(players, given)
        return usual
