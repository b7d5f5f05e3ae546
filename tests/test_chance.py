"""Chance: every draw can be computed again by anybody, and none is likelier than another."""

from __future__ import annotations

import hashlib
import hmac
import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator
from importlib import resources
from itertools import islice, permutations
from math import sqrt
from pathlib import Path
from typing import Any

import pytest

from whiteout.core.chance import Chance, FairChance, SeededChance, commitment, fair_context
from whiteout.core.event import ABOVE
from whiteout.core.match import Fair, Match, Seeded
from whiteout.core.record import record_of
from whiteout.games.registry import find_game

ROOT = Path(__file__).resolve().parent.parent
CHECKER = ROOT / "examples" / "check_shuffle.py"

SECRET = bytes(range(32))
SALT = bytes(range(0xA0, 0xB0))
ENTROPY = ["ice", "snow", "", "föhn"]


# -- the fair chance, computed again from its description ------------------------------------------

CONTEXT = hashlib.sha256("stay_away\0000:ice\0001:snow\0002:\0003:föhn".encode()).digest()


def block_of(number: int, purpose: str) -> bytes:
    message = b"whiteout/draw/1\0" + CONTEXT + f"\0{number}\0{purpose}".encode()
    return hmac.new(SECRET, message, hashlib.sha256).digest()


def words_of(purpose: str) -> Iterator[int]:
    number = 0
    while True:
        digits = block_of(number, purpose).hex()
        yield from (int(digits[at : at + 8], 16) for at in range(0, 64, 8))
        number += 1


def draw_below(words: Iterator[int], count: int) -> int:
    return next(word for word in words if word < 2**32 - 2**32 % count) % count


def shuffled(words: Iterator[int], items: list[int]) -> list[int]:
    items = items[:]
    for last in reversed(range(1, len(items))):
        other = draw_below(words, last + 1)
        items[last], items[other] = items[other], items[last]
    return items


def fair() -> FairChance:
    return FairChance(SECRET, fair_context("stay_away", ENTROPY))


def vectors() -> dict[str, Any]:
    """The test vectors of docs/records.md."""
    text = (ROOT / "docs" / "records.md").read_text("utf-8")
    found = re.search(r"<!-- vectors -->\n```json\n(.*?)```", text, flags=re.DOTALL)
    assert found, "docs/records.md has no vectors"
    facts: dict[str, Any] = json.loads(found[1])
    return facts


def test_the_published_vectors_follow_from_the_description() -> None:
    assert vectors() == {
        "secret": SECRET.hex(),
        "salt": SALT.hex(),
        "entropy": ENTROPY,
        "commitment": hashlib.sha256(b"whiteout/commitment/1" + SECRET + SALT).hexdigest(),
        "context": CONTEXT.hex(),
        "block": block_of(0, "deck").hex(),
        "words": list(islice(words_of("deck"), 10)),
        "first_players": [draw_below(words, 6) for words in [words_of("first player")] * 12],
        "shuffled": shuffled(words_of("deck"), list(range(10))),
        "large": [draw_below(words, 3 * 2**30) for words in [words_of("large")] * 8],
    }


def test_the_fair_chance_gives_the_published_vectors() -> None:
    facts = vectors()
    assert commitment(SECRET, SALT) == facts["commitment"]
    assert fair_context("stay_away", ENTROPY).hex() == facts["context"]
    chance = fair()
    assert [chance.word("deck") for _ in range(10)] == facts["words"]
    assert [chance.below(6, "first player") for _ in range(12)] == facts["first_players"]
    assert [chance.below(3 * 2**30, "large") for _ in range(8)] == facts["large"]
    items = list(range(10))
    fair().shuffle(items, "deck")
    assert items == facts["shuffled"]


def test_the_vectors_hold_a_word_that_is_passed_over() -> None:
    """Otherwise they would not tell rejection from a plain remainder."""
    words = words_of("large")
    plain = [next(words) % (3 * 2**30) for _ in range(8)]
    assert plain != vectors()["large"]


def test_long_streams_follow_the_description() -> None:
    """Across many blocks, whose numbers have one digit, two and three."""
    words = words_of("deck")
    chance = fair()
    assert [chance.word("deck") for _ in range(1000)] == [next(words) for _ in range(1000)]


