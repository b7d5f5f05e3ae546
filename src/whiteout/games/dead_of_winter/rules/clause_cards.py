"""Decisions inside clauses about cards, decks and whole groups (specification 3.12, section 7)."""

from __future__ import annotations

from typing import ClassVar, Final

from whiteout.core.choice import Step, VeiledChoice
from whiteout.core.clock import WINDOW, Clock
from whiteout.core.event import Event
from whiteout.core.option import Option
from whiteout.games.dead_of_winter.options import (
    CARD,
    LEAVE_IT,
    LOCATION,
    PLAYER,
    SURVIVOR,
    UNDER,
)
from whiteout.games.dead_of_winter.position import NOBODY, WinterPosition
from whiteout.games.dead_of_winter.rules.attack import hand_over
from whiteout.games.dead_of_winter.rules.exposure import Wounds
from whiteout.games.dead_of_winter.rules.general import (
    Ask,
    change_food,
    discard,
    kinds,
    learn_all,
    leaves,
    put_away,
)
from whiteout.games.dead_of_winter.rules.items import tell_played
from whiteout.games.dead_of_winter.rules.looking import look_at_deck
from whiteout.games.dead_of_winter.rules.survivors import (
    ChooseLeader,
    pass_survivor,
)
from whiteout.games.dead_of_winter.tables import (
    ITEM_IDS,
    ITEMS,
    OUTSIDE,
    SYMBOL_OF,
    WOUND,
)

WINDOW_S: Final = 30

# -- cards -----------------------------------------------------------------------------------------

GIVE: Final = 0
DISCARD: Final = 1
PLAY: Final = 2


class ChooseCard(Ask):
    """D63: a card of own choice to give, discard or play; asked even if only one fits."""

    __slots__ = ("purpose", "symbol", "to")
    POINT: ClassVar[str] = "D63"
    RULE: ClassVar[str] = "DW-XR-06"
    SECRET: ClassVar[bool] = True

    def __init__(self, seat: int, purpose: int, symbol: int, to: int) -> None:
        super().__init__(seat)
        self.purpose = purpose
        self.symbol = symbol
        self.to = to

    def options(self, p: WinterPosition, seat: int) -> list[Option]:
        hand = kinds(p.hands[seat])
        return [CARD[card] for card in hand if self.symbol < 0 or SYMBOL_OF[card] == self.symbol]

    def resolve(self, p: WinterPosition, option: Option) -> None:
        card = option.value
        if self.purpose == GIVE:
            hand_over(p, self.seat, self.to, card, "card_given")
        elif self.purpose == DISCARD:
            discard(p, self.seat, card)
        else:
            leaves(p, self.seat, card)
            tell_played(p, self.seat, card, -1)
            put_away(p, self.seat, card)
            change_food(p, ITEMS[card].amount, ITEM_IDS[card])


class EachShows(VeiledChoice[WinterPosition]):
    """D62: every player not exiled who has cards shows one of own choice, all at once (X45)."""

    __slots__ = ()
    POINT: ClassVar[str] = "D62"
    RULE: ClassVar[str] = "DW-XR-09"

    def clock(self, p: WinterPosition) -> Clock:
        return Clock(WINDOW, WINDOW_S)

    def everybody(self, p: WinterPosition) -> list[int]:
        return [seat for seat in sorted(p.loyal()) if p.hands[seat]]

    def run(self, p: WinterPosition) -> None:
        if self.everybody(p):
            super().run(p)

    def options(self, p: WinterPosition, seat: int) -> list[Option]:
        return [CARD[card] for card in kinds(p.hands[seat])]

    def resolve_all(self, p: WinterPosition, answers: list[Option | None]) -> None:
        for seat, answer in enumerate(answers):
            if answer is not None:
                show_hand(p, seat, [answer.value])


def show_hand(p: WinterPosition, seat: int, cards: list[int]) -> None:
    """Everybody sees some cards of a hand; they stay there (F-66)."""
    learn_all(p, seat, cards)
    if cards and p.history is not None:
        facts = {"player": seat, "cards": [ITEM_IDS[card] for card in cards]}
        p.emit(Event("hand_shown", facts))


