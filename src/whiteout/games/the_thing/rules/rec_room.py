"""Phase 5, the rec room: specification 6.15 (REC), the open step of trade and discussion."""

from __future__ import annotations

from whiteout.core.choice import Prompt, Step
from whiteout.core.draft import add_part
from whiteout.core.option import PASS, Option
from whiteout.games.the_thing.options import (
    ACCEPT,
    CALL,
    DECLINE,
    FINISH,
    HAND_OVER,
    OFFER,
    REVEAL,
    WITHDRAW,
)
from whiteout.games.the_thing.position import CHARACTER, REC_ROOM_STEP, ThingPosition
from whiteout.games.the_thing.rules.asking import AskOpen, distinct, tell, with_back
from whiteout.games.the_thing.rules.elimination import reveal
from whiteout.games.the_thing.rules.ending import check_humans
from whiteout.games.the_thing.rules.offer import ASKED, PARTNER
from whiteout.games.the_thing.rules.phase import begin
from whiteout.games.the_thing.rules.trade import (
    can_accept,
    contains,
    drafted,
    end_offer,
    exchange,
    free_pieces,
    offer_parts,
    partners,
    propose,
    still_possible,
)
from whiteout.games.the_thing.rules.vote import Vote
from whiteout.games.the_thing.tables import ALIEN, BACK_OF, REC_ROOM, RULE_OF


class RecRoom(Step[ThingPosition]):
    """Everybody returns and stands up (TT-REC-01); then trade and discussion, and the vote."""

    def run(self, p: ThingPosition) -> None:
        begin(p, REC_ROOM_STEP)
        for figure in p.alive():
            p.place[figure] = REC_ROOM
            p.standing[figure] = True
        tell(p, "returned", {})
        p.offers = [[] for _ in range(p.seats)]
        p.offers_made = [0] * p.seats
        p.heard = [False] * p.seats
        p.called = False
        p.then(Floor(), Vote())


