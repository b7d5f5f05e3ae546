"""The round and the colony phase (specification 5, 6.18)."""

from __future__ import annotations

from typing import Final

from whiteout.core.event import Event
from whiteout.games.dead_of_winter.position import (
    ADD_ZOMBIES,
    CHECK_OBJECTIVE,
    CHECK_WASTE,
    CRISIS_STEP,
    DICE_STEP,
    MOVE_TRACK,
    PASS_TOKEN,
    PAY_FOOD,
    RESOLVE_CRISIS,
    TURNS,
    WinterPosition,
)
from whiteout.games.dead_of_winter.rules.crisis import PutAwayCrisis, turn_up
from whiteout.games.dead_of_winter.rules.effect import FAILS
from whiteout.games.dead_of_winter.rules.ending import MORALE, TRACK, end
from whiteout.games.dead_of_winter.rules.general import Do, change_food, change_morale, roll
from whiteout.games.dead_of_winter.rules.objective import CheckObjective
from whiteout.games.dead_of_winter.rules.turn import START_TURN
from whiteout.games.dead_of_winter.rules.zombies import AddZombies
from whiteout.games.dead_of_winter.tables import (
    COLONY,
    CRISIS_IDS,
    CROSSROADS_IDS,
    GREENHOUSE,
    KIND,
    LOCATION_IDS,
    NIGHT_GOGGLES,
    OUTSIDE,
    PEOPLE,
)

FULL_WASTE: Final = 10
LOUD: Final = 3
"""A noise token draws a zombie on this or less (DW-COL-08)."""
GREENHOUSE_FOOD: Final = 4


def begin(p: WinterPosition, step: str) -> None:
    """A step of the round begins (DW-FLOW-06, DW-FLOW-07)."""
    p.step = step
    if p.history is not None:
        p.emit(Event("step_began", {"step": step}))


class Round(Do):
    """A round: the player turns phase, then the colony phase (DW-FLOW-01, DW-FLOW-02)."""

    __slots__ = ()

    def run(self, p: WinterPosition) -> None:
        p.round += 1
        if p.history is not None:
            p.emit(Event("round_began", {"round": p.round, "player": p.first}))
        p.then_all([*PLAYER_TURNS, *COLONY_PHASE, ROUND])


# -- the player turns phase ------------------------------------------------------------------------


class RevealCrisis(Do):
    """The top card of the crisis deck is turned up (DW-FLOW-03)."""

    __slots__ = ()

    def run(self, p: WinterPosition) -> None:
        begin(p, CRISIS_STEP)
        if not p.crisis_deck:
            return
        p.crisis = p.crisis_deck.pop()
        p.crisis_seen.pop()
        if p.history is not None:
            p.emit(Event("crisis_revealed", {"crisis": CRISIS_IDS[p.crisis]}))


class RollDice(Do):
    """Everybody rolls 1 die, and 1 for each survivor (DW-DICE-01, DW-DICE-02); uses and marks are
    renewed (DW-FLOW-09)."""

    __slots__ = ()

    def run(self, p: WinterPosition) -> None:
        begin(p, DICE_STEP)
        p.used = [0] * PEOPLE
        p.items = [[item & KIND for item in items] for items in p.items]
        p.notes = [[] for _ in range(p.seats)]
        for seat in range(p.seats):
            p.spent[seat] = []
            p.unused[seat] = []
        for seat in p.players():
            group = p.group(seat)
            worn = [item for s in group for item in p.items[s] if item == NIGHT_GOGGLES]
            count = 1 + len(group) + len(worn)
            p.unused[seat] = sorted([roll(p, "action") for _ in range(count)])
        if p.history is not None:
            p.emit(Event("dice_rolled", {"dice": [dice[:] for dice in p.unused]}))


class Turns(Do):
    """One turn each, clockwise from the first player (DW-FLOW-05)."""

    __slots__ = ()

    def run(self, p: WinterPosition) -> None:
        begin(p, TURNS)
        p.order = p.from_first()
        p.then(START_TURN)


# -- the colony phase ------------------------------------------------------------------------------


class PayFood(Do):
    """Half of those at the colony, rounded up, must be fed (DW-COL-01 to DW-COL-04)."""

    __slots__ = ()

    def run(self, p: WinterPosition) -> None:
        begin(p, PAY_FOOD)
        self.harvest(p)
        need = half_colony(p)
        if p.food >= need:
            change_food(p, -need, "paid")
            return
        p.starvation += 1
        if p.history is not None:
            p.emit(Event("starved", {"starvation": p.starvation}))
        change_morale(p, -p.starvation, "starvation")

    def harvest(self, p: WinterPosition) -> None:
        """Seedlings left in an earlier round (X11)."""
        due = [stored for stored in p.delayed if stored[2] == p.round]
        p.delayed = [stored for stored in p.delayed if stored[2] != p.round]
        for stored in due:
            if any(p.place[s] == stored[1] for s in p.group(stored[0])):
                change_food(p, GREENHOUSE_FOOD, CROSSROADS_IDS[GREENHOUSE])


