"""Why an answer is not offered: the rule behind a refusal.

Looks only at the asker's own hand and at public facts, so a refusal tells nothing new.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from whiteout.games.outpost_31.options import FACES_OF, ROPE_PLAYER
from whiteout.games.outpost_31.position import (
    ESCAPE,
    GEAR_WINDOW,
    IMITATION,
    NOTHING,
    OutpostPosition,
)
from whiteout.games.outpost_31.rules.dice import need_of
from whiteout.games.outpost_31.rules.rope import may_tie
from whiteout.games.outpost_31.tables import HIGH, IDS, KIND, MOST_PLAYERS, POWER_IDS, ROOM_IDS
from whiteout.games.outpost_31.written_codes import FLAMETHROWER, FUC_A, ROPE

_AIMS: Final = ("target", "board")
"""What is named in the middle of a draft: other answers are refused by the question asked."""

Why = Callable[[OutpostPosition, int, str], str]


def why_not(p: OutpostPosition, player: int, text: str) -> str:
    """The id of the rule that forbids this answer, or nothing where no rule is behind it."""
    if not p.living[player]:
        return "OP-ELIM-03"
    verb, _, rest = text.partition(" ")
    if verb == "use":
        return why_not_use(p, player, rest)
    choice = p.choice
    if choice is None:
        return ""
    if player not in p.asked:
        return why_not_now(p, player)
    why = _WHY.get(verb)
    if p.draft(player) and verb not in _AIMS:
        why = None
    return (why(p, player, rest) if why else "") or choice.prompt(p, player)[1]


def why_not_now(p: OutpostPosition, player: int) -> str:
    """Somebody else has the word."""
    if p.step != GEAR_WINDOW:
        return ""
    return "OP-GW-07" if p.tied[player] else "OP-GW-02"


def why_not_use(p: OutpostPosition, player: int, power: str) -> str:
    """Powers: the Captain's own, one a turn, in the printed window (OP-PWR)."""
    if power not in POWER_IDS:
        return ""
    if p.step == ESCAPE:
        return "OP-PWR-06"
    if player != p.captain or p.characters[player] != POWER_IDS.index(power) // 2:
        return "OP-PWR-01"
    if p.power_used != NOTHING:
        return "OP-PWR-02"
    choice = p.choice
    if power == POWER_IDS[FUC_A] and choice is not None and choice.point(p) == "D22":
        return "OP-POOL-11"
    return "OP-PWR-01"


# -- the Gear window -----------------------------------------------------------------------------


def why_not_rope(p: OutpostPosition, player: int, rest: str) -> str:
    """A Rope that is not there, or that may not be used."""
    if not p.gear[player][ROPE]:
        return "OP-GW-04"
    if not may_tie(p):
        return "OP-ROPE-11"
    return "OP-ROPE-02" if player == p.captain else "OP-ROPE-06"


def why_not_rope_player(p: OutpostPosition, player: int, rest: str) -> str:
    """The same, where nobody is left to be proposed."""
    return "" if player == p.captain and may_tie(p) else why_not_rope(p, player, rest)


def why_not_blood_test(p: OutpostPosition, player: int, rest: str) -> str:
    """One use left serves for rolls alone."""
    return "OP-FLAM-09" if p.gear[player][FLAMETHROWER] else "OP-GW-04"


def why_not_torch(p: OutpostPosition, player: int, rest: str) -> str:
    """The limit of a small game, or too few uses."""
    if p.torched_total >= p.settings.torch_limit:
        return "OP-TORCH-09"
    return "OP-FLAM-08" if p.gear[player][FLAMETHROWER] else "OP-GW-04"


def why_not_molotov(p: OutpostPosition, player: int, rest: str) -> str:
    """One a turn, and only from hand."""
    return "OP-MOLO-02" if p.molotov_played else "OP-MOLO-01"


def why_not_target(p: OutpostPosition, player: int, rest: str) -> str:
    """Somebody who cannot be aimed at: refused before, tied or dead."""
    target = seat_of(p, rest)
    if target < 0 or p.choice is None:
        return ""
    if not p.living[target]:
        return "OP-ELIM-03"
    if p.draft(player) == [ROPE_PLAYER] and player * MOST_PLAYERS + target in p.refused_ropes:
        return "OP-ROPE-06"
    return ""


