"""Drawing anew what a viewer of Frost cannot know."""

from __future__ import annotations

from tests.kit.frost.position import FrostPosition

from whiteout.core.chance import Chance, SeededChance
from whiteout.core.zones.answers import draw_answers


def determinize(p: FrostPosition, viewer: int, chance: Chance) -> FrostPosition:
    """The pile and the hands of the others are dealt again, and their secret answers drawn. No
    number moves from hand to hand, so no more is known of them."""
    copy = p.clone()
    copy.chance = SeededChance(chance.word("determinize"))
    others = [seat for seat in range(p.seats) if seat != viewer]
    unknown = sorted(p.pile + [number for seat in others for number in p.hands[seat]])
    chance.shuffle(unknown, "determinize")
    for seat in others:
        copy.hands[seat] = [unknown.pop() for _ in p.hands[seat]]
    copy.pile = unknown
    draw_answers(copy, viewer, chance)
    return copy
