"""Suspects: who can be The Thing, by all that a seat knows."""

from __future__ import annotations

from typing import Final

from whiteout.games.stay_away.cards import IS_PANIC, THE_THING
from whiteout.games.stay_away.imagine.deed import DRAW, SHUFFLE, TURNED, UNKNOWN
from whiteout.games.stay_away.imagine.memory import Memory
from whiteout.games.stay_away.position import NOBODY, THING_ROLE


class Suspect:
    """A player who can be The Thing, and the draw by which: UNKNOWN where it was dealt."""

    __slots__ = ("birth", "player", "weight")

    def __init__(self, player: int, birth: int, weight: int) -> None:
        self.player: Final = player
        self.birth: Final = birth
        self.weight: Final = weight


def suspects(memory: Memory) -> list[Suspect]:
    """Everybody who can be The Thing by what the seat knows, each way once."""
    start = memory.start
    assert start is not None
    found = []
    in_deck = memory.settings.thing_in_deck
    if not in_deck or start.arranged:
        players = range(memory.seats)
        found = [
            Suspect(player, UNKNOWN, 1) for player in players if can_be(memory, player, UNKNOWN)
        ]
    if in_deck:
        for index, deed in enumerate(memory.deeds):
            if deed.kind == SHUFFLE:
                break
            if deed.kind != DRAW or deed.other != UNKNOWN or deed.face not in (UNKNOWN, THE_THING):
                continue
            if can_be(memory, deed.player, index):
                found.append(Suspect(deed.player, index, 1))
        copies = memory.settings.copies
        panics = sum(copies[code] for code in range(len(copies)) if IS_PANIC[code])
        if memory.decks == 0 and memory.thing == UNKNOWN and can_be(memory, NOBODY, UNKNOWN):
            left = memory.deck - (panics - len(memory.panics) - memory.passed)
            left -= memory.on_top is not None
            if start.arranged:
                left = max(left, memory.deck > 0)  # some PANIC! cards may lie in the discard pile
            if left > 0:
                found.append(Suspect(NOBODY, len(memory.deeds), left))
    return found


def can_be(memory: Memory, player: int, birth: int) -> bool:
    """Whether the player can have been The Thing from that deed on; NOBODY stands for the deck."""
    if player != NOBODY:
        if memory.thing != UNKNOWN and (player != memory.thing or birth >= memory.thing_known_at):
            return False
        if player == memory.seat and memory.role != THING_ROLE:
            return False
        if memory.without[player] > birth:
            return False
        if died_at(memory, player) != UNKNOWN and not memory.settings.revenge:
            return False
    return fits_sights(memory, player, birth) and fits_betrayals(memory, player, birth)


def died_at(memory: Memory, player: int) -> int:
    """The deed by which a player was eliminated; before the first one for those who were so from
    the start."""
    start = memory.start
    assert start is not None
    if not start.alive[player]:
        return -2
    return memory.died[player]


def fits_sights(memory: Memory, player: int, birth: int) -> bool:
    """Where The Thing's card was seen, there The Thing was, or it was dead (`revenge`)."""
    died = UNKNOWN if player == NOBODY else died_at(memory, player)
    for index, holder in memory.sights:
        dead = died != UNKNOWN and died < index
        if not dead and (player == NOBODY or holder != player or birth > index):
            return False
    return True


def fits_betrayals(memory: Memory, player: int, birth: int) -> bool:
    """An Infected! card given openly came from The Thing or went to it."""
    for index, deed in enumerate(memory.deeds):
        if deed.kind == TURNED:
            if index < birth or player == NOBODY:
                return False
            if deed.other != player and not (deed.apart and deed.player == player):
                return False
    return True
