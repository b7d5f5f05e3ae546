"""Every kind of event: its fields, who sees them, what discloses hidden facts (core.event), and the
rows of the information table (specification 8.1, O-01 to O-43) that allow it."""

from __future__ import annotations

from typing import Final

from whiteout.core.event import EventKind
from whiteout.core.facts import claimed, event
from whiteout.core.kinds import Count, Die, Each, Id, Ids, Kind, Seat, Seats, Word, YesNo
from whiteout.core.talk import usual_claims
from whiteout.core.zones.carry import Carry, Sight
from whiteout.games.outpost_31.position import BLOODS
from whiteout.games.outpost_31.rules.ending import SIDE_OF_END
from whiteout.games.outpost_31.tables import (
    CHARACTER_IDS,
    CHIP_IDS,
    DEPARTMENTS,
    FALLOUTS,
    GEAR,
    HAZARDS,
    IDS,
    MISSION_IDS,
    POWER_IDS,
    ROOM_IDS,
    SLOTS,
)

SEAT: Final = Seat()
SEATS: Final = Seats(ordered=True)
CARD: Final = Id("card", IDS)
CARDS: Final = Ids("card", IDS, most=4)
BLOOD: Final = Id("role", BLOODS)
ROOM: Final = Id("room", ROOM_IDS)
CHIP: Final = Id("chip", CHIP_IDS)
GEAR_CARD: Final = Id("gear", GEAR)
MISSION: Final = Id("mission", MISSION_IDS)
POWER: Final = Id("power", POWER_IDS)
COUNT: Final = Count(8)
FLAG: Final = YesNo()
DICE: Final = Each(Die(), 8)
DIE: Final = Count(6)
CAUSE: Final = Word(
    "cause", ["entry", "lone", "base", "end_of_turn", "discard_chip", *IDS, *POWER_IDS]
)
ABOUT: Final[dict[str, Kind]] = {
    "card": CARD,
    "player": SEAT,
    "target": SEAT,
    "power": POWER,
    "room": ROOM,
    "mission": MISSION,
    "remaining": COUNT,
    "count": COUNT,
    "most": Count(2),
    "round": Count(2),
}
"""The arguments of the prompts."""

_DISCARDED_DOWN: Final = (Carry("player", "pile", "cards", count="count"),)

# What ends a decision of several parts discloses the parts that nobody else has seen (OP-FLOW-09).

