"""Made from position.py by whiteout.lab.written_copy: not to be edited."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from whiteout.games.stay_away.position import StayAwayPosition

SLOTS = (
    "active",
    "alive",
    "barred_left",
    "cause",
    "chain",
    "deck",
    "direction",
    "discard",
    "doors",
    "drawn",
    "drew_in_quarantine",
    "end_reason",
    "hands",
    "infection_order",
    "initiator",
    "known_top",
    "last_human_infected",
    "left",
    "living",
    "offer",
    "partner",
    "played",
    "player_at",
    "quarantine",
    "quarantine_counts",
    "redirected",
    "request",
    "right",
    "roles",
    "seat_of",
    "settings",
    "skip_exchange",
    "starting_seat",
    "step",
    "target",
    "thing",
    "turn",
    "winners",
)


def copy_into(copy: StayAwayPosition, source: StayAwayPosition) -> None:
    """Give the copy all that the game has set in the source."""
    copy.hands = [part_1[:] for part_1 in source.hands]
    copy.roles = source.roles[:]
    copy.alive = source.alive[:]
    copy.living = source.living
    copy.seat_of = source.seat_of[:]
    copy.player_at = source.player_at[:]
    copy.left = source.left[:]
    copy.right = source.right[:]
    copy.barred_left = source.barred_left[:]
    copy.direction = source.direction
    copy.doors = source.doors[:]
    copy.quarantine = source.quarantine[:]
    copy.quarantine_counts = source.quarantine_counts[:]
    copy.deck = source.deck[:]
    copy.discard = source.discard[:]
    copy.played = source.played[:]
    copy.drawn = source.drawn[:]
    copy.known_top = source.known_top
    copy.turn = source.turn
    copy.active = source.active
    copy.starting_seat = source.starting_seat
    copy.step = source.step
    copy.skip_exchange = source.skip_exchange
    copy.drew_in_quarantine = source.drew_in_quarantine
    copy.target = source.target
    copy.cause = source.cause
    copy.initiator = source.initiator
    copy.partner = source.partner
    copy.offer = source.offer
    copy.redirected = source.redirected
    copy.chain = source.chain[:]
    copy.thing = source.thing
    copy.infection_order = source.infection_order[:]
    copy.last_human_infected = source.last_human_infected
    copy.request = source.request
    copy.winners = source.winners[:]
    copy.end_reason = source.end_reason
