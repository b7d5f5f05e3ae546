"""Specification §6.4: playing cards. The scenarios play-*.scenario tell the stories; here stand
the tables over all cards and roles, and what must hold in every scenario."""

from __future__ import annotations

from pathlib import Path

import pytest

from whiteout.core import scenario
from whiteout.core.event import ABOVE
from whiteout.core.match import Match
from whiteout.core.view import encode
from whiteout.games.registry import find_game
from whiteout.games.stay_away.tables import CARDS

FOLDER = Path(__file__).parent.parent / "scenarios" / "stay_away"
CHAPTERS = ("play", "act", "resp", "obs", "exch")
FILES = sorted(path for chapter in CHAPTERS for path in FOLDER.glob(f"{chapter}-*.scenario"))

PLAYABLE = [card.id for card in CARDS if card.kind in ("action", "obstacle")]
NEVER_PLAYED = [card.id for card in CARDS if card.kind in ("contagion", "defense")]
HANDS = {
    "human": "hand A: {card} missed missed no_thanks no_thanks",
    "infected": "hand A: {card} missed missed no_thanks infected",
    "the_thing": "hand A: {card} missed missed no_thanks the_thing",
}


def table(role: str, card: str) -> Match:
    """Twelve players, A in step 2 with the card; a door within reach of an Axe."""
    lines = ["game: stay_away", "seats: A B C D E F G H I J K L", "option promos = on", "given"]
    lines += [HANDS[role].format(card=card), "door B C", "active A", "step act"]
    if role == "infected":
        lines.append("infected A")
    return scenario.run("\n".join(lines), find_game("stay_away")).match


@pytest.mark.rules("SA-PLAY-08")
@pytest.mark.parametrize("card", PLAYABLE)
@pytest.mark.parametrize("role", HANDS)
def test_every_role_plays_every_playable_card(role: str, card: str) -> None:
    match = table(role, card)
    assert match.view(0)["role"] == role
    assert f"play {card}" in match.view(0)["options"]
    match.answer(0, match.position.number, f"play {card}")
    assert {"event": "played", "player": 0, "card": card} in match.history(5)


@pytest.mark.rules("SA-PLAY-02")
@pytest.mark.parametrize("card", NEVER_PLAYED)
def test_contagion_and_defense_cards_are_never_played(card: str) -> None:
    match = table("human", card)
    assert card in match.view(0)["hand"]
    assert not [text for text in match.view(0)["options"] if text.startswith("play ")]
    assert find_game("stay_away").why_not(match.position, 0, f"play {card}") == "SA-PLAY-02"


@pytest.mark.rules("SA-PLAY-01", "SA-PLAY-02", "SA-PLAY-03", "SA-ACT-05", "SA-RESP-02")
@pytest.mark.parametrize(
    ("seat", "text", "rule"),
    [
        (0, "play missed", "SA-PLAY-02"),
        (0, "play whiskey", ""),  # not in hand
        (0, "respond missed", "SA-RESP-02"),
        (0, "respond scary", ""),
        (0, "offer missed", ""),
        (0, "discard whiskey", ""),
        (0, "keep missed", ""),
        (0, "free 1", "SA-ACT-05"),
        (0, "break 3", "SA-ACT-05"),
        (0, "target 1", "SA-FLOW-03"),
        (0, "decline", "SA-FLOW-03"),
        (0, "declare_victory", "SA-END-08"),
        (1, "discard missed", "SA-DEC-01"),
        (1, "play missed", "SA-DEC-01"),
    ],
)
def test_the_rule_behind_a_refusal(seat: int, text: str, rule: str) -> None:
    """A in step 2 holds an Axe, two Missed! and two No Thanks!."""
    position = table("human", "axe").position
    assert find_game("stay_away").why_not(position, seat, text) == rule


def lines_done(player: scenario.Player) -> None:
    """Do what the scenario does, without its checks."""
    for kind, lines in player.scenario.acts:
        for line in lines:
            if kind == "when":
                player.do(line)


@pytest.mark.rules("SA-PLAY-01")
def test_cards_are_played_in_ones_own_step_2_only() -> None:
    """In every moment of these chapters' scenarios."""
    seen = set()
    for path in FILES:
        player = scenario.Player(scenario.parse(path.read_text("utf-8")), find_game("stay_away"))
        match = player.match
        for kind, lines in player.scenario.acts:
            for line in lines if kind == "when" else []:
                check_nobody_plays_out_of_turn(match)
                choice = match.position.choice
                seen.add(choice.point(match.position) if choice is not None else "")
                player.do(line)
        check_nobody_plays_out_of_turn(match)
    assert seen >= {"D-02", "D-03", "D-04", "D-05", "D-06", "D-07", "D-08", "D-09", "D-10", "D-11"}


def check_nobody_plays_out_of_turn(match: Match) -> None:
    choice = match.position.choice
    step_2 = choice is not None and choice.point(match.position) in ("D-02", "D-03")
    for seat in range(match.seats):
        plays = [text for text in match.view(seat).get("options", []) if text.startswith("play ")]
        assert not plays or (step_2 and seat == match.view(seat)["active"])


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_rules_are_the_same_when_nobody_listens(path: Path) -> None:
    """Simulation plays without events; the position must come out the same."""
    text = path.read_text("utf-8")
    heard = scenario.Player(scenario.parse(text), find_game("stay_away"))
    silent = scenario.Player(scenario.parse(text), find_game("stay_away"))
    silent.match.position = silent.match.position.clone()
    assert silent.match.position.history is None
    lines_done(heard)
    lines_done(silent)
    assert silent.match.position.history is None
    assert encode(silent.match.view(ABOVE)) == encode(heard.match.view(ABOVE))
