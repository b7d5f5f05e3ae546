"""Trade proposals: specification 6.17 (TRD-01 to -05, -13 to -20).

Proposals lie in the position, the oldest first. Whether two players can trade at all rests on
public facts: places, numbers of cards, Actions.
"""

from __future__ import annotations

from typing import Final

from whiteout.core.event import Event
from whiteout.core.option import Option
from whiteout.games.who_goes_there.options import (
    ACCEPT,
    ASK_OFFERS,
    COUNTER,
    DECLINE,
    GIVE,
    NAME_GIVEN,
    NAME_WANTED,
    PROPOSE,
    SEND,
    WANT,
    WITHDRAW,
)
from whiteout.games.who_goes_there.position import CampPosition
from whiteout.games.who_goes_there.rules.hand import count_of, limit_of
from whiteout.games.who_goes_there.tables import IDS, SLED_LINE

FOR_A_PAIR: Final = 6
FOR_THE_ACTIVE: Final = 12
ASKS: Final = 2


# -- who can trade -------------------------------------------------------------------------------


def may_meet(p: CampPosition, other: int) -> bool:
    """The same location, the Sled Line, or a Field Radio (WG-TRD-01)."""
    if p.landmarks[SLED_LINE] or p.radio:
        return True
    return p.location(other) == p.location(p.active)


def is_possible(p: CampPosition, other: int, give: int, want: int) -> bool:
    """Whether the active player could give and get so many now (WG-TRD-05, WG-TRD-09)."""
    active = p.active
    if len(p.hands[active]) < give or len(p.hands[other]) < want or give + want == 0:
        return False
    if want and p.all_actions(active) < 1:
        return False
    if give and p.actions[other] < 1:
        return False
    after = len(p.hands[other]) + give - want
    return not (p.turn_done[other] and give and after > limit_of(p, other))


def is_partner(p: CampPosition, other: int) -> bool:
    """A possible partner: some trade with that player could be completed."""
    if not p.alive[other] or not may_meet(p, other):
        return False
    return is_possible(p, other, 1, 0) or is_possible(p, other, 0, 1) or is_possible(p, other, 1, 1)


def look_round(p: CampPosition) -> None:
    """Who has become a possible partner gets the word; proposals between players who are none any
    more lapse (WG-TRD-13, WG-TRD-17)."""
    now = [other for other in p.after(p.active) if is_partner(p, other)]
    for other in now:
        if other not in p.partners:
            p.fresh[other] = True
    p.partners = now
    for place in range(len(p.offer_from) - 1, -1, -1):
        other = p.offer_from[place] if p.offer_to[place] == p.active else p.offer_to[place]
        if other not in now or breaks_word(p, place):
            close_offer(p, place, "lapsed")


def breaks_word(p: CampPosition, place: int) -> bool:
    """With `binding_trade_kinds`: the sender no longer holds what is named (WG-TRD-20). That shows
    only what the sender has done for all to see."""
    if not p.settings.binding:
        return False
    hand = p.hands[p.offer_from[place]]
    kinds = p.offer_give_kinds[place]
    return any(count_of(hand, kind) < kinds.count(kind) for kind in kinds)


# -- open proposals ------------------------------------------------------------------------------


def open_between(p: CampPosition, sender: int, receiver: int) -> int:
    """The place of the open proposal of one player to another, or -1."""
    for place in range(len(p.offer_from)):
        if p.offer_from[place] == sender and p.offer_to[place] == receiver:
            return place
    return -1


def may_send(p: CampPosition, sender: int, receiver: int) -> bool:
    """One open proposal for each ordered pair, 6 in a turn, 12 of the active player over all
    (WG-TRD-04, WG-TRD-13, WG-TRD-18)."""
    if p.offered[sender][receiver] >= FOR_A_PAIR or open_between(p, sender, receiver) >= 0:
        return False
    return sender != p.active or sum(p.offered[sender]) < FOR_THE_ACTIVE


def close_offer(p: CampPosition, place: int, answer: str) -> None:
    """A proposal is answered, taken back, or lapses."""
    sender, receiver = p.offer_from[place], p.offer_to[place]
    del p.offer_from[place]
    del p.offer_to[place]
    del p.offer_give[place]
    del p.offer_want[place]
    del p.offer_give_kinds[place]
    del p.offer_want_kinds[place]
    if p.history is not None:
        facts = {"player": sender, "to": receiver, "answer": answer}
        p.emit(Event("trade_answered", facts))


def close_offers(p: CampPosition) -> None:
    """The turn ends: every open proposal lapses (WG-TRD-16)."""
    while p.offer_from:
        close_offer(p, 0, "lapsed")


def may_accept(p: CampPosition, player: int, place: int) -> bool:
    """WG-TRD-05; with `binding_trade_kinds` only who holds the kinds wanted (WG-TRD-20)."""
    active_sent = p.offer_from[place] == p.active
    give, want = p.offer_give[place], p.offer_want[place]
    other = p.offer_to[place] if active_sent else p.offer_from[place]
    possible = (
        is_possible(p, other, give, want) if active_sent else is_possible(p, other, want, give)
    )
    if not possible or not p.settings.binding:
        return possible
    kinds = p.offer_want_kinds[place]
    return all(count_of(p.hands[player], kind) >= kinds.count(kind) for kind in kinds)


