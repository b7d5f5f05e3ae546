"""Records: a match as a file that plays again bit for bit, and that nobody can bend unseen."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from whiteout.core.chance import SeededChance, commitment
from whiteout.core.event import ABOVE, SPECTATOR
from whiteout.core.match import FORMAT, Fair, Match, Seeded, Source
from whiteout.core.record import Digest, Record, Replay, parse, play_move, record_of, verify
from whiteout.core.refusal import BrokenRecord
from whiteout.core.view import encode
from whiteout.games.registry import find_game

GAME = find_game("stay_away")
NAMES = ["Ana", 'B"lair', "Chil\nds", "Dora\u2028", "❄"]
SECRET = bytes(range(32))
SALT = b"salt of the sea"
FAIR = Fair(SECRET, SALT, ["ice", "snow", "", "föhn", "0:"])


def play_on(match: Match, pick: SeededChance, answers: int) -> None:
    """Answer at random until so many answers are given or the match is over."""
    for _ in range(answers):
        if match.position.over:
            return
        seat = match.position.asked[pick.below(len(match.position.asked), "seat")]
        options = match.position.options(seat)
        option = options[pick.below(len(options), "option")]
        match.answer(seat, match.position.number, option.text)


def played(source: Source, turns: int = 9) -> Match:
    """A short match with table talk, in which one player leaves for good."""
    pick = SeededChance(8)
    match = Match(GAME, 5, {"turn_limit": turns}, source, NAMES[:])
    match.claim(1, {"claim": "is", "seat": 1, "role": "human"})
    play_on(match, pick, 6)
    match.claim(0, {"claim": "saw", "seat": 2, "card": "infected"})
    thing = match.view(ABOVE)["thing"]
    leaver = next(seat for seat in range(5) if seat != thing)
    match.aside(leaver, "leave")
    match.claim(thing, {"claim": "suspects", "seat": leaver})
    play_on(match, pick, 1000)
    return match


FINISHED = record_of(played(FAIR)).text()
LINES = FINISHED.split("\n")[:-1]
SEEDED = record_of(played(Seeded(3, 4))).text()


def check(text: str) -> Match:
    """Everything a reader does with a record from somewhere else."""
    record = parse(text)
    return verify(record, find_game(GAME.id))


def refusal_of(text: str) -> BrokenRecord:
    with pytest.raises(BrokenRecord) as caught:
        check(text)
    return caught.value


def with_line(number: int, line: str) -> str:
    """The finished record with one line, counted from 1, put in place of another."""
    lines = LINES[:]
    lines[number - 1] = line
    return "\n".join(lines) + "\n"


def with_facts(number: int, **changes: Any) -> str:
    """The finished record with some fields of a line changed; None takes a field away."""
    facts = {**json.loads(LINES[number - 1]), **changes}
    return with_line(number, encode({k: v for k, v in facts.items() if v is not None}))


def with_chance(**changes: Any) -> str:
    return with_facts(1, chance={**json.loads(LINES[0])["chance"], **changes})


def with_reveal(**changes: Any) -> str:
    reveal = {**json.loads(LINES[-1])["reveal"], **changes}
    return with_facts(LAST, reveal={k: v for k, v in reveal.items() if v is not None})


LAST = len(LINES)
FIRST_ANSWER = next(n for n, line in enumerate(LINES, 1) if '"answer"' in line)
ASIDE = next(n for n, line in enumerate(LINES, 1) if '"aside"' in line)
CLAIM = next(n for n, line in enumerate(LINES, 1) if '"claim"' in line)


# -- what holds ------------------------------------------------------------------------------------


def test_a_record_survives_writing_and_reading() -> None:
    match = played(FAIR)
    record = record_of(match)
    again = parse(record.text())
    assert again.text() == record.text()
    assert (again.header, again.moves, again.ending) == (
        record.header,
        record.moves,
        record.ending,
    )
    assert again.header["names"] == NAMES
    assert again.header["whiteout"] == FORMAT
    assert again.moves == match.moves


@pytest.mark.parametrize("text", [FINISHED, SEEDED], ids=["fair", "seeded"])
def test_a_finished_record_verifies_and_gives_the_match_again(text: str) -> None:
    record = parse(text)
    match = verify(record, GAME)
    assert match.position.over
    assert record.ending is not None
    assert record.ending["end"] == match.outcome().facts()
    assert record_of(match).text() == text


@pytest.mark.parametrize("text", [FINISHED, SEEDED], ids=["fair", "seeded"])
def test_the_form_of_the_lines_does_not_matter(text: str) -> None:
    """Spaces, the order of fields, escapes and a missing last line feed are a matter of taste."""
    lines = [json.loads(line) for line in text.split("\n")[:-1]]
    spaced = "\r\n".join(json.dumps(dict(reversed(line.items())), indent=None) for line in lines)
    assert record_of(check(spaced)).text() == text


def test_claims_and_asides_are_in_the_record() -> None:
    moves = parse(FINISHED).moves
    assert moves[0] == {"speaker": 1, "claim": "is", "seat": 1, "role": "human"}
    claims = [move for move in moves if "claim" in move]
    asides = [move for move in moves if "aside" in move]
    assert [claim["claim"] for claim in claims] == ["is", "saw", "suspects"]
    assert [aside["aside"] for aside in asides] == ["leave"]
    events = check(FINISHED).history(SPECTATOR)
    said = [event for event in events if event["event"] == "claimed"]
    assert [{k: v for k, v in event.items() if k != "event"} for event in said] == claims
    assert any(event["event"] == "eliminated" and event["cause"] == "left" for event in events)


def test_every_view_of_every_viewer_is_reproduced_byte_for_byte() -> None:
    viewers = [*range(5), SPECTATOR, ABOVE]

    def everything(match: Match) -> str:
        views = [encode(match.view(viewer)) for viewer in viewers]
        return "\n".join(views + [encode({"seen": match.history(viewer)}) for viewer in viewers])

    record = parse(FINISHED)
    replay = Replay(record, GAME)
    live = Match(GAME, 5, record.header["options"], FAIR, NAMES)
    digest = Digest(live)
    for move in record.moves:
        assert everything(replay.match) == everything(live)
        assert replay.step()
        play_move(live, move)
        digest.update()
    assert everything(replay.match) == everything(live)
    assert not replay.step()
    assert record.ending is not None
    assert digest.hex() == record.ending["views"]


def test_the_hash_of_the_views_tells_matches_apart() -> None:
    one, other = (Digest(Match(GAME, 5, {}, Seeded(seed))) for seed in (1, 2))
    assert one.hex() != other.hex()
    before = one.hex()
    one.update()
    assert one.hex() != before, "seeing the same twice is another history than seeing it once"


@pytest.mark.rules("SA-INFO-05")
def test_nothing_hidden_is_in_the_record_of_a_running_match() -> None:
    match = Match(GAME, 5, {}, FAIR, NAMES)
    play_on(match, SeededChance(1), 4)
    record = record_of(match)
    assert record.ending is None
    assert SECRET.hex() not in record.text()
    assert SALT.hex() not in record.text()
    assert set(record.header["chance"]) == {"kind", "commitment", "entropy"}
    assert record.header["chance"]["commitment"] == commitment(SECRET, SALT)


def test_an_unfinished_seeded_record_can_be_played_on() -> None:
    match = Match(GAME, 5, {}, Seeded(2), NAMES)
    play_on(match, SeededChance(1), 10)
    text = record_of(match).text()
    replay = Replay(parse(text), GAME)
    while replay.step():
        pass
    assert record_of(replay.match).text() == text
    assert encode(replay.match.view(ABOVE)) == encode(match.view(ABOVE))
    refusal = refusal_of(text)
    assert refusal.wrong == "line 11: the match has not ended"
    assert refusal.expected == "a line with the end"


def test_an_unfinished_fair_record_cannot_be_played_again_yet() -> None:
    match = Match(GAME, 5, {}, FAIR, NAMES)
    play_on(match, SeededChance(1), 3)
    with pytest.raises(BrokenRecord) as caught:
        Replay(parse(record_of(match).text()), GAME)
    assert caught.value.wrong == "line 4: the secret is not revealed"
    assert caught.value.expected == "a match that has ended"


def test_names_are_labels() -> None:
    """Nothing depends on them, so nothing vouches for them."""
    assert check(with_facts(1, names=["A", "B", "C", "D", "E"])).names == ["A", "B", "C", "D", "E"]


# -- what is refused: lines that cannot be read ----------------------------------------------------

Broken = tuple[str, str, str]
"""A text, how the refusal begins, and a part of what it expects."""

FORM: dict[str, Broken] = {
    "empty file": ("", "line 1: the file is empty", "first line"),
    "empty first line": ("\n" + FINISHED, "line 1: not JSON", "JSON object"),
    "blank line between": (with_line(4, ""), "line 4: not JSON", "JSON object"),
    "no JSON": (with_line(3, "{discard axe}"), "line 3: not JSON", "JSON object"),
    "cut in the middle of a line": (FINISHED[:-9], f"line {LAST}: not JSON", "JSON object"),
    "nested without end": (with_line(3, "[" * 50_000), "line 3: not JSON", "JSON object"),
    "nested deeply": (
        with_line(1, LINES[0].replace("9}", "[" * 400 + "]" * 400 + "}")),
        "line 1: values within values",
        "fields of a record",
    ),
    "a number without end": (with_line(3, "9" * 9_000), "line 3: not JSON", "JSON object"),
    "a list": (with_line(2, "[1]"), "line 2: not an object", "JSON object"),
    "a number": (with_line(1, "1"), "line 1: not an object", "JSON object"),
    "half a character": (
        with_line(1, LINES[0].replace("Ana", "\\ud83e")),
        "line 1: not Unicode text",
        "JSON object",
    ),
    "another version": (with_facts(1, whiteout=2), "line 1: record format 2", '"whiteout":1'),
    "version as a text": (with_facts(1, whiteout="1"), "line 1: record format '1'", ":1"),
    "version as a truth": (with_facts(1, whiteout=True), "line 1: record format True", ":1"),
    "no version": (with_facts(1, whiteout=None), "line 1: record format None", ":1"),
    "a field too few": (with_facts(1, names=None), "line 1: fields ['chance'", "'names'"),
    "a field too many": (with_facts(1, date=5), "line 1: fields ['chance', 'date'", "'names'"),
    "options in a list": (with_facts(1, options=[]), "line 1: options or chance", "objects"),
    "chance in a word": (with_facts(1, chance="fair"), "line 1: options or chance", "objects"),
    "names in a word": (with_facts(1, names="ABCDE"), "line 1: names or seats", "a list of texts"),
    "names in numbers": (with_facts(1, names=[1, 2, 3, 4, 5]), "line 1: names or seats", "texts"),
    "seats as a text": (with_facts(1, seats="5"), "line 1: names or seats", "a number"),
    "seats as a truth": (with_facts(1, seats=True), "line 1: names or seats", "a number"),
    "a name too few": (with_facts(1, names=NAMES[1:]), "line 1: 4 names for 5 seats", "one a seat"),
    "chance of no kind": (with_chance(kind="dice"), "line 1: chance of kind", "seeded or fair"),
    "chance of a strange kind": (with_chance(kind=[]), "line 1: chance of kind []", "seeded"),
    "entropy in a word": (with_chance(entropy="ice"), "line 1: the entropy", "of each seat"),
    "entropy in numbers": (with_chance(entropy=[1, 2]), "line 1: the entropy", "of each seat"),
    "no entropy": (with_chance(entropy=None), "line 1: the entropy is not", "of each seat"),
    "seed as a text": (
        SEEDED.replace('"seed":3', '"seed":"3"'),
        "line 1: a seeded chance without numbers",
        "seed and stream",
    ),
    "seed with a fraction": (
        SEEDED.replace('"seed":3', '"seed":3.5'),
        "line 1: a seeded chance without numbers",
        "seed and stream",
    ),
    "no stream": (
        SEEDED.replace(',"stream":4', ""),
        "line 1: a seeded chance without numbers",
        "seed and stream",
    ),
    "a move without an answer": (
        with_facts(FIRST_ANSWER, answer=None),
        f"line {FIRST_ANSWER}: fields ['choice', 'seat']",
        "an answer, an aside, a claim or the end",
    ),
    "a move with more": (
        with_facts(FIRST_ANSWER, time=3),
        f"line {FIRST_ANSWER}: fields ['answer', 'choice', 'seat', 'time']",
        "an answer, an aside",
    ),
    "a claim with an answer": (
        with_facts(CLAIM, answer="decline"),
        f"line {CLAIM}: fields ['answer', 'claim'",
        "an answer, an aside",
    ),
    "an end without its views": (
        with_facts(LAST, views=None),
        f"line {LAST}: fields ['end', 'reveal']",
        "['end', 'reveal', 'views']",
    ),
    "an end with more": (
        with_facts(LAST, note="well played"),
        f"line {LAST}: fields ['end', 'note'",
        "['end', 'reveal', 'views']",
    ),
    "a seeded end with a secret": (
        SEEDED.removesuffix("}\n") + ',"reveal":{}}\n',
        f"line {SEEDED.count(chr(10))}: fields ['end', 'reveal', 'views']",
        "['end', 'views']",
    ),
    "a second end": (FINISHED + LINES[-1] + "\n", f"line {LAST + 1}: a line after", "nothing"),
    "a move after the end": (FINISHED + LINES[2] + "\n", f"line {LAST + 1}: a line", "nothing"),
    "garbage after the end": (FINISHED + "garbage", f"line {LAST + 1}: not JSON", "JSON object"),
    "an empty line after the end": (FINISHED + "\n", f"line {LAST + 1}: not JSON", "JSON object"),
}


@pytest.mark.parametrize("name", FORM)
def test_lines_that_cannot_be_read_are_named(name: str) -> None:
    text, wrong, expected = FORM[name]
    with pytest.raises(BrokenRecord) as caught:
        parse(text)
    assert caught.value.wrong.startswith(wrong)
    assert expected in caught.value.expected


# -- what is refused: records that do not hold -----------------------------------------------------

LIES: dict[str, Broken] = {
    "another game": (with_facts(1, game="frost"), "line 1: a record of frost", "stay_away"),
    "other rules": (with_facts(1, rules="0"), "line 1: a record of stay_away with rules", "1"),
    "too few seats": (
        with_facts(1, seats=3, names=NAMES[:3]),
        "line 1: stay_away cannot be played by 3",
        "4 to 12",
    ),
    "no such option": (
        with_facts(1, options={"speed": 1}),
        "line 1: there is no option 'speed'",
        "turn_limit",
    ),
    "an option out of range": (
        with_facts(1, options={"turn_limit": -1}),
        "line 1: option turn_limit cannot be -1",
        "a whole number from 0",
    ),
    "a deck too large": (
        with_facts(1, options={"custom_deck": {"the_thing": 1, "axe": 10**12}}),
        "line 1: option custom_deck cannot be",
        "up to 99",
    ),
    "the reveal is no table": (
        with_facts(LAST, reveal="later"),
        f"line {LAST - 1}: the secret is not revealed",
        "a match that has ended",
    ),
    "the secret is no number": (
        with_reveal(secret="xyz"),
        f"line {LAST}: bad reveal: non-hexadecimal",
        "secret and salt",
    ),
    "the secret is short": (
        with_reveal(secret="00"),
        f"line {LAST}: bad reveal: a secret of 1 bytes",
        "secret and salt",
    ),
    "the salt is missing": (
        with_reveal(salt=None),
        f"line {LAST}: bad reveal: 'salt'",
        "secret and salt",
    ),
    "another secret": (
        with_reveal(secret=bytes(32).hex()),
        "line 1: the revealed secret does not fit the commitment",
        "committed to",
    ),
    "another salt": (
        with_reveal(salt="00"),
        "line 1: the revealed secret does not fit the commitment",
        "committed to",
    ),
    "another commitment": (
        with_chance(commitment=commitment(bytes(32), SALT)),
        "line 1: the revealed secret does not fit the commitment",
        "committed to",
    ),
    "an answer that was not offered": (
        with_facts(FIRST_ANSWER, answer="discard the_thing"),
        f"line {FIRST_ANSWER}: 'discard the_thing' is not offered",
        "discard",
    ),
    "an answer of nonsense": (
        with_facts(FIRST_ANSWER, answer={"discard": "axe"}),
        f"line {FIRST_ANSWER}: the answer is not a short text",
        "the text of an option",
    ),
    "an answer of somebody else": (
        with_facts(FIRST_ANSWER, seat=(json.loads(LINES[FIRST_ANSWER - 1])["seat"] + 1) % 5),
        f"line {FIRST_ANSWER}: seat",
        "an answer of seat",
    ),
    "an answer of nobody": (
        with_facts(FIRST_ANSWER, seat=-1),
        f"line {FIRST_ANSWER}: there is no seat -1",
        "from 0 to 4",
    ),
    "an answer to another choice": (
        with_facts(FIRST_ANSWER, choice=2),
        f"line {FIRST_ANSWER}: choice 2 is not open",
        "choice 1",
    ),
    "an answer to a choice and a half": (
        with_facts(FIRST_ANSWER, choice=1.0),
        f"line {FIRST_ANSWER}: 1.0 is not the number of a choice",
        "choice 1",
    ),
    "an aside that was not open": (
        with_facts(ASIDE, aside="declare_victory"),
        f"line {ASIDE}: 'declare_victory' is not offered",
        "leave",
    ),
    "a claim of no kind": (
        with_facts(CLAIM, claim="swears"),
        f"line {CLAIM}: no such claim",
        "suspects",
    ),
    "a claim of a strange kind": (
        with_facts(CLAIM, claim=["is"]),
        f"line {CLAIM}: no such claim",
        "suspects",
    ),
    "a claim about nobody": (
        with_facts(CLAIM, seat=5),
        f"line {CLAIM}: claim is: seat 5",
        "from 0 to 4",
    ),
    "the end is missing": (
        "\n".join(LINES[:-1]) + "\n",
        f"line {LAST - 1}: the match has not ended",
        "a line with the end",
    ),
    "the last move is missing": (
        "\n".join([*LINES[:-2], LINES[-1]]) + "\n",
        f"line {LAST - 1}: the moves do not reach an end",
        "moves up to the end",
    ),
    "a move too many": (
        "\n".join([*LINES[:-1], LINES[CLAIM - 1], LINES[-1]]) + "\n",
        f"line {LAST}: the match is over",
        "a new match",
    ),
    "another reason of the end": (
        with_facts(LAST, end={**json.loads(LINES[-1])["end"], "reason": "thing_eliminated"}),
        f"line {LAST}: the match ended with",
        "thing_eliminated",
    ),
    "another winner": (
        with_facts(LAST, end={**json.loads(LINES[-1])["end"], "winners": [0]}),
        f"line {LAST}: the match ended with",
        "[0]",
    ),
    "another hash of the views": (
        with_facts(LAST, views="0" * 64),
        f"line {LAST}: the views differ",
        "hash",
    ),
    "no hash of the views": (with_facts(LAST, views=0), f"line {LAST}: the views differ", "hash"),
    "another word at the table": (
        with_facts(CLAIM, role="infected"),
        f"line {LAST}: the views differ",
        "hash",
    ),
}


@pytest.mark.parametrize("name", LIES)
def test_records_that_do_not_hold_are_refused(name: str) -> None:
    text, wrong, expected = LIES[name]
    parse(text)  # the form is good; it is what the record states that does not hold
    refusal = refusal_of(text)
    assert refusal.wrong.startswith(wrong)
    assert expected in refusal.expected


def test_a_refused_move_names_the_rule() -> None:
    """The Thing cannot be discarded, whoever tries."""
    seeds = (seed for seed in range(1000) if "the_thing" in hand_of_first(seed))
    match = Match(GAME, 5, {"first_player": 0, "turn_limit": 1}, Seeded(next(seeds)), NAMES)
    play_on(match, SeededChance(1), 100)
    record = record_of(match)
    record.moves[0]["answer"] = "discard the_thing"
    refusal = refusal_of(record.text())
    assert refusal.wrong.startswith("line 2: 'discard the_thing' is not offered")
    assert refusal.rule == "SA-HAND-03"


def hand_of_first(seed: int) -> list[str]:
    """The hand of seat 0 where its first decision is to play or discard."""
    match = Match(GAME, 5, {"first_player": 0, "turn_limit": 1}, Seeded(seed), NAMES)
    view = match.view(0)
    hand: list[str] = view["hand"] if view["choice"]["point"] == "D-02" else []
    return hand


def test_another_legal_answer_does_not_go_unnoticed() -> None:
    """Each answer of the match in turn, replaced by another that was as legal at that moment."""
    record = parse(FINISHED)
    replay = Replay(record, GAME)
    bent = 0
    for index, move in enumerate(record.moves):
        if "answer" in move:
            options = replay.match.position.options(move["seat"])
            for option in options:
                if option.text != move["answer"]:
                    moves = record.moves[:]
                    moves[index] = {**move, "answer": option.text}
                    refusal_of(Record(record.header, moves, record.ending).text())
                    bent += 1
                    break
        replay.step()
    assert bent > 10


@pytest.mark.parametrize("kept", range(1, len(LINES)))
def test_a_record_cut_anywhere_is_an_unfinished_one(kept: int) -> None:
    """The lines left are good, and no cut passes for the whole."""
    text = "\n".join(LINES[:kept]) + "\n"
    record = parse(text)
    assert record.ending is None
    assert len(record.moves) == kept - 1
    assert refusal_of(text).wrong == f"line {kept}: the match has not ended"


# -- whatever comes --------------------------------------------------------------------------------


def survives(text: str) -> None:
    """A text from anywhere is refused as a broken record, or it holds."""
    found: Match | BrokenRecord
    try:
        found = check(text)
    except BrokenRecord as refusal:
        found = refusal
    if isinstance(found, BrokenRecord):
        assert found.wrong.startswith("line ")
        assert found.expected
    else:
        assert found.position.over


TEXTS = st.sampled_from([FINISHED, SEEDED])
PIECES = st.one_of(
    st.text(max_size=4),
    st.sampled_from(["\n", "\r", "\u2028", "{", "}", '"', ",", "null", "1e999", "-", "\\ud800"]),
)


@settings(max_examples=300)
@given(TEXTS, st.data(), st.integers(0, 20), PIECES)
def test_a_text_changed_anywhere(text: str, data: st.DataObject, cut: int, piece: str) -> None:
    at = data.draw(st.sampled_from(range(len(text))))
    survives(text[:at] + piece + text[at + cut :])


@given(st.text(max_size=200))
def test_a_text_of_anything(text: str) -> None:
    survives(text)


@given(TEXTS, st.data())
def test_lines_in_another_order(text: str, data: st.DataObject) -> None:
    lines = text.split("\n")[:-1]
    picks = st.lists(st.integers(0, len(lines) - 1), max_size=4)
    for first, second in zip(data.draw(picks), data.draw(picks), strict=False):
        lines[first], lines[second] = lines[second], lines[first]
    survives("\n".join(lines) + "\n")


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**70), 2**70)
    | st.integers(-1, 12)
    | st.floats()
    | st.text(max_size=5)
    | st.sampled_from(["seeded", "fair", "random", "off", "the_thing=1,axe=²", "discard axe"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner),
    max_leaves=4,
)


def places(facts: Any) -> list[tuple[Any, Any]]:
    """Every list or table of a line with every key of it."""
    found: list[tuple[Any, Any]] = []
    if isinstance(facts, dict):
        found = [(facts, key) for key in facts]
    elif isinstance(facts, list):
        found = [(facts, index) for index in range(len(facts))]
    return found + [place for holder, key in found for place in places(holder[key])]


def change(value: Any) -> Callable[[Any, Any], None]:
    def replace(holder: Any, key: Any) -> None:
        holder[key] = value

    return replace


def remove(holder: Any, key: Any) -> None:
    del holder[key]


def add(value: Any, name: str) -> Callable[[Any, Any], None]:
    def put(holder: Any, _key: Any) -> None:
        if isinstance(holder, dict):
            holder[name] = value
        else:
            holder.append(value)

    return put


NEW_KEYS = st.sampled_from(
    ["answer", "aside", "claim", "end", "speaker", "seat", "custom_deck", "first_player", "promos"]
)


@settings(max_examples=500)
@given(TEXTS, st.data())
def test_any_value_in_any_place(text: str, data: st.DataObject) -> None:
    lines = [json.loads(line) for line in text.split("\n")[:-1]]
    some = data.draw(st.sampled_from(range(len(lines))))
    line = data.draw(st.sampled_from([0, len(lines) - 1, some]))  # the ends hold most fields
    holder, key = data.draw(st.sampled_from(places(lines[line])))
    deeds = st.one_of(
        st.builds(change, JSON), st.just(remove), st.builds(add, value=JSON, name=NEW_KEYS)
    )
    data.draw(deeds)(holder, key)
    survives("\n".join(json.dumps(line) for line in lines) + "\n")
