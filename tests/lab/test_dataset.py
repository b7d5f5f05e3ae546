"""Datasets: Parquet that others can read, with what was seen and what was hidden kept apart."""

import json
from pathlib import Path
from typing import Any

import pytest
from tests.cli.conftest import ROOT, Run
from tests.lab.aid import GAMES, Stop, failing_after, game_of, need, own_bot

from whiteout.core.chance import SeededChance
from whiteout.core.event import SPECTATOR, history_of
from whiteout.core.refusal import Refusal
from whiteout.core.view import encode
from whiteout.core.view import view as build_view
from whiteout.lab import dataset
from whiteout.lab.dataset import COLUMNS, Dataset, part_name, write_dataset
from whiteout.lab.engine import make_engine

pytestmark = need("pyarrow")
HERE = make_engine("process", 1)


def written(name: str, folder: Path, games: int = 3) -> Dataset:
    game = game_of(name)
    job = Dataset(game, game.fewest, games, 5, [own_bot(game)], {})
    write_dataset(job, folder, HERE)
    return job


def rows_of(folder: Path) -> list[dict[str, Any]]:
    import pyarrow.parquet as parquet

    files = sorted(folder.glob("*.parquet"))
    return [row for file in files for row in parquet.read_table(file).to_pylist()]


@pytest.mark.parametrize("name", GAMES)
def test_played_again_every_row_is_what_its_seat_saw(name: str, tmp_path: Path) -> None:
    """The choices of the rows, made again, lead through the same views to the same end."""
    job = written(name, tmp_path)
    game = job.game
    rows = rows_of(tmp_path)
    assert list(rows[0]) == list(COLUMNS)
    for number in range(3):
        match = [row for row in rows if row["match"] == number]
        assert [row["decision"] for row in match] == [*range(len(match))]
        p = game.start(job.seats, {}, SeededChance(5, number), False)
        p.pauses = True
        for row in match:
            seat = row["seat"]
            while p.choice is None and row["view"] != encode(build_view(game, p, seat)):
                p.advance()  # on from a pause at which nobody took an aside
            assert row["view"] == encode(build_view(game, p, seat))
            assert row["truth_position"] == encode(game.truth(p))
            assert row["truth_allegiances"] == [game.allegiance(p, s) for s in range(job.seats)]
            assert row["truth_allegiance"] == row["truth_allegiances"][seat]
            assert row["choice"] == row["options"][row["choice_index"]]
            if row["kind"] == "choice":
                options = {option.text: option for option in p.options(seat)}
                assert list(options) == row["options"]
                p.apply(seat, options[row["choice"]])
            else:
                asides = {option.text: option for option in game.asides(p, seat)}
                game.take_aside(p, seat, asides[row["choice"]])
        while not p.over:
            p.advance()
        outcome = game.outcome(p)
        for row in match:
            assert (row["outcome_reason"], row["outcome_side"]) == (outcome.reason, outcome.side)
            assert row["outcome_winners"] == outcome.winners
            assert row["outcome_drawn"] == outcome.drawn
            assert row["outcome_result"] == outcome.result(row["seat"])
            assert row["outcome_won"] == (row["seat"] in outcome.winners)


@pytest.mark.parametrize("name", GAMES)
def test_the_news_of_a_seat_put_together_are_its_history(name: str, tmp_path: Path) -> None:
    job = written(name, tmp_path, 1)
    game = job.game
    rows = rows_of(tmp_path)
    kinds = game.events()
    for seat in range(job.seats):
        news = [event for row in rows if row["seat"] == seat for event in json.loads(row["news"])]
        assert all(event["event"] in kinds for event in news)
        assert not any("secret" in event for event in news), "nobody sees from above"
        begun = history_of(_opening(job), seat)
        assert news[: len(begun)] == begun or not news


def _opening(job: Dataset) -> Any:
    p = job.game.start(job.seats, {}, SeededChance(5, 0), True)
    assert p.history is not None
    assert history_of(p.history, SPECTATOR) is not None
    return p.history


@need("pandas", "polars", "duckdb")
def test_pandas_polars_and_duckdb_read_it(tmp_path: Path) -> None:
    """One question, three readers: how often do those asked win, by what they play for?"""
    import duckdb
    import pandas as pd
    import polars as pl

    written("stay_away", tmp_path)
    rows = rows_of(tmp_path)
    known = sorted({row["truth_allegiance"] for row in rows})
    plain = [
        (name, sum(row["outcome_won"] for row in rows if row["truth_allegiance"] == name))
        for name in known
    ]
    frame = pd.read_parquet(tmp_path)
    by_pandas = frame.groupby(frame["truth_allegiance"].astype(str))["outcome_won"].sum()
    assert list(by_pandas.items()) == plain
    lazy = pl.scan_parquet(tmp_path / "*.parquet")
    name = pl.col("truth_allegiance").cast(pl.String)
    grouped = lazy.group_by(name).agg(pl.col("outcome_won").sum())
    assert sorted(grouped.collect().rows()) == plain
    asked = duckdb.sql(
        f"select truth_allegiance::varchar as name, count(*) filter (outcome_won) "
        f"from '{tmp_path}/*.parquet' group by name order by name"
    )
    assert asked.fetchall() == plain
    first = duckdb.sql(f"select view->>'$.turn', len(options) from '{tmp_path}/*.parquet' limit 1")
    assert first.fetchall() == [("1", len(rows[0]["options"]))]


def test_memory_is_bounded_by_row_groups(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import pyarrow.parquet as parquet

    monkeypatch.setattr(dataset, "ROWS", 5)
    written("stay_away", tmp_path, 1)
    file = parquet.ParquetFile(tmp_path / part_name(0))
    sizes = [file.metadata.row_group(group).num_rows for group in range(file.num_row_groups)]
    assert len(sizes) > 1
    assert all(size == 5 for size in sizes[:-1])
    assert sizes[-1] <= 5
    note = json.loads(file.schema_arrow.metadata[b"whiteout"])
    assert (note["game"], note["seed"], note["format"]) == ("stay_away", 5, 2)


def test_an_interrupted_dataset_is_resumed_to_the_same_bytes(tmp_path: Path) -> None:
    game = game_of("stay_away")
    job = Dataset(game, 4, 6, 5, ["random"], {"turn_limit": 20})
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    facts = write_dataset(job, whole, make_engine("process", 2))
    with pytest.raises(Stop):
        write_dataset(job, broken, HERE, False, failing_after(3))
    assert len(list(broken.glob("*.parquet"))) == 3
    assert not (broken / "_dataset.json").exists()
    assert write_dataset(job, broken, HERE, True) == facts
    names = sorted(file.name for file in whole.iterdir())
    assert names == sorted(file.name for file in broken.iterdir())
    for name in names:
        assert (whole / name).read_bytes() == (broken / name).read_bytes(), name
    with pytest.raises(Refusal, match="already"):
        write_dataset(job, whole, HERE)


def test_the_command(run: Run, tmp_path: Path) -> None:
    words = ["dataset", "stay_away", "--games", "2", "--seats", "4", "--bots", "random"]
    done = run(*words, "-o", "a", "--json")
    assert done.status == 0, done.err
    assert done.data() == json.loads((tmp_path / "a" / "_dataset.json").read_text("utf-8"))
    assert "2 matches in 2 files" in run(*words, "-o", "b").out
    assert run(*words, "-o", "a").status == 2


def test_every_column_is_documented() -> None:
    text = (ROOT / "docs" / "dataset.md").read_text("utf-8")
    told = [line.split("`")[1] for line in text.splitlines() if line.startswith("| `")]
    assert told == list(COLUMNS)
