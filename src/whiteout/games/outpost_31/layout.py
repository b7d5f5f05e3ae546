"""The views of Outpost 31 as numbers: what each field can be (core.layout)."""

from __future__ import annotations

from typing import Final

from whiteout.core.fields import (
    Bag,
    Field,
    Flag,
    LeftOut,
    Number,
    One,
    Order,
    Record,
    Rows,
    Set,
    Which,
)
from whiteout.core.layout import Layout
from whiteout.games.outpost_31.ending import SIDE_OF_END
from whiteout.games.outpost_31.open_view import HIDDEN, SLOTS
from whiteout.games.outpost_31.options import ALPHABET
from whiteout.games.outpost_31.position import (
    ASSIMILATION,
    BASE,
    BLOODS,
    CHIP,
    CONTAGION,
    END_OF_TURN,
    ESCAPE,
    GEAR_WINDOW,
    HAND_IN,
    HAZARDS_STEP,
    LOOK,
    MISSION_LOG,
    REVEAL,
    ROLL,
    ROOM,
    SETUP,
    SWAP,
    TEAM,
)
from whiteout.games.outpost_31.tables import (
    CHARACTER_IDS,
    CHIP_IDS,
    DEPARTMENTS,
    FALLOUTS,
    GEAR,
    HAZARDS,
    IDS,
    MISSION_IDS,
    MOST_DICE,
    POWER_IDS,
    ROOM_IDS,
    ROOMS,
    SECTORS,
    TESTS,
    TOOL,
    WEAPON,
)

POINTS: Final = [f"D{number:02}" for number in range(1, 50)]
"""The decision points of the specification."""

# fmt: off
STEPS: Final = [
    SETUP, MISSION_LOG, GEAR_WINDOW, TEAM, ROOM, HAND_IN, LOOK, SWAP, REVEAL, ROLL, CHIP,
    HAZARDS_STEP, BASE, CONTAGION, ASSIMILATION, END_OF_TURN, ESCAPE,
]
WORDS: Final = [
    *SIDE_OF_END, *dict.fromkeys(SIDE_OF_END.values()), *FALLOUTS, *IDS,
    "entry", "lone", "discard_chip", "torch", "final_captain", "raise", "lower",
]
# fmt: on
"""What events say beside what views say: causes, votes, ends."""

TURNS: Final = 60
SUPPLY: Final = 100
MISSIONS: Final = 50
LEVELS: Final = 8
HAND: Final = 8
COPIES: Final = 4
KNOWN: Final = 4
"""Runs of known cards in a deck, at most."""

_AT_THE_END: Final = "known only after the end"


def layout(seats: int) -> Layout:
    """The layout for so many players."""
    fields = {**table(seats), **turn(seats), **test(seats), **votes(seats), **own()}
    return Layout(seats, POINTS, about(seats), fields, WORDS)


def about(seats: int) -> dict[str, Field]:
    """The arguments of the prompts."""
    return {
        "card": One(IDS),
        "player": Which(seats),
        "target": Which(seats),
        "power": One(POWER_IDS),
        "room": One(ROOM_IDS),
        "mission": One(MISSION_IDS),
        "remaining": Number(LEVELS),
        "count": Number(LEVELS),
        "most": Number(2),
        "round": Number(2),
    }


def table(seats: int) -> dict[str, Field]:
    """What lies on the table for all to see."""
    player: dict[str, Field] = {
        "character": One(CHARACTER_IDS),
        "department": One(DEPARTMENTS),
        "living": Flag(),
        "tied": Flag(),
        "cards": Number(HAND),
        "gear": Rows(4, Record({"kind": One(GEAR), "uses": Number(3)})),
        "blood": One(BLOODS),
        "hand": LeftOut(_AT_THE_END),
    }
    room: dict[str, Field] = {
        "room": LeftOut("rooms stand in their order"),
        "chip": One([HIDDEN, *CHIP_IDS]),
        "hazard": One(HAZARDS),
        "power_out": Flag(),
        "destroyed": Flag(),
        "seen": One(CHIP_IDS),
    }
    kind: dict[str, Field] = {
        "kind": LeftOut("the kinds stand in their order"),
        "cards": Number(3),
    }
    chip: dict[str, Field] = {
        "chip": LeftOut("the chips stand in their order"),
        "left": Number(6),
    }
    return {
        "turn": Number(TURNS),
        "step": One(STEPS),
        "captain": Which(seats),
        "players": Rows(seats, Record(player)),
        "rooms": Rows(ROOMS, Record(room)),
        "trackers": Record(trackers()),
        "supply": Record(
            {
                "size": Number(SUPPLY),
                "discard": Number(SUPPLY),
                "known": Rows(KNOWN, Record({"place": Number(SUPPLY), "cards": Bag(IDS, COPIES)})),
            }
        ),
        "mission_log": Record(
            {
                "size": Number(MISSIONS),
                "discard": Bag(MISSION_IDS, COPIES),
                "known": Rows(
                    KNOWN, Record({"place": Number(MISSIONS), "mission": One(MISSION_IDS)})
                ),
            }
        ),
        "assimilation_deck": Record({"size": Number(2 * seats), "cards": LeftOut(_AT_THE_END)}),
        "gear_left": Rows(len(GEAR), Record(kind)),
        "chips": Record({"lost": Bag(CHIP_IDS, 6), "on_board": Rows(len(CHIP_IDS), Record(chip))}),
        "mission": Record(mission()),
        "characters_left": Bag(CHARACTER_IDS),
        "end": LeftOut(_AT_THE_END),
    }


