"""The match of a table, folded from the log: rebuilt by playing its moves again.

It can be dropped from memory at any time and rebuilt, since the log holds everything.
"""

from __future__ import annotations

from array import array
from typing import Any

from whiteout.core.event import SPECTATOR, Facts
from whiteout.core.game import Game
from whiteout.core.match import Fair, Match
from whiteout.core.record import play_move
from whiteout.core.refusal import BadSetting
from whiteout.core.settings import read_settings
from whiteout.server import entries as log


class Play:
    """A running or finished match, who sits at it, and since when the open choice waits."""

    def __init__(self, game: Game, started: log.Started) -> None:
        if started.rules != game.version:
            raise BadSetting(
                f"a match of rules version {started.rules}", f"rules version {game.version}"
            )
        self.started = started
        self.game = game
        secret, salt = bytes.fromhex(started.secret), bytes.fromhex(started.salt)
        source = Fair(secret, salt, started.entropy)
        seats = len(started.names)
        self.match = Match(game, seats, started.options, source, started.names)
        self.timeout = timeout_of(game, started.options)
        self.opened_at = started.at
        """When the open choice began to wait, in seconds; moved on by pauses."""
        self.more = False
        """Whether more time has been given for the open choice."""
        self._reached = [array("I") for _ in range(seats + 1)]
        self._read = [0] * (seats + 1)

    @property
    def number(self) -> int:
        """The number of the match at its table."""
        return self.started.number

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.match.position.over

    def viewer(self, gen: int) -> int:
        """The seat of this match that a sitting has, or the spectator."""
        gens = self.started.gens
        return gens.index(gen) if gen and gen in gens else SPECTATOR

    def out(self) -> list[int]:
        """The seats whose words the rules keep from the table, such as those of the dead."""
        if self.over:
            return []
        match = self.match
        position = match.position
        return [seat for seat in range(match.seats) if match.game.silenced(position, seat)]

    # -- folding ---------------------------------------------------------------------------------

    def apply(self, entry: log.Any_) -> None:
        """Take an entry of the log; those that concern only the table change nothing here."""
        position = self.match.position
        before = position.number
        if isinstance(entry, (log.Answered, log.Aside, log.Claimed)):
            play_move(self.match, move_of(entry))
            if position.number != before:
                self.opened_at = entry.at
                self.more = False
        elif isinstance(entry, log.MoreTime):
            self.more = True
        elif isinstance(entry, log.Paused):
            self.opened_at += entry.seconds

    # -- what a viewer sees ----------------------------------------------------------------------

    def count(self, viewer: int) -> int:
        """How many events have reached a viewer."""
        history = self.match.position.history or []
        reached = self._reached[viewer]
        for index in range(self._read[viewer], len(history)):
            if history[index].reaches(viewer):
                reached.append(index)
        self._read[viewer] = len(history)
        return len(reached)

    def events(self, viewer: int, since: int) -> list[Facts]:
        """The events that have reached a viewer, from its own number `since` on."""
        self.count(viewer)
        history = self.match.position.history or []
        seen: list[Any] = [
            history[index].seen_by(viewer) for index in self._reached[viewer][since:]
        ]
        return seen

    # -- the clock -------------------------------------------------------------------------------

    def total(self) -> float:
        """How long the open choice may take, in seconds; 0 without a limit."""
        return self.timeout * (2 if self.more else 1)

    def remaining(self, now: float) -> float:
        """How long it may still take."""
        return max(0.0, self.opened_at + self.total() - now)


def timeout_of(game: Game, options: dict[str, Any]) -> int:
    """The seconds a choice may take, where the game has such an option; 0 for no limit."""
    values = read_settings(game.settings(), options)
    value = values.get("decision_timeout_s", values.get("decision_timer_s", 0))
    return value if isinstance(value, int) else 0


def move_of(entry: log.Move) -> Facts:
    """A move as the match's record writes it."""
    if isinstance(entry, log.Answered):
        return {"choice": entry.choice, "seat": entry.seat, "answer": entry.option}
    if isinstance(entry, log.Aside):
        return {"seat": entry.seat, "aside": entry.option}
    return {"speaker": entry.seat, **entry.claim}


def rebuild(game: Game, lines: list[str], number: int) -> Play | None:
    """Match `number` of a table's log, played again; None where the log has no such match."""
    play: Play | None = None
    for line in lines:
        entry = log.read(line)
        if isinstance(entry, log.Started):
            if play is not None:
                break
            if entry.number == number:
                play = Play(game, entry)
        elif play is not None:
            play.apply(entry)
    return play
