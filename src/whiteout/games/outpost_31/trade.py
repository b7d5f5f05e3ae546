"""Hand cards traded for fresh ones, secretly and at the same time (OP-CHIP-05, OP-BASE-03).

What is put down lies among the offers until all have chosen: the owner sees it, nobody else.
"""

from __future__ import annotations

from whiteout.core.option import Option
from whiteout.core.position import VeiledChoice
from whiteout.games.outpost_31.options import DECLINE, DISCARD
from whiteout.games.outpost_31.position import OutpostPosition
from whiteout.games.outpost_31.supply import discard_down


class PutDown(VeiledChoice[OutpostPosition]):
    """D36, D41: each of these players puts one hand card down, or none. With `second`, a second
    card: everybody is asked again, so that being asked tells nothing."""

    __slots__ = ("cited", "decision", "players", "second")

    def __init__(self, decision: str, cited: str, players: list[int], second: bool) -> None:
        super().__init__()
        self.decision = decision
        self.cited = cited
        self.players = players
        self.second = second

    def point(self, p: OutpostPosition) -> str:
        return self.decision

    def rule(self, p: OutpostPosition) -> str:
        return self.cited

    def about(self, p: OutpostPosition) -> dict[str, int | str]:
        return {"round": 2 if self.second else 1}

    def everybody(self, p: OutpostPosition) -> list[int]:
        return sorted(self.players)

    def run(self, p: OutpostPosition) -> None:
        if not self.second:
            p.offers = [[] for _ in range(p.seats)]
        if self.players:
            super().run(p)

    def options(self, p: OutpostPosition, seat: int) -> list[Option]:
        down = p.offers[seat]
        if self.second and not down:
            return [DECLINE]
        hand = p.hands[seat][:]
        for card in down:
            hand.remove(card)
        return [DECLINE, *[DISCARD[card] for card in sorted(set(hand))]]

    def resolve_all(self, p: OutpostPosition, answers: list[Option | None]) -> None:
        for player in self.players:
            answer = answers[player]
            if answer is not None and answer is not DECLINE:
                p.offers[player].append(answer.value)


def holding(p: OutpostPosition, players: list[int], cards: int) -> list[int]:
    """Those of the players who hold so many cards: hand sizes are public, so nobody else need be
    asked."""
    return [player for player in players if len(p.hands[player]) >= cards]


def discard_put_down(p: OutpostPosition, cause: str) -> list[int]:
    """Everything put down goes to the discard pile, face down, before anybody draws (OP-BASE-06).
    Gives back how many cards each player has put down."""
    counts = [0] * p.seats
    for player in p.from_captain():
        down = p.offers[player]
        if down:
            counts[player] = len(down)
            p.offers[player] = []
            discard_down(p, player, down, cause)
    return counts
