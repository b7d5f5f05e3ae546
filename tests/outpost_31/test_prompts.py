"""Specification 7: the decisions of setup, Mission Log, Gear window and team name their point, the
rule behind them, and what they are about."""

from __future__ import annotations

from typing import Any

import pytest
from tests.outpost_31.stage import mission, table

from whiteout.core.position import Choice
from whiteout.games.outpost_31.flamethrower import BloodTarget
from whiteout.games.outpost_31.gear_window import Priority
from whiteout.games.outpost_31.lone import NameRoom, Send
from whiteout.games.outpost_31.mission_log import ListeningWatch, WindShift
from whiteout.games.outpost_31.molotov import Invite
from whiteout.games.outpost_31.rope import Consent, RopeTarget
from whiteout.games.outpost_31.setup import PickCharacter
from whiteout.games.outpost_31.tables import MISSION_IDS
from whiteout.games.outpost_31.team import CallOn, CountAs, JoinTeam
from whiteout.games.outpost_31.torch import Accuse, TorchVote

ML33 = MISSION_IDS.index("ml33")


@pytest.mark.parametrize(
    ("choice", "point", "rule", "about"),
    [
        (PickCharacter(0), "D01", "OP-SET-06", {}),
        (WindShift(0, ML33, 2), "D02", "OP-PWR-03", {"mission": "ml33", "room": "r13"}),
        (Priority(0), "D04", "OP-GW-02", {}),
        (RopeTarget(0), "D04", "OP-ROPE-04", {}),
        (Consent(0, 2, 3), "D05", "OP-ROPE-04", {"player": 2, "target": 3}),
        (BloodTarget(0), "D06", "OP-FLAM-01", {}),
        (Accuse(0), "D07", "OP-TORCH-01", {}),
        (TorchVote(2, 3), "D08", "OP-TORCH-02", {"player": 2, "target": 3}),
        (ListeningWatch(0), "D10", "OP-PWR-04", {}),
        (Invite(0), "D11", "OP-PWR-03", {"power": "pw_nau_b"}),
        (CountAs(0), "D12", "OP-PWR-03", {}),
        (JoinTeam(0), "D13", "OP-TEAM-03", {}),
        (Send(0), "D14", "OP-TEAM-08", {}),
        (NameRoom(0), "D14", "OP-TEAM-09", {"player": 4}),
        (CallOn(0), "D15", "OP-PWR-04", {}),
    ],
)
def test_what_a_choice_says_of_itself(
    choice: Choice[Any], point: str, rule: str, about: dict[str, Any]
) -> None:
    p = table()
    mission(p, "ml04")
    p.lone = 4
    assert choice.point(p) == point
    assert choice.rule(p) == rule
    assert choice.about(p) == about
