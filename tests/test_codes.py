"""Codes of cards and tokens: the distinct ones of a list, in order."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from whiteout.core.codes import bits_of, codes_of, distinct


@given(st.lists(st.integers(0, 61), max_size=20))
def test_distinct_codes_stand_in_order_and_once(codes: list[int]) -> None:
    assert distinct(codes) == sorted(set(codes))


@given(st.lists(st.integers(0, 61), max_size=20), st.lists(st.integers(0, 61), max_size=20))
def test_sets_are_compared_by_their_bits(some: list[int], others: list[int]) -> None:
    common = bits_of(some) & bits_of(others)
    assert codes_of(common) == sorted(set(some) & set(others))
    assert codes_of(bits_of(some)) == codes_of(bits_of(some)), "a shared list was changed"


def test_the_list_given_is_left_alone() -> None:
    codes = [5, 1, 5, 0]
    distinct(codes)
    assert codes == [5, 1, 5, 0]
