"""What all chapters use (specification 6.1, 6.2): tracks, dice, cards, how decisions are asked."""

from __future__ import annotations

from typing import ClassVar, Final

from whiteout.core.choice import Choice, Step
from whiteout.core.clock import ANSWER, TURN, Clock
from whiteout.core.event import Event
from whiteout.core.option import Option
from whiteout.games.dead_of_winter.position import IN_GAME, WinterPosition
from whiteout.games.dead_of_winter.rules.ending import MORALE, end
from whiteout.games.dead_of_winter.tables import ITEM_IDS, ORIGINS

MOST_MORALE: Final = 10
TURN_S: Final = 240


class Ask(Choice[WinterPosition]):
    """A decision of one player. With a single answer that everybody can see, the engine answers
    (DW-DEC-06); a player who has left the game is passed over (DW-GEN-17)."""

    __slots__ = ()

    SECRET: ClassVar[bool] = False
    IN_TURN: ClassVar[bool] = False
    """Whether it belongs to the clock of the turn; inside a Crossroads option none does
    (DW-DEC-09)."""

    def run(self, p: WinterPosition) -> None:
        if p.out[self.seat] != IN_GAME:
            return
        options = self.options(p, self.seat)
        if not options:
            return
        if len(options) == 1 and not self.SECRET:
            p.force(self.point(p), self.seat, options[0])
            self.resolve(p, options[0])
        else:
            p.ask(self, self.seat)

    def clock(self, p: WinterPosition) -> Clock:
        return turn_clock(p) if self.IN_TURN and p.triggered < 0 else ANSWER


def turn_clock(p: WinterPosition) -> Clock:
    """One span over all decisions of a turn (DW-DEC-08)."""
    return Clock(TURN, TURN_S, f"turn-{p.turn}")


class Do(Step[WinterPosition]):
    """A step without fields."""

    __slots__ = ()


# -- morale ----------------------------------------------------------------------------------------


def change_morale(p: WinterPosition, change: int, cause: str) -> None:
    """Move the marker; at 0 the game is over at once (DW-GEN-10, DW-END-02)."""
    morale = max(0, min(MOST_MORALE, p.morale + change))
    if morale == p.morale:
        return
    p.morale = morale
    if p.history is not None:
        p.emit(Event("morale_changed", {"morale": morale, "cause": cause}))
    if morale == 0 and not p.hold_morale:
        end(p, MORALE)


def change_food(p: WinterPosition, change: int, cause: str) -> None:
    """Add or remove food tokens, never below 0."""
    food = max(0, p.food + change)
    if food != p.food:
        p.food = food
        if p.history is not None:
            p.emit(Event("food_changed", {"food": food, "cause": cause}))


# -- action dice -----------------------------------------------------------------------------------


def roll(p: WinterPosition, purpose: str) -> int:
    """An action die."""
    return p.chance.below(6, purpose) + 1


def spend_die(p: WinterPosition, seat: int, face: int) -> None:
    """Move a die from unused to used (DW-DICE-04)."""
    p.unused[seat].remove(face)
    p.spent[seat].append(face)
    p.spent[seat].sort()
    if p.history is not None:
        p.emit(Event("die_spent", {"player": seat, "die": face}))


def change_die(p: WinterPosition, seat: int, face: int, to: int) -> None:
    """An unused die shows something else from now on (DW-DICE-05)."""
    p.unused[seat].remove(face)
    p.unused[seat].append(to)
    p.unused[seat].sort()
    if p.history is not None:
        p.emit(Event("die_changed", {"player": seat, "die": face, "result": to}))


def gain_dice(p: WinterPosition, seat: int, count: int) -> None:
    """Roll new dice into the unused pool."""
    dice = [roll(p, "action") for _ in range(count)]
    p.unused[seat] += dice
    p.unused[seat].sort()
    if p.history is not None:
        p.emit(Event("dice_gained", {"player": seat, "dice": dice}))


def lose_die(p: WinterPosition, seat: int, face: int) -> None:
    """An unused die goes to the used pool by an effect."""
    p.unused[seat].remove(face)
    p.spent[seat].append(face)
    p.spent[seat].sort()
    if p.history is not None:
        p.emit(Event("dice_lost", {"player": seat, "die": face}))


# -- item cards ------------------------------------------------------------------------------------


def take_cards(p: WinterPosition, seat: int, cards: list[int]) -> None:
    """Cards go into a hand, which is kept in the order of the list (DW-INF-10)."""
    p.hands[seat] += cards
    p.hands[seat].sort()


def draw_from(p: WinterPosition, seat: int, location: int, cards: list[int]) -> None:
    """Cards off an item deck go into a hand; what a hand may hold widens with it."""
    p.sources[seat] |= 1 << location
    take_cards(p, seat, cards)


# -- what is known of hands (F-28, F-67) -----------------------------------------------------------


