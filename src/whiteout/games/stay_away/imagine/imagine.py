"""Imagination: dreams of one seat, one after another, each in accord with its memory."""

from __future__ import annotations

from typing import Final

from whiteout.core.chance import Chance
from whiteout.core.event import Event
from whiteout.games.stay_away.imagine.dream import Dream
from whiteout.games.stay_away.imagine.listen import listen
from whiteout.games.stay_away.imagine.memory import Memory
from whiteout.games.stay_away.imagine.mending import mend, settle_end
from whiteout.games.stay_away.imagine.opening import begin
from whiteout.games.stay_away.imagine.plan import STUCK_BITS, Plan
from whiteout.games.stay_away.imagine.reach import Sightings
from whiteout.games.stay_away.imagine.replay import gives_nothing, relive
from whiteout.games.stay_away.imagine.stock import FACES, DeadEnd
from whiteout.games.stay_away.imagine.suspects import Suspect, suspects
from whiteout.games.stay_away.position import HUMAN, INFECTED_ROLE, NOBODY, THING_ROLE
from whiteout.games.stay_away.settings import Settings

STRIDE: Final = 16
"""A careful dreamer keeps a mark every so many deeds, to go back to."""

GRAINS: Final = 10_000
"""Suspicion is weighed in so many parts of one."""


class Imagination:
    """The memory of a seat, and the plans made of it."""

    def __init__(self, seats: int, seat: int, settings: Settings, history: list[Event]) -> None:
        self.history: Final = history
        self.memory: Final = Memory(seats, seat, settings)
        self.sightings = Sightings([], seats, seat, FACES)
        self.suspects: list[Suspect] = []
        self.plans: dict[tuple[int, int, int], Plan] = {}
        self.giving: list[tuple[int, int]] = []
        self.known = NOBODY
        """How many deeds the plans are made for."""
        self.effort = 0
        self.suspicion: list[float] | None = None
        """By player, how likely the dreamer thinks each to be The Thing."""

    def catch_up(
        self, opening: Event | None, fresh: bool, back: str, giving: list[tuple[int, int]]
    ) -> None:
        """Take in what is new: see `listen`. `back` is the back of the deck's top card, `giving`
        names those who are about to give a card, and to whom; all of it is public."""
        memory = self.memory
        memory.back = back
        listen(memory, opening, self.history, fresh)
        if len(memory.deeds) != self.known or giving != self.giving:
            self.known = len(memory.deeds)
            self.giving = giving
            self.plans = {}
            self.sightings = Sightings(memory.deeds, memory.seats, memory.seat, FACES)
            self.suspects = suspects(memory)

    def dream(self, luck: Chance, effort: int) -> Dream:
        """One way in which all can have come about that the seat has seen; after so much effort,
        on average by deed, a mended one."""
        self.effort = effort * (len(self.memory.deeds) + STRIDE)
        careful = False
        while self.effort > 0:
            plan = self.choose_plan(luck)
            dream = self.attempt(luck, plan, careful) if plan.possible else None
            if dream is not None:
                return dream
            careful = True
            self.effort -= STRIDE
        return self.mended(luck)

    def mended(self, luck: Chance) -> Dream:
        """A dream along a loose plan, mended where it would end in a contradiction."""
        memory = self.memory
        plan = self.choose_plan(luck)
        for _ in self.suspects:
            if not plan.possible:
                plan = self.choose_plan(luck)
        plan = Plan(memory, Suspect(plan.thing, plan.birth, 1), self.giving, plan.stuck)
        plan.loosen(memory.deeds)
        dream = Dream(memory.seats, Sightings([], memory.seats, memory.seat, FACES), luck)
        begin(dream, memory, plan)
        for index in range(len(memory.deeds)):
            before = dream.copy()
            try:
                relive(dream, memory, plan, index)
            except DeadEnd:
                dream = before
                mend(dream, memory, index)
                relive(dream, memory, plan, index)
        settle_end(dream, memory, self.giving)
        return dream

    def choose_plan(self, luck: Chance) -> Plan:
        """A plan for one of the suspects, as likely as each is suspected."""
        weights = [self.weigh(suspect) for suspect in self.suspects]
        drawn = luck.below(sum(weights), "imagine")
        for index, weight in enumerate(weights):
            suspect = self.suspects[index]
            drawn -= weight
            if drawn < 0:
                break
        bits = min(self.memory.stuck, STUCK_BITS)
        stuck = luck.below(1 << bits, "imagine") if bits else 0
        key = (suspect.player, suspect.birth, stuck)
        plan = self.plans.get(key)
        if plan is None:
            plan = Plan(self.memory, suspect, self.giving, stuck)
            self.plans[key] = plan
        return plan

    def weigh(self, suspect: Suspect) -> int:
        """How likely a suspect is; none is ruled out by suspicion alone."""
        if self.suspicion is None or suspect.player == NOBODY:
            return suspect.weight
        return suspect.weight * (1 + int(GRAINS * self.suspicion[suspect.player]))

    def attempt(self, luck: Chance, plan: Plan, careful: bool) -> Dream | None:
        """One dream along a plan, or nothing where it ends in contradictions."""
        memory = self.memory
        count = len(memory.deeds)
        dream = Dream(memory.seats, self.sightings, luck)
        marks: list[tuple[int, Dream]] = []
        index = 0
        farthest = 0
        failures = 0
        while True:
            try:
                if index == 0:
                    begin(dream, memory, plan)
                while index < count:
                    if careful and index % STRIDE == 0 and (not marks or marks[-1][0] < index):
                        marks.append((index, dream.copy()))
                    relive(dream, memory, plan, index)
                    index += 1
                self.check(dream)
            except DeadEnd:
                failures = failures + 1 if index <= farthest else 1
                farthest = max(farthest, index)
                back = index - (STRIDE // 2 << failures // 2)
                while marks and (marks[-1][0] > back or marks[-1][0] == 0):
                    marks.pop()
                if not marks:
                    self.effort -= index
                    return None
                self.effort -= index - marks[-1][0]
                if self.effort <= 0:
                    return None
                index = marks[-1][0]
                dream = marks[-1][1].copy()
            else:
                return dream

    def check(self, dream: Dream) -> None:
        """What must hold at the end, since the match is not over."""
        memory = self.memory
        living = [player for player, size in enumerate(memory.sizes) if size > 0]
        humans = sum(1 for player in living if dream.roles[player] == HUMAN)
        infected = sum(1 for player in living if dream.roles[player] == INFECTED_ROLE)
        if dream.thing == NOBODY and THING_ROLE in dream.roles and not (humans and infected):
            raise DeadEnd
        if dream.thing != NOBODY and memory.settings.auto_declare and not humans:
            raise DeadEnd
        for player, facing in self.giving:
            if player != memory.seat and gives_nothing(dream, player, facing):
                raise DeadEnd
