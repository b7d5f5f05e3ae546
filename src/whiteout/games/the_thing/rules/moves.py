"""4.1, move and hand in, and the dark: specification 6.5 (MOV) and 6.6 (DRK)."""

from __future__ import annotations

from typing import Final

from whiteout.core.choice import Prompt, Step
from whiteout.core.event import Facts
from whiteout.core.option import Option
from whiteout.games.the_thing.options import (
    BOARD,
    CHANGE,
    DISCARD,
    FINISH,
    GO,
    HAND_IN,
    MOVE,
    MOVE_TORCH,
    SPECIAL,
    SPECIAL_TORCH,
    TAKE,
)
from whiteout.games.the_thing.position import (
    MOVES,
    NOBODY,
    NOTHING,
    NOWHERE,
    ThingPosition,
)
from whiteout.games.the_thing.rules.asking import Ask, AskDraft, distinct, tell, who
from whiteout.games.the_thing.rules.cards import (
    discard_down,
    draw_cards,
    lay_active,
    refill,
)
from whiteout.games.the_thing.rules.items import holds, use_up
from whiteout.games.the_thing.rules.maintenance import has_landed
from whiteout.games.the_thing.rules.phase import begin
from whiteout.games.the_thing.rules.suspicion import at_maximum
from whiteout.games.the_thing.tables import (
    ACTIONS,
    DORMITORY,
    GREEN,
    LOCATION_IDS,
    NORRIS,
    RULE_OF,
    TORCH,
    actions_of,
)

MOST_IN_ROOM: Final = 3
RESCUE: Final = "rescue"


class Moves(Step[ThingPosition]):
    """4.1 begins: whether it is dark, and who may board, is settled now (TT-DRK-01, TT-ESC-03)."""

    def run(self, p: ThingPosition) -> None:
        begin(p, MOVES)
        figures = len(p.place)
        p.moved = [False] * figures
        p.handed = [False] * figures
        p.given = [NOTHING] * figures
        p.shown_in = []
        p.flipped = []
        p.dark = p.outage
        p.boarding = NOBODY
        p.boarder = lowest(p) if has_landed(p) else NOBODY
        p.then(NextMove())


def lowest(p: ThingPosition) -> int:
    """The least suspected character, the first in turn order of several (TT-ESC-02)."""
    return min(p.in_turn_order(), key=lambda figure: p.suspicion[figure], default=NOBODY)


class NextMove(Step[ThingPosition]):
    """The next character in turn order who has not moved (TT-MOV-01)."""

    def run(self, p: ThingPosition) -> None:
        if p.boarding != NOBODY:
            return
        for figure in p.in_turn_order():
            if not p.moved[figure]:
                p.then(Move(figure), self)
                return


def room_for(p: ThingPosition, place: int) -> bool:
    """A green location that stands, with fewer than three characters (TT-MOV-02, TT-MOV-09)."""
    if p.destroyed[place]:
        return False
    there = [figure for figure in p.alive() if p.place[figure] == place]
    return len(there) < MOST_IN_ROOM


def rooms(p: ThingPosition) -> list[Option]:
    """Where one can go."""
    return [GO[place] for place in range(GREEN) if room_for(p, place)]


class Move(AskDraft):
    """D08, D09: what to do, and where (TT-MOV-01, TT-MOV-11 to TT-MOV-13)."""

    POINT = "D08"

    def prompt(self, p: ThingPosition, viewer: int) -> Prompt:
        where = viewer == self.seat and bool(p.draft(viewer))
        point = "D09" if where else "D08"
        return point, RULE_OF[point], {"player": self.seat}

    def parts(self, p: ThingPosition, seat: int, draft: list[Option]) -> list[Option]:
        if draft:
            return rooms(p)
        found = [MOVE, SPECIAL]
        if holds(p, seat, TORCH) and not p.plays(seat, NORRIS):
            found = [MOVE, MOVE_TORCH, SPECIAL] if p.dark else found
            found.append(SPECIAL_TORCH)
        if p.hands[seat]:
            found.append(CHANGE)
        if p.boarder == seat:
            found.append(BOARD)
        return found

    def is_complete(self, p: ThingPosition, seat: int, draft: list[Option]) -> bool:
        return len(draft) == 2 or draft[0] in (CHANGE, BOARD)

    def resolve_draft(self, p: ThingPosition, seat: int, draft: list[Option]) -> None:
        kind = draft[0]
        p.moved[seat] = True
        if kind == BOARD:
            p.boarding = seat
            tell(p, "boarding_declared", {**who(p, seat), "vehicle": RESCUE})
        elif kind == CHANGE:
            put_figure(p, seat, DORMITORY, kind, False)
            p.standing[seat] = False
            begin_change(p, seat)
        else:
            torch = kind in (MOVE_TORCH, SPECIAL_TORCH)
            if torch:
                use_up(p, seat, TORCH)
            put_figure(p, seat, draft[1].value, kind, torch)
            lit = torch or p.plays(seat, NORRIS)
            if kind in (MOVE, MOVE_TORCH):
                ordinary(p, seat, lit)
            else:
                special(p, seat, lit)


def put_figure(p: ThingPosition, figure: int, place: int, kind: Option, torch: bool) -> None:
    """Kind and place of a move become public together (TT-MOV-13); whoever enters the location of
    the leader marker takes it (TT-MOV-08)."""
    p.place[figure] = place
    p.standing[figure] = True
    name = kind.verb.removesuffix("_torch")
    facts: Facts = {**who(p, figure), "move": name, "location": LOCATION_IDS[place]}
    tell(p, "moved", {**facts, "torch": torch})
    if p.marker_place == place and place != NOWHERE:
        p.marker_place = NOWHERE
        p.marker_holder = figure
        tell(p, "marker_taken", who(p, figure))


