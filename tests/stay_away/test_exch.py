"""Specification §6.8: the exchange. Who learns what, and every redirect by Missed!."""

from __future__ import annotations

import itertools

import pytest

from whiteout.core import scenario
from whiteout.core.event import ABOVE, SPECTATOR, Facts
from whiteout.core.match import Match
from whiteout.core.view import encode
from whiteout.games.registry import find_game

NAMES = "ABCDEF"


def table(*lines: str, **options: str) -> Match:
    text = ["game: stay_away", f"seats: {' '.join(NAMES)}"]
    text += [f"option {key} = {value}" for key, value in options.items()]
    text += ["given", "active A", *lines]
    return scenario.run("\n".join(text), find_game("stay_away")).match


def do(match: Match, *texts: str) -> None:
    for text in texts:
        match.answer(match.position.asked[0], match.position.number, text)


def told(match: Match, viewer: int) -> list[Facts]:
    return [event for event in match.history(viewer) if event["event"] != "turn_began"]


def exchange(match: Match) -> Facts:
    """The exchange in progress as everybody sees it."""
    facts: Facts = match.view(SPECTATOR).get("exchange", {})
    return facts


@pytest.mark.rules("SA-EXCH-04", "SA-EXCH-06", "SA-EXCH-14")
def test_who_learns_which_cards_moved() -> None:
    match = table(
        "step exchange",
        "hand A: axe resolute whiskey seduction",
        "hand B: scary missed no_thanks quarantine",
        "hand C: the_thing analysis suspicious suspicious",
        "deck: flamethrower",
    )
    do(match, "offer resolute", "give quarantine")
    offered: Facts = {"event": "offered", "player": 0, "partner": 1, "cause": "turn_end"}
    exchanged: Facts = {"event": "exchanged", "player": 0, "partner": 1}
    for outsider in (2, 3, 4, 5, SPECTATOR):
        assert told(match, outsider)[:2] == [offered, exchanged]
    assert told(match, 0)[:2] == [
        {**offered, "only_you": {"card": "resolute"}},
        {**exchanged, "only_you": {"gave": "resolute", "received": "quarantine"}},
    ]
    assert told(match, 1)[:2] == [
        offered,
        {**exchanged, "only_you": {"gave": "quarantine", "received": "resolute"}},
    ]


@pytest.mark.rules("SA-EXCH-04", "SA-EXCH-05", "SA-EXCH-14")
def test_the_offer_is_hidden_from_the_partner() -> None:
    """Whatever is offered, nobody but the initiator sees a difference."""
    seen: dict[int, set[str]] = {viewer: set() for viewer in [*range(6), SPECTATOR]}
    for card in ("axe", "whiskey", "infected"):
        match = table(
            "step exchange",
            "hand A: the_thing axe whiskey infected",
            "hand B: scary missed no_thanks quarantine",
        )
        do(match, f"offer {card}")
        for viewer, texts in seen.items():
            texts.add(encode(match.view(viewer)) + encode({"seen": match.history(viewer)}))
    told_apart = [viewer for viewer, texts in seen.items() if len(texts) > 1]
    assert told_apart == [0]


def expected_redirect(initiator: str, missed_by: str, step: int, door: str, shut: str) -> str:
    """SA-EXCH-09 for six living players: the new partner, or why there is none."""
    size = len(NAMES)
    q = NAMES[(NAMES.index(missed_by) + step) % size]
    doors = {frozenset(door)} if door else set()
    if q == initiator:
        return "back_at_initiator"
    if q == shut:
        return "partner_quarantined"
    if frozenset(missed_by + q) in doors or frozenset(initiator + q) in doors:
        return "barred"
    return q


@pytest.mark.rules("SA-EXCH-09", "SA-EXCH-12", "SA-SEAT-09")
@pytest.mark.parametrize("partner", "BCDEF")
@pytest.mark.parametrize("direction", ["clockwise", "counterclockwise"])
def test_every_redirect_of_a_seduction(direction: str, partner: str) -> None:
    """A seduces anybody, who answers with Missed!: over all doors and all quarantines."""
    step = 1 if direction == "clockwise" else -1
    doors = ["", "AB", "BC", "CD", "DE", "EF", "FA"]
    for door, shut in itertools.product(doors, ["", "B", "C", "D", "E", "F"]):
        if partner == shut or set(door) == {"A", partner}:
            continue
        lines = [f"hand {partner}: missed suspicious suspicious whiskey", f"direction {direction}"]
        lines += ["step act", "hand A: seduction axe resolute resolute whiskey", "deck: scary"]
        lines += [f"door {door[0]} {door[1]}"] if door else []
        lines += [f"quarantine {shut} 2"] if shut else []
        match = table(*lines)
        do(match, "play seduction", f"target {NAMES.index(partner)}", "offer axe", "respond missed")
        expected = expected_redirect("A", partner, step, door, shut)
        if len(expected) == 1:
            other = NAMES.index(expected)
            assert exchange(match) == {"cause": "seduction", "initiator": 0, "partner": other}
            assert match.position.asked == [0]
        else:
            off: Facts = {"event": "exchange_off", "player": 0, "reason": expected}
            assert {**off, "partner": NAMES.index(partner)} in match.history(SPECTATOR)
            assert exchange(match) == {}
            assert match.view(0)["hand"] == ["axe", "whiskey", "resolute", "resolute"]


