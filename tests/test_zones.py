"""Zones: what a viewer knows of where things lie, and what is drawn from it."""

from __future__ import annotations

from collections import Counter

import pytest

from whiteout.core.chance import SeededChance
from whiteout.core.choice import SharedChoice
from whiteout.core.draft import DraftChoice, SharedDraft
from whiteout.core.option import Option
from whiteout.core.position import Position
from whiteout.core.zones.answers import draw_answers
from whiteout.core.zones.carry import Carry
from whiteout.core.zones.draw import Draw
from whiteout.core.zones.knowledge import Knowledge, Move
from whiteout.core.zones.lots import Limit, Tie

MINE, THEIRS, THIRD, PILE, DECK = range(5)
AXE, FLARE, ROPE, MAP, KNIFE, ROLE = range(6)
COPIES = [1, 5, 6, 4, 4, 1]


def table(worlds: int = 1) -> Knowledge:
    """Three hands of four; the viewer holds two Ropes and two Maps."""
    sizes = [4, 4, 4, 0, sum(COPIES) - 12]
    k = Knowledge(sizes, len(COPIES), worlds, [ROLE] if worlds > 1 else None)
    k.put(ROPE, MINE, 2)
    k.put(MAP, MINE, 2)
    for face, copies in enumerate(COPIES):
        if face == ROLE and worlds > 1:
            k.put_by_world(ROLE, [THEIRS, THIRD, DECK][:worlds])
        else:
            k.spread(face, copies - (2 if face in (ROPE, MAP) else 0), [THEIRS, THIRD, DECK])
    k.balance(10)
    return k


def draws(
    k: Knowledge,
    times: int = 300,
    world: int = 0,
    ties: list[Tie] | None = None,
    limits: list[Limit] | None = None,
) -> list[list[Counter[int]]]:
    """Many draws, each of which has every thing once and every zone full."""
    chance = SeededChance(5)
    found = []
    for _ in range(times):
        zones = Draw(k, world, ties or [], limits or []).deal(chance)
        assert [len(held) for held in zones] == k.sizes
        counts = Counter(face for held in zones for face in held)
        assert [counts[face] for face in range(len(COPIES))] == COPIES
        found.append([Counter(held) for held in zones])
    assert k.relaxed == 0
    return found


def mean(found: list[list[Counter[int]]], zone: int, face: int) -> float:
    return sum(zones[zone][face] for zones in found) / len(found)


def test_what_is_known_stays_and_the_rest_is_anywhere() -> None:
    found = draws(table(), 2000)
    assert all(zones[MINE] == Counter({ROPE: 2, MAP: 2}) for zones in found)
    for face, left in ((FLARE, 5), (ROPE, 4), (AXE, 1)):
        for zone, size in ((THEIRS, 4), (THIRD, 4), (DECK, 9)):
            assert mean(found, zone, face) == pytest.approx(left * size / 17, abs=0.12)


def test_an_unseen_move_takes_an_equal_share() -> None:
    k = table()
    k.see(THEIRS, [AXE, FLARE, FLARE, KNIFE], whole=True)
    k.move([Move(THEIRS, PILE, count=2)])
    found = draws(k, 1000)
    assert mean(found, THEIRS, AXE) == pytest.approx(0.5, abs=0.06)
    assert mean(found, THEIRS, FLARE) == pytest.approx(1.0, abs=0.1)
    for zones in found:
        assert zones[THEIRS] + zones[PILE] == Counter({AXE: 1, FLARE: 2, KNIFE: 1})


def test_a_thing_seen_again_never_left() -> None:
    """One of four has gone: not the Axe, so one of the other three, any of them."""
    k = table()
    k.see(THEIRS, [AXE, FLARE, ROPE, KNIFE], whole=True)
    k.move([Move(THEIRS, THIRD), Move(THIRD, THEIRS)])
    k.move([Move(THEIRS, PILE, AXE)])
    gone: Counter[int] = Counter()
    for zones in draws(k):
        missing = Counter([FLARE, ROPE, KNIFE]) - zones[THEIRS]
        assert sum(missing.values()) <= 1
        gone.update(missing)
    assert min(gone[face] for face in (FLARE, ROPE, KNIFE)) > 40


def test_a_thing_found_elsewhere_was_the_one_that_left() -> None:
    k = table()
    k.see(THEIRS, [AXE, FLARE, ROPE, KNIFE], whole=True)
    k.move([Move(THEIRS, THIRD), Move(THIRD, THEIRS)])
    k.see(THIRD, [AXE], whole=False)
    for zones in draws(k):
        assert not Counter([FLARE, ROPE, KNIFE]) - zones[THEIRS]
        assert zones[THIRD][AXE] == 1


