"""What stands beside every decision of the active player: specification WG-DEC-07, WG-TURN-02."""

from __future__ import annotations

from whiteout.core.choice import Choice
from whiteout.core.clock import TURN, Clock
from whiteout.core.option import Option
from whiteout.games.who_goes_there.position import TURNS, CampPosition
from whiteout.games.who_goes_there.rules.unlocks import beside, take_beside

TURN_S: int = 180


def turn_clock(p: CampPosition) -> Clock:
    """One span for all decisions of one turn (7.4)."""
    return Clock(TURN, TURN_S, f"turn-{p.round}-{p.active}")


class OwnChoice(Choice[CampPosition]):
    """A decision of one player. In the own turn an Unlock may be bought and a tile discarded beside
    it; they do not answer it, and it is put again with what is then legal."""

    __slots__ = ()

    def answers(self, p: CampPosition, seat: int) -> list[Option]:
        """What answers the decision."""
        raise NotImplementedError

    def carry_out(self, p: CampPosition, option: Option) -> None:
        """One of the answers."""
        raise NotImplementedError

    def clock(self, p: CampPosition) -> Clock:
        return turn_clock(p) if self.seat == p.active else super().clock(p)

    def options(self, p: CampPosition, seat: int) -> list[Option]:
        answers = self.answers(p, seat)
        if seat == p.active and p.step == TURNS:
            answers += beside(p, seat)
        return answers

    def resolve(self, p: CampPosition, option: Option) -> None:
        if option.verb in ("unlock", "discard_tile"):
            take_beside(p, self.seat, option)
            p.then(self)
        else:
            self.carry_out(p, option)
