"""Phases 6, 7 and 9 of the co-operative game: specification 6.27 (CEND)."""

from __future__ import annotations

from whiteout.core.choice import Prompt, Step
from whiteout.core.option import Option
from whiteout.games.the_thing.options import NO, PIECE_AS, STOP, TEST_AS, TESTER_AS, TO
from whiteout.games.the_thing.position import REC_ROOM_STEP, TESTS, ThingPosition
from whiteout.games.the_thing.rules.asking import Ask, AskDraft, distinct, tell, who
from whiteout.games.the_thing.rules.coop_threat import CheckThreat, move_threat, turn
from whiteout.games.the_thing.rules.elimination import set_leader
from whiteout.games.the_thing.rules.phase import begin
from whiteout.games.the_thing.rules.suspicion import put
from whiteout.games.the_thing.rules.tests import NAMES, A, B, can_test, pay, test_targets
from whiteout.games.the_thing.tables import (
    ALIEN,
    CHARACTER_IDS,
    FLAMETHROWER,
    PIECE_IDS,
    REC_ROOM,
    ROLES,
    RULE_OF,
)


class CoopRecRoom(Step[ThingPosition]):
    """Phase 6: all stand in the rec room; pieces may change hands (TT-CEND-01, TT-CEND-05)."""

    def run(self, p: ThingPosition) -> None:
        begin(p, REC_ROOM_STEP)
        for figure in p.alive():
            p.place[figure] = REC_ROOM
            p.standing[figure] = True
        tell(p, "returned", {})
        if len(p.alive()) > 1:
            pieces = sum(len(pieces_on(p, figure)) for figure in p.alive())
            p.then(MovePieces(pieces))


def pieces_on(p: ThingPosition, figure: int) -> list[int]:
    """All pieces of a character, open or not; there is one flamethrower in this game."""
    flames = [FLAMETHROWER] * len(p.charges[figure])
    return [*flames, *p.held[figure], *p.open_cards[figure]]


class MovePieces(Step[ThingPosition]):
    """As many moves as pieces were held when the phase began."""

    __slots__ = ("left",)

    def __init__(self, left: int) -> None:
        self.left = left

    def run(self, p: ThingPosition) -> None:
        if self.left:
            p.then(MovePiece(p.leader, self.left))


class MovePiece(AskDraft):
    """D58, D59: a piece, and whom it goes to; or the end of the phase."""

    __slots__ = ("left",)
    POINT = "D58"
    SECRET = False

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def prompt(self, p: ThingPosition, viewer: int) -> Prompt:
        point = "D59" if viewer == self.seat and p.draft(viewer) else "D58"
        return point, RULE_OF[point], {}

    def parts(self, p: ThingPosition, seat: int, draft: list[Option]) -> list[Option]:
        if draft:
            giver = p.figure_of(draft[0].value // 16)
            return [TO[p.character[figure]] for figure in p.in_turn_order() if figure != giver]
        found: list[Option] = []
        for figure in p.in_turn_order():
            pieces = PIECE_AS[p.character[figure]]
            found += [pieces[piece] for piece in distinct(pieces_on(p, figure))]
        return [*found, STOP]

    def is_complete(self, p: ThingPosition, seat: int, draft: list[Option]) -> bool:
        return len(draft) == 2 or draft[0] == STOP

    def resolve_draft(self, p: ThingPosition, seat: int, draft: list[Option]) -> None:
        if draft[0] == STOP:
            return
        giver = p.figure_of(draft[0].value // 16)
        taker = p.figure_of(draft[1].value)
        piece = draft[0].value % 16
        if piece == FLAMETHROWER:
            p.charges[taker].append(p.charges[giver].pop())
        else:
            table = p.held if piece in p.held[giver] else p.open_cards
            table[giver].remove(piece)
            table[taker].append(piece)
            table[taker].sort()
        if p.history is not None:
            facts = {"piece": PIECE_IDS[piece], "giver": CHARACTER_IDS[p.character[giver]]}
            tell(p, "piece_moved", {**facts, "taker": CHARACTER_IDS[p.character[taker]]})
        p.then(MovePieces(self.left - 1))


# -- Phase 7 ---------------------------------------------------------------------------------------


class CoopTests(Step[ThingPosition]):
    """The leader names the tester of test A, then of test B (TT-CEND-02, TT-CEND-06)."""

    def run(self, p: ThingPosition) -> None:
        begin(p, TESTS)
        p.then(CoopTest(A), CoopTest(B))


class CoopTest(Step[ThingPosition]):
    """A kind of test that no character can make is not asked for."""

    __slots__ = ("test",)

    def __init__(self, test: int) -> None:
        self.test = test

    def run(self, p: ThingPosition) -> None:
        if any(can_test(p, figure, self.test) for figure in p.alive()):
            p.then(NameTester(p.leader, self.test))


class NameTester(Ask):
    """D60: a character that can make the test, or none."""

    __slots__ = ("test",)
    POINT = "D60"
    SECRET = False

    def __init__(self, seat: int, test: int) -> None:
        super().__init__(seat)
        self.test = test

    def about(self, p: ThingPosition) -> dict[str, int | str]:
        return {"test": NAMES[self.test]}

    def options(self, p: ThingPosition, seat: int) -> list[Option]:
        able = [figure for figure in p.in_turn_order() if can_test(p, figure, self.test)]
        return [*[TESTER_AS[p.character[figure]] for figure in able], NO]

    def resolve(self, p: ThingPosition, option: Option) -> None:
        if option == NO:
            return
        tester = p.figure_of(option.value)
        found = test_targets(p, self.test)
        if len(found) > 1:
            p.then(NameTarget(self.seat, self.test, tester))
        else:
            coop_test(p, tester, self.test, found[0])


class NameTarget(Ask):
    """D61: whom to test."""

    __slots__ = ("test", "tester")
    POINT = "D61"
    SECRET = False

    def __init__(self, seat: int, test: int, tester: int) -> None:
        super().__init__(seat)
        self.test = test
        self.tester = tester

    def about(self, p: ThingPosition) -> dict[str, int | str]:
        return {"test": NAMES[self.test]}

    def options(self, p: ThingPosition, seat: int) -> list[Option]:
        return [TEST_AS[p.character[figure]] for figure in test_targets(p, self.test)]

    def resolve(self, p: ThingPosition, option: Option) -> None:
        coop_test(p, self.tester, self.test, p.figure_of(option.value))


def coop_test(p: ThingPosition, tester: int, test: int, target: int) -> None:
    """A human goes to space 0; an alien turns (TT-CEND-02, TT-CREV-07)."""
    pay(p, tester, test)
    role = p.role[target]
    facts = {**who(p, tester), "test": NAMES[test], "target": p.owner[target]}
    tell(p, "tested", {**facts, "tested": who(p, target)["character"], "role": ROLES[role]})
    p.role_shown[target] = True
    if role == ALIEN:
        turn(p, target, "test")
    else:
        p.shown_human[target] = True
        p.safe[target] = True
        put(p, target, 0, "test")


# -- Phase 9 ---------------------------------------------------------------------------------------


class CoopThreat(Step[ThingPosition]):
    """The leader sheet passes left, the threat moves by the pace of the table (TT-CEND-04)."""

    def run(self, p: ThingPosition) -> None:
        if p.seats > 1:
            set_leader(p, (p.leader + 1) % p.seats, "round")
        if p.round % p.settings.threat_pace == 0:
            move_threat(p, -1)
        p.then(CheckThreat())
