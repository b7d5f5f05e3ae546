"""What a seat of Outpost 31 knows of the table, as `given` lines: people, hands, rooms, decks."""

from __future__ import annotations

from typing import Final

from whiteout.core.event import Facts
from whiteout.games.outpost_31.position import BLOODS, IMITATION
from whiteout.games.outpost_31.settings import Settings
from whiteout.games.outpost_31.setup import supply_cards
from whiteout.games.outpost_31.tables import (
    CHIP_IDS,
    CHIP_KINDS,
    CHIPS,
    IDS,
    IS_SABOTAGE,
    ROOMS_PER_SECTOR,
    code_of,
)
from whiteout.server.moment_lines import Lines

_GUILTY: Final = BLOODS[IMITATION]


class Knowledge:
    """One view, and the lines that it gives."""

    def __init__(self, view: Facts, names: list[str], settings: Settings) -> None:
        self.view = view
        self.names = names
        self.settings = settings
        self.players: list[Facts] = view["players"]
        self.viewer: int = view["viewer"]
        self.captain = names[view["captain"]]
        self.point: str = view["choice"]["point"]
        self.found = Lines()
        self.given = self.found.given
        self.when = self.found.when

    def list_of(self, players: list[int]) -> str:
        return " ".join(self.names[player] for player in players)

    # -- people ----------------------------------------------------------------------------------

    def people(self) -> None:
        """Characters, Gear, who is dead or tied."""
        used = [self.settings.gear_copies] * 3
        for name, facts in zip(self.names, self.players, strict=True):
            self.given.append(f"character {name} {facts['character']}")
            for card in facts["gear"]:
                self.given.append(f"gear {name} {card['kind']} {card['uses']}")
                used[CHIP_KINDS.index(card["kind"])] -= 1
            if not facts["living"]:
                self.given.append(f"eliminated {name}")
            if facts["tied"]:
                self.given.append(f"tied {name}")
        for kind, left in enumerate(self.view["gear_left"]):
            gone = used[kind] - left["cards"]
            if gone:
                self.found.notes.append(f"{gone} {left['kind']} used up and gone.")

    def blood(self) -> None:
        """The Imitations that the seat knows of, and from whom it knows."""
        known: dict[int, str] = {
            player: facts["blood"] for player, facts in enumerate(self.players) if "blood" in facts
        }
        if self.viewer >= 0 and "blood" in self.view:
            known[self.viewer] = self.view["blood"]
            open_tests = self.view["escape"]["tested"] if self.settings.public_tests else []
            for player in known:
                private = self.players[player]["living"] and player not in open_tests
                if private and player != self.viewer:
                    self.given.append(f"blood {self.names[player]} seen by {self.me()}")
        guilty = [player for player, blood in known.items() if blood == _GUILTY]
        if not guilty:
            guilty = [player for player in range(len(self.names)) if player not in known][-1:]
            who = self.list_of(guilty)
            self.found.notes.append(f"Who is an Imitation is not known; {who} stands for it.")
        self.given.append("imitation " + self.list_of(guilty))

    def me(self) -> str:
        return self.names[self.viewer]

    def hands(self) -> None:
        """The viewer's own; of others, made-up cards where they are not a full hand."""
        heap = [card for card in supply_cards(self.settings) if not IS_SABOTAGE[card]]
        for card in self.view.get("hand", []):
            if code_of(card) in heap:
                heap.remove(code_of(card))
        strangers: list[str] = []
        for player, facts in enumerate(self.players):
            name = self.names[player]
            if player == self.viewer and "hand" in self.view:
                self.given.append(" ".join([f"hand {name}:", *self.view["hand"]]))
            elif facts["living"] and facts["cards"] != self.settings.hand_size:
                cards = [
                    IDS[heap.pop(7 * len(strangers) % len(heap))] for _ in range(facts["cards"])
                ]
                self.given.append(" ".join([f"hand {name}:", *cards]))
                strangers.append(name)
        if strangers:
            who = " ".join(strangers)
            self.found.notes.append(f"Not known, so any cards stand for them: the hands of {who}.")

    # -- the base --------------------------------------------------------------------------------

    def base(self) -> None:
        """Rooms, chips, trackers."""
        view = self.view
        trackers = view["trackers"]
        self.chips()
        for facts in view["rooms"]:
            if facts["hazard"] != "none":
                self.given.append(f"{facts['hazard']} {facts['room']}")
            if facts["power_out"]:
                self.given.append(f"power_out {facts['room']}")
        if trackers["unlocked_sector"] > 1 and view["step"] != "escape":
            self.given.append(f"unlocked {trackers['unlocked_sector']}")
        if trackers["contagion"]:
            self.given.append(f"contagion {trackers['contagion']}")
        if trackers["pass_skips_used"]:
            self.given.append(f"skips {trackers['pass_skips_used']}")

    def chips(self) -> None:
        """Those that the seat can name. Which chip was lost or found in which room is told by no
        view any more, but of each Sector which ones were."""
        lost = [CHIP_IDS.index(chip) for chip in self.view["chips"]["lost"]]
        gone = [
            CHIPS[code].count - facts["left"]
            for code, facts in enumerate(self.view["chips"]["on_board"])
        ]
        empty: list[list[Facts]] = []  # by Sector: rooms without a chip, ruins last
        for first in range(0, len(self.view["rooms"]), ROOMS_PER_SECTOR):
            rooms = self.view["rooms"][first : first + ROOMS_PER_SECTOR]
            for facts in rooms:
                self.known_chip(facts)
            bare = [facts for facts in rooms if facts["chip"] is None]
            empty.append(sorted(bare, key=lambda facts: bool(facts["destroyed"])))
        for code in lost:
            room = empty[CHIPS[code].sector - 1].pop()
            self.given.append(f"destroyed {room['room']} {CHIP_KINDS[CHIPS[code].kind]}")
            gone[code] -= 1
        for code, count in enumerate(gone):
            for _ in range(count):
                room = empty[CHIPS[code].sector - 1].pop()
                self.given.append(f"taken {room['room']} {CHIP_KINDS[CHIPS[code].kind]}")
                if room["destroyed"]:
                    self.given.append(f"destroyed {room['room']}")

    def known_chip(self, facts: Facts) -> None:
        """A chip that lies face up, or that the viewer has looked at."""
        if "seen" in facts:
            kind = CHIP_KINDS[CHIPS[CHIP_IDS.index(facts["seen"])].kind]
            self.given.append(f"chip {facts['room']} {kind} seen by {self.me()}")
        elif facts["chip"] in CHIP_IDS:
            kind = CHIP_KINDS[CHIPS[CHIP_IDS.index(facts["chip"])].kind]
            self.given.append(f"chip {facts['room']} {kind} up")

    def missions(self) -> None:
        """The Mission Log, as far as it is known; the size of the decks as a note."""
        view = self.view
        log = view["mission_log"]
        if log["discard"]:
            self.given.append(" ".join(["past:", *log["discard"]]))
        if view["mission"] is not None:
            self.given.append(f"mission {view['mission']['id']}")
        for known in log.get("known", []):
            if known["place"] == 0:
                self.given.append(f"missions: {known['mission']}")
                self.given.append(f"top mission seen by {self.me()}")
            else:
                place = f"{known['place']} below the top"
                self.found.notes.append(f"{self.me()} knows that {known['mission']} lies {place}.")
        supply = view["supply"]
        note = f"The Supply deck had {supply['size']} cards, its discard pile {supply['discard']}."
        self.found.notes.append(note)
