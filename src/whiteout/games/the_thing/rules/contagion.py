"""The meeting and the contagion check: specification 6.7 (ENC-19 to 22) and 6.8 (CON)."""

from __future__ import annotations

from whiteout.core.choice import Step
from whiteout.core.event import Facts
from whiteout.core.option import Option
from whiteout.games.the_thing.options import AVOID, CONFIRM, LOOK, NO, TOKENS_ALIEN, TOKENS_HUMAN
from whiteout.games.the_thing.position import NOBODY, NOTHING, ThingPosition
from whiteout.games.the_thing.rules.asking import Ask, AskAll, tell, who
from whiteout.games.the_thing.rules.ending import check_humans, note_lost_human
from whiteout.games.the_thing.rules.items import can_use, use_up, weapon_at_hand
from whiteout.games.the_thing.rules.suspicion import advance, in_green_zone
from whiteout.games.the_thing.tables import (
    ALIEN,
    ALIEN_DOG_TOKENS,
    DOG_TOKENS,
    FIREARM,
    FLAMETHROWER,
    HUMAN,
    LOCATION_IDS,
    MELEE,
    PIECE_IDS,
    ROLES,
)

DOG = "dog"


def infect(p: ThingPosition, figure: int) -> None:
    """A human who saw an alien token becomes an alien at once (TT-CON-05, TT-CON-10, TT-INV-04)."""
    if p.role[figure] == HUMAN:
        p.role[figure] = ALIEN
        p.infections.append(figure)
        note_lost_human(p, figure)


def can_avoid(p: ThingPosition, figure: int) -> bool:
    """By public facts: a weapon at hand, or an open firearm (specification 7.3)."""
    return weapon_at_hand(p, figure) or FIREARM in p.open_cards[figure]


def avoiding_weapons(p: ThingPosition, figure: int) -> list[int]:
    """What a character can really avoid a meeting with (TT-ENC-20)."""
    return [piece for piece in (MELEE, FIREARM, FLAMETHROWER) if can_use(p, figure, piece)]


def avoid(p: ThingPosition, figure: int, piece: int) -> None:
    """Out of this meeting, and still standing (TT-ENC-21)."""
    use_up(p, figure, piece)
    p.met.remove(figure)
    tell(p, "meeting_avoided", {**who(p, figure), "piece": PIECE_IDS[piece]})


class Meeting(Step[ThingPosition]):
    """Those who stand together; each is asked once whether he avoids it (TT-ENC-19, TT-ENC-26)."""

    __slots__ = ("asked", "place")

    def __init__(self, place: int, asked: int = 0) -> None:
        self.place = place
        self.asked = asked
        """The figures that have been asked, by bits."""

    def run(self, p: ThingPosition) -> None:
        if not self.asked:
            p.met = p.standing_at(self.place)
        if len(p.met) < 2:
            p.met = []
            return
        for figure in p.met:
            if not self.asked >> figure & 1 and can_avoid(p, figure):
                p.then(Avoid(figure), Meeting(self.place, self.asked | 1 << figure))
                return
        meet(p, self.place)


class Avoid(Ask):
    """D17: a weapon to stay out of the meeting (TT-ENC-20)."""

    POINT = "D17"

    def about(self, p: ThingPosition) -> dict[str, int | str]:
        return {"player": self.seat, "location": LOCATION_IDS[p.place[self.seat]]}

    def options(self, p: ThingPosition, seat: int) -> list[Option]:
        return [*[AVOID[piece] for piece in avoiding_weapons(p, seat)], NO]

    def resolve(self, p: ThingPosition, option: Option) -> None:
        if option != NO:
            avoid(p, self.seat, option.value)


def meet(p: ThingPosition, place: int) -> None:
    """Tokens, owners, looks, confirmation, discs (TT-CON-12); nobody of them speaks (TT-CON-13)."""
    facts: Facts = {"location": LOCATION_IDS[place]}
    tell(p, "meeting_began", {**facts, "players": [p.owner[figure] for figure in p.met]})
    p.silent = p.met[:]
    p.then(Tokens(), Looks(), CarryOut(), Confirmed())


class Tokens(AskAll):
    """D18: everybody outside the green zone lays two tokens (TT-CON-01, TT-CON-02)."""

    POINT = "D18"

    def everybody(self, p: ThingPosition) -> list[int]:
        return [figure for figure in p.met if not in_green_zone(p, figure)]

    def options(self, p: ThingPosition, seat: int) -> list[Option]:
        return [TOKENS_HUMAN, TOKENS_ALIEN] if p.role[seat] == ALIEN else [TOKENS_HUMAN]

    def resolve_all(self, p: ThingPosition, answers: list[Option | None]) -> None:
        p.laid = [NOTHING if answer is None else int(answer == TOKENS_ALIEN) for answer in answers]
        laid = [figure for figure in p.met if p.laid[figure] != NOTHING]
        if p.history is not None and laid:
            secret: dict[int, Facts] = {figure: {"alien": p.laid[figure] == 1} for figure in laid}
            tell(p, "tokens_laid", {"players": laid}, secret)