# -- options -------------------------------------------------------------------------------------


def active_offers(p: CampPosition, found: list[Option]) -> None:
    """The commands of trade of the active player (7.3)."""
    active = p.active
    for other in p.partners:
        if may_send(p, active, other):
            found.append(PROPOSE[other])
        place = open_between(p, other, active)
        if place >= 0:
            add_answers(p, active, other, place, found)
        if open_between(p, active, other) >= 0:
            found.append(WITHDRAW[other])
    if p.partners and p.asked_offers < ASKS and p.settings.offers_out_of_turn:
        found.append(ASK_OFFERS)


def add_answers(p: CampPosition, player: int, sender: int, place: int, found: list[Option]) -> None:
    """Accept, decline or counter (WG-TRD-04, WG-TRD-15, WG-TRD-18)."""
    if may_accept(p, player, place):
        found.append(ACCEPT[sender])
    found.append(DECLINE[sender])
    if may_send(p, player, sender):
        found.append(COUNTER[sender])


def partner_offers(p: CampPosition, player: int) -> list[Option]:
    """What a possible partner may do without the turn (D23, D24)."""
    found: list[Option] = []
    active = p.active
    place = open_between(p, active, player)
    if place >= 0:
        add_answers(p, player, active, place, found)
    elif p.settings.offers_out_of_turn and may_send(p, player, active):
        found.append(PROPOSE[active])
    if open_between(p, player, active) >= 0:
        found.append(WITHDRAW[active])
    return found


# -- drafts --------------------------------------------------------------------------------------


def offer_parts(p: CampPosition, player: int, draft: list[Option]) -> list[Option]:
    """The next part of a proposal: numbers, then kinds, then `send` (D47 to D49, WG-TRD-14)."""
    other = draft[0].value
    theirs = len(p.hands[other])
    if len(draft) == 1:
        return GIVE[0 if theirs else 1 : len(p.hands[player]) + 1]
    if len(draft) == 2:
        return WANT[0 if draft[1].value else 1 : theirs + 1]
    if draft[-1] is SEND:
        return []
    found: list[Option] = [SEND]
    given = [part.value for part in draft[3:] if part.verb == "name_given"]
    wanted = [part.value for part in draft[3:] if part.verb == "name_wanted"]
    if len(given) < draft[1].value:
        hand = p.hands[player]
        binding = p.settings.binding
        found += [
            NAME_GIVEN[kind]
            for kind in range(len(IDS))
            if not binding or count_of(hand, kind) > given.count(kind)
        ]
    if len(wanted) < draft[2].value:
        found += NAME_WANTED
    return found


def send_offer(p: CampPosition, player: int, draft: list[Option]) -> None:
    """A proposal is made; a counter declines what it answers (WG-TRD-03, WG-TRD-15)."""
    other = draft[0].value
    if draft[0].verb == "counter":
        place = open_between(p, other, player)
        if place >= 0:
            close_offer(p, place, "countered")
    given = sorted([part.value for part in draft[3:] if part.verb == "name_given"])
    wanted = sorted([part.value for part in draft[3:] if part.verb == "name_wanted"])
    p.offered[player][other] += 1
    p.fresh[player] = False
    p.offer_from.append(player)
    p.offer_to.append(other)
    p.offer_give.append(draft[1].value)
    p.offer_want.append(draft[2].value)
    p.offer_give_kinds.append(given)
    p.offer_want_kinds.append(wanted)
    if p.history is not None:
        facts = {
            "player": player,
            "to": other,
            "give": draft[1].value,
            "want": draft[2].value,
            "given": [IDS[kind] for kind in given],
            "wanted": [IDS[kind] for kind in wanted],
        }
        p.emit(Event("trade_proposed", facts))


def withdraw(p: CampPosition, player: int, other: int) -> None:
    """The sender takes a proposal back (WG-TRD-13)."""
    p.fresh[player] = False
    close_offer(p, open_between(p, player, other), "withdrawn")


def ask_offers(p: CampPosition) -> None:
    """Every possible partner has the word again (WG-TRD-17)."""
    p.asked_offers += 1
    for other in p.partners:
        p.fresh[other] = True
    if p.history is not None:
        p.emit(Event("offers_asked", {"player": p.active}))


def lock(p: CampPosition, player: int, sender: int) -> None:
    """Acceptance locks the trade: the numbers bind (WG-TRD-06)."""
    place = open_between(p, sender, player)
    mine = sender == p.active
    give, want = p.offer_give[place], p.offer_want[place]
    given, wanted = p.offer_give_kinds[place], p.offer_want_kinds[place]
    close_offer(p, place, "accepted")
    p.trade_partner = player if mine else sender
    p.trade_give, p.trade_want = (give, want) if mine else (want, give)
    p.trade_give_kinds, p.trade_want_kinds = (given, wanted) if mine else (wanted, given)
