"""A second opinion on seats, order and obstacles, formed from public events alone.

The referee shares no code with the rules: what it says of neighbours, doors and whose turn it is
comes from the definitions of specification §2 and §6.1, applied to what every spectator has seen.
"""

from __future__ import annotations

from whiteout.core.event import Facts


class Referee:
    """Follows a match from its first event and knows the table."""

    def __init__(self) -> None:
        self.seats: list[int] = []
        """Who sits or sat where, by player."""
        self.alive: list[bool] = []
        self.direction = 1
        self.active = -1
        self.doors: set[int] = set()
        self.quarantined: set[int] = set()

    def watch(self, event: Facts) -> None:
        """Take in one event as a spectator sees it."""
        kind = event["event"]
        if kind == "dealt":
            self.seats = [event["seating"].index(player) for player in sorted(event["seating"])]
            self.alive = [True] * len(self.seats)
        elif kind == "turn_began":
            self.active = event["player"]
        elif kind == "reversed":
            self.direction = -self.direction
        elif kind == "swapped":
            one, other = event["player"], event["other"]
            self.seats[one], self.seats[other] = self.seats[other], self.seats[one]
        elif kind == "eliminated":
            self.alive[event["player"]] = False
            self.quarantined.discard(event["player"])
        elif kind == "door_laid":
            self.doors.add(event["edge"])
        elif kind == "door_removed":
            self.doors.remove(event["edge"])
        elif kind == "quarantined":
            self.quarantined.add(event["player"])
        elif kind == "quarantine_lifted":
            self.quarantined.remove(event["player"])

    def living(self) -> list[int]:
        """The players still in the game."""
        return [player for player, alive in enumerate(self.alive) if alive]

    def step(self, player: int, way: int) -> tuple[int, list[int]]:
        """The first living player met on that way, and the edges crossed (§2: gap)."""
        chairs = {self.seats[other]: other for other in self.living()}
        seat = self.seats[player]
        edges = []
        while True:
            edges.append(seat if way == 1 else (seat - 1) % len(self.seats))
            seat = (seat + way) % len(self.seats)
            if seat in chairs:
                return chairs[seat], edges

    def next(self, player: int) -> int:
        """The next player of this one, dead or alive (§2)."""
        return self.step(player, self.direction)[0]

    def neighbours(self, player: int) -> set[int]:
        """Those with no living player between, on either side (§2)."""
        return {self.step(player, way)[0] for way in (1, -1)}

    def barred(self, one: int, other: int) -> bool:
        """Neighbours with a door in a gap joining them (SA-SEAT-05)."""
        for way in (1, -1):
            met, edges = self.step(one, way)
            if met == other and self.doors.intersection(edges):
                return True
        return False

    def near(self, actor: int) -> set[int]:
        """Neighbours neither barred nor quarantined (SA-PLAY-05)."""
        return {
            player
            for player in self.neighbours(actor)
            if player not in self.quarantined and not self.barred(actor, player)
        }

    def anyone(self, actor: int, doors: bool) -> set[int]:
        """Others not quarantined; doors count where they are asked for (§6.7)."""
        return {
            player
            for player in self.living()
            if player not in self.quarantined | {actor}
            and not (doors and self.barred(actor, player))
        }