def owners_for(p: ThingPosition, figure: int) -> list[int]:
    """Whose tokens a participant can look at (TT-CON-03)."""
    return [other for other in p.met if other != figure and p.laid[other] != NOTHING]


class Looks(AskAll):
    """D19: whose token to look at, where there are two (TT-CON-03, TT-CON-04)."""

    POINT = "D19"

    def everybody(self, p: ThingPosition) -> list[int]:
        return [figure for figure in p.met if len(owners_for(p, figure)) > 1]

    def options(self, p: ThingPosition, seat: int) -> list[Option]:
        return [LOOK[owner] for owner in owners_for(p, seat)]

    def resolve_all(self, p: ThingPosition, answers: list[Option | None]) -> None:
        p.looks = [NOBODY] * len(p.role)
        for figure in p.met:
            answer = answers[figure]
            owners = owners_for(p, figure)
            if answer is not None:
                p.looks[figure] = answer.value
            elif owners:
                p.looks[figure] = owners[0]


class CarryOut(Step[ThingPosition]):
    """Tokens are drawn and seen; roles change (TT-CON-04, TT-CON-05). Two viewers of one owner get
    different tokens."""

    def run(self, p: ThingPosition) -> None:
        lookers = [figure for figure in p.met if p.looks[figure] != NOBODY]
        if p.history is not None and lookers:
            targets = [p.looks[figure] for figure in lookers]
            tell(p, "looks_chosen", {"players": lookers, "targets": targets})
        seen = [HUMAN] * len(p.role)
        for owner in p.met:
            viewers = [figure for figure in lookers if p.looks[figure] == owner]
            if viewers and p.laid[owner] == 1:
                # Two backs in random order: with one viewer either, with two one each.
                back = p.chance.below(2, "contagion token")
                if back < len(viewers):
                    seen[viewers[back]] = ALIEN
        for figure in lookers:
            if p.history is not None:
                owner = p.looks[figure]
                token = {"token": ROLES[seen[figure]]}
                facts = {"player": figure, "target": owner}
                tell(p, "token_seen", facts, {figure: token, owner: token})
        for figure in lookers:
            if seen[figure] == ALIEN:
                infect(p, figure)
        p.laid = [NOTHING] * len(p.laid)


class DogCheck(Step[ThingPosition]):
    """One of nine tokens, looked at in secret (TT-CON-07)."""

    __slots__ = ("figure",)

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def run(self, p: ThingPosition) -> None:
        figure = self.figure
        token = draw_dog_token(p)
        p.met = [figure]
        p.silent = [figure]
        p.looks = [NOBODY] * len(p.role)
        p.looks[figure] = figure
        if p.history is not None:
            secret = {figure: {"token": ROLES[token]}}
            tell(p, "dog_token_drawn", {**who(p, figure), "token": None}, secret)
        if token == ALIEN:
            infect(p, figure)
        p.then(Confirmed())


def draw_dog_token(p: ThingPosition) -> int:
    """Two of the nine tokens are alien; the token goes back."""
    token = p.chance.below(DOG_TOKENS, "dog token")
    return ALIEN if token < ALIEN_DOG_TOKENS else HUMAN


class Confirmed(Step[ThingPosition]):
    """Whoever has looked confirms the role, changed or not (TT-CON-08)."""

    def run(self, p: ThingPosition) -> None:
        if any(owner != NOBODY for owner in p.looks):
            p.then(Confirm(), CheckOver())
        else:
            p.then(CheckOver())


class Confirm(AskAll):
    """D20: the same step with the same timing for all."""

    POINT = "D20"

    def everybody(self, p: ThingPosition) -> list[int]:
        return [figure for figure in p.met if p.looks[figure] != NOBODY]

    def options(self, p: ThingPosition, seat: int) -> list[Option]:
        return [CONFIRM]

    def resolve_all(self, p: ThingPosition, answers: list[Option | None]) -> None:
        if p.history is not None:
            seats = self.everybody(p)
            secret: dict[int, Facts] = {seat: {"role": ROLES[p.role[seat]]} for seat in seats}
            tell(p, "role_confirmed", {"players": seats}, secret)


class CheckOver(Step[ThingPosition]):
    """Tokens back, and a step for every disc whose owner looked (TT-CON-06)."""

    def run(self, p: ThingPosition) -> None:
        for figure in p.met:
            if p.looks[figure] != NOBODY:
                advance(p, figure, 1, DOG if p.looks[figure] == figure else "meeting")
        p.met = []
        p.silent = []
        p.looks = [NOBODY] * len(p.looks)
        check_humans(p)
