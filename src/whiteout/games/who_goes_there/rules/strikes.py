"""Strikes, death and the leader: specification 6.22 (STR, DTH) and 6.1 (LDR)."""

from __future__ import annotations

from typing import ClassVar

from whiteout.core.choice import Choice
from whiteout.core.event import Event
from whiteout.core.option import Option
from whiteout.games.who_goes_there.options import HEAL_CRITICAL, HEAL_STRIKE, STOP
from whiteout.games.who_goes_there.position import NO_ROLL, NOBODY, NOTHING, CampPosition
from whiteout.games.who_goes_there.rules.ending import ALL_DEAD, end
from whiteout.games.who_goes_there.rules.own_choice import OwnChoice
from whiteout.games.who_goes_there.rules.unlocks import remove_tile
from whiteout.games.who_goes_there.tables import BROKEN, COPPER


def wounds(p: CampPosition, player: int) -> int:
    """Strikes of both types."""
    return p.strikes[player] + p.criticals_due[player] + p.criticals_new[player]


def strike(p: CampPosition, player: int, count: int, cause: str, critical: bool = False) -> None:
    """So many Strikes; at 3 of either type the player is dead at once (WG-STR-01). Copper's
    Disinfectant makes Critical Strikes plain ones (3.4)."""
    if count <= 0 or not p.alive[player]:
        return
    critical = critical and not p.unique(player, COPPER)
    if critical:
        p.criticals_new[player] += count
    else:
        p.strikes[player] += count
    if p.history is not None:
        facts = {"player": player, "count": count, "critical": critical, "cause": cause}
        p.emit(Event("struck", facts))
    if wounds(p, player) >= BROKEN:
        die(p, player, cause)


def heal(p: CampPosition, player: int, critical: bool, cause: str) -> None:
    """One Strike less; of Critical Strikes the oldest (WG-STR-05, WG-STR-07)."""
    if not critical:
        p.strikes[player] -= 1
    elif p.criticals_due[player]:
        p.criticals_due[player] -= 1
    else:
        p.criticals_new[player] -= 1
    if p.history is not None:
        facts = {"player": player, "count": 1, "critical": critical, "cause": cause}
        p.emit(Event("healed", facts))


def heal_all(p: CampPosition, player: int, cause: str) -> None:
    """The Medical Case (3.15)."""
    for critical in (False, True):
        while p.criticals(player) if critical else p.strikes[player]:
            heal(p, player, critical, cause)


def heal_one(p: CampPosition, player: int, cause: str) -> None:
    """One own Strike of either type, by choice where there are both (D30)."""
    if p.strikes[player] and p.criticals(player):
        p.then(HealType(player, cause))
    elif wounds(p, player):
        heal(p, player, not p.strikes[player], cause)


class HealType(OwnChoice):
    """D30: which type is healed."""

    __slots__ = ("cause",)
    POINT: ClassVar = "D30"
    RULE: ClassVar = "WG-STR-05"
    SECRET: ClassVar = False

    def __init__(self, seat: int, cause: str) -> None:
        super().__init__(seat)
        self.cause = cause

    def answers(self, p: CampPosition, seat: int) -> list[Option]:
        return [HEAL_STRIKE, HEAL_CRITICAL]

    def carry_out(self, p: CampPosition, option: Option) -> None:
        heal(p, self.seat, option is HEAL_CRITICAL, self.cause)


class Surgery(Choice[CampPosition]):
    """D32: the target of Field Surgery chooses, up to twice (3.11)."""

    __slots__ = ("left",)
    POINT: ClassVar = "D32"
    RULE: ClassVar = "WG-STR-05"
    SECRET: ClassVar = False

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def options(self, p: CampPosition, seat: int) -> list[Option]:
        from_here = [HEAL_STRIKE] if p.strikes[seat] else []
        if p.criticals(seat):
            from_here.append(HEAL_CRITICAL)
        return [*from_here, STOP]

    def resolve(self, p: CampPosition, option: Option) -> None:
        if option is STOP:
            return
        heal(p, self.seat, option is HEAL_CRITICAL, "field_surgery")
        if self.left > 1 and wounds(p, self.seat):
            p.then(Surgery(self.seat, self.left - 1))


# -- death ---------------------------------------------------------------------------------------


def die(p: CampPosition, player: int, cause: str) -> None:
    """Tiles go back to the tray; all else leaves the game, and what was hidden stays so
    (WG-DTH-01, WG-DTH-02). If nobody lives any more, all is over (WG-FLOW-12, WG-END-01)."""
    p.alive[player] = False
    if p.history is not None:
        p.emit(Event("died", {"player": player, "cause": cause}))
    for tile in p.tiles[player][:]:
        remove_tile(p, player, tile, "death")
    p.items[player] = []
    p.bonus_cards[player] = []
    p.bonus_values[player] = []
    p.xp[player] = 0
    if True not in p.alive:
        end(p, ALL_DEAD)
    elif p.leader == player:
        follow_leader(p)


def follow_leader(p: CampPosition) -> None:
    """The first living player in turn order leads (WG-LDR-01); the order stays (WG-LDR-02)."""
    p.leader = p.living()[0]
    if p.history is not None:
        p.emit(Event("leader_changed", {"player": p.leader}))


def settle(p: CampPosition) -> None:
    """An effect has been carried through for all whom it hits. If the active player has died of
    it, the turn stops where it stands (WG-TURN-06, WG-FLOW-14): only the next turn is left on the
    stack."""
    if p.over or p.active == NOBODY or p.alive[p.active]:
        return
    p.close()
    p.acted = []
    del p.stack[1:]
    p.roll = NO_ROLL
    if p.phase_card != NOTHING:  # it goes there also if the player dies over it (WG-SRCH-04)
        p.phase_discard.append(p.phase_card)
        p.phase_card = NOTHING
