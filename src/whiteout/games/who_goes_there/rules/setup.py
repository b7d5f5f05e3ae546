"""Setting up: specification 4 (SET)."""

from __future__ import annotations

from typing import ClassVar, Final

from whiteout.core.chance import Chance
from whiteout.core.choice import Choice, Prompt, Step
from whiteout.core.clock import ANSWER_KIND, Clock
from whiteout.core.draft import DraftChoice
from whiteout.core.event import Event
from whiteout.core.option import Option
from whiteout.games.who_goes_there.options import (
    CHARACTER,
    LEAD,
    NAME_LEADER,
    PLACE,
    START,
)
from whiteout.games.who_goes_there.position import CampPosition
from whiteout.games.who_goes_there.rules.flow import NEXT_ROUND
from whiteout.games.who_goes_there.rules.hand import draw
from whiteout.games.who_goes_there.settings import Settings
from whiteout.games.who_goes_there.tables import (
    BUILT,
    CHARACTER_IDS,
    EVENTS,
    PHASE_CARDS,
    SHARED,
    SPACES,
    STORAGE,
    WORKSHOP,
)

VULNERABLE_CARDS: Final = 12
START_SPACES: Final = 3


def empty_table(seats: int, settings: Settings, chance: Chance) -> CampPosition:
    """Boards without anything on them, and full decks, not yet shuffled."""
    p = CampPosition(seats, chance, settings)
    p.seat_players()
    p.decks = [cards[:] for cards in BUILT]
    p.vulnerable_deck = [1] + [0] * (VULNERABLE_CARDS - 1)
    p.event_deck = [code for code, event in enumerate(EVENTS) for _ in range(event.count)]
    p.phase_decks = [phase_cards(phase) for phase in (1, 2, 3)]
    p.removed = [[], [], []]
    return p


def phase_cards(phase: int) -> list[int]:
    """The cards of one Phase deck, in the order of the table."""
    return [
        code
        for code, card in enumerate(PHASE_CARDS)
        if card.phase == phase
        for _ in range(card.count)
    ]


def set_up(seats: int, settings: Settings, chance: Chance, listen: bool) -> CampPosition:
    """Shuffle, take Phase cards out unseen, let everybody take a character (WG-SET-01 to -05)."""
    p = empty_table(seats, settings, chance)
    if listen:
        p.history = []
    chance.shuffle(p.decks[STORAGE], "storage")
    chance.shuffle(p.decks[WORKSHOP], "workshop")
    chance.shuffle(p.event_deck, "events")
    chance.shuffle(p.vulnerable_deck, "vulnerable")
    for phase, deck in enumerate(p.phase_decks):
        chance.shuffle(deck, "phases")
        for _ in range(settings.phase_cards_removed):
            p.removed[phase].append(deck.pop())
    if p.history is not None:
        p.emit(Event("match_started", {"players": seats}))
    p.unseated = list(range(seats))
    chance.shuffle(p.unseated, "seating")
    if settings.random_characters:
        pool = settings.characters[:]
        chance.shuffle(pool, "characters")
        for player in p.unseated[:]:
            take_character(p, player, pool.pop())
        p.then(CHOOSE_LEADER)
    else:
        p.then(TakeCharacter(p.unseated[0]))
    return p


def take_character(p: CampPosition, player: int, character: int) -> None:
    """A different one for each player (WG-SET-05)."""
    p.characters[player] = character
    p.unseated.remove(player)
    if p.history is not None:
        facts = {"player": player, "character": CHARACTER_IDS[character]}
        p.emit(Event("character_taken", facts))


class TakeCharacter(Choice[CampPosition]):
    """D01: any character left in the pool, in random seat order (WG-SET-05)."""

    __slots__ = ()
    POINT: ClassVar = "D01"
    RULE: ClassVar = "WG-SET-05"
    SECRET: ClassVar = False

    def clock(self, p: CampPosition) -> Clock:
        return Clock(ANSWER_KIND, 45)

    def options(self, p: CampPosition, seat: int) -> list[Option]:
        return [CHARACTER[code] for code in p.settings.characters if code not in p.characters]

    def resolve(self, p: CampPosition, option: Option) -> None:
        take_character(p, self.seat, option.value)
        p.then(TakeCharacter(p.unseated[0]) if p.unseated else CHOOSE_LEADER)


