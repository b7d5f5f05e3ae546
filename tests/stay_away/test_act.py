"""Specification §6.5: action cards. What each card tells to whom, and the chance in Suspicious."""

from __future__ import annotations

from collections import Counter

import pytest

from whiteout.core import scenario
from whiteout.core.chance import FairChance, SeededChance
from whiteout.core.event import SPECTATOR, Facts
from whiteout.core.match import Match
from whiteout.games.registry import find_game
from whiteout.games.stay_away.options import TARGET

HAND_OF_B = ["infected", "analysis", "whiskey", "missed"]


def table(card: str, *lines: str) -> Match:
    """Six players, A in step 2 with the card, B beside with a hand of four kinds."""
    text = ["game: stay_away", "seats: A B C D E F", "given", "active A", "step act"]
    text += [f"hand A: {card} axe scary scary no_thanks", f"hand B: {' '.join(HAND_OF_B)}", *lines]
    text += ["hand C: the_thing suspicious suspicious resolute"]
    return scenario.run("\n".join(text), find_game("stay_away")).match


def do(match: Match, *texts: str) -> None:
    for text in texts:
        match.answer(match.position.asked[0], match.position.number, text)


def told(match: Match, viewer: int) -> list[Facts]:
    """What the viewer has seen since the turn began."""
    return [event for event in match.history(viewer) if event["event"] != "turn_began"]


@pytest.mark.rules("SA-ACT-08")
@pytest.mark.parametrize(
    "hand",
    [HAND_OF_B, ["infected", "infected", "infected", "missed"], ["axe", "scary", "axe", "scary"]],
    ids=["four kinds", "three alike", "pairs"],
)
def test_suspicious_is_uniform_over_the_cards(hand: list[str]) -> None:
    """8000 looks at four cards: each card a quarter, within four standard deviations."""
    lines = ["game: stay_away", "seats: A B C D E F G H I", "given", "active A", "step act"]
    lines += [
        "hand A: suspicious resolute resolute seduction no_thanks",
        f"hand B: {' '.join(hand)}",
    ]
    match = scenario.run("\n".join(lines), find_game("stay_away")).match
    do(match, "play suspicious")
    chance = SeededChance(2024)
    looks = 8000
    seen: Counter[str] = Counter()
    for _ in range(looks):
        copy = match.position.clone()
        copy.chance = chance
        copy.history = []
        copy.apply(0, TARGET[1])
        glimpse = copy.history[1]
        assert glimpse.kind == "glimpsed"
        assert glimpse.secret is not None
        seen[glimpse.secret[0]["card"]] += 1
    assert set(seen) == set(hand)
    for card in seen:
        share = hand.count(card) / 4
        spread = (looks * share * (1 - share)) ** 0.5
        assert abs(seen[card] - looks * share) < 4 * spread


@pytest.mark.rules("SA-ACT-08", "SA-INFO-03")
def test_the_place_in_the_hand_tells_nothing() -> None:
    """However the hand came together, the same chance shows the same card."""
    shown = set()
    for turn in range(4):
        hand = HAND_OF_B[turn:] + HAND_OF_B[:turn]
        lines = ["game: stay_away", "seats: A B C D E F", "given", "active A", "step act"]
        lines += ["hand A: suspicious axe scary scary no_thanks", f"hand B: {' '.join(hand)}"]
        lines += ["hand C: the_thing suspicious suspicious resolute"]
        match = scenario.run("\n".join(lines), find_game("stay_away")).match
        do(match, "play suspicious")
        match.position.chance = SeededChance(5)
        do(match, "target 1")
        shown.add(told(match, 0)[2]["only_you"]["card"])
    assert len(shown) == 1


@pytest.mark.rules("SA-ACT-08")
def test_anybody_can_check_what_suspicious_drew() -> None:
    """After the end of a fair match the secret is open: the card follows from it and from the
    purpose of the draw, and from nothing else."""
    for number in range(16):
        secret = bytes([number]) * 32
        match = table("suspicious")
        do(match, "play suspicious")
        match.position.chance = FairChance(secret, b"six players")
        do(match, "target 1")
        place = FairChance(secret, b"six players").below(4, "suspicious")
        assert told(match, 0)[2]["only_you"]["card"] == HAND_OF_B[place]


@pytest.mark.rules("SA-ACT-08")
def test_what_suspicious_tells() -> None:
    match = table("suspicious")
    do(match, "play suspicious", "target 1")
    public = [
        {"event": "played", "player": 0, "card": "suspicious"},
        {"event": "aimed", "player": 0, "card": "suspicious", "target": 1},
        {"event": "glimpsed", "player": 0, "target": 1},
    ]
    for outsider in (2, 5, SPECTATOR):
        assert told(match, outsider) == public
    glimpse = told(match, 0)[2]
    assert glimpse["only_you"]["card"] in HAND_OF_B
    assert glimpse == {**public[2], "only_you": {"card": glimpse["only_you"]["card"]}}
    assert told(match, 1) == [*public[:2], glimpse]
    assert match.view(1)["hand"] == HAND_OF_B


@pytest.mark.rules("SA-ACT-02")
def test_what_analysis_tells() -> None:
    match = table("analysis")
    do(match, "play analysis", "target 1")
    public = [
        {"event": "played", "player": 0, "card": "analysis"},
        {"event": "aimed", "player": 0, "card": "analysis", "target": 1},
        {"event": "showed_hand", "player": 1, "cause": "analysis", "to": [0]},
    ]
    for outsider in (2, 5, SPECTATOR):
        assert told(match, outsider) == public
    for insider in (0, 1):
        assert told(match, insider) == [
            *public[:2],
            {**public[2], "only_you": {"cards": HAND_OF_B}},
        ]


