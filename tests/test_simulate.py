"""Simulation: the seed decides everything, the number of processes nothing."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from whiteout.bots.levels import STRATEGIST, bot_names
from whiteout.core.refusal import Refusal
from whiteout.games.registry import find_game
from whiteout.lab.simulate import Plan, bot_seed, simulate
from whiteout.lab.stats import spread, wilson

GAME = find_game("stay_away")
TIMINGS = ("seconds", "decisions_per_s", "games_per_s", "workers")


def told(**wish: object) -> dict[str, object]:
    """The facts of a simulation, without the timings."""
    seats = wish.pop("seats", 5)
    games = wish.pop("games", 40)
    seed = wish.pop("seed", 1)
    bots = wish.pop("bots", ["random"])
    options = wish.pop("options", {})
    result = simulate(GAME, seats, games, seed, bots, options, **wish)  # type: ignore[arg-type]
    return {key: value for key, value in result.facts().items() if key not in TIMINGS}


def test_the_same_seed_gives_the_same_result_whatever_the_workers() -> None:
    alone = told(workers=1)
    assert told(workers=1) == alone
    assert told(workers=2) == alone
    assert told(workers=3) == alone
    assert told(seed=2) != alone


def test_bots_that_listen_are_deterministic_too() -> None:
    """Whatever bots a game has, their matches follow from the seed; so do those of bots that think
    if they count their tries, not the time."""
    for bot in bot_names(GAME):
        name = f"{STRATEGIST}:6" if bot == STRATEGIST else bot
        once = told(bots=[name], games=4, options={"turn_limit": 25})
        assert told(bots=[name], games=4, options={"turn_limit": 25}, workers=2) == once, name


def test_a_match_depends_on_its_number_alone() -> None:
    plan = Plan(GAME, 4, 9, ["random"], {})
    whole = plan.play(0, 6)
    for index in range(6):
        part = plan.play(index, index + 1)
        assert part.decisions == [whole.decisions[index]]
    assert len(set(whole.decisions)) > 1


def test_results_add_up() -> None:
    counted: list[int] = []
    result = simulate(GAME, 6, 50, 3, ["random"], {}, 1, counted.append)
    assert sum(counted) == result.games == 50
    assert sum(result.wins.values()) == sum(result.ends.values()) == 50
    assert list(result.wins) == GAME.allegiances
    assert list(result.ends) == GAME.ends
    lengths = result.lengths["decisions"]
    assert lengths["min"] <= lengths["median"] <= lengths["p90"] <= lengths["max"]
    assert result.decisions == pytest.approx(lengths["mean"] * 50, rel=0.001)
    for name, (low, high) in result.intervals.items():
        assert low <= result.wins[name] / 50 <= high
    seats = result.facts()["seats_won"]
    assert list(seats) == ["humans", "the_thing"], "what a seat can play for"
    assert sum(found["seats"] for found in seats.values()) == 6 * 50
    assert result.facts()["everybody"]["lost"]["count"] == result.wins["nobody"]


def test_options_and_bots_by_seat_matter() -> None:
    assert told(options={"turn_limit": 2})["lengths"] != told()["lengths"]
    facts = told(bots=["random"] * 5)
    assert facts == told()
    other = next((name for name in bot_names(GAME) if name != "random"), None)
    assert other is not None
    mixed = told(bots=["random", other, "random", "random", "random"], games=10)
    assert mixed["bots"] == ["random", other, "random", "random", "random"]
    assert mixed["decisions"] != told(games=10)["decisions"]


def test_seeds_of_bots_differ_by_match_and_seat() -> None:
    seeds = {bot_seed(1, index, seat) for index in range(50) for seat in range(6)}
    assert len(seeds) == 300
    assert bot_seed(1, 2, 3) == bot_seed(1, 2, 3)


@pytest.mark.parametrize(
    "wish",
    [
        {"games": 0},
        {"workers": 0},
        {"seats": 3},
        {"bots": ["nobody"]},
        {"bots": ["random"] * 4},
        {"options": {"no_such": 1}},
        {"options": {"first_player": 7}},
    ],
)
def test_what_cannot_be_played_is_refused_before_anything_is(wish: dict[str, object]) -> None:
    with pytest.raises(Refusal):
        told(**wish)


def test_intervals_of_shares() -> None:
    """Wilson's interval, against published values; sane at the edges."""
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=0.0001)
    assert wilson(10, 10) == pytest.approx((0.7225, 1.0), abs=0.0001)
    assert wilson(5, 10) == pytest.approx((0.2366, 0.7634), abs=0.0001)
    assert wilson(81, 263) == pytest.approx((0.2553, 0.3662), abs=0.0001)
    assert wilson(0, 0) == (0.0, 1.0)


def test_spreads() -> None:
    assert spread([7]) == {"min": 7, "median": 7, "mean": 7, "p90": 7, "max": 7}
    assert spread([4, 1, 3, 2]) == {"min": 1, "median": 2.5, "mean": 2.5, "p90": 4, "max": 4}
    assert spread(list(range(1, 101)))["p90"] == 90


# -- nothing is left behind ----------------------------------------------------------------------


@pytest.mark.skipif(os.name != "posix", reason="process groups and signals are POSIX")
@pytest.mark.parametrize("sent", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_a_simulation_that_is_stopped_leaves_no_process(sent: signal.Signals) -> None:
    words = ["-m", "whiteout", "simulate", "stay_away", "--games", "10000000", "--workers", "2"]
    parent = subprocess.Popen(
        [sys.executable, *words], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
        start_new_session=True,
    )  # fmt: skip
    try:
        assert wait_until(lambda: len(group(parent.pid)) >= 3, 40)
        time.sleep(0.5)
        parent.send_signal(sent)
        _, errors = parent.communicate(timeout=20)
        assert b"Traceback" not in errors, errors.decode()
        if sent == signal.SIGINT:
            assert parent.returncode == 130
        assert wait_until(lambda: not group(parent.pid), 20), group(parent.pid)
    finally:
        if parent.poll() is None:
            parent.kill()
            parent.wait()


def wait_until(holds: object, seconds: float) -> bool:
    assert callable(holds)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if holds():
            return True
        time.sleep(0.1)
    return False


def group(leader: int) -> list[int]:
    """The living processes of a process group; without /proc only whether there are any."""
    proc = Path("/proc")
    if not (proc / "self" / "stat").exists():
        try:
            os.killpg(leader, 0)
        except ProcessLookupError:
            return []
        return [leader] * 3
    found = []
    for path in proc.glob("[0-9]*/stat"):
        try:
            state, _, pgrp = path.read_text().rpartition(")")[2].split()[:3]
        except (OSError, ValueError):
            continue
        if int(pgrp) == leader and state != "Z":
            found.append(int(path.parent.name))
    return found
