"""Faults planted in every game, and the message by which the contract suite names each."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from tests.kit import faulty
from tests.kit.faulty import Faulty
from tests.kit.frost.game import Frost
from tests.kit.frost.position import FrostPosition
from tests.kit.frost.rules import Burn
from tests.kit.thaw import rules
from tests.kit.thaw.game import GAME as THAW
from tests.kit.thaw.position import ThawPosition

from whiteout.build_kind import COMPILED
from whiteout.contract import Broken, check_game
from whiteout.contract.answers import check_draft, check_results
from whiteout.contract.compare import difference, state
from whiteout.contract.sameness import check_clone, check_refusals
from whiteout.contract.walk import Walk
from whiteout.core.choice import Prompt
from whiteout.core.game import Game, Outcome
from whiteout.core.match import Match, Seeded
from whiteout.core.option import Option
from whiteout.core.position import Position
from whiteout.games.registry import find_game

GAMES: dict[str, tuple[Game, dict[str, Any]]] = {
    "frost": (Frost(), {"matches": 20, "watched": 20}),
    "thaw": (THAW, {"matches": 6, "watched": 6}),
    "stay_away": (
        find_game("stay_away"),
        {"matches": 4, "watched": 4, "every": 6, "fixed": {"turn_limit": 14}},
    ),
    "outpost_31": (find_game("outpost_31"), {"matches": 2, "watched": 2, "every": 25}),
}
HANDS = {
    "frost": r"players\[\]\.hand",
    "thaw": r"players\[\]\.hand",
    "stay_away": r"players\[\]\.hand",
    "outpost_31": r"players\[\]\.hand",
}
"""The field of the truth in which each game keeps its hands."""

PLANTED: list[tuple[type[Faulty], str]] = [
    (
        faulty.ShowsHands,
        r"hidden facts show in the view of -?\d+, at hands\[\d+\]\[\d+\]: '.+' or '",
    ),
    (faulty.BranchesOnHidden, r"depends on what is hidden, first at \w+.*: .+ or "),
    (faulty.ReadsSecrets, r"depends on what is hidden, first at \w+.*: .+ or "),
    (faulty.ChangesTheTruth, r"changed the true position at pauses: (True|False) or "),
    (faulty.KeepsTheChance, r"never changed what is hidden: chance to come \(hidden \d+ times\)"),
    (
        faulty.TellsInOrder,
        r"(view of \d+, at|viewer \d+ sees) asides\[\d\]: '(nod|wink)' or '(nod|wink)'",
    ),
    (faulty.TellsInRefusals, r"seat \d+ is refused '.+' by 'RULE-\d' or 'RULE-\d'"),
    (faulty.HidesThatEventsTell, r"after '.+' viewer -?\d+ sees event \d+ (\w+\.\w+|\(itself\))"),
]


def caught(game: Game, plan: dict[str, Any]) -> str:
    """What the suite says of a faulty game."""
    with pytest.raises(Broken) as broken:
        check_game(game, seed=3, **plan)
    return str(broken.value)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(
    ("fault", "message"), PLANTED, ids=lambda value: getattr(value, "__name__", "")
)
def test_a_fault_is_caught_and_named(name: str, fault: type[Faulty], message: str) -> None:
    game, plan = GAMES[name]
    pure = fault in (faulty.BranchesOnHidden, faulty.ReadsSecrets)
    said = caught(fault(game), {**plan, "pure": pure})
    assert re.search(message, said), said


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("fault", [faulty.DrawsNothing, faulty.ShowsHandsAndDrawsNothing])
def test_drawing_nothing_anew_is_no_way_out(name: str, fault: type[Faulty]) -> None:
    """A copy instead of a draw would let every other check of secrecy pass."""
    game, plan = GAMES[name]
    said = caught(fault(game), plan)
    assert "determinize never changed what is hidden: " in said
    assert re.search(HANDS[name] + r" \(hidden \d+ times\)", said), said
    assert "chance to come" in said


# -- clones --------------------------------------------------------------------------------------


FORGOTTEN = {"frost": "ash", "thaw": "burned", "stay_away": "turn", "outpost_31": "turn"}
SHARED = {"frost": "pile", "thaw": "weather", "stay_away": "deck", "outpost_31": "supply"}
compiled = pytest.mark.skipif(COMPILED, reason="a compiled class cannot be changed")


def walk_of(name: str, seed: int = 2) -> Walk:
    game, plan = GAMES[name]
    match = Match(game, game.most, plan.get("fixed", {}), Seeded(seed))
    return Walk(match, random.Random(seed))


def clone_check(monkeypatch: pytest.MonkeyPatch, name: str, spoil: Any) -> str:
    """What the suite says of a game whose clones are spoilt."""
    walk = walk_of(name)
    kind: Any = type(walk.match.position)
    clone = kind.clone

    def spoilt(self: Any) -> Any:
        copy = clone(self)
        spoil(copy, self)
        return copy

    monkeypatch.setattr(kind, "clone", spoilt)
    for position in walk:
        if walk.decisions % 3 == 2:
            try:
                check_clone(walk.match.game, position, random.Random(1))
            except Broken as broken:
                return str(broken)
    return "nothing"


@compiled
@pytest.mark.parametrize(("name", "slot"), FORGOTTEN.items())
def test_a_slot_forgotten_in_a_clone(monkeypatch: pytest.MonkeyPatch, name: str, slot: str) -> None:
    def forget(copy: Any, original: Any) -> None:
        value = getattr(original, slot)
        setattr(copy, slot, [0] * len(value) if isinstance(value, list) else 0)

    said = clone_check(monkeypatch, name, forget)
    assert f"{name}: a clone differs from its original at {slot}" in said
    assert len(said) < 200


@compiled
@pytest.mark.parametrize(("name", "slot"), SHARED.items())
def test_a_list_shared_with_a_clone(monkeypatch: pytest.MonkeyPatch, name: str, slot: str) -> None:
    def share(copy: Any, original: Any) -> None:
        setattr(copy, slot, getattr(original, slot))

    said = clone_check(monkeypatch, name, share)
    assert said == f"{name}: a clone shares {slot} with its original"


def test_a_hand_shared_with_a_clone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Copying the outer list alone is not enough."""

    def share(copy: Any, original: Any) -> None:
        copy.hands = original.hands[:]

    said = clone_check(monkeypatch, "frost", share)
    assert said == "frost: a clone shares hands[0] with its original"


