"""The options in force, read once per match into plain fields (specification 11)."""

from __future__ import annotations

from typing import Any, Final

from whiteout.core.refusal import BadSetting
from whiteout.core.settings import Setting, read_settings
from whiteout.games.outpost_31.tables import BY_PLAYERS, Players, load_rows

SETTINGS: Final[list[Setting]] = [Setting(row) for row in load_rows("options.toml", "option")]

NO_TORCH_LIMIT: Final = 9


class Settings:
    """What the table has chosen, for a given number of players."""

    def __init__(self, players: int, given: dict[str, Any]) -> None:
        values = read_settings(SETTINGS, given)
        self.players: Final = players
        self.values: Final = values
        row: Players = BY_PLAYERS[players]
        self.table: Final = row
        """What depends on the number of players: decks of blood, target, side of the tracker."""
        self.side: Final = row.side
        self.target: Final = row.target
        small = row.side == 0
        self.strict_target: Final = values["escape_target_mode"] == "strict"
        self.declining_tests: Final = values["escape_tests"] == "declining"
        self.public_tests: Final = bool(values["escape_tests_public"])
        self.sticky: Final = values["assimilation_return"] == "sticky"
        self.sabotage_ban: Final = bool(values["human_sabotage_ban"])
        self.fair_keep: Final = bool(values["fair_keep"])
        self.gear_copies: Final = _number(values["gear_copies"])
        self.molotov_copies: Final = _number(values["molotov_copies"])
        self.rope_uses: Final = _number(values["rope_uses"])
        self.rope_required_only: Final = bool(values["rope_required_only"])
        self.captain_gear_duty: Final = bool(values["captain_gear_duty"])
        self.lone_must_pay: Final = bool(values["lone_must_pay"])
        self.pass_after_try: Final = values["pass_choice"] == "after_try"
        self.all_missions_from_6: Final = values["mission_marks"] == "all_from_6"
        self.any_gear_in_rolls: Final = values["gear_roll_scope"] == "any"
        limit = _number(values["torch_limit_small" if small else "torch_limit_large"])
        self.torch_limit: Final = 99 if not small and limit == NO_TORCH_LIMIT else limit
        early = _number(values["early_win_players_max"])
        if 0 < early < 4:
            raise BadSetting(f"option early_win_players_max cannot be {early}", "0, or 4 to 8")
        self.early_win: Final = players <= early
        self.early_win_dead_deck: Final = bool(values["early_win_dead_deck"])
        self.imitations_know: Final = bool(values["imitations_know"])
        self.pass_skips: Final = _number(values["pass_skips"])
        self.max_contagion: Final = _number(
            values["max_contagion_small" if small else "max_contagion_large"]
        )
        self.destroyed_limit: Final = _number(values["destroyed_limit"])
        self.hand_size: Final = _number(values["hand_size"])
        self.random_characters: Final = values["character_draft"] == "random"
        self.captain_powers: Final = bool(values["captain_powers"])
        self.secret_votes: Final = bool(values["secret_votes"])
        self.dead_may_talk: Final = bool(values["dead_may_talk"])
        self.decision_timer_s: Final = _number(values["decision_timer_s"])
        """For the server's clock; the rules know no time."""
        self.event_density: Final = _number(values["event_density"])


def _number(value: object) -> int:
    assert isinstance(value, int)
    return value
