"""Camp Events and what failing them costs: specification 6.6 (EVT-01 to -03, -13 to -19, -23)."""

from __future__ import annotations

from typing import ClassVar

from whiteout.core.choice import Step
from whiteout.core.event import Event
from whiteout.core.option import Option
from whiteout.games.who_goes_there.options import LOSE, MEAL, MEALS
from whiteout.games.who_goes_there.position import (
    DUE,
    NOT_CONCERNED,
    NOTHING,
    CampPosition,
)
from whiteout.games.who_goes_there.rules.hand import discard_down, draw, holds, kinds_in, play_up
from whiteout.games.who_goes_there.rules.infection import become_vulnerable, spend
from whiteout.games.who_goes_there.rules.items import has_item, spend_item
from whiteout.games.who_goes_there.rules.own_choice import OwnChoice
from whiteout.games.who_goes_there.rules.stamina import gain, lose
from whiteout.games.who_goes_there.rules.strikes import settle, strike
from whiteout.games.who_goes_there.rules.utilities import damage
from whiteout.games.who_goes_there.tables import (
    BOILER,
    DOOR,
    EVENT_IDS,
    EVENTS,
    IDS,
    INSTANT,
    K_FOOD,
    LOCATIONS,
    OUTSIDE,
    RATION_TIN,
    STORAGE,
    WORKSHOP,
)

ANKLE = 2
FROSTBITE = 2


def is_lockdown(p: CampPosition) -> bool:
    """Nobody changes location while it lasts (WG-EVT-18, WG-MOVE-05)."""
    return p.event != NOTHING and EVENTS[p.event].lockdown


class TurnUp(Step[CampPosition]):
    """Pre-round steps 5 and 6: the next Camp Event; an Instant is applied at once (WG-FLOW-07,
    WG-FLOW-08)."""

    __slots__ = ()

    def run(self, p: CampPosition) -> None:
        p.step = "event"
        p.event = p.event_deck.pop()
        p.events_past.append(p.event)
        event = EVENTS[p.event]
        if p.history is not None:
            p.emit(Event("event_turned", {"event_card": event.id}))
        for player in range(p.seats):
            concerned = p.alive[player] and event.kind != INSTANT and in_scope(p, player)
            p.event_state[player] = DUE if concerned else NOT_CONCERNED
        if event.kind == INSTANT:
            for part in event.parts:
                instant(p, part, event.id)


def in_scope(p: CampPosition, player: int) -> bool:
    """Whom the event concerns (WG-EVT-01, WG-EVT-02)."""
    scope = EVENTS[p.event].scope
    return scope in ("all", LOCATIONS[p.location(player)])


def instant(p: CampPosition, part: str, cause: str) -> None:
    """What an Instant does (3.16)."""
    if part in ("boiler", "door"):
        damage(p, DOOR if part == "door" else BOILER, cause)
        return
    for player in p.living():
        if part == "all_lose_stamina":
            lose(p, player, 1, cause)
        elif part == "all_gain_stamina":
            gain(p, player, 1, cause)
        else:
            draw(p, player, STORAGE if part == "all_draw_storage" else WORKSHOP, 1)


# -- the penalty ---------------------------------------------------------------------------------


class Penalty(Step[CampPosition]):
    """One part after the other; if the player dies on the way, the rest lapses (WG-EVT-13)."""

    __slots__ = ("cause", "parts", "player")

    def __init__(self, player: int, parts: tuple[str, ...], cause: str) -> None:
        self.player = player
        self.parts = parts
        self.cause = cause

    def run(self, p: CampPosition) -> None:
        if not self.parts or not p.alive[self.player]:
            return
        p.then(Penalty(self.player, self.parts[1:], self.cause))
        suffer(p, self.player, self.parts[0], self.cause)
        settle(p)


def penalty_of(p: CampPosition, player: int) -> Penalty:
    """What failing the event of the round costs."""
    event = EVENTS[p.event]
    return Penalty(player, tuple(event.parts), event.id)


