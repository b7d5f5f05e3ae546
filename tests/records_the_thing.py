"""How matches of The Thing come to each of their ends, for tests/make_records.py."""

from __future__ import annotations

from typing import Any

from tests.recipe import Players, Recipe

from whiteout.core.match import Match
from whiteout.core.option import BACK, Option
from whiteout.games.the_thing.game import GAME
from whiteout.games.the_thing.position import DEAD, REVEALED, ThingPosition
from whiteout.games.the_thing.rules.items import can_use
from whiteout.games.the_thing.tables import (
    ALIEN,
    ARMORY,
    COMMS,
    DYNAMITE,
    FLAMETHROWER,
    GREEN,
    HELICOPTER,
    HUMAN,
    SNOWCAT,
)

EASY = {
    "weather_faces": "mild",
    "sos_length": 6,
    "rescue_fuel_length": 12,
    "threat_start": 8,
    "threat_pace": 3,
    "threat_recoil": "all",
    "coop_force": 1,
}
"""Options under which the crew lasts until the rescue helicopter has landed."""

COLD = {"weather_faces": "harsh", "freezing_length": 5, "threat_start": 8, "threat_pace": 3}

OPTIONS: dict[str, dict[str, Any]] = {
    "escaped": EASY,
    "left_behind": EASY,
    "alien_aboard": EASY,
    "frozen": {**COLD, "coop_force": 1, "threat_recoil": "all"},
    "no_human_left": {"weather_faces": "mild", "freezing_length": 12, "auto_end": True},
    "no_way_out": {**EASY, "freezing_length": 12},
    "winter": {"max_rounds": 2, "character_choice": "choose", "threat_start": 8},
    "nobody_left": {"threat_start": 4},
}
VARIANTS: dict[int, dict[str, Any]] = {
    2: {"coop_meetings": "twice", "threat_floor": 0},
    5: {"kennel_card_removed": True, "card_change": "whole_hand", "starving_trigger": "shortage"},
    6: {"torch_kept": False, "clark_counts": False, "boarding_vote": "literal"},
    7: {"lab_sabotage": "blood_only", "kitchen_repeat": True, "windows_bonus": "double"},
    8: {"auto_end": False, "vehicle_damage_limit": "printed", "wire_kept": False},
}
"""More options by the number of seats, where the end does not need others."""

TOGETHER = ("escaped", "left_behind", "alien_aboard", "no_way_out")
"""Ends to which players come who pull together, and know all roles."""
QUIET = ("no", "abstain", "pass", "tokens_human", "nothing", "refuse")
BUSY = ("flip", "confirm", "roll", "keep_token", "one_more", "times", "use", "repair")


