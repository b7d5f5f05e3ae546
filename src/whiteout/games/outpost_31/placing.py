"""Taking things out of the box for a described position: words to codes, nothing twice."""

from __future__ import annotations

from typing import Any

from whiteout.core.chance import Chance
from whiteout.core.given import Given, Line
from whiteout.games.outpost_31.loaded import LoadedChance
from whiteout.games.outpost_31.position import OutpostPosition
from whiteout.games.outpost_31.settings import Settings
from whiteout.games.outpost_31.setup import empty_table, mission_cards, sector_chips, supply_cards
from whiteout.games.outpost_31.tables import (
    CHARACTERS,
    CHIP_KINDS,
    CHIPS,
    IDS,
    MISSION_IDS,
    ROOM_IDS,
    SECTORS,
    THING_CHIP,
    sector_of,
)


class Placing:
    """A position in the making: what the lines have said, and what is not yet placed."""

    def __init__(self, given: Given, options: dict[str, Any], chance: Chance) -> None:
        self.given = given
        seats = len(given.names)
        settings = Settings(seats, options)
        self.faces: list[int] = []
        self.orders: list[list[int]] = []
        self.loaded = LoadedChance(chance, self.faces, self.orders)
        """For the match itself; what the lines leave open is drawn before it."""
        self.p: OutpostPosition = empty_table(seats, settings, chance)
        self.p.captain = 0
        self.lines: dict[str, Line] = {}
        """What may be said once, by its first words: `hand A`, `deck`, `captain`."""
        cards = supply_cards(settings)
        self.left: list[int] = [cards.count(code) for code in range(len(IDS))]
        self.missions_left: list[int] = mission_cards(settings)
        self.chips_left: list[list[int]] = [sector_chips(sector + 1) for sector in range(SECTORS)]
        self.deck: list[int] = []
        self.missions: list[int] = []
        self.assimilation: list[int] = []
        self.found: list[tuple[int, int]] = []  # Sector and slot filled by chips named
        self.mission_on_top_seen = 0
        self.step = "turn"
        self.battle = False

    def once(self, line: Line, key: str) -> None:
        """Remember the line; two lines that say the same thing would contradict each other."""
        if key in self.lines:
            raise line.broken(f"{key} stands in line {self.lines[key].number} too", "one of them")
        self.lines[key] = line

    def only(self, key: str) -> bool:
        """Whether a deck is named as a whole: `deck only: CARD...`."""
        line = self.lines.get(key)
        return line is not None and line.words[1:2] in (["only"], ["only:"])

    def find(self, line: Line, word: str, names: list[str], what: str) -> int:
        """The code of a word in one of the tables."""
        if word not in names:
            raise line.broken(f"there is no {what} {word!r}", f"the id of a {what}")
        return names.index(word)

    def seats(self, line: Line, words: list[str]) -> list[int]:
        """Players by name."""
        return [self.given.seat(line, word) for word in words]

    def rooms(self, line: Line, words: list[str]) -> list[int]:
        """Rooms by id."""
        return [self.find(line, word, ROOM_IDS, "room") for word in words]

    def number(self, line: Line, rest: list[str]) -> int:
        """The one number of a line."""
        if len(rest) != 1 or not rest[0].isdigit():
            raise line.broken(f"{line.text()!r} does not end with a number", "a number from 0 on")
        return int(rest[0])

    def place(self, line: Line, words: list[str]) -> list[int]:
        """Take these Supply cards out of the box."""
        cards = [self.find(line, word, IDS, "card") for word in words]
        for card in cards:
            if self.left[card] == 0:
                raise line.broken(f"no {IDS[card]} is left in the box", "cards that are there")
            self.left[card] -= 1
        return cards

    def place_missions(self, line: Line, words: list[str]) -> list[int]:
        """Take these Mission Log cards out of the box."""
        codes = [self.find(line, word, MISSION_IDS, "mission") for word in words]
        for code in codes:
            if code not in self.missions_left:
                expected = "cards of this number of players"
                raise line.broken(f"no {MISSION_IDS[code]} is left in the box", expected)
            self.missions_left.remove(code)
        return codes

    def place_chip(self, line: Line, room: int, word: str) -> int:
        """Take a chip of this kind out of the box of the room's Sector."""
        kind = self.find(line, word, CHIP_KINDS, "chip")
        self.once(line, f"chip {ROOM_IDS[room]}")
        left = self.chips_left[sector_of(room) - 1]
        for code in left:
            if CHIPS[code].kind == kind:
                left.remove(code)
                return code
        raise line.broken(f"no {word} chip is left for this Sector", "a chip that is there")

    def seat_character(self, player: int, code: int) -> None:
        """A player takes a character."""
        self.p.stack_left.remove(code)
        self.p.characters[player] = code
        self.p.department[player] = CHARACTERS[code].department

    def take(self, code: int) -> None:
        """A chip that was found: it fills its slot if it can."""
        chip = CHIPS[code]
        if chip.objective:
            slot = 1 if chip.kind == THING_CHIP else 0
            self.found.append((chip.sector, slot))
            self.p.objectives[2 * (chip.sector - 1) + slot] = True
