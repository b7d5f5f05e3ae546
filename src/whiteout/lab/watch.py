"""Somebody looks over a bot's shoulder: what it was offered, what it took, what changed meanwhile.

A watcher sits between the table and a bot and passes everything on, so that any bot of any game
is watched the same way, through the core's interface alone.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from whiteout.core.bot import Bot, Eyes
from whiteout.core.choice import Choice
from whiteout.core.event import Facts
from whiteout.core.game import Game
from whiteout.core.option import Option, without_back
from whiteout.core.position import Position
from whiteout.lab.simulate import turn_of

NEVER = -1
ASKED = " @"
"""Between an answer that says nothing by itself and the question it was given to."""


class Course:
    """How one match went, besides its end: whose allegiance changed, who dropped out, and when."""

    def __init__(self, game: Game, position: Position) -> None:
        self.game = game
        self.position = position
        self.begun = [game.allegiance(position, seat) for seat in range(position.seats)]
        self.playing = list(range(position.seats))
        self.faithful = list(range(position.seats))
        self.first_change = NEVER
        self.first_out = NEVER
        self.decisions = 0

    def look(self) -> None:
        """Note what has changed since the last decision: the sooner it is asked, the sooner it is
        known, so a moment is that of the first decision after it."""
        game = self.game
        p = self.position
        begun = self.begun
        if "" in begun:  # not dealt before
            begun = self.begun = [
                known or game.allegiance(p, seat) for seat, known in enumerate(begun)
            ]
        for seat in self.faithful:
            if game.allegiance(p, seat) != begun[seat]:
                self.faithful = [s for s in self.faithful if game.allegiance(p, s) == begun[s]]
                if self.first_change == NEVER:
                    self.first_change = self.moment()
                break
        for seat in self.playing:
            if game.is_out(p, seat):
                self.playing = [s for s in self.playing if not game.is_out(p, s)]
                if self.first_out == NEVER:
                    self.first_out = self.moment()
                break

    def moment(self) -> int:
        """The turn, or where a game counts none, the decisions taken so far."""
        turn = turn_of(self.game, self.position)
        return self.decisions if turn is None else turn

    @property
    def changed(self) -> int:
        """How many seats no longer play for what they began with."""
        return self.position.seats - len(self.faithful)

    @property
    def out(self) -> int:
        """How many seats take no more part."""
        return self.position.seats - len(self.playing)


class Watcher(Bot):
    """A bot whose options and choices are noted, by what its seat plays for at that moment."""

    def __init__(self, bot: Bot, seat: int, course: Course, names: dict[str, str]) -> None:
        super().__init__(bot.seed)
        self.listens = bot.listens
        self.offered: dict[str, dict[str, bool]] = {}
        """By allegiance: all that was ever offered, and whether the first chance was taken."""
        self.used: dict[str, Counter[str]] = {}
        self._bot = bot
        self._seat = seat
        self._course = course
        self._names = names

    def choose(self, eyes: Eyes) -> Option:
        course = self._course
        course.look()
        course.decisions += 1
        allegiance = course.game.allegiance(course.position, self._seat)
        choice = course.position.choice
        onward = without_back(eyes.options())  # to take a part back is no use of anything
        here = {option.text: self._name(option, choice) for option in onward}
        option = self._bot.choose(eyes)
        if option.text not in here:
            return option
        taken = here[option.text]
        offered = self.offered.setdefault(allegiance, {})
        for name in here.values():
            if name not in offered:
                offered[name] = name == taken
        self.used.setdefault(allegiance, Counter())[taken] += 1
        return option

    def aside(self, eyes: Eyes) -> Option | None:
        option = self._bot.aside(eyes)
        if option is not None:
            course = self._course
            course.look()
            course.decisions += 1
            allegiance = course.game.allegiance(course.position, self._seat)
            self.used.setdefault(allegiance, Counter())[self._name(option, None)] += 1
        return option

    def speak(self, eyes: Eyes) -> list[Facts]:
        return self._bot.speak(eyes)

    def _name(self, option: Option, choice: Choice[Any] | None) -> str:
        """What an option is counted as: its verb and the things it names; numbers, and whom it is
        aimed at, are left out. One that names nothing (yes, pass) goes with its question."""
        names = self._names
        name = names.get(option.text)
        if name is None:  # kept, since every option comes again and again
            things = [arg for arg in option.args if isinstance(arg, str) and not arg.isdecimal()]
            name = names[option.text] = " ".join([option.verb, *things])
        if " " in name or choice is None:
            return name
        return f"{name}{ASKED}{question(self._course.position, choice)}"


def question(p: Position, choice: Choice[Any]) -> str:
    """What is asked, in ids: the point, the rule, and the things it is about by the names of their
    fields. Whom and how many are left out."""
    about = choice.about(p)
    things = [f"{field}={told}" for field, told in about.items() if isinstance(told, str)]
    return " ".join([choice.point(p), choice.rule(p), *things])


def watched(game: Game, position: Position, bots: list[Bot], names: dict[str, str]) -> Course:
    """Put a watcher in the place of every bot; what they have in common is given back."""
    course = Course(game, position)
    for seat, bot in enumerate(bots):
        bots[seat] = Watcher(bot, seat, course, names)
    return course
