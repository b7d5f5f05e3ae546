"""Imagined positions: everything hidden is drawn anew, everything seen is kept."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from whiteout.contract.walk import Walk, finish
from whiteout.core.chance import SeededChance
from whiteout.core.event import SPECTATOR, Facts
from whiteout.core.match import Match, Seeded
from whiteout.core.position import Position
from whiteout.core.scenario import run
from whiteout.core.view import encode, view
from whiteout.games.stay_away.game import GAME
from whiteout.games.stay_away.hidden.determinize import EFFORT, determinize
from whiteout.games.stay_away.position import INFECTED_ROLE, THING_ROLE, StayAwayPosition
from whiteout.games.stay_away.tables import IDS, IS_PANIC
from whiteout.games.stay_away.written_codes import INFECTED, THE_THING

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


class Witness:
    """A second opinion on what one viewer must know of each hand, formed without any of the
    machinery under test: the cards once seen in it, and how many of them may have left unseen."""

    def __init__(self, viewer: int, players: int) -> None:
        self.viewer = viewer
        self.cards: list[Counter[str]] = [Counter() for _ in range(players)]
        self.gone = [0] * players
        self.not_thing: set[int] = set()

    def watch(self, facts: Facts) -> None:
        kind = facts["event"]
        own = facts.get("only_you", {})
        player = facts.get("player", -1)
        if kind == "showed_hand" and player != self.viewer:
            shown = facts.get("shown", own.get("cards"))
            if shown is not None:
                self.cards[player] = Counter(shown)
                self.gone[player] = 0
                if "the_thing" not in shown:
                    self.not_thing.add(player)
        elif kind in ("played", "responded"):
            self.cards[player] -= Counter([facts["card"]])
        elif kind in ("discarded", "put_aside"):
            self.gone[player] += 1
        elif kind == "overflowed":
            self.cards[player] -= Counter(["infected"])
        elif kind in ("exchanged", "passed_on"):
            self.trade(facts.get("chain", [player, facts.get("partner")]), own)
        elif kind == "eliminated":
            self.cards[player] = Counter()
            self.gone[player] = 0
            self.not_thing.add(player)

    def trade(self, chain: list[int], own: Facts) -> None:
        """A card that comes to the viewer or from the viewer is seen, any other is not."""
        for place, giver in enumerate(chain):
            receiver = chain[(place + 1) % len(chain)]
            if receiver == self.viewer:
                self.cards[giver] -= Counter([own["received"]])
            elif giver == self.viewer:
                self.cards[receiver] += Counter([own["gave"]])
            else:
                self.gone[giver] += 1

    def check(self, q: StayAwayPosition) -> int:
        """How many cards the viewer is sure of, all of which must be there."""
        sure = 0
        for player, seen in enumerate(self.cards):
            if player != self.viewer:
                missing = seen - Counter(hand(q, player))
                assert sum(missing.values()) <= self.gone[player], (player, seen, hand(q, player))
                sure += max(0, sum(seen.values()) - self.gone[player])
        assert q.thing not in self.not_thing
        return sure


@pytest.mark.parametrize("effort", [EFFORT, 0], ids=["dreamt", "mended"])
@pytest.mark.parametrize("seed", range(8))
def test_what_was_seen_stays_seen(seed: int, effort: int) -> None:
    """With no effort at all every dream is mended by force; the hard facts still hold."""
    players = 4 + seed
    match = Match(GAME, players, {}, Seeded(seed + 50))
    walk = Walk(match, random.Random(seed), 10**9)
    viewers = [*range(players), SPECTATOR]
    witnesses = {viewer: Witness(viewer, players) for viewer in viewers}
    read = dict.fromkeys(viewers, 0)
    sure = 0
    for p in walk:
        for viewer in viewers:
            for facts in match.history(viewer, read[viewer]):
                witnesses[viewer].watch(facts)
                read[viewer] += 1
            if walk.decisions % 12 == 0:
                assert isinstance(p, StayAwayPosition)
                q = determinize(p, viewer, SeededChance(walk.decisions, viewer + 1), effort=effort)
                assert encode(view(GAME, q, viewer)) == encode(view(GAME, p, viewer))
                check_whole(q)
                sure += witnesses[viewer].check(q)
        if walk.decisions > 150:
            break
    assert sure > 10, "the witness was hardly ever sure of anything"


def test_a_card_seen_again_never_left() -> None:
    """A sees all four cards of E. E gives one to D unseen, then plays the only Axe of the game: so
    it was one of the other three that went, any of them."""
    p = arranged("""
