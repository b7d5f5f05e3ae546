"""`strategist`: the search, on the small game Frost, and that it keeps to its seat elsewhere."""

from __future__ import annotations

import pytest
from tests.dials import RIGHT, SET, Dials, Hunch
from tests.kit.frost.game import Frost
from tests.kit.frost.position import FrostPosition

from whiteout.bots.drive import Table
from whiteout.bots.levels import bot_names, check_bot, make_bot, read_budget, usual_bot
from whiteout.bots.random_bot import RandomBot
from whiteout.bots.rollout import Node
from whiteout.bots.strategist import ROUNDS_AT_LEAST, SHORTLIST, Budget, Search, Strategist, paired
from whiteout.core.bot import Bot, Eyes, Thinker
from whiteout.core.chance import Chance, SeededChance
from whiteout.core.game import Game
from whiteout.core.option import BACK, Option, without_back
from whiteout.core.position import Position
from whiteout.core.refusal import BadSetting
from whiteout.games.registry import find_game, game_ids

GAMES = [find_game(name) for name in game_ids()]
PLAY = 40


class Generous(Thinker):
    """Gives away its highest number, which is right in Frost, or its lowest, which is wrong."""

    def __init__(self, seed: int, wise: bool) -> None:
        super().__init__(seed)
        self.wise = wise

    def choose(self, eyes: Eyes) -> Option:
        return eyes.options()[-1 if self.wise else 0]

    def attend(self) -> None:
        pass

    def hear(self, eyes: Eyes) -> None:
        eyes.news()

    def determinize(self, eyes: Eyes, chance: Chance) -> Position:
        return eyes.determinize(chance)

    def supposed(self, sample: Position) -> list[Thinker]:
        return [self.copy(seat) for seat in range(sample.seats)]

    def copy(self, seed: int) -> Thinker:
        return Generous(seed, self.wise)

    def stake(self, sample: Position, seat: int) -> int:
        return seat

    def milestone(self, p: Position) -> int:
        assert isinstance(p, FrostPosition)
        return -len(p.standing)

    def outlook(self, p: Position, thinkers: list[Thinker], stake: int) -> float:
        assert isinstance(p, FrostPosition)
        return float(stake in p.standing) / len(p.standing)


def play_frost(seed: int, bots: list[Bot]) -> int:
    """Who is left in the end."""
    game = Frost()
    position = game.start(len(bots), {}, SeededChance(seed), True)
    Table(game, position, bots).play()
    return game.outcome(position).winners[0]


def searching(seed: int, wise: bool, tries: int = 40) -> Strategist:
    return Strategist(Frost(), Generous(seed, wise), Budget(0.0, tries))


def test_it_finds_what_its_own_rule_of_thumb_gets_wrong() -> None:
    """It comes more than half the way from the wrong rule to the right one."""
    won = sum(play_frost(seed, [searching(seed, False), *foes()]) == 0 for seed in range(PLAY))
    wrong = sum(play_frost(seed, [Generous(1, False), *foes()]) == 0 for seed in range(PLAY))
    right = sum(play_frost(seed, [Generous(1, True), *foes()]) == 0 for seed in range(PLAY))
    assert wrong < (wrong + right) / 2 < won


def foes() -> list[Bot]:
    return [Generous(seat, False) for seat in range(2)]


def test_it_keeps_to_its_rule_of_thumb_where_that_is_right() -> None:
    """Nearly always: one number kept back is sometimes as good."""
    game = Frost()
    kept = 0
    for seed in range(PLAY):
        position = game.start(3, {}, SeededChance(seed), True)
        eyes = Eyes(game, position, 0)
        kept += searching(seed, True).choose(eyes) == eyes.options()[-1]
    assert kept >= 0.9 * PLAY


def test_what_was_thought_is_answered_once() -> None:
    game = Frost()
    position = game.start(3, {}, SeededChance(3), True)
    eyes = Eyes(game, position, 0)
    bot = searching(1, False)
    bot.think(eyes)
    decided = bot.choose(eyes)
    assert decided in eyes.options()
    for seat in range(3):
        position.apply(seat, position.options(seat)[-1])
    if position.asked and 0 in position.asked:
        assert bot.choose(eyes) in eyes.options()


def test_a_time_to_think_ends() -> None:
    game = Frost()
    position = game.start(3, {}, SeededChance(3), True)
    bot = Strategist(game, Generous(1, False), Budget(0.01))
    assert bot.choose(Eyes(game, position, 0)).verb == "give"


