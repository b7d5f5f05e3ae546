"""The options in force, read once per match into plain fields (specification §11)."""

from __future__ import annotations

from typing import Any, Final

from whiteout.core.settings import Chosen, Setting, Usual
from whiteout.games.stay_away.rules.box import count_copies
from whiteout.games.stay_away.tables import DATA

SETTINGS: Final[list[Setting]] = [Setting(row) for row in DATA.read("options.toml", "option")]

OPEN_CARDS_TURNS: Final = 2
"""Own turns a Quarantine of the later edition lasts, where `quarantine_turns` is left alone."""

CAP: Final = 3
"""Infected! cards a player may keep (SA-HAND-07)."""


class Settings(Chosen):
    """What the table has chosen, for a given number of players."""

    def __init__(self, players: int, given: dict[str, Any]) -> None:
        super().__init__(SETTINGS, players, given)
        self.fourth_analysis: Final = self.on("fourth_analysis")
        self.one_three: Final = self.chose("infected_split_6", "one_three")
        self.infected_delta: Final = self.number("infected_delta")
        self.promos: Final = self.on("promos")
        self.thing_in_deck: Final = self.on("thing_in_deck")
        self.hold_back_weapons: Final = self.on("hold_back_weapons")
        self.short_reach: Final = self.on("short_reach")
        self.revenge: Final = self.on("revenge")
        self.open_cards: Final = self.chose("quarantine_mode", "open_cards")
        turns = self.number("quarantine_turns")
        if self.open_cards and "quarantine_turns" not in given:
            turns = OPEN_CARDS_TURNS
        self.quarantine_turns: Final = turns
        self.missed_shields: Final = self.on("missed_shields")
        self.locked_offer: Final = self.chose("missed_offer", "locked")
        self.capped: Final = self.chose("infected_cap", "3")
        self.superinfection: Final = self.on("superinfection")
        self.ignore_doors: Final = self.on("seduction_ignores_doors")
        self.axe_self_release: Final = self.on("axe_self_release")
        self.freed_exchanges: Final = self.on("freed_exchanges")
        self.blind_date_to_discard: Final = self.chose("blind_date_to", "discard")
        self.turn_from_seat: Final = self.chose("after_move", "seat")
        self.auto_declare: Final = self.on("auto_declare")
        self.turn_limit: Final = self.number("turn_limit")
        self.first_player: Final = self.number("first_player")
        self.seating_given: Final = self.chose("seating", "given")
        self.copies: Final = count_copies(self, self.values["custom_deck"])


USUAL: Final = Usual(Settings, SETTINGS)