def suffer(p: CampPosition, player: int, part: str, cause: str) -> None:
    """One part of a penalty (3.16)."""
    if part in ("strike", "critical_strike"):
        strike(p, player, 1, cause, part == "critical_strike")
    elif part == "thing":
        fail_thing(p, player, cause)
    elif part in ("boiler", "door"):
        damage(p, DOOR if part == "door" else BOILER, cause)
    elif part == "stamina":
        lose(p, player, 1, cause)
    elif part == "discard":
        lose_card(p, player, cause)
    elif part == "hunger":
        go_hungry(p, player)
    elif part == "frostbite":
        if p.location(player) == OUTSIDE:
            strike(p, player, 1, cause)
        else:
            lose(p, player, FROSTBITE, cause)
    else:
        twist_ankle(p, player, cause)


def fail_thing(p: CampPosition, player: int, cause: str) -> None:
    """A Strike, then a Vulnerable card; with none left a Strike in all (WG-PHC-09, WG-VUL-06)."""
    strike(p, player, 1, cause)
    if p.vulnerable_deck:
        become_vulnerable(p, player, cause)


def twist_ankle(p: CampPosition, player: int, cause: str) -> None:
    """2 unspent Actions, and 1 Stamina for each one lacking (WG-EVT-17, WG-EVT-23)."""
    lost = min(ANKLE, p.all_actions(player))
    spend(p, player, lost, cause)
    lose(p, player, ANKLE - lost, cause)


def lose_card(p: CampPosition, player: int, cause: str) -> None:
    """One card of the player's choice goes face down; the last one by itself (WG-EVT-14)."""
    hand = p.hands[player]
    if len(hand) > 1:
        p.then(LoseCard(player, cause))
    elif hand:
        discard_down(p, player, kinds_in(hand)[0], cause)


class LoseCard(OwnChoice):
    """D21: which card is lost. Asked also with one kind in hand (WG-INFO-05)."""

    __slots__ = ("cause",)
    POINT: ClassVar = "D21"
    RULE: ClassVar = "WG-EVT-14"

    def __init__(self, seat: int, cause: str) -> None:
        super().__init__(seat)
        self.cause = cause

    def about(self, p: CampPosition) -> dict[str, int | str]:
        return {"event_card": EVENT_IDS[p.event]}

    def answers(self, p: CampPosition, seat: int) -> list[Option]:
        return [LOSE[kind] for kind in kinds_in(p.hands[seat])]

    def carry_out(self, p: CampPosition, option: Option) -> None:
        discard_down(p, self.seat, option.value, self.cause)


def go_hungry(p: CampPosition, player: int) -> None:
    """Hunger Pangs: a Canned Food or Ration Tin, or else a Vulnerable card (WG-EVT-16)."""
    if not p.settings.force_food or has_item(p, player, RATION_TIN):
        p.then(HungerMeal(player))
    elif holds(p, player, K_FOOD):
        eat(p, player, MEALS.index("canned_food"))
    else:
        become_vulnerable(p, player, "hunger")


class HungerMeal(OwnChoice):
    """D22: what is eaten against Hunger Pangs."""

    __slots__ = ()
    POINT: ClassVar = "D22"
    RULE: ClassVar = "WG-EVT-16"

    def answers(self, p: CampPosition, seat: int) -> list[Option]:
        found: list[Option] = []
        if holds(p, seat, K_FOOD):
            found.append(MEAL[0])
        if has_item(p, seat, RATION_TIN):
            found.append(MEAL[1])
        if not found or not p.settings.force_food:
            found.append(MEAL[MEALS.index("nothing")])
        return found

    def carry_out(self, p: CampPosition, option: Option) -> None:
        if option.value == MEALS.index("nothing"):
            become_vulnerable(p, self.seat, "hunger")
            settle(p)
        else:
            eat(p, self.seat, option.value)


def eat(p: CampPosition, player: int, meal: int) -> None:
    """One Canned Food or one Ration Tin, with its Stamina."""
    if meal == 0:
        play_up(p, player, K_FOOD, "eaten")
    else:
        spend_item(p, player, RATION_TIN)
    gain(p, player, 1, IDS[K_FOOD] if meal == 0 else "ration_tin")
