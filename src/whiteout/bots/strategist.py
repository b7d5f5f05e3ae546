"""`strategist`: thinks before it answers (information-set tree search over samples).

Before an answer it draws samples, positions that its seat cannot tell from the true one, by its
belief about the roles, and plays each open answer out in them: everybody else as the game's
heuristic bot would with what they can be supposed to know, the own seat down a tree that grows with
every try. The tries end after a turn or so with a judgement of the position. All answers are tried
in the same samples with the same luck, so that little luck is left in the difference;
those that fall behind are dropped. In the end the heuristic bot's own answer is given, unless
another did better beyond reasonable doubt.

Of a long list only the answers that the heuristic likes best are tried, so few that each gets a
fair number of tries. Where the budget does not allow that, the heuristic answers: one lucky try is
no verdict.

It looks through its seat's eyes alone. With a number of tries as its budget the same seed gives the
same answers; with a time it depends on the machine.
"""

from __future__ import annotations

import math
import time
from typing import Final

from whiteout.bots.rollout import Node, Rollout, World
from whiteout.core.bot import Bot, Eyes, Thinker
from whiteout.core.chance import SeededChance
from whiteout.core.event import Facts
from whiteout.core.game import Game
from whiteout.core.option import Option, without_back

SECONDS: Final = 0.05
HORIZON: Final = 1
"""How many milestones (turns) to look ahead."""

SHORTLIST: Final = 8
"""How many answers are tried at most."""

ROUNDS_AT_LEAST: Final = 6
"""How often each is tried before any is dropped, or given against the heuristic."""

CHECK_EVERY: Final = 3
DROPPED: Final = 2.0
DOUBT: Final = 1.5
"""By how many standard errors an answer must be behind the best to be dropped; ahead of the
heuristic bot's to be given."""

WORTH_IT: Final = 0.01
"""By how much of a win it must be ahead, too: the outlook is not exact enough for less."""

USUAL: Final = 0
"""The place of the heuristic's own answer in the shortlist."""

SAMPLING: Final = 1 / 3
"""The part of the time that may go into drawing samples; the rest plays them out."""


class Budget:
    """How much thinking an answer may cost: seconds of one processor, or a number of tries."""

    def __init__(self, seconds: float = SECONDS, tries: int = 0) -> None:
        self.seconds = seconds
        self.tries = tries


class Strategist(Bot):
    """Searches, and speaks and declares as its heuristic bot does."""

    def __init__(self, game: Game, mind: Thinker, budget: Budget) -> None:
        super().__init__(mind.seed)
        self.listens = True
        self._game = game
        self._mind = mind
        self._budget = budget
        self._decisions = 0
        self._decided: Option | None = None
        self.thinks = True
        mind.attend()

    def choose(self, eyes: Eyes) -> Option:
        if self._decided is None or self._decided not in eyes.options():
            self.think(eyes)
        decided = self._decided
        assert decided is not None
        self._decided = None
        return decided

    def think(self, eyes: Eyes) -> None:
        options = without_back(eyes.options())
        if len(options) == 1:
            self._decided = options[0]
            return
        usual = self._mind.choose(eyes)
        self._decided = usual
        if usual in options:
            self._decisions += 1
            self._decided = Search(self, eyes, options, usual).best()

    def aside(self, eyes: Eyes) -> Option | None:
        return self._mind.aside(eyes)

    def speak(self, eyes: Eyes) -> list[Facts]:
        return self._mind.speak(eyes)


