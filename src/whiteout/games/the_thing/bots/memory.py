"""What a bot keeps between decisions: who may be an alien (hidden/infection.py)."""

from __future__ import annotations

from whiteout.core.event import Facts
from whiteout.games.the_thing.hidden.infection import Infection
from whiteout.games.the_thing.position import ThingPosition
from whiteout.games.the_thing.tables import ALIEN


class Memory:
    """What one seat believes, and what everybody may believe who has seen no more than all."""

    def __init__(self, seats: int, seat: int, auto_end: bool) -> None:
        self.seat = seat
        self.coop = seats < 4
        self.belief = Infection(seats, seat, auto_end)
        self.open = Infection(seats, -1, auto_end)

    def take_in(self, news: list[Facts]) -> None:
        """The events since the last time."""
        if self.coop:
            return
        for facts in news:
            self.belief.hear(facts)
            self.open.hear({key: value for key, value in facts.items() if key != "only_you"})

    def guilt(self, seat: int) -> float:
        """How likely a seat is an alien."""
        return self.belief.suspicion(seat)

    def copy(self) -> Memory:
        """The same, to go on without this one."""
        found = Memory(self.open.seats, self.seat, self.open.auto_end)
        found.belief = self.belief.copy(self.seat)
        found.open = self.open.copy(-1)
        return found

    def suppose(self, p: ThingPosition, seat: int) -> Memory:
        """What another seat would believe if the sample were true: what all have seen, and its own
        role."""
        found = self.copy()
        found.seat = seat
        found.belief = self.open.copy(seat)
        if not self.coop:
            found.belief.know(seat, p.role[seat] == ALIEN)
            if found.belief.total() <= 0:
                aliens = [other for other in range(p.seats) if p.role[other] == ALIEN]
                found.belief.only(sum(1 << other for other in aliens))
        return found
