"""Phase 3 of the co-operative game, movement and meetings: specification 6.27 (CMOV)."""

from __future__ import annotations

from whiteout.core.choice import Prompt, Step
from whiteout.core.option import Option
from whiteout.games.the_thing.options import (
    AVOID_AS,
    BOARD,
    DORMITORY_MOVE,
    FIGURE,
    LOCATION,
    MAY_BOARD,
    MOVE,
    NO,
)
from whiteout.games.the_thing.position import MOVES, NOBODY, ThingPosition
from whiteout.games.the_thing.rules.asking import Ask, AskDraft, tell, who
from whiteout.games.the_thing.rules.contagion import avoid, avoiding_weapons, draw_dog_token
from whiteout.games.the_thing.rules.coop_threat import CheckThreat, turn
from whiteout.games.the_thing.rules.encounters import capture, facing_dog, subjects
from whiteout.games.the_thing.rules.maintenance import has_landed
from whiteout.games.the_thing.rules.moves import RESCUE, put_figure, rooms
from whiteout.games.the_thing.rules.phase import begin
from whiteout.games.the_thing.rules.suspicion import advance, in_green_zone
from whiteout.games.the_thing.tables import (
    ALIEN,
    CHARACTER_IDS,
    CLARK,
    DORMITORY,
    GREEN,
    LOCATION_IDS,
    ROLES,
    RULE_OF,
)


class CoopMoves(Step[ThingPosition]):
    """Every player moves all characters, from the leader clockwise (TT-CMOV-01, TT-CMOV-07)."""

    def run(self, p: ThingPosition) -> None:
        begin(p, MOVES)
        p.moved = [False] * len(p.place)
        p.boarding = NOBODY
        p.boarder = NOBODY
        p.then(NextFigure())
        if has_landed(p):
            least = least_suspected(p)
            if len(least) > 1:
                p.then(NameBoarder(p.leader))
            elif least:
                name_boarder(p, least[0])


def least_suspected(p: ThingPosition) -> list[int]:
    """The characters on the lowest suspicion."""
    order = p.in_turn_order()
    least = min([p.suspicion[figure] for figure in order], default=0)
    return [figure for figure in order if p.suspicion[figure] == least]


class NameBoarder(Ask):
    """D46: which of the least suspected may board in this phase."""

    POINT = "D46"
    SECRET = False

    def options(self, p: ThingPosition, seat: int) -> list[Option]:
        return [MAY_BOARD[p.character[figure]] for figure in least_suspected(p)]

    def resolve(self, p: ThingPosition, option: Option) -> None:
        name_boarder(p, p.figure_of(option.value))


def name_boarder(p: ThingPosition, figure: int) -> None:
    """E-88."""
    p.boarder = figure
    tell(p, "boarder_named", who(p, figure))


class NextFigure(Step[ThingPosition]):
    """The next player with a character that has not moved."""

    def run(self, p: ThingPosition) -> None:
        if p.boarding != NOBODY:
            return
        for figure in p.in_turn_order():
            if not p.moved[figure]:
                p.then(MoveFigure(p.owner[figure]), self)
                return


def unmoved(p: ThingPosition, seat: int) -> list[int]:
    """A player's characters that have not moved."""
    return [
        figure for figure in p.in_turn_order() if p.owner[figure] == seat and not p.moved[figure]
    ]


class MoveFigure(AskDraft):
    """D47, D48: which character, and where. The last one of a player is not asked for by name."""

    POINT = "D47"
    SECRET = False

    def prompt(self, p: ThingPosition, viewer: int) -> Prompt:
        mine = unmoved(p, self.seat)
        lone = len(mine) == 1
        draft = p.draft(self.seat) if viewer == self.seat else []
        if not lone and not draft:
            return "D47", RULE_OF["D47"], {"player": self.seat}
        figure = mine[0] if lone else p.figure_of(draft[0].value)
        about: dict[str, int | str] = {"player": self.seat}
        about["character"] = CHARACTER_IDS[p.character[figure]]
        return "D48", RULE_OF["D48"], about

    def parts(self, p: ThingPosition, seat: int, draft: list[Option]) -> list[Option]:
        mine = unmoved(p, seat)
        if len(mine) > 1 and not draft:
            return [FIGURE[p.character[figure]] for figure in mine]
        figure = mine[0] if not draft else p.figure_of(draft[0].value)
        found = rooms(p)
        if DORMITORY not in [p.place[other] for other in p.alive()]:
            found.append(DORMITORY_MOVE)
        if figure == p.boarder:
            found.append(BOARD)
        return found

    def is_complete(self, p: ThingPosition, seat: int, draft: list[Option]) -> bool:
        return draft[-1].verb != "figure"

    def resolve_draft(self, p: ThingPosition, seat: int, draft: list[Option]) -> None:
        named = len(draft) > 1
        figure = p.figure_of(draft[0].value) if named else unmoved(p, seat)[0]
        p.moved[figure] = True
        if draft[-1] == BOARD:
            p.boarding = figure
            tell(p, "boarding_declared", {**who(p, figure), "vehicle": RESCUE})
            return
        place = DORMITORY if draft[-1] == DORMITORY_MOVE else draft[-1].value
        put_figure(p, figure, place, MOVE, False)


# -- dogs and meetings ---------------------------------------------------------------------------


