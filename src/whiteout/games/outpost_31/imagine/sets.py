"""Sets of players, as numbers with a bit per player."""

from __future__ import annotations


def bits(players: int) -> int:
    """How many players a set has."""
    count = 0
    while players:
        players &= players - 1
        count += 1
    return count


def ways(things: int, taken: int) -> int:
    """In how many ways so many things can be taken out of those."""
    if not 0 <= taken <= things:
        return 0
    count = 1
    for index in range(taken):
        count = count * (things - index) // (index + 1)
    return count


def bit(player: int) -> int:
    """The set of one player; of a spectator, nobody."""
    return 1 << player if player >= 0 else 0


def set_of(players: list[int]) -> int:
    """These players."""
    found = 0
    for player in players:
        found |= 1 << player
    return found
