"""The Bonfire: specification 6.16 (BON)."""

from __future__ import annotations

from typing import Final

from whiteout.core.event import Event
from whiteout.games.who_goes_there.position import FACE_UP, KNOWN, CampPosition
from whiteout.games.who_goes_there.rules.hand import play_up, take_kind
from whiteout.games.who_goes_there.rules.stamina import gain
from whiteout.games.who_goes_there.tables import IDS, INSIDE, K_KINDLING, K_MATCHES

ENOUGH: Final = 5
WARMTH: Final = 2


def bonfire_count(p: CampPosition) -> int:
    """Kindling that lies face up counts as 2 (3.11)."""
    return len(p.bonfire) + kindling(p)


def kindling(p: CampPosition) -> int:
    """How many Kindling cards lie face up in it."""
    return p.bonfire_by.count(FACE_UP)


def feed(p: CampPosition, player: int, kind: int, cause: str) -> None:
    """A card face down on the Bonfire (WG-BON-01, WG-HAND-03)."""
    p.bonfire.append(take_kind(p, player, kind))
    p.bonfire_by.append(player)
    if p.history is not None:
        public = {"player": player, "count": 1, "kindling": False, "cause": cause}
        p.emit(Event("bonfire_fed", public, {player: {"cards": [IDS[kind]]}}))


def kindle(p: CampPosition, player: int) -> None:
    """Kindling face up (3.11)."""
    p.bonfire.append(take_kind(p, player, K_KINDLING))
    p.bonfire_by.append(FACE_UP)
    if p.history is not None:
        public = {"player": player, "count": 1, "kindling": True, "cause": "kindled"}
        p.emit(Event("bonfire_fed", public, {player: {"cards": [IDS[K_KINDLING]]}}))


def light(p: CampPosition, player: int, matches: bool) -> None:
    """By a Matches card, which does not count, or with a Lighter: everybody inside gains 2 Stamina
    and 1 per Kindling; all its cards go face down to the Camp Discard (WG-BON-02 to -04)."""
    if matches:
        play_up(p, player, K_MATCHES, "lit")
    warmth = WARMTH + kindling(p)
    burnt = len(p.bonfire)
    p.discard += p.bonfire
    p.discard_by += [KNOWN if by == FACE_UP else by for by in p.bonfire_by]
    p.bonfire = []
    p.bonfire_by = []
    if p.history is not None:
        facts = {"player": player, "matches": matches, "count": burnt}
        p.emit(Event("bonfire_lit", facts))
    for other in p.living_in(INSIDE):
        gain(p, other, warmth, "bonfire")
