"""Views, made from facts.py by whiteout.lab.written_view: not to be edited."""

from __future__ import annotations

from whiteout.core.event import ABOVE, Facts
from whiteout.core.facts import answer_of
from whiteout.games.outpost_31.facts import HIDDEN, standing
from whiteout.games.outpost_31.hidden.known import known_missions, known_pool, known_supply, knows_blood
from whiteout.games.outpost_31.position import BLOODS, NOTHING, OutpostPosition, SETUP
from whiteout.games.outpost_31.rules.chip import chips_left
from whiteout.games.outpost_31.rules.dice import battle_need
from whiteout.games.outpost_31.rules.ending import SIDE_OF_END
from whiteout.games.outpost_31.rules.offers import is_offering, is_weighing, offers_of
from whiteout.games.outpost_31.tables import CHARACTER_IDS, CHIP_IDS, DEPARTMENTS, GEAR, HAZARDS, IDS, MISSIONS, MISSION_IDS, POWER_IDS, ROOM_IDS, SLOTS, TESTS


def public(p: OutpostPosition) -> Facts:
    """What everybody may know."""
    players_character = p.characters
    players_department = p.department
    players_living = p.living
    players_tied = p.tied
    rooms_hazard = p.hazard
    rooms_power_out = p.power_out
    rooms_destroyed = p.destroyed
    gear_left_cards = p.gear_left
    out: Facts = {
        "turn": p.turn,
        "step": p.step,
        "captain": None if p.captain < 0 else p.captain,
        "players": [{"character": None if players_character[s] < 0 else CHARACTER_IDS[players_character[s]], "department": None if players_department[s] < 0 else DEPARTMENTS[players_department[s]], "living": players_living[s], "tied": players_tied[s], "cards": len(p.hands[s]), "gear": [{"kind": GEAR[kind_], "uses": uses_} for kind_, uses_, in [(kind, uses) for kind in range(3) for uses in p.gear[s][kind]]]} for s in range(p.seats)],
        "rooms": [{"room": ROOM_IDS[s], "chip": (None if p.chips[s] == NOTHING else CHIP_IDS[p.chips[s]] if p.chip_up[s] else HIDDEN), "hazard": HAZARDS[rooms_hazard[s]], "power_out": rooms_power_out[s], "destroyed": rooms_destroyed[s]} for s in range(18)],
        "trackers": {"contagion": p.contagion, "max_contagion": p.settings.max_contagion, "destroyed": p.destroyed_count, "destroyed_limit": p.settings.destroyed_limit, "objectives": [SLOTS[code] for code in [slot for slot in range(6) if p.objectives[slot]]], "unlocked_sector": p.unlocked_sector, "assimilations": p.assimilations, "target": max(1, p.settings.target - p.torched_humans), "torched": p.torched_total, "torched_humans": p.torched_humans, "pass_skips_used": p.pass_skips_used},
        "supply": {"size": len(p.supply), "discard": len(p.discard)},
        "mission_log": {"size": len(p.mission_deck), "discard": [MISSION_IDS[code] for code in p.mission_discard]},
        "assimilation_deck": {"size": len(p.assimilation_deck)},
        "gear_left": [{"kind": GEAR[s], "cards": gear_left_cards[s]} for s in range(3)],
        "chips": {"lost": [CHIP_IDS[code] for code in p.lost_chips], "on_board": [{"chip": CHIP_IDS[chip_], "left": left_} for chip_, left_, in chips_left(p)]},
        "mission": {"id": MISSION_IDS[p.mission], "team": MISSIONS[p.mission].team, "departments": MISSIONS[p.mission].departments[:], "reveal": MISSIONS[p.mission].reveal, "test": TESTS[MISSIONS[p.mission].test], "need": MISSIONS[p.mission].need[:], "items": [{"item": item_, "count": count_} for item_, count_, in MISSIONS[p.mission].items], "rolls": MISSIONS[p.mission].rolls} if p.mission != NOTHING else None,
    }
    for s, row in enumerate(out["players"]):
        found_players_blood = (p.blood[s] if p.blood_shown[s] else None)
        if found_players_blood is not None:
            row["blood"] = BLOODS[found_players_blood]
    if p.step == SETUP:
        out["characters_left"] = [CHARACTER_IDS[code] for code in p.stack_left]
    out["power_used"] = None if p.power_used < 0 else POWER_IDS[p.power_used]
    out["molotov_played"] = p.molotov_played
    out["refused_ropes"] = [{"holder": holder_, "target": target_} for holder_, target_, in [(pair // 8, pair % 8) for pair in p.refused_ropes]]
    out["team"] = p.team[:]
    out["requirements_met"] = p.requirements_met
    out["lone"] = None if p.lone < 0 else p.lone
    out["lone_room"] = None if p.lone_room < 0 else ROOM_IDS[p.lone_room]
    out["room"] = None if p.room < 0 else ROOM_IDS[p.room]
    out["entered"] = p.entered
    out["paid"] = {"extinguisher": p.paid_extinguisher, "flashlight": p.paid_flashlight}
    out["tried"] = [ROOM_IDS[code] for code in p.tried]
    out["failed_this_turn"] = p.failed_this_turn
    out["battle"] = p.battle
    if p.battle and (not p.over):
        out["battle_need"] = battle_need(p)
    out["test_failed"] = p.test_failed
    out["pool"] = {"size": len(p.pool)}
    out["sabotage"] = [IDS[code] for code in p.sabotage]
    out["swapped"] = p.swapped
    out["revealed"] = [IDS[code] for code in p.revealed]
    out["dice"] = p.dice[:]
    out["dice_count"] = p.dice_count
    out["rolls_left"] = p.rolls_left
    out["extra_rolls_used"] = p.extra_rolls_used
    if is_weighing(p):
        out["offers"] = [{"player": player_, "cards": cards_, **({} if kinds_ is None else {"kinds": [IDS[code] for code in sorted(kinds_)]})} for player_, cards_, kinds_, in offers_of(p)]
    if len(p.votes) > 0:
        out["vote"] = {"yes": p.votes.count(1), "no": p.votes.count(0)}
        if not p.settings.secret_votes:
            out["vote"]["by_player"] = [None if vote == NOTHING else vote == 1 for vote in p.votes]
    out["escape"] = {"nominator": None if p.nominator < 0 else p.nominator, "nominee": None if p.nominee < 0 else p.nominee, "rejected": p.rejected[:], "rejections": p.rejections, "final_captain": None if p.final_captain < 0 else p.final_captain, "tested": p.tested[:], "boarders": p.boarders[:]}
    return out


def add(p: OutpostPosition, v: int, bits: int, out: Facts) -> None:
    """What only some may know."""
    if bits & 10:
        players_blood = p.blood
        for s, row in enumerate(out["players"]):
            row["blood"] = BLOODS[players_blood[s]]
        players_hand = p.hands
        for s, row in enumerate(out["players"]):
            row["hand"] = [IDS[code] for code in sorted(players_hand[s])]
        for s, row in enumerate(out["rooms"]):
            found_rooms_chip = (None if p.chips[s] == NOTHING else CHIP_IDS[p.chips[s]])
            if found_rooms_chip is not None:
                row["chip"] = found_rooms_chip
        out["assimilation_deck"]["cards"] = [BLOODS[code] for code in sorted(p.assimilation_deck)]
    if bits & 4:
        out["hand"] = [IDS[code] for code in sorted(p.hands[v])]
        if p.step != SETUP:
            out["blood"] = BLOODS[p.blood[v]]
        found_handed_in = (p.given[v] if p.given and p.given[v] else None)
        if found_handed_in is not None:
            out["handed_in"] = [IDS[code] for code in sorted(found_handed_in)]
        if is_offering(p):
            out["offered"] = [IDS[code] for code in p.offers[v]]
        found_chosen = answer_of(p, v)
        if found_chosen is not None:
            out["chosen"] = found_chosen
    if bits & 32:
        out["pool"]["cards"] = [IDS[code] for code in sorted(known_pool(p))]
    if bits & 64:
        for s, row in enumerate(out["rooms"]):
            found_rooms_seen = (p.chips[s] if p.chip_seen[s] >> v & 1 else None)
            if found_rooms_seen is not None:
                row["seen"] = CHIP_IDS[found_rooms_seen]
    if bits & 16:
        found_mission_log_known = known_missions(p, v)
        if found_mission_log_known is not None:
            out["mission_log"]["known"] = [{"place": place_, "mission": MISSION_IDS[mission_]} for place_, mission_, in found_mission_log_known]
        found_supply_known = known_supply(p, v)
        if found_supply_known is not None:
            out["supply"]["known"] = [{"place": place_, "cards": [IDS[code] for code in sorted(cards_)]} for place_, cards_, in found_supply_known]
    if bits & 128:
        for s, row in enumerate(out["players"]):
            found_players_blood = (p.blood[s] if s != v and knows_blood(p, v, s) else None)
            if found_players_blood is not None:
                row["blood"] = BLOODS[found_players_blood]
    if bits & 8:
        out["supply"]["cards"] = [IDS[code] for code in p.supply[::-1]]
        out["supply"]["seen_by"] = p.supply_seen[::-1][:]
        out["supply"]["discard_pile"] = [IDS[code] for code in p.discard]
        out["mission_log"]["cards"] = [MISSION_IDS[code] for code in p.mission_deck[::-1]]
        out["mission_log"]["seen_by"] = p.mission_seen[::-1][:]
        out["assimilation_deck"]["cards"] = [BLOODS[code] for code in p.assimilation_deck]
        out["pool"]["cards"] = [IDS[code] for code in p.pool[::-1]]
        out["pool"]["looked"] = p.looked
        rooms_face_up = p.chip_up
        for s, row in enumerate(out["rooms"]):
            row["face_up"] = rooms_face_up[s]
        rooms_seen_by = p.chip_seen
        for s, row in enumerate(out["rooms"]):
            row["seen_by"] = rooms_seen_by[s]
        players_shown = p.blood_shown
        for s, row in enumerate(out["players"]):
            row["shown"] = players_shown[s]
        players_seen_by = p.blood_seen
        for s, row in enumerate(out["players"]):
            row["seen_by"] = players_seen_by[s]
        for s, row in enumerate(out["players"]):
            row["handed_in"] = [IDS[code] for code in (p.given[s] if p.given else [])]
        for s, row in enumerate(out["players"]):
            row["offered"] = [IDS[code] for code in (p.offers[s] if p.offers else [])]
        out["swapped_in"] = [IDS[code] for code in p.swapped_in]
        out["completed"] = p.completed
        out["rose_this_turn"] = p.rose_this_turn
        out["first_captain"] = p.first_captain
    if bits & 2:
        out["end"] = {"reason": p.end_reason, "side": SIDE_OF_END[p.end_reason], "winners": p.winners[:]}


def bits_of(p: OutpostPosition, v: int) -> int:
    """What a viewer is, beside one of all."""
    bits = 2 if p.over else 0
    if v >= 0:
        return bits | standing(p, v)
    return bits | 8 if v == ABOVE else bits


def view(p: OutpostPosition, v: int) -> Facts:
    """Everything that one viewer may know."""
    out = public(p)
    bits = bits_of(p, v)
    if bits:
        add(p, v, bits, out)
    return out


def views(p: OutpostPosition, viewers: list[int]) -> list[Facts]:
    """The views of several, who share what all may know: not to be changed."""
    shared = public(p)
    found: list[Facts] = []
    for v in viewers:
        out = shared.copy()
        bits = bits_of(p, v)
        if bits & 138:
            out["players"] = [row.copy() for row in shared["players"]]
        if bits & 74:
            out["rooms"] = [row.copy() for row in shared["rooms"]]
        if bits & 10:
            out["assimilation_deck"] = shared["assimilation_deck"].copy()
        if bits & 40:
            out["pool"] = shared["pool"].copy()
        if bits & 24:
            out["mission_log"] = shared["mission_log"].copy()
        if bits & 24:
            out["supply"] = shared["supply"].copy()
        if bits:
            add(p, v, bits, out)
        found.append(out)
    return found
