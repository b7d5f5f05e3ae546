"""A locked trade, and the clickers of vulnerable givers: specification 6.17 (TRD-06 to -11, -21)
and 6.18 (CLK).

The order: pick cards, pay, avoidance rolls, clickers, cards change hands (WG-TRD-10).
"""

from __future__ import annotations

from bisect import insort
from typing import ClassVar, Final

from whiteout.core.choice import Prompt, Step, VeiledChoice
from whiteout.core.clock import ANSWER_KIND, Clock
from whiteout.core.draft import SharedDraft
from whiteout.core.event import Event
from whiteout.core.option import Option
from whiteout.games.who_goes_there.options import (
    ACCEPT_CLICKER,
    CLEAN,
    INFECTED,
    PAY_ROLL,
    PICK,
    ROLL,
)
from whiteout.games.who_goes_there.position import (
    CLICKER_ROLL,
    NO_ROLL,
    NOBODY,
    CampPosition,
)
from whiteout.games.who_goes_there.rules.dice import (
    flares,
    reroll_by,
    rerolls,
    roll_dice,
    turn_die,
)
from whiteout.games.who_goes_there.rules.hand import count_of, kinds_in
from whiteout.games.who_goes_there.rules.infection import infect, look, spend
from whiteout.games.who_goes_there.rules.own_choice import OwnChoice
from whiteout.games.who_goes_there.tables import ids_of, kind_of


def amount(p: CampPosition, giver: int) -> int:
    """How many cards a side gives."""
    return p.trade_give if giver == p.active else p.trade_want


def sides(p: CampPosition) -> list[int]:
    """The two, the active player first."""
    return [p.active, p.trade_partner]


def other_side(p: CampPosition, player: int) -> int:
    """The other of the two."""
    return p.trade_partner if player == p.active else p.active


class PickCards(SharedDraft[CampPosition]):
    """D25: each giver picks in secret, card by card (WG-TRD-06). Asked also with one kind in hand
    (WG-INFO-05)."""

    __slots__ = ()
    POINT: ClassVar = "D25"
    RULE: ClassVar = "WG-TRD-06"

    def prompt(self, p: CampPosition, viewer: int) -> Prompt:
        about: dict[str, int | str] = {"player": p.active, "to": p.trade_partner}
        return self.POINT, self.RULE, about

    def everybody(self, p: CampPosition) -> list[int]:
        return [giver for giver in sides(p) if amount(p, giver)]

    def parts(self, p: CampPosition, seat: int, draft: list[Option]) -> list[Option]:
        left = p.hands[seat][:]
        for part in draft:
            left.remove(next(card for card in left if kind_of(card) == part.value))
        kinds = kinds_in(left)
        if p.settings.binding:
            kinds = owed(p, seat, draft) or kinds
        return [PICK[kind] for kind in kinds]

    def is_complete(self, p: CampPosition, seat: int, draft: list[Option]) -> bool:
        return len(draft) == amount(p, seat)

    def resolve_drafts(self, p: CampPosition, drafts: list[list[Option]]) -> None:
        """The cards lie apart, and still count in hand (WG-TRD-21). Each receiving side pays one
        Action for the whole trade (WG-TRD-07)."""
        for giver in self.everybody(p):
            hand = p.hands[giver][:]
            apart = []
            for part in drafts[giver]:
                card = next(card for card in hand if kind_of(card) == part.value)
                hand.remove(card)
                apart.append(card)
            p.picks[giver] = sorted(apart)
        for receiver in sides(p):
            if amount(p, other_side(p, receiver)):
                spend(p, receiver, 1, "receive")
        p.then(Avoid(p.active), Avoid(p.trade_partner), SET_CLICKERS, CHANGE_HANDS)


def owed(p: CampPosition, giver: int, draft: list[Option]) -> list[int]:
    """With `binding_trade_kinds`: the kinds named that must still be picked, once no card is left
    to choose freely (WG-TRD-20)."""
    named = p.trade_give_kinds if giver == p.active else p.trade_want_kinds
    left = named[:]
    for part in draft:
        if part.value in left:
            left.remove(part.value)
    missing = [kind for kind in left if count_of(p.hands[giver], kind)]
    return sorted(set(missing)) if amount(p, giver) - len(draft) <= len(missing) else []


# -- avoiding ------------------------------------------------------------------------------------


class Avoid(Step[CampPosition]):
    """A receiver faces the clicker of a vulnerable giver (WG-CLK-02, WG-CLK-05)."""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, p: CampPosition) -> None:
        giver = other_side(p, self.player)
        p.taken_looks[self.player] = False
        if amount(p, giver) and p.vulnerable[giver]:
            p.roll = CLICKER_ROLL
            p.dice, p.turned = [], []
            p.then(FaceClicker(self.player))


