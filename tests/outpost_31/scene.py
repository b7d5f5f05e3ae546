"""A table of Outpost 31 set by the lines of a scenario, and every decision of the game as such."""

from __future__ import annotations

from textwrap import dedent
from typing import Any

from whiteout.core.event import ABOVE, SPECTATOR, Facts
from whiteout.core.given import Line
from whiteout.core.match import Match
from whiteout.core.scenario import Player, parse
from whiteout.games.outpost_31.game import GAME
from whiteout.games.outpost_31.position import OutpostPosition


class Scene:
    """A match arranged by the header and the `given` lines of a scenario."""

    def __init__(self, text: str) -> None:
        self.player = Player(parse("game: outpost_31\n" + dedent(text)), GAME)
        self.match: Match = self.player.match
        self._marks = dict.fromkeys([*self.viewers(), ABOVE], 0)

    @property
    def position(self) -> OutpostPosition:
        """The position behind all views."""
        position = self.match.position
        assert isinstance(position, OutpostPosition)
        return position

    def viewers(self) -> list[int]:
        """Everybody who can look, but for the opened record."""
        return [*range(self.match.seats), SPECTATOR]

    def who(self, name: str) -> int:
        """A player by name, `spectator` or `above`."""
        return self.player.viewer(Line(0, []), name)

    def do(self, *lines: str) -> Scene:
        """Carry out lines of `when`; news are counted from here."""
        for viewer in self._marks:
            self._marks[viewer] = len(self.match.history(viewer))
        for line in lines:
            self.player.do(Line(0, line.split()))
        return self

    def check(self, *lines: str) -> Scene:
        """Check lines of `then`; of events, all since the beginning count."""
        for line in lines:
            self.player.check(Line(0, line.split()))
        return self

    def view(self, name: str) -> Facts:
        """What somebody sees of the position."""
        return self.match.view(self.who(name))

    def news(self, name: str) -> list[Facts]:
        """The events that somebody has seen since the last `do` began."""
        viewer = self.who(name)
        return self.match.history(viewer, self._marks[viewer])

    def options(self, name: str) -> list[str]:
        """The answers offered to a player."""
        return [option.text for option in self.match.position.options(self.who(name))]

    def everything(self) -> list[Any]:
        """All views and all events of all viewers, and the view from above."""
        seen: list[Any] = [self.match.view(viewer) for viewer in [*self.viewers(), ABOVE]]
        return seen + [self.match.history(viewer) for viewer in self.viewers()]


def at(*given: str, seats: str = "A B C D E F", options: str = "") -> Scene:
    """Six players, and these `given` lines; options as `key=value key=value`."""
    head = [f"seats: {seats}"]
    for pair in options.split():
        key, _, value = pair.partition("=")
        head.append(f"option {key} = {value}")
    return Scene("\n".join([*head, "given", *given]))


# Every decision point of specification 7: what is given, what is done, and who is asked. A is
# always Captain, and A, B and C are the team where there is one.
_WINDOW = ("mission ml01", "step gear_window")
_TEAM = ("mission ml01", "step team")
_ROOM = ("mission ml01", "team: A B C", "step room")
_IN = ("mission ml01", "team: A B C", "room r11", "chip r11 rope")
_THING = ("mission ml01", "team: A B C", "room r11", "chip r11 thing")
_AXES = "pool: axe axe axe"
_NO_LUCK = "dice: 1 1 2 2 3 3"
_STOCKED = (
    "hand A: fire_extinguisher axe petri_dish copper_wire flashlight",
    "hand B: fire_extinguisher axe petri_dish copper_wire flashlight",
    "hand C: fire_extinguisher axe petri_dish copper_wire flashlight",
)
_KEEP_TWICE = ["A keep 33", "A keep 33"]
_OUT_OF_ROLLS = "dice: 3 3 1 1 2 2 1 1 2 2 1 1 2 2"

