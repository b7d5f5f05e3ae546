"""Talk: the sentences and the channels of a table.

A claim is a sentence with typed blanks ("I am human", "I saw Infected! in Blair's hand") which the
rules never check for truth. A channel is a place to write in. Both are declared by the game; words,
clients and bots build on what it declares.
"""

from __future__ import annotations

from typing import Any, Final

from whiteout.core.refusal import Malformed


class Blank:
    """A blank of a sentence. `family` says what may fill it: `seat`, `number`, or the family of
    words, such as `card`, whose ids are `choices`."""

    __slots__ = ("choices", "family", "most", "name")

    def __init__(
        self, name: str, family: str, choices: list[str] | None = None, most: int = 0
    ) -> None:
        self.name: Final = name
        self.family: Final = family
        self.choices: Final[list[str]] = choices or []
        self.most: Final = most
        """The largest number that a blank for numbers takes."""

    @property
    def type(self) -> str:
        """The type of what fills the blank, for words and clients (core.kinds)."""
        return self.family if self.family in ("seat", "number") else f"id:{self.family}"

    def expected(self, seats: int) -> str:
        """What may fill the blank, in words."""
        if self.family == "seat":
            return f"a seat from 0 to {seats - 1}"
        if self.family == "number":
            return f"a whole number from 0 to {self.most}"
        return " or ".join(self.choices)

    def fits(self, value: object, seats: int) -> bool:
        """Whether a value may fill the blank."""
        if self.choices:
            return isinstance(value, str) and value in self.choices
        most = seats - 1 if self.family == "seat" else self.most
        return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= most


class ClaimKind:
    """A sentence that can be said: its key and its blanks."""

    __slots__ = ("blanks", "key")

    def __init__(self, key: str, *blanks: Blank) -> None:
        self.key: Final = key
        self.blanks: Final = blanks


class Claim:
    """One sentence of table talk, by whoever says it."""

    __slots__ = ("args", "kind")

    def __init__(self, kind: str, args: dict[str, int | str]) -> None:
        self.kind: Final = kind
        self.args: Final = args

    def facts(self) -> dict[str, Any]:
        """The claim as written in events and records."""
        return {"claim": self.kind, **self.args}

    def __repr__(self) -> str:
        return f"Claim({self.kind!r}, {self.args!r})"


class Channel:
    """A place to write in. Who reads and who writes is the game's to say at every moment:
    `Game.reads`, `Game.silenced`. What is written in an `open_after` channel is shown to all
    after the end."""

    __slots__ = ("id", "open_after")

    def __init__(self, id: str, open_after: bool = False) -> None:  # noqa: A002
        self.id: Final = id
        self.open_after: Final = open_after


PUBLIC: Final = Channel("table")
"""Read by everybody, spectators too."""
DEAD: Final = Channel("dead")
"""For those who take no more part."""


def usual_claims(roles: list[str], cards: list[str]) -> list[ClaimKind]:
    """The sentences of most games of hidden roles and hands, as far as the game has these."""
    seat = Blank("seat", "seat")
    claims = []
    if roles:
        claims.append(ClaimKind("is", seat, Blank("role", "role", roles)))
    if cards:
        card = Blank("card", "card", cards)
        claims.append(ClaimKind("holds", card))
        claims += [ClaimKind(key, seat, card) for key in ("saw", "gave", "received")]
    return [*claims, ClaimKind("trusts", seat), ClaimKind("suspects", seat)]


def read_claim(facts: object, seats: int, kinds: list[ClaimKind]) -> Claim:
    """A claim from the outside, checked for form; its truth is nobody's business."""
    by_key = {kind.key: kind for kind in kinds}
    key = facts.get("claim") if isinstance(facts, dict) else None
    if not isinstance(facts, dict) or not isinstance(key, str) or key not in by_key:
        expected = "claim: " + " or ".join(by_key) if by_key else "no claim: this game has none"
        raise Malformed(f"no such claim: {facts!r}", expected)
    blanks = by_key[key].blanks
    if set(facts) != {"claim", *[blank.name for blank in blanks]}:
        names = ", ".join([blank.name for blank in blanks])
        raise Malformed(f"claim {key} with {list(facts)}", f"claim and {names}")
    args: dict[str, int | str] = {}
    for blank in blanks:
        value = facts[blank.name]
        if not blank.fits(value, seats):
            raise Malformed(f"claim {key}: {blank.name} {value!r}", blank.expected(seats))
        args[blank.name] = value
    return Claim(key, args)
