"""Every kind of event: its fields, who sees them, what discloses hidden facts (core.event), and the
rows of the information table (specification 8) that allow it."""

from __future__ import annotations

from typing import Final

from whiteout.core.event import EventKind
from whiteout.core.facts import claimed, event
from whiteout.core.kinds import Count, Each, Id, Ids, Kind, Many, Seat, Seats, Word, YesNo
from whiteout.core.zones.carry import Carry
from whiteout.games.who_goes_there.options import LOCKER_USES, MEALS, SEARCHES
from whiteout.games.who_goes_there.position import ROLLS
from whiteout.games.who_goes_there.rules.ending import SIDE_OF_END
from whiteout.games.who_goes_there.rules.talk import CLAIMS
from whiteout.games.who_goes_there.tables import (
    CHARACTER_IDS,
    DECK_IDS,
    EVENT_IDS,
    FACES,
    IDS,
    ITEMS,
    LANDMARK_IDS,
    PHASE_IDS,
    SPACES,
    TILE_IDS,
    UNLOCK_IDS,
    UTILITIES,
)

SEAT: Final = Seat()
SEATS: Final = Seats(ordered=True)
ANYBODY: Final = Seat(none=True)
FLAG: Final = YesNo()
CARD: Final = Id("card", IDS)
CARDS: Final = Ids("card", IDS, most=4)
DECK: Final = Word("deck", DECK_IDS)
SPACE: Final = Word("space", SPACES)
TILE: Final = Word("tile", TILE_IDS)
UTILITY: Final = Word("utility", UTILITIES)
FACE: Final = Word("face", FACES)
PHASE_CARD: Final = Word("phase_card", PHASE_IDS)
ROLL: Final = Word("roll", ROLLS[1:])
MEAL: Final = Word("meal", MEALS)
NUMBER: Final = Count(30)
# fmt: off
CAUSES: Final = [
    *EVENT_IDS, *PHASE_IDS, *IDS, *ROLLS[1:], "assault", "cardio", "agility", "dex", "search",
    "move", "build", "repair", "receive", "avoid", "infect", "locker", "ration_tin", "medical_case",
    "welding_rig", "field_surgery", "bonfire", "cold", "explosion", "door_broke", "hunger",
    "slept_alone", "critical_strike", "meal", "discarded", "limit", "death", "built", "fed",
    "kindled", "companion",
]
RESULTS: Final = ["xp", "offer", "nothing", "storage", "xp4", "bonus1", "bonus2", "bonus3",
                  "strike"]
# fmt: on
CAUSE: Final = Word("cause", list(dict.fromkeys(CAUSES)))
ANSWER: Final = Word(
    "answer",
    ["accepted", "declined", "countered", "withdrawn", "lapsed", "avoided", "boards"],
)
HOW: Final = Word("how", ["contaminated", "trade", "bunk", "attack"])
USES: Final = Word(
    "use",
    ["played", "lit", "eaten", "flare", "dice", "assist", "shack", "lighter"],
)
PAID: Final = Word("card", [*IDS, "locker"])

