"""Answers on their way into the log: given at once, kept until a window closes, or given for
whoever has not answered in time.

A window has a fixed length, the same for all: an answer that would close it, or show who has
answered, is kept and takes effect at its end together with all others. Nobody learns who has
answered, nor who had something to choose from.
"""

from __future__ import annotations

from typing import Final

from whiteout.core.chance import SeededChance
from whiteout.core.option import BACK, Option
from whiteout.core.position import Position
from whiteout.core.view import find
from whiteout.server import entries as log
from whiteout.server.play import Play

_MOST: Final = 500
"""Automatic answers at once; a choice that needs more goes on at the next tick."""
_PARTS: Final = 50
"""Automatic answers of one seat in one choice; then it takes no part of its draft back any more."""


def entry_of(play: Play, seat: int, choice: int, text: str, why: log.Why) -> log.Move | log.Kept:
    """A legal answer as the log takes it."""
    run = play.timer.run
    if run is not None and run.is_window and _settles(play, seat, text):
        return log.Kept(seat=seat, choice=choice, option=text, why=why)
    return log.Answered(seat=seat, choice=choice, option=text, why=why)


def _settles(play: Play, seat: int, text: str) -> bool:
    """Whether the seat would have no more to say in the open choice. A part of a draft, or an act
    that leaves an open choice open, does not settle it."""
    p = play.match.position
    option = find(p.options(seat), text)
    if option is None:
        return True
    trial = p.clone()
    trial.apply(seat, option)
    return trial.choice is None or trial.opened != p.opened or seat not in trial.asked


def time_out(play: Play) -> list[log.Any_]:
    """The clock has run out: the answers kept, and the game's for everybody else who is asked,
    until the choice is over. Tried on a copy, so that all of them go into the log together."""
    p = play.match.position.clone()
    opened, number = p.opened, p.number
    found: list[log.Any_] = []
    given: dict[int, int] = {}
    while p.choice is not None and p.opened == opened and p.asked and len(found) < _MOST:
        seat = p.asked[0]
        kept = play.kept.get(seat) if p.number == number else None
        option = find(p.options(seat), kept.option) if kept is not None else None
        why: log.Why = kept.why if kept is not None and option is not None else "clock"
        if option is None:
            given[seat] = given.get(seat, 0) + 1
            option = default_option(play, p, seat, given[seat] <= _PARTS)
        found.append(log.Answered(seat=seat, choice=p.number, option=option.text, why=why))
        p.apply(seat, option)
    return found


def default_option(play: Play, p: Position, seat: int, may_go_back: bool = True) -> Option:
    """What the game does for a seat that does not answer. Chance from the seat's own seed and the
    choice, never from the match's."""
    options = p.options(seat)
    if len(options) == 1:
        return options[0]
    chance = SeededChance(play.started.seeds[seat], p.number)
    option = play.game.default(p, seat, chance)
    if option == BACK and not may_go_back:
        return next(other for other in options if other != BACK)
    return option


def lone_option(play: Play, seat: int, unseen: bool) -> str:
    """The only answer of a seat that is asked, where everybody knows that it is the only one, or
    nobody else is there to notice."""
    p = play.match.position
    if p.choice is None or (p.choice.SECRET and not unseen) or seat not in p.asked:
        return ""
    options = p.options(seat)
    return options[0].text if len(options) == 1 else ""
