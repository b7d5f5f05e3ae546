"""Blood Test and Host Test: specification 6.20 (TEST)."""

from __future__ import annotations

from whiteout.core.event import Event
from whiteout.games.who_goes_there.position import CampPosition
from whiteout.games.who_goes_there.rules.infection import prove


def blood_test(p: CampPosition, player: int, other: int) -> None:
    """Both show each other their true status; nobody is infected by it (WG-TEST-01, -02)."""
    if p.history is not None:
        public = {"player": player, "to": other, "test": "blood_test"}
        secret = {
            player: {"infected": p.infected[other]},
            other: {"infected": p.infected[player]},
        }
        p.emit(Event("tested", public, secret))
    for one, two in ((player, other), (other, player)):
        if p.infected[two]:
            prove(p, one, two)


def host_test(p: CampPosition, player: int, other: int) -> None:
    """The two show each other all their Vulnerable cards (WG-TEST-03)."""
    if p.history is not None:
        public = {"player": player, "to": other, "test": "host_test"}
        secret = {
            player: {"contaminated": p.host == other},
            other: {"contaminated": p.host == player},
        }
        p.emit(Event("tested", public, secret))
    for one, two in ((player, other), (other, player)):
        if p.host == two:
            prove(p, one, two)
