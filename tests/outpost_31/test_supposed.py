"""What a searching `paranoid` makes of others: their blood, what they can be supposed to know, how
the match stands."""

from __future__ import annotations

import random

import pytest
from tests.outpost_31.test_determinize import MATCHES, imagine, ours, walk_of

from whiteout.bots.drive import Table
from whiteout.contract.walk import walk_through
from whiteout.core.bot import Bot
from whiteout.core.chance import SeededChance
from whiteout.core.match import Match, Seeded
from whiteout.games.outpost_31.bots.outlook import FEATURES
from whiteout.games.outpost_31.bots.paranoid import (
    FOR_HUMANS,
    FOR_IMITATIONS,
    FOR_NOBODY,
    Paranoid,
)
from whiteout.games.outpost_31.game import GAME
from whiteout.games.outpost_31.position import HUMAN, IMITATION, SETUP
from whiteout.games.outpost_31.rules.offers import OfferSecond


def begun(seats: int, seed: int, most: int = 80) -> tuple[Table, list[Paranoid]]:
    """A match in its middle, and the bots that play it."""
    position = GAME.start(seats, {}, SeededChance(seed), True)
    thinkers = [Paranoid(seat) for seat in range(seats)]
    bots: list[Bot] = [*thinkers]
    table = Table(GAME, position, bots)
    while not position.over and table.decisions < most:
        if position.choice is None:
            position.advance()
        else:
            table.decide(position.asked[0])
    for thinker, eyes in zip(thinkers, table.eyes, strict=True):
        thinker.hear(eyes)
    return table, thinkers


@pytest.mark.parametrize("seed", range(4))
def test_what_all_have_seen_is_the_same_to_all(seed: int) -> None:
    """So nothing that only one seat knows can be in it. Who has said something itself does not
    weigh its own words."""
    table, thinkers = begun(6, seed)
    history = table.position.history or []
    spoken = {event.public["speaker"] for event in history if event.kind == "claimed"}
    beliefs = []
    for seat, thinker in enumerate(thinkers):
        assert thinker._memory is not None
        if seat not in spoken:
            beliefs.append(thinker._memory.open.weights)
    assert len(beliefs) >= 4
    assert all(belief == beliefs[0] for belief in beliefs)


@pytest.mark.parametrize("seed", range(4))
def test_in_a_sample_all_others_know_their_own_blood(seed: int) -> None:
    table, thinkers = begun(6, seed)
    sample = ours(thinkers[0].determinize(table.eyes[0], SeededChance(seed)))
    assert sample.history == []
    assert sample.blood[0] == ours(table.position).blood[0]
    for q, stand_in in enumerate(thinkers[0].supposed(sample)):
        assert isinstance(stand_in, Paranoid)
        memory = stand_in._memory
        assert memory is not None
        assert memory.seat == q
        assert memory.human == (sample.blood[q] == HUMAN)
        if q != 0:
            assert memory.suspicion(q) == pytest.approx(float(sample.blood[q] == IMITATION))


def test_blood_is_drawn_as_it_is_believed() -> None:
    table, thinkers = begun(6, 1)
    seat = next(q for q in range(6) if ours(table.position).blood[q] == HUMAN)
    thinker = thinkers[seat]
    assert thinker._memory is not None
    believed = [thinker._memory.suspicion(q) for q in range(6)]
    chance = SeededChance(2)
    assert not ours(table.position).pool, "else blood is drawn together with the pool"
    times = 400
    drawn = [0] * 6
    for _ in range(times):
        sample = ours(thinker.determinize(table.eyes[seat], chance))
        for q in range(6):
            drawn[q] += sample.blood[q] == IMITATION
    assert [count / times for count in drawn] == pytest.approx(believed, abs=0.1)


def test_others_answer_anew_what_they_have_answered_in_secret() -> None:
    """What they have given to the pool is hidden, so that nothing hangs on it."""
    for number in range(len(MATCHES)):
        for p in walk_of(number):
            answered = [seat for seat in range(p.seats) if p.answers and p.answers[seat]]
            if answered and p.asked and ours(p).step != SETUP:
                seat = p.asked[0]
                bot = Paranoid(1)
                table = Table(GAME, p, [Paranoid(q) for q in range(p.seats)])
                sample = bot.determinize(table.eyes[seat], SeededChance(1))
                assert set(sample.asked) >= {seat, *answered}
                return
    raise AssertionError("nobody has answered in secret")


def test_only_the_team_has_offered_cards_in_a_sample() -> None:
    seen = 0
    for number in range(30):
        match = Match(GAME, 6, {}, Seeded(number))
        for p in walk_through(match, random.Random(number), 10**9, True):
            if isinstance(p.choice, OfferSecond):
                for sample in imagine(p, p.asked[0], 4):
                    outside = [q for q in range(p.seats) if q not in sample.team]
                    assert not any(sample.offers[q] for q in outside)
                    seen += bool(outside)
        if seen > 20:
            return
    raise AssertionError("too few second offers")


@pytest.mark.parametrize("seed", range(4))
def test_the_outlook_is_one_chance_for_both_sides(seed: int) -> None:
    table, thinkers = begun(6, seed)
    first = thinkers[0]
    humans = first.outlook(table.position, [*thinkers], FOR_HUMANS)
    theirs = first.outlook(table.position, [*thinkers], FOR_IMITATIONS)
    assert humans + theirs == pytest.approx(1.0)
    assert 0.0 < humans < 1.0
    assert len(first.features(table.position, [*thinkers])) == len(FEATURES)


def test_at_the_end_the_outlook_is_what_happened() -> None:
    table, thinkers = begun(4, 2, most=10_000)
    assert table.position.over
    won = GAME.outcome(table.position).side == "humans"
    assert thinkers[0].outlook(table.position, [*thinkers], FOR_HUMANS) == float(won)


def test_before_the_deal_nobody_has_a_side() -> None:
    position = GAME.start(6, {}, SeededChance(1), True)
    assert ours(position).step == SETUP
    bot = Paranoid(1)
    assert bot.stake(position, 0) == FOR_NOBODY
    assert bot.outlook(position, [], FOR_NOBODY) == 0.5
