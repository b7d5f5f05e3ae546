"""The options of Stay Away!: built once, handed out again and again."""

from __future__ import annotations

from typing import Final

from whiteout.core.option import Option
from whiteout.games.stay_away.cards import IDS

MOST_PLAYERS: Final = 12


def _for_cards(verb: str) -> list[Option]:
    return [Option(verb, ("card",), (card,), code) for code, card in enumerate(IDS)]


def _for_players(verb: str) -> list[Option]:
    return [Option(verb, ("player",), (player,), player) for player in range(MOST_PLAYERS)]


DISCARD: Final = _for_cards("discard")
PLAY: Final = _for_cards("play")
OFFER: Final = _for_cards("offer")
GIVE: Final = _for_cards("give")
RESPOND: Final = _for_cards("respond")
KEEP: Final = _for_cards("keep")
PASS_ON: Final = _for_cards("pass_on")
PUT_ASIDE: Final = _for_cards("put_aside")

TARGET: Final = _for_players("target")
FREE: Final = _for_players("free")
BREAK: Final = [Option("break", ("edge",), (edge,), edge) for edge in range(MOST_PLAYERS)]

DECLINE: Final = Option("decline")
LEFT: Final = Option("left", (), (), 1)
RIGHT: Final = Option("right", (), (), -1)

PASS: Final = Option("pass")
SHOW_HAND: Final = Option("show_hand")
SHOW_INFECTED: Final = Option("show_infected")

DECLARE: Final = Option("declare_victory")
REQUEST: Final = Option("request_declaration")
WITHDRAW: Final = Option("withdraw_request")
LEAVE: Final = Option("leave")

# fmt: off
ALPHABET: Final = [
    *DISCARD, *PLAY, *OFFER, *GIVE, *RESPOND, *KEEP, *PASS_ON, *PUT_ASIDE,
    *TARGET, *FREE, *BREAK,
    DECLINE, LEFT, RIGHT, PASS, SHOW_HAND, SHOW_INFECTED, DECLARE,
]
# fmt: on
"""Every move, in a fixed order. Leaving, and asking to declare later, are for people."""
