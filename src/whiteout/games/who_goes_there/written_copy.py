"""Made from position.py by whiteout.lab.written_copy: not to be edited."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from whiteout.games.who_goes_there.position import CampPosition

SLOTS = (
    "aboard",
    "actions",
    "active",
    "alive",
    "alone",
    "asked_offers",
    "assist_bullets_by",
    "attacked",
    "been_in_charge",
    "bench_used",
    "boiler_strikes",
    "bonfire",
    "bonfire_by",
    "bonus_cards",
    "bonus_values",
    "bunk",
    "bunk_from",
    "bunk_sent",
    "bunk_to",
    "calls",
    "changed_location",
    "characters",
    "charge",
    "clickers",
    "controls_played",
    "counted_dice",
    "criticals_due",
    "criticals_new",
    "deck_seen",
    "decks",
    "dex",
    "dice",
    "discard",
    "discard_by",
    "door_strikes",
    "end_reason",
    "event",
    "event_deck",
    "event_state",
    "events_past",
    "fan",
    "fan_taken",
    "fan_targets",
    "flask_used",
    "free_move_used",
    "free_search_used",
    "fresh",
    "galley_used",
    "hands",
    "helicopter_total",
    "host",
    "human_total",
    "infected",
    "invited",
    "invites",
    "items",
    "known",
    "landmarks",
    "last_roll",
    "leader",
    "locker_face",
    "locker_spent",
    "looked",
    "meter",
    "need",
    "offer_from",
    "offer_give",
    "offer_give_kinds",
    "offer_to",
    "offer_want",
    "offer_want_kinds",
    "offered",
    "partners",
    "phase",
    "phase_card",
    "phase_decks",
    "phase_discard",
    "picks",
    "points",
    "pool_left",
    "radio",
    "removed",
    "repaired",
    "roll",
    "roll_target",
    "rolled",
    "rolled_die",
    "round",
    "settings",
    "sleep_last",
    "spaces",
    "stamina",
    "stayed",
    "step",
    "strikes",
    "taken_looks",
    "tile_used",
    "tiles",
    "trade_give",
    "trade_give_kinds",
    "trade_partner",
    "trade_want",
    "trade_want_kinds",
    "trained",
    "tray",
    "turn_done",
    "turn_order",
    "turned",
    "unlocks",
    "unseated",
    "vulnerable",
    "vulnerable_deck",
    "winners",
    "xp",
)


def copy_into(copy: CampPosition, source: CampPosition) -> None:
    """Give the copy all that the game has set in the source."""
    copy.characters = source.characters[:]
    copy.alive = source.alive[:]
    copy.infected = source.infected[:]
    copy.known = source.known[:]
    copy.vulnerable = source.vulnerable[:]
    copy.hands = [part_1[:] for part_1 in source.hands]
    copy.spaces = source.spaces[:]
    copy.actions = source.actions[:]
    copy.dex = source.dex[:]
    copy.stamina = source.stamina[:]
    copy.xp = source.xp[:]
    copy.unlocks = source.unlocks[:]
    copy.locker_face = source.locker_face[:]
    copy.locker_spent = source.locker_spent[:]
    copy.strikes = source.strikes[:]
    copy.criticals_due = source.criticals_due[:]
    copy.criticals_new = source.criticals_new[:]
    copy.tiles = [part_1[:] for part_1 in source.tiles]
    copy.tile_used = [part_1[:] for part_1 in source.tile_used]
    copy.trained = source.trained
    copy.items = [part_1[:] for part_1 in source.items]
    copy.bonus_cards = [part_1[:] for part_1 in source.bonus_cards]
    copy.bonus_values = [part_1[:] for part_1 in source.bonus_values]
    copy.turn_done = source.turn_done[:]
    copy.event_state = source.event_state[:]
    copy.host = source.host
    copy.vulnerable_deck = source.vulnerable_deck[:]
    copy.boiler_strikes = source.boiler_strikes
    copy.door_strikes = source.door_strikes
    copy.decks = [part_1[:] for part_1 in source.decks]
    copy.deck_seen = [part_1[:] for part_1 in source.deck_seen]
    copy.discard = source.discard[:]
    copy.discard_by = source.discard_by[:]
    copy.bonfire = source.bonfire[:]
    copy.bonfire_by = source.bonfire_by[:]
    copy.landmarks = source.landmarks[:]
    copy.tray = source.tray[:]
    copy.phase_decks = [part_1[:] for part_1 in source.phase_decks]
    copy.removed = [part_1[:] for part_1 in source.removed]
    copy.phase_discard = source.phase_discard[:]
    copy.event_deck = source.event_deck[:]
    copy.event = source.event
    copy.events_past = source.events_past[:]
    copy.round = source.round
    copy.meter = source.meter
    copy.phase = source.phase
    copy.step = source.step
    copy.turn_order = source.turn_order[:]
    copy.unseated = source.unseated[:]
    copy.leader = source.leader
    copy.active = source.active
    copy.changed_location = source.changed_location
    copy.free_move_used = source.free_move_used
    copy.free_search_used = source.free_search_used
    copy.flask_used = source.flask_used
    copy.galley_used = source.galley_used
    copy.bench_used = source.bench_used
    copy.attacked = source.attacked
    copy.radio = source.radio
    copy.controls_played = source.controls_played
    copy.last_roll = source.last_roll
    copy.repaired = source.repaired
    copy.looked = source.looked[:]
    copy.phase_card = source.phase_card
    copy.roll = source.roll
    copy.roll_target = source.roll_target
    copy.need = source.need
    copy.rolled = source.rolled
    copy.counted_dice = source.counted_dice
    copy.pool_left = source.pool_left
    copy.dice = source.dice[:]
    copy.turned = source.turned[:]
    copy.assist_bullets_by = source.assist_bullets_by
    copy.offer_from = source.offer_from[:]
    copy.offer_to = source.offer_to[:]
    copy.offer_give = source.offer_give[:]
    copy.offer_want = source.offer_want[:]
    copy.offer_give_kinds = [part_1[:] for part_1 in source.offer_give_kinds]
    copy.offer_want_kinds = [part_1[:] for part_1 in source.offer_want_kinds]
    copy.offered = [part_1[:] for part_1 in source.offered]
    copy.asked_offers = source.asked_offers
    copy.fresh = source.fresh[:]
    copy.partners = source.partners[:]
    copy.trade_partner = source.trade_partner
    copy.trade_give = source.trade_give
    copy.trade_want = source.trade_want
    copy.trade_give_kinds = source.trade_give_kinds[:]
    copy.trade_want_kinds = source.trade_want_kinds[:]
    copy.picks = [part_1[:] for part_1 in source.picks]
    copy.taken_looks = source.taken_looks[:]
    copy.rolled_die = source.rolled_die
    copy.clickers = source.clickers[:]
    copy.fan = source.fan[:]
    copy.fan_targets = source.fan_targets[:]
    copy.fan_taken = source.fan_taken[:]
    copy.bunk = source.bunk[:]
    copy.alone = source.alone[:]
    copy.bunk_sent = [part_1[:] for part_1 in source.bunk_sent]
    copy.bunk_from = source.bunk_from[:]
    copy.bunk_to = source.bunk_to[:]
    copy.sleep_last = source.sleep_last
    copy.charge = source.charge
    copy.been_in_charge = source.been_in_charge[:]
    copy.aboard = source.aboard[:]
    copy.invites = source.invites[:]
    copy.invited = source.invited[:]
    copy.stayed = source.stayed[:]
    copy.calls = source.calls
    copy.points = source.points[:]
    copy.helicopter_total = source.helicopter_total
    copy.human_total = source.human_total
    copy.winners = source.winners[:]
    copy.end_reason = source.end_reason
