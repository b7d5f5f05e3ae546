"""The `given` lines of The Thing: how a described position is read, completed and started.

In the hidden game figures are named by their players, in the co-operative game by their characters.
"""

from __future__ import annotations

from typing import Any, Final

from whiteout.core.chance import Chance
from whiteout.core.given import Given
from whiteout.core.kinds import Id
from whiteout.core.lines import Form, Lines, order_line
from whiteout.core.reading import Known, Reading, Said
from whiteout.games.the_thing import tables
from whiteout.games.the_thing.facts import FACTS
from whiteout.games.the_thing.position import (
    ASIDE,
    CHARACTER,
    DEAD,
    NOBODY,
    REVEALED,
    STEPS,
    TURNED,
    ThingPosition,
)
from whiteout.games.the_thing.rules.escape import RESCUE, start_escape
from whiteout.games.the_thing.rules.round import Round, RoundOver, coop_phases, phases
from whiteout.games.the_thing.rules.setup import fill_decks, set_board
from whiteout.games.the_thing.settings import Settings
from whiteout.games.the_thing.tables import (
    ALIEN,
    BACK_OF,
    DORMITORY,
    HUMAN,
    KENNEL,
    REC_ROOM,
    TOKEN,
    WEAPON,
)

DICE: Final = ("weather", "dog token", "contagion token", "action die", "victim", "dark")
"""The draws that a scenario can load, each by its number from 1."""

_KINDS: Final = {
    "ACTION": Id("action", tables.ACTIONS),
    "CHARACTER": Id("character", tables.CHARACTER_IDS),
    "LOCATION": Id("location", tables.LOCATION_IDS),
    "PIECE": Id("piece", tables.PIECE_IDS),
    "WEATHER": Id("weather", tables.WEATHER_IDS),
}
_CAST: Final = [5, 6, 3, 0, 7, 4, 1, 2]
"""Characters in the order in which seats get them where no line says."""
_STARTS: Final = {
    "weather": 0,
    "maintenance": 1,
    "alien_plan": 2,
    "drawing": 3,
    "moves": 4,
    "encounters": 5,
    "actions": 7,
    "rec_room": 8,
    "tests": 9,
    "food": 10,
    "dogs": 11,
}
_COOP_STARTS: Final = {
    "weather": 0,
    "maintenance": 1,
    "moves": 2,
    "encounters": 3,
    "alien": 5,
    "actions": 6,
    "rec_room": 7,
    "tests": 8,
    "food": 9,
    "dogs": 10,
}


