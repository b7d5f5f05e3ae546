"""Cards offered for an entry cost or a cure: specification 6.11 (SAB-05 to SAB-09), 6.9 (ROOM-14).

Every team member offers in secret at the same time; then all see who offers how many, and the
Captain says whose cards he takes. Offered cards stay in hand until they are taken.
"""

from __future__ import annotations

from typing import ClassVar, Final

from whiteout.core.choice import Choice, VeiledChoice
from whiteout.core.codes import bits_of, codes_of
from whiteout.core.event import Event, Facts
from whiteout.core.option import Option
from whiteout.games.outpost_31.options import ACCEPT, NOTHING_OFFERED, OFFER, OFFER_BOTH, STOP
from whiteout.games.outpost_31.position import NOTHING, ROOM, OutpostPosition
from whiteout.games.outpost_31.rules.supply import discard_up
from whiteout.games.outpost_31.tables import CARDS, IDS, IS_SABOTAGE, ROOM_IDS
from whiteout.games.outpost_31.written_codes import FIRE_EXTINGUISHER, FLASHLIGHT

ENTRY: Final = NOTHING
"""In place of a Sabotage: the cards are for entering the room."""


def _cures(cure: str) -> list[bool]:
    """By card: whether it counts for this cure of supply.toml (specification 3.7)."""
    return [
        cure in (card.id, card.category) or (cure == "anything" and not IS_SABOTAGE[code])
        for code, card in enumerate(CARDS)
    ]


CURES: Final = [_cures(card.cure) for card in CARDS]
"""By Sabotage and card; other cards are cured by nothing."""
_CURES: Final = [bits_of([card for card, cures in enumerate(row) if cures]) for row in CURES]
"""By Sabotage: the set of cards that count."""


def due(p: OutpostPosition, cause: int) -> int:
    """The set of cards that count for what is due (OP-ROOM-02, OP-ROOM-03, specification 3.7)."""
    if cause != ENTRY:
        return _CURES[cause]
    cards = 0
    if not p.paid_extinguisher:
        cards |= 1 << FIRE_EXTINGUISHER
    if not p.paid_flashlight:
        cards |= 1 << FLASHLIGHT
    return cards


def eligible(p: OutpostPosition, cause: int, card: int) -> bool:
    """Whether a card counts for what is due."""
    return due(p, cause) >> card & 1 == 1


def name_of(cause: int) -> str:
    """What the cards are for, as events name it."""
    return "entry" if cause == ENTRY else IDS[cause]


def holders(p: OutpostPosition, least: int) -> list[int]:
    """The team members with at least so many cards in hand. Hand sizes are public, so whom this
    leaves out tells nothing (OP-SAB-08)."""
    return [player for player in p.team if len(p.hands[player]) >= least]


def collect(p: OutpostPosition, cause: int) -> None:
    """Ask the team for offers; an empty hand has nothing to offer (OP-SAB-04, OP-SAB-05)."""
    if holders(p, 1):
        p.then(Offer(cause))


def withdraw(p: OutpostPosition) -> None:
    """What is on offer and was not taken is simply a hand card again, unseen (OP-SAB-07)."""
    for cards in p.offers:
        cards.clear()


class Offer(VeiledChoice[OutpostPosition]):
    """D18, D24: what to offer. Asked also where the hand leaves one answer (OP-INFO-05)."""

    __slots__ = ("cause",)

    def __init__(self, cause: int) -> None:
        super().__init__()
        self.cause = cause

    def point(self, p: OutpostPosition) -> str:
        return "D18" if self.cause == ENTRY else "D24"

    def rule(self, p: OutpostPosition) -> str:
        return "OP-ROOM-07" if self.cause == ENTRY else "OP-SAB-05"

    def about(self, p: OutpostPosition) -> dict[str, int | str]:
        if self.cause == ENTRY:
            return {"room": ROOM_IDS[p.room]}
        return {"card": IDS[self.cause]}

    def everybody(self, p: OutpostPosition) -> list[int]:
        return holders(p, 1)

    def options(self, p: OutpostPosition, seat: int) -> list[Option]:
        cause = self.cause
        cards = codes_of(bits_of(p.hands[seat]) & due(p, cause))
        options = [NOTHING_OFFERED]
        for card in cards:
            options.append(OFFER[card])  # noqa: PERF401
        if cause == ENTRY and len(cards) == 2:
            options.append(OFFER_BOTH)  # one of each kind: OP-ROOM-14
        return options

    def resolve_all(self, p: OutpostPosition, answers: list[Option | None]) -> None:
        offered = False
        for player, answer in enumerate(answers):
            if answer is None or answer is NOTHING_OFFERED:
                continue
            offered = True
            if answer is OFFER_BOTH:
                p.offers[player] += [FIRE_EXTINGUISHER, FLASHLIGHT]
            else:
                p.offers[player].append(answer.value)
        if offered and self.cause != ENTRY and CARDS[self.cause].need > 1 and holders(p, 2):
            p.then(OfferSecond(self.cause))
        else:
            tell_offers(p, self.cause)


