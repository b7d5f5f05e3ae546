"""The options of The Thing: built once, handed out again and again.

Players are named by their seats; in the co-operative game, where one player has several, characters
by their ids.
"""

from __future__ import annotations

from typing import Final

from whiteout.core.option import BACK, PASS, Option, for_ids, for_numbers
from whiteout.games.the_thing.tables import (
    ACTIONS,
    BACKS,
    CARDS_OF_LOCATIONS,
    CHARACTER_IDS,
    CHARGES_EACH,
    DYNAMITE,
    FACE_IDS,
    FIREARM,
    FLAMETHROWER,
    FUEL_CAN,
    GREEN,
    LOCATION_IDS,
    MELEE,
    MOST_PLAYERS,
    PIECE_IDS,
    TOOLBOX,
    WEATHER_IDS,
)

MOST_FORCE: Final = 24
"""More force never gathers: that of the first alien, and a point for every character and dog."""
MOST_PROPOSALS: Final = 24
"""Three of each of seven revealed aliens, and some to spare."""
MOST_TIMES: Final = 6

CHARACTER: Final = for_ids("character", "character", CHARACTER_IDS)
WEATHER: Final = for_ids("weather", "weather", WEATHER_IDS)
STORE: Final = for_ids("store", "weather", WEATHER_IDS)

# Action cards.
EXCHANGE: Final = for_ids("exchange", "action", ACTIONS)
HAND_IN: Final = for_ids("hand_in", "action", ACTIONS)
DISCARD: Final = for_ids("discard", "action", ACTIONS)
TAKE: Final = for_ids("take", "action", ACTIONS)

# Places.
GO: Final = for_ids("go", "location", LOCATION_IDS[:GREEN])
CARD: Final = for_ids("card", "location", LOCATION_IDS[:CARDS_OF_LOCATIONS])
LOCATION: Final = for_ids("location", "location", LOCATION_IDS[:CARDS_OF_LOCATIONS])
FUEL: Final = for_ids("fuel", "location", LOCATION_IDS[:GREEN])

# Players.
ASSIMILATE: Final = for_numbers("assimilate", "player", MOST_PLAYERS)
LOOK: Final = for_numbers("look", "player", MOST_PLAYERS)
ASSIGN: Final = for_numbers("assign", "player", MOST_PLAYERS)
LAY_DOWN: Final = for_numbers("lay_down", "player", MOST_PLAYERS)
PARTNER: Final = for_numbers("partner", "player", MOST_PLAYERS)
ACCEPT: Final = for_numbers("accept", "player", MOST_PLAYERS)
DECLINE: Final = for_numbers("decline", "player", MOST_PLAYERS)
VOTE: Final = for_numbers("vote", "player", MOST_PLAYERS)
TESTER: Final = for_numbers("tester", "player", MOST_PLAYERS)
TEST: Final = for_numbers("test", "player", MOST_PLAYERS)

# Pieces.
GIVE: Final = for_ids("give", "piece", PIECE_IDS)
GIVE_OPEN: Final = for_ids("give_open", "piece", PIECE_IDS)
ASK: Final = for_ids("ask", "back", BACKS)
ASK_OPEN: Final = for_ids("ask_open", "piece", PIECE_IDS)
HAND_OVER: Final = for_ids("hand_over", "piece", PIECE_IDS)
KEEP: Final = for_ids("keep", "piece", PIECE_IDS)
PLAY: Final = for_ids("play", "piece", PIECE_IDS)
BURN: Final = for_ids("burn", "piece", PIECE_IDS)
FIGHT: Final = for_ids("fight", "piece", PIECE_IDS)
AVOID: Final = for_ids("avoid", "piece", PIECE_IDS)
GIVE_FLAMES: Final = for_numbers("give_flames", "charges", CHARGES_EACH + 1, "number")
ASK_FLAMES: Final = for_numbers("ask_flames", "charges", CHARGES_EACH + 1, "number")

# Numbers.
FORCE: Final = for_numbers("force", "force", MOST_FORCE + 1, "number")
CONFIRM_PLAN: Final = for_numbers("confirm_plan", "proposal", MOST_PROPOSALS, "number")
TIMES: Final = for_numbers("times", "times", MOST_TIMES + 1, "number")

# What has no argument.
FORECAST: Final = Option("forecast")
ROLL: Final = Option("roll")
DRAFT: Final = Option("draft")
FINISH: Final = Option("finish")
MOVE: Final = Option("move")
MOVE_TORCH: Final = Option("move_torch")
SPECIAL: Final = Option("special")
SPECIAL_TORCH: Final = Option("special_torch")
CHANGE: Final = Option("change")
BOARD: Final = Option("board")
STAY: Final = Option("stay")
NO: Final = Option("no")
ASSIMILATE_DOG: Final = Option("assimilate_dog")
WRECK: Final = Option("wreck")
NOTHING: Final = Option("nothing")
TOKENS_HUMAN: Final = Option("tokens_human")
TOKENS_ALIEN: Final = Option("tokens_alien")
CONFIRM: Final = Option("confirm")
FLIP: Final = Option("flip")
STOP: Final = Option("stop")
ONE_MORE: Final = Option("one_more")
KEEP_TOKEN: Final = Option("keep_token")
DISCARD_TOKEN: Final = Option("discard_token")
SHOW_KEYS: Final = Option("show_keys")
OFFER: Final = Option("offer")
WITHDRAW: Final = Option("withdraw")
REVEAL: Final = Option("reveal")
CALL: Final = Option("call_vote")
ABSTAIN: Final = Option("abstain")
VOLUNTEER: Final = Option("volunteer")
ADMIT: Final = Option("admit")
REFUSE: Final = Option("refuse")

