"""The helicopter: tests of blood, boarding, and who gets away. Specification 6.26 (ESC), from
OP-ESC-11 on."""

from __future__ import annotations

from typing import Final

from whiteout.core.event import Event, Facts
from whiteout.core.option import Option
from whiteout.core.position import Choice
from whiteout.games.outpost_31.ending import ESCAPED, IMITATION_ABOARD, LEFT_BEHIND, end
from whiteout.games.outpost_31.options import BOARD, STOP, TEST
from whiteout.games.outpost_31.position import BLOODS, HUMAN, IMITATION, OutpostPosition
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

    def point(self, p: OutpostPosition) -> str:
        return "D47"

    def rule(self, p: OutpostPosition) -> str:
        return "OP-ESC-11"

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


class NamePassengers(Choice[OutpostPosition]):
    """D48, one name at a time: who comes along; the number is free (OP-ESC-14)."""

    __slots__ = ()

    def point(self, p: OutpostPosition) -> str:
        return "D48"

    def rule(self, p: OutpostPosition) -> str:
        return "OP-ESC-14"

    def about(self, p: OutpostPosition) -> dict[str, int | str]:
        return {"count": target_in_force(p)}

    def run(self, p: OutpostPosition) -> None:
        eligible = may_board(p)
        if eligible and len(eligible) > seats_to_fill(p):
            p.ask(self, self.seat)
        else:
            p.boarders += eligible
            take_off(p)

    def options(self, p: OutpostPosition, seat: int) -> list[Option]:
        names = [BOARD[player] for player in may_board(p)]
        return names if seats_to_fill(p) > 0 else [STOP, *names]

    def resolve(self, p: OutpostPosition, option: Option) -> None:
        if option is STOP:
            take_off(p)
        else:
            p.boarders.append(option.value)
            p.then(self)


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
