"""`strategist`: the search, on the small game Frost, and that it keeps to its seat elsewhere."""

from __future__ import annotations

import pytest
from tests.frost import Frost, FrostPosition

from whiteout.bots.drive import Table
from whiteout.bots.levels import bot_names, check_bot, make_bot, read_budget, usual_bot
from whiteout.bots.rollout import Node
from whiteout.bots.strategist import Budget, Strategist, paired
from whiteout.core.bot import Bot, Eyes, Thinker
from whiteout.core.chance import Chance, SeededChance
from whiteout.core.game import Game
from whiteout.core.option import Option
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

    def imagine(self, eyes: Eyes, chance: Chance) -> Position:
        return eyes.imagine(chance)

    def supposed(self, imagined: Position) -> list[Thinker]:
        return [self.copy(seat) for seat in range(imagined.seats)]

    def copy(self, seed: int) -> Thinker:
        return Generous(seed, self.wise)

    def stake(self, imagined: Position, seat: int) -> int:
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
    assert bot_names(Frost()) == ["random"]


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
    """What it thinks, in an imagined position, is the same in a twin of the true one in which all
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
