"""The options in force, read once per match into plain fields (specification 11)."""

from __future__ import annotations

from typing import Any, Final

from whiteout.core.refusal import BadSetting
from whiteout.core.settings import Setting, read_settings
from whiteout.games.who_goes_there.tables import CHARACTERS, HELICOPTER_FACES, METER, load_rows

SETTINGS: Final[list[Setting]] = [Setting(row) for row in load_rows("options.toml", "option")]
BASE_PLAYERS: Final = 4
"""So many can play with the base characters (WG-SET-01)."""


class Settings:
    """What the table has chosen, for a given number of players."""

    def __init__(self, players: int, given: dict[str, Any]) -> None:
        values = read_settings(SETTINGS, given)
        self.players: Final = players
        self.values: Final = values
        word = values["expansion_characters"]
        if word == "off" and players > BASE_PLAYERS:
            wrong = f"{players} players cannot do without the expansion's characters (WG-SET-01)"
            raise BadSetting(wrong, "3 or 4 players, or expansion_characters auto or on")
        expansion = word == "on" or (word == "auto" and players > BASE_PLAYERS)
        self.characters: Final[list[int]] = [
            code for code, character in enumerate(CHARACTERS) if expansion or character.base
        ]
        self.rounds: Final[list[int]] = [
            at for at, space in enumerate(METER) if values["extended_game"] or not space.grey
        ]
        """The spaces of the Phase Meter that are used, in order (WG-FLOW-01)."""
        self.random_characters: Final = values["character_assignment"] == "random"
        self.forfeit: Final = bool(values["allow_event_forfeit"])
        self.force_food: Final = bool(values["force_food"])
        self.jack_meal_stamina: Final = bool(values["jack_meal_stamina"])
        self.pool_fixed: Final = bool(values["pool_fixed_at_roll"])
        self.assist_bullets: Final = bool(values["assist_bullets"])
        self.binding: Final = bool(values["binding_trade_kinds"])
        self.offers_out_of_turn: Final = bool(values["offers_out_of_turn"])
        self.private_chat: Final = bool(values["private_chat"])
        self.replay_private_chat: Final = bool(values["replay_private_chat"])
        self.dead_chat_public: Final = bool(values["dead_chat_public"])
        self.statement_limit: Final = _number(values["statement_limit"])
        self.team_victory: Final = bool(values["team_victory"])
        self.points_per_human: Final = _number(values["points_per_human"])
        self.phase_cards_removed: Final = _number(values["phase_cards_removed"])
        self.hand_limit: Final = _number(values["hand_limit"])
        self.start_stamina: Final = _number(values["start_stamina"])
        self.first_die: Final = _number(values["first_die_stamina"])
        self.second_die: Final = max(self.first_die, _number(values["second_die_stamina"]))
        self.helicopter_faces: Final = HELICOPTER_FACES[str(values["helicopter_die"])]
        self.sleep_first: Final = bool(values["sleep_before_food"])
        self.refill_specialty: Final = bool(values["refill_specialty"])
        self.invite_limit: Final = _number(values["invite_limit"])


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
