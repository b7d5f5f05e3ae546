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
from whiteout.server import entries as log
from whiteout.server.rhythm import USUAL, beat_of
from whiteout.server.timer import Timer


class Play:
    """A running or finished match, who sits at it, and the clock of the open choice."""

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
        self.timer = Timer(game, started.options, self.match.position, started.at)
        self.opened_at = started.at
        """When the open choice, or an act in it, gave seats the word, in seconds; moved on by
        pauses. Bots move so long after it."""
        self.beat = USUAL
        """How much time the last events ask for, in terms of the usual (`rhythm`)."""
        self.kept: dict[int, log.Kept] = {}
        """By seat, the answers that take effect when the window closes."""
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
        """The seats that take no more part. Whoever a rule silences is not among them for that."""
        if self.over:
            return []
        p = self.match.position
        return [seat for seat in range(p.seats) if self.game.is_out(p, seat)]

    def waits_for(self, seat: int) -> bool:
        """Whether the open choice asks this seat, and it has not given an answer to be kept."""
        return seat in self.match.position.asked and seat not in self.kept

    # -- folding ---------------------------------------------------------------------------------

    def apply(self, entry: log.Any_) -> None:
        """Take an entry of the log; those that concern only the table change nothing here."""
        p = self.match.position
        before = p.number
        if isinstance(entry, (log.Answered, log.Aside, log.Claimed)):
            past = len(p.history or [])
            play_move(self.match, move_of(entry))
            self.timer.follow(p, entry.at)
            if p.number != before:
                self.opened_at = entry.at
                self.beat = beat_of(self.game, (p.history or [])[past:])
                self.kept.clear()
        elif isinstance(entry, log.Kept):
            self.kept[entry.seat] = entry
        elif isinstance(entry, log.MoreTime):
            if self.timer.run is not None:
                self.timer.run.give_more()
        elif isinstance(entry, log.Paused):
            self.opened_at += entry.seconds
            self.timer.pause(entry.seconds)

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
        """The events that have reached a viewer, from its own number `since` on; `count` has been
        asked before."""
        history = self.match.position.history or []
        seen: list[Any] = [
            history[index].seen_by(viewer) for index in self._reached[viewer][since:]
        ]
        return seen


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
