"""Engines and journals: the seed decides; what dies is done again; what is done stays."""

import json
import multiprocessing
import os
import signal
from pathlib import Path

import pytest
from tests.lab.aid import GAMES, Stop, failing_after, game_of, own_bot, timeless

from whiteout.core.refusal import Refusal
from whiteout.lab.engine import Job, carry_out, cut, make_engine
from whiteout.lab.journal import Journal
from whiteout.lab.process_engine import ProcessEngine
from whiteout.lab.simulate import simulate
from whiteout.lab.tournament import plan, tournament

STAY_AWAY = game_of("stay_away")


class Doubler(Job):
    """Pieces that are numbers, doubled; one of them may not be had."""

    def __init__(self, pieces: int, bad: int = -1) -> None:
        super().__init__(STAY_AWAY)
        self.spans = [(piece, piece + 1) for piece in range(pieces)]
        self.bad = bad
        self.asked: list[int] = []

    def facts(self) -> dict[str, object]:
        return {"pieces": len(self.spans)}

    def do(self, piece: int) -> int:
        self.asked.append(piece)
        if piece == self.bad:
            raise Refusal("not this one", "another")
        return 2 * piece


# -- pieces ----------------------------------------------------------------------------------------


def test_pieces_hold_every_match_once_and_do_not_depend_on_the_workers() -> None:
    for matches in (1, 5, 63, 64, 1000, 12345):
        spans = cut(matches)
        assert [index for first, last in spans for index in range(first, last)] == [*range(matches)]
        assert max(last - first for first, last in spans) <= 100


def test_results_come_in_the_order_of_the_pieces() -> None:
    class Backwards(ProcessEngine):
        def run(self, job, pieces):  # type: ignore[no-untyped-def]
            yield from super().run(job, pieces[::-1])

    assert carry_out([Doubler(5)], Backwards(1)) == [[0, 2, 4, 6, 8]]


def test_what_no_engine_can_do_is_refused() -> None:
    for words in (("steam", 1, ""), ("process", 0, ""), ("process", 1, "10.0.0.1:6379")):
        with pytest.raises(Refusal):
            make_engine(*words)
    with pytest.raises(Refusal, match="not this one"):
        carry_out([Doubler(5, bad=3)], make_engine("process", 1))


# -- workers that die ------------------------------------------------------------------------------


@pytest.mark.skipif(os.name != "posix", reason="kills a process")
def test_killing_a_worker_loses_no_match() -> None:
    others = set(multiprocessing.active_children())
    killed: list[int] = []

    def kill_one(more: int) -> None:
        workers = [child for child in multiprocessing.active_children() if child not in others]
        if more and not killed:
            victim = workers[0].pid
            assert victim is not None
            os.kill(victim, signal.SIGKILL)
            killed.append(victim)

    told = simulate(STAY_AWAY, 5, 200, 1, ["random"], {}, 2, kill_one).facts()
    assert killed
    assert timeless(told) == timeless(simulate(STAY_AWAY, 5, 200, 1, ["random"], {}).facts())


# -- runs that are interrupted ---------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_an_interrupted_run_goes_on_where_it_stopped(name: str, tmp_path: Path) -> None:
    game = game_of(name)
    jobs = plan(game, [game.fewest, game.fewest + 1], 12, 3, ["random", own_bot(game)], {})
    here = make_engine("process", 1)
    whole = tournament(jobs, here).rounds
    path = tmp_path / "result.part"
    with pytest.raises(Stop):
        tournament(jobs, here, path, False, failing_after(14))
    ended: list[int] = []
    resumed = tournament(jobs, here, path, True, ended.append)
    assert ended == [12, 2, *[2] * 5], "the first job and a piece of the second were there"
    assert resumed.rounds == whole


def test_a_journal_without_resume_is_not_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "x.part"
    job = Doubler(4)
    Journal(path, [job], False).add(0, 2, 4)
    with pytest.raises(Refusal, match="interrupted"):
        Journal(path, [job], False)
    with pytest.raises(Refusal, match="another run"):
        Journal(path, [Doubler(5)], True)
    assert Journal(path, [job], True).done(0) == {2: 4}


def test_a_line_cut_off_by_a_crash_is_done_again(tmp_path: Path) -> None:
    path = tmp_path / "x.part"
    job = Doubler(4)
    engine = make_engine("process", 1)
    assert carry_out([job], engine, Journal(path, [job], False)) == [[0, 2, 4, 6]]
    text = path.read_text("utf-8")
    for length in range(len(text) - 1, len(text.splitlines()[0]), -7):
        path.write_text(text[:length], "utf-8")
        job.asked.clear()
        assert carry_out([job], engine, Journal(path, [job], True)) == [[0, 2, 4, 6]]
        assert job.asked == sorted(job.asked)
        kept = [json.loads(line) for line in path.read_text("utf-8").splitlines()[1:]]
        assert sorted(line["piece"] for line in kept) == [0, 1, 2, 3]
