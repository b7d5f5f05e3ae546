"""Scenarios: a position, what is done in it, and what must hold then, as a small text file.

    scenario: A plain turn
    game: stay_away
    seats: A B C D
    rules: SA-FLOW-01 SA-EXCH-04
    option turn_limit = 9

    given
      hand A: the_thing axe axe whiskey
      active A
    when
      A discard axe
    then
      view A hand = the_thing axe whiskey suspicious
      spectator saw discarded player=A

The same format serves all games; only the `given` lines belong to the game. docs/scenarios.md is
the full description. What can be done in `when` stands in acts.py, what can be demanded in `then`
in expect.py.
"""

from __future__ import annotations

from typing import Any

from whiteout.core.acts import Acts
from whiteout.core.chance import SeededChance
from whiteout.core.choice import Prompt
from whiteout.core.event import ABOVE
from whiteout.core.expect import Expect
from whiteout.core.game import Game
from whiteout.core.given import Given, Line, Words
from whiteout.core.match import Match, Seeded
from whiteout.core.position import Position
from whiteout.core.refusal import BrokenScenario, Refusal
from whiteout.core.view import encode
from whiteout.core.view import view as view_of

_SECTIONS = ("given", "when", "then")
_NEW_MATCH = ["new", "match"]
_TAKEN = ("spectator", "above", "none", "aside", "claims", "go", "until", "true", "false", "null")
"""Words that cannot be the name of a seat."""


class Scenario:
    """A scenario as read: its header, and its sections in order."""

    def __init__(self) -> None:
        self.title = ""
        self.game = ""
        self.names: list[str] = []
        self.rules: list[str] = []
        self.seed = 1
        self.options: dict[str, str] = {}
        self.given: list[Line] = []
        self.given_at = 1
        """The line of the heading `given`."""
        self.header: dict[str, Line] = {}
        """The lines of the header by their keys; those of options by `option KEY`."""
        self.acts: list[tuple[str, list[Line]]] = []
        """`when` and `then` sections, in the order of the file."""


def parse(text: str) -> Scenario:
    """Read a scenario file; whatever is wrong is refused with the line's number."""
    scenario = Scenario()
    section: list[Line] | None = None
    for number, raw in enumerate(text.splitlines(), start=1):
        words = raw.split("#", 1)[0].split()
        if not words:
            continue
        line = Line(number, words)
        if words[0] in _SECTIONS and len(words) == 1:
            section = _open_section(scenario, line)
        elif section is None:
            _read_header(scenario, line)
        else:
            section.append(line)
    for key in ("game:", "seats:"):
        if key not in scenario.header:
            raise Line(1, []).broken(f"the header has no {key}", "game: ID and seats: NAME...")
    return scenario


def _open_section(scenario: Scenario, line: Line) -> list[Line]:
    """The section that a heading opens; what is given stands once, before everything else."""
    if line.words[0] != "given":
        section: list[Line] = []
        scenario.acts.append((line.words[0], section))
        return section
    if scenario.acts or "given" in scenario.header:
        raise line.broken("given stands once, before all when and then", "when or then")
    scenario.header["given"] = line
    scenario.given_at = line.number
    return scenario.given


def _read_header(scenario: Scenario, line: Line) -> None:
    key = line.words[0]
    rest = line.words[1:]
    if key == "scenario:":
        scenario.title = " ".join(rest)
    elif key == "game:" and len(rest) == 1:
        scenario.game = rest[0]
    elif key == "seats:" and rest:
        _check_names(line, rest)
        scenario.names = rest
    elif key == "rules:":
        scenario.rules += rest
        return
    elif key == "seed:" and len(rest) == 1 and rest[0].isdigit():
        scenario.seed = int(rest[0])
    elif key == "option" and len(rest) == 3 and rest[1] == "=":
        key = f"option {rest[0]}"
        scenario.options[rest[0]] = rest[2]
    else:
        raise line.broken(
            f"{line.text()!r} is no header", "scenario:, game:, seats:, rules:, seed:, option K = V"
        )
    if key in scenario.header:
        raise line.broken(f"{key} stands in line {scenario.header[key].number} too", "one of them")
    scenario.header[key] = line


def _check_names(line: Line, names: list[str]) -> None:
    """Names must not be mistaken for anything else that a line may say."""
    for index, name in enumerate(names):
        if name in _TAKEN or not name.isidentifier():
            raise line.broken(f"{name!r} cannot name a seat", "letters and digits, such as A or P1")
        if name in names[:index]:
            raise line.broken(f"two seats are called {name}", "a name of its own for each seat")


