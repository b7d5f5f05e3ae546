"""Claims: what the seat says at the table, true or false, and whom it has heard already.

Humans tell what only they have seen, and deny what they are falsely accused of. The Thing and the
Infected tell the opposite, now and then. Nobody says the same twice, and nobody says more than
two things at a time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from whiteout.core.event import Facts
from whiteout.games.stay_away.position import HUMAN, THING_ROLE
from whiteout.games.stay_away.written_codes import INFECTED, THE_THING

if TYPE_CHECKING:
    from whiteout.games.stay_away.bots.knowledge import Knowledge

MOST_AT_ONCE: Final = 2
SUSPICION: Final = 0.6
"""How sure a Human must be to voice a suspicion."""

LIES_IN_TEN: Final = 5
"""How often an Infected player who has looked at a Human's cards lies about them."""


def _key(facts: Facts) -> str:
    speaker = facts.get("speaker", "")
    word = facts.get("role", facts.get("card", ""))
    return f"{speaker} {facts['claim']} {facts.get('seat', '')} {word}"


class Talk:
    """What is still to be said, what has been said, what has been heard."""

    __slots__ = ("_accused", "_heard", "_honest", "_queue", "_said", "seed")

    _queue: list[Facts]
    _honest: bool
    _said: set[str]
    _accused: set[int]
    _heard: set[str]

    def __init__(self, seed: int, model: Talk | None = None) -> None:
        self.seed = seed
        if model is None:
            self.forget()
        else:
            self._queue = model._queue[:]
            self._honest = model._honest
            self._said = model._said.copy()
            self._accused = model._accused.copy()
            self._heard = model._heard.copy()

    def forget(self) -> None:
        """As before the deal."""
        self._queue = []
        self._honest = True
        self._said = set()
        self._accused = set()
        self._heard = set()

    def copy(self, seed: int) -> Talk:
        """To go on from here without this one."""
        return Talk(seed, self)

    # -- what there is to say ----------------------------------------------------------------------

    def saw_hand(self, known: Knowledge, q: int, cards: list[int]) -> None:
        """I alone was shown a hand."""
        if known.role == HUMAN:
            if THE_THING in cards:
                self._plan({"claim": "saw", "seat": q, "card": "the_thing"}, True)
            elif INFECTED in cards:
                self._plan({"claim": "saw", "seat": q, "card": "infected"}, True)
            else:
                self._plan({"claim": "is", "seat": q, "role": "human"}, True)
        elif THE_THING in cards:
            self._plan({"claim": "is", "seat": q, "role": "human"}, False)
        elif self._lies(known, q):
            card = "infected" if known.role == THING_ROLE else "the_thing"
            self._plan({"claim": "saw", "seat": q, "card": card}, False)

    def saw_card(self, known: Knowledge, q: int, card: int) -> None:
        """I alone was shown one card."""
        if known.role == HUMAN:
            if card == THE_THING:
                self._plan({"claim": "saw", "seat": q, "card": "the_thing"}, True)
            elif card == INFECTED:
                self._plan({"claim": "saw", "seat": q, "card": "infected"}, True)
        elif self._lies(known, q):
            self._plan({"claim": "saw", "seat": q, "card": "infected"}, False)

    def found_the_thing(self, q: int) -> None:
        """An offer gave The Thing away."""
        self._plan({"claim": "is", "seat": q, "role": "the_thing"}, True)

    def heard_accusation(self, known: Knowledge, speaker: int, q: int, witness: bool) -> None:
        """The Thing's side turns an accusation of The Thing round. A Human who is accused denies
        it; and if the speaker claims to have seen it, that speaker lies, which is worth saying."""
        if q == known.thing:
            self._plan({"claim": "suspects", "seat": speaker}, False)
        elif q == known.me and known.role == HUMAN:
            self._plan({"claim": "is", "seat": q, "role": "human"}, True)
            if witness:
                self._plan({"claim": "suspects", "seat": speaker}, True)

    def suspect(self, weight: list[float]) -> None:
        """Whoever is likely enough to be The Thing is named, once."""
        for q, likely in enumerate(weight):
            if likely > SUSPICION and q not in self._accused:
                self._plan({"claim": "suspects", "seat": q}, True)

    def _lies(self, known: Knowledge, q: int) -> bool:
        return q != known.thing and (self.seed + 7 * known.turn + q) % 10 < LIES_IN_TEN

    def _plan(self, claim: Facts, honest: bool) -> None:
        if honest != self._honest:
            self._queue = []
            self._honest = honest
        if _key(claim) not in self._said and claim not in self._queue:
            self._queue = [*self._queue[1 - MOST_AT_ONCE :], claim]

    # -- what is said ------------------------------------------------------------------------------

    def said(self, facts: Facts) -> None:
        """I have said this."""
        claim = {key: value for key, value in facts.items() if key not in ("event", "speaker")}
        self._note(claim)
        self._queue = [other for other in self._queue if other != claim]

    def is_new(self, facts: Facts) -> bool:
        """Whether this speaker says this for the first time."""
        key = _key(facts)
        if key in self._heard:
            return False
        self._heard.add(key)
        return True

    def speak(self, known: Knowledge) -> list[Facts]:
        """What to say now; who has changed sides keeps quiet about what it saw as a Human."""
        claims = self._queue if self._honest == (known.role == HUMAN) else []
        self._queue = []
        for claim in claims:
            self._note(claim)
        return claims

    def _note(self, claim: Facts) -> None:
        """Said once is enough, and nobody has to be suspected who was accused."""
        self._said.add(_key(claim))
        if claim["claim"] == "suspects" or "the_thing" in claim.values():
            self._accused.add(claim["seat"])
