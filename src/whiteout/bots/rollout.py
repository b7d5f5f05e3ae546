"""A rollout: the own seat goes down a tree, everybody else plays by the heuristic.

The parts of an answer that is put together (a draft) and the acts of an open choice are decisions
like all others: one after the other they lead down the tree.
"""

from __future__ import annotations

import math
from typing import Final

from whiteout.bots.drive import Table
from whiteout.core.bot import Bot, Eyes, Thinker
from whiteout.core.chance import SeededChance
from whiteout.core.game import Game
from whiteout.core.option import Option, without_back
from whiteout.core.position import Position

EXPLORATION: Final = 0.3
"""How much an answer that was seldom tried is worth trying, in chances of winning."""

HEURISTIC: Final = 0.6
"""How much of the prior goes to the answer that the heuristic bot would give."""


class Node:
    """A decision of the own seat, as that seat sees it: its answers, and how well each did."""

    def __init__(self, answers: int, favourite: int) -> None:
        self.visits = 0
        self.tried = [0] * answers
        self.sums = [0.0] * answers
        self.prior = [(1.0 - HEURISTIC) / answers] * answers
        self.prior[favourite] += HEURISTIC
        self.next: dict[str, Node] = {}
        """The decisions that can follow, by the answer given and what is asked then."""

    def select(self) -> int:
        """The answer to try next: good so far, or promising and seldom tried."""
        best = 0
        most = -1.0
        usual = 0.0
        for total in self.sums:
            usual += total
        usual /= max(1, self.visits)
        for answer, tried in enumerate(self.tried):
            worth = self.sums[answer] / tried if tried else usual
            worth += EXPLORATION * self.prior[answer] * math.sqrt(self.visits + 1) / (1 + tried)
            if worth > most:
                most = worth
                best = answer
        return best

    def learn(self, answer: int, value: float) -> None:
        """What came of an answer."""
        self.visits += 1
        self.tried[answer] += 1
        self.sums[answer] += value


class World:
    """A sample, and what everybody in it is supposed to know."""

    def __init__(self, position: Position, thinkers: list[Thinker], stake: int) -> None:
        self.position = position
        self.thinkers = thinkers
        self.stake = stake


class Rollout(Table):
    """The table of a sample: plays on from the answer given until the outlook can be judged."""

    def __init__(self, game: Game, world: World, mind: Thinker, seat: int, seed: int) -> None:
        position = world.position.clone()
        position.history = []
        position.chance = SeededChance(seed, seat)
        thinkers = [one.copy(seed + q) for q, one in enumerate(world.thinkers)]
        bots: list[Bot] = [*thinkers]
        super().__init__(game, position, bots)
        self.mind = mind
        self.thinkers = thinkers
        self.seat = seat
        self.stake = world.stake
        self.trail: list[tuple[Node, int]] = []
        self.node: Node | None = None
        """Where in the tree the own seat stands; None below it."""
        self.answer = 0

    def run(self, option: Option, node: Node, horizon: int) -> float:
        """Give this answer, play on for so many milestones, and judge."""
        p = self.position
        self.node = node
        end = self.mind.milestone(p) + horizon
        p.apply(self.seat, option)
        while not p.over:
            if p.choice is None:
                if not (p.stable and self.ask_aside()):
                    p.advance()
            elif self.mind.milestone(p) > end:
                break
            elif not (p.stable and self.ask_aside()):
                self.decide(p.asked[0])
        value = self.judge()
        for visited, answer in self.trail:
            visited.learn(answer, value)
        return value

    def judge(self) -> float:
        """How the match stands now for the side that the seat played for."""
        if not self.position.over:
            for thinker, eyes in zip(self.thinkers, self.eyes, strict=True):
                thinker.hear(eyes)
        return self.mind.outlook(self.position, self.thinkers, self.stake)

    def decide(self, seat: int) -> None:
        if seat != self.seat or self.node is None:
            super().decide(seat)
            return
        eyes = self.eyes[seat]
        options = without_back(eyes.options())
        if len(options) == 1:
            super().decide(seat)
            return
        bot = self.bots[seat]
        self.hear(seat, bot, eyes)
        self.decisions += 1
        self.position.apply(seat, self.descend(bot, eyes, options))

    def descend(self, bot: Bot, eyes: Eyes, options: list[Option]) -> Option:
        """Go one decision down the tree; where it ends it grows by one, and from there on the
        heuristic bot plays."""
        node = self.node
        assert node is not None
        key = f"{self.answer}"
        for option in options:
            key += f" {option.text}"
        found = node.next.get(key)
        if found is None:
            favourite = bot.choose(eyes)
            if favourite not in options:  # it takes back what it has put together
                return favourite
            node.next[key] = Node(len(options), options.index(favourite))
            self.node = None
            return favourite
        self.answer = found.select()
        self.trail.append((found, self.answer))
        self.node = found
        return options[self.answer]