class Player:
    """Plays a scenario: answers by name, checks what must hold."""

    def __init__(self, scenario: Scenario, game: Game) -> None:
        self.scenario = scenario
        self.game = game
        self.words = Words(scenario.names, game.families(), game.types()["options"])
        self.match = _start(scenario, game)
        given = scenario.given
        if [line.words for line in given] != [_NEW_MATCH]:
            for line in given:
                if line.words == _NEW_MATCH:
                    raise line.broken("a new match is set up by its game", "no other given line")
            described = Given(scenario.names, given, scenario.given_at)
            chance = SeededChance(scenario.seed)
            self.match.position = game.arrange(described, scenario.options, chance)
        self._expect = Expect(self.match, self.words)
        self._acts = Acts(self.match, self.words, scenario.seed)

    def run(self) -> None:
        """Play everything; the first line that does not hold is refused with its number."""
        for kind, lines in self.scenario.acts:
            if kind == "when":
                self._expect.mark()
                for line in lines:
                    self.do(line)
            else:
                for line in lines:
                    self.check(line)

    def viewer(self, line: Line, word: str) -> int:
        """A seat by name, `spectator`, or `above`."""
        return self.words.viewer(line, word)

    def value(self, word: str) -> Any:
        """What a word stands for: a seat, a number, a JSON value, or itself."""
        return self.words.value(word)

    def option_text(self, words: list[str]) -> str:
        """The text of an option, with seats by name turned into numbers."""
        return self.words.option(words)

    def do(self, line: Line) -> None:
        """One line of `when`."""
        self._acts.do(line)

    def check(self, line: Line) -> None:
        """One line of `then`."""
        if len(line.words) >= 4 and line.words[1:3] == ["is", "refused"]:
            self._check_refusal(line)
        else:
            self._expect.check(line)

    def _check_refusal(self, line: Line) -> None:
        """`WHO is refused ANSWER... [(RULE)]`: refused by this rule, and nothing changes."""
        words = line.words[3:]
        rule = ""
        if words[-1].startswith("("):
            rule = words.pop().strip("()")
        before = self._everything()
        try:
            self._acts.attempt(line, words)
        except BrokenScenario:
            raise
        except Refusal as refusal:
            if rule and refusal.rule != rule:
                raise line.broken(f"refused by {refusal.rule or 'no rule'}", line.text()) from None
            if before != self._everything():
                raise line.broken("the refusal changed the match", "no change") from None
            return
        raise line.broken("it was not refused", line.text())

    def _everything(self) -> list[str]:
        """All that any viewer can see, and how much has been recorded."""
        match = self.match
        views = [encode(match.view(viewer)) for viewer in self._expect.viewers()]
        return [*views, str(len(match.history(ABOVE))), str(len(match.moves))]


def _start(scenario: Scenario, game: Game) -> Match:
    """A match of the game with the seats and options asked for; what cannot be had is refused
    with the line that asks for it."""
    names = scenario.names
    words = [name for name in names if name in game.cards or name in game.roles]
    if words:
        raise scenario.header["seats:"].broken(
            f"{words[0]!r} cannot name a seat", f"a word that {game.id} does not use"
        )
    line = scenario.header["seats:"]
    options: dict[str, Any] = {}
    try:
        match = Match(game, len(names), options, Seeded(scenario.seed), names)
        for key, value in scenario.options.items():
            line = scenario.header[f"option {key}"]
            options[key] = value
            match = Match(game, len(names), options, Seeded(scenario.seed), names)
    except Refusal as refusal:
        raise line.broken(refusal.wrong, refusal.expected) from None
    return match


def run(text: str, game: Game) -> Player:
    """Read and play a scenario; a refusal names the line that does not hold."""
    player = Player(parse(text), game)
    player.run()
    return player


def lines_of(
    game: Game, p: Position, names: list[str], options: dict[str, Any]
) -> list[str] | None:
    """The canonical text of a position: the `given` lines that arrange it again, or None inside a
    procedure that no line describes. What FEN is to chess."""
    known = game.describe(view_of(game, p, ABOVE), names, options, p)
    if known is None or known.when:
        return None
    if known.point:  # a step begins with its first choice, which may be another
        lines = [Line(number, line.split()) for number, line in enumerate(known.given, start=1)]
        try:
            again = game.arrange(Given(names, lines), options, SeededChance(1))
        except BrokenScenario:
            return None
        if _prompt(again) != _prompt(p):
            return None
    return known.given


def _prompt(p: Position) -> Prompt | None:
    return None if p.choice is None else p.choice.prompt(p, ABOVE)
