"""The whole contract over a number of matches, random or steered by the game's bots."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from whiteout.contract import answers, hidden, sameness, secrecy
from whiteout.contract.walk import Broken, Steered, Walk, random_match, walk_through
from whiteout.core.chance import SeededChance
from whiteout.core.event import SPECTATOR
from whiteout.core.game import Game

DEEP = 0.02
"""At how many of the decisions of a watched match the slow checks run (clones, absences)."""


class Report:
    """What has been checked."""

    def __init__(self) -> None:
        self.matches = 0
        self.watched = 0
        self.steered = 0
        self.refused = 0
        """Combinations of options that the game refused."""
        self.decisions = 0
        self.resamples = 0
        self.steps = 0
        self.bot_decisions = 0
        self.orders = 0
        self.drafts = 0
        self.twins = 0
        self.changes = hidden.Changes()
        self.ends: dict[str, int] = {}

    def text(self) -> str:
        """One line for a person."""
        return (
            f"{self.matches} matches ({self.refused} combinations of options refused), "
            f"{self.watched} watched, {self.steered} steered by bots, {self.decisions} decisions, "
            f"{self.resamples} positions resampled, {self.steps} answers compared, "
            f"{self.bot_decisions} bot decisions compared, {self.orders} simultaneous choices, "
            f"{self.drafts} parts of drafts, {self.twins} twins, "
            f"{len(self.changes.hidden)} hidden fields, "
            f"ends {dict(sorted(self.ends.items()))}"
        )


class Watch:
    """One match under all checks."""

    def __init__(
        self,
        game: Game,
        draw: random.Random,
        report: Report,
        fixed: dict[str, Any] | None = None,
        steered: bool = False,
        every: int = 1,
        pure: bool = True,
    ) -> None:
        match, refused = random_match(game, draw, fixed)
        report.refused += refused
        self.walk = walk_through(match, draw, 100, steered)
        self.draw = draw
        self.report = report
        self.chance = SeededChance(draw.getrandbits(48))
        self.events = 0
        self.every = every
        self.pure = pure

    def run(self) -> None:
        """Check everything at every decision, or at some of them; then the replay."""
        for _ in self.walk:
            if self.every == 1 or self.draw.randrange(self.every) == 0:
                self.look()
        sameness.check_after_end(self.walk.match)
        sameness.check_replay(self.walk.match)
        secrecy.check_spectator(self.walk)

    def look(self) -> None:
        """All checks at one decision; an error in the game's code breaks the contract too."""
        try:
            self.check()
        except Broken:
            raise
        except Exception as error:
            raise Broken(f"{type(error).__name__}, {error}: {self.walk.where()}") from error

    def check(self) -> None:
        """All checks at one decision."""
        walk = self.walk
        game = walk.match.game
        p = walk.match.position
        self.events = secrecy.check_tables(walk, self.events)
        draw = self.draw
        closely = draw.choice([*range(p.seats), SPECTATOR])
        for viewer in [*range(p.seats), SPECTATOR]:
            deep = viewer == closely
            sample = hidden.draw_anew(walk, viewer, self.chance, deep)
            secrecy.check_secrecy(walk, viewer, sample, draw)
            secrecy.check_open_options(walk, viewer, sample)
            self.report.resamples += 1
            if deep:
                self.report.changes.note(game, p, sample, viewer)
            if deep and self.pure:
                hidden.check_pure(walk, viewer, sample, draw.getrandbits(32))
                self.report.twins += 1
            if viewer in p.asked:
                self.report.bot_decisions += secrecy.check_bots(walk, sample, viewer)
            self.report.steps += secrecy.check_next(walk, viewer, sample, draw)
        self.report.orders += sameness.check_order(game, p, draw)
        self.report.drafts += answers.check_draft(walk, draw)
        sameness.check_defaults(game, p, self.chance)
        if draw.random() < DEEP:
            sameness.check_refusals(walk)
            sameness.check_clone(game, p, draw)
            sameness.check_absence(game, p, draw)


def run_match(
    game: Game,
    seed: int,
    index: int,
    watched: bool,
    report: Report,
    fixed: dict[str, Any] | None = None,
    steered: bool = False,
    every: int = 1,
    pure: bool = True,
) -> None:
    """Match number `index` of a run; everything about it follows from the seed and the index."""
    draw = random.Random(seed * 1_000_003 + index)
    if watched:
        watch = Watch(game, draw, report, fixed, steered, every, pure)
        watch.run()
        walk: Walk = watch.walk
        report.watched += 1
    else:
        match, refused = random_match(game, draw)
        report.refused += refused
        walk = walk_through(match, draw, steered=steered)
        for _ in walk:
            pass
    report.matches += 1
    report.steered += isinstance(walk, Steered)
    report.decisions += walk.decisions
    answers.check_results(walk.match)
    reason = walk.match.outcome().reason
    report.ends[reason] = report.ends.get(reason, 0) + 1


def check_game(
    game: Game,
    matches: int = 100,
    watched: int = 10,
    seed: int = 1,
    progress: Callable[[int], None] | None = None,
    fixed: dict[str, Any] | None = None,
    bots: float = 0.5,
    every: int = 1,
    pure: bool = True,
) -> Report:
    """Play so many matches, the first `watched` of them under all checks, and with the fixed
    options: a limit of turns, say, since checks take time; for the same reason they may be made
    once in `every` decisions. A share of the matches is steered by the game's bots, spread
    evenly. `pure` says whether twins must be drawn alike."""
    report = Report()
    for index in range(matches):
        steered = int((index + 1) * bots) > int(index * bots)
        run_match(game, seed, index, index < watched, report, fixed, steered, every, pure)
        if progress is not None:
            progress(index + 1)
    report.changes.check(game)
    return report
