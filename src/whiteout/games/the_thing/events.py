"""Every kind of event (specification 8.2): its fields, who sees them, what discloses hidden facts
(core.event), and the rows of the information table (8.1, T-01 to T-74) that allow it."""

from __future__ import annotations

from typing import Final

from whiteout.core.event import EventKind
from whiteout.core.facts import claimed, event
from whiteout.core.kinds import Count, Each, Id, Ids, Kind, Seat, Seats, Word, YesNo
from whiteout.games.the_thing.position import STEPS
from whiteout.games.the_thing.rules.ending import SIDE_OF_END
from whiteout.games.the_thing.rules.escape import VEHICLES
from whiteout.games.the_thing.rules.talk import CLAIMS
from whiteout.games.the_thing.tables import (
    ACTIONS,
    BACKS,
    CHARACTER_IDS,
    FACE_IDS,
    GREEN,
    LOCATION_IDS,
    PIECE_IDS,
    ROLES,
    WEATHER_IDS,
)

SEAT: Final = Seat()
SEATS: Final = Seats(ordered=True)
ACTION: Final = Id("action", ACTIONS)
CARDS: Final = Ids("action", ACTIONS, most=3)
DECK: Final = Ids("action", ACTIONS, most=17)
PIECE: Final = Id("piece", PIECE_IDS)
PIECES: Final = Ids("piece", PIECE_IDS, most=4)
ROLE: Final = Id("role", ROLES)
BACK: Final = Id("back", BACKS)
CHARACTER: Final = Id("character", CHARACTER_IDS)
LOCATION: Final = Id("location", LOCATION_IDS)
LOCATIONS: Final = Ids("location", LOCATION_IDS)
WEATHER: Final = Id("weather", WEATHER_IDS)
FACE: Final = Id("face", FACE_IDS)
FACES: Final = Ids("face", FACE_IDS, most=3)
STEP: Final = Word("step", STEPS)
COUNT: Final = Count(16)
FORCE: Final = Count(16)
SPACE: Final = Count(16)
FLAG: Final = YesNo()
NUMBERS: Final = Each(Count(8), 11)
BACK_COUNTS: Final = Each(Count(8), 3)
TEST: Final = Word("test", ["a", "b"])
VEHICLE: Final = Word("vehicle", VEHICLES)
WHY_SUSPECTED: Final = Word("why", ["meeting", "dog", "vote", "test", "cancelled"])
WHY_LEADER: Final = Word("why_leader", ["succession", "marker", "round"])
CAUSE: Final = Word("cause", ["own_wish", "test", "threat", "dog"])
WHAT: Final = Word("what", ["repair", "load", "cook", "nothing"])
MOVE: Final = Word("move", ["move", "special", "change"])
OUTCOME: Final = Word("outcome", ["stronger", "equal", "weaker"])
ENDED: Final = Word("offer_end", ["declined", "withdrawn", "lapsed"])
HOW: Final = Word("die_change", ["rerolled", "set", "cancelled"])
ROLLED: Final = Word("dice_for", ["action", "escape"])

ABOUT: Final[dict[str, Kind]] = {
    "player": SEAT,
    "character": CHARACTER,
    "weather": WEATHER,
    "location": Id("location", LOCATION_IDS[: GREEN + 1]),
    "action": ACTION,
    "force": FORCE,
    "count": Count(3),
    "most": Count(6),
    "test": TEST,
}
"""The arguments of the prompts."""

_OFFER: Final[dict[str, Kind]] = {
    "player": SEAT,
    "partner": SEAT,
    "gives": BACK_COUNTS,
    "gives_open": PIECES,
    "asks": BACK_COUNTS,
    "asks_open": PIECES,
}

# What ends a decision of several parts, or of several seats in secret, discloses what nobody else
# has seen: so does what follows upon a sealed answer.