# -- long lists and short budgets ----------------------------------------------------------------


def thinking(budget: Budget, hunch: int = RIGHT, width: int = 40) -> tuple[Search, Eyes]:
    """A search over so many settings of one dial; the heuristic would set it to 0."""
    game = Dials(width)
    eyes = Eyes(game, game.start(1, {}, SeededChance(1), True), 0)
    bot = Strategist(game, Hunch(3, hunch), budget)
    return Search(bot, eyes, eyes.options(), SET[0]), eyes


def test_of_forty_options_eight_are_tried_those_that_the_heuristic_likes() -> None:
    search, _ = thinking(Budget(0.0, 600))
    assert search.best() == SET[RIGHT]
    assert search.options[0] == SET[0], "its own answer first"
    assert {option.value for option in search.options[1:]} == {4, 5, 6, 7, 8, 9, 10}
    assert search.tries >= 600


def test_what_the_heuristic_takes_for_alike_is_drawn_by_lot() -> None:
    game = Dials()
    eyes = Eyes(game, game.start(1, {}, SeededChance(1), True), 0)
    tried: set[int] = set()
    for seed in range(40):
        bot = Strategist(game, Alike(seed), Budget(0.0, 48))
        search = Search(bot, eyes, eyes.options(), SET[0])
        assert len(search.options) == SHORTLIST
        tried |= {option.value for option in search.options}
    assert tried == set(range(40))


class Alike(Hunch):
    """Has no figures."""

    def weigh(self, eyes: Eyes, options: list[Option]) -> list[float]:
        return Thinker.weigh(self, eyes, options)


def test_a_few_lucky_tries_are_no_verdict() -> None:
    """All settings but 0 are as bad as 0: whoever answers otherwise was taken in by luck."""
    for tries in (1, 2, 5, 8, 11):
        for seed in range(30):
            game = Dials()
            eyes = Eyes(game, game.start(1, {}, SeededChance(seed), True), 0)
            bot = Strategist(game, Hunch(seed, 30), Budget(0.0, tries))
            assert bot.choose(eyes) == SET[0], (tries, seed)


def test_six_rounds_are_the_least_for_a_verdict() -> None:
    search, _ = thinking(Budget(0.0, 48))
    for rounds, best in ((1, 0), (ROUNDS_AT_LEAST - 1, 0), (ROUNDS_AT_LEAST, 1)):
        search.rounds = rounds
        search.values = [[1.0 if answer == 1 else 0.0] * rounds for answer in search.open]
        assert search.verdict() == best


def test_a_small_budget_goes_to_few_options_each_tried_often_enough() -> None:
    for tries, options in ((12, 2), (24, 4), (30, 5), (48, 8), (480, 8)):
        search, _ = thinking(Budget(0.0, tries))
        search.best()
        assert len(search.options) == options
        assert search.rounds >= ROUNDS_AT_LEAST
        assert all(len(values) >= ROUNDS_AT_LEAST for values in search.values)


def test_no_time_at_all_leaves_it_to_the_heuristic() -> None:
    search, _ = thinking(Budget(1e-9))
    assert search.best() == SET[0]
    assert search.rounds <= 1


def test_where_time_is_short_the_least_liked_are_left_out() -> None:
    """After the first round it knows what a try costs."""
    search, _ = thinking(Budget(1.0))
    search.play_round(search.next_world())
    search.narrow()
    assert len(search.open) == SHORTLIST, "a second does for all"
    search.begun -= 0.08  # as if each of the eight had taken a hundredth of a second
    search.budget = Budget(0.32)
    search.narrow()
    liked = [search.options[answer].value for answer in search.open]
    assert liked[0] == 0
    assert 2 <= len(liked) <= 3
    assert liked[1] == RIGHT


# -- answers put together from parts ---------------------------------------------------------------


def test_the_parts_of_a_draft_are_decisions_of_its_own() -> None:
    """One right dial is worth nothing without the other: it must look past the first part. `back`
    is never the answer."""
    game = Dials(9, parts=2)
    right = 0
    for seed in range(12):
        position = game.start(1, {}, SeededChance(seed), True)
        bot = Strategist(game, Hunch(seed), Budget(0.0, 300))
        eyes = Eyes(game, position, 0)
        answers = []
        while not position.over:
            answers.append(bot.choose(eyes))
            position.apply(0, answers[-1])
        assert len(answers) == 2
        right += answers == [SET[RIGHT], SET[RIGHT]]
    assert right >= 11


