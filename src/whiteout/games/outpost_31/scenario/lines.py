"""The `given` lines of Outpost 31, each with the way into a position and the way back from a view.
docs/scenarios.md describes them; arrange.py completes, checks and starts what they have put.
"""

from __future__ import annotations

from collections import defaultdict
from typing import Any, Final

from whiteout.core.chance import Chance
from whiteout.core.given import Given
from whiteout.core.kinds import Id
from whiteout.core.lines import Form, Lines, dice_line, one, order_line
from whiteout.core.reading import Reading, Said
from whiteout.games.outpost_31 import tables
from whiteout.games.outpost_31.position import BLOODS, IMITATION, OutpostPosition
from whiteout.games.outpost_31.rules.setup import (
    empty_table,
    mission_cards,
    sector_chips,
    supply_cards,
)
from whiteout.games.outpost_31.scenario.knowledge import STEPS, Moment
from whiteout.games.outpost_31.settings import Settings
from whiteout.games.outpost_31.tables import FIRE, SMOKE

DICE: Final = ("dice", "room die")
"""The dice that a scenario can load."""

ROOM: Final = Id(
    "room",
    tables.ROOM_IDS,
    names=[[room[1:], tables.ROOM_NAMES[at]] for at, room in enumerate(tables.ROOM_IDS)],
)
_KINDS: Final = {
    "BLOOD": Id("blood", BLOODS),
    "CARD": Id("card", tables.IDS),
    "CHARACTER": Id("character", tables.CHARACTER_IDS),
    "CHIP": Id("chip", tables.CHIP_KINDS),
    "DEPARTMENT": Id("department", tables.DEPARTMENTS),
    "GEAR": Id("gear", tables.GEAR),
    "MISSION": Id("mission", tables.MISSION_IDS),
    "POWER": Id("power", tables.POWER_IDS),
    "ROOM": ROOM,
    "SLOT": Id("slot", tables.SLOTS),
    "VOTE": Id("vote", ["none", "no", "yes"]),
}


