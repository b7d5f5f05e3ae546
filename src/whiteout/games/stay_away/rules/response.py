"""Responses with defense cards: specification §6.6 (RESP)."""

from __future__ import annotations

from typing import Any

from whiteout.core.choice import Choice, Step
from whiteout.core.event import Event
from whiteout.core.option import Option
from whiteout.games.stay_away.options import DECLINE, RESPOND
from whiteout.games.stay_away.position import StayAwayPosition
from whiteout.games.stay_away.rules.deck import draw_stay_away
from whiteout.games.stay_away.rules.hand import overflow
from whiteout.games.stay_away.tables import CARDS, IDS
from whiteout.games.stay_away.written_codes import FLAMETHROWER


def defenses(p: StayAwayPosition, player: int, against: int) -> list[Option]:
    """The defense cards held that name what is being answered (table of §6.6)."""
    hand = p.hands[player]
    return [RESPOND[card] for card in CARDS[against].answered_by if card in hand]


def use_defense(p: StayAwayPosition, player: int, card: int) -> None:
    """Show it, discard it, draw the replacement, settle overflow (SA-RESP-04, SA-RESP-05)."""
    p.hands[player].remove(card)
    p.discard.append(card)
    if p.history is not None:
        p.emit(Event("responded", {"player": player, "card": IDS[card]}))
    draw_stay_away(p, player, "replacement")
    overflow(p, player)


class OfferDefence(Choice[StayAwayPosition]):
    """D-08, D-09: the target may answer; otherwise the effect happens.

    The window opens whether or not the target holds the fitting card, so that silence tells
    nothing (SA-RESP-02, SA-DEC-03).
    """

    __slots__ = ("against", "otherwise")

    def __init__(self, seat: int, against: int, otherwise: Step[Any]) -> None:
        super().__init__(seat)
        self.against = against
        self.otherwise = otherwise

    def point(self, p: StayAwayPosition) -> str:
        return "D-08" if self.against == FLAMETHROWER else "D-09"

    def rule(self, p: StayAwayPosition) -> str:
        return "SA-RESP-06" if self.against == FLAMETHROWER else "SA-RESP-07"

    def about(self, p: StayAwayPosition) -> dict[str, int | str]:
        return {"card": IDS[self.against], "player": p.active}

    def options(self, p: StayAwayPosition, seat: int) -> list[Option]:
        return [DECLINE, *defenses(p, seat, self.against)]

    def resolve(self, p: StayAwayPosition, option: Option) -> None:
        if option is DECLINE:
            if p.history is not None:
                p.emit(Event("declined", {"player": self.seat, "card": IDS[self.against]}))
            p.then(self.otherwise)
        else:
            use_defense(p, self.seat, option.value)  # SA-RESP-06, SA-RESP-07: nothing happens