# The co-operative game.
MAY_BOARD: Final = for_ids("may_board", "character", CHARACTER_IDS)
FIGURE: Final = for_ids("figure", "character", CHARACTER_IDS)
TAKEN: Final = for_ids("taken", "character", CHARACTER_IDS)
GIVE_ROLL: Final = for_ids("give_roll", "character", CHARACTER_IDS)
TO: Final = for_ids("to", "character", CHARACTER_IDS)
TESTER_AS: Final = for_ids("tester_as", "character", CHARACTER_IDS)
TEST_AS: Final = for_ids("test_as", "character", CHARACTER_IDS)
ADMIT_AS: Final = for_ids("admit_as", "character", CHARACTER_IDS)
LEAVE_AS: Final = for_ids("leave_as", "character", CHARACTER_IDS)
REROLL: Final = for_ids("reroll", "face", FACE_IDS)
CANCEL: Final = for_ids("cancel", "face", FACE_IDS)
DORMITORY_MOVE: Final = Option("dormitory")
DO_USE: Final = Option("use")
DO_REPAIR: Final = Option("repair")


def _of_characters(verb: str, pieces: list[int]) -> list[dict[int, Option]]:
    """By character and piece: that character does it with that piece."""
    types = ("id:character", "id:piece")
    names = ("character", "piece")
    return [
        {
            piece: Option(verb, names, (who, PIECE_IDS[piece]), code * 16 + piece, types)
            for piece in pieces
        }
        for code, who in enumerate(CHARACTER_IDS)
    ]


PLAY_AS: Final = _of_characters("play_as", [TOOLBOX, FUEL_CAN])
FIGHT_AS: Final = _of_characters("fight_as", [FLAMETHROWER, DYNAMITE])
AVOID_AS: Final = _of_characters("avoid_as", [FLAMETHROWER, FIREARM, MELEE])
PIECE_AS: Final = _of_characters("piece_as", list(range(len(PIECE_IDS))))
SET: Final = [
    [
        Option("set", ("face", "to"), (one, other), code * 4 + to, ("id:face", "id:face"))
        for to, other in enumerate(FACE_IDS)
    ]
    for code, one in enumerate(FACE_IDS)
]

_PAIRED: Final = [
    option
    for table in (PLAY_AS, FIGHT_AS, AVOID_AS, PIECE_AS)
    for row in table
    for option in row.values()
]

# fmt: off
ALPHABET: Final = [
    *CHARACTER, *WEATHER, *STORE, *EXCHANGE, *HAND_IN, *DISCARD, *TAKE, *GO, *CARD, *LOCATION,
    *FUEL, *ASSIMILATE, *LOOK, *ASSIGN, *LAY_DOWN, *PARTNER, *ACCEPT, *DECLINE, *VOTE, *TESTER,
    *TEST, *GIVE, *GIVE_OPEN, *ASK, *ASK_OPEN, *HAND_OVER, *KEEP, *PLAY, *BURN, *FIGHT, *AVOID,
    *GIVE_FLAMES, *ASK_FLAMES, *FORCE[1:], *CONFIRM_PLAN, *TIMES[1:],
    FORECAST, ROLL, DRAFT, FINISH, MOVE, MOVE_TORCH, SPECIAL, SPECIAL_TORCH, CHANGE, BOARD, STAY,
    NO, ASSIMILATE_DOG, WRECK, NOTHING, TOKENS_HUMAN, TOKENS_ALIEN, CONFIRM, FLIP, STOP, ONE_MORE,
    KEEP_TOKEN, DISCARD_TOKEN, SHOW_KEYS, OFFER, WITHDRAW, REVEAL, CALL, ABSTAIN, VOLUNTEER, ADMIT,
    REFUSE,
    *MAY_BOARD, *FIGURE, *TAKEN, *GIVE_ROLL, *TO, *TESTER_AS, *TEST_AS, *ADMIT_AS, *LEAVE_AS,
    *REROLL, *CANCEL, DORMITORY_MOVE, DO_USE, DO_REPAIR, *_PAIRED,
    *[option for row in SET for option in row],
    PASS, BACK,
]
PARTS: Final = [
    DRAFT, *CARD, *FORCE[1:], MOVE, MOVE_TORCH, SPECIAL, SPECIAL_TORCH, *DISCARD, OFFER, *PARTNER,
    *GIVE, *GIVE_OPEN, *GIVE_FLAMES, *ASK, *ASK_OPEN, *ASK_FLAMES, *ACCEPT, *HAND_OVER, *FIGURE,
    *[option for row in PIECE_AS for option in row.values()],
]
# fmt: on
"""Every option there is, in a fixed order; and what answers that are put together are made of."""