class Table(Reading):
    """A position in the making: what the lines have said, and what is not yet placed."""

    def __init__(self, given: Given, options: dict[str, Any], chance: Chance) -> None:
        super().__init__(given)
        seats = len(given.names)
        settings = Settings(seats, options)
        p = ThingPosition(seats, chance, settings)
        figures = tables.COOP_CHARACTERS if settings.coop else seats
        p.seat_figures(figures)
        set_board(p)
        fill_decks(p)
        p.owner = [figure % seats for figure in range(figures)]
        p.place = [REC_ROOM] * figures
        p.character = _CAST[:figures]
        p.leader = 0
        p.round = 1
        p.marker_place = -1
        self.p = p
        self.step = STEPS.index("weather")
        self.plan: list[int] = []
        self.forces: list[int] = []
        self.pile: list[int] = []
        self.weapons: list[int] = []
        self.objects: list[int] = []
        self.bag: list[int] = []
        self.starter = NOBODY
        self.left = {"ACTION": [tables.COPIES_OF_ACTIONS] * 3}

    # -- the lines -------------------------------------------------------------------------------

    def cast(self, said: Said) -> None:
        """A player takes a character; whoever had it gets the other's."""
        self.swap(said.code(), said.code(1))

    def crew(self, said: Said) -> None:
        """The characters of the co-operative game, in the order of their colours."""
        for figure, character in enumerate(said.codes[0]):
            self.swap(figure, character)

    def swap(self, figure: int, character: int) -> None:
        cast = self.p.character
        if character in cast:
            cast[cast.index(character)] = cast[figure]
        cast[figure] = character

    def figure(self, said: Said) -> int:
        """The figure of the character that a line names first."""
        if said.code() not in self.p.character:
            raise said.line.broken("nobody plays this character", "one that somebody plays")
        return self.p.figure_of(said.code())

    def put_disc(self, said: Said) -> None:
        self.p.suspicion[self.figure(said)] = said.code(1)

    def put_at(self, said: Said) -> None:
        self.p.place[self.figure(said)] = said.code(1)

    def give_to(self, said: Said) -> None:
        self.hold(self.figure(said), said.codes[1])

    def give(self, said: Said) -> None:
        self.hold(said.code(), said.codes[1])

    def hold(self, figure: int, pieces: list[int]) -> None:
        """Pieces come out of their decks."""
        p = self.p
        for piece in pieces:
            deck = self.deck_for(piece)
            deck.remove(piece)
            p.held[figure].append(piece)

    def deck_for(self, piece: int) -> list[int]:
        p = self.p
        if BACK_OF[piece] == TOKEN:
            return p.bag
        return p.weapon_deck if BACK_OF[piece] == WEAPON else p.object_deck

    def open_card(self, said: Said) -> None:
        """An open card, out of its deck."""
        piece = said.code(1)
        self.deck_for(piece).remove(piece)
        self.p.open_cards[said.code()].append(piece)

    def flames(self, said: Said) -> None:
        """A flamethrower with charges."""
        self.equip(said.code(), said.code(1))

    def flames_of(self, said: Said) -> None:
        self.equip(self.figure(said), said.code(1))

    def equip(self, figure: int, charges: int) -> None:
        p = self.p
        p.weapon_deck.remove(tables.FLAMETHROWER)
        p.charges[figure].append(charges)
        p.charges_supply -= charges

    def turn_card(self, said: Said) -> None:
        """The role card of a character of the co-operative game is alien."""
        self.p.role[self.figure(said)] = ALIEN

    def gone(self, said: Said) -> None:
        """A character of the co-operative game that has turned."""
        figure = self.figure(said)
        self.p.status[figure] = TURNED
        self.p.place[figure] = -1
        self.p.suspicion[figure] = NOBODY

    def prove(self, said: Said) -> None:
        """A character that has shown a human role card."""
        figure = self.figure(said)
        self.p.role_shown[figure] = self.p.shown_human[figure] = True
        self.p.suspicion[figure] = 0

    def put_plan(self, said: Said) -> None:
        self.plan.append(said.code())
        self.forces.append(said.code(1))

    def put_fuel(self, said: Said) -> None:
        """Barrels of a room; the rest has burned."""
        place, count = said.code(), said.code(1)
        self.p.fuel_removed += self.p.fuel[place] - count
        self.p.fuel[place] = count

    def put_damage(self, said: Said) -> None:
        place, count = said.code(), said.code(1)
        self.p.operations += self.p.damage[place] - count
        self.p.damage[place] = count

    def reserve(self, said: Said) -> None:
        self.p.fuel_removed += self.p.underground - said.code()
        self.p.underground = said.code()

    def larder(self, said: Said) -> None:
        self.p.food_removed += self.p.pantry - said.code()
        self.p.pantry = said.code()

    def prepared(self, said: Said) -> None:
        self.p.kitchen = said.code()
        self.p.food_removed -= said.code()

    def put_dogs(self, said: Said) -> None:
        p = self.p
        p.dogs = [*said.codes[0], *([ASIDE] * (tables.DOGS - len(said.codes[0])))]
        p.kennel_card = KENNEL in p.dogs and not p.settings.kennel_closed

    def burned(self, said: Said) -> None:
        p = self.p
        for place in said.codes[0]:
            p.destroyed[place] = True
            p.operations += p.damage[place]
            p.fuel_removed += p.fuel[place]
            p.damage[place] = p.fuel[place] = 0
            p.fire_supply -= 1

    # -- completing and starting -------------------------------------------------------------------

    def complete(self) -> None:
        """Everybody a human but for those named; hands, decks and the active pile filled up."""
        p = self.p
        if p.settings.coop:
            p.spare_roles = [ALIEN] * (2 - p.role.count(ALIEN)) + [HUMAN] * p.role.count(ALIEN)
        else:
            self.seat_roles()
            self.fill_cards()
        self.top(p.weapon_deck, self.weapons)
        self.top(p.object_deck, self.objects)
        p.weapon_seen = [0] * len(p.weapon_deck)
        p.object_seen = [0] * len(p.object_deck)
        if "bag" in self.lines:
            p.bag = self.bag
        if p.freezing >= 0:
            p.destroyed[tables.BOILER] = True
            p.operations += p.damage[tables.BOILER]
            p.fuel_removed += p.fuel[tables.BOILER]
            p.damage[tables.BOILER] = p.fuel[tables.BOILER] = 0

    def seat_roles(self) -> None:
        """The last player is the alien unless others are named; the revealed are aliens."""
        p = self.p
        for seat in p.revealed:
            p.status[seat] = REVEALED
            p.role[seat] = ALIEN
        if ALIEN not in p.role:
            p.role[p.seats - 1] = ALIEN
        for seat in range(p.seats):
            if p.status[seat] != CHARACTER:
                p.place[seat] = NOBODY
                p.suspicion[seat] = NOBODY
            if p.suspicion[seat] == 0:
                p.shown_human[seat] = True
            if p.place[seat] == DORMITORY:
                p.standing[seat] = False
        p.infections = [seat for seat in range(p.seats) if p.role[seat] == ALIEN]
        p.first_alien = p.infections[0]

    def fill_cards(self) -> None:
        """Hands that no line names hold two cards; the rest is the deck."""
        p = self.p
        pool = self.unplaced("ACTION", p.chance)
        for seat, name in enumerate(self.names):
            if p.status[seat] == CHARACTER and f"hand {name}" not in self.lines:
                p.hands[seat] = [pool.pop(), pool.pop()]
        p.pile = self.pile
        p.pile_up = [False] * len(p.pile)
        p.pile_from = [NOBODY] * len(p.pile)
        p.deck = pool

    def top(self, deck: list[int], named: list[int]) -> None:
        """The named cards lie on top, first card first."""
        for piece in named:
            deck.remove(piece)
        deck += named[::-1]

    def begin(self) -> None:
        """Start with the step of the lines, or with an escape."""
        p = self.p
        step = STEPS[self.step]
        p.step = step
        coop = p.settings.coop
        starts = _COOP_STARTS if coop else _STARTS
        steps = coop_phases() if coop else phases()
        if step == "escape":
            p.then(RoundOver(), Round())
            start_escape(p, self.starter if self.starter != NOBODY else p.leader, RESCUE)
            return
        p.plan_places = self.plan
        p.plan_forces = self.forces
        if step not in starts:
            raise self.given.broken(f"no match begins with {step}", " or ".join(starts))
        p.then_all([*steps[starts[step] :], RoundOver(), Round()])


