"""How aliens judge: hidden ones infect and wreck, revealed ones strike where people are."""

from __future__ import annotations

from whiteout.core.option import Option
from whiteout.games.the_thing.bots.human import HumanJudgement
from whiteout.games.the_thing.bots.needs import harm, worth
from whiteout.games.the_thing.tables import ACTIONS, KENNEL, SABOTAGE


class AlienJudgement(HumanJudgement):
    """Points of an alien."""

    def risk(self, place: int) -> float:
        """Humans are wanted: one or two of them."""
        others = [figure for figure in self.sight.there(place) if figure != self.sight.viewer]
        humans = sum(1.0 - self.memory.guilt(other) for other in others)
        return 0.5 * self.sight.dogs[place] - 2.5 * humans

    def on_board(self, option: Option) -> float:
        return 10.0  # an alien aboard, and it is won

    def on_show_keys(self, option: Option) -> float:
        return 10.0

    def on_tokens_alien(self, option: Option) -> float:
        return 2.0

    def on_hand_in(self, option: Option) -> float:
        """Sabotage, but not where all can see whose it is."""
        me = self.sight.viewer
        shown = self.sight.suspicion[me] >= self.sight.n
        return 2.0 if (option.value == SABOTAGE) != shown else 0.5

    def all_sabotage(self) -> bool:
        return False

    def on_exchange(self, option: Option) -> float:
        return -1.0 if option.value == SABOTAGE else 0.5

    def on_discard(self, option: Option) -> float:
        return -1.0 if option.value == SABOTAGE else 0.5

    def on_take(self, option: Option) -> float:
        return 1.0 if option.value == SABOTAGE else 0.0

    def on_look(self, option: Option) -> float:
        return 0.0

    def on_assign(self, option: Option) -> float:
        gain = self.placed(option.value, self.flipped())
        return gain if self.sabotages() else -gain

    def on_flip(self, option: Option) -> float:
        """Sabotage is in the pile: flip; otherwise the crew had better not work."""
        flipped = self.sight.view["flipped"]
        return 1.0 if ACTIONS[SABOTAGE] not in flipped else -1.0

    def on_avoid(self, option: Option) -> float:
        return -1.0

    def on_fight(self, option: Option) -> float:
        return -1.0

    def on_play(self, option: Option) -> float:
        return -1.0

    def on_burn(self, option: Option) -> float:
        place = self.sight.place[self.sight.viewer]
        return 1.0 if harm(self.sight, place) > 4 else -3.0

    def on_vote(self, option: Option) -> float:
        return 1.0 - 2.0 * self.memory.guilt(option.value) - 0.2 * (self.sight.round % 2)

    def on_volunteer(self, option: Option) -> float:
        return -1.0

    def on_reveal(self, option: Option) -> float:
        """Once everybody suspects it, or the others are many enough to go on in secret."""
        me = self.sight.viewer
        cornered = self.sight.suspicion[me] >= self.sight.n - 1
        alone = not self.sight.view["revealed"]
        return 3.0 if cornered and alone and self.sight.round > 3 else -3.0

    def on_admit(self, option: Option) -> float:
        return 1.0  # whoever comes with it, it is won

    # -- the revealed ------------------------------------------------------------------------------

    def on_draft(self, option: Option) -> float:
        return 2.0

    def on_confirm_plan(self, option: Option) -> float:
        proposals = self.sight.view["proposals"]
        return 3.0 if option.value == 0 and proposals[0]["player"] != self.sight.viewer else -1.0

    def on_card(self, option: Option) -> float:
        """Where the crew has to go, and where sabotage hurts."""
        place = option.value
        if place == KENNEL:
            return 1.5
        want = max(worth(self.sight, place, 0), worth(self.sight, place, 1))
        return 1.0 + want + 0.5 * harm(self.sight, place)

    def on_force(self, option: Option) -> float:
        """Three is enough for two people; a little is left for a second place."""
        return -abs(option.value - 3.0)

    def on_finish(self, option: Option) -> float:
        left = int(self.sight.about.get("force", 0)) if self.sight.point == "D05" else 0
        return 20.0 if left == 0 else -1.0

    def on_assimilate(self, option: Option) -> float:
        return 4.0 - 3.0 * self.memory.guilt(option.value)

    def on_assimilate_dog(self, option: Option) -> float:
        return 2.0

    def on_wreck(self, option: Option) -> float:
        return 1.0
