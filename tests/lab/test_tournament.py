"""Tournaments: every bot in every seat of the same deals, ratings, shares, differences."""

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Run
from tests.dials import Dials
from tests.lab.aid import GAMES, game_of, need, own_bot, timeless

from whiteout.core.refusal import Refusal
from whiteout.lab.engine import make_engine
from whiteout.lab.simulate import simulate
from whiteout.lab.standings import ALL, Standings
from whiteout.lab.stats import clustered, difference, paired, wilson
from whiteout.lab.tournament import ALONE, MIXED, SIDES, Played, Tournament, plan, tournament

HERE = make_engine("process", 1)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("count", [2, 3])
def test_in_a_round_every_bot_has_every_seat_once(name: str, count: int) -> None:
    game = game_of(name)
    bots = ["a", "b", "c"][:count]
    for seats in (game.fewest, game.fewest + 1):
        job = Tournament(game, seats, 4, 7, bots, {}, MIXED)
        for index in range(4):
            seatings = job.seatings(index)
            assert len(seatings) == count
            for seat in range(seats):
                assert sorted(places[seat] for places in seatings) == [*range(count)]
    patterns = {tuple(job.seatings(index)[0]) for index in range(4)}
    assert len(patterns) > 1, "neighbours change from round to round"


@pytest.mark.parametrize("name", GAMES)
def test_by_sides_every_bot_plays_every_side_against_every_bot(name: str) -> None:
    game = game_of(name)
    seats = max(4, game.fewest)  # alone and in small circles some games are played together
    jobs = plan(game, [seats], 4, 7, ["random", own_bot(game)], {}, SIDES)
    (matches,) = tournament(jobs, HERE).rounds[0]
    first = [match["allegiances"].index(game.allegiances[0]) for match in matches]
    other = [
        next(seat for seat, name in enumerate(match["allegiances"]) if name != game.allegiances[0])
        for match in matches
    ]
    pairs = []
    for match, ours, theirs in zip(matches, first, other, strict=True):
        dealt = match["allegiances"]
        assert dealt == matches[0]["allegiances"], "the same deal"
        by_name = {dealt[seat]: bot for seat, bot in enumerate(match["bots"])}
        assert match["bots"] == [by_name[name] for name in dealt]
        pairs.append((match["bots"][ours], match["bots"][theirs]))
    assert pairs == [(0, 0), (0, 1), (1, 0), (1, 1)]


def test_by_sides_a_bot_plays_as_if_it_sat_there_alone() -> None:
    """The same bot on both sides gives the match that it gives without any of this."""
    game = game_of("stay_away")
    jobs = plan(game, [5], 4, 3, ["random", "paranoid"], {}, SIDES)
    (matches,) = tournament(jobs, HERE).rounds[0]
    for match, name in ((matches[0], "random"), (matches[3], "paranoid")):
        alone = simulate(game, 5, 1, 3, [name], {})
        assert alone.decisions == match["decisions"]
        assert alone.ends[match["reason"]] == 1


@need("openskill")
def test_the_better_bot_is_found() -> None:
    game = game_of("stay_away")
    jobs = plan(game, [4, 5], 24, 1, ["random", "paranoid"], {"turn_limit": 40})
    standings = Standings(tournament(jobs, HERE))
    best, worst = standings.table()
    assert (best["bot"], worst["bot"]) == ("paranoid", "random")
    assert best["rating"]["mu"] > worst["rating"]["mu"] + best["rating"]["sigma"]
    assert best["played"] == worst["played"] == 24 // 2 * (4 + 5)
    for row in (best, worst):
        assert row["low"] <= row["share"] <= row["high"]
        assert sum(found["played"] for found in row["allegiances"].values()) == row["played"]
        assert sum(found["won"] for found in row["allegiances"].values()) == row["won"]
    overall = standings.pairs()[0]
    assert overall["allegiance"] == ALL
    assert overall["rounds"] == 24
    assert overall["low"] > 0


@need("openskill")
def test_equal_bots_are_not_told_apart() -> None:
    """Where every match of a round ends the same, whoever sits there, nobody is better."""
    game = game_of("stay_away")
    jobs = plan(game, [4], 20, 1, ["random", "paranoid"], {})
    match = {"allegiances": ["humans"] * 4, "winners": [0, 1], "drawn": [], "reason": "x"}
    seatings = [[[0, 1, 0, 1], [1, 0, 1, 0]]] * 10
    rounds = [[{**match, "bots": places} for places in matches] for matches in seatings]
    standings = Standings(Played(jobs, [[rounds]], 1.0))
    assert {row["rating"]["mu"] for row in standings.table()} == {25.0}
    assert all(pair["difference"] == 0 for pair in standings.pairs())


