"""What everybody may know of a table: the rows of table 8.1 that are open to all."""

from __future__ import annotations

from typing import Final

from whiteout.core.event import Facts
from whiteout.games.outpost_31.position import (
    BLOODS,
    NOBODY,
    NOTHING,
    NOWHERE,
    ROOM,
    SETUP,
    OutpostPosition,
)
from whiteout.games.outpost_31.tables import (
    CHARACTER_IDS,
    CHIP_IDS,
    CHIPS,
    DEPARTMENTS,
    GEAR,
    HAZARDS,
    IDS,
    MISSION_IDS,
    MISSIONS,
    POWER_IDS,
    ROOM_IDS,
    ROOMS,
    TESTS,
    ids_of,
)

HIDDEN: Final = "hidden"
"""In place of a chip: it lies face down."""

SLOTS: Final = ["o1_gear", "o1_thing", "o2_gear", "o2_thing", "o3_gear", "o3_thing"]
"""The slots of the Objective Tracker (specification 3.4)."""

OFFERS_CLOSED: Final = ("D19", "D25")
"""While the Captain weighs offers all of them are in, and everybody sees them."""


def public_view(p: OutpostPosition) -> Facts:
    """What everybody may know."""
    facts: Facts = {
        "turn": p.turn,
        "step": p.step,
        "captain": or_none(p.captain),  # O-02
        "players": [player_facts(p, player) for player in range(p.seats)],
        "rooms": [room_facts(p, room) for room in range(ROOMS)],
        "trackers": tracker_facts(p),
        "supply": {"size": len(p.supply), "discard": len(p.discard)},  # O-13
        "mission_log": {  # O-26
            "size": len(p.mission_deck),
            "discard": [MISSION_IDS[mission] for mission in p.mission_discard],
        },
        "assimilation_deck": {"size": len(p.assimilation_deck)},  # O-07
        "gear_left": [
            {"kind": GEAR[kind], "cards": p.gear_left[kind]} for kind in range(3)
        ],  # O-30
        "chips": chip_facts(p),
        "mission": mission_facts(p.mission),
    }
    if p.step == SETUP:
        facts["characters_left"] = [CHARACTER_IDS[code] for code in p.stack_left]  # O-01
    add_turn(p, facts)
    add_test(p, facts)
    add_votes(p, facts)
    return facts


def or_none(player: int) -> int | None:
    """A player, or nobody."""
    return None if player == NOBODY else player


def player_facts(p: OutpostPosition, player: int) -> Facts:
    """What everybody may know of one player."""
    character = p.characters[player]
    department = p.department[player]
    facts: Facts = {
        "character": None if character == NOTHING else CHARACTER_IDS[character],  # O-01
        "department": None if department == NOTHING else DEPARTMENTS[department],  # O-01, O-38
        "living": p.living[player],  # O-02
        "tied": p.tied[player],
        "cards": len(p.hands[player]),  # O-10
        "gear": [  # O-30
            {"kind": GEAR[kind], "uses": uses} for kind in range(3) for uses in p.gear[player][kind]
        ],
    }
    if p.blood_shown[player]:
        facts["blood"] = BLOODS[p.blood[player]]  # O-03
    return facts


def room_facts(p: OutpostPosition, room: int) -> Facts:
    """What everybody may know of one room."""
    chip = p.chips[room]
    shown = None if chip == NOTHING else CHIP_IDS[chip] if p.chip_up[room] else HIDDEN
    return {
        "room": ROOM_IDS[room],
        "chip": shown,  # O-27, O-28
        "hazard": HAZARDS[p.hazard[room]],  # O-29
        "power_out": p.power_out[room],
        "destroyed": p.destroyed[room],
    }


def tracker_facts(p: OutpostPosition) -> Facts:
    """The trackers and the counts that all keep."""
    settings = p.settings
    return {
        "contagion": p.contagion,  # O-29
        "max_contagion": settings.max_contagion,  # O-36
        "destroyed": p.destroyed_count,  # O-29
        "destroyed_limit": settings.destroyed_limit,  # O-36
        "objectives": [SLOTS[slot] for slot in range(6) if p.objectives[slot]],  # O-28
        "unlocked_sector": p.unlocked_sector,  # O-29
        "assimilations": p.assimilations,
        "target": max(1, settings.target - p.torched_humans),  # O-39, OP-ESC-15
        "torched": p.torched_total,
        "torched_humans": p.torched_humans,
        "pass_skips_used": p.pass_skips_used,
    }