# fmt: off
EVENTS: Final[dict[str, EventKind]] = {
    # Setup and flow.
    "set_up": event(
        "T-01 T-02 T-04 T-07 T-10 T-11 T-12 T-23 T-27 T-33 T-42 T-46 T-69", leader=SEAT,
        marker=LOCATION, characters=Ids("character", CHARACTER_IDS),
        secret={"role": ROLE, "cards": CARDS}, discloses="leader marker characters role cards",
    ),
    "character_taken": event("T-01", player=SEAT, character=CHARACTER),
    "phase_began": event("T-03", round=Count(30), step=STEP),
    # Weather, maintenance, rescue.
    "weather_rolled": event("T-46", player=SEAT, weather=WEATHER, stored=FLAG,
                            discloses="event weather"),
    "weather_set": event("T-46", weather=WEATHER, rolled=FLAG, discloses="weather"),
    "forecast_stored": event("T-46", weather=WEATHER, discloses="weather"),
    "maintained": event("T-46", location=LOCATION, barrels=COUNT, damage=COUNT,
                        discloses="barrels damage"),
    "boiler_lost": event("T-02 T-46 T-48", location=LOCATION, discloses="event"),
    "froze": event("T-46", steps=COUNT, space=SPACE, discloses="steps space"),
    "outage_changed": event("T-46", on=FLAG, discloses="event"),
    "rescue_moved": event("T-46", fuel=SPACE, space=SPACE, left=FLAG, discloses="space"),
    # The alien plan.
    "plan_proposed": event("T-54", player=SEAT, proposal=COUNT, locations=LOCATIONS,
                           forces=NUMBERS, discloses=True),
    "plan_confirmed": event("T-54", player=SEAT, proposal=COUNT, discloses=True),
    "plan_done": event("T-54", player=SEAT, discloses=True),
    "plan_laid": event("T-52 T-53", forces=NUMBERS, secret={"locations": LOCATIONS},
                       discloses=True),
    # Action cards.
    "cards_drawn": event("T-10 T-11 T-12", player=SEAT, character=CHARACTER, count=COUNT,
                         secret={"cards": CARDS}, discloses="cards"),
    "extra_card_laid": event("T-12 T-20", pile=COUNT),
    "deck_refilled": event("T-12", deck=Count(51)),
    "hand_exchanged": event("T-11 T-16", player=SEAT, character=CHARACTER,
                            secret={"out": ACTION, "into": ACTION}, discloses="event out into"),
    "hand_discarded": event("T-10 T-16", player=SEAT, character=CHARACTER, count=COUNT,
                            secret={"cards": CARDS}, discloses="event cards"),
    "card_handed_in": event(
        "T-12 T-18 T-19", player=SEAT, character=CHARACTER, of=COUNT, by_chance=FLAG,
        shown=ACTION, secret={"action": ACTION}, discloses="event shown action",
    ),
    "cards_changed": event(
        "T-10 T-11 T-14 T-16", player=SEAT, character=CHARACTER, count=COUNT,
        secret={"out": CARDS, "deck": DECK}, discloses="event count out deck",
    ),
    # Moves.
    "moved": event("T-25 T-47", player=SEAT, character=CHARACTER, move=MOVE, location=LOCATION,
                   torch=FLAG, discloses="event move location torch"),
    "marker_taken": event("T-02", player=SEAT, character=CHARACTER),
    "boarding_declared": event("T-64", player=SEAT, character=CHARACTER, vehicle=VEHICLE,
                               discloses="event"),
    # Encounters.
    "plan_turned_up": event("T-53", locations=Each(LOCATION, 11), forces=NUMBERS, discloses=True),
    "plan_taken_back": event("T-49 T-51 T-52", force=FORCE, kennel=FLAG),
    "location_chosen": event("T-03", location=LOCATION, players=SEATS, dogs=COUNT),
    "alien_fought": event("T-25 T-51 T-59", player=SEAT, character=CHARACTER, piece=PIECE,
                          force=FORCE, discloses=True),
    "active_card_lost": event("T-12 T-22", pile=COUNT, action=ACTION, discloses=True),
    "alien_compared": event("T-51", location=LOCATION, force=FORCE, count=COUNT,
                            outcome=OUTCOME, discloses="event"),
    "faction_named": event("T-54", player=SEAT, option=Word("", []), discloses=True),
    "assimilated": event("T-48 T-49 T-51 T-65", player=SEAT, character=CHARACTER, force=FORCE,
                         discloses=True),
    "dog_assimilated": event("T-48 T-51", location=LOCATION, force=FORCE, discloses=True),
    "alien_sabotaged": event("T-29 T-33 T-46", location=LOCATION, force=FORCE, count=COUNT,
                             discloses=True),
    "alien_idle": event("T-51", location=LOCATION, discloses=True),
    "fled": event("T-47", players=SEATS, discloses="event players"),
    "pieces_given_up": event(
        "T-10 T-12 T-23 T-31", player=SEAT, character=CHARACTER, cards=COUNT, weapons=COUNT,
        objects=COUNT, tokens=COUNT, opened=PIECES, secret={"held": PIECES},
        discloses="event player character cards weapons objects tokens opened held",
    ),
    "dog_captured": event("T-48 T-49", location=LOCATION, kennel=FLAG),
    "meeting_avoided": event("T-59", player=SEAT, character=CHARACTER, piece=PIECE,
                             discloses=True),
    "meeting_began": event("T-47", location=LOCATION, players=SEATS, discloses="event players"),
    "tokens_laid": event("T-37", players=SEATS, secret={"alien": FLAG}),
    "looks_chosen": event("T-39", players=SEATS, targets=Each(SEAT), discloses="targets event"),
    "token_seen": event("T-38", player=SEAT, target=SEAT, secret={"token": ROLE},
                        discloses="event target token"),
    "dog_token_drawn": event("T-40", player=SEAT, character=CHARACTER, token=ROLE,
                             secret={"token": ROLE}, discloses="token"),
    "role_confirmed": event("T-04 T-05", players=SEATS, secret={"role": ROLE},
                            discloses="event role"),
    "suspicion_moved": event("T-42", player=SEAT, character=CHARACTER, before=SPACE, space=SPACE,
                             why=WHY_SUSPECTED, discloses="event"),
    # Action cards are resolved.
    "pile_shuffled": event("T-12", pile=COUNT),
    "card_flipped": event("T-15 T-21", action=ACTION, discloses="action event"),
    "card_assigned": event("T-21 T-47", player=SEAT, character=CHARACTER, action=ACTION,
                           lost=FLAG, discloses=True),
    "action_done": event("T-21 T-46", player=SEAT, character=CHARACTER, location=LOCATION,
                         what=WHAT, count=COUNT, discloses=True),
    "cards_looked_at": event(
        "T-26 T-27 T-67", player=SEAT, character=CHARACTER, back=BACK, count=COUNT, cards=PIECES,
        secret={"cards": PIECES}, discloses="event cards",
    ),
    "card_kept": event("T-23 T-24 T-25 T-26", player=SEAT, character=CHARACTER, back=BACK,
                       piece=PIECE, secret={"piece": PIECE}, discloses="event piece"),
    "lab_token_drawn": event("T-32 T-33 T-36", player=SEAT, character=CHARACTER, bag=Count(40),
                             piece=PIECE, secret={"piece": PIECE}, discloses="event piece"),
    "lab_token_kept": event("T-23 T-36", player=SEAT, character=CHARACTER, kept=FLAG),
    "sabotaged": event("T-29 T-33 T-35 T-46", location=LOCATION, count=COUNT, blood=FLAG,
                       discloses="event count blood"),
    "barrel_placed": event("T-46", location=LOCATION, underground=COUNT),
    "sos_sent": event("T-46", player=SEAT, character=CHARACTER),
    "bonus_played": event("T-23 T-46", player=SEAT, character=CHARACTER, piece=PIECE,
                          location=LOCATION, discloses=True),
    "location_burned": event("T-46 T-47 T-48 T-49", player=SEAT, character=CHARACTER,
                             piece=PIECE, location=LOCATION, fled=SEATS, discloses=True),
    "pile_put_away": event("T-12 T-17", count=COUNT, discloses="event"),
    "laid_down": event("T-47", player=SEAT, character=CHARACTER),
    # The rec room.
    "returned": event("T-47"),
    "offer_made": EventKind(_OFFER, {"pieces": PIECES}, True, "T-56 T-57"),
    "offer_ended": event("T-56", player=SEAT, partner=SEAT, how=ENDED, discloses="event"),
    "exchanged": EventKind(
        _OFFER, {"gave": PIECES, "got": PIECES}, True, "T-23 T-25 T-56 T-57"
    ),
    "draft_dropped": event("T-55", player=SEAT, discloses=True),
    "ready": event("T-58", player=SEAT),
    "vote_called": event("T-58", player=SEAT, discloses="event"),
    "votes_shown": event("T-43", players=SEATS, targets=Each(SEAT), abstained=SEATS,
                         discloses=True),
    "revealed": event("T-04 T-51", player=SEAT, character=CHARACTER, cause=CAUSE, force=FORCE,
                      discloses=True),
    # Tests, food, dogs, leader.
    "test_volunteers": event("T-44", test=TEST, players=SEATS, discloses=True),
    "tested": event("T-04 T-06 T-09 T-44", player=SEAT, character=CHARACTER, test=TEST,
                    target=SEAT, tested=CHARACTER, role=ROLE, discloses=True),
    "food_eaten": event("T-46", cooked=FLAG, count=COUNT),
    "starving_began": event("T-46", discloses="event"),
    "card_starved": event("T-10 T-16", player=SEAT, character=CHARACTER,
                          secret={"action": ACTION}),
    "dog_placed": event("T-48 T-49", location=LOCATION, discloses="event location"),
    "kennel_opened": event("T-48 T-49", count=COUNT, discloses="event"),
    "leader_changed": event("T-02", player=SEAT, why=WHY_LEADER, discloses="event player"),
    "marker_placed": event("T-02 T-49", location=LOCATION, discloses="location event"),
    # Escapes.
    "candidate_voted": event("T-64", player=SEAT, in_favour=SEATS, against=SEATS, discloses=True),
    "candidate_decided": event("T-64", player=SEAT, character=CHARACTER, admitted=FLAG,
                               boarded=FLAG, discloses="event"),
    "role_shown": event("T-04 T-06 T-64", player=SEAT, character=CHARACTER, role=ROLE,
                        aboard=FLAG, discloses="event role"),
    "departed": event("T-64", vehicle=VEHICLE, passengers=Ids("character", CHARACTER_IDS),
                      discloses="event"),
    # The co-operative game.
    "boarder_named": event("T-64", player=SEAT, character=CHARACTER),
    "dice_rolled": event("T-68", faces=FACES, why=ROLLED, discloses="faces event"),
    "roll_given": event("T-68", player=SEAT, character=CHARACTER),
    "die_changed": event("T-68", before=FACE, face=FACE, how=HOW, faces=FACES,
                         discloses="face faces"),
    "threat_moved": event("T-68", before=SPACE, space=SPACE, discloses="event"),
    "turned": event("T-51 T-67", player=SEAT, character=CHARACTER, cause=CAUSE, force=FORCE,
                    discloses="event"),
    "piece_moved": event("T-67", piece=PIECE, giver=CHARACTER, taker=CHARACTER),
    "escape_broken_off": event("T-68", discloses="event"),
    # The end, and talk.
    "ended": event(
        "T-73 T-74", reason=Word("reason", list(SIDE_OF_END)),
        side=Word("side", list(SIDE_OF_END.values())), winners=SEATS, roles=Ids("role", ROLES),
        hands=Each(CARDS), held=Each(PIECES), infections=SEATS, discloses=True,
    ),
    "claimed": claimed(CLAIMS, "T-71"),
}
# fmt: on
