"""How a match ends: specification 10 (END)."""

from __future__ import annotations

from typing import Final

from whiteout.core.event import Event
from whiteout.games.who_goes_there.position import CampPosition
from whiteout.games.who_goes_there.tables import ids_of

HUMANS: Final = "humans"
INFECTED: Final = "infected"

ALL_DEAD: Final = "all_dead"
NO_FLIGHT: Final = "no_flight"
OVER_INFECTION: Final = "over_infection"
NO_HUMAN: Final = "no_human"
HUMANS_CLEAN: Final = "humans_clean"
GROUNDED: Final = "grounded"
HUMANS_DESPITE: Final = "humans_despite"
INFECTED_FLY: Final = "infected_fly"
SIDE_OF_END: Final[dict[str, str]] = {
    ALL_DEAD: "",
    NO_FLIGHT: "",
    OVER_INFECTION: "",
    NO_HUMAN: "",
    HUMANS_CLEAN: HUMANS,
    GROUNDED: "",
    HUMANS_DESPITE: HUMANS,
    INFECTED_FLY: INFECTED,
}
"""By the way to end (WG-END-01 to WG-END-09): the side that wins, if any."""


def end(p: CampPosition, reason: str) -> None:
    """The match is over. Of the winning side those aboard win, or with `team_victory` all of it
    (WG-END-10, WG-END-11); then everything is shown (WG-END-14)."""
    side = SIDE_OF_END[reason]
    p.end_reason = reason
    p.winners = []
    if side:
        infected = side == INFECTED
        p.winners = [
            player
            for player in range(p.seats)
            if p.infected[player] == infected and (p.settings.team_victory or player in p.aboard)
        ]
    p.finish()
    if p.history is not None:
        facts = {
            "reason": reason,
            "winners": p.winners[:],
            "helicopter_total": p.helicopter_total,
            "human_total": p.human_total,
            "points": p.points[:],
            "infected": p.infected[:],
            "host": p.host,
            "hands": [ids_of(hand) for hand in p.hands],
        }
        p.emit(Event("match_ended", facts))
