"""Requests and hand-offs (specification 6.10)."""

from __future__ import annotations

from typing import ClassVar

from whiteout.core.choice import Step
from whiteout.core.event import Event
from whiteout.core.option import Option
from whiteout.games.dead_of_winter.options import (
    ACCEPT,
    ANY,
    ATTACK,
    CARD,
    DECLINE,
    ITEM,
    MOVE,
    PLAY,
    PLAY_CARD,
    PLAYER,
    REFUSE,
    SURVIVOR,
    SYMBOL,
    TO_CRISIS,
)
from whiteout.games.dead_of_winter.position import WinterPosition
from whiteout.games.dead_of_winter.rules import attack, moving, playing
from whiteout.games.dead_of_winter.rules.crisis import contribute
from whiteout.games.dead_of_winter.rules.general import GRANTED, HANDED, Ask, kinds, leaves, note
from whiteout.games.dead_of_winter.rules.items import take_item
from whiteout.games.dead_of_winter.rules.plan import (
    UNSET,
    W_ITEM,
    W_OTHER,
    W_PLAYER,
    W_SURVIVOR,
    W_WISH,
    Plan,
)
from whiteout.games.dead_of_winter.rules.playing import playable
from whiteout.games.dead_of_winter.tables import (
    FUEL,
    ITEM_IDS,
    ITEMS,
    KIND,
    OUTSIDER,
    SURVIVOR_IDS,
    SYMBOL_OF,
    SYMBOLS,
)

# -- requests --------------------------------------------------------------------------------------


def request_parts(p: WinterPosition, plan: Plan) -> list[Option]:
    """D31, D32 (DW-REQ-01, DW-REQ-02)."""
    if plan.player == UNSET:
        return plan.asks("D31", W_PLAYER, [PLAYER[seat] for seat in attack.may_ask(p, plan)])
    if plan.wish is None:
        return plan.asks("D32", W_WISH, [ANY, *SYMBOL, *CARD])
    return []


def request(p: WinterPosition, plan: Plan) -> None:
    """Somebody is asked for a card to be played at once."""
    assert plan.wish is not None
    tell_request(p, plan.seat, plan.player, plan.wish, "request")
    p.then(GiveCard(plan.player, plan))


def ask_for(p: WinterPosition, plan: Plan) -> None:
    """Somebody is asked in the middle of an action, before anything is paid (DW-REQ-08)."""
    wish = CARD[FUEL] if plan.kind == MOVE else SYMBOL[plan.symbol]
    tell_request(p, plan.seat, plan.ask, wish, "move" if plan.kind == MOVE else "attack")
    p.then(GiveCard(plan.ask, plan))


def tell_request(p: WinterPosition, seat: int, asked: int, wish: Option, cause: str) -> None:
    """Everybody hears who asks whom for what (F-62)."""
    if p.history is not None:
        symbol = SYMBOLS[wish.value] if wish.verb == "symbol" else None
        card = ITEM_IDS[wish.value] if wish.verb == "card" else None
        facts = {"player": seat, "target": asked, "symbol": symbol, "card": card, "action": cause}
        p.emit(Event("request_made", facts))


