"""whiteout play: whole matches by piped answers, and everything one can type at the prompt."""

import json
import re
from pathlib import Path

import pytest
from tests.cli.conftest import Run

from whiteout.games.registry import find_game
from whiteout.words import Words

BOXES = re.compile(r"[─│╭╮╰╯▮▶▸◂▴▾◆█]")
RAW = re.compile(r"\b(event|option|prompt|card|role|cause|reason|step|help)-[a-zA-Z]")
LONG = ("play", "stay_away", "--seats", "6", "--bots", "random")
PLAY = (*LONG, "--option", "turn_limit=12")


def to_the_end(*first: str) -> str:
    """Some lines, then the first option again and again."""
    return "\n".join([*first, *["1"] * 2000]) + "\n"


@pytest.mark.parametrize("lang", ["en", "it", "es"])
@pytest.mark.parametrize("looks", [(), ("--plain",)])
def test_a_whole_match_in_every_language(
    run: Run, tmp_path: Path, lang: str, looks: tuple[str, ...]
) -> None:
    words = {"en": "The reveal", "it": "La rivelazione", "es": "La revelación"}
    path = tmp_path / "a.jsonl"
    typed = to_the_end("h", "?", "? 1", "l", "n", "t")
    more = ("--seed", "3", "--lang", lang, "--record", str(path), *looks)
    done = run(*(LONG if lang == "en" else PLAY), *more, typed=typed)
    assert done.status == 0
    assert words[lang] in done.out
    assert RAW.search(done.out) is None, RAW.search(done.out)
    assert bool(BOXES.search(done.out)) == (looks == ())
    assert run("verify", str(path)).status == 0


def test_the_same_seed_and_answers_give_the_same_match(run: Run) -> None:
    first = run(*PLAY, "--seed", "8", "--record", "a.jsonl", typed=to_the_end())
    second = run(*PLAY, "--seed", "8", "--record", "b.jsonl", typed=to_the_end())
    assert first.out.replace("a.jsonl", "b.jsonl") == second.out
    assert "Chosen seed: 8" in first.out
    assert Path("a.jsonl").read_bytes() == Path("b.jsonl").read_bytes()


def test_another_seat_sees_another_hand(run: Run) -> None:
    hands = set()
    for seat in range(4):
        done = run(*PLAY, "--seed", "8", "--seat", str(seat), "--plain")
        found = re.search(r"Your hand: (.+?)\(only you\)", " ".join(done.out.split()))
        assert found is not None
        hands.add(found[1])
    assert len(hands) == 4


def test_what_is_told_is_what_the_seat_saw(run: Run) -> None:
    """Before the reveal, a replay through the eyes of the seat tells the very same sentences."""
    words = ("--plain", "--seed", "5", "--seat", "2")
    played = run(*LONG, *words, "--record", "a.jsonl", typed=to_the_end()).out
    seen = run("replay", "a.jsonl", "--seat", "2", "--plain").out
    told = [line for line in seen.split("The reveal")[0].splitlines()[3:] if line.strip()]
    assert len(told) > 30
    rest = iter(played.split("The reveal")[0].splitlines())
    for line in told:
        assert line in rest, line  # in this order, with tables and prompts between


def test_the_reveal_names_roles_winners_and_the_timeline(run: Run) -> None:
    done = run(*LONG, "--seed", "3", "--record", "a.jsonl", typed=to_the_end())
    reveal = done.out.split("The reveal")[1]
    end = json.loads(Path("a.jsonl").read_text("utf-8").splitlines()[-1])["end"]
    names = ["Ada", "Bruno", "Carla", "Dario", "Elsa", "Finn"]
    winners = ", ".join(names[seat] for seat in end["winners"]) or "nobody"
    assert f"Winners: {winners}" in reveal
    assert all(f"{name}: " in reveal for name in names)
    assert reveal.count("The Thing") >= 1
    assert "When it happened" in reveal
    assert re.search(r"Turn \d+: ", reveal)


