"""The question whether the Captain uses a power: OP-PWR-03."""

from __future__ import annotations

from typing import Any

from whiteout.core.option import Option
from whiteout.core.position import Choice, Step
from whiteout.games.outpost_31.options import DECLINE, USE
from whiteout.games.outpost_31.position import OutpostPosition
from whiteout.games.outpost_31.powers import use
from whiteout.games.outpost_31.tables import POWER_IDS


class AskPower(Choice[OutpostPosition]):
    """Use this power now, or not: `effect` follows a use, `otherwise` what happens without it.
    Asked only where the power may be used."""

    __slots__ = ("decision", "effect", "otherwise", "power")

    def __init__(
        self,
        seat: int,
        power: int,
        decision: str,
        effect: Step[Any] | None,
        otherwise: Step[Any] | None = None,
    ) -> None:
        super().__init__(seat)
        self.power = power
        self.decision = decision
        self.effect = effect
        self.otherwise = otherwise

    def point(self, p: OutpostPosition) -> str:
        return self.decision

    def rule(self, p: OutpostPosition) -> str:
        return "OP-PWR-03"

    def about(self, p: OutpostPosition) -> dict[str, int | str]:
        return {"power": POWER_IDS[self.power]}

    def options(self, p: OutpostPosition, seat: int) -> list[Option]:
        return [DECLINE, USE[self.power]]

    def resolve(self, p: OutpostPosition, option: Option) -> None:
        following = self.otherwise
        if option is not DECLINE:
            use(p, self.power)
            following = self.effect
        if following is not None:
            p.then(following)
