"""Setting the table: specification 4 (SET) and the options of the decks (11)."""

from __future__ import annotations

from typing import ClassVar, Final

from whiteout.core.chance import Chance
from whiteout.core.choice import Choice, Step
from whiteout.core.event import Event, Facts
from whiteout.core.option import Option
from whiteout.games.outpost_31.options import CHARACTER
from whiteout.games.outpost_31.position import (
    BLOODS,
    HUMAN,
    IMITATION,
    NOTHING,
    OutpostPosition,
)
from whiteout.games.outpost_31.rules.turn import TakeTurn
from whiteout.games.outpost_31.settings import Settings
from whiteout.games.outpost_31.tables import (
    CARDS,
    CHARACTER_IDS,
    CHARACTERS,
    CHIPS,
    DEPARTMENTS,
    GEAR,
    IDS,
    MISSION_IDS,
    MISSIONS,
    NO_HAZARD,
    ROOMS,
    SECTORS,
    ids_of,
)
from whiteout.games.outpost_31.written_codes import MOLOTOV, REVOLVER

FIRST_EVENT: Final = MISSION_IDS.index("ml33")
"""The Smoke event that `event_density` adds copies of."""

FROM_SIX: Final = 6
"""With this many players `mission_marks = all_from_6` uses every card."""


def empty_table(players: int, settings: Settings, chance: Chance) -> OutpostPosition:
    """Everybody living, trackers at their start, an undamaged base, nothing dealt (OP-SET-04,
    OP-SET-09, OP-SET-14, OP-SET-17); the position itself begins with the rest."""
    p = OutpostPosition(players, chance, settings)
    p.characters = [NOTHING] * players
    p.department = [NOTHING] * players
    p.blood = [HUMAN] * players
    p.blood_seen = [0] * players
    p.blood_shown = [False] * players
    p.living = [True] * players
    p.tied = [False] * players
    p.hands = [[] for _ in range(players)]
    p.gear = [[[], [], []] for _ in range(players)]
    p.gear_left = [settings.gear_copies] * len(GEAR)
    p.stack_left = list(range(len(CHARACTERS)))
    p.chips = [NOTHING] * ROOMS
    p.chip_up = [False] * ROOMS
    p.chip_seen = [0] * ROOMS
    p.hazard = [NO_HAZARD] * ROOMS
    p.power_out = [False] * ROOMS
    p.destroyed = [False] * ROOMS
    p.given = [[] for _ in range(players)]
    p.offers = [[] for _ in range(players)]
    return p


def set_up(players: int, settings: Settings, chance: Chance, listened: bool) -> OutpostPosition:
    """A match at the choice of characters (OP-SET-01 to OP-SET-17)."""
    p = empty_table(players, settings, chance)
    if listened:
        p.history = []
    p.first_captain = roll_first_captain(p)
    p.captain = p.first_captain
    p.then(_DRAFT, _DEAL, TakeTurn(p.first_captain))
    return p


def roll_first_captain(p: OutpostPosition) -> int:
    """Two dice each; the leaders alone roll again until one leads (OP-SET-01)."""
    leaders = list(range(p.seats))
    while len(leaders) > 1:
        totals = [
            p.chance.below(6, "setup dice") + p.chance.below(6, "setup dice") + 2 for _ in leaders
        ]
        if p.history is not None:
            p.emit(Event("captain_rolled", {"players": leaders, "totals": totals}))
        best = max(totals)
        leaders = [player for player, total in zip(leaders, totals, strict=True) if total == best]
    return leaders[0]


# -- characters ----------------------------------------------------------------------------------


class Draft(Step[OutpostPosition]):
    """From the Captain clockwise, everybody takes a character (OP-SET-06)."""

    __slots__ = ()

    def run(self, p: OutpostPosition) -> None:
        for turn in range(p.seats):
            player = (p.captain + turn) % p.seats
            if p.characters[player] != NOTHING:
                continue
            if p.settings.random_characters:
                legal = largest_stacks(p)
                take_character(p, player, legal[p.chance.below(len(legal), "characters")])
            else:
                p.then(_PICK[player], _DRAFT)
                return


class PickCharacter(Choice[OutpostPosition]):
    """D01: any character of a largest stack (OP-SET-06)."""

    __slots__ = ()
    POINT: ClassVar = "D01"
    RULE: ClassVar = "OP-SET-06"

    def options(self, p: OutpostPosition, seat: int) -> list[Option]:
        return [CHARACTER[code] for code in largest_stacks(p)]

    def resolve(self, p: OutpostPosition, option: Option) -> None:
        take_character(p, self.seat, option.value)


def largest_stacks(p: OutpostPosition) -> list[int]:
    """The characters of the department stacks that have most of them left (OP-SET-05,
    OP-SET-06)."""
    sizes = [0] * len(DEPARTMENTS)
    for code in p.stack_left:
        sizes[CHARACTERS[code].department] += 1
    most = 0
    for size in sizes:
        if size > most:
            most = size
    return [code for code in p.stack_left if sizes[CHARACTERS[code].department] == most]


def take_character(p: OutpostPosition, player: int, code: int) -> None:
    """Open for all, with its two powers (OP-SET-08)."""
    p.stack_left.remove(code)
    p.characters[player] = code
    p.department[player] = CHARACTERS[code].department
    if p.history is not None:
        p.emit(Event("character_taken", {"player": player, "character": CHARACTER_IDS[code]}))


