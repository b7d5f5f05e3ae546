"""The engine of a cluster, on a real one: Ray, started on this machine for these tests.

One process does it all, because starting Ray takes most of the time. The engine itself is never
compiled, so once is enough.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.lab.aid import need

from whiteout.build_kind import COMPILED

SCRIPT = '''
import os, signal, sys
from pathlib import Path
from whiteout.core.refusal import Refusal
from whiteout.games.registry import find_game, game_ids
from whiteout.lab import balance, dataset, tournament
from whiteout.lab.engine import make_engine
from whiteout.lab.simulate import simulate

def parent(process):
    return int(Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[1])

def workers():
    """The processes in which our Ray runs our pieces: nobody else's on this machine."""
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            worker = int(path.parent.name)
            if path.read_bytes().startswith(b"ray::_play"):
                if parent(parent(worker)) == os.getpid():
                    yield worker
        except OSError:
            pass

killed = []

def kill_one(more):
    """As soon as a piece is done, whoever works on the next is killed."""
    for worker in workers() if more and not killed else ():
        os.kill(worker, signal.SIGKILL)
        killed.append(worker)
        break

def timeless(facts):
    times = ("seconds", "workers", "games_per_s", "decisions_per_s")
    return {key: value for key, value in facts.items() if key not in times}

def main(folder):
    game = find_game("stay_away")
    here, there = make_engine("process", 1), make_engine("ray", 2)

    def simulated(engine, progress=None):
        found = simulate(game, 6, 600, 1, ["random"], {}, 1, progress, engine)
        return timeless(found.facts())

    assert simulated(there, kill_one) == simulated(here)
    assert killed, "nobody was there to be killed"

    def rounds(engine, name):
        jobs = tournament.plan(find_game(name), [4, 5], 4, 1, ["random", "paranoid"], {})
        return tournament.tournament(jobs, engine).rounds

    for name in game_ids():
        assert rounds(there, name) == rounds(here, name)

    def tallies(engine):
        vary = {"data.cards.flamethrower.minimum_players": ["4+4+4+4"]}
        jobs = balance.plan(game, [4], 6, 1, "random", {}, vary)
        return [tally.facts() for _, tally in balance.survey(jobs, engine).cells]

    assert tallies(there) == tallies(here)

    def files(engine, name):
        job = dataset.Dataset(game, 4, 2, 1, ["random"], {})
        dataset.write_dataset(job, folder / name, engine)
        return [file.read_bytes() for file in sorted((folder / name).iterdir())]

    assert files(there, "there") == files(here, "here")
    print("the same on both")

if __name__ == "__main__":
    main(Path(sys.argv[1]))
'''


@need("ray", "pyarrow")
@pytest.mark.skipif(COMPILED or not sys.platform.startswith("linux"), reason="once, on Linux")
@pytest.mark.timeout(300)
def test_on_ray_all_of_it_is_the_same_and_a_killed_worker_loses_nothing(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(SCRIPT, "utf-8")
    env = {**os.environ, "PYTHONWARNINGS": "ignore"}
    done = subprocess.run(
        [sys.executable, str(script), str(tmp_path)], capture_output=True, text=True, env=env,
        check=False, timeout=280,
    )  # fmt: skip
    assert done.stdout.endswith("the same on both\n"), done.stderr[-3000:]


def test_without_ray_the_engine_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    from whiteout.core.refusal import Refusal
    from whiteout.lab.engine import make_engine

    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(Refusal, match="whiteout\\[ray\\]"):
        make_engine("ray", 1)
