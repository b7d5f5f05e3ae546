"""Views, made from facts.py by whiteout.lab.written_view: not to be edited."""

from __future__ import annotations

from whiteout.core.event import ABOVE, Facts
from whiteout.games.the_thing.facts import standing
from whiteout.games.the_thing.hidden.shown import character_rows, dogs_aside, laid_token, offer_rows, piece_lists, plan_places, proposal_rows, roles_shown, sealed_answer
from whiteout.games.the_thing.position import STATES, ThingPosition
from whiteout.games.the_thing.rules.ending import SIDE_OF_END
from whiteout.games.the_thing.rules.escape import vehicle_name
from whiteout.games.the_thing.rules.maintenance import has_landed
from whiteout.games.the_thing.tables import ACTIONS, CHARACTER_IDS, FACE_IDS, HELICOPTER, LOCATION_IDS, PIECE_IDS, ROLES, SNOWCAT, WEATHER_IDS


def public(p: ThingPosition) -> Facts:
    """What everybody may know."""
    rooms_fuel = p.fuel
    rooms_damage = p.damage
    rooms_destroyed = p.destroyed
    out: Facts = {
        "mode": ('coop' if p.settings.coop else 'hidden'),
        "round": p.round,
        "step": p.step,
        "leader": p.leader,
        "marker_place": None if p.marker_place < 0 else LOCATION_IDS[p.marker_place],
        "marker_holder": None if p.marker_holder < 0 else p.marker_holder,
        "characters": [{"player": player_, "colour": colour_, "character": None if character_ < 0 else CHARACTER_IDS[character_], "state": STATES[state_], "place": None if place_ < 0 else LOCATION_IDS[place_], "standing": standing_, "suspicion": suspicion_, "shown_human": shown_human_, "moved": moved_, "handed_in": handed_in_, "cards": cards_, "weapons": weapons_, "objects": objects_, "tokens": tokens_, "open": [PIECE_IDS[code] for code in sorted(open_)], "charges": charges_[:], "offers_left": offers_left_} for player_, colour_, character_, state_, place_, standing_, suspicion_, shown_human_, moved_, handed_in_, cards_, weapons_, objects_, tokens_, open_, charges_, offers_left_, in character_rows(p)],
        "weather": None if p.weather < 0 else WEATHER_IDS[p.weather],
        "forecast": None if p.forecast < 0 else WEATHER_IDS[p.forecast],
        "rooms": [{"fuel": rooms_fuel[s], "damage": rooms_damage[s], "destroyed": rooms_destroyed[s], "dogs": p.dogs.count(s), "fuel_spaces": p.fuel_capacity(s), "damage_limit": p.damage_limit(s)} for s in range(10)],
        "underground": p.underground,
        "outdoor": p.outdoor,
        "pantry": p.pantry,
        "kitchen": p.kitchen,
        "operations": p.operations,
        "charges_supply": p.charges_supply,
        "fires_left": p.fire_supply,
        "starving": p.starving,
        "outage": p.outage,
        "dark": p.dark,
        "freezing": p.freezing + 1,
        "sos": p.sos,
        "landed": has_landed(p),
        "rescue_fuel": p.rescue_fuel,
        "rescue_gone": p.rescue_gone,
        "ready": [p.is_ready(HELICOPTER), p.is_ready(SNOWCAT)],
        "dogs_aside": dogs_aside(p),
        "kennel": p.dogs.count(10),
        "kennel_card": p.kennel_card,
        "sizes": {"deck": len(p.deck), "discard": len(p.discard_up) + len(p.discard_down) + len(p.lost), "pile": len(p.pile), "weapons": len(p.weapon_deck), "objects": len(p.object_deck), "bag": len(p.bag), "lab_discard": len(p.lab_discard)},
        "bag_bloodless": p.bag_bloodless,
        "flipping": None if p.flipping < 0 else ACTIONS[p.flipping],
        "flipped": [ACTIONS[code] for code in p.flipped],
        "shown_in": [ACTIONS[code] for code in sorted(p.shown_in)],
        "revealed": p.revealed[:],
        "force": p.faction_force,
        "plan": p.plan_forces[:],
        "alien_place": None if p.alien_place < 0 else LOCATION_IDS[p.alien_place],
        "alien_force": p.alien_force,
        "to_resolve": [LOCATION_IDS[code] for code in p.todo],
        "meeting": [CHARACTER_IDS[code] for code in [p.character[who] for who in p.met]],
        "boarder": None if (-1 if p.boarder < 0 else p.character[p.boarder]) < 0 else CHARACTER_IDS[(-1 if p.boarder < 0 else p.character[p.boarder])],
        "boarding": None if (-1 if p.boarding < 0 else p.character[p.boarding]) < 0 else CHARACTER_IDS[(-1 if p.boarding < 0 else p.character[p.boarding])],
        "offers": [{"player": player_, "partner": partner_, "gives": gives_[:], "gives_open": [PIECE_IDS[code] for code in sorted(gives_open_)], "asks": asks_[:], "asks_open": [PIECE_IDS[code] for code in sorted(asks_open_)]} for player_, partner_, gives_, gives_open_, asks_, asks_open_, in offer_rows(p)],
        "heard": [seat for seat in range(p.seats) if p.heard[seat]],
        "vehicle": (None if p.vehicle < 0 else vehicle_name(p.vehicle)),
        "aboard": [CHARACTER_IDS[code] for code in [p.character[who] for who in p.aboard]],
        "passed_over": [CHARACTER_IDS[code] for code in [p.character[who] for who in p.passed_over]],
        "threat": p.threat,
        "dice": [FACE_IDS[code] for code in sorted(p.dice)],
        "rolled_for": None if (-1 if p.rolled_for < 0 else p.character[p.rolled_for]) < 0 else CHARACTER_IDS[(-1 if p.rolled_for < 0 else p.character[p.rolled_for])],
    }
    if p.settings.coop:
        out["pieces"] = piece_lists(p.held)[:]
    if p.settings.coop:
        out["roles_known"] = roles_shown(p)[:]
    if p.settings.coop:
        out["looked_at"] = [PIECE_IDS[code] for code in sorted(p.looking)]
    return out


