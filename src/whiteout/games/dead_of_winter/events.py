"""Every kind of event: its fields, who sees them, what discloses hidden facts (core.event), and the
rows of the information table (specification 8.1, F-01 to F-72) that allow it."""

from __future__ import annotations

from typing import Final

from whiteout.core.event import EventKind
from whiteout.core.facts import claimed, event
from whiteout.core.kinds import (
    AS_THEY_LIE,
    Answer,
    Count,
    Die,
    Each,
    Id,
    Ids,
    Kind,
    Seat,
    Seats,
    Word,
    YesNo,
)
from whiteout.core.talk import Blank, ClaimKind
from whiteout.games.dead_of_winter.options import ACTION_IDS
from whiteout.games.dead_of_winter.position import STEPS
from whiteout.games.dead_of_winter.rules.ending import ENDS
from whiteout.games.dead_of_winter.tables import (
    CRISIS_IDS,
    CROSSROADS_IDS,
    EXILED_IDS,
    FACES,
    FORECAST,
    ITEM_IDS,
    LOCATION_IDS,
    OBJECTIVE_IDS,
    SECRET_IDS,
    SIDES,
    SURVIVOR_IDS,
    SYMBOLS,
)

SEAT: Final = Seat()
SEATS: Final = Seats()
FLAG: Final = YesNo()
CARD: Final = Id("card", ITEM_IDS)
CARDS: Final = Ids("card", ITEM_IDS, most=6)
SURVIVOR: Final = Id("survivor", SURVIVOR_IDS)
SURVIVORS: Final = Ids("survivor", SURVIVOR_IDS)
LOCATION: Final = Id("location", LOCATION_IDS)
CRISIS: Final = Id("crisis", CRISIS_IDS)
CRISES: Final = Ids("crisis", CRISIS_IDS, order=AS_THEY_LIE)
CROSSROADS: Final = Id("crossroads", CROSSROADS_IDS)
SECRET: Final = Id("secret", SECRET_IDS)
EXILED: Final = Id("exiled", EXILED_IDS)
SYMBOL: Final = Id("symbol", SYMBOLS)
DIE: Final = Die()
DICE: Final = Each(Die(), 12)
COUNT: Final = Count(20)
TRACK: Final = Count(10)
FACE: Final = Word("face", FACES)
ENTRANCES: Final = Each(Count(6), 12)
OTHER_CAUSES: Final = [
    "wounds", "bite", "frostbite", "overrun", "exile", "sacrifice", "starvation", "waste", "crisis",
    "paid", "spent", "joined", "left", "killed",
]  # fmt: skip
CARD_CAUSES: Final = [
    "food_1", "food_2", "food_3", "book_kitchen", "gus_petrakis", "percival_dunn",
]  # fmt: skip
CAUSE: Final = Word("cause", [*OTHER_CAUSES, *CARD_CAUSES, *CRISIS_IDS, *CROSSROADS_IDS])

ABOUT: Final[dict[str, Kind]] = {
    "action": Word("action", ACTION_IDS),
    "survivor": SURVIVOR,
    "player": SEAT,
    "card": CARD,
    "location": LOCATION,
    "crossroads": CROSSROADS,
    "story": Id("story", CROSSROADS_IDS),
    "wish": Word("wish", ["any", *[f"any_{symbol}" for symbol in SYMBOLS], *ITEM_IDS]),
    "count": COUNT,
}
"""The arguments of the prompts."""