class ChooseLeader(Step[CampPosition]):
    """Specialty decks are shuffled, unused ones leave the game (WG-SET-08); the lowest rank number
    decides who leads (WG-SET-09)."""

    __slots__ = ()

    def run(self, p: CampPosition) -> None:
        for character in range(len(CHARACTER_IDS)):
            deck = p.decks[SHARED + character]
            if character in p.characters:
                p.chance.shuffle(deck, "specialty")
            else:
                deck.clear()
        p.deck_seen = [[0] * len(deck) for deck in p.decks]
        p.then(Command(p.characters.index(min(p.characters))))


class Command(Choice[CampPosition]):
    """D02: lead, or name somebody, who cannot refuse (WG-SET-09, WG-SET-10)."""

    __slots__ = ()
    POINT: ClassVar = "D02"
    RULE: ClassVar = "WG-SET-09"
    SECRET: ClassVar = False

    def options(self, p: CampPosition, seat: int) -> list[Option]:
        return [LEAD, *[NAME_LEADER[other] for other in range(p.seats) if other != seat]]

    def resolve(self, p: CampPosition, option: Option) -> None:
        p.leader = self.seat if option is LEAD else option.value
        if p.history is not None:
            p.emit(Event("leader_chosen", {"player": self.seat, "to": p.leader}))
        p.then(OrderTurns(p.leader))


class OrderTurns(DraftChoice[CampPosition]):
    """D03: the leader puts all others in order after himself; the last place fills itself
    (WG-SET-11)."""

    __slots__ = ()
    POINT: ClassVar = "D03"
    RULE: ClassVar = "WG-SET-11"
    SECRET: ClassVar = False

    def prompt(self, p: CampPosition, viewer: int) -> Prompt:
        placed = len(p.draft(viewer)) if viewer == self.seat else 0
        return self.POINT, self.RULE, {"number": placed + 2}

    def clock(self, p: CampPosition) -> Clock:
        return Clock(ANSWER_KIND, 45)

    def parts(self, p: CampPosition, seat: int, draft: list[Option]) -> list[Option]:
        seated = [seat, *[part.value for part in draft]]
        return [PLACE[other] for other in range(p.seats) if other not in seated]

    def is_complete(self, p: CampPosition, seat: int, draft: list[Option]) -> bool:
        return len(draft) == p.seats - 2

    def resolve_draft(self, p: CampPosition, seat: int, draft: list[Option]) -> None:
        order = [seat, *[part.value for part in draft]]
        p.turn_order = [*order, *[other for other in range(p.seats) if other not in order]]
        if p.history is not None:
            p.emit(Event("turn_order_set", {"players": p.turn_order[:]}))
        for player in p.turn_order:  # WG-SET-12
            for deck in (STORAGE, WORKSHOP, SHARED + p.characters[player]):
                draw(p, player, deck, 1)
        p.then_all([*[StartSpace(player) for player in p.turn_order], NEXT_ROUND])


class StartSpace(Choice[CampPosition]):
    """D04: where the miniature starts (WG-SET-13)."""

    __slots__ = ()
    POINT: ClassVar = "D04"
    RULE: ClassVar = "WG-SET-13"
    SECRET: ClassVar = False

    def options(self, p: CampPosition, seat: int) -> list[Option]:
        return START[:START_SPACES]

    def resolve(self, p: CampPosition, option: Option) -> None:
        p.spaces[self.seat] = option.value
        if p.history is not None:
            p.emit(Event("placed", {"player": self.seat, "space": SPACES[option.value]}))


CHOOSE_LEADER: Final = ChooseLeader()
