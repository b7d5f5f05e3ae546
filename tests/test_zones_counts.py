"""Counting what was seen, dealing the rest again, and roles that several seats can have."""

from __future__ import annotations

from collections import Counter

import pytest

from whiteout.core.chance import SeededChance
from whiteout.core.event import Event, EventKind
from whiteout.core.zones.carry import Carry, Sight
from whiteout.core.zones.counts import CountObserver
from whiteout.core.zones.deal import Deal, mix, seen_runs, unseen
from whiteout.core.zones.seat_sets import SeatSets, dealings, set_of

AXE, FLARE, ROPE, MAP = range(4)
CODES = {"axe": AXE, "flare": FLARE, "rope": ROPE, "map": MAP}
EVENTS = {
    "drew": EventKind({}, {}, "", "", (Carry("deck", "player", "cards", count="count"),)),
    "laid": EventKind({}, {}, "", "", (Carry("player", "pile", "cards", count="count"),)),
    "gave": EventKind({}, {}, "", "", (Carry("players", "elsewhere", "card"),)),
    "looked": EventKind({}, {}, "", "", (Sight("target", "card"),)),
    "shuffled": EventKind({}, {}, "", "", (Carry("pile", "deck", pours=True),)),
}


class Guess(SeatSets):
    """Counts the draws that it hears of."""

    draws = 0

    def on_drew(self, facts: object) -> None:
        self.draws += 1


def observer(*history: Event, viewer: int = 0) -> CountObserver:
    """A viewer of three hands of four, after these events."""
    found = CountObserver(viewer, list(history), 3, EVENTS, CODES, Guess({1: 1.0}))
    found.sizes = [4, 4, 4]
    for event in history:
        found.tell(event)
    return found


def looked(target: int, card: str) -> Event:
    return Event("looked", {"player": 0, "target": target}, {0: {"card": card}})


def laid(player: int, count: int, **told: list[str]) -> Event:
    return Event("laid", {"player": player, "count": count, **told})


# -- counting ------------------------------------------------------------------------------------


def test_what_was_seen_in_a_hand_may_leave_it_unseen() -> None:
    seen = observer(looked(1, "axe"), looked(2, "axe"), laid(1, 1))
    assert [(one.seat, one.face, one.kept) for one in seen.sightings] == [
        (1, AXE, 0.75),
        (2, AXE, 1.0),
    ]
    assert seen.sizes == [4, 3, 4]
    assert seen.pile == []
    again = observer(looked(1, "axe"), laid(1, 1), looked(1, "axe"))
    assert [one.kept for one in again.sightings] == [1.0]
    assert observer(looked(1, "axe"), laid(1, 4)).sightings == []


def test_what_is_laid_down_for_all_to_see_has_left_the_hand() -> None:
    seen = observer(looked(1, "axe"), laid(1, 2, cards=["axe", "rope"]))
    assert seen.sightings == []
    assert seen.pile == [AXE, ROPE]


def test_every_giver_gives_one() -> None:
    seen = observer(looked(2, "axe"), Event("gave", {"players": [0, 2]}, {0: {"card": "map"}}))
    assert seen.sizes == [3, 4, 3]
    assert seen.sightings[0].kept == 0.75


def test_a_shuffled_pile_is_fresh_in_the_deck() -> None:
    drew = Event("drew", {"player": 1, "count": 2})
    seen = observer(drew, laid(1, 1, cards=["axe"]), Event("shuffled", {}), drew)
    assert (seen.fresh, seen.pile, seen.drawn) == ([AXE], [], [0, 2, 0])
    assert isinstance(seen.roles, Guess)
    assert seen.roles.draws == 2


def test_a_viewer_takes_no_note_of_the_own_hand() -> None:
    assert observer(looked(0, "axe")).sightings == []


# -- dealing -------------------------------------------------------------------------------------


