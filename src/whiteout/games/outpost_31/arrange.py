"""Positions from the `given` lines of a scenario: what described.py has read is completed, checked
by possible.py, and started."""

from __future__ import annotations

from typing import Any, Final

from whiteout.core.chance import Chance
from whiteout.core.given import Given
from whiteout.core.position import Step
from whiteout.games.outpost_31.battle import FIGHT, BattleResult
from whiteout.games.outpost_31.boarding import TEST_BLOOD
from whiteout.games.outpost_31.completed import after, complete, refuse
from whiteout.games.outpost_31.described import Description
from whiteout.games.outpost_31.escape import BEGIN_ESCAPE
from whiteout.games.outpost_31.opening import arrangement
from whiteout.games.outpost_31.position import ESCAPE, NOBODY, OutpostPosition
from whiteout.games.outpost_31.possible import (
    Flaw,
    base_flaw,
    blood_flaw,
    people_flaw,
    room_flaw,
    team_flaw,
    turn_flaw,
)
from whiteout.games.outpost_31.tables import SECTORS
from whiteout.games.outpost_31.team import close_team
from whiteout.games.outpost_31.test import LOOK, PASS_OR_FAIL, REVEAL, REVEAL_CHIP, SWAP
from whiteout.games.outpost_31.turn import STEPS as TURN
from whiteout.games.outpost_31.turn import TakeTurn

_BATTLE_RESULT: Final = BattleResult()
_AFTER_TEST: Final = 5
"""In the steps of a turn: the first one after the test."""

# fmt: off
_IN_TURN: Final = {
    "gear_window": 1, "team": 2, "room": 3, "hand_in": 4, "hazards": 5, "base": 6,
    "contagion": 7, "assimilation": 8, "end_of_turn": 9,
}
# fmt: on
"""Steps of the turn by their place in it."""

_IN_TEST: Final[dict[str, list[Step[Any]]]] = {
    "look": [LOOK, SWAP, REVEAL],
    "swap": [SWAP, REVEAL],
    "reveal": [REVEAL],
}
"""Steps of a test, up to its result."""


def arrange(given: Given, options: dict[str, Any], chance: Chance) -> OutpostPosition:
    """The position that the lines describe, at its first choice."""
    described = Description(given, options, chance)
    described.read_all()
    complete(described)
    check(described)
    p = described.p
    p.history = []
    p.opening = arrangement(p)
    p.chance = described.loaded
    begin(described)
    p.advance()
    return p


# -- checking ------------------------------------------------------------------------------------


def check(described: Description) -> None:
    """Refuse what cannot be, with the line that says so."""
    p = described.p
    names = described.given.names
    refuse(described, base_flaw(p))
    refuse(described, people_flaw(p, names))
    refuse(described, blood_flaw(p, names))
    if described.step == "escape":
        return
    refuse(described, turn_flaw(p))
    if p.completed and (p.completed == SECTORS or not after(described, "battle")):
        wrong = f"Sector {p.completed} is complete"
        refuse(described, Flaw("objectives", wrong, "a later step, such as assimilation"))
    if after(described, "team"):
        refuse(described, team_flaw(p))
        close_team(p)
    if after(described, "room") and not after(described, "battle"):
        refuse(described, room_flaw(p, described.step))


# -- the turn ------------------------------------------------------------------------------------


def begin(described: Description) -> None:
    """Start where the lines say."""
    p = described.p
    step = described.step
    if step == "turn":
        p.then(TakeTurn(p.captain))
        return
    if step == "escape":
        begin_escape(p)
        return
    p.turn += 1
    p.step = step
    if step in _IN_TURN:
        p.then(*TURN[_IN_TURN[step] :])
        return
    p.then(*TURN[_AFTER_TEST:])
    if step == "chip":
        p.then(REVEAL_CHIP)
    elif step == "battle":
        p.chip_up[p.room] = True
        p.then(FIGHT)
    else:
        begin_in_test(described)


def begin_in_test(described: Description) -> None:
    """The cards have been handed in, one by each member and again from the first."""
    p = described.p
    p.battle = described.battle
    p.given = [[] for _ in range(p.seats)]
    p.looked = described.step != "look"
    p.then(_BATTLE_RESULT if p.battle else PASS_OR_FAIL)
    if p.battle:
        p.chip_up[p.room] = True
    for index, card in enumerate(reversed(p.pool)):
        p.given[p.team[index % len(p.team)]].append(card)
    p.then(*_IN_TEST[described.step])


def begin_escape(p: OutpostPosition) -> None:
    """The nomination, or the tests of a Final Captain already elected."""
    if p.final_captain == NOBODY:
        p.then(BEGIN_ESCAPE)
        return
    p.step = ESCAPE
    for player in p.tested:
        p.blood_shown[player] = p.settings.public_tests
    p.nominator = p.captain
    p.nominee = p.final_captain
    p.then(TEST_BLOOD[p.final_captain])
