"""What one viewer of Stay Away! knows from the start, and learns from events beyond what they are
declared to move and show.

A world is who The Thing is; in the last one it is still in the deck. Beside the tables each world
keeps the chance that a player is Infected. With every unseen gift of The Thing it grows by the
chance that the gift was an Infected! card, and so much of the card is tied to the hand.

There is a zone per hand, and those of NAMES. The backs of cards are public, so STAY AWAY! and
PANIC! cards lie in zones of their own, and the sizes of all zones are known to everybody.
"""

from __future__ import annotations

from typing import Final

from whiteout.core.event import Event, Facts
from whiteout.core.zones.knowledge import Keeps, Move
from whiteout.core.zones.observer import ZoneObserver
from whiteout.core.zones.roles import SeatChances
from whiteout.core.zones.tables import UNSEEN
from whiteout.games.stay_away.facts import EVENTS
from whiteout.games.stay_away.position import NOBODY, StayAwayPosition
from whiteout.games.stay_away.rules.setup import HAND_SIZE
from whiteout.games.stay_away.settings import CAP
from whiteout.games.stay_away.tables import IDS, IS_PANIC
from whiteout.games.stay_away.written_codes import (
    ANALYSIS,
    BARRED_DOOR,
    FLAMETHROWER,
    INFECTED,
    QUARANTINE,
    THE_THING,
)

# fmt: off
NAMES: Final = (
    "apart", "aside", "top", "table", "front", "deck_panic", "pile_panic", "deck", "pile",
)
# fmt: on
"""Looked at for Resolute; put aside for Blind Date, and on top since; played; laid as obstacles;
then the piles, of which those of STAY AWAY! cards stand last."""

ARRANGED: Final = 0.25
"""How likely somebody is Infected where a match begins in the middle."""

ALL: Final = 99.0