def add(p: ThingPosition, v: int, bits: int, out: Facts) -> None:
    """What only some may know."""
    if bits & 10:
        out["roles"] = [ROLES[role] for role in p.role]
        out["hands"] = [[ACTIONS[card] for card in sorted(hand)] for hand in p.hands]
        out["held_by_all"] = piece_lists(p.held)[:]
        out["infections"] = p.infections[:]
    if bits & 128:
        out["role"] = ROLES[p.role[v]]
    if bits & 16:
        out["hand"] = [ACTIONS[code] for code in sorted(p.hands[v])]
        out["held"] = [PIECE_IDS[code] for code in sorted(p.held[v])]
        out["given"] = None if p.given[v] < 0 else ACTIONS[p.given[v]]
        found_laid = laid_token(p, v)
        if found_laid is not None:
            out["laid"] = found_laid
        found_answered = sealed_answer(p, v)
        if found_answered is not None:
            out["answered"] = found_answered
    if bits & 64:
        out["looking"] = [PIECE_IDS[code] for code in sorted(p.looking)]
    if bits & 256:
        out["deck_cards"] = [ACTIONS[code] for code in sorted(p.deck)]
    if bits & 32:
        out["plan_locations"] = [LOCATION_IDS[code] for code in plan_places(p)]
        out["proposals"] = [{"player": player_, "locations": [LOCATION_IDS[code] for code in locations_], "forces": forces_[:], "confirmed": confirmed_[:]} for player_, locations_, forces_, confirmed_, in proposal_rows(p)]
        out["named"] = [number + 1 for number in p.named]
    if bits & 8:
        out["truth_deck"] = [ACTIONS[code] for code in p.deck[::-1]]
        out["truth_discard"] = [ACTIONS[code] for code in sorted(p.discard_down)]
        out["truth_pile"] = [ACTIONS[code] for code in p.pile[::-1]]
        out["truth_lost"] = [ACTIONS[code] for code in sorted(p.lost)]
        out["truth_given"] = [card + 1 for card in p.given]
        out["truth_weapons"] = [PIECE_IDS[code] for code in p.weapon_deck[::-1]]
        out["truth_objects"] = [PIECE_IDS[code] for code in p.object_deck[::-1]]
        out["truth_removed"] = [PIECE_IDS[code] for code in sorted(p.removed_unseen)]
        out["truth_bag"] = [PIECE_IDS[code] for code in sorted(p.bag)]
        out["truth_lab_discard"] = [PIECE_IDS[code] for code in sorted(p.lab_discard)]
        out["truth_plan"] = [LOCATION_IDS[code] for code in p.plan_places]
        out["truth_laid"] = [laid + 1 for laid in p.laid]
        out["truth_spare"] = [ROLES[role] for role in p.spare_roles]
    if bits & 2:
        out["end"] = {"reason": p.end_reason, "side": SIDE_OF_END[p.end_reason], "winners": p.winners[:]}


def bits_of(p: ThingPosition, v: int) -> int:
    """What a viewer is, beside one of all."""
    bits = 2 if p.over else 0
    if v >= 0:
        return bits | standing(p, v)
    return bits | 8 if v == ABOVE else bits


def view(p: ThingPosition, v: int) -> Facts:
    """Everything that one viewer may know."""
    out = public(p)
    bits = bits_of(p, v)
    if bits:
        add(p, v, bits, out)
    return out


def views(p: ThingPosition, viewers: list[int]) -> list[Facts]:
    """The views of several, who share what all may know: not to be changed."""
    shared = public(p)
    found: list[Facts] = []
    for v in viewers:
        out = shared.copy()
        bits = bits_of(p, v)
        if bits:
            add(p, v, bits, out)
        found.append(out)
    return found
