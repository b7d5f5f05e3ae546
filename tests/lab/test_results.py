"""Who wins, truthfully: results by seat, matches as clusters, games won or lost together."""

from __future__ import annotations

import html
import json
import random

import pytest
from tests.dials import Dials, Fixed
from tests.kit.frost.game import Frost
from tests.kit.thaw.game import GAME as THAW
from tests.lab.aid import game_of
from tests.market import Market

from whiteout.core.chance import SeededChance
from whiteout.core.event import Facts
from whiteout.core.game import Game, Outcome
from whiteout.core.position import Position
from whiteout.lab.balance import has_won, plan, read_vary, survey
from whiteout.lab.by_allegiance import ByAllegiance
from whiteout.lab.engine import make_engine
from whiteout.lab.findings import findings
from whiteout.lab.report import report
from whiteout.lab.results import Results
from whiteout.lab.simulate import simulate
from whiteout.lab.stats import Clusters, between, clustered, wilson
from whiteout.lab.summary import Teller
from whiteout.words import Words

HERE = make_engine("process", 1)


# -- matches as clusters ---------------------------------------------------------------------------


def run_of_matches(draw: random.Random, matches: int) -> tuple[list[int], list[int]]:
    """Seats that won and seats there were, match by match: where it goes well it goes well for
    nearly all, and tables differ in size."""
    hits, sizes = [], []
    for _ in range(matches):
        size = draw.choice([2, 3, 6, 8])
        chance = 0.9 if draw.random() < 0.5 else 0.2
        sizes.append(size)
        hits.append(sum(draw.random() < chance for _ in range(size)))
    return hits, sizes


@pytest.mark.parametrize("matches", [25, 200])
def test_nineteen_in_twenty_intervals_hold_the_truth(matches: int) -> None:
    """The truth is 0.55. Intervals that took seats for independent would hold it far too seldom."""
    draw = random.Random(matches)
    held = naive = 0
    for _ in range(1000):
        hits, sizes = run_of_matches(draw, matches)
        low, high = clustered(hits, sizes)
        held += low <= 0.55 <= high
        low, high = wilson(sum(hits), sum(sizes))
        naive += low <= 0.55 <= high
    assert 925 <= held <= 980
    assert naive < 800


def test_clusters_add_up_and_survive_being_written() -> None:
    draw = random.Random(5)
    hits, sizes = run_of_matches(draw, 60)
    whole, one, other = Clusters(), Clusters(), Clusters()
    for place, (hit, size) in enumerate(zip(hits, sizes, strict=True)):
        whole.note(hit, size)
        (one if place < 20 else other).note(hit, size)
    one.add(Clusters(*json.loads(json.dumps(other.sums()))))
    assert one.sums() == whole.sums()
    assert one.interval() == clustered(hits, sizes)


def test_the_edges_of_clusters() -> None:
    assert Clusters().interval() == (0.0, 1.0)
    all_won = Clusters(3, 12, 12, 48, 48, 48)
    assert all_won.interval() == pytest.approx(wilson(3, 3)), "three matches, not twelve seats"
    one_of_three = Clusters(10, 10, 30, 10, 30, 90)
    assert one_of_three.interval() == pytest.approx(wilson(10, 30)), "never surer than by seats"


def test_a_difference_of_two_intervals() -> None:
    """Newcombe's example, from the intervals themselves."""
    one, other = (56 / 70, *wilson(56, 70)), (48 / 80, *wilson(48, 80))
    assert between(one, other) == pytest.approx((0.0524, 0.3339), abs=0.0001)


# -- what is noted ---------------------------------------------------------------------------------


class Told(Game[Position]):
    """A game of which only allegiances are known."""

    def __init__(self, *allegiances: str) -> None:
        super().__init__()
        self.allegiances = list(dict.fromkeys(allegiances))
        self.dealt = allegiances

    def allegiance(self, p: Position, seat: int) -> str:
        return self.dealt[seat]


def noted(game: Told, *outcomes: Outcome) -> Results:
    """These outcomes, in matches with so many seats as the game knows allegiances."""
    results = Results()
    position = Frost().start(len(game.dealt), {}, SeededChance(1), False)
    for outcome in outcomes:
        results.note(game, position, outcome)
    return results


def test_several_winners_and_draws_are_told_by_allegiance() -> None:
    game = Told("crew", "crew", "exile", "exile")
    results = noted(
        game,
        Outcome("x", "", [0, 2]),
        Outcome("x", "", [0, 1], [2]),
        Outcome("x", "", []),
    )
    found = results.by_seat(game)
    assert (found["crew"]["count"], found["crew"]["seats"], found["crew"]["share"]) == (3, 6, 0.5)
    assert (found["exile"]["count"], found["exile"]["drawn"]) == (1, 1)
    everybody = results.everybody()
    assert [everybody[what]["count"] for what in ("won", "lost", "drawn")] == [0, 1, 0]
    assert not results.contested(game)
    again = Results.read(json.loads(json.dumps(results.facts())))
    again.add(results)
    assert again.by_seat(game)["crew"]["seats"] == 12
    assert again.by_seat(game)["crew"]["share"] == 0.5


def test_only_where_one_beats_the_other_can_they_be_even() -> None:
    rivals = Told("humans", "humans", "thing")
    assert noted(rivals, Outcome("x", "thing", [2]), Outcome("x", "humans", [0])).contested(rivals)
    assert not noted(rivals, Outcome("x", "thing", [2]), Outcome("x", "", [])).contested(rivals)
    mixed = Told("crew", "exile", "exile")
    several, other = Outcome("x", "crew", [0, 1]), Outcome("x", "crew", [2])
    for outcome in (several, other):
        assert not noted(mixed, Outcome("x", "crew", [0]), outcome).contested(mixed)
    named = Outcome("x", "nobody", [])
    assert noted(rivals, named, Outcome("x", "thing", [2])).contested(rivals)
    alone = Told("crew", "crew")
    assert not noted(alone, Outcome("x", "crew", [0, 1])).contested(alone)