# -- the deal ------------------------------------------------------------------------------------


class Deal(Step[OutpostPosition]):
    """Decks, hands, Blood Samples and Room Chips (OP-SET-10 to OP-SET-16)."""

    __slots__ = ()

    def run(self, p: OutpostPosition) -> None:
        stack_missions(p)
        deal_hands(p)
        deal_blood(p)
        lay_chips(p)
        if p.history is not None:
            tell_deal(p)


def mission_cards(settings: Settings) -> list[int]:
    """The Mission Log in the order of its table: every card whose mark does not exceed the number
    of players; `mission_marks` and `event_density` change that (OP-SET-10)."""
    players = settings.players
    everything = settings.all_missions_from_6 and players >= FROM_SIX
    cards = [code for code, mission in enumerate(MISSIONS) if everything or mission.min <= players]
    smoke = [code for code in cards if MISSIONS[code].event == "smoke"]
    for code in smoke[len(smoke) + min(settings.event_density, 0) :]:
        cards.remove(code)
    return cards + [FIRST_EVENT] * max(settings.event_density, 0)


_PRINTED: Final = [code for code, card in enumerate(CARDS) for _ in range(card.count)]
"""The Supply cards as printed."""


def supply_cards(settings: Settings) -> list[int]:
    """The 100 Supply cards; a Molotov fewer is a Revolver more (OP-SET-11, `molotov_copies`)."""
    cards = _PRINTED[:]
    for _ in range(CARDS[MOLOTOV].count - settings.molotov_copies):
        cards[cards.index(MOLOTOV)] = REVOLVER
    return cards


def blood_cards(counts: list[int]) -> list[int]:
    """So many Human and so many Imitation samples."""
    return [HUMAN] * counts[HUMAN] + [IMITATION] * counts[IMITATION]


def sector_chips(sector: int) -> list[int]:
    """The six chips of a Sector."""
    return _CHIPS[sector][:]


_CHIPS: Final = [
    [code for code, chip in enumerate(CHIPS) if chip.sector == sector for _ in range(chip.count)]
    for sector in range(SECTORS + 1)
]
"""By Sector, the first at 1: its chips as printed."""


def box(settings: Settings) -> Facts:
    """Public from the start and never changing (O-36): the options in force, the make-up of every
    deck, the characters."""
    table = settings.table
    supply = supply_cards(settings)
    return {
        "options": dict(settings.values),
        "supply": {card: supply.count(code) for code, card in enumerate(IDS)},
        "missions": [MISSION_IDS[mission] for mission in mission_cards(settings)],
        "start_blood": dict(zip(BLOODS, table.start, strict=True)),
        "assimilation_blood": dict(zip(BLOODS, table.assimilation, strict=True)),
        "unused_blood": dict(zip(BLOODS, table.box, strict=True)),
        "chips": {chip.id: chip.count for chip in CHIPS},
        "gear": dict.fromkeys(GEAR, settings.gear_copies),
        "characters": [
            {"id": row.id, "department": DEPARTMENTS[row.department], "powers": row.powers[:]}
            for row in CHARACTERS
        ],
        "tracker": ("small", "large")[settings.side],
        "target": settings.target,
        "early_win": settings.early_win,
    }


def stack_missions(p: OutpostPosition) -> None:
    """Shuffled, face down (OP-SET-10)."""
    p.mission_deck = mission_cards(p.settings)
    p.chance.shuffle(p.mission_deck, "missions")
    p.mission_seen = [0] * len(p.mission_deck)


def deal_hands(p: OutpostPosition) -> None:
    """A secret hand for everybody (OP-SET-11)."""
    p.supply = supply_cards(p.settings)
    p.chance.shuffle(p.supply, "supply")
    size = p.settings.hand_size
    for player in range(p.seats):
        p.hands[player] = p.supply[-size:]
        del p.supply[-size:]
    p.supply_seen = [0] * len(p.supply)


def deal_blood(p: OutpostPosition) -> None:
    """One sample each; the Assimilation Deck is set aside (OP-SET-12, OP-SET-13)."""
    p.blood = blood_cards(p.settings.table.start)
    p.chance.shuffle(p.blood, "blood")
    p.assimilation_deck = blood_cards(p.settings.table.assimilation)
    p.chance.shuffle(p.assimilation_deck, "assimilation")


def lay_chips(p: OutpostPosition) -> None:
    """One face down in each room, locked Sectors included (OP-SET-15, OP-SET-16)."""
    chips: list[int] = []
    for sector in range(1, SECTORS + 1):
        of_sector = sector_chips(sector)
        p.chance.shuffle(of_sector, "chips")
        chips += of_sector
    p.chips = chips


def tell_deal(p: OutpostPosition) -> None:
    """The sizes of the decks are public, each hand and Blood Sample is its owner's."""
    secret: dict[int, Facts] = {
        player: {"cards": ids_of(p.hands[player]), "blood": BLOODS[p.blood[player]]}
        for player in range(p.seats)
    }
    public: Facts = {
        "captain": p.captain,
        "hand": p.settings.hand_size,
        "supply": len(p.supply),
        "missions": len(p.mission_deck),
        "assimilation": len(p.assimilation_deck),
    }
    p.emit(Event("dealt", public, secret))


_PICK: Final = [PickCharacter(player) for player in range(8)]
_DRAFT: Final = Draft()
_DEAL: Final = Deal()
