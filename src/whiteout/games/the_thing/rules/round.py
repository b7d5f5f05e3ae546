"""The phases of a round in their order: specification 5 (FLO, CFLO)."""

from __future__ import annotations

from whiteout.core.choice import Step
from whiteout.games.the_thing.position import ThingPosition
from whiteout.games.the_thing.rules.actions import Actions
from whiteout.games.the_thing.rules.alien_plan import AlienPlan
from whiteout.games.the_thing.rules.cards import Drawing
from whiteout.games.the_thing.rules.coop_actions import CoopActions
from whiteout.games.the_thing.rules.coop_alien import CoopAlien
from whiteout.games.the_thing.rules.coop_end import CoopRecRoom, CoopTests, CoopThreat
from whiteout.games.the_thing.rules.coop_moves import CoopMeetings, CoopMoves
from whiteout.games.the_thing.rules.dogs import Dogs
from whiteout.games.the_thing.rules.encounters import Encounters
from whiteout.games.the_thing.rules.ending import check_winter
from whiteout.games.the_thing.rules.escape import BoardingDue
from whiteout.games.the_thing.rules.food import Food
from whiteout.games.the_thing.rules.maintenance import Maintenance
from whiteout.games.the_thing.rules.moves import Moves
from whiteout.games.the_thing.rules.rec_room import RecRoom
from whiteout.games.the_thing.rules.tests import Tests
from whiteout.games.the_thing.rules.weather import Weather


class Round(Step[ThingPosition]):
    """One pass through all phases (TT-FLO-01 to TT-FLO-10, TT-CFLO-01)."""

    def run(self, p: ThingPosition) -> None:
        p.round += 1
        steps = coop_phases() if p.settings.coop else phases()
        p.then_all([*steps, RoundOver(), self])


class RoundOver(Step[ThingPosition]):
    """The last round may be over (TT-WIN-16)."""

    def run(self, p: ThingPosition) -> None:
        check_winter(p)


def phases() -> list[Step[ThingPosition]]:
    """The eight phases of the hidden game; Phase 4 has four parts (TT-FLO-05)."""
    return [
        Weather(),
        Maintenance(),
        AlienPlan(),
        Drawing(),
        Moves(),
        Encounters(),
        BoardingDue(),
        Actions(),
        RecRoom(),
        Tests(),
        Food(),
        Dogs(),
    ]


def coop_phases() -> list[Step[ThingPosition]]:
    """The nine phases of the co-operative game."""
    return [
        Weather(),
        Maintenance(),
        CoopMoves(),
        CoopMeetings(),
        BoardingDue(),
        CoopAlien(),
        CoopActions(),
        CoopRecRoom(),
        CoopTests(),
        Food(),
        Dogs(),
        CoopThreat(),
    ]