def test_a_whole_hand_without_a_face_clears_it() -> None:
    k = table()
    k.see(THEIRS, [ROPE, ROPE, MAP, MAP], whole=True)
    k.see(THIRD, [FLARE, FLARE, KNIFE, ROPE], whole=True)
    for zones in draws(k, 50):
        assert zones[DECK] == Counter({FLARE: 3, KNIFE: 3, AXE: 1, ROLE: 1, ROPE: 1})


def test_a_pile_that_is_reshuffled_comes_back() -> None:
    k = table()
    k.move([Move(MINE, PILE, ROPE)])
    k.move([Move(THEIRS, PILE, AXE)])
    k.move([Move(DECK, PILE, count=9)])
    k.pour(PILE, DECK)
    k.move([Move(DECK, MINE, AXE)])
    assert all(zones[MINE][AXE] == 1 for zones in draws(k))


def test_worlds_are_ruled_out_by_what_contradicts_them() -> None:
    k = table(3)
    k.see(THEIRS, [ROPE, ROPE, MAP, FLARE], whole=True)
    assert k.weights == [0.0, 1.0, 1.0]
    k.see(THIRD, [ROLE], whole=False)
    assert k.weights == [0.0, 1.0, 0.0]
    assert all(zones[THIRD][ROLE] == 1 for zones in draws(k, 50, world=1))


def test_a_giver_keeps_what_the_world_forbids_to_give() -> None:
    k = table(3)
    k.move([Move(THEIRS, PILE, count=3, keeps=[{ROLE: 9.0}])])
    for zones in draws(k, 100, world=0):
        assert zones[THEIRS][ROLE] == 1
    assert all(zones[DECK][ROLE] == 1 for zones in draws(k, 50, world=2))


def test_a_world_in_which_nothing_can_move_is_ruled_out() -> None:
    k = table(3)
    k.see(THEIRS, [ROPE, ROPE, MAP], whole=False)
    keeps: list[dict[int, float]] = [{ROPE: 9.0, MAP: 9.0, ROLE: 9.0}]
    k.sizes[THEIRS] = 4
    k.rule_out(2)
    k.move([Move(THEIRS, PILE, keeps=keeps)])
    assert k.weights == [0.0, 1.0, 0.0]


def test_a_role_drawn_from_the_deck_branches_the_worlds() -> None:
    k = table(3)
    k.only(2)
    before = k.snapshot(2)
    k.move([Move(DECK, THEIRS, keeps=[{ROLE: 9.0}])])
    part = k.branch(2, 0, 1 / 9, before, ROLE, THEIRS)
    assert part == 1.0
    assert k.weights == pytest.approx([1 / 9, 0.0, 8 / 9])
    assert all(zones[THEIRS][ROLE] == 1 for zones in draws(k, 50, world=0))
    assert all(zones[DECK][ROLE] == 1 for zones in draws(k, 50, world=2))


def test_ties_hold_and_are_not_counted_twice() -> None:
    k = table()
    expected = k.expected(0, THEIRS, FLARE)
    held = draws(k, 600, ties=[Tie(THEIRS, FLARE, 0.5, True)])
    free = draws(k, 600, ties=[Tie(THEIRS, FLARE, 0.5, False)])
    assert all(zones[THEIRS][FLARE] >= 1 for zones in held)
    assert mean(held, THEIRS, FLARE) == pytest.approx(1 + expected - 0.5, abs=0.2)
    assert mean(free, THEIRS, FLARE) == pytest.approx(expected - 0.5, abs=0.2)


def test_limits_hold() -> None:
    limits = [Limit(THEIRS, FLARE, 1), Limit(THIRD, ROPE, 0)]
    for zones in draws(table(), limits=limits):
        assert zones[THEIRS][FLARE] <= 1
        assert zones[THIRD][ROPE] == 0


def test_a_limit_that_cannot_hold_is_counted() -> None:
    k = table()
    k.see(THEIRS, [FLARE, FLARE], whole=False)
    zones = Draw(k, 0, [], [Limit(THEIRS, FLARE, 1)]).deal(SeededChance(1))
    assert zones[THEIRS].count(FLARE) >= 2
    assert (k.relaxed > 0, k.restarts > 0) == (True, True)


