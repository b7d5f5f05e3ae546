"""Every option of Dead of Winter, made once. An answer is one small choice (DW-DEC-02)."""

from __future__ import annotations

from typing import Final

from whiteout.core.option import BACK, Option, for_ids, for_numbers
from whiteout.games.dead_of_winter.tables import (
    CRISIS_IDS,
    FORECAST,
    ITEM_IDS,
    LOCATION_IDS,
    SURVIVOR_IDS,
    SYMBOLS,
)

MOST_PLAYERS: Final = 5
MOST_NUMBER: Final = 9

# The actions of a turn (specification 6.0), in the order of the table.
ATTACK: Final = 0
SEARCH: Final = 1
BARRICADE: Final = 2
CLEAN_WASTE: Final = 3
ATTRACT: Final = 4
USE_ABILITY: Final = 5
PLAY_CARD: Final = 6
CONTRIBUTE_CRISIS: Final = 7
CONTRIBUTE_OBJECTIVE: Final = 8
MOVE: Final = 9
SPEND_FOOD: Final = 10
USE_ITEM: Final = 11
REQUEST: Final = 12
HAND_OFF: Final = 13
VOTE_EXILE: Final = 14
END_TURN: Final = 15
# fmt: off
ACTION_IDS: Final = [
    "attack", "search", "barricade", "clean_waste", "attract", "use_ability", "play_card",
    "contribute_crisis", "contribute_objective", "move", "spend_food", "use_item", "request",
    "hand_off", "vote_exile", "end_turn",
]
# fmt: on

ACTION: Final = [Option(name, value=code) for code, name in enumerate(ACTION_IDS)]
SURVIVOR: Final = for_ids("survivor", "survivor", SURVIVOR_IDS)
LEADER: Final = for_ids("leader", "survivor", SURVIVOR_IDS)
ABILITY: Final = for_ids("ability", "survivor", SURVIVOR_IDS)
"""A modifier, or which of the abilities that Ines has: named by whose it is."""
FROM: Final = for_ids("from", "survivor", SURVIVOR_IDS)
"""A survivor whose equipment goes to the crisis."""
LOCATION: Final = for_ids("location", "location", LOCATION_IDS)
CARD: Final = for_ids("card", "card", ITEM_IDS)
ITEM: Final = for_ids("item", "card", ITEM_IDS)
"""An equipped card."""
SYMBOL: Final = for_ids("symbol", "symbol", SYMBOLS)
CRISIS: Final = for_ids("crisis", "crisis", CRISIS_IDS)
WORD: Final = for_ids("word", "forecast", FORECAST)
PLAYER: Final = for_numbers("player", "player", MOST_PLAYERS)
ASK: Final = for_numbers("ask", "player", MOST_PLAYERS)
ENTRANCE: Final = [
    Option("entrance", ("entrance",), (number,), number - 1, ("number",)) for number in range(1, 7)
]
DIE: Final = [Option("die", ("die",), (face,), face, ("dice",)) for face in range(7)]
THEIR_DIE: Final = [
    [
        Option("their_die", ("player", "die"), (seat, face), seat * 10 + face, ("seat", "dice"))
        for face in range(7)
    ]
    for seat in range(MOST_PLAYERS)
]
NUMBER: Final = [
    Option("number", ("number",), (n,), n, ("number",)) for n in range(MOST_NUMBER + 1)
]
CHOOSE: Final = [Option("option", ("option",), (n,), n, ("number",)) for n in range(3)]
ZOMBIE: Final = Option("zombie")
GO: Final = Option("go")
STOP: Final = Option("stop")
DONE: Final = Option("done")
ONE_MORE: Final = Option("one_more")
NOISE: Final = Option("noise")
NOISE_FLASHLIGHT: Final = Option("noise_flashlight")
NONE: Final = Option("none")
NEITHER: Final = Option("neither")
ANY: Final = Option("any")
SUPPLY: Final = Option("supply")
ON_DIE: Final = Option("on_die")
WOUND: Final = Option("wound")
FROSTBITE: Final = Option("frostbite", value=1)
FUEL_USED: Final = Option("fuel")
NO_FUEL: Final = Option("no_fuel")
DECLINE: Final = Option("decline")
ACCEPT: Final = Option("accept")
REFUSE: Final = Option("refuse")
YES: Final = Option("yes", value=1)
NO: Final = Option("no")
KILL: Final = Option("kill")
ROLL: Final = Option("roll", value=1)
LEAVE_IT: Final = Option("leave_it")
UNDER: Final = Option("under", value=1)
ABILITY_FIRST: Final = Option("ability_first")
FROSTBITE_FIRST: Final = Option("frostbite_first", value=1)
PLAY: Final = Option("play")
TO_CRISIS: Final = Option("to_crisis", value=1)

# fmt: off
SINGLE: Final = [
    ZOMBIE, GO, STOP, DONE, ONE_MORE, NOISE, NOISE_FLASHLIGHT, NONE, NEITHER, ANY, SUPPLY, ON_DIE,
    WOUND, FROSTBITE, FUEL_USED, NO_FUEL, DECLINE, ACCEPT, REFUSE, YES, NO, KILL, ROLL, LEAVE_IT,
    UNDER, ABILITY_FIRST, FROSTBITE_FIRST, PLAY, TO_CRISIS,
]
ALPHABET: Final = [
    *ACTION, *SURVIVOR, *LEADER, *ABILITY, *FROM, *LOCATION, *CARD, *ITEM, *SYMBOL, *CRISIS, *WORD,
    *PLAYER, *ASK, *ENTRANCE, *DIE[1:], *[die for row in THEIR_DIE for die in row[1:]],
    *NUMBER, *CHOOSE[1:], *SINGLE, BACK,
]
# fmt: on
