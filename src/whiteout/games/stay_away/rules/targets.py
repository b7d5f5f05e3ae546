"""Who may be aimed at: the table "what blocks what" of specification §6.7, and SA-PLAY-04, 05."""

from __future__ import annotations

from whiteout.games.stay_away.position import StayAwayPosition
from whiteout.games.stay_away.rules.quarantine import isolated
from whiteout.games.stay_away.rules.seats import barred, neighbours
from whiteout.games.stay_away.tables import CARDS
from whiteout.games.stay_away.written_codes import (
    CHANGE_PLACES,
    FLAMETHROWER,
    LOVECRAFT,
    NECRONOMICON,
    QUARANTINE,
    YOUD_BETTER_RUN,
)


def near(p: StayAwayPosition, actor: int) -> list[int]:
    """Neighbours who are neither barred from the actor nor isolated (SA-PLAY-05)."""
    found = []
    left = p.left[actor]
    right = p.right[actor]
    if not isolated(p, left) and not barred(p, actor, left):
        found.append(left)
    if right != left and not isolated(p, right) and not barred(p, actor, right):
        found.append(right)
    return found


def anyone(p: StayAwayPosition, actor: int, doors_count: bool) -> list[int]:
    """Any other living player who is not isolated; a door counts between neighbours only
    (SA-OBS-11)."""
    found = []
    for player in range(p.seats):
        if player == actor or not p.alive[player] or isolated(p, player):
            continue
        if doors_count and barred(p, actor, player):
            continue
        found.append(player)
    return found


def far(p: StayAwayPosition, actor: int) -> list[int]:
    """Targets of Seduction and Can't We Be Friends? (SA-ACT-16, SA-EXCH-03)."""
    if p.settings.short_reach:
        return near(p, actor)
    return anyone(p, actor, not p.settings.ignore_doors)


def movable(p: StayAwayPosition, players: list[int]) -> list[int]:
    """Those who may change places: nobody in any kind of Quarantine."""
    return [player for player in players if p.quarantine[player] == 0]


def running(p: StayAwayPosition, actor: int) -> list[int]:
    """Targets of You'd Better Run!: doors are ignored (SA-ACT-14)."""
    if p.settings.short_reach:
        return movable(p, near(p, actor))
    return movable(p, anyone(p, actor, False))


def ways_out(p: StayAwayPosition, actor: int) -> list[int]:
    """Targets of Get Out of Here! (SA-PAN-09)."""
    if p.settings.open_cards and p.quarantine[actor] > 0:
        return []
    return movable(p, far(p, actor))


def confidants(p: StayAwayPosition, actor: int) -> list[int]:
    """Neighbours not behind a door: targets of Just Between Us... (SA-PAN-15)."""
    return [player for player in neighbours(p, actor) if not barred(p, actor, player)]


def quarantinable(p: StayAwayPosition, actor: int) -> list[int]:
    """Oneself, or a neighbour neither barred nor already quarantined (SA-OBS-02).

    The later edition's Quarantine goes on a neighbour only.
    """
    found = movable(p, near(p, actor))
    if not p.settings.open_cards and p.quarantine[actor] == 0:
        found.append(actor)
    return found


def targets(p: StayAwayPosition, actor: int, card: int) -> list[int]:
    """The legal targets of a card that is aimed at a player (D-04)."""
    if card == QUARANTINE:
        return quarantinable(p, actor)
    if card in (LOVECRAFT, NECRONOMICON):
        return anyone(p, actor, True)
    if p.quarantine[actor] > 0 and card in (FLAMETHROWER, CHANGE_PLACES, YOUD_BETTER_RUN):
        return []  # only under `open_cards`: otherwise the actor plays nothing at all
    if card == CHANGE_PLACES:
        return movable(p, near(p, actor))
    if card == YOUD_BETTER_RUN:
        return running(p, actor)
    if CARDS[card].target == "anyone":
        return far(p, actor)
    return near(p, actor)