given
  hand A: analysis suspicious suspicious suspicious suspicious
  hand B: whiskey resolute resolute flamethrower
  hand C: change_places change_places youd_better_run youd_better_run
  hand D: the_thing flamethrower no_barbecue im_comfortable
  hand E: axe seduction scary missed
  door A B
  deck: seduction watch_your_back no_thanks infected
  active A
  step act
when
  A play analysis
  A target E
  B discard resolute
  B offer resolute
  C give change_places
  C discard watch_your_back
  C offer change_places
  D give flamethrower
  D discard no_thanks
  D offer im_comfortable
  E give scary
  E play axe
  E break 0
""")
    gone: Counter[str] = Counter()
    for q in imagine(p, 0, 200):
        missing = Counter(["seduction", "scary", "missed"]) - Counter(hand(q, 4))
        assert sum(missing.values()) <= 1
        assert "axe" in [IDS[card] for card in q.discard + q.played]
        gone.update(missing)
    assert all(gone[card] > 20 for card in ("seduction", "scary", "missed")), gone


def test_imagined_positions_differ_from_one_another_and_from_the_truth() -> None:
    match = Match(GAME, 7, {}, Seeded(21))
    for _ in zip(range(90), Walk(match, random.Random(5), 10**9), strict=False):
        pass
    truth = encode(GAME.truth(match.position))
    found = {encode(GAME.truth(q)) for q in imagine(match.position, 3, 60)}
    assert len(found) == 60
    assert truth not in found


def test_faces_nobody_has_seen_are_drawn_evenly() -> None:
    """At the first choice the other hands are dealt from what is left: every card of the dealing
    pool as often as there are copies of it."""
    match = Match(GAME, 4, {"first_player": 0, "seating": "given"}, Seeded(2))
    p = match.position
    assert isinstance(p, StayAwayPosition)
    count: Counter[str] = Counter()
    samples = 1500
    for q in imagine(p, 0, samples):
        for player in (1, 2, 3):
            count.update(hand(q, player))
    own = Counter(hand(p, 0))
    left = {IDS[code]: copies - own[IDS[code]] for code, copies in enumerate(p.settings.copies)}
    assert count["infected"] == 0
    each = {card: count[card] / left[card] for card in count if card != "the_thing"}
    mean = sum(each.values()) / len(each)
    assert all(abs(rate - mean) < 0.12 * mean for rate in each.values()), each
    assert p.thing == 0 or count["the_thing"] == samples


@pytest.mark.parametrize("seed", range(4))
def test_asking_earlier_changes_nothing(seed: int) -> None:
    """What is drawn depends on what is known and on the generator, not on when else was asked."""
    options = {"quarantine_mode": "open_cards", "missed_offer": "locked", "turn_limit": 30}
    one = Match(GAME, 6, options, Seeded(seed))
    other = Match(GAME, 6, options, Seeded(seed))
    steps = Walk(one, random.Random(seed), 10**9)
    for _ in steps:
        GAME.determinize(one.position, 2, SeededChance(steps.decisions))
    for _ in Walk(other, random.Random(seed), 10**9):
        if other.position.number == 60:
            late = GAME.determinize(other.position, 2, SeededChance(7))
            break
    again = Match(GAME, 6, options, Seeded(seed))
    for _ in Walk(again, random.Random(seed), 10**9):
        early = GAME.determinize(again.position, 2, SeededChance(7))
        if again.position.number == 60:
            break
    assert encode(GAME.truth(early)) == encode(GAME.truth(late))