class ThingPlayers(Players):
    """All players of a match, in the manner of its end."""

    def __init__(self, match: Match, end: str, seed: int) -> None:
        super().__init__(match, seed)
        self.end = end
        position = match.position
        assert isinstance(position, ThingPosition)
        self.p = position

    def once_in(self, times: int) -> bool:
        """Nobody speaks where nobody may."""
        return bool(self.living()) and super().once_in(times)

    def living(self) -> list[int]:
        """Who may say now who is human; in the co-operative game nobody does."""
        p = self.p
        if p.settings.coop or p.silent or p.step == "setup":
            return []
        told = self.match.game.why_not_claim
        return [
            seat
            for seat in range(p.seats)
            if p.status[seat] not in (DEAD, REVEALED) and not told(p, seat, "is")
        ]

    def answer(self, seat: int) -> str:
        """Anything, or what the manner says. Nobody takes back what was begun."""
        options = [option for option in self.p.options(seat) if option != BACK]
        wanted = self.wanted(seat, options)
        return wanted.text if wanted is not None else self.one_of([o.text for o in options])

    def wanted(self, seat: int, options: list[Option]) -> Option | None:
        """What the manner says, if it says anything."""
        by_verb: dict[str, list[Option]] = {}
        for option in options:
            by_verb.setdefault(option.verb, []).append(option)
        if self.end == "no_human_left":
            return self.spread(seat, by_verb)
        if self.end not in TOGETHER:
            return by_verb["pass"][0] if "pass" in by_verb else None
        return self.boarding(seat, by_verb) or self.working(seat, by_verb)

    def spread(self, seat: int, by_verb: dict[str, list[Option]]) -> Option | None:
        """They meet as often as they can, and aliens lay alien tokens."""
        for verb in ("tokens_alien", "no", "pass", "abstain"):
            if verb in by_verb:
                return by_verb[verb][0]
        if "move" in by_verb:
            return by_verb["move"][0]
        if "go" in by_verb:
            crowd = {o.value: self.p.place.count(o.value) for o in by_verb["go"]}
            return max(by_verb["go"], key=lambda option: crowd[option.value])
        return None

    # -- those who pull together -------------------------------------------------------------------

    def boarding(self, seat: int, by_verb: dict[str, list[Option]]) -> Option | None:
        """Who starts the escape, and who is taken along."""
        p = self.p
        if self.end == "no_way_out":
            return None
        if "board" in by_verb:
            if "stay" in by_verb:
                return by_verb["board"][0]
            figure = p.boarder
            starts = p.role[figure] == (ALIEN if self.end == "alien_aboard" else HUMAN)
            if starts or (self.end == "alien_aboard" and p.round > 8):
                return by_verb["board"][0]
        if "admit" in by_verb and p.choice is not None:
            candidate = int(p.choice.about(p)["player"])
            return by_verb["admit" if self.takes(candidate) else "refuse"][0]
        if "admit_as" in by_verb:
            taken = [o for o in by_verb["admit_as"] if self.takes(p.figure_of(o.value))]
            return taken[0] if taken else by_verb["leave_as"][0]
        return None

    def takes(self, figure: int) -> bool:
        """Whether they would take a character along."""
        if self.end == "left_behind":
            return False
        return self.p.role[figure] == (ALIEN if self.end == "alien_aboard" else HUMAN)

    def working(self, seat: int, by_verb: dict[str, list[Option]]) -> Option | None:
        """Cards, moves, dice: everything for the one aim."""
        p = self.p
        if "burn" in by_verb and self.end == "no_way_out" and self.burns(p.place[self.actor(seat)]):
            return by_verb["burn"][0]
        if "figure" in by_verb:
            return None
        if "go" in by_verb:
            return self.place_for(seat, by_verb["go"])
        if "move" in by_verb:
            return by_verb["move"][0]
        if "hand_in" in by_verb:
            return self.card(by_verb["hand_in"])
        if "assign" in by_verb:
            return max(by_verb["assign"], key=lambda o: self.worth(p.place[o.value]))
        if "give_roll" in by_verb:
            ranked = by_verb["give_roll"]
            return max(ranked, key=lambda o: self.worth(p.place[p.figure_of(o.value)]))
        return self.choosing(by_verb)

    def choosing(self, by_verb: dict[str, list[Option]]) -> Option | None:
        """What comes up on the way."""
        p = self.p
        if "keep" in by_verb:
            fires = [o for o in by_verb["keep"] if o.value in (DYNAMITE, FLAMETHROWER)]
            return (fires or by_verb["keep"])[0]
        if "cancel" in by_verb:
            risky = p.suspicion[p.rolled_for] + 1 >= p.threat
            return by_verb["no" if risky else "cancel"][0]
        for verb in BUSY:
            if verb in by_verb:
                return by_verb[verb][-1]
        for verb in QUIET:
            if verb in by_verb:
                return by_verb[verb][0]
        return None

    def actor(self, seat: int) -> int:
        """The character that an option is about."""
        return self.p.rolled_for if self.p.settings.coop else seat

    def burns(self, place: int) -> bool:
        """Ways out, all of them."""
        return place in (HELICOPTER, SNOWCAT, COMMS)

    def has_fire(self, figure: int) -> bool:
        """Dynamite, or a charge."""
        return can_use(self.p, figure, DYNAMITE) or can_use(self.p, figure, FLAMETHROWER)

    def mover(self, seat: int) -> int:
        """The character that moves."""
        p = self.p
        if not p.settings.coop:
            return seat
        draft = p.draft(seat)
        if draft:
            return p.figure_of(draft[0].value)
        return next(f for f in p.in_turn_order() if p.owner[f] == seat and not p.moved[f])

    def place_for(self, seat: int, options: list[Option]) -> Option:
        """Where there is something to do; otherwise where nobody is."""
        p = self.p
        by_place = {option.value: option for option in options}
        goals = [COMMS]
        if self.end == "no_way_out":
            ways = [place for place in (HELICOPTER, SNOWCAT, COMMS) if not p.destroyed[place]]
            goals = ways if self.has_fire(self.mover(seat)) else [ARMORY]
        elif p.sos:
            goals = []
        for goal in goals:
            if goal in by_place and (self.end != "no_way_out" or goal == ARMORY or self.free(goal)):
                return by_place[goal]
        empty = [o for o in options if p.place.count(o.value) == 0 and o.value not in p.dogs]
        return (empty or options)[self.chance.below(len(empty or options), "place")]

    def free(self, place: int) -> bool:
        """Whether nobody is there yet."""
        return self.p.place.count(place) == 0

    def card(self, options: list[Option]) -> Option:
        """Repair as long as the radio is broken, else Use."""
        repair = self.end != "no_way_out" and self.p.damage[COMMS] > 0
        wanted = "repair" if repair else "use"
        fitting = [option for option in options if option.args[0] == wanted]
        return (fitting or options)[0]

    def worth(self, place: int) -> int:
        """How much an action in a place is wanted."""
        goal = ARMORY if self.end == "no_way_out" else COMMS
        return int(place == goal) if 0 <= place < GREEN else -1


class ThingRecipe(Recipe):
    """Every end comes up with every number of seats of its mode."""

    def seats(self, end: str) -> list[int]:
        if end == "nobody_left":
            return [1, 2, 3]
        return [4, 5, 6, 7, 8] if end == "no_human_left" else super().seats(end)

    def options(self, end: str, seats: int) -> dict[str, Any]:
        return {**VARIANTS.get(seats, {}), **OPTIONS[end]}

    def players(self, match: Match, end: str, seed: int) -> Players:
        return ThingPlayers(match, end, seed)


RECIPE = ThingRecipe(GAME)