# -- the prompt ----------------------------------------------------------------------------------


def test_nonsense_is_refused_and_nothing_happens(run: Run) -> None:
    nonsense = ["", "foo", "0", "99", "-1", "1.5", "²", "discard", "? 99", "play nonsense"]
    done = run(*PLAY, "--seed", "3", "--record", "a.jsonl", typed="\n".join(nonsense) + "\n")
    assert done.status == 0
    for typed in nonsense[1:]:
        asked = typed.removeprefix("? ")
        assert f'"{asked}" is not an option here' in " ".join(done.out.split()), typed
    moves = [json.loads(line) for line in Path("a.jsonl").read_text("utf-8").splitlines()[1:]]
    assert all(move.get("seat") != 0 for move in moves)


def test_an_option_may_be_typed_as_records_write_it(run: Run) -> None:
    """What is offered is taken; what is not is refused, with the rule that forbids it."""
    words = Words("en", "stay_away")
    ids = {words.card(card): card for card in find_game("stay_away").cards}
    first = ("--option", "first_player=0", "--seed", "5")  # Ada holds No Barbecue!
    shown = run(*PLAY, *first, "--plain").out
    card = re.search(r"\d Discard (.+)", shown)
    assert card is not None
    typed = f"play no_barbecue\ndiscard {ids[card[1]]}\n"
    done = run(*PLAY, *first, "--record", "a.jsonl", typed=typed)
    assert '"play no_barbecue" is not an option here' in " ".join(done.out.split())
    assert "SA-PLAY-02" in done.out
    moves = [json.loads(line) for line in Path("a.jsonl").read_text("utf-8").splitlines()[1:]]
    assert moves[0] == {"choice": 1, "seat": 0, "answer": f"discard {ids[card[1]]}"}


def test_a_question_is_explained_and_its_rule_shown_only_when_asked_for(run: Run) -> None:
    more = ("--option", "first_player=0", "--seed", "1", "--plain")
    help_text = " ".join(run(*PLAY, *more, typed="?\n").out.split())
    assert "you hold five cards: one has to go." in help_text
    assert "Type ?? for the exact rule." in help_text
    assert "SA-FLOW-03" not in help_text
    done = run(*PLAY, *more, typed="??\n? 1\n")
    text = " ".join(done.out.split())
    assert "SA-FLOW-03 Step 2 after a STAY AWAY! card" in text
    assert "D-02 who: active" in text
    assert re.search(r"> \? 1 (Play|Discard) .+: .+\.", text)


def test_the_notebook_keeps_what_was_shown_and_claimed(run: Run) -> None:
    talk = ["c", "1", "2", "3", "n"]  # "Bruno is The Thing"
    done = run(*PLAY, "--seed", "3", "--plain", typed="\n".join(talk) + "\n")
    sentence = "Ada says: Bruno is The Thing"
    assert done.out.count(sentence) == 2  # at the table, and on Bruno's page
    notes = done.out.rpartition("> n")[2]
    assert re.search(rf"Bruno\n(.*\n)*?  Turn \d+: {sentence}", notes)


def test_a_claim_is_recorded_and_one_half_made_is_not(run: Run) -> None:
    typed = "c\n\nc\n7\n\nc\n7\n4\n"
    run(*PLAY, "--seed", "3", "--record", "a.jsonl", typed=typed)
    moves = [json.loads(line) for line in Path("a.jsonl").read_text("utf-8").splitlines()[1:]]
    assert [move for move in moves if move.get("speaker") == 0] == [
        {"speaker": 0, "claim": "suspects", "seat": 3}
    ]


def test_leaving_for_good_needs_a_yes(run: Run) -> None:
    for answer, left in (("n", False), ("y", True)):
        path = Path(f"{answer}.jsonl")
        run(*PLAY, "--seed", "3", "--record", str(path), typed=f"a\n1\n{answer}\n")
        moves = [json.loads(line) for line in path.read_text("utf-8").splitlines()[1:]]
        assert ({"seat": 0, "aside": "leave"} in moves) == left


