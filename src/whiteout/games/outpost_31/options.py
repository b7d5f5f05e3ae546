"""The options of Outpost 31: built once, handed out again and again."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from whiteout.core.option import BACK, PASS, Option, for_ids, for_numbers
from whiteout.games.outpost_31 import tables
from whiteout.games.outpost_31.tables import IDS, MOST_PLAYERS, ROOM_IDS

# Cards.
HAND_IN: Final = for_ids("hand_in", "card", IDS)
DISCARD: Final = for_ids("discard", "card", IDS)
OFFER: Final = for_ids("offer", "card", IDS)
SWAP: Final = for_ids("swap", "card", IDS)
TAKE: Final = for_ids("take", "card", IDS)
CURE: Final = for_ids("cure", "card", IDS)
OFFER_BOTH: Final = Option("offer_both")

# Players.
TARGET: Final = for_numbers("target", "player", MOST_PLAYERS)
JOIN: Final = for_numbers("join", "player", MOST_PLAYERS)
SEND: Final = for_numbers("send", "player", MOST_PLAYERS)
ACCEPT: Final = for_numbers("accept", "player", MOST_PLAYERS)
NOMINATE: Final = for_numbers("nominate", "player", MOST_PLAYERS)
TEST: Final = for_numbers("test", "player", MOST_PLAYERS)
BOARD: Final = for_numbers("board", "player", MOST_PLAYERS)

# Rooms.
ENTER: Final = for_ids("enter", "room", ROOM_IDS)
GO_TO: Final = for_ids("go_to", "room", ROOM_IDS)
LOOK_AT: Final = for_ids("look_at", "room", ROOM_IDS)
HOLD: Final = for_ids("hold", "room", ROOM_IDS)

# Dice, by the face; index 0 is never handed out.
RAISE: Final = for_numbers("raise", "die", 7, "number")
LOWER: Final = for_numbers("lower", "die", 7, "number")
REROLL: Final = for_numbers("reroll", "die", 7, "number")

CHARACTER: Final = for_ids("character", "character", tables.CHARACTER_IDS)
USE: Final = for_ids("use", "power", tables.POWER_IDS)
"""Use this Captain power."""

COUNT_AS: Final = for_ids("count_as", "department", tables.DEPARTMENTS)

# What has no argument.
NOTHING_OFFERED: Final = Option("offer_nothing")
STOP: Final = Option("stop")
YES: Final = Option("yes", (), (), 1)
NO: Final = Option("no", (), (), 0)
ROPE_CAPTAIN: Final = Option("rope_captain")
ROPE_PLAYER: Final = Option("rope_player")
BLOOD_TEST: Final = Option("blood_test")
TORCH: Final = Option("torch")
PLAY_MOLOTOV: Final = Option("play_molotov")
EXTRA_ROLLS: Final = Option("extra_rolls")
PAY: Final = Option("pay")
DECLINE: Final = Option("decline")
PASS_TURN: Final = Option("pass_turn")
LEAVE_CARD: Final = Option("leave_card")
BOTTOM_CARD: Final = Option("bottom_card")


def _keep_sets() -> dict[tuple[int, ...], Option]:
    """Every set of dice that can be kept, by its faces, falling; none at all is `keep nothing`."""
    sets: dict[tuple[int, ...], Option] = {}
    for count in range(tables.MOST_DICE):
        for faces in combinations_with_replacement(range(6, 0, -1), count):
            text = "".join(str(face) for face in faces) or "nothing"
            sets[faces] = Option("keep", ("dice",), (text,), 0, ("dice",))
    return sets


KEEP: Final = _keep_sets()
"""Looked up by the faces kept; the faces of an option are read back from FACES_OF."""

FACES_OF: Final = {option.text: faces for faces, option in KEEP.items()}

# fmt: off
ALPHABET: Final = [
    *HAND_IN, *DISCARD, *OFFER, *SWAP, *TAKE, *CURE, OFFER_BOTH,
    *TARGET, *JOIN, *SEND, *ACCEPT, *NOMINATE, *TEST, *BOARD,
    *ENTER, *GO_TO, *LOOK_AT, *HOLD,
    *RAISE[1:], *LOWER[1:], *REROLL[1:],
    *CHARACTER, *USE, *COUNT_AS,
    PASS, NOTHING_OFFERED, STOP, YES, NO, ROPE_CAPTAIN, ROPE_PLAYER, BLOOD_TEST, TORCH,
    PLAY_MOLOTOV, EXTRA_ROLLS, PAY, DECLINE, PASS_TURN, LEAVE_CARD, BOTTOM_CARD,
    *KEEP.values(), BACK,
]
# fmt: on
"""Every option there is, in a fixed order."""

PARTS: Final = [*SWAP, *DISCARD, *SEND, *BOARD, *USE, ROPE_PLAYER, BLOOD_TEST, TORCH]
"""What answers can begin with that are put together from parts."""
