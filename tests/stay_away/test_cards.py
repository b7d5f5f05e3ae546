"""Specification §3: the box. The data file must reproduce the tables of the specification."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from tests.stay_away.rulebook import ids, plain, table

from whiteout.core.tables import Row, check_codes
from whiteout.games.stay_away.settings import Settings
from whiteout.games.stay_away.tables import CARDS, DATA, IDS, Card, code_of, ids_of
from whiteout.games.stay_away.written_codes import AXE, INFECTED, THE_THING

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


def changed(**change: object) -> Row:
    """The row of the Axe, with something else in it."""
    row = DATA.rows("cards.toml", "card")[AXE]
    return Row(row.file, {**row.values, **change})


def test_the_data_file_passes_its_own_check() -> None:
    assert Card(changed()).target == "obstacle"


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"kind": "tool"}, "cards.toml: axe: kind 'tool', not 'contagion' or"),
        ({"kind": 3}, "cards.toml: axe: kind 3 is no str"),
        ({"back": "panic"}, "axe: back 'panic', not 'stay_away'"),
        ({"kind": "panic"}, "axe: back 'stay_away', not 'panic'"),
        ({"target": ""}, "axe: target '', not 'none' or"),
        ({"target": "somewhere"}, "axe: target 'somewhere', not"),
        ({"kind": "defense"}, "axe: target 'obstacle', not ''"),
        ({"minimum_players": [4, "five"]}, "minimum_players [4, 'five'] has something else than"),
        ({"minimum_players": None}, "axe: minimum_players is missing"),
        ({"answered_by": ["no_hatchet"]}, "axe: answered_by: there is no 'no_hatchet'"),
        ({"promo": 1}, "axe: promo 1 is no bool"),
    ],
)
def test_a_wrong_data_file_is_an_error(change: dict[str, object], reason: str) -> None:
    with pytest.raises(ValueError, match=re.escape(reason)):
        Card(changed(**change))


def test_a_card_in_the_wrong_row_is_an_error() -> None:
    """Codes are the numbers of rows."""
    with pytest.raises(ValueError, match=r"cards\.toml: 'axe' stands in row 0, but .* AXE is 4"):
        check_codes("cards.toml", {"AXE": 4}, ["axe"])
    with pytest.raises(ValueError, match="its code HATCHET is not there"):
        check_codes("cards.toml", {"AXE": 4}, ["hatchet"])


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
