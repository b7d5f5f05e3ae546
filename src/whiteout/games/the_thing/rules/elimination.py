"""Revealing as an alien, elimination and the leader: specification 6.18 (REV), 6.19 (ELI), 6.22
(LEA)."""

from __future__ import annotations

from whiteout.games.the_thing.position import (
    DEAD,
    NOBODY,
    NOWHERE,
    REVEALED,
    ThingPosition,
)
from whiteout.games.the_thing.rules.asking import tell, who
from whiteout.games.the_thing.rules.ending import note_lost_human
from whiteout.games.the_thing.rules.items import give_up
from whiteout.games.the_thing.tables import HUMAN


def take_off(p: ThingPosition, figure: int, status: int) -> None:
    """Figure, disc and pieces leave the board; the leader sheet passes on (TT-REV-02 to -04,
    TT-ELI-02, TT-ELI-03, TT-SUS-05)."""
    p.status[figure] = status
    p.place[figure] = NOWHERE
    p.standing[figure] = False
    p.suspicion[figure] = NOBODY
    if p.marker_holder == figure:
        p.marker_holder = NOBODY
    give_up(p, figure)
    if not p.settings.coop and p.leader == figure:
        heir = p.left_of(figure)
        if heir != NOBODY:
            set_leader(p, heir, "succession")


def set_leader(p: ThingPosition, seat: int, why: str) -> None:
    """The leader sheet passes (TT-LEA-01, TT-LEA-04)."""
    p.leader = seat
    tell(p, "leader_changed", {"player": seat, "why": why})


def assimilate(p: ThingPosition, figure: int) -> None:
    """A revealed alien kills a character; force rises (TT-ENC-10, TT-ELI-01)."""
    human = p.role[figure] == HUMAN
    p.faction_force += 1
    p.gains += 1
    tell(p, "assimilated", {**who(p, figure), "force": p.faction_force})
    take_off(p, figure, DEAD)
    if human:
        note_lost_human(p, figure)


def reveal(p: ThingPosition, figure: int, cause: str) -> None:
    """An alien shows the role card: the first brings force for half the players, each later one a
    point (TT-REV-01 to TT-REV-08)."""
    p.faction_force += 1 if p.revealed else p.settings.first_force
    p.revealed.append(figure)
    tell(p, "revealed", {**who(p, figure), "cause": cause, "force": p.faction_force})
    take_off(p, figure, REVEALED)
