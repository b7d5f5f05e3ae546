"""The options of Who Goes There?: built once, handed out again and again (specification 7)."""

from __future__ import annotations

from typing import Final

from whiteout.core.option import BACK, PASS, Option, for_ids, for_numbers
from whiteout.games.who_goes_there.tables import (
    CHARACTER_IDS,
    IDS,
    ITEMS,
    MOST_HAND,
    MOST_PLAYERS,
    SPACES,
    TILE_IDS,
    UNLOCK_IDS,
    UTILITIES,
)

SEARCHES: Final = [
    "storage", "workshop", "specialty", "phase1", "phase2", "phase3", "galley", "parts_bench",
]  # fmt: skip
"""What a Search can draw from; with the last two a Landmark is used (D13, D14)."""
LOCKER_USES: Final = ["xp2", "stamina", "shack", "first_aid", "repair_kit", "bullets"]
MEALS: Final = ["canned_food", "ration_tin", "snack", "locker", "nothing"]
FACES_OF_DIE: Final = ["miss", "success"]

# Setting up.
CHARACTER: Final = for_ids("take", "character", CHARACTER_IDS)
LEAD: Final = Option("lead")
NAME_LEADER: Final = for_numbers("name", "player", MOST_PLAYERS)
PLACE: Final = for_numbers("place", "player", MOST_PLAYERS)
START: Final = for_ids("start", "space", SPACES)

# Food, sleep, temperature, Locker dice.
MEAL: Final = for_ids("eat", "meal", MEALS)
FEED: Final = for_ids("feed", "meal", MEALS)
BUNK: Final = for_numbers("bunk", "player", MOST_PLAYERS)
UNBUNK: Final = for_numbers("take_back", "player", MOST_PLAYERS)
AGREE: Final = for_numbers("agree", "player", MOST_PLAYERS)
REFUSE: Final = for_numbers("refuse", "player", MOST_PLAYERS)
ALONE: Final = Option("alone")
CLEAN: Final = Option("clean")
INFECTED: Final = Option("infected")
USE: Final = Option("use")
KEEP: Final = Option("keep")
ROLL: Final = Option("roll")

# Commands of the turn (7.3).
MOVE: Final = for_ids("move", "space", SPACES)
SEARCH: Final = for_ids("search", "source", SEARCHES)
BUILD: Final = for_ids("build", "tile", TILE_IDS)
PAY: Final = for_ids("pay", "card", IDS)
PAY_LOCKER: Final = Option("pay_locker")
CLEAR: Final = for_ids("clear", "tile", TILE_IDS)
GAIN_STAMINA: Final = Option("gain_stamina")
GAIN_XP: Final = Option("gain_xp")
REPAIR_SURE: Final = Option("repair_sure")
REPAIR_LUCKY: Final = Option("repair_lucky")
FLASK: Final = Option("flask")
PLAY: Final = for_ids("play", "card", IDS)
TARGET: Final = for_numbers("target", "player", MOST_PLAYERS)
UTILITY: Final = for_ids("utility", "utility", UTILITIES)
SHACK: Final = Option("shack")
USE_LOCKER: Final = for_ids("use_locker", "use", LOCKER_USES)
LOCKER_MOVE: Final = for_ids("locker_move", "space", SPACES)
USE_ITEM: Final = for_ids("use_item", "item", ITEMS)
FLARE: Final = Option("flare")
LOCKER_FLARE: Final = Option("locker_flare")
DISCARD: Final = for_ids("discard_card", "card", IDS)
BURN: Final = for_ids("burn", "card", IDS)
KINDLE: Final = Option("kindle")
LIGHT_MATCHES: Final = Option("light_matches")
LIGHT_LIGHTER: Final = Option("light_lighter")
UNLOCK: Final = for_ids("unlock", "unlock", UNLOCK_IDS)
DISCARD_TILE: Final = for_ids("discard_tile", "tile", TILE_IDS)
ASSAULT: Final = Option("assault")
INFECT: Final = Option("infect")
ATTACK: Final = Option("attack")
RESOLVE_EVENT: Final = Option("resolve_event")
END_TURN: Final = Option("end_turn")

