"""One match at one terminal: a person at a seat (or watching), bots at the others.

Whatever is shown comes through the eyes of that seat.
"""

from __future__ import annotations

from whiteout.cli.boards import board_for
from whiteout.cli.notebook import Notebook
from whiteout.cli.seat import Left, Seat
from whiteout.cli.teller import Teller
from whiteout.cli.terminal import Terminal
from whiteout.core.bot import Bot, Eyes
from whiteout.core.event import Facts
from whiteout.core.match import Match
from whiteout.core.option import Option
from whiteout.words import Words

BREATH = 0.25
"""Seconds between the lines of the log, when a person watches."""


class Session:
    """The match, the bots, and what the terminal's viewer has seen so far."""

    def __init__(
        self, match: Match, viewer: int, bots: dict[int, Bot], words: Words, terminal: Terminal
    ) -> None:
        self.match = match
        self.viewer = viewer
        """The person's seat, or the spectator."""
        self.bots = bots
        self.words = words
        self.terminal = terminal
        symbols = terminal.symbols and not terminal.plain
        self.board = board_for(words, match.names, viewer, symbols)
        self.teller = Teller(words, self.board, terminal)
        self.eyes = Eyes(match.game, match.position, viewer)
        self.log: list[str] = []
        self.notebook = Notebook(self.board, words)
        self.hurried = False
        """Whether bots play on without pauses."""
        self._bot_eyes = [Eyes(match.game, match.position, seat) for seat in range(match.seats)]
        self._word_given = 0
        self._told_out = False
        self._moves_shown = -1
        self._layout_shown: object = None
        self._own_shown: list[str] = []

    def play(self) -> None:
        """Until the match is over; a person who leaves ends it by `Left`."""
        self.tell_news()
        while not self.match.position.over:
            if not self._give_word():
                self._one_move()
            self.tell_news()
            self._notice_end_of_part()

    # -- moves -----------------------------------------------------------------------------------

    def _one_move(self) -> None:
        """The next answer: bots first, so that a shared choice never waits for nothing."""
        position = self.match.position
        waiting = [seat for seat in position.asked if seat in self.bots]
        if waiting:
            self._move_bot(waiting[0])
        else:
            Seat(self).answer()

    def _move_bot(self, seat: int) -> None:
        match = self.match
        bot = self.bots[seat]
        with self.terminal.waiting(self.words.say("waiting-for", names=match.names[seat])):
            for claim in bot.speak(self._bot_eyes[seat]):
                match.claim(seat, claim)
            option = bot.choose(self._bot_eyes[seat])
        match.answer(seat, match.position.number, option.text)

    def _give_word(self) -> bool:
        """Whoever has the word beside the open choice is asked once for each choice; whether
        it was used."""
        position = self.match.position
        if not position.stable or self._word_given == position.number:
            return False
        self._word_given = position.number
        for seat in self.match.game.aside_seats(position):
            if seat in self.bots:
                option = self.bots[seat].aside(self._bot_eyes[seat])
                if self._take_aside(seat, option):
                    return True
            elif seat == self.viewer and seat not in position.asked and self._offer_aside():
                return True
        return False

    def _offer_aside(self) -> bool:
        """Ask the person, if the board says that it matters now; whether the aside was taken."""
        return self.board.urgent(self.eyes.view()) and Seat(self).aside()

    def _take_aside(self, seat: int, option: Option | None) -> bool:
        if option is None:
            return False
        self.match.aside(seat, option.text)
        return True

    def _notice_end_of_part(self) -> None:
        """A person whose part is over may watch on, or see the end at once."""
        if self._told_out or not self.board.is_out(self.eyes.view()):
            return
        self._told_out = True
        if not self.match.position.over and self.terminal.live:
            typed = self.terminal.ask(self.words.say("you-are-out"))
            if typed.lower() == "q":
                raise Left("leave")
            self.hurried = typed != ""

    # -- what is told ----------------------------------------------------------------------------

    def tell_news(self) -> None:
        """Say what has happened since the last time, as the viewer saw it."""
        news = self.eyes.news()
        view = self.eyes.view() if news else {}
        for facts in news:
            sentence = self.teller.tell(facts, view, tables=self.viewer < 0)
            self.log.append(sentence)
            self.notebook.read(facts, sentence)
            if not self.hurried:
                self.terminal.pause(BREATH)

    def show_table(self) -> None:
        """The table and what is one's own."""
        view = self.eyes.view()
        terminal = self.terminal
        if terminal.plain:
            for line in self.board.table_lines(view):
                terminal.say(line)
        else:
            terminal.say()
            terminal.show(self.board.table(view, terminal.width))
            terminal.say()
        self._moves_shown = len(self.match.moves)
        self._layout_shown = self.board.layout(view)
        self._own_shown = []
        self.show_own(view)

    def show_own(self, view: Facts) -> None:
        """One's hand and role, if anything about them is new."""
        lines = self.board.own_lines(view)
        if lines == self._own_shown:
            return
        self._own_shown = lines
        if self.terminal.plain:
            for line in lines:
                self.terminal.say(line)
        else:
            self.terminal.show(self.board.own(view, self.terminal.width - 2), indent=2)

    def show_what_is_new(self) -> bool:
        """The whole table where others have moved or seats have changed; else only what is new
        about one's own hand. Whether it was the whole table."""
        view = self.eyes.view()
        since = self.match.moves[max(0, self._moves_shown) :]
        others = any(move.get("seat") != self.viewer for move in since)
        others = others and self.board.redraws_on_moves
        if self._moves_shown < 0 or others or self.board.layout(view) != self._layout_shown:
            self.show_table()
            return True
        self.show_own(view)
        return False
