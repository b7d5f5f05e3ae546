"""The turn as an open moment: specification 5 (TURN), 6.2 (ACT), 7.1 (DEC-06 to -13), 7.3.

While D12 waits, the active player gives commands and possible partners make and answer proposals,
each at any time. The word decides only who is asked first.
"""

from __future__ import annotations

from typing import ClassVar, Final

from whiteout.core.choice import Prompt
from whiteout.core.clock import Clock
from whiteout.core.draft import add_part
from whiteout.core.event import Event
from whiteout.core.open_choice import OpenChoice
from whiteout.core.option import BACK, PASS, Option
from whiteout.games.who_goes_there.options import (
    ASK_OFFERS,
    ASSAULT,
    ATTACK,
    END_TURN,
    GAIN_STAMINA,
    GAIN_XP,
    INFECT,
    MOVE,
    REPAIR_LUCKY,
    REPAIR_SURE,
    RESOLVE_EVENT,
    TARGET,
)
from whiteout.games.who_goes_there.position import (
    ASSAULT_ROLL,
    DUE,
    EVENT_ROLL,
    NO_ROLL,
    REPAIR_ROLL,
    STAMINA_ROLL,
    XP_ROLL,
    CampPosition,
)
from whiteout.games.who_goes_there.rules import commands
from whiteout.games.who_goes_there.rules.building import build, build_options, payment
from whiteout.games.who_goes_there.rules.clickers import PICK_CARDS
from whiteout.games.who_goes_there.rules.dice import flares
from whiteout.games.who_goes_there.rules.end_of_turn import end_turn
from whiteout.games.who_goes_there.rules.infection import announce, may_infect, near, spend
from whiteout.games.who_goes_there.rules.moving import move, move_cost, open_spaces
from whiteout.games.who_goes_there.rules.own_choice import turn_clock
from whiteout.games.who_goes_there.rules.plays import carry_out
from whiteout.games.who_goes_there.rules.roll import open_roll
from whiteout.games.who_goes_there.rules.searching import search, searches
from whiteout.games.who_goes_there.rules.small_roll import (
    can_flare,
    may_gain_stamina,
    may_gain_xp,
    may_repair,
    repair_sure,
    roll_small,
    sure_cost,
)
from whiteout.games.who_goes_there.rules.trading import (
    active_offers,
    ask_offers,
    close_offer,
    lock,
    look_round,
    may_send,
    offer_parts,
    open_between,
    partner_offers,
    send_offer,
    withdraw,
)

ASSAULT_COST: Final = 5
_OFFERS: Final = ("propose", "counter")


def begin_turn(p: CampPosition, player: int) -> None:
    """The marks of the last turn are gone; Critical Strikes that are there now are due at its end
    (WG-STR-03, WG-STR-04)."""
    p.active = player
    p.changed_location = False
    p.free_move_used = False
    p.free_search_used = False
    p.flask_used = False
    p.galley_used = False
    p.bench_used = False
    p.attacked = False
    p.radio = False
    p.last_roll = NO_ROLL
    p.asked_offers = 0
    p.criticals_due[player] += p.criticals_new[player]
    p.criticals_new[player] = 0
    for other in range(p.seats):
        p.fresh[other] = False
        p.offered[other] = [0] * p.seats
        p.tile_used[other] = [False] * len(p.tiles[other])
    p.partners = []
    if p.history is not None:
        p.emit(Event("turn_began", {"player": player}))
    p.then(TURN_MOMENT)


