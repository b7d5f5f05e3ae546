"""Settings: the options and variants a table may choose for a game, checked before a match.

A game declares its settings as rows of a data file; this module checks what a person asks for
against them and says what would be right.
"""

from __future__ import annotations

from typing import Any, Final

from whiteout.core.refusal import BadSetting

Value = bool | int | str | dict[str, int]

SWITCH: Final = "switch"
CHOICE: Final = "choice"
NUMBER: Final = "number"
SEAT: Final = "seat"
CARDS: Final = "cards"
_KINDS: Final = (SWITCH, CHOICE, NUMBER, SEAT, CARDS)


class Setting:
    """One option of a game: its key, its kind, its default and what else it may be."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.key: Final[str] = row["key"]
        self.kind: Final[str] = row["kind"]
        if self.kind not in _KINDS:
            raise BadSetting(f"setting {self.key}: kind {self.kind!r}", " or ".join(_KINDS))
        self.default: Final[Value] = row["default"]
        self.choices: Final[list[str]] = row.get("choices", [])
        self.minimum: Final[int] = row.get("minimum", 0)
        self.maximum: Final[int] = row.get("maximum", 1_000_000)

    def expected(self) -> str:
        """What the setting takes, in words."""
        if self.kind == SWITCH:
            return "on or off"
        if self.kind == CHOICE:
            return " or ".join(self.choices)
        if self.kind == SEAT:
            return "random or a seat number from 0"
        if self.kind == CARDS:
            return "off, or how many copies of each card up to 99, such as axe=2,infected=8"
        return f"a whole number from {self.minimum} to {self.maximum}"

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
        if self.kind == SEAT and value == "random":
            return "random"
        if self.kind == CARDS:
            return _read_cards(value)
        if isinstance(value, bool):
            return None
        try:
            number = int(str(value))
        except ValueError:
            return None
        return number if self.minimum <= number <= self.maximum else None


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


def read_settings(settings: list[Setting], given: dict[str, Any]) -> dict[str, Value]:
    """Every setting with its value: the defaults, overridden by what was asked for."""
    values: dict[str, Value] = {setting.key: setting.default for setting in settings}
    by_key = {setting.key: setting for setting in settings}
    for key, value in given.items():
        if key not in by_key:
            raise BadSetting(f"there is no option {key!r}", ", ".join(sorted(by_key)))
        values[key] = by_key[key].read(value)
    return values
