"""A moment of Outpost 31 as the lines of a scenario: with which step of the turn it begins.

A match can begin with a step of the turn (docs/scenarios.md). A moment further inside a step is
described where the viewer knows what has been done since, and refused where not: what others have
put down, a trade under way, dice on the table. From above, a moment is described at the beginning
of a step where nothing is left of a test; whoever has the record goes on by the moves since.
"""

from __future__ import annotations

from typing import Final

from whiteout.core.event import Facts
from whiteout.games.outpost_31.position import ESCAPE, OutpostPosition
from whiteout.games.outpost_31.scenario.knowledge import Moment
from whiteout.games.outpost_31.scenario.lines import LINES
from whiteout.games.outpost_31.settings import Settings
from whiteout.games.outpost_31.tables import LEVELS

_ENTER: Final = ("D17", "D18")
_HAND_IN: Final = {"D21": "hand_in", "D37": "battle"}
_LATER: Final = ("hazards", "base", "contagion", "end_of_turn")
"""Steps after the test with which a match can begin."""

# fmt: off
_LEFT_OVER: Final = [
    "battle", "dice", "dice_count", "extra_rolls_used", "looked", "pool", "revealed", "rolls_left",
    "rose_this_turn", "sabotage", "swapped", "swapped_in", "test_failed",
]
# fmt: on
"""What a test leaves behind until the next turn, for which there are no lines."""


def describe(
    view: Facts, names: list[str], options: Facts, truth: OutpostPosition | None
) -> Moment | None:
    """What describes this moment, or None where `given` cannot."""
    if view["choice"] is None or view["players"][0]["character"] is None:
        return None  # nobody is asked, or the table is not yet set up
    k = Moment(view, names, Settings(len(names), options), truth)
    k.point = view["choice"]["point"]
    step = step_of(k)
    if truth is not None and (k.when or left_over(truth)):
        return None
    return LINES.describe(k, step)


def left_over(p: OutpostPosition) -> bool:
    """Whether the position holds something that no line says."""
    paid = p.paid_extinguisher or p.paid_flashlight  # for a room that was tried in vain
    half_done = any([*p.given, *p.offers, *p.answers, *p.drafts]) or (paid and not p.entered)
    last_turn = p.step == ESCAPE and bool(p.team)
    opened = 0 < p.completed < p.unlocked_sector  # the Sector completed this turn
    return half_done or last_turn or opened or any(getattr(p, slot) for slot in _LEFT_OVER)


def step_of(k: Moment) -> str | None:
    """The step with which the match begins; what has been done since goes under `when`."""
    view, step = k.view, k.view["step"]
    if step == "gear_window":
        return gear_window(k)
    if step == "team":
        return "team" if k.point == "D13" and len(view["team"]) == 1 else None
    if step == "room":
        return enter(k)
    if k.point in _HAND_IN:
        k.answered()
        return _HAND_IN[k.point]
    if step == "swap":
        return swap(k)
    if step == "escape":
        return escape(k)
    second = view["choice"]["about"].get("round", 1) > 1  # what others put down is not known
    if step in _LATER and not second:
        k.answered()
        return str(step)
    return None


def gear_window(k: Moment) -> str | None:
    """Whoever sits before the player with priority has passed."""
    view = k.view
    if view["choice"]["rule"] != "OP-GW-02" and "draft" not in view:
        return None
    asked, player = view["choice"]["waiting"][0], view["captain"]
    while player != asked:
        facts = k.players[player]
        cards = facts["cards"] and not view["molotov_played"]  # one may be a Molotov
        if facts["living"] and not facts["tied"] and (cards or facts["gear"]):
            k.did(player, "pass")
        player = (player + 1) % len(k.names)
    return "gear_window"


def enter(k: Moment) -> str | None:
    """Before the room is named, or while its first cost is being offered."""
    if k.point not in _ENTER or True in k.view["paid"].values():
        return None
    if k.point == "D18":
        if k.view.get("offered"):
            return None
        k.did(k.view["captain"], f"enter {k.view['room']}")
        k.answered()
    return "room"


def swap(k: Moment) -> str | None:
    """The Captain knows the pool; nobody else could say what lies in it."""
    view = k.view
    pool: list[str] = view["pool"].get("cards", [])[:]
    own: list[str] = view.get("handed_in", [])
    begun = view["swapped"] or view["revealed"] or view["sabotage"]
    if k.point != "D27" or begun or len(pool) != view["pool"]["size"]:
        return None
    if len(own) != 1 or own[0] not in pool or len(pool) > len(view["team"]):
        return None
    pool.remove(own[0])
    pool.insert(view["team"].index(k.viewer), own[0])
    k.pool = pool
    return "swap"


def escape(k: Moment) -> str | None:
    """The first nomination and its vote; the tests and the passengers."""
    facts = k.view["escape"]
    if k.point in ("D45", "D46"):
        if facts["nominator"] != k.view["captain"]:
            return None
        if k.point == "D46":
            k.did(k.view["captain"], f"nominate {k.names[facts['nominee']]}")
            k.answered()
    elif k.point == "D48":
        if tests_left(k):
            k.did(facts["final_captain"], "stop")
        for player in facts["boarders"][1:]:
            k.did(facts["final_captain"], f"board {k.names[player]}")
    return "escape"


def tests_left(k: Moment) -> bool:
    """Whether the Final Captain has stopped testing before there was nothing left to test."""
    contagion = allowed = k.view["trackers"]["contagion"]
    if k.settings.declining_tests:
        allowed = LEVELS[contagion].declining[k.settings.side]
    alive = len(k.having("living"))
    return bool(len(k.view["escape"]["tested"]) < min(allowed, alive - 1))