def learn(p: WinterPosition, viewer: int, owner: int, cards: list[int]) -> None:
    """A viewer has seen these cards in a hand."""
    known = p.known[viewer][owner]
    for card in kinds(sorted(cards)):
        while known.count(card) < cards.count(card):
            known.append(card)
    known.sort()


def learn_all(p: WinterPosition, owner: int, cards: list[int]) -> None:
    """Everybody has."""
    for viewer in range(p.seats):
        if viewer != owner:
            learn(p, viewer, owner, cards)


def gains_known(p: WinterPosition, owner: int, cards: list[int]) -> None:
    """Cards that all know go into a hand."""
    take_cards(p, owner, cards)
    for card in cards:
        p.sources[owner] |= ORIGINS[card]
    for viewer in range(p.seats):
        if viewer != owner:
            p.known[viewer][owner] += cards
            p.known[viewer][owner].sort()


def leaves(p: WinterPosition, owner: int, card: int) -> None:
    """A card leaves a hand for all to see."""
    p.hands[owner].remove(card)
    for viewer in range(p.seats):
        if card in p.known[viewer][owner]:
            p.known[viewer][owner].remove(card)


def forget(p: WinterPosition, owner: int) -> None:
    """Cards have left a hand unseen: nobody can be sure any longer what it holds."""
    for viewer in range(p.seats):
        p.known[viewer][owner] = []


def put_away(p: WinterPosition, seat: int, card: int) -> None:
    """A card played or discarded goes on the waste pile, that of an exiled player out of the game
    (DW-PLAY-01, DW-EXL-11)."""
    if p.exiled[seat]:
        p.removed_cards.append(card)
    else:
        p.waste.append(card)


def discard(p: WinterPosition, seat: int, card: int) -> None:
    """A card leaves a hand without being played, for all to see."""
    leaves(p, seat, card)
    put_away(p, seat, card)
    if p.history is not None:
        p.emit(Event("card_discarded", {"player": seat, "card": ITEM_IDS[card]}))


def random_card(p: WinterPosition, seat: int) -> int:
    """Any card of a hand, each as likely as the others."""
    return p.hands[seat][p.chance.below(len(p.hands[seat]), "random card")]


def random_cards(p: WinterPosition, seat: int, count: int) -> list[int]:
    """Several cards of a hand, or all if there are fewer, which stay where they are."""
    cards = p.hands[seat][:]
    found: list[int] = []
    while cards and len(found) < count:
        found.append(cards.pop(p.chance.below(len(cards), "random card")))
    return sorted(found)


def shuffle_deck(p: WinterPosition, location: int) -> None:
    """An item deck is shuffled; nobody knows any longer what lies where."""
    p.chance.shuffle(p.decks[location], "deck")
    p.deck_seen[location] = [0] * len(p.decks[location])


def top_cards(p: WinterPosition, location: int, count: int) -> list[int]:
    """Take so many cards off an item deck, or all if there are fewer, the first drawn first."""
    deck = p.decks[location]
    found: list[int] = []
    while deck and len(found) < count:
        found.append(deck.pop())
        p.deck_seen[location].pop()
    return found


def kinds(cards: list[int]) -> list[int]:
    """The kinds among cards that are in order, each once (DW-DEC-05)."""
    return [card for place, card in enumerate(cards) if place == 0 or cards[place - 1] != card]


def values(dice: list[int]) -> list[int]:
    """The values among dice that are in order, each once (DW-DEC-05)."""
    return kinds(dice)


# -- what a Crossroads card may wait for (3.12) ----------------------------------------------------

EVENT_IDS: Final = [
    "moved", "searched", "killed_zombie", "attacked_survivor", "barricaded", "cleaned_waste",
    "attracted", "used_ability", "played_card", "equipped", "contributed_to_crisis",
    "contributed_to_objective", "spent_food", "handed_off", "request_granted",
    "exile_vote_resolved", "survivor_died", "turn_ending", "state",
]  # fmt: skip
MOVED: Final = 0
SEARCHED: Final = 1
KILLED: Final = 2
ATTACKED: Final = 3
BARRICADED: Final = 4
CLEANED: Final = 5
ATTRACTED: Final = 6
USED_ABILITY: Final = 7
PLAYED: Final = 8
EQUIPPED: Final = 9
GAVE_CRISIS: Final = 10
GAVE_OBJECTIVE: Final = 11
SPENT_FOOD: Final = 12
HANDED: Final = 13
GRANTED: Final = 14
VOTED: Final = 15
DIED: Final = 16
ENDING: Final = 17
STATE: Final = 18


def note(
    p: WinterPosition,
    event: int,
    survivor: int = -1,
    location: int = -1,
    number: int = 0,
    card: int = -1,
    player: int = -1,
) -> None:
    """Something has happened for which a Crossroads card may wait. Nothing counts while one is
    carried out (DW-XR-10)."""
    if p.triggered < 0:
        p.happened.append([event, survivor, location, number, card, player])


def option_of(options: list[Option], codes: list[int]) -> list[Option]:
    """The options of these codes."""
    return [options[code] for code in codes]
