"""Specification §6.7: the table "what blocks what", over every effect and every obstacle.

Nine players A to I sit clockwise; A acts. The neighbours of A are B and I. One door lies on an
edge or nowhere; one player is quarantined or nobody. What the table allows is worked out here
from the rows alone.
"""

from __future__ import annotations

import itertools

import pytest

from whiteout.core import scenario
from whiteout.core.event import ABOVE, SPECTATOR
from whiteout.core.match import Match
from whiteout.games.registry import find_game

NAMES = "ABCDEFGHI"
NEIGHBOURS = "BI"
OTHERS = "BCDEFGHI"
EDGES = ["", "AB", "IA", "BC", "HI", "DE"]
QUARANTINED = ["", "A", "B", "I", "C", "E"]
OBSTACLES = list(itertools.product(EDGES, QUARANTINED))

# effect: whom it reaches, whether a door between blocks, whether the other's Quarantine blocks,
# whether the actor's own Quarantine blocks.
PLAYED = {
    "flamethrower": (NEIGHBOURS, True, True),
    "analysis": (NEIGHBOURS, True, True),
    "suspicious": (NEIGHBOURS, True, True),
    "change_places": (NEIGHBOURS, True, True),
    "youd_better_run": (OTHERS, False, True),
    "seduction": (OTHERS, True, True),
    "quarantine": ("A" + NEIGHBOURS, True, True),
}
PANIC = {
    "out_of_here": ("D-13", OTHERS, True, True, False),
    "cant_we_be_friends": ("D-12", OTHERS, True, True, True),
    "between_us": ("D-15", NEIGHBOURS, True, False, False),
}


def table(door: str, quarantined: str, *lines: str) -> Match:
    """A match in which A is about to draw, or what the lines say besides."""
    text = ["game: stay_away", f"seats: {' '.join(NAMES)}", "given", "active A", *lines]
    if door:
        text.append(f"door {door[0]} {door[1]}")
    if quarantined:
        text.append(f"quarantine {quarantined} 2")
    return scenario.run("\n".join(text), find_game("stay_away")).match


def offered(match: Match, seat: int = 0) -> list[str]:
    return [option.text for option in match.position.options(seat)]


def answer(match: Match, text: str) -> None:
    match.answer(match.position.asked[0], match.position.number, text)


def point(match: Match) -> str:
    choice = match.position.choice
    return choice.point(match.position) if choice is not None else ""


def reached(
    door: str, quarantined: str, reach: str, door_blocks: bool, quarantine_blocks: bool
) -> list[str]:
    """The targets the row allows, as options."""
    found = []
    for name in sorted(reach):
        between = door in (f"A{name}", f"{name}A") and name != "A"
        if (between and door_blocks) or (name == quarantined and quarantine_blocks):
            continue
        found.append(f"target {NAMES.index(name)}")
    return found


@pytest.mark.rules("SA-OBS-02", "SA-OBS-03", "SA-OBS-10", "SA-OBS-11", "SA-PLAY-03", "SA-PLAY-05")
@pytest.mark.parametrize("card", PLAYED)
def test_whom_a_played_card_reaches(card: str) -> None:
    reach, door_blocks, quarantine_blocks = PLAYED[card]
    for door, quarantined in OBSTACLES:
        match = table(door, quarantined, "step act", f"hand A: {card} whiskey missed missed axe")
        allowed = reached(door, quarantined, reach, door_blocks, quarantine_blocks)
        if quarantined == "A":
            allowed = []
        assert (f"play {card}" in offered(match)) == bool(allowed), (door, quarantined)
        if allowed:
            answer(match, f"play {card}")
            assert sorted(offered(match)) == allowed, (door, quarantined)


@pytest.mark.rules("SA-OBS-09", "SA-OBS-03")
def test_where_a_door_goes() -> None:
    """Not towards a barred neighbour; a quarantined neighbour does not matter."""
    for door, quarantined in OBSTACLES:
        hand = "hand A: barred_door whiskey missed missed axe"
        match = table(door, quarantined, "step act", hand)
        sides = [side for side, edge in (("left", "AB"), ("right", "IA")) if door != edge]
        assert ("play barred_door" in offered(match)) == (quarantined != "A")
        if quarantined != "A":
            answer(match, "play barred_door")
            assert offered(match) == sides, (door, quarantined)


