"""How an Imitation plays: spoil what cannot be traced, look useful otherwise, get aboard."""

from __future__ import annotations

from typing import Final

from whiteout.games.outpost_31.bots.judgement import Judgement, keep_value
from whiteout.games.outpost_31.tables import IS_SABOTAGE

_HARMLESS: Final = ("pw_mac_a", "pw_pal_b", "pw_win_a", "pw_win_b", "pw_bla_a", "pw_ben_b")
"""Powers that help whoever uses them, and nobody else."""


BOLD: Final = 0.1
"""How often an Imitation that nobody suspects gives Sabotage to a pool of three."""


class ImitationJudgement(Judgement):
    """The judgement of an Imitation."""

    def whim(self, salt: int) -> float:
        """Between 0 and 1, the same for the same decision."""
        seed = self.memory.seed + 7919 * self.sight.number + 104729 * salt
        return (seed * 25173 + 13849 & 0xFFFF) / 0x10000

    def is_bold(self) -> bool:
        """Whether to spoil this one openly: the more hands in the pool the harder to trace, the
        fuller the tracker the more it is worth; whoever is suspected lies low."""
        sight = self.sight
        boldness = BOLD + 0.1 * (len(sight.view["team"]) - 3) + 0.06 * sight.contagion
        boldness -= 0.5 * self.memory.repute(sight.seat)
        if sight.battle:
            boldness += 0.1
        return self.whim(1) < boldness

    def hand_in(self, card: int) -> float:
        """Sabotage when bold; else what looks like a contribution and is none."""
        if IS_SABOTAGE[card]:
            return 3.0 if self.is_bold() else -2.0
        return -self.sight.helps(card)

    def discard(self, card: int) -> float:
        """Keep Sabotage, look for more of it."""
        return -1.0 if IS_SABOTAGE[card] else 0.2 + keep_value(card, self.sight.hand)

    def pay(self, verb: str, card: int) -> float:
        """Helpful now and then."""
        return 0.5 if self.whim(2) < 0.35 else -0.5

    def pool_card(self, verb: str, card: int) -> float:
        """A swap takes out what helps most: only the Captain knows which card went."""
        if verb == "swap":
            return -4 * self.swap_gain(card) - 0.1
        return 1.0 - self.sight.helps(card)

    def answer(self, yes: bool) -> float:
        """Burn Humans, tie them up, elect whoever helps me: but not against everybody."""
        sight = self.sight
        target: int = sight.about["target"]
        ally = target == sight.seat or self.memory.suspicion(target) > 0.6
        repute = self.memory.repute(target)
        if sight.point == "D46":
            good = ally or (repute > 0.25 and self.whim(3) < 0.7)
        elif sight.point == "D08":
            good = not ally or (repute > 0.8 and target != sight.seat)
        else:
            good = not ally
        return 1.0 if good == yes else 0.0

    def power(self, power: str) -> float:
        return 0.5 if power in _HARMLESS else -0.5

    def roll(self, verb: str, value: int, text: str) -> float:
        """Dice are kept as anybody would; Gear is not spent unless it must be."""
        if verb in ("raise", "lower", "extra_rolls"):
            return -1.0
        return super().roll(verb, value, text)

    def bottom(self) -> float:
        return -super().bottom()

    def enter(self, room: int) -> float:
        """Past what burns, but not where it would be absurd."""
        hazard = self.sight.room(room)["hazard"]
        return super().enter(room) - (1.2 if hazard != "none" else 0.0)

    # -- people ----------------------------------------------------------------------------------

    def person(self, verb: str, player: int) -> float:
        memory = self.memory
        if verb in ("rope_captain", "rope_player"):
            return 0.3 if self.whim(4) < 0.25 else -0.3
        if verb == "torch":
            return 2 * (self.scapegoat() - 0.45)
        if verb == "blood_test":
            return 0.2 if self.whim(5) < 0.3 else -0.2
        if verb == "play_molotov":
            return 0.1
        if verb == "send":
            return -0.2
        if verb == "test":
            return -1.0
        if verb == "board":
            return -1.0
        if verb == "nominate":
            return 0.5 - memory.repute(player) + (0.4 if player == self.sight.seat else 0.0)
        ally = memory.suspicion(player) > 0.6
        if verb == "target":
            return -1.0 if ally else memory.repute(player)
        return memory.repute(player)

    def scapegoat(self) -> float:
        """How guilty the most suspected Human looks to the others."""
        most = 0.0
        for player in self.sight.living():
            if player != self.sight.seat and self.memory.suspicion(player) < 0.6:
                most = max(most, self.memory.repute(player))
        return most
