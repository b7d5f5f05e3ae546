"""What the action and obstacle cards do: specification §6.5 (ACT).

Each card that is aimed at a player has its effect in `EFFECTS`; each other playable card has its
procedure in `PROCEDURES`. A playable card without either is an error at start-up.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from whiteout.core.choice import Choice
from whiteout.core.codes import distinct
from whiteout.core.event import Event, Facts
from whiteout.core.option import Option
from whiteout.games.stay_away.options import KEEP, TARGET
from whiteout.games.stay_away.position import StayAwayPosition
from whiteout.games.stay_away.rules.deck import (
    become_the_thing,
    skip_panic,
    take_top,
    tell_draw,
)
from whiteout.games.stay_away.rules.elimination import Eliminate, eliminate
from whiteout.games.stay_away.rules.exchange import SEDUCED, BeginExchange
from whiteout.games.stay_away.rules.hand import show_hand
from whiteout.games.stay_away.rules.obstacle import LayDoor, SwingAxe, lay_quarantine
from whiteout.games.stay_away.rules.quarantine import in_the_open
from whiteout.games.stay_away.rules.response import OfferDefence
from whiteout.games.stay_away.rules.seats import SwapSeats
from whiteout.games.stay_away.rules.targets import targets
from whiteout.games.stay_away.tables import CARDS, IDS, IS_PLAYABLE
from whiteout.games.stay_away.written_codes import (
    ANALYSIS,
    AXE,
    BARRED_DOOR,
    CHANGE_PLACES,
    FLAMETHROWER,
    LOVECRAFT,
    NECRONOMICON,
    QUARANTINE,
    RESOLUTE,
    SEDUCTION,
    SUSPICIOUS,
    THE_THING,
    WATCH_YOUR_BACK,
    WHISKEY,
    YOUD_BETTER_RUN,
)

LOOKED_AT: Final = 3
"""Cards looked at for Resolute."""

# -- cards aimed at a player -------------------------------------------------------------------


def flamethrower(p: StayAwayPosition, actor: int, target: int) -> None:
    """Eliminates unless answered by No Barbecue! (SA-ACT-01)."""
    p.then(OfferDefence(target, FLAMETHROWER, Eliminate(target, IDS[FLAMETHROWER])))


def analysis(p: StayAwayPosition, actor: int, target: int) -> None:
    """All cards of the target, to the actor only (SA-ACT-02)."""
    show_hand(p, target, [actor], IDS[ANALYSIS])


def lovecraft(p: StayAwayPosition, actor: int, target: int) -> None:
    """The promotional card: the hand of any one player (§11)."""
    show_hand(p, target, [actor], IDS[LOVECRAFT])


def necronomicon(p: StayAwayPosition, actor: int, target: int) -> None:
    """The promotional card: eliminates any one player, without an answer (§11)."""
    eliminate(p, target, IDS[NECRONOMICON])


def suspicious(p: StayAwayPosition, actor: int, target: int) -> None:
    """One card of the target at random, seen by the actor only (SA-ACT-08, SA-INFO-03)."""
    hand = sorted(p.hands[target])
    card = hand[p.chance.below(len(hand), "suspicious")]
    if p.history is not None:
        face: Facts = {"card": IDS[card]}
        facts: Facts = {"player": actor, "target": target}
        p.emit(Event("glimpsed", facts, {actor: face, target: face}))


def change_places(p: StayAwayPosition, actor: int, target: int) -> None:
    """Swap seats with a neighbour unless I'm Comfortable (SA-ACT-13)."""
    p.then(OfferDefence(target, CHANGE_PLACES, SwapSeats(actor, target)))


def youd_better_run(p: StayAwayPosition, actor: int, target: int) -> None:
    """Swap seats with anybody unless I'm Comfortable (SA-ACT-14)."""
    p.then(OfferDefence(target, YOUD_BETTER_RUN, SwapSeats(actor, target)))


def seduction(p: StayAwayPosition, actor: int, target: int) -> None:
    """An exchange; then the turn ends, whatever came of it (SA-ACT-16, SA-FLOW-07)."""
    p.skip_exchange = True
    p.then(BeginExchange(actor, target, SEDUCED))


def quarantine(p: StayAwayPosition, actor: int, target: int) -> None:
    """Isolates the target (SA-OBS-02)."""
    lay_quarantine(p, target)


Effect = Callable[[StayAwayPosition, int, int], None]