class CoopMeetings(Step[ThingPosition]):
    """After all moves, location by location; then one check of the threat (TT-CMOV-03, -06)."""

    def run(self, p: ThingPosition) -> None:
        p.todo = [place for place in range(GREEN) if is_busy(p, place, True)]
        p.then(NextMeeting(True), CheckThreat())


class MeetAgain(Step[ThingPosition]):
    """With the setting `coop_meetings` = `twice`: before the first roll those who still stand
    together meet again."""

    def run(self, p: ThingPosition) -> None:
        if p.settings.meet_twice:
            p.todo = [place for place in range(GREEN) if is_busy(p, place, False)]
            p.then(NextMeeting(False), CheckThreat())


def is_busy(p: ThingPosition, place: int, dogs: bool) -> bool:
    """Two characters together, or one with a dog that it minds."""
    there = p.standing_at(place)
    alone = len(there) == 1 and dogs and place in p.dogs
    return len(there) > 1 or (alone and not p.plays(there[0], CLARK))


class NextMeeting(Step[ThingPosition]):
    """The leader picks the next location (TT-CMOV-03)."""

    __slots__ = ("dogs",)

    def __init__(self, dogs: bool) -> None:
        self.dogs = dogs

    def run(self, p: ThingPosition) -> None:
        if len(p.todo) > 1:
            p.then(PickMeeting(p.leader, self.dogs), self)
        elif p.todo:
            p.then(MeetingAt(p.todo[0], self.dogs), self)


class PickMeeting(Ask):
    """D14: which location is next."""

    __slots__ = ("dogs",)
    POINT = "D14"
    SECRET = False

    def __init__(self, seat: int, dogs: bool) -> None:
        super().__init__(seat)
        self.dogs = dogs

    def options(self, p: ThingPosition, seat: int) -> list[Option]:
        return [LOCATION[place] for place in p.todo]

    def resolve(self, p: ThingPosition, option: Option) -> None:
        p.then(MeetingAt(option.value, self.dogs))


class MeetingAt(Step[ThingPosition]):
    """The dog first, then the meeting (TT-CMOV-03 to TT-CMOV-05)."""

    __slots__ = ("dogs", "place")

    def __init__(self, place: int, dogs: bool) -> None:
        self.place = place
        self.dogs = dogs

    def run(self, p: ThingPosition) -> None:
        place = self.place
        p.todo.remove(place)
        subjects(p, place)
        if self.dogs and place in p.dogs:
            counted = facing_dog(p, p.standing_at(place))
            if len(counted) > 1:
                capture(p, place)
            elif counted and not p.plays(counted[0], CLARK):
                dog_check(p, counted[0])
        if not p.over:
            p.met = p.standing_at(place)
            p.then(AvoidRound(place, 0))


def dog_check(p: ThingPosition, figure: int) -> None:
    """Healthy: the disc advances; alien: the character turns at once (TT-CMOV-05)."""
    token = draw_dog_token(p)
    tell(p, "dog_token_drawn", {**who(p, figure), "token": ROLES[token]})
    if token == ALIEN:
        turn(p, figure, "dog")
    else:
        advance(p, figure, 1, "dog")


class AvoidRound(Step[ThingPosition]):
    """Every player with a participant who can avoid the meeting is asked, from the leader
    clockwise, until he says no (TT-CMOV-04, TT-CGEN-12, TT-ENC-26)."""

    __slots__ = ("done", "place")

    def __init__(self, place: int, done: int) -> None:
        self.place = place
        self.done = done
        """The seats that have said no, by bits."""

    def run(self, p: ThingPosition) -> None:
        if len(p.met) < 2:
            p.met = []
            return
        for step in range(p.seats):
            seat = (p.leader + step) % p.seats
            if not self.done >> seat & 1 and avoids_of(p, seat):
                p.then(AvoidAs(seat, self.place, self.done))
                return
        meet(p)


def avoids_of(p: ThingPosition, seat: int) -> list[Option]:
    """Which of a player's participants can avoid the meeting, and with what."""
    found: list[Option] = []
    for figure in p.met:
        if p.owner[figure] == seat:
            options = AVOID_AS[p.character[figure]]
            found += [options[piece] for piece in avoiding_weapons(p, figure)]
    return found


class AvoidAs(Ask):
    """D49: a character and its weapon, or no."""

    __slots__ = ("done", "place")
    POINT = "D49"
    SECRET = False

    def __init__(self, seat: int, place: int, done: int) -> None:
        super().__init__(seat)
        self.place = place
        self.done = done

    def about(self, p: ThingPosition) -> dict[str, int | str]:
        return {"location": LOCATION_IDS[self.place]}

    def options(self, p: ThingPosition, seat: int) -> list[Option]:
        return [*avoids_of(p, seat), NO]

    def resolve(self, p: ThingPosition, option: Option) -> None:
        if option == NO:
            p.then(AvoidRound(self.place, self.done | 1 << self.seat))
            return
        avoid(p, p.figure_of(option.value // 16), option.value % 16)
        p.then(AvoidRound(self.place, self.done))


def meet(p: ThingPosition) -> None:
    """Whoever is with somebody outside the green zone advances (TT-CMOV-04)."""
    met = p.met
    p.met = []
    rising = [
        figure
        for figure in met
        if any(other != figure and not in_green_zone(p, other) for other in met)
    ]
    for figure in rising:
        advance(p, figure, 1, "meeting")
