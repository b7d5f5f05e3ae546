"""Who sees what: the information table of specification §8, each fact once (core.facts)."""

from __future__ import annotations

from typing import Final

from whiteout.core import facts
from whiteout.core.event import EventKind
from whiteout.core.facts import END, GAME, OWNER, TRUTH, Fact, FactTable, Part, answer_of, event
from whiteout.core.kinds import (
    AS_THEY_LIE,
    TOP_FIRST,
    Count,
    Direction,
    Each,
    Id,
    Ids,
    Kind,
    Many,
    Seat,
    Seats,
    Word,
    YesNo,
)
from whiteout.core.talk import usual_claims
from whiteout.core.zones.carry import Carry, Sight
from whiteout.games.stay_away.options import PASS_ON
from whiteout.games.stay_away.position import HUMAN, NOBODY, ROLES, STEPS, StayAwayPosition
from whiteout.games.stay_away.rules.ending import SIDE_OF_END, humans_alive
from whiteout.games.stay_away.rules.exchange import FRIENDS, SEDUCED, TURN_END
from whiteout.games.stay_away.rules.quarantine import in_the_open
from whiteout.games.stay_away.tables import CARDS, IDS
from whiteout.games.stay_away.written_codes import BARRED_DOOR, INFECTED, QUARANTINE

_P = StayAwayPosition
_AT_THE_END: Final = "known only after the end"

# -- who sees it -----------------------------------------------------------------------------------

THING: Final = GAME
"""The Thing, also after its death under `revenge` (I-25, I-28, I-31)."""
TURNED: Final = GAME << 1
"""The Infected and The Thing."""
INITIATOR: Final = GAME << 2
ACTIVE: Final = GAME << 3
KNOWS_TOP: Final = GAME << 4


def standing(p: _P, viewer: int) -> int:
    """What a seat that looks is. The dead keep what they knew (I-27)."""
    bits = OWNER
    if viewer == p.thing:
        bits |= THING
    if p.roles[viewer] != HUMAN:
        bits |= TURNED
    if viewer == p.initiator:
        bits |= INITIATOR
    if viewer == p.active:
        bits |= ACTIVE
    if viewer == p.known_top:
        bits |= KNOWS_TOP
    return bits


# -- kinds -----------------------------------------------------------------------------------------

SEAT: Final = Seat()
CHAIR: Final = Seat("number")
IN_ORDER: Final = Seats(ordered=True)
CARD: Final = Id("card", IDS)
HAND: Final = Ids("card", IDS, most=4)
ROLE: Final = Id("role", ROLES)
TURNS: Final = Count(200)
DECK: Final = Count(120)
EDGE: Final = Seat("edge")
CAUSE: Final = Word("cause", [TURN_END, SEDUCED, FRIENDS])
REASON: Final = Word("end", list(SIDE_OF_END))
SIDE: Final = Word("side", list(SIDE_OF_END.values()))
CHOSEN: Final = Word("", [option.text for option in PASS_ON])


# -- views -----------------------------------------------------------------------------------------

