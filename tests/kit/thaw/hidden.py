"""Drawing anew what a viewer of Thaw cannot know."""

from __future__ import annotations

from tests.kit.thaw.position import ThawPosition
from tests.kit.thaw.rules import OBJECTIVES

from whiteout.core.chance import Chance, SeededChance
from whiteout.core.draft import SharedDraft

PURPOSE = "determinize"


def determinize(p: ThawPosition, viewer: int, chance: Chance) -> ThawPosition:
    """A position that the viewer cannot tell from this one."""
    copy = p.clone()
    copy.chance = SeededChance(chance.word(PURPOSE))
    others = [seat for seat in range(p.seats) if seat != viewer]
    if viewer < 0 and p.seats == 3:
        copy.friends = draw_friends(chance)
    draw_weather(copy, viewer in copy.friends, chance)
    draw_logs(copy, others, chance)
    draw_objectives(copy, viewer, others, chance)
    forget_drafts(copy, viewer)
    return copy


def draw_friends(chance: Chance) -> list[int]:
    """Two of three."""
    alone = chance.below(3, "friends")
    return [seat for seat in range(3) if seat != alone]


def draw_weather(copy: ThawPosition, knows_top: bool, chance: Chance) -> None:
    """The cards that lie face down, but for the top one where the viewer has seen it."""
    known = copy.weather[-1:] if knows_top else []
    unknown = sorted(copy.weather[:-1] if knows_top else copy.weather)
    chance.shuffle(unknown, PURPOSE)
    copy.weather = unknown + known


def draw_logs(copy: ThawPosition, others: list[int], chance: Chance) -> None:
    """The pile and the hands of the others, but for the logs that all have seen."""
    unknown = copy.pile[:]
    for seat in others:
        unknown += copy.hands[seat]
        for log in copy.shown[seat]:
            unknown.remove(log)
    unknown.sort()
    chance.shuffle(unknown, PURPOSE)
    for seat in others:
        shown = copy.shown[seat]
        hidden = len(copy.hands[seat]) - len(shown)
        copy.hands[seat] = shown + [unknown.pop() for _ in range(hidden)]
    copy.pile = unknown


def draw_objectives(copy: ThawPosition, viewer: int, others: list[int], chance: Chance) -> None:
    """The objectives of the others, and the one that nobody has."""
    left = [0, 1, 2, 3]
    if viewer >= 0:
        left.remove(OBJECTIVES.index(copy.objectives[viewer]))
    chance.shuffle(left, PURPOSE)
    for seat in others:
        copy.objectives[seat] = OBJECTIVES[left.pop()]


def forget_drafts(copy: ThawPosition, viewer: int) -> None:
    """Nobody knows how far the others have come with their drafts: they begin anew."""
    copy.drafts = [d if s == viewer else [] for s, d in enumerate(copy.drafts)]
    if isinstance(copy.choice, SharedDraft):
        copy.answers = [a if s == viewer else None for s, a in enumerate(copy.answers)]
        copy.asked = [seat for seat in range(copy.seats) if copy.answers[seat] is None]
