"""What happens in a dream when the seat sees a face: cards turn out to be what they are.

Where no card at hand can be the one that was seen, two cards are swapped in retrospect: if both
lay in the same place unseen, and nobody has seen either since, then each may as well have gone
the way of the other.
"""

from __future__ import annotations

from typing import Final

from whiteout.games.stay_away.imagine.dream import Dream, Token
from whiteout.games.stay_away.imagine.stock import NONE, DeadEnd, Stock, blank

NEVER: Final = 1 << 30


def find(dream: Dream, player: int, face: int, index: int) -> Token:
    """The card of a hand that bears this face, or turns out to do so; seen by this deed."""
    hand = dream.hands[player]
    found: Token | None = None
    for token in hand:  # of several the one seen last: the others stay free
        if token.face == face and (found is None or token.seen > found.seen):
            found = token
    if found is None:
        stock = dream.stock
        able = [token for token in hand if token.face < 0 and stock.can_be(token.face, face)]
        if able:
            found = able[dream.draw_lot(len(able))]
        else:
            found = bring(dream, hand, elsewhere(dream, hand), face)
        turn(dream, found, face)
    found.seen = index
    return found


def turn(dream: Dream, token: Token, face: int) -> None:
    """A card turns out to bear this face."""
    if token.face != face:
        dream.stock.settle(token.face, face)
        token.face = face


def show(dream: Dream, player: int, faces: list[int], index: int) -> None:
    """The whole hand is seen."""
    hand = dream.hands[player]
    missing = faces[:]
    spare = []
    for token in hand:
        if token.face in missing:
            missing.remove(token.face)
        else:
            spare.append(token)
    if len(spare) != len(missing):
        raise DeadEnd
    while missing:
        face, able = scarcest(dream, missing, spare)
        if able:
            token = able[dream.draw_lot(len(able))]
            turn(dream, token, face)
            spare.remove(token)
        else:
            replace(dream, hand, spare, face)
        missing.remove(face)
    for token in hand:
        token.seen = index


def scarcest(dream: Dream, missing: list[int], spare: list[Token]) -> tuple[int, list[Token]]:
    """The face that fewest cards can turn out to bear, and these cards."""
    stock = dream.stock
    best: list[Token] = []
    face = NONE
    for candidate in missing:
        able = [token for token in spare if token.face < 0 and stock.can_be(token.face, candidate)]
        if face == NONE or len(able) < len(best):
            best = able
            face = candidate
    return face, best


def replace(dream: Dream, hand: list[Token], spare: list[Token], face: int) -> None:
    """A card that is too many in the hand was another one of this face: known ones first. Of cards
    with the same face any may be the one too many."""
    known = [token.face for token in spare if token.face >= 0]
    doubtful = [token for token in hand if token.face in known] if known else spare
    faces = [token.face for token in doubtful]
    token = bring(dream, doubtful, elsewhere(dream, hand), face)
    turn(dream, token, face)
    if token not in spare:  # its like stays in its stead
        gone = faces[doubtful.index(token)]
        token = next(other for other in spare if other.face == gone)
    spare.remove(token)


# -- swapping in retrospect ----------------------------------------------------------------------


def elsewhere(dream: Dream, hand: list[Token]) -> list[Token]:
    """All cards that can still be told apart, but for those of one hand."""
    found = dream.pile + dream.apart
    for other in dream.hands:
        if other is not hand:
            found += other
    for token in (dream.aside, dream.top):
        if token is not None:
            found.append(token)
    return found


def meeting(one: Token, other: Token) -> int:
    """The first deed after which both lay in the same zone, and neither has been seen later; or
    NONE."""
    return overlap(one.path, other.path, max(other.seen, one.seen))


