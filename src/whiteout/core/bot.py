"""Bots: players without a person. They look through their seat's eyes and nothing else."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from whiteout.core.belief import Belief
from whiteout.core.chance import Chance
from whiteout.core.event import Facts
from whiteout.core.game import Game
from whiteout.core.option import Option
from whiteout.core.position import Position
from whiteout.core.view import view


class Eyes:
    """What one seat may see and do: its view, its events, its options.

    A bot is handed eyes, never a position. The contract suite checks that every bot decides the
    same when all that its seat cannot know is drawn anew.
    """

    __slots__ = ("_game", "_position", "_read", "seat", "seats")

    def __init__(self, game: Game, position: Position, seat: int) -> None:
        self._game = game
        self._position = position
        self._read = 0
        self.seat = seat
        self.seats = position.seats

    def view(self) -> Facts:
        """The seat's view of the position."""
        return view(self._game, self._position, self.seat)

    def box(self) -> Facts:
        """What is public from the start: the options in force, what the box holds."""
        return self._game.box(self._position)

    def options(self) -> list[Option]:
        """The answers open to the seat, if it is asked."""
        p = self._position
        choice = p.choice
        asked = p.asked
        seat = self.seat
        if choice is None or not asked:
            return []
        if asked[0] != seat and seat not in asked:  # most often it is the first: cheaper than `in`
            return []
        return choice.options(p, seat)

    def draft(self) -> list[Option]:
        """The parts of its answer that the seat has chosen so far."""
        return self._position.draft(self.seat)

    def asides(self) -> list[Option]:
        """What stands open to the seat beside the choices."""
        return self._game.asides(self._position, self.seat)

    def determinize(self, chance: Chance, belief: Belief | None = None) -> Position:
        """A position that this seat cannot tell from the true one, with a history of its own that
        begins now; see `Game.determinize`."""
        sample: Position = self._game.determinize(self._position, self.seat, chance, belief)
        sample.history = []
        return sample

    def news(self) -> list[Facts]:
        """The events this seat has seen since it was last asked for news."""
        history = self._position.history
        if history is None:
            return []
        seat = self.seat
        news = []
        for index in range(self._read, len(history)):
            facts = history[index].seen_by(seat)
            if facts is not None:
                news.append(facts)
        self._read = len(history)
        return news


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player: chooses among options, may take asides, may speak."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.listens = False
        """Whether the bot reads events; where no bot does, none are made."""
        self.thinks = False
        """Whether an answer costs time, so that a busy program calls `think` aside first."""

    def choose(self, eyes: Eyes) -> Option:
        """One of `eyes.options()`."""
        raise NotImplementedError

    def think(self, eyes: Eyes) -> None:
        """Make up its mind about the open choice; `choose` then answers at once."""

    def aside(self, eyes: Eyes) -> Option | None:
        """One of `eyes.asides()`, or nothing. Asked where the rules give the seat the word."""
        return None

    def speak(self, eyes: Eyes) -> list[Facts]:
        """Claims to make now, before choosing; see `core.claim`."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Thinker(Bot):
    """A bot on whose judgement a search can build: it draws samples, puts itself in the place
    of the others, and can say how an unfinished match stands.

    All that it is told of the others it supposes: in a sample nothing is true but what
    its own seat knows.
    """

    def attend(self) -> None:
        """From now on note, too, what everybody has seen. To be called before the first news."""
        raise NotImplementedError

    def hear(self, eyes: Eyes) -> None:
        """Take in the news."""
        raise NotImplementedError

    def determinize(self, eyes: Eyes, chance: Chance) -> Position:
        """A position that the seat cannot tell from the true one, as likely as the bot believes
        it to be. Roles are drawn by belief."""
        raise NotImplementedError

    def weigh(self, eyes: Eyes, options: list[Option]) -> list[float]:
        """How good each option seems to the heuristic, in points of its own: the prior by which a
        search shortlists a long list. A bot that has no such figures takes all for alike."""
        return [0.0] * len(options)

    def supposed(self, sample: Position) -> list[Thinker]:
        """By seat, a bot that knows what this one supposes that seat to know."""
        raise NotImplementedError

    def copy(self, seed: int) -> Thinker:
        """A bot that knows the same, to go on without this one."""
        raise NotImplementedError

    def stake(self, sample: Position, seat: int) -> int:
        """The side a seat plays for now, as a number that `outlook` understands."""
        raise NotImplementedError

    def milestone(self, p: Position) -> int:
        """How far the match has come. Where the number rises, `outlook` can judge."""
        raise NotImplementedError

    def features(self, p: Position, thinkers: list[Thinker]) -> list[float]:
        """What `outlook` looks at, as numbers: data/outlook.toml names them, and weighs them."""
        raise NotImplementedError

    def outlook(self, p: Position, thinkers: list[Thinker], stake: int) -> float:
        """How likely the side is to win from here, if all play on as they do; 0 or 1 at the end."""
        raise NotImplementedError