class Table(Reading):
    """A position in the making: what the lines have said, and what is not yet placed."""

    def __init__(self, given: Given, options: dict[str, Any], chance: Chance) -> None:
        super().__init__(given)
        seats = len(given.names)
        settings = Settings(seats, options)
        self.p: OutpostPosition = empty_table(seats, settings, chance)
        self.p.captain = 0
        cards, missions = supply_cards(settings), mission_cards(settings)
        self.left = {
            "CARD": [cards.count(code) for code in range(len(tables.IDS))],
            "MISSION": [missions.count(code) for code in range(len(tables.MISSIONS))],
        }
        self.chips_left: list[list[int]] = [
            sector_chips(sector + 1) for sector in range(tables.SECTORS)
        ]
        self.deck: list[int] = []
        self.missions: list[int] = []
        self.assimilation: list[int] = []
        self.found: list[tuple[int, int]] = []  # Sector and slot filled by chips named
        self.counted: dict[int, int] = {}  # departments of this turn that are not the own
        self.votes: list[int] = []
        self.deck_seen: dict[int, int] = defaultdict(int)  # by place from the top, as bits
        self.missions_seen: dict[int, int] = defaultdict(int)
        self.top_seen = 0
        self.step = 0
        self.first = -1
        self.battle = False

    def chip(self, said: Said) -> int:
        """Take a chip of this kind out of the box of the room's Sector."""
        left = self.chips_left[tables.sector_of(said.code()) - 1]
        for code in left:
            if tables.CHIPS[code].kind == said.code(1):
                left.remove(code)
                return code
        wrong = f"no {tables.CHIP_KINDS[said.code(1)]} chip is left for this Sector"
        raise said.line.broken(wrong, "a chip that is there")

    def at(self, step: str) -> bool:
        """Whether the match begins with this step."""
        return STEPS[self.step] == step

    def past(self, step: str) -> bool:
        """Whether the match begins later in the turn than this step."""
        return self.step > STEPS.index(step)

    def seat_character(self, player: int, code: int) -> None:
        """A player takes a character."""
        self.p.stack_left.remove(code)
        self.p.characters[player] = code
        self.p.department[player] = tables.CHARACTERS[code].department

    def cast(self, said: Said) -> None:
        """A character is one player's own."""
        if said.code(1) in self.p.characters:
            wrong = f"{tables.CHARACTER_IDS[said.code(1)]} is taken"
            raise said.line.broken(wrong, "a character for each player")
        self.seat_character(said.code(), said.code(1))

    def equip(self, said: Said) -> None:
        """A Gear card with so many uses left."""
        p = self.p
        kind, uses = said.code(1), said.code(2)
        if not 1 <= uses <= 2 or not p.gear_left[kind]:
            raise said.line.broken("no such card is left", "1 or 2 uses of a card that is there")
        p.gear_left[kind] -= 1
        mine = p.gear[said.code()]
        mine[kind] = sorted([*mine[kind], uses])

    def use_up(self, said: Said) -> None:
        """Gear cards that are gone from the match."""
        left = self.p.gear_left[said.code()] - said.code(1)
        if left < 0:
            raise said.line.broken("no such card is left", "cards that are there")
        self.p.gear_left[said.code()] = left

    def lay_chip(self, said: Said) -> None:
        """In its room; some have looked at it."""
        self.p.chips[said.code()] = self.chip(said)
        self.p.chip_seen[said.code()] = sum(1 << player for player in (said.codes[2:] or [[]])[0])

    def lay_open(self, said: Said) -> None:
        """Face up."""
        self.lay_chip(said)
        self.p.chip_up[said.code()] = True

    def take_chip(self, said: Said) -> None:
        """A chip that was found fills its slot if it can."""
        chip = tables.CHIPS[self.chip(said)]
        if chip.objective:
            slot = 1 if chip.kind == tables.THING_CHIP else 0
            self.found.append((chip.sector, slot))
            self.p.objectives[2 * (chip.sector - 1) + slot] = True

    def lose_chip(self, said: Said) -> None:
        """The room is destroyed with it."""
        self.once(said.line, f"destroyed {tables.ROOM_IDS[said.code()]}")
        self.p.destroyed[said.code()] = True
        self.p.lost_chips.append(self.chip(said))

    def unlock(self, said: Said) -> None:
        """The highest open Sector."""
        if not 1 <= said.code() <= tables.SECTORS:
            raise said.line.broken(f"there is no Sector {said.code()}", f"1 to {tables.SECTORS}")
        self.p.unlocked_sector = said.code()

    def face_up(self, said: Said) -> None:
        """The Investigation of the turn."""
        self.p.mission = said.code()
        if tables.MISSIONS[said.code()].event:
            raise said.line.broken(
                f"{tables.MISSION_IDS[said.code()]} is an Event", "an Investigation"
            )

    def refuse_rope(self, said: Said) -> None:
        """The holder may not ask the same player again this turn."""
        self.p.refused_ropes.append(8 * said.code() + said.code(1))

    def send_lone(self, said: Said) -> None:
        """The lone extinguisher, and where to."""
        self.p.lone, self.p.lone_room = said.code(), said.code(1)

    def put_pool(self, said: Said) -> None:
        """First card on top."""
        self.p.pool = said.codes[0][::-1]


