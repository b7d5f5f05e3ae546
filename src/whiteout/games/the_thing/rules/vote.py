"""The accusation vote and the last chance to reveal: specification 6.16 (VOT), 6.15 (REC-16)."""

from __future__ import annotations

from whiteout.core.choice import Step
from whiteout.core.option import Option
from whiteout.games.the_thing.options import ABSTAIN, NO, REVEAL, VOTE
from whiteout.games.the_thing.position import ThingPosition
from whiteout.games.the_thing.rules.asking import AskAll, tell
from whiteout.games.the_thing.rules.elimination import reveal
from whiteout.games.the_thing.rules.ending import check_humans
from whiteout.games.the_thing.rules.suspicion import advance, in_green_zone
from whiteout.games.the_thing.tables import ALIEN


def targets(p: ThingPosition, seat: int) -> list[int]:
    """Other characters outside the green zone (TT-VOT-01, TT-VOT-02)."""
    return [other for other in p.in_turn_order() if other != seat and not in_green_zone(p, other)]


class Vote(AskAll):
    """D36: all at the same moment, sealed."""

    POINT = "D36"

    def everybody(self, p: ThingPosition) -> list[int]:
        return [seat for seat in p.in_turn_order() if targets(p, seat)]

    def options(self, p: ThingPosition, seat: int) -> list[Option]:
        return [*[VOTE[other] for other in targets(p, seat)], ABSTAIN]

    def resolve_all(self, p: ThingPosition, answers: list[Option | None]) -> None:
        votes: list[int] = []
        voters: list[int] = []
        abstained: list[int] = []
        for seat, answer in enumerate(answers):
            if answer is not None and answer != ABSTAIN:
                voters.append(seat)
                votes.append(answer.value)
            elif answer is not None:
                abstained.append(seat)
        facts = {"players": voters, "targets": votes, "abstained": abstained}
        tell(p, "votes_shown", facts)
        for seat in p.in_turn_order():
            if votes.count(seat):
                advance(p, seat, votes.count(seat), "vote")
        p.then(LastChance())


class LastChance(Step[ThingPosition]):
    """The last chance to reveal is put if anybody could be an alien (specification 7.3)."""

    def run(self, p: ThingPosition) -> None:
        if p.round >= p.settings.earliest_reveal:
            p.then(LastReveal())


class LastReveal(AskAll):
    """D37: all outside the green zone (TT-REC-05, TT-REC-16)."""

    POINT = "D37"

    def everybody(self, p: ThingPosition) -> list[int]:
        return [seat for seat in p.in_turn_order() if not in_green_zone(p, seat)]

    def options(self, p: ThingPosition, seat: int) -> list[Option]:
        return [REVEAL, NO] if p.role[seat] == ALIEN else [NO]

    def resolve_all(self, p: ThingPosition, answers: list[Option | None]) -> None:
        for seat in p.in_turn_order():
            if answers[seat] == REVEAL:
                reveal(p, seat, "own_wish")
        check_humans(p)
