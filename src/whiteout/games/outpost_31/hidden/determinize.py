"""Determinize: positions in which everything that a viewer cannot know is drawn anew (OP-INFO-01).

Blood is drawn by what can be; chips and missions that lie face down change places; Supply cards are
dealt again (supply.py).
"""

from __future__ import annotations

from whiteout.core.belief import Belief, suspicion_of
from whiteout.core.chance import Chance, SeededChance
from whiteout.core.zones.answers import draw_answers
from whiteout.core.zones.deal import mix, unseen
from whiteout.core.zones.observer import observer_of
from whiteout.games.outpost_31.hidden.observer import OutpostObserver
from whiteout.games.outpost_31.hidden.supply import SupplyDeal
from whiteout.games.outpost_31.position import HUMAN, IMITATION, NOTHING, SETUP, OutpostPosition
from whiteout.games.outpost_31.tables import SECTORS, sector_of


def determinize(
    p: OutpostPosition, viewer: int, chance: Chance, belief: Belief | None = None
) -> OutpostPosition:
    """A position that the viewer cannot tell from the true one. With a belief that says by player
    how likely each is an Imitation, blood is drawn by it."""
    sample = p.clone()
    sample.chance = SeededChance(chance.word("determinize"), chance.word("determinize"))
    if not p.over and p.step != SETUP:
        observer = observer_of(p, viewer, OutpostObserver)
        set_blood(sample, observer.blood.draw(chance, suspicion_of(belief)), chance)
        draw_chips(sample, viewer, chance)
        mix(sample.mission_deck, unseen(p.mission_seen, viewer), chance)
        SupplyDeal(sample, observer, chance).deal()
    draw_answers(sample, viewer, chance, anew=True)
    return sample


def set_blood(p: OutpostPosition, imitations: int, chance: Chance) -> None:
    """These are the Imitations; the other Imitation cards lie in the Assimilation Deck."""
    blood = [IMITATION if imitations >> player & 1 else HUMAN for player in range(p.seats)]
    left = p.blood.count(IMITATION) + p.assimilation_deck.count(IMITATION) - blood.count(IMITATION)
    p.blood = blood
    p.assimilation_deck = [IMITATION] * left + [HUMAN] * (len(p.assimilation_deck) - left)
    chance.shuffle(p.assimilation_deck, "determinize")


def draw_chips(p: OutpostPosition, viewer: int, chance: Chance) -> None:
    """Face-down chips that the viewer has not seen change places within their Sector."""
    rooms = unseen(p.chip_seen, viewer)
    rooms = [room for room in rooms if p.chips[room] != NOTHING and not p.chip_up[room]]
    for sector in range(1, SECTORS + 1):
        mix(p.chips, [room for room in rooms if sector_of(room) == sector], chance)
