"""The position of Thaw: all that lies in the hut."""

from __future__ import annotations

from collections.abc import Mapping

from whiteout.core.chance import Chance
from whiteout.core.position import Position

HIDDEN = -1
"""The weather while its card lies face down."""


class ThawPosition(Position):
    """Logs, weather, objectives, and how the match stands."""

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.pile: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.shown: list[list[int]] = [[] for _ in range(seats)]
        """By seat, the logs in hand that all have seen."""
        self.weather: list[int] = []
        """Face down; the top card is the last."""
        self.cold = HIDDEN
        self.objectives: list[str] = []
        self.friends: list[int] = []
        self.night = 0
        self.nights = 0
        self.keeper = -1
        self.heat = 0
        self.frost = 0
        self.frost_limit = 0
        """How often frost may get in; 0 for as often as it likes."""
        self.blankets = [True] * seats
        self.burned = [0] * seats
        """By seat, what it has burned so far."""
        self.settings: Mapping[str, object] = {}

    def clone(self) -> ThawPosition:
        copy = ThawPosition(self.seats, self.chance.clone())
        copy.copy_core(self)
        copy.pile = self.pile[:]
        copy.hands = [hand[:] for hand in self.hands]
        copy.shown = [logs[:] for logs in self.shown]
        copy.weather = self.weather[:]
        copy.cold = self.cold
        copy.objectives = self.objectives[:]
        copy.friends = self.friends[:]
        copy.night = self.night
        copy.nights = self.nights
        copy.keeper = self.keeper
        copy.heat = self.heat
        copy.frost = self.frost
        copy.frost_limit = self.frost_limit
        copy.blankets = self.blankets[:]
        copy.burned = self.burned[:]
        copy.settings = self.settings
        return copy

    def give_up(self, seat: int, log: int) -> None:
        """A log leaves a hand, for all to see."""
        self.hands[seat].remove(log)
        if log in self.shown[seat]:
            self.shown[seat].remove(log)

    def burn(self, seat: int, log: int) -> None:
        """A log goes into the stove."""
        self.give_up(seat, log)
        self.heat += log
        self.burned[seat] += log
