"""The options of Stay Away!: built once, handed out again and again."""

from __future__ import annotations

from typing import Final

from whiteout.core.option import PASS, Option, for_ids, for_numbers
from whiteout.games.stay_away.tables import IDS, MOST_PLAYERS

DISCARD: Final = for_ids("discard", "card", IDS)
PLAY: Final = for_ids("play", "card", IDS)
OFFER: Final = for_ids("offer", "card", IDS)
GIVE: Final = for_ids("give", "card", IDS)
RESPOND: Final = for_ids("respond", "card", IDS)
KEEP: Final = for_ids("keep", "card", IDS)
PASS_ON: Final = for_ids("pass_on", "card", IDS)
PUT_ASIDE: Final = for_ids("put_aside", "card", IDS)

TARGET: Final = for_numbers("target", "player", MOST_PLAYERS)
FREE: Final = for_numbers("free", "player", MOST_PLAYERS)
BREAK: Final = for_numbers("break", "edge", MOST_PLAYERS, "edge")

DECLINE: Final = Option("decline")
LEFT: Final = Option("left", (), (), 1)
RIGHT: Final = Option("right", (), (), -1)

SHOW_HAND: Final = Option("show_hand")
SHOW_INFECTED: Final = Option("show_infected")

DECLARE: Final = Option("declare_victory")
REQUEST: Final = Option("request_declaration")
WITHDRAW: Final = Option("withdraw_request")

# fmt: off
ALPHABET: Final = [
    *DISCARD, *PLAY, *OFFER, *GIVE, *RESPOND, *KEEP, *PASS_ON, *PUT_ASIDE,
    *TARGET, *FREE, *BREAK,
    DECLINE, LEFT, RIGHT, PASS, SHOW_HAND, SHOW_INFECTED, DECLARE,
]
# fmt: on
"""Every move, in a fixed order. Leaving, and asking to declare later, are for people."""
