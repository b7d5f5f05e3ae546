"""The answer taken for a player who does not answer in time: specification §7 (SA-DEC)."""

from __future__ import annotations

from whiteout.core.chance import Chance
from whiteout.core.option import Option
from whiteout.games.stay_away.options import DECLINE
from whiteout.games.stay_away.position import StayAwayPosition


def default(p: StayAwayPosition, seat: int, chance: Chance) -> Option:
    """A random legal card; response windows are declined (SA-DEC-02)."""
    options = p.options(seat)
    if options[0] is DECLINE:
        return DECLINE
    discards = [option for option in options if option.verb == "discard"]
    legal = discards or [option for option in options if option.verb == "give"] or options
    return legal[chance.below(len(legal), "default")]
