"""Phase 4 of the co-operative game, the automated alien: specification 6.27 (CALN)."""

from __future__ import annotations

from whiteout.core.choice import Step
from whiteout.core.option import Option
from whiteout.games.the_thing.options import FIGHT_AS, LOCATION, NO
from whiteout.games.the_thing.position import ALIEN, DEAD, NOWHERE, ThingPosition
from whiteout.games.the_thing.rules.asking import Ask, tell, who
from whiteout.games.the_thing.rules.elimination import take_off
from whiteout.games.the_thing.rules.encounters import (
    TakeBack,
    assimilate_dog,
    fight,
    fighting_weapons,
    flee,
    subjects,
    turn_up,
)
from whiteout.games.the_thing.rules.ending import check_humans
from whiteout.games.the_thing.rules.locations import alien_sabotage
from whiteout.games.the_thing.rules.phase import begin
from whiteout.games.the_thing.tables import GREEN, KENNEL, LOCATION_IDS


class CoopAlien(Step[ThingPosition]):
    """Cards are drawn and given force until none is left (TT-CALN-01 to TT-CALN-04)."""

    def run(self, p: ThingPosition) -> None:
        if p.faction_force < 1:
            return
        begin(p, ALIEN)
        level = 1 + max([len(figures_in(p, place)) for place in range(GREEN)])
        deck = p.location_cards()
        p.chance.shuffle(deck, "location deck")
        p.plan_places = []
        p.plan_forces = []
        left = p.faction_force
        while left and deck:
            force = min(level, left)
            left -= force
            p.plan_places.append(deck.pop())
            p.plan_forces.append(force)
        turn_up(p)
        p.then(NextLair(), TakeBack())


def figures_in(p: ThingPosition, place: int) -> list[int]:
    """The characters in a location."""
    return [figure for figure in p.in_turn_order() if p.place[figure] == place]


class NextLair(Step[ThingPosition]):
    """The leader picks the next location of the alien."""

    def run(self, p: ThingPosition) -> None:
        if len(p.todo) > 1:
            p.then(PickLair(p.leader), self)
        elif p.todo:
            p.then(LairAt(p.todo[0]), self)


class PickLair(Ask):
    """D14: which location is next."""

    POINT = "D14"
    SECRET = False

    def options(self, p: ThingPosition, seat: int) -> list[Option]:
        return [LOCATION[place] for place in p.todo]

    def resolve(self, p: ThingPosition, option: Option) -> None:
        p.then(LairAt(option.value))


class LairAt(Step[ThingPosition]):
    """The alien in a location: TT-ENC-05 to TT-ENC-15, with the choices of TT-CALN-05 to -09."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, p: ThingPosition) -> None:
        place = self.place
        p.todo.remove(place)
        p.alien_place = place
        p.alien_force = p.plan_forces[p.plan_places.index(place)]
        subjects(p, place)
        there = p.standing_at(place) if place < GREEN else []
        if there:
            p.then(FightRound(place, 0))
        elif place in p.dogs:
            assimilate_dog(p, place)
        elif place != KENNEL:
            alien_sabotage(p, place, p.alien_force)


class FightRound(Step[ThingPosition]):
    """Every player with a character there who can fight is asked, from the leader clockwise; the
    first who does ends it (TT-CALN-06)."""

    __slots__ = ("done", "place")

    def __init__(self, place: int, done: int) -> None:
        self.place = place
        self.done = done

    def run(self, p: ThingPosition) -> None:
        for step in range(p.seats):
            seat = (p.leader + step) % p.seats
            if not self.done >> seat & 1 and fights_of(p, seat, self.place):
                p.then(FightAs(seat, self.place, self.done))
                return
        compare(p, self.place)


def fights_of(p: ThingPosition, seat: int, place: int) -> list[Option]:
    """Which of a player's characters there can fight, and with what."""
    found: list[Option] = []
    for figure in p.standing_at(place):
        if p.owner[figure] == seat:
            options = FIGHT_AS[p.character[figure]]
            found += [options[piece] for piece in fighting_weapons(p, figure)]
    return found


class FightAs(Ask):
    """D50: a character and its weapon, or no."""

    __slots__ = ("done", "place")
    POINT = "D50"
    SECRET = False

    def __init__(self, seat: int, place: int, done: int) -> None:
        super().__init__(seat)
        self.place = place
        self.done = done

    def about(self, p: ThingPosition) -> dict[str, int | str]:
        return {"location": LOCATION_IDS[self.place], "force": p.alien_force}

    def options(self, p: ThingPosition, seat: int) -> list[Option]:
        return [*fights_of(p, seat, self.place), NO]

    def resolve(self, p: ThingPosition, option: Option) -> None:
        if option == NO:
            p.then(FightRound(self.place, self.done | 1 << self.seat))
        else:
            fight(p, p.figure_of(option.value // 16), option.value % 16)


def compare(p: ThingPosition, place: int) -> None:
    """Stronger: always a character, the most suspected (TT-CALN-07 to TT-CALN-09)."""
    there = p.standing_at(place)
    force, count = p.alien_force, len(there)
    outcome = "stronger" if force > count else "equal" if force == count else "weaker"
    facts = {"location": LOCATION_IDS[place], "force": force, "count": count}
    tell(p, "alien_compared", {**facts, "outcome": outcome})
    if force > count:
        most = max([p.suspicion[figure] for figure in there])
        worst = sorted([figure for figure in there if p.suspicion[figure] == most])
        victim = worst[p.chance.below(len(worst), "victim")]
        there.remove(victim)
        p.faction_force += 1
        p.gains += 1
        tell(p, "assimilated", {**who(p, victim), "force": p.faction_force})
        take_off(p, victim, DEAD)
        flee(p, there)
        check_humans(p)
    elif force == count:
        for figure in there:
            p.standing[figure] = False
    p.alien_place = NOWHERE