def test_what_is_no_tournament_is_refused() -> None:
    game = game_of("stay_away")
    for bots, line_up in (
        (["random"], MIXED),
        (["random", "random"], MIXED),
        (["random", "nobody"], MIXED),
        (["random", "paranoid"], "rows"),
    ):
        with pytest.raises(Refusal):
            plan(game, [5], 10, 1, bots, {}, line_up)


def test_a_game_that_is_won_or_lost_together_has_no_sides_to_line_up() -> None:
    game = Dials(together=True)
    with pytest.raises(Refusal, match="all play for the same"):
        Tournament(game, 2, 4, 7, ["a", "b"], {}, SIDES)


@need("openskill")
def test_where_all_win_or_lose_together_each_bot_plays_by_itself() -> None:
    """At one table nothing can be told of them, and that is said; alone the better one is found."""
    game = Dials(8, together=True)
    mixed = Standings(tournament(plan(game, [2], 60, 1, ["random", "knowing"], {}), HERE))
    assert mixed.facts()["tells_nothing"]
    assert {pair["difference"] for pair in mixed.pairs()} == {0.0}
    jobs = plan(game, [2], 60, 1, ["random", "knowing"], {}, ALONE)
    assert jobs[0].seatings(0) == [[0, 0], [1, 1]]
    alone = Standings(tournament(jobs, HERE))
    assert not alone.facts()["tells_nothing"]
    assert alone.table()[0]["bot"] == "knowing"
    assert alone.pairs()[0]["low"] > 0.3
    each_for_itself = plan(Dials(8), [2], 60, 1, ["random", "knowing"], {})
    standings = Standings(tournament(each_for_itself, HERE))
    assert not standings.facts()["tells_nothing"]
    assert sum(row["drawn"] for row in standings.table()) > 0


# -- statistics ------------------------------------------------------------------------------------


def test_intervals_of_clusters_are_wider() -> None:
    """Twenty seats that win in fours are worth five; independent ones are worth twenty."""
    alone = clustered([1, 0] * 10, [1] * 20)
    assert alone == pytest.approx(wilson(10, 20), abs=1e-9)
    fours = clustered([4, 0, 4, 0, 4], [4] * 5)
    assert fours == pytest.approx(wilson(3, 5), abs=1e-9)
    assert clustered([4] * 5, [4] * 5) == pytest.approx(wilson(5, 5))
    assert clustered([], []) == (0.0, 1.0)


def test_differences() -> None:
    """Newcombe's example: 56/70 against 48/80."""
    assert difference(56, 70, 48, 80) == pytest.approx((0.0524, 0.3339), abs=0.0001)
    assert paired([0.5, 0.5, 0.5]) == (0.5, 0.5, 0.5)
    mean, low, high = paired([1.0, 0.0] * 50)
    assert (mean, high - low) == pytest.approx((0.5, 2 * 1.96 * 0.5025 / 10), abs=0.001)
    assert paired([0.2])[1:] == (-1.0, 1.0)


# -- the command -----------------------------------------------------------------------------------


@need("openskill")
def test_the_command(run: Run, tmp_path: Path) -> None:
    words = ["tournament", "stay_away", "--bots", "random,paranoid", "--seats", "4,5"]
    words += ["--games", "5", "--seed", "2", "--option", "turn_limit=20"]
    done = run(*words, "--json", "-o", "result.json")
    assert done.status == 0, done.err
    facts = done.data()
    assert facts == json.loads((tmp_path / "result.json").read_text("utf-8"))
    assert (facts["matches"], facts["rounds"]) == (12, 6)  # rounded up to whole rounds
    assert not (tmp_path / "result.json.part").exists()
    again = run(*words, "--json", "--workers", "2").data()
    assert timeless(again) == timeless(facts)
    shown = run(*words)
    assert "paranoid over random" in shown.out
    assert "as The Thing" in shown.out
    assert run(*words, "--resume").status == 2


@need("openskill")
def test_a_command_that_was_interrupted_is_resumed(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ["tournament", "stay_away", "--bots", "random,paranoid", "--seats", "4"]
    words += ["--games", "8", "--option", "turn_limit=10", "-o", "result.json"]
    assert run(*words).status == 0
    whole = json.loads((tmp_path / "result.json").read_text("utf-8"))
    (tmp_path / "result.json").unlink()
    do = Tournament.do
    played: list[int] = []

    def interrupted_once(job: Tournament, piece: int) -> object:
        played.append(piece)
        if played == [0, 1, 2]:
            raise KeyboardInterrupt
        return do(job, piece)

    monkeypatch.setattr(Tournament, "do", interrupted_once)
    done = run(*words)
    assert done.status == 130
    assert "What is done is kept beside result.json: go on with --resume.\n" in done.err
    assert run(*words).status == 2
    done = run(*words, "--resume")
    assert done.status == 0, done.err
    assert played == [0, 1, 2, 2, 3]
    assert timeless(json.loads((tmp_path / "result.json").read_text("utf-8"))) == timeless(whole)
