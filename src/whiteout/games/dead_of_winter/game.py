"""Dead of Winter as the core plays it: the chapters of the rules, bound together."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from whiteout.core.belief import Belief
from whiteout.core.bot import Bot
from whiteout.core.chance import Chance
from whiteout.core.event import Facts
from whiteout.core.game import Game, Outcome
from whiteout.core.given import Given
from whiteout.core.kinds import Id
from whiteout.core.option import Option
from whiteout.core.settings import Setting
from whiteout.core.talk import DEAD, PUBLIC, Channel, ClaimKind
from whiteout.games.dead_of_winter import written_view
from whiteout.games.dead_of_winter.events import CLAIMS, LOCATION, SURVIVOR
from whiteout.games.dead_of_winter.facts import FACTS
from whiteout.games.dead_of_winter.hidden.determinize import determinize
from whiteout.games.dead_of_winter.options import ALPHABET
from whiteout.games.dead_of_winter.position import IN_GAME, WinterPosition
from whiteout.games.dead_of_winter.rules import automatic, refusals, setup, talk
from whiteout.games.dead_of_winter.rules.ending import (
    ALLEGIANCES,
    COLONY_SIDE,
    ENDS,
    allegiance,
)
from whiteout.games.dead_of_winter.scenario.arrange import arrange
from whiteout.games.dead_of_winter.settings import SETTINGS, settings_for
from whiteout.games.dead_of_winter.tables import ITEM_IDS


class DeadOfWinter(Game[WinterPosition]):
    """The game."""

    def __init__(self) -> None:
        super().__init__()
        self.id = "dead_of_winter"
        self.version = "1"
        self.fewest = 2
        self.most = 5
        self.allegiances = ALLEGIANCES[:]
        self.ends = ENDS[:]
        self.cards = ITEM_IDS[:]
        self.facts = FACTS

    def settings(self) -> list[Setting]:
        return SETTINGS

    def start(
        self, seats: int, options: dict[str, Any], chance: Chance, listen: bool
    ) -> WinterPosition:
        self.check_seats(seats)
        p = setup.set_up(seats, settings_for(seats, options), chance, listen)
        p.advance()
        return p

    def view(self, p: WinterPosition, viewer: int) -> Facts:
        return written_view.view(p, viewer)

    def views(self, p: WinterPosition, viewers: list[int]) -> list[Facts]:
        return written_view.views(p, viewers)

    def box(self, p: WinterPosition) -> Facts:
        return setup.box(p.settings)

    def claims(self) -> list[ClaimKind]:
        return CLAIMS

    def why_not_claim(self, p: WinterPosition, seat: int, claim: str) -> str:
        return talk.why_not_claim(p, seat)

    def channels(self) -> list[Channel]:
        return [PUBLIC, DEAD]

    def is_out(self, p: WinterPosition, seat: int) -> bool:
        return p.out[seat] != IN_GAME

    def why_not(self, p: WinterPosition, seat: int, text: str) -> str:
        return refusals.why_not(p, seat, text)

    def default(self, p: WinterPosition, seat: int, chance: Chance) -> Option:
        return automatic.default(p, seat, chance)

    def outcome(self, p: WinterPosition) -> Outcome:
        side = COLONY_SIDE if p.settings.coop and p.complete else ""
        return Outcome(p.end_reason, side, p.winners[:])

    def allegiance(self, p: WinterPosition, seat: int) -> str:
        return allegiance(p, seat)

    def determinize(
        self, p: WinterPosition, seat: int, chance: Chance, belief: Belief | None = None
    ) -> WinterPosition:
        return determinize(p, seat, chance)

    def bots(self) -> dict[str, Callable[[int], Bot]]:
        return {}

    def open_truth(self) -> list[str]:
        """Everybody can work out where hidden cards of a hand may have come from."""
        return []

    def alphabet(self) -> list[Option]:
        return ALPHABET

    def arrange(self, given: Given, options: dict[str, Any], chance: Chance) -> WinterPosition:
        return arrange(given, options, chance)

    def families(self) -> dict[str, Id]:
        return {"location": LOCATION, "survivor": SURVIVOR}


GAME: Final[Game] = DeadOfWinter()
