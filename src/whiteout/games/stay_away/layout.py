"""The views of Stay Away! as numbers: what each field can be (core.layout)."""

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
from whiteout.games.stay_away.cards import IDS
from whiteout.games.stay_away.ending import SIDE_OF_END
from whiteout.games.stay_away.exchange import FRIENDS, SEDUCED, TURN_END
from whiteout.games.stay_away.options import PASS_ON
from whiteout.games.stay_away.position import ACT, DRAW, END, EXCHANGE, PANIC_STEP, ROLES, START

POINTS: Final = [f"D-{number:02}" for number in range(2, 20)]
"""The decision points that are asked as choices."""

CAUSES: Final = [TURN_END, SEDUCED, FRIENDS]
STEPS: Final = [START, DRAW, ACT, PANIC_STEP, EXCHANGE, END]

# fmt: off
WORDS: Final = [
    *SIDE_OF_END, *dict.fromkeys(SIDE_OF_END.values()),
    "turn", "replacement", "overflow", "time", "left", "right", "superinfection",
    "active_quarantined", "partner_quarantined", "barred", "refused", "back_at_initiator",
    "no_legal_card", "pass", "show_infected",
]
# fmt: on
"""What events say beside what views say: causes, reasons, ends."""

TURNS: Final = 200
CARDS_IN_HAND: Final = 6
COPIES_IN_HAND: Final = 4
QUARANTINE: Final = 10
DECK: Final = 120

_AT_THE_END: Final = "known only after the end"


def layout(seats: int) -> Layout:
    """The layout for so many players."""
    return Layout(seats, POINTS, about(seats), {**table(seats), **own(seats)}, WORDS)


def about(seats: int) -> dict[str, Field]:
    """The arguments of the prompts."""
    return {
        "card": One(IDS),
        "player": Which(seats),
        "cause": One(CAUSES),
        "remaining": Number(4),
    }


def table(seats: int) -> dict[str, Field]:
    """What everybody sees."""
    player: dict[str, Field] = {
        "seat": Which(seats),
        "alive": Flag(),
        "cards": Number(CARDS_IN_HAND),
        "quarantine": Number(QUARANTINE),
        "role": One(ROLES),
        "hand": LeftOut(_AT_THE_END),
    }
    exchange: dict[str, Field] = {
        "cause": One(CAUSES),
        "initiator": Which(seats),
        "partner": Which(seats),
        "offer": One(IDS),
    }
    return {
        "turn": Number(TURNS),
        "active": Which(seats),
        "step": One(STEPS),
        "direction": Number(1),
        "players": Rows(seats, Record(player)),
        "doors": Set(seats),
        "deck": Record(
            {"size": Number(DECK), "back": One(["stay_away", "panic"]), "top": One(IDS)}
        ),
        "discard": Number(DECK),
        "played": Bag(IDS),
        "target": Which(seats),
        "exchange": Record(exchange),
        "chain": Order(seats),
        "end": LeftOut(_AT_THE_END),
    }


def own(seats: int) -> dict[str, Field]:
    """What a player sees besides."""
    return {
        "hand": Bag(IDS, COPIES_IN_HAND),
        "role": One(ROLES),
        "thing": Which(seats),
        "looking_at": Bag(IDS, 3),
        "chosen": One([option.text for option in PASS_ON]),
        "humans_left": Number(seats),
        "infection_order": Order(seats),
        "request": Flag(),
    }
