"""Paranoid: explores and comes home before the cold, trades with reason, sleeps beside the least
suspect, and lets aboard whom it trusts. Infected, it does the same, and spreads where it can."""

from __future__ import annotations

from typing import Final

from whiteout.core.bot import Eyes, Thinker
from whiteout.core.chance import Chance, SeededChance
from whiteout.core.option import Option, without_back
from whiteout.core.position import Position
from whiteout.games.who_goes_there.bots import company, turn
from whiteout.games.who_goes_there.bots.outlook import (
    FOR_HUMANS,
    FOR_INFECTED,
    features,
    humans_win,
)
from whiteout.games.who_goes_there.bots.sight import Sight, Suspicion
from whiteout.games.who_goes_there.bots.worth import card_worth
from whiteout.games.who_goes_there.position import CampPosition
from whiteout.games.who_goes_there.rules.ending import SIDE_OF_END

_FIRST: Final = ("D02", "D05", "D06", "D22")
"""Decisions in which the first option is as good as any."""
_DICE: Final = [
    "use_item dynamite",
    "play shotgun",
    "play brute_force",
    "play one_in_the_chamber",
    "play bullets",
]


class Paranoid(Thinker):
    """A heuristic player for both sides."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.listens = True
        self._chance = SeededChance(seed, 3)
        self._suspicion = Suspicion()

    def choose(self, eyes: Eyes) -> Option:
        self._suspicion.hear(eyes)
        options = eyes.options()
        if len(options) == 1:
            return options[0]
        sight = Sight(eyes, self._suspicion.chances())
        point = str(sight.view["choice"]["point"])
        draft = eyes.draft()
        onward = without_back(options)
        return self.decide(sight, point, draft, onward)

    def decide(
        self, sight: Sight, point: str, draft: list[Option], options: list[Option]
    ) -> Option:
        """One decision."""
        if point in ("D12", "D23", "D24"):
            return self.in_turn(sight, options)
        if draft and draft[0].verb in ("propose", "counter"):
            return company.next_part(sight, draft, options)
        if point == "D18":
            return self.in_roll(sight, options)
        if point in ("D07", "D08"):
            return company.at_night(sight, options)
        if point == "D37":
            return company.in_charge(sight, options)
        return self.elsewhere(sight, point, options)

    def elsewhere(self, sight: Sight, point: str, options: list[Option]) -> Option:
        """The smaller decisions."""
        if point in ("D09", "D27"):
            return self.clicker(sight, options)
        if point in ("D21", "D36", "D25"):
            return self.lose(sight, point, options)
        if point in ("D31", "D33", "D34"):
            return self.aim(sight, point, options)
        wanted = self.avoids(sight) if point == "D26" else self.usual(sight, point)
        for text in wanted:
            for option in options:
                if text in (option.text, option.verb):
                    return option
        if point in _FIRST:
            return options[0]
        plain = [option for option in options if option.verb not in ("unlock", "discard_tile")]
        return plain[self._chance.below(len(plain), "bot")]

    def usual(self, sight: Sight, point: str) -> tuple[str, ...]:
        """What is answered where little depends on it."""
        stays = company.would_stay(sight) if "helicopter" in sight.view else True
        return {
            "D04": ("start storage",),
            "D10": ("use",) if sight.me["stamina"] <= 1 else ("keep",),
            "D11": ("keep",) if sight.me["locker"] != "buildable" else ("roll",),
            "D15": ("take_offer", "take_xp") if self.takes(sight) else ("take_xp",),
            "D20": ("taking_control",) if not sight.infected else ("pass",),
            "D30": ("heal_critical",),
            "D32": ("heal_critical", "heal_strike"),
            "D38": ("board",),
            "D39": ("pass",) if stays else ("step_off",),
            "D41": ("stay",) if stays else ("step_off",),
            "D42": ("use",),
            "D44": ("remind",) if not sight.infected else ("pass",),
            "D45": ("flare", "locker_flare", "reroll", "stand"),
            "D51": ("bullets",),
            "D57": ("to_bonfire",),
        }.get(point, ())

    def avoids(self, sight: Sight) -> tuple[str, ...]:
        """Roll against the clicker; pay again where the giver is suspect."""
        giver = int(sight.view["choice"]["about"]["to"])
        if sight.infected:
            return ("roll", "accept_clicker")
        worried = sight.suspicion[giver] > 0.1
        return ("roll", "reroll", "pay_roll") if worried else ("roll", "accept_clicker")

    def takes(self, sight: Sight) -> bool:
        """The offer of a Phase card, rather than its XP: bonuses, items, tiles, warmth."""
        card = str(sight.view["phase_card"])
        if "lockbox" in card:
            return sight.wounds < 2 or not card.startswith("p3")
        warm = any(word in card for word in ("windbreak", "shelter", "heater"))
        return not warm or sight.me["stamina"] <= 3

    def in_turn(self, sight: Sight, options: list[Option]) -> Option:
        """The best command or answer."""
        best = options[0]
        most = -99.0
        for option in options:
            worth = self.worth_of(sight, option)
            if worth > most:
                most, best = worth, option
        return best

    def worth_of(self, sight: Sight, option: Option) -> float:
        """Commands, and acts of trade."""
        verb = option.verb
        if verb == "pass":
            return -1.0
        if verb == "propose":
            return company.would_propose(sight, option.value)
        if verb == "accept":
            return 4.0 if company.would_accept(sight, option.value) else -4.0
        if verb == "decline":
            return -0.5 if sight.view["active"] == sight.seat else 0.0
        if verb in ("counter", "withdraw", "ask_offers"):
            return -4.0
        return turn.weigh(sight, option)

    def in_roll(self, sight: Sight, options: list[Option]) -> Option:
        """Roll; while short use what helps, the cheapest first; else stop."""
        roll = sight.view["roll"]
        missing = 1 if roll["kind"] == "assault" else int(roll["need"]) - roll["dice"].count(True)
        wanted: list[str] = []
        if roll["rolled"] and missing > 0 and False in roll["dice"]:
            wanted += ["reroll", "knuckles", "use_locker", "locker_flare", "flare"]
        if roll["rolled"] and 0 < missing <= 2:
            wanted += _DICE
        wanted.append("play first_aid")
        for text in wanted:
            for option in options:
                if text in (option.verb, option.text):
                    return option
        return options[0]

    def clicker(self, sight: Sight, options: list[Option]) -> Option:
        """The infected show it while too many humans are left."""
        shows = sight.may_spread() and len(options) > 1
        return options[1] if shows else options[0]

    def lose(self, sight: Sight, point: str, options: list[Option]) -> Option:
        """The card that is worth least."""
        if point == "D25":
            return company.pick_card(sight, options)
        cards = [option for option in options if option.verb == "lose"]
        return min(cards, key=lambda option: (card_worth(sight, str(option.args[0])), option.text))

    def aim(self, sight: Sight, point: str, options: list[Option]) -> Option:
        """Tests at who is least clear, Assaults at who is proven."""
        targets = [option for option in options if option.verb == "target"]
        if not targets:
            return options[0]
        if point == "D33":
            return max(targets, key=lambda option: sight.suspicion[option.value])
        return min(targets, key=lambda option: abs(sight.suspicion[option.value] - 0.5))

    # -- what a search asks ----------------------------------------------------------------------

    def attend(self) -> None:
        """What everybody has seen is in the belief already."""

    def hear(self, eyes: Eyes) -> None:
        self._suspicion.hear(eyes)

    def determinize(self, eyes: Eyes, chance: Chance) -> Position:
        self.hear(eyes)
        return eyes.determinize(chance)

    def weigh(self, eyes: Eyes, options: list[Option]) -> list[float]:
        """Commands of the turn have figures; everything else is taken for alike."""
        sight = Sight(eyes, self._suspicion.chances())
        if sight.view["choice"]["point"] != "D12":
            return [0.0] * len(options)
        return [self.worth_of(sight, option) for option in options]

    def supposed(self, sample: Position) -> list[Thinker]:
        """Everybody suspects as this bot does: what others have seen besides can only be guessed,
        and what they know for certain stands in their own views."""
        found: list[Thinker] = []
        for seat in range(sample.seats):
            other = Paranoid(self.seed + seat)
            other._suspicion = self._suspicion.fixed()
            found.append(other)
        return found

    def copy(self, seed: int) -> Thinker:
        other = Paranoid(seed)
        other._suspicion = self._suspicion.fixed()
        return other

    def stake(self, sample: Position, seat: int) -> int:
        assert isinstance(sample, CampPosition)
        return FOR_INFECTED if sample.infected[seat] else FOR_HUMANS

    def milestone(self, p: Position) -> int:
        """A turn after the other: eight steps to a round are more than enough for six turns."""
        assert isinstance(p, CampPosition)
        return p.round * 8 + p.turn_done.count(True)

    def features(self, p: Position, thinkers: list[Thinker]) -> list[float]:
        assert isinstance(p, CampPosition)
        return features(p)

    def outlook(self, p: Position, thinkers: list[Thinker], stake: int) -> float:
        assert isinstance(p, CampPosition)
        if p.over:
            side = SIDE_OF_END[p.end_reason]
            return float(side == ("infected" if stake == FOR_INFECTED else "humans"))
        chance = humans_win(p)
        return chance if stake == FOR_HUMANS else 1.0 - chance
