"""The options in force, read once per match into plain fields (specification 11)."""

from __future__ import annotations

from typing import Any, Final

from whiteout.core.refusal import BadSetting
from whiteout.core.settings import Chosen, Setting, Usual
from whiteout.games.outpost_31.tables import BY_PLAYERS, DATA, Players

SETTINGS: Final[list[Setting]] = [Setting(row) for row in DATA.read("options.toml", "option")]

NO_TORCH_LIMIT: Final = 9


class Settings(Chosen):
    """What the table has chosen, for a given number of players."""

    def __init__(self, players: int, given: dict[str, Any]) -> None:
        super().__init__(SETTINGS, players, given)
        row: Players = BY_PLAYERS[players]
        self.table: Final = row
        """What depends on the number of players: decks of blood, target, side of the tracker."""
        self.side: Final = row.side
        self.target: Final = row.target
        small = row.side == 0
        self.strict_target: Final = self.chose("escape_target_mode", "strict")
        self.declining_tests: Final = self.chose("escape_tests", "declining")
        self.public_tests: Final = self.on("escape_tests_public")
        self.sticky: Final = self.chose("assimilation_return", "sticky")
        self.sabotage_ban: Final = self.on("human_sabotage_ban")
        self.fair_keep: Final = self.on("fair_keep")
        self.gear_copies: Final = self.number("gear_copies")
        self.molotov_copies: Final = self.number("molotov_copies")
        self.rope_uses: Final = self.number("rope_uses")
        self.rope_required_only: Final = self.on("rope_required_only")
        self.captain_gear_duty: Final = self.on("captain_gear_duty")
        self.lone_must_pay: Final = self.on("lone_must_pay")
        self.pass_after_try: Final = self.chose("pass_choice", "after_try")
        self.all_missions_from_6: Final = self.chose("mission_marks", "all_from_6")
        self.any_gear_in_rolls: Final = self.chose("gear_roll_scope", "any")
        limit = self.number("torch_limit_small" if small else "torch_limit_large")
        self.torch_limit: Final = 99 if not small and limit == NO_TORCH_LIMIT else limit
        early = self.number("early_win_players_max")
        if 0 < early < 4:
            raise BadSetting(f"option early_win_players_max cannot be {early}", "0, or 4 to 8")
        self.early_win: Final = players <= early
        self.early_win_dead_deck: Final = self.on("early_win_dead_deck")
        self.imitations_know: Final = self.on("imitations_know")
        self.pass_skips: Final = self.number("pass_skips")
        self.max_contagion: Final = self.number(
            "max_contagion_small" if small else "max_contagion_large"
        )
        self.destroyed_limit: Final = self.number("destroyed_limit")
        self.hand_size: Final = self.number("hand_size")
        self.random_characters: Final = self.chose("character_draft", "random")
        self.captain_powers: Final = self.on("captain_powers")
        self.secret_votes: Final = self.on("secret_votes")
        self.dead_may_talk: Final = self.on("dead_may_talk")
        self.decision_timer_s: Final = self.number("decision_timer_s")
        """For the server's clock; the rules know no time."""
        self.event_density: Final = self.number("event_density")


USUAL: Final = Usual(Settings, SETTINGS)
