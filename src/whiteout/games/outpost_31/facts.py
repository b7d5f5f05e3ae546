"""Who sees what: the information tables of specification 8, each fact once (core.facts).

Rows of table 8.1 stand beside each fact by their number, O-01 to O-44; the events stand in
events.py.
"""

from __future__ import annotations

from typing import Final

from whiteout.core.facts import END, GAME, OWNER, TRUTH, Fact, FactTable, Part, answer_of
from whiteout.core.kinds import (
    AS_THEY_LIE,
    TOP_FIRST,
    Answer,
    Count,
    Die,
    Each,
    Id,
    Ids,
    Many,
    Seat,
    Seats,
    Unlearned,
    Word,
    YesNo,
)
from whiteout.games.outpost_31.events import ABOUT, BLOOD, CARDS, EVENTS, FLAG, SEAT, SEATS
from whiteout.games.outpost_31.hidden.known import (
    known_missions,
    known_pool,
    known_supply,
    knows_blood,
)
from whiteout.games.outpost_31.options import ALPHABET, PARTS
from whiteout.games.outpost_31.position import BLOODS, NOTHING, SETUP, STEPS, OutpostPosition
from whiteout.games.outpost_31.rules.chip import chips_left
from whiteout.games.outpost_31.rules.dice import battle_need
from whiteout.games.outpost_31.rules.ending import SIDE_OF_END
from whiteout.games.outpost_31.rules.offers import is_offering, is_weighing, offers_of
from whiteout.games.outpost_31.tables import (
    CHARACTER_IDS,
    CHIP_IDS,
    DEPARTMENTS,
    GEAR,
    HAZARDS,
    IDS,
    MISSION_IDS,
    MISSIONS,
    MOST_DICE,
    POWER_IDS,
    ROOM_IDS,
    ROOMS,
    SLOTS,
    TESTS,
    TOOL,
    WEAPON,
)

_P = OutpostPosition
_AT_THE_END: Final = "known only after the end"
_IN_ORDER: Final = "they stand in their order"

HIDDEN: Final = "hidden"
"""In place of a chip: it lies face down."""

# -- who sees it -----------------------------------------------------------------------------------

LIVING: Final = GAME
"""A living player, while the match runs. The eliminated see what everybody sees (OP-INFO-02)."""
LOOKED: Final = GAME << 1
"""The Captain who has looked at the pool."""
SCOUT: Final = GAME << 2
"""A living player who has seen a face-down chip."""
TESTER: Final = GAME << 3
"""A living player who may know somebody's blood."""


def standing(p: _P, viewer: int) -> int:
    """What a player who looks is."""
    if p.over:
        return OWNER
    if not p.living[viewer]:
        return 0
    bits = OWNER | LIVING
    me = 1 << viewer
    if p.looked and viewer == p.captain:
        bits |= LOOKED
    for seen in p.chip_seen:
        if seen & me:
            bits |= SCOUT
            break
    for seen in p.blood_seen:
        if seen & me:
            bits |= TESTER
            break
    if viewer == p.final_captain or p.settings.imitations_know:
        bits |= TESTER
    return bits


# -- kinds -----------------------------------------------------------------------------------------

NOBODY_OR: Final = Seat(none=True)
ANY_ROOM: Final = Id("room", ROOM_IDS, none=True)
CHIP: Final = Word("chip", [HIDDEN, *CHIP_IDS])
LEVEL: Final = Count(8)
SUPPLY: Final = Count(100)
MISSION: Final = Count(50)
PILE: Final = Ids("card", IDS, most=4, order=AS_THEY_LIE)
SEEN_BY: Final = Each(Count())
UP_TO_TWO: Final = Ids("card", IDS, most=2)

# -- views -----------------------------------------------------------------------------------------

