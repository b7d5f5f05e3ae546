"""Wire-level non-interference: whatever is hidden from a viewer leaves no trace in its bytes.

The method. A match is played in a first world. From it, other worlds are made that differ at the
start in facts hidden from the viewer: cards in other hands and in the deck are swapped, and with
The Thing's card the roles. A swap is kept if the very same moves are legal in the new world and
the core shows the viewer the same events and views after every move; so the worlds differ only in
what the viewer never learns by the rules. (That the core itself shows nothing it should not is
proven by the core's own suite.) Swaps are piled up, so that the last world differs widely.

Then the server plays both worlds, in the same order and at the same times, with people at every
seat. In the second world there is also hidden traffic: private asides, refused messages, repeated
keys, talk in channels the viewer is not in. All bytes the viewer receives, from the first message
to the moment before the end (where the rules open all hands), must be identical: contents, sizes,
number and order of messages.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from tests.server.aid import Table, Tap, open_table, run

from whiteout.core.event import SPECTATOR
from whiteout.core.match import Fair, Match
from whiteout.core.record import play_move
from whiteout.core.refusal import Refusal
from whiteout.core.view import encode
from whiteout.games.stay_away.position import StayAwayPosition
from whiteout.games.stay_away.tables import CARDS
from whiteout.games.stay_away.written_codes import THE_THING
from whiteout.server import play as plays
from whiteout.server.publish import Publisher

SEATS = 5
OPTIONS = {"decision_timer_s": 300}
Place = tuple[int, int]
"""A seat's hand (or -1: the deck), and which card of it."""
World = list[tuple[Place, Place]]


def pile(p: StayAwayPosition, place: Place) -> list[int]:
    return p.deck if place[0] < 0 else p.hands[place[0]]


def rig(p: StayAwayPosition, world: World) -> None:
    """Swap cards, and roles with The Thing's card."""
    for one, other in world:
        a, b = pile(p, one), pile(p, other)
        a[one[1]], b[other[1]] = b[other[1]], a[one[1]]
    for seat in range(p.seats):
        if THE_THING in p.hands[seat] and seat != p.thing:
            p.roles[seat], p.roles[p.thing] = p.roles[p.thing], p.roles[seat]
            p.thing = seat


def may_swap(p: StayAwayPosition, viewer: int, one: Place, other: Place) -> bool:
    """Backs are public, own cards are known, and The Thing is never in the deck."""
    if one == other or viewer in (one[0], other[0]):
        return False
    a, b = pile(p, one)[one[1]], pile(p, other)[other[1]]
    if a == b or CARDS[a].back != CARDS[b].back:
        return False
    return THE_THING not in (a, b) or (one[0] >= 0 and other[0] >= 0)


class Rigged:
    """Stands in for `Match` in the server: the same match in another world."""

    def __init__(self, world: World) -> None:
        self.world = world

    def __call__(self, *args: Any) -> Match:
        match = Match(*args)
        assert isinstance(match.position, StayAwayPosition)
        rig(match.position, self.world)
        return match


def new_match(first: Match, world: World) -> Match:
    assert isinstance(first.source, Fair)
    return Rigged(world)(first.game, first.seats, first.options, first.source, first.names)


def seen(match: Match, moves: list[dict[str, Any]], viewer: int) -> Iterator[str]:
    """What the core shows the viewer after every move but the last."""
    for move in moves[:-1]:
        yield encode({"view": match.view(viewer), "events": match.history(viewer)[-3:]})
        play_move(match, move)
    yield encode({"view": match.view(viewer), "events": match.history(viewer)})


def other_world(first: Match, viewer: int, chance: random.Random, tries: int = 120) -> World:
    """A world as different as can be found in which the viewer learns the same."""
    moves = first.moves
    wanted = list(seen(new_match(first, []), moves, viewer))
    world: World = []
    for one, other in _candidates(first, chance, tries):
        start = new_match(first, world).position
        assert isinstance(start, StayAwayPosition)
        if not may_swap(start, viewer, one, other):
            continue
        trial = [*world, (one, other)]
        try:
            found = seen(new_match(first, trial), moves, viewer)
            if all(a == b for a, b in zip(wanted, found, strict=True)):
                world = trial
        except (Refusal, ValueError):
            continue
    return world


def _candidates(first: Match, chance: random.Random, tries: int) -> Iterator[tuple[Place, Place]]:
    """The Thing's card to any place in a hand, then any two places."""
    p = new_match(first, []).position
    assert isinstance(p, StayAwayPosition)
    hands = [(seat, card) for seat in range(SEATS) for card in range(len(p.hands[seat]))]
    thing = next(place for place in hands if pile(p, place)[place[1]] == THE_THING)
    for place in hands:
        yield thing, place
    places = [*hands, *((-1, card) for card in range(len(p.deck)))]
    for _ in range(tries):
        yield chance.choice(places), chance.choice(places)


class Stage:
    """A table with a person at every seat, and the viewer's bytes."""

    def __init__(self, table: Table, taps: dict[int, Tap], viewer: Tap) -> None:
        self.table = table
        self.taps = taps
        self.viewer = viewer