@pytest.mark.rules("SA-ACT-09")
def test_what_whiskey_tells() -> None:
    match = table("whiskey")
    do(match, "play whiskey")
    shown = ["axe", "scary", "scary", "no_thanks"]
    for viewer in (0, 1, 5, SPECTATOR):
        assert told(match, viewer) == [
            {"event": "played", "player": 0, "card": "whiskey"},
            {"event": "showed_hand", "player": 0, "cause": "whiskey", "shown": shown},
        ]


@pytest.mark.rules("SA-ACT-10", "SA-ACT-11")
@pytest.mark.parametrize(
    ("kept", "left"),
    [
        ("infected", ["seduction", "quarantine"]),
        ("seduction", ["infected", "quarantine"]),
        ("quarantine", ["infected", "seduction"]),
    ],
)
def test_what_resolute_tells(kept: str, left: list[str]) -> None:
    """The choice among the three is free, and secret."""
    match = table("resolute", "deck: seduction forgetful quarantine infected")
    do(match, "play resolute")
    assert match.view(0)["options"] == ["keep infected", "keep seduction", "keep quarantine"]
    do(match, f"keep {kept}")
    draw: Facts = {"event": "drew", "player": 0, "cause": "resolute", "passed_over": 0}
    public: list[Facts] = [
        {"event": "played", "player": 0, "card": "resolute"},
        draw,
        {**draw, "passed_over": 1},
        draw,
        {"event": "kept", "player": 0, "discarded": 2},
    ]
    for outsider in (1, 5, SPECTATOR):
        assert told(match, outsider) == public
    secrets: list[Facts] = [
        {"card": "seduction"},
        {"card": "quarantine"},
        {"card": "infected"},
        {"card": kept, "cards": left},
    ]
    pairs = zip(public[1:], secrets, strict=True)
    own = [{**event, "only_you": secret} for event, secret in pairs]
    assert told(match, 0) == [public[0], *own]
    assert match.view(0)["role"] == "human"
    assert kept in match.view(0)["hand"]


@pytest.mark.rules("SA-ACT-01")
def test_what_a_flamethrower_tells() -> None:
    match = table("flamethrower")
    do(match, "play flamethrower", "target 1", "decline")
    public: list[Facts] = [
        {"event": "played", "player": 0, "card": "flamethrower"},
        {"event": "aimed", "player": 0, "card": "flamethrower", "target": 1},
        {"event": "declined", "player": 1, "card": "flamethrower"},
        {"event": "eliminated", "player": 1, "cause": "flamethrower"},
    ]
    for outsider in (0, 2, SPECTATOR):
        assert told(match, outsider) == public
    assert told(match, 1) == [*public[:3], {**public[3], "only_you": {"cards": HAND_OF_B}}]


@pytest.mark.rules("SA-ACT-03")
def test_what_an_axe_tells() -> None:
    match = table("whiskey", "door B C")
    do(match, "play axe", "break 1")
    for viewer in (0, 1, 2, SPECTATOR):
        assert told(match, viewer) == [
            {"event": "played", "player": 0, "card": "axe"},
            {"event": "door_removed", "edge": 1, "cause": "axe"},
        ]


@pytest.mark.rules("SA-ACT-13", "SA-ACT-14")
@pytest.mark.parametrize("card", ["change_places", "youd_better_run"])
def test_what_a_change_of_places_tells(card: str) -> None:
    match = table(card)
    do(match, f"play {card}", "target 1", "decline")
    for viewer in (0, 1, 2, SPECTATOR):
        assert told(match, viewer) == [
            {"event": "played", "player": 0, "card": card},
            {"event": "aimed", "player": 0, "card": card, "target": 1},
            {"event": "declined", "player": 1, "card": card},
            {"event": "swapped", "player": 0, "other": 1},
        ]


@pytest.mark.rules("SA-ACT-15")
@pytest.mark.parametrize("card", ["change_places", "youd_better_run"])
@pytest.mark.parametrize(
    ("direction", "answer", "partner"),
    [
        ("clockwise", "decline", 5),
        ("clockwise", "respond im_comfortable", 1),
        ("counterclockwise", "decline", 4),
        ("counterclockwise", "respond im_comfortable", 5),
    ],
)
def test_step_3_after_a_change_of_places(
    card: str, direction: str, answer: str, partner: int
) -> None:
    """A wants to swap with F, to the right: step 3 is with the next player of the seat held."""
    hand = "hand F: im_comfortable im_comfortable flamethrower flamethrower"
    match = table(card, f"direction {direction}", hand)
    do(match, f"play {card}", "target 5", answer)
    exchange = {"cause": "turn_end", "initiator": 0, "partner": partner}
    assert match.view(SPECTATOR)["exchange"] == exchange


@pytest.mark.rules("SA-ACT-12")
def test_what_watch_your_back_tells() -> None:
    match = table("watch_your_back")
    do(match, "play watch_your_back")
    for viewer in (0, 1, SPECTATOR):
        assert told(match, viewer) == [
            {"event": "played", "player": 0, "card": "watch_your_back"},
            {"event": "reversed", "direction": -1},
        ]


@pytest.mark.rules("SA-ACT-16")
@pytest.mark.parametrize("answer", ["give whiskey", "respond missed"])
def test_the_turn_ends_after_seduction(answer: str) -> None:
    match = table("seduction", "deck: analysis flamethrower", "quarantine C 3")
    do(match, "play seduction", "target 1", "offer axe", answer)
    offers = [event for event in match.history(SPECTATOR) if event["event"] == "offered"]
    assert offers == [{"event": "offered", "player": 0, "partner": 1, "cause": "seduction"}]
    assert match.view(SPECTATOR)["active"] == 1
    assert match.view(SPECTATOR)["step"] == "act"
