"""One match as a learner's environment: whose decision it is, what is legal, what came of it.

Every adapter stands on this class. It asks one seat at a time: where several choose at once they
are asked one after the other, and none sees what another has chosen, because no view shows it.
Where seats may act as they like (an open choice) they are asked in the order of the word, and again
after every act. An answer put together from parts is one action for every part; `back`, which takes
a part away, is offered only where there is nothing else, so that no match can go round in circles.
Asides that are moves of the game (declaring the end) are offered together with a seat's own
choices, whenever the rules give it the word.
"""

from __future__ import annotations

import itertools
from typing import Any

from whiteout.adapters.encoding import Encoding, encoding
from whiteout.adapters.recall import Recall
from whiteout.bots.drive import Table
from whiteout.core.bot import Bot, Eyes
from whiteout.core.chance import SeededChance
from whiteout.core.event import Facts
from whiteout.core.game import DRAWN, LOST, WON, Game, Outcome
from whiteout.core.option import without_back
from whiteout.core.position import Position
from whiteout.core.refusal import MatchOver, NotOffered
from whiteout.core.view import view

NOBODY = -1

REWARDS = {WON: 1.0, DRAWN: 0.0, LOST: -1.0}
"""What a result is worth to a seat."""

Move = tuple[int, int]
"""A seat, and the action it took."""


def rewards_of(outcome: Outcome, seats: int) -> list[float]:
    """What everybody gets at the end. A seat that lost never gets more than one that drew, nor that
    more than one that won; where everybody loses, everybody gets -1."""
    return [REWARDS[outcome.result(seat)] for seat in range(seats)]


class Rules:
    """What stays the same from match to match: the game, the seats, the options."""

    def __init__(
        self,
        game: Game | str,
        seats: int,
        options: dict[str, Any] | None = None,
        history: int = 0,
        most_steps: int | None = None,
    ) -> None:
        self.code: Encoding = encoding(game, seats)
        self.game = self.code.game
        self.seats = seats
        self.options = dict(options or {})
        self.history = history
        """How many tokens of perfect recall an observation carries."""
        self.most_steps = self.game.longest if most_steps is None else most_steps
        """Actions after which a match is cut short; by chance alone some would go on for very
        long. If nothing else is said, as many as the longest matches of the game take."""
        self.game.start(seats, self.options, SeededChance(0), False)  # refused here or never

    def __deepcopy__(self, memo: object) -> Rules:
        """Nothing in here ever changes."""
        return self

    def __reduce__(self) -> tuple[object, ...]:
        """Another process finds the game by its id."""
        named = (self.game.id, self.seats, self.options, self.history, self.most_steps)
        return (Rules, named)


class Seeds:
    """Where the chance of one match after another comes from."""

    def __init__(self) -> None:
        self.seed = 0
        self._streams = itertools.count()

    def next(self, seed: int | None) -> tuple[int, int]:
        """The seed and stream of the next match: a given seed starts anew, none goes on."""
        if seed is not None:
            self.seed = int(seed)
            self._streams = itertools.count()
        return self.seed, next(self._streams)


