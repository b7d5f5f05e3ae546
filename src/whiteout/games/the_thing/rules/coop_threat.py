"""Threat and reveal in the co-operative game: specification 6.27 (CREV)."""

from __future__ import annotations

from whiteout.core.choice import Step
from whiteout.core.option import Option
from whiteout.games.the_thing.options import TAKEN
from whiteout.games.the_thing.position import CHARACTER, TURNED, ThingPosition
from whiteout.games.the_thing.rules.asking import Ask, tell, who
from whiteout.games.the_thing.rules.elimination import take_off
from whiteout.games.the_thing.rules.ending import check_humans
from whiteout.games.the_thing.tables import MOST_SUSPICION


class CheckThreat(Step[ThingPosition]):
    """One of the discs on the threat's space is taken (TT-CREV-02)."""

    def run(self, p: ThingPosition) -> None:
        reached = on_threat(p)
        if len(reached) > 1:
            p.then(ChooseTaken(p.leader))
        elif reached:
            take(p, reached[0])


def on_threat(p: ThingPosition) -> list[int]:
    """The characters whose discs share the threat's space. The green zone is out of its reach,
    unless the table lets it go there; a disc put there by a test is safe until the threat moves
    (TT-CREV-08, `threat_floor`)."""
    return [
        figure
        for figure in p.in_turn_order()
        if p.suspicion[figure] == p.threat and not p.safe[figure]
    ]


class ChooseTaken(Ask):
    """D51: the leader chooses which of several."""

    POINT = "D51"
    SECRET = False

    def options(self, p: ThingPosition, seat: int) -> list[Option]:
        return [TAKEN[p.character[figure]] for figure in on_threat(p)]

    def resolve(self, p: ThingPosition, option: Option) -> None:
        take(p, p.figure_of(option.value))


def take(p: ThingPosition, figure: int) -> None:
    """A character is taken by the threat, which recoils; then the check again (TT-CREV-05)."""
    space = p.threat
    turn(p, figure, "threat")
    if p.over:
        return
    left = [other for other in p.alive() if p.suspicion[other] > 0]
    if not p.settings.recoil_all:
        left = [other for other in p.alive() if p.suspicion[other] == space]
    move_threat(p, len(left))
    p.then(CheckThreat())


def turn(p: ThingPosition, figure: int, cause: str) -> None:
    """A character turns: the first brings the force of the setting, each later one a point
    (TT-CREV-04, TT-CREV-06, TT-CREV-07)."""
    first = not any(status == TURNED for status in p.status)
    p.faction_force += p.settings.first_force if first else 1
    tell(p, "turned", {**who(p, figure), "cause": cause, "force": p.faction_force})
    take_off(p, figure, TURNED)
    check_humans(p)


def move_threat(p: ThingPosition, steps: int) -> None:
    """The threat moves, right by more than nought; it never passes a disc (TT-CREV-01, -03)."""
    before = p.threat
    floor = p.settings.threat_floor
    if steps < 0:
        p.safe = [False] * len(p.safe)
        discs = [
            p.suspicion[figure]
            for figure, status in enumerate(p.status)
            if status == CHARACTER and p.suspicion[figure] <= before
        ]
        p.threat = max(before + steps, max(discs, default=0), floor)
    else:
        p.threat = min(before + steps, MOST_SUSPICION)
    if p.threat != before:
        tell(p, "threat_moved", {"before": before, "space": p.threat})
