"""What cannot be: the checks of a described position, in terms of the rules."""

from __future__ import annotations

from typing import Final

from whiteout.games.outpost_31.damage import TOKENS
from whiteout.games.outpost_31.ending import out_of_reach
from whiteout.games.outpost_31.lone import outsiders
from whiteout.games.outpost_31.position import (
    HUMAN,
    IMITATION,
    NOBODY,
    NOTHING,
    NOWHERE,
    OutpostPosition,
)
from whiteout.games.outpost_31.tables import (
    CHIPS,
    MISSIONS,
    NO_HAZARD,
    ROOM_IDS,
    ROOMS,
    SECTORS,
    THING_CHIP,
    sector_of,
)
from whiteout.games.outpost_31.team import joiners, slots_open

MOST_CARDS: Final = 6
"""A full hand, and the card of pw_mac_a."""


class Flaw:
    """Why a position cannot be. `key` names the line to blame, such as `hand A`."""

    def __init__(self, key: str, wrong: str, expected: str) -> None:
        self.key: Final = key
        self.wrong: Final = wrong
        self.expected: Final = expected


def people_flaw(p: OutpostPosition, names: list[str]) -> Flaw | None:
    """Captain, blood, hands, departments (OP-SET-07, OP-ELIM-03)."""
    if not p.available(p.captain):
        return Flaw("captain", f"{names[p.captain]} cannot be Captain", "an available player")
    if p.living.count(True) < 2 or HUMAN not in living_blood(p):
        return Flaw("", "the match has ended", "at least two alive, one of them Human")
    counts = [p.department.count(code) for code in range(3)]
    if max(counts) - min(counts) > 1:
        return Flaw("", f"the departments hold {counts}", "as many each, or one more")
    most = max(MOST_CARDS, p.settings.hand_size)
    for player, name in enumerate(names):
        if not p.living[player] and (p.hands[player] or p.tied[player]):
            return Flaw(f"hand {name}", f"{name} is eliminated", "a living player")
        if len(p.hands[player]) > most:
            return Flaw(f"hand {name}", f"{name} holds too many cards", f"at most {most}")
    return None


def living_blood(p: OutpostPosition) -> list[int]:
    """The Blood Samples of those alive."""
    return [p.blood[player] for player in range(p.seats) if p.living[player]]


def blood_flaw(p: OutpostPosition, names: list[str]) -> Flaw | None:
    """Imitations come from the Game Start Deck and, after an Assimilation, from the other deck
    (specification 3.11)."""
    table = p.settings.table
    count = p.blood.count(IMITATION)
    most = table.start[IMITATION]
    if p.assimilations:
        most += table.assimilation[IMITATION]
    least = 0 if p.assimilations and not p.settings.sticky else table.start[IMITATION]
    if not least <= count <= most:
        first = names[p.blood.index(IMITATION)] if count else ""
        return Flaw(f"imitation {first}", f"{count} Imitations", f"{least} to {most}")
    samples = sum(table.start) + sum(table.assimilation)
    deck = p.assimilation_deck
    total = table.start[IMITATION] + table.assimilation[IMITATION]
    if len(deck) != samples - p.seats or deck.count(IMITATION) != total - count:
        expected = f"{samples - p.seats} samples, {total - count} of them Imitation"
        return Flaw("assimilation", "the Assimilation Deck does not add up", expected)
    return None


def base_flaw(p: OutpostPosition) -> Flaw | None:
    """The match is still running, and damage lies where it can (OP-END-02, 03, 05)."""
    if p.contagion >= p.settings.max_contagion:
        return Flaw("contagion", "the match has ended", f"below {p.settings.max_contagion}")
    if p.destroyed_count >= p.settings.destroyed_limit or out_of_reach(p):
        return Flaw("", "the match has ended by destroyed rooms", "every objective within reach")
    for room in range(ROOMS):
        marked = p.hazard[room] != NO_HAZARD or p.power_out[room] or p.chips[room] != NOTHING
        if p.destroyed[room] and marked:
            key = f"destroyed {ROOM_IDS[room]}"
            return Flaw(key, "something lies in the ruins", "a destroyed room holds nothing")
    if ROOMS - p.hazard.count(NO_HAZARD) > TOKENS:
        return Flaw("", "more hazards than tokens", f"at most {TOKENS}")
    for slot in range(2 * p.unlocked_sector, 2 * SECTORS):
        if p.objectives[slot]:
            return Flaw("objectives", "a slot of a locked Sector is filled", "open Sectors")
    return None


def turn_flaw(p: OutpostPosition) -> Flaw | None:
    """Team, lone player and room fit the turn (OP-TEAM-02, 03, 08, OP-ROOM-01)."""
    if p.lone != NOBODY and (p.lone in p.team or not p.available(p.lone)):
        return Flaw("lone", "this player cannot be sent", "an available player off the team")
    for key, rooms in (("room", [p.room]), ("lone", [p.lone_room]), ("tried", p.tried)):
        for room in rooms:
            if room != NOWHERE and sector_of(room) > p.unlocked_sector:
                return Flaw(key, f"{ROOM_IDS[room]} lies in a locked Sector", "an open Sector")
    return None


def team_flaw(p: OutpostPosition) -> Flaw | None:
    """The team is one the Captain could have picked (OP-TEAM-01 to OP-TEAM-04)."""
    if p.captain not in p.team:
        return Flaw("team", "the Captain is missing", "the Captain and others")
    for player in p.team:
        if not p.available(player):
            return Flaw("team", "somebody on the team is not available", "available players")
    chosen = p.team
    p.team = best_team(p)
    size, filled = len(p.team), sum(slots_open(p))
    p.team = chosen
    if len(chosen) != size or len(set(chosen)) != size:
        return Flaw("team", f"a team of {len(chosen)}", f"a team of {size}")
    if sum(slots_open(p)) != filled:
        return Flaw("team", "a team could fill more departments", "most slots filled")
    return None


def best_team(p: OutpostPosition) -> list[int]:
    """The legal team whose members sit earliest from the Captain ("Auto" of D13)."""
    chosen = p.team
    p.team = [p.captain]
    outside = outsiders(p)
    while outside and len(p.team) < MISSIONS[p.mission].team:
        missing = min(MISSIONS[p.mission].team - len(p.team), len(outside))
        p.team.append(joiners(p, outside, missing)[0])
        outside = outsiders(p)
    best = p.team
    p.team = chosen
    return best


def room_flaw(p: OutpostPosition, step: str) -> Flaw | None:
    """A test takes place in a room with a chip, and a Battle where a Thing lies (OP-ROOM-01,
    OP-CHIP-06)."""
    if p.room == NOWHERE or p.chips[p.room] == NOTHING:
        return Flaw("room", "the team is in no room with a chip", "room ROOM")
    if step == "battle" and CHIPS[p.chips[p.room]].kind != THING_CHIP:
        return Flaw("room", "no Thing lies in this room", "chip ROOM thing")
    return None
