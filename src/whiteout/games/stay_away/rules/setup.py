"""Setting the table: specification §4 (SETUP) and the options of the deck (§11)."""

from __future__ import annotations

from whiteout.core.chance import Chance
from whiteout.core.event import Event, Facts
from whiteout.games.stay_away.position import (
    HUMAN,
    NOBODY,
    ROLES,
    THING_ROLE,
    StayAwayPosition,
)
from whiteout.games.stay_away.rules.seats import survey
from whiteout.games.stay_away.rules.turn import TakeTurn
from whiteout.games.stay_away.settings import Settings
from whiteout.games.stay_away.tables import CARDS, IS_PANIC, ids_of
from whiteout.games.stay_away.written_codes import ANALYSIS, FLAMETHROWER, INFECTED, THE_THING

HAND_SIZE = 4


def empty_table(players: int, settings: Settings, chance: Chance) -> StayAwayPosition:
    """Players on their chairs in order, no card dealt (SA-SETUP-07, SA-SETUP-08)."""
    p = StayAwayPosition(players, chance, settings)
    p.hands = [[] for _ in range(players)]
    p.roles = [HUMAN] * players
    p.alive = [True] * players
    p.living = players
    p.seat_of = list(range(players))
    p.player_at = list(range(players))
    p.left = [NOBODY] * players
    p.right = [NOBODY] * players
    p.barred_left = [False] * players
    p.doors = [False] * players
    p.quarantine = [0] * players
    p.quarantine_counts = [False] * players
    return p


def set_up(players: int, settings: Settings, chance: Chance, listened: bool) -> StayAwayPosition:
    """A match ready for its first turn (SA-SETUP-01 to SA-SETUP-10)."""
    p = empty_table(players, settings, chance)
    if listened:
        p.history = []
    if not settings.seating_given:
        seat_players(p)
    first = settings.first_player
    if first < 0:
        first = chance.below(players, "first player")  # before the deal: SA-SETUP-09
    deal(p)
    survey(p)
    if listened:
        tell_setup(p, first)
    p.then(TakeTurn(first))
    return p


def seat_players(p: StayAwayPosition) -> None:
    """Seating order is random unless the table chooses it (SA-SETUP-07, CH-01)."""
    p.chance.shuffle(p.player_at, "seating")
    for seat, player in enumerate(p.player_at):
        p.seat_of[player] = seat


def deal(p: StayAwayPosition) -> None:
    """Four cards each, exactly one of them The Thing; the rest is the deck (SA-SETUP-02 to
    SA-SETUP-06)."""
    pool, rest = sort_cards(p.settings)
    p.chance.shuffle(pool, "deal")  # CH-03
    in_deck = p.settings.thing_in_deck
    count = HAND_SIZE * p.seats if in_deck else HAND_SIZE * p.seats - 1
    dealt = pool[:count]
    rest += pool[count:]
    (rest if in_deck else dealt).append(THE_THING)
    p.chance.shuffle(dealt, "deal")  # CH-04
    for player in range(p.seats):
        p.hands[player] = dealt[HAND_SIZE * player : HAND_SIZE * (player + 1)]
        if THE_THING in p.hands[player]:
            p.thing = player
            p.roles[player] = THING_ROLE
    p.chance.shuffle(rest, "deck")  # CH-05
    p.deck = rest


def sort_cards(settings: Settings) -> tuple[list[int], list[int]]:
    """The dealing pool, and what is set aside for the deck (SA-SETUP-01, SA-SETUP-02)."""
    pool: list[int] = []
    rest: list[int] = []
    for code in range(len(CARDS)):
        if code == THE_THING:
            continue
        held_back = settings.hold_back_weapons and code in (FLAMETHROWER, ANALYSIS)
        aside = code == INFECTED or IS_PANIC[code] or held_back
        (rest if aside else pool).extend([code] * settings.copies[code])
    return pool, rest


def tell_setup(p: StayAwayPosition, first: int) -> None:
    """Seats and the first player are public, each hand is its owner's (SA-SETUP-10)."""
    secret: dict[int, Facts] = {
        player: {"cards": ids_of(p.hands[player]), "role": ROLES[p.roles[player]]}
        for player in range(p.seats)
    }
    public: Facts = {"first": first, "seating": p.player_at[:], "deck": len(p.deck)}
    p.emit(Event("dealt", public, secret))
