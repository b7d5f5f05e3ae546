"""Lessons: scenario files of a game's folder `learn/`, played by the learner against a script.

The learner sits at the first seat of the file; the other seats answer as its `when` lines say. The
server keeps nothing: the browser sends all of the learner's moves each time, and the lesson is
played from its start, which takes a few milliseconds. So any move can be taken back, and whoever
leaves the script by something legal is simply answered by the game's defaults.
"""

from __future__ import annotations

from functools import lru_cache
from importlib import resources
from pathlib import PurePath
from typing import Final, Literal

from whiteout.core.chance import SeededChance
from whiteout.core.event import Facts
from whiteout.core.given import Line
from whiteout.core.scenario import Player, Scenario, parse
from whiteout.games.registry import find_game, game_ids
from whiteout.server import wire
from whiteout.server.refusals import NoTable

YOU: Final = 0
"""The learner's seat."""
_LONGEST: Final = 200
"""Answers of others in a row; a script that never comes back to the learner stops here."""


@lru_cache(maxsize=100)
def texts(name: str) -> dict[str, str]:
    """The lessons of a game by id, in the order of their file names."""
    if name not in game_ids():
        raise NoTable("there is no such game", " or ".join(game_ids()))
    package = type(find_game(name)).__module__.rpartition(".")[0]
    folder = resources.files(package) / "learn"
    files = [file for file in folder.iterdir() if file.name.endswith(".scenario")]
    files.sort(key=lambda file: file.name)
    return {PurePath(file.name).stem: file.read_text(encoding="utf-8") for file in files}


def lessons(name: str) -> wire.Lessons:
    """What there is to learn."""
    found = []
    for lesson, text in texts(name).items():
        scenario = parse(text)
        found.append(wire.Lesson(id=lesson, title=scenario.title, rules=scenario.rules))
    return wire.Lessons(game=name, lessons=found)


def learn(name: str, lesson: str, moves: list[wire.LearnMove]) -> wire.Learned:
    """Where a lesson stands after these moves; one that is not offered is refused."""
    text = texts(name).get(lesson)
    if text is None:
        raise NoTable(f"there is no lesson {lesson[:60]!r}", " or ".join(texts(name)))
    course = Course(parse(text), name)
    for move in moves:
        course.take(move)
    scenario = course.player.scenario
    return wire.Learned(
        id=lesson,
        title=scenario.title,
        names=scenario.names,
        you=YOU,
        rules=scenario.rules,
        options=dict(scenario.options),
        moves=len(moves),
        total=course.total,
        astray=course.astray,
        done=not course.astray and not course.script,
        hint=course.hint(),
        before=course.before,
        frames=course.frames,
    )


class Course:
    """A lesson under way: the script that is left, and what the learner has seen."""

    def __init__(self, scenario: Scenario, name: str) -> None:
        self.player = Player(scenario, find_game(name))
        self.script = [line for kind, lines in scenario.acts if kind == "when" for line in lines]
        self.total = sum(self._mine(line) for line in self.script)
        self.astray = False
        self.before: list[Facts] = []
        self.frames: list[wire.LearnFrame] = []
        self._chance = SeededChance(scenario.seed)
        self._seen = 0
        self._show()
        self._let_others()

    def _mine(self, line: Line) -> bool:
        return line.words[0] == self.player.scenario.names[YOU]

    def hint(self) -> wire.LearnMove | None:
        """The next move of the learner in the script."""
        if self.astray or not self.script:
            return None
        words = self.script[0].words[1:]
        kind: Literal["answer", "aside"] = "answer"
        if words[0] == "aside":
            kind = "aside"
            words = words[1:]
        return wire.LearnMove(kind=kind, option=self.player.option_text(words))

    def take(self, move: wire.LearnMove) -> None:
        """A move of the learner, and everything that the others do then."""
        wanted = self.hint()
        match = self.player.match
        if move.kind == "aside":
            match.aside(YOU, move.option)
        else:
            match.answer(YOU, match.position.number, move.option)
        for frame in self.frames:
            self.before += frame.events
        self.frames = []
        self._show()
        if move == wanted:
            self.script.pop(0)
        else:
            self.astray = True
        self._let_others()

    def _let_others(self) -> None:
        """Everybody else, up to the learner's next move."""
        for _ in range(_LONGEST):
            if not (self._by_default() if self.astray else self._by_script()):
                return
            self._show()

    def _by_script(self) -> bool:
        if not self.script or self._mine(self.script[0]):
            return False
        self.player.do(self.script.pop(0))
        return True

    def _by_default(self) -> bool:
        match = self.player.match
        p = match.position
        others = [seat for seat in p.asked if seat != YOU]
        if p.over or p.choice is None or not others:
            return False
        option = match.game.default(p, others[0], self._chance)
        match.answer(others[0], p.number, option.text)
        return True

    def _show(self) -> None:
        """One frame: what the learner has seen since the last."""
        match = self.player.match
        events = match.history(YOU, self._seen)
        self._seen += len(events)
        self.frames.append(wire.LearnFrame(events=events, view=match.view(YOU)))
