"""Encounters: specification 6.7 (ENC). Alien locations first, then all others."""

from __future__ import annotations

from whiteout.core.choice import Step
from whiteout.core.option import Option
from whiteout.games.the_thing.options import (
    ASSIMILATE,
    ASSIMILATE_DOG,
    FIGHT,
    LOCATION,
    NO,
    NOTHING,
    WRECK,
)
from whiteout.games.the_thing.position import ENCOUNTERS, NOWHERE, REMOVED, ThingPosition
from whiteout.games.the_thing.position import NOTHING as NONE
from whiteout.games.the_thing.rules.asking import Ask, AskAll, AskOpen, tell, who
from whiteout.games.the_thing.rules.contagion import DogCheck, Meeting
from whiteout.games.the_thing.rules.elimination import assimilate
from whiteout.games.the_thing.rules.ending import check_humans
from whiteout.games.the_thing.rules.items import can_use, lose_active, use_up, weapon_at_hand
from whiteout.games.the_thing.rules.locations import alien_sabotage
from whiteout.games.the_thing.rules.phase import begin
from whiteout.games.the_thing.tables import (
    CLARK,
    DYNAMITE,
    FLAMETHROWER,
    GREEN,
    KENNEL,
    LOCATION_IDS,
    PIECE_IDS,
    REC_ROOM,
)


class Encounters(Step[ThingPosition]):
    """After the last move: the plan is turned up, its locations come first (TT-ENC-01 to -03)."""

    def run(self, p: ThingPosition) -> None:
        begin(p, ENCOUNTERS)
        if p.plan_places:
            turn_up(p)
            p.then(NextAlien(), TakeBack(), Others())
        else:
            p.then(Others())


def turn_up(p: ThingPosition) -> None:
    """The alien's cards are turned up, and their force put into the locations."""
    p.todo = p.plan_places[:]
    p.plan_open = True
    p.gains = 0
    if p.history is not None:
        places = [LOCATION_IDS[place] for place in p.plan_places]
        tell(p, "plan_turned_up", {"locations": places, "forces": p.plan_forces[:]})


class TakeBack(Step[ThingPosition]):
    """Cards and force go back to the faction (TT-ALN-05, TT-ALN-10)."""

    def run(self, p: ThingPosition) -> None:
        p.plan_places = []
        p.plan_forces = []
        p.plan_open = False
        if KENNEL not in p.dogs:
            p.kennel_card = False
        tell(p, "plan_taken_back", {"force": p.faction_force, "kennel": p.kennel_card})


class NextAlien(Step[ThingPosition]):
    """The leader picks which alien location is next (TT-ENC-02)."""

    def run(self, p: ThingPosition) -> None:
        if len(p.todo) > 1:
            p.then(PickLocation(p.leader, True), self)
        elif p.todo:
            p.then(AlienAt(p.todo[0]), self)


class Others(Step[ThingPosition]):
    """Every other location with at least two subjects (TT-ENC-03)."""

    def run(self, p: ThingPosition) -> None:
        p.todo = [place for place in range(GREEN) if is_encounter(p, place)]
        p.then(NextOther())


def is_encounter(p: ThingPosition, place: int) -> bool:
    """Two standing characters, or one with a dog, unless that is Clark."""
    there = p.standing_at(place)
    if len(there) > 1:
        return True
    return len(there) == 1 and place in p.dogs and not p.plays(there[0], CLARK)


class NextOther(Step[ThingPosition]):
    """The leader picks which of the others is next (TT-ENC-03)."""

    def run(self, p: ThingPosition) -> None:
        if len(p.todo) > 1:
            p.then(PickLocation(p.leader, False), self)
        elif p.todo:
            p.then(OtherAt(p.todo[0]), self)


class PickLocation(Ask):
    """D14: which location is next."""

    __slots__ = ("alien",)
    POINT = "D14"
    SECRET = False

    def __init__(self, seat: int, alien: bool) -> None:
        super().__init__(seat)
        self.alien = alien

    def options(self, p: ThingPosition, seat: int) -> list[Option]:
        return [LOCATION[place] for place in p.todo]

    def resolve(self, p: ThingPosition, option: Option) -> None:
        p.then(AlienAt(option.value) if self.alien else OtherAt(option.value))


def subjects(p: ThingPosition, place: int) -> None:
    """E-26: the location, and who is there."""
    if p.history is not None:
        there = [p.owner[figure] for figure in p.standing_at(place)]
        facts = {"location": LOCATION_IDS[place], "players": there, "dogs": p.dogs.count(place)}
        tell(p, "location_chosen", facts)


