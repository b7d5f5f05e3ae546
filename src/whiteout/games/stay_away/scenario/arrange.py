"""Positions from the `given` lines of a scenario: what the lines have put is completed, checked and
started."""

from __future__ import annotations

from typing import Final

from whiteout.games.stay_away import position
from whiteout.games.stay_away.options import OFFER
from whiteout.games.stay_away.position import HUMAN, INFECTED_ROLE, NOBODY
from whiteout.games.stay_away.rules.act import Act
from whiteout.games.stay_away.rules.deck import DiscardPlayed
from whiteout.games.stay_away.rules.ending import StablePoint
from whiteout.games.stay_away.rules.exchange import SEDUCED, BeginExchange, ExchangeWithNext
from whiteout.games.stay_away.rules.infection import giveable
from whiteout.games.stay_away.rules.quarantine import isolated
from whiteout.games.stay_away.rules.seats import barred, next_player, survey
from whiteout.games.stay_away.rules.setup import HAND_SIZE
from whiteout.games.stay_away.rules.targets import far
from whiteout.games.stay_away.rules.turn import EndTurn, PassTurn, TakeTurn
from whiteout.games.stay_away.scenario.lines import ACT, DRAW, END, Table
from whiteout.games.stay_away.settings import CAP
from whiteout.games.stay_away.tables import IDS, IS_PANIC
from whiteout.games.stay_away.written_codes import INFECTED, THE_THING

PLAIN: Final = [
    not IS_PANIC[code] and code not in (THE_THING, INFECTED) for code in range(len(IDS))
]
"""By card: whether anybody may hold it."""


