"""Specification §6.2: deck and discard pile. The scenarios deck-*.scenario tell the stories; here
stand the counts over all numbers of players, and what holds at every moment of random play."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.stay_away.stage import Stage, played_at_random

from whiteout.core.event import SPECTATOR, Facts
from whiteout.games.stay_away.position import StayAwayPosition
from whiteout.games.stay_away.settings import Settings
from whiteout.games.stay_away.tables import CARDS, IDS, IS_PANIC
from whiteout.games.stay_away.written_codes import BARRED_DOOR, INFECTED, QUARANTINE

PLAYERS = range(4, 13)
WALKS = [(players, seed) for players in (4, 5, 7, 9, 12) for seed in range(5)]
DRAWS_PASSING_PANIC = {"replacement", "resolute", "forgetful", "blind_date", "overflow"}

walks = pytest.mark.parametrize(("players", "seed"), WALKS)


def all_cards(p: StayAwayPosition) -> Counter[int]:
    """Every card of the game, wherever it is."""
    cards = Counter(p.deck + p.discard + p.played + p.drawn)
    for hand in p.hands:
        cards.update(hand)
    cards[BARRED_DOOR] += sum(p.doors)
    cards[QUARANTINE] += sum(1 for turns in p.quarantine if turns > 0)
    return cards


@walks
@pytest.mark.rules("SA-DECK-02", "SA-DECK-04", "SA-SETUP-01")
def test_no_card_is_lost_or_made(players: int, seed: int) -> None:
    """What leaves a hand or the table lies in the one discard pile or comes back from it; a card
    that stayed in its box never turns up."""
    for _, p in played_at_random(players, seed):
        assert all_cards(p) == Counter(dict(enumerate(p.settings.copies)))


@walks
@pytest.mark.rules("SA-DECK-01", "SA-DECK-02")
def test_what_everybody_sees_of_the_piles(players: int, seed: int) -> None:
    for match, p in played_at_random(players, seed):
        back = CARDS[p.deck[-1]].back if p.deck else None
        for viewer in [*range(players), SPECTATOR]:
            facts = match.view(viewer)
            knows = viewer >= 0 and p.known_top == viewer
            top = {"top": IDS[p.deck[-1]]} if knows else {}
            assert facts["deck"] == {"size": len(p.deck), "back": back, **top}
            assert facts["discard"] == len(p.discard)
            assert "discard_pile" not in facts


@walks
@pytest.mark.rules("SA-DECK-05")
def test_panic_cards_are_passed_over_where_a_rule_says_so(players: int, seed: int) -> None:
    """In step 1 never, in the five procedures always: no hand ever holds a PANIC! card."""
    for match, p in played_at_random(players, seed):
        assert not any(IS_PANIC[card] for hand in [*p.hands, p.drawn] for card in hand)
        if p.over:
            for event in match.history(SPECTATOR):
                if event["event"] == "drew":
                    assert event["cause"] in DRAWS_PASSING_PANIC | {"turn"}
                    assert event["cause"] != "turn" or event["passed_over"] == 0


@walks
@pytest.mark.rules("SA-DECK-07", "SA-DECK-02")
def test_what_a_spectator_learns_of_cards_that_go(players: int, seed: int) -> None:
    """Played cards by name, discarded ones by number only."""
    fields = {
        "played": {"event", "player", "card"},
        "responded": {"event", "player", "card"},
        "discarded": {"event", "player"},
        "eliminated": {"event", "player", "cause"},
        "kept": {"event", "player", "discarded"},
        "overflowed": {"event", "player"},
    }
    seen: list[Facts] = []
    for match, p in played_at_random(players, seed):
        if p.over:
            seen = match.history(SPECTATOR)
    for event in seen:
        if event["event"] in fields:
            assert set(event) == fields[event["event"]]


def test_the_walks_cover_what_is_asked_of_them() -> None:
    seen: Counter[str] = Counter()
    for players, seed in WALKS:
        for match, p in played_at_random(players, seed):
            seen["known top"] += p.known_top >= 0
            if p.over:
                for event in match.history(SPECTATOR):
                    seen[event["event"]] += 1
                    if event["event"] == "drew":
                        seen[event["cause"]] += event["passed_over"] > 0
    for wanted in ("reshuffled", "played", "responded", "discarded", "eliminated", "kept"):
        assert seen[wanted] >= 5, (wanted, seen)
    for wanted in ("replacement", "resolute", "forgetful", "blind_date"):
        assert seen[wanted] >= 1, (wanted, seen)


# -- SA-DECK-03, SA-DECK-04: the reshuffle ---------------------------------------------------------

EMPTY_DECK = """
    seats: A B C D
    seed: {seed}
    given
      hand A: the_thing axe whiskey watch_your_back
      hand B: suspicious suspicious suspicious suspicious
      hand C: resolute resolute flamethrower flamethrower
      hand D: change_places change_places youd_better_run youd_better_run
      deck only:
      active A
