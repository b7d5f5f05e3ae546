"""Imagined positions: everything hidden is drawn anew, everything seen is kept (OP-INFO-01)."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from tests.outpost_31.walks import LENIENT

from whiteout.contract.compare import slots
from whiteout.contract.secrecy import check_next
from whiteout.contract.walk import Walk, finish, walk_through
from whiteout.core.belief import Suspicion
from whiteout.core.chance import SeededChance
from whiteout.core.choice import SharedChoice
from whiteout.core.event import SPECTATOR, Facts
from whiteout.core.match import Match, Seeded
from whiteout.core.position import Position
from whiteout.core.scenario import run
from whiteout.core.view import encode, view
from whiteout.core.zones.observer import observer_of
from whiteout.games.outpost_31.game import GAME
from whiteout.games.outpost_31.hidden.observer import OutpostObserver
from whiteout.games.outpost_31.position import HUMAN, IMITATION, SETUP, OutpostPosition
from whiteout.games.outpost_31.rules.offers import AcceptOffer, eligible
from whiteout.games.outpost_31.rules.setup import supply_cards
from whiteout.games.outpost_31.tables import IDS, IS_SABOTAGE, MISSION_IDS

KNOWING = {**LENIENT, "imitations_know": True, "escape_tests_public": False, "secret_votes": True}
MATCHES: list[tuple[int, dict[str, Any], bool]] = [
    (4, {}, False),
    (6, {"human_sabotage_ban": False}, False),
    (8, {}, False),
    (4, LENIENT, True),
    (5, {**LENIENT, "assimilation_return": "literal"}, True),
    (6, LENIENT, True),
    (7, KNOWING, True),
    (8, {**LENIENT, "early_win_players_max": 8}, True),
]
"""Seats, options, and whether bots play, who come to the Escape now and then."""


def walk_of(number: int) -> Walk:
    seats, options, steered = MATCHES[number]
    match = Match(GAME, seats, dict(options), Seeded(number + 40))
    return walk_through(match, random.Random(number), 10**9, steered)


def ours(p: Position) -> OutpostPosition:
    assert isinstance(p, OutpostPosition)
    return p


def imagine(p: Position, viewer: int, times: int = 1, seed: int = 9) -> list[OutpostPosition]:
    chance = SeededChance(seed)
    return [ours(GAME.determinize(p, viewer, chance)) for _ in range(times)]


# -- at many points of many matches --------------------------------------------------------------


@pytest.mark.rules("OP-INFO-01", "OP-SET-11", "OP-ASM-08")
@pytest.mark.parametrize("number", range(len(MATCHES)))
def test_nothing_seen_changes_and_nothing_is_lost(number: int) -> None:
    """For every seat and the spectator: the view with its options, all cards, all blood."""
    walk = walk_of(number)
    draw = random.Random(number)
    for position in walk:
        p = ours(position)
        if walk.decisions % 7:
            continue
        for viewer in range(-1, p.seats):
            (q,) = imagine(p, viewer, seed=walk.decisions)
            assert encode(view(GAME, q, viewer)) == encode(view(GAME, p, viewer))
            if p.step != SETUP:
                check_whole(p, q)
                check_hard_facts(p, q, viewer)
        if walk.decisions % 35 == 0:
            (q,) = imagine(p, draw.randrange(-1, p.seats))
            finish(GAME, q, draw)


def check_whole(p: OutpostPosition, q: OutpostPosition) -> None:
    """Every pile is as large as it was, and together they are what the box holds."""
    for name in ("supply", "discard", "pool", "revealed", "sabotage"):
        assert len(getattr(q, name)) == len(getattr(p, name)), name
    assert [len(hand) for hand in q.hands] == [len(hand) for hand in p.hands]
    piles = [q.supply, q.discard, q.pool, q.revealed, q.sabotage, *q.hands]
    count = Counter(card for pile in piles for card in pile)
    assert count == Counter(supply_cards(q.settings))
    assert sum(count.values()) == 100
    assert Counter(q.blood + q.assimilation_deck) == Counter(p.blood + p.assimilation_deck)
    assert len(q.assimilation_deck) == len(p.assimilation_deck)
    for first in range(0, 18, 6):
        assert Counter(q.chips[first : first + 6]) == Counter(p.chips[first : first + 6])
    assert Counter(q.mission_deck) == Counter(p.mission_deck)
    assert [len(cards) for cards in q.given] == [len(cards) for cards in p.given]


def check_hard_facts(p: OutpostPosition, q: OutpostPosition, viewer: int) -> None:
    """What the viewer must know, read off the true position without the view."""
    for player in range(p.seats):
        shown = p.blood_shown[player] or not p.living[player]
        if viewer >= 0:
            tested = p.blood_seen[player] >> viewer & 1
            shown = shown or player == viewer or bool(tested)
            if p.settings.imitations_know and p.assimilations and p.blood[viewer] == IMITATION:
                shown = shown or p.living[player]
            if viewer == p.final_captain and player in p.tested:
                shown = True
        if shown:
            assert q.blood[player] == p.blood[player], f"blood of {player}"
    assert any(q.living[player] and q.blood[player] == HUMAN for player in range(q.seats))
    if viewer >= 0:
        check_own_facts(p, q, viewer)
    check_offers(p, q)
    if q.looked:
        hidden = Counter(card for card in q.pool if IS_SABOTAGE[card])
        assert sum(hidden.values()) <= q.swapped  # the others were turned up (OP-LOOK-02)


def check_own_facts(p: OutpostPosition, q: OutpostPosition, viewer: int) -> None:
    """Cards, chips and missions that this seat has seen."""
    assert q.hands[viewer] == p.hands[viewer]
    if p.given:
        assert q.given[viewer] == p.given[viewer]
    for room in range(18):
        if p.chip_seen[room] >> viewer & 1 or p.chip_up[room]:
            assert q.chips[room] == p.chips[room]
    for place, seen in enumerate(p.mission_seen):
        if seen >> viewer & 1:
            assert q.mission_deck[place] == p.mission_deck[place]
    known = [place for place, seen in enumerate(p.supply_seen) if seen >> viewer & 1]
    there = Counter(p.supply[place] for place in known)
    assert Counter(q.supply[place] for place in known) == there
    if p.looked and viewer == p.captain and not p.swapped:
        assert Counter(q.pool) == Counter(p.pool)


def check_offers(p: OutpostPosition, q: OutpostPosition) -> None:
    """While the Captain weighs offers every card offered is in hand and counts (OP-SAB-05); an
    answer that is in is one that could be given."""
    choice = q.choice
    if isinstance(choice, AcceptOffer):
        for player in q.team:
            assert len(q.offers[player]) == len(p.offers[player])
            assert not Counter(q.offers[player]) - Counter(q.hands[player])
            for card in q.offers[player]:
                assert eligible(q, choice.cause, card)
    if isinstance(choice, SharedChoice):
        for player, answer in enumerate(q.answers):
            assert (answer is None) == (p.answers[player] is None)
            if answer is not None:
                assert answer in choice.options(q, player)


class Witness:
    """A second opinion on the Supply cards, formed without any of the machinery under test: faces
    that went to the discard pile in sight of the viewer, and cards shown in hands that nothing has
    left unseen since."""

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self.discards: Counter[str] = Counter()
        self.held: dict[int, Counter[str]] = {}

    def watch(self, facts: Facts) -> None:
        kind = facts["event"]
        own = facts.get("only_you", {})
        if kind == "supply_reshuffled":
            self.discards = Counter()
        elif kind == "discarded_up":
            self.discards.update(facts["cards"])
            self.held.get(facts["player"], Counter()).subtract(facts["cards"])
        elif kind in ("discarded_down", "torched"):
            self.held.pop(facts["player"], None)
            self.discards.update(own.get("cards", []))
        elif kind == "handed_in":
            for player in facts["players"]:
                self.held.pop(player, None)
        elif kind == "pool_discarded":
            self.discards.update(facts["shown"])
        elif kind == "sabotage_cured":
            self.discards.update([facts["card"]])
        elif kind == "offered" and facts["kinds"]:
            self.held[facts["player"]] = Counter(facts["kinds"])
        elif kind == "roll_called" and own and facts["player"] == self.viewer:
            self.held[facts["target"]] = Counter([own["card"]])

    def check(self, q: OutpostPosition) -> None:
        pile = Counter(IDS[card] for card in q.discard)
        assert not self.discards - pile, self.discards - pile
        for player, cards in self.held.items():
            if player != self.viewer:
                missing = +cards - Counter(IDS[card] for card in q.hands[player])
                assert not missing, f"{missing} of {player}"


@pytest.mark.rules("OP-INFO-01", "OP-ROOM-14", "OP-DECK-01")
@pytest.mark.parametrize("number", [1, 3, 6])
def test_cards_seen_stay_where_they_were_seen(number: int) -> None:
    walk = walk_of(number)
    witnesses = {viewer: Witness(viewer) for viewer in range(-1, walk.match.seats)}
    read = held = 0
    for position in walk:
        p = ours(position)
        history = p.history or []
        for event in history[read:]:
            for viewer, witness in witnesses.items():
                facts = event.seen_by(viewer)
                if facts is not None:
                    witness.watch(facts)
        read = len(history)
        if walk.decisions % 3 == 0 and p.step != SETUP:
            viewer = walk.decisions // 3 % (p.seats + 1) - 1
            held += len(witnesses[viewer].held)
            witnesses[viewer].check(imagine(p, viewer)[0])
    assert held > 0


# -- how it is drawn -----------------------------------------------------------------------------


@pytest.mark.parametrize("number", [0, 3, 5])
def test_blood_is_drawn_by_the_belief(number: int) -> None:
    """Every set of Imitations that can be comes up as often as it weighs."""
    walk = walk_of(number)
    checked = 0
    for position in walk:
        p = ours(position)
        if p.step == SETUP or walk.decisions % 60 != 0:
            continue
        for viewer in (SPECTATOR, 1):
            belief = observer_of(p, viewer, OutpostObserver).blood
            drawn = Counter(
                sum(1 << player for player in range(q.seats) if q.blood[player] == IMITATION)
                for q in imagine(p, viewer, 300)
            )
            for players, weight in belief.weights.items():
                share = weight / belief.total()
                spread = 4 * (share * (1 - share) / 300) ** 0.5 + 0.004
                assert abs(drawn[players] / 300 - share) < spread, (viewer, players, share)
            assert sum(drawn[players] for players in belief.weights) == 300
            checked += 1
    assert checked >= 2


def test_something_is_drawn_anew() -> None:
    """Hands, chips, missions, the deck and blood all differ from draw to draw."""
    walk = walk_of(5)
    for position in walk:
        if walk.decisions < 60:
            continue
        positions = imagine(position, SPECTATOR, 40)
        for name in ("hands", "chips", "mission_deck", "supply", "blood"):
            assert len({repr(getattr(q, name)) for q in positions}) > 3, name
        break


APART = ("chance", "history", "observers")
"""What an imagined position has of its own."""


def differing(one: Position, other: Position) -> list[str]:
    """The slots in which two positions differ."""
    names = [name for name in slots(one) if name not in APART]
    return [name for name in names if repr(getattr(one, name)) != repr(getattr(other, name))]


@pytest.mark.rules("OP-INFO-01", "O-14", "O-20", "O-21", "O-24")
@pytest.mark.parametrize("number", [1, 3, 6])
def test_the_same_knowledge_and_chance_give_the_same_position(number: int) -> None:
    """Twins: two positions that the viewer cannot tell apart. With the same chance both give the
    same sample in every slot, so nothing of the hidden facts comes through, nor when the viewer was
    asked before."""
    walk = walk_of(number)
    pairs = apart = 0
    for position in walk:
        if walk.decisions % 7 != 6:
            continue
        p = ours(position)
        for viewer in range(-1, p.seats):
            twin = ours(GAME.determinize(p, viewer, SeededChance(99)))
            twin.history = p.history
            assert twin.observers == {}
            apart += bool(differing(p, twin))
            pairs += 1
            one = GAME.determinize(p, viewer, SeededChance(5))
            again = GAME.determinize(twin, viewer, SeededChance(5))
            assert differing(one, again) == [], (walk.decisions, viewer, p.step)
    assert apart > 0.9 * pairs > 20


def test_a_swapped_card_stays_unknown_when_the_pool_has_been_turned_up() -> None:
    """The pool is empty in a Battle's roll: which of its cards came in unseen, and who gave which,
    is drawn anew for everybody but the Captain, who has looked."""
    p = arranged("""