# fmt: off
VIEW: Final[list[Fact[_P] | Part[_P]]] = [
    Fact("turn", Count(60), "O-37", lambda p: p.turn),
    Fact("step", Word("step", STEPS), "O-37", lambda p: p.step),
    Fact("captain", NOBODY_OR, "O-02", lambda p: p.captain),
    Part("players[]", "O-01"),
    Fact("players[].character", Id("character", CHARACTER_IDS, none=True), "O-01",
         lambda p: p.characters),
    Fact("players[].department", Id("department", DEPARTMENTS, none=True), "O-01 O-38",
         lambda p: p.department),
    Fact("players[].living", FLAG, "O-02", lambda p: p.living),
    Fact("players[].tied", FLAG, "O-02", lambda p: p.tied),
    Fact("players[].cards", Count(8), "O-10", at=lambda p, s: len(p.hands[s])),
    Fact("players[].gear", Many(4, {"kind": Id("gear", GEAR), "uses": Count(3)}), "O-30",
         at=lambda p, s: [(kind, uses) for kind in range(3) for uses in p.gear[s][kind]]),
    Fact("players[].blood", BLOOD, "O-03", gaps=True,
         at=lambda p, s: p.blood[s] if p.blood_shown[s] else None),
    Part("rooms[]", "O-29", times=ROOMS),
    Fact("rooms[].room", Id("room", ROOM_IDS), "O-29", at=lambda p, s: s, unlearned=_IN_ORDER),
    Fact("rooms[].chip", CHIP, "O-27 O-28",
         at=lambda p, s: (None if p.chips[s] == NOTHING
                          else CHIP_IDS[p.chips[s]] if p.chip_up[s] else HIDDEN)),
    Fact("rooms[].hazard", Id("hazard", HAZARDS), "O-29", lambda p: p.hazard),
    Fact("rooms[].power_out", FLAG, "O-29", lambda p: p.power_out),
    Fact("rooms[].destroyed", FLAG, "O-29", lambda p: p.destroyed),
    Part("trackers", "O-29"),
    Fact("trackers.contagion", LEVEL, "O-29", lambda p: p.contagion),
    Fact("trackers.max_contagion", LEVEL, "O-36", lambda p: p.settings.max_contagion),
    Fact("trackers.destroyed", LEVEL, "O-29", lambda p: p.destroyed_count),
    Fact("trackers.destroyed_limit", LEVEL, "O-36", lambda p: p.settings.destroyed_limit),
    Fact("trackers.objectives", Ids("objective", SLOTS, order=AS_THEY_LIE), "O-28 O-29",
         lambda p: [slot for slot in range(6) if p.objectives[slot]]),
    Fact("trackers.unlocked_sector", Count(3), "O-29", lambda p: p.unlocked_sector),
    Fact("trackers.assimilations", Count(3), "O-29", lambda p: p.assimilations),
    Fact("trackers.target", LEVEL, "O-39",  # OP-ESC-15
         lambda p: max(1, p.settings.target - p.torched_humans)),
    Fact("trackers.torched", LEVEL, "O-39", lambda p: p.torched_total),
    Fact("trackers.torched_humans", LEVEL, "O-39", lambda p: p.torched_humans),
    Fact("trackers.pass_skips_used", Count(3), "O-39", lambda p: p.pass_skips_used),
    Part("supply", "O-13"),
    Fact("supply.size", SUPPLY, "O-13", lambda p: len(p.supply)),
    Fact("supply.discard", SUPPLY, "O-13", lambda p: len(p.discard)),
    Part("mission_log", "O-26"),
    Fact("mission_log.size", MISSION, "O-26", lambda p: len(p.mission_deck)),
    Fact("mission_log.discard", Ids("mission", MISSION_IDS, most=4, order=AS_THEY_LIE), "O-26",
         lambda p: p.mission_discard),
    Part("assimilation_deck", "O-07"),
    Fact("assimilation_deck.size", Count(per_seat=2), "O-07", lambda p: len(p.assimilation_deck)),
    Part("gear_left[]", "O-30", times=3),
    Fact("gear_left[].kind", Id("gear", GEAR), "O-30", at=lambda p, s: s, unlearned=_IN_ORDER),
    Fact("gear_left[].cards", Count(3), "O-30", lambda p: p.gear_left),
    Part("chips", "O-28"),
    Fact("chips.lost", Ids("chip", CHIP_IDS, most=6, order=AS_THEY_LIE), "O-28",
         lambda p: p.lost_chips),
    Fact("chips.on_board",
         Many(len(CHIP_IDS), {"chip": Unlearned(Id("chip", CHIP_IDS), _IN_ORDER),
                              "left": Count(6)}),
         "O-28", lambda p: chips_left(p)),  # noqa: PLW0108 - views are made from the lambda's text
    Part("mission", "O-26", when=lambda p: p.mission != NOTHING, none=True),
    Fact("mission.id", Id("mission", MISSION_IDS), "O-26", lambda p: p.mission),
    Fact("mission.team", LEVEL, "O-26", lambda p: MISSIONS[p.mission].team),
    Fact("mission.departments", Each(Count(3), 3), "O-26",
         lambda p: MISSIONS[p.mission].departments),
    Fact("mission.reveal", Count(6), "O-26", lambda p: MISSIONS[p.mission].reveal),
    Fact("mission.test", Id("test", TESTS), "O-26", lambda p: MISSIONS[p.mission].test),
    Fact("mission.need", Each(Count(30), 2), "O-26", lambda p: MISSIONS[p.mission].need),
    Fact("mission.items", Many(2, {"item": Word("kind", [WEAPON, TOOL, *IDS]), "count": Count(6)}),
         "O-26", lambda p: MISSIONS[p.mission].items),
    Fact("mission.rolls", Count(4), "O-26", lambda p: MISSIONS[p.mission].rolls),
    Fact("characters_left", Ids("character", CHARACTER_IDS, order=AS_THEY_LIE), "O-01",
         lambda p: p.stack_left, when=lambda p: p.step == SETUP),
    # The turn: who is out, where to, and what this turn has seen so far.
    Fact("power_used", Id("power", POWER_IDS, none=True), "O-38", lambda p: p.power_used),
    Fact("molotov_played", FLAG, "O-38", lambda p: p.molotov_played),
    Fact("refused_ropes", Many(4, {"holder": SEAT, "target": SEAT}), "O-38",
         lambda p: [(pair // 8, pair % 8) for pair in p.refused_ropes]),
    Fact("team", SEATS, "O-40", lambda p: p.team),
    Fact("requirements_met", FLAG, "O-38", lambda p: p.requirements_met),
    Fact("lone", NOBODY_OR, "O-40", lambda p: p.lone),
    Fact("lone_room", ANY_ROOM, "O-40", lambda p: p.lone_room),
    Fact("room", ANY_ROOM, "O-38", lambda p: p.room),
    Fact("entered", FLAG, "O-40", lambda p: p.entered),
    Part("paid", "O-15 O-38"),
    Fact("paid.extinguisher", FLAG, "O-15 O-38", lambda p: p.paid_extinguisher),
    Fact("paid.flashlight", FLAG, "O-15 O-38", lambda p: p.paid_flashlight),
    Fact("tried", Ids("room", ROOM_IDS, order=AS_THEY_LIE), "O-38", lambda p: p.tried),
    Fact("failed_this_turn", FLAG, "O-38", lambda p: p.failed_this_turn),
    # The test in progress: nobody's cards, no face that has not been turned up.
    Fact("battle", FLAG, "O-28", lambda p: p.battle),
    Fact("battle_need", Count(6), "O-29", battle_need,
         when=lambda p: p.battle and not p.over),
    Fact("test_failed", FLAG, "O-38", lambda p: p.test_failed),
    Part("pool", "O-19"),
    Fact("pool.size", Count(16), "O-19", lambda p: len(p.pool)),
    Fact("sabotage", PILE, "O-15 O-20", lambda p: p.sabotage),
    Fact("swapped", Count(2), "O-23", lambda p: p.swapped),
    Fact("revealed", PILE, "O-15 O-20", lambda p: p.revealed),
    Fact("dice", Each(Die(), MOST_DICE), "O-31", lambda p: p.dice),
    Fact("dice_count", Count(MOST_DICE), "O-31", lambda p: p.dice_count),
    Fact("rolls_left", Count(6), "O-38", lambda p: p.rolls_left),
    Fact("extra_rolls_used", FLAG, "O-38", lambda p: p.extra_rolls_used),
    Fact("offers", Many(0, {"player": SEAT, "cards": Count(2), "kinds": UP_TO_TWO}, ("kinds",)),
         "O-17", offers_of, when=is_weighing),
    # The last closed vote, by name or (`secret_votes`) in sum; the Escape.
    Part("vote", "O-02", when=lambda p: len(p.votes) > 0),
    Fact("vote.yes", Count(per_seat=1), "O-02", lambda p: p.votes.count(1)),
    Fact("vote.no", Count(per_seat=1), "O-02", lambda p: p.votes.count(0)),
    Fact("vote.by_player", Each(Answer()), "O-02",
         lambda p: [None if vote == NOTHING else vote == 1 for vote in p.votes],
         when=lambda p: not p.settings.secret_votes),
    Part("escape", "O-42"),
    Fact("escape.nominator", NOBODY_OR, "O-42", lambda p: p.nominator),
    Fact("escape.nominee", NOBODY_OR, "O-42", lambda p: p.nominee),
    Fact("escape.rejected", Seats(), "O-42", lambda p: p.rejected),
    Fact("escape.rejections", Count(per_seat=1), "O-42", lambda p: p.rejections),
    Fact("escape.final_captain", NOBODY_OR, "O-42", lambda p: p.final_captain),
    Fact("escape.tested", SEATS, "O-42 O-03", lambda p: p.tested),
    Fact("escape.boarders", SEATS, "O-42 O-03", lambda p: p.boarders),
    # At the end everything is opened, of the eliminated too (OP-END-17).
    Fact("players[].blood", BLOOD, "O-03", lambda p: p.blood, END | TRUTH),
    Fact("players[].hand", CARDS, "O-11", lambda p: p.hands, END | TRUTH, unlearned=_AT_THE_END),
    Fact("rooms[].chip", CHIP, "O-27 O-28", to=END | TRUTH, gaps=True,
         at=lambda p, s: None if p.chips[s] == NOTHING else CHIP_IDS[p.chips[s]]),
    Fact("assimilation_deck.cards", Ids("role", BLOODS), "O-08", lambda p: p.assimilation_deck,
         END | TRUTH, unlearned=_AT_THE_END),
    # A player's own cards, blood and secret answers.
    Fact("hand", CARDS, "O-11", to=OWNER, own=lambda p, v: p.hands[v]),
    Fact("blood", BLOOD, "O-03", to=OWNER, own=lambda p, v: p.blood[v],
         when=lambda p: p.step != SETUP),  # nothing is dealt before the characters are taken
    Fact("handed_in", UP_TO_TWO, "O-19", to=OWNER, gaps=True,
         own=lambda p, v: p.given[v] if p.given and p.given[v] else None),
    Fact("offered", Ids("card", IDS, most=2, order=AS_THEY_LIE), "O-18", to=OWNER,
         own=lambda p, v: p.offers[v], when=is_offering),
    Fact("chosen", Word("", [option.text for option in ALPHABET]), "O-37", to=OWNER, own=answer_of,
         gaps=True),
    # What a player has been allowed to see of hidden things, as far as it still holds.
    Fact("pool.cards", CARDS, "O-20", known_pool, LOOKED),
    Fact("rooms[].seen", Id("chip", CHIP_IDS), "O-27", to=SCOUT, gaps=True,
         seen=lambda p, v, s: p.chips[s] if p.chip_seen[s] >> v & 1 else None),
    Fact("mission_log.known", Many(4, {"place": MISSION, "mission": Id("mission", MISSION_IDS)}),
         "O-25 O-41", to=LIVING, own=known_missions, gaps=True),
    Fact("supply.known", Many(4, {"place": SUPPLY, "cards": CARDS}), "O-14 O-41", to=LIVING,
         own=known_supply, gaps=True),
    Fact("players[].blood", BLOOD, "O-05", to=TESTER, gaps=True,
         seen=lambda p, v, s: p.blood[s] if s != v and knows_blood(p, v, s) else None),
    # What even the end does not open, and who knows it.
    Fact("supply.cards", Ids("card", IDS, order=TOP_FIRST), "", lambda p: p.supply, TRUTH),
    Fact("supply.seen_by", SEEN_BY, "", lambda p: p.supply_seen[::-1], TRUTH),
    Fact("supply.discard_pile", PILE, "", lambda p: p.discard, TRUTH),
    Fact("mission_log.cards", Ids("mission", MISSION_IDS, order=TOP_FIRST), "",
         lambda p: p.mission_deck, TRUTH),
    Fact("mission_log.seen_by", SEEN_BY, "", lambda p: p.mission_seen[::-1], TRUTH),
    Fact("assimilation_deck.cards", Ids("role", BLOODS, order=AS_THEY_LIE), "",
         lambda p: p.assimilation_deck, TRUTH),
    Fact("pool.cards", Ids("card", IDS, order=TOP_FIRST), "", lambda p: p.pool, TRUTH),
    Fact("pool.looked", FLAG, "", lambda p: p.looked, TRUTH),
    Fact("rooms[].face_up", FLAG, "", lambda p: p.chip_up, TRUTH),
    Fact("rooms[].seen_by", Count(), "", lambda p: p.chip_seen, TRUTH),
    Fact("players[].shown", FLAG, "", lambda p: p.blood_shown, TRUTH),
    Fact("players[].seen_by", Count(), "", lambda p: p.blood_seen, TRUTH),
    Fact("players[].handed_in", PILE, "", to=TRUTH,
         at=lambda p, s: p.given[s] if p.given else []),
    Fact("players[].offered", PILE, "", to=TRUTH,
         at=lambda p, s: p.offers[s] if p.offers else []),
    Fact("swapped_in", PILE, "", lambda p: p.swapped_in, TRUTH),
    Fact("completed", Count(), "", lambda p: p.completed, TRUTH),
    Fact("rose_this_turn", YesNo(), "", lambda p: p.rose_this_turn, TRUTH),
    Fact("first_captain", SEAT, "", lambda p: p.first_captain, TRUTH),
    Part("end", "O-36", END, unlearned=_AT_THE_END),
    Fact("end.reason", Word("end", list(SIDE_OF_END)), "O-36", lambda p: p.end_reason, END),
    Fact("end.side", Word("side", list(SIDE_OF_END.values())), "O-36",
         lambda p: SIDE_OF_END[p.end_reason], END),
    Fact("end.winners", SEATS, "O-36", lambda p: p.winners, END),
]
# fmt: on

POINTS: Final = [f"D{number:02}" for number in range(1, 50)]
FACTS: Final = FactTable(VIEW, standing, POINTS, ABOUT, EVENTS, [part.text for part in PARTS])
