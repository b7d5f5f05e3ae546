"""What a bot makes of its view: its own board, who is near, who may be infected."""

from __future__ import annotations

from typing import Any, Final

from whiteout.core.bot import Eyes
from whiteout.core.event import Facts
from whiteout.games.who_goes_there.hidden.infection import InfectionBelief
from whiteout.games.who_goes_there.tables import METER

_INSIDE: Final = ("storage", "workshop")


class Suspicion:
    """How likely everybody is infected, by what the seat has seen."""

    def __init__(self) -> None:
        self.belief: InfectionBelief | None = None
        self.supposed: list[float] = []
        """What is supposed for good, in a search; then news change nothing."""

    def fixed(self) -> Suspicion:
        """The same suspicion, which no news change."""
        other = Suspicion()
        other.supposed = self.chances()
        return other

    def hear(self, eyes: Eyes) -> None:
        """Take in the news."""
        if self.supposed:
            return
        if self.belief is None:
            self.belief = InfectionBelief(eyes.seats, eyes.seat)
        for facts in eyes.news():
            react = getattr(self.belief, f"on_{facts['event']}", None)
            if react is not None:
                react(facts)
        self.belief.flush()

    def chances(self) -> list[float]:
        """By player."""
        if self.supposed:
            return self.supposed[:]
        assert self.belief is not None, "it has heard"
        return self.belief.chances()


class Sight:
    """One view, read for its seat."""

    def __init__(self, eyes: Eyes, suspicion: list[float]) -> None:
        view = eyes.view()
        self.view: Facts = view
        self.seat = eyes.seat
        self.players: list[dict[str, Any]] = view["players"]
        self.me = self.players[eyes.seat]
        self.hand: list[str] = view.get("hand", [])
        self.infected: bool = view.get("infected", False)
        self.known: list[int] = view.get("known_infected", [])
        self.suspicion = [1.0 if p in self.known else s for p, s in enumerate(suspicion)]
        self.phase: int = view["phase"]
        self.round: int = view["round"]
        self.rounds: int = view["rounds"]

    @property
    def inside(self) -> bool:
        """Whether the own miniature stands inside."""
        return self.me["space"] in _INSIDE

    @property
    def actions(self) -> int:
        """What can still be spent."""
        return int(self.me["actions"]) + int(self.me["dex"])

    @property
    def wounds(self) -> int:
        """Own Strikes of both types."""
        return int(self.me["strikes"]) + int(self.me["criticals"])

    def count(self, card: str) -> int:
        """How many of a card are in hand."""
        return self.hand.count(card)

    def others(self) -> list[int]:
        """The other living players."""
        return [p for p, row in enumerate(self.players) if row["alive"] and p != self.seat]

    def infected_known(self) -> int:
        """How many the bot knows to be infected, itself included."""
        return len(self.known) + int(self.infected)

    def may_spread(self) -> bool:
        """An infected player stops where too few humans would be left to fly with."""
        return self.infected and self.infected_known() < len(self.players) // 2 + 1

    def rounds_to(self, special: str) -> int:
        """How many rounds until the next Food or Sleep round; 0 means the next round."""
        spaces = [space for space in METER if self.rounds > 15 or not space.grey]
        for ahead, space in enumerate(spaces[self.round :]):
            if space.special == special:
                return ahead
        return 99

    def cold(self) -> int:
        """Stamina that the next Temperature Drop costs outside."""
        coats = {"parka": 1, "expedition_coat": 2}
        phase = METER[-1].phase if self.round >= self.rounds else self.phase
        return max(0, phase - sum(coats.get(tile, 0) for tile in self.me["tiles"]))
