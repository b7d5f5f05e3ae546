"""Supply cards that a viewer cannot name, gathered and dealt again to where they may lie."""

from __future__ import annotations

from whiteout.core.chance import Chance
from whiteout.games.outpost_31.imagine.mind import Mind
from whiteout.games.outpost_31.offers import AcceptOffer, OfferSecond, eligible
from whiteout.games.outpost_31.position import HUMAN, NOTHING, OutpostPosition
from whiteout.games.outpost_31.swap import TakeFromStock
from whiteout.games.outpost_31.tables import CARDS, IS_SABOTAGE
from whiteout.games.outpost_31.trade import PutDown
from whiteout.games.outpost_31.view import known_pool


class Redeal:
    """One deal into an imagined position.

    Cards come from two heaps: `fresh` ones were seen to go into the deck at the last reshuffle, so
    a hand holds no more of them than it has drawn since; the `others` can be anywhere.
    """

    def __init__(self, p: OutpostPosition, mind: Mind, chance: Chance) -> None:
        self.p = p
        self.mind = mind
        self.viewer = mind.viewer
        self.chance = chance
        self.others: list[int] = []
        self.fresh: list[int] = []
        self.sizes = [len(hand) for hand in p.hands]
        self.hands: list[list[int]] = [[] for _ in range(p.seats)]
        self.pool_size = len(p.pool)
        self.discards = len(p.discard)
        self.places: list[int] = []
        """Places in the Supply deck whose card the viewer cannot name."""
        self.own: list[int] = []
        """What the viewer has handed in and nobody has turned up since; still to be placed."""
        self.seen_pool: list[int] = []
        if p.looked and self.viewer == p.captain:
            self.seen_pool = known_pool(p)

    def deal(self) -> None:
        """Gather everything, then deal where most is known first."""
        self.gather()
        self.reserve_own()
        self.deal_offers()
        self.deal_held(True)
        if self.pool_size:
            self.deal_pool()
        self.deal_held(False)
        self.deal_hands()
        self.deal_rest()
        self.put_down()

    # -- gathering -------------------------------------------------------------------------------

    def gather(self) -> None:
        """Count every card that the viewer cannot name, by its face."""
        p = self.p
        heap = [0] * len(CARDS)
        for player in range(p.seats):
            if player != self.viewer:
                for card in p.hands[player]:
                    heap[card] += 1
        for card in p.pool:
            heap[card] += 1
        for card in self.seen_pool:
            heap[card] -= 1
        for place in range(len(p.supply)):
            if self.viewer < 0 or not p.supply_seen[place] >> self.viewer & 1:
                self.places.append(place)
                heap[p.supply[place]] += 1
        known: list[int] = []
        for card in range(len(CARDS)):
            count = p.discard.count(card)
            sure = min(self.mind.cards.discards[card], count)
            heap[card] += count - sure
            known += [card] * sure
        p.discard = known
        self.sort_heap(heap)

    def sort_heap(self, heap: list[int]) -> None:
        """Into the two heaps, in an order that tells nothing of where the cards lay."""
        for card in range(len(CARDS)):
            fresh = min(self.mind.cards.fresh[card], heap[card])
            self.fresh += [card] * fresh
            self.others += [card] * (heap[card] - fresh)
        self.chance.shuffle(self.fresh, "imagine")
        self.chance.shuffle(self.others, "imagine")

    # -- taking from the heaps -------------------------------------------------------------------

    def below(self, count: int) -> int:
        return self.chance.below(count, "imagine")

    def any_card(self) -> int:
        """A card of either heap."""
        if self.below(len(self.others) + len(self.fresh)) < len(self.others):
            return self.others.pop()
        return self.fresh.pop()

    def take(self, card: int) -> bool:
        """Take a card of this face, if there is one."""
        for heap in (self.others, self.fresh):
            if card in heap:
                heap.remove(card)
                return True
        return False

    def one_of(self, fitting: list[bool]) -> int:
        """A card that fits; any card if none does."""
        both = [card for card in self.others if fitting[card]]
        both += [card for card in self.fresh if fitting[card]]
        if not both:
            return self.any_card()
        card = both[self.below(len(both))]
        self.take(card)
        return card

    def reserve_own(self) -> None:
        """Nobody else can have the cards that the viewer has handed in. The Captain who has looked
        knows them with the rest of the pool."""
        p = self.p
        if self.viewer < 0 or not self.pool_size or (p.looked and self.viewer == p.captain):
            return
        turned_up = p.revealed[:]
        for card in p.given[self.viewer]:
            if card in turned_up:
                turned_up.remove(card)
            elif (not p.looked or not IS_SABOTAGE[card]) and self.take(card):
                self.own.append(card)

    # -- what is known of hands ------------------------------------------------------------------

    def deal_offers(self) -> None:
        """While the Captain weighs offers, whoever offers holds what counts (OP-SAB-05)."""
        p = self.p
        choice = p.choice
        if not isinstance(choice, AcceptOffer):
            return
        fitting = [eligible(p, choice.cause, card) for card in range(len(CARDS))]
        for player in range(p.seats):
            if player == self.viewer:
                continue
            if choice.kind != NOTHING:  # an entry, where all know the kinds of every offer
                self.hands[player] += [card for card in p.offers[player] if self.take(card)]
            else:
                p.offers[player] = [self.one_of(fitting) for _ in p.offers[player]]
                self.hands[player] += p.offers[player]

    def deal_held(self, sure: bool) -> None:
        """Cards seen in a hand: first those that must still be there, later the others, as often
        as not lost unseen."""
        for held in self.mind.cards.held:
            hand = self.hands[held.player]
            full = len(hand) >= self.sizes[held.player]
            if full or held.card in hand or sure != (held.kept >= 1):
                continue
            if (sure or self.below(1000) < 1000 * held.kept) and self.take(held.card):
                hand.append(held.card)

    def deal_hands(self) -> None:
        """First what cannot be fresh in a hand, then the rest of it."""
        p = self.p
        strangers = [player for player in range(p.seats) if player != self.viewer]
        for player in strangers:
            hand = self.hands[player]
            old = self.sizes[player] - max(self.mind.cards.drawn[player], len(hand))
            for _ in range(min(old, len(self.others))):
                hand.append(self.others.pop())
        for player in strangers:
            hand = self.hands[player]
            while len(hand) < self.sizes[player]:
                hand.append(self.any_card())
            p.hands[player] = hand

    def deal_rest(self) -> None:
        """Whatever is left lies in the discard pile and in the deck. What the viewer has seen go
        to the bottom of the deck lies there in any order (pw_fuc_b)."""
        p = self.p
        while len(p.discard) < self.discards:
            p.discard.append(self.any_card())
        rest = self.others + self.fresh
        self.chance.shuffle(rest, "imagine")
        for place, card in zip(self.places, rest, strict=True):
            p.supply[place] = card
        if not isinstance(p.choice, TakeFromStock):
            seen = [place for place in range(len(p.supply)) if place not in self.places]
            self.mix_runs(seen)

    def mix_runs(self, seen: list[int]) -> None:
        """Shuffle each run of places that lie side by side."""
        supply = self.p.supply
        run: list[int] = []
        for index, place in enumerate(seen):
            run.append(place)
            if index + 1 == len(seen) or seen[index + 1] != place + 1:
                cards = [supply[here] for here in run]
                self.chance.shuffle(cards, "imagine")
                for here, card in zip(run, cards, strict=True):
                    supply[here] = card
                run = []

    # -- the pool --------------------------------------------------------------------------------

    def deal_pool(self) -> None:
        """The pool, as the viewer may imagine it."""
        p = self.p
        if p.looked and self.viewer == p.captain:
            self.deal_seen_pool()
        elif p.looked:
            self.deal_turned_pool()
        else:
            self.deal_closed_pool()
        self.chance.shuffle(p.pool, "imagine")

    def deal_seen_pool(self) -> None:
        """The Captain knows all but what was swapped in unseen (OP-SWAP-01)."""
        p = self.p
        hidden = p.pool[:]
        for card in self.seen_pool:
            hidden.remove(card)
        turned_up = p.swapped_in[:]
        for card in hidden:
            if card in turned_up:
                turned_up.remove(card)
        drawn = [self.any_card() for _ in hidden]
        p.pool = self.seen_pool + drawn
        p.swapped_in = turned_up + drawn
        self.share_out()

    def deal_closed_pool(self) -> None:
        """Not looked at yet: everybody has given what he may (OP-POOL-03, OP-POOL-04)."""
        p = self.p
        p.pool = []
        for player in range(p.seats):
            if player != self.viewer:
                human = p.settings.sabotage_ban and p.blood[player] == HUMAN
                fitting = [not (human and sabotage) for sabotage in IS_SABOTAGE]
                p.given[player] = [self.one_of(fitting) for _ in p.given[player]]
                p.pool += p.given[player]
        p.pool += self.own

    def deal_turned_pool(self) -> None:
        """Every Sabotage of the hand-in has been turned up, so only what was swapped in can be one
        (OP-LOOK-02). The viewer's own card is there, unless turned up or swapped out."""
        p = self.p
        size = self.pool_size
        swapped = 0
        for _ in range(p.swapped):
            if self.below(size + len(p.revealed)) < size and swapped < size:
                swapped += 1
        p.pool = [self.any_card() for _ in range(swapped)]
        if p.swapped_in:
            p.swapped_in = p.pool[:]
        for card in self.own:
            out = p.swapped and self.below(size + p.swapped) < p.swapped
            if not out and len(p.pool) < size:
                p.pool.append(card)
            elif len(p.discard) < self.discards:
                p.discard.append(card)
            else:
                self.others.append(card)
        clean = [not sabotage for sabotage in IS_SABOTAGE]
        while len(p.pool) < size:
            p.pool.append(self.one_of(clean))
        self.share_out()

    def share_out(self) -> None:
        """Who gave what: anybody anything that is or was in the pool."""
        p = self.p
        cards = p.pool + p.revealed + p.sabotage + p.discard
        for player in range(p.seats):
            if player != self.viewer and cards:
                p.given[player] = [cards[self.below(len(cards))] for _ in p.given[player]]

    # -- what is put down in secret --------------------------------------------------------------

    def put_down(self) -> None:
        """Between two rounds of a secret offer or trade, others have put down anything or
        nothing."""
        p = self.p
        choice = p.choice
        players = list(range(p.seats))
        if isinstance(choice, OfferSecond):
            fitting = [eligible(p, choice.cause, card) for card in range(len(CARDS))]
            players = p.team
        elif isinstance(choice, PutDown) and choice.second:
            fitting = [True] * len(CARDS)
        else:
            return
        for player in players:
            if player != self.viewer:
                self.put_down_by(player, fitting)

    def put_down_by(self, player: int, fitting: list[bool]) -> None:
        """One player's first card, half of the time."""
        p = self.p
        cards = [card for card in sorted(p.hands[player]) if fitting[card]]
        if cards and self.below(2):
            p.offers[player] = [cards[self.below(len(cards))]]
        else:
            p.offers[player] = []