class GiveCard(Ask):
    """D33: a matching card that the requester can play now, or nothing. Asked also with nothing to
    give (DW-REQ-02, DW-REQ-03, DW-DEC-06)."""

    __slots__ = ("plan",)
    POINT: ClassVar[str] = "D33"
    RULE: ClassVar[str] = "DW-REQ-02"
    SECRET: ClassVar[bool] = True

    def __init__(self, seat: int, plan: Plan) -> None:
        super().__init__(seat)
        self.plan = plan

    def about(self, p: WinterPosition) -> dict[str, int | str]:
        return {"player": self.plan.seat, "wish": wish_text(self.plan)}

    def options(self, p: WinterPosition, seat: int) -> list[Option]:
        hand = kinds(p.hands[seat])
        return [DECLINE, *[CARD[card] for card in hand if self.fits(p, card)]]

    def fits(self, p: WinterPosition, card: int) -> bool:
        """Whether a card is what was asked for, and of use to the requester."""
        plan = self.plan
        if plan.ask != UNSET:
            return card == FUEL if plan.kind == MOVE else SYMBOL_OF[card] == plan.symbol
        wish = plan.wish
        assert wish is not None
        if wish.verb == "symbol" and SYMBOL_OF[card] != wish.value:
            return False
        if wish.verb == "card" and card != wish.value:
            return False
        return playable(p, plan.seat, card, requested=True)

    def resolve(self, p: WinterPosition, option: Option) -> None:
        plan = self.plan
        if option == DECLINE:
            p.declined += 1
            if p.history is not None:
                p.emit(Event("request_declined", {"player": plan.seat, "target": self.seat}))
            return
        card = option.value
        leaves(p, self.seat, card)
        p.played = card
        if p.history is not None:
            facts = {"player": plan.seat, "target": self.seat, "card": ITEM_IDS[card]}
            p.emit(Event("request_granted", facts))
        p.then(NoteGranted(card, self.seat))
        if plan.ask == UNSET:
            self.play(p, card)
        elif plan.kind == MOVE:
            moving.carry_out(p, plan, self.seat)
        elif plan.kind == ATTACK:
            attack.carry_out(p, plan, card, self.seat)
        else:
            playing.carry_out(p, plan, -1, card, self.seat)

    def play(self, p: WinterPosition, card: int) -> None:
        """The requester plays it at once, or puts an Outsider to the crisis (DW-REQ-07)."""
        seat = self.plan.seat
        may_give = p.settings.outsider_to_crisis and not p.exiled[seat]
        if may_give and ITEMS[card].play == OUTSIDER:
            p.then(PlayOrGive(seat, card, self.seat))
        else:
            p.then(PlayGiven(seat, card, self.seat, ()))


def wish_text(plan: Plan) -> str:
    """What is asked for: a symbol, a kind, or any card."""
    if plan.ask != UNSET:
        return ITEM_IDS[FUEL] if plan.kind == MOVE else f"any_{SYMBOLS[plan.symbol]}"
    wish = plan.wish
    assert wish is not None
    if wish.verb == "symbol":
        return f"any_{wish.args[0]}"
    return "any" if wish == ANY else str(wish.args[0])


class NoteGranted(Step[WinterPosition]):
    """A request was answered and the card played (3.12)."""

    __slots__ = ("card", "giver")

    def __init__(self, card: int, giver: int) -> None:
        self.card = card
        self.giver = giver

    def run(self, p: WinterPosition) -> None:
        note(p, GRANTED, -1, -1, 0, self.card, self.giver)


class PlayOrGive(Ask):
    """D68: a requested Outsider is played or added to the crisis (DW-REQ-07)."""

    __slots__ = ("card", "giver")
    POINT: ClassVar[str] = "D68"
    RULE: ClassVar[str] = "DW-REQ-07"

    def __init__(self, seat: int, card: int, giver: int) -> None:
        super().__init__(seat)
        self.card = card
        self.giver = giver

    def options(self, p: WinterPosition, seat: int) -> list[Option]:
        return [PLAY, TO_CRISIS]

    def resolve(self, p: WinterPosition, option: Option) -> None:
        if option == PLAY:
            p.then(PlayGiven(self.seat, self.card, self.giver, ()))
        else:
            p.played = -1
            contribute(p, self.seat, [], [self.card])


