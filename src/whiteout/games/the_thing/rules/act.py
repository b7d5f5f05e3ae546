"""Carrying out an action: specification 6.11 and 6.12, for cards and for dice."""

from __future__ import annotations

from whiteout.core.choice import Step
from whiteout.core.event import Facts
from whiteout.core.option import Option
from whiteout.games.the_thing.options import (
    DISCARD_TOKEN,
    FUEL,
    KEEP,
    KEEP_TOKEN,
    NO,
    ONE_MORE,
    SHOW_KEYS,
    STORE,
    TIMES,
)
from whiteout.games.the_thing.position import NOTHING, ThingPosition
from whiteout.games.the_thing.rules.asking import Ask, distinct, tell, who
from whiteout.games.the_thing.rules.escape import start_escape
from whiteout.games.the_thing.rules.food import pantry_changed
from whiteout.games.the_thing.rules.items import backs_held, gain, holds, put_under, use_up
from whiteout.games.the_thing.rules.locations import can_load, load, reserve_of, sabotage
from whiteout.games.the_thing.rules.maintenance import remove_damage
from whiteout.games.the_thing.rules.weather import roll_weather
from whiteout.games.the_thing.tables import (
    ARMORY,
    BACKS,
    BENNINGS,
    BLAIR,
    BOILER,
    COMMS,
    FLAMETHROWER,
    GENERATOR,
    HELICOPTER,
    KEYS,
    KITCHEN,
    LABORATORY,
    LOCATION_IDS,
    MACREADY,
    NAULS,
    OBJECT,
    PIECE_IDS,
    REPAIR,
    REPAIR_BONUS,
    SABOTAGE,
    SNOWCAT,
    STORAGE,
    USE,
    USE_BONUS,
    WEAPON,
    WEATHER_IDS,
    WINDOWS,
    pieces_of,
)


class Act(Step[ThingPosition]):
    """A character carries out an action where it stands (TT-ACT-04, TT-CACT-08)."""

    __slots__ = ("action", "figure")

    def __init__(self, figure: int, action: int) -> None:
        self.figure = figure
        self.action = action

    def run(self, p: ThingPosition) -> None:
        figure = self.figure
        place = p.place[figure]
        if self.action == SABOTAGE:
            sabotage(p, place)
        elif self.action == REPAIR:
            repeat(p, figure, REPAIR, min(p.damage[place], most_repairs(p, figure, place)))
        else:
            use(p, figure, place)


def helpers(p: ThingPosition, figure: int, place: int, bonus: list[bool]) -> int:
    """How often an action may be carried out: once for every standing character (TT-COO-01)."""
    return len(p.standing_at(place)) if bonus[place] else 1


def most_repairs(p: ThingPosition, figure: int, place: int) -> int:
    """One more, or twice as many, for Windows (TT-CHR-08)."""
    times = helpers(p, figure, place, REPAIR_BONUS)
    if not p.plays(figure, WINDOWS):
        return times
    return 2 * times if p.settings.windows_double else times + 1


def repeat(p: ThingPosition, figure: int, action: int, most: int) -> None:
    """How many repetitions is asked where there is a choice (TT-COO-03, TT-COO-04)."""
    if most > 1:
        p.then(Times(p.owner[figure], figure, action, most))
    else:
        carry_out(p, figure, action, most)


class Times(Ask):
    """D25: how often, no more than has an effect."""

    __slots__ = ("action", "figure", "most")
    POINT = "D25"
    SECRET = False

    def __init__(self, seat: int, figure: int, action: int, most: int) -> None:
        super().__init__(seat)
        self.figure = figure
        self.action = action
        self.most = most

    def about(self, p: ThingPosition) -> dict[str, int | str]:
        return {"location": LOCATION_IDS[p.place[self.figure]], "most": self.most}

    def options(self, p: ThingPosition, seat: int) -> list[Option]:
        return TIMES[1 : self.most + 1]

    def resolve(self, p: ThingPosition, option: Option) -> None:
        carry_out(p, self.figure, self.action, option.value)


def carry_out(p: ThingPosition, figure: int, action: int, times: int) -> None:
    """Repairs, barrels or laboratory tokens, so many of them."""
    place = p.place[figure]
    if place == LABORATORY:
        if p.plays(figure, BLAIR) and len(p.bag) > times:
            p.then(OneMore(p.owner[figure], figure, times))
        else:
            p.then(DrawToken(figure, times))
        return
    done = remove_damage(p, place, times) if action == REPAIR else load(p, place, times)
    told_done(p, figure, "repair" if action == REPAIR else "load", done)


def told_done(p: ThingPosition, figure: int, what: str, count: int) -> None:
    """E-47."""
    if p.history is not None:
        facts = {**who(p, figure), "location": LOCATION_IDS[p.place[figure]]}
        tell(p, "action_done", {**facts, "what": what, "count": count})