# Trading.
PROPOSE: Final = for_numbers("propose", "player", MOST_PLAYERS)
COUNTER: Final = for_numbers("counter", "player", MOST_PLAYERS)
ACCEPT: Final = for_numbers("accept", "player", MOST_PLAYERS)
DECLINE: Final = for_numbers("decline", "player", MOST_PLAYERS)
WITHDRAW: Final = for_numbers("withdraw", "player", MOST_PLAYERS)
GIVE: Final = for_numbers("give", "number", MOST_HAND + 1, "number")
WANT: Final = for_numbers("want", "number", MOST_HAND + 1, "number")
NAME_GIVEN: Final = for_ids("name_given", "card", IDS)
NAME_WANTED: Final = for_ids("name_wanted", "card", IDS)
SEND: Final = Option("send")
ASK_OFFERS: Final = Option("ask_offers")
PICK: Final = for_ids("pick", "card", IDS)
ACCEPT_CLICKER: Final = Option("accept_clicker")
PAY_ROLL: Final = Option("pay_roll")

# Rolls and Phase cards.
REROLL: Final = for_ids("reroll", "tile", TILE_IDS)
KNUCKLES: Final = Option("knuckles")
DIE: Final = for_ids("die", "face", FACES_OF_DIE)
STOP: Final = Option("stop")
STAND: Final = Option("stand")
TAKE_XP: Final = Option("take_xp")
TAKE_OFFER: Final = Option("take_offer")
DECLINE_TILE: Final = Option("decline_tile")
TAKING_CONTROL: Final = Option("taking_control")
BULLETS: Final = Option("bullets")
DONE: Final = Option("done")
HEAL_STRIKE: Final = Option("heal_strike")
HEAL_CRITICAL: Final = Option("heal_critical")
LOSE: Final = for_ids("lose", "card", IDS)
TO_DISCARD: Final = Option("to_discard")
TO_BONFIRE: Final = Option("to_bonfire")
REMIND: Final = Option("remind")
KEEP_CARD: Final = for_ids("keep_card", "card", IDS)
TAKE_CARD: Final = for_numbers("take_card", "place", MOST_PLAYERS, "number")

# The helicopter.
INVITE: Final = for_numbers("invite", "player", MOST_PLAYERS)
UNINVITE: Final = for_numbers("uninvite", "player", MOST_PLAYERS)
EJECT: Final = for_numbers("eject", "player", MOST_PLAYERS)
CALL: Final = Option("call_departure")
STEP_OFF: Final = Option("step_off")
STAY: Final = Option("stay")
BOARD: Final = Option("board")
DECLINE_SEAT: Final = Option("decline_seat")

# fmt: off
ALPHABET: Final[list[Option]] = [
    *CHARACTER, LEAD, *NAME_LEADER, *PLACE, *START[:3], *MEAL, *FEED, *BUNK, *UNBUNK, *AGREE,
    *REFUSE, ALONE, CLEAN, INFECTED, USE, KEEP, ROLL, *MOVE, *SEARCH, *BUILD, *PAY, PAY_LOCKER,
    *CLEAR, GAIN_STAMINA, GAIN_XP, REPAIR_SURE, REPAIR_LUCKY, FLASK, *PLAY, *TARGET, *UTILITY,
    SHACK, *USE_LOCKER, *LOCKER_MOVE, *USE_ITEM, FLARE, LOCKER_FLARE, *DISCARD, *BURN, KINDLE,
    LIGHT_MATCHES, LIGHT_LIGHTER, *UNLOCK, *DISCARD_TILE, ASSAULT, INFECT, ATTACK, RESOLVE_EVENT,
    END_TURN, *PROPOSE, *COUNTER, *ACCEPT, *DECLINE, *WITHDRAW, *GIVE, *WANT, *NAME_GIVEN,
    *NAME_WANTED, SEND, ASK_OFFERS, *PICK, ACCEPT_CLICKER, PAY_ROLL, *REROLL, KNUCKLES, *DIE, STOP,
    STAND, TAKE_XP, TAKE_OFFER, DECLINE_TILE, TAKING_CONTROL, BULLETS, DONE, HEAL_STRIKE,
    HEAL_CRITICAL, *LOSE, TO_DISCARD, TO_BONFIRE, REMIND, *KEEP_CARD, *TAKE_CARD, *INVITE,
    *UNINVITE, *EJECT, CALL, STEP_OFF, STAY, BOARD, DECLINE_SEAT, PASS, BACK,
]
# fmt: on
"""Every option that a seat can ever be offered."""