def dealt(seen: CountObserver, times: int = 400) -> list[list[list[int]]]:
    """Two hands of three, a bag of two that takes no Flare, and a deck, from twelve things."""
    chance = SeededChance(8)
    found = []
    for _ in range(times):
        deal = Deal(chance, seen)
        assert deal.gather([AXE, FLARE, AXE], [AXE, ROPE]) == [AXE]
        deal.gather([FLARE] * 3 + [ROPE] * 3 + [MAP] * 4)
        deal.shuffle()
        hands: list[list[int]] = [[], [], []]
        sizes = [0, 3, 3]
        deal.hold(hands, sizes, True)
        bag = [deal.one_of([True, False, True, True]) for _ in range(2)]
        deal.hold(hands, sizes, False)
        deal.fill(hands, sizes)
        piles = [hands[1], hands[2], bag, deal.rest()[:]]
        assert Counter(face for pile in piles for face in pile) == Counter(
            {AXE: 1, FLARE: 4, ROPE: 3, MAP: 4}
        )
        found.append(piles)
    return found


def test_seen_things_stay_and_fresh_ones_come_from_the_deck() -> None:
    shuffled = [laid(1, 1, cards=["flare"]) for _ in range(4)]
    seen = observer(*shuffled, Event("shuffled", {}), looked(2, "rope"))
    for first, second, bag, _ in dealt(seen):
        assert FLARE not in first + second + bag, "nobody has drawn since the shuffle"
        assert ROPE in second
    seen.hear({"event": "drew", "player": 1, "count": 1})
    found = dealt(seen)
    assert {first.count(FLARE) for first, *_ in found} == {0, 1}
    assert all(FLARE not in second for _, second, *_ in found)


def test_a_thing_that_may_have_left_is_there_as_often_as_it_may() -> None:
    seen = observer(looked(1, "axe"), laid(1, 2))
    seen.drawn = [9, 9, 9]
    held = [AXE in first for first, *_ in dealt(seen, 4000)]
    # The bag has it 1 in 4 times; the other half of the rest it is anywhere, here 3 in 10 times.
    assert sum(held) / 4000 == pytest.approx(0.75 * (0.5 + 0.5 * 0.3), abs=0.02)


def test_places_unseen_and_runs_seen() -> None:
    seen_by = [0, 0b10, 0b11, 0, 0b10]
    assert unseen(seen_by, 1) == [0, 3]
    assert unseen(seen_by, -1) == [0, 1, 2, 3, 4]
    assert seen_runs(seen_by, 1) == [range(1, 3), range(4, 5)]
    assert seen_runs(seen_by, -1) == []
    things = [7, 1, 2, 3, 7]
    found = set()
    for seed in range(60):
        mixed = things[:]
        mix(mixed, range(1, 4), SeededChance(seed))
        found.add(tuple(mixed))
    assert len(found) == 6
    assert all(one[0] == one[4] == 7 for one in found)


# -- sets of seats -------------------------------------------------------------------------------


def test_role_cards_are_dealt_in_every_way() -> None:
    """Two of five cards are the role's, three seats get one each."""
    found = dict(dealings(5, 2, [0, 1, 3]))
    assert sum(found.values()) == pytest.approx(1.0)
    assert found[0] == pytest.approx(1 / 10)
    assert found[0b0001] == pytest.approx(2 / 10)
    assert found[0b1001] == pytest.approx(1 / 10)


def test_sets_are_ruled_out_weighed_and_drawn() -> None:
    roles = SeatSets({set_of(list(seats)): 1.0 for seats in ((0,), (1,), (2,), (0, 2))})
    roles.know(1, False)
    assert set(roles.weights) == {1, 4, 5}
    roles.weigh(set_of([0, 2]), [1.0, 0.25, 0.5])
    assert roles.suspicion(0) == pytest.approx(0.75)
    drawn = Counter(roles.draw(SeededChance(seed)) for seed in range(400))
    assert drawn[5] / 400 == pytest.approx(0.5, abs=0.08)
    doubted = Counter(roles.draw(SeededChance(seed), [0.02, 0.5, 0.98]) for seed in range(400))
    assert doubted[4] > 300
    roles.only(0b10)
    assert roles.draw(SeededChance(1)) == 0b10
    roles.keep([])
    with pytest.raises(AssertionError, match="no set of seats"):
        roles.draw(SeededChance(1))
