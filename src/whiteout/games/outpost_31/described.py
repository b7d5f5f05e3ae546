"""What the `given` lines of a scenario say about a table. docs/scenarios.md describes the lines;
arrange.py makes the position of them."""

from __future__ import annotations

from typing import Final

from whiteout.core.given import Line
from whiteout.games.outpost_31.open_view import SLOTS
from whiteout.games.outpost_31.placing import Placing
from whiteout.games.outpost_31.position import BLOODS, IMITATION
from whiteout.games.outpost_31.tables import (
    CHARACTER_IDS,
    FIRE,
    GEAR,
    IDS,
    MISSIONS,
    POWER_IDS,
    ROOM_IDS,
    SECTORS,
    SMOKE,
)

FILL: Final = "..."
"""At the end of a hand: any other cards."""

# fmt: off
STEPS: Final = [
    "turn", "gear_window", "team", "room", "hand_in", "look", "swap", "reveal", "chip", "battle",
    "hazards", "base", "contagion", "assimilation", "end_of_turn", "escape",
]
# fmt: on
"""Where the match may begin, in the order of the turn."""

WORDS: Final = (
    "hand NAME: CARD... (... for any others), deck: CARD... (top first), deck only: CARD..., "
    "discard: CARD..., missions: ID... (top first), missions only: ID..., past: ID..., "
    "mission ID, imitation NAME..., assimilation: BLOOD..., eliminated NAME..., tied NAME..., "
    "captain NAME, character NAME ID, gear NAME KIND USES, chip ROOM KIND [up|seen by NAME...], "
    "taken ROOM KIND, destroyed ROOM [KIND], smoke ROOM..., fire ROOM..., power_out ROOM..., "
    "objectives: SLOT..., unlocked NUMBER, contagion NUMBER, turn NUMBER, skips NUMBER, "
    "power ID, molotov played, team: NAME..., lone NAME ROOM, room ROOM, tried: ROOM..., failed, "
    "pool: CARD..., battle, blood NAME seen by NAME..., top mission seen by NAME..., "
    "rejected: NAME..., rejections NUMBER, final captain NAME, tested: NAME..., "
    "dice: FACE..., pool order: CARD..., step " + "|".join(STEPS)
)


