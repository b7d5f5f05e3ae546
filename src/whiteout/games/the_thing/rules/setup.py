"""Setup: specification 4 (SET, CSET)."""

from __future__ import annotations

from whiteout.core.chance import Chance
from whiteout.core.choice import Step
from whiteout.core.event import Facts
from whiteout.core.option import Option
from whiteout.games.the_thing.options import CHARACTER as CHARACTER_OPTION
from whiteout.games.the_thing.position import ASIDE, NOTHING, ThingPosition
from whiteout.games.the_thing.rules.asking import Ask, tell
from whiteout.games.the_thing.rules.round import Round
from whiteout.games.the_thing.settings import RANDOM, Settings
from whiteout.games.the_thing.tables import (
    ACTIONS,
    ALIEN,
    BOILER,
    CHARACTER_IDS,
    CHARGES,
    COMMS,
    COOP_CHARACTERS,
    COOP_ROLES,
    COPIES_OF_ACTIONS,
    DAMAGE_TOKENS,
    DOGS,
    FIRES,
    FOOD,
    GENERATOR,
    GREEN,
    HELICOPTER,
    HUMAN,
    LOCATION_IDS,
    PIECE_IDS,
    REC_ROOM,
    ROLES,
    ROOM_FUEL,
    SNOWCAT,
    WEATHER_IDS,
    actions_of,
)


def set_up(seats: int, settings: Settings, chance: Chance, listen: bool) -> ThingPosition:
    """The table before the first round. Roles and cards are dealt once characters are known."""
    p = ThingPosition(seats, chance, settings)
    if listen:
        p.history = []
    p.seat_figures(COOP_CHARACTERS if settings.coop else seats)
    set_board(p)
    fill_decks(p)
    figures = len(p.owner)
    p.owner = [figure % seats for figure in range(figures)]
    p.leader = settings.first_leader
    if p.leader == RANDOM:
        p.leader = chance.below(seats, "first leader")
    if settings.choose_characters:
        p.then(TakeCharacter(0), Deal(), Round())
    else:
        everybody = list(range(len(CHARACTER_IDS)))
        chance.shuffle(everybody, "characters")
        p.character = everybody[:figures]
        p.then(Deal(), Round())
    return p


def set_board(p: ThingPosition) -> None:
    """Fuel, damage, food, tokens (TT-SET-02 to TT-SET-05, -07, -14, -15)."""
    settings = p.settings
    n = settings.n
    p.fuel[BOILER] = ROOM_FUEL
    p.fuel[GENERATOR] = ROOM_FUEL
    p.underground = settings.row.underground
    p.outdoor = settings.row.outdoor
    p.damage[SNOWCAT] = 1
    p.damage[HELICOPTER] = n - 2
    p.damage[COMMS] = n
    p.operations = DAMAGE_TOKENS - sum(p.damage)
    p.pantry = FOOD
    p.charges_supply = CHARGES
    p.fire_supply = FIRES
    p.dogs = [ASIDE] * DOGS
    p.threat = settings.threat_start if settings.coop else 0
    if not settings.coop:
        p.marker_place = p.chance.below(GREEN, "leader marker")


def fill_decks(p: ThingPosition) -> None:
    """Weapons, objects, laboratory bag, action cards (TT-SET-06, -08, -09)."""
    settings = p.settings
    p.weapon_deck = settings.weapons[:]
    p.chance.shuffle(p.weapon_deck, "weapon deck")
    p.weapon_seen = [0] * len(p.weapon_deck)
    p.object_deck = settings.objects[:]
    p.chance.shuffle(p.object_deck, "object deck")
    p.object_seen = [0] * len(p.object_deck)
    p.bag = settings.tokens[:]
    if not settings.coop:
        p.deck = [card for card in range(len(ACTIONS)) for _ in range(COPIES_OF_ACTIONS)]
        p.chance.shuffle(p.deck, "action deck")


class TakeCharacter(Ask):
    """D01: characters are taken one at a time, in seat order (TT-SET-11, TT-CSET-02, -08)."""

    __slots__ = ("figure",)
    POINT = "D01"
    SECRET = False

    def __init__(self, figure: int) -> None:
        super().__init__(-1)
        self.figure = figure

    def run(self, p: ThingPosition) -> None:
        p.ask(self, p.owner[self.figure])

    def options(self, p: ThingPosition, seat: int) -> list[Option]:
        return [option for code, option in enumerate(CHARACTER_OPTION) if code not in p.character]

    def resolve(self, p: ThingPosition, option: Option) -> None:
        figure = self.figure
        p.character[figure] = option.value
        facts = {"player": p.owner[figure], "character": CHARACTER_IDS[option.value]}
        tell(p, "character_taken", facts)
        if figure + 1 < len(p.character):
            p.then(TakeCharacter(figure + 1))


class Deal(Step[ThingPosition]):
    """Roles, and in the hidden game two action cards each (TT-SET-10, -12, TT-CSET-04)."""

    def run(self, p: ThingPosition) -> None:
        figures = len(p.character)
        p.place = [REC_ROOM] * figures
        if p.settings.coop:
            roles = COOP_ROLES[:]
            p.chance.shuffle(roles, "role cards")
            p.role = roles[:figures]
            p.spare_roles = roles[figures:]
        else:
            p.first_alien = p.chance.below(figures, "first alien")
            p.role = [ALIEN if seat == p.first_alien else HUMAN for seat in range(figures)]
            p.infections = [p.first_alien]
            p.hands = [[p.deck.pop() for _ in range(2)] for _ in range(figures)]
        if p.history is not None:
            tell_set_up(p)


def tell_set_up(p: ThingPosition) -> None:
    """E-01."""
    facts: Facts = {
        "leader": p.leader,
        "marker": None if p.marker_place == NOTHING else LOCATION_IDS[p.marker_place],
        "characters": [CHARACTER_IDS[character] for character in p.character],
    }
    if p.settings.coop:
        tell(p, "set_up", facts)
        return
    secret: dict[int, Facts] = {
        seat: {"role": ROLES[p.role[seat]], "cards": actions_of(p.hands[seat])}
        for seat in range(p.seats)
    }
    tell(p, "set_up", facts, secret)


def box(settings: Settings) -> Facts:
    """What is public from the start and never changes (T-69)."""
    die = settings.weather_die
    pieces = settings.weapons + settings.objects + settings.tokens
    return {
        "options": settings.values,
        "mode": "coop" if settings.coop else "hidden",
        "n": settings.n,
        "pieces": {name: pieces.count(code) for code, name in enumerate(PIECE_IDS)},
        "weather": {
            name: {"faces": die.count(code), "table": settings.weather[code]}
            for code, name in enumerate(WEATHER_IDS)
        },
    }