class Arrangement(Table):
    """What the lines have put, on its way to a position that can be played."""

    def complete(self) -> None:
        """Everything that has no place yet lies under the named cards of the deck, or with
        `deck only` in the discard pile."""
        p = self.p
        self.fill_hands()
        for player in range(p.seats):
            if p.thing == NOBODY and THE_THING in p.hands[player]:
                p.thing = player
        p.deck = self.deck_of("deck", self.deck, self.unplaced("CARD", p.chance), p.discard)
        survey(p)

    def fill_hands(self) -> None:
        """Open hands get ordinary cards, in a seeded order; those of Infected players also an
        Infected! card. First those with dots, then those without a line."""
        p = self.p
        plain = self.unplaced("CARD", p.chance, PLAIN)
        keys = [f"hand {name}" for name in self.names]
        hands = [who for who in range(p.seats) if p.alive[who] and self.leaves_open(keys[who])]
        self.place_thing(sorted(hands, key=lambda player: keys[player] not in self.lines))
        for player in hands:
            hand = p.hands[player]
            if p.roles[player] == INFECTED_ROLE and INFECTED not in hand:
                self.fill(hand, len(hand) + 1, "CARD", [INFECTED][: self.left["CARD"][INFECTED]])
            self.fill(hand, self.hand_size(player), "CARD", plain)

    def hand_size(self, player: int) -> int:
        """Four cards, and the one just drawn in step 2 (SA-HAND-01)."""
        return HAND_SIZE + (1 if self.step == ACT and player == self.p.active else 0)

    def place_thing(self, hands: list[int]) -> None:
        """The Thing goes to the player named, or else to the last open hand of somebody who is not
        Infected. The card of a dead Thing has been discarded."""
        p, left = self.p, self.left["CARD"]
        if not left[THE_THING] or p.settings.thing_in_deck:
            return
        humans = [player for player in hands if p.roles[player] != INFECTED_ROLE]
        place: list[int] | None = p.hands[humans[-1]] if humans else None
        if p.thing != NOBODY:
            place = p.hands[p.thing] if p.thing in hands else None
            if not p.alive[p.thing]:
                place = p.discard
        if place is not None:
            left[THE_THING] = 0
            place.append(THE_THING)

    def check(self) -> None:
        """Refuse what cannot be, with the line that says so."""
        self.check_thing()
        self.check_table()
        for player in range(self.p.seats):
            self.check_hand(player)
        p, demand = self.p, self.demand
        asks = not self.request or (p.thing != NOBODY and p.alive[p.thing])
        demand(asks, "request", "nobody could ask to declare", "a living Thing")
        if self.last_eliminated:
            gone = [who for who in range(p.seats) if not p.alive[who] and p.roles[who] == HUMAN]
            demand(bool(gone), "last", "no Human has been eliminated", "eliminated NAME")
            p.last_human_infected = NOBODY
        if "top" in self.lines:
            at_once = self.step == DRAW and self.offer == NOBODY and not self.given.pauses
            demand(not at_once, "top", "the top card is drawn at once", "step act or exchange")

    def check_thing(self) -> None:
        """One player is The Thing, alive or dead, and nobody is two things (SA-SETUP-04)."""
        p, demand = self.p, self.demand
        if p.thing == NOBODY:
            in_deck = p.settings.thing_in_deck and THE_THING in p.deck
            demand(in_deck, "", "nobody is The Thing", "the_thing in a hand, or thing NAME")
            for player in p.infection_order:
                wrong = "The Thing in the deck has infected nobody"
                demand(False, f"infected {self.names[player]}", wrong, "no Infected player")
            return
        name = self.names[p.thing]
        human = p.roles[p.thing] != INFECTED_ROLE
        demand(human, f"infected {name}", f"{name} is The Thing", "somebody else")
        holds = not p.alive[p.thing] or THE_THING in p.hands[p.thing]
        expected = f"the_thing in the hand of {name}"
        demand(holds, "thing", f"{name} does not hold the_thing", expected)
        p.roles[p.thing] = position.THING_ROLE

    def check_table(self) -> None:
        """The match is still running, and nobody dead takes part in it (SA-ELIM-05, §10)."""
        p, demand = self.p, self.demand
        demand(p.living >= 2, "", f"{p.living} alive", "at least two living players")
        if p.thing != NOBODY and not p.alive[p.thing]:
            roles = [p.roles[player] for player in range(p.seats) if p.alive[player]]
            goes_on = p.settings.revenge and HUMAN in roles and INFECTED_ROLE in roles
            key = f"eliminated {self.names[p.thing]}"
            demand(goes_on, key, "the match has ended with The Thing", "a living Thing")
        for player, name in enumerate(self.names):
            active = player == p.active and self.step != END
            alive, dead = p.alive[player], f"{name} is eliminated"
            demand(alive or not active, "active", dead, "a living player")
            demand(alive or not p.quarantine[player], f"quarantine {name}", dead, "a living player")
        if p.known_top != NOBODY:
            known = bool(p.deck) and not IS_PANIC[p.deck[-1]]
            demand(known, "top", "no STAY AWAY! card lies on top of the deck", "deck: CARD...")

    def check_hand(self, player: int) -> None:
        """Every hand can be held (SA-HAND-01, SA-HAND-04, SA-HAND-07, SA-FLOW-04)."""
        p, demand = self.p, self.demand
        hand, name, alive = p.hands[player], self.names[player], p.alive[player]
        key = f"hand {name}"
        size = self.hand_size(player) if alive else 0
        for card in hand:
            demand(not IS_PANIC[card], key, f"{IDS[card]} is a PANIC! card", "STAY AWAY! cards")
        demand(len(hand) == size, key, f"{name} holds {len(hand)} cards", f"{size} cards")
        most = CAP + size - HAND_SIZE
        few = not alive or not p.settings.capped or hand.count(INFECTED) <= most
        demand(few, key, f"{name} holds too many Infected! cards", f"at most {most}")
        marked = not alive or p.roles[player] != INFECTED_ROLE or INFECTED in hand
        demand(marked, key, f"{name} is Infected without an Infected! card", "infected in hand")

    def check_offer(self, partner: int) -> None:
        """The active player could have offered this card (SA-EXCH-02, SA-EXCH-03)."""
        p, demand = self.p, self.demand
        active = p.active
        demand(self.step not in (ACT, END), "step", "a card has been offered", "step exchange")
        kept_apart = isolated(p, active) or isolated(p, partner) or barred(p, active, partner)
        demand(not kept_apart, "offered", "the two cannot exchange", "players without an obstacle")
        near = not p.played or partner in far(p, active)
        demand(near, "offered", "this player cannot be chosen", "a living player within reach")
        legal = giveable(p, active, partner)
        expected = " or ".join(IDS[card] for card in legal)
        demand(self.offer in legal, "offered", f"{IDS[self.offer]} cannot be offered", expected)

    def begin(self) -> None:
        """Start the turn where the lines say. A standing request is for the next stable point."""
        p = self.p
        p.then(TakeTurn(p.active))
        if self.offer != NOBODY:
            self.begin_offered()
        elif self.step != DRAW:
            self.skip_draw()
            if self.step == ACT:
                p.then(Act(p.active))
            elif self.step == END:
                p.stack.clear()
                p.then(StablePoint(position.END), PassTurn())
        p.request = self.request

    def skip_draw(self) -> None:
        """The turn has begun and its draw is over."""
        p = self.p
        p.stack.pop().run(p)
        p.stack.clear()
        p.then(ExchangeWithNext(), EndTurn())
        if self.began >= 0:
            p.drew_in_quarantine = self.began == 1 and not p.settings.open_cards
            p.quarantine_counts[p.active] = self.began == 1 and p.quarantine[p.active] > 0
        if self.chair != NOBODY:
            p.starting_seat = p.seat_of[self.chair]

    def begin_offered(self) -> None:
        """The exchange has begun, and the card lies face down before the active player."""
        p, active = self.p, self.p.active
        self.skip_draw()
        partner = self.partner if p.played else next_player(p, active)
        self.check_offer(partner)
        if p.played:
            p.target = partner
            p.step = position.ACT if self.cause == SEDUCED else position.PANIC_STEP
            p.skip_exchange = self.cause == SEDUCED
            p.then(BeginExchange(active, partner, self.cause), DiscardPlayed())
        p.advance()
        p.apply(active, OFFER[self.offer])
