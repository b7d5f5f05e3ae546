"""Specification §3: the box. The data file must reproduce the tables of the specification."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from tests.stay_away.rulebook import ids, plain, table

from whiteout.games.stay_away.cards import (
    AXE,
    CARDS,
    IDS,
    INFECTED,
    THE_THING,
    Card,
    check_cards,
    code_of,
    ids_of,
    load_rows,
)
from whiteout.games.stay_away.settings import Settings

KINDS = ("contagion", "action", "defense", "obstacle", "panic")
PLAYERS = range(4, 13)
BOX = [card for card in CARDS if not card.promo]


def in_play(players: int) -> dict[str, int]:
    """How many copies of each card the loader puts into a game of so many."""
    return dict(zip(IDS, Settings(players, {}).copies, strict=True))


def minimum_numbers(cell: str) -> list[int]:
    """Four times two and a six, as the specification writes it, is [4, 4, 6]."""
    numbers: list[int] = []
    for number, times in re.findall(r"(\d+)(?:\u00d7(\d+))?", cell):
        numbers += [int(number)] * int(times or 1)
    return numbers


@pytest.mark.rules("SA-SETUP-01")
def test_card_list() -> None:
    """§3.2: every card, its kind, its back, its copies and their minimum-player numbers."""
    rows = table("id", "display name", "kind", "back")
    assert [card.id for card in BOX] == [plain(row["id"]) for row in rows]
    for card, row in zip(BOX, rows, strict=True):
        numbers = minimum_numbers(row["minimum-player numbers"])
        assert (card.kind, card.back) == (row["kind"], row["back"]), card.id
        assert card.minimum_players == numbers, card.id
        assert len(card.minimum_players) == int(row["copies"]), card.id


@pytest.mark.rules("SA-SETUP-01")
@pytest.mark.parametrize("players", PLAYERS)
def test_copies_in_play(players: int) -> None:
    """§3.3: copies in play by number of players, with the sums of each kind."""
    rows = {plain(row["id"]): int(row[str(players)]) for row in table("id", "4", "5")}
    copies = in_play(players)
    sums = Counter(dict.fromkeys(KINDS, 0))
    for card in BOX:
        assert copies[card.id] == rows[card.id], card.id
        sums[card.kind] += copies[card.id]
    assert sums == {kind: rows[kind] for kind in KINDS}
    assert sums.total() == rows["total"]
    assert len(rows) == len(BOX) + len(KINDS) + 1


@pytest.mark.rules("SA-SETUP-01")
def test_promotional_cards_stay_in_their_box() -> None:
    promos = [card.id for card in CARDS if card.promo]
    assert promos == ["lovecraft", "necronomicon"]
    assert [in_play(12)[card] for card in promos] == [0, 0]


def test_totals() -> None:
    """§3.1: the whole box by kind."""
    rows = {plain(row["kind"]): plain(row["copies"]) for row in table("kind", "copies", "note")}
    found = Counter(dict.fromkeys(KINDS, 0))
    for card in BOX:
        found[card.kind] += len(card.minimum_players)
    for kind in ("contagion", "action", "defense", "obstacle"):
        assert found[kind] == int(rows[kind])
    assert found["panic"] == int(rows["PANIC! cards"])
    assert found.total() - found["panic"] == int(rows["STAY AWAY! cards"])
    assert found.total() + int(rows["direction card"]) == int(rows["all"])


def test_data_sheet() -> None:
    """§3.4: which cards are played in step 2, and what answers them."""
    rows = {plain(row["id"]): row for row in table("id", "when playable")}
    sheet = [card for card in BOX if card.kind != "panic"]
    assert set(rows) == {card.id for card in sheet}
    for card in sheet:
        row = rows[card.id]
        playable = row["when playable"] == "own step 2"
        assert playable == (card.kind in ("action", "obstacle")), card.id
        answers = sorted(IDS[code] for code in card.answered_by)
        assert answers == sorted(ids(row["response allowed to the target"])), card.id


def broken(**change: object) -> list[Card]:
    """The data file with one row changed."""
    rows = load_rows("cards.toml", "card")
    rows[AXE] = {**rows[AXE], **change}
    return [Card(row) for row in rows]


def test_the_data_file_passes_its_own_check() -> None:
    check_cards(broken())


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"id": "axes"}, "do not name the same cards"),
        ({"kind": "tool"}, "axe: unknown kind 'tool'"),
        ({"back": "panic"}, "axe: back 'panic' does not fit its kind"),
        ({"kind": "panic"}, "axe: back 'stay_away' does not fit its kind"),
        ({"target": ""}, "axe: target ''"),
        ({"target": "somewhere"}, "axe: target 'somewhere'"),
        ({"kind": "defense"}, "axe: target 'obstacle'"),
    ],
)
def test_a_wrong_data_file_is_an_error(change: dict[str, object], reason: str) -> None:
    with pytest.raises(ValueError, match=re.escape(reason)):
        check_cards(broken(**change))


def test_an_unknown_answering_card_is_an_error() -> None:
    with pytest.raises(KeyError, match="no_hatchet"):
        broken(answered_by=["no_hatchet"])


def test_codes_and_ids() -> None:
    assert [code_of(card) for card in IDS] == list(range(len(CARDS)))
    assert ids_of([AXE, INFECTED, THE_THING, INFECTED]) == [
        "the_thing",
        "infected",
        "infected",
        "axe",
    ]
    with pytest.raises(ValueError, match="there is no card 'hatchet'"):
        code_of("hatchet")