class OfferSecond(VeiledChoice[OutpostPosition]):
    """D24, Ransacked Stores: a second card behind the first (OP-SAB-09).

    All with two cards are asked, so that being asked tells nobody who offered the first time; who
    offered nothing can only stop.
    """

    __slots__ = ("cause",)
    POINT: ClassVar = "D24"
    RULE: ClassVar = "OP-SAB-09"

    def __init__(self, cause: int) -> None:
        super().__init__()
        self.cause = cause

    def about(self, p: OutpostPosition) -> dict[str, int | str]:
        return {"card": IDS[self.cause]}

    def everybody(self, p: OutpostPosition) -> list[int]:
        return holders(p, 2)

    def options(self, p: OutpostPosition, seat: int) -> list[Option]:
        options = [STOP]
        if p.offers[seat]:
            hand = p.hands[seat][:]
            hand.remove(p.offers[seat][0])
            cards = codes_of(bits_of(hand) & due(p, self.cause))
            options += [OFFER[card] for card in cards]
        return options

    def resolve_all(self, p: OutpostPosition, answers: list[Option | None]) -> None:
        for player, answer in enumerate(answers):
            if answer is not None and answer is not STOP:
                p.offers[player].append(answer.value)
        tell_offers(p, self.cause)


def tell_offers(p: OutpostPosition, cause: int) -> None:
    """All see who offers how many, for an entry also which kinds (OP-SAB-05, OP-ROOM-14); who
    offers nothing is not named, whatever the reason (OP-SAB-08)."""
    if p.history is None:
        return
    for player in p.team:
        cards = p.offers[player]
        if cards:
            faces = [IDS[card] for card in cards]
            public: Facts = {"player": player, "count": len(cards), "cause": name_of(cause)}
            public["kinds"] = faces if cause == ENTRY else None
            p.emit(Event("offered", public, {player: {"cards": faces}}))


def on_offer(p: OutpostPosition, kind: int) -> int:
    """How many cards are offered, of this kind or (NOTHING) of any."""
    count = 0
    for cards in p.offers:
        count += len(cards) if kind == NOTHING else cards.count(kind)
    return count


def accept(p: OutpostPosition, cause: int, kind: int, need: int, taken: tuple[int, ...]) -> None:
    """The Captain takes the cards still needed; asked only where it matters whose (OP-SAB-06).

    `taken` names the players whose cards he has chosen so far, in order. Nothing is shown before
    the last is chosen (OP-SAB-09).
    """
    givers = [player for player in p.team if _left(p, player, kind, taken)]
    if on_offer(p, kind) == need:
        taken = tuple([player for player in p.team for _ in range(_left(p, player, kind, ()))])
    elif len(taken) < need and len(givers) == 1:
        p.force("D19" if cause == ENTRY else "D25", p.captain, ACCEPT[givers[0]])
        taken = (*taken, givers[0])
    if len(taken) < need:
        p.then(AcceptOffer(p.captain, cause, kind, need, taken))
    else:
        take_cards(p, cause, kind, taken)


def _left(p: OutpostPosition, player: int, kind: int, taken: tuple[int, ...]) -> int:
    """How many cards of an offer the Captain could still take."""
    cards = p.offers[player]
    count = len(cards) if kind == NOTHING else cards.count(kind)
    return count - taken.count(player)


def take_cards(p: OutpostPosition, cause: int, kind: int, taken: tuple[int, ...]) -> None:
    """Accepted cards are shown and discarded, of an offer of two the first one first; the others
    stay in hand, unseen (OP-SAB-07, OP-SAB-09, OP-ROOM-06)."""
    for player in p.team:
        count = taken.count(player)
        if count:
            cards = [kind] if kind != NOTHING else p.offers[player][:count]
            for card in cards:
                p.offers[player].remove(card)
            discard_up(p, player, cards, name_of(cause))


class AcceptOffer(Choice[OutpostPosition]):
    """D19, D25: whose card is taken, one at a time; faces stay hidden."""

    __slots__ = ("cause", "kind", "need", "taken")
    RULE: ClassVar = "OP-SAB-06"

    def __init__(self, seat: int, cause: int, kind: int, need: int, taken: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.cause = cause
        self.kind = kind
        self.need = need
        self.taken = taken

    def point(self, p: OutpostPosition) -> str:
        return "D19" if self.cause == ENTRY else "D25"

    def about(self, p: OutpostPosition) -> dict[str, int | str]:
        return {"card": IDS[self.kind if self.cause == ENTRY else self.cause]}

    def options(self, p: OutpostPosition, seat: int) -> list[Option]:
        return [ACCEPT[player] for player in p.team if _left(p, player, self.kind, self.taken)]

    def resolve(self, p: OutpostPosition, option: Option) -> None:
        accept(p, self.cause, self.kind, self.need, (*self.taken, option.value))


# -- who sees them ---------------------------------------------------------------------------------

_WEIGHED: Final = ("D19", "D25")
"""While the Captain weighs offers all of them are in, and everybody sees them."""
_OFFERED: Final = (*_WEIGHED, "D18", "D24", "D09", "D11", "D36", "D41")
"""While these are open a player sees the own cards on offer or put down; nobody else does."""


def is_weighing(p: OutpostPosition) -> bool:
    """Whether the Captain weighs offers."""
    return len(p.offers) > 0 and p.choice is not None and p.choice.point(p) in _WEIGHED


def is_offering(p: OutpostPosition) -> bool:
    """Whether cards are offered or put down."""
    return len(p.offers) > 0 and p.choice is not None and p.choice.point(p) in _OFFERED


def offers_of(p: OutpostPosition) -> list[tuple[int, int, list[int] | None]]:
    """How many cards everybody offers; for an entry cost also of which kind (OP-ROOM-14)."""
    kinds = p.step == ROOM
    return [
        (player, len(p.offers[player]), p.offers[player] if kinds else None)
        for player in p.team
        if p.offers[player]
    ]
