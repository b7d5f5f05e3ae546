"""Outpost 31 as the core plays it: the chapters of the rules, bound together."""

from __future__ import annotations

from typing import Final

from whiteout.core.chapters import Chapters
from whiteout.core.game import Game
from whiteout.core.kinds import Id
from whiteout.core.talk import PUBLIC
from whiteout.games.outpost_31 import written_view
from whiteout.games.outpost_31.bots.paranoid import Paranoid
from whiteout.games.outpost_31.facts import FACTS
from whiteout.games.outpost_31.hidden.determinize import determinize
from whiteout.games.outpost_31.options import ALPHABET
from whiteout.games.outpost_31.position import BLOODS, HUMAN, SETUP, OutpostPosition
from whiteout.games.outpost_31.rules import automatic, refusals, setup
from whiteout.games.outpost_31.rules.ending import HUMANS, IMITATIONS, SIDE_OF_END
from whiteout.games.outpost_31.scenario import moment
from whiteout.games.outpost_31.scenario.arrange import Arrangement
from whiteout.games.outpost_31.scenario.lines import DICE, LINES, ROOM
from whiteout.games.outpost_31.settings import USUAL
from whiteout.games.outpost_31.tables import IDS


class Outpost31(Game[OutpostPosition]):
    """The game."""

    def __init__(self) -> None:
        super().__init__()
        self.id = "outpost_31"
        self.version = "1"
        self.fewest = 4
        self.most = 8
        self.allegiances = [HUMANS, IMITATIONS]
        self.sides = SIDE_OF_END
        self.ends = list(SIDE_OF_END)
        self.roles = BLOODS[:]
        self.cards = IDS[:]
        self.great_events = frozenset({"battle_began", "torched", "assimilated", "escape_began"})
        self.passing_events = frozenset({"gear_passed", "no_swap"})
        self.facts = FACTS
        self.chapters = Chapters(
            usual=USUAL,
            set_up=setup.set_up,
            view=written_view.view,
            views=written_view.views,
            box=setup.box,
            why_not=refusals.why_not,
            default=automatic.default,
            determinize=determinize,
            bots={"paranoid": Paranoid},
            alphabet=ALPHABET,
            lines=LINES,
            arrange=Arrangement,
            dice=DICE,
            describe=moment.describe,
        )

    def silenced(self, p: OutpostPosition, seat: int, channel: str = PUBLIC.id) -> str:
        """The eliminated watch in silence unless the table lets them talk (OP-ELIM-06)."""
        may_talk = p.living[seat] or p.settings.dead_may_talk or channel != PUBLIC.id
        return "" if may_talk else "OP-ELIM-06"

    def allegiance(self, p: OutpostPosition, seat: int) -> str:
        if p.step == SETUP:
            return ""  # no Blood Sample has been dealt
        return HUMANS if p.blood[seat] == HUMAN else IMITATIONS

    def is_out(self, p: OutpostPosition, seat: int) -> bool:
        return not p.living[seat]

    def open_truth(self) -> list[str]:
        """Everybody sees who looks at a card or chip, and what lies face up."""
        seen = [f"{place}.seen_by" for place in ("mission_log", "players[]", "rooms[]", "supply")]
        turn = ["first_captain", "completed", "rose_this_turn", "pool.looked"]
        return [*seen, *turn, "players[].shown", "rooms[].face_up"]

    def families(self) -> dict[str, Id]:
        return {"room": ROOM}


GAME: Final[Game] = Outpost31()
