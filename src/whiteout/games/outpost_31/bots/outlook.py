"""How an unfinished match stands: the chance of the Humans, from what lies on the table in truth.

Only for samples and for reports: it looks at everything. The weights of the features
stand in data/outlook.toml; benchmarks/fit_outlook.py fits them to matches of `paranoid` bots. Each
feature is weighed by itself on either side of the Infection Tracker: with few players the game is
another one.
"""

from __future__ import annotations

import math
from typing import Final

from whiteout.games.outpost_31.bots.judgement import keep_value
from whiteout.games.outpost_31.bots.memory import Memory
from whiteout.games.outpost_31.bots.supposed import imitations
from whiteout.games.outpost_31.hidden.blood import BloodBelief
from whiteout.games.outpost_31.position import HUMAN, OutpostPosition
from whiteout.games.outpost_31.tables import (
    CHIPS,
    DATA,
    DICE,
    FIRE,
    IS_SABOTAGE,
    NO_HAZARD,
    ROOMS,
    SECTORS,
    THING_CHIP,
    sector_of,
)
from whiteout.games.outpost_31.written_codes import DYNAMITE, FIRE_EXTINGUISHER, FLAMETHROWER, ROPE

SIDES: Final = ["small", "large"]
SIGNS: Final = [
    "always",
    "four_players",
    "seven_players",
    "eight_players",
    "contagion",
    "contagion_squared",
    "contagion_and_slots",
    "contagion_in_the_last_sector",
    "slots",
    "last_sector",
    "gear_chips",
    "thing_chips",
    "rooms_destroyed",
    "fires",
    "smoke",
    "rooms_dark",
    "humans",
    "three_imitations",
    "imitations_and_slots",
    "no_imitation",
    "none_to_come",
    "samples",
    "assimilations",
    "samples_and_assimilations",
    "humans_to_spare",
    "torched_imitations",
    "torched_humans",
    "truth_known",
    "imitations_suspected",
    "humans_suspected",
    "worst_suspicion",
    "truth_open",
    "imitations_disreputable",
    "cards",
    "dice",
    "sabotage_of_humans",
    "extinguishers",
    "sabotage_of_imitations",
    "ropes",
    "dynamite",
    "flamethrowers",
    "gear_of_imitations",
    "human_captain",
    "human_captain_next",
]
FEATURES: Final = [f"{sign}: {side}" for side in SIDES for sign in SIGNS]


def load_weights() -> list[float]:
    """The weights by feature; a feature without one, or one unknown, is an error."""
    rows = DATA.read("outlook.toml", "feature")
    if [row["name"] for row in rows] != FEATURES:
        raise ValueError("outlook.toml and outlook.py do not name the same features in order")
    return [float(row["weight"]) for row in rows]


WEIGHTS: Final[list[float]] = load_weights()


def humans_win(p: OutpostPosition, memories: list[Memory]) -> float:
    """The chance that the Humans win, if `memories` is what each player remembers."""
    total = 0.0
    index = p.settings.side * len(SIGNS)
    for value in signs(p, memories):
        total += WEIGHTS[index] * value
        index += 1
    return 1.0 / (1.0 + math.exp(-total))


def features(p: OutpostPosition, memories: list[Memory]) -> list[float]:
    """The values of FEATURES: those of the other side of the tracker are 0."""
    nothing = [0.0] * len(SIGNS)
    found = signs(p, memories)
    return found + nothing if p.settings.side == 0 else nothing + found


def signs(p: OutpostPosition, memories: list[Memory]) -> list[float]:
    """The values of SIGNS, each about 0 to 1."""
    humans: list[int] = []
    foes: list[int] = []
    for player in range(p.seats):
        if p.living[player]:
            (humans if p.blood[player] == HUMAN else foes).append(player)
    found = _trackers(p)
    found += _base(p)
    found += _people(p, len(humans), len(foes))
    found += _suspicions(p, humans, foes, memories)
    found += _cards(p, humans, foes)
    found += _gear(p, humans, foes)
    return found


def _slots(p: OutpostPosition) -> int:
    """Slots of the Objective Tracker still to be filled."""
    return p.objectives.count(False)


def _trackers(p: OutpostPosition) -> list[float]:
    seats = p.seats
    contagion = p.contagion / p.settings.max_contagion
    slots = _slots(p) / 6
    last = p.unlocked_sector == SECTORS
    return [
        1.0,
        float(seats == 4),
        float(seats == 7),
        float(seats == 8),
        contagion,
        contagion * contagion,
        contagion * slots,
        contagion if last else 0.0,
        slots,
        float(last),
    ]