def trackers() -> dict[str, Field]:
    """The trackers."""
    return {
        "contagion": Number(LEVELS),
        "max_contagion": Number(LEVELS),
        "destroyed": Number(LEVELS),
        "destroyed_limit": Number(LEVELS),
        "objectives": Bag(SLOTS),
        "unlocked_sector": Number(SECTORS),
        "assimilations": Number(SECTORS),
        "target": Number(LEVELS),
        "torched": Number(LEVELS),
        "torched_humans": Number(LEVELS),
        "pass_skips_used": Number(3),
    }


def mission() -> dict[str, Field]:
    """The Investigation in force: what is printed follows from which it is, but for a learner it
    is easier to read than to remember."""
    return {
        "id": One(MISSION_IDS),
        "team": Number(LEVELS),
        "departments": Rows(len(DEPARTMENTS), Number(3)),
        "reveal": Number(6),
        "test": One(TESTS),
        "need": Rows(2, Number(30)),
        "items": Rows(2, Record({"item": One([WEAPON, TOOL, *IDS]), "count": Number(6)})),
        "rolls": Number(4),
    }


def turn(seats: int) -> dict[str, Field]:
    """Who is out, where to, and what this turn has seen so far."""
    rope: dict[str, Field] = {"holder": Which(seats), "target": Which(seats)}
    paid: dict[str, Field] = {"extinguisher": Flag(), "flashlight": Flag()}
    return {
        "power_used": One(POWER_IDS),
        "molotov_played": Flag(),
        "refused_ropes": Rows(KNOWN, Record(rope)),
        "team": Order(seats),
        "requirements_met": Flag(),
        "lone": Which(seats),
        "lone_room": One(ROOM_IDS),
        "room": One(ROOM_IDS),
        "entered": Flag(),
        "paid": Record(paid),
        "tried": Bag(ROOM_IDS),
        "failed_this_turn": Flag(),
    }


def test(seats: int) -> dict[str, Field]:
    """The test in progress."""
    offer: dict[str, Field] = {"player": Which(seats), "cards": Number(2), "kinds": Bag(IDS, 2)}
    return {
        "battle": Flag(),
        "battle_need": Number(6),
        "test_failed": Flag(),
        "pool": Record({"size": Number(2 * HAND), "cards": Bag(IDS, COPIES)}),
        "sabotage": Bag(IDS, COPIES),
        "swapped": Number(2),
        "revealed": Bag(IDS, COPIES),
        "dice": Rows(MOST_DICE, Which(7)),
        "dice_count": Number(MOST_DICE),
        "rolls_left": Number(6),
        "extra_rolls_used": Flag(),
        "offers": Rows(seats, Record(offer)),
    }


def votes(seats: int) -> dict[str, Field]:
    """The last closed vote, and the Escape."""
    vote: dict[str, Field] = {
        "yes": Number(seats),
        "no": Number(seats),
        "by_player": Rows(seats, Which(2)),
    }
    escape: dict[str, Field] = {
        "nominator": Which(seats),
        "nominee": Which(seats),
        "rejected": Set(seats),
        "rejections": Number(seats),
        "final_captain": Which(seats),
        "tested": Order(seats),
        "boarders": Order(seats),
    }
    return {"vote": Record(vote), "escape": Record(escape)}


def own() -> dict[str, Field]:
    """What a player sees besides."""
    return {
        "hand": Bag(IDS, COPIES),
        "blood": One(BLOODS),
        "handed_in": Bag(IDS, 2),
        "offered": Bag(IDS, 2),
        "chosen": One([option.text for option in ALPHABET]),
    }