DECISIONS: dict[str, tuple[tuple[str, ...], list[str], str]] = {
    "D01": (("new match",), [], "F"),
    "D02": (("character A bennings", "missions: ml33 ml01", "dice: 3"), [], "A"),
    "D03": (("character A garry", "missions: ml01 ml02"), [], "A"),
    "D04": (_WINDOW, [], "A"),
    "D05": ((*_WINDOW, "gear B rope 2"), ["A pass", "B rope_player", "B target C"], "A"),
    "D06": ((*_WINDOW, "gear A flamethrower 2"), ["A blood_test"], "A"),
    "D07": ((*_WINDOW, "gear A flamethrower 2"), ["A torch"], "A"),
    "D08": ((*_WINDOW, "gear A flamethrower 2"), ["A torch", "A target B"], "ABCDEF"),
    "D09": ((*_WINDOW, "hand A: molotov axe axe axe axe"), ["A play_molotov"], "ABCDEF"),
    "D10": ((*_WINDOW, "character A windows"), ["A use pw_win_a"], "A"),
    "D11": ((*_WINDOW, "character A nauls"), ["A use pw_nau_b"], "A"),
    "D12": ((*_TEAM, "character A palmer"), [], "A"),
    "D13": (_TEAM, [], "A"),
    "D14": ((*_TEAM, "smoke r11 r12"), ["A join B", "A join C"], "A"),
    "D15": ((*_TEAM, "character A windows"), ["A join B", "A join C"], "A"),
    "D16": ((*_ROOM, "character A blair"), [], "A"),
    "D17": (_ROOM, [], "A"),
    "D18": ((*_ROOM, "smoke r11", *_STOCKED), ["A enter r11"], "ABC"),
    "D19": (
        (*_ROOM, "smoke r11", *_STOCKED),
        [
            "A enter r11",
            "A offer_nothing",
            "B offer fire_extinguisher",
            "C offer fire_extinguisher",
        ],
        "A",
    ),
    "D20": ((*_ROOM, "character A clark", "power_out r11"), ["A enter r11"], "A"),
    "D21": ((*_IN, "step hand_in", *_STOCKED), [], "ABC"),
    "D22": ((*_IN, "step hand_in", "character A fuchs", *_STOCKED), [], "A"),
    "D23": ((*_IN, "step look", "pool: sab_arson sab_barred_door axe"), [], "A"),
    "D24": ((*_IN, "step look", "pool: sab_arson axe axe", *_STOCKED), [], "ABC"),
    "D25": (
        (*_IN, "step look", "pool: sab_arson axe axe", *_STOCKED),
        ["A offer_nothing", "B offer fire_extinguisher", "C offer fire_extinguisher"],
        "A",
    ),
    "D26": ((*_IN, "step look", "pool: sab_arson axe axe", "character A childs"), [], "A"),
    "D27": ((*_IN, "step swap", _AXES), [], "A"),
    "D28": (
        (*_IN, "step swap", _AXES, "character A fuchs", "deck: shotgun scalpel revolver"),
        ["A use pw_fuc_b", "A swap axe"],
        "A",
    ),
    "D29": (
        ("mission ml02", *_IN[1:], "step reveal", _AXES, "character A norris"),
        [],
        "A",
    ),
    "D30": ((*_IN, "step reveal", _AXES, _NO_LUCK, "gear B dynamite 2"), [], "B"),
    "D31": ((*_IN, "step reveal", _AXES, _NO_LUCK, "character A copper"), [], "A"),
    "D32": ((*_IN, "step reveal", _AXES, _NO_LUCK), [], "A"),
    "D33": (
        (*_IN, "step reveal", _AXES, _OUT_OF_ROLLS, "gear B flamethrower 2"),
        _KEEP_TWICE,
        "B",
    ),
    "D34": (
        (*_THING, "step reveal", "battle", _AXES, _OUT_OF_ROLLS, "character A macready"),
        _KEEP_TWICE,
        "A",
    ),
    "D35": ((*_THING, "step reveal", "battle", "pool: axe axe", "character A garry"), [], "A"),
    "D36": (
        ("mission ml01", "team: A B C", "room r11", "chip r11 discard", "step chip"),
        [],
        "ABC",
    ),
    "D37": ((*_THING, "step battle", *_STOCKED), [], "ABC"),
    "D38": ((*_THING, "step reveal", "battle", "pool: scalpel", "character A clark"), [], "A"),
    "D39": ((*_IN, "lone D r12", "smoke r12 r13", "step hazards"), [], "D"),
    "D40": ((*_IN, "smoke r12", "step hazards", "character A childs"), [], "A"),
    "D41": ((*_IN, "step base"), [], "DEF"),
    "D42": ((*_IN, "step base", "character A bennings"), [], "A"),
    "D43": ((*_IN, "failed", "step contagion", "character A copper"), [], "A"),
    "D44": ((*_IN, "step end_of_turn", "character A macready"), [], "A"),
    "D45": (("step escape",), [], "A"),
    "D46": (("step escape",), ["A nominate B"], "ABCDEF"),
    "D47": (("step escape", "contagion 2", "final captain A"), [], "A"),
    "D48": (("step escape", "final captain A"), [], "A"),
}


def at_decision(point: str) -> Scene:
    """A table at which this decision is open."""
    given, lines, _ = DECISIONS[point]
    return at(*given).do(*lines)


def deciders(point: str) -> str:
    """The names of those who are asked at that table."""
    return DECISIONS[point][2]
