"""The form of an offer of Phase 5 (TT-REC-08): seven lists, by these places. No offer is empty."""

from __future__ import annotations

from typing import Final

from whiteout.games.the_thing.tables import count_backs

PARTNER: Final = 0
"""The partner's seat, alone in its list."""
GIVEN: Final = 1
"""The pieces given that lie face down, by their codes."""
GIVEN_OPEN: Final = 2
GIVEN_FLAMES: Final = 3
"""Flamethrowers, by their charges."""
ASKED: Final = 4
"""How many weapons, objects and tokens that lie face down."""
ASKED_OPEN: Final = 5
ASKED_FLAMES: Final = 6

Offer = list[list[int]]


def new_offer(partner: int) -> Offer:
    """An offer that names no piece yet."""
    return [[partner], [], [], [], [0, 0, 0], [], []]


def is_empty(offer: Offer) -> bool:
    """Whether it names no piece at all."""
    given = offer[GIVEN] or offer[GIVEN_OPEN] or offer[GIVEN_FLAMES]
    return not (given or sum(offer[ASKED]) or offer[ASKED_OPEN] or offer[ASKED_FLAMES])


def given_backs(offer: Offer) -> list[int]:
    """How many pieces of each back are given."""
    return count_backs(offer[GIVEN])