class FaceClicker(OwnChoice):
    """D26: roll, or take it; after a Miss pay again, use what turns the die, or take it (WG-CLK-05
    to -08, -13)."""

    __slots__ = ()
    POINT: ClassVar = "D26"
    RULE: ClassVar = "WG-CLK-06"

    def clock(self, p: CampPosition) -> Clock:
        return Clock(ANSWER_KIND, 20)

    def about(self, p: CampPosition) -> dict[str, int | str]:
        return {"player": self.seat, "to": other_side(p, self.seat)}

    def answers(self, p: CampPosition, seat: int) -> list[Option]:
        if not p.dice:
            return [ROLL, ACCEPT_CLICKER]
        found = [ACCEPT_CLICKER]
        if p.all_actions(seat):
            found.append(PAY_ROLL)
        found += rerolls(p, seat, ("clicker",))
        if seat == p.active:
            found += flares(p, seat, p.picks[seat])
        return found

    def carry_out(self, p: CampPosition, option: Option) -> None:
        seat = self.seat
        if option is ACCEPT_CLICKER:
            face(p, seat, "accepted")
            return
        if option is ROLL or option is PAY_ROLL:
            if option is PAY_ROLL:
                spend(p, seat, 1, "avoid")
            p.dice, p.turned = [], []
            roll_dice(p, seat, 1, CLICKER_ROLL)
        elif option.verb == "reroll":
            reroll_by(p, seat, [option])
        else:
            turn_die(p, seat, option)
        if p.dice[0]:
            face(p, seat, "avoided")
        elif seat == p.active or p.all_actions(seat) or rerolls(p, seat, ("clicker",)):
            p.then(self)  # the active player is always asked (WG-CLK-14)
        else:
            face(p, seat, "accepted")  # WG-CLK-07


def face(p: CampPosition, player: int, answer: str) -> None:
    """The clicker is taken or avoided."""
    p.taken_looks[player] = answer == "accepted"
    p.roll = NO_ROLL
    p.dice, p.turned = [], []
    if p.history is not None:
        facts = {"player": player, "to": other_side(p, player), "answer": answer}
        p.emit(Event("clicker_faced", facts))


class SetClickers(VeiledChoice[CampPosition]):
    """D27: givers whose clicker was taken set it, in secret and together (WG-CLK-03, -09, -10).
    Humans are asked too (WG-INFO-02)."""

    __slots__ = ()
    POINT: ClassVar = "D27"
    RULE: ClassVar = "WG-CLK-03"

    def clock(self, p: CampPosition) -> Clock:
        return Clock(ANSWER_KIND, 20)

    def everybody(self, p: CampPosition) -> list[int]:
        return [giver for giver in sides(p) if p.taken_looks[other_side(p, giver)]]

    def run(self, p: CampPosition) -> None:
        if self.everybody(p):
            super().run(p)

    def options(self, p: CampPosition, seat: int) -> list[Option]:
        return settings_of(p, seat)

    def resolve_all(self, p: CampPosition, answers: list[Option | None]) -> None:
        shown: list[int] = []
        for giver in sides(p):
            if answers[giver] is not None:
                looker = other_side(p, giver)
                if look(p, giver, looker, answers[giver] is INFECTED, "trade"):
                    shown.append(looker)
        for looker in shown:
            infect(p, looker, "trade")


def settings_of(p: CampPosition, player: int) -> list[Option]:
    """A human can set only `clean` (WG-CLK-03)."""
    return [CLEAN, INFECTED] if p.infected[player] else [CLEAN]


class ChangeHands(Step[CampPosition]):
    """The cards change hands; the partner has the word again (WG-TRD-10, -11, -17)."""

    __slots__ = ()

    def run(self, p: CampPosition) -> None:
        two = sides(p)
        for giver in two:
            receiver = other_side(p, giver)
            for card in p.picks[giver]:
                p.hands[giver].remove(card)
            for card in p.picks[giver]:
                insort(p.hands[receiver], card)
        if p.history is not None:
            active, partner = two
            public = {
                "player": active,
                "to": partner,
                "give": p.trade_give,
                "want": p.trade_want,
            }
            told = {"given": ids_of(p.picks[active]), "got": ids_of(p.picks[partner])}
            swapped = {"given": told["got"], "got": told["given"]}
            p.emit(Event("trade_done", public, {active: told, partner: swapped}))
        p.fresh[p.trade_partner] = p.settings.offers_out_of_turn
        for giver in two:
            p.picks[giver] = []
            p.taken_looks[giver] = False
        p.trade_partner = NOBODY
        p.trade_give = p.trade_want = 0
        p.trade_give_kinds = []
        p.trade_want_kinds = []


PICK_CARDS: Final = PickCards()
SET_CLICKERS: Final = SetClickers()
CHANGE_HANDS: Final = ChangeHands()
