"""What a player has been allowed to see of hidden things, as far as it still holds."""

from __future__ import annotations

from whiteout.core.zones.counts import take_out
from whiteout.core.zones.deal import seen_runs
from whiteout.games.outpost_31.position import IMITATION, OutpostPosition


def known_pool(p: OutpostPosition) -> list[int]:
    """The cards that the Captain has looked at and that must still lie in the pool: a card turned
    up may be the one swapped in unseen, if that has the same face."""
    cards = p.pool[:]
    take_out(cards, p.swapped_in)
    return cards


def known_supply(p: OutpostPosition, viewer: int) -> list[tuple[int, list[int]]] | None:
    """Cards of the Supply deck that somebody has seen, in runs from the top, each with its place:
    where a run lies is known, its order is not, since what goes to the bottom is mixed
    (pw_fuc_b)."""
    size = len(p.supply)
    runs = reversed(seen_runs(p.supply_seen, viewer))
    return [(size - run.stop, p.supply[run.start : run.stop]) for run in runs] or None


def known_missions(p: OutpostPosition, viewer: int) -> list[tuple[int, int]] | None:
    """Cards of the Mission Log that somebody has seen, with their places from the top."""
    return [
        (place, mission)
        for place, mission in enumerate(reversed(p.mission_deck))
        if p.mission_seen[len(p.mission_deck) - 1 - place] >> viewer & 1
    ] or None


def knows_blood(p: OutpostPosition, viewer: int, player: int) -> bool:
    """By a blood test since the last Assimilation; by the secret tests of a Final Captain; by the
    option that lets Imitations see each other after each Assimilation."""
    if p.blood_seen[player] >> viewer & 1:
        return True
    if viewer == p.final_captain and player in p.tested:
        return True
    both = p.blood[viewer] == IMITATION and p.blood[player] == IMITATION
    return both and p.settings.imitations_know and p.assimilations > 0
