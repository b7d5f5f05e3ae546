"""Determinize: positions in which everything that a viewer cannot know is drawn anew (TT-INF-01).

Roles are drawn by what can be; cards, pieces and tokens that the viewer cannot name are gathered
and dealt again (dealing.py); what the faction plans in secret, and what others draft, begins anew.
"""

from __future__ import annotations

from whiteout.core.chance import Chance, SeededChance
from whiteout.core.event import Event, Facts
from whiteout.core.zones.answers import draw_answers
from whiteout.core.zones.observer import Observer, observer_of
from whiteout.games.the_thing.hidden.dealing import deal_actions, deal_pieces
from whiteout.games.the_thing.hidden.infection import Infection
from whiteout.games.the_thing.position import CHARACTER, NOTHING, SETUP, ThingPosition
from whiteout.games.the_thing.rules.alien_plan import Plan, reset
from whiteout.games.the_thing.rules.bonus import BonusWindow
from whiteout.games.the_thing.rules.encounters import AlienChoice
from whiteout.games.the_thing.rules.rec_room import Floor
from whiteout.games.the_thing.tables import ALIEN, HUMAN

PURPOSE = "determinize"


class ThingObserver(Observer):
    """What one viewer makes of events: who may be an alien."""

    def __init__(self, viewer: int, history: list[Event], p: ThingPosition) -> None:
        super().__init__(viewer, history)
        self.infection = Infection(p.seats, viewer, p.settings.auto_end)

    def hear(self, facts: Facts) -> None:
        self.infection.hear(facts)


def determinize(
    p: ThingPosition, viewer: int, chance: Chance, suspicion: list[float] | None = None
) -> ThingPosition:
    """A position that the viewer cannot tell from the true one. With a suspicion, by seat how
    likely to be an alien, roles are drawn by it."""
    sample = p.clone()
    sample.chance = SeededChance(chance.word(PURPOSE), chance.word(PURPOSE))
    if p.over or p.step == SETUP:
        draw_answers(sample, viewer, chance, anew=True)
        return sample
    if p.settings.coop:
        draw_role_cards(sample, chance)
    else:
        observer = observer_of(p, viewer, ThingObserver)
        draw_roles(sample, viewer, observer.infection.draw(chance, suspicion), chance)
        draw_laid(sample, viewer, chance)
        draw_plan(sample, viewer, chance)
        deal_actions(sample, viewer, chance)
    deal_pieces(sample, viewer, chance)
    begin_anew(sample, viewer)
    draw_answers(sample, viewer, chance, anew=True)
    return sample


def draw_role_cards(p: ThingPosition, chance: Chance) -> None:
    """The role cards of the co-operative game that nobody has seen, the unused ones too (T-06)."""
    hidden = [figure for figure, shown in enumerate(p.role_shown) if not shown]
    cards = sorted([*[p.role[figure] for figure in hidden], *p.spare_roles])
    chance.shuffle(cards, PURPOSE)
    for figure in hidden:
        p.role[figure] = cards.pop()
    p.spare_roles = cards


def draw_roles(p: ThingPosition, viewer: int, aliens: int, chance: Chance) -> None:
    """These are the aliens; in which order they became so is drawn, as far as it is not known."""
    p.role = [ALIEN if aliens >> seat & 1 else HUMAN for seat in range(p.seats)]
    order = [seat for seat in range(p.seats) if p.role[seat] == ALIEN]
    chance.shuffle(order, PURPOSE)
    p.infections = order
    p.first_alien = order[0]
    lost = [
        seat for seat in range(p.seats) if p.role[seat] == HUMAN and p.status[seat] != CHARACTER
    ]
    gone = [*order[1:], *lost]
    p.last_human = gone[chance.below(len(gone), PURPOSE)] if gone else NOTHING


def draw_laid(p: ThingPosition, viewer: int, chance: Chance) -> None:
    """What the others have laid in the meeting: a human two human tokens (TT-CON-01)."""
    for seat in range(p.seats):
        if seat != viewer and p.laid[seat] != NOTHING:
            p.laid[seat] = chance.below(2, PURPOSE) if p.role[seat] == ALIEN else 0


def draw_plan(p: ThingPosition, viewer: int, chance: Chance) -> None:
    """The locations of the plan, while its cards lie face down (T-53)."""
    if viewer in p.revealed:
        return
    if p.plan_places and not p.plan_open:
        deck = p.location_cards()
        chance.shuffle(deck, PURPOSE)
        p.plan_places = deck[: len(p.plan_places)]


def begin_anew(p: ThingPosition, viewer: int) -> None:
    """What the faction names in secret, who has passed in a window, and how far drafts have come is
    seen by nobody else (T-54, T-55, T-60)."""
    choice = p.choice
    if isinstance(choice, Plan | AlienChoice) and viewer not in p.revealed:
        reset(p)
        p.named = [NOTHING] * p.seats
        p.asked = p.revealed[:]
        p.acted = [0] * p.seats
    elif isinstance(choice, Plan | AlienChoice | Floor | BonusWindow):
        p.acted = [number if seat == viewer else 0 for seat, number in enumerate(p.acted)]
    if isinstance(choice, BonusWindow):
        passed = viewer in choice.everybody(p) and viewer not in p.asked
        p.asked = [seat for seat in choice.everybody(p) if seat != viewer or not passed]
