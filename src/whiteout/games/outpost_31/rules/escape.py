"""The Escape: the election of its Captain, the tests of blood, boarding, and who gets away.
Specification 6.26 (ESC)."""

from __future__ import annotations

from typing import ClassVar, Final

from whiteout.core.choice import Choice, Step, VeiledChoice
from whiteout.core.draft import DraftChoice
from whiteout.core.event import Event, Facts
from whiteout.core.option import Option
from whiteout.games.outpost_31.options import BOARD, NO, NOMINATE, STOP, TEST, YES
from whiteout.games.outpost_31.position import (
    BLOODS,
    ESCAPE,
    HUMAN,
    IMITATION,
    NOTHING,
    OutpostPosition,
)
from whiteout.games.outpost_31.rules.contagion import raise_contagion
from whiteout.games.outpost_31.rules.ending import ESCAPED, IMITATION_ABOARD, LEFT_BEHIND, end
from whiteout.games.outpost_31.rules.torch import close_vote, voters
from whiteout.games.outpost_31.tables import LEVELS, MOST_PLAYERS

NOBODY_STAYS: Final = 4
"""In a game of so many players no living Human may be left behind (OP-ESC-22)."""


# -- tests -----------------------------------------------------------------------------------------


def allowed_tests(p: OutpostPosition) -> int:
    """As many as the contagion; with `escape_tests = declining` fewer the higher it is
    (OP-ESC-11)."""
    if p.settings.declining_tests:
        return LEVELS[p.contagion].declining[p.settings.side]
    return p.contagion


class TestBlood(Choice[OutpostPosition]):
    """D47: the Final Captain tests other living players one at a time, each once, or stops
    (OP-ESC-11)."""

    __slots__ = ()
    POINT: ClassVar = "D47"
    RULE: ClassVar = "OP-ESC-11"

    def about(self, p: OutpostPosition) -> dict[str, int | str]:
        return {"remaining": allowed_tests(p) - len(p.tested)}

    def run(self, p: OutpostPosition) -> None:
        if len(p.tested) < allowed_tests(p) and len(self.options(p, self.seat)) > 1:
            p.ask(self, self.seat)
        else:
            begin_boarding(p)

    def options(self, p: OutpostPosition, seat: int) -> list[Option]:
        untested = [
            TEST[player]
            for player in range(p.seats)
            if p.living[player] and player != seat and player not in p.tested
        ]
        return [STOP, *untested]

    def resolve(self, p: OutpostPosition, option: Option) -> None:
        if option is STOP:
            begin_boarding(p)
            return
        target = option.value
        p.tested.append(target)
        p.blood_shown[target] = p.settings.public_tests
        if p.history is not None:
            tell_test(p, target)
        p.then(self)


def tell_test(p: OutpostPosition, target: int) -> None:
    """The Blood Sample is turned face up for all (OP-ESC-12); with `escape_tests_public` off the
    Final Captain alone sees it."""
    facts: Facts = {"player": p.final_captain, "target": target}
    blood = BLOODS[p.blood[target]]
    if p.settings.public_tests:
        p.emit(Event("escape_tested", {**facts, "blood": blood}))
    else:
        facts["blood"] = None
        p.emit(Event("escape_tested", facts, {p.final_captain: {"blood": blood}}))


# -- boarding --------------------------------------------------------------------------------------


def may_board(p: OutpostPosition) -> list[int]:
    """Living players not shown to be Imitations who are not yet aboard (OP-ESC-12,
    OP-ESC-14)."""
    return [
        player
        for player in range(p.seats)
        if p.living[player]
        and player not in p.boarders
        and not (p.blood_shown[player] and p.blood[player] == IMITATION)
    ]


def seats_to_fill(p: OutpostPosition) -> int:
    """How many must still board before the Final Captain may stop: none, but with
    `escape_target_mode = strict` the target in force, or everybody eligible."""
    return target_in_force(p) - len(p.boarders) if p.settings.strict_target else 0


def target_in_force(p: OutpostPosition) -> int:
    """Survivors needed, the Final Captain among them (OP-ESC-15, OP-ESC-16)."""
    return max(1, p.settings.target - p.torched_humans)


def begin_boarding(p: OutpostPosition) -> None:
    """The Final Captain always boards (OP-ESC-13)."""
    p.boarders = [p.final_captain]
    p.then(_NAME_PASSENGERS[p.final_captain])


class NamePassengers(DraftChoice[OutpostPosition]):
    """D48, one name at a time, and open when the list is complete: who comes along; the number is
    free (OP-ESC-14, OP-FLOW-09)."""

    __slots__ = ()
    POINT: ClassVar = "D48"
    RULE: ClassVar = "OP-ESC-14"
    COUNTED: ClassVar = True

    def about(self, p: OutpostPosition) -> dict[str, int | str]:
        return {"count": target_in_force(p)}

    def run(self, p: OutpostPosition) -> None:
        if is_forced(p, []):
            p.boarders += may_board(p)
            take_off(p)
        else:
            p.ask(self, self.seat)

    def parts(self, p: OutpostPosition, seat: int, draft: list[Option]) -> list[Option]:
        names = [BOARD[player] for player in may_board(p) if BOARD[player] not in draft]
        return names if seats_to_fill(p) > len(draft) else [STOP, *names]

    def is_complete(self, p: OutpostPosition, seat: int, draft: list[Option]) -> bool:
        return draft[-1] is STOP or is_forced(p, draft)

    def resolve_draft(self, p: OutpostPosition, seat: int, draft: list[Option]) -> None:
        if draft[-1] is STOP:
            p.boarders += [part.value for part in draft[:-1]]
        else:
            p.boarders += may_board(p)
        take_off(p)


