"""Crossroads: the held card, its trigger, its options (specification 6.15)."""

from __future__ import annotations

from typing import ClassVar, Final

from whiteout.core.clock import ANSWER_KIND, Clock
from whiteout.core.event import Event
from whiteout.core.option import Option
from whiteout.games.dead_of_winter.options import CHOOSE
from whiteout.games.dead_of_winter.position import (
    IN_GAME,
    NOBODY,
    NOTHING,
    Happened,
    WinterPosition,
)
from whiteout.games.dead_of_winter.rules.conditions import NO_EVENT
from whiteout.games.dead_of_winter.rules.effect import OPTIONS
from whiteout.games.dead_of_winter.rules.general import DIED, Ask, Do
from whiteout.games.dead_of_winter.rules.trigger import CARDS_ON, meets, possible
from whiteout.games.dead_of_winter.rules.vote import AfterVote, Vote
from whiteout.games.dead_of_winter.tables import (
    CARDS,
    COLONY,
    CROSSROADS,
    CROSSROADS_IDS,
    LOCATION_IDS,
    NOWHERE,
    SURVIVOR_IDS,
)

OPTION_S: Final = 45

# -- the deck --------------------------------------------------------------------------------------


def draw_card(p: WinterPosition) -> None:
    """The player on the right draws the top card and keeps it secret (DW-XR-01 to DW-XR-03)."""
    p.ruled_out = [False] * CARDS
    p.happened = []
    p.died = False
    p.held = NOTHING
    p.holder = NOBODY
    secret = None
    if p.crossroads_deck:
        p.held = p.crossroads_deck.pop()
        p.crossroads_seen.pop()
        holder = p.right_of(p.active)
        p.holder = NOBODY if holder == p.active else holder
        if p.holder != NOBODY:
            secret = {p.holder: {"crossroads": CROSSROADS_IDS[p.held]}}
    if p.history is not None:
        holder_or_none = None if p.holder == NOBODY else p.holder
        facts = {"player": p.active, "holder": holder_or_none, "held": p.held != NOTHING}
        p.emit(Event("turn_started", {**facts, "turn": p.turn}, secret))


def put_under(p: WinterPosition) -> None:
    """An untriggered card goes under the deck; what it cannot be is kept openly with it
    (DW-XR-12, DW-XR-18)."""
    if p.held == NOTHING:
        return
    ruled = [card for card in range(CARDS) if p.ruled_out[card]]
    p.crossroads_deck.insert(0, p.held)
    p.crossroads_seen.insert(0, 0 if p.holder == NOBODY else 1 << p.holder)
    p.under.append([p.turn, p.holder, *ruled])
    if p.history is not None:
        facts = {"player": None if p.holder == NOBODY else p.holder}
        p.emit(
            Event("crossroads_put_under", {**facts, "cards": [CROSSROADS_IDS[c] for c in ruled]})
        )
    p.held = NOTHING
    p.holder = NOBODY
    p.ruled_out = [False] * CARDS


# -- the check -------------------------------------------------------------------------------------


class Check(Do):
    """Whether the held card triggers, and which cards it cannot be (DW-XR-13, DW-XR-16, -17). The
    same test decides both; it is made after all that the action has caused."""

    __slots__ = ()

    def run(self, p: WinterPosition) -> None:
        events = p.happened
        if p.died:
            events.append([DIED, NOBODY, NOWHERE, 0, -1, NOBODY])
        events.append(NO_EVENT)
        p.happened = []
        p.died = False
        if p.held == NOTHING or p.out[p.active] != IN_GAME:
            return
        found: list[int] = []
        for h in events:
            for card in CARDS_ON[h[0]]:
                if p.ruled_out[card] or not p.crossroads_in[card] or not meets(p, card, h):
                    continue
                if card == p.held:
                    trigger(p, h)
                    return
                found.append(card)
        for card in found:
            p.ruled_out[card] = True


CHECK: Final = Check()


def trigger(p: WinterPosition, h: Happened) -> None:
    """The whole card is shown to all (DW-XR-04); the option chosen takes effect at once."""
    card = p.held
    p.triggered = card
    p.held = NOTHING
    p.holder = NOBODY
    p.crossroads_in[card] = False
    p.crossroads_out.append(card)
    p.ruled_out = [False] * CARDS
    p.event_survivor = h[1]
    p.event_location = p.place[h[1]] if h[1] >= 0 else h[2]
    p.event_card = h[4]
    p.event_player = h[5]
    p.chosen_survivor = NOBODY
    p.chosen_location = NOWHERE
    p.chosen_player = NOBODY
    if p.history is not None:
        survivor = None if h[1] < 0 else SURVIVOR_IDS[h[1]]
        place = None if p.event_location < COLONY else LOCATION_IDS[p.event_location]
        facts = {"crossroads": CROSSROADS_IDS[card], "player": p.active}
        p.emit(Event("crossroads_triggered", {**facts, "survivor": survivor, "location": place}))
    p.then(FINISH)
    p.then(Vote(NOBODY, _DECIDE_OPTION) if CROSSROADS[card].vote else ChooseOption(p.active))


class Finish(Do):
    """The card is out of the game (DW-XR-06)."""

    __slots__ = ()

    def run(self, p: WinterPosition) -> None:
        p.triggered = NOTHING
        p.event_survivor = NOBODY
        p.event_location = NOWHERE
        p.event_card = NOTHING
        p.event_player = NOBODY
        p.happened = []


FINISH: Final = Finish()


def choices(p: WinterPosition) -> list[int]:
    """The options that can be taken, from 0."""
    return [option for option in range(2) if possible(p, p.triggered, option)]


class ChooseOption(Ask):
    """D46: one of the options that are possible; asked even if hidden cards leave only one
    (DW-XR-06, DW-XR-07, DW-XR-14)."""

    __slots__ = ()
    POINT: ClassVar[str] = "D46"
    RULE: ClassVar[str] = "DW-XR-07"

    def clock(self, p: WinterPosition) -> Clock:
        return Clock(ANSWER_KIND, OPTION_S)

    def about(self, p: WinterPosition) -> dict[str, int | str]:
        card = CROSSROADS_IDS[p.triggered]
        return {"crossroads": card, "story": card}

    def options(self, p: WinterPosition, seat: int) -> list[Option]:
        return [CHOOSE[option + 1] for option in choices(p)]

    def run(self, p: WinterPosition) -> None:
        hidden = any(side.hidden for side in CROSSROADS[p.triggered].options)
        if hidden and p.out[self.seat] == IN_GAME and choices(p):
            p.ask(self, self.seat)
        else:
            super().run(p)

    def resolve(self, p: WinterPosition, option: Option) -> None:
        take_option(p, option.value - 1)


class DecideOption(AfterVote):
    """Thumbs up is option 1; if the winner is impossible, the other one happens (DW-XR-09)."""

    __slots__ = ()

    def decided(self, p: WinterPosition, passed: bool) -> None:
        wanted = 0 if passed else 1
        found = choices(p)
        if wanted in found:
            take_option(p, wanted)
        elif found:
            take_option(p, found[0])


_DECIDE_OPTION: Final = DecideOption()


def take_option(p: WinterPosition, option: int) -> None:
    """Its clauses run from left to right."""
    if p.history is not None:
        facts = {"crossroads": CROSSROADS_IDS[p.triggered], "option": option + 1}
        p.emit(Event("crossroads_resolved", facts))
    p.then_all(OPTIONS[p.triggered][option])
