"""The table as the seat sees it at the moment of a decision: its view, read once."""

from __future__ import annotations

from typing import Final

from whiteout.core.event import Facts
from whiteout.games.stay_away.position import HUMAN, INFECTED_ROLE, NOBODY, ROLES, THING_ROLE
from whiteout.games.stay_away.tables import CARDS, IDS

CODES: Final[dict[str, int]] = {card: code for code, card in enumerate(IDS)}
ROLE_CODES: Final[dict[str, int]] = {
    ROLES[HUMAN]: HUMAN,
    ROLES[INFECTED_ROLE]: INFECTED_ROLE,
    ROLES[THING_ROLE]: THING_ROLE,
}


class Sight:
    """Who sits where, who is asked what, and the own hand. Living players stand in `ring`,
    clockwise; a place is an index of it."""

    __slots__ = (
        "about",
        "counts",
        "direction",
        "gap",
        "me",
        "number",
        "other",
        "place",
        "point",
        "quarantine",
        "ring",
        "role",
        "roles",
        "seat",
        "thing",
    )

    def __init__(self, facts: Facts) -> None:
        choice: Facts = facts["choice"]
        about: Facts = choice["about"]
        self.me: int = facts["viewer"]
        self.number: int = choice["id"]
        self.point: str = choice["point"]
        self.about = CODES[about["card"]] if "card" in about else NOBODY
        """The card the choice is about."""
        self.other: int = about.get("player", NOBODY)
        """The player the choice is about."""
        self.direction: int = facts["direction"]
        self.role = ROLE_CODES[facts["role"]]
        self.thing: int = facts.get("thing", NOBODY)
        self.counts = [0] * len(CARDS)
        for card in facts["hand"]:
            self.counts[CODES[card]] += 1
        self.quarantine: list[int] = []
        self.seat: list[int] = []
        self.ring: list[int] = []
        self.gap: list[bool] = []
        self.place = 0
        self._seat_players(facts["players"], facts["doors"])
        self.roles: list[int] = []
        """The roles of all players: The Thing knows them, others have an empty list."""
        if self.role == THING_ROLE:
            players: list[Facts] = facts["players"]
            self.roles = [ROLE_CODES[player["role"]] for player in players]
        chain: list[int] = facts.get("chain", [])
        if chain and self.me in chain:
            self.other = chain[(chain.index(self.me) + 1) % len(chain)]

    def _seat_players(self, players: list[Facts], doors: list[int]) -> None:
        at = [NOBODY] * len(players)
        for player, facts in enumerate(players):
            self.quarantine.append(facts["quarantine"])
            self.seat.append(facts["seat"])
            if facts["alive"]:
                at[facts["seat"]] = player
        for seat, player in enumerate(at):
            if player == NOBODY:
                if self.gap and seat in doors:
                    self.gap[-1] = True
                continue
            if player == self.me:
                self.place = len(self.ring)
            self.ring.append(player)
            self.gap.append(seat in doors)  # between this player and the left neighbour
        for seat in doors:  # the last gap goes round the corner
            if self.gap and seat < self.seat[self.ring[0]]:
                self.gap[-1] = True

    # -- neighbours --------------------------------------------------------------------------------

    def at(self, place: int) -> int:
        """Who sits at a place, counted round the ring."""
        return self.ring[place % len(self.ring)]

    def next(self) -> int:
        """With whom I exchange at the end of my turn."""
        return self.at(self.place + self.direction)

    def barred(self, place: int, step: int) -> bool:
        """A door between this place and the one beside it, one step left (1) or right (-1)."""
        size = len(self.ring)
        if size == 2:
            return self.gap[0] or self.gap[1]
        return self.gap[place % size] if step == 1 else self.gap[(place - 1) % size]

    def place_of(self, player: int) -> int:
        """The place of a living player."""
        return self.ring.index(player)

    def reachable(self, player: int) -> bool:
        """Not isolated, and not behind a door beside me."""
        if self.quarantine[player] > 0:
            return False
        if player == self.at(self.place + 1) and self.barred(self.place, 1):
            return False
        return not (player == self.at(self.place - 1) and self.barred(self.place, -1))

    def neighbours(self) -> list[int]:
        """The players beside me: two, or one when only two live."""
        left = self.at(self.place + 1)
        right = self.at(self.place - 1)
        return [left] if left == right else [left, right]

    def has(self, card: int) -> bool:
        """Whether I hold such a card."""
        return self.counts[card] > 0

    def place_before(self, edge: int) -> int:
        """The place whose gap to the left holds this edge."""
        for place in range(len(self.ring) - 1, -1, -1):
            if self.seat[self.ring[place]] <= edge:
                return place
        return len(self.ring) - 1
