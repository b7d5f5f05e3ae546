"""whiteout replay and whiteout verify."""

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Run


def lines_of(path: Path) -> list[str]:
    return path.read_text("utf-8").splitlines()


def broken(path: Path, lines: list[str]) -> Path:
    copy = path.with_name("broken.jsonl")
    copy.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return copy


# -- verify --------------------------------------------------------------------------------------


def test_a_good_record_holds_and_says_what_was_checked(run: Run, record: Path) -> None:
    done = run("verify", str(record))
    assert done.status == 0
    moves = len(lines_of(record)) - 2
    for part in ("holds", "chance: a chosen seed, 4", f"moves: {moves}", "end: ", "views: "):
        assert part in done.out
    assert json.loads(lines_of(record)[-1])["views"] in done.out


def test_verify_as_data(run: Run, record: Path) -> None:
    (result,) = run("verify", str(record), "--json").data()
    assert result["holds"] is True
    assert len(result["checked"]) == 4


@pytest.mark.parametrize(
    ("change", "line", "why"),
    [
        ("cut", -1, "the match has not ended"),
        ("other answer", 5, "not offered"),
        ("wrong end", -1, "the match ended with"),
        ("wrong views", -1, "the views differ"),
        ("no json", 3, "not JSON"),
        ("other game", 1, "a record of 'chess'"),
    ],
)
def test_a_broken_record_is_named_by_line_and_reason(
    run: Run, record: Path, change: str, line: int, why: str
) -> None:
    lines = lines_of(record)
    last = json.loads(lines[-1])
    header = json.loads(lines[0])
    number = line if line > 0 else len(lines)
    if change == "cut":
        lines = lines[:-1]
        number = len(lines)
    elif change == "other answer":
        lines[4] = json.dumps({**json.loads(lines[4]), "answer": "fly"})
    elif change == "wrong end":
        lines[-1] = json.dumps({**last, "end": {**last["end"], "winners": [0, 1, 2, 3, 4]}})
    elif change == "wrong views":
        lines[-1] = json.dumps({**last, "views": "0" * 64})
    elif change == "no json":
        lines[2] = "{"
    else:
        lines[0] = json.dumps({**header, "game": "chess"})
    done = run("verify", str(broken(record, lines)))
    assert done.status == 1
    assert "BROKEN" in done.out
    assert f"line {number}: " in done.out
    assert why in done.out


def test_a_wrong_commitment_is_found(run: Run, tmp_path: Path) -> None:
    words = ("play", "stay_away", "--seats", "4", "--watch", "--bots", "random", "--plain")
    run(*words, "--record", "fair.jsonl")
    path = tmp_path / "fair.jsonl"
    assert "the secret revealed fits the commitment" in run("verify", str(path)).out
    lines = lines_of(path)
    header = json.loads(lines[0])
    header["chance"]["commitment"] = "0" * 64
    done = run("verify", str(broken(path, [json.dumps(header), *lines[1:]])))
    assert done.status == 1
    assert "does not fit the commitment" in done.out


def test_one_broken_file_among_good_ones_fails(run: Run, record: Path) -> None:
    bad = broken(record, lines_of(record)[:-1])
    done = run("verify", str(record), str(bad))
    assert done.status == 1
    assert "match.jsonl: holds" in done.out
    assert "broken.jsonl: BROKEN" in done.out


def test_a_file_that_is_not_there(run: Run, tmp_path: Path) -> None:
    (tmp_path / "picture.jsonl").write_bytes(b"\xff\xd8\xff")
    for command in ("verify", "replay"):
        for name in ("none.jsonl", "picture.jsonl", "."):
            done = run(command, name)
            assert done.status == 2
            assert done.err.startswith(f"whiteout: {name}")


# -- replay --------------------------------------------------------------------------------------


def test_a_replay_tells_only_what_the_viewer_saw(run: Run, record: Path) -> None:
    public = run("replay", str(record), "--plain").out
    assert "only you" not in public
    assert "Turn 1: " in public
    assert "The reveal" in public
    own = run("replay", str(record), "--seat", "1", "--plain").out
    assert "(only you)" in own
    above = run("replay", str(record), "--all").out
    assert "[Ada: " in above


def test_every_view_of_a_replay_as_data(run: Run, record: Path) -> None:
    moves = len(lines_of(record)) - 2
    for words, viewer in (((), -1), (("--seat", "2"), 2), (("--all",), -2)):
        done = run("replay", str(record), "--json", *words)
        steps = [json.loads(line) for line in done.out.splitlines()]
        assert [step["move"] for step in steps] == list(range(moves + 1))
        assert {step["view"]["viewer"] for step in steps} == {viewer}
        assert steps[-1]["view"]["over"] is True
        assert all(("hand" in step["view"]) == (viewer == 2) for step in steps)
        kinds = [event["event"] for step in steps for event in step["events"]]
        assert kinds[0] == "dealt"
        assert kinds[-1] == "ended"


def test_tables_are_drawn_if_wanted(run: Run, record: Path) -> None:
    assert "╭" not in run("replay", str(record)).out
    assert "╭" in run("replay", str(record), "--tables").out


def test_a_replay_in_another_language(run: Run, record: Path) -> None:
    assert "Turno 1: " in run("replay", str(record), "--lang", "es").out


def test_seats_that_are_not_there(run: Run, record: Path) -> None:
    done = run("replay", str(record), "--seat", "5")
    assert done.status == 2
    assert "expected: a seat from 0 to 4" in done.err
    assert run("replay", str(record), "--seat", "-1").status == 2
    assert run("replay", str(record), "--seat", "1", "--all").status == 2


@pytest.mark.usefixtures("steady_secrets")
def test_an_unfinished_fair_match_cannot_be_opened(run: Run) -> None:
    run("play", "stay_away", "--bots", "random", "--record", "half.jsonl", typed="1\n")
    done = run("replay", "half.jsonl")
    assert done.status == 2
    assert "the secret is not revealed" in done.err
