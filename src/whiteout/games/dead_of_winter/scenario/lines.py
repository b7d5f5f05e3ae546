"""The `given` lines of Dead of Winter. docs/scenarios.md describes them; arrange.py completes and
starts what they have put."""

from __future__ import annotations

from typing import Any, Final

from whiteout.core.chance import Chance
from whiteout.core.given import Given
from whiteout.core.kinds import Id
from whiteout.core.lines import Form, Lines, dice_line
from whiteout.core.reading import Reading, Said
from whiteout.games.dead_of_winter.position import (
    ADD_ZOMBIES,
    CHECK_OBJECTIVE,
    CHECK_WASTE,
    JUDGED_OUT,
    LOST_OUT,
    MOVE_TRACK,
    PASS_TOKEN,
    PAY_FOOD,
    RESOLVE_CRISIS,
    WinterPosition,
)
from whiteout.games.dead_of_winter.rules.setup import set_objective
from whiteout.games.dead_of_winter.settings import RANDOM, settings_for
from whiteout.games.dead_of_winter.tables import (
    COLONY,
    CRISIS_IDS,
    CROSSROADS_IDS,
    ENTRANCES_OF,
    EXILED_IDS,
    ITEM_IDS,
    LOCATION_IDS,
    SECRET_IDS,
    SURVIVOR_IDS,
    USED,
)

ACT: Final = "act"
TURN: Final = "turn"
STEPS: Final = [
    ACT, TURN, "round", PAY_FOOD, CHECK_WASTE, RESOLVE_CRISIS, ADD_ZOMBIES, CHECK_OBJECTIVE,
    MOVE_TRACK, PASS_TOKEN,
]  # fmt: skip
DICE: Final = ("action", "exposure", "attack", "noise", "sample", "card")
"""What the dice of a scenario are rolled for; an exposure die has twelve faces: 1 to 6 blank, 7 to
9 wound, 10 and 11 frostbite, 12 bitten."""

KINDS: Final = {
    "SURVIVOR": Id("survivor", SURVIVOR_IDS),
    "ITEM": Id("card", ITEM_IDS),
    "LOCATION": Id("location", LOCATION_IDS),
    "CRISIS": Id("crisis", CRISIS_IDS),
    "CROSSROADS": Id("crossroads", CROSSROADS_IDS),
    "SECRET": Id("secret", SECRET_IDS),
    "EXILED": Id("exiled", EXILED_IDS),
}


class Table(Reading):
    """A position in the making."""

    def __init__(self, given: Given, options: dict[str, Any], chance: Chance) -> None:
        super().__init__(given)
        self.settings = settings_for(len(given.names), options)
        self.p = WinterPosition(len(given.names), chance, self.settings)
        self.p.lay_out()
        self.p.main = 0 if self.settings.main == RANDOM else self.settings.main
        set_objective(self.p)
        self.p.round = 1
        self.p.first = 0
        self.active = 0
        self.step = 0
        self.deck_tops: dict[int, list[int]] = {}
        self.whole_decks: list[int] = []
        self.survivor_tops: list[int] = []
        self.crisis_tops: list[int] = []
        self.exile_tops: list[int] = []
        self.event_tops: list[int] = []
        self.held = -1


# -- putting ---------------------------------------------------------------------------------------


def _group(table: Table, said: Said) -> None:
    """The survivors of a player, at the colony unless another line says otherwise; the first
    leads."""
    p = table.p
    seat = said.code(0)
    for s in said.codes[1]:
        if p.owner[s] >= 0:
            raise said.line.broken(f"{SURVIVOR_IDS[s]} is in two groups", "one of them")
        p.owner[s] = seat
        p.place[s] = COLONY
    p.leaders[seat] = said.codes[1][0]


def _at(table: Table, said: Said) -> None:
    for s in said.codes[1]:
        if table.p.owner[s] < 0:
            raise said.line.broken(f"{SURVIVOR_IDS[s]} is in no group", "group NAME: SURVIVOR...")
        table.p.place[s] = said.code(0)