def seat_of(p: OutpostPosition, word: str) -> int:
    """The player of this number, or -1."""
    return int(word) if word.isascii() and word.isdigit() and int(word) < p.seats else -1


# -- team and room -------------------------------------------------------------------------------


def why_not_join(p: OutpostPosition, player: int, rest: str) -> str:
    """Somebody who cannot come, or with whom no best team can be made."""
    target = seat_of(p, rest)
    if target < 0:
        return ""
    if not p.living[target]:
        return "OP-ELIM-03"
    return "OP-ROPE-08" if p.tied[target] else ""


def why_not_enter(p: OutpostPosition, player: int, rest: str) -> str:
    """A room tried before, without a chip, or locked."""
    if rest not in ROOM_IDS:
        return ""
    room = ROOM_IDS.index(rest)
    if room in p.tried:
        return "OP-ROOM-08"
    gone = p.chips[room] == NOTHING and not p.destroyed[room]
    return "OP-CHIP-07" if gone else "OP-ROOM-01"


def why_not_pass_turn(p: OutpostPosition, player: int, rest: str) -> str:
    """A turn is passed only where no room can be entered."""
    return "OP-ROOM-10"


def why_not_hand_in(p: OutpostPosition, player: int, rest: str) -> str:
    """A Human keeps Sabotage back while anything else is in hand."""
    held = rest in IDS and IDS.index(rest) in p.hands[player]
    return "OP-POOL-03" if held else ""


def why_not_offer(p: OutpostPosition, player: int, rest: str) -> str:
    """A card that does not count for what is due."""
    if rest not in IDS or IDS.index(rest) not in p.hands[player] or p.choice is None:
        return ""
    return "OP-ROOM-14" if p.choice.point(p) == "D18" else "OP-SAB-02"


# -- dice ----------------------------------------------------------------------------------------


def why_not_keep(p: OutpostPosition, player: int, rest: str) -> str:
    """What fair keeping forbids."""
    faces = FACES_OF.get(f"keep {rest}")
    if not p.settings.fair_keep or faces is None or len(faces) >= len(p.dice):
        return "OP-ROLL-07"
    need = need_of(p)
    if need.test == KIND:
        return "OP-ROLL-09"
    return "OP-ROLL-10" if need.test == HIGH else "OP-ROLL-11"


def why_not_shift(p: OutpostPosition, player: int, rest: str) -> str:
    """A die at the end of its range, or a shift that does not save the Captain's roll."""
    if p.choice is not None and p.choice.rule(p) == "OP-ROLL-15":
        return "OP-ROLL-16"
    return "OP-DYN-02" if rest in ("1", "6") else ""


# -- the Escape ----------------------------------------------------------------------------------


def why_not_nominate(p: OutpostPosition, player: int, rest: str) -> str:
    """Somebody dead."""
    target = seat_of(p, rest)
    return "OP-ELIM-03" if target >= 0 and not p.living[target] else ""


def why_not_board(p: OutpostPosition, player: int, rest: str) -> str:
    """Somebody dead, or shown to be an Imitation."""
    target = seat_of(p, rest)
    if target >= 0 and p.living[target] and p.blood_shown[target] and p.blood[target] == IMITATION:
        return "OP-ESC-12"
    return why_not_nominate(p, player, rest)


_WHY: Final[dict[str, Why]] = {
    "rope_captain": why_not_rope,
    "rope_player": why_not_rope_player,
    "blood_test": why_not_blood_test,
    "torch": why_not_torch,
    "play_molotov": why_not_molotov,
    "target": why_not_target,
    "join": why_not_join,
    "send": why_not_join,
    "enter": why_not_enter,
    "pass_turn": why_not_pass_turn,
    "hand_in": why_not_hand_in,
    "offer": why_not_offer,
    "keep": why_not_keep,
    "raise": why_not_shift,
    "lower": why_not_shift,
    "nominate": why_not_nominate,
    "test": why_not_nominate,
    "board": why_not_board,
}
"""By the verb of the answer; else the rule of the choice itself."""