class Floor(AskOpen):
    """D33 with D34 and D35: all have the word at once, and every act is bounded (TT-REC-07 to -19).

    What somebody drafts or picks is seen by nobody; it moves no number.
    """

    POINT = "D33"

    def prompt(self, p: ThingPosition, viewer: int) -> Prompt:
        draft = p.draft(viewer) if viewer >= 0 else []
        point = "D33"
        if draft:
            point = "D34" if draft[0] == OFFER else "D35"
        about: dict[str, int | str] = {}
        if len(draft) > 1 and point == "D34":
            about["player"] = draft[1].value
        elif point == "D35":
            about["player"] = draft[0].value
        return point, RULE_OF[point], about

    def everybody(self, p: ThingPosition) -> list[int]:
        return p.in_turn_order()

    # -- what can be done ------------------------------------------------------------------------

    def acts(self, p: ThingPosition, seat: int) -> list[Option]:
        acts: list[Option] = []
        if may_offer(p, seat):
            acts.append(OFFER)
        for maker in p.in_turn_order():
            if p.offers[maker] and p.offers[maker][PARTNER][0] == seat:
                if can_accept(p, maker):
                    acts.append(ACCEPT[maker])
                acts.append(DECLINE[maker])
        if p.offers[seat]:
            acts.append(WITHDRAW)
        if p.role[seat] == ALIEN and p.round >= p.settings.earliest_reveal:
            acts.append(REVEAL)
        if seat == p.leader and all_heard(p):
            acts.append(CALL)
        return acts

    def options(self, p: ThingPosition, seat: int) -> list[Option]:
        draft = p.draft(seat)
        if not draft:
            return [*self.acts(p, seat), PASS]
        parts = offer_parts(p, seat, draft) if draft[0] == OFFER else self.picks(p, seat, draft)
        return with_back(parts)

    def picks(self, p: ThingPosition, seat: int, draft: list[Option]) -> list[Option]:
        """Free pieces with a back that is still asked for (TT-REC-11)."""
        wanted = still_wanted(p, draft)
        left = free_pieces(p, seat)
        for part in draft[1:]:
            left.remove(part.value)
        return [HAND_OVER[piece] for piece in distinct(left) if wanted[BACK_OF[piece]]]

    # -- doing it --------------------------------------------------------------------------------

    def take(self, p: ThingPosition, seat: int, option: Option) -> None:
        if option == PASS:
            p.heard[seat] = True
            p.number += 1
            tell(p, "ready", {"player": seat})
        super().take(p, seat, option)

    def act(self, p: ThingPosition, seat: int, option: Option) -> None:
        draft = p.draft(seat)
        if draft:
            self.go_on(p, seat, draft, option)
        elif option == OFFER:
            add_part(p, seat, option)
        elif option.verb == "accept":
            if sum(p.offers[option.value][ASKED]):
                add_part(p, seat, option)
            else:
                self.trade(p, option.value, [])
        elif option == REVEAL:
            self.show(p, seat)
        elif option == CALL:
            self.call(p, seat)
        else:
            maker = seat if option == WITHDRAW else option.value
            self.heard_of(p, seat)
            end_offer(p, maker, "withdrawn" if option == WITHDRAW else "declined")
            self.word_to(p, [maker])

    def go_on(self, p: ThingPosition, seat: int, draft: list[Option], option: Option) -> None:
        """A part of a draft: nobody else sees it, unless it is the last."""
        if option == FINISH:
            self.finish(p, seat)
            return
        draft = add_part(p, seat, option)
        if draft and draft[0] != OFFER and not sum(still_wanted(p, draft)):
            picked = [part.value for part in draft[1:]]
            p.drafts[seat] = []
            self.trade(p, draft[0].value, picked)

    def finish(self, p: ThingPosition, seat: int) -> None:
        """An offer is complete (TT-REC-10)."""
        offer = drafted(p.draft(seat))
        p.drafts[seat] = []
        propose(p, seat, offer)
        self.heard_of(p, seat)
        self.word_to(p, [offer[PARTNER][0]])

    def trade(self, p: ThingPosition, maker: int, picked: list[int]) -> None:
        """Everything changes hands at once (TT-REC-11)."""
        partner = p.offers[maker][PARTNER][0]
        self.heard_of(p, partner)
        exchange(p, maker, picked)
        self.settle(p)
        self.word_to(p, [maker, partner])

    def show(self, p: ThingPosition, seat: int) -> None:
        """A hidden alien reveals himself: it takes effect at once (TT-REC-15, TT-REC-17)."""
        if p.drafts:
            p.drafts[seat] = []
        if seat in p.asked:
            p.asked.remove(seat)
        reveal(p, seat, "own_wish")
        if p.offers[seat]:
            end_offer(p, seat, "lapsed")
        if check_humans(p):
            return
        self.settle(p)
        self.word_to(p, p.in_turn_order())

    def call(self, p: ThingPosition, seat: int) -> None:
        """The leader calls the vote (TT-REC-06, TT-REC-12, TT-REC-14)."""
        p.called = True
        tell(p, "vote_called", {"player": seat})
        self.finish_open(p)
        self.lapse_all(p)

    def done(self, p: ThingPosition) -> None:
        """All are ready: the vote begins (TT-REC-13)."""
        tell(p, "vote_called", {"player": None})
        self.lapse_all(p)

    def lapse_all(self, p: ThingPosition) -> None:
        """What is still on offer lapses."""
        for maker in range(p.seats):
            if p.offers[maker]:
                end_offer(p, maker, "lapsed")

    # -- who has the word ------------------------------------------------------------------------

    def heard_of(self, p: ThingPosition, seat: int) -> None:
        """A seat has acted, for all to see."""
        p.heard[seat] = True

    def word_to(self, p: ThingPosition, seats: list[int]) -> None:
        """These have the word again, and an act has taken effect (TT-REC-13)."""
        p.number += 1
        asked = set(p.asked)
        asked.update(seat for seat in seats if p.status[seat] == CHARACTER)
        p.asked = [seat for seat in self.everybody(p) if seat in asked]

    def settle(self, p: ThingPosition) -> None:
        """Offers that cannot be any more lapse, drafts fall (TT-REC-12, TT-REC-18)."""
        for maker in range(p.seats):
            if p.offers[maker] and not still_possible(p, maker, p.offers[maker]):
                end_offer(p, maker, "lapsed")
                self.word_to(p, [maker])
        for seat in range(p.seats):
            draft = p.draft(seat)
            if draft and not self.draft_stands(p, seat, draft):
                p.drafts[seat] = []
                tell(p, "draft_dropped", {"player": seat}, None, (seat,))

    def draft_stands(self, p: ThingPosition, seat: int, draft: list[Option]) -> bool:
        """Whether a draft or a picking can still be finished."""
        if draft[0] == OFFER:
            stands = len(draft) == 1 or still_possible(p, seat, drafted(draft))
            return stands and bool(offer_parts(p, seat, draft))
        maker = draft[0].value
        mine = bool(p.offers[maker]) and p.offers[maker][PARTNER][0] == seat
        return (
            mine
            and can_accept(p, maker)
            and contains(free_pieces(p, seat), [part.value for part in draft[1:]])
        )


def may_offer(p: ThingPosition, seat: int) -> bool:
    """TT-REC-09: one open offer at a time, and so many in one phase."""
    return (
        p.offers_made[seat] < p.settings.offers and not p.offers[seat] and bool(partners(p, seat))
    )


def all_heard(p: ThingPosition) -> bool:
    """Every other character has acted or been ready (TT-REC-14)."""
    return all(p.heard[seat] for seat in p.alive() if seat != p.leader)


def still_wanted(p: ThingPosition, draft: list[Option]) -> list[int]:
    """How many pieces of each back are still to be picked."""
    wanted = p.offers[draft[0].value][ASKED][:]
    for part in draft[1:]:
        wanted[BACK_OF[part.value]] -= 1
    return wanted
