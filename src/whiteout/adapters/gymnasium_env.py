"""Gymnasium: one learner, and bots at all other seats."""

from __future__ import annotations

from typing import Any

from whiteout.adapters.arena import Arena, Rules, Seeds
from whiteout.adapters.extra import need
from whiteout.bots.levels import make_bot
from whiteout.core.chance import SeededChance
from whiteout.core.event import SPECTATOR
from whiteout.core.game import Game
from whiteout.core.refusal import BadSetting
from whiteout.core.view import encode

need("gymnasium")

from gymnasium import Env  # noqa: E402 - after what says how to get it

TRIES = 1000
"""Deals looked at for one in which somebody has the allegiance asked for."""

_BOT_SEEDS = 0x5EED


class SeatEnv(Env):  # type: ignore[misc]
    """Play one seat of a match against bots.

    `allegiance` asks for a seat that plays for this (a side, an objective of its own), as soon as
    anybody does; whatever comes before, such as choosing characters, bots play. Without it the seat
    is `seat`, or any seat. Which, is drawn with the deal.
    An action that is not legal ends the match, and the learner has lost it.
    """

    def __init__(
        self,
        game: Game | str,
        seats: int,
        bots: str = "random",
        seat: int | None = None,
        allegiance: str | None = None,
        options: dict[str, Any] | None = None,
        history: int = 0,
        most_steps: int | None = None,
    ) -> None:
        self.rules = Rules(game, seats, options, history, most_steps)
        ours = self.rules.game
        if seat is not None and not 0 <= seat < seats:
            raise BadSetting(f"there is no seat {seat}", f"a seat from 0 to {seats - 1}")
        if allegiance is not None and allegiance not in ours.allegiances:
            known = " or ".join(ours.allegiances)
            raise BadSetting(f"nobody plays for {allegiance!r}", known)
        self.listens = make_bot(ours, bots, 0).listens or bool(history)
        self.bots = bots
        self.seat = seat
        self.allegiance = allegiance
        self.me = seat or 0
        code = self.rules.code
        self.observation_space, self.action_space = code.spaces(history, code.actions)
        self.metadata = {"render_modes": ["ansi"], "render_fps": 1}
        self.render_mode = "ansi"
        self._seeds = Seeds()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal a new match, and let the bots play to the learner's first decision. A match that
        ends before it is dealt again."""
        super().reset(seed=seed)
        for _ in range(TRIES):
            if self._deal(*self._seeds.next(seed)):
                return self.arena.observe(self.me), {"seat": self.me}
            seed = None
        raise BadSetting(
            f"no deal in {TRIES} gives seat {self.seat} of {self.allegiance} a decision",
            "another allegiance or seat",
        )

    def _deal(self, seed: int, stream: int) -> bool:
        """Deal, seat the bots, find the learner's seat; whether there is something to decide."""
        arena = Arena(self.rules, seed, stream, self.listens)
        game = self.rules.game
        everybody = range(self.rules.seats)
        draw = SeededChance(seed ^ _BOT_SEEDS, stream)
        arena.seat_bots([make_bot(game, self.bots, draw.word("bot")) for _ in everybody])
        p = arena.position
        while self.allegiance and not p.over:
            begun = {game.allegiance(p, seat) for seat in everybody}
            if self.allegiance in begun or len(begun) > 1:
                break
            arena.go_on()
        fits = [seat for seat in everybody if self._fits(arena, seat)]
        if p.over or not fits:
            return False
        self.me = fits[draw.below(len(fits), "seat")]
        arena.take_seat(self.me)
        self.arena = arena
        return not arena.finished

    def _fits(self, arena: Arena, seat: int) -> bool:
        if self.seat is not None and seat != self.seat:
            return False
        wanted = self.allegiance
        return wanted is None or self.rules.game.allegiance(arena.position, seat) == wanted

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """The learner's answer; the bots play on to its next decision."""
        arena = self.arena
        info: dict[str, Any] = {"seat": self.me}
        if not arena.finished and int(action) not in arena.legal():
            return arena.observe(self.me), -1.0, True, False, {**info, "illegal": True}
        arena.act(int(action))
        if arena.position.over:
            info["outcome"] = self.rules.game.outcome(arena.position).facts()
        reward = arena.rewards()[self.me]
        return arena.observe(self.me), reward, arena.position.over, arena.truncated, info

    def action_masks(self) -> Any:
        """The mask of the moment, under the name that masking learners look for."""
        return self.rules.code.mask(self.arena.legal()).astype(bool)

    def render(self) -> str:
        """The spectator's view as JSON."""
        return encode(self.arena.view(SPECTATOR))
