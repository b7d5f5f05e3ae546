"""Specification §11: the options of the deck and of the table, and what is refused."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from whiteout.core.chance import SeededChance
from whiteout.core.match import Match, Seeded
from whiteout.core.refusal import BadSetting
from whiteout.core.settings import Setting, read_settings
from whiteout.games.stay_away.game import GAME
from whiteout.games.stay_away.position import HUMAN, StayAwayPosition
from whiteout.games.stay_away.rules.setup import set_up
from whiteout.games.stay_away.settings import SETTINGS, Settings
from whiteout.games.stay_away.tables import CARDS, IDS, IS_PANIC
from whiteout.games.stay_away.written_codes import (
    ANALYSIS,
    FLAMETHROWER,
    INFECTED,
    LOVECRAFT,
    NECRONOMICON,
    THE_THING,
)

EVERY_SEAT_COUNT = range(4, 13)


def copies(seats: int, card: int, **options: object) -> int:
    return Settings(seats, dict(options)).copies[card]


def table(seats: int, seed: int = 1, **options: object) -> StayAwayPosition:
    """A table as set up, before the first turn."""
    return set_up(seats, Settings(seats, dict(options)), SeededChance(seed), False)


def all_cards(p: StayAwayPosition) -> Counter[int]:
    return Counter([card for hand in p.hands for card in hand] + p.deck)


def refusal(seats: int, **options: object) -> BadSetting:
    with pytest.raises(BadSetting) as refused:
        Match(GAME, seats, dict(options), Seeded(1))
    return refused.value


# -- what is in the box ----------------------------------------------------------------------------


@pytest.mark.rules("SA-SETUP-01")
def test_fourth_analysis() -> None:
    with_it = [copies(seats, ANALYSIS) for seats in EVERY_SEAT_COUNT]
    without = [copies(seats, ANALYSIS, fourth_analysis="off") for seats in EVERY_SEAT_COUNT]
    assert with_it == [0, 1, 2, 2, 2, 3, 3, 4, 4]
    assert without == [0, 1, 2, 2, 2, 3, 3, 3, 3]
    assert sum(Settings(12, {}).copies) == 109
    assert sum(Settings(12, {"fourth_analysis": "off"}).copies) == 108


@pytest.mark.rules("SA-SETUP-01")
def test_infected_split_6() -> None:
    split = [copies(seats, INFECTED, infected_split_6="one_three") for seats in EVERY_SEAT_COUNT]
    plain = [copies(seats, INFECTED, infected_split_6="two_two") for seats in EVERY_SEAT_COUNT]
    assert plain == [8, 8, 10, 12, 13, 15, 17, 20, 20]
    assert split == [8, 8, 9, 12, 13, 15, 17, 20, 20]


@pytest.mark.rules("SA-SETUP-01")
def test_infected_delta() -> None:
    assert copies(4, INFECTED, infected_delta=3) == 11
    assert copies(4, INFECTED, infected_delta="-3") == 5
    assert copies(4, INFECTED, infected_delta=-8) == 0
    assert copies(6, INFECTED, infected_delta=2, infected_split_6="one_three") == 11
    assert all_cards(table(5, infected_delta=2))[INFECTED] == 10
    others = [card for card in range(len(CARDS)) if card != INFECTED]
    plain = Settings(7, {}).copies
    changed = Settings(7, {"infected_delta": 1}).copies
    assert [changed[card] for card in others] == [plain[card] for card in others]


@pytest.mark.rules("SA-SETUP-01")
def test_promos() -> None:
    on = {"promos": True}
    assert [Settings(seats, on).copies[LOVECRAFT] for seats in (4, 5, 6, 9, 10, 12)] == [
        0,
        0,
        1,
        1,
        1,
        1,
    ]
    assert [Settings(seats, on).copies[NECRONOMICON] for seats in (4, 6, 9, 10, 12)] == [
        0,
        0,
        0,
        1,
        1,
    ]
    for seats in EVERY_SEAT_COUNT:
        plain = Settings(seats, {}).copies
        assert plain[LOVECRAFT] == plain[NECRONOMICON] == 0
        assert plain[:LOVECRAFT] == Settings(seats, on).copies[:LOVECRAFT]
    assert all_cards(table(10, promos="on"))[NECRONOMICON] == 1


CUSTOM = {"the_thing": 1, "infected": 6, "axe": 20, "whiskey": 5, "forgetful": 2}


@pytest.mark.rules("SA-SETUP-01")
@pytest.mark.parametrize(
    "deck", [CUSTOM, "the_thing=1, infected=6,axe=20,whiskey=5, forgetful=2"], ids=["dict", "text"]
)
def test_custom_deck(deck: object) -> None:
    p = table(4, custom_deck=deck)
    found = all_cards(p)
    assert {IDS[card]: count for card, count in found.items()} == CUSTOM
    assert all(len(hand) == 4 for hand in p.hands)
    assert INFECTED not in [card for hand in p.hands for card in hand]
    match = Match(GAME, 4, {"custom_deck": deck, "turn_limit": 20}, Seeded(1))
    while not match.position.over:
        seat = match.position.asked[0]
        match.answer(seat, match.position.number, match.position.options(seat)[-1].text)


@pytest.mark.rules("SA-SETUP-01", "SA-DECK-06")
def test_custom_deck_refused() -> None:
    error = refusal(4, custom_deck={**CUSTOM, "joker": 1})
    assert error.wrong == "custom_deck: there is no card 'joker'"
    assert error.expected == "the ids of `whiteout games`"
    for things in (0, 2):
        error = refusal(4, custom_deck={**CUSTOM, "the_thing": things})
        assert error.wrong == "custom_deck must hold exactly one the_thing"
        assert error.expected == "the_thing=1"
    error = refusal(4, custom_deck={**CUSTOM, "axe": 18})
    assert error.wrong == "custom_deck holds 23 action, defense and obstacle cards"
    assert error.expected == "at least 24 for 4 players"
    Settings(4, {"custom_deck": {**CUSTOM, "axe": 19}})
    error = refusal(5, custom_deck={**CUSTOM, "axe": 22})
    assert error.expected == "at least 28 for 5 players"
    obstacles = {**CUSTOM, "axe": 16, "quarantine": 2, "barred_door": 3}
    error = refusal(4, custom_deck=obstacles)
    assert error.wrong == "custom_deck holds 26 action, defense and obstacle cards"
    assert error.expected == "at least 29 for 4 players"
    Settings(4, {"custom_deck": {**obstacles, "missed": 3}})
    for broken in ("axe", "axe=", "axe=-2", "axe=two", "axe=\u00b2", "axe=100", {"axe": 1.5}, 7):
        error = refusal(4, custom_deck=broken)
        assert error.wrong == f"option custom_deck cannot be {broken!r}"
        assert error.expected == ("off, or how many copies of each card up to 99: CARD=2,CARD=8")


@pytest.mark.rules("SA-SETUP-02", "SA-SETUP-03")
@pytest.mark.parametrize("seats", EVERY_SEAT_COUNT)
def test_hold_back_weapons(seats: int) -> None:
    held = table(seats, hold_back_weapons="on")
    plain = table(seats)
    dealt = [card for hand in held.hands for card in hand]
    assert FLAMETHROWER not in dealt
    assert ANALYSIS not in dealt
    assert len(dealt) == 4 * seats
    assert dealt.count(THE_THING) == 1
    assert all_cards(held) == all_cards(plain)
    assert held.deck.count(FLAMETHROWER) == held.settings.copies[FLAMETHROWER]


@pytest.mark.rules("SA-SETUP-03")
def test_hold_back_weapons_needs_enough_other_cards() -> None:
    deck = {"the_thing": 1, "flamethrower": 9, "axe": 15}
    Settings(4, {"custom_deck": deck})
    error = refusal(4, custom_deck=deck, hold_back_weapons="on")
    assert error.wrong == "custom_deck holds 15 cards to deal when weapons are held back"
    assert error.expected == "at least 16 for 4 players"
    Settings(4, {"custom_deck": {**deck, "axe": 16}, "hold_back_weapons": True})
    deck = {"the_thing": 1, "analysis": 9, "axe": 15}
    assert "15 cards to deal" in refusal(4, custom_deck=deck, hold_back_weapons="on").wrong


@pytest.mark.rules("SA-SETUP-04", "SA-SETUP-06", "CH-04")
@pytest.mark.parametrize("seats", EVERY_SEAT_COUNT)
def test_thing_in_deck(seats: int) -> None:
    p = table(seats, thing_in_deck="on")
    dealt = [card for hand in p.hands for card in hand]
    assert p.thing == -1
    assert p.roles == [HUMAN] * seats
    assert p.deck.count(THE_THING) == 1
    assert len(dealt) == 4 * seats
    assert THE_THING not in dealt
    assert not {card for card in dealt if IS_PANIC[card] or card == INFECTED}
    assert all_cards(p) == all_cards(table(seats))


# -- who sits where and who begins -----------------------------------------------------------------


@pytest.mark.rules("SA-SETUP-09", "SA-FLOW-01")
@pytest.mark.parametrize("first", [0, 3, "2"])
def test_first_player(first: object) -> None:
    for seed in range(5):
        match = Match(GAME, 4, {"first_player": first}, Seeded(seed))
        assert match.view(-1)["active"] == int(str(first))
        assert match.history(-1)[0]["first"] == int(str(first))
    assert {Match(GAME, 4, {}, Seeded(seed)).view(-1)["active"] for seed in range(30)} == {
        0,
        1,
        2,
        3,
    }


@pytest.mark.rules("SA-SETUP-09")
def test_first_player_refused() -> None:
    error = refusal(4, first_player=4)
    assert (error.wrong, error.expected) == ("option first_player cannot be 4", "a seat below 4")
    Settings(5, {"first_player": 4})
    for bad in (-1, 12, "nobody", True, 1.5):
        error = refusal(4, first_player=bad)
        assert error.wrong == f"option first_player cannot be {bad!r}"
        assert error.expected == "random or a seat number from 0"


@pytest.mark.rules("SA-SETUP-07")
def test_seating() -> None:
    given = [table(6, seed, seating="given").player_at for seed in range(5)]
    assert given == [list(range(6))] * 5
    drawn = {tuple(table(6, seed).player_at) for seed in range(20)}
    assert len(drawn) > 15
    match = Match(GAME, 6, {}, Seeded(4))
    p = match.position
    assert isinstance(p, StayAwayPosition)
    assert match.history(-1)[0]["seating"] == p.player_at
    assert [p.player_at[facts["seat"]] for facts in match.view(-1)["players"]] == list(range(6))


@pytest.mark.rules("SA-DEC-02")
def test_decision_timeout_is_only_stored() -> None:
    settings = Settings(4, {"decision_timer_s": "45"})
    assert settings.values["decision_timer_s"] == 45
    assert Settings(4, {}).values["decision_timer_s"] == 0
    plain = Match(GAME, 4, {}, Seeded(1))
    timed = Match(GAME, 4, {"decision_timer_s": 45}, Seeded(1))
    assert plain.view(-2) == timed.view(-2)
    older = Settings(4, {"decision_timeout_s": "45"})  # as in older records and tables
    assert older.values == settings.values
    assert refusal(4, decision_timer_s=604_801).expected == "a whole number from 0 to 604800"


# -- checking --------------------------------------------------------------------------------------


@pytest.mark.rules("I-33")
def test_every_option_of_the_specification_with_its_default() -> None:
    assert {setting.key: setting.default for setting in SETTINGS} == {
        "fourth_analysis": True,
        "infected_split_6": "two_two",
        "infected_delta": 0,
        "promos": False,
        "custom_deck": "off",
        "thing_in_deck": False,
        "hold_back_weapons": False,
        "short_reach": False,
        "revenge": False,
        "quarantine_turns": 3,
        "quarantine_mode": "isolation",
        "missed_shields": False,
        "missed_offer": "fresh",
        "infected_cap": "3",
        "superinfection": False,
        "no_legal_card": "skip",
        "seduction_ignores_doors": False,
        "axe_self_release": True,
        "freed_exchanges": True,
        "blind_date_to": "deck_top",
        "after_move": "player",
        "auto_declare": False,
        "turn_limit": 0,
        "first_player": "random",
        "seating": "random",
        "decision_timer_s": 0,
    }
    assert GAME.settings() is SETTINGS
    assert read_settings(SETTINGS, {}) == {setting.key: setting.default for setting in SETTINGS}


@pytest.mark.rules("I-33")
def test_defaults_in_plain_fields() -> None:
    s = Settings(6, {})
    on = (s.fourth_analysis, s.capped, s.axe_self_release, s.freed_exchanges)
    assert on == (True,) * 4
    off = (
        s.one_three,
        s.promos,
        s.thing_in_deck,
        s.hold_back_weapons,
        s.short_reach,
        s.revenge,
        s.open_cards,
        s.missed_shields,
        s.locked_offer,
        s.superinfection,
        s.ignore_doors,
        s.blind_date_to_discard,
        s.turn_from_seat,
        s.auto_declare,
        s.seating_given,
    )
    assert off == (False,) * len(off)
    assert (s.players, s.infected_delta, s.turn_limit, s.first_player) == (6, 0, 0, -1)
    assert s.quarantine_turns == 3


FIELDS: list[tuple[str, object, str, object]] = [
    ("fourth_analysis", "off", "fourth_analysis", False),
    ("infected_split_6", "one_three", "one_three", True),
    ("infected_delta", "-2", "infected_delta", -2),
    ("promos", "on", "promos", True),
    ("thing_in_deck", "on", "thing_in_deck", True),
    ("hold_back_weapons", "on", "hold_back_weapons", True),
    ("short_reach", "on", "short_reach", True),
    ("revenge", "on", "revenge", True),
    ("quarantine_turns", 5, "quarantine_turns", 5),
    ("quarantine_mode", "open_cards", "open_cards", True),
    ("quarantine_mode", "open_cards", "quarantine_turns", 2),
    ("missed_shields", "on", "missed_shields", True),
    ("missed_offer", "locked", "locked_offer", True),
    ("infected_cap", "none", "capped", False),
    ("infected_cap", 3, "capped", True),
    ("superinfection", "on", "superinfection", True),
    ("seduction_ignores_doors", "on", "ignore_doors", True),
    ("axe_self_release", "off", "axe_self_release", False),
    ("freed_exchanges", "off", "freed_exchanges", False),
    ("blind_date_to", "discard", "blind_date_to_discard", True),
    ("after_move", "seat", "turn_from_seat", True),
    ("auto_declare", "on", "auto_declare", True),
    ("turn_limit", "40", "turn_limit", 40),
    ("first_player", "3", "first_player", 3),
    ("seating", "given", "seating_given", True),
]


@pytest.mark.rules("I-33")
@pytest.mark.parametrize(("key", "value", "field", "expected"), FIELDS)
def test_each_option_sets_its_field(key: str, value: object, field: str, expected: object) -> None:
    assert getattr(Settings(5, {key: value}), field) == expected
    if (key, value) != ("infected_cap", 3):
        assert getattr(Settings(5, {}), field) != expected


@pytest.mark.rules("I-33")
def test_open_cards_with_turns_of_the_tables_own_choice() -> None:
    both = Settings(5, {"quarantine_mode": "open_cards", "quarantine_turns": 3})
    assert (both.open_cards, both.quarantine_turns) == (True, 3)


WRONG: list[tuple[str, object, str]] = [
    ("revenge", "maybe", "on or off"),
    ("revenge", 1, "on or off"),
    ("quarantine_mode", "closed", "isolation or open_cards"),
    ("infected_cap", 4, "3 or none"),
    ("no_legal_card", "fail", "skip"),
    ("infected_delta", -9, "a whole number from -8 to 20"),
    ("infected_delta", 21, "a whole number from -8 to 20"),
    ("quarantine_turns", 0, "a whole number from 1 to 99"),
    ("quarantine_turns", "three", "a whole number from 1 to 99"),
    ("quarantine_turns", True, "a whole number from 1 to 99"),
    ("turn_limit", -1, "a whole number from 0 to 1000000"),
    ("turn_limit", 2.5, "a whole number from 0 to 1000000"),
    ("seating", "square", "random or given"),
    ("first_player", None, "random or a seat number from 0"),
]


@pytest.mark.parametrize(("key", "value", "expected"), WRONG)
def test_a_wrong_value_is_refused_with_what_would_be_right(
    key: str, value: object, expected: str
) -> None:
    error = refusal(4, **{key: value})
    assert error.wrong == f"option {key} cannot be {value!r}"
    assert error.expected == expected
    assert error.code == "bad_setting"
    assert str(error) == f"option {key} cannot be {value!r}; expected: {expected}"


RIGHT: list[tuple[str, Any, Any]] = [
    ("revenge", "ON", True),
    ("revenge", "true", True),
    ("revenge", "False", False),
    ("revenge", True, True),
    ("infected_delta", "-8", -8),
    ("infected_delta", 20, 20),
    ("quarantine_turns", "1", 1),
    ("custom_deck", "off", "off"),
    ("custom_deck", False, "off"),
    ("first_player", "random", "random"),
    ("first_player", 11, 11),
]


@pytest.mark.parametrize(("key", "value", "expected"), RIGHT)
def test_words_as_typed_by_a_person_are_accepted(key: str, value: Any, expected: Any) -> None:
    found = read_settings(SETTINGS, {key: value})[key]
    assert found == expected
    assert type(found) is type(expected)


def test_an_unknown_option_is_refused_with_the_known_ones() -> None:
    error = refusal(4, revange="on")
    assert error.wrong == "there is no option 'revange'"
    assert error.expected == ", ".join(sorted(setting.key for setting in SETTINGS))


def test_a_setting_of_unknown_kind_is_refused_when_the_game_is_loaded() -> None:
    with pytest.raises(BadSetting, match="setting colour: kind 'paint'") as refused:
        Setting({"key": "colour", "kind": "paint", "default": "red"})
    kinds = "switch or choice or number or number_or_word or fraction or numbers or seat or cards"
    assert refused.value.expected == kinds


@pytest.mark.parametrize("seats", [-1, 0, 3, 13])
def test_a_wrong_number_of_seats_is_refused(seats: int) -> None:
    error = refusal(seats)
    assert error.wrong == f"stay_away cannot be played by {seats}"
    assert error.expected == "4 to 12 seats"
