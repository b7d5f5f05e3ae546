"""Specification §6.6: the table of responses, over every card and every defense card."""

from __future__ import annotations

import pytest

from whiteout.core import scenario
from whiteout.core.event import ABOVE, SPECTATOR, Facts
from whiteout.core.match import Match
from whiteout.games.registry import find_game
from whiteout.games.stay_away.tables import CARDS

DEFENSE = ["scary", "im_comfortable", "no_thanks", "missed", "no_barbecue"]
REFUSALS = ["scary", "no_thanks", "missed"]

# The rows of the table: what opens a window, which, and with what it is answered.
WINDOWS = {
    "flamethrower": ("D-08", ["no_barbecue"]),
    "change_places": ("D-09", ["im_comfortable"]),
    "youd_better_run": ("D-09", ["im_comfortable"]),
    "seduction": ("D-11", REFUSALS),
}
SILENT = [
    "analysis",
    "suspicious",
    "axe",
    "quarantine",
    "barred_door",
    "whiskey",
    "resolute",
    "watch_your_back",
    "lovecraft",
    "necronomicon",
]
PANIC = [card.id for card in CARDS if card.kind == "panic"]


def table(*lines: str) -> Match:
    """Twelve players, A active; what lies where is said by the lines."""
    text = ["game: stay_away", "seats: A B C D E F G H I J K L", "option promos = on", "given"]
    text += ["active A", "hand D: the_thing seduction seduction seduction", *lines]
    return scenario.run("\n".join(text), find_game("stay_away")).match


def point(match: Match) -> str:
    choice = match.position.choice
    return choice.point(match.position) if choice is not None else ""


def do(match: Match, *texts: str) -> None:
    for text in texts:
        match.answer(match.position.asked[0], match.position.number, text)


def responses(match: Match, seat: int) -> list[str]:
    return [text for text in match.view(seat).get("options", []) if text.startswith("respond ")]


def test_the_table_names_every_card() -> None:
    playable = [card.id for card in CARDS if card.kind in ("action", "obstacle")]
    assert sorted([*WINDOWS, *SILENT]) == sorted(playable)


@pytest.mark.rules("SA-RESP-02", "SA-RESP-06", "SA-RESP-07")
@pytest.mark.parametrize("held", DEFENSE)
@pytest.mark.parametrize("card", WINDOWS)
def test_which_defense_card_answers_what(card: str, held: str) -> None:
    """The target holds one defense card; the window opens always, the card fits or not."""
    where, answers = WINDOWS[card]
    hand = f"hand B: {held} analysis analysis resolute"
    match = table("step act", f"hand A: {card} axe axe whiskey whiskey", hand)
    do(match, f"play {card}", "target 1")
    if card == "seduction":
        do(match, "offer axe")
    assert point(match) == where
    assert match.position.asked == [1]
    assert responses(match, 1) == ([f"respond {held}"] if held in answers else [])
    assert ("decline" in match.view(1)["options"]) == (card != "seduction")
    for outsider in [0, *range(2, 12), SPECTATOR]:
        assert "options" not in match.view(outsider)


@pytest.mark.rules("SA-RESP-02")
@pytest.mark.parametrize("card", SILENT)
def test_cards_that_nobody_answers(card: str) -> None:
    """Nobody is asked but the actor, until the exchange of step 3."""
    match = table(
        "step act",
        f"hand A: {card} infected infected whiskey whiskey",
        "hand B: no_barbecue im_comfortable no_thanks missed",
        "hand L: no_barbecue im_comfortable scary missed",
        "quarantine B 1" if card == "axe" else "quarantine F 1",
        "deck: seduction seduction seduction",
    )
    do(match, f"play {card}")
    steps = 0
    while point(match) in ("D-04", "D-05", "D-06", "D-07"):
        assert match.position.asked == [0]
        texts = match.view(0)["options"]
        do(match, "target 11" if "target 11" in texts else texts[-1])
        steps += 1
    assert steps <= 1
    assert point(match) == ("D-02" if card == "resolute" else "D-10")
    assert match.position.asked == [0]


@pytest.mark.rules("SA-RESP-02")
@pytest.mark.parametrize("card", [card for card in PANIC if card != "cant_we_be_friends"])
def test_panic_cards_that_nobody_answers(card: str) -> None:
    """Everybody beside A holds defense cards; none may be used before step 3."""
    match = table(
        f"deck: {card} resolute resolute resolute resolute",
        "hand B: no_barbecue im_comfortable no_thanks missed",
        "hand L: no_barbecue im_comfortable scary missed",
        "hand J: no_thanks im_comfortable scary missed",
    )
    while point(match) not in ("D-10", "D-02"):
        for seat in match.position.asked:
            assert responses(match, seat) == []
        do(match, match.view(match.position.asked[0])["options"][0])
    answered = [event for event in match.history(SPECTATOR) if event["event"] == "responded"]
    assert answered == []