# fmt: off
LINES: Final[Lines[Table, Known[Any]]] = Lines(_KINDS, [
    Form("character NAME CHARACTER", Table.cast, key="character NAME", early=True),
    Form("crew: CHARACTER...", Table.crew, early=True),
    Form("alien NAME...", "p.role[]", key="alien NAME", value=ALIEN),
    Form("alien card CHARACTER", Table.turn_card, key="alien CHARACTER"),
    Form("dead NAME...", "p.status[]", key="dead NAME", value=DEAD),
    Form("revealed: NAME...", "p.revealed"),
    Form("turned CHARACTER", Table.gone, key="turned CHARACTER"),
    Form("proven CHARACTER", Table.prove, key="proven CHARACTER"),
    Form("suspicion NAME NUMBER", "p.suspicion[]", key="suspicion NAME"),
    Form("disc CHARACTER NUMBER", Table.put_disc, key="disc CHARACTER"),
    Form("place NAME LOCATION", "p.place[]", key="place NAME"),
    Form("at CHARACTER LOCATION", Table.put_at, key="at CHARACTER"),
    Form("lying NAME...", "p.standing[]", key="lying NAME", value=False),
    Form("hand NAME: ACTION...", "p.hands[]", key="hand NAME", takes=True),
    Form("held NAME: PIECE...", Table.give, key="held NAME"),
    Form("holds CHARACTER: PIECE...", Table.give_to, key="holds CHARACTER"),
    Form("open NAME PIECE", Table.open_card, key=""),
    Form("flamethrower NAME NUMBER", Table.flames, key=""),
    Form("charged CHARACTER NUMBER", Table.flames_of, key=""),
    Form("leader NAME", "p.leader", "leader"),
    Form("round NUMBER", "p.round", "round"),
    Form("marker LOCATION", "p.marker_place", "marker_place"),
    Form("force NUMBER", "p.faction_force", "force"),
    Form("plan LOCATION NUMBER", Table.put_plan, key=""),
    Form("fuel LOCATION NUMBER", Table.put_fuel, key="fuel LOCATION"),
    Form("damage LOCATION NUMBER", Table.put_damage, key="damage LOCATION"),
    Form("underground NUMBER", Table.reserve),
    Form("pantry NUMBER", Table.larder),
    Form("kitchen NUMBER", Table.prepared),
    Form("burned: LOCATION...", Table.burned),
    Form("outage", "p.outage", "outage"),
    Form("dark", "p.dark", "dark"),
    Form("starving", "p.starving", "starving"),
    Form("freezing NUMBER", "p.freezing"),
    Form("weather WEATHER", "p.weather", "weather"),
    Form("forecast WEATHER", "p.forecast", "forecast"),
    Form("sos NUMBER", "p.sos", "sos"),
    Form("rescue fuel NUMBER", "p.rescue_fuel"),
    Form("rescue gone", "p.rescue_gone", key="gone"),
    Form("dogs: LOCATION...", Table.put_dogs),
    Form("pile: ACTION...", "pile", takes=True),
    Form("weapons: PIECE...", "weapons"),
    Form("objects: PIECE...", "objects"),
    Form("bag: PIECE...", "bag"),
    Form("threat NUMBER", "p.threat", "threat"),
    Form("starts NAME", "starter"),
    Form("dice: NUMBER...", "faces"),
    order_line("location order: LOCATION...", "location deck"),
    order_line("pile order: ACTION...", "active pile"),
    Form("step " + "|".join(STEPS), "step"),
])
# fmt: on


def arrange(given: Given, options: dict[str, Any], chance: Chance) -> ThingPosition:
    """The position that the lines describe, at its first choice."""
    table = Table(given, options, chance)
    return LINES.arrange(table, table.p, FACTS, chance, DICE)
