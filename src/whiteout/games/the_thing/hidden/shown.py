"""What views say, read from the position (specification 8.1)."""

from __future__ import annotations

from typing import Any

from whiteout.games.the_thing.position import ASIDE, NOTHING, ThingPosition
from whiteout.games.the_thing.rules.offer import PARTNER
from whiteout.games.the_thing.rules.trade import offer_facts
from whiteout.games.the_thing.tables import (
    COLOURS,
    FLAMETHROWER,
    PIECE_IDS,
    ROLES,
    count_backs,
    pieces_of,
)


def character_rows(p: ThingPosition) -> list[tuple[Any, ...]]:
    """Every character with what all may know of it, in the order of CHARACTERS in facts.py."""
    rows = []
    for figure, owner in enumerate(p.owner):
        weapons, objects, tokens = count_backs(p.held[figure])
        flames = [FLAMETHROWER] * len(p.charges[figure])
        rows.append(
            (
                owner,
                COLOURS[figure],
                p.character[figure],
                p.status[figure],
                p.place[figure],
                p.standing[figure],
                p.suspicion[figure],
                p.shown_human[figure],
                p.moved[figure],
                p.handed[figure],
                len(p.hands[figure]),
                weapons,
                objects,
                tokens,
                p.open_cards[figure] + flames,
                p.charges[figure],
                0 if p.settings.coop else p.settings.offers - p.offers_made[owner],
            )
        )
    return rows


def dogs_aside(p: ThingPosition) -> int:
    """Dogs that are still in the game and on no location."""
    return p.dogs.count(ASIDE)


def piece_lists(held: list[list[int]]) -> list[list[str]]:
    """The ids of the pieces that lie face down before each character."""
    return [pieces_of(pieces) for pieces in held]


def roles_shown(p: ThingPosition) -> list[str | None]:
    """The role cards of the co-operative game that were shown (T-06)."""
    return [
        ROLES[role] if shown else None for role, shown in zip(p.role, p.role_shown, strict=True)
    ]


def offer_rows(p: ThingPosition) -> list[tuple[Any, ...]]:
    """The open offers, as far as they are public (T-56)."""
    rows: list[tuple[Any, ...]] = []
    for maker, offer in enumerate(p.offers):
        if offer:
            facts = offer_facts(maker, offer)
            gives_open = [PIECE_IDS.index(piece) for piece in facts["gives_open"]]
            asks_open = [PIECE_IDS.index(piece) for piece in facts["asks_open"]]
            partner = offer[PARTNER][0]
            rows.append((maker, partner, facts["gives"], gives_open, facts["asks"], asks_open))
    return rows


def laid_token(p: ThingPosition, viewer: int) -> str | None:
    """What a participant has laid (T-37)."""
    return None if p.laid[viewer] == NOTHING else ROLES[p.laid[viewer]]


def sealed_answer(p: ThingPosition, viewer: int) -> str | None:
    """What a seat has answered to a sealed question that is still open (T-43, T-60)."""
    answer = p.answers[viewer] if p.answers else None
    return None if answer is None else answer.text


def plan_places(p: ThingPosition) -> list[int]:
    """The locations of the plan (T-53)."""
    return p.plan_places


def proposal_rows(p: ThingPosition) -> list[tuple[Any, ...]]:
    """The proposals of the faction, each with those who confirm it (T-54)."""
    return [
        (
            proposal[0],
            proposal[1::2],
            proposal[2::2],
            [seat for seat in p.revealed if p.confirmed[seat] == number],
        )
        for number, proposal in enumerate(p.proposals)
    ]