# -- the revealed alien --------------------------------------------------------------------------


class AlienAt(Step[ThingPosition]):
    """A revealed alien in a location, with its force (TT-ENC-05 to TT-ENC-15)."""

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
        if not there:
            p.then(AlienChoice(), AlienGone())
        elif p.pile and any(weapon_at_hand(p, figure) for figure in there):
            p.then(Fight(place), AlienGone())
        else:
            compare(p, place)


class Fight(AskAll):
    """D15: dynamite or a charge; of those who would, the first in turn order does (TT-ENC-25)."""

    __slots__ = ("place",)
    POINT = "D15"

    def __init__(self, place: int) -> None:
        super().__init__()
        self.place = place

    def about(self, p: ThingPosition) -> dict[str, int | str]:
        return {"location": LOCATION_IDS[self.place], "force": p.alien_force}

    def everybody(self, p: ThingPosition) -> list[int]:
        """Who has no weapon at hand, as all can see, is answered for (specification 7.3)."""
        return [figure for figure in p.standing_at(self.place) if weapon_at_hand(p, figure)]

    def options(self, p: ThingPosition, seat: int) -> list[Option]:
        return [*[FIGHT[piece] for piece in fighting_weapons(p, seat)], NO]

    def resolve_all(self, p: ThingPosition, answers: list[Option | None]) -> None:
        for figure in p.standing_at(self.place):
            answer = answers[figure]
            if answer is not None and answer != NO:
                lose_active(p)
                fight(p, figure, answer.value)
                return
        compare(p, self.place)


def fighting_weapons(p: ThingPosition, figure: int) -> list[int]:
    """What drives the alien away."""
    return [piece for piece in (DYNAMITE, FLAMETHROWER) if can_use(p, figure, piece)]


def fight(p: ThingPosition, figure: int, piece: int) -> None:
    """The faction loses a point of force for good, the alien flees, the fighter lies down
    (TT-ENC-08, TT-ENC-24)."""
    use_up(p, figure, piece)
    p.faction_force -= 1
    p.standing[figure] = False
    facts = {**who(p, figure), "piece": PIECE_IDS[piece], "force": p.faction_force}
    tell(p, "alien_fought", facts)


def compare(p: ThingPosition, place: int) -> None:
    """Force against the characters there (TT-ENC-07, -09, -12, -13)."""
    there = p.standing_at(place)
    force, count = p.alien_force, len(there)
    outcome = "stronger" if force > count else "equal" if force == count else "weaker"
    facts = {"location": LOCATION_IDS[place], "force": force, "count": count}
    tell(p, "alien_compared", {**facts, "outcome": outcome})
    if force > count:
        p.then(AlienChoice(), AlienGone())
        return
    if force == count:
        for figure in there:
            p.standing[figure] = False
    p.then(AlienGone())


class AlienGone(Step[ThingPosition]):
    """The location is resolved (TT-WIN-05)."""

    def run(self, p: ThingPosition) -> None:
        p.alien_place = NOWHERE
        p.alien_force = 0
        check_humans(p)


class AlienChoice(AskOpen):
    """D16: assimilate or wreck. Every revealed alien names one option, once; the others see one
    open decision (TT-ENC-05, -09, TT-ALN-15 to -17)."""

    POINT = "D16"

    def run(self, p: ThingPosition) -> None:
        p.named = [NONE] * p.seats
        super().run(p)

    def about(self, p: ThingPosition) -> dict[str, int | str]:
        return {"location": LOCATION_IDS[p.alien_place], "force": p.alien_force}

    def everybody(self, p: ThingPosition) -> list[int]:
        return p.revealed[:]

    def waiting(self, p: ThingPosition, viewer: int) -> list[int]:
        return p.asked[:] if viewer in p.revealed else p.revealed[:]

    def acts(self, p: ThingPosition, seat: int) -> list[Option]:
        return alien_options(p, p.alien_place)

    def act(self, p: ThingPosition, seat: int, option: Option) -> None:
        options = alien_options(p, p.alien_place)
        p.named[seat] = options.index(option)
        p.asked.remove(seat)
        if p.history is not None:
            facts = {"player": seat, "option": option.text}
            tell(p, "faction_named", facts, None, tuple(p.revealed))
        if 2 * p.named.count(p.named[seat]) > len(p.revealed):
            self.finish_open(p)
            carry_out(p, option)
        elif not p.asked:
            self.finish_open(p)
            self.done(p)

    def done(self, p: ThingPosition) -> None:
        """Most names; a tie goes to the option of whoever was revealed earliest. Where nobody names
        anything the alien acts by itself (TT-ALN-07)."""
        options = alien_options(p, p.alien_place)
        counts = [p.named.count(number) for number in range(len(options))]
        most = max(counts)
        if most == 0:
            carry_out(p, by_itself(p))
            return
        for seat in p.revealed:
            if p.named[seat] != NONE and counts[p.named[seat]] == most:
                carry_out(p, options[p.named[seat]])
                return