class TurnMoment(OpenChoice[CampPosition]):
    """D12, D23, D24: an open moment (WG-TURN-09, WG-DEC-08)."""

    __slots__ = ()
    POINT: ClassVar = "D12"
    RULE: ClassVar = "WG-TURN-01"

    def prompt(self, p: CampPosition, viewer: int) -> Prompt:
        about: dict[str, int | str] = {"player": p.active}
        draft = p.draft(viewer) if viewer >= 0 else []
        if draft:
            return question(draft)
        if viewer == p.active or viewer not in p.partners:
            return self.POINT, self.RULE, about
        if open_between(p, p.active, viewer) >= 0:
            return "D24", "WG-TRD-04", about
        return "D23", "WG-TRD-03", about

    def clock(self, p: CampPosition) -> Clock:
        return turn_clock(p)

    def run(self, p: CampPosition) -> None:
        look_round(p)
        super().run(p)

    def everybody(self, p: CampPosition) -> list[int]:
        """In the order of the word: partners with a proposal to answer, the oldest first; partners
        whose word is fresh; the active player; then all others who may act (WG-TRD-17)."""
        active = p.active
        order = [
            p.offer_to[place] for place in range(len(p.offer_from)) if p.offer_from[place] == active
        ]
        late: list[int] = []
        for other in p.partners:
            if other not in order and partner_offers(p, other):
                if p.fresh[other] and may_send(p, other, active):
                    order.append(other)
                else:
                    late.append(other)
        return [*order, active, *late]

    # -- options ---------------------------------------------------------------------------------

    def acts(self, p: CampPosition, seat: int) -> list[Option]:
        return self.options(p, seat)

    def options(self, p: CampPosition, seat: int) -> list[Option]:
        draft = p.draft(seat)
        if draft:
            return [*next_parts(p, seat, draft), BACK]
        return begin_options(p, seat)

    # -- acts ------------------------------------------------------------------------------------

    def take(self, p: CampPosition, seat: int, option: Option) -> None:
        if option is PASS or option == PASS:
            self.wait(p, seat)
            return
        draft = [option] if option != BACK and not p.draft(seat) else add_part(p, seat, option)
        if draft and not next_parts(p, seat, draft):
            draft = draft[:]
            p.acted[seat] = p.number
            if p.drafts:
                p.drafts[seat] = []
            self.act_on(p, seat, draft)
        elif not p.draft(seat) and option != BACK:
            add_part(p, seat, option)

    def wait(self, p: CampPosition, seat: int) -> None:
        """The word is spent (WG-TRD-17)."""
        p.acted[seat] = p.number
        p.fresh[seat] = False
        p.asked.remove(seat)
        if p.history is not None:
            p.emit(Event("waited", {"player": seat}))

    def act_on(self, p: CampPosition, seat: int, draft: list[Option]) -> None:
        """A complete command or act of trade. Where it opens a procedure, the moment is suspended;
        else all may act on."""
        p.then(self)
        height = len(p.stack)
        if seat == p.active and draft[0].verb not in ("unlock", "discard_tile"):
            forget = draft[0].verb not in ("flare", "locker_flare")
            if forget:
                p.last_roll = NO_ROLL
        if not trade_act(p, seat, draft):
            command(p, seat, draft)
        if p.over:
            return
        if p.choice is self and len(p.stack) == height and p.stack[-1] is self:
            p.stack.pop()
            look_round(p)
            self.again(p)
            prune_drafts(p)
        elif p.choice is self:
            self.finish_open(p)

    def done(self, p: CampPosition) -> None:
        raise AssertionError("the active player never waits")


def begin_options(p: CampPosition, seat: int) -> list[Option]:
    """What a member may begin."""
    if seat == p.active:
        return turn_commands(p)
    found = partner_offers(p, seat)
    if open_between(p, p.active, seat) < 0:
        found.append(PASS)
    return found


def turn_commands(p: CampPosition) -> list[Option]:
    """Every legal command of 7.3."""
    player = p.active
    due = p.event_state[player] == DUE
    found: list[Option] = []
    if due:
        found.append(RESOLVE_EVENT)
    if not due or p.settings.forfeit:
        found.append(END_TURN)
    actions = p.all_actions(player)
    if actions >= move_cost(p, player):
        found += [MOVE[space] for space in open_spaces(p, player)]
    found += searches(p, player)
    found += build_options(p, player)
    if may_gain_stamina(p, player):
        found.append(GAIN_STAMINA)
    if may_gain_xp(p, player):
        found.append(GAIN_XP)
    if may_repair(p, player, sure_cost(p, player)):
        found.append(REPAIR_SURE)
    if may_repair(p, player, 1):
        found.append(REPAIR_LUCKY)
    commands.add_plays(p, player, found)
    if can_flare(p, player):
        found += flares(p, player, [])
    active_offers(p, found)
    if actions >= ASSAULT_COST and near(p, player):
        found.append(ASSAULT)
    if may_infect(p, player):
        found.append(INFECT)
    return found


