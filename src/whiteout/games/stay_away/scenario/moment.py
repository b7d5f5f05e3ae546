"""A moment of Stay Away! as the lines of a scenario: where the turn stands in a view.

From above everything is known, and only moments that `given` describes to the last card are taken;
whoever has the record reaches the others by the moves since. From a seat what is not known has no
line, and arranging the scenario fills it from the seed. A card that is being worked out is played
again.
"""

from __future__ import annotations

from typing import Final

from whiteout.core.event import Facts
from whiteout.games.stay_away.position import END, START, StayAwayPosition
from whiteout.games.stay_away.scenario.lines import LINES, Moment
from whiteout.games.stay_away.tables import IS_PANIC, code_of

_ACT: Final = ("D-02", "D-03")
_OFFER: Final = "D-10"
_ANSWER: Final = "D-11"
_AIMED: Final = ("D-04", "D-05", "D-06", "D-08", "D-09", _OFFER, _ANSWER)
"""Choices while an action card lies on the table."""
_PANIC: Final = ("D-12", "D-13", "D-14", "D-15", "D-17", "D-18", "D-19", _OFFER, _ANSWER)
"""Choices while a PANIC! card lies on the table."""


def describe(
    view: Facts, names: list[str], options: Facts, truth: StayAwayPosition | None
) -> Moment | None:
    """What describes this moment, or None where `given` cannot."""
    if truth is not None and truth.stable and truth.request:
        return None  # a standing request would be carried out at once
    k = Moment(view, names, truth)
    return LINES.describe(k, at_stable_point(k) if view["choice"] is None else at_choice(k))


def at_stable_point(k: Moment) -> str | None:
    """Before the draw, or after the turn; nothing lies on the table."""
    if k.p is None or not k.p.stable:
        return None
    k.paused = True
    return {START: "draw", END: "end"}.get(k.p.step)


def at_choice(k: Moment) -> str | None:
    """As far back as the viewer can tell, and what is known to have been done since."""
    view, point = k.view, k.view["choice"]["point"]
    if len(view["played"]) > (1 if k.p is None else 0):
        return None  # from above, what the card has changed so far would be done twice
    if not view["played"]:
        if point in _ACT:
            return "act"
        return at_exchange(k) if point in (_OFFER, _ANSWER) else None
    card = view["played"][0]
    if IS_PANIC[code_of(card)]:
        if point not in _PANIC and view["choice"]["about"].get("remaining") != 3:
            return None
        aim(k)
        return "draw"
    if point not in _AIMED and card != "resolute":
        return None
    k.again = [card]
    k.did(view["active"], f"play {card}")
    aim(k)
    return "act"


def at_exchange(k: Moment) -> str | None:
    """The exchange at the end of the turn, unless Missed! has sent it on to somebody else."""
    exchange = k.view["exchange"]
    if exchange["partner"] != following(k):
        return None
    k.offer = exchange.get("offer")
    note_offer(k, exchange)
    return "exchange"


def following(k: Moment) -> int:
    """Who follows the active player."""
    chairs = k.chairs if k.view["direction"] > 0 else k.chairs[::-1]
    start = chairs.index(k.view["active"])
    return next(who for who in chairs[start + 1 :] + chairs[:start] if who not in k.dead)


def aim(k: Moment) -> None:
    """At whom the card on the table was aimed, and what has been offered since."""
    active, exchange = k.view["active"], k.view.get("exchange", {})
    target = k.view.get("target", exchange.get("partner"))
    if target is not None:
        k.did(active, f"target {k.names[target]}")
    k.answered()
    if exchange.get("offer") is not None:
        k.did(active, f"offer {exchange['offer']}")
    note_offer(k, exchange)


def note_offer(k: Moment, exchange: Facts) -> None:
    """Only a note: the card is not known."""
    if exchange.get("offer") is None and k.view["choice"]["point"] == _ANSWER:
        active = k.names[k.view["active"]]
        k.notes.append(f"{active} has offered a card that only {active} knows.")