EFFECTS: Final[dict[int, Effect]] = {
    FLAMETHROWER: flamethrower,
    ANALYSIS: analysis,
    SUSPICIOUS: suspicious,
    CHANGE_PLACES: change_places,
    YOUD_BETTER_RUN: youd_better_run,
    SEDUCTION: seduction,
    QUARANTINE: quarantine,
    LOVECRAFT: lovecraft,
    NECRONOMICON: necronomicon,
}


class ChooseTarget(Choice[StayAwayPosition]):
    """D-04: at whom the card is aimed; announced openly (SA-PLAY-04, SA-PLAY-06)."""

    __slots__ = ("card",)
    POINT: ClassVar = "D-04"
    RULE: ClassVar = "SA-PLAY-04"
    SECRET: ClassVar = False

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def about(self, p: StayAwayPosition) -> dict[str, int | str]:
        return {"card": IDS[self.card]}

    def options(self, p: StayAwayPosition, seat: int) -> list[Option]:
        return [TARGET[player] for player in targets(p, seat, self.card)]

    def resolve(self, p: StayAwayPosition, option: Option) -> None:
        p.target = option.value
        if p.history is not None:
            facts: Facts = {"player": self.seat, "card": IDS[self.card], "target": p.target}
            p.emit(Event("aimed", facts))
        EFFECTS[self.card](p, self.seat, p.target)


# -- cards without a player as target -----------------------------------------------------------


def whiskey(p: StayAwayPosition, actor: int) -> None:
    """Show the remaining hand to all players (SA-ACT-09)."""
    show_hand(p, actor, [], IDS[WHISKEY])


def resolute(p: StayAwayPosition, actor: int) -> None:
    """Look at three STAY AWAY! cards, keep one (SA-ACT-10); step 2 begins again in act.py."""
    for _ in range(LOOKED_AT):
        passed = skip_panic(p)
        card = take_top(p)
        p.drawn.append(card)
        tell_draw(p, actor, card, IDS[RESOLUTE], passed)
        if card == THE_THING:
            become_the_thing(p, actor)  # at once, before it is kept
    p.then(KeepOne(actor))


class KeepOne(Choice[StayAwayPosition]):
    """D-07: which of the three cards to keep; free (SA-ACT-11), but The Thing out of the deck
    must be kept (§11)."""

    __slots__ = ()
    POINT: ClassVar = "D-07"
    RULE: ClassVar = "SA-ACT-10"

    def about(self, p: StayAwayPosition) -> dict[str, int | str]:
        return {"card": IDS[RESOLUTE]}

    def options(self, p: StayAwayPosition, seat: int) -> list[Option]:
        if THE_THING in p.drawn and p.thing == seat:
            return [KEEP[THE_THING]]
        return [KEEP[card] for card in distinct(p.drawn)]

    def resolve(self, p: StayAwayPosition, option: Option) -> None:
        card = option.value
        p.drawn.remove(card)
        p.hands[self.seat].append(card)
        if p.history is not None:
            rest = [IDS[other] for other in sorted(p.drawn)]
            secret: dict[int, Facts] = {self.seat: {"card": IDS[card], "cards": rest}}
            public: Facts = {"player": self.seat, "discarded": len(rest)}
            if in_the_open(p, self.seat):
                public["shown"] = rest
            p.emit(Event("kept", public, secret))
        p.discard.extend(p.drawn)
        p.drawn.clear()


def watch_your_back(p: StayAwayPosition, actor: int) -> None:
    """The direction changes sign, for this turn's exchange already (SA-ACT-12, SA-SEAT-09)."""
    p.direction = -p.direction
    if p.history is not None:
        p.emit(Event("reversed", {"direction": p.direction}))


def axe(p: StayAwayPosition, actor: int) -> None:
    """Remove one obstacle (SA-ACT-03)."""
    p.then(SwingAxe(actor))


def barred_door(p: StayAwayPosition, actor: int) -> None:
    """Lay it to the left or to the right (SA-OBS-09)."""
    p.then(LayDoor(actor))


Procedure = Callable[[StayAwayPosition, int], None]

PROCEDURES: Final[dict[int, Procedure]] = {
    WHISKEY: whiskey,
    RESOLUTE: resolute,
    WATCH_YOUR_BACK: watch_your_back,
    AXE: axe,
    BARRED_DOOR: barred_door,
}

AIMED: Final[list[bool]] = [code in EFFECTS for code in range(len(CARDS))]

for _code, _card in enumerate(CARDS):
    if IS_PLAYABLE[_code] and (_code in EFFECTS) == (_code in PROCEDURES):
        raise ValueError(f"{_card.id} needs exactly one effect in action.py")
