"""Stay Away! as the core plays it: the chapters of the rules, bound together."""

from __future__ import annotations

from typing import Final

from whiteout.core.chapters import Chapters
from whiteout.core.game import Game
from whiteout.core.talk import PUBLIC
from whiteout.games.stay_away import written_view
from whiteout.games.stay_away.bots.paranoid import Paranoid
from whiteout.games.stay_away.facts import FACTS
from whiteout.games.stay_away.hidden.determinize import determinize
from whiteout.games.stay_away.options import ALPHABET
from whiteout.games.stay_away.position import HUMAN, ROLES, StayAwayPosition
from whiteout.games.stay_away.rules import automatic, leaving, refusals, setup
from whiteout.games.stay_away.rules.box import box
from whiteout.games.stay_away.rules.ending import SIDE_OF_END
from whiteout.games.stay_away.scenario import moment
from whiteout.games.stay_away.scenario.arrange import Arrangement
from whiteout.games.stay_away.scenario.lines import LINES
from whiteout.games.stay_away.settings import USUAL
from whiteout.games.stay_away.tables import IDS, MOST_PLAYERS


class StayAway(Game[StayAwayPosition]):
    """The game."""

    def __init__(self) -> None:
        super().__init__()
        self.id = "stay_away"
        self.version = "1"
        self.fewest = 4
        self.most = MOST_PLAYERS
        self.allegiances = ["humans", "the_thing", "infected", "nobody"]
        self.sides = SIDE_OF_END
        self.ends = list(SIDE_OF_END)
        self.roles = ROLES[:]
        self.cards = IDS[:]
        self.great_events = frozenset({"eliminated", "declared", "panicked"})
        self.passing_events = frozenset({"declined", "has_chosen"})
        self.facts = FACTS
        self.chapters = Chapters(
            usual=USUAL,
            set_up=setup.set_up,
            view=written_view.view,
            views=written_view.views,
            box=box,
            asides=leaving.asides,
            aside_seats=leaving.aside_seats,
            take_aside=leaving.take_aside,
            why_not=refusals.why_not,
            default=automatic.default,
            determinize=determinize,
            bots={"paranoid": Paranoid},
            alphabet=ALPHABET,
            lines=LINES,
            arrange=Arrangement,
            describe=moment.describe,
        )

    def silenced(self, p: StayAwayPosition, seat: int, channel: str = PUBLIC.id) -> str:
        """The dead do not talk to the living (SA-INFO-04)."""
        return "" if p.alive[seat] or channel != PUBLIC.id else "SA-INFO-04"

    def is_out(self, p: StayAwayPosition, seat: int) -> bool:
        return not p.alive[seat]

    def allegiance(self, p: StayAwayPosition, seat: int) -> str:
        return "humans" if p.roles[seat] == HUMAN else "the_thing"


GAME: Final[Game] = StayAway()
