"""Positions in which everything that a viewer cannot know is drawn anew (OP-INFO-01).

Blood, chips and the Mission Log are drawn by what imagine/ has worked out. Supply cards that the
viewer cannot name are gathered and dealt again to the places they were gathered from: first where
something is known about the place, then anywhere. The position they are gathered from gives the
number of copies, so cards are never made or lost.
"""

from __future__ import annotations

from typing import Final

from whiteout.core.chance import Chance, SeededChance
from whiteout.core.position import SharedChoice
from whiteout.games.outpost_31.imagine.mind import Mind
from whiteout.games.outpost_31.imagine.redeal import Redeal
from whiteout.games.outpost_31.position import HUMAN, IMITATION, NOTHING, SETUP, OutpostPosition
from whiteout.games.outpost_31.tables import ROOMS, ROOMS_PER_SECTOR

LEAST: Final = 0.001
"""What is left of a suspicion, or of trust, that was refuted."""


def determinize(
    p: OutpostPosition, viewer: int, chance: Chance, suspicion: list[float] | None = None
) -> OutpostPosition:
    """An imagined position that the viewer cannot tell from the true one. With a suspicion, by
    player how likely to be an Imitation, blood is drawn by it."""
    imagined = p.clone()
    imagined.chance = SeededChance(chance.word("imagine"), chance.word("imagine"))
    if p.over or p.step == SETUP:
        return imagined
    mind = mind_of(p, viewer)
    draw_blood(imagined, mind, chance, suspicion)
    draw_chips(imagined, viewer, chance)
    draw_missions(imagined, viewer, chance)
    Redeal(imagined, mind, chance).deal()
    draw_answers(imagined, viewer, chance)
    return imagined


def mind_of(p: OutpostPosition, viewer: int) -> Mind:
    """What the viewer has worked out so far; kept with the position and read on from there."""
    assert p.history is not None, "only a position that was listened to can be imagined anew"
    mind = p.minds.get(viewer)
    if mind is None:
        mind = Mind(p.settings, viewer, p.opening)
        p.minds[viewer] = mind
    mind.listen(p.history)
    return mind


def draw_blood(
    p: OutpostPosition, mind: Mind, chance: Chance, suspicion: list[float] | None
) -> None:
    """Blood by what can be, and by suspicion where there is one."""
    weights = mind.blood.weights
    if suspicion is not None:
        weights = {players: weights[players] * odds(players, suspicion) for players in weights}
    settle_blood(p, weights, mind.blood.samples, chance)


def settle_blood(
    p: OutpostPosition, weights: dict[int, float], samples: int, chance: Chance
) -> None:
    """One of these sets of Imitations, by its weight; the rest of the Imitation cards lies in the
    Assimilation Deck."""
    point = chance.below(1 << 30, "imagine") / (1 << 30) * sum(weights.values())
    drawn = -1
    for players, weight in weights.items():
        if weight > 0:
            drawn = players
            point -= weight
            if point < 0:
                break
    assert drawn >= 0, "no set of Imitations agrees with what was seen"
    left = samples
    for player in range(p.seats):
        imitation = drawn >> player & 1
        p.blood[player] = IMITATION if imitation else HUMAN
        left -= imitation
    p.assimilation_deck = [IMITATION] * left + [HUMAN] * (len(p.assimilation_deck) - left)
    chance.shuffle(p.assimilation_deck, "imagine")


def odds(players: int, suspicion: list[float]) -> float:
    """How much likelier this set of Imitations is than the empty one, if each player is suspected
    for itself; no set is ruled out by suspicion alone."""
    product = 1.0
    for player, likely in enumerate(suspicion):
        if players >> player & 1:
            product *= max(likely, LEAST) / max(1.0 - likely, LEAST)
    return product


def draw_chips(p: OutpostPosition, viewer: int, chance: Chance) -> None:
    """Face-down chips that the viewer has not seen change places within their Sector."""
    for first in range(0, ROOMS, ROOMS_PER_SECTOR):
        rooms = [
            room for room in range(first, first + ROOMS_PER_SECTOR) if hides_chip(p, room, viewer)
        ]
        chips = sorted(p.chips[room] for room in rooms)
        chance.shuffle(chips, "imagine")
        for room, chip in zip(rooms, chips, strict=True):
            p.chips[room] = chip


def hides_chip(p: OutpostPosition, room: int, viewer: int) -> bool:
    """Whether a chip lies there that the viewer cannot name."""
    return p.chips[room] != NOTHING and not p.chip_up[room] and not _saw(p.chip_seen[room], viewer)


def draw_missions(p: OutpostPosition, viewer: int, chance: Chance) -> None:
    """So do the cards of the Mission Log."""
    places = [
        place for place in range(len(p.mission_deck)) if not _saw(p.mission_seen[place], viewer)
    ]
    cards = sorted(p.mission_deck[place] for place in places)
    chance.shuffle(cards, "imagine")
    for place, card in zip(places, cards, strict=True):
        p.mission_deck[place] = card


def draw_answers(p: OutpostPosition, viewer: int, chance: Chance) -> None:
    """What others have answered to a choice that still waits is anything they could."""
    choice = p.choice
    if not isinstance(choice, SharedChoice):
        return
    for player in range(p.seats):
        if player != viewer and p.answers[player] is not None:
            options = choice.options(p, player)
            p.answers[player] = options[chance.below(len(options), "imagine")]


def _saw(seen: int, viewer: int) -> bool:
    return viewer >= 0 and bool(seen >> viewer & 1)
