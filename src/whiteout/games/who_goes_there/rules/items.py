"""Special items beside the boards: specification 3.15."""

from __future__ import annotations

from typing import Final

from whiteout.core.choice import Step
from whiteout.core.event import Event
from whiteout.games.who_goes_there.position import NOTHING, CampPosition
from whiteout.games.who_goes_there.tables import ITEMS, PHASE_CARDS


def has_item(p: CampPosition, player: int, item: int) -> bool:
    """Whether the player has such a special item."""
    return item in [PHASE_CARDS[card].item for card in p.items[player]]


def items_of(p: CampPosition, player: int) -> list[int]:
    """The kinds of special items that a player has, in the order of the table."""
    return sorted({PHASE_CARDS[card].item for card in p.items[player]})


def spend_item(p: CampPosition, player: int, item: int) -> None:
    """One use; the card goes face up to the Phase Deck Discard."""
    for card in p.items[player]:
        if PHASE_CARDS[card].item == item:
            p.items[player].remove(card)
            p.phase_discard.append(card)
            break
    if p.history is not None:
        p.emit(Event("item_used", {"player": player, "item": ITEMS[item]}))


class FinishCard(Step[CampPosition]):
    """A Phase card that nobody keeps lies face up on the Phase Deck Discard (WG-SRCH-04)."""

    __slots__ = ()

    def run(self, p: CampPosition) -> None:
        p.phase_discard.append(p.phase_card)
        p.phase_card = NOTHING


FINISH_CARD: Final = FinishCard()
