"""The findings of a balance run in plain sentences, for somebody who has never seen an interval."""

from __future__ import annotations

from whiteout.core.event import Facts
from whiteout.core.game import DRAWN, LOST, WON
from whiteout.lab.findings import MATCHES, SEATS
from whiteout.lab.stats import Estimate, between
from whiteout.lab.watch import ASKED
from whiteout.words import Words
from whiteout.words.catalogue import family_of

NAMED = 3
"""How many things are named as going with winning."""

BLANK = "…"

EVERYBODY = {WON: "won", LOST: "lost", DRAWN: "drew"}

CLEARLY = 1.6
"""A thing is named if its effect is so many times its uncertainty. Dozens of things are compared,
and one in twenty would pass for clear by chance alone; with this, one in six hundred."""


class Teller:
    """Turns findings into sentences, with the game's own words for allegiances and cards."""

    def __init__(self, words: Words, facts: Facts) -> None:
        self.words = words
        self.facts = facts
        self.plain: list[Facts] = [cell for cell in facts["cells"] if not cell["vary"]]
        self.measure: str = facts["measure"]
        """Which shares stand for winning: those of matches or those of seats."""
        self.allegiances = [name for name in facts["use"] if self._counts(name)]

    def _counts(self, name: str) -> bool:
        """Whether an allegiance has a share of its own: it ended matches, or seats had it."""
        shares = [cell[self.measure].get(name) for cell in self.plain]
        return any(share and (share["count"] or share.get("seats")) for share in shares)

    @property
    def contested(self) -> bool:
        """Whether in every match one allegiance wins against another."""
        return self.measure == MATCHES

    def sentences(self) -> list[str]:
        """The summary."""
        told = [self._balance() if self.contested else "", self._seats(), self._everybody()]
        if len(self.plain) > 1:
            told.append(self._trend())
        usual = self.usual()
        told += [self._length(usual), self._changes(usual), self._eliminations(usual)]
        told += [self._use(name) for name in self.allegiances]
        told += [self._sensitivity(row) for row in self.facts["sensitivity"]]
        return [sentence for sentence in told if sentence]

    def usual(self) -> Facts:
        """The cell that stands for all: the one with 6 seats, or the middle one."""
        named = [cell for cell in self.plain if cell["seats"] == 6]
        return named[0] if named else self.plain[len(self.plain) // 2]

    def thing(self, thing: str) -> str:
        """`play joker` as it is read, or `yes` with the question it answers."""
        answer, _, asked = thing.partition(ASKED)
        verb, *things = answer.split(" ")
        said = " ".join([verb.replace("_", " "), *map(self._called, things)])
        return f"answer “{said}” to “{self._question(asked)}”" if asked else said

    def _called(self, name: str) -> str:
        """The name of a card, a room or whatever else an option may name."""
        options: dict[str, dict[str, str]] = self.words.types.get("options", {})
        named = [family_of(type_) for types in options.values() for type_ in types.values()]
        families = [f for f in dict.fromkeys(named) if f and self.words.has(f"{f}-{name}")]
        return self.words.known(families[0] if families else "card", name)

    def _question(self, asked: str) -> str:
        """A prompt, with blanks for whatever differs from time to time."""
        point, rule, *things = asked.split(" ")
        types: dict[str, str] = self.words.types.get("about", {})
        blanks = {name: "somebody" if kind == "seat" else BLANK for name, kind in types.items()}
        about = {**blanks, **dict(thing.split("=", 1) for thing in things)}
        return self.words.prompt({"point": point, "rule": rule, "about": about}, [])

    def _balance(self) -> str:
        cell = self.usual()
        matches = cell[MATCHES]
        parts = [f"{self.words.side(name)} {percent(matches[name])}" for name in self.allegiances]
        best = max(self.allegiances, key=lambda name: matches[name]["share"])
        top = matches[best]
        half = 1 / len([name for name in self.allegiances if matches[name]["count"]])
        if top["low"] <= half:
            verdict = "So many matches do not tell the sides apart: it may well be even."
        else:
            verdict = f"The better of it: {self.words.side(best)}."
        return (
            f"With {so_many(cell)}, {cell['games']:,} matches were won so: "
            f"{'; '.join(parts)}. {verdict}"
        )

    def _seats(self) -> str:
        """How many seats of each allegiance won: the figure that holds for every game."""
        cell = self.usual()
        parts = [
            f"{percent(share)} of {self.words.side(name)}" for name, share in cell[SEATS].items()
        ]
        if self.contested:
            return f"Of the seats of each side at the end, so many had won: {'; '.join(parts)}."
        return (
            f"With {so_many(cell)}, in {cell['games']:,} matches so many of all seats won: "
            f"{'; '.join(parts)}."
        )

    def _everybody(self) -> str:
        """Matches that ended alike for all seats."""
        cell = self.usual()
        told = [
            f"everybody {EVERYBODY[result]} in {percent(share)} of the matches"
            for result, share in cell["everybody"].items()
            if share["count"]
        ]
        sentence = ", ".join(told)
        return f"{sentence[0].upper()}{sentence[1:]}." if told else ""

    def _trend(self) -> str:
        name = self.allegiances[0]
        found = [cell for cell in self.plain if name in cell[self.measure]]
        first, last = found[0], found[-1]
        few, other = first[self.measure][name], last[self.measure][name]
        span = f"from {percent(few)} with {so_many(first)} to {percent(other)} with {last['seats']}"
        low, high = between(estimate(few), estimate(other))
        apart = low > 0 or high < 0
        ending = "" if apart else ", which is no clear difference"
        return f"{self.words.side(name)}: {span}{ending}."

    def _length(self, cell: Facts) -> str:
        length = cell["length"]
        return (
            f"Half of the matches with {so_many(cell)} take {length['p50']} "
            f"{cell['unit']} or fewer, nine in ten {length['p90']} or fewer."
        )

    def _changes(self, cell: Facts) -> str:
        changes = cell["changes"]
        if not changes["first"]:
            return "Nobody ever changes sides."
        return (
            f"Somebody changes sides in {percent(changes['matches'])} of them; in half of these "
            f"first by {one(cell['unit'])} {changes['first']['p50']}. At the end "
            f"{changes['mean']:.1f} of {cell['seats']} seats are on another side than they "
            f"began on."
        )

    def _eliminations(self, cell: Facts) -> str:
        out = cell["eliminations"]
        if not out["first"]:
            return "Nobody is ever eliminated."
        return (
            f"{out['mean']:.1f} of {cell['seats']} seats are out at the end on average; the first "
            f"of them by {one(cell['unit'])} {out['first']['p50']} in half of the matches in which "
            f"anybody is."
        )

    def _use(self, name: str) -> str:
        rows = self.facts["use"][name]
        clear = [row for row in rows if row["effect"] and _clear(row["effect"])]
        clear.sort(key=lambda row: -row["effect"]["gain"])
        good = [row for row in clear if row["effect"]["gain"] > 0]
        told = {_asked(row) for row in good[:NAMED]} - {
            ""
        }  # that "no" is worse goes without saying
        bad = [row for row in reversed(clear) if row["effect"]["gain"] < 0]
        bad = [row for row in bad if _asked(row) not in told]
        parts = []
        for rows, what in ((good, "won more often"), (bad, "won less often")):
            if rows:
                named = ", ".join(
                    f"{self.thing(row['thing'])} ({points(row['effect']['gain'])})"
                    for row in rows[:NAMED]
                )
                parts.append(f"{what} where a seat of theirs took its first chance to {named}")
        return f"{self.words.side(name)} {'; and '.join(parts)}." if parts else ""

    def _sensitivity(self, row: Facts) -> str:
        told: dict[str, list[str]] = {}
        for found in row["rows"]:
            moved = [
                f"{self.words.side(name)} {points(shift['shift'])}"
                for name, shift in found["shifts"].items()
                if shift["low"] > 0 or shift["high"] < 0
            ]
            clear = [f"with {so_many(found)} {', '.join(moved)}"] if moved else []
            told.setdefault(found["value"], []).extend(clear)
        parts = [
            f"{value}: {', '.join(clear) or 'no clear difference'}" for value, clear in told.items()
        ]
        return f"{row['key']} against the game as it is: {'; '.join(parts)}."


def _asked(row: Facts) -> str:
    thing: str = row["thing"]
    return thing.partition(ASKED)[2]


def _clear(effect: Facts) -> bool:
    gain: float = effect["gain"]
    width: float = effect["high"] - effect["low"]
    return abs(gain) > CLEARLY * width / 2


def so_many(cell: Facts) -> str:
    """How many seats a cell has, in words."""
    seats: int = cell["seats"]
    return "1 seat" if seats == 1 else f"{seats} seats"


def estimate(share: Facts) -> Estimate:
    """A share and the ends of its interval."""
    return share["share"], share["low"], share["high"]


def percent(share: Facts) -> str:
    """A share with its interval."""
    return f"{share['share']:.1%} ({share['low']:.1%} to {share['high']:.1%})"


def points(gain: float) -> str:
    """A difference of two shares, in points of a hundred."""
    return f"{100 * gain:+.1f} points"


def one(unit: str) -> str:
    """`turns` -> `turn`."""
    return unit.removesuffix("s")
