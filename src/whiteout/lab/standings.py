"""The standings of a tournament: ratings, shares of wins, and who is better than whom.

A seat's side is the one it was dealt; it has won if the match names it among the winners.
"""

from __future__ import annotations

from itertools import combinations

from whiteout.core.event import Facts
from whiteout.core.refusal import Refusal
from whiteout.lab.stats import Z95, clustered, paired
from whiteout.lab.tournament import Played

ALL = "all"


class Score:
    """How one bot has fared on one side, round by round."""

    def __init__(self) -> None:
        self.won: list[int] = []
        self.played: list[int] = []

    def share(self, number: int) -> float | None:
        """The share of its seats that won in a round."""
        played = self.played[number]
        return self.won[number] / played if played else None

    def facts(self) -> Facts:
        """The share of wins over all rounds; its interval knows that rounds are clusters."""
        low, high = clustered(self.won, self.played)
        won, played = sum(self.won), sum(self.played)
        return {
            "played": played,
            "won": won,
            "share": round(won / played, 4) if played else None,
            "low": round(low, 4),
            "high": round(high, 4),
        }


class Standings:
    """What a tournament has come to."""

    def __init__(self, played: Played) -> None:
        self.played = played
        job = played.jobs[0]
        self.bots = job.bots
        self.rounds = played.in_turn()
        seen = {side for matches in self.rounds for match in matches for side in match["sides"]}
        self.sides = [side for side in job.game.sides if side in seen]
        self.scores = self._count()
        self.ratings = {side: self._rate(side) for side in (ALL, *self.sides)}

    def _count(self) -> dict[tuple[str, str], Score]:
        scores = {(bot, side): Score() for bot in self.bots for side in (ALL, *self.sides)}
        for matches in self.rounds:
            for score in scores.values():
                score.won.append(0)
                score.played.append(0)
            for match in matches:
                for seat, (bot, side) in enumerate(zip(match["bots"], match["sides"], strict=True)):
                    for which in (ALL, side):
                        score = scores[self.bots[bot], which]
                        score.played[-1] += 1
                        score.won[-1] += seat in match["winners"]
        return scores

    def _rate(self, side: str) -> dict[str, tuple[float, float]]:
        """OpenSkill's rating of every bot, and its standard deviation: a round is one contest, and
        the shares won in it are the scores."""
        try:
            from openskill.models import PlackettLuce
        except ImportError:
            raise Refusal("OpenSkill is not installed", "pip install 'whiteout[lab]'") from None
        model = PlackettLuce()
        ratings = {bot: model.rating(name=bot) for bot in self.bots}
        for number in range(len(self.rounds)):
            shares = {bot: self.scores[bot, side].share(number) for bot in self.bots}
            here = {bot: share for bot, share in shares.items() if share is not None}
            if len(here) < 2:
                continue
            teams = [[ratings[bot]] for bot in here]
            rated = model.rate(teams, scores=list(here.values()))
            for bot, (rating,) in zip(here, rated, strict=True):
                ratings[bot] = rating
        return {bot: (rating.mu, rating.sigma) for bot, rating in ratings.items()}

    def table(self) -> list[Facts]:
        """The bots, best first."""
        order = sorted(self.bots, key=lambda bot: -self.ratings[ALL][bot][0])
        return [
            {
                "bot": bot,
                "rating": _rating(self.ratings[ALL][bot]),
                **self.scores[bot, ALL].facts(),
                "sides": {
                    side: {
                        "rating": _rating(self.ratings[side][bot]),
                        **self.scores[bot, side].facts(),
                    }
                    for side in self.sides
                },
            }
            for bot in order
        ]

    def pairs(self) -> list[Facts]:
        """How much more one bot won than another, deal by deal, overall and on each side."""
        found = []
        for one, other in combinations([row["bot"] for row in self.table()], 2):
            for side in (ALL, *self.sides):
                mine, theirs = self.scores[one, side], self.scores[other, side]
                gains = []
                for number in range(len(self.rounds)):
                    here, there = mine.share(number), theirs.share(number)
                    if here is not None and there is not None:
                        gains.append(here - there)
                mean, low, high = paired(gains)
                found.append(
                    {
                        "bot": one,
                        "than": other,
                        "side": side,
                        "rounds": len(gains),
                        "difference": round(mean, 4),
                        "low": round(low, 4),
                        "high": round(high, 4),
                    }
                )
        return found

    def facts(self) -> Facts:
        """The whole as one object; everything but the seconds follows from the seed."""
        job = self.played.jobs[0]
        plan = job.facts()
        matches = sum(len(matches) for matches in self.rounds)
        return {
            **{key: value for key, value in plan.items() if key not in ("seats", "rounds")},
            "seats": [job.seats for job in self.played.jobs],
            "rounds": len(self.rounds),
            "matches": matches,
            "standings": self.table(),
            "pairs": self.pairs(),
            "seconds": round(self.played.seconds, 3),
        }


def _rating(rating: tuple[float, float]) -> Facts:
    mu, sigma = rating
    return {
        "mu": round(mu, 3),
        "sigma": round(sigma, 3),
        "low": round(mu - Z95 * sigma, 3),
        "high": round(mu + Z95 * sigma, 3),
    }