def test_a_slot_that_a_clone_does_not_have(monkeypatch: pytest.MonkeyPatch) -> None:
    def drop(copy: Any, original: Any) -> None:
        del copy.ash

    assert clone_check(monkeypatch, "frost", drop) == "frost: a clone has no slot ash"


# -- options, drafts, results ----------------------------------------------------------------------


def test_a_hidden_count_in_the_order_of_options(monkeypatch: pytest.MonkeyPatch) -> None:
    """The neighbour's hand turns the order of one's own options around."""

    def options(self: Burn, p: FrostPosition, seat: int) -> list[Option]:
        found = true(self, p, seat)
        return found[::-1] if sum(p.hands[(seat + 1) % p.seats]) % 2 else found

    true = Burn.options
    monkeypatch.setattr(Burn, "options", options)
    assert "at options[0]: 'give " in caught(*GAMES["frost"])


def test_a_hidden_count_in_the_number_of_options(monkeypatch: pytest.MonkeyPatch) -> None:
    def parts(self: rules.Keep, p: ThawPosition, seat: int, draft: list[Option]) -> list[Option]:
        found = true(self, p, seat, draft)
        return found[: 1 + p.pile[-1] % 2] if draft else found

    true = rules.Keep.parts
    monkeypatch.setattr(rules.Keep, "parts", parts)
    assert re.search(r"(at|sees) options\[1\]: ", caught(*GAMES["thaw"]))


