"""Step 16, unlocking and Assimilation: specification 6.21 (ASM)."""

from __future__ import annotations

from typing import Final

from whiteout.core.choice import Step
from whiteout.core.event import Event, Facts
from whiteout.games.outpost_31.position import (
    ASSIMILATION,
    BLOODS,
    HUMAN,
    IMITATION,
    OutpostPosition,
)
from whiteout.games.outpost_31.rules.ending import check_burned, check_humans
from whiteout.games.outpost_31.tables import SECTORS


class Unlock(Step[OutpostPosition]):
    """A Sector completed this turn opens the next one, and everybody living gets a Blood Sample;
    so there are two Assimilations at most (OP-ASM-01, OP-ASM-09)."""

    __slots__ = ()

    def run(self, p: OutpostPosition) -> None:
        if not p.completed:
            return
        p.step = ASSIMILATION
        p.unlocked_sector = p.completed + 1
        if p.history is not None:
            p.emit(Event("unlocked", {"sector": p.unlocked_sector}))
        assimilate(p)
        check_humans(p)
        if not p.over and p.unlocked_sector == SECTORS and p.torched_total > p.torched_humans:
            check_burned(p)  # the deck is dead from now on (OP-END-06)


def assimilate(p: OutpostPosition) -> None:
    """Clockwise from the Captain's left, the tied included, one card each; one of the two goes
    back, and what came back is shuffled with what was not dealt (OP-ASM-02, OP-ASM-03,
    OP-ASM-08, OP-ASM-12)."""
    p.assimilations += 1
    returned: list[int] = []
    secret: dict[int, Facts] = {}
    circle = p.from_captain()
    for player in circle[1:] + circle[:1]:
        held = p.blood[player]
        dealt = p.assimilation_deck.pop()
        kept = kept_of(held, dealt, p.settings.sticky)
        p.blood[player] = kept
        p.blood_seen[player] = 0  # what a blood test has shown may be over
        returned.append(held + dealt - kept)
        if p.history is not None:
            secret[player] = {"held": BLOODS[held], "dealt": BLOODS[dealt], "kept": BLOODS[kept]}
    p.assimilation_deck += returned
    p.chance.shuffle(p.assimilation_deck, "assimilation")
    if p.history is not None:
        facts: Facts = {"number": p.assimilations, "deck": len(p.assimilation_deck)}
        p.emit(Event("assimilated", facts, secret))
        tell_imitations(p)


def kept_of(held: int, dealt: int, sticky: bool) -> int:
    """An Imitation is kept, dealt or held: nothing turns a player back (OP-ASM-04 to OP-ASM-07).
    With `assimilation_return = literal` an Imitation who is dealt a Human card turns Human."""
    if held == HUMAN or not sticky:
        return dealt
    return IMITATION


def tell_imitations(p: OutpostPosition) -> None:
    """With `imitations_know` they see each other; else nobody learns anything of anybody
    (OP-ASM-10, OP-ASM-11)."""
    if p.settings.imitations_know:
        players = [
            player for player in range(p.seats) if p.living[player] and p.blood[player] == IMITATION
        ]
        p.emit(Event("imitations_met", {"players": players}, None, tuple(players)))


UNLOCK: Final = Unlock()
