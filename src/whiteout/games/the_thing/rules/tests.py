"""Phase 6, tests: specification 6.17 (TST)."""

from __future__ import annotations

from typing import Final

from whiteout.core.choice import Step
from whiteout.core.option import Option
from whiteout.games.the_thing.options import NO, TEST, TESTER, VOLUNTEER
from whiteout.games.the_thing.position import TESTS, ThingPosition
from whiteout.games.the_thing.rules.asking import Ask, AskAll, tell, who
from whiteout.games.the_thing.rules.elimination import reveal
from whiteout.games.the_thing.rules.ending import check_humans
from whiteout.games.the_thing.rules.items import backs_held, has_charge, holds, use_up
from whiteout.games.the_thing.rules.phase import begin
from whiteout.games.the_thing.rules.suspicion import put
from whiteout.games.the_thing.tables import (
    ALIEN,
    BLOOD_BAG,
    FLAMETHROWER,
    OBJECT,
    ROLES,
    TOKEN,
    WIRE,
)

A: Final = 0
B: Final = 1
NAMES: Final = ["a", "b"]


class Tests(Step[ThingPosition]):
    """Test A, then test B (TT-TST-01, TT-TST-08, TT-TST-12)."""

    def run(self, p: ThingPosition) -> None:
        begin(p, TESTS)
        p.then(Volunteers(A), Volunteers(B))


def could_test(p: ThingPosition, figure: int, test: int) -> bool:
    """By public facts (specification 7.3)."""
    if test == A:
        return backs_held(p, figure, TOKEN) > 0
    wire = backs_held(p, figure, OBJECT) > 0 or WIRE in p.open_cards[figure]
    return has_charge(p, figure) and wire


def can_test(p: ThingPosition, figure: int, test: int) -> bool:
    """Whether a character really can (TT-TST-02 to TT-TST-04)."""
    if test == A:
        return holds(p, figure, BLOOD_BAG)
    return has_charge(p, figure) and holds(p, figure, WIRE)


def test_targets(p: ThingPosition, test: int) -> list[int]:
    """Test A hits the most suspected, test B anybody; oneself too (TT-TST-02, -04, -05)."""
    order = p.in_turn_order()
    if test == B:
        return order
    most = max([p.suspicion[figure] for figure in order], default=0)
    return [figure for figure in order if p.suspicion[figure] == most]


class Volunteers(AskAll):
    """D38, D39: who would make the test (TT-TST-09 to TT-TST-11)."""

    __slots__ = ("test",)

    def __init__(self, test: int) -> None:
        super().__init__()
        self.test = test

    def point(self, p: ThingPosition) -> str:
        return "D38" if self.test == A else "D39"

    def everybody(self, p: ThingPosition) -> list[int]:
        return [seat for seat in p.in_turn_order() if could_test(p, seat, self.test)]

    def options(self, p: ThingPosition, seat: int) -> list[Option]:
        return [VOLUNTEER, NO] if can_test(p, seat, self.test) else [NO]

    def resolve_all(self, p: ThingPosition, answers: list[Option | None]) -> None:
        willing = [seat for seat in p.in_turn_order() if answers[seat] == VOLUNTEER]
        if not willing:
            return
        tell(p, "test_volunteers", {"test": NAMES[self.test], "players": willing})
        if len(willing) > 1:
            p.then(PickTester(p.leader, self.test, willing))
        else:
            aim(p, willing[0], self.test)


class PickTester(Ask):
    """D40: the leader picks one of several (TT-TST-07)."""

    __slots__ = ("test", "willing")
    POINT = "D40"
    SECRET = False

    def __init__(self, seat: int, test: int, willing: list[int]) -> None:
        super().__init__(seat)
        self.test = test
        self.willing = willing

    def about(self, p: ThingPosition) -> dict[str, int | str]:
        return {"test": NAMES[self.test]}

    def options(self, p: ThingPosition, seat: int) -> list[Option]:
        return [TESTER[figure] for figure in self.willing]

    def resolve(self, p: ThingPosition, option: Option) -> None:
        aim(p, option.value, self.test)


def aim(p: ThingPosition, tester: int, test: int) -> None:
    """The target is asked for where there is a choice."""
    found = test_targets(p, test)
    if len(found) > 1:
        p.then(PickTarget(tester, test))
    else:
        carry_out(p, tester, test, found[0])


class PickTarget(Ask):
    """D41: whom to test."""

    __slots__ = ("test",)
    POINT = "D41"
    SECRET = False

    def __init__(self, seat: int, test: int) -> None:
        super().__init__(seat)
        self.test = test

    def about(self, p: ThingPosition) -> dict[str, int | str]:
        return {"test": NAMES[self.test]}

    def options(self, p: ThingPosition, seat: int) -> list[Option]:
        return [TEST[figure] for figure in test_targets(p, self.test)]

    def resolve(self, p: ThingPosition, option: Option) -> None:
        carry_out(p, self.seat, self.test, option.value)


def pay(p: ThingPosition, tester: int, test: int) -> None:
    """A blood bag; or a charge, and the wire is shown."""
    if test == A:
        use_up(p, tester, BLOOD_BAG)
    else:
        use_up(p, tester, WIRE)
        use_up(p, tester, FLAMETHROWER)


def carry_out(p: ThingPosition, tester: int, test: int, target: int) -> None:
    """The target shows the role card: space 0, or a revealed alien (TT-TST-06)."""
    pay(p, tester, test)
    role = p.role[target]
    facts = {**who(p, tester), "test": NAMES[test], "target": p.owner[target]}
    tell(p, "tested", {**facts, "tested": who(p, target)["character"], "role": ROLES[role]})
    p.role_shown[target] = True
    if role == ALIEN:
        reveal(p, target, "test")
        check_humans(p)
    else:
        p.shown_human[target] = True
        put(p, target, 0, "test")
