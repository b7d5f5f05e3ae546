"""Who can be what: what a seat believes about the others.

Exactly one player is The Thing, and only it infects. So the belief is one weight per player for
"this one is The Thing", and under each such hypothesis the chance of every other player to have
been infected by then. Every observation multiplies weights by how likely it was under each
hypothesis; nothing is ever recomputed from the start.

How likely a thing is to be seen under a hypothesis is a judgement, not a rule: all such numbers
stand in this module.
"""

from __future__ import annotations

from typing import Final

from whiteout.games.stay_away.position import NOBODY
from whiteout.games.stay_away.written_codes import INFECTED, THE_THING

AMMUNITION_PER_DRAW: Final = 0.3
"""Infected! cards expected in a card drawn unseen."""

MOST_AMMUNITION: Final = 1.5
SURE_TO_INFECT: Final = 0.85
"""How often The Thing passes an Infected! card when it is sure to hold one."""

TRACE: Final = 0.001
"""What is left of a hypothesis that was refuted: with `thing_in_deck` and `revenge` what was true
once need not stay true."""


class Likely:
    """How likely something is to be seen of The Thing, of an Infected, of a Human."""

    def __init__(self, thing: float, infected: float, human: float) -> None:
        self.thing: Final = thing
        self.infected: Final = infected
        self.human: Final = human


# Of a hand, one card picked at random or all of it; then deeds.
SAW_INFECTED: Final = Likely(0.35, 0.33, 0.05)
SAW_ANOTHER: Final = Likely(0.40, 0.67, 0.95)
HAND_WITH_INFECTED: Final = Likely(TRACE, 1.0, 0.15)
HAND_WITHOUT: Final = Likely(TRACE, TRACE, 1.0)
REFUSED: Final = Likely(0.35, 0.45, 1.0)
OVERFLOWED: Final = Likely(1.0, 0.5, 0.1)

# Aiming to kill: a foe at anybody but The Thing, a Human at a foe, a Human at a Human.
FOE_KILLS: Final = 0.5
HUMAN_KILLS_FOE: Final = 0.8
HUMAN_KILLS_HUMAN: Final = 0.15

# Saying what one has seen oneself: a Human tells it, a foe lies or flatters.
LIE: Final = 0.12
FLATTERY: Final = 0.4
MISTAKE: Final = 0.02
BY_CHANCE: Final = 0.08
"""A Human may hold an Infected! card, too."""

# Saying it without having seen anything: everybody does, Humans somewhat more often if it is true.
DOUBT: Final = 0.2
HUNCH: Final = 0.3

BELIEVED: Final = 0.8
"""How much of what a Human says about cards is taken for granted."""


