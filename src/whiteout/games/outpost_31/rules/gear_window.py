"""Step 1b, the Gear window: specification 6.2 (GW).

Priority goes round from the Captain; what the actions do stands in their own chapters. An action
that aims at somebody is a draft: it can be taken back until the target is named (OP-FLOW-09).
"""

from __future__ import annotations

from typing import ClassVar, Final

from whiteout.core.choice import Prompt, Step
from whiteout.core.draft import DraftChoice
from whiteout.core.event import Event
from whiteout.core.option import PASS, Option
from whiteout.games.outpost_31.options import (
    BLOOD_TEST,
    PLAY_MOLOTOV,
    ROPE_CAPTAIN,
    ROPE_PLAYER,
    TARGET,
    TORCH,
    USE,
)
from whiteout.games.outpost_31.position import GEAR_WINDOW, OutpostPosition
from whiteout.games.outpost_31.rules.flamethrower import blood_test, may_test, others
from whiteout.games.outpost_31.rules.gear import has_full_flamethrower
from whiteout.games.outpost_31.rules.mission_log import listening_watch
from whiteout.games.outpost_31.rules.molotov import guests, hot_meal, play_molotov
from whiteout.games.outpost_31.rules.powers import may_use
from whiteout.games.outpost_31.rules.rope import (
    may_tie,
    rope_captain,
    rope_player,
    rope_targets,
)
from whiteout.games.outpost_31.rules.torch import accuse, may_torch
from whiteout.games.outpost_31.tables import MOST_PLAYERS, POWER_IDS
from whiteout.games.outpost_31.written_codes import MOLOTOV, NAU_B, ROPE, WIN_A


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
    actions: list[Option] = []
    add_open_actions(p, player, actions)
    return bool(actions)


def add_open_actions(p: OutpostPosition, player: int, actions: list[Option]) -> None:
    """The legal actions that do not hang on the hand (OP-GW-04)."""
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


class Priority(DraftChoice[OutpostPosition]):
    """D04: one action, or pass (OP-GW-02). Tied players never have priority (OP-GW-07). Whoever
    has begun an action that aims at somebody names the target next: D06, D07 and D11 are seen by
    that player alone (OP-FLOW-09)."""

    __slots__ = ()
    POINT: ClassVar = "D04"
    RULE: ClassVar = "OP-GW-02"
    COUNTED: ClassVar = True

    def prompt(self, p: OutpostPosition, viewer: int) -> Prompt:
        draft = p.draft(viewer) if viewer == self.seat else []
        if not draft:
            return self.POINT, self.RULE, {}
        return _TARGET_OF[draft[0].text]

    def parts(self, p: OutpostPosition, seat: int, draft: list[Option]) -> list[Option]:
        if draft:
            return [TARGET[player] for player in targets(p, seat, draft[0])]
        options = [PASS]
        add_open_actions(p, seat, options)
        if not p.molotov_played:
            for card in p.hands[seat]:
                if card == MOLOTOV:
                    options.append(PLAY_MOLOTOV)
                    break
        return options

    def is_complete(self, p: OutpostPosition, seat: int, draft: list[Option]) -> bool:
        if draft[0] is PASS or len(draft) == 2 or draft[0].text not in _TARGET_OF:
            return True
        return draft[0] is USE[NAU_B] and len(guests(p)) == 1

    def resolve_draft(self, p: OutpostPosition, seat: int, draft: list[Option]) -> None:
        action = draft[0]
        if action is PASS:
            if p.history is not None:
                p.emit(Event("gear_passed", {"player": seat}))
            following = p.next_available(seat)
            if following != p.captain:
                give_priority(p, following)
            return
        p.then(OPEN_GEAR_WINDOW)
        if len(draft) == 2:
            aim(p, seat, action, draft[1].value)
        elif action is ROPE_CAPTAIN:
            rope_captain(p, seat)
        elif action is PLAY_MOLOTOV:
            play_molotov(p, seat)
        elif action is USE[WIN_A]:
            listening_watch(p)
        else:
            p.force("D11", seat, TARGET[guests(p)[0]])
            hot_meal(p, guests(p)[0])


_TARGET_OF: Final[dict[str, Prompt]] = {
    ROPE_PLAYER.text: ("D04", "OP-ROPE-04", {}),
    BLOOD_TEST.text: ("D06", "OP-FLAM-01", {}),
    TORCH.text: ("D07", "OP-TORCH-01", {}),
    USE[NAU_B].text: ("D11", "OP-PWR-03", {"power": POWER_IDS[NAU_B]}),
}
"""By the action, the question for its target."""


def targets(p: OutpostPosition, player: int, action: Option) -> list[int]:
    """Whom the action can aim at."""
    if action is ROPE_PLAYER:
        return rope_targets(p, player)
    return guests(p) if action is USE[NAU_B] else others(p, player)


def aim(p: OutpostPosition, player: int, action: Option, target: int) -> None:
    """The target is named."""
    if action is ROPE_PLAYER:
        rope_player(p, player, target)
    elif action is BLOOD_TEST:
        blood_test(p, player, target)
    elif action is TORCH:
        accuse(p, player, target)
    else:
        hot_meal(p, target)


OPEN_GEAR_WINDOW: Final = OpenGearWindow()
_PRIORITY: Final = [Priority(player) for player in range(MOST_PLAYERS)]
