"""The findings of a balance run in plain sentences, for somebody who has never seen an interval."""

from __future__ import annotations

from whiteout.core.event import Facts
from whiteout.lab.stats import difference
from whiteout.lab.watch import ASKED, THINGS
from whiteout.words import Words
from whiteout.words.catalogue import CARD_FIELDS, NAMED_FIELDS, SEAT_FIELDS

NAMED = 3
"""How many things are named as going with winning."""

FAMILIES = ("card", *dict.fromkeys(NAMED_FIELDS.values()))
"""The kinds of things that have names."""

BLANK = "…"
BLANKS = {
    **dict.fromkeys([*CARD_FIELDS, *NAMED_FIELDS, "count", "most", "remaining", "round"], BLANK),
    **dict.fromkeys(SEAT_FIELDS, "somebody"),
}

CLEARLY = 1.6
"""A thing is named if its effect is so many times its uncertainty. Dozens of things are compared,
and one in twenty would pass for clear by chance alone; with this, one in six hundred."""


class Teller:
    """Turns findings into sentences, with the game's own words for sides and cards."""

    def __init__(self, words: Words, facts: Facts) -> None:
        self.words = words
        self.facts = facts
        self.plain: list[Facts] = [cell for cell in facts["cells"] if not cell["vary"]]
        self.sides = [
            side for side in facts["use"] if any(cell["wins"][side]["count"] for cell in self.plain)
        ]

    def sentences(self) -> list[str]:
        """The summary."""
        told = [self._balance()]
        if len(self.plain) > 1:
            told.append(self._trend())
        usual = self.usual()
        told += [self._length(usual), self._changes(usual), self._eliminations(usual)]
        told += [self._use(side) for side in self.sides]
        told += [self._sensitivity(row) for row in self.facts["sensitivity"]]
        return [sentence for sentence in told if sentence]

    def usual(self) -> Facts:
        """The cell that stands for all: the one with 6 seats, or the middle one."""
        named = [cell for cell in self.plain if cell["seats"] == 6]
        return named[0] if named else self.plain[len(self.plain) // 2]

    def thing(self, thing: str) -> str:
        """`play axe` as it is read, or `yes` with the question it answers."""
        answer, _, asked = thing.partition(ASKED)
        verb, *things = answer.split(" ")
        said = " ".join([verb.replace("_", " "), *map(self._called, things)])
        return f"answer “{said}” to “{self._question(asked)}”" if asked else said

    def _called(self, name: str) -> str:
        """The name of a card, a room or whatever else an option may name."""
        families = [family for family in FAMILIES if self.words.has(f"{family}-{name}")]
        return self.words.known(families[0] if families else "card", name)

    def _question(self, asked: str) -> str:
        """A prompt, with blanks for whatever differs from time to time."""
        point, rule, *things = asked.split(" ")
        about = {**BLANKS, **dict.fromkeys(THINGS, things[0] if things else BLANK)}
        return self.words.prompt({"point": point, "rule": rule, "about": about}, [])

    def _balance(self) -> str:
        cell = self.usual()
        parts = []
        for side in self.sides:
            won = cell["wins"][side]
            parts.append(f"{self.words.side(side)} {percent(won)}")
        best = max(self.sides, key=lambda side: cell["wins"][side]["share"])
        top = cell["wins"][best]
        half = 1 / len([side for side in self.sides if cell["wins"][side]["count"]])
        if top["low"] <= half:
            verdict = "So many matches do not tell the sides apart: it may well be even."
        else:
            verdict = f"The better of it: {self.words.side(best)}."
        return (
            f"With {cell['seats']} seats, {cell['games']:,} matches were won so: "
            f"{'; '.join(parts)}. {verdict}"
        )

    def _trend(self) -> str:
        side = self.sides[0]
        first, last = self.plain[0], self.plain[-1]
        few, other = first["wins"][side], last["wins"][side]
        span = (
            f"from {percent(few)} with {first['seats']} seats "
            f"to {percent(other)} with {last['seats']}"
        )
        low, high = difference(few["count"], first["games"], other["count"], last["games"])
        apart = low > 0 or high < 0
        ending = "" if apart else ", which is no clear difference"
        return f"{self.words.side(side)}: {span}{ending}."

    def _length(self, cell: Facts) -> str:
        length = cell["length"]
        return (
            f"Half of the matches with {cell['seats']} seats take {length['p50']} "
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

    def _use(self, side: str) -> str:
        clear = [row for row in self.facts["use"][side] if row["effect"] and _clear(row["effect"])]
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
        return f"{self.words.side(side)} {'; and '.join(parts)}." if parts else ""

    def _sensitivity(self, row: Facts) -> str:
        told: dict[str, list[str]] = {}
        for found in row["rows"]:
            moved = [
                f"{self.words.side(side)} {points(shift['shift'])}"
                for side, shift in found["shifts"].items()
                if shift["low"] > 0 or shift["high"] < 0
            ]
            clear = [f"with {found['seats']} seats {', '.join(moved)}"] if moved else []
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


def percent(share: Facts) -> str:
    """A share with its interval."""
    return f"{share['share']:.1%} ({share['low']:.1%} to {share['high']:.1%})"


def points(gain: float) -> str:
    """A difference of two shares, in points of a hundred."""
    return f"{100 * gain:+.1f} points"


def one(unit: str) -> str:
    """`turns` -> `turn`."""
    return unit.removesuffix("s")