"""


@pytest.mark.rules("SA-DECK-03", "SA-DECK-04")
def test_a_reshuffle_is_uniform() -> None:
    """CH-06: of 19 discards each is as likely to lie on top, so a card with k copies k times."""
    tables = 3000
    tops: Counter[str] = Counter()
    for seed in range(tables):
        news = Stage(EMPTY_DECK.format(seed=seed)).match.history(0)
        assert {"event": "reshuffled", "cards": 19} in news
        top = next(event for event in news if event["event"] in ("drew", "panicked"))
        tops[top["card"] if "card" in top else top["only_you"]["card"]] += 1
    copies = dict(zip(IDS, Settings(4, {}).copies, strict=True))
    discards = {card: copies[card] for card in tops}
    assert sum(discards.values()) == 19
    chi_square = 0.0
    for card, number in discards.items():
        expected = tables * number / 19
        chi_square += (tops[card] - expected) ** 2 / expected
    assert len(discards) == 11
    assert chi_square < 29.59  # exceeded once in a thousand times with 10 degrees of freedom


# -- SA-DECK-06: a draw always finds a card --------------------------------------------------------


def stay_away_cards(players: int) -> tuple[int, int, int]:
    """How many STAY AWAY! cards are in the game, how many are Infected!, how many obstacles."""
    copies = Settings(players, {}).copies
    stay_away = sum(number for code, number in enumerate(copies) if not IS_PANIC[code])
    return stay_away, copies[INFECTED], copies[QUARANTINE] + copies[BARRED_DOOR]


@pytest.mark.rules("SA-DECK-06")
def test_a_draw_always_finds_a_stay_away_card() -> None:
    """All hands full, all obstacles out, one card being resolved: at least 11 are left, and 8
    while three are held for Resolute; five players are the tightest case."""
    spare = {}
    for players in PLAYERS:
        stay_away, _, obstacles = stay_away_cards(players)
        spare[players] = stay_away - 4 * players - obstacles - 1
    assert min(spare.values()) == spare[5] == 11
    assert min(spare.values()) - 3 == 8


@pytest.mark.rules("SA-DECK-06")
def test_an_overflow_always_finds_another_card() -> None:
    """The one who overflows holds Infected! cards only; all others hold none, all obstacles are
    out, one card is being resolved and one set aside: still at least three are left."""
    for players in PLAYERS:
        stay_away, infected, obstacles = stay_away_cards(players)
        others = 4 * (players - 1)
        assert stay_away - infected - others - obstacles - 2 >= 3


@walks
@pytest.mark.rules("SA-DECK-06")
def test_the_piles_never_run_dry(players: int, seed: int) -> None:
    for _, p in played_at_random(players, seed):
        stay_away = [card for card in p.deck + p.discard if not IS_PANIC[card]]
        assert len(stay_away) >= (8 if p.drawn else 11)
