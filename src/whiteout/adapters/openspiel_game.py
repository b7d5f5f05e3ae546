"""OpenSpiel: every game of the registry as `whiteout_<id>`, after `register()`.

Chance is one draw at the root: it picks the deal, and with it all chance of the match to come.
So a state is its history, and can be written down, read back and cloned. Choices of several seats
at once are taken one after the other; nobody's observation tells what another has chosen.

    register()
    game = pyspiel.load_game("whiteout_<id>(players=6,options=<key>:<value>;<key>:<value>)")

Utilities are those of `arena.rewards_of`: 1 for a win, 0 for a draw, -1 for a loss, for every
player on its own. They need not add up to anything, since all players can lose, or win. So every
game is declared as one of general sum, with utilities between -1 and 1.
"""

from __future__ import annotations

from typing import Any

from whiteout.adapters.arena import REWARDS, Arena, Rules
from whiteout.adapters.extra import need
from whiteout.core.event import SPECTATOR, Facts
from whiteout.core.refusal import BadSetting
from whiteout.core.view import encode
from whiteout.games.registry import find_game, game_ids

need("pyspiel")

import numpy as np  # noqa: E402 - after what says how to get it
import pyspiel  # noqa: E402

DEALS = 1000
"""How many deals the root draws from, if the game is not told otherwise."""

HISTORY = 512
"""How many tokens of perfect recall the tensor of an information state holds, likewise."""

PREFIX = "whiteout_"


def read_options(text: str) -> dict[str, str]:
    """Options of the game as a game string holds them: `key:value;key:value`."""
    found = {}
    for pair in filter(None, text.split(";")):
        key, sign, value = pair.partition(":")
        if not sign:
            raise BadSetting(f"option {pair!r} has no value", "key:value;key:value")
        found[key] = value
    return found


class WhiteoutGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games with its players, options and deals."""

    kind: Any = None
    """Set by the class of each game."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        kind = self.kind
        given = {**kind.parameter_specification, **(params or {})}
        name = kind.short_name.removeprefix(PREFIX)
        options = read_options(given["options"])
        self.rules = Rules(name, given["players"], options, given["history"], given["most_steps"])
        self.deals: int = given["deals"]
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.code.actions,
            max_chance_outcomes=self.deals,
            num_players=given["players"],
            min_utility=min(REWARDS.values()),
            max_utility=max(REWARDS.values()),
            max_game_length=given["most_steps"],
        )
        super().__init__(kind, info, params or {})

    def new_initial_state(self) -> WhiteoutState:
        """Before the deal."""
        return WhiteoutState(self)

    def max_chance_nodes_in_history(self) -> int:
        """The deal."""
        return 1

    def __reduce__(self) -> tuple[object, ...]:
        """Another process registers the games first."""
        return (_load, (self.get_type().short_name, self.get_parameters()))

    def make_py_observer(self, kind: Any = None, params: Any = None) -> WhiteoutObserver:
        """What a player sees now or, with perfect recall, has seen and done so far."""
        if params:
            raise ValueError(f"observers take no parameters; got {params}")
        return WhiteoutObserver(
            self.rules, kind or pyspiel.IIGObservationType(perfect_recall=False)
        )


class WhiteoutState(pyspiel.State):  # type: ignore[misc]
    """A match before or after the deal."""

    def __init__(self, game: WhiteoutGame) -> None:
        super().__init__(game)
        self.rules = game.rules
        self.deals = game.deals
        self.arena: Arena | None = None

    def current_player(self) -> int:
        """The seat that decides, chance before the deal, or the end."""
        if self.arena is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.arena.finished else self.arena.turn

    def is_terminal(self) -> bool:
        """Whether the match is over, or was cut short."""
        return self.arena is not None and self.arena.finished

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All deals, each as likely as the other."""
        return [(deal, 1.0 / self.deals) for deal in range(self.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        arena = self.arena
        if arena is None or player != arena.turn:
            return []
        return sorted(arena.legal())

    def _apply_action(self, action: int) -> None:
        if self.arena is None:
            self.arena = Arena(self.rules, action, recalls=True)
        else:
            self.arena.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self.rules.code.alphabet[action].text

    def returns(self) -> list[float]:
        """What everybody gets at the end (`arena.rewards_of`); nought before it, and for all where
        the match was cut short."""
        return [0.0] * self.rules.seats if self.arena is None else self.arena.rewards()

    def __str__(self) -> str:
        if self.arena is None:
            return "not dealt"
        return encode(self.rules.game.truth(self.arena.position))


class WhiteoutObserver:
    """The numbers and the text of what one player sees: all of it, only what everybody sees (the
    spectator's view), or only what the spectator does not see."""

    def __init__(self, rules: Rules, kind: Any) -> None:
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("nobody sees what all players see")
        self.rules = rules
        self.public = kind.public_info
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.recalls = kind.perfect_recall and self.public and self.private
        size = rules.code.size
        self.tensor: Any = np.zeros(size + (rules.history if self.recalls else 0), np.float32)
        self.dict = {"view": self.tensor[:size]}
        if self.recalls:
            self.dict["history"] = self.tensor[size:]

    def facts(self, arena: Arena, player: int) -> Facts:
        """The fields of the view that this observer is for."""
        if not self.private:
            return arena.view(SPECTATOR) if self.public else {}
        view = arena.view(player)
        if self.public:
            return view
        common = arena.view(SPECTATOR)
        return {key: value for key, value in view.items() if common.get(key) != value}

    def set_from(self, state: WhiteoutState, player: int) -> None:
        """Write what the player sees into `tensor`; before the deal there is nothing."""
        self.tensor.fill(0)
        arena = state.arena
        if arena is not None:
            self.dict["view"][:] = self.rules.code.observation(self.facts(arena, player))
            if self.recalls:
                self.dict["history"][:] = arena.recalls[player].tokens(self.rules.history)

    def string_from(self, state: WhiteoutState, player: int) -> str:
        """The view as JSON; with perfect recall also everything seen and answered before it."""
        arena = state.arena
        if arena is None:
            return ""
        past = arena.recalls[player].facts() if self.recalls else []
        return "\n".join(encode(facts) for facts in [*past, self.facts(arena, player)])


def _load(name: str, parameters: dict[str, Any]) -> Any:
    register()
    return pyspiel.load_game(name, parameters)


def _kind(name: str) -> Any:
    game = find_game(name)
    return pyspiel.GameType(
        short_name=PREFIX + name,
        long_name=f"Whiteout: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most,
        min_num_players=game.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": game.usual_seats(),
            "options": "",
            "deals": DEALS,
            "history": HISTORY,
            "most_steps": game.longest,
        },
    )


def register() -> list[str]:
    """Make our games known to OpenSpiel, once; their names there."""
    names = [name for name in game_ids() if find_game(name).alphabet()]
    for name in names:
        if PREFIX + name not in pyspiel.registered_names():
            kind = _kind(name)
            # A class, as OpenSpiel expects: a function would be freed too late, and crash the exit.
            pyspiel.register_game(kind, type(f"Whiteout_{name}", (WhiteoutGame,), {"kind": kind}))
    return [PREFIX + name for name in names]
