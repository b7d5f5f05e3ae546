"""How humans judge: keep the station alive, call for help, find out who is who."""

from __future__ import annotations

from whiteout.core.option import Option
from whiteout.games.the_thing.bots.judgement import Judgement
from whiteout.games.the_thing.bots.needs import best_action, worth
from whiteout.games.the_thing.tables import ACTIONS, GREEN, REPAIR, SABOTAGE, USE

TRUST = 0.45
"""Whoever is suspected more does not come aboard."""
START = 0.3
"""Nobody starts an escape who suspects so many, on average, of those to be taken along."""


class HumanJudgement(Judgement):
    """Points of a human."""

    def risk(self, place: int) -> float:
        """What meeting the others there may cost: infection and suspicion."""
        others = [figure for figure in self.sight.there(place) if figure != self.sight.viewer]
        cost = sum(1.0 + 6.0 * self.memory.guilt(other) for other in others)
        if not others and self.sight.dogs[place]:
            cost += 2.5
        return cost

    def on_move(self, option: Option) -> float:
        return 1.0

    def on_move_torch(self, option: Option) -> float:
        return 1.5

    def on_special(self, option: Option) -> float:
        """Better a blind card than a hand full of Sabotage."""
        return 1.6 if self.all_sabotage() else -1.0

    def on_special_torch(self, option: Option) -> float:
        return 1.8 if self.all_sabotage() else -1.0

    def on_change(self, option: Option) -> float:
        """Get rid of Sabotage while there is time."""
        return 1.4 if self.all_sabotage() else -2.0

    def all_sabotage(self) -> bool:
        """Whether the hand holds nothing else."""
        hand = self.sight.hand
        return bool(hand) and all(card == ACTIONS[SABOTAGE] for card in hand)

    def on_board(self, option: Option) -> float:
        """Start only with those who can be told apart; enter whenever one is let in."""
        if self.sight.point == "D45":
            return 5.0
        others = [
            figure
            for figure, alive in enumerate(self.sight.alive)
            if alive and figure != self.sight.viewer
        ]
        doubt = sum(min(self.memory.guilt(o), 1 - self.memory.guilt(o)) for o in others)
        last = self.sight.view["rescue_fuel"] >= 6 or self.sight.freezing > 3
        return 5.0 if doubt < START * len(others) / 2 or last else -5.0

    def on_go(self, option: Option) -> float:
        place = option.value
        sight = self.sight
        cards = [ACTIONS.index(card) for card in sight.hand if card != ACTIONS[SABOTAGE]]
        gain = max([worth(sight, place, card) for card in cards], default=1.0)
        helpers = len(sight.there(place))
        return gain * (0.6 if helpers else 1.0) - self.risk(place)

    def on_hand_in(self, option: Option) -> float:
        if option.value == SABOTAGE:
            return -3.0
        place = self.sight.place[self.sight.viewer]
        wanted = best_action(self.sight, place) if 0 <= place < GREEN else REPAIR
        return 1.0 if option.value == wanted else 0.3

    def on_exchange(self, option: Option) -> float:
        return 1.0 if option.value == SABOTAGE else -0.5

    def on_discard(self, option: Option) -> float:
        return 2.0 if option.value == SABOTAGE else -0.5

    def on_take(self, option: Option) -> float:
        return -2.0 if option.value == SABOTAGE else 1.0 + 0.1 * (option.value == REPAIR)

    def on_tokens_human(self, option: Option) -> float:
        return 1.0

    def on_look(self, option: Option) -> float:
        return -self.memory.guilt(option.value)

    def on_flip(self, option: Option) -> float:
        return 1.0

    def on_assign(self, option: Option) -> float:
        gain = self.placed(option.value, self.flipped())
        return -gain if self.sabotages() else gain

    def on_lay_down(self, option: Option) -> float:
        figure = option.value
        return -self.placed(figure, USE) - self.placed(figure, REPAIR)

    def on_play(self, option: Option) -> float:
        place = self.sight.place[self.sight.viewer]
        return worth(self.sight, place, REPAIR if option.args[0] == "toolbox" else USE)

    def on_burn(self, option: Option) -> float:
        """Only to keep the frost away, and nothing that is needed."""
        place = self.sight.place[self.sight.viewer]
        near = self.sight.freezing > 4
        return 3.0 - worth(self.sight, place, USE) if near else -5.0

    def on_vote(self, option: Option) -> float:
        guilt = self.memory.guilt(option.value)
        return 2.0 * guilt - 0.5

    def on_volunteer(self, option: Option) -> float:
        return 2.0

    def on_test(self, option: Option) -> float:
        guilt = self.memory.guilt(option.value)
        return guilt + 0.3 * (option.value != self.sight.viewer)

    def on_tester(self, option: Option) -> float:
        return -self.memory.guilt(option.value)

    def on_show_keys(self, option: Option) -> float:
        return self.on_board(option)

    def on_admit(self, option: Option) -> float:
        candidate = int(self.sight.about["player"])
        return 1.0 if self.memory.guilt(candidate) < TRUST else -1.0