given
  pool: kerosene shotgun revolver
  room r11
  step swap
when
  A swap kerosene
""")
    p.revealed += p.pool
    p.pool = []
    assert len(set(p.revealed)) > 1
    for viewer in (1, SPECTATOR):
        positions = imagine(p, viewer, 60)
        assert {tuple(q.swapped_in) for q in positions} == {(card,) for card in p.revealed}
        assert len({repr(q.given) for q in positions}) > 3
    assert {tuple(q.swapped_in) for q in imagine(p, p.captain, 20)} == {tuple(p.swapped_in)}


@pytest.mark.rules("OP-FLOW-09", "O-44")
def test_what_others_have_begun_they_begin_anew() -> None:
    """Blair has begun a Double Check: he knows, nobody else does. A part that completes another
    answer is not the same answer, so the contract does not compare what comes of it."""
    scene = run(
        """game: outpost_31
seats: A B C D E F
given
  mission ml01
  team: A B C
  room r11
  chip r11 rope
  pool: axe kerosene revolver
  character A blair
  step swap
when
  A use pw_bla_b
  A swap axe
""",
        GAME,
    )
    p = ours(scene.match.position)
    walk = Walk(scene.match, random.Random(1))
    assert [part.text for part in imagine(p, 0)[0].draft(0)] == ["use pw_bla_b", "swap axe"]
    for viewer in (1, 3, SPECTATOR):
        q = imagine(p, viewer)[0]
        assert q.draft(0) == []
        assert view(GAME, q, viewer) == view(GAME, p, viewer)
        assert not [n for n in range(20) if check_next(walk, viewer, q.clone(), random.Random(n))]


def test_a_position_nobody_listened_to_is_refused() -> None:
    p = GAME.start(5, {"character_draft": "random"}, SeededChance(1), False)
    with pytest.raises(ValueError, match="listened to"):
        GAME.determinize(p, 0, SeededChance(1))


# -- single facts --------------------------------------------------------------------------------


def arranged(text: str) -> OutpostPosition:
    return ours(run("game: outpost_31\nseats: A B C D E F\n" + text, GAME).match.position)


def test_a_blood_test_holds_until_the_next_assimilation() -> None:
    p = arranged("""