# -- handing in ----------------------------------------------------------------------------------


def ordinary(p: ThingPosition, figure: int, lit: bool) -> None:
    """One card of the hand, chosen, or in the dark drawn (TT-MOV-02, TT-DRK-02, TT-DRK-04)."""
    hand = p.hands[figure]
    if not hand:
        return
    if lit or not p.dark:
        p.then(HandIn(figure))
        return
    cards = sorted(hand)
    hand_in(p, figure, cards[p.chance.below(len(cards), "dark")], 1, True)


class HandIn(Ask):
    """D10: which card (TT-MOV-02)."""

    POINT = "D10"

    def options(self, p: ThingPosition, seat: int) -> list[Option]:
        return [HAND_IN[card] for card in distinct(p.hands[seat])]

    def resolve(self, p: ThingPosition, option: Option) -> None:
        hand_in(p, self.seat, option.value, 1, False)


def special(p: ThingPosition, figure: int, lit: bool) -> None:
    """The hand goes, one card is drawn and handed in; with light, one of two (TT-MOV-04)."""
    hand = p.hands[figure]
    if hand:
        for card in hand:
            discard_down(p, figure, card)
        if p.history is not None:
            facts = {**who(p, figure), "count": len(hand)}
            tell(p, "hand_discarded", facts, {figure: {"cards": actions_of(hand)}})
        p.hands[figure] = []
    drawn = draw_cards(p, figure, 2 if lit else 1)
    if len(drawn) == 2:
        p.then(OneOfTwo(figure))
    elif drawn:
        hand_in(p, figure, drawn[0], 1, False)


class OneOfTwo(Ask):
    """D11: which of the two cards drawn is handed in; the other is discarded unseen."""

    POINT = "D11"

    def options(self, p: ThingPosition, seat: int) -> list[Option]:
        return [HAND_IN[card] for card in distinct(p.hands[seat])]

    def resolve(self, p: ThingPosition, option: Option) -> None:
        seat = self.seat
        hand_in(p, seat, option.value, 2, False)
        discard_down(p, seat, p.hands[seat].pop())


def hand_in(p: ThingPosition, figure: int, card: int, drawn: int, by_chance: bool) -> None:
    """A card goes onto the leader sheet, face up at maximum suspicion (TT-MOV-07, TT-DRK-03)."""
    p.hands[figure].remove(card)
    up = at_maximum(p, figure)
    lay_active(p, card, figure, up)
    p.handed[figure] = True
    p.given[figure] = card
    if up:
        p.shown_in.append(card)
    if p.history is not None:
        facts: Facts = {**who(p, figure), "of": drawn, "by_chance": by_chance}
        facts["shown"] = ACTIONS[card] if up else None
        tell(p, "card_handed_in", facts, {figure: {"action": ACTIONS[card]}})


# -- the card change -----------------------------------------------------------------------------


def begin_change(p: ThingPosition, figure: int) -> None:
    """Which cards are exchanged is asked only where there is a choice (TT-MOV-05, TT-GEN-11)."""
    hand = p.hands[figure]
    if p.settings.whole_hand or len(hand) == 1:
        change(p, figure, hand[:])
    else:
        p.then(ChangeCards(figure))


class ChangeCards(AskDraft):
    """D12: cards to discard, at least one."""

    POINT = "D12"

    def about(self, p: ThingPosition) -> dict[str, int | str]:
        return {"player": self.seat}

    def parts(self, p: ThingPosition, seat: int, draft: list[Option]) -> list[Option]:
        left = p.hands[seat][:]
        for part in draft:
            left.remove(part.value)
        found = [DISCARD[card] for card in distinct(left)]
        return [*found, FINISH] if draft else found

    def is_complete(self, p: ThingPosition, seat: int, draft: list[Option]) -> bool:
        """Finished, or nothing is left to discard."""
        return draft[-1] == FINISH or len(draft) == len(p.hands[seat])

    def resolve_draft(self, p: ThingPosition, seat: int, draft: list[Option]) -> None:
        change(p, seat, [part.value for part in draft if part != FINISH])


def change(p: ThingPosition, figure: int, cards: list[int]) -> None:
    """The cards go face down; the deck is looked through for as many (TT-MOV-05, TT-MOV-06)."""
    for card in cards:
        p.hands[figure].remove(card)
        discard_down(p, figure, card)
    if len(p.deck) < len(cards):
        refill(p)
    p.changing = min(len(cards), len(p.deck))
    if p.history is not None:
        facts = {**who(p, figure), "count": len(cards)}
        secret = {"out": actions_of(cards), "deck": actions_of(p.deck)}
        tell(p, "cards_changed", facts, {figure: secret})
    p.then(TakeCard(figure))


class TakeCard(Ask):
    """D13: a card of the deck, once for each to take; then deck and discard pile are shuffled."""

    POINT = "D13"

    def about(self, p: ThingPosition) -> dict[str, int | str]:
        return {"player": self.seat, "count": p.changing}

    def options(self, p: ThingPosition, seat: int) -> list[Option]:
        return [TAKE[card] for card in distinct(p.deck)]

    def resolve(self, p: ThingPosition, option: Option) -> None:
        p.deck.remove(option.value)
        p.hands[self.seat].append(option.value)
        p.changing -= 1
        if p.changing:
            p.then(self)
        else:
            refill(p)
