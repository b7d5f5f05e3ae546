"""How matches of Who Goes There? come to each of their ends, for tests/make_records.py."""

from __future__ import annotations

from typing import Any

from tests.recipe import SPEECH, Players, Recipe

from whiteout.core.bot import Eyes
from whiteout.core.match import Match
from whiteout.core.option import BACK, PASS, Option
from whiteout.games.who_goes_there.bots.paranoid import Paranoid
from whiteout.games.who_goes_there.game import GAME
from whiteout.games.who_goes_there.position import HELICOPTER, CampPosition
from whiteout.games.who_goes_there.rules.sleep import Sleep
from whiteout.games.who_goes_there.rules.turn import TurnMoment

TRADES = 12
"""Once in so many times the table is asked in the order of the word, so that trades come up."""


class Manner:
    """How a match is played so that it comes to its end: options, whether the infected always
    spread and everybody lets it happen, and who is let aboard."""

    def __init__(
        self,
        options: dict[str, Any] | None = None,
        wild: bool = False,
        spreads: bool = False,
        aboard: str = "",
    ) -> None:
        self.options = options or {}
        self.wild = wild
        self.spreads = spreads
        self.aboard = aboard


PLAGUE = {"force_food": False, "start_stamina": 5}
"""Everybody may go hungry, so that Vulnerable cards are drawn soon."""

MANNERS: dict[str, Manner] = {
    "all_dead": Manner(wild=True),
    "no_flight": Manner(aboard="nobody"),
    "over_infection": Manner(PLAGUE, spreads=True, aboard="all"),
    "no_human": Manner(PLAGUE, spreads=True, aboard="infected"),
    "humans_clean": Manner({"points_per_human": 4, "helicopter_die": "sixes"}, aboard="human"),
    "grounded": Manner({"points_per_human": 9}, aboard="human"),
    "humans_despite": Manner({"points_per_human": 4, "helicopter_die": "sixes"}, aboard="all"),
    "infected_fly": Manner({"points_per_human": 9}, aboard="all"),
}