# -- the chance ----------------------------------------------------------------------------------


def test_a_fair_match_is_committed_to_and_opened(run: Run) -> None:
    done = run(*PLAY, "--record", "a.jsonl", typed=to_the_end())
    lines = [json.loads(line) for line in Path("a.jsonl").read_text("utf-8").splitlines()]
    chance = lines[0]["chance"]
    assert chance["kind"] == "fair"
    dealt = done.out.index("The cards are dealt")
    assert done.out.index(chance["commitment"]) < dealt
    assert lines[-1]["reveal"]["secret"] not in done.out[:dealt]
    assert lines[-1]["reveal"]["secret"] in done.out.split("The reveal")[1]
    assert run("verify", "a.jsonl").status == 0


def test_entropy_is_asked_after_the_commitment_and_recorded(run: Run) -> None:
    typed = to_the_end("lamp and snow")
    done = run(*PLAY, "--seat", "1", "--entropy", "--record", "a.jsonl", typed=typed)
    chance = json.loads(Path("a.jsonl").read_text("utf-8").splitlines()[0])["chance"]
    assert chance["entropy"] == ["", "lamp and snow", "", "", "", ""]
    assert done.out.index(chance["commitment"]) < done.out.index("lamp and snow")


def test_two_fair_matches_differ(run: Run) -> None:
    for name in ("a.jsonl", "b.jsonl"):
        run(*PLAY, "--watch", "--plain", "--record", name)
    assert Path("a.jsonl").read_bytes() != Path("b.jsonl").read_bytes()


# -- how it looks --------------------------------------------------------------------------------


def test_colours_are_an_addition_that_can_be_turned_off(run: Run) -> None:
    words = (*PLAY, "--seed", "3")
    bare = run(*words, typed="1\n").out
    assert "\x1b" not in bare  # no terminal, no escapes
    coloured = run(*words, typed="1\n", FORCE_COLOR="1", TERM="xterm-256color").out
    assert "\x1b[1;38;5;208m" in coloured  # orange: your move
    assert re.sub(r"\x1b\[[0-9;]*m", "", coloured) == bare
    env = {"FORCE_COLOR": "1", "NO_COLOR": "1", "TERM": "xterm-256color"}
    assert not re.search(r"\x1b\[[0-9;]*3[0-9]", run(*words, typed="1\n", **env).out)
    assert "\x1b" not in run(*words, "--plain", typed="1\n", FORCE_COLOR="1").out