def test_the_next_part_stands_in_the_tree_without_back() -> None:
    game = Dials(3, parts=2, right=2)
    eyes = Eyes(game, game.start(1, {}, SeededChance(1), True), 0)
    search = Search(Strategist(game, Hunch(1), Budget(0.0, 90)), eyes, eyes.options(), SET[0])
    search.best()
    for root in search.roots:
        ((asked, node),) = root.next.items()
        assert asked == "0 set 0 set 1 set 2"
        assert node.visits == sum(node.tried)
        assert len(node.tried) == 3


def test_random_play_never_takes_a_part_back() -> None:
    game = Dials(2, parts=4)
    for seed in range(50):
        position = game.start(3, {}, SeededChance(seed), False)
        assert Table(game, position, [RandomBot(seed + s) for s in range(3)]).play() == 12


def test_back_is_taken_where_there_is_nothing_else() -> None:
    assert without_back([SET[0], BACK, SET[1]]) == [SET[0], SET[1]]
    assert without_back([BACK]) == [BACK]
    both = [SET[0], SET[1]]
    assert without_back(both) is both


# -- the tree ------------------------------------------------------------------------------------


def test_a_node_tries_its_favourite_first_and_then_what_does_well() -> None:
    node = Node(3, 1)
    assert node.select() == 1
    for _ in range(60):
        answer = node.select()
        node.learn(answer, 0.9 if answer == 2 else 0.2)
    assert all(node.tried)
    assert node.tried[2] > node.tried[0] + node.tried[1]
    assert node.visits == sum(node.tried) == 60


def test_paired_values_leave_out_the_luck_they_share() -> None:
    mean, error = paired([0.9, 0.2, 0.6], [0.8, 0.1, 0.5])
    assert mean == pytest.approx(0.1)
    assert error == pytest.approx(0.0, abs=1e-9)


# -- by name -------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES, ids=game_ids())
def test_it_can_be_had_by_name_in_every_game(game: Game) -> None:
    assert bot_names(game)[-1] == "strategist"
    assert usual_bot(game) == "paranoid"
    assert isinstance(make_bot(game, "strategist", 1), Strategist)
    check_bot(game, "strategist:200ms")
    assert make_bot(game, "strategist:64", 1).thinks
    assert not make_bot(game, "paranoid", 1).thinks


def test_a_game_without_a_thinker_has_none() -> None:
    assert bot_names(Frost()) == ["random", "careful"]


def test_budgets() -> None:
    assert read_budget("200ms").seconds == pytest.approx(0.2)
    assert read_budget("64").tries == 64


@pytest.mark.parametrize("name", ["strategist:", "strategist:0", "strategist:fast",
                                  "strategist:99999999ms", "paranoid:5", "nobody"])  # fmt: skip
def test_a_bot_that_is_none_is_refused_with_what_would_be_right(name: str) -> None:
    with pytest.raises(BadSetting, match="strategist"):
        check_bot(GAMES[0], name)


# -- in every game -------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES, ids=game_ids())
def test_the_same_seed_gives_the_same_match(game: Game) -> None:
    def play() -> list[object]:
        position = game.start(game.fewest, {}, SeededChance(5), True)
        bots = [make_bot(game, "strategist:8" if s else "paranoid", s) for s in range(game.fewest)]
        Table(game, position, bots).play()
        return [event.seen_by(0) for event in position.history or []]

    assert play() == play()


@pytest.mark.parametrize("game", GAMES, ids=game_ids())
def test_it_supposes_nothing_that_only_others_know(game: Game) -> None:
    """What it thinks, in a sample, is the same in a twin of the true one in which all
    that its seat cannot know is drawn anew."""
    position = game.start(game.fewest + 1, {}, SeededChance(11), True)
    bots = [make_bot(game, "paranoid", seat) for seat in range(position.seats)]
    table = Table(game, position, bots)
    compared = 0
    while not position.over and compared < 12:
        if position.choice is None:
            position.advance()
            continue
        seat = position.asked[0]
        if table.decisions % 9 == 0 and len(position.options(seat)) > 1:
            twin = game.determinize(position, seat, SeededChance(table.decisions))
            twin.history = position.history
            chosen = [
                make_bot(game, "strategist:24", 3).choose(Eyes(game, one, seat)).text
                for one in (position, twin)
            ]
            assert chosen[0] == chosen[1]
            compared += 1
        table.decide(seat)
    assert compared