def broken_by_axe(door: str, quarantined: str) -> list[str]:
    """SA-ACT-04, SA-ACT-05 and SA-ACT-07, read off the table."""
    if quarantined == "A":
        return ["free 0"]
    found = []
    if quarantined in ("B", "I") and door not in (f"A{quarantined}", f"{quarantined}A"):
        found.append(f"free {NAMES.index(quarantined)}")
    beside = door in ("AB", "IA")
    beyond = (door == "BC" and quarantined != "B") or (door == "HI" and quarantined != "I")
    if beside or beyond:
        found.append(f"break {NAMES.index(door[0])}")
    return found


@pytest.mark.rules("SA-ACT-04", "SA-ACT-05", "SA-ACT-06", "SA-ACT-07")
def test_what_an_axe_reaches() -> None:
    for door, quarantined in OBSTACLES:
        match = table(door, quarantined, "step act", "hand A: axe whiskey missed missed no_thanks")
        allowed = broken_by_axe(door, quarantined)
        assert ("play axe" in offered(match)) == bool(allowed), (door, quarantined)
        if allowed:
            answer(match, "play axe")
            assert offered(match) == allowed, (door, quarantined)


@pytest.mark.rules("SA-EXCH-02", "SA-OBS-04", "SA-OBS-06", "SA-OBS-10")
def test_when_step_3_takes_place() -> None:
    for door, quarantined in OBSTACLES:
        hand = "hand A: axe whiskey missed missed scary"
        match = table(door, quarantined, "step act", "deck: resolute", hand)
        answer(match, "discard missed")
        blocked = quarantined in ("A", "B") or door == "AB"
        view = match.view(SPECTATOR)
        if blocked:
            assert point(match) == ("D-03" if quarantined == "B" else "D-02")
            assert view["active"] == 1
        else:
            assert point(match) == "D-10"
            assert view["exchange"] == {"cause": "turn_end", "initiator": 0, "partner": 1}


@pytest.mark.rules("SA-OBS-05", "SA-OBS-10", "SA-EXCH-03", "SA-PAN-03")
@pytest.mark.parametrize("card", PANIC)
def test_whom_a_panic_card_reaches(card: str) -> None:
    where, reach, door_blocks, quarantine_blocks, own_quarantine_blocks = PANIC[card]
    for door, quarantined in OBSTACLES:
        match = table(door, quarantined, f"deck: {card} axe")
        if quarantined == "A" and own_quarantine_blocks:
            assert point(match) == "D-02"
            assert match.view(SPECTATOR)["active"] == 1
            continue
        assert point(match) == where
        allowed = reached(door, quarantined, reach, door_blocks, quarantine_blocks)
        assert sorted(offered(match)) == allowed, (door, quarantined)


@pytest.mark.rules("SA-OBS-05", "SA-PAN-07")
@pytest.mark.parametrize(("side", "third"), [("left", 3), ("right", 6)])
def test_one_two_ignores_doors_and_stops_at_quarantine(side: str, third: int) -> None:
    for door in EDGES:
        for quarantined in ["", "A", "D", "G", "B"]:
            match = table(door, quarantined, "deck: one_two axe")
            if quarantined == "A":
                assert match.view(SPECTATOR)["active"] == 1  # not asked, and no step 3
                continue
            assert point(match) == "D-14"
            answer(match, side)
            seats = [player["seat"] for player in match.view(SPECTATOR)["players"]]
            swapped = quarantined != NAMES[third]
            assert (seats[0], seats[third]) == ((third, 0) if swapped else (0, third))


@pytest.mark.rules("SA-OBS-05", "SA-PAN-12")
def test_round_and_round_ignores_every_obstacle() -> None:
    for door, quarantined in OBSTACLES:
        match = table(door, quarantined, "deck: round_and_round axe")
        assert point(match) == "D-18"
        assert match.position.asked == list(range(9))
        assert match.view(SPECTATOR)["chain"] == list(range(9))