def test_nobody_waits_where_nobody_watches(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def sleep(seconds: float) -> None:
        raise AssertionError(f"slept for {seconds} s")

    monkeypatch.setattr("time.sleep", sleep)
    assert run(*PLAY, "--seed", "3", "--watch", "--plain", typed="n\n").status == 0


@pytest.mark.parametrize("width", ["60", "80", "120", "200"])
def test_every_line_fits(run: Run, width: str) -> None:
    done = run(*PLAY, "--seed", "3", typed=to_the_end(), COLUMNS=width)
    assert max(len(line) for line in done.out.splitlines()) <= min(int(width), 120)


# -- the end of the input, leaving, saving -------------------------------------------------------


def test_the_end_of_the_input_is_polite(run: Run) -> None:
    done = run(*PLAY, "--seed", "3", "--record", "a.jsonl", typed="1\n")
    assert done.status == 0
    assert "There is no more input" in done.out
    assert len(Path("a.jsonl").read_text("utf-8").splitlines()) > 2


def test_an_interruption_saves_the_record_and_ends_quietly(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted() -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    done = run(*PLAY, "--seed", "3", "--record", "a.jsonl")
    assert done.status == 130
    assert done.err == "\nInterrupted.\n"
    assert run("replay", "a.jsonl").status == 0


def test_a_bot_finishes_the_match_of_one_who_quits(run: Run) -> None:
    done = run(*PLAY, "--seed", "3", typed="q\n1\nq\n2\nmine.jsonl\n")
    assert "The reveal" in done.out
    assert run("verify", "mine.jsonl").status == 0


def test_quitting_saves_what_was_played_or_nothing(run: Run, tmp_path: Path) -> None:
    done = run(*PLAY, "--seed", "3", typed="q\n3\nhalf.jsonl\n")
    assert done.status == 0
    assert "The reveal" not in done.out
    assert run("replay", "half.jsonl").status == 0
    done = run(*PLAY, "--seed", "3", typed="q\n4\n")
    assert done.status == 0
    assert [path.name for path in tmp_path.iterdir()] == ["half.jsonl"]


def test_the_record_is_offered_at_the_end_and_never_overwrites(run: Run) -> None:
    Path("taken.jsonl").write_text("mine", encoding="utf-8")
    words = (*PLAY, "--watch", "--plain", "--seed", "3")
    done = run(*words, typed="taken.jsonl\nno/such/folder\nnew.jsonl\n")
    assert Path("taken.jsonl").read_text("utf-8") == "mine"
    assert done.out.count("a new file in a folder that exists") == 2
    assert run("verify", "new.jsonl").status == 0
    again = run(*words, "--record", "new.jsonl")
    assert (again.status, again.out) == (2, "")
    assert "new.jsonl exists already" in again.err


def test_saying_no_or_nothing(run: Run, tmp_path: Path) -> None:
    words = (*PLAY, "--watch", "--plain", "--seed", "3")
    assert run(*words, typed="n\n").status == 0
    assert list(tmp_path.iterdir()) == []
    assert run(*words, typed="\n").status == 0
    (usual,) = tmp_path.iterdir()
    assert re.fullmatch(r"stay_away-\d{8}-\d{6}\.jsonl", usual.name)


# -- wishes that cannot be had -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "wrong", "expected"),
    [
        (["play", "chess"], "there is no game 'chess'", "stay_away"),
        ([*PLAY[:2], "--seats", "3"], "cannot be played by 3", "4 to 12 seats"),
        ([*PLAY, "--seat", "6"], "there is no seat 6", "a seat from 0 to 5"),
        ([*PLAY[:4], "--bots", "nobody"], "there is no bot 'nobody'", "random"),
        ([*PLAY[:4], "--bots", "random,random"], "2 bots for 5 seats", "one name"),
        ([*PLAY, "--names", "A,B"], "2 names for 6 seats", "one name a seat"),
        ([*PLAY, "--names", "A,B,C,D,E,A"], "the same name", "a name of its own"),
        ([*PLAY, "--names", "A,B,C,D,E,"], "the name ''", "printable"),
        ([*PLAY, "--names", "A,B,C,D,E,\x1b[31m"], "the name", "printable"),
        ([*PLAY, "--option", "turn_limit"], "--option 'turn_limit'", "KEY=VALUE"),
        ([*PLAY, "--option", "nope=1"], "there is no option 'nope'", "turn_limit"),
        ([*PLAY, "--option", "promos=maybe"], "option promos cannot be 'maybe'", "on or off"),
        ([*PLAY, "--lang", "tlh"], "there are no words in 'tlh'", "en or it or es"),
    ],
)
def test_what_cannot_be_had_is_refused_with_what_can(
    run: Run, words: list[str], wrong: str, expected: str
) -> None:
    done = run(*words)
    assert done.status == 2
    assert wrong in done.err
    assert expected in done.err.split("expected: ")[1]
    assert "Traceback" not in done.err


def test_names_and_options_reach_the_record(run: Run) -> None:
    names = "Alfa,Beta,Gamma,Delta,Zeta,Eta"
    options = ("--option", "turn_limit=3", "--option", "promos=on")
    run(*LONG, "--watch", "--plain", "--names", names, *options, "--record", "a.jsonl")
    header = json.loads(Path("a.jsonl").read_text("utf-8").splitlines()[0])
    assert header["names"] == names.split(",")
    assert header["options"] == {"turn_limit": 3, "promos": True}