def alien_options(p: ThingPosition, place: int) -> list[Option]:
    """What a revealed alien may do in a location where it is stronger, or alone."""
    there = p.standing_at(place) if place < GREEN else []
    options = [ASSIMILATE[figure] for figure in there]
    if place in p.dogs:
        options.append(ASSIMILATE_DOG)
    if place != KENNEL:
        options.append(WRECK)
    if place == KENNEL or (not there and place not in p.dogs):
        options.append(NOTHING)
    return options


def by_itself(p: ThingPosition) -> Option:
    """A character, the most suspected one; else the dog; else sabotage (TT-CALN-07, C-16)."""
    place = p.alien_place
    there = p.standing_at(place) if place < GREEN else []
    if there:
        most = max(p.suspicion[figure] for figure in there)
        worst = sorted([figure for figure in there if p.suspicion[figure] == most])
        return ASSIMILATE[worst[p.chance.below(len(worst), "victim")]]
    options = alien_options(p, place)
    if ASSIMILATE_DOG in options:
        return ASSIMILATE_DOG
    return WRECK if WRECK in options else NOTHING


def carry_out(p: ThingPosition, option: Option) -> None:
    """What the faction has decided; all other characters flee (TT-ENC-10, TT-ENC-11)."""
    p.named = [NONE] * p.seats
    place = p.alien_place
    there = p.standing_at(place) if place < GREEN else []
    if option == WRECK:
        alien_sabotage(p, place, p.alien_force)
    elif option == ASSIMILATE_DOG:
        assimilate_dog(p, place)
    elif option == NOTHING:
        tell(p, "alien_idle", {"location": LOCATION_IDS[place]})
    else:
        assimilate(p, option.value)
        there.remove(option.value)
    flee(p, there)


def assimilate_dog(p: ThingPosition, place: int) -> None:
    """A dog is removed from the game, and force rises (TT-ENC-10, TT-DOG-07)."""
    p.dogs[p.dogs.index(place)] = REMOVED
    p.faction_force += 1
    p.gains += 1
    if place == KENNEL and KENNEL not in p.dogs:
        p.kennel_card = False
    tell(p, "dog_assimilated", {"location": LOCATION_IDS[place], "force": p.faction_force})


def flee(p: ThingPosition, figures: list[int]) -> None:
    """Characters flee to the rec room, lying."""
    if not figures:
        return
    for figure in figures:
        p.place[figure] = REC_ROOM
        p.standing[figure] = False
    tell(p, "fled", {"players": [p.owner[figure] for figure in figures]})


# -- other locations -----------------------------------------------------------------------------


class OtherAt(Step[ThingPosition]):
    """The dog first, then the meeting (TT-ENC-16 to TT-ENC-19, TT-ENC-27)."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, p: ThingPosition) -> None:
        place = self.place
        p.todo.remove(place)
        subjects(p, place)
        there = p.standing_at(place)
        counted = facing_dog(p, there)
        if len(there) > 1:
            p.then(Meeting(place))
        if place not in p.dogs or not counted:
            return
        if len(counted) > 1:
            capture(p, place)
        elif not p.plays(counted[0], CLARK):
            p.then(DogCheck(counted[0]))


def facing_dog(p: ThingPosition, there: list[int]) -> list[int]:
    """Who counts when characters face a dog; Clark by the setting `clark_counts`."""
    if p.settings.clark_counts:
        return there
    return [figure for figure in there if not p.plays(figure, CLARK)]


def capture(p: ThingPosition, place: int) -> None:
    """The dog goes to the kennel, whose card then comes into the deck (TT-ENC-17, TT-ENC-18)."""
    p.dogs[p.dogs.index(place)] = KENNEL
    if not p.settings.kennel_closed:
        p.kennel_card = True
    tell(p, "dog_captured", {"location": LOCATION_IDS[place], "kennel": p.kennel_card})
