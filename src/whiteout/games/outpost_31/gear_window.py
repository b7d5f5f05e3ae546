"""Step 1b, the Gear window: specification 6.2 (GW).

Priority goes round from the Captain; what the actions do stands in their own chapters.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from whiteout.core.event import Event
from whiteout.core.option import Option
from whiteout.core.position import Choice, Step
from whiteout.games.outpost_31.flamethrower import blood_test, may_test
from whiteout.games.outpost_31.gear import has_full_flamethrower
from whiteout.games.outpost_31.mission_log import listening_watch
from whiteout.games.outpost_31.molotov import guests, hot_meal, play_molotov
from whiteout.games.outpost_31.options import (
    BLOOD_TEST,
    PASS,
    PLAY_MOLOTOV,
    ROPE_CAPTAIN,
    ROPE_PLAYER,
    TORCH,
    USE,
)
from whiteout.games.outpost_31.position import GEAR_WINDOW, OutpostPosition
from whiteout.games.outpost_31.powers import may_use
from whiteout.games.outpost_31.rope import (
    may_tie,
    rope_captain,
    rope_player,
    rope_targets,
)
from whiteout.games.outpost_31.tables import MOLOTOV, MOST_PLAYERS, NAU_B, ROPE, WIN_A
from whiteout.games.outpost_31.torch import may_torch, torch


class OpenGearWindow(Step[OutpostPosition]):
    """Priority starts with the Captain, at the beginning and after every action (OP-GW-01,
    OP-GW-03)."""

    __slots__ = ()

    def run(self, p: OutpostPosition) -> None:
        p.step = GEAR_WINDOW
        give_priority(p, p.captain)


def give_priority(p: OutpostPosition, player: int) -> None:
    """Ask this available player, or the next who could do anything but pass as far as all can
    see; after the last before the Captain the window closes (OP-GW-02, OP-GW-03)."""
    while not could_act(p, player):
        player = p.next_available(player)
        if player == p.captain:
            return
    p.ask(_PRIORITY[player], player)


def could_act(p: OutpostPosition, player: int) -> bool:
    """By public facts: whether a Molotov is in hand is the player's own."""
    if not p.molotov_played and p.hands[player]:
        return True
    return bool(open_actions(p, player))


def open_actions(p: OutpostPosition, player: int) -> list[Option]:
    """The legal actions that do not hang on the hand (OP-GW-04)."""
    actions: list[Option] = []
    if p.gear[player][ROPE] and may_tie(p):
        if player != p.captain:
            actions.append(ROPE_CAPTAIN)
        if rope_targets(p, player):
            actions.append(ROPE_PLAYER)
    if has_full_flamethrower(p, player):
        if may_test(p, player):
            actions.append(BLOOD_TEST)
        if may_torch(p, player):
            actions.append(TORCH)
    if player == p.captain:
        if may_use(p, WIN_A):
            actions.append(USE[WIN_A])
        elif may_use(p, NAU_B) and guests(p):
            actions.append(USE[NAU_B])
    return actions


class Priority(Choice[OutpostPosition]):
    """D04: one action, or pass (OP-GW-02). Tied players never have priority (OP-GW-07)."""

    __slots__ = ()

    def point(self, p: OutpostPosition) -> str:
        return "D04"

    def rule(self, p: OutpostPosition) -> str:
        return "OP-GW-02"

    def options(self, p: OutpostPosition, seat: int) -> list[Option]:
        options = [PASS, *open_actions(p, seat)]
        if not p.molotov_played and MOLOTOV in p.hands[seat]:
            options.append(PLAY_MOLOTOV)
        return options

    def resolve(self, p: OutpostPosition, option: Option) -> None:
        if option is PASS:
            if p.history is not None:
                p.emit(Event("gear_passed", {"player": self.seat}))
            following = p.next_available(self.seat)
            if following != p.captain:
                give_priority(p, following)
            return
        p.then(OPEN_GEAR_WINDOW)
        if option is USE[WIN_A]:
            listening_watch(p)
        elif option is USE[NAU_B]:
            hot_meal(p)
        else:
            _ACTIONS[option.verb](p, self.seat)


Action = Callable[[OutpostPosition, int], None]

_ACTIONS: Final[dict[str, Action]] = {
    ROPE_CAPTAIN.verb: rope_captain,
    ROPE_PLAYER.verb: rope_player,
    BLOOD_TEST.verb: blood_test,
    TORCH.verb: torch,
    PLAY_MOLOTOV.verb: play_molotov,
}

OPEN_GEAR_WINDOW: Final = OpenGearWindow()
_PRIORITY: Final = [Priority(player) for player in range(MOST_PLAYERS)]