class Arena:
    """A match in progress. `turn` is the seat that decides now, or -1 when it is over."""

    def __init__(
        self, rules: Rules, seed: int, stream: int = 0, recalls: bool | None = None
    ) -> None:
        self.rules = rules
        self.start = (seed, stream)
        self.taken: list[Move] = []
        """The actions so far: with the start, they are the whole match."""
        self.turn = NOBODY
        self.table: Table | None = None
        self.learners: list[int] = []
        self.keeps = bool(rules.history) if recalls is None else recalls
        chance = SeededChance(seed, stream)
        game = rules.game
        self.position: Position = game.start(rules.seats, rules.options, chance, self.keeps)
        self.eyes = [Eyes(game, self.position, seat) for seat in range(rules.seats)]
        words = rules.code.vocabulary
        self.recalls = [Recall(eyes, words) for eyes in self.eyes] if self.keeps else []
        self.run()

    def seat_bots(self, bots: list[Bot]) -> None:
        """A bot at every seat. Those who read events need a match that is listened to."""
        self.table = Table(self.rules.game, self.position, bots)

    def take_seat(self, seat: int) -> None:
        """A learner plays this seat from here on, instead of its bot."""
        assert self.table is not None
        self.table.bots[seat] = Bot(0)  # it is only asked whether it wants an aside: it does not
        self.learners.append(seat)
        self.run()

    def leave_seat(self, seat: int, bot: Bot) -> None:
        """A bot plays this seat from here on, instead of the learner."""
        assert self.table is not None
        self.table.bots[seat] = bot
        self.learners.remove(seat)
        self.run()

    # -- whose decision ----------------------------------------------------------------------------

    def run(self) -> None:
        """Go on to the next decision of a learner; bots play theirs."""
        p = self.position
        while not p.over and self.go_on():
            pass
        self.turn = NOBODY if p.over else p.asked[0]
        self._legal: list[int] | None = None

    def go_on(self) -> bool:
        """One step of the rules or one decision of a bot; whether it could be done without a
        learner."""
        p = self.position
        table = self.table
        if table is not None and p.stable and table.ask_aside():
            return True
        if p.choice is None:
            p.advance()
            return True
        if table is None or p.asked[0] in self.learners:
            return False
        table.decide(p.asked[0])
        return True

    @property
    def truncated(self) -> bool:
        """Whether the match was cut short."""
        return len(self.taken) >= self.rules.most_steps and not self.position.over

    @property
    def finished(self) -> bool:
        """Whether nothing more is to be decided."""
        return self.position.over or len(self.taken) >= self.rules.most_steps

    def legal(self) -> list[int]:
        """The actions open to the seat whose turn it is: its options, then its asides."""
        if self._legal is None:
            self._legal = self.legal_of(self.turn)
        return self._legal

    def legal_of(self, seat: int) -> list[int]:
        """The actions open to a seat, if it is asked."""
        if self.finished:
            return []
        p = self.position
        index = self.rules.code.index
        options = p.options(seat)
        if not options:
            return []
        legal = [index[option.text] for option in without_back(options)]
        if p.stable:
            game = self.rules.game
            if seat in game.aside_seats(p):
                texts = [option.text for option in game.asides(p, seat)]
                legal += [index[text] for text in texts if text in index]
        return legal

    def act(self, action: int, by: int = NOBODY) -> None:
        """Take an action of the seat whose turn it is, or of another that is asked as well. What is
        refused changes nothing."""
        if self.finished:
            raise MatchOver("the match is over", "a new match")
        seat = self.turn if by == NOBODY else by
        alphabet = self.rules.code.alphabet
        legal = self.legal() if seat == self.turn else self.legal_of(seat)
        if action not in legal:
            names = " or ".join([alphabet[number].text for number in legal])
            given = alphabet[action].text if 0 <= action < len(alphabet) else action
            raise NotOffered(f"{given!r} is not offered to seat {seat}", names)
        option = alphabet[action]
        if self.keeps:
            self.recalls[seat].answered(option.text)
        self.taken.append((seat, action))
        p = self.position
        game = self.rules.game
        if p.stable and seat in game.aside_seats(p) and option not in p.options(seat):
            game.take_aside(p, seat, option)
        else:
            p.apply(seat, option)
        self.run()

    # -- what a seat gets --------------------------------------------------------------------------

    def view(self, seat: int) -> Facts:
        """The view of a seat."""
        return view(self.rules.game, self.position, seat)

    def observe(self, seat: int) -> dict[str, Any]:
        """The numbers of a seat: observation, mask and, where wanted, history."""
        code = self.rules.code
        found = {
            "observation": code.observation(self.view(seat)),
            "action_mask": code.mask(self.legal() if seat == self.turn else []),
        }
        if self.rules.history:
            found["history"] = code.row(self.recalls[seat].tokens(self.rules.history))
        return found

    def rewards(self) -> list[float]:
        """By seat: `rewards_of` the outcome; nought for all while it runs, and where it was cut
        short."""
        p = self.position
        return rewards_of(self.rules.game.outcome(p), p.seats) if p.over else [0.0] * p.seats

    # -- copies ------------------------------------------------------------------------------------

    def clone(self) -> Arena:
        """An independent copy. Only for matches without bots, which cannot be copied."""
        assert self.table is None, "an arena with bots cannot be cloned"
        copy = object.__new__(Arena)
        copy.__dict__.update(self.__dict__)
        copy.taken = self.taken[:]
        copy.position = self.position.clone()
        if self.position.history is not None:
            copy.position.history = self.position.history[:]
        copy.eyes = [Eyes(self.rules.game, copy.position, eyes.seat) for eyes in self.eyes]
        pairs = zip(self.recalls, copy.eyes, strict=False)  # there may be no recalls
        copy.recalls = [recall.clone(eyes) for recall, eyes in pairs]
        return copy

    def __deepcopy__(self, memo: object) -> Arena:
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        assert self.table is None, "an arena with bots cannot be written down"
        return (replay, (self.rules, *self.start, self.keeps, self.taken))


def replay(rules: Rules, seed: int, stream: int, keeps: bool, moves: list[Move]) -> Arena:
    """The match that these moves have led to."""
    arena = Arena(rules, seed, stream, keeps)
    for seat, action in moves:
        arena.act(action, seat)
    return arena