class Belief:
    """What `me`, who is not The Thing, believes about all others; NOBODY stands for somebody who
    looks on."""

    __slots__ = ("ammunition", "dead", "ill", "me", "players", "tainted", "weight")

    weight: list[float]
    """How likely each player is to be The Thing; to be settled before it is read."""
    tainted: list[list[float]]
    """`tainted[t][q]`: the chance that q is infected if t is The Thing."""
    ill: list[float]
    """The chance of each player to be infected, whoever is The Thing; after `settle`."""
    ammunition: list[float]
    """Infected! cards each player would hold, if The Thing."""
    dead: list[bool]

    def __init__(self, players: int, me: int, model: Belief | None = None) -> None:
        self.players = players
        self.me = me
        if model is None:
            self.weight = [1.0 / (players - (me != NOBODY))] * players
            self.tainted = [[0.0] * players for _ in range(players)]
            self.ill = [0.0] * players
            self.ammunition = [0.0] * players
            self.dead = [False] * players
        else:  # a search copies thousands of beliefs: nothing is made only to be replaced
            self.weight = model.weight[:]
            self.tainted = [row[:] for row in model.tainted]
            self.ill = model.ill[:]
            self.ammunition = model.ammunition[:]
            self.dead = model.dead[:]
        if me != NOBODY:
            self.weight[me] = 0.0

    def copy(self, me: int) -> Belief:
        """The same belief, held by somebody else who is not The Thing."""
        return Belief(self.players, me, self)

    def settle(self) -> None:
        """Make the weights chances again."""
        players = range(self.players)
        total = 0.0
        for t in players:
            total += self.weight[t]
        if total <= 0.0:
            self._know_nothing()
            total = 1.0
        for t in players:
            self.weight[t] /= total
        for q in players:
            ill = 0.0
            for t in players:
                ill += self.weight[t] * self.tainted[t][q]
            self.ill[q] = ill

    def _know_nothing(self) -> None:
        """All that was believed has been refuted: everybody alive is as likely as the other."""
        suspects = [q for q in range(self.players) if q != self.me and not self.dead[q]]
        for q in suspects:
            self.weight[q] = 1.0 / len(suspects)

    # -- cards -------------------------------------------------------------------------------------

    def drew(self, q: int) -> None:
        """Whoever draws may find Infected! cards."""
        self.ammunition[q] = min(MOST_AMMUNITION, self.ammunition[q] + AMMUNITION_PER_DRAW)

    def passes(self, t: int) -> float:
        """How likely t, if The Thing, is to pass an Infected! card now."""
        return min(SURE_TO_INFECT, self.ammunition[t])

    def gave(self, giver: int, receiver: int) -> None:
        """A card went from one player to another, neither of whom is me."""
        chance = self.passes(giver)
        row = self.tainted[giver]
        row[receiver] += (1.0 - row[receiver]) * chance
        self.ammunition[giver] -= 0.5 * chance

    def spared(self, giver: int) -> None:
        """I was given something harmless; The Thing would often have infected me."""
        self.weight[giver] *= 1.0 - self.passes(giver)

    def handed_infected(self, giver: int, receiver: int) -> None:
        """All saw an Infected! card handed over: by The Thing, or by an Infected to The Thing."""
        for t in range(self.players):
            if t == receiver:
                self.weight[t] *= max(TRACE, self.tainted[t][giver])
            elif t != giver:
                self.weight[t] *= TRACE * TRACE

    def is_the_thing(self, q: int) -> None:
        """No doubt: only The Thing could do or hold that."""
        for t in range(self.players):
            if t != q:
                self.weight[t] *= TRACE * TRACE
        self.weight[q] = max(self.weight[q], TRACE)
        if self.me != NOBODY:
            self.weight[self.me] = 0.0
        self.ammunition[q] = max(self.ammunition[q], 1.0)

    def became_infected(self, thing: int) -> None:
        """I was infected, so I know The Thing."""
        for t in range(self.players):
            self.weight[t] = 0.0
        self.weight[thing] = 1.0

    def saw_card(self, q: int, card: int) -> None:
        """One card of a hand, picked at random."""
        if card == THE_THING:
            self.is_the_thing(q)
        elif card == INFECTED:
            self._weigh(q, SAW_INFECTED)
        else:
            self._weigh(q, SAW_ANOTHER)

    def saw_hand(self, q: int, cards: list[int]) -> None:
        """A whole hand: neither The Thing nor an Infected player can hide in it."""
        if THE_THING in cards:
            self.is_the_thing(q)
        elif INFECTED in cards:
            self._weigh(q, HAND_WITH_INFECTED)
        else:
            self._weigh(q, HAND_WITHOUT)
        self.ammunition[q] = float(cards.count(INFECTED))

    def _weigh(self, q: int, likely: Likely) -> None:
        """Something was seen of q."""
        for t in range(self.players):
            if t == q:
                self.weight[t] *= likely.thing
            else:
                self._judge(t, q, likely.infected, likely.human)

    # -- deeds -------------------------------------------------------------------------------------

    def refused(self, q: int) -> None:
        """Who refuses a card fears it; The Thing does not."""
        self._weigh(q, REFUSED)

    def overflowed(self, q: int) -> None:
        """More than three Infected! cards: hardly a Human."""
        self._weigh(q, OVERFLOWED)

    def burned(self, actor: int, q: int) -> None:
        """The actor wants q dead: friends of The Thing never want The Thing dead."""
        for t in range(self.players):
            if t == actor:
                self.weight[t] *= FOE_KILLS
            elif t == q:
                self._judge(t, actor, TRACE, HUMAN_KILLS_FOE)
            else:
                guilt = 0.5 * self.tainted[t][q]
                human = HUMAN_KILLS_HUMAN + guilt * (HUMAN_KILLS_FOE - HUMAN_KILLS_HUMAN)
                self._judge(t, actor, FOE_KILLS, human)

    def died(self, q: int) -> None:
        """The match goes on, so q was not The Thing (SA-ELIM-03)."""
        self.dead[q] = True
        self.weight[q] = 0.0

    def _judge(self, t: int, actor: int, infected: float, human: float) -> None:
        """Under hypothesis t, a deed of the actor that is this likely for an Infected, a Human."""
        row = self.tainted[t]
        ill = row[actor] * infected
        total = ill + (1.0 - row[actor]) * human
        if total > 0.0:
            self.weight[t] *= total
            row[actor] = ill / total

    # -- words -------------------------------------------------------------------------------------

    def heard_thing(self, speaker: int, q: int, witness: bool) -> None:
        """The speaker says that q is The Thing, having seen cards of q or not."""
        lie = LIE if witness else DOUBT
        for t in range(self.players):
            if t == speaker:
                self.weight[t] *= lie
            elif t == q:
                self._judge(t, speaker, TRACE, 1.0 if witness else HUNCH)
            else:
                self._judge(t, speaker, lie, MISTAKE if witness else DOUBT)

    def heard_infected(self, speaker: int, q: int, witness: bool) -> None:
        """The speaker says that q holds Infected! cards."""
        lie = LIE if witness else DOUBT
        for t in range(self.players):
            if t == speaker:
                self.weight[t] *= lie
                continue
            row = self.tainted[t]
            trust = BELIEVED * (1.0 - row[speaker])
            guilt = 1.0 if t == q else row[q]
            truth = guilt + (1.0 - guilt) * BY_CHANCE if witness else DOUBT + guilt * DOUBT
            self._judge(t, speaker, TRACE if t == q else lie, truth)
            if witness and t != q:
                row[q] /= row[q] + (1.0 - row[q]) * (1.0 - trust)

    def heard_human(self, speaker: int, q: int, witness: bool) -> None:
        """The speaker vouches for q; worth nothing from somebody who has seen nothing."""
        if not witness:
            return
        for t in range(self.players):
            if t == speaker:
                self.weight[t] *= FLATTERY
                continue
            row = self.tainted[t]
            trust = BELIEVED * (1.0 - row[speaker])
            innocence = 0.0 if t == q else 1.0 - row[q]
            self._judge(t, speaker, FLATTERY, max(innocence, MISTAKE))
            row[q] *= 1.0 - trust
