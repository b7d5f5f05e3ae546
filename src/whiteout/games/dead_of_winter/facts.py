"""Who sees what: the information tables of specification 8, each fact once (core.facts).

Rows of table 8.1 stand beside each fact by their number, F-01 to F-72; the events stand in
events.py.
"""

from __future__ import annotations

from typing import Final

from whiteout.core.facts import END, GAME, OWNER, TRUTH, Fact, FactTable, Part
from whiteout.core.kinds import (
    AS_THEY_LIE,
    TOP_FIRST,
    Answer,
    Count,
    Each,
    Id,
    Ids,
    Kind,
    Many,
    Seat,
    Seats,
    Word,
)
from whiteout.games.dead_of_winter.events import (
    ABOUT,
    CARDS,
    COUNT,
    CRISIS,
    CROSSROADS,
    DICE,
    EVENTS,
    FLAG,
    LOCATION,
    SEAT,
    SURVIVOR,
    SURVIVORS,
    TRACK,
)
from whiteout.games.dead_of_winter.hidden.known import (
    known_cards,
    known_crises,
    known_crossroads,
    looked_at,
    searched,
)
from whiteout.games.dead_of_winter.options import ALPHABET
from whiteout.games.dead_of_winter.position import (
    IN_GAME,
    NOTHING,
    STEPS,
    WinterPosition,
)
from whiteout.games.dead_of_winter.rules.crisis import threshold
from whiteout.games.dead_of_winter.rules.ending import ENDS, met, met_as_known
from whiteout.games.dead_of_winter.rules.objective import GOAL_IDS
from whiteout.games.dead_of_winter.tables import (
    BARRED,
    CRISIS_IDS,
    CROSSROADS_IDS,
    ENTRANCES_OF,
    EXILED_IDS,
    ITEM_IDS,
    KIND,
    LOCATION_IDS,
    NOWHERE,
    OBJECTIVE_IDS,
    SECRET_IDS,
    SECRETS,
    SIDES,
    SPACES,
    SURVIVOR_IDS,
    USED,
)

_P = WinterPosition
_IN_ORDER: Final = "they stand in their order"
_AT_THE_END: Final = "known only after the end"
_LONG: Final = "what it says is in the rest of the view"

# -- who sees it -----------------------------------------------------------------------------------

OPEN: Final = GAME
"""A player where all hands are open (`coop_open_hands`)."""
HOLDER: Final = GAME << 1
"""The player who holds the Crossroads card."""


def standing(p: _P, viewer: int) -> int:
    """What a player who looks is. The eliminated see what everybody sees (DW-INF-11)."""
    bits = OWNER if p.over or p.out[viewer] == IN_GAME else 0
    if p.settings.open_hands:
        bits |= OPEN
    if viewer == p.holder and bits & OWNER:
        bits |= HOLDER
    return bits


def answer_of(p: _P, viewer: int) -> str | None:
    """What a player has answered to a choice that others still have to answer."""
    answer = p.answers[viewer] if p.answers else None
    return None if answer is None else answer.text


Person = tuple[int, int, int, int, int, list[int], list[int], list[int], bool, list[int]]


def people(p: _P) -> list[Person]:
    """Everybody in play, in ascending influence (F-09, F-12, F-14, F-15, F-31)."""
    found: list[Person] = []
    for s in range(len(p.place)):
        if p.place[s] == NOWHERE:
            continue
        items = p.items[s]
        found.append(
            (
                s,
                p.owner[s],
                p.place[s],
                p.wounds[s],
                p.frost[s],
                [item & KIND for item in items],
                [item & KIND for item in items if item & USED],
                [item & KIND for item in items if item & BARRED],
                p.moved[s],
                [a for a in range(len(p.place)) if p.used[s] >> a & 1] if p.used[s] else [],
            )
        )
    return found


def shown_objective(p: _P, seat: int) -> int | None:
    """The secret objective that an exile has shown (DW-EXL-01)."""
    exiled = p.exile_cards[seat] != NOTHING and not SECRETS[p.objectives[seat]].betrayal
    return p.objectives[seat] if exiled else None


# -- kinds -----------------------------------------------------------------------------------------