class Description(Placing):
    """What the lines have said."""

    def read_all(self) -> None:
        """Every line, in order."""
        for line in self.given.lines:
            words = [word.rstrip(":") for word in line.words]
            key, rest = words[0], words[1:]
            if not (
                self.read_cards(line, key, rest)
                or self.read_people(line, key, rest)
                or self.read_chips(line, key, rest)
                or self.read_damage(line, key, rest)
                or self.read_counts(line, key, rest)
                or self.read_turn(line, key, rest)
                or self.read_test(line, key, rest)
            ):
                raise line.broken(f"{line.text()!r} is not understood", WORDS)

    def read_cards(self, line: Line, key: str, rest: list[str]) -> bool:
        """Hands, decks and piles."""
        p = self.p
        if key == "hand" and rest:
            player = self.given.seat(line, rest[0])
            self.once(line, f"hand {rest[0]}")
            p.hands[player] = self.place(line, rest[1:-1] if rest[-1] == FILL else rest[1:])
        elif key == "deck":
            self.once(line, key)
            self.deck = self.place(line, rest[1:] if rest[:1] == ["only"] else rest)
        elif key == "discard":
            self.once(line, key)
            p.discard = self.place(line, rest)
        elif key == "missions":
            self.once(line, key)
            self.missions = self.place_missions(line, rest[1:] if rest[:1] == ["only"] else rest)
        elif key == "past":
            self.once(line, key)
            p.mission_discard = self.place_missions(line, rest)
        elif key == "mission" and len(rest) == 1:
            self.once(line, key)
            (p.mission,) = self.place_missions(line, rest)
            if MISSIONS[p.mission].event:
                raise line.broken(f"{rest[0]} is an Event", "an Investigation")
        elif key == "assimilation":
            self.once(line, key)
            self.assimilation = [self.find(line, word, BLOODS, "blood") for word in rest]
        else:
            return False
        return True

    def read_people(self, line: Line, key: str, rest: list[str]) -> bool:
        """Characters, blood, Gear, who is dead or tied."""
        p = self.p
        if key in ("imitation", "eliminated", "tied") and rest:
            for player in self.seats(line, rest):
                self.once(line, f"{key} {self.given.names[player]}")
                if key == "imitation":
                    p.blood[player] = IMITATION
                elif key == "eliminated":
                    p.living[player] = False
                    p.blood_shown[player] = True
                else:
                    p.tied[player] = True
        elif key == "character" and len(rest) == 2:
            self.once(line, f"character {rest[0]}")
            code = self.find(line, rest[1], CHARACTER_IDS, "character")
            if code in p.characters:
                raise line.broken(f"{rest[1]} is taken", "a character for each player")
            self.seat_character(self.given.seat(line, rest[0]), code)
        elif key == "gear" and len(rest) == 3:
            kind = self.find(line, rest[1], GEAR, "gear")
            uses = self.number(line, rest[2:])
            if not 1 <= uses <= 2 or not p.gear_left[kind]:
                raise line.broken("no such card is left", "1 or 2 uses of a card that is there")
            p.gear_left[kind] -= 1
            mine = p.gear[self.given.seat(line, rest[0])]
            mine[kind] = sorted([*mine[kind], uses])
        elif key == "blood" and rest[1:3] == ["seen", "by"]:
            player = self.given.seat(line, rest[0])
            for other in self.seats(line, rest[3:]):
                p.blood_seen[player] |= 1 << other
        else:
            return False
        return True

    def read_chips(self, line: Line, key: str, rest: list[str]) -> bool:
        """Chips: where they lie, which were found, which slots they fill."""
        p = self.p
        if key == "chip" and len(rest) >= 2:
            (room,) = self.rooms(line, rest[:1])
            p.chips[room] = self.place_chip(line, room, rest[1])
            if rest[2:4] == ["seen", "by"]:
                for player in self.seats(line, rest[4:]):
                    p.chip_seen[room] |= 1 << player
            elif rest[2:] == ["up"]:
                p.chip_up[room] = True
            elif rest[2:]:
                return False
        elif key == "taken" and len(rest) == 2:
            (room,) = self.rooms(line, rest[:1])
            self.take(self.place_chip(line, room, rest[1]))
        elif key == "objectives":
            self.once(line, key)
            for word in rest:
                p.objectives[self.find(line, word, SLOTS, "slot")] = True
        else:
            return False
        return True

    def read_damage(self, line: Line, key: str, rest: list[str]) -> bool:
        """What has happened to rooms."""
        p = self.p
        if key == "destroyed" and 1 <= len(rest) <= 2:
            (room,) = self.rooms(line, rest[:1])
            self.once(line, f"destroyed {rest[0]}")
            p.destroyed[room] = True
            p.destroyed_count += 1
            if len(rest) == 2:
                p.lost_chips.append(self.place_chip(line, room, rest[1]))
        elif key in ("smoke", "fire") and rest:
            for room in self.rooms(line, rest):
                self.once(line, f"hazard {ROOM_IDS[room]}")
                p.hazard[room] = SMOKE if key == "smoke" else FIRE
        elif key == "power_out" and rest:
            for room in self.rooms(line, rest):
                self.once(line, f"power_out {ROOM_IDS[room]}")
                p.power_out[room] = True
        else:
            return False
        return True

    def read_counts(self, line: Line, key: str, rest: list[str]) -> bool:
        """Lines that end with a number."""
        p = self.p
        if key == "contagion":
            p.contagion = self.number(line, rest)
        elif key == "unlocked":
            p.unlocked_sector = self.number(line, rest)
            if not 1 <= p.unlocked_sector <= SECTORS:
                raise line.broken(f"there is no Sector {p.unlocked_sector}", f"1 to {SECTORS}")
        elif key == "turn":
            p.turn = self.number(line, rest)
        elif key == "skips":
            p.pass_skips_used = self.number(line, rest)
        elif key == "rejections":
            p.rejections = self.number(line, rest)
        else:
            return False
        self.once(line, key)
        return True

    def read_turn(self, line: Line, key: str, rest: list[str]) -> bool:
        """Whose turn it is and what it has come to."""
        p = self.p
        if key == "step" and len(rest) == 1 and rest[0] in STEPS:
            self.step = rest[0]
        elif key == "captain" and len(rest) == 1:
            p.captain = self.given.seat(line, rest[0])
        elif key == "power" and len(rest) == 1:
            p.power_used = self.find(line, rest[0], POWER_IDS, "power")
        elif key == "molotov" and rest == ["played"]:
            p.molotov_played = True
        elif key == "team" and rest:
            p.team = self.seats(line, rest)
        elif key == "lone" and len(rest) == 2:
            p.lone = self.given.seat(line, rest[0])
            (p.lone_room,) = self.rooms(line, rest[1:])
        elif key == "room" and len(rest) == 1:
            (p.room,) = self.rooms(line, rest)
        elif key == "tried":
            p.tried = self.rooms(line, rest)
        elif key == "failed" and not rest:
            p.failed_this_turn = True
        else:
            return False
        self.once(line, key)
        return True

    def read_test(self, line: Line, key: str, rest: list[str]) -> bool:
        """The test in progress, the Escape, and loaded dice."""
        p = self.p
        if key == "dice":
            for word in rest:
                face = self.number(line, [word])
                if not 1 <= face <= 6:
                    raise line.broken(f"a die cannot show {face}", "1 to 6")
                self.faces.append(face)
        elif key == "pool" and rest[:1] == ["order"]:
            self.orders.append([self.find(line, word, IDS, "card") for word in rest[1:]])
            return True
        elif key == "pool":
            p.pool = self.place(line, rest)[::-1]
        elif key == "battle" and not rest:
            self.battle = True
        elif key == "top" and rest[:3] == ["mission", "seen", "by"]:
            for player in self.seats(line, rest[3:]):
                self.mission_on_top_seen |= 1 << player
        elif key == "final" and rest[:1] == ["captain"] and len(rest) == 2:
            p.final_captain = self.given.seat(line, rest[1])
        elif key == "rejected":
            p.rejected = self.seats(line, rest)
        elif key == "tested":
            p.tested = self.seats(line, rest)
        else:
            return False
        self.once(line, key)
        return True