def test_purposes_do_not_disturb_one_another() -> None:
    alone = fair()
    expected = [alone.word("deck") for _ in range(40)]
    mixed = fair()
    found = []
    for number in range(40):
        for _ in range(number % 3):
            mixed.word("dice")
        mixed.below(5, "deck" + str(number))
        found.append(mixed.word("deck"))
    assert found == expected
    assert [fair().word(purpose) for purpose in ("deck", "deal", "")] != expected[:3]


def test_the_context_holds_the_game_and_all_entropy_in_order() -> None:
    contexts = [
        fair_context(game, entropy)
        for game in ("stay_away", "frost")
        for entropy in ([], [""], ["a", "b"], ["b", "a"], ["ab", ""], ["a", "b", ""])
    ]
    assert len(set(contexts)) == len(contexts)
    first = {FairChance(SECRET, context).word("deck") for context in contexts}
    assert len(first) == len(contexts)


def test_the_commitment_binds_secret_and_salt() -> None:
    other = bytes([1, *SECRET[1:]])
    found = {commitment(secret, salt) for secret in (SECRET, other) for salt in (SALT, b"", b"x")}
    assert len(found) == 6
    assert all(re.fullmatch(r"[0-9a-f]{64}", text) for text in found)


@pytest.mark.parametrize("length", [0, 16, 31, 33])
def test_a_secret_of_another_length_is_refused(length: int) -> None:
    with pytest.raises(ValueError, match=f"must be 32 bytes, not {length}"):
        FairChance(bytes(length), b"")


def test_nothing_tells_the_secret_by_accident() -> None:
    source = Fair(SECRET, SALT, ENTROPY)
    match = Match(find_game("stay_away"), 4, {}, source)
    shown = [repr(fair()), str(fair()), repr(source), str(source), repr(match)]
    shown += [record_of(match).text(), json.dumps(match.view(ABOVE)), repr(match.position)]
    for text in shown:
        assert SECRET.hex() not in text
        assert repr(SECRET)[2:20] not in text
        assert SALT.hex() not in text


# -- the seeded chance -----------------------------------------------------------------------------


def published_seeds() -> list[tuple[int, int, list[int]]]:
    text = (ROOT / "docs" / "records.md").read_text("utf-8")
    rows = re.findall(r"^\| (\d+) \| (\d+) \| ([\d, ]+) \|$", text, flags=re.MULTILINE)
    return [(int(seed), int(stream), json.loads(f"[{words}]")) for seed, stream, words in rows]


def splitmix32(state: int) -> tuple[int, int]:
    state = (state + 0x9E3779B9) % 2**32
    word = (state ^ state >> 16) * 0x21F0AAAD % 2**32
    word = (word ^ word >> 15) * 0x735A2D97 % 2**32
    return state, word ^ word >> 15


def xoshiro128pp(a: int, b: int, c: int, d: int) -> Iterator[int]:
    def rotated(word: int, by: int) -> int:
        return (word << by | word >> 32 - by) % 2**32

    while True:
        yield (rotated((a + d) % 2**32, 7) + a) % 2**32
        shifted = b << 9
        c ^= a
        d ^= b
        b ^= c
        a ^= d
        c = (c ^ shifted) % 2**32
        d = rotated(d, 11)


def seeded_words(seed: int, stream: int) -> Iterator[int]:
    """The generators by their authors' description, seeded as ours is."""
    mix, a = splitmix32((seed ^ seed >> 32 ^ stream * 0x85EBCA6B) % 2**32)
    mix, b = splitmix32((mix ^ seed >> 16 ^ stream) % 2**32)
    mix, c = splitmix32((mix ^ seed >> 40) % 2**32)
    mix, d = splitmix32((mix ^ stream >> 16) % 2**32)
    return xoshiro128pp(a, b, c, d)


def test_the_seeded_chance_gives_the_published_words() -> None:
    rows = published_seeds()
    assert len(rows) == 4
    for seed, stream, words in rows:
        chance = SeededChance(seed, stream)
        assert [chance.word("") for _ in words] == words
        assert list(islice(seeded_words(seed, stream), len(words))) == words


@pytest.mark.parametrize("seed", [0, 1, 2**31, 2**32 - 1, 2**63 + 11, -1])
@pytest.mark.parametrize("stream", [0, 1, 99_999])
def test_the_seeded_chance_is_xoshiro128pp(seed: int, stream: int) -> None:
    chance = SeededChance(seed, stream)
    words = seeded_words(seed, stream)
    assert [chance.word("x") for _ in range(300)] == [next(words) for _ in range(300)]


