"""Decision points: each has its rule and its clock in data/decisions.toml (specification 7)."""

from __future__ import annotations

from whiteout.core.choice import Choice, VeiledChoice
from whiteout.core.clock import ANSWER, DISCUSSION, TURN, WINDOW, Clock
from whiteout.core.draft import DraftChoice
from whiteout.core.event import Event, Facts
from whiteout.core.open_choice import OpenChoice
from whiteout.core.option import BACK, Option
from whiteout.games.the_thing.position import ThingPosition
from whiteout.games.the_thing.tables import CHARACTER_IDS, CLOCK_OF, RULE_OF


def clock_of(p: ThingPosition, point: str, seat: int) -> Clock:
    """The clock of a decision point; a span covers a turn or a discussion (TT-CLK-01, -08)."""
    clock = CLOCK_OF[point]
    if clock.kind == WINDOW and p.settings.coop:
        return ANSWER
    if clock.kind == TURN:
        return Clock(TURN, clock.seconds, f"{p.round}.{p.step}.{seat}.{p.rolled_for}")
    if clock.kind == DISCUSSION:
        return Clock(DISCUSSION, clock.seconds, f"{p.round}.{p.step}")
    return clock


def with_back(parts: list[Option]) -> list[Option]:
    """The parts of a draft and `back`, before the last of several: whoever always takes the first
    option, or always the last, comes to an end."""
    if len(parts) == 1:
        return [*parts, BACK]
    return [*parts[:-1], BACK, parts[-1]]


class Ask(Choice[ThingPosition]):
    """A decision of one seat."""

    def rule(self, p: ThingPosition) -> str:
        return RULE_OF[self.point(p)]

    def clock(self, p: ThingPosition) -> Clock:
        return clock_of(p, self.point(p), self.seat)


class AskAll(VeiledChoice[ThingPosition]):
    """A sealed decision of several seats at once."""

    def rule(self, p: ThingPosition) -> str:
        return RULE_OF[self.point(p)]

    def clock(self, p: ThingPosition) -> Clock:
        return clock_of(p, self.point(p), -1)

    def run(self, p: ThingPosition) -> None:
        """Nobody in the position: nothing is asked, and nothing follows."""
        if self.everybody(p):
            super().run(p)
        else:
            self.resolve_all(p, [None] * p.seats)


class AskDraft(DraftChoice[ThingPosition]):
    """An answer of one seat that is put together from parts (TT-GEN-13)."""

    def rule(self, p: ThingPosition) -> str:
        return RULE_OF[self.point(p)]

    def clock(self, p: ThingPosition) -> Clock:
        return clock_of(p, self.point(p), self.seat)

    def options(self, p: ThingPosition, seat: int) -> list[Option]:
        draft = p.draft(seat)
        parts = self.parts(p, seat, draft)
        return with_back(parts) if draft else parts


class AskOpen(OpenChoice[ThingPosition]):
    """An open decision of several seats. A part of a draft leaves no trace of the moment."""

    def take(self, p: ThingPosition, seat: int, option: Option) -> None:
        before = p.acted[seat]
        super().take(p, seat, option)
        if p.acted and (p.draft(seat) or option == BACK):
            p.acted[seat] = before

    def rule(self, p: ThingPosition) -> str:
        return RULE_OF[self.point(p)]

    def clock(self, p: ThingPosition) -> Clock:
        return clock_of(p, self.point(p), -1)


def who(p: ThingPosition, figure: int) -> Facts:
    """A figure as events name it: its player and its character."""
    return {"player": p.owner[figure], "character": CHARACTER_IDS[p.character[figure]]}


def tell(
    p: ThingPosition,
    kind: str,
    facts: Facts,
    secret: dict[int, Facts] | None = None,
    audience: tuple[int, ...] | None = None,
) -> None:
    """Emit an event. Only where somebody listens: the caller has made the facts by then, so this is
    for events whose facts cost next to nothing."""
    if p.history is not None:
        p.emit(Event(kind, facts, secret, audience))


def distinct(codes: list[int]) -> list[int]:
    """Each once, in the order of the table."""
    return sorted(set(codes))
