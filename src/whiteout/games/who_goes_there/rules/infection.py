"""Vulnerable cards, infection and the Host: specification 6.19 (VUL, INF)."""

from __future__ import annotations

from typing import ClassVar

from whiteout.core.choice import Choice
from whiteout.core.clock import ANSWER_KIND, Clock
from whiteout.core.event import Event
from whiteout.core.option import Option
from whiteout.games.who_goes_there.options import TAKE_CARD
from whiteout.games.who_goes_there.position import IN_FAN, NOBODY, CampPosition
from whiteout.games.who_goes_there.rules.strikes import strike
from whiteout.games.who_goes_there.rules.unlocks import tell_actions

ATTACK_COST = 5


def become_vulnerable(p: CampPosition, player: int, cause: str) -> None:
    """Draw the top Vulnerable card (WG-VUL-01), or take a Strike where none is left (WG-VUL-05,
    WG-VUL-07)."""
    if not p.alive[player]:
        return
    if not p.vulnerable_deck:
        strike(p, player, 1, cause)
        return
    contaminated = p.vulnerable_deck.pop() == 1
    p.vulnerable[player] += 1
    if p.history is not None:
        public = {"player": player, "cause": cause, "left": len(p.vulnerable_deck)}
        p.emit(Event("vulnerable_drawn", public, {player: {"contaminated": contaminated}}))
    if contaminated:  # WG-VUL-04
        p.host = player
        infect(p, player, "contaminated")


def infect(p: CampPosition, player: int, how: str) -> None:
    """For good, and known to the player alone (WG-INF-01)."""
    if not p.infected[player]:
        p.infected[player] = True
        if p.history is not None:
            p.emit(Event("became_infected", {"how": how}, None, (player,)))


def prove(p: CampPosition, player: int, other: int) -> None:
    """A player has seen proof that another is infected (WG-HEL-11)."""
    if not p.known[player] >> other & 1:
        p.known[player] |= 1 << other
        if p.history is not None:
            p.emit(Event("proof_gained", {"player": other}, None, (player,)))


def look(p: CampPosition, giver: int, looker: int, infected: bool, occasion: str) -> bool:
    """A clicker is shown to one player, and is neutral again (WG-CLK-11). Whether the looker is to
    be infected: that happens when all clickers of the moment have been shown (WG-CLK-09)."""
    if p.history is not None:
        public = {"player": giver, "to": looker, "occasion": occasion}
        told = {"infected": infected}
        p.emit(Event("clicker_passed", public, {giver: told, looker: told}))
    if infected:  # WG-CLK-04
        prove(p, looker, giver)
        prove(p, giver, looker)
    return infected


# -- the Infection Attack ------------------------------------------------------------------------


def may_infect(p: CampPosition, player: int) -> bool:
    """The living Host with 5 Actions, once per turn, with a clean card and somebody near
    (WG-INF-03, WG-INF-09)."""
    return (
        p.host == player
        and not p.attacked
        and p.vulnerable[player] > 1
        and p.all_actions(player) >= ATTACK_COST
        and len(near(p, player)) > 0
    )


def near(p: CampPosition, player: int) -> list[int]:
    """Other living players of the same location, in turn order."""
    where = p.location(player)
    return [other for other in p.living() if other != player and p.location(other) == where]


def announce(p: CampPosition, player: int, targets: list[int]) -> None:
    """The contaminated card is shown to all; it and a clean card for each target are shuffled
    (WG-INF-04)."""
    p.attacked = True
    p.fan_targets = [other for other in p.turn_order if other in targets]
    p.vulnerable[player] -= len(targets) + 1
    p.host = IN_FAN
    p.fan = [1] + [0] * len(targets)
    p.chance.shuffle(p.fan, "fan")
    p.fan_taken = [NOBODY] * len(p.fan)
    if p.history is not None:
        p.emit(Event("infection_announced", {"player": player, "targets": p.fan_targets[:]}))
    spend(p, player, ATTACK_COST, "infect")
    for other in range(p.seats):
        if other != player:
            prove(p, other, player)
    p.then_all([TakeCard(target) for target in p.fan_targets])


class TakeCard(Choice[CampPosition]):
    """D35: each target takes a card unseen; the last goes to the attacker (WG-INF-04)."""

    __slots__ = ()
    POINT: ClassVar = "D35"
    RULE: ClassVar = "WG-INF-04"
    SECRET: ClassVar = False

    def clock(self, p: CampPosition) -> Clock:
        return Clock(ANSWER_KIND, 20)

    def options(self, p: CampPosition, seat: int) -> list[Option]:
        return [TAKE_CARD[at] for at, taker in enumerate(p.fan_taken) if taker == NOBODY]

    def resolve(self, p: CampPosition, option: Option) -> None:
        take(p, self.seat, option.value)
        if p.fan_taken.count(NOBODY) == 1:
            close_fan(p)


def take(p: CampPosition, player: int, place: int) -> None:
    """Whoever has the contaminated card is infected and the Host (WG-INF-05, WG-INF-06)."""
    p.fan_taken[place] = player
    p.vulnerable[player] += 1
    contaminated = p.fan[place] == 1
    if p.history is not None:
        public = {"player": player, "place": place}
        p.emit(Event("infection_taken", public, {player: {"contaminated": contaminated}}))
    if contaminated:
        p.host = player
        infect(p, player, "attack")


def close_fan(p: CampPosition) -> None:
    """The last card is the attacker's. Against one target the attacker knows both cards
    (WG-HEL-11)."""
    take(p, p.active, p.fan_taken.index(NOBODY))
    if len(p.fan_targets) == 1 and p.host != p.active:
        prove(p, p.active, p.fan_targets[0])
    p.fan = []
    p.fan_taken = []
    p.fan_targets = []


def spend(p: CampPosition, player: int, count: int, cause: str) -> None:
    """Actions are spent, those of Dex first (3.11)."""
    if count <= 0:
        return
    extra = min(count, p.dex[player])
    p.dex[player] -= extra
    p.actions[player] -= count - extra
    tell_actions(p, player, -count, cause)