given
  gear A flamethrower 2
  imitation C
  step gear_window
when
  A blood_test
  A target C
""")
    assert all(q.blood[2] == IMITATION for q in imagine(p, 0, 60))
    assert {q.blood.index(IMITATION) for q in imagine(p, 1, 200)} == {0, 2, 3, 4, 5}


def test_the_captain_knows_the_pool_and_others_do_not() -> None:
    p = arranged("""
given
  pool: kerosene shotgun revolver
  room r11
  step swap
""")
    faces = Counter(p.pool)
    assert all(Counter(q.pool) == faces for q in imagine(p, p.captain, 60))
    own = Counter(p.given[1])
    other_pools = [Counter(q.pool) for q in imagine(p, 1, 60)]
    assert all(not own - pool for pool in other_pools)
    assert len({tuple(sorted(pool.items())) for pool in other_pools}) > 5


def test_missions_seen_lie_where_they_were_seen() -> None:
    p = arranged("""
given
  missions: ml01
  top mission seen by B
  step gear_window
""")
    assert {MISSION_IDS[q.mission_deck[-1]] for q in imagine(p, 1, 40)} == {"ml01"}
    assert len({q.mission_deck[-1] for q in imagine(p, 0, 60)}) > 5


@pytest.mark.rules("OP-ROOM-14")
def test_whoever_offers_two_kinds_holds_both_until_the_captain_has_chosen() -> None:
    p = arranged("""
