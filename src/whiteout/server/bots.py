"""Bots at a table: they see what their seat sees, and take the same time whatever they hold."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from whiteout.bots.levels import make_bot, usual_bot
from whiteout.core.bot import Bot, Eyes
from whiteout.core.refusal import Refusal
from whiteout.server import entries as log
from whiteout.server.answers import default_option, entry_of
from whiteout.server.rhythm import next_move

if TYPE_CHECKING:
    from whiteout.server.play import Play
    from whiteout.server.room import Room

logger = logging.getLogger("whiteout.server")

THINKING_S: Final = 0.2
"""How long a bot that thinks is given, more than it uses: how long it thought would tell
something about its cards."""


class Bots:
    """The bots of one room: those that sit there, and those that hold a seat for somebody away.

    A bot is made when it is first asked and reads its seat's events from the beginning, so it is
    the same after a restart.
    """

    def __init__(self, room: Room) -> None:
        self._room = room
        self._play: Play | None = None
        self._minds: dict[int, tuple[str, Bot, Eyes]] = {}
        self._words_given: tuple[int, frozenset[int]] = (0, frozenset())
        """The number of the choice at which these seats have been given the word."""

    def seats(self) -> list[int]:
        """The seats that bots play for now. A seat is held only while some person is there: if
        everybody has gone, the match waits."""
        room = self._room
        someone = room.someone_there()
        return [
            number
            for number, seat in enumerate(room.table.seats)
            if seat.kind == "bot" or (seat.held and someone)
        ]

    def _asked(self, play: Play) -> list[int]:
        """The seats of bots that are asked and have not answered yet."""
        ours = self.seats()
        return [
            seat for seat in play.match.position.asked if seat in ours and seat not in play.kept
        ]

    def due(self) -> float | None:
        """When the next bot moves, by the rhythm of the table."""
        play = self._room.running()
        if play is None or not (self._asked(play) or self._words(play)):
            return None
        return next_move(self._room, play)

    def _words(self, play: Play) -> list[int]:
        """The seats of bots that have the word beside the open choice and have not been given it
        since the last act."""
        position = play.match.position
        if not position.stable:
            return []
        number, given = self._words_given if self._play is play else (0, frozenset())
        ours = self.seats()
        return [
            seat
            for seat in play.game.aside_seats(position)
            if seat in ours and not (number == position.number and seat in given)
        ]

    def entries(self, now: float) -> list[log.Any_]:
        """The next move of a bot: an aside where some have the word, else an answer."""
        play = self._room.running()
        if play is None:
            return []
        words = self._words(play)
        self._turn_to(play)
        for seat in words:
            self._note_word(play, seat)
            taken = self._aside(play, seat)
            if taken:
                return taken
        asked = self._asked(play)
        return self._answer(play, asked[0]) if asked else []

    def _note_word(self, play: Play, seat: int) -> None:
        number, given = self._words_given
        now = play.match.position.number
        self._words_given = (now, given | {seat} if number == now else frozenset({seat}))

    async def think(self) -> None:
        """Let the bot that answers next think, if it is one of those that do: in a thread, so that
        other tables go on, and always for as long, whatever there is to think about."""
        play = self._room.running()
        asked = self._asked(play) if play is not None else []
        if play is None or not asked:
            return
        self._turn_to(play)
        bot, eyes = self._mind(play, asked[0])
        if not bot.thinks:
            return
        pause = asyncio.sleep(THINKING_S)
        try:
            await asyncio.gather(asyncio.to_thread(bot.think, eyes), pause)
        except Exception as error:  # noqa: BLE001 (a bot's fault must not stop a table)
            self._failed(asked[0], error)

    def _turn_to(self, play: Play) -> None:
        if self._play is not play:
            self._play = play
            self._minds = {}
            self._words_given = (0, frozenset())

    def _mind(self, play: Play, number: int) -> tuple[Bot, Eyes]:
        seat = self._room.table.seats[number]
        level = seat.level if seat.kind == "bot" else usual_bot(play.game)
        found = self._minds.get(number)
        if found is None or found[0] != level:
            bot = make_bot(play.game, level, play.started.seeds[number])
            found = (level, bot, Eyes(play.game, play.match.position, number))
            self._minds[number] = found
        return found[1], found[2]

    def _aside(self, play: Play, seat: int) -> list[log.Any_]:
        """What the bot does beside the open choice, if anything."""
        try:
            bot, eyes = self._mind(play, seat)
            option = bot.aside(eyes)
            if option is None:
                return []
            play.match.check_aside(seat, option.text)
        except Exception as error:  # noqa: BLE001 (a bot's fault must not stop a table)
            self._failed(seat, error)
            return []
        return [log.Aside(seat=seat, option=option.text, why="bot")]

    def _failed(self, seat: int, error: Exception) -> None:
        """Say so, and make another bot for the seat."""
        fault = error.code if isinstance(error, Refusal) else type(error).__name__
        logger.error("bot failed", extra={"table": self._room.code, "fault": fault})
        self._minds.pop(seat, None)

    def _answer(self, play: Play, seat: int) -> list[log.Any_]:
        """What the bot says and does; one that fails is replaced by the game's default answer."""
        choice = play.match.position.number
        said: list[log.Any_] = []
        try:
            bot, eyes = self._mind(play, seat)
            for words in bot.speak(eyes):
                play.match.check_claim(seat, words)
                said.append(log.Claimed(seat=seat, claim=words, why="bot"))
            option = bot.choose(eyes)
            play.match.check_answer(seat, choice, option.text)
        except Exception as error:  # noqa: BLE001 (a bot's fault must not stop a table)
            self._failed(seat, error)
            option = default_option(play, play.match.position, seat)
            said = []
        return [*said, entry_of(play, seat, choice, option.text, "bot")]