def half_colony(p: WinterPosition) -> int:
    """Half of those at the colony, helpless ones included, rounded up."""
    return -(-(p.place.count(COLONY) + p.helpless) // 2)


class CheckWaste(Do):
    """1 morale for every full 10 cards (DW-WST-01)."""

    __slots__ = ()

    def run(self, p: WinterPosition) -> None:
        begin(p, CHECK_WASTE)
        full = len(p.waste) // FULL_WASTE
        if full:
            change_morale(p, -full, "waste")


class ResolveCrisis(Do):
    """Contributions are turned up; a failed crisis takes effect (DW-COL-05)."""

    __slots__ = ()

    def run(self, p: WinterPosition) -> None:
        begin(p, RESOLVE_CRISIS)
        if p.crisis < 0:
            return
        failed = turn_up(p)
        p.then(PUT_AWAY_CRISIS)
        if failed:
            p.then_all(FAILS[p.crisis])


PUT_AWAY_CRISIS: Final = PutAwayCrisis()


class AddAll(Do):
    """Zombies come: to the colony, to the other locations, to noise (DW-COL-06 to DW-COL-08)."""

    __slots__ = ()

    def run(self, p: WinterPosition) -> None:
        begin(p, ADD_ZOMBIES)
        p.hold_morale = p.settings.checkpoints
        outside = [AddAt(location) for location in OUTSIDE]
        noise = [HearNoise(location) for location in OUTSIDE]
        p.then_all([AddAt(COLONY), CHECKPOINT, *outside, CHECKPOINT, *noise, RELEASE])


class Checkpoint(Do):
    """With `morale_checkpoints` morale is looked at here (DW-END-02)."""

    __slots__ = ()

    def run(self, p: WinterPosition) -> None:
        if p.morale == 0:
            p.hold_morale = False
            end(p, MORALE)


class Release(Checkpoint):
    """From here on morale counts at once again."""

    __slots__ = ()

    def run(self, p: WinterPosition) -> None:
        p.hold_morale = False
        super().run(p)


CHECKPOINT: Final = Checkpoint()
RELEASE: Final = Release()


class AddAt(Do):
    """The number is fixed when the placement at a location begins (DW-COL-07)."""

    __slots__ = ("location",)

    def __init__(self, location: int) -> None:
        self.location = location

    def run(self, p: WinterPosition) -> None:
        colony = self.location == COLONY
        count = half_colony(p) if colony else p.place.count(self.location)
        if count:
            p.then(AddZombies(self.location, count))


class HearNoise(Do):
    """Noise tokens are removed one at a time, with a die for each (DW-COL-08)."""

    __slots__ = ("location",)

    def __init__(self, location: int) -> None:
        self.location = location

    def run(self, p: WinterPosition) -> None:
        if p.noise[self.location] == 0:
            return
        p.noise[self.location] -= 1
        face = roll(p, "noise")
        if p.history is not None:
            facts = {"location": LOCATION_IDS[self.location], "die": face}
            p.emit(Event("noise_rolled", {**facts, "noise": p.noise[self.location]}))
        p.then(self)
        if face <= LOUD:
            p.then(AddZombies(self.location, 1))


class BeginCheck(Do):
    """The step in which the main objective is looked at (DW-COL-09)."""

    __slots__ = ()

    def run(self, p: WinterPosition) -> None:
        begin(p, CHECK_OBJECTIVE)


class MoveTrack(Do):
    """The round track goes down by 1; at 0 the game ends (DW-COL-10, DW-END-03)."""

    __slots__ = ()

    def run(self, p: WinterPosition) -> None:
        begin(p, MOVE_TRACK)
        p.track -= 1
        if p.history is not None:
            p.emit(Event("round_track_moved", {"track": p.track}))
        if p.track == 0:
            end(p, TRACK)


class PassToken(Do):
    """The first-player token goes to the right (DW-FLOW-08, DW-COL-11)."""

    __slots__ = ()

    def run(self, p: WinterPosition) -> None:
        begin(p, PASS_TOKEN)
        first = p.right_of(p.first)
        if first != p.first:
            p.first = first
            if p.history is not None:
                p.emit(Event("first_player_changed", {"player": first}))


ROUND: Final = Round()
PLAYER_TURNS: Final = [RevealCrisis(), RollDice(), Turns()]
COLONY_PHASE: Final = [
    PayFood(),
    CheckWaste(),
    ResolveCrisis(),
    AddAll(),
    BeginCheck(),
    CheckObjective(),
    MoveTrack(),
    PassToken(),
]