def next_parts(p: CampPosition, seat: int, draft: list[Option]) -> list[Option]:
    """What is still to be chosen; nothing where the command is complete."""
    first = draft[0]
    if first.verb in _OFFERS:
        return offer_parts(p, seat, draft)
    if first.verb == "build":
        return payment(p, seat, first.value, draft[1:])[1]
    if first is ASSAULT:
        others = near(p, seat)
        one = len(draft) > 1 or len(others) < 2
        return [] if one else [TARGET[other] for other in others]
    if first is INFECT:
        return infect_parts(p, seat, draft)
    return commands.next_parts(p, seat, draft)


def infect_parts(p: CampPosition, seat: int, draft: list[Option]) -> list[Option]:
    """D34: one target or more, as long as clean cards suffice (WG-INF-03)."""
    if draft[-1] is ATTACK:
        return []
    named = [part.value for part in draft[1:]]
    left = [other for other in near(p, seat) if other not in named]
    if len(near(p, seat)) == 1:
        return []
    more = [TARGET[other] for other in left] if len(named) < p.vulnerable[seat] - 1 else []
    return [*more, ATTACK] if named else more


_QUESTIONS: Final[dict[str, Prompt]] = {
    "build": ("D50", "WG-BLD-08", {}),
    "assault": ("D33", "WG-AST-01", {}),
    "infect": ("D34", "WG-INF-03", {}),
}


def question(draft: list[Option]) -> Prompt:
    """What is asked in the middle of a command; seen by its maker alone (WG-DEC-06)."""
    verb = draft[0].verb
    if verb in _OFFERS:
        point = ("D47", "D48", "D49")[min(len(draft), 3) - 1]
        return point, "WG-TRD-14", {"to": draft[0].value}
    return _QUESTIONS[verb] if verb in _QUESTIONS else commands.question(draft)


def prune_drafts(p: CampPosition) -> None:
    """A draft that can no longer be completed is thrown away (WG-DEC-13)."""
    for seat, draft in enumerate(p.drafts):
        if not draft:
            continue
        stands = seat in p.asked and draft[0] in begin_options(p, seat)
        for count in range(1, len(draft)):
            if not stands:
                break
            stands = draft[count] in next_parts(p, seat, draft[:count])
        if not stands or not next_parts(p, seat, draft):
            p.drafts[seat] = []


# -- carrying out --------------------------------------------------------------------------------


def trade_act(p: CampPosition, seat: int, draft: list[Option]) -> bool:
    """An act of trade, by anybody; whether it was one."""
    verb, other = draft[0].verb, draft[0].value
    if verb in _OFFERS:
        send_offer(p, seat, draft)
    elif verb == "withdraw":
        withdraw(p, seat, other)
    elif verb == "decline":
        close_offer(p, open_between(p, other, seat), "declined")
    elif verb == "accept":
        p.last_roll = NO_ROLL  # a trade has been locked (WG-ACT-08)
        lock(p, seat, other)
        p.then(PICK_CARDS)
    elif draft[0] is ASK_OFFERS:
        ask_offers(p)
    else:
        return False
    return True


def command(p: CampPosition, player: int, draft: list[Option]) -> None:
    """A command of the active player (7.3)."""
    option = draft[0]
    verb = option.verb
    if verb == "move":
        move(p, player, option.value, False)
    elif verb == "search":
        search(p, player, option.value)
    elif verb == "build":
        build(p, player, option.value, draft[1:])
    elif option is GAIN_STAMINA:
        roll_small(p, player, STAMINA_ROLL)
    elif option is GAIN_XP:
        roll_small(p, player, XP_ROLL)
    elif option is REPAIR_LUCKY:
        roll_small(p, player, REPAIR_ROLL)
    elif option is REPAIR_SURE:
        repair_sure(p, player)
    elif option is ASSAULT:
        assault(p, player, draft[1].value if len(draft) > 1 else near(p, player)[0])
    elif option is INFECT:
        targets = [part.value for part in draft[1:] if part is not ATTACK]
        announce(p, player, targets or near(p, player))
    elif option is RESOLVE_EVENT:
        open_roll(p, EVENT_ROLL)
    elif option is END_TURN:
        end_turn(p, player)
    else:
        carry_out(p, player, draft)


def assault(p: CampPosition, player: int, target: int) -> None:
    """Announced and paid; then the pool is built as for an Attack (WG-AST-01, WG-AST-02)."""
    spend(p, player, ASSAULT_COST, "assault")
    if p.history is not None:
        p.emit(Event("assault_declared", {"player": player, "to": target}))
    open_roll(p, ASSAULT_ROLL, target)


TURN_MOMENT: Final = TurnMoment()