def _base(p: OutpostPosition) -> list[float]:
    """How likely a room of the open Sector has what is wanted there; what is damaged."""
    fires = smoke = dark = chips = gear = things = 0
    for room in range(ROOMS):
        hazard = p.hazard[room]
        if hazard == FIRE:
            fires += 1
        elif hazard != NO_HAZARD:
            smoke += 1
        if p.power_out[room] and not p.destroyed[room]:
            dark += 1
        code = p.chips[room]
        if code >= 0 and sector_of(room) == p.unlocked_sector:
            chips += 1
            if CHIPS[code].kind == THING_CHIP:
                things += 1
            elif CHIPS[code].objective:
                gear += 1
    slot = 2 * (p.unlocked_sector - 1)
    return [
        0.0 if p.objectives[slot] else gear / max(1, chips),
        0.0 if p.objectives[slot + 1] else things / max(1, chips),
        p.destroyed_count / 4,
        fires / 3,
        smoke / 3,
        dark / 3,
    ]


def _people(p: OutpostPosition, humans: int, foes: int) -> list[float]:
    """Who is left, who may still turn (1 in the Assimilation Deck is an Imitation)."""
    samples = sum(p.assimilation_deck)
    deals = SECTORS - p.unlocked_sector
    target = max(1, p.settings.target - p.torched_humans)
    return [
        humans / 4,
        float(foes >= 3),
        foes * _slots(p) / 12,
        float(foes == 0),
        float(foes == 0 and samples == 0),
        samples / 2,
        deals / 2,
        samples * deals / 2,
        (humans - target) / 4,
        float(p.torched_total - p.torched_humans),
        float(p.torched_humans),
    ]


def _suspicions(
    p: OutpostPosition, humans: list[int], foes: list[int], memories: list[Memory]
) -> list[float]:
    """How well the Humans know who is what, and how the Imitations look to all."""
    truth = imitations(p)
    known = right = wrong = worst = 0.0
    for human in humans:
        belief = memories[human].mine
        known += _likely(belief, truth)
        guilt = suspicions(belief, p.seats)
        right += _mean(guilt, foes)
        most = 0.0
        for player in humans:
            if player != human:
                wrong += guilt[player] / max(1, len(humans) - 1)
                most = max(most, guilt[player])
        worst += most
    count = max(1, len(humans))
    open_to_all = memories[0].open
    return [
        known / count,
        right / count,
        wrong / count,
        worst / count,
        _likely(open_to_all, truth),
        _mean(suspicions(open_to_all, p.seats), foes),
    ]


def _likely(belief: BloodBelief, players: int) -> float:
    """How likely exactly these are the Imitations."""
    total = belief.total()
    return belief.weights.get(players, 0.0) / total if total > 0 else 0.0


def suspicions(belief: BloodBelief, seats: int) -> list[float]:
    """By player, how likely to be an Imitation."""
    guilty = [0.0] * seats
    total = 0.0
    for players, weight in belief.weights.items():
        total += weight
        for player in range(seats):
            if players >> player & 1:
                guilty[player] += weight
    return [weight / total for weight in guilty] if total > 0 else guilty


def _mean(values: list[float], players: list[int]) -> float:
    """The mean of the values of these players."""
    total = 0.0
    for player in players:
        total += values[player]
    return total / max(1, len(players))


def _cards(p: OutpostPosition, humans: list[int], foes: list[int]) -> list[float]:
    """What the hands can do for tests, or against them."""
    worth = 0.0
    dice = spoiled = extinguishers = 0
    for human in humans:
        hand = p.hands[human]
        for card in hand:
            if IS_SABOTAGE[card]:
                spoiled += 1
            else:
                worth += keep_value(card, hand)
                dice += DICE[card]
                extinguishers += card == FIRE_EXTINGUISHER
    sabotage = 0
    for foe in foes:
        for card in p.hands[foe]:
            sabotage += IS_SABOTAGE[card]
    count = max(1, len(humans))
    return [
        worth / count,
        dice / count / 5,
        spoiled / count,
        extinguishers / count,
        sabotage / max(1, len(foes)) / 2,
    ]


def _gear(p: OutpostPosition, humans: list[int], foes: list[int]) -> list[float]:
    """Uses of Gear, and who leads."""
    uses = [0, 0, 0]
    for human in humans:
        for kind in (ROPE, DYNAMITE, FLAMETHROWER):
            uses[kind] += sum(p.gear[human][kind])
    theirs = 0
    for foe in foes:
        for cards in p.gear[foe]:
            theirs += sum(cards)
    following = p.next_living(p.captain)
    return [
        uses[ROPE] / 2,
        uses[DYNAMITE] / 2,
        uses[FLAMETHROWER] / 2,
        theirs / 2,
        float(p.blood[p.captain] == HUMAN),
        float(p.blood[following] == HUMAN),
    ]
