"""Settings of every kind: what they take, what they refuse, and with which words."""

from __future__ import annotations

import random
from typing import Any

import pytest

from whiteout.contract.walk import random_value
from whiteout.core.refusal import BadSetting
from whiteout.core.settings import KINDS, Setting, read_settings

ROWS: dict[str, dict[str, Any]] = {
    "switch": {"default": True},
    "choice": {"choices": ["red", "blue"], "default": "red"},
    "number": {"minimum": -2, "maximum": 5, "default": 0},
    "number_or_word": {"choices": ["off", "all"], "minimum": 1, "maximum": 9, "default": "off"},
    "fraction": {"minimum": 0.5, "maximum": 2, "step": 0.25, "default": 1},
    "numbers": {"minimum": 1, "maximum": 9, "fewest": 2, "most": 3, "default": [4, 5]},
    "seat": {"maximum": 11, "default": "random"},
    "cards": {"default": "off"},
}


def setting(kind: str, **more: Any) -> Setting:
    return Setting({"key": "it", "kind": kind, **ROWS[kind], **more})


@pytest.mark.parametrize(
    ("kind", "typed", "value"),
    [
        ("switch", "off", False),
        ("switch", True, True),
        ("choice", "blue", "blue"),
        ("number", "-2", -2),
        ("number_or_word", "all", "all"),
        ("number_or_word", "9", 9),
        ("number_or_word", 1, 1),
        ("fraction", "1.25", 1.25),
        ("fraction", 2, 2.0),
        ("numbers", "1,9", [1, 9]),
        ("numbers", "1+2+3", [1, 2, 3]),
        ("numbers", [7, 7], [7, 7]),
        ("seat", "3", 3),
        ("cards", "axe=2", {"axe": 2}),
    ],
)
def test_what_is_taken(kind: str, typed: Any, value: Any) -> None:
    found = setting(kind).read(typed)
    assert found == value
    assert type(found) is type(value)
    assert setting(kind).read(found) == value, "what a record holds is read again"


@pytest.mark.parametrize(
    ("kind", "typed", "expected"),
    [
        ("switch", "maybe", "on or off"),
        ("choice", "green", "red or blue"),
        ("number", "6", "a whole number from -2 to 5"),
        ("number", "1.5", "a whole number from -2 to 5"),
        ("number_or_word", "none", "off or all or a whole number from 1 to 9"),
        ("number_or_word", 0, "off or all or a whole number from 1 to 9"),
        ("number_or_word", True, "off or all or a whole number from 1 to 9"),
        ("fraction", "0.6", "a number from 0.5 to 2 in steps of 0.25"),
        ("fraction", "nan", "a number from 0.5 to 2 in steps of 0.25"),
        ("fraction", "inf", "a number from 0.5 to 2 in steps of 0.25"),
        ("fraction", "2.25", "a number from 0.5 to 2 in steps of 0.25"),
        ("numbers", "4", "2 to 3 whole numbers from 1 to 9, such as 4,5"),
        ("numbers", "1,2,3,4", "2 to 3 whole numbers from 1 to 9, such as 4,5"),
        ("numbers", "1,x", "2 to 3 whole numbers from 1 to 9, such as 4,5"),
        ("numbers", [True, 2], "2 to 3 whole numbers from 1 to 9, such as 4,5"),
        ("seat", "-1", "random or a seat number from 0"),
        ("cards", "axe=100", "off, or how many copies of each card up to 99"),
    ],
)
def test_what_is_refused_and_what_would_be_right(kind: str, typed: Any, expected: str) -> None:
    with pytest.raises(BadSetting) as refused:
        setting(kind).read(typed)
    assert refused.value.expected.startswith(expected)


def test_defaults_by_seats() -> None:
    nights = setting("number", default_by_seats={"2": 3, "4": 5})
    assert [nights.default_for(seats) for seats in (0, 1, 2, 3, 4)] == [0, 0, 3, 0, 5]
    assert read_settings([nights], {}, 4) == {"it": 5}
    assert read_settings([nights], {"it": "1"}, 4) == {"it": 1}


@pytest.mark.parametrize(
    ("kind", "more"),
    [
        ("number", {"default": 6}),
        ("number", {"default_by_seats": {"2": 6}}),
        ("numbers", {"default": [4]}),
        ("fraction", {"default": 0.6}),
        ("choice", {"default": "green"}),
    ],
)
def test_a_default_that_is_not_allowed_is_found_when_the_game_is_loaded(
    kind: str, more: dict[str, Any]
) -> None:
    with pytest.raises(BadSetting, match="option it cannot be"):
        setting(kind, **more)


@pytest.mark.parametrize("kind", KINDS)
def test_values_drawn_by_the_contract_are_allowed(kind: str) -> None:
    draw = random.Random(1)
    drawn = [random_value(setting(kind), draw, 4) for _ in range(50)]
    for value in drawn:
        assert setting(kind).read(value) == value
    assert len({str(value) for value in drawn}) > 1 or kind == "cards"