class CampPlayers(Players):
    """All players of a match: the bot's answers, bent to the manner of the end."""

    def __init__(self, match: Match, manner: Manner, seed: int) -> None:
        super().__init__(match, seed)
        self.manner = manner
        position = match.position
        assert isinstance(position, CampPosition)
        self.p = position
        self.bots = [Paranoid(seed * 10 + seat) for seat in range(match.seats)]
        self.eyes = [Eyes(match.game, position, seat) for seat in range(match.seats)]

    def living(self) -> list[int]:
        return [player for player in range(self.p.seats) if self.p.alive[player]]

    def move(self) -> None:
        """One claim or one answer; nobody need be waited for in a turn."""
        p = self.p
        if self.once_in(SPEECH):
            living = self.living()
            speaker = living[self.chance.below(len(living), "speaker")]
            words = {"claim": "claim_status", "status": "clean"}
            if not GAME.why_not_claim(p, speaker, "claim_status"):
                self.match.claim(speaker, words)
                return
        seat = p.asked[0]
        if isinstance(p.choice, TurnMoment) and not p.offer_from and not self.once_in(TRADES):
            seat = p.active
        self.match.answer(seat, p.number, self.answer(seat))

    def answer(self, seat: int) -> str:
        options = [option for option in self.p.options(seat) if option != BACK]
        if self.manner.wild:
            return self.one_of([option.text for option in options])
        wanted = self.bent(seat, options)
        chosen = wanted if wanted is not None else self.bots[seat].choose(self.eyes[seat])
        return chosen.text

    def bent(self, seat: int, options: list[Option]) -> Option | None:
        """What the manner demands, if anything."""
        texts = {option.text: option for option in options}
        if self.p.step == HELICOPTER:
            return self.board(seat, options, texts)
        if self.spreads_now():
            found = self.gift(seat, options, texts)
            if found is not None:
                return found
        if seat == self.p.active and "end_turn" in texts and self.is_tired(seat):
            return texts["end_turn"]
        if not self.spreads_now():
            return None
        if "eat nothing" in texts and True not in self.p.infected:
            return texts["eat nothing"]
        if "infected" in texts:  # nobody shows it to whom it tells nothing but who else is
            return texts["clean" if self.p.infected[self.looker(seat)] else "infected"]
        for text in ("accept_clicker", "infect"):
            if text in texts:
                return texts[text]
        if self.p.draft(seat) and self.p.draft(seat)[0].verb == "infect":
            targets = [option for option in options if option.verb == "target"]
            return targets[0] if targets else texts["attack"]
        if isinstance(self.p.choice, Sleep):
            pairs = [option for option in options if option.verb in ("agree", "bunk")]
            mixed = [o for o in pairs if self.p.infected[o.value] != self.p.infected[seat]]
            return next(iter(mixed or pairs), None)
        return None

    def looker(self, seat: int) -> int:
        """Who sees the clicker of a player."""
        p = self.p
        if p.active < 0:
            return p.bunk[seat]
        return p.trade_partner if seat == p.active else p.active

    def spreads_now(self) -> bool:
        """Whether the infection is to spread: for `no_human` only once a human has died."""
        p = self.p
        fallen = [
            player for player in range(p.seats) if not (p.alive[player] or p.infected[player])
        ]
        return self.manner.spreads and (self.manner.aboard == "all" or bool(fallen))

    def gift(self, seat: int, options: list[Option], texts: dict[str, Option]) -> Option | None:
        """An infected player gives a card away, with a clicker, and everybody takes it."""
        p = self.p
        draft = p.draft(seat)
        if draft and draft[0].verb == "propose":
            wanted = ("give 1", "want 0", "send")[min(len(draft), 3) - 1]
            return texts.get(wanted)
        for option in options:
            if option.verb == "accept":
                return option
        if seat == p.active and p.infected[seat] and p.vulnerable[seat] and p.hands[seat]:
            for option in options:
                if option.verb == "propose" and not p.infected[option.value]:
                    return option
        return None

    def is_tired(self, seat: int) -> bool:
        """Records are to be short: most of a turn is enough."""
        return self.p.actions[seat] <= self.p.actions_max(seat) - 2

    def board(self, seat: int, options: list[Option], texts: dict[str, Option]) -> Option | None:
        """Who is let aboard."""
        p, aboard = self.p, self.manner.aboard
        if aboard == "nobody":
            return texts.get("step_off") or texts.get("decline_seat")
        if p.choice is None or seat not in p.asked:
            return None
        for option in options:
            if option.verb == "eject" and not self.fits(option.value):
                return option
        for option in options:
            if option.verb == "invite" and self.fits(option.value):
                return option
        if seat == p.charge:
            if aboard == "human" and p.infected[seat] and "step_off" in texts:
                return texts["step_off"]
            return texts.get("call_departure") or texts.get("step_off")
        wanted = ("board", "stay", PASS.text, "use")
        return next((texts[text] for text in wanted if text in texts), None)

    def fits(self, player: int) -> bool:
        """Whether the manner wants this player aboard."""
        kind = "infected" if self.p.infected[player] else "human"
        return self.manner.aboard in ("all", kind)


class CampRecipe(Recipe):
    """Every end comes up with every number of seats, but for one."""

    longest = 1500
    """With six players fifteen rounds take their time."""

    def seats(self, end: str) -> list[int]:
        """Only infected aboard, and a dead human: whoever calls needs company of which he has no
        proof (WG-HEL-10). Of three players the two living ones know of each other, but after an
        Infection Attack on two, which hardly ever comes about."""
        return [4, 5, 6] if end == "no_human" else super().seats(end)

    def options(self, end: str, seats: int) -> dict[str, Any]:
        return MANNERS[end].options

    def players(self, match: Match, end: str, seed: int) -> Players:
        return CampPlayers(match, MANNERS[end], seed)


RECIPE = CampRecipe(GAME)