def chip_facts(p: OutpostPosition) -> Facts:
    """Chips lost with their rooms, and how many of each kind still lie on the board (O-28)."""
    left = [{"chip": CHIP_IDS[code], "left": p.chips.count(code)} for code in range(len(CHIPS))]
    return {"lost": [CHIP_IDS[chip] for chip in p.lost_chips], "on_board": left}


def mission_facts(mission: int) -> Facts | None:
    """The Investigation that lies face up, with what is printed on it."""
    if mission == NOTHING:
        return None
    row = MISSIONS[mission]
    return {
        "id": row.id,
        "team": row.team,
        "departments": row.departments[:],
        "reveal": row.reveal,
        "test": TESTS[row.test],
        "need": row.need[:],
        "items": [{"item": item, "count": count} for item, count in row.items],
        "rolls": row.rolls,
    }


def add_turn(p: OutpostPosition, facts: Facts) -> None:
    """Who is out, where to, and what this turn has seen so far."""
    facts["power_used"] = None if p.power_used == NOTHING else POWER_IDS[p.power_used]  # O-38
    facts["molotov_played"] = p.molotov_played
    facts["refused_ropes"] = [  # O-38
        {"holder": pair // 8, "target": pair % 8} for pair in p.refused_ropes
    ]
    facts["team"] = p.team[:]  # O-40
    facts["requirements_met"] = p.requirements_met  # O-38
    facts["lone"] = or_none(p.lone)  # O-40
    facts["lone_room"] = None if p.lone_room == NOWHERE else ROOM_IDS[p.lone_room]
    facts["room"] = None if p.room == NOWHERE else ROOM_IDS[p.room]
    facts["entered"] = p.entered
    facts["paid"] = {"extinguisher": p.paid_extinguisher, "flashlight": p.paid_flashlight}  # O-17
    facts["tried"] = [ROOM_IDS[room] for room in p.tried]  # O-38
    facts["failed_this_turn"] = p.failed_this_turn


def add_test(p: OutpostPosition, facts: Facts) -> None:
    """The test in progress: nobody's cards, no face that has not been turned up."""
    facts["battle"] = p.battle
    if p.battle and not p.over:
        facts["battle_need"] = p.battle_need()  # O-29
    facts["test_failed"] = p.test_failed
    facts["pool"] = {"size": len(p.pool)}  # O-20, O-22
    facts["sabotage"] = [IDS[card] for card in p.sabotage]  # O-15
    facts["swapped"] = p.swapped  # O-23
    facts["revealed"] = [IDS[card] for card in p.revealed]  # O-15
    facts["dice"] = p.dice[:]  # O-31
    facts["dice_count"] = p.dice_count
    facts["rolls_left"] = p.rolls_left  # O-38
    facts["extra_rolls_used"] = p.extra_rolls_used
    choice = p.choice
    if p.offers and choice is not None and choice.point(p) in OFFERS_CLOSED:
        facts["offers"] = [offer_facts(p, player) for player in p.team if p.offers[player]]  # O-17


def offer_facts(p: OutpostPosition, player: int) -> Facts:
    """How many cards somebody offers; for an entry cost also of which kind (OP-ROOM-14)."""
    cards = p.offers[player]
    facts: Facts = {"player": player, "cards": len(cards)}
    if p.step == ROOM:
        facts["kinds"] = ids_of(cards)
    return facts


def add_votes(p: OutpostPosition, facts: Facts) -> None:
    """The last closed vote, by name or (`secret_votes`) in sum; the Escape."""
    if p.votes:
        facts["vote"] = {"yes": p.votes.count(1), "no": p.votes.count(0)}  # O-02
        if not p.settings.secret_votes:
            facts["vote"]["by_player"] = [
                None if vote == NOTHING else vote == 1 for vote in p.votes
            ]
    facts["escape"] = {  # O-42
        "nominator": or_none(p.nominator),
        "nominee": or_none(p.nominee),
        "rejected": p.rejected[:],
        "rejections": p.rejections,
        "final_captain": or_none(p.final_captain),
        "tested": p.tested[:],
        "boarders": p.boarders[:],
    }
