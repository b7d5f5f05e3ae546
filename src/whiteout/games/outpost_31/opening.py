"""The beginning of a match that begins in the middle, as each player knows it."""

from __future__ import annotations

from whiteout.core.event import Event, Facts
from whiteout.games.outpost_31.position import BLOODS, NOTHING, OutpostPosition
from whiteout.games.outpost_31.tables import (
    CHARACTER_IDS,
    CHIP_IDS,
    MISSION_IDS,
    ROOM_IDS,
    ROOMS,
    ids_of,
)
from whiteout.games.outpost_31.view import known_supply


def arrangement(p: OutpostPosition) -> Event:
    """The beginning of a match that begins in the middle, as each player knows it: in place of
    the deal, for those who work out later what can be."""
    secret: dict[int, Facts] = {}
    for player in range(p.seats):
        bit = 1 << player
        secret[player] = {
            "cards": ids_of(p.hands[player]),
            "blood": BLOODS[p.blood[player]],
            "given": ids_of(p.given[player]),
            "tested": {
                str(other): BLOODS[p.blood[other]]
                for other in range(p.seats)
                if p.blood_seen[other] & bit
            },
            "chips": {
                ROOM_IDS[room]: CHIP_IDS[p.chips[room]]
                for room in range(ROOMS)
                if p.chip_seen[room] & bit
            },
            "missions": {
                str(place): MISSION_IDS[p.mission_deck[place]]
                for place in range(len(p.mission_deck))
                if p.mission_seen[place] & bit
            },
            "supply": known_supply(p, bit),
        }
        if p.looked and player == p.captain:
            secret[player]["pool"] = ids_of(p.pool)
    return Event("arranged", open_facts(p), secret)


def open_facts(p: OutpostPosition) -> Facts:
    """What lies open at such a beginning, and how many cards lie hidden where."""
    return {
        "characters": [CHARACTER_IDS[code] for code in p.characters],
        "living": p.living[:],
        "blood": [
            BLOODS[p.blood[player]] if p.blood_shown[player] else None for player in range(p.seats)
        ],
        "sizes": [len(hand) for hand in p.hands],
        "supply": len(p.supply),
        "discard": len(p.discard),
        "missions": len(p.mission_deck),
        "mission_discard": [MISSION_IDS[code] for code in p.mission_discard],
        "assimilation": len(p.assimilation_deck),
        "assimilations": p.assimilations,
        "rooms": [ROOM_IDS[room] for room in range(ROOMS) if p.chips[room] != NOTHING],
        "chips_up": {
            ROOM_IDS[room]: CHIP_IDS[p.chips[room]] for room in range(ROOMS) if p.chip_up[room]
        },
        "lost": [CHIP_IDS[chip] for chip in p.lost_chips],
    }
