"""4.2, resolving action cards: specification 6.10 and 6.11."""

from __future__ import annotations

from whiteout.core.choice import Step
from whiteout.core.option import Option
from whiteout.games.the_thing.options import ASSIGN, FLIP, LAY_DOWN, STOP
from whiteout.games.the_thing.position import ACTIONS, NOBODY, NOTHING, ThingPosition
from whiteout.games.the_thing.rules.act import Act
from whiteout.games.the_thing.rules.asking import Ask, tell, who
from whiteout.games.the_thing.rules.bonus import BonusWindow
from whiteout.games.the_thing.rules.locations import can_act
from whiteout.games.the_thing.rules.phase import begin
from whiteout.games.the_thing.tables import ACTIONS as ACTION_IDS


class Actions(Step[ThingPosition]):
    """The pile is shuffled; before the first flip there is a bonus window (TT-ACT-01, -10)."""

    def run(self, p: ThingPosition) -> None:
        begin(p, ACTIONS)
        p.pile.sort()
        p.chance.shuffle(p.pile, "active pile")
        p.pile_up = [False] * len(p.pile)
        p.pile_from = [NOBODY] * len(p.pile)
        tell(p, "pile_shuffled", {"pile": len(p.pile)})
        p.then(BonusWindow(), FirstFlip())


class FirstFlip(Step[ThingPosition]):
    """One card must be flipped, if there is one and somebody stands (TT-ACT-02)."""

    def run(self, p: ThingPosition) -> None:
        p.then(FlipCard() if may_flip(p) else PutAway())


class NextFlip(Step[ThingPosition]):
    """The leader flips the next, or stops; he must stop where nothing is left (TT-ACT-08)."""

    def run(self, p: ThingPosition) -> None:
        p.then(FlipOrStop(p.leader) if may_flip(p) else PutAway())


def may_flip(p: ThingPosition) -> bool:
    """A card, and a standing character in a green location."""
    return bool(p.pile) and bool(p.standing_in_green())


class FlipOrStop(Ask):
    """D22: the next card, or the end of 4.2."""

    POINT = "D22"
    SECRET = False

    def options(self, p: ThingPosition, seat: int) -> list[Option]:
        return [FLIP, STOP]

    def resolve(self, p: ThingPosition, option: Option) -> None:
        p.then(FlipCard() if option == FLIP else PutAway())


class FlipCard(Step[ThingPosition]):
    """The top card is turned up, and must be assigned (TT-ACT-03, TT-ACT-07)."""

    def run(self, p: ThingPosition) -> None:
        card = p.pile.pop()
        p.pile_up.pop()
        p.pile_from.pop()
        p.flipping = card
        tell(p, "card_flipped", {"action": ACTION_IDS[card]})
        standing = p.standing_in_green()
        able = [figure for figure in standing if can_act(p, figure, card)]
        if len(able) > 1:
            p.then(Assign(p.leader))
        elif able:
            assign(p, able[0])
        elif len(standing) > 1:
            p.then(Lost(p.leader))
        else:
            lose(p, standing[0])


class Assign(Ask):
    """D23: who carries it out (TT-ACT-03)."""

    POINT = "D23"
    SECRET = False

    def about(self, p: ThingPosition) -> dict[str, int | str]:
        return {"action": ACTION_IDS[p.flipping]}

    def options(self, p: ThingPosition, seat: int) -> list[Option]:
        standing = p.standing_in_green()
        return [ASSIGN[figure] for figure in standing if can_act(p, figure, p.flipping)]

    def resolve(self, p: ThingPosition, option: Option) -> None:
        assign(p, option.value)


class Lost(Ask):
    """D24: nobody can; which standing character lies down (TT-ACT-07)."""

    POINT = "D24"
    SECRET = False

    def about(self, p: ThingPosition) -> dict[str, int | str]:
        return {"action": ACTION_IDS[p.flipping]}

    def options(self, p: ThingPosition, seat: int) -> list[Option]:
        return [LAY_DOWN[figure] for figure in p.standing_in_green()]

    def resolve(self, p: ThingPosition, option: Option) -> None:
        lose(p, option.value)


def assign(p: ThingPosition, figure: int) -> None:
    """It is carried out; then the character lies down (TT-ACT-04, TT-ACT-05)."""
    card = p.flipping
    p.rolled_for = figure
    facts = {**who(p, figure), "action": ACTION_IDS[card], "lost": False}
    tell(p, "card_assigned", facts)
    p.then(Act(figure, card), Resolved(figure), BonusWindow(), NextFlip())


def lose(p: ThingPosition, figure: int) -> None:
    """The action is lost."""
    facts = {**who(p, figure), "action": ACTION_IDS[p.flipping], "lost": True}
    tell(p, "card_assigned", facts)
    p.then(Resolved(figure), BonusWindow(), NextFlip())


class Resolved(Step[ThingPosition]):
    """The character lies down; the card is discarded face up (TT-ACT-05, TT-ACT-09)."""

    __slots__ = ("figure",)

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def run(self, p: ThingPosition) -> None:
        lay_down(p, self.figure)
        p.discard_up.append(p.flipping)
        p.flipped.append(p.flipping)
        p.flipping = NOTHING
        p.rolled_for = NOBODY


def lay_down(p: ThingPosition, figure: int) -> None:
    """A character is done for this round."""
    p.standing[figure] = False
    tell(p, "laid_down", who(p, figure))


class PutAway(Step[ThingPosition]):
    """What is left of the pile is discarded face down (TT-ACT-09)."""

    def run(self, p: ThingPosition) -> None:
        left = p.pile + p.lost
        count = len(p.pile)
        left.sort()
        p.discard_down += left
        p.discard_from += [NOBODY] * len(left)
        p.pile = []
        p.pile_up = []
        p.pile_from = []
        p.lost = []
        p.shown_in = []
        tell(p, "pile_put_away", {"count": count})
