"""The Thing: The Boardgame as the core plays it: the chapters of the rules, bound together."""

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
from whiteout.games.the_thing import written_view
from whiteout.games.the_thing.bots.paranoid import Paranoid
from whiteout.games.the_thing.facts import FACTS
from whiteout.games.the_thing.hidden.determinize import determinize
from whiteout.games.the_thing.options import ALPHABET
from whiteout.games.the_thing.position import DEAD, SETUP, ThingPosition
from whiteout.games.the_thing.rules import automatic, refusals, setup, talk
from whiteout.games.the_thing.rules.ending import ALIENS, HUMANS, SIDE_OF_END
from whiteout.games.the_thing.scenario import lines
from whiteout.games.the_thing.settings import SETTINGS, settings_for
from whiteout.games.the_thing.tables import HUMAN, ROLES


class TheThing(Game[ThingPosition]):
    """The game."""

    def __init__(self) -> None:
        super().__init__()
        self.id = "the_thing"
        self.version = "1"
        self.fewest = 1
        self.most = 8
        self.allegiances = [HUMANS, ALIENS]
        self.ends = list(SIDE_OF_END)
        self.roles = ROLES[:]
        self.facts = FACTS
        self.longest = 6000

    def settings(self) -> list[Setting]:
        return SETTINGS

    def start(
        self, seats: int, options: dict[str, Any], chance: Chance, listen: bool
    ) -> ThingPosition:
        self.check_seats(seats)
        p = setup.set_up(seats, settings_for(seats, options), chance, listen)
        p.advance()
        return p

    def view(self, p: ThingPosition, viewer: int) -> Facts:
        return written_view.view(p, viewer)

    def views(self, p: ThingPosition, viewers: list[int]) -> list[Facts]:
        return written_view.views(p, viewers)

    def box(self, p: ThingPosition) -> Facts:
        return setup.box(p.settings)

    def claims(self) -> list[ClaimKind]:
        return talk.CLAIMS

    def why_not_claim(self, p: ThingPosition, seat: int, claim: str) -> str:
        return talk.why_not_claim(p, seat, claim)

    def channels(self) -> list[Channel]:
        return talk.CHANNELS

    def reads(self, p: ThingPosition, seat: int, channel: str) -> bool:
        return talk.reads(p, seat, channel)

    def silenced(self, p: ThingPosition, seat: int, channel: str = PUBLIC.id) -> str:
        return talk.silenced(p, seat, channel)

    def why_not(self, p: ThingPosition, seat: int, text: str) -> str:
        return refusals.why_not(p, seat, text)

    def default(self, p: ThingPosition, seat: int, chance: Chance) -> Option:
        return automatic.default(p, seat, chance)

    def outcome(self, p: ThingPosition) -> Outcome:
        return Outcome(p.end_reason, SIDE_OF_END[p.end_reason], p.winners[:])

    def allegiance(self, p: ThingPosition, seat: int) -> str:
        if p.settings.coop:
            return HUMANS
        if p.step == SETUP:
            return ""  # no role has been dealt
        return HUMANS if p.role[seat] == HUMAN else ALIENS

    def is_out(self, p: ThingPosition, seat: int) -> bool:
        return not p.settings.coop and p.status[seat] == DEAD

    def determinize(
        self, p: ThingPosition, seat: int, chance: Chance, belief: Belief | None = None
    ) -> ThingPosition:
        return determinize(p, seat, chance, suspicion_of(belief))

    def arrange(self, given: Given, options: dict[str, Any], chance: Chance) -> ThingPosition:
        return lines.arrange(given, options, chance)

    def bots(self) -> dict[str, Callable[[int], Bot]]:
        return {"paranoid": Paranoid}

    def alphabet(self) -> list[Option]:
        return ALPHABET


GAME: Final[Game] = TheThing()
