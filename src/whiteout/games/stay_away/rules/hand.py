"""What may leave a hand, and how many Infected! cards may stay: specification §6.3 (HAND)."""

from __future__ import annotations

from whiteout.core.event import Event, Facts
from whiteout.games.stay_away.position import INFECTED_ROLE, StayAwayPosition
from whiteout.games.stay_away.rules.deck import draw_stay_away
from whiteout.games.stay_away.rules.quarantine import in_the_open
from whiteout.games.stay_away.rules.seats import next_player
from whiteout.games.stay_away.settings import CAP
from whiteout.games.stay_away.tables import IDS
from whiteout.games.stay_away.written_codes import INFECTED, THE_THING


def discardable(p: StayAwayPosition, player: int) -> list[int]:
    """The cards that may be discarded or put on the deck, each named once.

    Not The Thing (SA-HAND-03), nor the last Infected! card of an Infected player (SA-HAND-04);
    everything else is free for everybody (SA-HAND-05, SA-HAND-06, SA-HAND-11).
    """
    hand = p.hands[player]
    bound = p.roles[player] == INFECTED_ROLE and hand.count(INFECTED) == 1
    cards = []
    seen = 0
    for card in hand:
        bit = 1 << card
        if seen & bit:
            continue
        seen |= bit
        if card == THE_THING and player == p.thing:
            continue  # the card of a dead Thing binds nobody: `revenge`
        if not (bound and card == INFECTED):
            cards.append(card)
    return cards


def too_many_infected(p: StayAwayPosition, player: int) -> bool:
    """Nobody may keep more than three Infected! cards (SA-HAND-07)."""
    if not p.settings.capped:
        return False
    found = 0
    for card in p.hands[player]:
        if card == INFECTED:
            found += 1
    return found > CAP


def overflow(p: StayAwayPosition, player: int) -> None:
    """Outside step 2 of one's own turn, surplus Infected! cards are replaced at once
    (SA-HAND-09)."""
    while too_many_infected(p, player):
        p.hands[player].remove(INFECTED)
        p.discard.append(INFECTED)
        if p.history is not None:
            p.emit(Event("overflowed", {"player": player}))
        draw_stay_away(p, player, "overflow")


def overflow_everybody(p: StayAwayPosition) -> None:
    """If several overflow together: in turn order from the active player (SA-HAND-09)."""
    player = p.active
    for _ in range(p.living):
        overflow(p, player)
        player = next_player(p, player)


def discard_from_hand(p: StayAwayPosition, player: int, card: int) -> None:
    """Face down: only the one who discards knows what (SA-DECK-02, SA-DECK-07, I-09)."""
    p.hands[player].remove(card)
    p.discard.append(card)
    if p.history is not None:
        public: Facts = {"player": player}
        if in_the_open(p, player):
            public["shown"] = IDS[card]
        p.emit(Event("discarded", public, {player: {"card": IDS[card]}}))


def show_hand(p: StayAwayPosition, owner: int, viewers: list[int], cause: str) -> None:
    """The faces at this moment, to everybody or to those named (SA-INFO-02, I-11 to I-16)."""
    if p.history is None:
        return
    cards = sorted(p.hands[owner])
    faces = [IDS[card] for card in cards]
    if viewers:
        secret: dict[int, Facts] = {viewer: {"cards": faces} for viewer in [*viewers, owner]}
        p.emit(Event("showed_hand", {"player": owner, "cause": cause, "to": viewers}, secret))
    else:
        p.emit(Event("showed_hand", {"player": owner, "cause": cause, "shown": faces}))
