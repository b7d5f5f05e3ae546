"""The loop that lets bots play a position to its end."""

from __future__ import annotations

from typing import Final

from whiteout.core.bot import Bot, Eyes
from whiteout.core.event import Event, Facts
from whiteout.core.game import Game
from whiteout.core.match import Match
from whiteout.core.option import Option
from whiteout.core.position import Position
from whiteout.core.talk import read_claim

MOST_DECISIONS: Final = 1_000_000


class Endless(Exception):
    """A match that went on beyond every bound: a stall."""


class Table:
    """A position and the bots around it: nothing is recorded, nothing is checked."""

    def __init__(self, game: Game, position: Position, bots: list[Bot]) -> None:
        self.game = game
        self.position = position
        self.bots = bots
        self.eyes = [Eyes(game, position, seat) for seat in range(position.seats)]
        self.talks = any(bot.listens for bot in bots)
        self.decisions = 0
        position.pauses = True

    def play(self, most: int = MOST_DECISIONS) -> int:
        """Play until the match is over; how many decisions it took."""
        p = self.position
        while not p.over:
            if p.stable and self.ask_aside():
                continue
            if p.choice is None:
                p.advance()  # on from a pause
            else:
                self.decide(p.asked[0])
                if self.decisions > most:
                    raise Endless(f"{self.game.id}: no end after {most} decisions")
        return self.decisions

    def ask_aside(self) -> bool:
        """At a stable point, whoever has the word beside the open choice is asked first; whether it
        was taken."""
        for seat in self.game.aside_seats(self.position):
            option = self.bots[seat].aside(self.eyes[seat])
            if option is not None:
                self.decisions += 1
                self.take_aside(seat, option)
                return True
        return False

    def take_aside(self, seat: int, option: Option) -> None:
        """Carry out what a seat does beside the open choice."""
        self.game.take_aside(self.position, seat, option)

    def decide(self, seat: int) -> None:
        """One decision of a seat that is asked."""
        bot = self.bots[seat]
        eyes = self.eyes[seat]
        if self.talks:
            self.hear(seat, bot, eyes)
        option = bot.choose(eyes)
        self.decisions += 1
        self.position.apply(seat, option)

    def hear(self, seat: int, bot: Bot, eyes: Eyes) -> None:
        """Let a bot speak before it chooses."""
        for words in bot.speak(eyes):
            if self.may_say(seat, words):
                claim = read_claim(words, self.position.seats, self.game.claims())
                self.position.emit(Event("claimed", {"speaker": seat, **claim.facts()}))

    def may_say(self, seat: int, words: Facts) -> bool:
        """Whether the rules let a seat say this now; a bot need not know."""
        p = self.position
        game = self.game
        return not (game.silenced(p, seat) or game.why_not_claim(p, seat, str(words["claim"])))


class RecordedTable(Table):
    """A match and the bots around it: every answer goes through the match, and so into its record.

    As at a table of people, the match does not stop at stable points where no choice waits.
    """

    def __init__(self, match: Match, bots: list[Bot]) -> None:
        super().__init__(match.game, match.position, bots)
        self.match = match
        match.position.pauses = False

    def take_aside(self, seat: int, option: Option) -> None:
        self.match.aside(seat, option.text)

    def decide(self, seat: int) -> None:
        bot = self.bots[seat]
        eyes = self.eyes[seat]
        for words in bot.speak(eyes):
            if self.may_say(seat, words):
                self.match.claim(seat, words)
        option = bot.choose(eyes)
        self.decisions += 1
        self.match.answer(seat, self.position.number, option.text)


def play(match: Match, bots: list[Bot]) -> int:
    """Let bots play a match to its end, recorded; how many decisions it took."""
    return RecordedTable(match, bots).play()
