"""Two tables in step: the same match, but for what a viewer cannot know.

The first table plays in the true world. In the second the position is replaced, again and again,
by one in which everything hidden from the viewer is drawn anew (`determinize`). A move is made at
both tables, at the same time: by the same seat, but another answer where the core shows the viewer
the same of both (a card put away in secret). Where there is no such answer (a card drawn is another
one) the second table first returns to the true world. So whatever the viewer is sent must be the
same at both tables, byte for byte.
"""

from __future__ import annotations

import random
from array import array
from typing import Any

from tests.server.aid import Table, Tap, open_table

from whiteout.core.chance import SeededChance
from whiteout.core.event import SPECTATOR, history_of
from whiteout.core.game import Game
from whiteout.core.option import Option
from whiteout.core.position import Position
from whiteout.core.view import encode, find, view
from whiteout.games.registry import find_game
from whiteout.server.channels import channels_of
from whiteout.server.game_facts import PACE, clock_keys
from whiteout.server.play import Play

Seen = tuple[object, list[Any], bool]
"""What a viewer sees of an answer: the view, the events, and whether the match is over."""
_TRIES = 12


class Stage:
    """A table with a person at every seat, and two sockets of the viewer: one is sent changes,
    the other everything."""

    def __init__(self, table: Table, taps: dict[int, Tap], eyes: list[Tap]) -> None:
        self.table = table
        self.taps = taps
        self.eyes = eyes

    @property
    def play(self) -> Play:
        play = self.table.room.play
        assert play is not None
        return play

    @property
    def position(self) -> Position:
        return self.play.match.position

    def seen(self) -> list[list[bytes]]:
        """All bytes the viewer has been sent."""
        return [tap.raw for tap in self.eyes]

    def put(self, p: Position, history: list[Any]) -> None:
        """Go on in another world, with the same past."""
        play = self.play
        p.history = history[:]
        play.match.position = p
        play._reached = [array("I") for _ in play._reached]
        play._read = [0 for _ in play._read]

    async def answer(self, seat: int, text: str, key: str) -> None:
        number = self.position.number
        found = await self.table.send(
            self.taps[seat], "answer", key=key, choice=number, option=text
        )
        assert found["type"] == "ack", found


async def open_stage(game: Game, seats: int, viewer: int, seed: int) -> Stage:
    """By the clock, unless the game has windows, whose answers wait for time to pass."""
    options = {PACE: 300} if clock_keys(game) == [PACE] else {}
    table = await open_table(seats, seats, game=game.id, options=options, seed=seed)
    taps = {seat: await table.enter(seat) for seat in range(seats)}
    taps[SPECTATOR] = await table.enter()
    eyes = [await table.enter(viewer, changes=changes) for changes in (True, False)]
    await table.host(taps[0], "start", key="start")
    return Stage(table, taps, eyes)


class Twins:
    """The two tables, for one viewer."""

    def __init__(self, true: Stage, other: Stage, game: Game, viewer: int, seed: int) -> None:
        self.true = true
        self.other = other
        self.game = game
        self.viewer = viewer
        self.apart = 0
        """Moves made while the worlds differed."""
        self._draw = random.Random(seed)
        self._chance = SeededChance(seed, 9)

    def part(self) -> None:
        """Draw anew what the viewer cannot know."""
        p = self.true.position
        imagined: Position = self.game.determinize(p, self.viewer, self._chance)
        self.other.put(imagined, p.history or [])

    def _join(self) -> None:
        """Back to the true world."""
        p = self.true.position
        self.other.put(p.clone(), p.history or [])

    def _differ(self) -> bool:
        truth = self.game.truth
        return encode(truth(self.true.position)) != encode(truth(self.other.position))

    def _next(self, p: Position, seat: int, text: str) -> Seen:
        """What the viewer would see of an answer."""
        trial = p.clone()
        trial.history = []
        option = find(trial.options(seat), text)
        assert option is not None
        trial.apply(seat, option)
        events = history_of(trial.history, self.viewer)
        return encode(view(self.game, trial, self.viewer)), events, trial.over

    async def move(self, number: int) -> bool:
        """One move at both tables; False at the end, which opens everything."""
        p = self.true.position
        if p.over:
            return False
        seat = self._draw.choice(p.asked)
        text = self._draw.choice(p.options(seat)).text
        seen = self._next(p, seat, text)
        if seen[2]:
            return False
        await self._noise()
        other = self._like(seat, text, seen)
        if not other:
            self._join()
        self.apart += self._differ()
        for stage, answer in ((self.true, text), (self.other, other or text)):
            stage.table.time.set(stage.table.time.now() + 1.5)
            await stage.answer(seat, answer, f"m{number}")
        if number % 4 == 3 or not other:
            self.part()
        return True

    def _like(self, seat: int, text: str, seen: Seen) -> str:
        """An answer at the second table of which the viewer sees the same, or nothing."""
        p = self.other.position
        texts = [option.text for option in p.options(seat)]
        self._draw.shuffle(texts)
        texts.sort(key=lambda other: other != text)
        own = [other for other in texts if other == text]
        for other in own if seat == self.viewer else texts[:_TRIES]:
            if self._next(p, seat, other) == seen:
                return other
        return ""

    # -- hidden traffic, at the second table alone ------------------------------------------------

    async def _noise(self) -> None:
        stage, draw = self.other, self._draw
        others = [seat for seat in range(stage.position.seats) if seat != self.viewer]
        if not others:
            return
        seat = draw.choice(others)
        tap, table = stage.taps[seat], stage.table
        assert (await table.send(tap, "answer", choice=99_999, option="x"))["type"] == "refused"
        number = stage.position.number
        assert (await table.send(tap, "answer", choice=number, option="?"))["type"] == "refused"
        await self._whisper(seat)
        await self._aside(seat)
        if self.viewer != SPECTATOR:
            await table.send(stage.taps[SPECTATOR], "say", text="I know")

    async def _whisper(self, seat: int) -> None:
        """A line in a channel that the viewer does not read."""
        stage = self.other
        room, play = stage.table.room, stage.play
        mine = channels_of(room.table, play, stage.eyes[0].gen)
        for channel in channels_of(room.table, play, stage.taps[seat].gen):
            if channel.write and channel.id not in [known.id for known in mine]:
                said = await stage.table.send(
                    stage.taps[seat], "say", text="psst", channel=channel.id
                )
                assert said["type"] == "ack"

    async def _aside(self, seat: int) -> None:
        """An aside of which the core shows the viewer nothing."""
        stage, game = self.other, self.game
        asides = game.asides(stage.position, seat)
        if not asides:
            return
        option: Option = self._draw.choice(asides)
        trial = stage.position.clone()
        trial.history = []
        before = encode(view(game, trial, self.viewer))
        game.take_aside(trial, seat, option)
        same = before == encode(view(game, trial, self.viewer))
        if same and not history_of(trial.history, self.viewer):
            taken = await stage.table.send(stage.taps[seat], "aside", option=option.text)
            assert taken["type"] == "ack"


async def twins_of(game_id: str, seats: int, viewer: int, seed: int) -> Twins:
    game = find_game(game_id)
    seats = min(seats, game.most)
    true = await open_stage(game, seats, viewer, seed)
    other = await open_stage(game, seats, viewer, seed)
    twins = Twins(true, other, game, viewer, seed)
    twins.part()
    return twins