class StayAwayObserver(ZoneObserver):
    """Keeps the tables of one viewer."""

    def __init__(self, viewer: int, history: list[Event], p: StayAwayPosition) -> None:
        worlds, split = p.seats + 1, [THE_THING, INFECTED]
        super().__init__(viewer, history, p.seats, NAMES, EVENTS, IDS, worlds, split)
        self.settings: Final = p.settings
        self.infected = SeatChances(worlds, p.seats)
        self.since = [0] * p.seats
        """By player: the event by which the last infection can have come."""
        self.died = [-1] * p.seats
        self.quarantined = [False] * p.seats
        self.early = 0
        """PANIC! cards passed over before a reshuffle, which the draw will count too."""
        self.active = NOBODY
        self.offer = UNSEEN
        self.missed_by = NOBODY
        """Who has redirected the exchange that is going on."""
        self.gave: dict[int, int] = {}
        """By receiver, who gave them their last card."""

    # -- how a match begins ----------------------------------------------------------------------

    def on_dealt(self, facts: Facts) -> None:
        """Infected! and PANIC! cards are in the deck (SA-SETUP-02)."""
        in_deck = [INFECTED]
        if self.settings.hold_back_weapons:
            in_deck += [FLAMETHROWER, ANALYSIS]
        own = facts.get("only_you", {})
        self.begin([HAND_SIZE] * self.seats, facts["deck"], 0, own.get("cards", []), in_deck)
        self.begin_worlds(own.get("role", "human"), 0)
        self.k.balance(6)

    def on_arranged(self, facts: Facts) -> None:
        """The match begins in the middle, with what the viewer sees."""
        k, zone = self.k, self.zone
        view: Facts = facts.get("only_you", facts)
        players: list[Facts] = view["players"]
        self.quarantined = [player["quarantine"] > 0 for player in players]
        for card in view["played"]:
            k.lay(self.codes[card], zone["table"])
        for card in [QUARANTINE] * sum(self.quarantined) + [BARRED_DOOR] * len(view["doors"]):
            k.lay(card, zone["front"])
        self.infected = SeatChances(self.seats + 1, self.seats, ARRANGED)
        sizes, pile = [player["cards"] for player in players], view["discard"]
        self.begin(sizes, view["deck"]["size"], pile, view.get("hand", []), [])
        self.begin_worlds(view.get("role", "human"), pile)
        if "top" in view["deck"]:
            k.move([Move(zone["deck"], zone["top"], self.codes[view["deck"]["top"]])])
        k.balance(6)
        for seat, player in enumerate(players):
            if not player["alive"]:
                self.dies(seat, 0)
            if "role" in player:
                self.infected.settle(seat, float(player["role"] == "infected"))
        if "thing" in view:
            k.only(view["thing"])

    def begin(
        self, sizes: list[int], deck: int, pile: int, hand: list[str], in_deck: list[int]
    ) -> None:
        """Own cards and open ones are known; all others lie where they can."""
        k, zone = self.k, self.zone
        self.deal(sizes, hand)
        if not k.of_face[THE_THING]:
            k.put_by_world(THE_THING, [*range(self.seats), zone["deck"]])
        panics = sum(self.settings.copies[card] for card in range(len(IDS)) if IS_PANIC[card])
        panics -= sum(IS_PANIC[card] for card in k.known(zone["table"]))
        passed = panics - round(panics * deck / max(1, deck + pile)) if pile else 0
        piles = [panics - passed, passed, deck - panics + passed, pile - passed]
        k.sizes[zone["deck_panic"] :] = piles
        where = [[*self.others(), zone["deck"], zone["pile"]] for _ in IDS]
        for code in range(len(IDS)):
            if IS_PANIC[code]:
                where[code] = [zone["deck_panic"], zone["pile_panic"]]
            elif code in in_deck:
                where[code] = [zone["deck"]]
        k.fill(self.settings.copies, where)

    def begin_worlds(self, role: str, pile: int) -> None:
        """Who can be The Thing."""
        if not self.settings.thing_in_deck:
            self.k.rule_out(self.seats)
        elif pile == 0 and role == "human":
            self.k.only(self.seats)
        if role == "the_thing":
            self.k.only(self.viewer)
        elif self.viewer >= 0:
            self.k.rule_out(self.viewer)
            self.infected.settle(self.viewer, float(role == "infected"))

    def dies(self, player: int, when: int) -> None:
        """The match goes on, so it was not The Thing (SA-END-01)."""
        self.died[player] = when
        if not self.settings.revenge and player != self.viewer:
            self.k.rule_out(player)

    # -- deck and table --------------------------------------------------------------------------

    def on_turn_began(self, facts: Facts) -> None:
        """By now a card put aside for Blind Date lies where it belongs (SA-PAN-11)."""
        self.active = facts["player"]
        self.pour("aside", "pile" if self.settings.blind_date_to_discard else "top")

    def on_drew(self, facts: Facts) -> None:
        """A card from the deck, or the one on top. The Thing may be drawn from the deck."""
        k, zone = self.k, self.zone
        player: int = facts["player"]
        passed = facts["passed_over"] - self.early
        self.early = 0
        if passed > 0:
            k.move([Move(zone["deck_panic"], zone["pile_panic"], count=passed)])
        source = zone["top"] if k.sizes[zone["top"]] else zone["deck"]
        target = zone["apart"] if facts["cause"] == "resolute" else player
        stays = k.weights[self.seats] > 0 or not self.settings.revenge
        keeps = [{THE_THING: ALL}] if stays else None
        drawn = Move(source, target, self.told(facts, "card"), 1, keeps)
        self.infected.mix(player, self.seats, k.draw(drawn, THE_THING, self.seats, player))

    def on_became_the_thing(self, facts: Facts) -> None:
        self.k.only(self.viewer)

    def on_reshuffled(self, facts: Facts) -> None:
        """The discard pile becomes the deck; what lies on the table does not (SA-DECK-04)."""
        sizes = self.k.sizes
        self.early += sizes[self.zone["deck_panic"]]
        self.pour("deck_panic", "pile_panic")
        if sizes[self.zone["pile"]] + sizes[self.zone["pile_panic"]] < facts["cards"]:
            self.clear_table()
        self.pour("pile_panic", "deck_panic")
        self.pour("pile", "deck")

    def clear_table(self) -> None:
        """What was played before has been discarded."""
        for card in self.k.known(self.zone["table"]):
            pile = "pile_panic" if IS_PANIC[card] else "pile"
            self.k.move([Move(self.zone["table"], self.zone[pile], card)])

    def before_played(self, facts: Facts) -> None:
        self.clear_table()

    def before_panicked(self, facts: Facts) -> None:
        self.gave = {}  # what comes of gifts has come
        self.clear_table()

    def on_quarantined(self, facts: Facts) -> None:
        self.quarantined[facts["player"]] = True

    def on_quarantine_lifted(self, facts: Facts) -> None:
        self.quarantined[facts["player"]] = False

    def bound(self, zone: int) -> Keeps:
        """What cannot be discarded: The Thing (SA-HAND-03), and the last Infected! card of the
        Infected (SA-HAND-04)."""
        if zone >= self.seats:
            return [{THE_THING: ALL}]
        return [
            {THE_THING: ALL if zone == world else 0.0, INFECTED: chances[zone]}
            for world, chances in enumerate(self.infected.by_world)
        ]

    # -- what is seen of hands and roles ---------------------------------------------------------

    def saw(self, player: int, faces: list[int], whole: bool) -> None:
        """Cards in a hand, and what they say about its owner's role."""
        if player == self.viewer:
            return
        count = faces.count(INFECTED)
        if whole and not count:
            self.infected.settle(player, 0.0)
        if count:
            self.infected.see(self.k, player, INFECTED, count)
        if whole and THE_THING not in faces:
            self.k.rule_out(player)
        if THE_THING in faces and not self.settings.revenge:
            self.k.only(player)
        self.k.see(player, faces, whole)

    def on_revealed(self, facts: Facts) -> None:
        if facts["what"] == "show_infected":
            self.saw(facts["player"], [INFECTED], False)

    def on_looked_at_offer(self, facts: Facts) -> None:
        """Only The Thing offers an Infected! card to somebody else (§6.9)."""
        looks = facts["player"] == self.viewer and self.k.weights[self.viewer] <= 0
        if looks and self.told(facts, "card") == INFECTED:
            self.k.only(facts["partner"])

    def on_left_out(self, facts: Facts) -> None:
        """Nothing but Infected! cards in hand, so no card of The Thing."""
        player: int = facts["player"]
        self.saw(player, [INFECTED] * self.k.sizes[player], True)

    def before_overflowed(self, facts: Facts) -> None:
        """One Infected! card too many: it came from The Thing, if somebody gave it."""
        player: int = facts["player"]
        if player != self.viewer:
            self.saw(player, [INFECTED] * (CAP + 1), False)
            self.k.rule_out(player)
            giver = self.gave.pop(player, self.viewer)
            if giver != self.viewer:
                self.k.only(giver)
                self.infected.grow(giver, player, 1.0)

    def before_eliminated(self, facts: Facts) -> None:
        if facts["cause"] == "superinfection":
            self.on_left_out(facts)
        self.dies(facts["player"], self.read)

    def on_eliminated(self, facts: Facts) -> None:
        """A Quarantine goes with its player; whoever leaves in the own turn ends it."""
        if self.quarantined[facts["player"]]:
            self.hear({"event": "quarantine_lifted", "player": facts["player"]})
        if facts["cause"] == "left" and facts["player"] == self.active:
            self.clear_table()
            self.pour("apart", "pile")

    def on_infected(self, facts: Facts) -> None:
        """The viewer was infected, or has infected somebody."""
        self.k.only(facts["by"])
        self.infected.settle(facts["player"], 1.0)

    def on_ended(self, facts: Facts) -> None:
        """All hands are open."""
        for player, cards in enumerate(facts["hands"]):
            self.saw(player, [self.codes[card] for card in cards], True)

    # -- exchanges -------------------------------------------------------------------------------

    def on_offered(self, facts: Facts) -> None:
        """A fresh offer after a redirect tells that the first was not legal (`missed_offer`)."""
        if self.missed_by != NOBODY and self.settings.locked_offer:
            self.betrayed(facts["player"], self.missed_by, False)
        self.offer = self.told(facts, "card")
        if facts.get("shown") == IDS[INFECTED]:
            self.betrayed(facts["player"], facts["partner"], True)

    def betrayed(self, giver: int, receiver: int, either: bool) -> None:
        """An Infected! card was meant for somebody: that one is The Thing and the giver Infected,
        or in either case the giver is The Thing (§6.9)."""
        self.k.among([receiver, giver] if either else [receiver])
        if giver != self.viewer:
            self.infected.grow(receiver, giver, 1.0)

    def on_redirected(self, facts: Facts) -> None:
        self.missed_by = facts["player"]

    def on_exchange_off(self, facts: Facts) -> None:
        """Without the cap somebody may have had nothing to give: the other, if not the viewer."""
        pair = [facts["player"], facts["partner"]]
        mine = self.k.known(self.viewer) if self.viewer in pair else [INFECTED]
        if facts["reason"] == "no_legal_card" and set(mine) != {INFECTED}:
            self.on_left_out({"player": sum(pair) - self.viewer})
        self.missed_by = NOBODY
        self.offer = UNSEEN

    def on_exchanged(self, facts: Facts) -> None:
        faces = [self.offer, self.codes[facts["shown"]] if "shown" in facts else UNSEEN]
        shielded = self.missed_by != NOBODY and self.settings.missed_shields
        self.trade([facts["player"], facts["partner"]], faces, facts, shielded)
        self.missed_by = NOBODY
        self.offer = UNSEEN

    def on_passed_on(self, facts: Facts) -> None:
        chain: list[int] = facts["chain"]
        faces = [UNSEEN] * len(chain)
        for shown in facts.get("shown", []):
            faces[chain.index(shown["player"])] = self.codes[shown["card"]]
        self.trade(chain, faces, facts, False)

    def trade(self, chain: list[int], faces: list[int], facts: Facts, shielded: bool) -> None:
        """Everybody of the chain gives a card to the next, all at once."""
        moves = []
        if "only_you" in facts:
            place = chain.index(self.viewer)
            faces[place] = self.codes[facts["only_you"]["gave"]]
            faces[place - 1] = self.codes[facts["only_you"]["received"]]
        for place, giver in enumerate(chain):
            receiver = chain[(place + 1) % len(chain)]
            if faces[place] == INFECTED and giver != self.viewer:
                if receiver != self.viewer:
                    self.betrayed(giver, receiver, True)
                elif self.k.weights[self.viewer] <= 0:
                    self.k.only(giver)
            moves.append(Move(giver, receiver, faces[place], 1, self.gift(giver, receiver)))
        flows = self.k.move(moves, INFECTED)
        self.gave = {one.target: one.source for one in moves}
        for place, one in enumerate(moves):
            knows = self.viewer in (one.source, one.target)
            flow = flows[place][one.source]
            if flow > 0 and not knows and not (shielded and place == 0):
                self.infected.grow(one.source, one.target, flow)
                self.since[one.target] = self.read

    def gift(self, giver: int, receiver: int) -> Keeps:
        """The table of §6.9: The Thing gives Infected! cards, the Infected spare ones to The
        Thing, nobody else any."""
        keeps: Keeps = [{INFECTED: ALL} for _ in range(self.seats + 1)]
        keeps[giver] = {THE_THING: ALL}
        held = self.k.expected(receiver, giver, INFECTED)
        mine = self.infected.by_world[receiver][giver]
        keeps[receiver] = {INFECTED: held - mine * max(0.0, held - mine)}
        return keeps
