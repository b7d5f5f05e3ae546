"""What a bot remembers between decisions: whom it suspects, how others must see it, what was said.

`mine` is the belief of the seat itself; `open` that of somebody who has only seen what all have
seen, which is how the seat looks to others.
"""

from __future__ import annotations

from typing import Final

from whiteout.core.event import SPECTATOR, Facts
from whiteout.games.outpost_31.bots.guess import BloodGuess
from whiteout.games.outpost_31.bots.sight import Sight
from whiteout.games.outpost_31.position import BLOODS, HUMAN, IMITATION
from whiteout.games.outpost_31.settings import Settings

RATE: Final = 0.25
"""How often an Imitation is thought to hand in Sabotage."""

LIE: Final = 0.5
"""How often an Imitation is thought to lie about a blood test."""

ERROR: Final = 0.02
"""How often a Human is thought to say what is not so: people press the wrong button."""

_SILENT: Final = ("drew", "discarded_up", "discarded_down", "hazard", "rolled", "gear_passed")
"""Frequent events that tell nothing of blood."""


class Memory:
    """Beliefs, and claims still to be made."""

    def __init__(
        self, settings: Settings, seat: int, seed: int, model: Memory | None = None
    ) -> None:
        self.seat = seat
        self.seed = seed
        if model is None:
            self.mine = BloodGuess(settings, seat, RATE)
            self.open = BloodGuess(settings, SPECTATOR, RATE)
            self.claims: list[Facts] = []
            self.said: set[str] = set()
            self.heard: set[str] = set()
            self.tests: set[int] = set()
            """Blood tests since the last Assimilation: holder * 8 + target."""
            self.human = True
            self.dealt = False
            """Whether the deal was heard: not in a match that begins in the middle."""
        else:
            self.mine = model.mine.copy(seat)
            self.open = model.open.copy(SPECTATOR)
            self.claims = model.claims[:]
            self.said = model.said.copy()
            self.heard = model.heard.copy()
            self.tests = model.tests.copy()
            self.human = model.human
            self.dealt = model.dealt

    def copy(self, seat: int, seed: int) -> Memory:
        """The same memory, to go on as that of another seat."""
        return Memory(self.mine.settings, seat, seed, self)

    def take_in(self, news: list[Facts]) -> None:
        """Events as the seat has seen them."""
        for facts in news:
            kind: str = facts["event"]
            if kind in _SILENT:
                continue
            if kind == "claimed":
                self.hear_claim(facts)
                continue
            self.mine.hear(facts)
            if kind != "imitations_met":
                self.open.hear({key: value for key, value in facts.items() if key != "only_you"})
            if kind == "blood_tested":
                self.tests.add(facts["player"] * 8 + facts["target"])
            elif kind == "assimilated":
                self.forget()
            own = facts.get("only_you")
            if own is not None and kind in ("dealt", "assimilated", "blood_tested"):
                self.learn(kind, facts, own)

    def look(self, sight: Sight) -> None:
        """What the view shows, where no deal has told it. Before the deal nobody has blood."""
        self.human = sight.human
        if self.dealt or not sight.dealt:
            return
        self.mine.know(self.seat, not sight.human)
        for player, facts in enumerate(sight.players):
            if "blood" in facts:
                self.mine.know(player, facts["blood"] == BLOODS[IMITATION])

    def forget(self) -> None:
        """After an Assimilation no test says anything any more."""
        self.tests = set()
        self.heard = set()
        self.said = set()
        self.claims = []

    def learn(self, kind: str, facts: Facts, own: Facts) -> None:
        """My own blood, or that of somebody I have tested."""
        if kind == "assimilated":
            self.human = own["kept"] == BLOODS[HUMAN]
        elif kind == "dealt":
            self.human = own["blood"] == BLOODS[HUMAN]
            self.dealt = True
        elif facts["player"] == self.seat:
            self.report_test(facts["target"], own["blood"])

    def report_test(self, target: int, blood: str) -> None:
        """A Human tells what the test has shown; an Imitation puts the blame on a Human, and
        vouches for its like."""
        claimed = blood
        if not self.human:
            claimed = BLOODS[HUMAN] if blood == BLOODS[IMITATION] else BLOODS[self.seed & 1]
        self.say({"claim": "is", "seat": target, "role": claimed})

    def say(self, claim: Facts) -> None:
        """Once is enough."""
        if str(claim) not in self.said:
            self.said.add(str(claim))
            self.claims.append(claim)

    def speak(self) -> list[Facts]:
        """What there is to say."""
        claims = self.claims
        self.claims = []
        return claims

    def hear_claim(self, facts: Facts) -> None:
        """Only what the speaker can know counts: the result of a blood test of its own. What this
        seat has said before a bot took it over is not said again."""
        speaker: int = facts["speaker"]
        if speaker == self.seat:
            self.claims = []
        if speaker == self.seat or facts["claim"] != "is" or str(facts) in self.heard:
            return
        self.heard.add(str(facts))
        target: int = facts["seat"]
        if speaker * 8 + target in self.tests:
            self.weigh_claim(speaker, target, facts["role"] == BLOODS[IMITATION])

    def weigh_claim(self, speaker: int, target: int, guilty: bool) -> None:
        """An Imitation may say anything; a Human says what is so."""
        for belief in (self.mine, self.open):
            for players in belief.weights:
                if players >> speaker & 1:
                    belief.weights[players] *= LIE
                elif bool(players >> target & 1) != guilty:
                    belief.weights[players] *= ERROR

    def suspicion(self, player: int) -> float:
        """How likely a player is an Imitation, to this seat."""
        return self.mine.suspicion(player)

    def repute(self, player: int) -> float:
        """How likely a player is an Imitation, to those who know only what all know."""
        return self.open.suspicion(player)
