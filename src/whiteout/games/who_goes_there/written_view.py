"""Views, made from facts.py by whiteout.lab.written_view: not to be edited."""

from __future__ import annotations

from whiteout.core.event import ABOVE, Facts
from whiteout.games.who_goes_there.facts import answer_of, kinds_of, offers_of, standing
from whiteout.games.who_goes_there.hidden.known import known_under, proofs
from whiteout.games.who_goes_there.position import CampPosition, EVENT_STATES, FACE_UP, HELICOPTER, NOBODY, NO_ROLL, SETUP, SLEEP_STEP
from whiteout.games.who_goes_there.rules.bonfire import bonfire_count
from whiteout.games.who_goes_there.rules.camp_event import is_lockdown
from whiteout.games.who_goes_there.rules.ending import SIDE_OF_END
from whiteout.games.who_goes_there.rules.hand import can_draw, limit_of
from whiteout.games.who_goes_there.rules.unlocks import slots_of
from whiteout.games.who_goes_there.tables import CHARACTER_IDS, DECK_IDS, EVENT_IDS, FACES, IDS, LANDMARK_IDS, LOCKER, PHASE_IDS, SPACES, TILE_IDS, UNLOCK_IDS


def public(p: CampPosition) -> Facts:
    """What everybody may know."""
    players_character = p.characters
    players_alive = p.alive
    players_space = p.spaces
    players_actions = p.actions
    players_dex = p.dex
    players_stamina = p.stamina
    players_xp = p.xp
    players_locker_spent = p.locker_spent
    players_strikes = p.strikes
    players_criticals_due = p.criticals_due
    players_tiles = p.tiles
    players_items = p.items
    players_vulnerable = p.vulnerable
    players_turn_done = p.turn_done
    players_event = p.event_state
    tray_left = p.tray
    out: Facts = {
        "round": p.round,
        "rounds": len(p.settings.rounds),
        "phase": p.phase,
        "step": p.step,
        "turn_order": p.turn_order[:],
        "leader": None if p.leader < 0 else p.leader,
        "active": None if p.active < 0 else p.active,
        "players": [{"character": None if players_character[s] < 0 else CHARACTER_IDS[players_character[s]], "alive": players_alive[s], "space": None if players_space[s] < 0 else SPACES[players_space[s]], "actions": players_actions[s], "dex": players_dex[s], "stamina": players_stamina[s], "stamina_max": p.stamina_max(s), "xp": players_xp[s], "unlocks": [UNLOCK_IDS[code] for code in [code for code in range(6) if p.unlocks[s] >> code & 1]], "locker": (FACES[p.locker_face[s]] if p.has(s, LOCKER) else 'locked'), "locker_spent": players_locker_spent[s], "strikes": players_strikes[s], "criticals": p.criticals(s), "criticals_due": players_criticals_due[s], "tiles": [TILE_IDS[code] for code in players_tiles[s]], "slots": slots_of(p, s), "rerolls_used": [TILE_IDS[code] for code in [tile for at, tile in enumerate(p.tiles[s]) if p.tile_used[s][at]]], "items": [PHASE_IDS[code] for code in players_items[s]], "bonuses": [{"phase_card": PHASE_IDS[phase_card_], "value": value_} for phase_card_, value_, in [(p.bonus_cards[s][at], p.bonus_values[s][at]) for at in range(len(p.bonus_cards[s]))]], "cards": len(p.hands[s]), "limit": limit_of(p, s), "vulnerable": players_vulnerable[s], "turn_done": players_turn_done[s], "event": EVENT_STATES[players_event[s]]} for s in range(p.seats)],
        "camp": {"boiler": p.boiler_strikes, "door": p.door_strikes, "landmarks": [LANDMARK_IDS[code] for code in [code for code in range(5) if p.landmarks[code]]], "trained": p.trained, "bonfire": len(p.bonfire), "bonfire_count": bonfire_count(p), "discard": len(p.discard), "discard_top": None if (p.discard[-1] // 10 if p.discard and p.discard_by[-1] == FACE_UP else -1) < 0 else IDS[(p.discard[-1] // 10 if p.discard and p.discard_by[-1] == FACE_UP else -1)], "vulnerable": len(p.vulnerable_deck), "phase_discard": len(p.phase_discard) + 3 * p.settings.phase_cards_removed, "phase_discard_top": None if (p.phase_discard[-1] if p.phase_discard else -1) < 0 else PHASE_IDS[(p.phase_discard[-1] if p.phase_discard else -1)], "events_left": len(p.event_deck)},
        "decks": [{"deck": DECK_IDS[s], "size": len(p.decks[s]), "drawable": (s < 2 or s - 2 in p.characters) and can_draw(p, s)} for s in range(10)],
        "phase_decks": [{"size": len(p.phase_decks[s])} for s in range(3)],
        "tray": [{"tile": TILE_IDS[s], "left": tray_left[s]} for s in range(22)],
        "event": None if p.event < 0 else EVENT_IDS[p.event],
        "lockdown": is_lockdown(p),
        "events_past": [EVENT_IDS[code] for code in p.events_past],
        "phase_card": None if p.phase_card < 0 else PHASE_IDS[p.phase_card],
        "turn": {"changed_location": p.changed_location, "moved": p.free_move_used, "searched": p.free_search_used, "flask_used": p.flask_used, "galley_used": p.galley_used, "bench_used": p.bench_used, "attacked": p.attacked, "radio": p.radio, "asked_offers": p.asked_offers, "last_roll": p.last_roll, "sent": [sent[:] for sent in p.offered], "partners": p.partners[:], "fresh": p.fresh[:]} if p.active != NOBODY else None,
        "offers": [{"player": player_, "to": to_, "give": give_, "want": want_, "given": [IDS[code] for code in given_], "wanted": [IDS[code] for code in wanted_]} for player_, to_, give_, want_, given_, wanted_, in offers_of(p)],
    }
    if p.trade_partner != NOBODY:
        out["trade"] = {"partner": p.trade_partner, "give": p.trade_give, "want": p.trade_want, "given": [IDS[code] for code in p.trade_give_kinds], "wanted": [IDS[code] for code in p.trade_want_kinds], "taken": p.taken_looks[:]}
    if p.roll != NO_ROLL:
        out["roll"] = {"kind": p.roll, "target": None if p.roll_target < 0 else p.roll_target, "need": p.need, "rolled": p.rolled, "counted": p.counted_dice, "added": p.pool_left, "dice": p.dice[:], "turned": p.turned[:]}
    if len(p.looked) > 0:
        out["looked"] = len(p.looked)
    if len(p.fan) > 0:
        out["fan"] = {"taken": [None if taker < 0 else taker for taker in p.fan_taken], "targets": p.fan_targets[:]}
    if p.step == SLEEP_STEP:
        out["sleep"] = {"bunk": [None if other < 0 else other for other in p.bunk], "alone": p.alone[:], "proposals": [{"player": player_, "to": to_} for player_, to_, in [(p.bunk_from[at], p.bunk_to[at]) for at in range(len(p.bunk_from))]], "sent": [sent[:] for sent in p.bunk_sent]}
    if p.step == HELICOPTER:
        out["helicopter"] = {"charge": None if p.charge < 0 else p.charge, "been_in_charge": p.been_in_charge[:], "aboard": p.aboard[:], "invitations": p.invites[:], "invited": p.invited[:], "stayed": p.stayed[:], "calls": p.calls}
    return out


def add(p: CampPosition, v: int, bits: int, out: Facts) -> None:
    """What only some may know."""
    if bits & 10:
        players_infected = p.infected
        for s, row in enumerate(out["players"]):
            row["infected"] = players_infected[s]
        for s, row in enumerate(out["players"]):
            row["host"] = p.host == s
        for s, row in enumerate(out["players"]):
            row["known"] = [q for q in range(p.seats) if p.known[s] >> q & 1]
        for s, row in enumerate(out["players"]):
            row["hand"] = [IDS[code] for code in sorted(kinds_of(p.hands[s]))]
        for s, row in enumerate(out["phase_decks"]):
            row["removed"] = [PHASE_IDS[code] for code in sorted(p.removed[s])]
    if bits & 4:
        out["hand"] = [IDS[code] for code in sorted(kinds_of(p.hands[v]))]
        if p.step != SETUP:
            out["infected"] = p.infected[v]
        if p.step != SETUP:
            out["host"] = p.host == v
        out["known_infected"] = proofs(p, v)[:]
        found_picked = (kinds_of(p.picks[v]) if p.picks[v] else None)
        if found_picked is not None:
            out["picked"] = [IDS[code] for code in sorted(found_picked)]
        found_looking_at = (kinds_of(p.looked) if p.looked and v == p.active else None)
        if found_looking_at is not None:
            out["looking_at"] = [IDS[code] for code in sorted(found_looking_at)]
    if bits & 16:
        found_under = known_under(p, v)
        if found_under is not None:
            out["under"] = [{"deck": deck_, "place": place_, "cards": [IDS[code] for code in sorted(cards_)]} for deck_, place_, cards_, in found_under]
    if bits & 4:
        found_chosen = answer_of(p, v)
        if found_chosen is not None:
            out["chosen"] = found_chosen
    if bits & 8:
        for s, row in enumerate(out["decks"]):
            row["cards"] = [IDS[code] for code in kinds_of(p.decks[s])[::-1]]
        if len(p.deck_seen) > 0:
            for s, row in enumerate(out["decks"]):
                row["seen_by"] = p.deck_seen[s][::-1][:]
        phase_decks_cards = p.phase_decks
        for s, row in enumerate(out["phase_decks"]):
            row["cards"] = [PHASE_IDS[code] for code in phase_decks_cards[s][::-1]]
        out["camp"]["event_deck"] = [EVENT_IDS[code] for code in p.event_deck[::-1]]
        out["camp"]["vulnerable_deck"] = p.vulnerable_deck[:]
        out["camp"]["discard_pile"] = [IDS[code] for code in kinds_of(p.discard)]
        out["camp"]["discard_by"] = p.discard_by[:]
        out["camp"]["bonfire_pile"] = [IDS[code] for code in kinds_of(p.bonfire)]
        out["camp"]["bonfire_by"] = p.bonfire_by[:]
        for s, row in enumerate(out["players"]):
            row["picks"] = [IDS[code] for code in kinds_of(p.picks[s])]
        out["looked_at"] = [IDS[code] for code in kinds_of(p.looked)]
        out["fan_cards"] = p.fan[:]
        out["controls_played"] = p.controls_played
        out["unseated"] = p.unseated[:]
        out["sleep_last"] = p.sleep_last >= 0
    if bits & 2:
        out["end"] = {"reason": p.end_reason, "side": SIDE_OF_END[p.end_reason] or None, "winners": p.winners[:], "points": p.points[:], "helicopter_total": p.helicopter_total, "human_total": p.human_total}


def bits_of(p: CampPosition, v: int) -> int:
    """What a viewer is, beside one of all."""
    bits = 2 if p.over else 0
    if v >= 0:
        return bits | standing(p, v)
    return bits | 8 if v == ABOVE else bits


def view(p: CampPosition, v: int) -> Facts:
    """Everything that one viewer may know."""
    out = public(p)
    bits = bits_of(p, v)
    if bits:
        add(p, v, bits, out)
    return out


def views(p: CampPosition, viewers: list[int]) -> list[Facts]:
    """The views of several, who share what all may know: not to be changed."""
    shared = public(p)
    found: list[Facts] = []
    for v in viewers:
        out = shared.copy()
        bits = bits_of(p, v)
        if bits & 10:
            out["players"] = [row.copy() for row in shared["players"]]
        if bits & 10:
            out["phase_decks"] = [row.copy() for row in shared["phase_decks"]]
        if bits & 8:
            out["decks"] = [row.copy() for row in shared["decks"]]
        if bits & 8:
            out["camp"] = shared["camp"].copy()
        if bits:
            add(p, v, bits, out)
        found.append(out)
    return found