@pytest.mark.rules("SA-EXCH-09", "SA-EXCH-11")
@pytest.mark.parametrize("living", [2, 3, 4])
def test_a_chain_ends_at_the_initiator(living: int) -> None:
    """Every player left holds a Missed!; the chain visits each of them once."""
    names = "ABCDEFGHIJKL"
    lines = ["hand A: the_thing axe whiskey whiskey", "step exchange"]
    lines += [f"hand {name}: missed suspicious suspicious resolute" for name in names[1:living]]
    lines += [f"eliminated {' '.join(names[living:])}", "deck: analysis analysis analysis scary"]
    text = ["game: stay_away", f"seats: {' '.join(names)}", "given", "active A", *lines]
    match = scenario.run("\n".join(text), find_game("stay_away")).match
    partners = []
    while "exchange" in match.view(SPECTATOR):
        partners.append(exchange(match)["partner"])
        do(match, "offer axe", "respond missed")
    assert partners == list(range(1, living))
    assert match.view(ABOVE)["discard_pile"] == ["missed"] * (living - 1)
    assert match.view(SPECTATOR)["active"] == 1
    assert match.view(0)["hand"] == ["the_thing", "axe", "whiskey", "whiskey"]


@pytest.mark.rules("SA-EXCH-01", "SA-EXCH-02")
@pytest.mark.parametrize("active", range(6))
@pytest.mark.parametrize("direction", ["clockwise", "counterclockwise"])
def test_step_3_is_with_the_next_player(active: int, direction: str) -> None:
    text = ["game: stay_away", "seats: A B C D E F", "given", f"active {NAMES[active]}"]
    text += ["step exchange", f"direction {direction}"]
    match = scenario.run("\n".join(text), find_game("stay_away")).match
    step = 1 if direction == "clockwise" else -1
    assert exchange(match) == {
        "cause": "turn_end",
        "initiator": active,
        "partner": (active + step) % 6,
    }


@pytest.mark.rules("SA-EXCH-06", "SA-EXCH-07")
def test_both_cards_move_at_once() -> None:
    """Every pair of cards: each ends up in the other hand, and no other card moves."""
    mine = ["axe", "resolute", "whiskey", "seduction"]
    theirs = ["flamethrower", "suspicious", "missed", "no_thanks"]
    for offer, gift in itertools.product(mine, theirs):
        match = table(
            "step exchange",
            f"hand A: {' '.join(mine)}",
            f"hand B: {' '.join(theirs)}",
            "deck: quarantine",
        )
        do(match, f"offer {offer}", f"give {gift}")
        assert sorted(match.view(0)["hand"]) == sorted(swap(mine, offer, gift))
        assert sorted(match.view(1)["hand"]) == sorted([*swap(theirs, gift, offer), "quarantine"])


def swap(hand: list[str], out: str, into: str) -> list[str]:
    return [into if card == out else card for card in hand]


@pytest.mark.rules("SA-EXCH-13")
@pytest.mark.parametrize("answer", ["give scary", "respond scary", "respond no_thanks"])
@pytest.mark.parametrize("cause", ["turn_end", "seduction"])
def test_what_follows_an_exchange(cause: str, answer: str) -> None:
    """Done or not, the turn ends, and nothing of the exchange is left on the table."""
    lines = ["hand A: axe resolute whiskey seduction", "hand B: scary no_thanks missed suspicious"]
    if cause == "turn_end":
        match = table(*lines, "step exchange", "deck: analysis analysis")
    else:
        match = table(*lines, "deck: resolute analysis analysis")
        do(match, "play seduction", "target 1")
    do(match, "offer axe", answer)
    view = match.view(ABOVE)
    assert view["active"] == 1
    assert view["step"] == "act"
    assert view["turn"] == 2
    assert "exchange" not in view
    assert "target" not in view
    assert view["played"] == []


@pytest.mark.rules("SA-EXCH-10")
@pytest.mark.parametrize(("rule", "point"), [("fresh", "D-10"), ("locked", "D-11")])
def test_the_offer_after_a_redirect(rule: str, point: str) -> None:
    match = table(
        "step exchange",
        "hand A: the_thing axe whiskey infected",
        "hand B: missed suspicious suspicious quarantine",
        "deck: resolute",
        missed_offer=rule,
    )
    do(match, "offer axe", "respond missed")
    choice = match.position.choice
    assert choice is not None
    assert choice.point(match.position) == point
    assert match.position.asked == [0 if rule == "fresh" else 2]
    assert ("offer" in match.view(0)["exchange"]) == (rule == "locked")
    assert "offer" not in match.view(2)["exchange"]


@pytest.mark.rules("SA-PAN-12")
def test_open_cards_are_passed_on_face_up() -> None:
    """With the later edition's Quarantine, what the quarantined player passes is shown to all."""
    match = table(
        "hand A: the_thing axe whiskey infected",
        "quarantine A 2",
        "deck: round_and_round",
        quarantine_mode="open_cards",
    )
    do(match, "pass_on whiskey")
    while match.position.asked[0] != 0 and "chain" in match.view(SPECTATOR):
        do(match, match.view(match.position.asked[0])["options"][0])
    passed = [event for event in match.history(SPECTATOR) if event["event"] == "passed_on"]
    assert len(passed) == 1
    assert passed[0]["shown"] == [{"player": 0, "card": "whiskey"}]
    assert "only_you" not in passed[0]
