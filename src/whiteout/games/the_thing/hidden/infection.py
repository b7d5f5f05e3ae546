"""Who may be an alien, by the rules alone: the chances of every set of aliens.

At most 256 sets of seats can be, so all of them are kept with their weights (core.zones.seat_sets),
and every check moves weight from one set to another.
"""

from __future__ import annotations

from typing import Any, Final

from whiteout.core.event import Facts
from whiteout.core.zones.seat_sets import SeatSets
from whiteout.games.the_thing.tables import ALIEN_DOG_TOKENS, DOG_TOKENS, ROLES

LAYS_ALIEN: Final = 0.6
"""How likely an alien lays the alien token, where nothing else is known."""
DOG_BITES: Final = ALIEN_DOG_TOKENS / DOG_TOKENS


class Infection(SeatSets):
    """The sets of aliens that can be, as one viewer must see it."""

    def __init__(self, seats: int, viewer: int, auto_end: bool) -> None:
        super().__init__({1 << seat: 1.0 for seat in range(seats)})
        self.seats = seats
        self.viewer = viewer
        self.auto_end = auto_end
        self.living = (1 << seats) - 1
        """The seats that are alive, revealed or not."""
        self.laid_alien = -1
        """What the viewer has laid: 1 with the alien token, 0 without, -1 nothing."""
        self.beside: list[int] = []
        """Who looks at the same owner as the viewer."""

    def copy(self, viewer: int) -> Infection:
        """The same belief for another viewer."""
        found = Infection(self.seats, viewer, self.auto_end)
        found.weights = dict(self.weights)
        found.living = self.living
        return found

    def own(self, facts: Facts) -> Any:
        """What the viewer alone is told."""
        return facts.get("only_you", {})

    def on_set_up(self, facts: Facts) -> None:
        role = self.own(facts).get("role")
        if role is not None:
            self.know(self.viewer, role == ROLES[1])

    def on_arranged(self, facts: Facts) -> None:
        """A match that begins in the middle: anything can be that is not shown."""
        self.weights = dict.fromkeys(range(1, 1 << self.seats), 1.0)
        for seat, row in enumerate(facts["characters"]):
            if row["state"] == "dead":
                self.living &= ~(1 << seat)
            elif row["state"] == "revealed" or row["suspicion"] == 0:
                self.know(seat, row["state"] == "revealed")
        self.on_set_up(facts)
        self.humans_live()

    def humans_live(self) -> None:
        """The match goes on, so a living human is left (TT-WIN-05)."""
        if self.auto_end:
            living = self.living
            kept = [seats for seats in self.weights if seats & living != living]
            if kept:
                self.keep(kept)

    # -- checks ----------------------------------------------------------------------------------

    def on_tokens_laid(self, facts: Facts) -> None:
        told = self.own(facts)
        self.laid_alien = int(told["alien"]) if told else -1

    def on_looks_chosen(self, facts: Facts) -> None:
        """What may become of those who look at an owner, whose role is that from before. What the
        viewer sees or shows is told by `token_seen`."""
        found: list[tuple[int, int, float]] = [
            (seats, seats, weight) for seats, weight in self.weights.items()
        ]
        owners: list[int] = facts["targets"]
        self.beside = []
        for owner in sorted(set(owners)):
            lookers = [
                looker
                for looker, target in zip(facts["players"], owners, strict=True)
                if target == owner
            ]
            if self.viewer in lookers:
                self.beside = [looker for looker in lookers if looker != self.viewer]
            elif owner != self.viewer:
                found = spread(found, owner, lookers, LAYS_ALIEN / 2)
        self.gather(found)

    def gather(self, found: list[tuple[int, int, float]]) -> None:
        """The sets as they are now."""
        self.weights = {}
        for _, seats, weight in found:
            if weight > 0:
                self.add(seats, weight)

    def on_token_seen(self, facts: Facts) -> None:
        """A token that the viewer has seen, or shown."""
        told = self.own(facts)
        if not told:
            return
        looker, owner = facts["player"], facts["target"]
        alien = told["token"] == ROLES[1]
        if looker == self.viewer:
            half = LAYS_ALIEN / 2
            self.weigh_by(owner, [0.0, half] if alien else [1.0, 1 - half])
            if not alien and self.beside:
                found = [(seats, seats, weight) for seats, weight in self.weights.items()]
                self.gather(spread(found, owner, self.beside, half / (1 - half)))
        if alien:
            self.turn(looker)

    def weigh_by(self, seat: int, chances: list[float]) -> None:
        """How likely what was seen is, if a seat is human or alien."""
        found = {seats: self.weights[seats] * chances[seats >> seat & 1] for seats in self.weights}
        self.weights = {seats: weight for seats, weight in found.items() if weight > 0}

    def turn(self, seat: int) -> None:
        """A seat is an alien from now on."""
        before = self.weights
        self.weights = {}
        for seats, weight in before.items():
            self.add(seats | 1 << seat, weight)

    def on_dog_token_drawn(self, facts: Facts) -> None:
        seat = facts["player"]
        told = self.own(facts)
        if told:
            if told["token"] == ROLES[1]:
                self.turn(seat)
            return
        before = self.weights
        self.weights = {}
        for seats, weight in before.items():
            if seats >> seat & 1:
                self.add(seats, weight)
            else:
                self.add(seats, weight * (1 - DOG_BITES))
                self.add(seats | 1 << seat, weight * DOG_BITES)

    def on_role_confirmed(self, facts: Facts) -> None:
        """What the viewer is now; for everybody, that the match goes on."""
        role = self.own(facts).get("role")
        if role is not None:
            self.know(self.viewer, role == ROLES[1])

    def on_location_chosen(self, facts: Facts) -> None:
        self.humans_live()

    def on_pile_shuffled(self, facts: Facts) -> None:
        self.humans_live()

    # -- roles that are shown --------------------------------------------------------------------

    def on_tested(self, facts: Facts) -> None:
        self.know(facts["target"], facts["role"] == ROLES[1])

    def on_role_shown(self, facts: Facts) -> None:
        self.know(facts["player"], facts["role"] == ROLES[1])

    def on_revealed(self, facts: Facts) -> None:
        self.know(facts["player"], True)

    def on_assimilated(self, facts: Facts) -> None:
        self.living &= ~(1 << facts["player"])


def spread(
    found: list[tuple[int, int, float]], owner: int, lookers: list[int], chance: float
) -> list[tuple[int, int, float]]:
    """If the owner was an alien, one of those who look may have become one: sets as they were, as
    they are, and their weights."""
    after: list[tuple[int, int, float]] = []
    for before, seats, weight in found:
        if not before >> owner & 1:
            after.append((before, seats, weight))
            continue
        after.append((before, seats, weight * (1 - chance * len(lookers))))
        after += [(before, seats | 1 << looker, weight * chance) for looker in lookers]
    return after