def is_forced(p: OutpostPosition, draft: list[Option]) -> bool:
    """Whether all who still could come along must, or nobody is left."""
    left = len(may_board(p)) - len(draft)
    return left <= max(0, seats_to_fill(p) - len(draft))


def take_off(p: OutpostPosition) -> None:
    """The list is complete; the boarders turn up their Blood Samples, the Final Captain first, then
    clockwise, and the first Imitation among them ends the match (OP-ESC-17, OP-ESC-18)."""
    seats = p.seats
    captain = p.final_captain
    circle = [player % seats for player in range(captain, captain + seats)]
    p.boarders = [player for player in circle if player in p.boarders]
    if p.history is not None:
        p.emit(Event("boarded", {"players": p.boarders[:]}))
    for player in p.boarders:
        p.blood_shown[player] = True
        if p.history is not None:
            facts = {"player": player, "blood": BLOODS[p.blood[player]]}
            p.emit(Event("boarder_shown", facts))
        if p.blood[player] == IMITATION:
            end(p, IMITATION_ABOARD)
            return
    end(p, ESCAPED if enough_escape(p) else LEFT_BEHIND)


def enough_escape(p: OutpostPosition) -> bool:
    """All aboard are Human: enough by the target, or nobody human left behind (OP-ESC-19 to
    OP-ESC-22)."""
    left_behind = False
    for player in range(p.seats):
        if p.living[player] and p.blood[player] == HUMAN and player not in p.boarders:
            left_behind = True
    if left_behind and p.seats == NOBODY_STAYS:
        return False
    if len(p.boarders) >= target_in_force(p):
        return True
    return not left_behind and not p.settings.strict_target


TEST_BLOOD: Final = [TestBlood(player) for player in range(MOST_PLAYERS)]
_NAME_PASSENGERS: Final = [NamePassengers(player) for player in range(MOST_PLAYERS)]


class BeginEscape(Step[OutpostPosition]):
    """The rest of the turn is dropped, the tied are freed, the acting Captain nominates
    (OP-ESC-01 to OP-ESC-03, OP-FLOW-07)."""

    __slots__ = ()

    def run(self, p: OutpostPosition) -> None:
        p.step = ESCAPE
        p.tied = [False] * p.seats
        if p.mission != NOTHING:
            p.mission_discard.append(p.mission)
            p.mission = NOTHING
        if p.history is not None:
            p.emit(Event("escape_began", {"captain": p.captain}))
        nominate(p, p.captain)


# -- the election --------------------------------------------------------------------------------


def nominate(p: OutpostPosition, player: int) -> None:
    """This player names the next candidate; the only one left need not be asked for."""
    p.nominator = player
    names = candidates(p)
    if len(names) == 1:
        p.force("D45", player, NOMINATE[names[0]])
        put_forward(p, names[0])
    else:
        p.then(_NOMINATE[player])


def candidates(p: OutpostPosition) -> list[int]:
    """Living players not rejected in this cycle, the nominator included (OP-ESC-04)."""
    return [player for player in range(p.seats) if p.living[player] and player not in p.rejected]


class Nominate(Choice[OutpostPosition]):
    """D45: who shall be Final Captain (OP-ESC-04)."""

    __slots__ = ()
    POINT: ClassVar = "D45"
    RULE: ClassVar = "OP-ESC-04"

    def options(self, p: OutpostPosition, seat: int) -> list[Option]:
        return [NOMINATE[player] for player in candidates(p)]

    def resolve(self, p: OutpostPosition, option: Option) -> None:
        put_forward(p, option.value)


def put_forward(p: OutpostPosition, nominee: int) -> None:
    """The nomination is open; all living players vote on it."""
    p.nominee = nominee
    if p.history is not None:
        p.emit(Event("nominated", {"player": p.nominator, "nominee": nominee}))
    p.then(_ELECT)


class Elect(VeiledChoice[OutpostPosition]):
    """D46: yes or no by every living player at once; a tie rejects (OP-ESC-05, OP-ESC-06)."""

    __slots__ = ()
    POINT: ClassVar = "D46"
    RULE: ClassVar = "OP-ESC-05"

    def about(self, p: OutpostPosition) -> dict[str, int | str]:
        return {"player": p.nominator, "target": p.nominee}

    def everybody(self, p: OutpostPosition) -> list[int]:
        return voters(p)

    def options(self, p: OutpostPosition, seat: int) -> list[Option]:
        return [YES, NO]

    def resolve_all(self, p: OutpostPosition, answers: list[Option | None]) -> None:
        if close_vote(p, answers, "final_captain", p.nominee):
            p.final_captain = p.nominee
            p.then(TEST_BLOOD[p.nominee])
        else:
            reject(p)


def reject(p: OutpostPosition) -> None:
    """Every second rejection raises contagion, without Fallout; when everybody has been rejected
    the list is cleared, not the count; the next player to the left nominates (OP-ESC-07 to
    OP-ESC-10)."""
    p.rejected.append(p.nominee)
    p.rejections += 1
    if p.rejections % 2 == 0:
        raise_contagion(p)
        if p.over:
            return
    if not candidates(p):
        p.rejected = []
    nominate(p, p.next_living(p.nominator))


BEGIN_ESCAPE: Final = BeginEscape()
_NOMINATE: Final = [Nominate(player) for player in range(MOST_PLAYERS)]
_ELECT: Final = Elect()