def overlap(a: list[int], b: list[int], floor: int) -> int:
    """The first deed, not before the floor, after which two paths are in the same zone; or NONE."""
    i = 0
    j = 0
    while True:
        ends_a = a[i + 2] if i + 2 < len(a) else NEVER
        ends_b = b[j + 2] if j + 2 < len(b) else NEVER
        if a[i + 1] == b[j + 1]:
            start = max(b[j], a[i])
            if start < floor:
                start = floor
            if start < ends_a and start < ends_b:
                return start
        if ends_a < ends_b:
            i += 2
        elif ends_b < NEVER:
            j += 2
        else:
            return NONE


def swap(one: Token, other: Token, index: int) -> None:
    """From that deed on each goes the way of the other."""
    cut_one = cut(one.path, index)
    cut_other = cut(other.path, index)
    tail_one = one.path[cut_one:]
    tail_other = other.path[cut_other:]
    one.path, other.path = other.path[:cut_other] + tail_one, one.path[:cut_one] + tail_other
    one.face, other.face = other.face, one.face
    one.seen, other.seen = other.seen, one.seen


def cut(path: list[int], index: int) -> int:
    """Where the part of a path begins that is later than the deed."""
    place = len(path)
    while place >= 2 and path[place - 2] > index:
        place -= 2
    return place


def bring(dream: Dream, hand: list[Token], others: list[Token], face: int) -> Token:
    """Swap a card of the hand with one that can bear the face, out of the hands and piles or out
    of what the decks were made of."""
    stock = dream.stock
    able = [token for token in others if stock.can_be(token.face, face)]
    ways = []
    for token in able:
        for mine in hand:
            index = meeting(token, mine)
            if index != NONE:
                ways.append((token, mine, index))
    if ways:
        token, mine, index = ways[dream.draw_lot(len(ways))]
        swap(token, mine, index)
        return mine
    found = by_way(hand, able, others)
    if found is None:
        found = from_ashes(dream, hand, others, face)
    if found is None:
        raise DeadEnd
    return found


def from_ashes(dream: Dream, hand: list[Token], others: list[Token], face: int) -> Token | None:
    """The same, out of what the decks were made of."""
    stock = dream.stock
    for deck in range(stock.current, -1, -1):
        for ash in dream.ashes[deck]:
            if stock.can_be(ash.face, face) and stock.holds(deck, ash.face):
                stock.drop(deck, ash.face)
                found = by_way(hand, [ash], [ash, *others])
                lay_in(stock, deck, ash.face)
                if found is not None:
                    return found
    return None


def lay_in(stock: Stock, deck: int, face: int) -> None:
    """A card is among those a deck was made of: so it cannot have come from a later one."""
    if -2 - face >= deck:
        raise DeadEnd
    stock.put(deck, face)


def find_in_deck(dream: Dream, face: int) -> None:
    """A card of this face is drawn from the deck."""
    stock = dream.stock
    deck = stock.current
    if not stock.can_be(blank(deck), face):
        others = elsewhere(dream, [])
        able = [token for token in others if stock.can_be(token.face, face)]
        ashes = [ash for ash in dream.ashes[deck] if stock.holds(deck, ash.face)]
        faces = [ash.face for ash in ashes]
        found = by_way(ashes, able, others)
        if found is None:
            raise DeadEnd
        stock.drop(deck, faces[ashes.index(found)])
        lay_in(stock, deck, found.face)
    stock.settle(blank(deck), face)


def by_way(targets: list[Token], sources: list[Token], others: list[Token]) -> Token | None:
    """Swap one of the sources with one of the targets, at once or by way of a third card."""
    links = [
        (third, target)
        for target in targets
        for third in others
        if third is not target and meeting(third, target) != NONE
    ]
    for source in sources:
        for third, target in links:
            if third is source:
                swap(source, target, meeting(source, target))
                return target
            if target is source:
                continue
            index = meeting(source, third)
            if index == NONE:
                continue
            path = source.path[: cut(source.path, index)] + third.path[cut(third.path, index) :]
            floor = max(target.seen, source.seen)
            again = overlap(path, target.path, floor)
            if again != NONE:
                swap(source, third, index)
                swap(third, target, again)
                return target
    return None