def test_what_a_pile_of_several_givers_shows_flows_back_to_them() -> None:
    """Each has given one card; a Flare is turned up. Who was seen to hold four Flares gave it."""
    given = [5, 6]
    k = Knowledge([4, 4, 4, 0, 12, 0, 0], len(COPIES))
    k.put(ROPE, MINE, 2)
    k.put(MAP, MINE, 2)
    for face, copies in enumerate(COPIES):
        k.spread(face, copies - (2 if face in (ROPE, MAP) else 0), [THEIRS, THIRD, DECK])
    k.balance(10)
    k.sizes[DECK] = sum(COPIES) - 12
    k.balance(10)
    k.see(THEIRS, [FLARE, FLARE, FLARE, FLARE], whole=True)
    k.see(THIRD, [ROPE, ROPE, KNIFE, KNIFE], whole=True)
    k.move([Move(THEIRS, given[0]), Move(THIRD, given[1])])
    k.see_among(given, FLARE)
    for zones in draws(k, 100):
        assert zones[given[0]] == Counter([FLARE])
        assert not zones[given[1]][FLARE]


def test_the_same_knowledge_and_chance_give_the_same_draw() -> None:
    one, other = (Draw(table(), 0, [], []).deal(SeededChance(3)) for _ in range(2))
    assert one == other


def test_an_event_tells_its_viewer_a_face_or_none() -> None:
    codes = {"axe": AXE, "rope": ROPE}
    carry = Carry("player", "pile", "card")
    assert carry.faces_in({"player": 1, "only_you": {"card": "rope"}}, codes) == [ROPE]
    assert carry.faces_in({"player": 1, "card": "axe"}, codes) == [AXE]
    shown = {"player": 1, "shown": "axe", "only_you": {"card": "rope"}}
    assert carry.faces_in(shown, codes) == [AXE]
    assert carry.faces_in({"player": 1}, codes) is None
    assert Carry("player", "pile", face=ROPE).faces_in({"player": 1}, codes) == [ROPE]


# -- secret answers -----------------------------------------------------------------------------


def numbered(verb: str, number: int) -> Option:
    return Option(verb, ("number",), (number,), number)


class Vote(SharedChoice[Position]):
    """Each seat votes for a seat that is not its own."""

    __slots__ = ()

    def everybody(self, p: Position) -> list[int]:
        return list(range(p.seats))

    def options(self, p: Position, seat: int) -> list[Option]:
        return [numbered("vote", other) for other in range(p.seats) if other != seat]


class Orders(SharedDraft[Position]):
    """Each seat writes down three numbers, rising."""

    __slots__ = ()

    def everybody(self, p: Position) -> list[int]:
        return list(range(p.seats))

    def parts(self, p: Position, seat: int, draft: list[Option]) -> list[Option]:
        least = draft[-1].value + 1 if draft else 0
        return [numbered("number", number) for number in range(least, 8 + len(draft))]

    def is_complete(self, p: Position, seat: int, draft: list[Option]) -> bool:
        return len(draft) == 3


class Order(DraftChoice[Position]):
    """One seat writes down two numbers."""

    __slots__ = ()

    def parts(self, p: Position, seat: int, draft: list[Option]) -> list[Option]:
        return [numbered("number", number) for number in range(3)]

    def is_complete(self, p: Position, seat: int, draft: list[Option]) -> bool:
        return len(draft) == 2


def test_answers_of_others_are_drawn_among_the_legal_ones() -> None:
    p = Position(4, SeededChance(1))
    Vote().run(p)
    p.apply(0, numbered("vote", 3))
    p.apply(2, numbered("vote", 1))
    votes = set()
    for number in range(60):
        draw_answers(p, 0, SeededChance(number))
        assert p.answers[0] == numbered("vote", 3)
        assert p.answers[1] is None
        assert p.answers[3] is None
        assert p.asked == [1, 3]
        vote = p.answers[2]
        assert vote is not None
        votes.add(vote.value)
    assert votes == {0, 1, 3}


def test_drafts_of_others_are_drawn_part_by_part() -> None:
    p = Position(3, SeededChance(1))
    Orders().run(p)
    for number in (1, 2, 3):
        p.apply(1, numbered("number", number))
    p.apply(0, numbered("number", 5))
    lengths = set()
    for number in range(60):
        draw_answers(p, 0, SeededChance(number))
        assert p.drafts[0] == [numbered("number", 5)]
        done = [part.value for part in p.drafts[1]]
        assert len(done) == 3
        assert done == sorted(set(done))
        assert p.answers[1] == p.drafts[1][-1]
        assert p.answers[2] is None
        lengths.add(len(p.drafts[2]))
    assert lengths == {0, 1, 2}


def test_the_viewer_keeps_the_own_draft() -> None:
    p = Position(3, SeededChance(1))
    Order(1).run(p)
    p.apply(1, numbered("number", 2))
    draw_answers(p, 1, SeededChance(1))
    assert p.drafts[1] == [numbered("number", 2)]
    found = set()
    for number in range(60):
        draw_answers(p, 0, SeededChance(number))
        found.add(tuple(part.value for part in p.drafts[1]))
    assert found == {(), (0,), (1,), (2,)}
