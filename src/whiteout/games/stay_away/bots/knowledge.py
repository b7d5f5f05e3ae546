"""What the seat has seen: its events, taken in one after another.

Everything here follows from the events alone, so that a bot that takes over a seat in the middle
of a match and reads all its events knows as much as one that was there from the start.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from whiteout.core.event import Facts
from whiteout.games.stay_away.bots.belief import Belief
from whiteout.games.stay_away.bots.sight import CODES, ROLE_CODES
from whiteout.games.stay_away.bots.talk import Talk
from whiteout.games.stay_away.position import HUMAN, INFECTED_ROLE, NOBODY, THING_ROLE
from whiteout.games.stay_away.written_codes import (
    FLAMETHROWER,
    INFECTED,
    MISSED,
    NECRONOMICON,
    NO_THANKS,
    SCARY,
    THE_THING,
)


class Knowledge:
    """What `me` knows and believes from what it has seen."""

    __slots__ = (
        "belief",
        "complete",
        "human",
        "knows_me",
        "me",
        "players",
        "role",
        "talk",
        "thing",
        "turn",
        "witness",
    )

    belief: Belief
    role: int
    thing: int
    """Who The Thing is, once I know for certain: not while I am Human."""
    turn: int
    complete: bool
    """Whether the events reach back to the deal."""
    human: list[bool]
    """For The Thing: who is still a living Human."""
    knows_me: list[bool]
    """For The Thing: who has seen proof of it."""
    witness: list[list[bool]]
    """`witness[s][q]`: s has been shown cards of q."""

    def __init__(self, players: int, me: int, seed: int, model: Knowledge | None = None) -> None:
        self.players = players
        self.me = me
        if model is None:
            self.talk = Talk(seed)
            self._know_nothing()
        else:
            self.talk = model.talk.copy(seed)
            self.belief = model.belief.copy(me)
            self.role = model.role
            self.thing = model.thing
            self.turn = model.turn
            self.complete = model.complete
            self.human = model.human[:]
            self.knows_me = model.knows_me[:]
            self.witness = [row[:] for row in model.witness]

    def _know_nothing(self) -> None:
        """As before the deal."""
        players = self.players
        self.belief = Belief(players, self.me)
        self.role = HUMAN
        self.thing = NOBODY
        self.turn = 0
        self.complete = False
        self.human = [True] * players
        self.knows_me = [False] * players
        self.witness = [[False] * players for _ in range(players)]

    def copy(self, me: int, seed: int) -> Knowledge:
        """What somebody else would know who had seen the same."""
        return Knowledge(self.players, me, seed, self)

    def humans_left(self) -> int:
        """For The Thing: how many Humans are left to its knowledge."""
        return self.human.count(True)

    def become(self, role: int, thing: int) -> None:
        """My own role, as events or the view tell it."""
        if role == self.role:
            return
        self.role = role
        self.thing = thing
        if role == THING_ROLE:
            self.human[self.me] = False
        elif role == INFECTED_ROLE:
            self.belief.became_infected(thing)

    def take_in(self, news: list[Facts]) -> None:
        """All that has happened since; most kinds of event tell nothing about roles."""
        for facts in news:
            handler = _HANDLERS.get(facts["event"])
            if handler is not None:
                handler(self, facts)

    def dealt(self, facts: Facts) -> None:
        """A match begins."""
        self._know_nothing()
        self.talk.forget()
        self.complete = True
        self.become(ROLE_CODES[facts["only_you"]["role"]], self.me)

    def turn_began(self, facts: Facts) -> None:
        """The number of the turn."""
        self.turn = facts["turn"]

    def became_the_thing(self, facts: Facts) -> None:
        """I have drawn The Thing."""
        self.become(THING_ROLE, self.me)

    def infected(self, facts: Facts) -> None:
        """I was infected, or I, The Thing, have infected somebody."""
        if facts["player"] == self.me:
            self.become(INFECTED_ROLE, facts["by"])
        else:
            self.human[facts["player"]] = False

    def eliminated(self, facts: Facts) -> None:
        """Somebody is out."""
        self.human[facts["player"]] = False
        self.belief.died(facts["player"])

    # -- deeds -------------------------------------------------------------------------------------

    def responded(self, facts: Facts) -> None:
        """A defense card was played."""
        if facts["player"] != self.me and CODES[facts["card"]] in (SCARY, NO_THANKS, MISSED):
            self.belief.refused(facts["player"])

    def aimed(self, facts: Facts) -> None:
        """A card was aimed at somebody."""
        if facts["player"] != self.me and CODES[facts["card"]] in (FLAMETHROWER, NECRONOMICON):
            self.belief.burned(facts["player"], facts["target"])

    def overflowed(self, facts: Facts) -> None:
        """Somebody held more than three Infected! cards."""
        if facts["player"] != self.me:
            self.belief.overflowed(facts["player"])

    def revealed(self, facts: Facts) -> None:
        """Revelations: an Infected! card, or nothing, was shown."""
        if facts["player"] != self.me and facts["what"] == "show_infected":
            self.belief.saw_card(facts["player"], INFECTED)

    # -- cards that moved --------------------------------------------------------------------------

    def drew(self, facts: Facts) -> None:
        """A card was drawn; face up only in the later edition's Quarantine."""
        self.belief.drew(facts["player"])
        if facts.get("shown") == "the_thing":
            self.belief.is_the_thing(facts["player"])

    def offered(self, facts: Facts) -> None:
        """A card was offered; face up only in the later edition's Quarantine."""
        if facts.get("shown") == "infected":
            self.belief.handed_infected(facts["player"], facts["partner"])

    def exchanged(self, facts: Facts) -> None:
        """Two cards changed hands."""
        initiator: int = facts["player"]
        partner: int = facts["partner"]
        if self.me in (initiator, partner):
            giver = partner if initiator == self.me else initiator
            self._received(giver, CODES[facts["only_you"]["received"]])
            return
        self.belief.gave(initiator, partner)
        self.belief.gave(partner, initiator)
        if facts.get("shown") == "infected":
            self.belief.handed_infected(partner, initiator)

    def passed_on(self, facts: Facts) -> None:
        """Round and Round: a card from each to the next."""
        chain: list[int] = facts["chain"]
        for index, receiver in enumerate(chain):
            giver = chain[index - 1]
            if receiver == self.me:
                self._received(giver, CODES[facts["only_you"]["received"]])
            elif giver != self.me:
                self.belief.gave(giver, receiver)

    def _received(self, giver: int, card: int) -> None:
        """A card given to me: an Infected! card comes from The Thing, or goes to it (§6.9)."""
        if self.role != HUMAN:
            return
        if card == INFECTED:
            self.belief.is_the_thing(giver)
        else:
            self.belief.spared(giver)

    # -- cards that were shown ---------------------------------------------------------------------

    def showed_hand(self, facts: Facts) -> None:
        """A whole hand was shown, to all or to a few."""
        owner: int = facts["player"]
        to: list[int] = facts.get("to", [])
        for viewer in to:
            self.witness[viewer][owner] = True
        if owner == self.me:
            if self.role == THING_ROLE:
                for viewer in to or range(self.players):
                    self.knows_me[viewer] = True
            return
        mine: Facts | None = facts.get("only_you")
        faces: list[str] = facts.get("shown", []) if mine is None else mine["cards"]
        if faces:
            cards = [CODES[face] for face in faces]
            self.belief.saw_hand(owner, cards)
            if mine is not None:
                self.talk.saw_hand(self, owner, cards)

    def glimpsed(self, facts: Facts) -> None:
        """Suspicious: one card was seen."""
        viewer: int = facts["player"]
        owner: int = facts["target"]
        self.witness[viewer][owner] = True
        if "only_you" in facts:
            card = CODES[facts["only_you"]["card"]]
            if viewer == self.me:
                self.belief.saw_card(owner, card)
                self.talk.saw_card(self, owner, card)
            elif card in (THE_THING, INFECTED):
                self.knows_me[viewer] = True

    def looked_at_offer(self, facts: Facts) -> None:
        """Scary: an Infected! card offered to a Human can only come from The Thing."""
        viewer: int = facts["player"]
        owner: int = facts["partner"]
        self.witness[viewer][owner] = True
        if "only_you" not in facts:
            return
        card = CODES[facts["only_you"]["card"]]
        if viewer != self.me:
            if card == INFECTED:
                self.knows_me[viewer] = True
        elif self.role == HUMAN:
            self._received(owner, card)
            if card == INFECTED:
                self.talk.found_the_thing(owner)

    # -- words -------------------------------------------------------------------------------------

    def claimed(self, facts: Facts) -> None:
        """A claim: weighed by whether its speaker can know, and what the speaker may be."""
        speaker: int = facts["speaker"]
        if speaker == self.me:
            self.talk.said(facts)
            return
        q: int = facts.get("seat", speaker)
        if q == speaker or not self.talk.is_new(facts):
            return
        meaning = str(facts.get("role", facts.get("card", facts["claim"])))
        witness = self.witness[speaker][q] and facts["claim"] in ("is", "saw")
        if meaning in ("the_thing", "suspects"):
            self.belief.heard_thing(speaker, q, witness)
            self.talk.heard_accusation(self, speaker, q, witness)
            if q == self.me and witness:
                self.knows_me = [True] * self.players
        elif meaning == "infected":
            self.belief.heard_infected(speaker, q, witness)
        elif meaning == "human":
            self.belief.heard_human(speaker, q, witness)


_HANDLERS: Final[dict[str, Callable[[Knowledge, Facts], None]]] = {
    "aimed": Knowledge.aimed,
    "became_the_thing": Knowledge.became_the_thing,
    "claimed": Knowledge.claimed,
    "dealt": Knowledge.dealt,
    "drew": Knowledge.drew,
    "eliminated": Knowledge.eliminated,
    "exchanged": Knowledge.exchanged,
    "glimpsed": Knowledge.glimpsed,
    "infected": Knowledge.infected,
    "looked_at_offer": Knowledge.looked_at_offer,
    "offered": Knowledge.offered,
    "overflowed": Knowledge.overflowed,
    "passed_on": Knowledge.passed_on,
    "responded": Knowledge.responded,
    "revealed": Knowledge.revealed,
    "showed_hand": Knowledge.showed_hand,
    "turn_began": Knowledge.turn_began,
}
"""What is done with each kind of event that matters."""
