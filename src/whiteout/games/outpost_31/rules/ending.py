"""The end of the game and its winners: specification 10 (END)."""

from __future__ import annotations

from typing import Final

from whiteout.core.event import Event
from whiteout.games.outpost_31.position import BLOODS, HUMAN, IMITATION, OutpostPosition
from whiteout.games.outpost_31.tables import CHIPS, SECTORS, THING_CHIP, ids_of

# The ways a match can end, as written in records and counted in simulations.
CONTAGION_FULL: Final = "contagion"  # OP-END-02
RUINS: Final = "ruins"  # OP-END-03
IMITATION_ABOARD: Final = "imitation_aboard"  # OP-END-04
OUT_OF_REACH: Final = "out_of_reach"  # OP-END-05
ALL_BURNED: Final = "all_burned"  # OP-END-06
ESCAPED: Final = "escaped"  # OP-END-07
LEFT_BEHIND: Final = "left_behind"  # OP-END-08
NO_HUMAN_LEFT: Final = "no_human_left"  # OP-END-09

HUMANS: Final = "humans"
IMITATIONS: Final = "imitations"
SIDE_OF_END: Final[dict[str, str]] = {
    CONTAGION_FULL: IMITATIONS,
    RUINS: IMITATIONS,
    IMITATION_ABOARD: IMITATIONS,
    OUT_OF_REACH: IMITATIONS,
    ALL_BURNED: HUMANS,
    ESCAPED: HUMANS,
    LEFT_BEHIND: IMITATIONS,
    NO_HUMAN_LEFT: IMITATIONS,
}
"""Which side an end belongs to; there are no draws (OP-END-10)."""


def end(p: OutpostPosition, reason: str) -> None:
    """The match is over: a side wins, the eliminated with theirs, and everything is opened
    (OP-END-01, OP-END-11 to OP-END-14, OP-END-17)."""
    side = SIDE_OF_END[reason]
    blood = HUMAN if side == HUMANS else IMITATION
    p.end_reason = reason
    p.winners = [player for player in range(p.seats) if p.blood[player] == blood]
    p.finish()
    if p.history is not None:
        p.emit(
            Event(
                "ended",
                {
                    "reason": reason,
                    "side": side,
                    "winners": p.winners,
                    "blood": [BLOODS[sample] for sample in p.blood],
                    "hands": [ids_of(hand) for hand in p.hands],
                },
            )
        )


def check_contagion(p: OutpostPosition) -> None:
    """The Infection Tracker is full (OP-END-02, OP-CON-04, OP-ESC-10)."""
    if p.contagion >= p.settings.max_contagion:
        end(p, CONTAGION_FULL)


def check_ruins(p: OutpostPosition) -> None:
    """Too many rooms are gone, or a slot can never be filled (OP-END-03, OP-END-05, OP-END-18)."""
    if p.destroyed_count >= p.settings.destroyed_limit:
        end(p, RUINS)
    elif out_of_reach(p):
        end(p, OUT_OF_REACH)


def out_of_reach(p: OutpostPosition) -> bool:
    """A slot is empty and no chip that could fill it is left on the board (OP-END-05).

    Gear slots stand first in `objectives`: o1_gear, o1_thing, o2_gear and so on.
    """
    for sector in range(1, SECTORS + 1):
        for slot in (0, 1):
            if not p.objectives[2 * (sector - 1) + slot] and not _chip_left(p, sector, slot):
                return True
    return False


def _chip_left(p: OutpostPosition, sector: int, slot: int) -> bool:
    for room in range(6 * (sector - 1), 6 * sector):
        code = p.chips[room]
        if code >= 0 and CHIPS[code].objective and (CHIPS[code].kind == THING_CHIP) == (slot == 1):
            return True
    return False


def check_burned(p: OutpostPosition) -> None:
    """The early Human win, where the number of players allows it; if it fails all learn only that
    the game goes on (OP-END-06, OP-END-15, OP-END-16). The caller knows that an Imitation has been
    torched."""
    if not p.settings.early_win:
        return
    for player in range(p.seats):
        if p.living[player] and p.blood[player] == IMITATION:
            return
    deck_is_dead = p.settings.early_win_dead_deck and p.unlocked_sector == SECTORS
    if IMITATION not in p.assimilation_deck or deck_is_dead:
        end(p, ALL_BURNED)


def check_humans(p: OutpostPosition) -> None:
    """No living Human remains (OP-END-09)."""
    for player in range(p.seats):
        if p.living[player] and p.blood[player] == HUMAN:
            return
    end(p, NO_HUMAN_LEFT)