# -- the Use of each location --------------------------------------------------------------------


def use(p: ThingPosition, figure: int, place: int) -> None:
    """The function of a location (TT-LOC-01 to TT-LOC-14)."""
    if place in (ARMORY, STORAGE):
        look(p, figure, place)
    elif place == KITCHEN:
        cook(p, figure)
    elif place == LABORATORY:
        times = helpers(p, figure, place, USE_BONUS)
        repeat(p, figure, USE, min(times, len(p.bag)))
    elif place in (HELICOPTER, SNOWCAT) and p.is_ready(place):
        if backs_held(p, figure, OBJECT) or KEYS in p.open_cards[figure]:
            p.then(ShowKeys(p.owner[figure], figure))
        else:
            told_done(p, figure, "nothing", 0)
    elif place == COMMS:
        p.sos = 1
        tell(p, "sos_sent", who(p, figure))
    elif can_load(p, place):
        free = p.fuel_capacity(place) - p.fuel[place]
        times = helpers(p, figure, place, USE_BONUS)
        repeat(p, figure, USE, min(times, free, reserve_of(p, place)))
    else:
        p.then_all(forecast_steps(p, figure))


def look(p: ThingPosition, figure: int, place: int) -> None:
    """The top two cards, three for MacReady; one is kept (TT-LOC-01, TT-LOC-03, TT-CHR-06)."""
    deck = p.weapon_deck if place == ARMORY else p.object_deck
    seen = p.weapon_seen if place == ARMORY else p.object_seen
    count = 3 if place == ARMORY and p.plays(figure, MACREADY) else 2
    p.looking = []
    for _ in range(min(count, len(deck))):
        p.looking.append(deck.pop())
        seen.pop()
    back = WEAPON if place == ARMORY else OBJECT
    if p.history is not None:
        cards = pieces_of(p.looking)
        facts: Facts = {**who(p, figure), "back": BACKS[back], "count": len(cards)}
        facts["cards"] = cards if p.settings.coop else None
        tell(p, "cards_looked_at", facts, {p.owner[figure]: {"cards": cards}})
    if len(p.looking) > 1:
        p.then(KeepOne(p.owner[figure], figure, back))
    else:
        keep(p, figure, p.looking[0], back)


class KeepOne(Ask):
    """D26, D27: which card to keep; the others go under the deck."""

    __slots__ = ("back", "figure")

    def __init__(self, seat: int, figure: int, back: int) -> None:
        super().__init__(seat)
        self.figure = figure
        self.back = back

    def point(self, p: ThingPosition) -> str:
        return "D26" if self.back == WEAPON else "D27"

    def options(self, p: ThingPosition, seat: int) -> list[Option]:
        return [KEEP[piece] for piece in distinct(p.looking)]

    def resolve(self, p: ThingPosition, option: Option) -> None:
        keep(p, self.figure, option.value, self.back)


def keep(p: ThingPosition, figure: int, piece: int, back: int) -> None:
    """One is kept, the rest goes under the deck in any order (T-26, T-28)."""
    looked = p.looking
    p.looking = []
    if p.history is not None:
        shown = piece == FLAMETHROWER or p.settings.coop
        facts: Facts = {**who(p, figure), "back": BACKS[back]}
        facts["piece"] = PIECE_IDS[piece] if shown else None
        tell(p, "card_kept", facts, {p.owner[figure]: {"piece": PIECE_IDS[piece]}})
    looked.remove(piece)
    everybody = (1 << p.seats) - 1
    put_under(p, looked, back, everybody if p.settings.coop else 1 << figure)
    gain(p, figure, piece)


def cook(p: ThingPosition, figure: int) -> None:
    """Two food to the kitchen; Nauls needs but one (TT-LOC-04, TT-CHR-07)."""
    count = min(1 if p.plays(figure, NAULS) else 2, p.pantry)
    p.pantry -= count
    p.kitchen += count
    told_done(p, figure, "cook", count)
    pantry_changed(p)


class OneMore(Ask):
    """D28: Blair may draw one token more (TT-CHR-04)."""

    __slots__ = ("figure", "times")
    POINT = "D28"
    SECRET = False

    def __init__(self, seat: int, figure: int, times: int) -> None:
        super().__init__(seat)
        self.figure = figure
        self.times = times

    def options(self, p: ThingPosition, seat: int) -> list[Option]:
        return [ONE_MORE, NO]

    def resolve(self, p: ThingPosition, option: Option) -> None:
        p.then(DrawToken(self.figure, self.times + (option == ONE_MORE)))


