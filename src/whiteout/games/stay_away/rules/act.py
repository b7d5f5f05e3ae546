"""Step 2 of a turn, play or discard: specification §6.4 (PLAY) and SA-FLOW-03, SA-FLOW-08."""

from __future__ import annotations

from typing import Final

from whiteout.core.choice import Choice
from whiteout.core.event import Event
from whiteout.core.option import Option
from whiteout.games.stay_away.options import DISCARD, PLAY
from whiteout.games.stay_away.position import ACT as ACT_STEP
from whiteout.games.stay_away.position import StayAwayPosition
from whiteout.games.stay_away.rules.action import AIMED, PROCEDURES, ChooseTarget
from whiteout.games.stay_away.rules.deck import DISCARD_PLAYED
from whiteout.games.stay_away.rules.ending import declares_now
from whiteout.games.stay_away.rules.hand import discard_from_hand, discardable, too_many_infected
from whiteout.games.stay_away.rules.obstacle import breakable, door_sides, no_obstacles
from whiteout.games.stay_away.rules.quarantine import isolated
from whiteout.games.stay_away.rules.targets import targets
from whiteout.games.stay_away.tables import IDS, IS_PLAYABLE, MOST_PLAYERS
from whiteout.games.stay_away.written_codes import AXE, BARRED_DOOR, INFECTED, RESOLUTE


def playable(p: StayAwayPosition, player: int, card: int) -> bool:
    """Action and obstacle cards, and only with a legal target (SA-PLAY-01 to SA-PLAY-03).

    An isolated player plays nothing but an Axe on the own Quarantine (SA-OBS-05, SA-ACT-07).
    """
    if card == AXE:
        return bool(breakable(p, player))
    if isolated(p, player):
        return False
    if AIMED[card]:
        return bool(targets(p, player, card))
    return card != BARRED_DOOR or bool(door_sides(p, player))


class Act(Choice[StayAwayPosition]):
    """D-02 and, in Quarantine, D-03: discard one card or play one (SA-FLOW-03). A stable point."""

    __slots__ = ()

    def point(self, p: StayAwayPosition) -> str:
        return "D-03" if isolated(p, self.seat) else "D-02"

    def rule(self, p: StayAwayPosition) -> str:
        return "SA-OBS-05" if isolated(p, self.seat) else "SA-FLOW-03"

    def run(self, p: StayAwayPosition) -> None:
        p.step = ACT_STEP
        if not declares_now(p):
            p.ask(self, self.seat)
            p.stable = True

    def options(self, p: StayAwayPosition, seat: int) -> list[Option]:
        if too_many_infected(p, seat):
            return [DISCARD[INFECTED]]  # SA-HAND-08
        # On a table without obstacles everything but the Axe has a target.
        clear = no_obstacles(p)
        options = []
        for card in discardable(p, seat):
            options.append(DISCARD[card])
            if IS_PLAYABLE[card] and (card != AXE if clear else playable(p, seat, card)):
                options.append(PLAY[card])
        return options

    def resolve(self, p: StayAwayPosition, option: Option) -> None:
        card = option.value
        if option is DISCARD[card]:
            discard_from_hand(p, self.seat, card)
        else:
            play(p, self.seat, card)


ACT: Final = [Act(player) for player in range(MOST_PLAYERS)]
"""By player: nothing in it ever changes, so one of each is enough for all matches."""


def play(p: StayAwayPosition, player: int, card: int) -> None:
    """The card leaves the hand and lies face up; its effect follows; then it is discarded
    (SA-PLAY-06). Resolute starts step 2 again (SA-FLOW-08)."""
    p.hands[player].remove(card)
    p.played.append(card)
    if p.history is not None:
        p.emit(Event("played", {"player": player, "card": IDS[card]}))
    if card == RESOLUTE:
        p.then(DISCARD_PLAYED, ACT[player])
    else:
        p.then(DISCARD_PLAYED)
    if AIMED[card]:
        p.then(ChooseTarget(player, card))
    else:
        PROCEDURES[card](p, player)