class PlayGiven(Ask):
    """The parts of a requested card, one by one and openly, without a way back (DW-DEC-13)."""

    __slots__ = ("answers", "card", "giver")
    RULE: ClassVar[str] = "DW-REQ-03"
    IN_TURN: ClassVar[bool] = True

    def __init__(self, seat: int, card: int, giver: int, answers: tuple[Option, ...]) -> None:
        super().__init__(seat)
        self.card = card
        self.giver = giver
        self.answers = answers

    def walk(self, p: WinterPosition) -> Plan:
        """The plan so far; what is pending in it is asked for."""
        plan = Plan(self.seat, PLAY_CARD)
        plan.play = self.card
        plan.given = True
        used = 0
        while True:
            options = playing.parts(p, plan)
            if not options:
                plan.pending = []
                return plan
            if len(options) == 1:
                plan.put(options[0])
            elif used < len(self.answers):
                plan.put(self.answers[used])
                used += 1
            else:
                plan.pending = options
                return plan

    def run(self, p: WinterPosition) -> None:
        plan = self.walk(p)
        if plan.pending:
            p.ask(self, self.seat)
        else:
            playing.carry_out(p, plan, self.giver, plan.card, -1)

    def point(self, p: WinterPosition) -> str:
        return self.walk(p).point

    def about(self, p: WinterPosition) -> dict[str, int | str]:
        return {"card": ITEM_IDS[self.card]}

    def options(self, p: WinterPosition, seat: int) -> list[Option]:
        return self.walk(p).pending

    def resolve(self, p: WinterPosition, option: Option) -> None:
        p.then(PlayGiven(self.seat, self.card, self.giver, (*self.answers, option)))


# -- hand-offs -------------------------------------------------------------------------------------


def receivers(p: WinterPosition, survivor: int) -> list[int]:
    """Other survivors at the same location that may be offered an item (DW-HAND-01, -04)."""
    owner = p.owner[survivor]
    strangers = p.declined < p.settings.most_declined
    here = p.at(p.place[survivor])
    return [s for s in here if s != survivor and (strangers or p.owner[s] == owner)]


def hand_off_parts(p: WinterPosition, plan: Plan) -> list[Option]:
    """D06, D34, D35."""
    if p.hand_offs >= p.settings.most_hand_offs:
        return []
    if plan.survivor == UNSET:
        able = [s for s in p.group(plan.seat) if p.items[s] and receivers(p, s)]
        return plan.asks("D06", W_SURVIVOR, [SURVIVOR[s] for s in able])
    if plan.item == UNSET:
        worn = sorted({item & KIND for item in p.items[plan.survivor]})
        return plan.asks("D34", W_ITEM, [ITEM[kind] for kind in worn])
    if plan.other == UNSET:
        found = receivers(p, plan.survivor)
        return plan.asks("D35", W_OTHER, [SURVIVOR[s] for s in found])
    return []


def hand_off(p: WinterPosition, plan: Plan) -> None:
    """The receiver has it at once; another player must agree (DW-HAND-02)."""
    if p.owner[plan.other] == plan.seat:
        give_item(p, plan.survivor, plan.item, plan.other)
    else:
        p.then(AcceptItem(p.owner[plan.other], plan.survivor, plan.item, plan.other))


def give_item(p: WinterPosition, survivor: int, kind: int, other: int) -> None:
    """An equipped card goes to another survivor with its marks (DW-HAND-03)."""
    p.hand_offs += 1
    p.items[other].append(take_item(p, survivor, kind))
    if p.history is not None:
        facts = {"survivor": SURVIVOR_IDS[survivor], "target": SURVIVOR_IDS[other]}
        p.emit(Event("handed_off", {**facts, "item": ITEM_IDS[kind]}))
    note(p, HANDED, survivor, p.place[survivor], 0, kind)


class AcceptItem(Ask):
    """D36: the receiver's controller agrees or not."""

    __slots__ = ("item", "other", "survivor")
    POINT: ClassVar[str] = "D36"
    RULE: ClassVar[str] = "DW-HAND-02"

    def __init__(self, seat: int, survivor: int, item: int, other: int) -> None:
        super().__init__(seat)
        self.survivor = survivor
        self.item = item
        self.other = other

    def about(self, p: WinterPosition) -> dict[str, int | str]:
        return {"survivor": SURVIVOR_IDS[self.survivor], "card": ITEM_IDS[self.item]}

    def options(self, p: WinterPosition, seat: int) -> list[Option]:
        return [ACCEPT, REFUSE]

    def resolve(self, p: WinterPosition, option: Option) -> None:
        if option == ACCEPT:
            give_item(p, self.survivor, self.item, self.other)
            return
        p.declined += 1
        if p.history is not None:
            facts = {"survivor": SURVIVOR_IDS[self.survivor], "player": self.seat}
            p.emit(Event("hand_off_refused", {**facts, "item": ITEM_IDS[self.item]}))
