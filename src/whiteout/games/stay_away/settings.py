"""The options in force, read once per match into plain fields (specification §11)."""

from __future__ import annotations

from typing import Any, Final

from whiteout.core.refusal import BadSetting
from whiteout.core.settings import Setting, read_settings
from whiteout.games.stay_away.cards import (
    ANALYSIS,
    CARDS,
    FLAMETHROWER,
    INFECTED,
    THE_THING,
    code_of,
    load_rows,
)

SETTINGS: Final[list[Setting]] = [Setting(row) for row in load_rows("options.toml", "option")]

OPEN_CARDS_TURNS: Final = 2
"""Own turns a Quarantine of the later edition lasts, where `quarantine_turns` is left alone."""

CAP: Final = 3
"""Infected! cards a player may keep (SA-HAND-07)."""


class Settings:
    """What the table has chosen, for a given number of players."""

    def __init__(self, players: int, given: dict[str, Any]) -> None:
        values = read_settings(SETTINGS, given)
        self.players: Final = players
        self.values: Final = values
        self.fourth_analysis: Final = bool(values["fourth_analysis"])
        self.one_three: Final = values["infected_split_6"] == "one_three"
        self.infected_delta: Final = _number(values["infected_delta"])
        self.promos: Final = bool(values["promos"])
        self.thing_in_deck: Final = bool(values["thing_in_deck"])
        self.hold_back_weapons: Final = bool(values["hold_back_weapons"])
        self.short_reach: Final = bool(values["short_reach"])
        self.revenge: Final = bool(values["revenge"])
        self.open_cards: Final = values["quarantine_mode"] == "open_cards"
        turns = _number(values["quarantine_turns"])
        if self.open_cards and "quarantine_turns" not in given:
            turns = OPEN_CARDS_TURNS
        self.quarantine_turns: Final = turns
        self.missed_shields: Final = bool(values["missed_shields"])
        self.locked_offer: Final = values["missed_offer"] == "locked"
        self.capped: Final = values["infected_cap"] == "3"
        self.superinfection: Final = bool(values["superinfection"])
        self.ignore_doors: Final = bool(values["seduction_ignores_doors"])
        self.axe_self_release: Final = bool(values["axe_self_release"])
        self.freed_exchanges: Final = bool(values["freed_exchanges"])
        self.blind_date_to_discard: Final = values["blind_date_to"] == "discard"
        self.turn_from_seat: Final = values["after_move"] == "seat"
        self.auto_declare: Final = bool(values["auto_declare"])
        self.turn_limit: Final = _number(values["turn_limit"])
        first = values["first_player"]
        self.first_player: Final = first if isinstance(first, int) else -1
        if self.first_player >= players:
            raise BadSetting(f"option first_player cannot be {first}", f"a seat below {players}")
        self.seating_given: Final = values["seating"] == "given"
        self.copies: Final = self._count_copies(values["custom_deck"])

    def _count_copies(self, custom: object) -> list[int]:
        """How many copies of each card are in the game (SA-SETUP-01, options of the deck)."""
        if isinstance(custom, dict):
            return _custom_copies(custom, self.players, self.hold_back_weapons)
        copies = []
        for card in CARDS:
            used = sum(1 for number in card.minimum_players if number <= self.players)
            copies.append(0 if card.promo and not self.promos else used)
        if not self.fourth_analysis and self.players >= 11:
            copies[code_of("analysis")] -= 1
        if self.one_three and self.players == 6:
            copies[INFECTED] -= 1
        copies[INFECTED] = max(0, copies[INFECTED] + self.infected_delta)
        return copies


def _number(value: object) -> int:
    assert isinstance(value, int)
    return value


def _custom_copies(custom: dict[str, int], players: int, hold_back: bool) -> list[int]:
    """A deck of the table's own choice, refused where a match could not be dealt or could stall.

    Draws must always find a STAY AWAY! card (SA-DECK-06): beyond the hands, the deck needs as many
    as can be held at once (three for Resolute, one in step 2, the replacement, and obstacles).
    """
    copies = [0] * len(CARDS)
    for card, count in custom.items():
        try:
            copies[code_of(card)] = count
        except ValueError as error:
            raise BadSetting(f"custom_deck: {error}", "the ids of `whiteout games`") from None
    if copies[THE_THING] != 1:
        raise BadSetting("custom_deck must hold exactly one the_thing", "the_thing=1")
    obstacles = copies[code_of("quarantine")] + copies[code_of("barred_door")]
    pool = sum(
        copies[code] for code, card in enumerate(CARDS) if card.kind not in ("panic", "contagion")
    )
    needed = 4 * players + obstacles + 8
    if pool < needed:
        raise BadSetting(
            f"custom_deck holds {pool} action, defense and obstacle cards",
            f"at least {needed} for {players} players",
        )
    if hold_back:
        pool -= copies[FLAMETHROWER] + copies[ANALYSIS]
        if pool < 4 * players:
            raise BadSetting(
                f"custom_deck holds {pool} cards to deal when weapons are held back",
                f"at least {4 * players} for {players} players",
            )
    return copies
