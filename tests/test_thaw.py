"""Thaw, the small game that uses every part of the core, wherever games can be played."""

from __future__ import annotations

import random
import re
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.cli.conftest import Run, run
from tests.kit.outside import register
from tests.kit.thaw.game import GAME
from tests.kit.thaw.options import ALPHABET, BLANKET, ENOUGH, LIGHT, LOG, STOVE, THROW, TO
from tests.kit.thaw.position import ThawPosition
from tests.kit.thaw.rules import CREW, GIVER, HOARDER, end, outcome

from whiteout.bots.drive import play
from whiteout.bots.levels import make_bot
from whiteout.contract.walk import Walk
from whiteout.core.chance import SeededChance
from whiteout.core.clock import TURN, WINDOW
from whiteout.core.event import ABOVE, SPECTATOR
from whiteout.core.game import DRAWN, LOST, WON
from whiteout.core.match import Match, Seeded
from whiteout.core.option import BACK, PASS
from whiteout.core.refusal import NotOffered, Refusal, StaleChoice, WrongSeat
from whiteout.words import LANGUAGES, Words

__all__ = ["run"]
NAMES = ["Ada", "Bo", "Cy"]


@pytest.fixture
def registered(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> None:
    """Thaw is found by its entry point, like the game of any other package."""
    folder = register(tmp_path_factory.mktemp("packages"), "thaw", "tests.kit.thaw.game")
    monkeypatch.syspath_prepend(str(folder))


def started(seats: int = 3, seed: int = 1, **options: Any) -> Match:
    return Match(GAME, seats, options, Seeded(seed), NAMES[:seats])


def answer(match: Match, seat: int, *texts: str) -> None:
    for text in texts:
        match.answer(seat, match.position.number, text)


def at_point(point: str, seats: int = 3, seed: int = 1, **options: Any) -> Match:
    """A match at the first choice of this point, played by default answers."""
    match = started(seats, seed, **options)
    p = lay(match)
    while p.choice is not None and p.choice.point(p) != point:
        seat = p.asked[0]
        answer(match, seat, GAME.default(p, seat, SeededChance(0)).text)
    return match


def lay(match: Match, **slots: Any) -> ThawPosition:
    """The position of a match with some of its facts replaced."""
    p = match.position
    assert isinstance(p, ThawPosition)
    for name, value in slots.items():
        setattr(p, name, value)
    return p


# -- the rules -----------------------------------------------------------------------------------


def test_a_draft_is_nobody_elses_business_and_can_be_taken_back() -> None:
    """TH-NIT-02."""
    match = started()
    log = match.view(0)["options"][0]
    before = [match.view(seat) for seat in (0, 1, 2, SPECTATOR)]
    answer(match, 0, log)
    assert match.view(0)["draft"] == [log]
    assert match.view(0)["options"] == ["stove", "to 1", "to 2", "back"]
    assert [match.view(seat) for seat in (1, 2, SPECTATOR)] == before[1:]
    answer(match, 0, "back")
    assert match.view(0) == before[0]
    answer(match, 0, log, "to 2")
    assert match.view(1)["players"][2]["shown"] == [int(log.split()[1])]
    assert match.view(1)["choice"]["point"] == "D-02"


def test_all_burn_at_once() -> None:
    """TH-NIT-03: nobody learns who has finished before all have."""
    match = at_point("D-02", seats=2)
    p = lay(match, hands=[[1, 2], [5, 5]], shown=[[], []], heat=0)
    seen = match.view(1)
    answer(match, 0, "log 2", "log 1")
    assert match.view(1) == seen
    assert match.view(0)["choice"]["waiting"] == [1]
    with pytest.raises(WrongSeat):
        answer(match, 0, "back")
    answer(match, 1, "log 5", "enough")
    assert (p.heat, p.burned[1], p.hands[1]) == (8, 5, [5])


def test_logs_are_thrown_in_as_long_as_somebody_wants_to() -> None:
    """TH-NIT-04: an act gives all the word again; only one's own act makes a number stale."""
    match = at_point("D-03", seats=2)
    p = lay(match, hands=[[1, 4], [2]], shown=[[], []], heat=0)
    number = p.number
    match.answer(0, number, "throw 4")
    assert (p.heat, p.asked, p.number) == (4, [0, 1], number + 1)
    match.answer(1, number, "throw 2")  # seat 1 had not acted since
    with pytest.raises(StaleChoice):
        match.answer(0, number, "throw 1")
    with pytest.raises(StaleChoice):
        match.answer(0, p.number + 1, "throw 1")
    answer(match, 0, "pass")
    assert p.choice is not None
    assert p.choice.point(p) == "D-04"


def test_blankets_beside_a_choice_of_one_option() -> None:
    """TH-NIT-05, TH-NIT-06: everybody has the word, once in the match."""
    match = at_point("D-04")
    p = lay(match, cold=9, heat=5, frost=0)
    assert p.options(p.keeper) == [LIGHT]
    assert GAME.aside_seats(p) == [0, 1, 2]
    match.aside(2, "blanket")
    match.aside(1, "blanket")
    with pytest.raises(NotOffered, match="TH-NIT-06"):
        match.aside(1, "blanket")
    assert GAME.aside_seats(p) == [0]
    answer(match, p.keeper, "light")
    assert p.frost == 0


def test_everybody_lives_or_freezes_together() -> None:
    """TH-END-01, TH-END-02."""
    p = lay(at_point("D-04", frost_limit=1), cold=9, heat=0)
    p.apply(p.keeper, LIGHT)
    assert p.over
    assert [outcome(p).result(seat) for seat in range(3)] == [LOST, LOST, LOST]
    p = lay(started(), objectives=[CREW, CREW, CREW])
    end(p)
    assert [outcome(p).result(seat) for seat in range(3)] == [WON, WON, WON]


@pytest.mark.parametrize(("held", "result"), [([6], WON), ([4], DRAWN), ([1, 2], LOST)])
def test_a_hoarder_looks_at_the_hand(held: list[int], result: str) -> None:
    """TH-END-03."""
    p = lay(started(), objectives=[HOARDER, CREW, CREW], hands=[held, [], []])
    assert outcome(p).result(0) == result
    assert outcome(p).result(1) == WON


@pytest.mark.parametrize(("burned", "result"), [(5, WON), (4, DRAWN), (3, LOST)])
def test_a_giver_looks_at_the_others(burned: int, result: str) -> None:
    """TH-END-04."""
    p = lay(started(), objectives=[CREW, GIVER, CREW], burned=[4, burned, 1])
    assert outcome(p).result(1) == result
    assert outcome(lay(started(1), objectives=[GIVER])).result(0) == WON


def test_friends_know_the_weather_and_have_a_channel() -> None:
    """TH-SET-04, TH-TLK-01."""
    match = started(3, seed=2)
    p = lay(match)
    alone = next(seat for seat in range(3) if seat not in p.friends)
    for seat in range(3):
        assert ("forecast" in match.view(seat)["weather"]) == (seat != alone)
        assert GAME.reads(p, seat, "friends") == (seat != alone)
        told = [facts for facts in match.history(seat) if facts["event"] == "told"]
        assert len(told) == (seat != alone)
    assert "friends" not in match.view(SPECTATOR)
    assert lay(started(1)).friends == []


def test_what_may_not_be_said() -> None:
    """TH-TLK-02, TH-TLK-03: whoever is silenced takes part all the same."""
    match = started()
    with pytest.raises(WrongSeat, match="TH-TLK-02"):
        match.claim(0, {"claim": "foretells", "number": 4})
    assert not GAME.is_out(lay(match), 0)
    with pytest.raises(NotOffered, match="TH-TLK-03"):
        match.claim(1, {"claim": "burned", "seat": 0, "number": 4})
    match.claim(1, {"claim": "wants", "seat": 0, "objective": "giver"})
    with pytest.raises(Refusal, match="a whole number from 0 to 40"):
        match.claim(1, {"claim": "foretells", "number": 41})


def test_two_clocks() -> None:
    """The keeper's turn is one span; throwing in is a window."""
    spans = set()
    for point in ("D-01", "D-04"):
        p = at_point(point).position
        assert p.choice is not None
        clock = p.choice.clock(p)
        assert clock.kind == TURN
        spans.add(clock.span)
    assert len(spans) == 1
    p = at_point("D-03").position
    assert p.choice is not None
    assert p.choice.clock(p).kind == WINDOW


@pytest.mark.parametrize(
    ("options", "wrong"),
    [
        ({"nights": "6"}, "a whole number from 1 to 5"),
        ({"cold": "1,2"}, "5 to 9 whole numbers from 0 to 20, such as 4,5,6,7,8"),
        ({"harshness": "0.6"}, "a number from 0.5 to 2 in steps of 0.25"),
        ({"frost_limit": "never"}, "off or a whole number from 1 to 5"),
    ],
)
def test_settings_of_every_kind(options: dict[str, Any], wrong: str) -> None:
    with pytest.raises(Refusal, match=re.escape(wrong)):
        started(**options)
    assert lay(started(3)).nights == 4, "the default for three seats"
    assert lay(started(2)).nights == 3
    p = lay(started(2, cold="9+9+9+9+9", harshness="1.5", frost_limit="off"))
    assert (p.weather, p.frost_limit) == ([14] * 5, 0)


# -- wherever games are played -------------------------------------------------------------------


def decided(match: Match) -> Iterator[ThawPosition]:
    """A walk at random through a match."""
    for p in Walk(match, random.Random(3), asides_in=5):
        assert isinstance(p, ThawPosition)
        yield p


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whole_matches_read_well(lang: str) -> None:
    words = Words(lang, GAME, strict=True)
    verbs = set()
    for seats in (1, 2, 3):
        match = started(seats, seed=4)
        for p in decided(match):
            for seat in p.asked:
                options = [*p.options(seat), *GAME.asides(p, seat)]
                assert all(words.option(option, NAMES) for option in options)
                verbs |= {option.verb for option in options}
                assert words.prompt(match.view(seat)["choice"], NAMES)
        for viewer in (*range(seats), SPECTATOR, ABOVE):
            for facts in match.history(viewer):
                assert not re.search(r"[{}$]|None|True|False", words.event(facts, NAMES))
    assert verbs == {option.verb for option in ALPHABET}


def test_the_alphabet_is_all_there_is() -> None:
    kinds = [LOG[1], THROW[5], TO[2], STOVE, ENOUGH, LIGHT, BLANKET, PASS, BACK]
    assert set(kinds) < set(ALPHABET)
    for seats in (1, 2, 3):
        for p in decided(started(seats, seed=8)):
            for seat in p.asked:
                assert set(p.options(seat)) <= set(ALPHABET)
            GAME.layout(seats).write(Match.view(started(seats), 0))


def test_bots_play_it_to_the_end() -> None:
    ends = set()
    for seed in range(12):
        match = started(1 + seed % 3, seed)
        bots = [make_bot(GAME, name, seed) for name in ("steady", "random", "steady")]
        play(match, bots[: match.seats])
        ends.add(match.outcome().reason)
    assert ends == {"thaw", "froze"}


@pytest.mark.usefixtures("registered")
def test_the_terminal_plays_it(run: Run) -> None:
    words = ("play", "thaw", "--seats", "2", "--seed", "5", "--bots", "steady", "--plain")
    done = run(
        *words, "--option", "cold=3,3,3,3,3", "--option", "frost_limit=off", typed="1\n" * 80
    )
    assert done.status == 0, done.err
    for text in ("Which log do you lay out?", "Where does it go?", "The thaw has come."):
        assert text in done.out
    done = run("play", "thaw", "--option", "cold")
    assert done.status == 2
    assert "KEY=VALUE or nights=3 or cold=4,5,6,7,8" in " ".join(done.err.split())


@pytest.mark.usefixtures("registered")
def test_the_list_of_games_tells_its_settings(run: Run) -> None:
    out = " ".join(run("games").out.split())
    for text in (
        "Thaw (thaw)",
        "cold = 4,5,6,7,8",
        "with one seat: 2,3,3,4,5",
        "5 to 9 whole numbers from 0 to 20, such as 4,5,6,7,8",
        "a number from 0.5 to 2 in steps of 0.25",
        "off: as often as it likes off, or a whole number from 1 to 5",
    ):
        assert text in out, text
    found = next(row for row in run("games", "--json").data() if row["game"] == "thaw")
    nights = next(row for row in found["options"] if row["key"] == "nights")
    assert nights["default_by_seats"] == {"3": 4}


@pytest.mark.usefixtures("registered")
def test_the_laboratory_runs_it(run: Run, tmp_path: Path) -> None:
    words = ("--seats", "3", "--games", "12", "--seed", "1", "--json")
    facts = run("simulate", "thaw", *words, "--bots", "steady").data()
    assert facts["games"] == 12
    done = run("tournament", "thaw", *words, "--bots", "steady,random", "--workers", "1")
    assert done.status == 0, done.err
    report = tmp_path / "thaw.html"
    varied = ("--vary", "cold=3+3+3+3+3,9+9+9+9+9", "--bots", "steady", "--workers", "1")
    done = run("balance", "thaw", *words, *varied, "-o", str(report))
    assert done.status == 0, done.err
    assert report.exists()


@pytest.mark.usefixtures("registered")
@pytest.mark.filterwarnings("ignore:Observation:UserWarning")
def test_learners_play_it() -> None:
    from gymnasium.utils.env_checker import check_env

    from whiteout.adapters.gymnasium_env import SeatEnv
    from whiteout.adapters.pettingzoo_env import env, parallel_env

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pettingzoo.test import api_test, parallel_api_test
    for seats in (1, 2, 3):
        api_test(env("thaw", seats), num_cycles=60)
        parallel_api_test(parallel_env("thaw", seats), num_cycles=60)
        check_env(SeatEnv("thaw", seats), skip_render_check=True)


@pytest.mark.usefixtures("registered")
def test_openspiel_plays_it() -> None:
    import pyspiel

    from whiteout.adapters.openspiel_game import register

    assert "whiteout_thaw" in register()
    for seats in (1, 2, 3):
        game = pyspiel.load_game("whiteout_thaw", {"players": seats, "deals": 5})
        pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
