"""A moment of Outpost 31 as the lines of a scenario: the way back from a seat's view to `given`.

Only what the seat knows is written down. What is not known has no line and is filled by the seed
when the scenario is arranged, but for two things that need a stand-in, each with a note: hands
whose size is not that of a full hand, and the Imitation, if the seat knows of none.

A match can begin with a step of the turn (docs/scenarios.md); a moment further inside a step is
described where the seat knows what has been done since, and refused where it does not. From above
nothing is described here: whoever has the record of a seeded match plays it from its start.
"""

from __future__ import annotations

from typing import Final

from whiteout.core.event import ABOVE, Facts
from whiteout.games.outpost_31.settings import Settings
from whiteout.games.outpost_31.tables import CHARACTER_IDS, CHARACTERS, DEPARTMENTS, LEVELS
from whiteout.server.moment_lines import Lines
from whiteout.server.moment_outpost_31_table import Knowledge

_ENTER: Final = ("D17", "D18")
_HAND_IN: Final = {"D21": "hand_in", "D37": "battle"}
_LATER: Final = ("hazards", "base", "contagion", "end_of_turn")
"""Steps after the test with which a match can begin."""


def lines_of(view: Facts, names: list[str], options: Facts, last: int) -> Lines | None:
    """What describes this moment, or None where `given` cannot."""
    if len(view["players"]) != len(names):
        raise ValueError("a view of another table")
    if view["choice"] is None or view["viewer"] == ABOVE:
        return None
    return Moment(view, names, Settings(len(names), options)).lines()


class Moment(Knowledge):
    """One view, on its way into lines."""

    def lines(self) -> Lines | None:
        """All lines, if there is a step to begin with."""
        if self.counts_otherwise():
            return None
        step = self.step()
        if step is None:
            return None
        self.people()
        self.blood()
        self.hands()
        self.base()
        self.missions()
        self.turn(step)
        self.found.point = self.point
        return self.found

    def counts_otherwise(self) -> bool:
        """Whether Palmer counts to another department this turn, for which there is no line."""
        for facts in self.players:
            if facts["character"] is None:
                return True  # still in setup
            own = CHARACTERS[CHARACTER_IDS.index(facts["character"])].department
            if facts["department"] != DEPARTMENTS[own]:
                return True
        return False

    # -- where the turn stands -------------------------------------------------------------------

    def step(self) -> str | None:
        """The step with which the match begins; what has been done since goes under `when`."""
        view, step = self.view, self.view["step"]
        if step == "gear_window":
            return self.gear_window()
        if step == "team":
            return "team" if self.point == "D13" and len(view["team"]) == 1 else None
        if step == "room":
            return self.enter()
        if self.point in _HAND_IN:
            self.answered()
            return _HAND_IN[self.point]
        if step == "swap":
            return self.swap()
        if step == "escape":
            return self.escape()
        second = view["choice"]["about"].get("round", 1) > 1  # what others put down is not known
        if step in _LATER and not second:
            self.answered()
            return str(step)
        return None

    def answered(self) -> None:
        """The viewer's own answer to a choice of several, if it is in."""
        if "chosen" in self.view:
            self.when.append(f"{self.names[self.viewer]} {self.view['chosen']}")

    def gear_window(self) -> str | None:
        """Whoever sits before the player with priority has passed."""
        view = self.view
        if view["choice"]["rule"] != "OP-GW-02" or view["refused_ropes"]:
            return None
        seats = len(self.names)
        asked = view["choice"]["waiting"][0]
        player = view["captain"]
        while player != asked:
            if self.could_act(self.players[player]):
                self.when.append(f"{self.names[player]} pass")
            player = (player + 1) % seats
        return "gear_window"

    def could_act(self, facts: Facts) -> bool:
        """As far as all can see: with cards in hand, one may be a Molotov."""
        if not facts["living"] or facts["tied"]:
            return False
        if facts["cards"] and not self.view["molotov_played"]:
            return True
        return bool(facts["gear"])

    def enter(self) -> str | None:
        """Before the room is named, or while its first cost is being offered."""
        if self.point not in _ENTER or True in self.view["paid"].values():
            return None
        if self.point == "D18":
            if self.view.get("offered"):
                return None
            self.when.append(f"{self.captain} enter {self.view['room']}")
            self.answered()
        return "room"

    def swap(self) -> str | None:
        """The Captain knows the pool; nobody else could say what lies in it."""
        view = self.view
        pool: list[str] = view["pool"].get("cards", [])[:]
        own: list[str] = view.get("handed_in", [])
        begun = view["swapped"] or view["revealed"] or view["sabotage"]
        if self.point != "D27" or begun or len(pool) != view["pool"]["size"]:
            return None
        if len(own) != 1 or own[0] not in pool or len(pool) > len(view["team"]):
            return None
        pool.remove(own[0])
        place = view["team"].index(self.viewer)
        pool.insert(place, own[0])
        self.given.append(" ".join(["pool:", *pool]))
        if view["battle"]:
            self.given.append("battle")
        return "swap"

    def escape(self) -> str | None:
        """The first nomination and its vote; the tests and the passengers."""
        facts = self.view["escape"]
        nominee = facts["nominee"]
        if facts["rejected"]:
            self.given.append("rejected: " + self.list_of(facts["rejected"]))
        if facts["rejections"]:
            self.given.append(f"rejections {facts['rejections']}")
        if self.point in ("D45", "D46"):
            if facts["nominator"] != self.view["captain"]:
                return None
            if self.point == "D46":
                self.when.append(f"{self.captain} nominate {self.names[nominee]}")
                self.answered()
            return "escape"
        flyer = self.names[facts["final_captain"]]
        self.given.append(f"final captain {flyer}")
        if facts["tested"]:
            self.given.append("tested: " + self.list_of(facts["tested"]))
        if self.point == "D48":
            self.stop_tests(flyer)
            aboard = facts["boarders"][1:]
            self.when += [f"{flyer} board {self.names[player]}" for player in aboard]
        return "escape"

    def stop_tests(self, flyer: str) -> None:
        """The Final Captain has stopped testing, unless there was nothing left to test."""
        facts = self.view["escape"]
        contagion = self.view["trackers"]["contagion"]
        allowed = contagion
        if self.settings.declining_tests:
            allowed = LEVELS[contagion].declining[self.settings.side]
        alive = sum(1 for player in self.players if player["living"])
        if len(facts["tested"]) < min(allowed, alive - 1):
            self.when.append(f"{flyer} stop")

    def turn(self, step: str) -> None:
        """Who is Captain, who is out, and where the match begins."""
        view = self.view
        self.given.append(f"captain {self.captain}")
        before = view["turn"] - (step != "escape")
        if before:
            self.given.append(f"turn {before}")
        if view["power_used"] is not None:
            self.given.append(f"power {view['power_used']}")
        if view["molotov_played"]:
            self.given.append("molotov played")
        if step not in ("gear_window", "team", "escape"):
            self.given.append("team: " + self.list_of(view["team"]))
            if view["lone"] is not None:
                self.given.append(f"lone {self.names[view['lone']]} {view['lone_room']}")
            if view["tried"]:
                self.given.append(" ".join(["tried:", *view["tried"]]))
            if step != "room" and view["entered"]:
                self.given.append(f"room {view['room']}")
            if view["failed_this_turn"]:
                self.given.append("failed")
        self.given.append(f"step {step}")
