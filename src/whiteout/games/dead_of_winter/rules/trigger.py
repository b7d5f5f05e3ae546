"""What a Crossroads card waits for, and what its options require (specification 3.13, 6.15)."""

from __future__ import annotations

from typing import Final

from whiteout.games.dead_of_winter.position import NOBODY, Happened, WinterPosition
from whiteout.games.dead_of_winter.rules.conditions import TESTS
from whiteout.games.dead_of_winter.rules.general import EVENT_IDS, STATE
from whiteout.games.dead_of_winter.rules.playing import room_for_survivor
from whiteout.games.dead_of_winter.tables import (
    ANYBODY,
    CROSSROADS,
    LOCATION_IDS,
    SURVIVOR_IDS,
    SYMBOLS,
)

_PRIVATE: Final = ("holds",)


def number_of(word: str) -> int:
    """An argument as a number."""
    for ids in (LOCATION_IDS, SYMBOLS, SURVIVOR_IDS):
        if word in ids:
            return ids.index(word)
    return int(word)


class Condition:
    """One condition as it stands in the data."""

    __slots__ = ("args", "test")

    def __init__(self, text: str) -> None:
        name, *args = text.split()
        if name not in TESTS:
            raise ValueError(f"crossroads.toml: there is no condition {text!r}")
        self.test: Final = TESTS[name]
        self.args: Final = [number_of(arg) for arg in args]

    def holds(self, p: WinterPosition, h: Happened) -> bool:
        """Whether it holds."""
        return self.test(p, h, self.args)


class Trigger:
    """An event and what must hold besides."""

    __slots__ = ("conditions", "event")

    def __init__(self, texts: list[str]) -> None:
        self.event: Final = EVENT_IDS.index(texts[0])
        self.conditions: Final = [Condition(text) for text in texts[1:]]
        if any(text.split()[0] in _PRIVATE for text in texts[1:]):
            raise ValueError(f"crossroads.toml: {texts} is not public (DW-XR-16)")

    def matches(self, p: WinterPosition, h: Happened) -> bool:
        """Whether an event meets it; that of a survivor no longer in play does not (DW-XR-05)."""
        if h[1] >= 0 and p.owner[h[1]] == NOBODY:
            return False
        return all(condition.test(p, h, condition.args) for condition in self.conditions)


TRIGGERS: Final = [[Trigger(texts) for texts in card.triggers] for card in CROSSROADS]
REQUIRES: Final = [
    [[Condition(text) for text in side.requires] for side in card.options] for card in CROSSROADS
]
CARDS_ON: Final[list[list[int]]] = [
    [
        card
        for card, triggers in enumerate(TRIGGERS)
        if any(trigger.event == event for trigger in triggers)
    ]
    for event in range(len(EVENT_IDS))
]
"""By event: the cards that wait for it."""


def applies(p: WinterPosition, card: int) -> bool:
    """Whether the card is for a player of this status, and there is room for whom it adds
    (DW-XR-11)."""
    status = CROSSROADS[card].applies
    if status != ANYBODY and (status == "exiled") != p.exiled[p.active]:
        return False
    return not CROSSROADS[card].adds or room_for_survivor(p, p.active)


def meets(p: WinterPosition, card: int, h: Happened) -> bool:
    """Whether an event makes the card take effect."""
    found = [trigger for trigger in TRIGGERS[card] if trigger.event == h[0]]
    return any(trigger.matches(p, h) for trigger in found) and applies(p, card)


def possible(p: WinterPosition, card: int, option: int) -> bool:
    """Whether an option of the triggered card can be taken (DW-XR-07)."""
    h = [STATE, p.event_survivor, p.event_location, 0, p.event_card, p.event_player]
    return all(condition.holds(p, h) for condition in REQUIRES[card][option])
