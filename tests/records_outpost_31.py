"""How matches of Outpost 31 come to each of their ends, for tests/make_records.py."""

from __future__ import annotations

from typing import Any

from tests.recipe import Players, Recipe

from whiteout.core.match import Match
from whiteout.core.option import BACK, Option
from whiteout.games.outpost_31.game import GAME
from whiteout.games.outpost_31.position import BLOODS, OutpostPosition
from whiteout.games.outpost_31.rules.gear import FULL
from whiteout.games.outpost_31.tables import CARDS, CHIPS, DICE, ITEMS, MISSIONS, SECTORS
from whiteout.games.outpost_31.written_codes import FLAMETHROWER

HELPFUL = ("pay", "offer_both", "offer", "extra_rolls", "accept", "join")
"""Verbs of players who pull together, whenever they are offered."""


class Manner:
    """How a match is played so that it comes to its end.

    Players who pull `together` pass tests and save rooms, which alone leads to the later Sectors;
    they know all chips. If they mean to `burn` all players of a blood, they go for Flamethrowers
    first and keep them for that. In the Escape they elect somebody of the blood `elects`, who takes
    along those of the bloods in `boards`, up to `most` aboard.
    """

    def __init__(
        self,
        options: dict[str, Any] | None = None,
        together: bool = False,
        burn: str = "",
        elects: str = "human",
        boards: tuple[str, ...] = ("human",),
        most: int = 9,
        variant: bool = False,
    ) -> None:
        self.options = options or {}
        self.together = together
        self.burn = burn
        self.elects = elects
        self.boards = boards
        self.most = most
        self.variant = variant


VARIANTS: dict[int, dict[str, Any]] = {
    5: {"captain_powers": False, "hand_size": 6, "rope_uses": 1},
    6: {"human_sabotage_ban": False, "secret_votes": True, "gear_copies": 1},
    7: {"fair_keep": False, "mission_marks": "all_from_6", "pass_choice": "after_try"},
    8: {"imitations_know": True, "character_draft": "random", "lone_must_pay": True},
}
"""Options of the variants by the number of seats."""

LENIENT = {"destroyed_limit": 6, "event_density": -2, "gear_roll_scope": "any"}
"""Options under which the base lasts until the Escape."""

BURNING = {**LENIENT, "torch_limit_small": 3, "early_win_players_max": 8}

MANNERS: dict[str, Manner] = {
    "contagion": Manner(variant=True),
    "ruins": Manner({"destroyed_limit": 3}, variant=True),
    "out_of_reach": Manner({"destroyed_limit": 6}, variant=True),
    "imitation_aboard": Manner(LENIENT, True, elects="imitation"),
    "escaped": Manner(LENIENT, True),
    "left_behind": Manner(LENIENT, True, most=1),
    "all_burned": Manner(BURNING, True, burn="imitation"),
    "no_human_left": Manner(BURNING, True, burn="human", boards=("human", "imitation")),
}


