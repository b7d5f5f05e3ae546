"""Round and Round: everybody passes a card to the next player at once (SA-PAN-12)."""

from __future__ import annotations

from typing import ClassVar

from whiteout.core.choice import SharedChoice
from whiteout.core.event import Event, Facts
from whiteout.core.option import Option
from whiteout.games.stay_away.options import PASS_ON
from whiteout.games.stay_away.position import NOBODY, StayAwayPosition
from whiteout.games.stay_away.rules.elimination import eliminate
from whiteout.games.stay_away.rules.exchange import end_turn_of_the_dead, superinfected
from whiteout.games.stay_away.rules.hand import overflow_everybody
from whiteout.games.stay_away.rules.infection import giveable, infect, infects
from whiteout.games.stay_away.rules.quarantine import in_the_open
from whiteout.games.stay_away.rules.seats import next_player
from whiteout.games.stay_away.tables import IDS
from whiteout.games.stay_away.written_codes import ROUND_AND_ROUND


class RoundAndRound(SharedChoice[StayAwayPosition]):
    """D-18: every living player secretly chooses a card legal for the own next player."""

    __slots__ = ()
    POINT: ClassVar = "D-18"
    RULE: ClassVar = "SA-PAN-12"

    def about(self, p: StayAwayPosition) -> dict[str, int | str]:
        return {"card": IDS[ROUND_AND_ROUND]}

    def everybody(self, p: StayAwayPosition) -> list[int]:
        return sorted(p.chain)

    def run(self, p: StayAwayPosition) -> None:
        form_chain(p)
        if len(p.chain) > 1:
            super().run(p)
        else:
            p.chain = []  # nobody to pass to

    def options(self, p: StayAwayPosition, seat: int) -> list[Option]:
        return [PASS_ON[card] for card in giveable(p, seat, receiver_of(p, seat))]

    def answered(self, p: StayAwayPosition, seat: int) -> None:
        if p.history is not None:
            p.emit(Event("has_chosen", {"player": seat}))

    def resolve_all(self, p: StayAwayPosition, answers: list[Option | None]) -> None:
        """All cards pass at the same moment; roles before the pass decide (SA-PAN-12)."""
        passed: list[int] = []
        for player in p.chain:
            option = answers[player]
            assert option is not None
            passed.append(option.value)
        victim = NOBODY
        for index, player in enumerate(p.chain):
            receiver = receiver_of(p, player)
            p.hands[player].remove(passed[index])
            if infects(p, player, receiver, passed[index]):
                victim = receiver
        for index, player in enumerate(p.chain):
            p.hands[receiver_of(p, player)].append(passed[index])
        if p.history is not None:
            tell_pass(p, passed)
        if victim != NOBODY:
            infect(p, victim)
        p.chain = []
        overflow_everybody(p)


def receiver_of(p: StayAwayPosition, player: int) -> int:
    """To whom a player of the chain passes."""
    return p.chain[(p.chain.index(player) + 1) % len(p.chain)]


def form_chain(p: StayAwayPosition) -> None:
    """All living players in `direction` from the active one who have something to give."""
    chain = [p.active]
    while next_player(p, chain[-1]) != p.active:
        chain.append(next_player(p, chain[-1]))
    p.chain = chain
    drop_stuck(p)


def drop(p: StayAwayPosition, player: int) -> None:
    """A place in the chain is skipped; the one before it chooses again if that choice has been
    made, since the card now goes to somebody else (SA-ELIM-07)."""
    before = p.chain[p.chain.index(player) - 1]
    p.chain.remove(player)
    if p.answers:
        p.answers[player] = None
        p.answers[before] = None


def drop_stuck(p: StayAwayPosition) -> None:
    """Without a cap, those who have nothing to give are eliminated (`superinfection`) or left
    out (`no_legal_card`)."""
    if p.settings.capped:
        return
    stuck = first_stuck(p)
    while stuck != NOBODY and not p.over:
        dies = superinfected(p, stuck, receiver_of(p, stuck))
        drop(p, stuck)
        if dies:
            eliminate(p, stuck, "superinfection")
            end_turn_of_the_dead(p, stuck)
        elif p.history is not None:
            p.emit(Event("left_out", {"player": stuck}))
        stuck = first_stuck(p)
    if p.over:
        p.chain = []


def first_stuck(p: StayAwayPosition) -> int:
    """The first player of the chain without a legal card to pass, if more than one is left."""
    if len(p.chain) > 1:
        for player in p.chain:
            if not giveable(p, player, receiver_of(p, player)):
                return player
    return NOBODY


def tell_pass(p: StayAwayPosition, passed: list[int]) -> None:
    """Chooser and receiver know the card, nobody else (I-19)."""
    secret: dict[int, Facts] = {}
    shown: list[Facts] = []
    for index, player in enumerate(p.chain):
        secret[player] = {"gave": IDS[passed[index]], "received": IDS[passed[index - 1]]}
        if in_the_open(p, player):
            shown.append({"player": player, "card": IDS[passed[index]]})
    public: Facts = {"chain": p.chain[:]}
    if shown:
        public["shown"] = shown
    p.emit(Event("passed_on", public, secret))
