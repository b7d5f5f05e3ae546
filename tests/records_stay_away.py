"""How matches of Stay Away! come to each of their ends, for tests/make_records.py."""

from __future__ import annotations

from typing import Any

from tests.recipe import Players, Recipe

from whiteout.core.match import Match
from whiteout.games.stay_away.game import GAME
from whiteout.games.stay_away.position import HUMAN, StayAwayPosition
from whiteout.games.stay_away.rules.ending import humans_alive

INFECT = ("offer infected", "give infected", "pass_on infected")
BURN = ("play flamethrower", "decline")


class Manner:
    """How a match is played so that it comes to its end.

    `prefers` are answers taken whenever they are offered, `shuns` those taken only if nothing else
    is offered. Humans and others leave once in so many answers (0: never). The Thing declares
    `truly`, or once in `rashly` answers. With `variant` the options differ with the seats.
    """

    def __init__(
        self,
        options: dict[str, Any] | None = None,
        prefers: tuple[str, ...] = (),
        shuns: tuple[str, ...] = (),
        humans_leave: int = 0,
        others_leave: int = 0,
        truly: bool = False,
        rashly: int = 0,
        variant: bool = False,
    ) -> None:
        self.options = options or {}
        self.prefers = prefers
        self.shuns = shuns
        self.humans_leave = humans_leave
        self.others_leave = others_leave
        self.truly = truly
        self.rashly = rashly
        self.variant = variant


VARIANTS: dict[int, dict[str, Any]] = {
    5: {"quarantine_mode": "open_cards"},
    6: {"infected_split_6": "one_three", "hold_back_weapons": True},
    7: {"short_reach": True, "blind_date_to": "discard"},
    8: {"missed_offer": "locked", "missed_shields": True},
    9: {"infected_cap": "none", "superinfection": True},
    10: {"promos": True, "seduction_ignores_doors": True, "after_move": "seat"},
    11: {"fourth_analysis": False, "freed_exchanges": False, "axe_self_release": False},
    12: {"infected_cap": "none", "seating": "given", "first_player": 3, "quarantine_turns": 1},
}
"""Options of the variants by the number of seats."""

MANNERS: dict[str, Manner] = {
    "thing_eliminated": Manner(prefers=BURN),
    "thing_eliminated_no_human": Manner(prefers=INFECT, humans_leave=25, others_leave=60),
    "declared_last_human_eliminated": Manner(prefers=INFECT, humans_leave=25, truly=True),
    "declared_last_human_infected": Manner(prefers=INFECT, humans_leave=25, truly=True),
    "declared_everybody_infected": Manner(
        {"infected_delta": 20},
        prefers=(*INFECT, "play seduction", "play youd_better_run", "play change_places"),
        shuns=("play flamethrower", "discard seduction", "discard youd_better_run"),
        truly=True,
    ),
    "declared_falsely": Manner(rashly=60, variant=True),
    "thing_last_alive": Manner(prefers=BURN, humans_leave=12, variant=True),
    "turn_limit": Manner({"turn_limit": 20}, shuns=("play flamethrower",), variant=True),
    "revenge_humans": Manner({"revenge": True}, prefers=(*INFECT, *BURN), others_leave=20),
    "revenge_infected": Manner({"revenge": True}, prefers=INFECT, humans_leave=20, others_leave=40),
    "thing_never_came": Manner({"thing_in_deck": True}, prefers=BURN, humans_leave=8),
}


class StayAwayPlayers(Players):
    """All players of a match: they draw their answers in the manner given."""

    def __init__(self, match: Match, manner: Manner, seed: int) -> None:
        super().__init__(match, seed)
        self.manner = manner
        position = match.position
        assert isinstance(position, StayAwayPosition)
        self.p = position

    def living(self) -> list[int]:
        return [player for player in range(self.p.seats) if self.p.alive[player]]

    def take_aside(self) -> bool:
        """Declare or leave, if the manner says so."""
        p, manner = self.p, self.manner
        if p.stable and p.thing >= 0 and p.alive[p.thing]:
            truly = manner.truly and humans_alive(p) == 0
            if truly or self.once_in(manner.rashly):
                self.match.aside(p.thing, "declare_victory")
                return True
        for human, rate in ((True, manner.humans_leave), (False, manner.others_leave)):
            if self.once_in(rate):
                group = [seat for seat in self.living() if (p.roles[seat] == HUMAN) == human]
                if group:
                    self.match.aside(group[self.chance.below(len(group), "leaver")], "leave")
                    return True
        return False

    def answer(self, seat: int) -> str:
        """An answer drawn from those preferred, or not shunned, or all."""
        texts = [option.text for option in self.p.options(seat)]
        for some in (
            [text for text in texts if text in self.manner.prefers],
            [text for text in texts if text not in self.manner.shuns],
            texts,
        ):
            if some:
                return self.one_of(some)
        raise AssertionError("a choice without options")


class StayAwayRecipe(Recipe):
    """Every end comes up with every number of seats."""

    def options(self, end: str, seats: int) -> dict[str, Any]:
        manner = MANNERS[end]
        return {**manner.options, **(VARIANTS.get(seats, {}) if manner.variant else {})}

    def players(self, match: Match, end: str, seed: int) -> Players:
        return StayAwayPlayers(match, MANNERS[end], seed)


RECIPE = StayAwayRecipe(GAME)