def draft_check() -> str:
    """What the check of drafts says of Thaw as it is now."""
    for seed in range(5):
        for _ in (walk := walk_of("thaw", seed)):
            try:
                check_draft(walk, walk.draw)
            except Broken as broken:
                return str(broken)
    return "nothing"


def test_drafts_are_met_and_kept_secret() -> None:
    walk = walk_of("thaw")
    assert sum(check_draft(walk, walk.draw) for _ in walk) > 5


def test_a_draft_that_others_see(monkeypatch: pytest.MonkeyPatch) -> None:
    def prompt(self: rules.Keep, p: ThawPosition, viewer: int) -> Prompt:
        return true(self, p, self.seat)

    true = rules.Keep.prompt
    monkeypatch.setattr(rules.Keep, "prompt", prompt)
    assert "sees choice.about.part: 'log' or 'place', though 'log " in draft_check()


def test_a_draft_that_moves_the_number(monkeypatch: pytest.MonkeyPatch) -> None:
    def take(self: rules.Keep, p: ThawPosition, seat: int, option: Option) -> None:
        p.number += 1
        true(self, p, seat, option)

    true = rules.Keep.take
    monkeypatch.setattr(rules.Keep, "take", take)
    assert "sees choice.id: " in draft_check()


def test_a_way_back_that_leaves_a_trace(monkeypatch: pytest.MonkeyPatch) -> None:
    def take(self: rules.Keep, p: ThawPosition, seat: int, option: Option) -> None:
        p.pile.append(p.pile.pop(0))
        true(self, p, seat, option)

    true = rules.Keep.take
    monkeypatch.setattr(rules.Keep, "take", take)
    assert "and back leave a trace at pile[0]: " in draft_check()


@pytest.mark.parametrize(
    ("outcome", "message"),
    [
        (Outcome("thaw", "crew", [0, 1], [1]), r"seats [1] have won and drawn"),
        (Outcome("thaw", "crew", [0, 0]), "winners [0, 0] are not some of"),
        (Outcome("thaw", "crew", [], [7]), "drawn [7] are not some of"),
        (Outcome("thaw", "wolves", [0]), "side 'wolves' is not among"),
        (Outcome("flood", "crew", [0]), "end 'flood' is not among"),
    ],
    ids=["won and drawn", "twice", "nobody", "side", "end"],
)
def test_results_that_make_no_sense(
    monkeypatch: pytest.MonkeyPatch, outcome: Outcome, message: str
) -> None:
    walk = walk_of("thaw")
    for _ in walk:
        pass
    monkeypatch.setattr(rules, "outcome", lambda p: outcome)
    with pytest.raises(Broken) as broken:
        check_results(walk.match)
    assert message in str(broken.value)


# -- the checks themselves -------------------------------------------------------------------------


def test_no_number_of_a_long_match_is_taken_for_nonsense() -> None:
    """Decision 999 is a decision like any other."""
    walk = walk_of("frost")
    walk.match.position.number = walk.match.position.opened = 999
    check_refusals(walk)


def test_a_failure_names_the_first_path_and_both_values() -> None:
    one = {"turn": 3, "players": [{"hand": ["axe", "whiskey"]}, {"hand": []}]}
    other = {"turn": 3, "players": [{"hand": ["axe", "whiskey"]}, {"hand": ["scary"]}]}
    assert difference(one, one) == ""
    assert difference(one, other) == "players[1].hand[0]: 'nothing' or 'scary'"
    assert difference({"over": True}, {"over": 1}) == "over: True or 1"
    assert difference([1, 2], [1]) == "[1]: 2 or 'nothing'"


def test_positions_are_compared_slot_by_slot() -> None:
    position: Position = walk_of("frost").match.position
    assert isinstance(position, FrostPosition)
    copy = position.clone()
    copy.hands[1][0] += 1
    assert difference(state(position), state(copy)).startswith("hands[1][0]: ")