class DrawToken(Step[ThingPosition]):
    """A laboratory token is drawn, and decided on before the next (TT-LOC-06)."""

    __slots__ = ("figure", "times")

    def __init__(self, figure: int, times: int) -> None:
        self.figure = figure
        self.times = times

    def run(self, p: ThingPosition) -> None:
        if self.times and p.bag:
            p.bag.sort()
            token = p.bag.pop(p.chance.below(len(p.bag), "laboratory bag"))
            p.looking = [token]
            if p.history is not None:
                name = PIECE_IDS[token]
                facts: Facts = {**who(p, self.figure), "bag": len(p.bag)}
                facts["piece"] = name if p.settings.coop else None
                tell(p, "lab_token_drawn", facts, {p.owner[self.figure]: {"piece": name}})
            p.then(
                KeepToken(p.owner[self.figure], self.figure),
                DrawToken(self.figure, self.times - 1),
            )


class KeepToken(Ask):
    """D29: keep the token, or discard it face down."""

    __slots__ = ("figure",)
    POINT = "D29"

    def __init__(self, seat: int, figure: int) -> None:
        super().__init__(seat)
        self.figure = figure

    def options(self, p: ThingPosition, seat: int) -> list[Option]:
        return [KEEP_TOKEN, DISCARD_TOKEN]

    def resolve(self, p: ThingPosition, option: Option) -> None:
        figure = self.figure
        token = p.looking.pop()
        kept = option == KEEP_TOKEN
        if kept:
            gain(p, figure, token)
        else:
            p.lab_discard.append(token)
            p.lab_discard_from.append(figure)
        tell(p, "lab_token_kept", {**who(p, figure), "kept": kept})


class ShowKeys(Ask):
    """D32: show keys and start the escape, or not (TT-ESC-10, TT-ESC-12)."""

    __slots__ = ("figure",)
    POINT = "D32"

    def __init__(self, seat: int, figure: int) -> None:
        super().__init__(seat)
        self.figure = figure

    def about(self, p: ThingPosition) -> dict[str, int | str]:
        return {"location": LOCATION_IDS[p.place[self.figure]]}

    def options(self, p: ThingPosition, seat: int) -> list[Option]:
        return [SHOW_KEYS, NO] if holds(p, self.figure, KEYS) else [NO]

    def resolve(self, p: ThingPosition, option: Option) -> None:
        if option == NO:
            told_done(p, self.figure, "nothing", 0)
            return
        use_up(p, self.figure, KEYS)
        start_escape(p, self.figure, p.place[self.figure])


# -- the weather station -------------------------------------------------------------------------


def forecast_steps(p: ThingPosition, figure: int) -> list[Step[ThingPosition]]:
    """One roll, two for Bennings; a result is stored; then a barrel (TT-LOC-14, TT-LOC-21)."""
    owner = p.owner[figure]
    faces = [roll_weather(p, owner, True)]
    if p.plays(figure, BENNINGS):
        faces.append(roll_weather(p, owner, True))
    if p.forecast != NOTHING:
        faces.append(p.forecast)
    choices = distinct(faces)
    if len(choices) > 1:
        return [Store(owner, choices), StationFuel(figure)]
    store(p, choices[0])
    return [StationFuel(figure)]


def store(p: ThingPosition, face: int) -> None:
    """The result is kept for the next Phase 1."""
    p.forecast = face
    tell(p, "forecast_stored", {"weather": WEATHER_IDS[face]})


class Store(Ask):
    """D30: which result to store."""

    __slots__ = ("faces",)
    POINT = "D30"
    SECRET = False

    def __init__(self, seat: int, faces: list[int]) -> None:
        super().__init__(seat)
        self.faces = faces

    def options(self, p: ThingPosition, seat: int) -> list[Option]:
        return [STORE[face] for face in self.faces]

    def resolve(self, p: ThingPosition, option: Option) -> None:
        store(p, option.value)


class StationFuel(Step[ThingPosition]):
    """A barrel for the boiler or the generator room (TT-LOC-21)."""

    __slots__ = ("figure",)

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def run(self, p: ThingPosition) -> None:
        rooms = [room for room in (BOILER, GENERATOR) if can_load(p, room)]
        if len(rooms) > 1:
            p.then(ChooseRoom(p.owner[self.figure]))
        elif rooms:
            place_barrel(p, rooms[0])


class ChooseRoom(Ask):
    """D31: boiler or generator room."""

    POINT = "D31"
    SECRET = False

    def options(self, p: ThingPosition, seat: int) -> list[Option]:
        return [FUEL[BOILER], FUEL[GENERATOR]]

    def resolve(self, p: ThingPosition, option: Option) -> None:
        place_barrel(p, option.value)


def place_barrel(p: ThingPosition, room: int) -> None:
    """E-51."""
    load(p, room, 1)
    facts = {"location": LOCATION_IDS[room], "underground": p.underground}
    tell(p, "barrel_placed", facts)
