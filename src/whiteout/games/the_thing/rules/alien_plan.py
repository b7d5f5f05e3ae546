"""Phase 3, the alien plan: specification 6.3 (ALN)."""

from __future__ import annotations

from typing import Final

from whiteout.core.choice import Prompt, Step
from whiteout.core.draft import add_part
from whiteout.core.option import PASS, Option
from whiteout.games.the_thing.options import CARD, CONFIRM_PLAN, DRAFT, FINISH, FORCE
from whiteout.games.the_thing.position import ALIEN_PLAN, NOTHING, ThingPosition
from whiteout.games.the_thing.rules.asking import AskOpen, tell, with_back
from whiteout.games.the_thing.rules.phase import begin
from whiteout.games.the_thing.tables import LOCATION_IDS, RULE_OF

MOST_PROPOSALS: Final = 3
MOST_CONFIRMS: Final = 3
"""Bounds of one Phase 3 (TT-ALN-14)."""


class AlienPlan(Step[ThingPosition]):
    """Only with a revealed alien and force (TT-FLO-01, TT-ALN-09)."""

    def run(self, p: ThingPosition) -> None:
        p.plan_places = []
        p.plan_forces = []
        if not p.revealed or p.faction_force < 1:
            return
        begin(p, ALIEN_PLAN)
        reset(p)
        p.then(Plan())


def reset(p: ThingPosition) -> None:
    """Nothing is proposed yet."""
    p.proposals = []
    p.confirmed = [NOTHING] * p.seats
    p.confirms = [0] * p.seats
    p.made = [0] * p.seats


def cards_in(parts: list[Option]) -> list[int]:
    """The locations of a draft, in their order."""
    return [part.value for part in parts if part.verb == "card"]


def force_in(parts: list[Option]) -> int:
    """The force of a draft."""
    total = 0
    for part in parts:
        if part.verb == "force":
            total += part.value
    return total


class Plan(AskOpen):
    """D04, D05, D06: drafts, proposals and confirmations of the faction. The others see one open
    decision until it is over, so no act moves its number (TT-ALN-11 to TT-ALN-14, T-54)."""

    POINT = "D04"

    def prompt(self, p: ThingPosition, viewer: int) -> Prompt:
        draft = p.draft(viewer) if viewer >= 0 else []
        point = "D04" if not draft else "D06" if draft[-1].verb == "card" else "D05"
        left = p.faction_force - force_in(draft)
        return point, RULE_OF[point], {"force": left}

    def everybody(self, p: ThingPosition) -> list[int]:
        return p.revealed[:]

    def waiting(self, p: ThingPosition, viewer: int) -> list[int]:
        return p.asked[:] if viewer in p.revealed else p.revealed[:]

    def acts(self, p: ThingPosition, seat: int) -> list[Option]:
        acts: list[Option] = []
        if p.made[seat] < MOST_PROPOSALS:
            acts.append(DRAFT)
        if p.confirms[seat] < MOST_CONFIRMS:
            numbers = range(len(p.proposals))
            acts += [CONFIRM_PLAN[number] for number in numbers if p.confirmed[seat] != number]
        return acts

    def options(self, p: ThingPosition, seat: int) -> list[Option]:
        draft = p.draft(seat)
        if not draft:
            return [*self.acts(p, seat), PASS]
        left = p.faction_force - force_in(draft)
        if draft[-1].verb == "card":
            parts = FORCE[1 : left + 1]
        else:
            used = cards_in(draft)
            cards = [CARD[place] for place in p.location_cards() if place not in used]
            parts = [*(cards if left else []), FINISH]
        return with_back(parts)

    def take(self, p: ThingPosition, seat: int, option: Option) -> None:
        if option == PASS:
            tell(p, "plan_done", {"player": seat}, None, tuple(p.revealed))
        super().take(p, seat, option)

    def act(self, p: ThingPosition, seat: int, option: Option) -> None:
        if option == DRAFT:
            add_part(p, seat, option)
        elif option == FINISH:
            self.propose(p, seat)
        elif option.verb == "confirm_plan":
            p.confirms[seat] += 1
            self.confirm(p, seat, option.value)
        else:
            add_part(p, seat, option)

    def propose(self, p: ThingPosition, seat: int) -> None:
        """A finished draft becomes a proposal, and gives the others the word again."""
        values = [part.value for part in p.draft(seat)[1:]]
        p.drafts[seat] = []
        p.proposals.append([seat, *values])
        p.made[seat] += 1
        if p.history is not None:
            facts = {
                "player": seat,
                "proposal": len(p.proposals) - 1,
                "locations": [LOCATION_IDS[place] for place in values[::2]],
                "forces": values[1::2],
            }
            tell(p, "plan_proposed", facts, None, tuple(p.revealed))
        p.asked = self.everybody(p)
        self.confirm(p, seat, len(p.proposals) - 1)

    def confirm(self, p: ThingPosition, seat: int, number: int) -> None:
        """More than half decide at once (TT-ALN-12, TT-ALN-13)."""
        p.confirmed[seat] = number
        facts = {"player": seat, "proposal": number}
        tell(p, "plan_confirmed", facts, None, tuple(p.revealed))
        if 2 * p.confirmed.count(number) > len(p.revealed):
            self.finish_open(p)
            lay(p, p.proposals[number])

    def done(self, p: ThingPosition) -> None:
        """Without a majority: TT-ALN-07, TT-ALN-16."""
        lay(p, best_of(p) if p.proposals else [NOTHING])


def best_of(p: ThingPosition) -> list[int]:
    """Most confirmations; then the maker revealed earliest, of several by him the newest."""
    most = max([p.confirmed.count(number) for number in range(len(p.proposals))])
    tied = [number for number in range(len(p.proposals)) if p.confirmed.count(number) == most]
    for seat in p.revealed:
        own = [number for number in tied if p.proposals[number][0] == seat]
        if own:
            return p.proposals[own[-1]]
    raise AssertionError("every proposal has a maker who is revealed")


def lay(p: ThingPosition, proposal: list[int]) -> None:
    """The cards lie face down, with their force (TT-ALN-01, TT-ALN-03, TT-ALN-04)."""
    p.plan_places = proposal[1::2]
    p.plan_forces = proposal[2::2]
    reset(p)
    if p.history is not None:
        places = {"locations": [LOCATION_IDS[place] for place in p.plan_places]}
        facts = {"forces": p.plan_forces[:]}
        tell(p, "plan_laid", facts, dict.fromkeys(p.revealed, places))
