"""How a Human plays: pass tests, keep suspects at home, burn the Imitation, fly with friends."""

from __future__ import annotations

from typing import Final

from whiteout.games.outpost_31.bots.boarding import best_boarders
from whiteout.games.outpost_31.bots.judgement import Judgement, keep_value
from whiteout.games.outpost_31.tables import CARDS, IDS, IS_SABOTAGE, code_of

SURE: Final = 0.7
"""Suspicion from which a player is accused with the Flamethrower."""

DOUBT: Final = 0.2
"""What a blood test must tell to be worth a use: 0.25 where guilt is as likely as innocence."""


class HumanJudgement(Judgement):
    """The judgement of a Human."""

    def hand_in(self, card: int) -> float:
        """What helps most; who could give either of two items gives the one whose turn it is, so
        that not all bring the same."""
        turn = 0.5 if CARDS[card].id == self.my_item() else 0.0
        return 2 * self.sight.helps(card) + turn - keep_value(card, self.sight.hand)

    def my_item(self) -> str:
        """Of the kinds of card that the mission asks for, the one that falls to me by my place in
        the team: everybody reckons alike, so nobody has to be told."""
        sight = self.sight
        if sight.is_roll():
            return ""
        assert sight.mission is not None
        kinds = [item["item"] for item in sight.mission["items"] if item["item"] in IDS]
        team: list[int] = sight.view["team"]
        return kinds[team.index(sight.seat) % len(kinds)] if kinds else ""

    def discard(self, card: int) -> float:
        """Sabotage goes first; when two cards must be paid, the poorest."""
        if IS_SABOTAGE[card]:
            return 2.0
        return 0.36 - keep_value(card, self.sight.hand)

    def pay(self, verb: str, card: int) -> float:
        return (
            1.5
            if verb == "offer_both"
            else 1.0 - (0.0 if verb == "pay" else keep_value(card, self.sight.hand))
        )

    def pool_card(self, verb: str, card: int) -> float:
        """Swap out what is missed least, if what may come instead is better."""
        if verb == "swap":
            return 4 * self.swap_gain(card) - 0.1
        if verb == "take":
            return 1.0 + self.sight.trial().odds([*self.sight.pool(), card])
        return 1.0

    def answer(self, yes: bool) -> float:
        """A rope, a torch, a Final Captain: by suspicion."""
        target: int = self.sight.about["target"]
        guilt = self.memory.suspicion(target)
        if self.sight.point == "D46":
            good = target == self.sight.seat or guilt <= self.bearable()
        elif self.sight.point == "D08":
            good = target != self.sight.seat and guilt > 0.5
        else:
            good = guilt > 0.4
        return 1.0 if good == yes else 0.0

    def bearable(self) -> float:
        """Suspicion up to which I vote for somebody: the best of the others with some slack, more
        of it the longer the vote lasts."""
        least = 1.0
        for player in self.sight.living():
            if player != self.sight.seat:
                least = min(least, self.memory.suspicion(player))
        rejections: int = self.sight.view["escape"]["rejections"]
        return least + 0.05 + 0.05 * rejections

    def power(self, power: str) -> float:
        sight = self.sight
        if power == "pw_gar_a":
            return sight.hardship() - 0.5
        if power == "pw_ben_a":
            return 0.5 if sight.room_hurt(sight.about["room"]) else -0.5
        if power == "pw_chi_b":
            return 0.5 if len(sight.hand) >= 3 and not self.holds_cure() else -0.5
        if power in ("pw_bla_b", "pw_fuc_b"):
            return 4 * self.best_swap()
        if power == "pw_cop_b":
            return 0.5
        return 1.0

    def holds_cure(self) -> bool:
        """Whether I could cure the Sabotage with a card of my own."""
        cure = CARDS[code_of(self.sight.about["card"])].cure
        return any(cure in (CARDS[card].id, CARDS[card].category) for card in self.sight.hand)

    # -- people ----------------------------------------------------------------------------------

    def person(self, verb: str, player: int) -> float:
        memory = self.memory
        if verb == "rope_captain":
            return 3 * (memory.suspicion(self.sight.captain) - 0.5)
        if verb == "rope_player":
            return 2 * (self.worst(self.burdens()) - 0.5)
        if verb == "torch":
            return 4 * (self.worst(self.sight.living()) - SURE)
        if verb == "blood_test":
            return self.most_unsure() - DOUBT
        if verb == "play_molotov":
            return 0.4 if self.sabotages() >= 2 else -0.5
        guilt = memory.suspicion(player)
        if verb == "target":
            return self.aim(player, guilt)
        if verb == "send":
            return self.send(guilt)
        if verb == "nominate":
            return 1.0 - guilt - 0.3 * memory.repute(player)
        if verb == "test":
            return guilt * (1 - guilt) - 0.02
        if verb == "board":
            return 1.0 if best_boarders(self.sight, memory) >> player & 1 else -1.0
        return -guilt if verb == "join" else guilt

    def aim(self, player: int, guilt: float) -> float:
        """Blood tests go where they tell most, ropes and fire where the guilt is; a meal to me."""
        if self.sight.point == "D06":
            return guilt * (1 - guilt)
        if self.sight.point == "D11":
            return 1.0 if player == self.sight.seat else -guilt
        return guilt

    def worst(self, players: list[int]) -> float:
        """The highest suspicion of any of these, myself aside."""
        most = 0.0
        for player in players:
            if player != self.sight.seat:
                most = max(most, self.memory.suspicion(player))
        return most

    def burdens(self) -> list[int]:
        """Whom the team must take along unless somebody ties them: where not everybody goes, a
        suspect stays at home without a Rope."""
        sight = self.sight
        assert sight.mission is not None
        free = sight.available()
        if sight.mission["team"] < len(free):
            return []
        refused = [facts["target"] for facts in sight.view["refused_ropes"]]
        return [player for player in free if player != sight.captain and player not in refused]

    def most_unsure(self) -> float:
        """How much a blood test of the most doubtful player tells."""
        most = 0.0
        for player in self.sight.living():
            guilt = self.memory.suspicion(player)
            if player != self.sight.seat:
                most = max(most, guilt * (1 - guilt))
        return most

    def sabotages(self) -> int:
        """Sabotage cards in my hand."""
        count = 0
        for card in self.sight.hand:
            if IS_SABOTAGE[card]:
                count += 1
        return count

    def send(self, guilt: float) -> float:
        """Somebody trusted goes where it burns."""
        burning = 0.0
        for facts in self.sight.rooms:
            burning = max(burning, {"fire": 1.0, "smoke": 0.8}.get(facts["hazard"], 0.0))
        return burning - guilt
