"""Views, made from facts.py by whiteout.lab.written_view: not to be edited."""

from __future__ import annotations

from whiteout.core.event import ABOVE, Facts
from whiteout.games.dead_of_winter.facts import answer_of, people, shown_objective, standing
from whiteout.games.dead_of_winter.hidden.known import known_cards, known_crises, known_crossroads, looked_at, searched
from whiteout.games.dead_of_winter.position import IN_GAME, NOTHING, WinterPosition
from whiteout.games.dead_of_winter.rules.crisis import threshold
from whiteout.games.dead_of_winter.rules.ending import met, met_as_known
from whiteout.games.dead_of_winter.rules.objective import GOAL_IDS
from whiteout.games.dead_of_winter.tables import CRISIS_IDS, CROSSROADS_IDS, ENTRANCES_OF, EXILED_IDS, ITEM_IDS, LOCATION_IDS, OBJECTIVE_IDS, SECRET_IDS, SIDES, SURVIVOR_IDS


def public(p: WinterPosition) -> Facts:
    """What everybody may know."""
    players_unused = p.unused
    players_spent = p.spent
    players_leader = p.leaders
    players_exiled = p.exiled
    players_given_items = p.given_open
    players_used_kinds = p.notes
    locations_noise = p.noise
    out: Facts = {
        "round": p.round,
        "step": p.step,
        "turn": p.turn,
        "active": None if p.active < 0 else p.active,
        "first": None if p.first < 0 else p.first,
        "order": p.order[:],
        "tracks": {"morale": p.morale, "rounds": p.track, "food": p.food, "starvation": p.starvation, "helpless": p.helpless},
        "objective": {"id": OBJECTIVE_IDS[p.main], "side": SIDES[p.settings.side], "goal": [{"goal": goal_, "number": number_} for goal_, number_, in [(GOAL_IDS[at], n) for at, n in enumerate(p.goal) if n != 0]], "cards": [ITEM_IDS[code] for code in sorted(p.objective_cards)], "samples": p.samples, "fuel": p.fuel_stored},
        "crisis": {"id": None if p.crisis < 0 else CRISIS_IDS[p.crisis]},
        "players": [{"cards": len(p.hands[s]), "unused": players_unused[s][:], "spent": players_spent[s][:], "leader": None if players_leader[s] < 0 else SURVIVOR_IDS[players_leader[s]], "exiled": players_exiled[s], "out": p.out[s] != IN_GAME, "given": len(p.given[s]) + len(p.given_open[s]), "given_items": [ITEM_IDS[code] for code in sorted(players_given_items[s])], "lost_cards": len(p.lost_hands[s]), "used_kinds": [ITEM_IDS[code] for code in sorted(players_used_kinds[s])]} for s in range(p.seats)],
        "people": [{"survivor": SURVIVOR_IDS[survivor_], "player": player_, "location": LOCATION_IDS[location_], "wounds": wounds_, "frostbite": frostbite_, "items": [ITEM_IDS[code] for code in sorted(items_)], "used_items": [ITEM_IDS[code] for code in sorted(used_items_)], "barred_items": [ITEM_IDS[code] for code in sorted(barred_items_)], "moved": moved_, "used": [SURVIVOR_IDS[code] for code in sorted(used_)]} for survivor_, player_, location_, wounds_, frostbite_, items_, used_items_, barred_items_, moved_, used_, in people(p)],
        "locations": [{"location": LOCATION_IDS[s], "free": p.free_spaces(s), "zombies": [p.zombies[e] for e in ENTRANCES_OF[s]], "barricades": [p.barricades[e] for e in ENTRANCES_OF[s]], "noise": locations_noise[s], "deck": len(p.decks[s])} for s in range(7)],
        "waste": [ITEM_IDS[code] for code in p.waste],
        "removed": [ITEM_IDS[code] for code in sorted(p.removed_cards)],
        "lost": [{"survivor": SURVIVOR_IDS[survivor_], "killed": killed_} for survivor_, killed_, in [(code // 2, code % 2 == 1) for code in p.removed_survivors]],
        "survivor_deck": len(p.survivor_deck),
        "exile_deck": len(p.exile_deck),
        "crossroads": {"deck": len(p.crossroads_deck), "held": p.held != NOTHING, "holder": None if p.holder < 0 else p.holder, "ruled_out": [CROSSROADS_IDS[code] for code in sorted([card for card, ruled in enumerate(p.ruled_out) if ruled])], "under": [{"turn": turn_, "player": None if player_ < 0 else player_, "cards": [CROSSROADS_IDS[code] for code in sorted(cards_)]} for turn_, player_, cards_, in [(card[0], card[1], card[2:]) for card in p.under]], "out": [CROSSROADS_IDS[code] for code in p.crossroads_out], "card": None if p.triggered < 0 else CROSSROADS_IDS[p.triggered], "survivor": None if p.event_survivor < 0 else SURVIVOR_IDS[p.event_survivor], "location": None if p.event_location < 0 else LOCATION_IDS[p.event_location]},
        "stored": [{"player": player_, "location": LOCATION_IDS[location_], "round": round_} for player_, location_, round_, in p.delayed],
        "marks": {"turn_ending": p.turn_ending, "vote_used": p.vote_used, "declined": p.declined, "hand_offs": p.hand_offs},
        "drawn_cards": len(p.drawn),
        "requested": None if p.played < 0 else ITEM_IDS[p.played],
    }
    if p.crisis != NOTHING:
        out["crisis"]["threshold"] = threshold(p)
    out["crisis"]["deck"] = len(p.crisis_deck)
    out["crisis"]["past"] = [CRISIS_IDS[code] for code in p.past_crises]
    out["crisis"]["turned"] = [ITEM_IDS[code] for code in p.turned]
    for s, row in enumerate(out["players"]):
        found_players_objective = shown_objective(p, s)
        if found_players_objective is not None:
            row["objective"] = SECRET_IDS[found_players_objective]
    if len(p.votes) > 0:
        out["ballots"] = [None if vote == NOTHING else vote == 1 for vote in p.votes]
    return out


def add(p: WinterPosition, v: int, bits: int, out: Facts) -> None:
    """What only some may know."""
    if bits & 26:
        players_hand = p.hands
        for s, row in enumerate(out["players"]):
            row["hand"] = [ITEM_IDS[code] for code in sorted(players_hand[s])]
        players_contributed = p.given
        for s, row in enumerate(out["players"]):
            row["contributed"] = [ITEM_IDS[code] for code in sorted(players_contributed[s])]
        players_lost_hand = p.lost_hands
        for s, row in enumerate(out["players"]):
            row["lost_hand"] = [ITEM_IDS[code] for code in sorted(players_lost_hand[s])]
    if bits & 10:
        for s, row in enumerate(out["players"]):
            found_players_objective = (None if p.objectives[s] == NOTHING else p.objectives[s])
            if found_players_objective is not None:
                row["objective"] = SECRET_IDS[found_players_objective]
        for s, row in enumerate(out["players"]):
            found_players_exile_card = (None if p.exile_cards[s] == NOTHING else p.exile_cards[s])
            if found_players_exile_card is not None:
                row["exile_card"] = EXILED_IDS[found_players_exile_card]
    if bits & 2:
        for s, row in enumerate(out["players"]):
            row["met"] = met(p, s)[:]
        found_crossroads_last = (None if p.held == NOTHING else p.held)
        if found_crossroads_last is not None:
            out["crossroads"]["last"] = CROSSROADS_IDS[found_crossroads_last]
    if bits & 4:
        out["hand"] = [ITEM_IDS[code] for code in sorted(p.hands[v])]
        out["contributed"] = [ITEM_IDS[code] for code in sorted(p.given[v])]
        found_secret = (None if p.objectives[v] == NOTHING else p.objectives[v])
        if found_secret is not None:
            out["secret"] = SECRET_IDS[found_secret]
        found_exile_card = (None if p.exile_cards[v] == NOTHING else p.exile_cards[v])
        if found_exile_card is not None:
            out["exile_card"] = EXILED_IDS[found_exile_card]
        out["met"] = met_as_known(p, v)[:]
        if p.round == 0:
            out["dealt"] = [SURVIVOR_IDS[code] for code in sorted(p.dealt[v])]
        out["lost_hand"] = [ITEM_IDS[code] for code in sorted(p.lost_hands[v])]
        found_drawn = searched(p, v)
        if found_drawn is not None:
            out["drawn"] = [ITEM_IDS[code] for code in found_drawn]
        found_looked = looked_at(p, v, crises=False)
        if found_looked is not None:
            out["looked"] = [ITEM_IDS[code] for code in found_looked]
        found_looked_crises = looked_at(p, v, crises=True)
        if found_looked_crises is not None:
            out["looked_crises"] = [CRISIS_IDS[code] for code in found_looked_crises]
        found_chosen = answer_of(p, v)
        if found_chosen is not None:
            out["chosen"] = found_chosen
    if bits & 32:
        out["held"] = CROSSROADS_IDS[p.held]
    if bits & 4:
        for s, row in enumerate(out["players"]):
            row["known"] = [ITEM_IDS[code] for code in sorted(p.known[v][s])]
        for s, row in enumerate(out["locations"]):
            found_locations_known = known_cards(p, v, s)
            if found_locations_known is not None:
                row["known"] = [{"place": place_, "cards": [ITEM_IDS[code] for code in sorted(cards_)]} for place_, cards_, in found_locations_known]
        found_crisis_known = known_crises(p, v)
        if found_crisis_known is not None:
            out["crisis"]["known"] = [{"place": place_, "crisis": CRISIS_IDS[crisis_]} for place_, crisis_, in found_crisis_known]
        found_crossroads_known = known_crossroads(p, v)
        if found_crossroads_known is not None:
            out["crossroads"]["known"] = [{"place": place_, "crossroads": CROSSROADS_IDS[crossroads_]} for place_, crossroads_, in found_crossroads_known]
    if bits & 8:
        locations_cards = p.decks
        for s, row in enumerate(out["locations"]):
            row["cards"] = [ITEM_IDS[code] for code in locations_cards[s][::-1]]
        out["crisis"]["cards"] = [CRISIS_IDS[code] for code in p.crisis_deck[::-1]]
        out["survivor_cards"] = [SURVIVOR_IDS[code] for code in p.survivor_deck[::-1]]
        players_dealt = p.dealt
        for s, row in enumerate(out["players"]):
            row["dealt"] = [SURVIVOR_IDS[code] for code in sorted(players_dealt[s])]
        out["crossroads"]["cards"] = [CROSSROADS_IDS[code] for code in p.crossroads_deck[::-1]]
        out["crossroads"]["true"] = None if p.held < 0 else CROSSROADS_IDS[p.held]
        out["drawn"] = [ITEM_IDS[code] for code in p.drawn]
    if bits & 2:
        out["end"] = {"reason": p.end_reason, "complete": p.complete, "winners": p.winners[:]}


def bits_of(p: WinterPosition, v: int) -> int:
    """What a viewer is, beside one of all."""
    bits = 2 if p.over else 0
    if v >= 0:
        return bits | standing(p, v)
    return bits | 8 if v == ABOVE else bits


def view(p: WinterPosition, v: int) -> Facts:
    """Everything that one viewer may know."""
    out = public(p)
    bits = bits_of(p, v)
    if bits:
        add(p, v, bits, out)
    return out


def views(p: WinterPosition, viewers: list[int]) -> list[Facts]:
    """The views of several, who share what all may know: not to be changed."""
    shared = public(p)
    found: list[Facts] = []
    for v in viewers:
        out = shared.copy()
        bits = bits_of(p, v)
        if bits & 30:
            out["players"] = [row.copy() for row in shared["players"]]
        if bits & 14:
            out["crossroads"] = shared["crossroads"].copy()
        if bits & 12:
            out["locations"] = [row.copy() for row in shared["locations"]]
        if bits & 12:
            out["crisis"] = shared["crisis"].copy()
        if bits:
            add(p, v, bits, out)
        found.append(out)
    return found
