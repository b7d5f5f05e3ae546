"""Who is The Thing, by what everybody has done: how each role plays, learned from matches.

The belief (belief.py) weighs what the rules make telling. Beside that, roles have habits: The Thing
does not show its hand for a Whiskey, and seldom refuses an exchange. For every player the deeds are
counted, and each kind of deed speaks for or against being The Thing by a weight of
data/deeds.toml, which benchmarks/fit_deeds.py fits to matches of `paranoid` bots. Against people
who play otherwise the weights are less good; the rules' own evidence stays.
"""

from __future__ import annotations

import math
from typing import Final

from whiteout.core.event import Facts
from whiteout.games.stay_away.bots.belief import Belief
from whiteout.games.stay_away.tables import DATA

BELIEVED: Final = "believed"
REFUTED: Final = "refuted"
"""The rows for the belief itself: its logarithm, and whether it has all but ruled a player out."""

RULED_OUT: Final = 0.01
LEAST: Final = 0.001
OFTEN: Final = 3
"""More than so many deeds of a kind tell no more."""

WEIGHTS: Final[dict[str, float]] = {
    row["deed"]: float(row["weight"]) for row in DATA.read("deeds.toml", "deed")
}
for _row in (BELIEVED, REFUTED):
    if _row not in WEIGHTS:
        raise ValueError(f"deeds.toml has no row {_row!r}")


class Deeds:
    """The deeds of every player, as one seat has seen them."""

    def __init__(self, players: int, me: int) -> None:
        self.me = me
        self.counts: list[dict[str, int]] = [{} for _ in range(players)]

    def take_in(self, news: list[Facts]) -> None:
        """What has happened since."""
        for facts in news:
            for player, deed in deeds_of(facts, self.me):
                counts = self.counts[player]
                counts[deed] = counts.get(deed, 0) + 1

    def suspicion(self, belief: Belief) -> list[float]:
        """By player, how likely each is to be The Thing; the belief has been settled."""
        worth = [-1e9] * len(self.counts)
        for q, counts in enumerate(self.counts):
            if q == self.me or belief.dead[q]:
                continue
            likely = belief.weight[q]
            worth[q] = WEIGHTS[BELIEVED] * math.log(max(likely, LEAST))
            if likely < RULED_OUT:
                worth[q] += WEIGHTS[REFUTED]
            for deed, count in counts.items():
                worth[q] += WEIGHTS.get(deed, 0.0) * min(count, OFTEN)
        most = max(worth)
        shares = [math.exp(max(one - most, -50.0)) if one > -1e9 else 0.0 for one in worth]
        total = sum(shares)
        return [share / total for share in shares]


def deeds_of(facts: Facts, me: int) -> list[tuple[int, str]]:
    """What an event says about whom."""
    kind: str = facts["event"]
    if kind in ("played", "responded", "declined"):
        return [(facts["player"], f"{kind} {facts['card']}")]
    if kind == "aimed":
        card = facts["card"]
        return [(facts["player"], f"aimed {card}"), (facts["target"], f"hit by {card}")]
    if kind == "exchanged":
        return _exchange(facts, me)
    if kind == "claimed":
        return _claim(facts)
    if kind == "glimpsed" and facts["player"] == me and "only_you" in facts:
        return [(facts["target"], f"seen with {facts['only_you']['card']}")]
    if kind == "revealed":
        return [(facts["player"], f"revealed {facts['what']}")]
    if kind in ("discarded", "overflowed", "swapped", "redirected", "kept", "glimpsed"):
        return [(facts["player"], kind)]
    return []


def _exchange(facts: Facts, me: int) -> list[tuple[int, str]]:
    """Who began it; what was given to me."""
    initiator: int = facts["player"]
    partner: int = facts["partner"]
    deeds = [(initiator, "began exchange"), (partner, "answered exchange")]
    if me in (initiator, partner):
        giver = partner if initiator == me else initiator
        deeds.append((giver, f"gave {facts['only_you']['received']}"))
    return deeds


def _claim(facts: Facts) -> list[tuple[int, str]]:
    """What was said, by whom and of whom."""
    speaker: int = facts["speaker"]
    meaning = f"{facts['claim']} {facts.get('role', facts.get('card', ''))}".strip()
    deeds = [(speaker, f"said {meaning}")]
    about: int = facts.get("seat", speaker)
    if about != speaker:
        deeds.append((about, f"heard {meaning}"))
    return deeds
