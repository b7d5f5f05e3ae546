"""The rules of Thaw, in the order of a night."""

from __future__ import annotations

from tests.kit.thaw.options import BLANKET, ENOUGH, LIGHT, LOG, STOVE, THROW, TO
from tests.kit.thaw.position import HIDDEN, ThawPosition

from whiteout.core.choice import Choice, Prompt, Step
from whiteout.core.clock import TURN, WINDOW, Clock
from whiteout.core.draft import DraftChoice, SharedDraft
from whiteout.core.event import Event
from whiteout.core.game import Outcome
from whiteout.core.open_choice import OpenChoice
from whiteout.core.option import Option

MOST_LOGS = 2
"""What one may burn at once (TH-NIT-03)."""
BLANKET_HEAT = 2
CREW, HOARDER, GIVER = "crew", "hoarder", "giver"
OBJECTIVES = [CREW, CREW, HOARDER, GIVER]
WINS_WITH, DRAWS_WITH = 6, 4
"""What a hoarder needs at the end (TH-END-03)."""


def logs_of(p: ThawPosition, seat: int, draft: list[Option]) -> list[Option]:
    """A part for every kind of log in hand that is not in the draft."""
    left = p.hands[seat][:]
    for part in draft:
        left.remove(part.value)
    return [LOG[log] for log in sorted(set(left))]


class Night(Step[ThawPosition]):
    """The next night begins, or the thaw (TH-NIT-01, TH-END-02)."""

    def run(self, p: ThawPosition) -> None:
        if p.night == p.nights:
            end(p)
            return
        p.night += 1
        p.keeper = (p.keeper + 1) % p.seats
        p.heat = 0
        p.cold = HIDDEN
        for hand in p.hands:
            hand.append(p.pile.pop())
        if p.history is not None:
            p.emit(Event("night_fell", {"night": p.night, "keeper": p.keeper}))
            for seat in range(p.seats):
                p.emit(Event("drew", {"player": seat}, {seat: {"log": p.hands[seat][-1]}}))
            if p.friends:
                p.emit(Event("told", {"cold": p.weather[-1]}, None, tuple(p.friends)))
        p.then(Keep(p.keeper), Burn(), Stoke(), Light(p.keeper), Night())


class Keep(DraftChoice[ThawPosition]):
    """D-01: a log, and where it goes (TH-NIT-02)."""

    POINT = "D-01"
    RULE = "TH-NIT-02"

    def prompt(self, p: ThawPosition, viewer: int) -> Prompt:
        """The keeper is asked for a log, then for a place."""
        asks_place = viewer == self.seat and bool(p.draft(viewer))
        about = {"player": self.seat, "part": "place" if asks_place else "log"}
        return self.POINT, self.RULE, about

    def clock(self, p: ThawPosition) -> Clock:
        return Clock(TURN, 45, f"keeper-{p.night}")

    def parts(self, p: ThawPosition, seat: int, draft: list[Option]) -> list[Option]:
        if not draft:
            return logs_of(p, seat, draft)
        return [STOVE, *[TO[other] for other in range(p.seats) if other != seat]]

    def is_complete(self, p: ThawPosition, seat: int, draft: list[Option]) -> bool:
        return len(draft) == 2

    def resolve_draft(self, p: ThawPosition, seat: int, draft: list[Option]) -> None:
        log, place = draft[0].value, draft[1]
        if place == STOVE:
            p.burn(seat, log)
            if p.history is not None:
                p.emit(Event("stoked", {"player": seat, "log": log}))
            return
        p.give_up(seat, log)
        p.hands[place.value].append(log)
        p.shown[place.value].append(log)
        if p.history is not None:
            p.emit(Event("handed", {"player": seat, "to": place.value, "log": log}))


class Burn(SharedDraft[ThawPosition]):
    """D-02: up to two logs each, all at once (TH-NIT-03)."""

    POINT = "D-02"
    RULE = "TH-NIT-03"

    def everybody(self, p: ThawPosition) -> list[int]:
        return list(range(p.seats))

    def parts(self, p: ThawPosition, seat: int, draft: list[Option]) -> list[Option]:
        return [*logs_of(p, seat, draft), ENOUGH]

    def is_complete(self, p: ThawPosition, seat: int, draft: list[Option]) -> bool:
        return len(draft) == MOST_LOGS or ENOUGH in draft

    def resolve_drafts(self, p: ThawPosition, drafts: list[list[Option]]) -> None:
        chosen = [sorted(part.value for part in draft if part != ENOUGH) for draft in drafts]
        for seat, logs in enumerate(chosen):
            for log in logs:
                p.burn(seat, log)
            if p.history is not None:
                p.emit(Event("burned", {"player": seat, "logs": logs, "heat": p.heat}))