_NUMBER: Final = Blank("number", "number", most=9)
_SYMBOL: Final = Blank("symbol", "symbol", SYMBOLS)
_SEAT: Final = Blank("seat", "seat")
_ITEM: Final = Blank("card", "card", ITEM_IDS)
_PLACE: Final = Blank("location", "location", LOCATION_IDS)
CLAIMS: Final = [
    ClaimKind("hold", _NUMBER, _SYMBOL),
    ClaimKind("gave", _NUMBER, _SYMBOL),
    ClaimKind("will_give", _NUMBER, _SYMBOL),
    ClaimKind("need", _SYMBOL),
    ClaimKind("goal", _NUMBER, _SYMBOL),
    ClaimKind("loyal"),
    ClaimKind("suspect", _SEAT),
    ClaimKind("trust", _SEAT),
    ClaimKind("ballot", Blank("ballot", "ballot", ["yes", "no"])),
    ClaimKind("go", _PLACE),
    ClaimKind("come", _SEAT, _PLACE),
    ClaimKind("seen_deck", _ITEM, Blank("location", "location", LOCATION_IDS[1:])),
    ClaimKind("seen_hand", _ITEM, _SEAT),
]
"""Specification 8.4."""

# Whatever comes from a die, a deck or somebody's secret answer discloses it.

