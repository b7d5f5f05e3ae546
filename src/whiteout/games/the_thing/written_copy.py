"""Made from position.py by whiteout.lab.written_copy: not to be edited."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from whiteout.games.the_thing.position import ThingPosition

SLOTS = (
    "aboard",
    "alien_force",
    "alien_place",
    "bag",
    "bag_bloodless",
    "boarder",
    "boarding",
    "called",
    "changing",
    "character",
    "charges",
    "charges_removed",
    "charges_supply",
    "confirmed",
    "confirms",
    "damage",
    "dark",
    "deck",
    "destroyed",
    "dice",
    "discard_down",
    "discard_from",
    "discard_up",
    "dogs",
    "end_reason",
    "faction_force",
    "fire_supply",
    "first_alien",
    "flipped",
    "flipping",
    "food_removed",
    "forecast",
    "freezing",
    "fuel",
    "fuel_removed",
    "gains",
    "given",
    "handed",
    "hands",
    "heard",
    "held",
    "infections",
    "kennel_card",
    "kitchen",
    "known",
    "lab_discard",
    "lab_discard_from",
    "laid",
    "last_human",
    "leader",
    "looking",
    "looks",
    "lost",
    "made",
    "marker_holder",
    "marker_place",
    "met",
    "moved",
    "named",
    "object_deck",
    "object_seen",
    "offers",
    "offers_made",
    "open_cards",
    "operations",
    "outage",
    "outdoor",
    "owner",
    "pantry",
    "passed_over",
    "pile",
    "pile_from",
    "pile_up",
    "place",
    "plan_forces",
    "plan_open",
    "plan_places",
    "proposals",
    "removed_unseen",
    "rerolled",
    "rescue_fuel",
    "rescue_gone",
    "revealed",
    "role",
    "role_shown",
    "rolled_for",
    "round",
    "safe",
    "settings",
    "shown_human",
    "shown_in",
    "silent",
    "sos",
    "spare_roles",
    "standing",
    "starving",
    "status",
    "step",
    "suspicion",
    "threat",
    "todo",
    "torch_used",
    "underground",
    "vehicle",
    "weapon_deck",
    "weapon_seen",
    "weather",
    "winners",
)


def copy_into(copy: ThingPosition, source: ThingPosition) -> None:
    """Give the copy all that the game has set in the source."""
    copy.owner = source.owner[:]
    copy.character = source.character[:]
    copy.status = source.status[:]
    copy.role = source.role[:]
    copy.role_shown = source.role_shown[:]
    copy.shown_human = source.shown_human[:]
    copy.place = source.place[:]
    copy.standing = source.standing[:]
    copy.suspicion = source.suspicion[:]
    copy.hands = [part_1[:] for part_1 in source.hands]
    copy.held = [part_1[:] for part_1 in source.held]
    copy.known = [part_1[:] for part_1 in source.known]
    copy.open_cards = [part_1[:] for part_1 in source.open_cards]
    copy.charges = [part_1[:] for part_1 in source.charges]
    copy.moved = source.moved[:]
    copy.handed = source.handed[:]
    copy.given = source.given[:]
    copy.spare_roles = source.spare_roles[:]
    copy.first_alien = source.first_alien
    copy.infections = source.infections[:]
    copy.last_human = source.last_human
    copy.revealed = source.revealed[:]
    copy.faction_force = source.faction_force
    copy.plan_places = source.plan_places[:]
    copy.plan_forces = source.plan_forces[:]
    copy.plan_open = source.plan_open
    copy.proposals = [part_1[:] for part_1 in source.proposals]
    copy.confirmed = source.confirmed[:]
    copy.confirms = source.confirms[:]
    copy.made = source.made[:]
    copy.named = source.named[:]
    copy.gains = source.gains
    copy.deck = source.deck[:]
    copy.discard_up = source.discard_up[:]
    copy.discard_down = source.discard_down[:]
    copy.discard_from = source.discard_from[:]
    copy.pile = source.pile[:]
    copy.pile_up = source.pile_up[:]
    copy.pile_from = source.pile_from[:]
    copy.shown_in = source.shown_in[:]
    copy.flipping = source.flipping
    copy.flipped = source.flipped[:]
    copy.lost = source.lost[:]
    copy.changing = source.changing
    copy.weapon_deck = source.weapon_deck[:]
    copy.weapon_seen = source.weapon_seen[:]
    copy.object_deck = source.object_deck[:]
    copy.object_seen = source.object_seen[:]
    copy.looking = source.looking[:]
    copy.removed_unseen = source.removed_unseen[:]
    copy.bag = source.bag[:]
    copy.bag_bloodless = source.bag_bloodless
    copy.lab_discard = source.lab_discard[:]
    copy.lab_discard_from = source.lab_discard_from[:]
    copy.fuel = source.fuel[:]
    copy.damage = source.damage[:]
    copy.destroyed = source.destroyed[:]
    copy.underground = source.underground
    copy.outdoor = source.outdoor
    copy.fuel_removed = source.fuel_removed
    copy.pantry = source.pantry
    copy.kitchen = source.kitchen
    copy.food_removed = source.food_removed
    copy.operations = source.operations
    copy.charges_supply = source.charges_supply
    copy.charges_removed = source.charges_removed
    copy.fire_supply = source.fire_supply
    copy.starving = source.starving
    copy.outage = source.outage
    copy.freezing = source.freezing
    copy.weather = source.weather
    copy.forecast = source.forecast
    copy.sos = source.sos
    copy.rescue_fuel = source.rescue_fuel
    copy.rescue_gone = source.rescue_gone
    copy.dogs = source.dogs[:]
    copy.kennel_card = source.kennel_card
    copy.round = source.round
    copy.step = source.step
    copy.leader = source.leader
    copy.marker_place = source.marker_place
    copy.marker_holder = source.marker_holder
    copy.dark = source.dark
    copy.boarder = source.boarder
    copy.boarding = source.boarding
    copy.todo = source.todo[:]
    copy.alien_place = source.alien_place
    copy.alien_force = source.alien_force
    copy.met = source.met[:]
    copy.laid = source.laid[:]
    copy.looks = source.looks[:]
    copy.silent = source.silent[:]
    copy.offers = [[part_1[:] for part_1 in part_2] for part_2 in source.offers]
    copy.offers_made = source.offers_made[:]
    copy.heard = source.heard[:]
    copy.called = source.called
    copy.vehicle = source.vehicle
    copy.aboard = source.aboard[:]
    copy.passed_over = source.passed_over[:]
    copy.threat = source.threat
    copy.safe = source.safe[:]
    copy.dice = source.dice[:]
    copy.rerolled = source.rerolled[:]
    copy.rolled_for = source.rolled_for
    copy.torch_used = source.torch_used
    copy.winners = source.winners[:]
    copy.end_reason = source.end_reason
