"""What matches came to, seat by seat: whole numbers that add up.

Two figures answer "who wins". A match belongs to the allegiance that its outcome names, if it names
one: that is the figure for games in which one side beats the other. And every seat has won, lost or
drawn by itself: the share of an allegiance's seats that won is the figure for all games, those that
are won or lost together and those with several winners among them. Seats of one match are not
independent, so the intervals of that share take matches as clusters.
"""

from __future__ import annotations

from collections import Counter

from whiteout.core.event import Facts
from whiteout.core.game import DRAWN, LOST, WON, Game, Outcome
from whiteout.core.position import Position
from whiteout.lab.stats import Clusters, Estimate, wilson


class Results:
    """The results of some matches."""

    def __init__(self) -> None:
        self.matches = 0
        self.sides: Counter[str] = Counter()
        """Matches by the allegiance that their end belongs to; the empty one where it is nobody's
        in particular."""
        self.mixed = 0
        """Matches that no side won against the others; see `winning_side`."""
        self.alike: Counter[str] = Counter()
        """Matches that ended alike for all seats, by that result."""
        self.won: dict[str, Clusters] = {}
        """By allegiance at the end: seats that won, of all its seats."""
        self.drawn: Counter[str] = Counter()
        """By allegiance at the end: seats that drew."""

    def note(self, game: Game, position: Position, outcome: Outcome) -> None:
        """One match, ended."""
        self.matches += 1
        self.sides[outcome.side] += 1
        self.mixed += not winning_side(game, position, outcome)
        results = [outcome.result(seat) for seat in range(position.seats)]
        if len(set(results)) == 1:
            self.alike[results[0]] += 1
        seats: dict[str, list[str]] = {}
        for seat, result in enumerate(results):
            seats.setdefault(game.allegiance(position, seat), []).append(result)
        for allegiance, theirs in seats.items():
            self.won.setdefault(allegiance, Clusters()).note(theirs.count(WON), len(theirs))
            self.drawn[allegiance] += theirs.count(DRAWN)

    def add(self, other: Results) -> None:
        """Take in more matches."""
        self.matches += other.matches
        self.mixed += other.mixed
        self.sides.update(other.sides)
        self.alike.update(other.alike)
        self.drawn.update(other.drawn)
        for allegiance, won in other.won.items():
            self.won.setdefault(allegiance, Clusters()).add(won)

    def facts(self) -> Facts:
        """The sums, as JSON can hold them."""
        return {
            "matches": self.matches,
            "sides": dict(self.sides),
            "mixed": self.mixed,
            "alike": dict(self.alike),
            "won": {allegiance: won.sums() for allegiance, won in self.won.items()},
            "drawn": dict(self.drawn),
        }

    @staticmethod
    def read(facts: Facts) -> Results:
        """The results that were written so."""
        results = Results()
        results.matches = facts["matches"]
        results.sides.update(facts["sides"])
        results.mixed = facts["mixed"]
        results.alike.update(facts["alike"])
        results.drawn.update(facts["drawn"])
        results.won = {name: Clusters(*sums) for name, sums in facts["won"].items()}
        return results

    # -- figures -----------------------------------------------------------------------------------

    def contested(self, game: Game) -> bool:
        """Whether one allegiance wins a match against another, in every match there was: only then
        can it be asked whether they are even."""
        rivals = [name for name in game.allegiances if name in self.won]
        return len(rivals) > 1 and not self.mixed

    def estimates(self, game: Game, by_seat: bool) -> dict[str, Estimate]:
        """The shares of wins by seat or by match, with the ends of their intervals."""
        if by_seat:
            known = {name: self.won[name] for name in game.allegiances if name in self.won}
            return {name: (won.share(), *won.interval()) for name, won in known.items()}
        counts = {name: self.sides[name] for name in game.allegiances}
        return {
            name: (won / self.matches, *wilson(won, self.matches)) for name, won in counts.items()
        }

    def by_match(self, game: Game) -> dict[str, Facts]:
        """For every allegiance, the share of matches that ended as its own."""
        return {name: share(self.sides[name], self.matches) for name in game.allegiances}

    def by_seat(self, game: Game) -> dict[str, Facts]:
        """For every allegiance that a seat had at the end, the share of its seats that won."""
        found = {}
        for name in game.allegiances:
            if name in self.won:
                won = self.won[name]
                low, high = won.interval()
                found[name] = {
                    "seats": won.trials,
                    "count": won.hits,
                    "drawn": self.drawn[name],
                    "share": round(won.share(), 4),
                    "low": round(low, 4),
                    "high": round(high, 4),
                }
        return found

    def everybody(self) -> dict[str, Facts]:
        """The share of matches that everybody won, lost or drew."""
        return {result: share(self.alike[result], self.matches) for result in (WON, LOST, DRAWN)}


def winning_side(game: Game, position: Position, outcome: Outcome) -> str:
    """The side that the match is a win of, against all others; nothing where everybody wins or
    loses alone. An end that names a side is still no win of that side alone where seats of several
    allegiances have won, or not those of the side but others. (A side that no seat ever has is a
    name for the end: nobody's, or that of some among the winners.)"""
    if position.seats == 1:
        return ""
    won = {game.allegiance(position, seat) for seat in outcome.winners}
    held = {game.allegiance(position, seat) for seat in range(position.seats)}
    others_won = bool(won) and outcome.side in held and outcome.side not in won
    return "" if len(won) > 1 or others_won else outcome.side


def share(hits: int, trials: int) -> Facts:
    """A share of independent matches, with its interval."""
    low, high = wilson(hits, trials)
    return {
        "count": hits,
        "share": round(hits / trials, 4),
        "low": round(low, 4),
        "high": round(high, 4),
    }