class Search:
    """One decision thought over."""

    def __init__(self, bot: Strategist, eyes: Eyes, options: list[Option], usual: Option) -> None:
        self.game = bot._game
        self.mind = bot._mind
        self.budget = bot._budget
        self.chance = SeededChance(bot.seed, bot._decisions)
        self.eyes = eyes
        self.begun = time.thread_time()
        self.sampling = 0.0
        self.worlds: list[World] = []
        self.rounds = 0
        self.tries = 0
        self.mind.hear(eyes)
        self.options = self.shortlist(options, usual)
        """The usual answer first, then the others as the heuristic likes them."""
        self.values: list[list[float]] = [[] for _ in self.options]
        self.roots = [Node(1, 0) for _ in self.options]
        self.open = list(range(len(self.options)))

    def shortlist(self, options: list[Option], usual: Option) -> list[Option]:
        """The answers worth trying. Those that the heuristic takes for alike are drawn by lot."""
        others = [option for option in options if option != usual]
        order = list(range(len(others)))
        if len(others) > 1:
            worth = self.mind.weigh(self.eyes, others)
            self.chance.shuffle(order, "shortlist")
            order.sort(key=lambda place: -worth[place])
        most = self.budget.tries // ROUNDS_AT_LEAST if self.budget.tries else SHORTLIST
        most = min(max(most, 1), SHORTLIST)
        return [usual, *[others[place] for place in order[: most - 1]]]

    def best(self) -> Option:
        """The answer to give."""
        while not self.is_over():
            self.play_round(self.next_world())
            if self.rounds == 1:
                self.narrow()
            if self.rounds >= ROUNDS_AT_LEAST and self.rounds % CHECK_EVERY == 0:
                self.drop()
        return self.options[self.verdict()]

    def narrow(self) -> None:
        """Where the time would not do to try all of them often enough, leave out those that the
        heuristic likes least."""
        if self.budget.tries:
            return
        spent = time.thread_time() - self.begun
        cost = max((spent - self.sampling) / self.tries, 1e-6)
        left = (1.0 - SAMPLING) * max(0.0, self.budget.seconds - spent)
        self.open = self.open[: max(1, int(left / (cost * (ROUNDS_AT_LEAST - 1))))]

    def is_over(self) -> bool:
        """Nothing is left to compare, or the budget is spent."""
        if len(self.open) == 1:
            return True
        if self.budget.tries:
            return self.tries >= self.budget.tries
        return time.thread_time() - self.begun >= self.budget.seconds

    def next_world(self) -> World:
        """A new one while that is cheap enough, else one of those at hand."""
        if self.budget.tries:
            fresh = 2 * len(self.worlds) <= self.rounds
        else:
            spent = time.thread_time() - self.begun
            fresh = not self.worlds or self.sampling < SAMPLING * spent
        return self.sample() if fresh else self.worlds[self.rounds % len(self.worlds)]

    def sample(self) -> World:
        """A position as it may be, and what everybody would know in it."""
        begun = time.thread_time()
        position = self.mind.determinize(self.eyes, self.chance)
        stake = self.mind.stake(position, self.eyes.seat)
        world = World(position, self.mind.supposed(position), stake)
        self.worlds.append(world)
        self.sampling += time.thread_time() - begun
        return world

    def play_round(self, world: World) -> None:
        """Every answer still open, once, with the same luck."""
        seed = self.chance.word("strategist")
        for answer in self.open:
            rollout = Rollout(self.game, world, self.mind, self.eyes.seat, seed)
            value = rollout.run(self.options[answer], self.roots[answer], HORIZON)
            self.values[answer].append(value)
            self.tries += 1
        self.rounds += 1

    def drop(self) -> None:
        """Answers that are clearly behind the best, or can hardly come out ahead of the usual one,
        are not tried any more."""
        best = max(self.open, key=lambda answer: sum(self.values[answer]))
        self.open = [
            answer
            for answer in self.open
            if answer == USUAL
            or (self.may_win(answer) and not self.is_ahead(best, answer, DROPPED))
        ]

    def may_win(self, answer: int) -> bool:
        """Whether an answer may still turn out better than the usual one."""
        mean, error = paired(self.values[answer], self.values[USUAL])
        return mean + DROPPED * error > WORTH_IT

    def is_ahead(self, one: int, other: int, errors: float) -> bool:
        """Whether one answer did better than another by so many standard errors."""
        mean, error = paired(self.values[one], self.values[other])
        return mean > errors * error

    def verdict(self) -> int:
        """The best answer that beats the usual one beyond doubt, else the usual one."""
        best = USUAL
        if self.rounds < ROUNDS_AT_LEAST:
            return best
        most = 0.0
        for answer in self.open:
            if answer != USUAL:
                mean, error = paired(self.values[answer], self.values[USUAL])
                if mean > most and mean > max(DOUBT * error, WORTH_IT):
                    best = answer
                    most = mean
        return best


def paired(ones: list[float], others: list[float]) -> tuple[float, float]:
    """The mean difference of values got in the same positions, and its standard error."""
    differences = [one - other for one, other in zip(ones, others, strict=True)]
    count = len(differences)
    mean = sum(differences) / count
    variance = sum((difference - mean) ** 2 for difference in differences) / max(1, count - 1)
    return mean, math.sqrt(variance / count)