# fmt: off
EVENTS: Final[dict[str, EventKind]] = {
    # Setup and the round.
    "game_set_up": event(
        "F-02 F-18 F-27 F-36 F-41 F-43", objective=Id("objective", OBJECTIVE_IDS),
        side=Word("side", SIDES), morale=TRACK, track=TRACK, helpless=COUNT, hand=COUNT,
        secret={"cards": CARDS, "survivors": SURVIVORS, "own": SECRET},
        discloses=True
    ),
    "groups_revealed": event(
        "F-14 F-41", groups=Each(SURVIVORS), leaders=Each(SURVIVOR), player=SEAT, discloses=True
    ),
    "round_began": event("F-03", round=TRACK, player=SEAT),
    "step_began": event("F-03", step=Word("step", STEPS)),
    "crisis_revealed": event("F-19 F-20", crisis=CRISIS, discloses="crisis"),
    "dice_rolled": event("F-17", dice=Each(DICE), discloses="dice"),
    "turn_started": event(
        "F-03 F-48 F-49", player=SEAT, holder=SEAT, held=FLAG, turn=Count(60),
        secret={"crossroads": CROSSROADS}, discloses="crossroads"
    ),
    "order_decided": event("F-03", player=SEAT, frost=FLAG),
    "turn_ending": event("F-03 F-15", player=SEAT),
    "turn_ended": event("F-03", player=SEAT),
    "first_player_changed": event("F-03", player=SEAT),
    # Dice.
    "die_spent": event("F-17", player=SEAT, die=DIE),
    "die_changed": event("F-17", player=SEAT, die=DIE, result=DIE, discloses="result"),
    "dice_gained": event("F-17", player=SEAT, dice=DICE, discloses="dice"),
    "dice_lost": event("F-17", player=SEAT, die=DIE),
    "exposure_rolled": event("F-59", survivor=SURVIVOR, face=FACE, discloses="face"),
    "roll_made": event("F-59", die=DIE, discloses="die"),
    "sample_rolled": event("F-18 F-59", die=DIE, samples=COUNT, discloses="die samples"),
    # Survivors.
    "moved": event("F-09 F-15", survivor=SURVIVOR, start=LOCATION, location=LOCATION, fuel=FLAG),
    "relocated": event("F-09", survivor=SURVIVOR, start=LOCATION, location=LOCATION),
    "frostbite_drain": event("F-12", survivors=SURVIVORS),
    "wounded": event("F-12", survivor=SURVIVOR, kind=FACE),
    "healed": event("F-12", survivor=SURVIVOR, kind=FACE),
    "bite_spread": event("F-60", survivor=SURVIVOR, location=LOCATION),
    "bite_answered": event("F-60", survivor=SURVIVOR, rolls=FLAG),
    "survivor_killed": event(
        "F-09 F-31 F-35", survivor=SURVIVOR, player=SEAT, location=LOCATION, items=CARDS,
        cause=CAUSE
    ),
    "survivor_removed": event(
        "F-09 F-31 F-35", survivor=SURVIVOR, player=SEAT, location=LOCATION, items=CARDS,
        cause=CAUSE, discloses="survivor"
    ),
    "survivor_joined": event(
        "F-09 F-14 F-36", survivor=SURVIVOR, player=SEAT, location=LOCATION, discloses="survivor"
    ),
    "survivor_passed": event(
        "F-14", survivor=SURVIVOR, start=SEAT, player=SEAT, discloses="survivor"
    ),
    "leader_chosen": event("F-14", player=SEAT, survivor=SURVIVOR),
    "helpless_changed": event("F-11", helpless=COUNT, cause=CAUSE),
    "hand_removed": event("F-26 F-34", player=SEAT, count=COUNT, secret={"cards": CARDS}),
    "player_eliminated": event("F-01", player=SEAT),
    # The board and the tracks.
    "zombies_added": event("F-10", location=LOCATION, count=COUNT, entrances=ENTRANCES),
    "zombie_killed": event("F-10", location=LOCATION, entrance=COUNT),
    "zombie_removed": event("F-10", location=LOCATION, entrance=COUNT),
    "zombies_moved": event(
        "F-10", start=LOCATION, location=LOCATION, count=COUNT, taken=ENTRANCES,
        entrances=ENTRANCES
    ),
    "barricades_placed": event("F-10", location=LOCATION, count=COUNT, entrances=ENTRANCES),
    "barricade_destroyed": event("F-10", location=LOCATION, entrance=COUNT),
    "noise_changed": event("F-10", location=LOCATION, noise=COUNT),
    "noise_rolled": event("F-10 F-59", location=LOCATION, die=DIE, noise=COUNT, discloses="die"),
    "food_changed": event("F-13", food=COUNT, cause=CAUSE),
    "starved": event("F-13", starvation=COUNT),
    "morale_changed": event("F-13", morale=TRACK, cause=CAUSE),
    "round_track_moved": event("F-13", track=TRACK),
    # Actions.
    "attacked": event(
        "F-15 F-59", survivor=SURVIVOR, target=SURVIVOR, location=LOCATION, items=CARDS,
        ability=SURVIVOR, die=DIE, hit=FLAG, discloses="die hit"
    ),
    "attracted": event("F-10", survivor=SURVIVOR, location=LOCATION),
    "searched": event("F-15 F-38", survivor=SURVIVOR, location=LOCATION, abilities=SURVIVORS,
                      items=CARDS),
    "search_drawn": event("F-36 F-38", player=SEAT, location=LOCATION, count=COUNT,
                          secret={"cards": CARDS}, discloses="cards"),
    "search_kept": event("F-26 F-38 F-39", player=SEAT, location=LOCATION, count=COUNT,
                         under=COUNT, secret={"cards": CARDS}, discloses="cards"),
    "ability_used": event("F-15", survivor=SURVIVOR, ability=SURVIVOR, player=SEAT,
                          location=LOCATION),
    "item_used": event("F-15", survivor=SURVIVOR, item=CARD, location=LOCATION),
    "message_posted": event("F-65", player=SEAT, words=Each(Word("forecast", FORECAST), 2)),
    # Cards.
    "card_played": event("F-27 F-32 F-33", player=SEAT, card=CARD, source=SEAT),
    "card_equipped": event("F-31", player=SEAT, card=CARD, survivor=SURVIVOR),
    "card_discarded": event("F-27 F-32 F-33 F-61", player=SEAT, card=CARD, discloses="card"),
    "card_recovered": event("F-27 F-32", player=SEAT, card=CARD),
    "card_taken": event("F-66", player=SEAT, card=CARD, location=LOCATION, discloses="card"),
    "card_stolen": event("F-26 F-29", start=SEAT, player=SEAT, secret={"card": CARD},
                         discloses="card"),
    "card_given": event("F-26 F-29", start=SEAT, player=SEAT, secret={"card": CARD},
                        discloses="card"),
    "cards_drawn": event("F-26 F-30 F-36", player=SEAT, location=LOCATION, count=COUNT,
                         secret={"cards": CARDS}, discloses="cards"),
    "cards_shown": event("F-66", location=LOCATION, cards=CARDS, discloses="cards"),
    "cards_wasted": event("F-32 F-61", location=LOCATION, cards=CARDS, discloses="cards"),
    "hand_shown": event("F-66", player=SEAT, cards=CARDS, discloses="cards"),
    "hand_looked_at": event("F-28 F-67", player=SEAT, target=SEAT, count=COUNT,
                            secret={"cards": CARDS}, discloses="cards"),
    "deck_looked_at": event("F-37 F-67", player=SEAT, location=LOCATION, count=COUNT,
                            secret={"cards": CARDS}, discloses="cards"),
    "crises_looked_at": event("F-21 F-67", player=SEAT, count=COUNT, secret={"crises": CRISES},
                              discloses="crises"),
    "crises_shown": event("F-21 F-66", crises=CRISES, discloses="crises"),
    "crisis_card_moved": event("F-21", player=SEAT, under=FLAG),
    "deck_reordered": event("F-21 F-37", player=SEAT, location=LOCATION, count=COUNT,
                            secret={"cards": CARDS, "crises": CRISES}, discloses="cards crises"),
    "deck_shuffled": event("F-36 F-37", location=LOCATION),
    "waste_removed": event("F-32 F-33", cards=CARDS, waste=COUNT),
    "handed_off": event("F-31 F-64", survivor=SURVIVOR, target=SURVIVOR, item=CARD),
    "hand_off_refused": event("F-64", survivor=SURVIVOR, player=SEAT, item=CARD),
    "request_made": event("F-62", player=SEAT, target=SEAT, symbol=SYMBOL, card=CARD,
                          action=Word("action", ACTION_IDS)),
    "request_declined": event("F-15 F-62", player=SEAT, target=SEAT),
    "request_granted": event("F-62", player=SEAT, target=SEAT, card=CARD),
    # Crisis and objective.
    "contributed_to_crisis": event("F-22 F-23 F-24", player=SEAT, count=COUNT, items=CARDS,
                                   secret={"cards": CARDS}),
    "crisis_card_turned": event("F-25", card=CARD, total=Count(), discloses="card total"),
    "crisis_resolved": event("F-25 F-33", crisis=CRISIS, total=Count(), threshold=COUNT,
                             prevented=FLAG, discloses="total prevented"),
    "contributed_to_objective": event("F-18 F-27", player=SEAT, cards=CARDS),
    "objective_checked": event("F-18", met=FLAG, removed=COUNT),
    # Votes and exile.
    "vote_called": event("F-57", player=SEAT, target=SEAT),
    "ballots_revealed": event("F-57 F-58", ballots=Each(Answer()), discloses="ballots"),
    "tie_broken": event("F-57", player=SEAT, passed=FLAG),
    "exiled": event("F-01 F-43 F-45 F-46", player=SEAT, objective=SECRET, secret={"card": EXILED},
                    discloses="objective card"),
    "colony_despaired": event("F-13 F-45", discloses=True),
    # Crossroads.
    "crossroads_triggered": event("F-50 F-52 F-54", crossroads=CROSSROADS, player=SEAT,
                                  survivor=SURVIVOR, location=LOCATION, discloses=True),
    "crossroads_resolved": event("F-52 F-53", crossroads=CROSSROADS, option=Count(2)),
    "crossroads_put_under": event("F-48 F-50 F-51", player=SEAT,
                                  cards=Ids("crossroads", CROSSROADS_IDS)),
    "effect_stored": event("F-56", player=SEAT, location=LOCATION, round=TRACK),
    # The end.
    "game_ended": event(
        "F-70 F-71", reason=Word("end", ENDS), winners=SEATS, hands=Each(CARDS),
        lost_hands=Each(CARDS), objectives=Each(SECRET), exiled=Each(EXILED), discloses=True
    ),
    "claimed": claimed(CLAIMS, "F-69"),
}
# fmt: on
