"""The view of a seat, read once per decision into what judgement asks for."""

from __future__ import annotations

from typing import Any

from whiteout.core.event import Facts
from whiteout.games.outpost_31.bots.odds import Trial
from whiteout.games.outpost_31.position import BLOODS, IMITATION
from whiteout.games.outpost_31.rules.dice import CALM, Need
from whiteout.games.outpost_31.tables import (
    CARDS,
    DICE,
    IS_SABOTAGE,
    KIND,
    MISSION_IDS,
    ROOM_IDS,
    ROOMS_PER_SECTOR,
    TESTS,
    code_of,
)


class Sight:
    """What a seat sees at a decision."""

    def __init__(self, view: Facts) -> None:
        self.view = view
        self.seat: int = view["viewer"]
        choice = view["choice"]
        self.point: str = choice["point"]
        self.draft: list[str] = view.get("draft", [])
        self.number: int = choice["id"] + len(self.draft)
        self.about: dict[str, Any] = choice["about"]
        self.dealt: bool = "blood" in view
        self.human: bool = view.get("blood") != BLOODS[IMITATION]
        self.hand: list[int] = [code_of(card) for card in view.get("hand", [])]
        captain = view["captain"]
        self.captain: int = -1 if captain is None else captain
        self.players: list[Facts] = view["players"]
        self.rooms: list[Facts] = view["rooms"]
        self.sector: int = view["trackers"]["unlocked_sector"]
        self.contagion: int = view["trackers"]["contagion"]
        self.battle: bool = view["battle"]
        self.dice: list[int] = view["dice"]
        self.rolls_left: int = view["rolls_left"]
        self.mission: Facts | None = view["mission"]

    def living(self) -> list[int]:
        """The players still in the game."""
        return [player for player, facts in enumerate(self.players) if facts["living"]]

    def available(self) -> list[int]:
        """Of these, the players who are not tied."""
        return [player for player in self.living() if not self.players[player]["tied"]]

    # -- the test --------------------------------------------------------------------------------

    def is_roll(self) -> bool:
        """Whether dice decide the test in progress."""
        if self.battle:
            return True
        assert self.mission is not None
        return bool(self.mission["test"] != TESTS[0])

    def need(self) -> Need:
        """What the dice on the table must show."""
        if self.view["sabotage"] and len(self.dice) == 2:
            return CALM
        if self.battle:
            return Need(KIND, [self.view["battle_need"]])
        assert self.mission is not None
        return Need(TESTS.index(self.mission["test"]), self.mission["need"])

    def trial(self) -> Trial:
        """The test in progress, to reckon with."""
        assert self.mission is not None
        need = self.view["battle_need"] if self.battle else 0
        return Trial(MISSION_IDS.index(self.mission["id"]), need)

    def pool(self) -> list[int]:
        """The cards of the pool, as far as I have seen them, without what I throw out."""
        cards = [code_of(card) for card in self.view["pool"].get("cards", [])]
        for part in self.draft:
            if part.startswith("swap "):
                cards.remove(code_of(part[5:]))
        return cards

    def helps(self, card: int) -> float:
        """How much a card of the pool helps the test."""
        if IS_SABOTAGE[card]:
            return -2.0
        if self.is_roll():
            return 0.5 * DICE[card]
        assert self.mission is not None
        for item in self.mission["items"]:
            if item["item"] == CARDS[card].id:
                return 2.0
            if item["item"] == CARDS[card].category:
                return 1.5
        return 0.0

    def hardship(self) -> float:
        """Roughly how often the Investigation fails, by what is printed on it."""
        assert self.mission is not None
        row = self.mission
        if row["test"] == "items":
            wanted = 0
            for item in row["items"]:
                wanted += item["count"]
            return 0.2 * wanted
        dice = 1.6 * row["reveal"]
        if row["test"] == "kind":
            return 0.25 if row["need"][0] == 3 else 0.6
        if row["test"] == "high":
            return 0.4 if dice >= 4.8 else 0.6
        return 0.3 if row["need"][0] <= 4 * dice else 0.7

    # -- rooms -----------------------------------------------------------------------------------

    def room(self, code: int) -> Facts:
        """What all see of a room."""
        return self.rooms[code]

    def room_hurt(self, room: str) -> bool:
        """Whether a room has a hazard already."""
        return bool(self.rooms[room_code(room)]["hazard"] != "none")

    def wanted(self, code: int) -> float:
        """How much the group wants what may lie in a room: the highest Sector open is the one that
        is not complete."""
        seen = self.rooms[code].get("seen") or self.rooms[code]["chip"]
        if code // ROOMS_PER_SECTOR + 1 != self.sector:
            return 0.2
        done = self.view["trackers"]["objectives"]
        for slot, kind in (("thing", "thing"), ("gear", OBJECTIVES[self.sector])):
            if seen == f"c{self.sector}_{kind}":
                return 0.3 if f"o{self.sector}_{slot}" in done else 2.0
        return 1.0 if seen == "hidden" else 0.4


OBJECTIVES = ["", "rope", "dynamite", "flame"]
"""The Gear chip each Sector wants (specification 3.4)."""


def room_code(room: str) -> int:
    """The number of a room."""
    return ROOM_IDS.index(room)
