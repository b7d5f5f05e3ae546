"""What a seat supposes in a sample: who has which blood, what the others know.

Another player has seen what all have seen, knows its own blood and that of whoever it has tested,
and what it has given to the pool. What else it was shown, and what it made of it, is left out.
"""

from __future__ import annotations

from whiteout.core.chance import Chance
from whiteout.core.choice import SharedChoice
from whiteout.games.outpost_31.bots.guess import BloodGuess
from whiteout.games.outpost_31.bots.memory import Memory
from whiteout.games.outpost_31.hidden.determinize import set_blood
from whiteout.games.outpost_31.position import IMITATION, SETUP, OutpostPosition
from whiteout.games.outpost_31.tables import IDS


def draw_blood(p: OutpostPosition, belief: BloodGuess, chance: Chance) -> None:
    """Blood as likely as it is believed to be. Not while a pool lies unseen: who gave what to it
    was drawn together with the blood (OP-POOL-03)."""
    if p.over or p.step == SETUP or (p.pool and not p.looked) or belief.total() <= 0:
        return
    set_blood(p, belief.draw(chance), chance)


def reopen(p: OutpostPosition) -> None:
    """What others have answered to a choice that still waits is unknown: they answer again."""
    choice = p.choice
    if isinstance(choice, SharedChoice):
        p.answers = [None] * p.seats
        p.asked = choice.everybody(p)


def imitations(p: OutpostPosition) -> int:
    """The Imitations, the dead among them, as a set."""
    players = 0
    for player in range(p.seats):
        if p.blood[player] == IMITATION:
            players |= 1 << player
    return players


def suppose(p: OutpostPosition, mine: Memory, q: int) -> Memory:
    """What q would remember if the sample were true."""
    memory = mine.copy(q, q)
    imitation = p.blood[q] == IMITATION
    belief = mine.open.copy(q)
    belief.know(q, imitation)
    for player in range(p.seats):
        if player != q and p.blood_seen[player] >> q & 1:
            belief.know(player, p.blood[player] == IMITATION)
    if p.given:
        _recall_pool(p, belief, q)
    if belief.total() <= 0:
        belief.only(imitations(p))
    memory.mine = belief
    memory.human = not imitation
    memory.dealt = True
    memory.claims = []
    return memory


def _recall_pool(p: OutpostPosition, belief: BloodGuess, q: int) -> None:
    """The test in progress: q leaves its own cards out of the account, and as Captain has seen the
    whole pool."""
    belief.own = [IDS[card] for card in p.given[q]]
    if p.looked and q == p.captain:
        for card in p.pool:
            belief.hear_card(IDS[card])
        belief.looked = True
