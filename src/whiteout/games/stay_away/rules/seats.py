"""Seats, adjacency, direction: specification §6.1 (SEAT)."""

from __future__ import annotations

from whiteout.core.choice import Step
from whiteout.core.event import Event
from whiteout.games.stay_away.position import NOBODY, StayAwayPosition


def survey(p: StayAwayPosition) -> None:
    """Work out neighbours and barred gaps anew (SA-SEAT-02, SA-SEAT-03, SA-SEAT-05).

    Called whenever somebody moves or leaves or a door comes or goes, so that the rules can ask
    for neighbours as often as they like.
    """
    seats = p.seats
    previous = NOBODY
    barred = False
    first = NOBODY
    for step in range(2 * seats):
        seat = step % seats
        player = p.player_at[seat]
        if player != NOBODY:
            if previous != NOBODY:
                p.left[previous] = player
                p.right[player] = previous
                p.barred_left[previous] = barred
            if first == NOBODY:
                first = player
            elif player == first:
                return
            previous = player
            barred = False
        if p.doors[seat]:
            barred = True


def next_player(p: StayAwayPosition, player: int) -> int:
    """The first living player met in `direction` (SA-SEAT-03)."""
    return p.left[player] if p.direction == 1 else p.right[player]


def next_from_seat(p: StayAwayPosition, seat: int) -> int:
    """The first living player met in `direction` from a seat, vacant or not (SA-SEAT-03)."""
    seat = (seat + p.direction) % p.seats
    while p.player_at[seat] == NOBODY:
        seat = (seat + p.direction) % p.seats
    return p.player_at[seat]


def barred(p: StayAwayPosition, one: int, other: int) -> bool:
    """Neighbours with a Barred Door in a gap joining them (SA-SEAT-05, SA-SEAT-06).

    With two living players both gaps join them, so a door on either side bars.
    """
    return (p.left[one] == other and p.barred_left[one]) or (
        p.right[one] == other and p.barred_left[other]
    )


def neighbours(p: StayAwayPosition, player: int) -> list[int]:
    """The living players next to this one: two, or one when only two live (SA-SEAT-04)."""
    left = p.left[player]
    right = p.right[player]
    return [left] if left == right else [left, right]


def edges_to_left(p: StayAwayPosition, player: int) -> list[int]:
    """The edges of the gap between a player and the left neighbour, nearest first."""
    edges = [p.seat_of[player]]
    seat = (p.seat_of[player] + 1) % p.seats
    while p.player_at[seat] == NOBODY:
        edges.append(seat)
        seat = (seat + 1) % p.seats
    return edges


def swap_seats(p: StayAwayPosition, one: int, other: int) -> None:
    """Two players exchange seats; hands, roles and Quarantine go along, doors stay
    (SA-SEAT-07, SA-SEAT-08)."""
    p.seat_of[one], p.seat_of[other] = p.seat_of[other], p.seat_of[one]
    p.player_at[p.seat_of[one]] = one
    p.player_at[p.seat_of[other]] = other
    survey(p)
    if p.history is not None:
        p.emit(Event("swapped", {"player": one, "other": other}))


class SwapSeats(Step[StayAwayPosition]):
    """The active player and another one change seats."""

    __slots__ = ("one", "other")

    def __init__(self, one: int, other: int) -> None:
        self.one = one
        self.other = other

    def run(self, p: StayAwayPosition) -> None:
        swap_seats(p, self.one, self.other)
