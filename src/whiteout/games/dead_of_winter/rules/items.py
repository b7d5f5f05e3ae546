"""Equipped cards and their marks, and cards that are played (specification 6.7)."""

from __future__ import annotations

from whiteout.core.event import Event
from whiteout.games.dead_of_winter.position import NOTHING, WinterPosition
from whiteout.games.dead_of_winter.rules.general import EQUIPPED, PLAYED, leaves, note, put_away
from whiteout.games.dead_of_winter.tables import (
    BARRED,
    ITEM_IDS,
    ITEMS,
    KIND,
    SURVIVOR_IDS,
    USED,
)


def ready(p: WinterPosition, survivor: int) -> list[int]:
    """Kinds of equipped cards that can still be used this round, each once."""
    found: list[int] = []
    for item in p.items[survivor]:
        kind = item & KIND
        if not item & USED and ITEMS[kind].each_round and kind not in found:
            found.append(kind)
    return found


def mark_item(p: WinterPosition, survivor: int, kind: int) -> None:
    """One equipped card of this kind is used up for this round (DW-PLAY-06)."""
    items = p.items[survivor]
    for place, item in enumerate(items):
        if item & KIND == kind and not item & USED:
            items[place] = item | USED
            return


def take_item(p: WinterPosition, survivor: int, kind: int, barred: bool = True) -> int:
    """One equipped card of this kind leaves its survivor, one that is used first; the card with
    its marks. Without `barred` not one that may not go to the crisis."""
    items = p.items[survivor]
    fitting = [item for item in items if item & KIND == kind and (barred or not item & BARRED)]
    found = max(fitting)
    items.remove(found)
    return found


def leave_hand(p: WinterPosition, seat: int, card: int, giver: int) -> None:
    """A card that is played leaves the hand; a requested one has left that of the giver before."""
    if giver >= 0:
        p.played = NOTHING
    else:
        leaves(p, seat, card)


def play_for_nothing(p: WinterPosition, seat: int, card: int, giver: int) -> None:
    """A card is played inside an action, for no effect of its own (DW-PLAY-05)."""
    leave_hand(p, seat, card, giver)
    put_away(p, seat, card)
    tell_played(p, seat, card, giver)
    note(p, PLAYED, -1, -1, 0, card)


def tell_played(p: WinterPosition, seat: int, card: int, giver: int) -> None:
    """Everybody sees a card that is played, and whose it was."""
    if p.history is not None:
        source = giver if giver >= 0 else seat
        facts = {"player": seat, "card": ITEM_IDS[card], "source": source}
        p.emit(Event("card_played", facts))


def equip(p: WinterPosition, seat: int, card: int, survivor: int, requested: bool) -> None:
    """An equip card is placed next to a survivor, as used if a note says so (DW-PLAY-02, -09)."""
    marks = 0
    if card in p.notes[seat]:
        p.notes[seat].remove(card)
        marks = USED
    if requested and not p.settings.requested_to_crisis:
        marks |= BARRED
    p.items[survivor].append(card | marks)
    if p.history is not None:
        facts = {"player": seat, "card": ITEM_IDS[card], "survivor": SURVIVOR_IDS[survivor]}
        p.emit(Event("card_equipped", facts))
    note(p, EQUIPPED, survivor, p.place[survivor], 0, card)