def test_where_the_end_is_a_sides_a_dead_seat_has_won_with_it_else_it_counts_for_itself() -> None:
    assert has_won(Outcome("x", "humans", [0]), "humans", "humans", 1)
    assert not has_won(Outcome("x", "humans", [0]), "humans", "thing", 2)
    assert has_won(Outcome("x", "", [0]), "", "humans", 0)
    assert not has_won(Outcome("x", "", [0], [1]), "", "humans", 1)


# -- what is said ----------------------------------------------------------------------------------


def found(game: Game, seats: list[int], games: int, *vary: str) -> Facts:
    return findings(survey(plan(game, seats, games, 1, "random", {}, read_vary(list(vary))), HERE))


def said(game: Game, facts: Facts) -> str:
    page = html.unescape(report(game, facts, "x"))
    text = "\n".join(Teller(Words("en", game), facts).sentences())
    assert all(line in page for line in text.splitlines())
    return text + page


def test_a_game_that_is_won_together_is_never_called_even() -> None:
    """Nine in ten locks open: at one seat nine in ten matches are won by everybody."""
    game = Dials(1, together=True, right=0)
    facts = found(game, [1, 2], 400)
    assert facts["measure"] == "seats_won"
    alone, both = facts["cells"]
    assert alone["seats_won"]["solvers"]["share"] == pytest.approx(0.9, abs=0.05)
    assert both["seats_won"]["solvers"]["share"] == pytest.approx(0.81, abs=0.06)
    for cell in facts["cells"]:
        share = cell["seats_won"]["solvers"]["share"]
        assert cell["everybody"]["won"]["share"] == pytest.approx(share, abs=0.0001)
        assert cell["everybody"]["lost"]["share"] == pytest.approx(1 - share, abs=0.0001)
    # Two seats that win together are worth one match, not two.
    two = both["seats_won"]["solvers"]
    assert (two["low"], two["high"]) == pytest.approx(wilson(two["count"] / 2, 400), abs=0.0001)
    text = said(game, facts)
    assert "even" not in text.replace("never", "")
    assert "The better of it" not in text
    assert "With 2 seats, in 400 matches so many of all seats won: " in text
    assert "Everybody won in " in text
    assert ", everybody lost in " in text


@pytest.mark.parametrize("game", [Dials(4), Market(), Frost()], ids=lambda game: game.id)
def test_games_with_results_of_their_own_for_every_seat_go_through_a_whole_report(
    game: Game,
) -> None:
    text = said(game, found(game, [2, 3], 30))
    assert "so many of all seats won" in text
    assert "may well be even" not in text


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_an_end_that_names_a_side_is_told_by_seat_where_others_win_beside_it(seats: int) -> None:
    """In Thaw whoever lives to the thaw ends it for the crew, and objectives are met besides."""
    facts = findings(survey(plan(THAW, [seats], 40, 1, "steady", {}, {}), HERE))
    cell = facts["cells"][0]
    assert facts["measure"] == "seats_won"
    assert set(cell["seats_won"]) == {"crew", "hoarder", "giver"}
    assert sum(won["seats"] for won in cell["seats_won"].values()) == 40 * seats
    assert cell["seats_won"]["giver"]["share"] < 1 or seats == 1
    text = said(THAW, facts)
    assert f"With {seats} seat{'s' if seats > 1 else ''}, in 40 matches" in text
    assert "even" not in text.replace("never", "").replace("every", "")


def test_sides_keep_their_share_of_matches_and_have_one_of_seats() -> None:
    game = game_of("stay_away")
    facts = found(game, [4], 60)
    assert facts["measure"] == "matches_won"
    cell = facts["cells"][0]
    assert sum(share["count"] for share in cell["matches_won"].values()) == 60
    assert set(cell["seats_won"]) == {"humans", "the_thing"}
    assert cell["everybody"]["lost"]["count"] == cell["matches_won"]["nobody"]["count"] > 0
    text = said(game, facts)
    assert "With 4 seats, 60 matches were won so: " in text
    assert "Of the seats of each side at the end, so many had won: " in text
    assert "Everybody lost in " in text


def test_a_simulation_tells_seats_and_matches() -> None:
    facts = simulate(Dials(1, together=True, right=0), 2, 200, 1, ["random"], {}).facts()
    assert facts["seats_won"]["solvers"]["seats"] == 400
    lost = facts["everybody"]["lost"]["count"]
    assert facts["everybody"]["won"]["count"] + lost == 200
    assert facts["wins"] == {"solvers": 200 - lost}


def test_to_take_a_part_back_is_no_use_of_anything() -> None:
    rows = found(Dials(3, parts=2), [2], 20)["use"]["solvers"]
    assert rows
    assert not [row["thing"] for row in rows if "back" in row["thing"]]


# -- two bots behind one seat ----------------------------------------------------------------------


def test_who_plays_is_decided_by_the_deal_or_at_every_decision() -> None:
    game = Told("")
    position = Frost().start(2, {}, SeededChance(1), True)
    once = ByAllegiance(Fixed(1), Fixed(2), "crew", dealt=True)
    always = ByAllegiance(Fixed(1), Fixed(2), "crew", dealt=False)
    chosen = []
    for bot in (once, always):
        bot.sit(game, position, 0)
        for dealt in ("", "crew", "exile", "crew"):
            game.dealt = (dealt,)
            chosen.append(bot.choose(bot._eyes[0]).value)
    assert chosen == [2, 1, 1, 1, 2, 1, 2, 1]
