"""The options in force, read once per match into plain fields (specification 11)."""

from __future__ import annotations

from typing import Any, Final

from whiteout.core.refusal import BadSetting
from whiteout.core.settings import Setting, read_settings
from whiteout.games.the_thing.tables import (
    BY_PLAYERS,
    COOP_CHARACTERS,
    PIECES,
    PRINTED_LIMITS,
    TOKEN,
    WEATHERS,
    Players,
    load_rows,
)

SETTINGS: Final[list[Setting]] = [Setting(row) for row in load_rows("options.toml", "option")]

RANDOM: Final = -1
"""In place of the seat of the first leader."""
LAST_ROUND: Final = 200
"""The match is broken off after it where the table sets no limit (TT-WIN-17)."""
COOP_COLUMN: Final = 5


class Settings:
    """What the table has chosen, for a given number of players."""

    def __init__(self, players: int, given: dict[str, Any]) -> None:
        values = read_settings(SETTINGS, given, players)
        self.players: Final = players
        self.values: Final = values
        self.coop: Final = players < 4
        n = COOP_CHARACTERS if self.coop else players
        self.n: Final = n
        """The number of players in every rule and table; 6 in the co-operative game (TT-GEN-03)."""
        row: Players = BY_PLAYERS[n]
        self.row: Final = row
        column = COOP_COLUMN if self.coop else players - 4
        self.weapons: Final = self._deck(0, column)
        self.objects: Final = self._deck(1, column)
        self.tokens: Final = [
            code
            for code, piece in enumerate(PIECES)
            if piece.back == TOKEN
            for _ in range(piece.counts[column] * n)
        ]
        self.weather: Final = [weather.tables[row.weather] for weather in WEATHERS]
        faces = str(values["weather_faces"])
        self.weather_die: Final = [
            code for code, weather in enumerate(WEATHERS) for _ in range(weather.faces[faces])
        ]
        self.choose_characters: Final = values["character_choice"] == "choose"
        self.kennel_closed: Final = bool(values["kennel_card_removed"])
        printed = values["vehicle_damage_limit"] == "printed"
        self.helicopter_limit: Final = PRINTED_LIMITS[0] if printed else n - 2
        self.comms_limit: Final = PRINTED_LIMITS[1] if printed else n
        self.sos_length: Final = _number(values["sos_length"])
        self.rescue_fuel_length: Final = _number(values["rescue_fuel_length"])
        self.skull: Final = _number(values["freezing_length"]) - 1
        self.windows_double: Final = values["windows_bonus"] == "double"
        self.torch_kept: Final = bool(values["torch_kept"])
        self.wire_kept: Final = bool(values["wire_kept"])
        self.kitchen_repeat: Final = bool(values["kitchen_repeat"])
        self.threat_floor: Final = _number(values["threat_floor"])
        self.earliest_reveal: Final = _number(values["earliest_reveal"])
        self.auto_end: Final = bool(values["auto_end"])
        self.max_rounds: Final = _number(values["max_rounds"]) or LAST_ROUND
        self.no_exit_ends: Final = bool(values["no_exit_ends"])
        leader = values["first_leader"]
        seat = leader if isinstance(leader, int) else RANDOM
        if seat >= players:
            raise BadSetting(f"first_leader {seat}", f"random or a seat from 0 to {players - 1}")
        self.first_leader: Final = seat
        self.whole_hand: Final = values["card_change"] == "whole_hand"
        self.starve_by_shortage: Final = values["starving_trigger"] == "shortage"
        self.literal_vote: Final = values["boarding_vote"] == "literal"
        self.unrevealed_only: Final = values["last_infected_loses"] == "unrevealed_only"
        self.clark_counts: Final = bool(values["clark_counts"])
        self.blood_only: Final = values["lab_sabotage"] == "blood_only"
        self.meet_twice: Final = values["coop_meetings"] == "twice"
        self.threat_start: Final = _number(values["threat_start"])
        self.threat_pace: Final = _number(values["threat_pace"])
        self.recoil_all: Final = values["threat_recoil"] == "all"
        self.coop_force: Final = _number(values["coop_force"])
        self.offers: Final = _number(values["offers_per_phase"])
        self.claims: Final = _number(values["claims_per_phase"])
        self.decision_timer_s: Final = _number(values["decision_timer_s"])
        """For the server's clock; the rules know no time."""
        self.first_force: Final = self.coop_force if self.coop else n // 2

    def _deck(self, back: int, column: int) -> list[int]:
        return [
            code
            for code, piece in enumerate(PIECES)
            if piece.back == back
            for _ in range(piece.counts[column])
        ]


_USUAL: Final[dict[int, Settings]] = {}
"""By the number of players: what is in force where the table has chosen nothing."""


def settings_for(players: int, given: dict[str, Any]) -> Settings:
    """What the table has chosen. Settings never change, so the usual ones are read only once."""
    if given:
        return Settings(players, given)
    usual = _USUAL.get(players)
    if usual is None:
        usual = _USUAL[players] = Settings(players, given)
    return usual


def _number(value: object) -> int:
    assert isinstance(value, int)
    return value
