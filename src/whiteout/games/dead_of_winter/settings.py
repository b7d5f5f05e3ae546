"""The options in force, read once per match into plain fields (specification 11)."""

from __future__ import annotations

from typing import Any, Final

from whiteout.core.refusal import BadSetting
from whiteout.core.settings import Setting, read_settings
from whiteout.games.dead_of_winter.tables import OBJECTIVE_IDS, load_rows

SETTINGS: Final[list[Setting]] = [Setting(row) for row in load_rows("options.toml", "option")]

STANDARD: Final = "standard"
TWO_PLAYER: Final = "two_player"
COOP: Final = "coop"
RANDOM: Final = -1


class Settings:
    """What the table has chosen, for a given number of players."""

    def __init__(self, players: int, given: dict[str, Any]) -> None:
        values = read_settings(SETTINGS, given, players)
        self.players: Final = players
        self.values: Final = values
        mode = str(values["mode"])
        if mode == "auto":
            mode = TWO_PLAYER if players == 2 else STANDARD
        self.mode: Final = mode
        self.coop: Final = mode != STANDARD
        self.two: Final = mode == TWO_PLAYER
        main = str(values["main_objective"])
        self.main: Final = RANDOM if main == "random" else OBJECTIVE_IDS.index(main)
        side = str(values["side"])
        hard = self.coop if side == "auto" else side == "hardcore"
        self.side: Final = 1 if hard else 0
        self.betrayer: Final = bool(values["betrayer"])
        self.betrayal_card: Final = bool(values["betrayal_card"])
        self.elimination: Final = bool(values["player_elimination"])
        self.mature_filter: Final = bool(values["mature_filter"])
        self.all_count: Final = values["crisis_threshold"] == "all"
        self.up_to: Final = values["attract_count"] == "up_to"
        self.outsider_to_crisis: Final = bool(values["outsider_request_to_crisis"])
        self.requested_to_crisis: Final = bool(values["requested_equip_to_crisis"])
        self.checkpoints: Final = bool(values["morale_checkpoints"])
        self.most_declined: Final = _number(values["max_declined_requests"])
        self.most_hand_offs: Final = _number(values["max_hand_offs"])
        self.open_hands: Final = bool(values["coop_open_hands"])
        profile = str(values["balance_profile"])
        self.tuned: Final = self.coop if profile == "auto" else profile == "tuned"
        self.offset: Final = _number(values["morale_offset"])
        self.decision_timer_s: Final = _number(values["decision_timer_s"])
        """For the server's clock, as the two below; the rules know no time."""
        self.turn_timer_s: Final = _number(values["turn_timer_s"])
        self.discussion_timer_s: Final = _number(values["discussion_timer_s"])
        self._check()

    def _check(self) -> None:
        """What cannot be had together (DW-VAR-06)."""
        if self.two != (self.players == 2):
            wrong = f"option mode cannot be {self.mode} with {self.players} players"
            raise BadSetting(wrong, "two_player with two, standard or coop with more")
        if self.betrayer and (self.coop or not self.betrayal_card):
            raise BadSetting(
                "option betrayer cannot be on in a co-operative game or without betrayal_card",
                "betrayer = off",
            )
        if self.open_hands and not self.coop:
            raise BadSetting("option coop_open_hands cannot be on in this mode", "mode = coop")


def _number(value: object) -> int:
    assert isinstance(value, int)
    return value


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
