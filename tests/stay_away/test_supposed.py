"""What a searching `paranoid` makes of others: their deeds, what they can be supposed to know, how
the match stands."""

from __future__ import annotations

from collections import Counter

import pytest

from whiteout.bots.drive import Table
from whiteout.core.belief import Suspicion
from whiteout.core.bot import Bot
from whiteout.core.chance import SeededChance
from whiteout.games.registry import find_game
from whiteout.games.stay_away.bots.belief import Belief
from whiteout.games.stay_away.bots.deeds import WEIGHTS, Deeds, deeds_of
from whiteout.games.stay_away.bots.outlook import FEATURES, NO_IDEA, humans_win
from whiteout.games.stay_away.bots.paranoid import FOR_HUMANS, FOR_THE_THING, Paranoid
from whiteout.games.stay_away.position import HUMAN, NOBODY, THING_ROLE, StayAwayPosition

GAME = find_game("stay_away")


def attending(seats: int, seed: int, most: int = 24) -> tuple[Table, list[Paranoid]]:
    """A match in its middle, and bots that have attended to it from the start."""
    position = GAME.start(seats, {}, SeededChance(seed), True)
    thinkers = [Paranoid(seat) for seat in range(seats)]
    bots: list[Bot] = []
    for thinker in thinkers:
        thinker.attend()
        bots.append(thinker)
    table = Table(GAME, position, bots)
    while not position.over and table.decisions < most:
        if position.stable and table.ask_aside():
            continue
        if position.choice is None:
            position.advance()
        else:
            table.decide(position.asked[0])
    for thinker, eyes in zip(thinkers, table.eyes, strict=True):
        thinker.hear(eyes)
    return table, thinkers


def true(table: Table) -> StayAwayPosition:
    position = table.position
    assert isinstance(position, StayAwayPosition)
    return position


# -- deeds ---------------------------------------------------------------------------------------


def test_deeds_are_read_from_events() -> None:
    aimed = {"event": "aimed", "player": 1, "card": "analysis", "target": 2}
    assert deeds_of(aimed, 0) == [(1, "aimed analysis"), (2, "hit by analysis")]
    exchanged = {"event": "exchanged", "player": 1, "partner": 2}
    assert deeds_of(exchanged, 0) == [(1, "began exchange"), (2, "answered exchange")]
    mine = {**exchanged, "partner": 0, "only_you": {"gave": "axe", "received": "missed"}}
    assert deeds_of(mine, 0)[-1] == (1, "gave missed")
    said = {"event": "claimed", "speaker": 3, "claim": "is", "seat": 1, "role": "human"}
    assert deeds_of(said, 0) == [(3, "said is human"), (1, "heard is human")]
    assert deeds_of({"event": "reshuffled", "cards": 9}, 0) == []


def test_who_shows_its_hand_for_a_whiskey_is_suspected_less() -> None:
    assert WEIGHTS["played whiskey"] < 0
    belief = Belief(5, 0)
    deeds = Deeds(5, 0)
    before = deeds.suspicion(belief)
    assert before == pytest.approx([0.0, 0.25, 0.25, 0.25, 0.25])
    deeds.take_in([{"event": "played", "player": 2, "card": "whiskey"}])
    after = deeds.suspicion(belief)
    assert after[2] < before[2]
    assert sum(after) == pytest.approx(1.0)


def test_the_dead_are_not_suspected() -> None:
    belief = Belief(5, 0)
    belief.died(3)
    belief.settle()
    assert Deeds(5, 0).suspicion(belief)[3] == 0.0


# -- what others are supposed to know ------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_what_all_have_seen_is_the_same_to_all(seed: int) -> None:
    """So nothing that only one seat knows can be in it."""
    _, thinkers = attending(6, seed)
    beliefs = []
    for thinker in thinkers:
        known = thinker._open
        assert known is not None
        beliefs.append((known.belief.weight, known.belief.tainted, known.witness, known.human))
    assert all(belief == beliefs[0] for belief in beliefs)


@pytest.mark.parametrize("seed", range(4))
def test_in_a_sample_everybody_knows_the_own_role(seed: int) -> None:
    table, thinkers = attending(6, seed)
    assert not table.position.over
    seat = next(q for q in range(6) if true(table).alive[q])
    sample = thinkers[seat].determinize(table.eyes[seat], SeededChance(seed))
    assert isinstance(sample, StayAwayPosition)
    assert sample.history == []
    for q, stand_in in enumerate(thinkers[seat].supposed(sample)):
        assert isinstance(stand_in, Paranoid)
        known = stand_in._known
        assert known is not None
        assert (known.me, known.role) == (q, sample.roles[q])
        if sample.roles[q] == THING_ROLE:
            humans = sum(sample.alive[x] and sample.roles[x] == HUMAN for x in range(6))
            assert known.humans_left() == humans


def test_samples_are_drawn_by_suspicion() -> None:
    position = GAME.start(5, {}, SeededChance(1), True)
    assert isinstance(position, StayAwayPosition)
    me = next(q for q in range(5) if position.roles[q] == HUMAN)
    suspect = (me + 1) % 5
    suspicion = [0.9 if q == suspect else 0.02 for q in range(5)]
    things: Counter[int] = Counter()
    for number in range(200):
        sample = GAME.determinize(position, me, SeededChance(number), Suspicion(suspicion))
        assert isinstance(sample, StayAwayPosition)
        things[sample.thing] += 1
    assert things[suspect] > 170
    assert set(things) <= set(range(5)) - {me}


# -- how the match stands ------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_the_outlook_is_one_chance_for_both_sides(seed: int) -> None:
    table, thinkers = attending(6, seed)
    first = thinkers[0]
    humans = first.outlook(table.position, [*thinkers], FOR_HUMANS)
    assert humans + first.outlook(table.position, [*thinkers], FOR_THE_THING) == pytest.approx(1.0)
    if not table.position.over:
        assert len(first.features(table.position, [*thinkers])) == len(FEATURES)
        assert 0.0 < humans < 1.0


def test_at_the_end_the_outlook_is_what_happened() -> None:
    table, thinkers = attending(4, 2, most=10_000)
    assert table.position.over
    won = GAME.outcome(table.position).side == "humans"
    assert thinkers[0].outlook(table.position, [*thinkers], FOR_HUMANS) == float(won)


def test_without_a_thing_it_has_no_idea() -> None:
    position = GAME.start(5, {"thing_in_deck": True}, SeededChance(1), True)
    assert isinstance(position, StayAwayPosition)
    assert position.thing == NOBODY
    assert humans_win(position, []) == NO_IDEA
