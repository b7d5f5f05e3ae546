"""Supply cards that a viewer cannot name, gathered and dealt again to where they may lie."""

from __future__ import annotations

from typing import Final

from whiteout.core.chance import Chance
from whiteout.core.zones.counts import take_out
from whiteout.core.zones.deal import Deal, mix, seen_runs, unseen
from whiteout.games.outpost_31.hidden.known import known_pool
from whiteout.games.outpost_31.hidden.observer import OutpostObserver
from whiteout.games.outpost_31.position import HUMAN, NOTHING, OutpostPosition
from whiteout.games.outpost_31.rules.offers import AcceptOffer, OfferSecond, eligible
from whiteout.games.outpost_31.rules.pool import PutDown
from whiteout.games.outpost_31.rules.swap import TakeFromStock
from whiteout.games.outpost_31.tables import CARDS, IS_CLEAN, IS_SABOTAGE
from whiteout.games.outpost_31.written_codes import FUC_B

ANY: Final = [True] * len(CARDS)


class SupplyDeal(Deal):
    """One deal into a sample."""

    def __init__(self, p: OutpostPosition, observer: OutpostObserver, chance: Chance) -> None:
        super().__init__(chance, observer)
        self.p = p
        self.viewer = observer.viewer
        self.strangers = [player for player in range(p.seats) if player != self.viewer]
        self.sizes = [len(hand) for hand in p.hands]
        self.discards = len(p.discard)
        self.pool_size = len(p.pool)
        self.looked = p.looked and self.viewer == p.captain
        self.own: list[int] = []
        """What the viewer has handed in and nobody has turned up since; still to be placed."""

    def deal(self) -> None:
        """Gather everything, then deal where most is known first."""
        p = self.p
        places = unseen(p.supply_seen, self.viewer)
        self.gather([p.supply[place] for place in places])
        for player in self.strangers:
            p.hands[player] = self.gather(p.hands[player])
        pool = self.gather(p.pool, known_pool(p) if self.looked else [])
        p.discard = self.gather(p.discard, self.observer.pile)
        self.shuffle()
        self.reserve_own()
        self.deal_offers()
        self.hold(p.hands, self.sizes, True)
        if p.given:
            self.deal_pool(pool)
        self.hold(p.hands, self.sizes, False)
        self.fill(p.hands, self.sizes)
        while len(p.discard) < self.discards:
            p.discard.append(self.any())
        for place, card in zip(places, self.rest(), strict=True):
            p.supply[place] = card
        self.mix_seen()
        self.put_down()

    def reserve_own(self) -> None:
        """Nobody else can have the cards that the viewer has handed in. The Captain who has looked
        knows them with the rest of the pool."""
        p = self.p
        if self.viewer >= 0 and self.pool_size and not self.looked:
            own = p.given[self.viewer][:]
            take_out(own, p.revealed)
            for card in own:
                if not (p.looked and IS_SABOTAGE[card]) and self.take(card):
                    self.own.append(card)

    def mix_seen(self) -> None:
        """Where cards lie that went under the deck is known, but not their order (pw_fuc_b)."""
        if not isinstance(self.p.choice, TakeFromStock):
            for run in seen_runs(self.p.supply_seen, self.viewer):
                mix(self.p.supply, run, self.chance)

    # -- what is offered, or put down in secret --------------------------------------------------

    def deal_offers(self) -> None:
        """While the Captain weighs offers, whoever offers holds what counts (OP-SAB-05). For an
        entry all have seen the kinds."""
        p = self.p
        choice = p.choice
        if isinstance(choice, AcceptOffer) and choice.kind == NOTHING:
            fits = self.counting(choice.cause)
            for player in self.strangers:
                p.offers[player] = [self.one_of(fits) for _ in p.offers[player]]
                p.hands[player] += p.offers[player]

    def put_down(self) -> None:
        """Between two rounds of a secret offer or trade, others have put down any card, half of
        the time, or nothing."""
        p = self.p
        choice = p.choice
        if isinstance(choice, OfferSecond):
            fits = self.counting(choice.cause)
            players = p.team
        elif isinstance(choice, PutDown) and choice.second:
            fits = ANY
            players = self.strangers
        else:
            return
        for player in players:
            if player != self.viewer:
                cards = [card for card in sorted(p.hands[player]) if fits[card]]
                puts = bool(cards) and self.below(2) == 1
                p.offers[player] = [cards[self.below(len(cards))]] if puts else []

    def counting(self, cause: int) -> list[bool]:
        """By card: whether it counts for what is due."""
        return [eligible(self.p, cause, card) for card in range(len(CARDS))]

    # -- the pool --------------------------------------------------------------------------------

    def deal_pool(self, known: list[int]) -> None:
        """Once the Captain has looked, anybody may have given anything that is or was in it."""
        p = self.p
        if self.looked:
            self.deal_seen_pool(known)
        elif p.looked:
            self.deal_turned_pool()
        else:
            self.deal_closed_pool()
        cards = p.pool + p.revealed + p.sabotage + p.discard
        if p.looked and cards:
            for player in self.strangers:
                p.given[player] = [cards[self.below(len(cards))] for _ in p.given[player]]
        self.chance.shuffle(p.pool, "determinize")

    def deal_closed_pool(self) -> None:
        """Not looked at yet: everybody has given what he may (OP-POOL-03, OP-POOL-04)."""
        p = self.p
        p.pool = self.own
        for player in self.strangers:
            human = p.settings.sabotage_ban and p.blood[player] == HUMAN
            fits = IS_CLEAN if human else ANY
            p.given[player] = [self.one_of(fits) for _ in p.given[player]]
            p.pool += p.given[player]

    def deal_seen_pool(self, known: list[int]) -> None:
        """The Captain knows all but what was swapped in unseen (OP-SWAP-01)."""
        p = self.p
        take_out(p.pool, known)
        turned_up = sorted(p.swapped_in)
        take_out(turned_up, p.pool)
        drawn = [self.any() for _ in p.pool]
        p.pool = known + drawn
        p.swapped_in = turned_up + drawn

    def deal_turned_pool(self) -> None:
        """Every Sabotage of the hand-in has been turned up, so only what was swapped in can be one
        (OP-LOOK-02). The viewer's own card is there, unless turned up or swapped out."""
        p = self.p
        size = self.pool_size
        turned_up: list[int] = []
        swapped = 0
        for _ in range(p.swapped):
            card = self.below(max(1, size + len(p.revealed)))
            if card < size and swapped < size:
                swapped += 1
            elif card >= size and p.revealed:
                turned_up.append(p.revealed[card - size])
        p.pool = [self.any() for _ in range(swapped)]
        p.swapped_in = [] if p.power_used == FUC_B else turned_up + p.pool
        for card in self.own:
            out = p.swapped and self.below(size + p.swapped) < p.swapped
            if not out and len(p.pool) < size:
                p.pool.append(card)
            elif len(p.discard) < self.discards:
                p.discard.append(card)
            else:
                self.others.append(card)
        while len(p.pool) < size:
            p.pool.append(self.one_of(IS_CLEAN))
