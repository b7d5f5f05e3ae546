"""Captain powers: specification 6.23 (PWR). Each power's effect stands in its chapter."""

from __future__ import annotations

from typing import Any, ClassVar

from whiteout.core.choice import Choice, Prompt, Step
from whiteout.core.draft import DraftChoice
from whiteout.core.event import Event
from whiteout.core.option import Option
from whiteout.games.outpost_31.options import DECLINE, USE
from whiteout.games.outpost_31.position import ESCAPE, NOTHING, OutpostPosition
from whiteout.games.outpost_31.tables import POWER_IDS


def may_use(p: OutpostPosition, power: int) -> bool:
    """Only the current Captain, a power of his own character, one power a turn in all, none in
    the Escape (OP-PWR-01, OP-PWR-02, OP-PWR-06). The caller looks after the printed window."""
    return (
        p.power_used == NOTHING
        and p.characters[p.captain] == power // 2
        and p.settings.captain_powers
        and p.step != ESCAPE
    )


def use(p: OutpostPosition, power: int) -> None:
    """The use is announced to all, and is this turn's one (OP-PWR-02, OP-PWR-04)."""
    p.power_used = power
    if p.history is not None:
        p.emit(Event("power_used", {"player": p.captain, "power": POWER_IDS[power]}))


class AskPower(Choice[OutpostPosition]):
    """Use this power now, or not: `effect` follows a use, `otherwise` what happens without it.
    Asked only where the power may be used."""

    __slots__ = ("decision", "effect", "otherwise", "power")
    RULE: ClassVar = "OP-PWR-03"

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


class AimPower(DraftChoice[OutpostPosition]):
    """Use this power on somebody or something, or not. The use is announced with its target, and
    can be taken back until the target is named (OP-FLOW-09); a single one need not be named. Asked
    only where the power may be used and there is a target."""

    __slots__ = ()
    RULE: ClassVar = "OP-PWR-03"
    COUNTED: ClassVar = True
    POWER: ClassVar[int] = NOTHING

    def targets(self, p: OutpostPosition) -> list[Option]:
        """What the power can be used on."""
        raise NotImplementedError

    def aim(self, p: OutpostPosition, target: int) -> None:
        """The effect; the use has been announced."""
        raise NotImplementedError

    def about(self, p: OutpostPosition) -> dict[str, int | str]:
        return {"power": POWER_IDS[self.POWER]}

    def prompt(self, p: OutpostPosition, viewer: int) -> Prompt:
        if viewer == self.seat and p.draft(viewer):
            return self.POINT, "OP-PWR-04", {}
        return self.POINT, self.RULE, self.about(p)

    def parts(self, p: OutpostPosition, seat: int, draft: list[Option]) -> list[Option]:
        return self.targets(p) if draft else [DECLINE, USE[self.POWER]]

    def is_complete(self, p: OutpostPosition, seat: int, draft: list[Option]) -> bool:
        return len(draft) == 2 or draft[0] is DECLINE or len(self.targets(p)) == 1

    def resolve_draft(self, p: OutpostPosition, seat: int, draft: list[Option]) -> None:
        if draft[0] is not DECLINE:
            target = draft[1] if len(draft) == 2 else self.targets(p)[0]
            if len(draft) == 1:
                p.force(self.POINT, seat, target)
            use(p, self.POWER)
            self.aim(p, target.value)
