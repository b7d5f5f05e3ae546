"""Specification 7: the decisions of setup, Mission Log, Gear window and team name their point, the
rule behind them, and what they are about."""

from __future__ import annotations

from typing import Any

import pytest
from tests.outpost_31.stage import mission, table

from whiteout.core.choice import Choice
from whiteout.core.event import ABOVE, SPECTATOR
from whiteout.games.outpost_31.options import ALPHABET
from whiteout.games.outpost_31.rules.gear_window import Priority
from whiteout.games.outpost_31.rules.mission_log import ListeningWatch, WindShift
from whiteout.games.outpost_31.rules.room import LookAt
from whiteout.games.outpost_31.rules.rope import Consent
from whiteout.games.outpost_31.rules.sabotage import JuryRig
from whiteout.games.outpost_31.rules.setup import PickCharacter
from whiteout.games.outpost_31.rules.swap import SwapCard
from whiteout.games.outpost_31.rules.team import CallOn, CountAs, JoinTeam, Send
from whiteout.games.outpost_31.rules.torch import TorchVote
from whiteout.games.outpost_31.tables import MISSION_IDS, code_of

ARSON = code_of("sab_arson")
ML33 = MISSION_IDS.index("ml33")


@pytest.mark.parametrize(
    ("choice", "point", "rule", "about"),
    [
        (PickCharacter(0), "D01", "OP-SET-06", {}),
        (WindShift(0, ML33, 2), "D02", "OP-PWR-03", {"mission": "ml33", "room": "r13"}),
        (Priority(0), "D04", "OP-GW-02", {}),
        (Consent(0, 2, 3), "D05", "OP-ROPE-04", {"player": 2, "target": 3}),
        (TorchVote(2, 3), "D08", "OP-TORCH-02", {"player": 2, "target": 3}),
        (ListeningWatch(0), "D10", "OP-PWR-04", {}),
        (CountAs(0), "D12", "OP-PWR-03", {}),
        (JoinTeam(0), "D13", "OP-TEAM-03", {}),
        (Send(0), "D14", "OP-TEAM-08", {}),
        (CallOn(0), "D15", "OP-PWR-03", {"power": "pw_win_b"}),
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


@pytest.mark.rules("OP-FLOW-09", "O-44")
@pytest.mark.parametrize(
    ("choice", "draft", "point", "rule", "about"),
    [
        (Priority(0), ["rope_player"], "D04", "OP-ROPE-04", {}),
        (Priority(0), ["blood_test"], "D06", "OP-FLAM-01", {}),
        (Priority(0), ["torch"], "D07", "OP-TORCH-01", {}),
        (Priority(0), ["use pw_nau_b"], "D11", "OP-PWR-03", {"power": "pw_nau_b"}),
        (Send(0), ["send 4"], "D14", "OP-TEAM-09", {"player": 4}),
        (CallOn(0), ["use pw_win_b"], "D15", "OP-PWR-04", {}),
        (LookAt(0), ["use pw_bla_a"], "D16", "OP-PWR-04", {}),
        (SwapCard(0), ["use pw_bla_b"], "D27", "OP-SWAP-01", {"most": 2}),
        (SwapCard(0), ["use pw_bla_b", "swap axe"], "D27", "OP-SWAP-01", {"most": 1}),
        (SwapCard(0), ["use pw_fuc_b"], "D27", "OP-SWAP-01", {"most": 1}),
        (
            JuryRig(0, ARSON, True),
            ["use pw_chi_b", "discard axe"],
            "D26",
            "OP-SAB-11",
            {"card": "sab_arson", "remaining": 1},
        ),
    ],
)
def test_whoever_has_begun_an_answer_is_asked_for_its_next_part(
    choice: Choice[Any], draft: list[str], point: str, rule: str, about: dict[str, Any]
) -> None:
    p = table()
    mission(p, "ml04")
    by_text = {option.text: option for option in ALPHABET}
    p.drafts = [[by_text[part] for part in draft], *[[] for _ in range(1, p.seats)]]
    assert choice.prompt(p, 0) == (point, rule, about)
    others = (choice.point(p), choice.rule(p), choice.about(p))
    for viewer in (1, SPECTATOR, ABOVE):
        assert choice.prompt(p, viewer) == others
