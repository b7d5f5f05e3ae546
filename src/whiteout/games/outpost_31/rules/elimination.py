"""Elimination, which only the torch brings: specification 6.24 (ELIM) and 6.6."""

from __future__ import annotations

from whiteout.core.event import Event, Facts
from whiteout.games.outpost_31.position import BLOODS, HUMAN, OutpostPosition
from whiteout.games.outpost_31.rules.contagion import fall_out, fallout_of, raise_contagion
from whiteout.games.outpost_31.rules.ending import check_burned, check_humans
from whiteout.games.outpost_31.rules.fire import roll_room
from whiteout.games.outpost_31.rules.gear import hand_over
from whiteout.games.outpost_31.rules.rope import pass_indicator
from whiteout.games.outpost_31.tables import ids_of


def burn(p: OutpostPosition, player: int) -> None:
    """Out of play: the Blood Sample lies open, the Indicator and the Gear go on; then a Human
    costs contagion, an Imitation may have been the last (OP-TORCH-05 to 08, OP-TORCH-11)."""
    eliminate(p, player)
    if player == p.captain:
        pass_indicator(p)
    hand_over(p, player, p.captain)
    check_humans(p)
    if p.over:
        return
    if p.blood[player] == HUMAN:
        burn_human(p)
    else:
        check_burned(p)


def eliminate(p: OutpostPosition, player: int) -> None:
    """The Blood Sample is public, the hand goes to the discard pile face down (OP-TORCH-05,
    OP-ELIM-02)."""
    hand = p.hands[player]
    p.living[player] = False
    p.tied[player] = False
    p.blood_shown[player] = True
    p.torched_total += 1
    if p.history is not None:
        public: Facts = {"player": player, "blood": BLOODS[p.blood[player]], "count": len(hand)}
        p.emit(Event("torched", public, {player: {"cards": ids_of(hand)}}))
    p.discard += hand
    p.hands[player] = []


def burn_human(p: OutpostPosition) -> None:
    """Contagion rises at once, beside the one rise of the turn, and the Fallout of the new level
    strikes a room by the die (OP-TORCH-06, OP-TORCH-07)."""
    p.torched_humans += 1
    raise_contagion(p)
    if not p.over:
        fall_out(p, roll_room(p), fallout_of(p))