# fmt: off
VIEW: Final[list[Fact[_P] | Part[_P]]] = [
    Fact("turn", TURNS, "I-02", lambda p: p.turn),
    Fact("active", SEAT, "I-02", lambda p: p.active),
    Fact("step", Word("step", STEPS), "I-02", lambda p: p.step),
    Fact("direction", Direction(), "I-02", lambda p: p.direction),
    Part("players[]", "I-01"),
    Fact("players[].seat", CHAIR, "I-01", lambda p: p.seat_of),
    Fact("players[].alive", YesNo(), "I-01", lambda p: p.alive),
    Fact("players[].cards", Count(6), "I-03", at=lambda p, s: len(p.hands[s])),
    Fact("players[].quarantine", Count(10), "I-29", lambda p: p.quarantine),
    Fact("doors", Seats(type="edge"), "I-29",
         lambda p: [edge for edge in range(p.seats) if p.doors[edge]]),
    Part("deck", "I-05"),
    Fact("deck.size", DECK, "I-05", lambda p: len(p.deck)),
    Fact("deck.back", Word("back", ["stay_away", "panic"]), "I-06",
         lambda p: CARDS[p.deck[-1]].back if p.deck else None),
    Fact("discard", DECK, "I-05", lambda p: len(p.discard)),
    Fact("played", Ids("card", IDS, order=AS_THEY_LIE), "I-35", lambda p: p.played),
    Fact("target", SEAT, "I-35", lambda p: p.target, when=lambda p: p.target != NOBODY),
    Part("exchange", "I-35", when=lambda p: p.cause != ""),
    Fact("exchange.cause", CAUSE, "I-35", lambda p: p.cause),
    Fact("exchange.initiator", SEAT, "I-35", lambda p: p.initiator),
    Fact("exchange.partner", SEAT, "I-35", lambda p: p.partner),
    Fact("exchange.offer", CARD, "I-17", lambda p: p.offer,  # `open_cards`: offered face up
         when=lambda p: p.offer != NOBODY and in_the_open(p, p.initiator)),
    Fact("chain", IN_ORDER, "I-34", lambda p: p.chain, when=lambda p: len(p.chain) > 0),
    # At the end everything is opened, of the eliminated too (SA-INFO-05).
    Fact("players[].role", ROLE, "I-24 I-25 I-26 I-27", lambda p: p.roles, END | THING | TRUTH),
    Fact("players[].hand", HAND, "I-04", lambda p: p.hands, END | TRUTH, unlearned=_AT_THE_END),
    Part("end", "I-24", END, unlearned=_AT_THE_END),
    Fact("end.reason", REASON, "I-24", lambda p: p.end_reason, END),
    Fact("end.side", SIDE, "I-24", lambda p: SIDE_OF_END[p.end_reason], END),
    Fact("end.winners", IN_ORDER, "I-24", lambda p: p.winners, END),
    # What a seat knows of itself.
    Fact("hand", HAND, "I-04", to=OWNER, own=lambda p, v: p.hands[v]),
    Fact("role", ROLE, "I-24", to=OWNER, own=lambda p, v: p.roles[v]),
    Fact("thing", SEAT, "I-26", lambda p: p.thing, TURNED | TRUTH),
    Fact("deck.top", CARD, "I-07", lambda p: p.deck[-1], KNOWS_TOP),
    Fact("exchange.offer", CARD, "I-17", lambda p: p.offer, INITIATOR,
         when=lambda p: p.offer != NOBODY),
    Fact("looking_at", Ids("card", IDS, most=3), "I-20", lambda p: p.drawn, ACTIVE,
         when=lambda p: len(p.drawn) > 0),
    Fact("chosen", CHOSEN, "I-19", to=OWNER, own=answer_of, gaps=True),
    # What The Thing knows besides.
    Fact("humans_left", Count(per_seat=1), "I-28", humans_alive, THING | TRUTH),
    Fact("infection_order", IN_ORDER, "I-31", lambda p: p.infection_order, THING | TRUTH),
    Fact("request", YesNo(), "I-36", lambda p: p.request, THING | TRUTH),
    # What even the table does not know.
    Fact("deck.cards", Ids("card", IDS, order=TOP_FIRST), "", lambda p: p.deck, TRUTH),
    Fact("discard_pile", Ids("card", IDS), "", lambda p: p.discard, TRUTH),
    Fact("looking_at", Ids("card", IDS), "", lambda p: p.drawn, TRUTH),
    Fact("exchange.offer", CARD, "", lambda p: p.offer, TRUTH, when=lambda p: p.offer != NOBODY),
]
# fmt: on

# -- prompts ---------------------------------------------------------------------------------------

POINTS: Final = [f"D-{number:02}" for number in range(2, 20)]
"""The decision points that are asked as choices."""

ABOUT: Final[dict[str, Kind]] = {
    "card": CARD,
    "player": SEAT,
    "cause": CAUSE,
    "remaining": Count(4),
}

# -- events ----------------------------------------------------------------------------------------

# fmt: off
WHY: Final = Word("cause", [
    TURN_END, SEDUCED, FRIENDS, "turn", "replacement", "overflow", "time", "left", "superinfection",
    *IDS,
])
CALLED_OFF: Final = Word("reason", [
    "active_quarantined", "partner_quarantined", "barred", "refused", "back_at_initiator",
    "superinfection", "no_legal_card", "left",
])

