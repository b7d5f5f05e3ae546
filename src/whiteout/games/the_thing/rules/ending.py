"""The end of the game and its winners: specification 10 (WIN)."""

from __future__ import annotations

from typing import Final

from whiteout.games.the_thing.position import CHARACTER, NOBODY, ThingPosition
from whiteout.games.the_thing.rules.asking import tell
from whiteout.games.the_thing.tables import (
    ALIEN,
    COMMS,
    HELICOPTER,
    HUMAN,
    ROLES,
    SNOWCAT,
    actions_of,
    pieces_of,
)

# The ways a match can end, as written in records and counted in simulations.
ESCAPED: Final = "escaped"  # TT-WIN-01
LEFT_BEHIND: Final = "left_behind"  # TT-WIN-02
ALIEN_ABOARD: Final = "alien_aboard"  # TT-WIN-03
FROZEN: Final = "frozen"  # TT-WIN-04
NO_HUMAN_LEFT: Final = "no_human_left"  # TT-WIN-05
NO_WAY_OUT: Final = "no_way_out"  # TT-WIN-15
WINTER: Final = "winter"  # TT-WIN-16, TT-WIN-17
NOBODY_LEFT: Final = "nobody_left"  # TT-WIN-14

HUMANS: Final = "humans"
ALIENS: Final = "aliens"
SIDE_OF_END: Final[dict[str, str]] = {
    ESCAPED: HUMANS,
    LEFT_BEHIND: ALIENS,
    ALIEN_ABOARD: ALIENS,
    FROZEN: ALIENS,
    NO_HUMAN_LEFT: ALIENS,
    NO_WAY_OUT: ALIENS,
    WINTER: ALIENS,
    NOBODY_LEFT: ALIENS,
}
"""Which side an end belongs to; there are no draws (TT-WIN-11)."""


def end(p: ThingPosition, reason: str) -> None:
    """The match is over, and everything is opened (TT-WIN-07 to TT-WIN-13, TT-WIN-18)."""
    p.end_reason = reason
    p.winners = winners_of(p, reason)
    p.finish()
    if p.history is not None:
        tell(
            p,
            "ended",
            {
                "reason": reason,
                "side": SIDE_OF_END[reason],
                "winners": p.winners,
                "roles": [ROLES[role] for role in p.role],
                "hands": [actions_of(hand) for hand in p.hands],
                "held": [pieces_of(pieces) for pieces in p.held],
                "infections": p.infections[:],
            },
        )


def winners_of(p: ThingPosition, reason: str) -> list[int]:
    """The seats that have won."""
    if p.settings.coop:
        return list(range(p.seats)) if SIDE_OF_END[reason] == HUMANS else []
    side = HUMAN if SIDE_OF_END[reason] == HUMANS else ALIEN
    found = [seat for seat in range(p.seats) if p.role[seat] == side]
    if not humans_left(p) and p.last_human != NOBODY:
        infected = p.role[p.last_human] == ALIEN
        spared = infected and p.settings.unrevealed_only and bool(p.revealed)
        if infected and not spared:
            found.remove(p.last_human)
    return found


def humans_left(p: ThingPosition) -> bool:
    """Whether a living human is left. A revealed alien is none."""
    for figure, status in enumerate(p.status):
        if status == CHARACTER and p.role[figure] == HUMAN:
            return True
    return False


def check_humans(p: ThingPosition) -> bool:
    """No living human is left: TT-WIN-05, after each location of the encounter step. With
    `auto_end` off the table must see it: nobody is a character any more. Whether it is over."""
    if p.settings.coop:
        if not p.alive():
            end(p, NOBODY_LEFT)
    elif (p.settings.auto_end and not humans_left(p)) or not p.alive():
        end(p, NO_HUMAN_LEFT)
    return p.over


def check_exits(p: ThingPosition) -> None:
    """No way out is left that anybody could still use (TT-WIN-15)."""
    if p.over or not p.settings.no_exit_ends:
        return
    no_rescue = p.rescue_gone or (p.destroyed[COMMS] and p.sos == 0)
    if no_rescue and p.destroyed[HELICOPTER] and p.destroyed[SNOWCAT]:
        end(p, NO_WAY_OUT)


def check_winter(p: ThingPosition) -> None:
    """The last round is over (TT-WIN-16, TT-WIN-17)."""
    if p.round >= p.settings.max_rounds:
        end(p, WINTER)


def note_lost_human(p: ThingPosition, figure: int) -> None:
    """Who stopped being a living human last (TT-WIN-09, TT-CON-10)."""
    p.last_human = figure
