"""What follows about blood from what was seen, against all worlds dealt out one by one."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations

import pytest

from whiteout.core.event import SPECTATOR, Facts
from whiteout.games.outpost_31.bots.guess import POOR, BloodGuess
from whiteout.games.outpost_31.hidden.blood import HAND_OF_SABOTAGE, BloodBelief
from whiteout.games.outpost_31.settings import Settings

RATE = 0.25

World = tuple[tuple[bool, ...], int]
"""Who is an Imitation, and how many Imitation cards the Assimilation Deck has."""


class Worlds:
    """Every world that can be, with its chance: each deal of the deck is gone through, by the rules
    and not by arithmetic."""

    def __init__(self, seats: int, imitations: int, deck: int, sticky: bool = True) -> None:
        self.deck = deck
        self.sticky = sticky
        self.living = [True] * seats
        self.chances: dict[World, Fraction] = {}
        for player in range(seats):
            blood = tuple(other == player for other in range(seats))
            self.chances[blood, imitations] = Fraction(1, seats)

    def assimilate(self, viewer: int = -1, dealt: bool = False) -> None:
        """OP-ASM-02 to OP-ASM-08; a viewer has seen what was dealt to it."""
        after: dict[World, Fraction] = {}
        for (blood, in_deck), chance in self.chances.items():
            orders = list(combinations(range(self.deck), in_deck))
            for places in orders:
                world = self.dealt(blood, in_deck, places, viewer, dealt)
                if world is not None:
                    after[world] = after.get(world, Fraction(0)) + chance / len(orders)
        self.chances = after

    def dealt(
        self,
        blood: tuple[bool, ...],
        in_deck: int,
        places: tuple[int, ...],
        viewer: int,
        seen: bool,
    ) -> World | None:
        """One order of the deck, dealt from its top."""
        kept = list(blood)
        top = 0
        for player, lives in enumerate(self.living):
            if lives:
                card = top in places
                top += 1
                if player == viewer and card != seen:
                    return None
                held = kept[player]
                kept[player] = (held or card) if self.sticky else card
                in_deck += int(held) - int(kept[player])
        return tuple(kept), in_deck

    def keep(self, wanted: object) -> None:
        """Only the worlds of which this holds."""
        assert callable(wanted)
        self.chances = {world: chance for world, chance in self.chances.items() if wanted(*world)}

    def shares(self) -> dict[int, float]:
        """The chance of every set of Imitations."""
        total = sum(self.chances.values())
        found: dict[int, float] = {}
        for (blood, _), chance in self.chances.items():
            players = sum(1 << player for player, imitation in enumerate(blood) if imitation)
            found[players] = found.get(players, 0.0) + float(chance / total)
        return found


def belief_of(
    seats: int, viewer: int = SPECTATOR, rate: float = 0.0, **options: object
) -> BloodBelief:
    settings = Settings(seats, dict(options))
    return BloodGuess(settings, viewer, rate) if rate else BloodBelief(settings, viewer)


def shares(belief: BloodBelief) -> dict[int, float]:
    total = belief.total()
    return {players: weight / total for players, weight in belief.weights.items() if weight > 0}


def agree(belief: BloodBelief, worlds: Worlds) -> None:
    assert shares(belief) == pytest.approx(worlds.shares())


def dealt(imitation: bool) -> Facts:
    return {"event": "dealt", "only_you": {"blood": "imitation" if imitation else "human"}}


def unlocked(belief: BloodBelief, sector: int, own: str = "") -> None:
    """A Sector opens and everybody gets a sample; the viewer was dealt this."""
    facts: Facts = {"event": "assimilated", "number": sector - 1}
    if own:
        facts["only_you"] = {"dealt": own}
    belief.hear({"event": "unlocked", "sector": sector})
    belief.hear(facts)


def torched(player: int, blood: str) -> Facts:
    return {"event": "torched", "player": player, "blood": blood}


DECKS = {4: (1, 8), 5: (1, 5), 6: (1, 6), 7: (2, 7), 8: (2, 8)}
"""By players: Imitations in the Assimilation Deck, and all its cards (specification 3.11)."""


def test_at_the_start_everybody_is_as_likely_the_imitation() -> None:
    agree(belief_of(5), Worlds(5, *DECKS[5]))
    human = belief_of(5, 2)
    human.hear(dealt(False))
    assert shares(human) == pytest.approx({1: 0.25, 2: 0.25, 8: 0.25, 16: 0.25})
    assert human.suspicion(2) == 0.0
    imitation = belief_of(5, 2)
    imitation.hear(dealt(True))
    assert shares(imitation) == {4: 1.0}


@pytest.mark.rules("OP-ASM-02", "OP-ASM-05", "OP-ASM-06", "OP-ASM-07", "OP-ASM-08")
@pytest.mark.parametrize("sticky", [True, False], ids=["sticky", "literal"])
@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_assimilations_are_reckoned_exactly(seats: int, sticky: bool) -> None:
    belief = belief_of(seats, assimilation_return="sticky" if sticky else "literal")
    worlds = Worlds(seats, *DECKS[seats], sticky)
    for sector in (2, 3):
        unlocked(belief, sector)
        worlds.assimilate()
        agree(belief, worlds)


@pytest.mark.parametrize(
    ("seats", "expected"),
    [(4, (25 / 64, 39 / 64, 0)), (6, (1 / 36, 35 / 36, 0)), (8, (0, 1 / 16, 15 / 16))],
)
def test_the_number_of_imitations_is_that_of_the_specification(
    seats: int, expected: tuple[float, ...]
) -> None:
    belief = belief_of(seats)
    unlocked(belief, 2)
    unlocked(belief, 3)
    for count, chance in enumerate(expected, 1):
        of_count = [
            share for players, share in shares(belief).items() if players.bit_count() == count
        ]
        assert sum(of_count) == pytest.approx(chance)


@pytest.mark.parametrize("sticky", [True, False], ids=["sticky", "literal"])
@pytest.mark.parametrize(
    "cards", [("human", "human"), ("human", "imitation"), ("imitation", "human")]
)
@pytest.mark.parametrize("seats", [4, 7])
def test_a_player_reckons_with_its_own_cards(
    seats: int, cards: tuple[str, str], sticky: bool
) -> None:
    belief = belief_of(seats, 1, assimilation_return="sticky" if sticky else "literal")
    worlds = Worlds(seats, *DECKS[seats], sticky)
    belief.hear(dealt(False))
    worlds.keep(lambda blood, _: not blood[1])
    for sector, card in enumerate(cards, 2):
        unlocked(belief, sector, card)
        worlds.assimilate(1, card == "imitation")
        agree(belief, worlds)
        assert belief.suspicion(1) == float(any(blood[1] for blood, _ in worlds.chances))


@pytest.mark.rules("OP-ASM-12")
def test_the_dead_keep_their_blood_and_are_dealt_nothing() -> None:
    belief = belief_of(8)
    worlds = Worlds(8, *DECKS[8])
    belief.hear(torched(3, "human"))
    worlds.living[3] = False
    worlds.keep(lambda blood, _: not blood[3])
    agree(belief, worlds)
    unlocked(belief, 2)
    worlds.assimilate()
    agree(belief, worlds)
    assert belief.suspicion(3) == 0.0


@pytest.mark.parametrize("kind", ["blood_tested", "escape_tested"])
def test_a_test_leaves_only_what_agrees_with_it(kind: str) -> None:
    belief = belief_of(4, 0)
    belief.hear(dealt(False))
    worlds = Worlds(4, *DECKS[4])
    worlds.keep(lambda blood, _: not blood[0])
    unlocked(belief, 2, "human")
    worlds.assimilate(0, False)
    private: Facts = {
        "event": "blood_tested",
        "player": 0,
        "target": 2,
        "only_you": {"blood": "human"},
    }
    public: Facts = {"event": "escape_tested", "target": 2, "blood": "human"}
    belief.hear(private if kind == "blood_tested" else public)
    worlds.keep(lambda blood, _: not blood[2])
    agree(belief, worlds)


def test_a_test_of_others_tells_nothing() -> None:
    belief = belief_of(4, 0)
    before = shares(belief)
    belief.hear({"event": "blood_tested", "player": 1, "target": 2})
    assert shares(belief) == before


@pytest.mark.rules("OP-END-06", "OP-END-16")
@pytest.mark.parametrize("sector", [1, 2, 3])
@pytest.mark.parametrize("dead_deck", [True, False])
def test_an_imitation_burns_and_the_game_goes_on(sector: int, dead_deck: bool) -> None:
    """Somebody living is one, or the deck has one and it can still be dealt."""
    belief = belief_of(6, early_win_dead_deck=dead_deck)
    worlds = Worlds(6, *DECKS[6])
    for opened in range(2, sector + 1):
        unlocked(belief, opened)
        worlds.assimilate()
    belief.hear(torched(0, "imitation"))
    worlds.living[0] = False

    def goes_on(blood: tuple[bool, ...], in_deck: int) -> bool:
        return any(blood[1:]) or (in_deck > 0 and not (dead_deck and sector == 3))

    worlds.keep(lambda blood, in_deck: blood[0] and goes_on(blood, in_deck))
    agree(belief, worlds)


@pytest.mark.rules("OP-END-06")
def test_the_second_assimilation_is_a_check_of_its_own() -> None:
    """An Imitation was torched in Sector 1; when Sector 3 opens and it goes on, one lives."""
    belief = belief_of(4)
    worlds = Worlds(4, *DECKS[4])
    belief.hear(torched(0, "imitation"))
    worlds.living[0] = False
    worlds.keep(lambda blood, _: blood[0])
    for sector in (2, 3):
        unlocked(belief, sector)
        worlds.assimilate()
    worlds.keep(lambda blood, _: any(blood[1:]))
    agree(belief, worlds)


@pytest.mark.rules("OP-END-15")
def test_where_there_is_no_early_win_going_on_tells_nothing() -> None:
    belief = belief_of(7)
    worlds = Worlds(7, *DECKS[7])
    belief.hear(torched(0, "imitation"))
    worlds.living[0] = False
    worlds.keep(lambda blood, _: blood[0])
    for sector in (2, 3):
        unlocked(belief, sector)
        worlds.assimilate()
        agree(belief, worlds)


@pytest.mark.rules("OP-END-09")
def test_going_on_means_that_somebody_living_is_human() -> None:
    belief = belief_of(4, torch_limit_small=3)
    unlocked(belief, 2)
    belief.hear(torched(0, "human"))
    belief.hear(torched(1, "human"))
    assert set(shares(belief)) == {4, 8}, "2 and 3 are not both Imitations"


def test_imitations_who_know_each_other_know_exactly() -> None:
    belief = belief_of(7, 1, imitations_know=True)
    belief.hear(torched(0, "imitation"))
    unlocked(belief, 2, "imitation")
    belief.hear({"event": "imitations_met", "players": [1, 4]})
    assert shares(belief) == {0b0010011: 1.0}


# -- Sabotage, and cards that do not help --------------------------------------------------------


def pool(belief: BloodBelief, players: list[int], sabotage: int, own: str = "") -> None:
    """These players hand in; so many Sabotage cards are found."""
    facts: Facts = {"event": "handed_in", "players": players}
    if own:
        facts["only_you"] = {"card": own}
    belief.hear(facts)
    belief.hear({"event": "looked_at_pool", "player": players[0]})
    if sabotage:
        belief.hear({"event": "sabotage_found", "cards": ["sab_arson"] * sabotage})


def test_sabotage_comes_from_the_team() -> None:
    belief = belief_of(4, rate=RATE)
    pool(belief, [0, 1], 1)
    human = HAND_OF_SABOTAGE
    total = 2 * RATE + 2 * human
    assert shares(belief) == pytest.approx(
        {1: RATE / total, 2: RATE / total, 4: human / total, 8: human / total}
    )


def test_no_sabotage_speaks_for_the_team() -> None:
    belief = belief_of(4, rate=RATE)
    pool(belief, [0, 1, 2], 0)
    assert belief.suspicion(0) == pytest.approx(0.75 / 3.25)
    assert belief.suspicion(3) == pytest.approx(1 / 3.25)


def test_ones_own_sabotage_is_no_news() -> None:
    belief = belief_of(4, 0, RATE)
    pool(belief, [0, 1, 2], 1, "sab_arson")
    assert belief.suspicion(1) == pytest.approx(0.75 / (1 + 0.75 * 2 + 1))


def test_the_rules_alone_say_only_who_can_have_given_it() -> None:
    belief = belief_of(4)
    pool(belief, [0, 1], 1)
    assert belief.weights == {1: 1.0, 2: 1.0, 4: HAND_OF_SABOTAGE, 8: HAND_OF_SABOTAGE}
    free = belief_of(4, human_sabotage_ban=False)
    pool(free, [0, 1], 1)
    assert free.weights == {1: 1.0, 2: 1.0, 4: 1.0, 8: 1.0}


@pytest.mark.parametrize(("card", "poor"), [("axe", False), ("petri_dish", True)])
def test_a_card_that_does_not_help_speaks_against_the_others(card: str, poor: bool) -> None:
    belief = belief_of(4, 0, RATE)
    belief.hear(dealt(False))
    belief.hear({"event": "mission_revealed", "mission": "ml03"})
    belief.hear({"event": "handed_in", "players": [0, 1], "only_you": {"card": "axe"}})
    belief.hear({"event": "revealed", "card": "axe"})  # its own
    assert belief.suspicion(1) == pytest.approx(1 / 3)
    belief.hear({"event": "revealed", "card": card})
    clean, spoilt = POOR if poor else (1 - POOR[0], 1 - POOR[1])
    assert belief.suspicion(1) == pytest.approx(spoilt / (spoilt + 2 * clean))


def test_a_captain_learns_from_the_whole_pool_and_only_once() -> None:
    belief = belief_of(4, 0, RATE)
    belief.hear(dealt(False))
    belief.hear({"event": "mission_revealed", "mission": "ml03"})
    belief.hear({"event": "handed_in", "players": [0, 1], "only_you": {"card": "axe"}})
    look: Facts = {"event": "looked_at_pool", "player": 0}
    belief.hear({**look, "only_you": {"cards": ["axe", "petri_dish"]}})
    known = shares(belief)
    assert belief.suspicion(1) > 1 / 3
    belief.hear({"event": "revealed", "card": "petri_dish"})
    assert shares(belief) == known
    belief.hear({"event": "pool_discarded"})
    belief.hear({"event": "handed_in", "players": [1, 2]})
    belief.hear({"event": "revealed", "card": "petri_dish"})
    assert shares(belief) != known, "the next pool is another matter"
