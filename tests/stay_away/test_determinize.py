"""Imagined positions: everything hidden is drawn anew, everything seen is kept."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from whiteout.contract.walk import Walk, finish
from whiteout.core.chance import SeededChance
from whiteout.core.event import SPECTATOR
from whiteout.core.match import Match, Seeded
from whiteout.core.position import Position
from whiteout.core.scenario import run
from whiteout.core.view import encode, view
from whiteout.games.stay_away.cards import IDS, INFECTED, IS_PANIC, THE_THING
from whiteout.games.stay_away.game import GAME
from whiteout.games.stay_away.position import INFECTED_ROLE, THING_ROLE, StayAwayPosition

SAMPLES = 120


def imagine(p: Position, seat: int, times: int = SAMPLES) -> list[StayAwayPosition]:
    chance = SeededChance(99)
    found = []
    for _ in range(times):
        q = GAME.determinize(p, seat, chance)
        assert isinstance(q, StayAwayPosition)
        found.append(q)
    return found


def arranged(text: str) -> StayAwayPosition:
    position = run("game: stay_away\nseats: A B C D E\n" + text, GAME).match.position
    assert isinstance(position, StayAwayPosition)
    return position


def hand(p: StayAwayPosition, player: int) -> list[str]:
    return [IDS[card] for card in p.hands[player]]


ANALYSED = """
given
  hand A: analysis axe missed resolute suspicious
  hand B: seduction no_thanks flamethrower whiskey
  hand E: the_thing ...
  deck: watch_your_back change_places
  active A
  step act
when
  A play analysis
  A target B
  A offer axe
  B give whiskey
"""


def test_a_hand_seen_whole_is_kept_while_nothing_has_left_it() -> None:
    for q in imagine(arranged(ANALYSED), 0):
        # B was seen, gave Whiskey to A, got the Axe, and has just drawn one card.
        assert Counter(hand(q, 1)) >= Counter(["seduction", "no_thanks", "flamethrower", "axe"])
        assert q.thing != 1


def test_after_a_secret_discard_any_one_of_the_cards_may_be_missing() -> None:
    p = arranged(ANALYSED + "  B discard no_thanks\n")
    seen = Counter(["seduction", "no_thanks", "flamethrower", "axe"])
    missing: Counter[str] = Counter()
    for q in imagine(p, 0, 300):
        gone = seen - Counter(hand(q, 1))
        assert sum(gone.values()) <= 1
        missing.update(gone or Counter(["the card drawn"]))
    assert set(missing) == {*seen, "the card drawn"}


def test_a_bystander_knows_nothing_of_that_hand() -> None:
    hands = {tuple(sorted(hand(q, 1))) for q in imagine(arranged(ANALYSED), 2)}
    assert len(hands) > SAMPLES // 2


def test_everybody_unseen_can_be_the_thing() -> None:
    match = Match(GAME, 6, {}, Seeded(4))
    things = Counter(q.thing for q in imagine(match.position, SPECTATOR, 600))
    assert set(things) == set(range(6))
    assert all(50 < count < 160 for count in things.values()), things


def test_the_thing_keeps_its_card_and_knows_every_role() -> None:
    match = Match(GAME, 5, {}, Seeded(8))
    p = match.position
    assert isinstance(p, StayAwayPosition)
    for q in imagine(p, p.thing):
        assert q.thing == p.thing
        assert q.roles == p.roles
        assert q.hands[p.thing] == p.hands[p.thing]


def test_an_infected_player_knows_the_thing() -> None:
    p = arranged("""
given
  hand A: the_thing infected axe whiskey
  hand B: seduction no_thanks flamethrower suspicious
  deck: watch_your_back
  active A
  step exchange
when
  A offer infected
  B give seduction
""")
    assert p.roles[1] == INFECTED_ROLE
    for q in imagine(p, 1):
        assert q.thing == 0
        assert q.roles[1] == INFECTED_ROLE
        assert THE_THING in q.hands[0]
        assert [IDS[card] for card in q.hands[0]].count("seduction") >= 1
    others = {q.thing for q in imagine(p, 2)}
    assert others >= {0, 1, 3, 4}


def test_the_same_knowledge_and_chance_give_the_same_position() -> None:
    match = Match(GAME, 6, {}, Seeded(3))
    for _ in zip(range(60), Walk(match, random.Random(3), 10**9), strict=False):
        pass
    one = GAME.determinize(match.position, 2, SeededChance(5))
    twin = GAME.determinize(match.position, 2, SeededChance(99))
    twin.history = match.position.history
    again = GAME.determinize(twin, 2, SeededChance(5))
    assert encode(GAME.truth(one)) == encode(GAME.truth(again))


@pytest.mark.parametrize("seed", range(6))
def test_imagined_positions_are_whole_and_playable(seed: int) -> None:
    draw = random.Random(seed)
    match = Match(GAME, 4 + seed, {}, Seeded(seed))
    walk = Walk(match, draw, 10**9)
    for p in walk:
        if walk.decisions % 25:
            continue
        assert isinstance(p, StayAwayPosition)
        for viewer in (SPECTATOR, draw.randrange(p.seats)):
            q = imagine(p, viewer, 1)[0]
            assert encode(view(GAME, q, viewer)) == encode(view(GAME, p, viewer))
            check_whole(q)
            finish(GAME, q, draw)
        if walk.decisions > 200:
            break


def check_whole(q: StayAwayPosition) -> None:
    """All cards are there, and every hand is one that the rules allow."""
    cards = [card for pile in [q.deck, q.discard, q.played, q.drawn, *q.hands] for card in pile]
    counts = Counter(cards)
    counts[IDS.index("barred_door")] += sum(q.doors)
    counts[IDS.index("quarantine")] += sum(1 for turns in q.quarantine if turns)
    for code, copies in enumerate(q.settings.copies):
        assert counts[code] == copies, IDS[code]
    for player in range(q.seats):
        held = q.hands[player]
        assert not any(IS_PANIC[card] for card in held)
        assert (THE_THING in held) == (q.roles[player] == THING_ROLE and q.alive[player])
        if q.roles[player] == INFECTED_ROLE and q.alive[player]:
            assert INFECTED in held
        if not (player == q.active and len(held) == 5):
            assert held.count(INFECTED) <= 3


def test_a_position_nobody_listened_to_is_refused() -> None:
    p = GAME.start(5, {}, SeededChance(1), False)
    with pytest.raises(ValueError, match="listened to"):
        GAME.determinize(p, 0, SeededChance(1))