@pytest.mark.rules("SA-RESP-02")
@pytest.mark.parametrize("cause", ["turn_end", "seduction", "friends", "redirected"])
def test_every_exchange_is_answered_alike(cause: str) -> None:
    """Cause or redirect: the partner has the same three cards to refuse with."""
    lines = ["hand C: scary no_thanks missed no_barbecue", "hand A: axe axe whiskey seduction"]
    if cause == "redirected":
        lines.append("hand B: missed im_comfortable analysis analysis")
    if cause == "friends":
        match = table(*lines, "deck: cant_we_be_friends resolute")
        do(match, "target 2", "offer axe")
    elif cause == "seduction":
        match = table(*lines, "deck: resolute")
        do(match, "play seduction", "target 2", "offer axe")
    elif cause == "redirected":
        match = table(*lines, "step exchange", "deck: resolute")
        do(match, "offer axe", "respond missed", "offer axe")
    else:
        match = table(*lines, "step exchange", "eliminated B")
        do(match, "offer axe")
    assert match.position.asked == [2]
    assert responses(match, 2) == [f"respond {card}" for card in REFUSALS]


@pytest.mark.rules("SA-RESP-03")
def test_no_window_for_the_quarantined() -> None:
    """No card that opens a window may be aimed at a quarantined player."""
    for card in WINDOWS:
        hand = f"hand A: {card} axe axe whiskey whiskey"
        match = table("step act", hand, "quarantine B 2", "quarantine L 2")
        if card in ("flamethrower", "change_places"):
            assert f"play {card}" not in match.view(0)["options"]
            continue
        do(match, f"play {card}")
        assert match.view(0)["options"] == [f"target {player}" for player in range(2, 11)]


@pytest.mark.rules("SA-RESP-04", "SA-RESP-05")
@pytest.mark.parametrize("defense", DEFENSE)
def test_the_order_of_a_response(defense: str) -> None:
    """Shown, discarded, replaced, overflow settled, and only then the effect."""
    hand = f"hand B: {defense} infected infected infected"
    deck = "deck: infected forgetful analysis resolute"
    effects: dict[str, list[Facts]] = {
        "scary": [
            {"event": "looked_at_offer", "player": 1, "partner": 0},
            {"event": "exchange_off", "player": 0, "partner": 1, "reason": "refused"},
        ],
        "no_thanks": [{"event": "exchange_off", "player": 0, "partner": 1, "reason": "refused"}],
        "missed": [{"event": "redirected", "player": 1, "partner": 2}],
        "im_comfortable": [],
        "no_barbecue": [],
    }
    if defense in REFUSALS:
        match = table("step exchange", "hand A: axe axe whiskey whiskey", hand, deck)
        do(match, "offer axe")
    else:
        card = "flamethrower" if defense == "no_barbecue" else "change_places"
        match = table("step act", f"hand A: {card} axe axe whiskey whiskey", hand, deck)
        do(match, f"play {card}", "target 1")
    since = {viewer: len(match.history(viewer)) for viewer in (1, SPECTATOR)}
    do(match, f"respond {defense}")
    replaced: list[Facts] = [
        {"event": "responded", "player": 1, "card": defense},
        {"event": "drew", "player": 1, "cause": "replacement", "passed_over": 0},
        {"event": "overflowed", "player": 1},
        {"event": "drew", "player": 1, "cause": "overflow", "passed_over": 1},
    ]
    expected = replaced + effects[defense]
    assert match.history(SPECTATOR, since[SPECTATOR])[: len(expected)] == expected
    own = match.history(1, since[1])
    assert own[1] == {**replaced[1], "only_you": {"card": "infected"}}
    assert own[3] == {**replaced[3], "only_you": {"card": "analysis"}}
    piled = match.view(ABOVE)["discard_pile"]
    assert [piled.count(card) for card in (defense, "infected", "forgetful")] == [1, 1, 1]
    assert match.view(1)["role"] == "human"


@pytest.mark.rules("SA-RESP-08", "SA-RESP-09")
def test_only_scary_shows_the_offer() -> None:
    for defense, insiders in (("scary", {0, 1}), ("no_thanks", set()), ("missed", set())):
        hand = f"hand B: {defense} infected infected resolute"
        match = table("step exchange", "hand A: axe axe whiskey whiskey", hand, "deck: analysis")
        do(match, "offer whiskey", f"respond {defense}")
        for viewer in [*range(12), SPECTATOR]:
            looks = [
                event["only_you"]["card"]
                for event in match.history(viewer)
                if event["event"] == "looked_at_offer" and "only_you" in event
            ]
            assert looks == (["whiskey"] if viewer in insiders else []), (defense, viewer)