given
  hand A: fire_extinguisher axe axe scalpel scalpel
  hand B: fire_extinguisher flashlight axe scalpel scalpel
  hand C: revolver revolver shotgun shotgun kerosene
  smoke r11
  power_out r11
  mission ml01
  step room
when
  A enter r11
  A offer fire_extinguisher
  B offer_both
  C offer_nothing
""")
    assert isinstance(p.choice, AcceptOffer)
    both = Counter(IDS.index(name) for name in ("fire_extinguisher", "flashlight"))
    for viewer in (SPECTATOR, 0, 2, 5):
        for q in imagine(p, viewer, 40):
            assert not both - Counter(q.hands[1])
            assert q.offers[1] == p.offers[1]


def test_nobody_is_human_who_must_be_the_one_imitation() -> None:
    """Before the first Assimilation there is exactly one."""
    p = arranged("given\n  imitation F\n  step gear_window\n")
    found = Counter(q.blood.count(IMITATION) for q in imagine(p, SPECTATOR, 200))
    assert found == {1: 200}
    assert all(q.blood[5] == IMITATION for q in imagine(p, 5, 20))


def test_blood_is_drawn_by_suspicion() -> None:
    p = GAME.start(6, {}, SeededChance(3), True)
    while ours(p).step == SETUP:
        p.apply(p.asked[0], p.options(p.asked[0])[0])
    viewer = next(seat for seat in range(6) if ours(p).blood[seat] == HUMAN)
    suspect = (viewer + 1) % 6
    suspicion = [0.95 if seat == suspect else 0.02 for seat in range(6)]
    chance = SeededChance(4)
    guilty = 0
    for _ in range(100):
        imagined = ours(GAME.determinize(p, viewer, chance, Suspicion(suspicion)))
        assert imagined.blood[viewer] == HUMAN
        guilty += imagined.blood[suspect] == IMITATION
    assert guilty > 90