class Stoke(OpenChoice[ThawPosition]):
    """D-03: more logs, as long as somebody wants to (TH-NIT-04). Bounded by the logs in hand."""

    POINT = "D-03"
    RULE = "TH-NIT-04"

    def clock(self, p: ThawPosition) -> Clock:
        return Clock(WINDOW, 20)

    def everybody(self, p: ThawPosition) -> list[int]:
        order = [(p.keeper + step) % p.seats for step in range(p.seats)]
        return [seat for seat in order if p.hands[seat]]

    def acts(self, p: ThawPosition, seat: int) -> list[Option]:
        return [THROW[log] for log in sorted(set(p.hands[seat]))]

    def act(self, p: ThawPosition, seat: int, option: Option) -> None:
        p.burn(seat, option.value)
        if p.history is not None:
            p.emit(Event("threw", {"player": seat, "log": option.value, "heat": p.heat}))
        self.again(p)

    def done(self, p: ThawPosition) -> None:
        """Nobody throws in any more: the card of the weather is turned up (TH-NIT-05)."""
        p.cold = p.weather.pop()
        if p.history is not None:
            p.emit(Event("turned", {"cold": p.cold}))


class Light(Choice[ThawPosition]):
    """D-04: the keeper has one answer; meanwhile all may hang up blankets (TH-NIT-05, -06)."""

    POINT = "D-04"
    RULE = "TH-NIT-05"

    def clock(self, p: ThawPosition) -> Clock:
        return Clock(TURN, 45, f"keeper-{p.night}")

    def run(self, p: ThawPosition) -> None:
        super().run(p)
        p.stable = True

    def options(self, p: ThawPosition, seat: int) -> list[Option]:
        return [LIGHT]

    def resolve(self, p: ThawPosition, option: Option) -> None:
        """Frost gets in where the heat is too low (TH-NIT-07, TH-END-01)."""
        warm = p.heat >= p.cold
        p.frost += not warm
        if p.history is not None:
            p.emit(Event("lit", {"player": self.seat, "warm": warm}))
        if p.frost_limit and p.frost >= p.frost_limit:
            end(p)


def blankets(p: ThawPosition, seat: int) -> list[Option]:
    """What stands open beside D-04 (TH-NIT-06)."""
    open_now = seat >= 0 and isinstance(p.choice, Light) and p.blankets[seat]
    return [BLANKET] if open_now else []


def hang(p: ThawPosition, seat: int) -> None:
    """A blanket is hung up (TH-NIT-06)."""
    p.blankets[seat] = False
    p.heat += BLANKET_HEAT
    if p.history is not None:
        p.emit(Event("hung", {"player": seat, "heat": p.heat}))


# -- the end ------------------------------------------------------------------------------------


def end(p: ThawPosition) -> None:
    """The match is over; objectives are laid open."""
    p.finish()
    if p.history is not None:
        found = outcome(p)
        facts = {"reason": found.reason, "winners": found.winners, "drawn": found.drawn}
        p.emit(Event("ended", {**facts, "objectives": p.objectives[:]}))


def outcome(p: ThawPosition) -> Outcome:
    """All lose together, or each by the objective (TH-END-01 to TH-END-04)."""
    if p.frost_limit and p.frost >= p.frost_limit:
        return Outcome("froze", "", [])
    scores = [score(p, seat) for seat in range(p.seats)]
    winners = [seat for seat in range(p.seats) if scores[seat] > 0]
    return Outcome("thaw", CREW, winners, [s for s in range(p.seats) if scores[s] == 0])


def score(p: ThawPosition, seat: int) -> int:
    """Above nought for a seat that has won, nought for one that has drawn."""
    if p.objectives[seat] == CREW:
        return 1
    if p.objectives[seat] == HOARDER:
        held = sum(p.hands[seat])
        return 1 if held >= WINS_WITH else 0 if held >= DRAWS_WITH else -1
    others = [p.burned[other] for other in range(p.seats) if other != seat]
    return p.burned[seat] - max(others, default=-1)