def _tokens(name: str) -> Any:
    """Zombies or barricades by entrance: six numbers at the colony, one elsewhere."""

    def put(table: Table, said: Said) -> None:
        entrances = ENTRANCES_OF[said.code(0)]
        if len(said.codes[1]) != len(entrances):
            wrong = f"{len(said.codes[1])} numbers for {len(entrances)} entrances"
            raise said.line.broken(wrong, "a number for each entrance")
        for entrance, count in zip(entrances, said.codes[1], strict=True):
            getattr(table.p, name)[entrance] = count

    return put


def _used(table: Table, said: Said) -> None:
    """An equipped card has been used this round."""
    items = table.p.items[said.code(0)]
    items[items.index(said.code(1))] |= USED


def _deck(table: Table, said: Said) -> None:
    table.deck_tops[said.code(0)] = said.codes[1]
    if said.line.words[-1] != "...":
        table.whole_decks.append(said.code(0))


def _exiled(table: Table, said: Said) -> None:
    table.p.exiled[said.code(0)] = True
    table.p.exile_cards[said.code(0)] = said.code(1)


def _dead(table: Table, said: Said) -> None:
    for s in said.codes[0]:
        table.p.removed_survivors.append(s * 2 + 1)


def _ability(table: Table, said: Said) -> None:
    for s in said.codes[0]:
        table.p.used[s] |= 1 << s


# fmt: off
LINES: Final = Lines(KINDS, [
    Form("group NAME: SURVIVOR...", _group, key="group NAME", early=True),
    Form("at LOCATION: SURVIVOR...", _at, key=""),
    Form("hand NAME: ITEM...", "p.hands[]", key="hand NAME"),
    Form("equip SURVIVOR: ITEM...", "p.items[]", key="equip SURVIVOR", early=True),
    Form("used SURVIVOR ITEM", _used, key=""),
    Form("spent ability SURVIVOR...", _ability),
    Form("wounds SURVIVOR NUMBER", "p.wounds[]", key="wounds SURVIVOR"),
    Form("frostbite SURVIVOR NUMBER", "p.frost[]", key="frostbite SURVIVOR"),
    Form("moved SURVIVOR...", "p.moved[]"),
    Form("unused NAME: NUMBER...", "p.unused[]", key="unused NAME"),
    Form("zombies LOCATION: NUMBER...", _tokens("zombies"), key="zombies LOCATION"),
    Form("barricades LOCATION: NUMBER...", _tokens("barricades"), key="barricades LOCATION"),
    Form("noise LOCATION NUMBER", "p.noise[]", key="noise LOCATION"),
    Form("morale NUMBER", "p.morale"),
    Form("track NUMBER", "p.track"),
    Form("round NUMBER", "p.round"),
    Form("food NUMBER", "p.food"),
    Form("starvation NUMBER", "p.starvation"),
    Form("helpless NUMBER", "p.helpless"),
    Form("samples NUMBER", "p.samples"),
    Form("fuel NUMBER", "p.fuel_stored"),
    Form("declined NUMBER", "p.declined"),
    Form("waste: ITEM...", "p.waste"),
    Form("objective: ITEM...", "p.objective_cards"),
    Form("given NAME: ITEM...", "p.given[]", key="given NAME"),
    Form("deck LOCATION: ITEM... [...]", _deck, key="deck LOCATION"),
    Form("survivor deck: SURVIVOR... [...]", "survivor_tops", key="survivor deck"),
    Form("crisis deck: CRISIS... [...]", "crisis_tops", key="crisis deck"),
    Form("exile deck: EXILED... [...]", "exile_tops", key="exile deck"),
    Form("crossroads: CROSSROADS... [...]", "event_tops"),
    Form("crisis CRISIS", "p.crisis"),
    Form("held CROSSROADS", "held"),
    Form("secret NAME SECRET", "p.objectives[]", key="secret NAME"),
    Form("exiled NAME EXILED", _exiled, key="exiled NAME"),
    Form("out NAME...", "p.out[]", value=LOST_OUT),
    Form("judged NAME...", "p.out[]", value=JUDGED_OUT),
    Form("dead SURVIVOR...", _dead),
    Form("first NAME", "p.first"),
    Form("active NAME", "active"),
    Form("step " + "|".join(STEPS), "step"),
    dice_line(12),
])
# fmt: on
