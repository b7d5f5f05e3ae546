"""Who sees what: the information tables of specification 8, each fact once (core.facts).

Rows of table 8.1 stand beside each fact by their number, T-01 to T-74; the events stand in
events.py.
"""

from __future__ import annotations

from typing import Final

from whiteout.core.facts import ALL, END, GAME, OWNER, TRUTH, Fact, FactTable, Part
from whiteout.core.kinds import (
    AS_THEY_LIE,
    TOP_FIRST,
    Count,
    Each,
    Id,
    Ids,
    Many,
    Seat,
    Seats,
    Unlearned,
    Word,
    YesNo,
)
from whiteout.games.the_thing.events import (
    ABOUT,
    BACK_COUNTS,
    CARDS,
    DECK,
    EVENTS,
    FLAG,
    FORCE,
    NUMBERS,
    PIECES,
    ROLE,
    SEAT,
    SEATS,
    SPACE,
)
from whiteout.games.the_thing.hidden.shown import (
    character_rows,
    dogs_aside,
    laid_token,
    offer_rows,
    piece_lists,
    plan_places,
    proposal_rows,
    roles_shown,
    sealed_answer,
)
from whiteout.games.the_thing.options import ALPHABET, PARTS
from whiteout.games.the_thing.position import SETUP, STATES, STEPS, ThingPosition
from whiteout.games.the_thing.rules.ending import SIDE_OF_END
from whiteout.games.the_thing.rules.escape import VEHICLES, vehicle_name
from whiteout.games.the_thing.rules.maintenance import has_landed
from whiteout.games.the_thing.tables import (
    ACTIONS,
    CHARACTER_IDS,
    COLOURS,
    DOGS,
    FACE_IDS,
    GREEN,
    HELICOPTER,
    LOCATION_IDS,
    PIECE_IDS,
    POINTS,
    ROLES,
    SNOWCAT,
    WEATHER_IDS,
)

_P = ThingPosition
_AT_THE_END: Final = "known only after the end"

# -- who sees it -----------------------------------------------------------------------------------

LIVING: Final = GAME
"""A character of the hidden game, while the match runs. The dead see what everybody sees, and
their own role (TT-INF-03)."""
FACTION: Final = GAME << 1
"""A revealed alien (TT-INF-02)."""
LOOKING: Final = GAME << 2
"""Who looks at cards, or at a token drawn."""
DEALT: Final = GAME << 3
"""A seat of the hidden game whose role is dealt."""
CHANGING: Final = GAME << 4
"""Who looks through the action deck (T-14)."""


def standing(p: _P, viewer: int) -> int:
    """What a player who looks is."""
    bits = OWNER
    if p.settings.coop:
        return bits
    if p.step != SETUP:
        bits |= DEALT
    status = p.status[viewer]
    if status == 0:
        bits |= LIVING
    elif status == 1:
        bits |= FACTION
    if viewer == p.rolled_for and p.looking:
        bits |= LOOKING
    if p.changing and p.asked == [viewer]:
        bits |= CHANGING
    return bits


LOCATION_OR: Final = Id("location", LOCATION_IDS, none=True)
WEATHER_OR: Final = Id("weather", WEATHER_IDS, none=True)
ACTION_OR: Final = Id("action", ACTIONS, none=True)
NOBODY_OR: Final = Seat(none=True)
NUMBER: Final = Count(51)
WHO: Final = Id("character", CHARACTER_IDS, none=True)
WHOM: Final = Ids("character", CHARACTER_IDS, order=AS_THEY_LIE)
CHARACTERS: Final = Many(
    8,
    {
        "player": SEAT,
        "colour": Word("colour", COLOURS),
        "character": Id("character", CHARACTER_IDS, none=True),
        "state": Id("state", STATES),
        "place": LOCATION_OR,
        "standing": FLAG,
        "suspicion": Count(8),
        "shown_human": FLAG,
        "moved": FLAG,
        "handed_in": FLAG,
        "cards": Count(4),
        "weapons": Count(6),
        "objects": Count(6),
        "tokens": Count(8),
        "open": Ids("piece", PIECE_IDS, most=2),
        "charges": Each(Count(6), 2),
        "offers_left": Count(6),
    },
)