@pytest.mark.rules("SA-OBS-12")
def test_doors_in_a_gap_bar_whoever_is_left() -> None:
    """Whichever players between A and E are gone, a door on any edge between bars the two."""
    for edge in ["AB", "BC", "CD", "DE"]:
        lines = ["eliminated B C D", "step act", "hand A: suspicious axe axe missed missed"]
        match = table(edge, "", *lines)
        answer(match, "play suspicious")
        assert offered(match) == ["target 8"], edge


@pytest.mark.rules("SA-OBS-07")
@pytest.mark.parametrize("turns", [1, 2, 3])
def test_quarantine_counts_own_turns_only(turns: int) -> None:
    """Nobody else's turn counts, in whatever direction play goes."""
    deck = "deck: axe axe whiskey whiskey resolute resolute resolute resolute scary scary"
    lines = ["eliminated D E F G H I", deck, "hand A: suspicious suspicious missed missed"]
    lines += ["hand B: the_thing suspicious no_thanks analysis", "direction counterclockwise"]
    lines += ["hand C: flamethrower flamethrower seduction seduction", f"quarantine A {turns}"]
    match = table("", "", *lines)
    left = turns
    while left:
        assert match.view(SPECTATOR)["players"][0]["quarantine"] == left
        assert point(match) == "D-03"
        answer(match, offered(match)[0])
        left -= 1
        assert match.view(SPECTATOR)["players"][0]["quarantine"] == left
        for player in (2, 1):
            assert match.view(SPECTATOR)["active"] == player
            answer(match, next(text for text in offered(match, player) if "discard" in text))
            while match.view(SPECTATOR)["active"] == player:
                texts = offered(match, match.position.asked[0])
                answer(match, next(text for text in texts if "respond" not in text))
            assert match.view(SPECTATOR)["players"][0]["quarantine"] == left
    assert point(match) == "D-02"
    assert match.view(ABOVE)["discard_pile"].count("quarantine") == 1
    lifted = {"event": "quarantine_lifted", "player": 0, "cause": "time"}
    assert match.history(SPECTATOR).count(lifted) == 1


@pytest.mark.rules("SA-OBS-08")
@pytest.mark.parametrize("card", ["rotten_ropes", "the_party"])
def test_panic_cards_that_lift_every_quarantine(card: str) -> None:
    match = table("AB", "C", f"deck: {card} axe", "quarantine A 3")
    lifted = [event for event in match.history(SPECTATOR) if event["event"] == "quarantine_lifted"]
    assert lifted == [
        {"event": "quarantine_lifted", "player": 0, "cause": card},
        {"event": "quarantine_lifted", "player": 2, "cause": card},
    ]
    assert [player["quarantine"] for player in match.view(SPECTATOR)["players"]] == [0] * 9
    assert match.view(ABOVE)["discard_pile"].count("quarantine") == 2


@pytest.mark.rules("SA-OBS-13")
@pytest.mark.parametrize("card", ["three_four", "the_party"])
def test_panic_cards_that_remove_every_door(card: str) -> None:
    match = table("AB", "C", f"deck: {card} axe", "door D E")
    removed = [event for event in match.history(SPECTATOR) if event["event"] == "door_removed"]
    assert removed == [
        {"event": "door_removed", "edge": 0, "cause": card},
        {"event": "door_removed", "edge": 3, "cause": card},
    ]
    assert match.view(SPECTATOR)["doors"] == []
    assert match.view(ABOVE)["discard_pile"].count("barred_door") == 2
    assert match.view(SPECTATOR)["players"][2]["quarantine"] == (2 if card == "three_four" else 0)


@pytest.mark.rules("SA-OBS-01")
def test_everybody_sees_obstacles() -> None:
    match = table("DE", "C", "step act", "quarantine F 1")
    for viewer in [*range(9), SPECTATOR, ABOVE]:
        view = match.view(viewer)
        assert view["doors"] == [3]
        assert [player["quarantine"] for player in view["players"]] == [0, 0, 2, 0, 0, 1, 0, 0, 0]
