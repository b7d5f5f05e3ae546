"""Specification §7 and §9: what is decided by whom, and what by chance."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.stay_away.stage import DECISIONS, Stage, at_decision, decider, played_at_random

from whiteout.core.chance import SeededChance
from whiteout.core.event import ABOVE
from whiteout.core.refusal import NotOffered, StaleChoice, WrongSeat
from whiteout.core.view import encode
from whiteout.games.stay_away.game import GAME
from whiteout.games.stay_away.position import StayAwayPosition
from whiteout.games.stay_away.rules.setup import set_up
from whiteout.games.stay_away.settings import Settings
from whiteout.games.stay_away.written_codes import (
    AXE,
    BARRED_DOOR,
    FORGETFUL,
    MISSED,
    NO_THANKS,
    RESOLUTE,
    SUSPICIOUS,
    WATCH_YOUR_BACK,
)

# Decision point: the rule behind the prompt, and what the prompt tells everybody.
PROMPTS: dict[str, tuple[str, dict[str, object]]] = {
    "D-02": ("SA-FLOW-03", {}),
    "D-03": ("SA-OBS-05", {}),
    "D-04": ("SA-PLAY-04", {"card": "flamethrower"}),
    "D-05": ("SA-ACT-03", {"card": "axe"}),
    "D-06": ("SA-OBS-09", {"card": "barred_door"}),
    "D-07": ("SA-ACT-10", {"card": "resolute"}),
    "D-08": ("SA-RESP-06", {"card": "flamethrower", "player": 0}),
    "D-09": ("SA-RESP-07", {"card": "change_places", "player": 0}),
    "D-10": ("SA-EXCH-04", {"player": 1, "cause": "turn_end"}),
    "D-11": ("SA-EXCH-05", {"player": 0, "cause": "turn_end"}),
    "D-12": ("SA-PAN-13", {"card": "cant_we_be_friends"}),
    "D-13": ("SA-PAN-09", {"card": "out_of_here"}),
    "D-14": ("SA-PAN-07", {"card": "one_two"}),
    "D-15": ("SA-PAN-15", {"card": "between_us"}),
    "D-16": ("SA-PAN-10", {"card": "forgetful", "remaining": 3}),
    "D-17": ("SA-PAN-11", {"card": "blind_date"}),
    "D-18": ("SA-PAN-12", {"card": "round_and_round"}),
    "D-19": ("SA-PAN-16", {"card": "revelations"}),
}
EVERYBODY = list(range(10))
OTHERS = [f"target {player}" for player in range(1, 10)]
HAND = ["axe", "whiskey", "seduction", "analysis"]
B_HAND = ["no_barbecue", "im_comfortable", "missed", "suspicious"]
OFFERED: dict[str, list[str]] = {
    "D-02": [
        *(f"discard {card}" for card in [*HAND, "suspicious"]),
        *(f"play {card}" for card in ["whiskey", "seduction", "analysis", "suspicious"]),
    ],
    "D-03": [*(f"discard {card}" for card in [*HAND, "suspicious"]), "play axe"],
    "D-04": ["target 1", "target 9"],
    "D-05": ["break 0"],
    "D-06": ["left", "right"],
    "D-07": ["keep infected", "keep suspicious", "keep missed"],
    "D-08": ["decline", "respond no_barbecue"],
    "D-09": ["decline", "respond im_comfortable"],
    "D-10": [f"offer {card}" for card in HAND],
    "D-11": [*(f"give {card}" for card in B_HAND), "respond missed"],
    "D-12": OTHERS,
    "D-13": OTHERS,
    "D-14": ["left", "right"],
    "D-15": ["target 1", "target 9"],
    "D-16": [f"discard {card}" for card in HAND],
    "D-17": [f"put_aside {card}" for card in HAND],
    "D-18": [f"pass_on {card}" for card in HAND],
    "D-19": ["pass", "show_hand"],
}
# The answers that a time-out may give (SA-DEC-02).
DEFAULTS: dict[str, list[str]] = {
    **OFFERED,
    "D-02": [f"discard {card}" for card in [*HAND, "suspicious"]],
    "D-03": [f"discard {card}" for card in [*HAND, "suspicious"]],
    "D-08": ["decline"],
    "D-09": ["decline"],
    "D-11": [f"give {card}" for card in B_HAND],
}


@pytest.mark.rules(
    "SA-DEC-01", "D-02", "D-03", "D-04", "D-05", "D-06", "D-07", "D-08", "D-09", "D-10"
)
@pytest.mark.rules("D-11", "D-12", "D-13", "D-14", "D-15", "D-16", "D-17", "D-18", "D-19")
@pytest.mark.parametrize("point", DECISIONS)
def test_prompt_and_options_of_every_decision(point: str) -> None:
    stage = at_decision(point)
    name = decider(point)
    rule, about = PROMPTS[point]
    waiting = EVERYBODY if point == "D-18" else [stage.who(name)]
    choice = {
        "id": stage.position.number,
        "point": point,
        "rule": rule,
        "about": about,
        "waiting": waiting,
    }
    for viewer in stage.viewers():
        view = stage.match.view(viewer)
        assert view["choice"] == choice
        assert ("options" in view) == (viewer in waiting)
    assert sorted(stage.view(name)["options"]) == sorted(OFFERED[point])
    assert sorted(stage.options(name)) == sorted(OFFERED[point])


@pytest.mark.rules("SA-DEC-01")
@pytest.mark.parametrize("point", [point for point in DECISIONS if point != "D-18"])
def test_nobody_decides_for_another(point: str) -> None:
    stage = at_decision(point)
    name = decider(point)
    seen = stage.everything()
    answer = stage.options(name)[0]
    for viewer in range(10):
        if viewer != stage.who(name):
            with pytest.raises(WrongSeat):
                stage.match.answer(viewer, stage.position.number, answer)
            assert stage.match.position.options(viewer) == []
    with pytest.raises(StaleChoice):
        stage.match.answer(stage.who(name), stage.position.number + 1, answer)
    with pytest.raises(NotOffered):
        stage.match.answer(stage.who(name), stage.position.number, "declare_victory")
    assert stage.everything() == seen
    assert len(stage.match.moves) == len(DECISIONS[point][1])


@pytest.mark.rules("SA-DEC-02", "CH-08")
@pytest.mark.parametrize("point", DECISIONS)
def test_time_out_falls_back_on_a_legal_default(point: str) -> None:
    """Every default is legal, and over many draws each of them comes about equally often."""
    stage = at_decision(point)
    seat = stage.who(decider(point))
    chance = SeededChance(11)
    legal = DEFAULTS[point]
    draws = 120 * len(legal)
    found = Counter(GAME.default(stage.position, seat, chance).text for _ in range(draws))
    assert sorted(found) == sorted(legal)
    assert all(80 < count < 160 for count in found.values())


@pytest.mark.rules("SA-DEC-02")
def test_default_never_takes_an_aside() -> None:
    """D-20 and D-21 never happen by default, even for The Thing at a stable point."""
    stage = Stage(
        """
        seats: A B C D
        given
          hand A: the_thing axe whiskey seduction resolute
          step act
        """
    )
    assert stage.asides("A") == ["leave", "declare_victory", "request_declaration"]
    chance = SeededChance(1)
    for _ in range(50):
        assert GAME.default(stage.position, 0, chance).verb == "discard"


@pytest.mark.rules("SA-DEC-03", "SA-RESP-02", "I-30")
@pytest.mark.parametrize(
    ("card", "answer"), [("flamethrower", "no_barbecue"), ("change_places", "im_comfortable")]
)
def test_windows_look_the_same_from_outside(card: str, answer: str) -> None:
    """With the fitting card or without: every other viewer sees the same bytes."""
    seen = []
    for held in (answer, "suspicious"):
        stage = Stage(
            f"""
            seats: A B C D E
            given
              hand A: {card} axe whiskey seduction resolute
              hand B: {held} suspicious suspicious resolute
              hand C: change_places scary missed quarantine
              hand D: youd_better_run youd_better_run analysis no_thanks
              hand E: the_thing seduction watch_your_back barred_door
              active A
              step act
            """
        )
        stage.do(f"A play {card}", "A target B")
        assert stage.options("B") == ["decline"] + [f"respond {answer}"] * (held == answer)
        outside = [viewer for viewer in stage.viewers() if viewer != 1]
        views = [encode(stage.match.view(viewer)) for viewer in outside]
        news = [stage.match.history(viewer) for viewer in outside]
        stage.do("B decline")
        seen.append((views, news, [stage.match.history(viewer) for viewer in outside]))
    assert seen[0] == seen[1]


@pytest.mark.rules("SA-DEC-04", "D-20", "D-21")
@pytest.mark.parametrize("point", DECISIONS)
def test_asides_are_seen_by_their_owner_alone(point: str) -> None:
    stage = at_decision(point)
    stable = point in ("D-02", "D-03", "D-10")
    things = ["leave", *(["declare_victory"] if stable else []), "request_declaration"]
    for viewer in range(10):
        assert stage.match.view(viewer)["asides"] == (things if viewer == 8 else ["leave"])
    assert "asides" not in stage.view("spectator")
    assert GAME.asides(stage.position, -1) == []
    assert GAME.asides(stage.position, 10) == []
    assert "declare" not in encode(stage.view("spectator"))
    assert GAME.aside_seats(stage.position) == ([8] if stable else [])


# -- chance: specification §9 ----------------------------------------------------------------------


def fresh(seats: int, seed: int) -> StayAwayPosition:
    """A table as set up, before the first turn."""
    return set_up(seats, Settings(seats, {}), SeededChance(seed), False)


def is_even(found: Counter[Any], outcomes: int) -> bool:
    """Whether every outcome came up about equally often: Pearson's chi-squared, at four and a
    half standard deviations. The seeds are fixed, so this is no lottery."""
    assert len(found) == outcomes
    share = sum(found.values()) / outcomes
    chi_squared = sum((count - share) ** 2 / share for count in found.values())
    freedom = outcomes - 1
    return bool(chi_squared < freedom + 4.5 * (2 * freedom) ** 0.5)


@pytest.mark.rules("CH-01", "CH-02", "CH-04", "SA-SETUP-07", "SA-SETUP-09")
def test_seating_first_player_and_the_thing_are_uniform() -> None:
    orders: Counter[tuple[int, ...]] = Counter()
    first: Counter[int] = Counter()
    thing: Counter[int] = Counter()
    together: Counter[tuple[int, int]] = Counter()
    for seed in range(2400):
        p = fresh(4, seed)
        orders[tuple(p.player_at)] += 1
        assert [p.player_at[seat] for seat in p.seat_of] == [0, 1, 2, 3]
        thing[p.thing] += 1
        p.advance()
        first[p.active] += 1
        together[p.active, p.thing] += 1
    assert is_even(orders, 24)
    assert is_even(first, 4)
    assert is_even(thing, 4)
    assert is_even(together, 16)


@pytest.mark.rules("CH-03", "CH-05", "SA-SETUP-03", "SA-SETUP-05")
def test_deal_and_deck_are_uniform() -> None:
    """With four players 15 of the 22 cards of the pool are dealt, whichever they are; and every
    place in the deck of 19 is as good as any other."""
    draws = 1900
    dealt: Counter[int] = Counter()
    place: Counter[int] = Counter()
    for seed in range(draws):
        p = fresh(4, seed)
        for hand in p.hands:
            dealt.update(hand)
        place[p.deck.index(FORGETFUL)] += 1
    assert is_even(place, 19)
    assert sum(dealt.values()) == 16 * draws
    for card, copies in ((AXE, 1), (BARRED_DOOR, 1), (MISSED, 1), (RESOLUTE, 2), (SUSPICIOUS, 4)):
        share = draws * copies * 15 / 22
        assert abs(dealt[card] - share) < 4.5 * (share * 7 / 22) ** 0.5


@pytest.mark.rules("CH-06", "SA-DECK-03", "SA-DECK-04")
def test_reshuffle_is_uniform_over_the_whole_discard_pile() -> None:
    """19 cards are shuffled, the defense card just shown among them; B takes the top one."""
    watched: Counter[int] = Counter()
    shown: Counter[int] = Counter()
    for seed in range(760):
        stage = Stage(
            f"""
            seed: {seed}
            seats: A B C D
            given
              hand A: axe whiskey seduction resolute
              hand B: no_thanks suspicious suspicious suspicious
              hand C: change_places change_places resolute seduction
              hand D: the_thing suspicious youd_better_run youd_better_run
              deck only: barred_door
              active A
              step exchange
            """
        )
        stage.do("A offer axe", "B respond no_thanks")
        assert {"event": "reshuffled", "cards": 19} in stage.news("spectator")
        deck = stage.position.deck
        assert len(deck) == 18
        watched[deck.index(WATCH_YOUR_BACK) if WATCH_YOUR_BACK in deck else 18] += 1
        shown[deck.index(NO_THANKS) if NO_THANKS in deck else 18] += 1
    assert is_even(watched, 19)
    assert is_even(shown, 19)


@pytest.mark.rules("CH-07", "SA-ACT-08")
def test_suspicious_picks_any_card_alike() -> None:
    found: Counter[str] = Counter()
    for seed in range(400):
        stage = Stage(
            f"""
            seed: {seed}
            seats: A B C D
            given
              hand A: suspicious axe whiskey seduction resolute
              hand B: infected missed change_places resolute
              active A
              step act
            """
        )
        stage.do("A play suspicious", "A target B")
        (glimpse,) = [event for event in stage.news("A") if event["event"] == "glimpsed"]
        found[glimpse["only_you"]["card"]] += 1
    assert sorted(found) == ["change_places", "infected", "missed", "resolute"]
    assert is_even(found, 4)


@pytest.mark.rules("CH-01", "CH-06", "I-38")
def test_all_randomness_comes_from_one_seeded_generator() -> None:
    """The same seed and the same answers give the same match, another seed another one."""
    first, again, other = (
        [match.view(ABOVE) for match, _ in played_at_random(6, seed)] for seed in (5, 5, 6)
    )
    assert first == again
    assert first[0] != other[0]
