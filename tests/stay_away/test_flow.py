"""Specification §5: flow. The scenarios flow-*.scenario tell the stories; here whole matches of
random play are held against the rules, turn by turn, as a spectator sees them."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest
from tests.stay_away.referee import Referee
from tests.stay_away.stage import played_at_random

from whiteout.core.event import SPECTATOR, Facts

WALKS = [(players, seed) for players in (4, 5, 6, 8, 10, 12) for seed in range(4)]
EARLY_ENDS = {"round_and_round", "blind_date"}
PREVENTED = {"active_quarantined", "partner_quarantined", "barred"}

walks = pytest.mark.parametrize(("players", "seed"), WALKS)


@cache
def history(players: int, seed: int) -> list[Facts]:
    """All that a spectator sees of a match of random play."""
    for match, position in played_at_random(players, seed):
        if position.over:
            return match.history(SPECTATOR)
    raise AssertionError("the match has no end")


def turns(players: int, seed: int) -> list[list[Facts]]:
    """The events of each turn that was played to its end."""
    found: list[list[Facts]] = []
    for event in history(players, seed):
        if event["event"] == "turn_began":
            found.append([])
        if found:
            found[-1].append(event)
    return found[:-1]


def of_kind(turn: list[Facts], kind: str) -> list[Facts]:
    """The events of one kind."""
    return [event for event in turn if event["event"] == kind]


def panic_of(turn: list[Facts]) -> str:
    """The PANIC! card drawn in step 1, if it was one."""
    return "".join(event["card"] for event in of_kind(turn, "panicked"))


def exchange_prevented(turn: list[Facts]) -> bool:
    """Whether step 3 found an obstacle: an exchange that is off before anything was offered."""
    under_way = False
    for event in turn:
        if event["event"] == "offered":
            under_way = True
        elif event["event"] == "exchange_off" and not under_way:
            assert event["reason"] in PREVENTED
            return True
        elif event["event"] in ("exchanged", "exchange_off"):
            under_way = False
    return False


def test_the_walks_cover_what_is_asked_of_them() -> None:
    """Rare things must have happened, or the tests below would prove nothing about them."""
    seen: Counter[str] = Counter()
    for players, seed in WALKS:
        for turn in turns(players, seed):
            seen["reversed"] += len(of_kind(turn, "reversed"))
            seen["prevented"] += exchange_prevented(turn)
            seen["redirected"] += len(of_kind(turn, "redirected"))
            for event in turn:
                if event["event"] in ("played", "panicked"):
                    seen[event["card"]] += 1
    for wanted in ("reversed", "prevented", "redirected", "resolute", "seduction", *EARLY_ENDS):
        assert seen[wanted] >= 5, (wanted, seen)


@walks
@pytest.mark.rules("SA-FLOW-01", "SA-FLOW-06", "SA-FLOW-10", "SA-SEAT-03", "SA-SEAT-08")
def test_turns_follow_one_another(players: int, seed: int) -> None:
    """Each turn is that of the next living player, from where the last one sits now."""
    referee = Referee()
    numbers = []
    for event in history(players, seed):
        if event["event"] == "turn_began":
            numbers.append(event["turn"])
            if referee.active >= 0:
                assert event["player"] == referee.next(referee.active)
        referee.watch(event)
    assert numbers == list(range(1, len(numbers) + 1))


@walks
@pytest.mark.rules("SA-FLOW-01", "SA-FLOW-02", "SA-FLOW-04")
def test_every_turn_begins_with_one_card_from_the_deck(players: int, seed: int) -> None:
    for turn in turns(players, seed):
        active = turn[0]["player"]
        first = next(event for event in turn[1:] if event["event"] != "reshuffled")
        drawn = [event for event in of_kind(turn, "drew") if event["cause"] == "turn"]
        panics = of_kind(turn, "panicked")
        assert first in drawn + panics
        assert len(drawn + panics) == 1
        assert first["player"] == active


@walks
@pytest.mark.rules("SA-FLOW-03", "SA-FLOW-04", "SA-FLOW-08")
def test_exactly_one_play_or_discard(players: int, seed: int) -> None:
    """One, and one more for each Resolute; none after a PANIC! card but what it orders."""
    for turn in turns(players, seed):
        plays = [event["card"] for event in of_kind(turn, "played")]
        acts = of_kind(turn, "played") + of_kind(turn, "discarded")
        assert {event["player"] for event in acts} <= {turn[0]["player"]}
        panic = panic_of(turn)
        if panic:
            assert plays == []
            assert len(acts) == (3 if panic == "forgetful" else 0)
        else:
            assert len(acts) == 1 + plays.count("resolute")
            assert set(plays[:-1]) <= {"resolute"}


@walks
@pytest.mark.rules("SA-FLOW-05", "SA-FLOW-07")
def test_step_3_takes_place_unless_a_rule_says_otherwise(players: int, seed: int) -> None:
    for turn in turns(players, seed):
        offers = [event for event in of_kind(turn, "offered") if event["cause"] == "turn_end"]
        plays = [event["card"] for event in of_kind(turn, "played")]
        if "seduction" in plays or panic_of(turn) in EARLY_ENDS:
            assert offers == []
            assert not exchange_prevented(turn)
        else:
            assert bool(offers) != exchange_prevented(turn)


@walks
@pytest.mark.rules("SA-FLOW-05", "SA-FLOW-09", "SA-SEAT-08", "SA-SEAT-09")
def test_step_3_is_with_the_next_player(players: int, seed: int) -> None:
    """The first offer of a turn goes to the next player, a redirected one to the next after the
    one who missed; never past a door, never to or from a quarantined player."""
    referee = Referee()
    expected = -1
    for event in history(players, seed):
        referee.watch(event)
        if event["event"] == "turn_began":
            expected = -1
        elif event["event"] == "redirected":
            expected = referee.next(event["player"])
            assert event["partner"] == expected
        elif event["event"] == "offered" and event["cause"] == "turn_end":
            actor, partner = event["player"], event["partner"]
            assert actor == referee.active
            assert partner == (referee.next(actor) if expected < 0 else expected)
            assert not referee.barred(actor, partner)
            assert not referee.quarantined & {actor, partner}


@walks
@pytest.mark.rules("SA-FLOW-11")
def test_one_decision_at_a_time(players: int, seed: int) -> None:
    """Only Round and Round asks several, and then all the living."""
    for match, position in played_at_random(players, seed):
        if position.choice is None:
            continue
        if position.choice.point(position) == "D-18":
            chosen = [
                player
                for player in range(players)
                if position.alive[player] and player not in position.asked
            ]
            assert all("chosen" in match.view(player) for player in chosen)
        else:
            assert len(position.asked) == 1


@walks
@pytest.mark.rules("SA-FLOW-12")
def test_nothing_happens_after_the_end(players: int, seed: int) -> None:
    events = history(players, seed)
    assert [event["event"] for event in events].index("ended") == len(events) - 1
