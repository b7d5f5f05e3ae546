"""Random matches for tests: any options, any players, and players who pull together."""

from __future__ import annotations

import random

from whiteout.contract.walk import Walk, random_options
from whiteout.core.match import Match, Seeded
from whiteout.core.option import Option
from whiteout.core.refusal import BadSetting
from whiteout.games.outpost_31.game import GAME
from whiteout.games.outpost_31.position import OutpostPosition
from whiteout.games.outpost_31.tables import CARDS, DICE, ITEMS, MISSIONS

LENIENT = {"destroyed_limit": 6, "event_density": -2, "gear_roll_scope": "any"}
"""Options under which a base lasts long enough for the Escape."""


class Helpful(Walk):
    """Mostly what passes tests and saves rooms; everything else at random. Random players never
    reach the later Sectors, these do."""

    def choose(self, seat: int) -> Option:
        options = self.match.position.options(seat)
        if self.draw.random() < 0.1:
            return self.draw.choice(options)
        by_verb: dict[str, list[Option]] = {}
        for option in options:
            by_verb.setdefault(option.verb, []).append(option)
        for verb in ("pay", "offer_both", "offer", "extra_rolls"):
            if verb in by_verb:
                return by_verb[verb][0]
        if "hand_in" in by_verb:
            return max(by_verb["hand_in"], key=self.worth)
        if "enter" in by_verb:
            return min(by_verb["enter"], key=self.cost)
        if "keep" in by_verb:
            return by_verb["keep"][0]
        return self.draw.choice(options)

    def ours(self) -> OutpostPosition:
        """The position behind the walk."""
        p = self.match.position
        assert isinstance(p, OutpostPosition)
        return p

    def worth(self, option: Option) -> float:
        """How much a card helps the test at hand."""
        p = self.ours()
        card = CARDS[option.value]
        mission = MISSIONS[p.mission]
        if mission.test == ITEMS and not p.battle:
            wanted = [item for item, _ in mission.items]
            return (card.id in wanted) * 2 + (card.category in wanted) + self.draw.random()
        return DICE[option.value] + self.draw.random() / 2

    def cost(self, option: Option) -> float:
        """What it takes to enter a room."""
        p = self.ours()
        return (p.hazard[option.value] > 0) + p.power_out[option.value] + self.draw.random() / 2


def any_walk(players: int, seed: int) -> Walk:
    """A match at random, with options at random."""
    draw = random.Random(seed)
    while True:
        options = random_options(GAME, draw, players)
        try:
            return Walk(Match(GAME, players, options, Seeded(seed)), draw)
        except BadSetting:
            continue


def helpful_walk(players: int, seed: int) -> Walk:
    """A match of players who pull together, under lenient options."""
    return Helpful(Match(GAME, players, dict(LENIENT), Seeded(seed)), random.Random(seed))
