"""How an unfinished match stands: the chance of the Humans, from what lies on the table in truth.

Only for samples and for reports: it looks at everything. The weights of the features
stand in data/outlook.toml; benchmarks/fit_outlook.py fits them to matches of `paranoid` bots.
"""

from __future__ import annotations

import math
from typing import Final

from whiteout.games.stay_away.bots.knowledge import Knowledge
from whiteout.games.stay_away.position import HUMAN, INFECTED_ROLE, NOBODY, StayAwayPosition
from whiteout.games.stay_away.tables import DATA
from whiteout.games.stay_away.written_codes import (
    ANALYSIS,
    FLAMETHROWER,
    INFECTED,
    MISSED,
    NECRONOMICON,
    NO_BARBECUE,
    NO_THANKS,
    SCARY,
)

FEATURES: Final = [
    "always",
    "seats",
    "humans",
    "infected",
    "share_of_humans",
    "one_human",
    "two_humans",
    "three_humans",
    "no_infected",
    "one_infected",
    "suspicion",
    "strongest_suspicion",
    "sure_of_it",
    "wrong_suspicion",
    "know_the_thing",
    "fire_of_humans",
    "fire_of_foes",
    "fire_and_suspicion",
    "fire_within_reach",
    "turns_to_that_fire",
    "turns_to_the_thing",
    "analysis_of_humans",
    "refusals_of_humans",
    "infected_cards_of_humans",
    "infected_cards_of_the_thing",
    "no_barbecue_of_the_thing",
    "quarantine_of_the_thing",
    "humans_beside_the_thing",
    "armed_beside_the_thing",
    "infected_beside_the_thing",
    "next_is_human",
    "deck",
]
SURE: Final = 0.6
"""From here on a Human would act on a suspicion."""

NO_IDEA: Final = 0.5
"""Where there is no living Thing to judge by (`thing_in_deck`, `revenge`)."""


def load_weights() -> list[float]:
    """The weights by feature; a feature without one, or one unknown, is an error."""
    rows = DATA.read("outlook.toml", "feature")
    if [row["name"] for row in rows] != FEATURES:
        raise ValueError("outlook.toml and outlook.py do not name the same features in order")
    return [float(row["weight"]) for row in rows]


WEIGHTS: Final[list[float]] = load_weights()


def humans_win(p: StayAwayPosition, known: list[Knowledge]) -> float:
    """The chance that the Humans win, if `known` is what each player knows."""
    if p.thing == NOBODY or not p.alive[p.thing]:
        return NO_IDEA
    total = 0.0
    for weight, value in zip(WEIGHTS, features(p, known), strict=True):
        total += weight * value
    return 1.0 / (1.0 + math.exp(-total))


def features(p: StayAwayPosition, known: list[Knowledge]) -> list[float]:
    """The values of FEATURES, each about 0 to 1."""
    humans = [q for q in range(p.seats) if p.alive[q] and p.roles[q] == HUMAN]
    infected = [q for q in range(p.seats) if p.alive[q] and p.roles[q] == INFECTED_ROLE]
    return [
        *_counts(p.seats, len(humans), len(infected)),
        *_suspicions(p.thing, humans, known),
        *_fire(p, humans, infected, known),
        *_cards(p, humans),
        *_beside(p),
        len(p.deck) / 50,
    ]


def _counts(seats: int, humans: int, infected: int) -> list[float]:
    return [
        1.0,
        seats / 6,
        humans / 4,
        infected / 4,
        humans / (humans + infected + 1),
        float(humans == 1),
        float(humans == 2),
        float(humans == 3),
        float(infected == 0),
        float(infected == 1),
    ]


def _suspicions(thing: int, humans: list[int], known: list[Knowledge]) -> list[float]:
    """How much the Humans suspect The Thing, or each other; how many have seen proof."""
    total = strongest = wrong = 0.0
    sure = knowing = 0
    for h in humans:
        likely = suspicion(known[h], thing)
        total += likely
        strongest = max(strongest, likely)
        sure += likely > SURE
        knowing += known[thing].knows_me[h]
        worst = 0.0
        for q in humans:
            if q != h:
                worst = max(worst, suspicion(known[h], q))
        wrong += worst
    count = max(1, len(humans))
    return [total / count, strongest, sure / count, wrong / count, knowing / count]


def suspicion(known: Knowledge, q: int) -> float:
    """How likely q is The Thing to somebody, settled or not."""
    weight = known.belief.weight
    total = 0.0
    for one in weight:
        total += one
    return weight[q] / total if total > 0.0 else 1.0 / len(weight)


def _fire(
    p: StayAwayPosition, humans: list[int], infected: list[int], known: list[Knowledge]
) -> list[float]:
    """Who could burn whom, and how soon."""
    thing = p.thing
    ours = 0
    hunt = reach = 0.0
    hunters = []
    for h in humans:
        weapons = p.hands[h].count(FLAMETHROWER) + p.hands[h].count(NECRONOMICON)
        if weapons:
            ours += weapons
            likely = suspicion(known[h], thing)
            hunt += likely
            if p.quarantine[h] == 0 and p.quarantine[thing] == 0 and _adjacent(p, h):
                reach += likely
                hunters.append(h)
    foes = p.hands[thing].count(FLAMETHROWER)
    for q in infected:
        foes += p.hands[q].count(FLAMETHROWER)
    return [ours / 2, foes / 2, hunt, reach, _turns_to(p, hunters), _turns_to(p, [thing])]


def _adjacent(p: StayAwayPosition, q: int) -> bool:
    """Whether q sits beside The Thing, with no door between."""
    left = p.left[p.thing]
    right = p.right[p.thing]
    return (q == left and not p.barred_left[p.thing]) or (q == right and not p.barred_left[right])


def _turns_to(p: StayAwayPosition, players: list[int]) -> float:
    """How far off the turn of one of these players is, as a part of a round."""
    q = p.active
    for turns in range(p.living):
        if q in players:
            return turns / p.living
        q = p.left[q] if p.direction == 1 else p.right[q]
    return 1.0


def _cards(p: StayAwayPosition, humans: list[int]) -> list[float]:
    analysis = refusals = infected = 0
    for h in humans:
        for card in p.hands[h]:
            analysis += card == ANALYSIS
            refusals += card in (SCARY, NO_THANKS, MISSED)
            infected += card == INFECTED
    count = max(1, len(humans))
    hand = p.hands[p.thing]
    return [
        analysis / 2,
        refusals / count,
        infected / count,
        min(2, hand.count(INFECTED)) / 2,
        float(hand.count(NO_BARBECUE)),
    ]


def _beside(p: StayAwayPosition) -> list[float]:
    """Who sits beside The Thing, with whom it exchanges next."""
    humans = armed = infected = 0
    following = p.left[p.thing] if p.direction == 1 else p.right[p.thing]
    for q in (p.left[p.thing], p.right[p.thing]):
        infected += p.roles[q] == INFECTED_ROLE
        if p.roles[q] == HUMAN and p.quarantine[q] == 0 and _adjacent(p, q):
            humans += 1
            hand = p.hands[q]
            armed += SCARY in hand or NO_THANKS in hand or MISSED in hand
    meets = p.roles[following] == HUMAN and _adjacent(p, following)
    return [
        float(p.quarantine[p.thing] > 0),
        humans / 2,
        armed / 2,
        infected / 2,
        float(meets),
    ]
