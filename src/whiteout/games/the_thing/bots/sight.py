"""What a bot reads from its view, once a decision."""

from __future__ import annotations

from whiteout.core.event import Facts
from whiteout.games.the_thing.tables import GREEN, LOCATION_IDS

_CODES = {name: code for code, name in enumerate(LOCATION_IDS)}


class Sight:
    """A view in numbers; figures stand in the order of the view."""

    def __init__(self, view: Facts) -> None:
        self.view = view
        self.viewer: int = view["viewer"]
        choice = view["choice"] or {"id": 0, "point": "", "about": {}}
        self.number: int = choice["id"]
        self.point: str = choice["point"]
        self.about: Facts = choice["about"]
        self.coop: bool = view["mode"] == "coop"
        rows: list[Facts] = view["characters"]
        self.rows = rows
        self.place = [_CODES.get(row["place"], -1) for row in rows]
        self.alive = [row["state"] == "character" for row in rows]
        self.standing = [row["standing"] for row in rows]
        self.suspicion: list[int] = [row["suspicion"] for row in rows]
        self.n = 6 if self.coop else len(rows)
        rooms: list[Facts] = view["rooms"]
        self.fuel: list[int] = [room["fuel"] for room in rooms]
        self.damage: list[int] = [room["damage"] for room in rooms]
        self.spaces: list[int] = [room["fuel_spaces"] for room in rooms]
        self.destroyed: list[bool] = [room["destroyed"] for room in rooms]
        self.dogs: list[int] = [room["dogs"] for room in rooms]
        self.alien: bool = view.get("role") == "alien"
        self.hand: list[str] = view.get("hand", [])
        self.held: list[str] = view.get("held", [])
        self.force: int = view["force"]
        self.sos: int = view["sos"]
        self.landed: bool = view["landed"]
        self.ready: list[bool] = view["ready"]
        self.freezing: int = view["freezing"]
        self.round: int = view["round"]

    def there(self, place: int) -> list[int]:
        """The living characters in a location."""
        return [
            figure for figure, at in enumerate(self.place) if at == place and self.alive[figure]
        ]

    def figure(self, character: object) -> int:
        """The figure of a character's id."""
        return next(at for at, row in enumerate(self.rows) if row["character"] == character)

    def missing_fuel(self, place: int) -> int:
        """Free fuel spaces of a room."""
        return self.spaces[place] - self.fuel[place]

    def open_rooms(self) -> list[int]:
        """Locations that stand."""
        return [place for place in range(GREEN) if not self.destroyed[place]]
