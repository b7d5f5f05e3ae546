"""A table of Outpost 31 set by fields or by the lines of a scenario, for tests in Python.

`table(6)` is a table of known content at the start of a turn: nobody's hand, chip or blood is left
to chance. Whatever a test wants otherwise it sets by `deal`, `on_top`, `missions` and plain fields,
then runs steps and answers choices by their texts.
"""

from __future__ import annotations

from typing import Any

from whiteout.core.chance import SeededChance
from whiteout.core.choice import Step
from whiteout.core.event import ABOVE, SPECTATOR, Facts, history_of
from whiteout.core.loaded_chance import LoadedChance
from whiteout.core.view import find
from whiteout.games.outpost_31.position import (
    HUMAN,
    IMITATION,
    NOTHING,
    OutpostPosition,
)
from whiteout.games.outpost_31.rules.setup import empty_table
from whiteout.games.outpost_31.scenario.lines import DICE
from whiteout.games.outpost_31.settings import Settings
from whiteout.games.outpost_31.tables import (
    CARDS,
    CHARACTER_IDS,
    CHARACTERS,
    CHIPS,
    GEAR,
    IDS,
    MISSION_IDS,
    MISSIONS,
    ROOM_IDS,
    ROOMS,
)
from whiteout.games.outpost_31.written_codes import (
    AXE,
    COPPER_WIRE,
    FIRE_EXTINGUISHER,
    FLASHLIGHT,
    MOLOTOV,
    PETRI_DISH,
    REVOLVER,
)

CAST = ["macready", "childs", "blair", "garry", "palmer", "copper", "windows", "nauls"]
"""Who sits where: operations, maintenance, science and again."""

HAND = [AXE, FIRE_EXTINGUISHER, FLASHLIGHT, COPPER_WIRE, PETRI_DISH]
"""What everybody holds at first."""


def table(players: int = 6, seed: int = 1, **options: Any) -> OutpostPosition:
    """A table of known content: player 0 is Captain, the last player the Imitation, everybody
    holds HAND, chips lie in the order of their table, decks in the order of theirs, listened."""
    settings = Settings(players, options)
    p = empty_table(players, settings, SeededChance(seed))
    p.history = []
    p.captain = p.first_captain = 0
    p.turn = 1
    for player in range(players):
        cast(p, player, CAST[player])
    p.stack_left = [code for code in range(len(CHARACTERS)) if code not in p.characters]
    p.blood = [HUMAN] * (players - 1) + [IMITATION]
    p.assimilation_deck = [HUMAN] * settings.table.assimilation[0]
    p.assimilation_deck += [IMITATION] * settings.table.assimilation[1]
    p.gear_left = [settings.gear_copies] * 3
    p.chips = [code for code, chip in enumerate(CHIPS) for _ in range(chip.count)]
    p.chip_up = [False] * ROOMS
    p.chip_seen = [0] * ROOMS
    p.hazard = [0] * ROOMS
    p.power_out = [False] * ROOMS
    p.destroyed = [False] * ROOMS
    p.given = [[] for _ in range(players)]
    p.offers = [[] for _ in range(players)]
    copies = [card.count for card in CARDS]
    copies[REVOLVER] += copies[MOLOTOV] - settings.molotov_copies
    copies[MOLOTOV] = settings.molotov_copies
    for player in range(players):
        p.hands[player] = HAND[:]
        for card in HAND:
            copies[card] -= 1
    p.supply = [code for code, count in enumerate(copies) for _ in range(count)]
    p.supply_seen = [0] * len(p.supply)
    p.mission_deck = [
        code for code, mission in reversed(list(enumerate(MISSIONS))) if mission.min <= players
    ]
    p.mission_seen = [0] * len(p.mission_deck)
    return p


def cast(p: OutpostPosition, player: int, character: str) -> None:
    """Give a player this character."""
    code = CHARACTER_IDS.index(character)
    p.characters[player] = code
    p.department[player] = CHARACTERS[code].department


def cards(text: str) -> list[int]:
    """Supply cards by their ids."""
    return [IDS.index(word) for word in text.split()]


def take_from_piles(p: OutpostPosition, card: int) -> int:
    """Take a copy of this card out of the deck or the discard pile."""
    pile = p.supply if card in p.supply else p.discard
    pile.remove(card)
    p.supply_seen = [0] * len(p.supply)
    return card


