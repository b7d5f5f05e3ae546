"""Who Goes There? as the core plays it: the chapters of the rules, bound together."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from whiteout.core.belief import Belief, suspicion_of
from whiteout.core.bot import Bot
from whiteout.core.chance import Chance
from whiteout.core.event import Facts
from whiteout.core.game import Game, Outcome
from whiteout.core.given import Given
from whiteout.core.option import Option
from whiteout.core.settings import Setting
from whiteout.core.talk import PUBLIC, Channel, ClaimKind
from whiteout.games.who_goes_there.bots.paranoid import Paranoid
from whiteout.games.who_goes_there.box import box
from whiteout.games.who_goes_there.facts import FACTS
from whiteout.games.who_goes_there.hidden import determinize
from whiteout.games.who_goes_there.options import ALPHABET
from whiteout.games.who_goes_there.position import SETUP, CampPosition
from whiteout.games.who_goes_there.rules import automatic, refusals, setup, talk
from whiteout.games.who_goes_there.rules.ending import HUMANS, INFECTED, SIDE_OF_END
from whiteout.games.who_goes_there.scenario.lines import DICE, LINES, Table
from whiteout.games.who_goes_there.settings import SETTINGS, settings_for
from whiteout.games.who_goes_there.tables import IDS


class WhoGoesThere(Game[CampPosition]):
    """The game."""

    def __init__(self) -> None:
        super().__init__()
        self.id = "who_goes_there"
        self.version = "1"
        self.fewest = 3
        self.most = 6
        self.allegiances = [HUMANS, INFECTED]
        self.ends = list(SIDE_OF_END)
        self.roles = [HUMANS, INFECTED]
        self.cards = IDS[:]
        self.longest = 8000
        self.facts = FACTS

    def settings(self) -> list[Setting]:
        return SETTINGS

    def start(
        self, seats: int, options: dict[str, Any], chance: Chance, listen: bool
    ) -> CampPosition:
        self.check_seats(seats)
        p = setup.set_up(seats, settings_for(seats, options), chance, listen)
        p.advance()
        return p

    def box(self, p: CampPosition) -> Facts:
        return box(p.settings)

    def claims(self) -> list[ClaimKind]:
        return talk.CLAIMS

    def why_not_claim(self, p: CampPosition, seat: int, claim: str) -> str:
        return talk.why_not_claim(p, seat, claim)

    def channels(self) -> list[Channel]:
        return talk.CHANNELS

    def reads(self, p: CampPosition, seat: int, channel: str) -> bool:
        return talk.reads(p, seat, channel)

    def silenced(self, p: CampPosition, seat: int, channel: str = PUBLIC.id) -> str:
        return talk.silenced(p, seat, channel)

    def is_out(self, p: CampPosition, seat: int) -> bool:
        return not p.alive[seat]

    def why_not(self, p: CampPosition, seat: int, text: str) -> str:
        return refusals.why_not(p, seat, text)

    def default(self, p: CampPosition, seat: int, chance: Chance) -> Option:
        return automatic.default(p, seat, chance)

    def outcome(self, p: CampPosition) -> Outcome:
        return Outcome(p.end_reason, SIDE_OF_END[p.end_reason], p.winners[:])

    def allegiance(self, p: CampPosition, seat: int) -> str:
        if p.step == SETUP:
            return ""
        return INFECTED if p.infected[seat] else HUMANS

    def determinize(
        self, p: CampPosition, seat: int, chance: Chance, belief: Belief | None = None
    ) -> CampPosition:
        return determinize.determinize(p, seat, chance, suspicion_of(belief))

    def bots(self) -> dict[str, Callable[[int], Bot]]:
        return {"paranoid": Paranoid}

    def open_truth(self) -> list[str]:
        """Who knows a card that lies face down is no secret: all see who puts it there."""
        known = ["decks[].seen_by", "camp.discard_by", "camp.bonfire_by"]
        return [*known, "controls_played", "sleep_last"]

    def alphabet(self) -> list[Option]:
        return ALPHABET

    def arrange(self, given: Given, options: dict[str, Any], chance: Chance) -> CampPosition:
        table = Table(given, options, chance)
        return LINES.arrange(table, table.p, FACTS, chance, DICE)


GAME: Final[Game] = WhoGoesThere()
