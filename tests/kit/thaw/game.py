"""Thaw as the core plays it."""

from __future__ import annotations

import math
import tomllib
from collections.abc import Callable
from importlib import resources
from types import MappingProxyType
from typing import Any

from tests.kit.thaw import hidden, rules
from tests.kit.thaw.bots import Steady
from tests.kit.thaw.facts import CLAIMS, FACTS
from tests.kit.thaw.options import ALPHABET, ENOUGH, LIGHT, LOG, STOVE
from tests.kit.thaw.position import ThawPosition
from tests.kit.thaw.rules import CREW, GIVER, HOARDER, OBJECTIVES

from whiteout.core.belief import Belief
from whiteout.core.bot import Bot
from whiteout.core.chance import Chance
from whiteout.core.event import Event, Facts
from whiteout.core.game import Game, Outcome
from whiteout.core.given import Given
from whiteout.core.option import BACK, PASS, Option
from whiteout.core.refusal import BadSetting
from whiteout.core.settings import Setting, read_settings
from whiteout.core.talk import PUBLIC, Channel, ClaimKind

_FOLDER = resources.files(__package__ or "")
_ROWS = tomllib.loads(_FOLDER.joinpath("data", "settings.toml").read_text("utf-8"))["setting"]
SETTINGS = [Setting(row) for row in _ROWS]
FRIENDS = Channel("friends", open_after=True)


class Thaw(Game[ThawPosition]):
    """The game."""

    def __init__(self) -> None:
        super().__init__()
        self.id = "thaw"
        self.version = "1"
        self.fewest = 1
        self.most = 3
        self.allegiances = [CREW, HOARDER, GIVER]
        self.ends = ["thaw", "froze"]
        self.longest = 200
        self.facts = FACTS

    def settings(self) -> list[Setting]:
        return SETTINGS

    def start(
        self, seats: int, options: dict[str, Any], chance: Chance, listen: bool
    ) -> ThawPosition:
        self.check_seats(seats)
        p = set_up(seats, read_settings(SETTINGS, options, seats), chance)
        if listen:
            p.history = []
            for seat in range(seats):
                secret = {"logs": sorted(p.hands[seat]), "objective": p.objectives[seat]}
                p.emit(Event("dealt", {}, {seat: {**secret, "friends": p.friends[:]}}))
        p.then(rules.Night())
        p.advance()
        return p

    def box(self, p: ThawPosition) -> Facts:
        return {"options": dict(p.settings)}

    def asides(self, p: ThawPosition, seat: int) -> list[Option]:
        return rules.blankets(p, seat)

    def aside_seats(self, p: ThawPosition) -> list[int]:
        return [seat for seat in range(p.seats) if rules.blankets(p, seat)]

    def take_aside(self, p: ThawPosition, seat: int, option: Option) -> None:
        rules.hang(p, seat)

    def claims(self) -> list[ClaimKind]:
        return CLAIMS

    def why_not_claim(self, p: ThawPosition, seat: int, claim: str) -> str:
        """TH-TLK-03."""
        return "TH-TLK-03" if claim == "burned" and not any(p.burned) else ""

    def channels(self) -> list[Channel]:
        return [PUBLIC, FRIENDS]

    def reads(self, p: ThawPosition, seat: int, channel: str) -> bool:
        """TH-TLK-01."""
        return channel == PUBLIC.id or (channel == FRIENDS.id and seat in p.friends)

    def silenced(self, p: ThawPosition, seat: int, channel: str = PUBLIC.id) -> str:
        """TH-TLK-02."""
        keeps = isinstance(p.choice, rules.Keep) and p.choice.seat == seat
        return "TH-TLK-02" if keeps and channel == PUBLIC.id else ""

    def why_not(self, p: ThawPosition, seat: int, text: str) -> str:
        """The rule behind the options of the moment."""
        if text == "blanket":
            return "TH-NIT-06"
        return p.choice.rule(p) if p.choice is not None and text.startswith("log ") else ""

    def default(self, p: ThawPosition, seat: int, chance: Chance) -> Option:
        """The smallest log, for the stove; nothing more."""
        if isinstance(p.choice, rules.Keep):
            lowest, draft = LOG[min(p.hands[seat])], p.draft(seat)
            return lowest if not draft else STOVE if draft[0] == lowest else BACK
        if isinstance(p.choice, rules.Burn):
            return BACK if p.draft(seat) else ENOUGH
        return PASS if isinstance(p.choice, rules.Stoke) else LIGHT

    def outcome(self, p: ThawPosition) -> Outcome:
        return rules.outcome(p)

    def allegiance(self, p: ThawPosition, seat: int) -> str:
        return p.objectives[seat]

    def determinize(
        self, p: ThawPosition, seat: int, chance: Chance, belief: Belief | None = None
    ) -> ThawPosition:
        return hidden.determinize(p, seat, chance)

    def arrange(self, given: Given, options: dict[str, Any], chance: Chance) -> ThawPosition:
        return self.start(len(given.names), options, chance, True)

    def bots(self) -> dict[str, Callable[[int], Bot]]:
        return {"steady": Steady}

    def alphabet(self) -> list[Option]:
        return ALPHABET


def set_up(seats: int, values: dict[str, Any], chance: Chance) -> ThawPosition:
    """Logs, weather, objectives and friends (TH-SET-01 to TH-SET-04)."""
    p = ThawPosition(seats, chance)
    p.settings = MappingProxyType(values)
    p.nights = values["nights"]
    if p.nights > len(values["cold"]):
        wrong = f"{p.nights} nights and {len(values['cold'])} cards of the weather"
        raise BadSetting(wrong, f"nights up to {len(values['cold'])}, or more numbers for cold")
    p.frost_limit = 0 if values["frost_limit"] == "off" else values["frost_limit"]
    p.pile = [number for number in range(1, 6) for _ in range(6)]
    chance.shuffle(p.pile, "logs")
    p.hands = [[p.pile.pop() for _ in range(3)] for _ in range(seats)]
    p.weather = [math.ceil(card * values["harshness"]) for card in values["cold"]]
    chance.shuffle(p.weather, "weather")
    dealt = list(range(len(OBJECTIVES)))
    chance.shuffle(dealt, "objectives")
    p.objectives = [OBJECTIVES[card] for card in dealt[:seats]]
    p.friends = hidden.draw_friends(chance) if seats == 3 else [0, 1] if seats == 2 else []
    return p


GAME = Thaw()