def deal(p: OutpostPosition, player: int, text: str) -> None:
    """Give a player exactly these cards; the old hand goes under the deck."""
    p.supply[:0] = p.hands[player]
    p.hands[player] = []
    p.supply_seen = [0] * len(p.supply)
    p.hands[player] = [take_from_piles(p, card) for card in cards(text)]


def on_top(p: OutpostPosition, text: str) -> None:
    """Put these cards on top of the Supply deck, the first on top."""
    found = [take_from_piles(p, card) for card in cards(text)]
    p.supply += found[::-1]
    p.supply_seen = [0] * len(p.supply)


def into_pool(p: OutpostPosition, text: str) -> None:
    """Put these cards into the pool, the first on top."""
    found = [take_from_piles(p, card) for card in cards(text)]
    p.pool = found[::-1]


def missions(p: OutpostPosition, text: str) -> None:
    """Put these cards on top of the Mission Log deck, the first on top."""
    found = [MISSION_IDS.index(word) for word in text.split()]
    rest = [mission for mission in p.mission_deck if mission not in found]
    p.mission_deck = rest + found[::-1]
    p.mission_seen = [0] * len(p.mission_deck)


def mission(p: OutpostPosition, name: str) -> None:
    """Lay this Investigation face up."""
    p.mission = MISSION_IDS.index(name)
    if p.mission in p.mission_deck:
        p.mission_deck.remove(p.mission)
        p.mission_seen = [0] * len(p.mission_deck)


def send_out(p: OutpostPosition, team: list[int], name: str = "r11", met: bool = True) -> None:
    """This team, in this room, entered."""
    p.team = team[:]
    p.room = room(name)
    p.entered = True
    p.requirements_met = met


def room(name: str) -> int:
    """A room by its id."""
    return ROOM_IDS.index(name)


def equip(p: OutpostPosition, player: int, kind: str, uses: int = 2) -> None:
    """Give a player a Gear card with so many uses left."""
    code = GEAR.index(kind)
    p.gear[player][code].append(uses)
    p.gear[player][code].sort()
    p.gear_left[code] -= 1


def run(p: OutpostPosition, *steps: Step[OutpostPosition]) -> OutpostPosition:
    """Carry these steps out until a choice waits."""
    p.then_all(list(steps))
    p.advance()
    return p


def answer(p: OutpostPosition, *answers: str) -> OutpostPosition:
    """Answer open choices: `0 join 3` is the answer `join 3` of player 0."""
    for text in answers:
        head, _, words = text.partition(" ")
        seat = int(head)
        option = find(p.options(seat), words)
        assert option is not None, f"{words!r} is not among {offered(p, seat)} of {seat}"
        p.apply(seat, option)
    return p


def offered(p: OutpostPosition, seat: int) -> list[str]:
    """The texts of a player's options."""
    return [option.text for option in p.options(seat)]


def point(p: OutpostPosition) -> str:
    """The decision that is open, as the first who is asked sees it."""
    return "" if p.choice is None else prompt(p)[0]


def prompt(p: OutpostPosition) -> tuple[str, str, dict[str, int | str]]:
    """What the open decision tells the first who is asked, whoever has begun an answer included:
    its point, the rule behind it, what it is about."""
    choice = p.choice
    assert choice is not None
    return choice.prompt(p, p.asked[0])


def seen(p: OutpostPosition, kind: str, viewer: int = SPECTATOR) -> list[Facts]:
    """The events of this kind that have reached a viewer."""
    assert p.history is not None
    return [facts for facts in history_of(p.history, viewer) if facts["event"] == kind]


def kinds(p: OutpostPosition) -> list[str]:
    """The kinds of all events so far, in order."""
    return [event.kind for event in p.history or []]


def all_viewers(p: OutpostPosition) -> list[int]:
    """Everybody who can look, but for the opened record."""
    return [*range(p.seats), SPECTATOR]


__all__ = [
    "ABOVE",
    "NOTHING",
    "all_viewers",
    "answer",
    "cards",
    "cast",
    "deal",
    "equip",
    "into_pool",
    "kinds",
    "mission",
    "missions",
    "offered",
    "on_top",
    "point",
    "prompt",
    "room",
    "run",
    "seen",
    "send_out",
    "table",
]


def load_dice(p: OutpostPosition, faces: list[int]) -> None:
    """What the next dice show."""
    p.chance = LoadedChance(p.chance, DICE, faces)


def load_pool(p: OutpostPosition, cards: list[int]) -> None:
    """How the next shuffle of a pool comes out, first card on top."""
    p.chance = LoadedChance(p.chance, DICE, [], {"pool": [cards]})
