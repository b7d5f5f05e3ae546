"""What a player has been allowed to see of hidden things, as far as it still holds."""

from __future__ import annotations

from whiteout.games.dead_of_winter.position import WinterPosition
from whiteout.games.dead_of_winter.rules.clause_cards import LeaveOrUnder
from whiteout.games.dead_of_winter.rules.looking import PutBack
from whiteout.games.dead_of_winter.rules.search import MIXED, KeepCards, MakeNoise
from whiteout.games.dead_of_winter.tables import COLONY

Run = tuple[int, list[int]]


def searched(p: WinterPosition, viewer: int) -> list[int] | None:
    """The cards that the searcher has drawn (F-38)."""
    choice = p.choice
    if isinstance(choice, MakeNoise | KeepCards) and choice.seat == viewer:
        return p.drawn
    return None


def looked_at(p: WinterPosition, viewer: int, crises: bool) -> list[int] | None:
    """The cards that the looker is putting back, the first on top (F-21, F-37)."""
    choice = p.choice
    if not isinstance(choice, PutBack | LeaveOrUnder) or choice.seat != viewer:
        return None
    return p.looked if (p.looked_at == COLONY) == crises else None


def known_cards(p: WinterPosition, viewer: int, location: int) -> list[Run] | None:
    """Cards of an item deck that a viewer has seen, with their places from the top: each alone,
    or those that a search put under the deck together, whose order is not known (F-37, F-39)."""
    deck = p.decks[location]
    seen = p.deck_seen[location]
    found: list[Run] = []
    run: list[int] = []
    for at in range(len(deck) - 1, -1, -1):
        place = len(deck) - 1 - at
        if seen[at] >> viewer & 1:
            found.append((place, [deck[at]]))
            run = []
        elif seen[at] >> (viewer + MIXED) & 1:
            if not run:
                found.append((place, run))
            run.append(deck[at])
        else:
            run = []
    return found or None


def mixed_runs(seen: list[int], viewer: int) -> list[list[int]]:
    """The places of cards that a viewer knows to lie there in any order, run by run."""
    runs: list[list[int]] = []
    for at, bits in enumerate(seen):
        here = bits >> (viewer + MIXED) & 1 and not bits >> viewer & 1
        if here and runs and runs[-1][-1] == at - 1:
            runs[-1].append(at)
        elif here:
            runs.append([at])
    return runs


def known_crises(p: WinterPosition, viewer: int) -> list[tuple[int, int]] | None:
    """Crisis cards that a viewer has seen, with their places from the top (F-21)."""
    return _places(p.crisis_deck, p.crisis_seen, viewer)


def known_crossroads(p: WinterPosition, viewer: int) -> list[tuple[int, int]] | None:
    """The viewer's own former Crossroads cards under the deck (F-55)."""
    return _places(p.crossroads_deck, p.crossroads_seen, viewer)


def _places(deck: list[int], seen: list[int], viewer: int) -> list[tuple[int, int]] | None:
    top = len(deck) - 1
    return [(top - at, deck[at]) for at in range(top, -1, -1) if seen[at] >> viewer & 1] or None