class LookInto(Ask):
    """D48: an item deck whose top cards are looked at, and then another one (X39)."""

    __slots__ = ("cards", "left", "seen")
    POINT: ClassVar[str] = "D48"
    RULE: ClassVar[str] = "DW-XR-06"

    def __init__(self, seat: int, cards: int, left: int, seen: int) -> None:
        super().__init__(seat)
        self.cards = cards
        self.left = left
        self.seen = seen

    def options(self, p: WinterPosition, seat: int) -> list[Option]:
        if self.left == 0:
            return []
        return [LOCATION[loc] for loc in OUTSIDE if p.decks[loc] and loc != self.seen]

    def resolve(self, p: WinterPosition, option: Option) -> None:
        p.then(LookInto(self.seat, self.cards, self.left - 1, option.value))
        look_at_deck(p, self.seat, option.value, self.cards)
        p.looked = []


class LeaveOrUnder(Ask):
    """D50 of X28: the top crisis card stays, or goes under the deck; others see only that."""

    __slots__ = ()
    POINT: ClassVar[str] = "D50"
    RULE: ClassVar[str] = "DW-XR-06"

    def options(self, p: WinterPosition, seat: int) -> list[Option]:
        return [LEAVE_IT, UNDER] if p.crisis_deck else []

    def resolve(self, p: WinterPosition, option: Option) -> None:
        p.looked = []
        if option == UNDER:
            p.crisis_deck.insert(0, p.crisis_deck.pop())
            p.crisis_seen.insert(0, p.crisis_seen.pop())
        if p.history is not None:
            p.emit(Event("crisis_card_moved", {"player": self.seat, "under": option == UNDER}))


# -- passing survivors -----------------------------------------------------------------------------


class PickTied(Ask):
    """D56: the first player picks among tied players (X17)."""

    __slots__ = ("fitting", "giving")
    POINT: ClassVar[str] = "D56"
    RULE: ClassVar[str] = "DW-GEN-06"

    def __init__(self, seat: int, fitting: tuple[int, ...], giving: bool) -> None:
        super().__init__(seat)
        self.fitting = fitting
        self.giving = giving

    def options(self, p: WinterPosition, seat: int) -> list[Option]:
        return [PLAYER[other] for other in self.fitting]

    def resolve(self, p: WinterPosition, option: Option) -> None:
        if self.giving:
            p.chosen_player = option.value
        else:
            p.then(GiveFollower(p.chosen_player, option.value))


class GiveFollower(Ask):
    """D57: a follower of own choice goes to another player (X17)."""

    __slots__ = ("to",)
    POINT: ClassVar[str] = "D57"
    RULE: ClassVar[str] = "DW-SRV-05"

    def __init__(self, seat: int, to: int) -> None:
        super().__init__(seat)
        self.to = to

    def options(self, p: WinterPosition, seat: int) -> list[Option]:
        return [SURVIVOR[s] for s in p.group(seat) if s != p.leaders[seat]]

    def resolve(self, p: WinterPosition, option: Option) -> None:
        pass_survivor(p, option.value, self.to)


class PassLeft(VeiledChoice[WinterPosition]):
    """D53: every player not exiled passes one survivor to the left, all at once (K13)."""

    __slots__ = ()
    POINT: ClassVar[str] = "D53"
    RULE: ClassVar[str] = "DW-SRV-05"

    def clock(self, p: WinterPosition) -> Clock:
        return Clock(WINDOW, WINDOW_S)

    def everybody(self, p: WinterPosition) -> list[int]:
        return sorted(p.loyal())

    def options(self, p: WinterPosition, seat: int) -> list[Option]:
        return [SURVIVOR[s] for s in p.group(seat)]

    def run(self, p: WinterPosition) -> None:
        if self.everybody(p):
            super().run(p)

    def resolve_all(self, p: WinterPosition, answers: list[Option | None]) -> None:
        order = p.loyal()
        for place, seat in enumerate(order):
            answer = answers[seat]
            assert answer is not None
            to = order[(place + 1) % len(order)]
            if to != seat:
                pass_survivor(p, answer.value, to)
        p.then_all([NameLeader(seat) for seat in order])


class NameLeader(Step[WinterPosition]):
    """Whoever passed the leader names a new one, received survivors included (DW-SRV-05)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, p: WinterPosition) -> None:
        if p.leaders[self.seat] == NOBODY:
            p.then(ChooseLeader(self.seat))


class WoundOwn(Ask):
    """D54: one own survivor gets a wound (K19)."""

    __slots__ = ()
    POINT: ClassVar[str] = "D54"
    RULE: ClassVar[str] = "DW-CRI-09"

    def options(self, p: WinterPosition, seat: int) -> list[Option]:
        return [SURVIVOR[s] for s in p.group(seat)]

    def resolve(self, p: WinterPosition, option: Option) -> None:
        p.then(Wounds(option.value, WOUND))
