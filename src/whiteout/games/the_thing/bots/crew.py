"""How the crew of the co-operative game judges: everybody is on one side."""

from __future__ import annotations

from whiteout.core.option import Option
from whiteout.games.the_thing.bots.judgement import Judgement
from whiteout.games.the_thing.bots.needs import repair_worth, use_worth, worth
from whiteout.games.the_thing.tables import (
    BLOOD_BAG,
    GREEN,
    PIECE_IDS,
    REPAIR,
    USE,
)


class CrewJudgement(Judgement):
    """Points of the crew."""

    def figure(self, option: Option) -> int:
        """The character an option names."""
        return self.sight.figure(option.args[0])

    def gap(self, figure: int) -> int:
        """Steps between a disc and the threat."""
        return int(self.sight.view["threat"]) - self.sight.suspicion[figure]

    def on_may_board(self, option: Option) -> float:
        return 1.0 if self.sight.rows[self.figure(option)]["shown_human"] else 0.0

    def on_figure(self, option: Option) -> float:
        return -float(self.sight.suspicion[self.figure(option)])

    def on_go(self, option: Option) -> float:
        place = option.value
        there = self.sight.there(place)
        gain = max(use_worth(self.sight, place), repair_worth(self.sight, place))
        cost = 2.5 * len(there) + (2.5 if self.sight.dogs[place] and not there else 0.0)
        return gain - cost

    def on_dormitory(self, option: Option) -> float:
        return 1.8

    def on_board(self, option: Option) -> float:
        """With everybody proven, or when there is no time left."""
        rows = [row for row, alive in zip(self.sight.rows, self.sight.alive, strict=True) if alive]
        proven = all(row["shown_human"] for row in rows)
        late = self.sight.view["rescue_fuel"] >= 5 or len(rows) <= 3 or self.sight.freezing > 3
        return 6.0 if proven or late else -2.0

    def on_show_keys(self, option: Option) -> float:
        return self.on_board(option)

    def on_avoid_as(self, option: Option) -> float:
        return {"firearm": 1.0, "melee": 0.7, "flamethrower": -0.5}[str(option.args[1])]

    def on_fight_as(self, option: Option) -> float:
        return 3.0

    def on_taken(self, option: Option) -> float:
        row = self.sight.rows[self.figure(option)]
        pieces = int(row["weapons"]) + int(row["objects"]) + int(row["tokens"])
        return -5.0 * bool(row["shown_human"]) - pieces

    def on_give_roll(self, option: Option) -> float:
        figure = self.figure(option)
        place = self.sight.place[figure]
        faces: list[str] = self.sight.view["dice"]
        bad = sum(face in ("sabotage", "threat") for face in faces)
        gain = use_worth(self.sight, place) * ("use" in faces or not faces)
        gain = max(gain, repair_worth(self.sight, place) * ("repair" in faces or not faces))
        if bad and self.gap(figure) <= bad + 1:
            gain = -worth(self.sight, place, 2) * ("sabotage" in faces)
        return gain - 0.5 * bad * self.sight.suspicion[figure]

    def on_reroll(self, option: Option) -> float:
        return 1.0 if option.args[0] in ("sabotage", "threat") else -1.0

    def on_set(self, option: Option) -> float:
        bad = option.args[0] in ("sabotage", "threat")
        good = option.args[1] in ("use", "repair")
        return 1.0 if bad and good else -1.0

    def on_cancel(self, option: Option) -> float:
        figure = self.sight.figure(self.sight.about["character"])
        faces: list[str] = self.sight.view["dice"]
        bad = sum(face in ("sabotage", "threat") for face in faces)
        return 1.0 if self.gap(figure) > bad + 1 else -1.0

    def on_use(self, option: Option) -> float:
        return 0.5 + use_worth(self.sight, self.acting())

    def on_repair(self, option: Option) -> float:
        return 0.5 + repair_worth(self.sight, self.acting())

    def acting(self) -> int:
        """Where the character of the roll stands."""
        return self.sight.place[self.sight.figure(self.sight.about["character"])]

    def on_burn(self, option: Option) -> float:
        return -5.0

    def on_roll(self, option: Option) -> float:
        return 1.0 if self.sight.point == "D02" or int(self.sight.view["threat"]) > 2 else -1.0

    def on_play_as(self, option: Option) -> float:
        place = self.sight.place[self.sight.figure(option.args[0])]
        action = REPAIR if option.args[1] == "toolbox" else USE
        return worth(self.sight, place, action) if 0 <= place < GREEN else -1.0

    def on_stop(self, option: Option) -> float:
        return 0.3

    def on_tester_as(self, option: Option) -> float:
        return 2.0

    def on_test_as(self, option: Option) -> float:
        row = self.sight.rows[self.figure(option)]
        proven = bool(row["shown_human"])
        return float(self.sight.suspicion[self.figure(option)]) - 9.0 * proven

    def on_admit_as(self, option: Option) -> float:
        row = self.sight.rows[self.figure(option)]
        return 2.0 if row["shown_human"] else 0.5

    def on_leave_as(self, option: Option) -> float:
        return 0.0

    def on_keep_token(self, option: Option) -> float:
        looked = self.sight.view.get("looked_at", [])
        return 1.0 if PIECE_IDS[BLOOD_BAG] in looked else -1.0