# fmt: off
EVENTS: Final[dict[str, EventKind]] = {
    # Setup.
    "captain_rolled": event("O-31", players=SEATS, totals=Each(Count(12)),
                            discloses="players totals event"),
    "character_taken": event("O-01", player=SEAT, character=Id("character", CHARACTER_IDS)),
    "dealt": event("O-02 O-03 O-07 O-10 O-11 O-13 O-26", captain=SEAT, hand=COUNT,
                   supply=Count(100), missions=Count(50), assimilation=Count(24),
                   secret={"cards": CARDS, "blood": BLOOD}, discloses=True),
    # Mission Log.
    "missions_reshuffled": event("O-26", cards=Count(50)),
    "mission_revealed": event("O-26", player=SEAT, mission=MISSION, discloses="mission"),
    "mission_seen": event("O-25", player=SEAT, secret={"mission": MISSION}, discloses="mission"),
    "mission_put": event("O-38 O-41", player=SEAT, bottom=FLAG),
    # Captain powers.
    "power_used": event("O-38", player=SEAT, power=POWER, discloses="event power"),
    # Gear window, Rope, Flamethrower.
    "gear_passed": event("O-37", player=SEAT),
    "gear_spent": event("O-30", player=SEAT, gear=GEAR_CARD, uses=COUNT, left=COUNT,
                        discloses="event gear uses left"),
    "gear_inherited": event("O-30", player=SEAT, giver=SEAT, gear=GEAR_CARD, uses=Each(COUNT)),
    "rope_proposed": event("O-38", player=SEAT, target=SEAT, discloses="event"),
    "rope_refused": event("O-38", player=SEAT, target=SEAT),
    "tied": event("O-02", player=SEAT, target=SEAT),
    "captain_moved": event("O-02", captain=SEAT),
    "blood_tested": event("O-05 O-06", player=SEAT, target=SEAT, secret={"blood": BLOOD},
                          discloses="event blood"),
    # Torch, votes, elimination.
    "accused": event("O-02", player=SEAT, target=SEAT, discloses="event"),
    "voted": event("O-02", about=Word("vote", ["torch", "final_captain"]), target=SEAT, yes=COUNT,
                   no=COUNT, passed=FLAG, in_favour=SEATS, against=SEATS,
                   discloses="yes no passed in_favour against"),
    "torched": event("O-02 O-03 O-16", player=SEAT, blood=BLOOD, count=COUNT,
                     secret={"cards": CARDS}, discloses="event blood cards", moves=_DISCARDED_DOWN),
    # Molotov.
    "hot_meal": event("O-38", player=SEAT, target=SEAT),
    # Team.
    "counted_as": event("O-38", player=SEAT, department=Id("department", DEPARTMENTS)),
    "team_gathered": event("O-38 O-40", captain=SEAT, team=SEATS, requirements_met=FLAG),
    "lone_sent": event("O-40", player=SEAT, room=ROOM, discloses="event player"),
    "roll_called": event("O-12", player=SEAT, target=SEAT, secret={"card": CARD}, discloses="card",
                         moves=(Sight("target", "card"),)),
    # Rooms, offers, pool, Sabotage, swap, reveal, result.
    "looked_at_chip": event("O-27 O-38", player=SEAT, room=ROOM, secret={"chip": CHIP},
                            discloses="chip"),
    "room_named": event("O-38 O-40", player=SEAT, room=ROOM),
    "offered": event("O-17 O-18", player=SEAT, count=COUNT, cause=CAUSE, kinds=CARDS,
                     secret={"cards": CARDS}, discloses=True),
    "entry_failed": event("O-38", room=ROOM, discloses=True),
    "entered": event("O-40", room=ROOM, discloses=True),
    "turn_passed": event("O-40", player=SEAT, discloses=True),
    "handed_in": event("O-19", players=SEATS, secret={"card": CARD},
                       moves=(Carry("players", "elsewhere", "card"),)),
    "pool_empty": event("O-38"),
    "pool_repaired": event("O-20", cards=Count(16)),
    "looked_at_pool": event("O-20", player=SEAT, secret={"cards": CARDS}, discloses="cards"),
    "sabotage_found": event("O-20", cards=CARDS, discloses=True),
    "sabotage_cured": event("O-15", card=CARD, discloses=True,
                            moves=(Carry("elsewhere", "pile", "card"),)),
    "sabotage_uncured": event("O-15", card=CARD, discloses=True),
    "swapped": event("O-16 O-23", player=SEAT, secret={"card": CARD}, discloses="event",
                     moves=(Carry("elsewhere", "pile", "card"),)),
    "no_swap": event("O-23", player=SEAT, discloses="event"),
    "looked_at_supply": event("O-14", player=SEAT, count=COUNT, secret={"cards": CARDS},
                              discloses="cards"),
    "took_from_supply": event("O-24 O-41", player=SEAT, secret={"card": CARD, "bottom": CARDS}),
    "revealed": event("O-15 O-20 O-24", card=CARD, discloses="card"),
    "pool_discarded": event("O-15 O-16", shown=CARDS, unseen=Count(16),
                            moves=(Carry("elsewhere", "pile", "shown"),)),
    "investigated": event("O-38", room=ROOM, passed=FLAG),
    # The turn.
    "turn_began": event("O-02", captain=SEAT, turn=Count(60)),
    "freed": event("O-02", players=SEATS),
    # The Supply deck.
    "drew": event("O-10 O-11 O-13", player=SEAT, count=COUNT, cause=CAUSE, secret={"cards": CARDS},
                  discloses="cards", moves=(Carry("deck", "player", "cards", count="count"),)),
    "discarded_up": event("O-15", player=SEAT, cards=CARDS, cause=CAUSE, discloses=True,
                          moves=(Carry("player", "pile", "cards", count="cards"),)),
    "discarded_down": event("O-10 O-16", player=SEAT, count=COUNT, cause=CAUSE,
                            secret={"cards": CARDS}, discloses=True, moves=_DISCARDED_DOWN),
    "supply_reshuffled": event("O-13", cards=Count(100),
                               moves=(Carry("pile", "deck", pours=True),)),
    # Damage.
    "room_rolled": event("O-31", die=DIE, room=ROOM, discloses="die room"),
    "hazard": event("O-29", room=ROOM, hazard=Id("hazard", HAZARDS)),
    "power_out": event("O-29", room=ROOM),
    "destroyed": event("O-28 O-29", room=ROOM, chip=CHIP, discloses="chip"),
    # Rolls, Dynamite, Flamethrower.
    "rolled": event("O-31 O-38", player=SEAT, rolled=DICE, kept=DICE, rolls_left=COUNT,
                    discloses="rolled"),
    "too_few_dice": event("O-38", dice=COUNT),
    "die_shifted": event("O-30 O-31", player=SEAT, way=Word("way", ["raise", "lower"]), die=DIE,
                         dice=DICE),
    "die_rerolled": event("O-31", player=SEAT, die=DIE, became=DIE, dice=DICE,
                          discloses="became dice"),
    "extra_rolls": event("O-30 O-38", player=SEAT, rolls_left=COUNT),
    # Room Chips and Battles.
    "chip_revealed": event("O-27 O-28", room=ROOM, chip=CHIP, discloses="chip"),
    "gear_taken": event("O-30", player=SEAT, gear=GEAR_CARD, uses=COUNT),
    "slot_filled": event("O-28", slot=Word("objective", SLOTS)),
    "battle_began": event("O-28 O-29", room=ROOM, need=DIE),
    "battle_over": event("O-38", room=ROOM, won=FLAG),
    "chips_mixed": event("O-28", rooms=Ids("room", ROOM_IDS)),
    # Smoke and Fire.
    "lone_acted": event("O-32", player=SEAT, room=ROOM, paid=FLAG),
    "worsening_skipped": event("O-39", used=COUNT),
    "room_held": event("O-38", player=SEAT, room=ROOM),
    # Contagion and Fallout.
    "contagion_rose": event("O-29", level=COUNT),
    "fallout": event("O-29", room=ROOM, fallout=Id("fallout", FALLOUTS)),
    # Assimilation.
    "unlocked": event("O-29", sector=COUNT),
    "assimilated": event("O-03 O-04 O-07 O-09", number=COUNT, deck=Count(24),
                         secret={"held": BLOOD, "dealt": BLOOD, "kept": BLOOD},
                         discloses="dealt kept"),
    "imitations_met": event("O-36", players=SEATS, discloses=True),
    # The Escape.
    "escape_began": event("O-42", captain=SEAT),
    "nominated": event("O-42", player=SEAT, nominee=SEAT),
    "escape_tested": event("O-03", player=SEAT, target=SEAT, blood=BLOOD, secret={"blood": BLOOD},
                           discloses="blood"),
    "boarded": event("O-42", players=SEATS, discloses="event players"),
    "boarder_shown": event("O-03", player=SEAT, blood=BLOOD, discloses="blood event"),
    # The end.
    "ended": event("O-03 O-11 O-34 O-43", reason=Word("reason", list(SIDE_OF_END)),
                   side=Word("side", list(SIDE_OF_END.values())), winners=SEATS,
                   blood=Ids("role", BLOODS), hands=Each(CARDS), discloses=True),
    # Table talk: free at all times, true or false (OP-FLOW-06).
    "claimed": claimed(usual_claims(BLOODS, IDS), "O-03 O-11"),
}
# fmt: on
