"""The exchange of cards: specification §6.8 (EXCH)."""

from __future__ import annotations

from typing import ClassVar, Final

from whiteout.core.choice import Choice, Step
from whiteout.core.event import Event, Facts
from whiteout.core.option import Option
from whiteout.games.stay_away.options import GIVE, OFFER, RESPOND
from whiteout.games.stay_away.position import (
    EXCHANGE,
    INFECTED_ROLE,
    NOBODY,
    THING_ROLE,
    StayAwayPosition,
)
from whiteout.games.stay_away.rules.elimination import eliminate
from whiteout.games.stay_away.rules.ending import declares_now
from whiteout.games.stay_away.rules.hand import overflow
from whiteout.games.stay_away.rules.infection import giveable, infect, infects
from whiteout.games.stay_away.rules.quarantine import in_the_open, isolated
from whiteout.games.stay_away.rules.response import use_defense
from whiteout.games.stay_away.rules.seats import barred, next_player
from whiteout.games.stay_away.tables import CARDS, IDS, MOST_PLAYERS
from whiteout.games.stay_away.written_codes import INFECTED, MISSED, SCARY, SEDUCTION

REFUSALS: Final = CARDS[SEDUCTION].answered_by
"""Every exchange may be refused by the cards that refuse Seduction (table of §6.6)."""
_REFUSES: Final = [1 if card in REFUSALS else 0 for card in range(len(CARDS))]

TURN_END: Final = "turn_end"
SEDUCED: Final = "seduction"
FRIENDS: Final = "friends"


def all_infected(p: StayAwayPosition, player: int) -> bool:
    """Nothing but Infected! cards in hand: possible only with `infected_cap = none`."""
    return p.hands[player].count(INFECTED) == len(p.hands[player])


def superinfected(p: StayAwayPosition, player: int, facing: int) -> bool:
    """With `superinfection`: a hand full of Infected! cards kills its owner, unless that is
    The Thing, or Infected and facing The Thing (§11)."""
    if not p.settings.superinfection or not all_infected(p, player):
        return False
    if p.roles[player] == THING_ROLE:
        return False
    return not (p.roles[player] == INFECTED_ROLE and p.roles[facing] == THING_ROLE)


def call_off(p: StayAwayPosition, reason: str) -> None:
    """The exchange does not happen, or is over; an offer goes back (SA-EXCH-08)."""
    if reason and p.history is not None:
        facts: Facts = {"player": p.initiator, "partner": p.partner, "reason": reason}
        p.emit(Event("exchange_off", facts))
    p.cause = ""
    p.initiator = NOBODY
    p.partner = NOBODY
    p.offer = NOBODY
    p.redirected = False


class ExchangeWithNext(Step[StayAwayPosition]):
    """Step 3: exchange with the next player, unless something prevents it (SA-FLOW-05,
    SA-EXCH-02)."""

    __slots__ = ()

    def run(self, p: StayAwayPosition) -> None:
        if p.skip_exchange:
            return
        p.step = EXCHANGE
        active = p.active
        partner = next_player(p, active)
        if isolated(p, active) or (p.drew_in_quarantine and not p.settings.freed_exchanges):
            reason = "active_quarantined"  # SA-OBS-06
        elif isolated(p, partner):
            reason = "partner_quarantined"  # SA-OBS-04
        elif barred(p, active, partner):
            reason = "barred"
        else:
            begin_exchange(p, active, partner, TURN_END)
            return
        if p.history is not None:
            facts: Facts = {"player": active, "partner": partner, "reason": reason}
            p.emit(Event("exchange_off", facts))


class BeginExchange(Step[StayAwayPosition]):
    """The active player starts an exchange with a partner (SA-EXCH-01)."""

    __slots__ = ("cause", "initiator", "partner")

    def __init__(self, initiator: int, partner: int, cause: str) -> None:
        self.initiator = initiator
        self.partner = partner
        self.cause = cause

    def run(self, p: StayAwayPosition) -> None:
        begin_exchange(p, self.initiator, self.partner, self.cause)


def begin_exchange(p: StayAwayPosition, initiator: int, partner: int, cause: str) -> None:
    """The two are named; the initiator makes an offer."""
    p.initiator = initiator
    p.partner = partner
    p.cause = cause
    p.offer = NOBODY
    p.redirected = False
    if not stopped(p):
        if cause == TURN_END:
            p.then(_FIRST_OFFER[initiator][partner])
        else:
            p.then(MakeOffer(initiator, partner, False))


def stopped(p: StayAwayPosition) -> bool:
    """Without a cap a participant may have nothing to give: `superinfection` eliminates, else
    the exchange fails (`no_legal_card`). Never with the cap of three (SA-HAND-10)."""
    if p.settings.capped:
        return False
    for player, facing in ((p.initiator, p.partner), (p.partner, p.initiator)):
        if superinfected(p, player, facing):
            call_off(p, "superinfection")
            eliminate(p, player, "superinfection")
            end_turn_of_the_dead(p, player)
            return True
        if all_infected(p, player) and not giveable(p, player, facing):
            call_off(p, "no_legal_card")
            return True
    return False


def end_turn_of_the_dead(p: StayAwayPosition, player: int) -> None:
    """An active player who is eliminated has no step 3 any more (SA-ELIM-05)."""
    if player == p.active:
        p.skip_exchange = True