# fmt: off
EVENTS: Final[dict[str, EventKind]] = {
    "match_started": event("W-01 W-02", players=Count(6)),
    "character_taken": event("W-01", player=SEAT, character=Word("character", CHARACTER_IDS),
                             discloses="character"),
    "leader_chosen": event("W-04", player=SEAT, to=SEAT),
    "turn_order_set": event("W-04", players=SEATS),
    "cards_drawn": event("W-21 W-25 W-29", player=SEAT, deck=DECK, count=NUMBER,
                         secret={"cards": CARDS}, discloses="cards",
                         moves=(Carry("deck_zone", "player", "cards", count="count"),)),
    "placed": event("W-11", player=SEAT, space=SPACE),
    "round_began": event("W-03", round=NUMBER, phase=Count(3),
                         special=Word("special", ["none", "food", "sleep"])),
    "meals_shown": event("W-53 W-32", discloses="event meals",
                         meals=Many(0, {"player": SEAT, "meal": MEAL, "jack": MEAL}, ("jack",))),
    "vulnerable_drawn": event("W-44 W-45", player=SEAT, cause=CAUSE, left=Count(12),
                              secret={"contaminated": FLAG}, discloses="contaminated"),
    "struck": event("W-16", player=SEAT, count=Count(6), critical=FLAG, cause=CAUSE),
    "healed": event("W-16", player=SEAT, count=Count(3), critical=FLAG, cause=CAUSE),
    "stamina_changed": event("W-13", player=SEAT, by=Count(6), cause=CAUSE, stamina=Count(6)),
    "xp_changed": event("W-14", player=SEAT, by=NUMBER, cause=CAUSE, xp=NUMBER),
    "bunk_proposed": event("W-54", player=SEAT, to=SEAT),
    "bunk_answered": event("W-54", player=SEAT, to=SEAT, answer=ANSWER),
    "bunk_settled": event("W-54", player=SEAT, to=ANYBODY,
                          cause=Word("settled", ["paired", "chosen", "waited", "nobody"])),
    "clicker_passed": event("W-50 W-51", player=SEAT, to=SEAT,
                            occasion=Word("occasion", ["trade", "bunk"]),
                            secret={"infected": FLAG}, discloses="infected"),
    "became_infected": event("W-46 W-47 W-49", how=HOW, discloses="event how"),
    "proof_gained": event("W-48", player=SEAT, discloses="event player"),
    "temperature_dropped": event("W-13 W-16", players=SEATS),
    "actions_reset": event("W-12", actions=Each(Count(6))),
    "locker_reset": event("W-15", player=SEAT, rolled=FLAG, face=FACE, discloses="rolled face"),
    "event_turned": event("W-40", event_card=Word("event_card", EVENT_IDS),
                          discloses="event_card"),
    "turn_began": event("W-04", player=SEAT),
    "turn_ended": event("W-04 W-12", player=SEAT, actions=Count(6)),
    "moved": event("W-11 W-12", player=SEAT, source=SPACE, space=SPACE),
    "searched": event("W-12 W-25 W-30", player=SEAT, source=Word("source", SEARCHES)),
    "looked": event("W-30 W-31", player=SEAT, deck=DECK, count=Count(3), secret={"cards": CARDS},
                    discloses="cards"),
    "put_under": event("W-30 W-31", player=SEAT, deck=DECK, count=Count(3),
                       secret={"cards": CARDS, "kept": CARD}, discloses="cards kept",
                       moves=(Carry("deck_zone", "player", "kept"),)),
    "phase_card_drawn": event("W-33", player=SEAT, phase_card=PHASE_CARD, discloses="phase_card"),
    "phase_card_settled": event("W-20 W-33 W-37", player=SEAT, phase_card=PHASE_CARD,
                                result=Word("result_of", RESULTS)),
    "roll_opened": event("W-43", player=SEAT, roll=ROLL, need=Count(3), target=ANYBODY),
    "rolled": event("W-43", player=SEAT, count=Count(12), successes=Count(12), cause=ROLL,
                    discloses="count successes"),
    "die_changed": event("W-43", player=SEAT, source=Word("changer", [*TILE_IDS, "knuckles",
                         "flare"]), old=FLAG, new=FLAG, discloses="new"),
    "roll_closed": event("W-41 W-43", player=SEAT, roll=ROLL, successes=Count(12), passed=FLAG),
    "card_played": event("W-32 W-36", player=SEAT, card=CARD, use=USES,
                         discloses="event card use",
                         moves=(Carry("player", "pile", "card"),)),
    "item_used": event("W-20 W-37", player=SEAT, item=Word("item", ITEMS)),
    "locker_used": event("W-15", player=SEAT, face=FACE,
                         use=Word("use", [*LOCKER_USES, "flare", "snowshoes", "knuckles",
                                          "alcohol", "dog_treat", "snack"])),
    "cards_discarded": event("W-21 W-34 W-36", player=SEAT, count=NUMBER, cause=CAUSE,
                             secret={"cards": CARDS}, discloses="cards",
                             moves=(Carry("player", "elsewhere", "cards", count="count"),)),
    "bonfire_fed": event("W-34 W-35", player=SEAT, count=NUMBER, kindling=FLAG, cause=CAUSE,
                         secret={"cards": CARDS}, discloses="cards kindling",
                         moves=(Carry("player", "elsewhere", "cards", count="count"),)),
    "bonfire_lit": event("W-35", player=SEAT, matches=FLAG, count=NUMBER),
    "tile_gained": event("W-18 W-19", player=SEAT, tile=TILE, source=CAUSE),
    "tile_left": event("W-18 W-19", player=SEAT, tile=TILE, cause=CAUSE),
    "built": event("W-18 W-32", player=SEAT, tile=TILE, cards=Each(PAID, 4),
                   discloses="event tile cards",
                   moves=(Carry("player", "pile", "cards", count="cards"),)),
    "unlocked": event("W-14", player=SEAT, unlock=Word("unlock", UNLOCK_IDS), price=Count(8)),
    "utility_changed": event("W-17", utility=UTILITY, strikes=NUMBER, cause=CAUSE),
    "landmark_changed": event("W-39", player=SEAT, landmark=Word("card", LANDMARK_IDS),
                              played=FLAG, discloses="event landmark"),
    "deck_refilled": event("W-25 W-36", deck=DECK, size=NUMBER, discloses="size"),
    "offers_asked": event("W-08 W-42", player=SEAT),
    "trade_proposed": event("W-55", player=SEAT, to=SEAT, give=NUMBER, want=NUMBER, given=CARDS,
                            wanted=CARDS),
    "trade_answered": event("W-55", player=SEAT, to=SEAT, answer=ANSWER, discloses="event"),
    "clicker_faced": event("W-51 W-56", player=SEAT, to=SEAT, answer=ANSWER),
    "trade_done": event("W-21 W-56 W-57", player=SEAT, to=SEAT, give=NUMBER, want=NUMBER,
                        secret={"given": CARDS, "got": CARDS}, discloses="given got"),
    "assist_opened": event("W-05", player=SEAT, lacking=Count(3)),
    "assisted": event("W-32 W-43", player=SEAT, to=SEAT, discloses="event"),
    "reminded": event("W-41", player=SEAT, by=ANYBODY, discloses="event by"),
    "tested": event("W-58 W-59 W-60", player=SEAT, to=SEAT,
                    test=Word("card", ["blood_test", "host_test"]),
                    secret={"infected": FLAG, "contaminated": FLAG},
                    discloses="infected contaminated"),
    "assault_declared": event("W-43", player=SEAT, to=SEAT),
    "infection_announced": event("W-45 W-47 W-61", player=SEAT, targets=SEATS,
                                 discloses="event"),
    "infection_taken": event("W-61 W-62", player=SEAT, place=Count(6),
                             secret={"contaminated": FLAG}, discloses="contaminated"),
    "died": event("W-64", player=SEAT, cause=CAUSE),
    "leader_changed": event("W-04", player=SEAT),
    "helicopter_round": event("W-03 W-66", player=SEAT),
    "invited": event("W-66", player=SEAT, to=SEAT),
    "invitation_answered": event("W-66", player=SEAT, answer=ANSWER),
    "left_helicopter": event("W-66", player=SEAT,
                             cause=Word("left", ["stepped_off", "ejected"]), discloses="event"),
    "charge_passed": event("W-66", player=SEAT, to=ANYBODY),
    "departure_called": event("W-66", player=SEAT, number=Count(3)),
    "last_call_answered": event("W-67", stay=SEATS, go=SEATS, discloses="event stay go"),
    "doors_closed": event("W-66", players=SEATS, discloses="event"),
    "revealed": event("W-69", infected=Each(FLAG), discloses="event infected"),
    "boarding_error": event("W-69", left=SEATS, boarded=SEATS, discloses="event left boarded"),
    "bonus_rolled": event("W-70", player=SEAT, dice=Each(Count(6), 2), points=NUMBER,
                          discloses="dice points"),
    "match_ended": event("W-22 W-45 W-46 W-70", discloses=True,
                         reason=Word("end", list(SIDE_OF_END)), winners=SEATS,
                         helicopter_total=NUMBER, human_total=NUMBER, points=Each(NUMBER),
                         infected=Each(FLAG), host=ANYBODY, hands=Each(CARDS)),
    "actions_changed": event("W-12", player=SEAT, by=Count(6), cause=CAUSE, actions=Count(9)),
    "tile_turned": event("W-18", player=SEAT),
    "waited": event("W-08", player=SEAT),
    "claimed": claimed(CLAIMS, "W-71"),
}
# fmt: on
"""What stays hidden is told as `secret` to those who are owed it, or as an event of its own to one
player (`became_infected`, `proof_gained`)."""

ABOUT: Final[dict[str, Kind]] = {
    "player": SEAT,
    "to": SEAT,
    "number": NUMBER,
    "roll": Word("roll", ROLLS[1:]),
    "deck": DECK,
    "phase_card": PHASE_CARD,
    "event_card": Word("event_card", EVENT_IDS),
}
