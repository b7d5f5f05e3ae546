"""What a view of Outpost 31 tells of the table, as the parts of `given` lines.

Of a seat's view two things need a stand-in, each with a note: hands whose size is not that of a
full hand, and the Imitation, if the seat knows of none.
"""

from __future__ import annotations

from typing import Final

from whiteout.core.event import Facts
from whiteout.core.lines import Rows, one
from whiteout.core.reading import Known
from whiteout.games.outpost_31 import tables
from whiteout.games.outpost_31.position import BLOODS, IMITATION, OutpostPosition
from whiteout.games.outpost_31.rules.setup import supply_cards
from whiteout.games.outpost_31.settings import Settings

# fmt: off
STEPS: Final = [
    "turn", "gear_window", "team", "room", "hand_in", "look", "swap", "reveal", "chip", "battle",
    "hazards", "base", "contagion", "assimilation", "end_of_turn", "escape",
]
# fmt: on
"""Where the match may begin, in the order of the turn."""


def kind_of(chip: str) -> str:
    """The kind of a chip by its id."""
    return tables.CHIP_KINDS[tables.CHIPS[tables.CHIP_IDS.index(chip)].kind]


class Moment(Known[OutpostPosition]):
    """What a view tells of a match, and where its turn stands."""

    def __init__(
        self, view: Facts, names: list[str], settings: Settings, p: OutpostPosition | None
    ) -> None:
        super().__init__(view, names, p)
        self.settings: Final = settings
        self.pool: list[str] = []
        self.seats: Final = range(len(names))
        self.taken: Rows = []
        self.lost: Rows = []

    def unlocked(self) -> int:
        """The highest open Sector, where the Escape does not say it."""
        sector = int(self.view["trackers"]["unlocked_sector"])
        return sector if sector > 1 and self.step != "escape" else 0

    def past(self, step: str) -> bool:
        """Whether the match begins later in the turn than this step."""
        return STEPS.index(step) < STEPS.index(self.step) < STEPS.index("escape")

    def has_team(self) -> bool:
        """Whether the match begins after the team was picked."""
        return self.past("team")

    def imitations(self) -> Rows:
        """Those that the viewer knows of, or a stand-in."""
        known = {at: facts["blood"] for at, facts in enumerate(self.players) if "blood" in facts}
        if "blood" in self.view:
            known[self.viewer] = self.view["blood"]
        guilty = [player for player, blood in known.items() if blood == BLOODS[IMITATION]]
        if not guilty and self.p is None:
            guilty = [player for player in self.seats if player not in known][-1:]
            who = self.list_of(guilty)
            self.notes.append(f"Who is an Imitation is not known; {who} stands for it.")
        return one(sorted(guilty))

    def blood_seen(self) -> Rows:
        """Blood that is not open to all and that somebody knows all the same."""
        if self.p is not None:
            return [[who, self.who(bits)] for who, bits in enumerate(self.p.blood_seen) if bits]
        if self.viewer < 0 or "blood" not in self.view:
            return []
        hidden = [who for who in self.having("living") if who != self.viewer]
        if self.settings.public_tests:
            hidden = [who for who in hidden if who not in self.view["escape"]["tested"]]
        return [[who, self.viewer] for who in hidden if "blood" in self.players[who]]

    def counted(self) -> Rows:
        """Departments that are not the character's own."""
        rows = []
        for player, facts in enumerate(self.players):
            own = tables.CHARACTERS[tables.CHARACTER_IDS.index(facts["character"])].department
            if facts["department"] != tables.DEPARTMENTS[own]:
                rows.append([player, facts["department"]])
        return rows

    def used_up(self) -> Rows:
        """What neither lies beside the board nor in front of anybody."""
        held = [card["kind"] for facts in self.players for card in facts["gear"]]
        copies = self.settings.gear_copies
        gone = [
            [row["kind"], copies - row["cards"] - held.count(row["kind"])]
            for row in self.view["gear_left"]
        ]
        return [row for row in gone if row[1]]

    def hands(self) -> Rows:
        """Those that the viewer knows; of others, made-up cards where they are not a full hand."""
        if self.p is not None:
            hands = [[tables.IDS[card] for card in hand] for hand in self.p.hands]
            return [[who, hands[who]] for who in self.having("living")]
        rows: Rows = []
        heap = [
            tables.IDS[card] for card in supply_cards(self.settings) if not tables.IS_SABOTAGE[card]
        ]
        for card in self.view.get("hand", []):
            tables.code_of(card)
            if card in heap:
                heap.remove(card)
        strangers: list[int] = []
        for player, facts in enumerate(self.players):
            if player == self.viewer and "hand" in self.view:
                rows.append([player, self.view["hand"]])
            elif facts["living"] and facts["cards"] != self.settings.hand_size:
                cards = [heap.pop(7 * len(strangers) % len(heap)) for _ in range(facts["cards"])]
                rows.append([player, cards])
                strangers.append(player)
        if strangers:
            who = self.list_of(strangers)
            self.notes.append(f"Not known, so any cards stand for them: the hands of {who}.")
        return rows

    def chips_down(self) -> Rows:
        """From above alone: nobody has looked at them."""
        rooms = [row for row in self.view["rooms"] if row["chip"] and not row.get("seen_by", 1)]
        return [[row["room"], kind_of(row["chip"])] for row in rooms if not row["face_up"]]

    def chips_up(self) -> Rows:
        """Open to all."""
        rooms = [
            row
            for row in self.view["rooms"]
            if row["chip"] in tables.CHIP_IDS and row.get("face_up", True)
        ]
        return [[row["room"], kind_of(row["chip"])] for row in rooms]

    def chips_seen(self) -> Rows:
        """Face down, and somebody has looked at them."""
        if self.p is None:
            rooms = [row for row in self.view["rooms"] if "seen" in row]
            return [[row["room"], kind_of(row["seen"]), self.viewer] for row in rooms]
        rooms = [row for row in self.view["rooms"] if row["seen_by"] and not row["face_up"]]
        return [[row["room"], kind_of(row["chip"]), self.who(row["seen_by"])] for row in rooms]

    def chips_gone(self) -> Rows:
        """Which chip was lost or found in which room is told by no view any more, but of each
        Sector which ones were: any rooms without a chip stand for theirs."""
        left = [row["left"] for row in self.view["chips"]["on_board"]]
        gone = [chip.count - left[code] for code, chip in enumerate(tables.CHIPS)]
        bare: list[list[Facts]] = []  # by Sector: rooms without a chip, ruins last
        for first in range(0, len(self.view["rooms"]), tables.ROOMS_PER_SECTOR):
            rooms = self.view["rooms"][first : first + tables.ROOMS_PER_SECTOR]
            empty = [row for row in rooms if row["chip"] is None]
            bare.append(sorted(empty, key=lambda row: bool(row["destroyed"])))
        for chip in self.view["chips"]["lost"]:
            code = tables.CHIP_IDS.index(chip)
            self.lost.append([bare[tables.CHIPS[code].sector - 1].pop()["room"], kind_of(chip)])
            gone[code] -= 1
        for code, count in enumerate(gone):
            for _ in range(count):
                room = bare[tables.CHIPS[code].sector - 1].pop()
                self.taken.append([room["room"], kind_of(tables.CHIP_IDS[code]), room["destroyed"]])
        return [row[:2] for row in self.taken]

    def top_known(self) -> Rows:
        """The viewer, if the top card of the Mission Log is known."""
        known = self.view["mission_log"].get("known", [])
        return [[self.viewer]] if known and known[0]["place"] == 0 else []

    def top_mission(self) -> Rows:
        """Where the viewer knows it; what lies deeper is told by a note."""
        if self.p is not None:
            return []
        supply = self.view["supply"]
        sizes = f"The Supply deck had {supply['size']} cards, its discard pile {supply['discard']}."
        self.notes.append(sizes)
        for known in self.view["mission_log"].get("known", []):
            if known["place"] == 0:
                return [[known["mission"]]]
            place = f"{known['place']} below the top"
            self.notes.append(
                f"{self.names[self.viewer]} knows that {known['mission']} lies {place}."
            )
        return []

    def played_before(self) -> Rows:
        """Turns before this one; the Escape is none."""
        before = self.view["turn"] - (self.step != "escape")
        return [[before]] if before else []

    def votes(self) -> Rows:
        """The last closed vote, by name."""
        return (
            []
            if self.p is None
            else one([["none", "no", "yes"][vote + 1] for vote in self.p.votes])
        )
