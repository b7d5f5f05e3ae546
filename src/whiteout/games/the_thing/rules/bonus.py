"""Bonus windows and burning: specification 6.13 (BON) and 6.14 (BRN)."""

from __future__ import annotations

from whiteout.core.option import PASS, Option
from whiteout.games.the_thing.options import BURN, PLAY, PLAY_AS
from whiteout.games.the_thing.position import NOTHING, NOWHERE, ThingPosition
from whiteout.games.the_thing.rules.asking import AskOpen, tell, who
from whiteout.games.the_thing.rules.ending import check_exits
from whiteout.games.the_thing.rules.items import (
    backs_held,
    can_use,
    holds,
    lose_active,
    use_up,
    weapon_at_hand,
)
from whiteout.games.the_thing.rules.locations import can_load, load
from whiteout.games.the_thing.rules.maintenance import destroy, remove_damage, set_outage
from whiteout.games.the_thing.tables import (
    BOILER,
    DYNAMITE,
    FLAMETHROWER,
    FUEL_CAN,
    GENERATOR,
    KITCHEN,
    LOCATION_IDS,
    OBJECT,
    PIECE_IDS,
    REC_ROOM,
    STATION,
    TOOLBOX,
)


class BonusWindow(AskOpen):
    """D21: toolboxes, fuel cans and fire, as long as somebody wants to (TT-BON-01, TT-BON-05)."""

    POINT = "D21"

    def everybody(self, p: ThingPosition) -> list[int]:
        """Who could act by public facts (specification 7.3); all others are answered for."""
        figures = p.standing_in_green()
        if p.settings.coop:
            owners = {p.owner[figure] for figure in figures if any_play(p, figure)}
            return sorted(owners, key=lambda seat: (seat - p.leader) % p.seats)
        return [figure for figure in figures if could_act(p, figure)]

    def waiting(self, p: ThingPosition, viewer: int) -> list[int]:
        """Nobody sees who has passed before the window closes (TT-CLK-03, T-61)."""
        return [seat for seat in self.everybody(p) if seat != viewer or seat in p.asked]

    def acts(self, p: ThingPosition, seat: int) -> list[Option]:
        if p.settings.coop:
            found: list[Option] = []
            for figure in p.standing_in_green():
                if p.owner[figure] == seat:
                    plays = PLAY_AS[p.character[figure]]
                    found += [plays[piece] for piece in plays_of(p, figure)]
            return found
        acts = [PLAY[piece] for piece in plays_of(p, seat)]
        return acts + [BURN[piece] for piece in fires_of(p, seat)]

    def act(self, p: ThingPosition, seat: int, option: Option) -> None:
        if option.verb == "burn":
            use_up(p, seat, option.value)
            lose_active(p)
            burn(p, seat, option.value)
        elif p.settings.coop:
            play(p, p.figure_of(option.value // 16), option.value % 16)
        else:
            play(p, seat, option.value)
        if not p.over:
            self.again(p)

    def done(self, p: ThingPosition) -> None:
        """The leader goes on (TT-BON-06)."""

    def options(self, p: ThingPosition, seat: int) -> list[Option]:
        return [*self.acts(p, seat), PASS]


def could_act(p: ThingPosition, figure: int) -> bool:
    """By public facts (specification 7.3)."""
    place = p.place[figure]
    if backs_held(p, figure, OBJECT) and (p.damage[place] or can_load(p, place)):
        return True
    return weapon_at_hand(p, figure) and bool(p.pile) and p.fire_supply > 0


def any_play(p: ThingPosition, figure: int) -> bool:
    """Whether a character can play something now."""
    return bool(plays_of(p, figure))


def plays_of(p: ThingPosition, figure: int) -> list[int]:
    """The objects that a character can play where it stands (TT-BON-02, TT-BON-03)."""
    place = p.place[figure]
    found: list[int] = []
    if holds(p, figure, TOOLBOX) and p.damage[place]:
        found.append(TOOLBOX)
    if holds(p, figure, FUEL_CAN) and can_load(p, place):
        found.append(FUEL_CAN)
    return found


def fires_of(p: ThingPosition, figure: int) -> list[int]:
    """What a character can burn its location with, at the cost of an active card (TT-BRN-01)."""
    return burning_weapons(p, figure) if p.pile else []


def burning_weapons(p: ThingPosition, figure: int) -> list[int]:
    """Dynamite and a charged flamethrower, while a fire token is left."""
    if not p.fire_supply:
        return []
    return [piece for piece in (DYNAMITE, FLAMETHROWER) if can_use(p, figure, piece)]


def play(p: ThingPosition, figure: int, piece: int) -> None:
    """A toolbox or a fuel can; the character stays standing (TT-BON-02 to TT-BON-04)."""
    place = p.place[figure]
    use_up(p, figure, piece)
    facts = {**who(p, figure), "piece": PIECE_IDS[piece], "location": LOCATION_IDS[place]}
    tell(p, "bonus_played", facts)
    if piece == TOOLBOX:
        remove_damage(p, place, 1)
    else:
        load(p, place, 1)


def burn(p: ThingPosition, figure: int, piece: int) -> None:
    """A location burns down (TT-BRN-02 to TT-BRN-15). The price has been paid."""
    place = p.place[figure]
    there = [other for other in p.in_turn_order() if p.place[other] == place]
    destroy(p, place)
    p.fire_supply -= 1
    facts = {**who(p, figure), "piece": PIECE_IDS[piece], "location": LOCATION_IDS[place]}
    tell(p, "location_burned", {**facts, "fled": [p.owner[other] for other in there]})
    for other in there:
        p.place[other] = REC_ROOM
        p.standing[other] = False
    if p.freezing != NOWHERE:
        p.freezing = 0
    if place == BOILER:
        p.freezing = 0
        tell(p, "boiler_lost", {"location": LOCATION_IDS[BOILER]})
    elif place == GENERATOR:
        set_outage(p, True)
    elif place == KITCHEN:
        p.food_removed += p.kitchen
        p.kitchen = 0
    elif place == STATION:
        p.forecast = NOTHING
    check_exits(p)