def test_seeds_and_streams_start_apart() -> None:
    starts = {SeededChance(seed).word("") for seed in range(3000)}
    starts |= {SeededChance(7, stream).word("") for stream in range(1, 3001)}
    assert len(starts) > 5990, "a few chance hits among 32-bit words are no fault"


def test_the_quick_shuffle_is_the_described_shuffle() -> None:
    """It keeps the generator in local variables; nothing else may differ."""
    chance = SeededChance(5)
    words = seeded_words(5, 0)
    for size in [*range(20), 109]:
        items = list(range(size))
        chance.shuffle(items, "deck")
        assert items == shuffled(words, list(range(size)))
    assert chance.word("") == next(words), "both have used as many words"


# -- both ------------------------------------------------------------------------------------------

Maker = Callable[[], Chance]
BOTH: list[Maker] = [fair, lambda: SeededChance(20)]
names = pytest.mark.parametrize("make", BOTH, ids=["fair", "seeded"])


@names
def test_a_clone_gives_the_same_draws_and_goes_its_own_way(make: Maker) -> None:
    chance = make()
    for number in range(11):
        chance.word("deck" if number % 2 else "dice")
    clone = chance.clone()
    expected = [chance.clone().word("deck"), chance.clone().below(6, "dice")]
    ahead = [clone.below(100, purpose) for purpose in ("deck", "dice", "new") * 20]
    assert [chance.clone().word("deck"), chance.clone().below(6, "dice")] == expected
    assert [chance.below(100, purpose) for purpose in ("deck", "dice", "new") * 20] == ahead


@names
@pytest.mark.parametrize("count", [0, -1])
def test_drawing_among_nothing_is_refused(make: Maker, count: int) -> None:
    with pytest.raises(ValueError, match=f"cannot draw below {count}"):
        make().below(count, "deck")


def spread(counts: list[int]) -> float:
    """How far counts lie from equal, in standard deviations of a chi-square (by Wilson and
    Hilferty): near 0 for a fair generator, large for a skewed one, below for one too even."""
    mean = sum(counts) / len(counts)
    freedom = len(counts) - 1
    chi_square = sum((count - mean) ** 2 / mean for count in counts)
    part = 2 / (9 * freedom)
    return float(((chi_square / freedom) ** (1 / 3) - (1 - part)) / sqrt(part))


def test_the_measure_of_spread_sees_what_it_should() -> None:
    assert spread([1000, 1000, 1000, 1000]) < -3, "too even to be chance"
    assert spread([1150, 950, 950, 950]) > 4, "one in four favoured by an eighth"


@names
@pytest.mark.parametrize("count", [2, 3, 6, 12, 33, 109])
def test_numbers_are_equally_likely(make: Maker, count: int) -> None:
    chance = make()
    counts = [0] * count
    for _ in range(20_000):
        counts[chance.below(count, "number")] += 1
    assert abs(spread(counts)) < 4


