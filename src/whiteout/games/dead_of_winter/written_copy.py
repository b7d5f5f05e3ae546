"""Made from position.py by whiteout.lab.written_copy: not to be edited."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from whiteout.games.dead_of_winter.position import WinterPosition

SLOTS = (
    "active",
    "barricades",
    "boxed",
    "chosen_location",
    "chosen_player",
    "chosen_survivor",
    "complete",
    "crisis",
    "crisis_deck",
    "crisis_seen",
    "crossroads_deck",
    "crossroads_in",
    "crossroads_out",
    "crossroads_seen",
    "dealt",
    "deck_seen",
    "decks",
    "declined",
    "delayed",
    "died",
    "drawn",
    "end_reason",
    "event_card",
    "event_location",
    "event_player",
    "event_survivor",
    "exile_cards",
    "exile_deck",
    "exiled",
    "first",
    "food",
    "frost",
    "fuel_stored",
    "given",
    "given_open",
    "goal",
    "hand_offs",
    "hands",
    "happened",
    "held",
    "helpless",
    "hold_morale",
    "holder",
    "ines_at",
    "items",
    "kills",
    "known",
    "leaders",
    "looked",
    "looked_at",
    "lost_hands",
    "main",
    "morale",
    "moved",
    "newcomers",
    "noise",
    "noise_made",
    "notes",
    "objective_cards",
    "objectives",
    "order",
    "out",
    "owner",
    "past_crises",
    "place",
    "played",
    "removed_cards",
    "removed_survivors",
    "returned",
    "round",
    "ruled_out",
    "samples",
    "settings",
    "sources",
    "spent",
    "starvation",
    "step",
    "survivor_deck",
    "track",
    "triggered",
    "turn",
    "turn_ending",
    "turned",
    "under",
    "unused",
    "used",
    "vote_used",
    "votes",
    "waste",
    "winners",
    "wounds",
    "zombies",
)


def copy_into(copy: WinterPosition, source: WinterPosition) -> None:
    """Give the copy all that the game has set in the source."""
    copy.hands = [part_1[:] for part_1 in source.hands]
    copy.unused = [part_1[:] for part_1 in source.unused]
    copy.spent = [part_1[:] for part_1 in source.spent]
    copy.leaders = source.leaders[:]
    copy.objectives = source.objectives[:]
    copy.exiled = source.exiled[:]
    copy.exile_cards = source.exile_cards[:]
    copy.out = source.out[:]
    copy.notes = [part_1[:] for part_1 in source.notes]
    copy.lost_hands = [part_1[:] for part_1 in source.lost_hands]
    copy.known = [[part_1[:] for part_1 in part_2] for part_2 in source.known]
    copy.sources = source.sources[:]
    copy.dealt = [part_1[:] for part_1 in source.dealt]
    copy.owner = source.owner[:]
    copy.place = source.place[:]
    copy.wounds = source.wounds[:]
    copy.frost = source.frost[:]
    copy.items = [part_1[:] for part_1 in source.items]
    copy.moved = source.moved[:]
    copy.used = source.used[:]
    copy.survivor_deck = source.survivor_deck[:]
    copy.removed_survivors = source.removed_survivors[:]
    copy.ines_at = source.ines_at
    copy.zombies = source.zombies[:]
    copy.barricades = source.barricades[:]
    copy.noise = source.noise[:]
    copy.helpless = source.helpless
    copy.morale = source.morale
    copy.track = source.track
    copy.round = source.round
    copy.food = source.food
    copy.starvation = source.starvation
    copy.waste = source.waste[:]
    copy.removed_cards = source.removed_cards[:]
    copy.boxed = [part_1[:] for part_1 in source.boxed]
    copy.decks = [part_1[:] for part_1 in source.decks]
    copy.deck_seen = [part_1[:] for part_1 in source.deck_seen]
    copy.returned = [part_1[:] for part_1 in source.returned]
    copy.crisis_deck = source.crisis_deck[:]
    copy.crisis_seen = source.crisis_seen[:]
    copy.exile_deck = source.exile_deck[:]
    copy.crossroads_deck = source.crossroads_deck[:]
    copy.crossroads_seen = source.crossroads_seen[:]
    copy.main = source.main
    copy.goal = source.goal[:]
    copy.objective_cards = source.objective_cards[:]
    copy.samples = source.samples
    copy.fuel_stored = source.fuel_stored
    copy.crisis = source.crisis
    copy.past_crises = source.past_crises[:]
    copy.given = [part_1[:] for part_1 in source.given]
    copy.given_open = [part_1[:] for part_1 in source.given_open]
    copy.turned = source.turned[:]
    copy.step = source.step
    copy.turn = source.turn
    copy.first = source.first
    copy.active = source.active
    copy.order = source.order[:]
    copy.turn_ending = source.turn_ending
    copy.vote_used = source.vote_used
    copy.declined = source.declined
    copy.hand_offs = source.hand_offs
    copy.kills = source.kills
    copy.noise_made = source.noise_made
    copy.played = source.played
    copy.drawn = source.drawn[:]
    copy.looked = source.looked[:]
    copy.looked_at = source.looked_at
    copy.votes = source.votes[:]
    copy.newcomers = source.newcomers[:]
    copy.hold_morale = source.hold_morale
    copy.held = source.held
    copy.holder = source.holder
    copy.triggered = source.triggered
    copy.crossroads_in = source.crossroads_in[:]
    copy.crossroads_out = source.crossroads_out[:]
    copy.ruled_out = source.ruled_out[:]
    copy.under = [part_1[:] for part_1 in source.under]
    copy.died = source.died
    copy.happened = [part_1[:] for part_1 in source.happened]
    copy.event_survivor = source.event_survivor
    copy.event_location = source.event_location
    copy.event_card = source.event_card
    copy.event_player = source.event_player
    copy.chosen_survivor = source.chosen_survivor
    copy.chosen_location = source.chosen_location
    copy.chosen_player = source.chosen_player
    copy.delayed = [part_1[:] for part_1 in source.delayed]
    copy.complete = source.complete
    copy.winners = source.winners[:]
    copy.end_reason = source.end_reason