NOBODY_OR: Final = Seat(none=True)
SECRET: Final = Id("secret", SECRET_IDS)
EXILED: Final = Id("exiled", EXILED_IDS)
ANYBODY: Final = Id("survivor", SURVIVOR_IDS, none=True)
ANYWHERE: Final = Id("location", LOCATION_IDS, none=True)
PILE: Final = Ids("card", ITEM_IDS, most=6, order=AS_THEY_LIE)
EVENT_CARDS: Final = Ids("crossroads", CROSSROADS_IDS)
SIZE: Final = Count(80)
PERSON: Final[dict[str, Kind]] = {
    "survivor": SURVIVOR,
    "player": SEAT,
    "location": LOCATION,
    "wounds": Count(4),
    "frostbite": Count(4),
    "items": CARDS,
    "used_items": CARDS,
    "barred_items": CARDS,
    "moved": FLAG,
    "used": SURVIVORS,
}
MOST_PEOPLE: Final = 26
SPOTS: Final = Each(Count(4), 6)

# -- views -----------------------------------------------------------------------------------------

# fmt: off
VIEW: Final[list[Fact[_P] | Part[_P]]] = [
    Fact("round", TRACK, "F-03", lambda p: p.round),
    Fact("step", Word("step", STEPS), "F-03", lambda p: p.step),
    Fact("turn", Count(60), "F-03", lambda p: p.turn),
    Fact("active", NOBODY_OR, "F-03", lambda p: p.active),
    Fact("first", NOBODY_OR, "F-03", lambda p: p.first),
    Fact("order", Seats(ordered=True), "F-03", lambda p: p.order),
    Part("tracks", "F-13"),
    Fact("tracks.morale", TRACK, "F-13", lambda p: p.morale),
    Fact("tracks.rounds", TRACK, "F-13", lambda p: p.track),
    Fact("tracks.food", COUNT, "F-13", lambda p: p.food),
    Fact("tracks.starvation", COUNT, "F-13", lambda p: p.starvation),
    Fact("tracks.helpless", COUNT, "F-11", lambda p: p.helpless),
    Part("objective", "F-18"),
    Fact("objective.id", Id("objective", OBJECTIVE_IDS), "F-18", lambda p: p.main),
    Fact("objective.side", Word("side", SIDES), "F-18", lambda p: SIDES[p.settings.side]),
    Fact("objective.goal", Many(len(GOAL_IDS), {"goal": Word("goal", GOAL_IDS),
                                                "number": Count(30)}), "F-18",
         lambda p: [(GOAL_IDS[at], n) for at, n in enumerate(p.goal) if n != 0]),
    Fact("objective.cards", CARDS, "F-18", lambda p: p.objective_cards),
    Fact("objective.samples", COUNT, "F-18", lambda p: p.samples),
    Fact("objective.fuel", COUNT, "F-18", lambda p: p.fuel_stored),
    Part("crisis", "F-19"),
    Fact("crisis.id", Id("crisis", CRISIS_IDS, none=True), "F-19", lambda p: p.crisis),
    Fact("crisis.threshold", COUNT, "F-25", lambda p: threshold(p),  # noqa: PLW0108 - its text counts
         when=lambda p: p.crisis != NOTHING),
    Fact("crisis.deck", COUNT, "F-20", lambda p: len(p.crisis_deck)),
    Fact("crisis.past", Ids("crisis", CRISIS_IDS, order=AS_THEY_LIE), "F-19",
         lambda p: p.past_crises),
    Fact("crisis.turned", PILE, "F-25", lambda p: p.turned),
    Part("players[]", "F-01"),
    Fact("players[].cards", Count(30), "F-26", at=lambda p, s: len(p.hands[s])),
    Fact("players[].unused", DICE, "F-17", lambda p: p.unused),
    Fact("players[].spent", DICE, "F-17", lambda p: p.spent),
    Fact("players[].leader", ANYBODY, "F-14", lambda p: p.leaders),
    Fact("players[].exiled", FLAG, "F-01", lambda p: p.exiled),
    Fact("players[].out", FLAG, "F-01", at=lambda p, s: p.out[s] != IN_GAME),
    Fact("players[].given", COUNT, "F-22",
         at=lambda p, s: len(p.given[s]) + len(p.given_open[s])),
    Fact("players[].given_items", CARDS, "F-24", lambda p: p.given_open),
    Fact("players[].lost_cards", COUNT, "F-34", at=lambda p, s: len(p.lost_hands[s])),
    Fact("players[].used_kinds", CARDS, "F-15", lambda p: p.notes),
    Fact("players[].objective", SECRET, "F-43", at=shown_objective, gaps=True),
    Fact("people", Many(MOST_PEOPLE, PERSON), "F-09 F-12 F-14 F-15 F-31", people),
    Part("locations[]", "F-09 F-10", times=len(SPACES)),
    Fact("locations[].location", LOCATION, "F-09", at=lambda p, s: s, unlearned=_IN_ORDER),
    Fact("locations[].free", Count(24), "F-09", at=lambda p, s: p.free_spaces(s)),
    Fact("locations[].zombies", SPOTS, "F-10",
         at=lambda p, s: [p.zombies[e] for e in ENTRANCES_OF[s]]),
    Fact("locations[].barricades", SPOTS, "F-10",
         at=lambda p, s: [p.barricades[e] for e in ENTRANCES_OF[s]]),
    Fact("locations[].noise", Count(4), "F-10", lambda p: p.noise),
    Fact("locations[].deck", COUNT, "F-36", at=lambda p, s: len(p.decks[s])),
    Fact("waste", PILE, "F-32", lambda p: p.waste),
    Fact("removed", CARDS, "F-33", lambda p: p.removed_cards),
    Fact("lost", Many(30, {"survivor": SURVIVOR, "killed": FLAG}), "F-35",
         lambda p: [(code // 2, code % 2 == 1) for code in p.removed_survivors]),
    Fact("survivor_deck", COUNT, "F-36", lambda p: len(p.survivor_deck)),
    Fact("exile_deck", COUNT, "F-36", lambda p: len(p.exile_deck)),
    Part("crossroads", "F-48"),
    Fact("crossroads.deck", SIZE, "F-36", lambda p: len(p.crossroads_deck)),
    Fact("crossroads.held", FLAG, "F-48", lambda p: p.held != NOTHING),
    Fact("crossroads.holder", NOBODY_OR, "F-48", lambda p: p.holder),
    Fact("crossroads.ruled_out", EVENT_CARDS, "F-50",
         lambda p: [card for card, ruled in enumerate(p.ruled_out) if ruled]),
    Fact("crossroads.under",
         Many(40, {"turn": Count(60), "player": NOBODY_OR, "cards": EVENT_CARDS}), "F-51",
         lambda p: [(card[0], card[1], card[2:]) for card in p.under], unlearned=_LONG),
    Fact("crossroads.out", Ids("crossroads", CROSSROADS_IDS, order=AS_THEY_LIE), "F-54",
         lambda p: p.crossroads_out),
    Fact("crossroads.card", Id("crossroads", CROSSROADS_IDS, none=True), "F-52",
         lambda p: p.triggered),
    Fact("crossroads.survivor", ANYBODY, "F-52", lambda p: p.event_survivor),
    Fact("crossroads.location", ANYWHERE, "F-52", lambda p: p.event_location),
    Fact("stored", Many(4, {"player": SEAT, "location": LOCATION, "round": TRACK}), "F-56",
         lambda p: p.delayed),
    Part("marks", "F-15"),
    Fact("marks.turn_ending", FLAG, "F-15", lambda p: p.turn_ending),
    Fact("marks.vote_used", FLAG, "F-15", lambda p: p.vote_used),
    Fact("marks.declined", Count(99), "F-15", lambda p: p.declined),
    Fact("marks.hand_offs", Count(99), "F-15", lambda p: p.hand_offs),
    Fact("drawn_cards", COUNT, "F-38", lambda p: len(p.drawn)),
    Fact("requested", Id("card", ITEM_IDS, none=True), "F-62", lambda p: p.played),
    Fact("ballots", Each(Answer()), "F-58",
         lambda p: [None if vote == NOTHING else vote == 1 for vote in p.votes],
         when=lambda p: len(p.votes) > 0),
    # At the end everything is opened (F-71).
    Fact("players[].hand", CARDS, "F-27 F-71", lambda p: p.hands, END | TRUTH | OPEN),
    Fact("players[].contributed", CARDS, "F-23 F-71", lambda p: p.given, END | TRUTH | OPEN),
    Fact("players[].lost_hand", CARDS, "F-34 F-71", lambda p: p.lost_hands, END | TRUTH | OPEN),
    Fact("players[].objective", SECRET, "F-43 F-71", to=END | TRUTH, gaps=True,
         at=lambda p, s: None if p.objectives[s] == NOTHING else p.objectives[s]),
    Fact("players[].exile_card", EXILED, "F-46 F-71", to=END | TRUTH, gaps=True,
         at=lambda p, s: None if p.exile_cards[s] == NOTHING else p.exile_cards[s]),
    Fact("players[].met", Each(FLAG, 6), "F-70", at=met, to=END, unlearned=_AT_THE_END),
    Fact("crossroads.last", CROSSROADS, "F-71", to=END, gaps=True, unlearned=_AT_THE_END,
         of=lambda p: None if p.held == NOTHING else p.held),
    # A player's own cards, objective and secret answers.
    Fact("hand", CARDS, "F-27", to=OWNER, own=lambda p, v: p.hands[v]),
    Fact("contributed", CARDS, "F-23", to=OWNER, own=lambda p, v: p.given[v]),
    Fact("secret", SECRET, "F-43", to=OWNER, gaps=True,
         own=lambda p, v: None if p.objectives[v] == NOTHING else p.objectives[v]),
    Fact("exile_card", EXILED, "F-46", to=OWNER, gaps=True,
         own=lambda p, v: None if p.exile_cards[v] == NOTHING else p.exile_cards[v]),
    Fact("met", Each(Answer(), 6), "F-44", to=OWNER, own=met_as_known),
    Fact("dealt", SURVIVORS, "F-41", to=OWNER, own=lambda p, v: p.dealt[v],
         when=lambda p: p.round == 0),
    Fact("lost_hand", CARDS, "F-34", to=OWNER, own=lambda p, v: p.lost_hands[v]),
    Fact("drawn", PILE, "F-38", to=OWNER, own=searched, gaps=True),
    Fact("looked", Ids("card", ITEM_IDS, order=AS_THEY_LIE), "F-37", to=OWNER, gaps=True,
         own=lambda p, v: looked_at(p, v, crises=False)),
    Fact("looked_crises", Ids("crisis", CRISIS_IDS, order=AS_THEY_LIE), "F-21", to=OWNER, gaps=True,
         own=lambda p, v: looked_at(p, v, crises=True)),
    Fact("chosen", Word("", [option.text for option in ALPHABET]), "F-05", to=OWNER, own=answer_of,
         gaps=True),
    # What a player has been allowed to see of hidden things, as far as it still holds.
    Fact("held", CROSSROADS, "F-49", lambda p: p.held, HOLDER),
    Fact("players[].known", CARDS, "F-28 F-67", to=OWNER, seen=lambda p, v, s: p.known[v][s]),
    Fact("locations[].known", Many(6, {"place": COUNT, "cards": CARDS}), "F-37 F-39", to=OWNER,
         seen=known_cards, gaps=True),
    Fact("crisis.known", Many(4, {"place": COUNT, "crisis": CRISIS}), "F-21", to=OWNER,
         own=known_crises, gaps=True),
    Fact("crossroads.known", Many(12, {"place": SIZE, "crossroads": CROSSROADS}), "F-55", to=OWNER,
         own=known_crossroads, gaps=True, unlearned=_LONG),
    # What even the end does not open.
    Fact("locations[].cards", Ids("card", ITEM_IDS, order=TOP_FIRST), "", lambda p: p.decks, TRUTH),
    Fact("crisis.cards", Ids("crisis", CRISIS_IDS, order=TOP_FIRST), "", lambda p: p.crisis_deck,
         TRUTH),
    Fact("survivor_cards", Ids("survivor", SURVIVOR_IDS, order=TOP_FIRST), "",
         lambda p: p.survivor_deck, TRUTH),
    Fact("players[].dealt", SURVIVORS, "", lambda p: p.dealt, TRUTH),
    Fact("crossroads.cards", Ids("crossroads", CROSSROADS_IDS, order=TOP_FIRST), "",
         lambda p: p.crossroads_deck, TRUTH),
    Fact("crossroads.true", Id("crossroads", CROSSROADS_IDS, none=True), "", lambda p: p.held,
         TRUTH),
    Fact("drawn", PILE, "", lambda p: p.drawn, TRUTH),
    Part("end", "F-70", END, unlearned=_AT_THE_END),
    Fact("end.reason", Word("end", ENDS), "F-70", lambda p: p.end_reason, END),
    Fact("end.complete", FLAG, "F-70", lambda p: p.complete, END),
    Fact("end.winners", Seats(), "F-70", lambda p: p.winners, END),
]
# fmt: on

POINTS: Final = [f"D{number:02}" for number in range(1, 69)]
FACTS: Final = FactTable(VIEW, standing, POINTS, ABOUT, EVENTS, [o.text for o in ALPHABET])
