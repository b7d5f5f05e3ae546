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
the full description.
"""

from __future__ import annotations

import json
from typing import Any

from whiteout.core.chance import SeededChance
from whiteout.core.claim import CLAIMS
from whiteout.core.event import ABOVE, SPECTATOR, Facts
from whiteout.core.game import Game
from whiteout.core.given import Given, Line
from whiteout.core.match import Match, Seeded
from whiteout.core.refusal import BrokenScenario, Refusal
from whiteout.core.view import encode

_SECTIONS = ("given", "when", "then")


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
            section = scenario.given if words[0] == "given" else []
            if words[0] != "given":
                scenario.acts.append((words[0], section))
        elif section is None:
            _read_header(scenario, line)
        else:
            section.append(line)
    if not scenario.game or not scenario.names:
        raise BrokenScenario("the scenario names no game or no seats", "game: and seats:")
    return scenario


def _read_header(scenario: Scenario, line: Line) -> None:
    key = line.words[0]
    rest = line.words[1:]
    if key == "scenario:":
        scenario.title = " ".join(rest)
    elif key == "game:" and len(rest) == 1:
        scenario.game = rest[0]
    elif key == "seats:":
        scenario.names = rest
    elif key == "rules:":
        scenario.rules += rest
    elif key == "seed:" and len(rest) == 1 and rest[0].isdigit():
        scenario.seed = int(rest[0])
    elif key == "option" and len(rest) == 3 and rest[1] == "=":
        scenario.options[rest[0]] = rest[2]
    else:
        raise line.broken(
            f"{line.text()!r} is no header", "scenario:, game:, seats:, rules:, seed:, option K = V"
        )


class Player:
    """Plays a scenario: answers by name, checks what must hold."""

    def __init__(self, scenario: Scenario, game: Game) -> None:
        self.scenario = scenario
        self.game = game
        given = Given(scenario.names, scenario.given)
        seats = len(scenario.names)
        try:
            self.match = Match(game, seats, scenario.options, Seeded(scenario.seed), scenario.names)
        except Refusal as refusal:
            raise BrokenScenario(refusal.wrong, refusal.expected) from None
        self.match.position = game.arrange(given, scenario.options, SeededChance(scenario.seed))
        self._marks: dict[int, int] = {}
        self._mark()

    def run(self) -> None:
        """Play everything; the first line that does not hold is refused with its number."""
        for kind, lines in self.scenario.acts:
            if kind == "when":
                self._mark()
                for line in lines:
                    self.do(line)
            else:
                for line in lines:
                    self.check(line)

    def _mark(self) -> None:
        """Events are checked from the last `when` on."""
        for viewer in [*range(self.match.seats), SPECTATOR, ABOVE]:
            self._marks[viewer] = len(self.match.history(viewer))

    # -- words -----------------------------------------------------------------------------------

    def viewer(self, line: Line, word: str) -> int:
        """A seat by name, `spectator`, or `above`."""
        if word == "spectator":
            return SPECTATOR
        if word == "above":
            return ABOVE
        return Given(self.scenario.names, []).seat(line, word)

    def value(self, word: str) -> Any:
        """What a word stands for: a seat, a number, a JSON value, or itself."""
        if word in self.scenario.names:
            return self.scenario.names.index(word)
        try:
            return json.loads(word)
        except ValueError:
            return word

    def option_text(self, words: list[str]) -> str:
        """The text of an option, with seats by name turned into numbers."""
        return " ".join(str(self.value(word)) for word in words)

    # -- when ------------------------------------------------------------------------------------

    def do(self, line: Line) -> None:
        """One line of `when`: an answer, an aside, or a claim."""
        seat = self.viewer(line, line.words[0])
        rest = line.words[1:]
        if not rest:
            raise line.broken("nothing is done", "a seat and its answer")
        try:
            if rest[0] == "aside":
                self.match.aside(seat, self.option_text(rest[1:]))
            elif rest[0] == "claims":
                self.match.claim(seat, self._claim(line, rest[1:]))
            else:
                self.match.answer(seat, self.match.position.number, self.option_text(rest))
        except Refusal as refusal:
            wrong = f"{refusal.wrong} ({refusal.rule})" if refusal.rule else refusal.wrong
            raise line.broken(wrong, refusal.expected) from None

    def _claim(self, line: Line, words: list[str]) -> Facts:
        if not words or words[0] not in CLAIMS or len(words) != len(CLAIMS[words[0]]) + 1:
            raise line.broken("no such claim", " or ".join(CLAIMS))
        facts: Facts = {"claim": words[0]}
        for blank, word in zip(CLAIMS[words[0]], words[1:], strict=True):
            facts[blank] = self.value(word) if blank == "seat" else word
        return facts

    # -- then ------------------------------------------------------------------------------------

    def check(self, line: Line) -> None:
        """One line of `then`."""
        words = line.words
        if words[0] == "view" and len(words) >= 4:
            self._check_view(line)
        elif words[0] == "choice" and len(words) >= 2:
            self._check_choice(line)
        elif words[0] == "ended" and len(words) >= 2:
            self._check_end(line)
        elif len(words) >= 3 and words[1] == "saw":
            self._check_event(line, words[2:], True)
        elif len(words) >= 5 and words[1:4] == ["did", "not", "see"]:
            self._check_event(line, words[4:], False)
        elif len(words) >= 4 and words[1:3] == ["is", "refused"]:
            self._check_refusal(line)
        elif len(words) >= 4 and words[1] == "is":
            self._check_offer(line)
        else:
            raise line.broken(
                f"{line.text()!r} cannot be checked",
                "view, choice, ended, saw, did not see, is offered, is not offered, is refused",
            )

    def _check_view(self, line: Line) -> None:
        """`view WHO PATH = VALUE...` or `view WHO PATH is absent`."""
        viewer = self.viewer(line, line.words[1])
        path = line.words[2]
        found: Any = self.match.view(viewer)
        for part in path.split("."):
            key = self.value(part)
            if isinstance(found, list) and isinstance(key, int) and key < len(found):
                found = found[key]
            elif isinstance(found, dict) and part in found:
                found = found[part]
            else:
                if line.words[3:] == ["is", "absent"]:
                    return
                raise line.broken(f"the view has no {path}", line.text())
        if line.words[3] != "=":
            raise line.broken(f"{path} is {encode(found)}", line.text())
        wanted = [self.value(word) for word in line.words[4:]]
        if isinstance(found, list):
            good = found == wanted
        else:
            good = len(wanted) == 1 and found == wanted[0]
        if not good:
            raise line.broken(f"{path} is {encode(found)}", line.text())

    def _check_choice(self, line: Line) -> None:
        """`choice POINT WHO...` or `choice none`."""
        choice = self.match.position.choice
        found = ["none"]
        if choice is not None:
            names = self.scenario.names
            waiting = [names[seat] for seat in self.match.position.asked]
            found = [choice.point(self.match.position), *waiting]
        if found != line.words[1:]:
            raise line.broken(f"the open choice is {' '.join(found)}", line.text())

    def _check_end(self, line: Line) -> None:
        """`ended REASON [WINNER...]`."""
        if not self.match.position.over:
            raise line.broken("the match has not ended", line.text())
        outcome = self.match.outcome()
        found = [outcome.reason, *[self.scenario.names[seat] for seat in outcome.winners]]
        if found != line.words[1:]:
            raise line.broken(f"it ended with {' '.join(found)}", line.text())

    def _check_event(self, line: Line, words: list[str], wanted: bool) -> None:
        """`WHO saw KIND [FIELD=VALUE...]`; a value with commas is a list."""
        viewer = self.viewer(line, line.words[0])
        kind = words[0]
        fields: Facts = {}
        for word in words[1:]:
            key, _, text = word.partition("=")
            if text.endswith(",") or "," in text:
                fields[key] = [self.value(part) for part in text.split(",") if part]
            else:
                fields[key] = self.value(text)
        events = self.match.history(viewer, self._marks[viewer])
        hit = any(_fits(event, kind, fields) for event in events)
        if hit != wanted:
            seen = "; ".join(encode(event) for event in events) or "nothing"
            raise line.broken(f"seen: {seen}", line.text())

    def _check_refusal(self, line: Line) -> None:
        """`WHO is refused ANSWER... [(RULE)]`: refused by this rule, and nothing changes."""
        seat = self.viewer(line, line.words[0])
        words = line.words[3:]
        rule = ""
        if words[-1].startswith("("):
            rule = words.pop().strip("()")
        viewers = [*range(self.match.seats), SPECTATOR, ABOVE]
        before = [encode(self.match.view(viewer)) for viewer in viewers]
        try:
            if words[0] == "aside":
                self.match.aside(seat, self.option_text(words[1:]))
            else:
                self.match.answer(seat, self.match.position.number, self.option_text(words))
        except Refusal as refusal:
            if rule and refusal.rule != rule:
                raise line.broken(f"refused by {refusal.rule or 'no rule'}", line.text()) from None
            if before != [encode(self.match.view(viewer)) for viewer in viewers]:
                raise line.broken("the refusal changed the position", "no change") from None
            return
        raise line.broken("it was not refused", line.text())

    def _check_offer(self, line: Line) -> None:
        """`WHO is offered [exactly]: A | B`, `WHO is not offered: A | B`."""
        seat = self.viewer(line, line.words[0])
        text = " ".join(line.words[2:])
        head, _, tail = text.partition(":")
        wanted = [self.option_text(part.split()) for part in tail.split("|") if part.strip()]
        position = self.match.position
        found = [option.text for option in position.options(seat)]
        found += [f"aside {option.text}" for option in self.game.asides(position, seat)]
        answers = [text for text in found if not text.startswith("aside ")]
        if head == "offered exactly":
            good = sorted(wanted) == sorted(answers)
        elif head == "offered":
            good = all(text in found for text in wanted)
        elif head == "not offered":
            good = not any(text in found for text in wanted)
        else:
            raise line.broken(f"{head!r}", "is offered:, is offered exactly: or is not offered:")
        if not good:
            raise line.broken(f"offered: {' | '.join(found)}", line.text())


def _fits(event: Facts, kind: str, fields: Facts) -> bool:
    if event["event"] != kind:
        return False
    seen = {**event, **event.get("only_you", {})}
    return all(key in seen and seen[key] == value for key, value in fields.items())


def run(text: str, game: Game) -> Player:
    """Read and play a scenario; a refusal names the line that does not hold."""
    player = Player(parse(text), game)
    player.run()
    return player