async def open_stage(world: World, viewer: int, seed: int) -> Stage:
    vars(plays)["Match"] = Rigged(world)
    table = await open_table(SEATS, SEATS, options=OPTIONS, seed=seed)
    taps = {seat: await table.enter(seat) for seat in range(SEATS)}
    watcher = await table.enter()
    await table.host(taps[0], "start", key="start")
    return Stage(table, taps, watcher if viewer == SPECTATOR else taps[viewer])


async def noise(stage: Stage, viewer: int, chance: random.Random) -> None:
    """Hidden traffic that must leave no trace for the viewer."""
    table, taps = stage.table, stage.taps
    others = [seat for seat in range(SEATS) if seat != viewer]
    seat = chance.choice(others)
    play = table.room.play
    assert play is not None
    await table.send(taps[seat], "answer", choice=10_000, option="play axe")
    await table.send(taps[seat], "answer", choice=play.match.position.number, option="no such")
    await table.send(taps[seat], "host", act="kick", seat=60)
    position = play.match.position
    assert isinstance(position, StayAwayPosition)
    thing = position.thing
    if thing != viewer and "request" in (taps[thing].update["view"].get("asides") or []):
        assert (await table.send(taps[thing], "aside", option="request"))["type"] == "ack"
        assert (await table.send(taps[thing], "aside", option="withdraw"))["type"] == "ack"
    out = play.out()
    ghosts = [seat for seat in out if seat != viewer]
    if ghosts and viewer not in out:
        await table.send(taps[ghosts[0]], "say", text="who was it?")
    if viewer != SPECTATOR:
        spectator = next(link for link in table.room.links if not link.gen)
        assert isinstance(spectator, Tap)
        await table.send(spectator, "say", text="I know")


async def perform(
    world: World, moves: list[dict[str, Any]], viewer: int, seed: int, loud: bool
) -> list[bytes]:
    """All bytes the viewer gets while the moves but the last are played in a world."""
    stage = await open_stage(world, viewer, seed)
    chance = random.Random(seed)
    for number, move in enumerate(moves[:-1]):
        stage.table.time.set(stage.table.time.now() + 1.5)
        if loud:
            await noise(stage, viewer, chance)
        tap = stage.taps[move["seat"]]
        answer = await stage.table.send(
            tap, "answer", key=f"m{number}", choice=move["choice"], option=move["answer"]
        )
        assert answer["type"] == "ack", (answer, move)
        if loud:
            again = await stage.table.send(
                tap, "answer", key=f"m{number}", choice=move["choice"], option=move["answer"]
            )
            assert again["type"] == "ack"
            if move["seat"] == viewer:
                stage.viewer.raw.pop()  # its own second ack
    return stage.viewer.raw


async def first_world(seed: int) -> Match:
    """A match played at random in the world as it was dealt."""
    stage = await open_stage([], 0, seed)
    play = stage.table.room.play
    assert play is not None
    chance = random.Random(seed)
    match = play.match
    while not match.position.over:
        seat = match.position.asked[0]
        options = match.position.options(seat)
        match.answer(seat, match.position.number, chance.choice(options).text)
    return match


@pytest.fixture(autouse=True)
def _real_matches_again() -> Iterator[None]:
    yield
    vars(plays)["Match"] = Match


WHOLE = 10_000
CASES = ((1, WHOLE), (8, WHOLE), (10, WHOLE), (12, 60), (23, 40))
"""Seeds, and how many moves are played: whole matches, and openings after which the worlds may
still differ in who The Thing is."""


async def two_worlds(seed: int, length: int, viewer: int) -> tuple[Match, World]:
    first = await first_world(seed)
    del first.moves[length:]
    return first, other_world(first, viewer, random.Random(seed))


@pytest.mark.parametrize("viewer", [*range(SEATS), SPECTATOR])
@run
async def test_hidden_facts_leave_no_trace(viewer: int) -> None:
    swaps = 0
    for seed, length in CASES:
        first, world = await two_worlds(seed, length, viewer)
        swaps += len(world)
        quiet = await perform([], first.moves, viewer, seed, False)
        loud = await perform(world, first.moves, viewer, seed, True)
        assert quiet == loud
        assert len(quiet) > len(first.moves) / 2
    assert swaps > 30, "the worlds hardly differ"


@run
async def test_the_method_finds_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that tells how many cards of a kind others hold is caught."""
    kept = Publisher._you

    def leaky(self: Publisher, link: Any) -> Any:
        you = kept(self, link)
        play = self._room.play
        if play is not None:
            position = play.match.position
            assert isinstance(position, StayAwayPosition)
            you.given += str(sum(position.hands[1]))
        return you

    first = await first_world(1)
    world = other_world(first, 0, random.Random(1))
    monkeypatch.setattr(Publisher, "_you", leaky)
    assert await perform([], first.moves, 0, 1, False) != await perform(
        world, first.moves, 0, 1, False
    )


def thing_of(match: Match) -> int:
    assert isinstance(match.position, StayAwayPosition)
    return match.position.thing


@run
async def test_worlds_differ_in_who_the_thing_is() -> None:
    """The most secret fact of all is among those resampled."""
    found = 0
    for seed, length in CASES[-2:]:
        first = await first_world(seed)
        del first.moves[length:]
        was = thing_of(new_match(first, []))
        for viewer in (*range(SEATS), SPECTATOR):
            world = other_world(first, viewer, random.Random(seed), 0)
            found += thing_of(new_match(first, world)) != was
    assert found >= 8
