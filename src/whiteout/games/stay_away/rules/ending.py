"""The end of the game and its winners: specification §10 (END)."""

from __future__ import annotations

from typing import Final

from whiteout.core.choice import Step
from whiteout.core.event import Event
from whiteout.games.stay_away.position import (
    HUMAN,
    INFECTED_ROLE,
    NOBODY,
    ROLES,
    THING_ROLE,
    StayAwayPosition,
)
from whiteout.games.stay_away.tables import ids_of

# The ways a match can end, as written in records and counted in simulations.
THING_ELIMINATED: Final = "thing_eliminated"
THING_ELIMINATED_NO_HUMAN: Final = "thing_eliminated_no_human"
DECLARED_LAST_ELIMINATED: Final = "declared_last_human_eliminated"
DECLARED_LAST_INFECTED: Final = "declared_last_human_infected"
DECLARED_ALL_INFECTED: Final = "declared_everybody_infected"
DECLARED_FALSELY: Final = "declared_falsely"
THING_LAST_ALIVE: Final = "thing_last_alive"
TURN_LIMIT: Final = "turn_limit"
REVENGE_HUMANS: Final = "revenge_humans"
REVENGE_INFECTED: Final = "revenge_infected"
THING_NEVER_CAME: Final = "thing_never_came"

SIDE_OF_END: Final[dict[str, str]] = {
    THING_ELIMINATED: "humans",
    THING_ELIMINATED_NO_HUMAN: "nobody",
    DECLARED_LAST_ELIMINATED: "the_thing",
    DECLARED_LAST_INFECTED: "the_thing",
    DECLARED_ALL_INFECTED: "the_thing",
    DECLARED_FALSELY: "humans",
    THING_LAST_ALIVE: "the_thing",
    TURN_LIMIT: "nobody",
    REVENGE_HUMANS: "humans",
    REVENGE_INFECTED: "infected",
    THING_NEVER_CAME: "humans",
}
"""Which side an end belongs to."""


def humans_alive(p: StayAwayPosition) -> int:
    """How many Humans remain (I-28)."""
    count = 0
    for player in range(p.seats):
        if p.alive[player] and p.roles[player] == HUMAN:
            count += 1
    return count


def living_with(p: StayAwayPosition, role: int) -> list[int]:
    """The living players of one role."""
    return [player for player in range(p.seats) if p.alive[player] and p.roles[player] == role]


def end(p: StayAwayPosition, reason: str, winners: list[int]) -> None:
    """The match is over; all hands and roles are shown (SA-INFO-05, SA-END-11)."""
    p.end_reason = reason
    p.winners = winners
    p.finish()
    if p.history is not None:
        p.emit(
            Event(
                "ended",
                {
                    "reason": reason,
                    "side": SIDE_OF_END[reason],
                    "winners": winners,
                    "roles": [ROLES[role] for role in p.roles],
                    "hands": [ids_of(hand) for hand in p.hands],
                },
            )
        )


def check_elimination(p: StayAwayPosition, player: int) -> None:
    """The end conditions right after an elimination (SA-END-01, SA-FLOW-12)."""
    humans = living_with(p, HUMAN)
    infected = living_with(p, INFECTED_ROLE)
    thing_alive = p.thing != NOBODY and p.alive[p.thing]
    if p.thing == NOBODY:
        if p.living == 1:
            end(p, THING_NEVER_CAME, humans)
    elif thing_alive:
        if p.living == 1:
            end(p, THING_LAST_ALIVE, [p.thing])  # SA-END-09
    elif not humans and p.roles[player] == THING_ROLE:
        end(p, THING_ELIMINATED_NO_HUMAN, [])  # SA-END-10
    elif not p.settings.revenge:
        end(p, THING_ELIMINATED, humans)
    elif not infected:
        by_thing = p.roles[player] == THING_ROLE
        end(p, THING_ELIMINATED if by_thing else REVENGE_HUMANS, humans)
    elif not humans:
        end(p, REVENGE_INFECTED, infected)


def declare(p: StayAwayPosition) -> None:
    """The Thing announces that no Human is left (SA-END-02 to SA-END-07)."""
    if p.history is not None:
        p.emit(Event("declared", {"player": p.thing}))
    humans = living_with(p, HUMAN)
    infected = living_with(p, INFECTED_ROLE)
    if humans:
        end(p, DECLARED_FALSELY, humans)
    elif p.living == p.seats:
        end(p, DECLARED_ALL_INFECTED, [p.thing])  # SA-END-04
    elif p.last_human_infected == NOBODY:
        end(p, DECLARED_LAST_ELIMINATED, sorted([p.thing, *infected]))
    else:
        last = p.last_human_infected  # SA-END-03
        winners = [player for player in infected if player != last]
        end(p, DECLARED_LAST_INFECTED, sorted([p.thing, *winners]))


def may_declare(p: StayAwayPosition, player: int) -> bool:
    """Only The Thing, living (SA-END-08); the moment is checked elsewhere (SA-END-05)."""
    return player == p.thing and p.alive[player]


def declares_now(p: StayAwayPosition) -> bool:
    """A stable point has been reached: carry out a standing request or, with `auto_declare`, the
    true declaration (SA-END-05, SA-END-13). Whether the match has ended by it."""
    if p.request or p.settings.auto_declare:
        wanted = p.request or humans_alive(p) == 0
        if wanted and p.thing != NOBODY and p.alive[p.thing]:
            declare(p)
            return True
    return False


class StablePoint(Step[StayAwayPosition]):
    """The start or the end of a turn: nothing is being resolved, nothing waits (SA-END-05)."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def run(self, p: StayAwayPosition) -> None:
        p.step = self.name
        if not declares_now(p) and p.pauses:
            p.paused = True
            p.stable = True
