"""The standings of a tournament: ratings, shares of wins, and who is better than whom.

A seat's allegiance is the one it was dealt; whether it has won is its own result, whatever it may
have come to play for.
"""

from __future__ import annotations

from itertools import combinations

from whiteout.core.event import Facts
from whiteout.core.refusal import Refusal
from whiteout.lab.stats import Z95, clustered, paired
from whiteout.lab.tournament import Played

ALL = "all"


class Score:
    """How one bot has fared with one allegiance, round by round."""

    def __init__(self) -> None:
        self.won: list[int] = []
        self.drawn: list[int] = []
        self.played: list[int] = []

    def begin_round(self) -> None:
        """Another round, in which nothing has been played yet."""
        for counts in (self.won, self.drawn, self.played):
            counts.append(0)

    def share(self, number: int) -> float | None:
        """The share of its seats that won in a round; a draw is half a win."""
        played = self.played[number]
        return (self.won[number] + self.drawn[number] / 2) / played if played else None

    def facts(self) -> Facts:
        """The share of wins over all rounds; its interval knows that rounds are clusters."""
        low, high = clustered(self.won, self.played)
        won, played = sum(self.won), sum(self.played)
        return {
            "played": played,
            "won": won,
            "drawn": sum(self.drawn),
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
        matches = [match for matches in self.rounds for match in matches]
        seen = {allegiance for match in matches for allegiance in match["allegiances"]}
        self.allegiances = [name for name in job.game.allegiances if name in seen]
        self.scores = self._count()
        self.ratings = {which: self._rate(which) for which in (ALL, *self.allegiances)}

    def _count(self) -> dict[tuple[str, str], Score]:
        every = (ALL, *self.allegiances)
        scores = {(bot, which): Score() for bot in self.bots for which in every}
        for matches in self.rounds:
            for score in scores.values():
                score.begin_round()
            for match in matches:
                places = zip(match["bots"], match["allegiances"], strict=True)
                for seat, (bot, allegiance) in enumerate(places):
                    for which in (ALL, allegiance):
                        score = scores[self.bots[bot], which]
                        score.played[-1] += 1
                        score.won[-1] += seat in match["winners"]
                        score.drawn[-1] += seat in match["drawn"]
        return scores

    def _rate(self, which: str) -> dict[str, tuple[float, float]]:
        """OpenSkill's rating of every bot, and its standard deviation: a round is one contest, and
        the shares won in it are the scores."""
        try:
            from openskill.models import PlackettLuce
        except ImportError:
            raise Refusal("OpenSkill is not installed", "pip install 'whiteout[lab]'") from None
        model = PlackettLuce()
        ratings = {bot: model.rating(name=bot) for bot in self.bots}
        for number in range(len(self.rounds)):
            shares = {bot: self.scores[bot, which].share(number) for bot in self.bots}
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
                "allegiances": {
                    name: {
                        "rating": _rating(self.ratings[name][bot]),
                        **self.scores[bot, name].facts(),
                    }
                    for name in self.allegiances
                },
            }
            for bot in order
        ]

    def pairs(self) -> list[Facts]:
        """How much more one bot won than another, deal by deal, overall and by allegiance."""
        found = []
        for one, other in combinations([row["bot"] for row in self.table()], 2):
            for which in (ALL, *self.allegiances):
                mine, theirs = self.scores[one, which], self.scores[other, which]
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
                        "allegiance": which,
                        "rounds": len(gains),
                        "difference": round(mean, 4),
                        "low": round(low, 4),
                        "high": round(high, 4),
                    }
                )
        return found

    def tells_nothing(self) -> bool:
        """Whether bots sat at one table and all of it won or lost together, in every match: then
        their shares are the same whatever they do."""
        matches = [match for matches in self.rounds for match in matches]
        mixed = any(len(set(match["bots"])) > 1 for match in matches)
        return mixed and all(ended_alike(match) for match in matches)

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
            "tells_nothing": self.tells_nothing(),
            "standings": self.table(),
            "pairs": self.pairs(),
            "seconds": round(self.played.seconds, 3),
        }


def ended_alike(match: Facts) -> bool:
    """Whether a match ended alike for all its seats."""
    seats = len(match["bots"])
    won, drawn = len(match["winners"]), len(match["drawn"])
    return won == seats or drawn == seats or won + drawn == 0


def _rating(rating: tuple[float, float]) -> Facts:
    mu, sigma = rating
    return {
        "mu": round(mu, 3),
        "sigma": round(sigma, 3),
        "low": round(mu - Z95 * sigma, 3),
        "high": round(mu + Z95 * sigma, 3),
    }
