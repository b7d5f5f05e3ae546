"""The options of Outpost 31: built once, handed out again and again."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from whiteout.core.option import Option
from whiteout.games.outpost_31.tables import (
    CHARACTER_IDS,
    DEPARTMENTS,
    IDS,
    MOST_DICE,
    MOST_PLAYERS,
    POWER_IDS,
    ROOM_IDS,
)


def _for_cards(verb: str) -> list[Option]:
    return [Option(verb, ("card",), (card,), code) for code, card in enumerate(IDS)]


def _for_players(verb: str) -> list[Option]:
    return [Option(verb, ("player",), (player,), player) for player in range(MOST_PLAYERS)]


def _for_rooms(verb: str) -> list[Option]:
    return [Option(verb, ("room",), (room,), code) for code, room in enumerate(ROOM_IDS)]


def _for_faces(verb: str) -> list[Option]:
    """By the face of a die; index 0 is never handed out."""
    return [Option(verb, ("die",), (face,), face) for face in range(7)]


# Cards.
HAND_IN: Final = _for_cards("hand_in")
DISCARD: Final = _for_cards("discard")
OFFER: Final = _for_cards("offer")
SWAP: Final = _for_cards("swap")
TAKE: Final = _for_cards("take")
CURE: Final = _for_cards("cure")
OFFER_BOTH: Final = Option("offer_both")

# Players.
TARGET: Final = _for_players("target")
JOIN: Final = _for_players("join")
SEND: Final = _for_players("send")
ACCEPT: Final = _for_players("accept")
NOMINATE: Final = _for_players("nominate")
TEST: Final = _for_players("test")
BOARD: Final = _for_players("board")

# Rooms.
ENTER: Final = _for_rooms("enter")
GO_TO: Final = _for_rooms("go_to")
LOOK_AT: Final = _for_rooms("look_at")
HOLD: Final = _for_rooms("hold")

# Dice.
RAISE: Final = _for_faces("raise")
LOWER: Final = _for_faces("lower")
REROLL: Final = _for_faces("reroll")

CHARACTER: Final = [
    Option("character", ("character",), (name,), code) for code, name in enumerate(CHARACTER_IDS)
]
USE: Final = [Option("use", ("power",), (name,), code) for code, name in enumerate(POWER_IDS)]
"""Use this Captain power."""

COUNT_AS: Final = [
    Option("count_as", ("department",), (name,), code) for code, name in enumerate(DEPARTMENTS)
]

# What has no argument.
PASS: Final = Option("pass")
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
    for count in range(MOST_DICE):
        for faces in combinations_with_replacement(range(6, 0, -1), count):
            text = "".join(str(face) for face in faces) or "nothing"
            sets[faces] = Option("keep", ("dice",), (text,), 0)
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
    *KEEP.values(),
]
# fmt: on
"""Every option there is, in a fixed order."""