class MakeOffer(Choice[StayAwayPosition]):
    """D-10, stage 1: the initiator secretly puts one legal card forward (SA-EXCH-04).

    The first offer of a step 3 exchange is a stable point (SA-END-05).
    """

    __slots__ = ("partner", "stable")
    POINT: ClassVar = "D-10"
    RULE: ClassVar = "SA-EXCH-04"

    def __init__(self, seat: int, partner: int, stable: bool) -> None:
        super().__init__(seat)
        self.partner = partner
        self.stable = stable

    def about(self, p: StayAwayPosition) -> dict[str, int | str]:
        return {"player": self.partner, "cause": p.cause}

    def run(self, p: StayAwayPosition) -> None:
        if not (self.stable and declares_now(p)):
            p.ask(self, self.seat)
            p.stable = self.stable

    def options(self, p: StayAwayPosition, seat: int) -> list[Option]:
        return [OFFER[card] for card in giveable(p, seat, self.partner)]

    def resolve(self, p: StayAwayPosition, option: Option) -> None:
        p.offer = option.value
        if p.history is not None:
            public: Facts = {"player": self.seat, "partner": self.partner, "cause": p.cause}
            if in_the_open(p, self.seat):
                public["shown"] = IDS[option.value]
            p.emit(Event("offered", public, {self.seat: {"card": IDS[option.value]}}))
        p.then(_ANSWER[self.partner])


class AnswerOffer(Choice[StayAwayPosition]):
    """D-11, stage 2: the partner gives a card unseen, or refuses by a defense card
    (SA-EXCH-05)."""

    __slots__ = ()
    POINT: ClassVar = "D-11"
    RULE: ClassVar = "SA-EXCH-05"

    def about(self, p: StayAwayPosition) -> dict[str, int | str]:
        return {"player": p.initiator, "cause": p.cause}

    def options(self, p: StayAwayPosition, seat: int) -> list[Option]:
        options = [GIVE[card] for card in giveable(p, seat, p.initiator)]
        hand = p.hands[seat]
        held = 0
        for card in hand:
            held |= _REFUSES[card]
        if held:
            options += [RESPOND[card] for card in REFUSALS if card in hand]
        return options

    def resolve(self, p: StayAwayPosition, option: Option) -> None:
        card = option.value
        if option is GIVE[card]:
            swap_cards(p, card)
        else:
            refuse(p, self.seat, card)


# Steps of the usual exchange: they never change, so one of each is enough for all matches.
_ANSWER: Final = [AnswerOffer(partner) for partner in range(MOST_PLAYERS)]
_FIRST_OFFER: Final = [
    [MakeOffer(initiator, partner, True) for partner in range(MOST_PLAYERS)]
    for initiator in range(MOST_PLAYERS)
]


def swap_cards(p: StayAwayPosition, given: int) -> None:
    """Stage 3: the two cards change hands at the same moment (SA-EXCH-06)."""
    initiator = p.initiator
    partner = p.partner
    offer = p.offer
    p.hands[initiator].remove(offer)
    p.hands[partner].remove(given)
    p.hands[initiator].append(given)
    p.hands[partner].append(offer)
    if p.history is not None:
        tell_swap(p, given)
    if infects(p, initiator, partner, offer):
        if not (p.redirected and p.settings.missed_shields):
            infect(p, partner)
    elif infects(p, partner, initiator, given):
        infect(p, initiator)
    call_off(p, "")
    overflow(p, initiator)
    overflow(p, partner)


def tell_swap(p: StayAwayPosition, given: int) -> None:
    """Nobody but the two learns which cards moved (SA-EXCH-14, I-17)."""
    offer = IDS[p.offer]
    gift = IDS[given]
    public: Facts = {"player": p.initiator, "partner": p.partner}
    if in_the_open(p, p.partner):
        public["shown"] = gift
    secret: dict[int, Facts] = {
        p.initiator: {"gave": offer, "received": gift},
        p.partner: {"gave": gift, "received": offer},
    }
    p.emit(Event("exchanged", public, secret))


def refuse(p: StayAwayPosition, partner: int, card: int) -> None:
    """No Thanks!, Scary or Missed! (SA-RESP-08 to SA-RESP-10)."""
    use_defense(p, partner, card)
    if card == MISSED:
        redirect(p, partner)
        return
    if card == SCARY and p.history is not None:
        face: Facts = {"card": IDS[p.offer]}
        facts: Facts = {"player": partner, "partner": p.initiator}
        p.emit(Event("looked_at_offer", facts, {partner: face, p.initiator: face}))
    call_off(p, "refused")


def redirect(p: StayAwayPosition, missed_by: int) -> None:
    """After Missed!, the next player must exchange instead (SA-EXCH-09 to SA-EXCH-12)."""
    partner = next_player(p, missed_by)
    initiator = p.initiator
    if partner == initiator:
        call_off(p, "back_at_initiator")
        return
    if isolated(p, partner):
        call_off(p, "partner_quarantined")
        return
    door_to_initiator = barred(p, initiator, partner) and not p.settings.ignore_doors
    if barred(p, missed_by, partner) or door_to_initiator:
        call_off(p, "barred")
        return
    p.partner = partner
    p.redirected = True
    if p.history is not None:
        p.emit(Event("redirected", {"player": missed_by, "partner": partner}))
    offer = p.offer
    p.offer = NOBODY
    if stopped(p):
        return
    if p.settings.locked_offer and offer in giveable(p, initiator, partner):
        p.offer = offer
        p.then(_ANSWER[partner])
    else:
        p.then(MakeOffer(initiator, partner, False))