# fmt: off
VIEW: Final[list[Fact[_P] | Part[_P]]] = [
    Fact("mode", Word("mode", ["hidden", "coop"]), "T-01",
         lambda p: "coop" if p.settings.coop else "hidden"),
    Fact("round", Count(30), "T-03", lambda p: p.round),
    Fact("step", Word("step", STEPS), "T-03", lambda p: p.step),
    Fact("leader", SEAT, "T-02", lambda p: p.leader),
    Fact("marker_place", LOCATION_OR, "T-02", lambda p: p.marker_place),
    Fact("marker_holder", NOBODY_OR, "T-02", lambda p: p.marker_holder),
    Fact("characters", CHARACTERS, "T-01 T-03 T-09 T-10 T-12 T-23 T-25 T-42 T-47 T-56 T-65",
         character_rows),
    # The base.
    Fact("weather", WEATHER_OR, "T-46", lambda p: p.weather),
    Fact("forecast", WEATHER_OR, "T-46", lambda p: p.forecast),
    Part("rooms[]", "T-46", times=GREEN),
    Fact("rooms[].fuel", Count(6), "T-46", lambda p: p.fuel),
    Fact("rooms[].damage", Count(8), "T-46", lambda p: p.damage),
    Fact("rooms[].destroyed", FLAG, "T-46", lambda p: p.destroyed),
    Fact("rooms[].dogs", Count(1), "T-48", at=lambda p, s: p.dogs.count(s)),
    Fact("rooms[].fuel_spaces", Count(6), "T-46", at=lambda p, s: p.fuel_capacity(s)),
    Fact("rooms[].damage_limit", Count(8), "T-46", at=lambda p, s: p.damage_limit(s)),
    Fact("underground", Count(18), "T-46", lambda p: p.underground),
    Fact("outdoor", Count(7), "T-46", lambda p: p.outdoor),
    Fact("pantry", Count(16), "T-46", lambda p: p.pantry),
    Fact("kitchen", Count(4), "T-46", lambda p: p.kitchen),
    Fact("operations", Count(20), "T-46", lambda p: p.operations),
    Fact("charges_supply", Count(12), "T-46", lambda p: p.charges_supply),
    Fact("fires_left", Count(6), "T-46", lambda p: p.fire_supply),
    Fact("starving", FLAG, "T-46", lambda p: p.starving),
    Fact("outage", FLAG, "T-46", lambda p: p.outage),
    Fact("dark", FLAG, "T-46", lambda p: p.dark),
    Fact("freezing", Count(11), "T-46", lambda p: p.freezing + 1),
    Fact("sos", Count(16), "T-46", lambda p: p.sos),
    Fact("landed", FLAG, "T-46", has_landed),
    Fact("rescue_fuel", Count(12), "T-46", lambda p: p.rescue_fuel),
    Fact("rescue_gone", FLAG, "T-46", lambda p: p.rescue_gone),
    Fact("ready", Each(YesNo(), 2), "T-46",
         lambda p: [p.is_ready(HELICOPTER), p.is_ready(SNOWCAT)]),
    Fact("dogs_aside", Count(DOGS), "T-48", dogs_aside),
    Fact("kennel", Count(DOGS), "T-48", lambda p: p.dogs.count(10)),
    Fact("kennel_card", FLAG, "T-49", lambda p: p.kennel_card),
    # Decks and piles.
    Part("sizes", "T-12 T-27 T-33"),
    Fact("sizes.deck", NUMBER, "T-12", lambda p: len(p.deck)),
    Fact("sizes.discard", NUMBER, "T-12",
         lambda p: len(p.discard_up) + len(p.discard_down) + len(p.lost)),
    Fact("sizes.pile", Count(10), "T-12", lambda p: len(p.pile)),
    Fact("sizes.weapons", Count(12), "T-27", lambda p: len(p.weapon_deck)),
    Fact("sizes.objects", Count(15), "T-27", lambda p: len(p.object_deck)),
    Fact("sizes.bag", Count(40), "T-33", lambda p: len(p.bag)),
    Fact("sizes.lab_discard", Count(40), "T-33", lambda p: len(p.lab_discard)),
    Fact("bag_bloodless", FLAG, "T-35", lambda p: p.bag_bloodless),
    Fact("flipping", ACTION_OR, "T-21", lambda p: p.flipping),
    Fact("flipped", Ids("action", ACTIONS, most=9, order=AS_THEY_LIE), "T-15 T-21",
         lambda p: p.flipped),
    Fact("shown_in", Ids("action", ACTIONS, most=9), "T-19", lambda p: p.shown_in),
    # The alien.
    Fact("revealed", SEATS, "T-51", lambda p: p.revealed),
    Fact("force", FORCE, "T-51", lambda p: p.faction_force),
    Fact("plan", NUMBERS, "T-52", lambda p: p.plan_forces),
    Fact("alien_place", LOCATION_OR, "T-51", lambda p: p.alien_place),
    Fact("alien_force", FORCE, "T-51", lambda p: p.alien_force),
    Fact("to_resolve", Ids("location", LOCATION_IDS, order=AS_THEY_LIE), "T-03",
         lambda p: p.todo),
    Fact("meeting", WHOM, "T-39 T-47", lambda p: [p.character[who] for who in p.met]),
    Fact("boarder", WHO, "T-64", lambda p: -1 if p.boarder < 0 else p.character[p.boarder]),
    Fact("boarding", WHO, "T-64", lambda p: -1 if p.boarding < 0 else p.character[p.boarding]),
    # The rec room.
    Fact("offers", Unlearned(Many(8, {
        "player": SEAT, "partner": SEAT, "gives": BACK_COUNTS, "gives_open": PIECES,
        "asks": BACK_COUNTS, "asks_open": PIECES}), "offers come and go"), "T-56", offer_rows),
    Fact("heard", Seats(), "T-58",
         lambda p: [seat for seat in range(p.seats) if p.heard[seat]]),
    # The escape.
    Fact("vehicle", Word("vehicle", VEHICLES), "T-64",
         lambda p: None if p.vehicle < 0 else vehicle_name(p.vehicle)),
    Fact("aboard", WHOM, "T-64", lambda p: [p.character[who] for who in p.aboard]),
    Fact("passed_over", WHOM, "T-64", lambda p: [p.character[who] for who in p.passed_over]),
    # The co-operative game.
    Fact("threat", SPACE, "T-68", lambda p: p.threat),
    Fact("dice", Ids("face", FACE_IDS, most=3), "T-68", lambda p: p.dice),
    Fact("rolled_for", WHO, "T-21 T-68",
         lambda p: -1 if p.rolled_for < 0 else p.character[p.rolled_for]),
    Fact("pieces", Each(PIECES, 6), "T-67", lambda p: piece_lists(p.held), ALL | TRUTH,
         when=lambda p: p.settings.coop),
    Fact("roles_known", Each(ROLE, 6), "T-06", roles_shown, ALL, when=lambda p: p.settings.coop),
    Fact("looked_at", PIECES, "T-67", lambda p: p.looking, ALL,
         when=lambda p: p.settings.coop),
    # At the end everything is opened (TT-WIN-13, TT-INF-08).
    Fact("roles", Each(ROLE, 8), "T-04 T-06 T-66 T-74", to=END | TRUTH, unlearned=_AT_THE_END,
         of=lambda p: [ROLES[role] for role in p.role]),
    Fact("hands", Each(CARDS, 8), "T-11 T-74", to=END | TRUTH, unlearned=_AT_THE_END,
         of=lambda p: [[ACTIONS[card] for card in sorted(hand)] for hand in p.hands]),
    Fact("held_by_all", Each(PIECES, 8), "T-24 T-32 T-74", to=END | TRUTH, unlearned=_AT_THE_END,
         of=lambda p: piece_lists(p.held)),
    Fact("infections", SEATS, "T-05 T-08 T-74", lambda p: p.infections, END | TRUTH,
         unlearned=_AT_THE_END),
    # A player's own role, cards and pieces.
    Fact("role", ROLE, "T-04 T-66", to=DEALT, own=lambda p, v: p.role[v]),
    Fact("hand", CARDS, "T-11", to=LIVING, own=lambda p, v: p.hands[v]),
    Fact("held", PIECES, "T-24 T-32 T-57", to=LIVING, own=lambda p, v: p.held[v]),
    Fact("given", ACTION_OR, "T-18", to=LIVING, own=lambda p, v: p.given[v]),
    Fact("laid", Word("laid", ["human", "alien"]), "T-37", to=LIVING, own=laid_token, gaps=True),
    Fact("answered", Word("", [option.text for option in ALPHABET]), "T-43 T-60", to=LIVING,
         own=sealed_answer, gaps=True),
    Fact("looking", PIECES, "T-26 T-36", lambda p: p.looking, LOOKING),
    Fact("deck_cards", DECK, "T-14", lambda p: p.deck, CHANGING),
    # The faction.
    Fact("plan_locations", Unlearned(Ids("location", LOCATION_IDS, order=AS_THEY_LIE),
         "plans lie in order"), "T-53", plan_places, FACTION),
    Fact("proposals", Unlearned(Many(24, {
        "player": SEAT, "locations": Ids("location", LOCATION_IDS, order=AS_THEY_LIE),
        "forces": NUMBERS, "confirmed": Seats()}), "proposals come and go"), "T-54",
         proposal_rows, FACTION),
    Fact("named", Each(Count(12), 8), "T-54", lambda p: [number + 1 for number in p.named],
         FACTION),
    # What even the end does not open.
    Fact("truth_deck", Ids("action", ACTIONS, order=TOP_FIRST), "", lambda p: p.deck, TRUTH),
    Fact("truth_discard", Ids("action", ACTIONS), "", lambda p: p.discard_down, TRUTH),
    Fact("truth_pile", Ids("action", ACTIONS, order=TOP_FIRST), "", lambda p: p.pile, TRUTH),
    Fact("truth_lost", Ids("action", ACTIONS), "", lambda p: p.lost, TRUTH),
    Fact("truth_given", Each(Count(4)), "", lambda p: [card + 1 for card in p.given], TRUTH),
    Fact("truth_weapons", Ids("piece", PIECE_IDS, order=TOP_FIRST), "",
         lambda p: p.weapon_deck, TRUTH),
    Fact("truth_objects", Ids("piece", PIECE_IDS, order=TOP_FIRST), "",
         lambda p: p.object_deck, TRUTH),
    Fact("truth_removed", Ids("piece", PIECE_IDS), "", lambda p: p.removed_unseen, TRUTH),
    Fact("truth_bag", Ids("piece", PIECE_IDS), "", lambda p: p.bag, TRUTH),
    Fact("truth_lab_discard", Ids("piece", PIECE_IDS), "", lambda p: p.lab_discard, TRUTH),
    Fact("truth_plan", Ids("location", LOCATION_IDS, order=AS_THEY_LIE), "",
         lambda p: p.plan_places, TRUTH),
    Fact("truth_laid", Each(Count(3)), "", lambda p: [laid + 1 for laid in p.laid], TRUTH),
    Fact("truth_spare", Each(ROLE), "", lambda p: [ROLES[role] for role in p.spare_roles], TRUTH),
    Part("end", "T-73", END, unlearned=_AT_THE_END),
    Fact("end.reason", Word("end", list(SIDE_OF_END)), "T-73", lambda p: p.end_reason, END),
    Fact("end.side", Word("side", list(SIDE_OF_END.values())), "T-73",
         lambda p: SIDE_OF_END[p.end_reason], END),
    Fact("end.winners", SEATS, "T-73", lambda p: p.winners, END),
]
# fmt: on

FACTS: Final = FactTable(VIEW, standing, POINTS, ABOUT, EVENTS, [part.text for part in PARTS])