# fmt: off
LINES: Final[Lines[Table, Moment]] = Lines(_KINDS, [
    Form("character NAME CHARACTER", Table.cast, "players[].character", key="character NAME"),
    Form("counts NAME as DEPARTMENT", "counted[]", Moment.counted, key="counts NAME"),
    Form("gear NAME GEAR NUMBER", Table.equip, key="",
         say=lambda k: [[who, card["kind"], card["uses"]]
                        for who in k.seats for card in k.players[who]["gear"]]),
    Form("gone GEAR NUMBER", Table.use_up, Moment.used_up, key="gone GEAR"),
    Form("eliminated NAME...", "p.living[]", "players[].living=false", key="eliminated NAME",
         value=False),
    Form("tied NAME...", "p.tied[]", "players[].tied", key="tied NAME"),
    Form("imitation NAME...", "p.blood[]", Moment.imitations, key="imitation NAME",
         value=IMITATION),
    Form("blood NAME seen by NAME...", "p.blood_seen[]|", Moment.blood_seen, key=""),
    Form("assimilation: BLOOD...", "assimilation",
         lambda k: [[k.view["assimilation_deck"]["cards"][::-1]]], when=lambda k: k.p is not None),
    Form("hand NAME: CARD... [...]", "p.hands[]", Moment.hands, key="hand NAME", takes=True),
    Form("deck: CARD...", "deck", takes=True),
    Form("deck only: CARD...", "deck", "supply.cards", takes=True, empty=True),
    Form("deck NUMBER seen by NAME...", "deck_seen[]|", "supply.seen_by[]|", key=""),
    Form("discard: CARD...", "p.discard", "supply.discard_pile", takes=True),
    Form("chip ROOM CHIP", Table.lay_chip, Moment.chips_down, key="chip ROOM"),
    Form("chip ROOM CHIP up", Table.lay_open, Moment.chips_up, key="chip ROOM"),
    Form("chip ROOM CHIP seen by NAME...", Table.lay_chip, Moment.chips_seen, key="chip ROOM"),
    Form("taken ROOM CHIP", Table.take_chip, Moment.chips_gone, key="chip ROOM"),
    Form("destroyed ROOM CHIP", Table.lose_chip, lambda k: k.lost, key="chip ROOM"),
    Form("destroyed ROOM", "p.destroyed[]", lambda k: [row[:1] for row in k.taken if row[2]],
         key="destroyed ROOM"),
    Form("smoke ROOM...", "p.hazard[]", "rooms[].hazard=smoke", key="hazard ROOM", value=SMOKE),
    Form("fire ROOM...", "p.hazard[]", "rooms[].hazard=fire", key="hazard ROOM", value=FIRE),
    Form("power_out ROOM...", "p.power_out[]", "rooms[].power_out", key="power_out ROOM"),
    Form("objectives: SLOT...", "p.objectives[]"),
    Form("unlocked NUMBER", Table.unlock, lambda k: one(k.unlocked())),
    Form("contagion NUMBER", "p.contagion", "trackers.contagion"),
    Form("skips NUMBER", "p.pass_skips_used", "trackers.pass_skips_used"),
    Form("past: MISSION...", "p.mission_discard", "mission_log.discard", takes=True),
    Form("mission MISSION", Table.face_up, "mission.id", takes=True),
    Form("missions: MISSION...", "missions", Moment.top_mission, takes=True),
    Form("missions only: MISSION...", "missions", "mission_log.cards", takes=True, empty=True),
    Form("missions NUMBER seen by NAME...", "missions_seen[]|", "mission_log.seen_by[]|", key=""),
    Form("top mission seen by NAME...", "top_seen|", Moment.top_known),
    Form("captain NAME", "p.captain", "captain"),
    Form("first captain NAME", "first", "first_captain"),
    Form("turn NUMBER", "p.turn", Moment.played_before),
    Form("power POWER", "p.power_used", "power_used"),
    Form("molotov played", "p.molotov_played", "molotov_played"),
    Form("refused rope NAME NAME", Table.refuse_rope, key="",
         say=lambda k: [[row["holder"], row["target"]] for row in k.view["refused_ropes"]]),
    Form("votes: VOTE...", "votes", Moment.votes),
    Form("team: NAME...", "p.team", "team", when=Moment.has_team),
    Form("lone NAME ROOM", Table.send_lone,
         lambda k: [[k.view["lone"], k.view["lone_room"]]] if k.view["lone_room"] else [],
         when=Moment.has_team),
    Form("tried: ROOM...", "p.tried", "tried", when=Moment.has_team),
    Form("room ROOM", "p.room", "room", when=lambda k: k.past("room") and bool(k.view["entered"])),
    Form("failed", "p.failed_this_turn", "failed_this_turn", when=Moment.has_team),
    Form("pool: CARD...", Table.put_pool, lambda k: one(k.pool), takes=True),
    Form("battle", "battle", "battle", when=lambda k: bool(k.pool)),
    Form("rejected: NAME...", "p.rejected", "escape.rejected"),
    Form("rejections NUMBER", "p.rejections", "escape.rejections"),
    Form("final captain NAME", "p.final_captain", "escape.final_captain"),
    Form("tested: NAME...", "p.tested", "escape.tested"),
    dice_line(),
    order_line("pool order: CARD...", "pool"),
    Form("step " + "|".join(STEPS), "step", lambda k: [[k.step]]),
])
# fmt: on