@names
def test_no_remainder_favours_the_low_numbers(make: Maker) -> None:
    """Three quarters of all words: a plain remainder would give the first third twice as often."""
    chance = make()
    counts = [0] * 3
    for _ in range(20_000):
        counts[chance.below(3 * 2**30, "large") // 2**30] += 1
    assert abs(spread(counts)) < 4


@names
def test_every_card_reaches_every_place_equally_often(make: Maker) -> None:
    chance = make()
    size = 9
    places = [[0] * size for _ in range(size)]
    for _ in range(9_000):
        items = list(range(size))
        chance.shuffle(items, "deck")
        for place, item in enumerate(items):
            places[item][place] += 1
    for counts in [*places, *[list(column) for column in zip(*places, strict=True)]]:
        assert abs(spread(counts)) < 4


@names
def test_every_order_is_equally_likely(make: Maker) -> None:
    chance = make()
    counts = dict.fromkeys(permutations(range(4)), 0)
    for _ in range(24_000):
        items = [0, 1, 2, 3]
        chance.shuffle(items, "deck")
        counts[items[0], items[1], items[2], items[3]] += 1
    assert abs(spread(list(counts.values()))) < 4


# -- the stand-alone checker -----------------------------------------------------------------------


def finished(seats: int, options: dict[str, Any], source: Fair | Seeded) -> Match:
    """A match that ends after its first turn."""
    names = [f"P{seat}" for seat in range(seats)]
    match = Match(find_game("stay_away"), seats, {**options, "turn_limit": 1}, source, names)
    while not match.position.over:
        seat = match.position.asked[0]
        match.answer(seat, match.position.number, match.position.options(seat)[0].text)
    return match


def run_checker(tmp_path: Path, text: str) -> subprocess.CompletedProcess[str]:
    """Isolated from all installed packages, so that it can only use the standard library."""
    path = tmp_path / "match.record"
    path.write_text(text, "utf-8")
    words = [sys.executable, "-I", "-S", str(CHECKER), str(path)]
    return subprocess.run(words, capture_output=True, text=True, timeout=60, check=False)


OPTIONS: list[tuple[int, dict[str, Any]]] = [
    (4, {}),
    (6, {"infected_split_6": "one_three", "infected_delta": "2"}),
    (7, {"thing_in_deck": True, "seating": "given", "first_player": 3}),
    (9, {"hold_back_weapons": "on", "infected_delta": -3}),
    (12, {"fourth_analysis": False, "promos": "on"}),
    (4, {"custom_deck": "the_thing=1,axe=9,whiskey=9,suspicious=9,infected=5,ooops=2"}),
]


@pytest.mark.rules("SA-SETUP-03", "SA-SETUP-04", "SA-SETUP-05", "SA-SETUP-07", "SA-SETUP-09")
@pytest.mark.parametrize(("seats", "options"), OPTIONS)
def test_the_checker_deals_the_same_cards(
    tmp_path: Path, seats: int, options: dict[str, Any]
) -> None:
    source = Fair(SECRET, SALT, [f"entropy of {seat} ❄" for seat in range(seats)])
    done = run_checker(tmp_path, record_of(finished(seats, options, source)).text())
    assert done.returncode == 0, done.stderr
    lines = dict(line.split(": ", 1) for line in done.stdout.splitlines())

    start = Match(find_game("stay_away"), seats, options, source)
    dealt = start.history(ABOVE)[0]
    left = start.view(ABOVE)["deck"]["cards"]  # the first turn has drawn from the top already
    assert lines["commitment"].startswith(commitment(SECRET, SALT))
    assert lines["clockwise"] == ", ".join(f"P{player}" for player in dealt["seating"])
    assert lines["first player"] == f"P{dealt['first']}"
    for seat in range(seats):
        hand = sorted(lines[f"hand of P{seat}"].split())
        assert hand == sorted(dealt["secret"][str(seat)]["cards"])
    deck = lines["deck from the top"].split()
    assert len(deck) == dealt["deck"]
    assert 0 < len(left) < len(deck)
    assert deck[-len(left) :] == left


def test_the_checker_knows_the_box() -> None:
    """Its own list of cards is that of the game."""
    text = CHECKER.read_text("utf-8")
    box = re.search(r'BOX = """\n(.*?)"""', text, flags=re.DOTALL)
    assert box
    data = resources.files("whiteout.games.stay_away").joinpath("data", "cards.toml")
    rows = tomllib.loads(data.read_text("utf-8"))["card"]
    lines = [" ".join([row["id"], *map(str, row["minimum_players"])]) for row in rows]
    assert box[1].splitlines() == lines


def test_the_checker_finds_an_exchanged_secret(tmp_path: Path) -> None:
    text = record_of(finished(4, {}, Fair(SECRET, SALT, ENTROPY))).text()
    done = run_checker(tmp_path, text.replace(SECRET.hex(), bytes(32).hex()))
    assert (done.returncode, done.stdout) == (1, "")
    assert "not the one committed to" in done.stderr


def test_the_checker_says_why_it_cannot_check(tmp_path: Path) -> None:
    unfinished = record_of(Match(find_game("stay_away"), 4, {}, Fair(SECRET, SALT, ENTROPY)))
    seeded = record_of(finished(4, {}, Seeded(1)))
    for text, code, why in (
        (unfinished.text(), 1, "this one has not"),
        (seeded.text(), 1, "no secret"),
        ("", 2, "not a record"),
        ("[]\n[]\n", 2, "not a record"),
    ):
        done = run_checker(tmp_path, text)
        assert (done.returncode, done.stdout) == (code, "")
        assert why in done.stderr
        assert "Traceback" not in done.stderr
