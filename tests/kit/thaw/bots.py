"""A bot for Thaw: it does its share and keeps what it needs for itself."""

from __future__ import annotations

from tests.kit.thaw.options import BLANKET, ENOUGH, LOG, STOVE, THROW
from tests.kit.thaw.rules import BLANKET_HEAT, HOARDER

from whiteout.core.bot import Bot, Eyes
from whiteout.core.event import Facts
from whiteout.core.option import PASS, Option

USUAL_COLD = 3
"""What a night takes of each, where the weather is not known."""


class Steady(Bot):
    """Burns its share of what the night takes, little by little."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.said = 0

    def missing(self, view: Facts) -> int:
        """The heat that is still wanted."""
        wanted = int(view["weather"].get("forecast", USUAL_COLD * len(view["players"])))
        return wanted - int(view["heat"])

    def choose(self, eyes: Eyes) -> Option:
        view = eyes.view()
        hand: list[int] = view["hand"]
        point = view["choice"]["point"]
        if point == "D-01":
            return STOVE if view.get("draft") else LOG[hand[0]]
        if point == "D-02":
            return self.share(view, hand)
        if point == "D-03" and view["objective"] != HOARDER and "forecast" in view["weather"]:
            return THROW[hand[-1]] if self.missing(view) > 0 else PASS
        return eyes.options()[-1]

    def share(self, view: Facts, hand: list[int]) -> Option:
        """The smallest log that does the seat's share, or the largest there is."""
        share = -(-self.missing(view) // len(view["players"]))
        if share <= 0 or not hand or view.get("draft") or view["objective"] == HOARDER:
            return ENOUGH
        return LOG[next((log for log in hand if log >= share), hand[-1])]

    def aside(self, eyes: Eyes) -> Option | None:
        """A blanket, where it just keeps the frost out."""
        view = eyes.view()
        if BLANKET not in eyes.asides() or not 0 < view["cold"] - view["heat"] <= BLANKET_HEAT:
            return None
        return BLANKET

    def speak(self, eyes: Eyes) -> list[Facts]:
        """Friends tell the table what is to come, once a night."""
        view = eyes.view()
        if (
            "forecast" not in view["weather"]
            or view["choice"]["point"] != "D-02"
            or self.said == view["night"]
        ):
            return []
        self.said = view["night"]
        return [{"claim": "foretells", "number": view["weather"]["forecast"]}]