class OutpostPlayers(Players):
    """All players of a match: they draw their answers in the manner given."""

    def __init__(self, match: Match, manner: Manner, seed: int) -> None:
        super().__init__(match, seed)
        self.manner = manner
        position = match.position
        assert isinstance(position, OutpostPosition)
        self.p = position

    def living(self) -> list[int]:
        return [player for player in range(self.p.seats) if self.p.living[player]]

    def blood(self, player: int) -> str:
        return BLOODS[self.p.blood[player]]

    def answer(self, seat: int) -> str:
        """Anything, or what the manner says. Nobody takes back what was begun."""
        options = [option for option in self.p.options(seat) if option != BACK]
        if self.manner.together:
            wanted = self.wanted(seat, options)
            if wanted is not None:
                return wanted.text
        return self.one_of([option.text for option in options])

    def wanted(self, seat: int, options: list[Option]) -> Option | None:
        """What those who pull together answer, if it matters."""
        by_verb: dict[str, list[Option]] = {}
        for option in options:
            by_verb.setdefault(option.verb, []).append(option)
        if self.manner.burn:
            by_verb.pop("extra_rolls", None)  # they spend Flamethrowers
            by_verb.pop("blood_test", None)
        people = self.about_people(seat, by_verb)
        if people is not None:
            return people
        for verb in HELPFUL:
            if verb in by_verb:
                return by_verb[verb][0]
        if "hand_in" in by_verb:
            return max(by_verb["hand_in"], key=self.worth)
        if "enter" in by_verb:
            return max(by_verb["enter"], key=self.promise)
        if "keep" in by_verb:
            return by_verb["keep"][0]
        return by_verb["pass"][0] if "pass" in by_verb else None

    def about_people(self, seat: int, by_verb: dict[str, list[Option]]) -> Option | None:
        """Torches, votes and passengers."""
        manner, p = self.manner, self.p
        assert p.choice is not None
        point = p.choice.prompt(p, seat)[0]
        if "torch" in by_verb and self.can_burn_all():
            return by_verb["torch"][0]
        if point == "D07":
            return next((option for option in by_verb["target"] if self.burns(option.value)), None)
        if point in ("D08", "D46"):
            target = int(p.choice.about(p)["target"])
            fits = self.burns(target) if point == "D08" else self.blood(target) == manner.elects
            return by_verb["yes" if fits else "no"][0]
        if point == "D45":
            fitting = [o for o in by_verb["nominate"] if self.blood(o.value) == manner.elects]
            return fitting[0] if fitting else None
        if point == "D48" and "stop" in by_verb:
            names = [o for o in by_verb.get("board", []) if self.blood(o.value) in manner.boards]
            aboard = len(p.boarders) + len(p.draft(seat))
            return names[0] if names and aboard < manner.most else by_verb["stop"][0]
        return None

    def burns(self, player: int) -> bool:
        """Whether they would burn this player."""
        return self.blood(player) == self.manner.burn

    def can_burn_all(self) -> bool:
        """Whether there are Flamethrowers for all of that blood, and no more can turn: they wait
        until then, because a small team passes few tests."""
        p = self.p
        guilty = sum(self.burns(player) for player in self.living())
        full = sum(p.gear[player][FLAMETHROWER].count(FULL) for player in self.living())
        return p.unlocked_sector == SECTORS and 0 < guilty <= full

    def worth(self, option: Option) -> int:
        """How much a card helps the test at hand."""
        card = CARDS[option.value]
        mission = MISSIONS[self.p.mission]
        if mission.test == ITEMS and not self.p.battle:
            wanted = [item for item, _ in mission.items]
            return 2 * (card.id in wanted) + (card.category in wanted)
        return DICE[option.value]

    def promise(self, option: Option) -> int:
        """What there is to find in a room, less what it takes to enter."""
        p, room = self.p, option.value
        chip = CHIPS[p.chips[room]]
        flame = chip.kind == FLAMETHROWER
        found = 6 * (flame and bool(self.manner.burn)) + 3 * chip.objective
        return found - 2 * (p.hazard[room] > 0) - p.power_out[room]


class OutpostRecipe(Recipe):
    """Every end comes up with every number of seats, but for one."""

    def seats(self, end: str) -> list[int]:
        """Nobody human is left only where all but the Imitations can be burned. Three chips bring
        a Flamethrower, a torch takes a whole one, so three players can burn; of six players four
        would have to, of eight five, since there are two Imitations, or three from seven players
        on, at most (specification 3.3, 3.11)."""
        return [4, 5] if end == "no_human_left" else super().seats(end)

    def options(self, end: str, seats: int) -> dict[str, Any]:
        manner = MANNERS[end]
        return {**(VARIANTS.get(seats, {}) if manner.variant else {}), **manner.options}

    def players(self, match: Match, end: str, seed: int) -> Players:
        return OutpostPlayers(match, MANNERS[end], seed)


RECIPE = OutpostRecipe(GAME)