# fmt: off
EVENTS: Final[dict[str, EventKind]] = {
    "dealt": event("I-01 I-04 I-05 I-24", first=SEAT, seating=IN_ORDER, deck=DECK,
                   secret={"cards": HAND, "role": ROLE}, discloses="first seating cards role"),
    "turn_began": event("I-02", player=SEAT, turn=TURNS),
    "drew": event("I-21 I-22", player=SEAT, cause=WHY, passed_over=DECK, shown=CARD,
                  secret={"card": CARD}, discloses="passed_over shown card"),
    "reshuffled": event("I-05", cards=DECK, discloses="event"),
    "became_the_thing": event("I-24", player=SEAT, discloses="event"),
    "discarded": event("I-09", player=SEAT, shown=CARD, secret={"card": CARD},
                       moves=(Carry("player", "pile", "card", bound=True),)),
    "played": event("I-10", player=SEAT, card=CARD, moves=(Carry("player", "table", "card"),)),
    "aimed": event("I-35", player=SEAT, card=CARD, target=SEAT),
    "declined": event("I-30 I-34", player=SEAT, card=CARD),
    "responded": event("I-10 I-30", player=SEAT, card=CARD,
                       moves=(Carry("player", "pile", "card"),)),
    "showed_hand": event("I-11 I-13 I-14 I-15", player=SEAT, cause=WHY, to=Seats(), shown=HAND,
                         secret={"cards": HAND}, discloses="shown cards",
                         moves=(Sight("player", "cards", whole=True),)),
    "glimpsed": event("I-12", player=SEAT, target=SEAT, secret={"card": CARD}, discloses="card",
                      moves=(Sight("target", "card"),)),
    "kept": event("I-20", player=SEAT, discarded=Count(3), shown=HAND,
                  secret={"card": CARD, "cards": HAND},
                  moves=(Carry("apart", "pile", "cards", bound=True, count="discarded"),
                         Carry("apart", "player", pours=True))),
    "reversed": event("I-02", direction=Direction()),
    "swapped": event("I-01", player=SEAT, other=SEAT),
    "counted_to_three": event("I-35", player=SEAT, side=Word("side", ["left", "right"]),
                              target=SEAT),
    "quarantined": event("I-29", player=SEAT, turns=Count(10),
                         moves=(Carry("table", "front", face=QUARANTINE),)),
    "quarantine_lifted": event("I-29", player=SEAT, cause=WHY,
                               moves=(Carry("front", "pile", face=QUARANTINE),)),
    "door_laid": event("I-29", player=SEAT, edge=EDGE,
                       moves=(Carry("table", "front", face=BARRED_DOOR),)),
    "door_removed": event("I-29", edge=EDGE, cause=WHY,
                          moves=(Carry("front", "pile", face=BARRED_DOOR),)),
    "offered": event("I-17 I-18", player=SEAT, partner=SEAT, cause=WHY, shown=CARD,
                     secret={"card": CARD}, moves=(Sight("player", "card"),)),
    "exchanged": event("I-17 I-18", player=SEAT, partner=SEAT, shown=CARD,
                       secret={"gave": CARD, "received": CARD}, discloses="shown gave received"),
    "looked_at_offer": event("I-16", player=SEAT, partner=SEAT, secret={"card": CARD},
                             discloses="card", moves=(Sight("partner", "card"),)),
    # With `missed_offer = locked` a fresh offer tells that the first was not legal any more.
    "redirected": event("I-18", player=SEAT, partner=SEAT, discloses="event"),
    "exchange_off": event("I-18", player=SEAT, partner=SEAT, reason=CALLED_OFF,
                          discloses="event reason"),
    "infected": event("I-24 I-25 I-26", player=SEAT, by=SEAT, discloses="event"),
    "overflowed": event("I-23", player=SEAT, discloses="event",
                        moves=(Carry("player", "pile", face=INFECTED),)),
    "panicked": event("I-10", player=SEAT, card=CARD, discloses="event card",
                      moves=(Carry("deck_panic", "table", "card"),)),
    "has_chosen": event("I-34", player=SEAT),
    "left_out": event("I-34", player=SEAT, discloses="event"),
    "passed_on": event("I-19", chain=IN_ORDER, shown=Many(0, {"player": SEAT, "card": CARD}),
                       secret={"gave": CARD, "received": CARD}, discloses="shown gave received"),
    "put_aside": event("I-07 I-21", player=SEAT, to_discard=YesNo(), shown=CARD,
                       secret={"card": CARD},
                       moves=(Carry("player", "aside", "card", bound=True),)),
    "revealed": event("I-15", player=SEAT, what=Word("what", ["pass", "show_infected"])),
    "eliminated": event("I-01 I-37", player=SEAT, cause=WHY, secret={"cards": HAND},
                        moves=(Carry("player", "pile", pours=True),)),
    "declared": event("I-34", player=SEAT, discloses="event player"),
    "request": event("I-36", player=SEAT, standing=YesNo()),
    "ended": event("I-04 I-24 I-27 I-38", reason=Word("reason", list(SIDE_OF_END)), side=SIDE,
                   winners=IN_ORDER, roles=Ids("role", ROLES), hands=Each(HAND), discloses=True),
    "claimed": facts.claimed(usual_claims(ROLES, IDS), "I-01"),
}
# fmt: on

FACTS: Final = FactTable(VIEW, standing, POINTS, ABOUT, EVENTS)
