"""Whom a Human Final Captain takes along: the passengers with whom he most likely wins."""

from __future__ import annotations

from whiteout.games.outpost_31.bots.memory import Memory
from whiteout.games.outpost_31.bots.sight import Sight


def best_boarders(sight: Sight, memory: Memory) -> int:
    """Every set of passengers weighed against every set of Imitations that can be (OP-ESC-17 to
    OP-ESC-21). Gives back players by bits, the Final Captain among them."""
    me = 1 << sight.seat
    living = 0
    may = []
    for player in sight.living():
        living |= 1 << player
        if player != sight.seat and sight.players[player].get("blood") != "imitation":
            may.append(1 << player)
    target: int = sight.view["trackers"]["target"]
    best = me
    most = -1.0
    for chosen in range(1 << len(may)):
        boarders = me
        for index, bit in enumerate(may):
            if chosen >> index & 1:
                boarders |= bit
        chance = _chance(memory, boarders, living, target)
        if chance > most:
            most = chance
            best = boarders
    return best


def _chance(memory: Memory, boarders: int, living: int, target: int) -> float:
    """The weight of the worlds in which these boarders win: enough Humans, or, unless the target is
    strict, all of them."""
    strict = memory.mine.settings.strict_target
    enough = boarders.bit_count() >= target
    total = 0.0
    for players, weight in memory.mine.weights.items():
        if boarders & players:
            continue
        if enough or not (strict or living & ~players & ~boarders):
            total += weight
    return total
