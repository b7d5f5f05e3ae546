"""A turn and its actions (specification 5, 6.0; D03, D04, D55)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from whiteout.core.choice import Prompt
from whiteout.core.clock import Clock
from whiteout.core.draft import DraftChoice
from whiteout.core.event import Event
from whiteout.core.option import Option
from whiteout.games.dead_of_winter.options import (
    ABILITY_FIRST,
    ACTION,
    ACTION_IDS,
    END_TURN,
    FROSTBITE_FIRST,
    NONE,
    SURVIVOR,
)
from whiteout.games.dead_of_winter.position import IN_GAME, WinterPosition
from whiteout.games.dead_of_winter.rules import (
    ability,
    attack,
    crisis,
    food,
    moving,
    objective,
    playing,
    request,
    search,
    vote,
    works,
)
from whiteout.games.dead_of_winter.rules.crossroads import CHECK, draw_card, put_under
from whiteout.games.dead_of_winter.rules.exposure import Frostbite
from whiteout.games.dead_of_winter.rules.general import (
    ENDING,
    Ask,
    Do,
    change_morale,
    note,
    turn_clock,
)
from whiteout.games.dead_of_winter.rules.plan import UNSET, Plan
from whiteout.games.dead_of_winter.rules.survivors import has, remove
from whiteout.games.dead_of_winter.tables import PEOPLE, PERCIVAL, SURVIVOR_IDS

# -- the course of a turn --------------------------------------------------------------------------


class StartTurn(Do):
    """The next player in the order of the round takes a turn (DW-FLOW-05, DW-TURN-01 to -04)."""

    __slots__ = ()

    def run(self, p: WinterPosition) -> None:
        while p.order and p.out[p.order[0]] != IN_GAME:
            p.order.pop(0)
        if not p.order:
            return
        p.active = p.order.pop(0)
        p.turn += 1
        p.moved = [False] * PEOPLE
        p.turn_ending = False
        p.vote_used = False
        p.declined = 0
        p.hand_offs = 0
        draw_card(p)
        p.then(START_TURN)
        p.then(MAIN_TURN)
        p.then(CHECK)
        ability_now = bool(starters(p))
        frost_now = any(p.frost[s] > 0 for s in p.group(p.active))
        if ability_now and frost_now:
            p.then(WhichFirst(p.first))
        else:
            p.then(StartAbility(p.active), FROSTBITE)


class WhichFirst(Ask):
    """D55: the first player decides what comes first (DW-TURN-09)."""

    __slots__ = ()
    POINT: ClassVar[str] = "D55"
    RULE: ClassVar[str] = "DW-TURN-09"

    def options(self, p: WinterPosition, seat: int) -> list[Option]:
        return [ABILITY_FIRST, FROSTBITE_FIRST]

    def resolve(self, p: WinterPosition, option: Option) -> None:
        if p.history is not None:
            p.emit(Event("order_decided", {"player": self.seat, "frost": option.value == 1}))
        if option == ABILITY_FIRST:
            p.then(StartAbility(p.active), FROSTBITE)
        else:
            p.then(FROSTBITE, StartAbility(p.active))


FROSTBITE: Final = Frostbite()


def starters(p: WinterPosition) -> list[int]:
    """Survivors with a start-of-turn ability: Percival Dunn, and Ines beside him."""
    return [s for s in p.group(p.active) if has(p, s, PERCIVAL)]


class StartAbility(Ask):
    """D03: remove such a survivor for 1 morale, or none (DW-TURN-02, DW-ABL-08)."""

    __slots__ = ()
    POINT: ClassVar[str] = "D03"
    RULE: ClassVar[str] = "DW-TURN-02"

    def options(self, p: WinterPosition, seat: int) -> list[Option]:
        found = [SURVIVOR[s] for s in starters(p)]
        return [*found, NONE] if found else []

    def resolve(self, p: WinterPosition, option: Option) -> None:
        if option == NONE:
            return
        p.then(StartAbility(self.seat))
        if p.history is not None:
            ids = {"survivor": SURVIVOR_IDS[option.value], "ability": SURVIVOR_IDS[PERCIVAL]}
            p.emit(Event("ability_used", {**ids, "player": None, "location": None}))
        remove(p, option.value, "sacrifice")
        change_morale(p, 1, SURVIVOR_IDS[PERCIVAL])


class MainTurn(Do):
    """The active player acts, until the end is declared (DW-TURN-05, DW-TURN-08). Whoever is out
    has no turn any longer (DW-VAR-05)."""

    __slots__ = ()

    def run(self, p: WinterPosition) -> None:
        if p.out[p.active] == IN_GAME:
            p.then(Act(p.active))
        else:
            finish_turn(p)


class DeclareEnd(Do):
    """If the declared end triggers the card, the player may act again (DW-TURN-07)."""

    __slots__ = ()

    def run(self, p: WinterPosition) -> None:
        if p.turn_ending:
            finish_turn(p)
            return
        p.turn_ending = True
        note(p, ENDING)
        if p.history is not None:
            p.emit(Event("turn_ending", {"player": p.active}))
        p.then(CHECK, AfterEnding(len(p.crossroads_out)))


class AfterEnding(Do):
    """The turn is over unless a card has been carried out."""

    __slots__ = ("out",)

    def __init__(self, out: int) -> None:
        self.out = out

    def run(self, p: WinterPosition) -> None:
        if len(p.crossroads_out) > self.out:
            p.then(MAIN_TURN)
        else:
            finish_turn(p)


def finish_turn(p: WinterPosition) -> None:
    """The held card goes under the deck; the next player follows."""
    put_under(p)
    if p.history is not None:
        p.emit(Event("turn_ended", {"player": p.active}))
    p.active = -1


START_TURN: Final = StartTurn()
MAIN_TURN: Final = MainTurn()
DECLARE_END: Final = DeclareEnd()

# -- the actions -----------------------------------------------------------------------------------


def no_parts(p: WinterPosition, plan: Plan) -> list[Option]:
    """Ending the turn has no parts."""
    return []


Parts = Callable[[WinterPosition, Plan], list[Option]]
PARTS: Final[list[Parts]] = [
    attack.parts,
    search.parts,
    works.barricade_parts,
    works.clean_parts,
    works.attract_parts,
    ability.parts,
    playing.parts,
    crisis.parts,
    objective.parts,
    moving.parts,
    food.parts,
    playing.item_parts,
    request.request_parts,
    request.hand_off_parts,
    vote.parts,
    no_parts,
]
"""By action: what the next part is."""
RULES: Final = [
    "DW-ATK-01", "DW-SRCH-01", "DW-BAR-01", "DW-CLN-01", "DW-ATR-01", "DW-ABL-01", "DW-PLAY-05",
    "DW-CRI-01", "DW-OBJ-01", "DW-MOVE-01", "DW-FOOD-01", "DW-PLAY-07", "DW-REQ-02", "DW-HAND-01",
    "DW-VOTE-04", "DW-TURN-06",
]  # fmt: skip
"""By action: the rule behind it."""


def walk(p: WinterPosition, seat: int, draft: list[Option]) -> Plan:
    """The plan that a draft makes, and what it still asks for. A part with a single answer is left
    out; if all would be, the last is asked (DW-DEC-06, DW-DEC-13)."""
    kind = draft[0].value
    plan = Plan(seat, kind)
    parts = PARTS[kind]
    used = 1
    last: list[Option] = []
    while True:
        options = parts(p, plan)
        if not options:
            break
        last = options
        if len(options) == 1 and not plan.always:
            plan.put(options[0])
        elif used == len(draft):
            plan.pending = options
            return plan
        else:
            plan.put(draft[used])
            used += 1
    if used == 1 and len(draft) == 1 and last:
        plan.pending = last
    return plan


def legal_actions(p: WinterPosition, seat: int) -> list[Option]:
    """Every kind of action that has a legal use, and ending the turn."""
    found = [ACTION[kind] for kind in range(END_TURN) if PARTS[kind](p, Plan(seat, kind))]
    found.append(ACTION[END_TURN])
    return found


class Act(DraftChoice[WinterPosition]):
    """D04: an action with all its parts; others see nothing of it before the last one
    (DW-DEC-03)."""

    __slots__ = ()
    POINT: ClassVar[str] = "D04"
    RULE: ClassVar[str] = "DW-TURN-05"

    def clock(self, p: WinterPosition) -> Clock:
        return turn_clock(p)

    def prompt(self, p: WinterPosition, viewer: int) -> Prompt:
        """Whoever is in the middle of an action is asked for its next part."""
        draft = p.draft(viewer) if viewer == self.seat else []
        if not draft:
            return self.POINT, self.RULE, {}
        plan = walk(p, self.seat, draft)
        about: dict[str, int | str] = {"action": ACTION_IDS[plan.kind]}
        if plan.survivor != UNSET:
            about["survivor"] = SURVIVOR_IDS[plan.survivor]
        return plan.point, RULES[plan.kind], about

    def parts(self, p: WinterPosition, seat: int, draft: list[Option]) -> list[Option]:
        return walk(p, seat, draft).pending if draft else legal_actions(p, seat)

    def is_complete(self, p: WinterPosition, seat: int, draft: list[Option]) -> bool:
        return not walk(p, seat, draft).pending

    def resolve_draft(self, p: WinterPosition, seat: int, draft: list[Option]) -> None:
        plan = walk(p, seat, draft)
        if plan.kind == END_TURN:
            p.then(DECLARE_END)
            return
        p.then(CHECK, MAIN_TURN)
        if plan.ask != UNSET:
            request.ask_for(p, plan)
        else:
            CARRY[plan.kind](p, plan)


Carry = Callable[[WinterPosition, Plan], None]
CARRY: Final[list[Carry]] = [
    attack.commit,
    search.carry_out,
    works.barricade_action,
    works.clean,
    works.attract,
    ability.carry_out,
    playing.commit,
    crisis.carry_out,
    objective.carry_out,
    moving.commit,
    food.carry_out,
    playing.use_item,
    request.request,
    request.hand_off,
    vote.call_vote,
]
"""By action: what happens when it is committed (DW-GEN-05)."""
