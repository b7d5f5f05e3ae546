"""Listening: the events that reach a seat fill its memory, each kind in its own way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from whiteout.core.event import Event, Facts
from whiteout.games.stay_away.imagine import hear_cards as cards
from whiteout.games.stay_away.imagine import hear_sights as sights
from whiteout.games.stay_away.imagine import hear_trades as trades
from whiteout.games.stay_away.imagine.memory import Memory

_WHILE_ASIDE: Final = ("reshuffled", "overflowed", "became_the_thing", "claimed")
_DRAWS_WHILE_ASIDE: Final = ("blind_date", "overflow")


def listen(memory: Memory, opening: Event | None, history: list[Event], fresh: bool) -> None:
    """Read what is new, at first the opening of an arranged match.

    `fresh` says whether a new offer is asked for after a redirect, which is public: what that tells
    is known before the offer itself is heard of."""
    if memory.foretold:
        memory.deeds.pop()
        memory.foretold = False
    if opening is not None and memory.start is None:
        facts = opening.seen_by(memory.viewer)
        assert facts is not None
        hear(memory, facts)
    for index in range(memory.read, len(history)):
        facts = history[index].seen_by(memory.viewer)
        if facts is not None:
            hear(memory, facts)
    memory.read = len(history)
    if memory.start is None:
        raise ValueError(
            "determinize needs a position that was listened to from its start: "
            "its history does not begin with the deal"
        )
    if fresh:
        memory.foretold = trades.unlock(memory)


def hear(memory: Memory, facts: Facts) -> None:
    """One event as the seat sees it."""
    kind: str = facts["event"]
    if (
        memory.aside is not None
        and kind not in _WHILE_ASIDE
        and (kind != "drew" or facts["cause"] not in _DRAWS_WHILE_ASIDE)
    ):
        memory.lay_down()
    listener = _LISTENERS.get(kind)
    if listener is not None:
        listener(memory, facts)


Listener = Callable[[Memory, Facts], None]

_LISTENERS: Final[dict[str, Listener]] = {
    "dealt": cards.dealt,
    "arranged": cards.arranged,
    "turn_began": cards.turn_began,
    "drew": cards.drew,
    "reshuffled": cards.reshuffled,
    "became_the_thing": cards.became_the_thing,
    "panicked": cards.panicked,
    "discarded": cards.discarded,
    "played": cards.played,
    "responded": cards.responded,
    "overflowed": cards.overflowed,
    "put_aside": cards.put_aside,
    "kept": cards.kept,
    "eliminated": cards.eliminated,
    "quarantined": cards.quarantined,
    "quarantine_lifted": cards.quarantine_lifted,
    "door_laid": cards.door_laid,
    "door_removed": cards.door_removed,
    "showed_hand": sights.showed_hand,
    "glimpsed": sights.glimpsed,
    "revealed": sights.revealed,
    "looked_at_offer": sights.looked_at_offer,
    "offered": trades.offered,
    "redirected": trades.redirected,
    "exchange_off": trades.exchange_off,
    "exchanged": trades.exchanged,
    "passed_on": trades.passed_on,
    "left_out": trades.left_out,
    "infected": trades.infected,
}
"""Events that are not here move no card and tell nothing about hidden ones."""
