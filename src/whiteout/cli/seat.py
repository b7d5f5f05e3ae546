"""A person's seat: the prompt, the numbered options, and everything else one can type there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.columns import Columns
from rich.text import Text

from whiteout.cli.pick import as_number, pick, yes
from whiteout.cli.talk import make_claim
from whiteout.core.event import Facts
from whiteout.core.option import Option
from whiteout.core.refusal import Refusal
from whiteout.words.rulebook import Rule, read_rules, rules_about

if TYPE_CHECKING:
    from whiteout.cli.session import Session


class Left(Exception):
    """The person has left the table; how says what becomes of the match."""

    def __init__(self, how: str) -> None:
        super().__init__(how)
        self.how = how


class Seat:
    """The person at the terminal, asked for one answer."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.words = session.words
        self.terminal = session.terminal
        self.match = session.match
        self.view: Facts = session.eyes.view()
        self.options: list[Option] = session.board.order(session.eyes.options())

    # -- the prompt ------------------------------------------------------------------------------

    def answer(self) -> None:
        """Show the table and the prompt, and take what is typed until an answer was given."""
        self.show_prompt(self.session.show_what_is_new())
        while not self._take(self.terminal.ask(self.words.say("your-answer"))):
            pass

    def aside(self) -> bool:
        """Give the person the word beside somebody else's choice; whether it was used."""
        self.session.show_table()
        self.terminal.say(self.words.say("you-have-the-word"), "move")
        return self._aside()

    def show_prompt(self, after_table: bool = True) -> None:
        """What is asked, with what one wants to see beside it, and the options by number."""
        choice = self.view["choice"]
        names = self.match.names
        seating = self.session.board.seating(self.view)
        question = self.words.prompt(choice, names, seating)
        terminal = self.terminal
        terminal.say()
        board = self.session.board
        shown = board.table_lines(self.view) if after_table else []
        for hint in board.beside(self.view):
            if hint not in shown:
                terminal.say(hint, "frost")
        if terminal.plain:
            terminal.say(f"{self.words.say('your-move')} {question}")
        else:
            terminal.show(Text.assemble((f"{self.words.say('your-move')} ", "move"), question))
        draft = [self.option_text(part) for part in self.session.eyes.draft()]
        if draft:
            terminal.say(self.words.say("draft-so-far", parts="; ".join(draft)), "frost")
        lines = [
            Text.assemble((f"{number:>3} ", "move"), self.option_text(option))
            for number, option in enumerate(self.options, start=1)
        ]
        two = len(lines) > 4 and not terminal.plain and terminal.width >= 76
        if two:
            half = (terminal.width - 4) // 2
            terminal.show(Columns(lines, width=half, column_first=True, padding=(0, 1)))
        else:
            for line in lines:
                terminal.show(line)

    def option_text(self, option: Option) -> str:
        """An option in words."""
        seating = self.session.board.seating(self.view)
        return self.words.option(option, self.match.names, seating, self.view["choice"])

    # -- what is typed ---------------------------------------------------------------------------

    def _take(self, line: str) -> bool:
        """One line; whether it settled the choice."""
        word, _, rest = line.partition(" ")
        number = as_number(line)
        if number is not None:
            return self._choose(number)
        if word.startswith("?"):
            self._explain((word[1:] + rest).strip())
            return False
        if word.lower() in ("a", "aside"):
            return self._aside()
        does = {
            "h": self._help,
            "t": self._table,
            "l": self._log,
            "n": self._notebook,
            "c": self._claim,
            "q": self._quit,
        }.get(word.lower())
        if does is None:
            return self._typed(line)
        does()
        return False

    def _choose(self, number: int) -> bool:
        if not 1 <= number <= len(self.options):
            self._no_such(str(number))
            return False
        self._send(self.options[number - 1].text)
        return True

    def _typed(self, line: str) -> bool:
        """An option may be typed in full, as records write it; a refusal names its rule."""
        if not any(line.split()[:1] == [option.verb] for option in self.options):
            self._no_such(line)
            return False
        try:
            self._send(" ".join(line.split()))
        except Refusal as refusal:
            self._no_such(line)
            self._show_rule(refusal.rule)
            return False
        return True

    def _send(self, text: str) -> None:
        self.match.answer(self.session.viewer, self.view["choice"]["id"], text)

    def _no_such(self, typed: str) -> None:
        most = len(self.options)
        if typed:
            self.terminal.say(self.words.say("not-an-option", typed=typed, most=most), "danger")
        else:
            self.terminal.say(self.words.say("type-a-number", most=most))

    # -- explanations ----------------------------------------------------------------------------

    def _explain(self, which: str) -> None:
        """`?`: what is asked and what follows. `??`: the rule behind it, precisely. `? 3`: what
        option 3, or its card, is about."""
        point, rule = self.view["choice"]["point"], self.view["choice"]["rule"]
        told = [] if which else self.words.help(point, rule)
        for line in told:
            self.terminal.show(Text(f"  {line}"), hanging=2)
        if told:
            self.terminal.say(self.words.say("type-precisely"))
        if which == "?" or not (which or told):
            self._show_rule(rule)
            self._show_rule(point)
        if which in ("", "?"):
            return
        number = as_number(which)
        if number is not None and 1 <= number <= len(self.options):
            self._explain_option(self.options[number - 1])
        else:
            self._no_such(which)

    def _explain_option(self, option: Option) -> None:
        self.terminal.say(self.option_text(option), "head")
        card = option.arguments().get("card")
        if isinstance(card, str):
            text = self.words.card_text(card)
            if text:
                self.terminal.say(f"{self.words.card(card)}: {text}")
            for rule in rules_about(self._rules(), card):
                self._show_rule(rule.id)
            return
        told = self.words.told(option)
        for line in told:
            self.terminal.say(line)
        if not told:
            self._show_rule(self.view["choice"]["rule"])

    def _rules(self) -> dict[str, Rule]:
        try:
            return read_rules(self.match.game.id)
        except Refusal:
            return {}

    def _show_rule(self, identifier: str) -> None:
        rule = self._rules().get(identifier)
        if rule is not None:
            text = Text.assemble("  ", (f"{rule.id}  ", "frost"), rule.plain())
            self.terminal.show(text, hanging=4)
        elif identifier:
            self.terminal.say(self.words.say("no-rule-text", rule=identifier))

    def _help(self) -> None:
        for key in ("number", "rule", "table", "log", "notebook", "aside", "claim", "quit"):
            self.terminal.say(self.words.say(f"help-{key}"))
        if not self.terminal.plain:
            self.terminal.say(self.words.say("help-secret", mark=self.session.teller.mark))

    # -- looking around --------------------------------------------------------------------------

    def _table(self) -> None:
        self.session.show_table()
        self.show_prompt()

    def _log(self) -> None:
        for sentence in self.session.log:
            self.terminal.say(f"  {sentence}")

    def _notebook(self) -> None:
        pages = self.session.notebook.pages()
        if not pages:
            self.terminal.say(self.words.say("notebook-empty"))
        for name, notes in pages:
            self.terminal.say(name, "name")
            for note in notes:
                self.terminal.say(f"  {note}")

    # -- beside the choice -----------------------------------------------------------------------

    def _aside(self) -> bool:
        """One of the asides, if the person wants one and is sure; whether it was taken."""
        options = self.session.eyes.asides()
        if not options:
            self.terminal.say(self.words.say("aside-none"))
            return False
        labels = [self.option_text(option) for option in options]
        index = pick(self.terminal, self.words, self.words.say("aside-which"), labels)
        if index is None or not yes(self.terminal, self.words, labels[index]):
            return False
        self.match.aside(self.session.viewer, options[index].text)
        return True

    def _claim(self) -> None:
        make_claim(self.session)
        self.session.tell_news()

    def _quit(self) -> None:
        ways = ["stay", "bot", "save", "leave"]
        labels = [self.words.say(f"quit-{way}") for way in ways]
        index = pick(self.terminal, self.words, self.words.say("quit-which"), labels)
        if index is not None and index > 0:
            raise Left(ways[index])
