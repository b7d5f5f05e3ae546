"""Claims: structured table talk, never checked by the rules.

A claim is a sentence with blanks ("I am human", "I saw Infected! in Blair's hand"). The core knows
the sentences, the game fills in which roles and cards may be named. Bots make and weigh claims;
people make them with one tap.
"""

from __future__ import annotations

from typing import Any, Final

from whiteout.core.refusal import Malformed

CLAIMS: Final[dict[str, tuple[str, ...]]] = {
    "is": ("seat", "role"),
    "holds": ("card",),
    "saw": ("seat", "card"),
    "gave": ("seat", "card"),
    "received": ("seat", "card"),
    "trusts": ("seat",),
    "suspects": ("seat",),
}
"""Every sentence and its blanks."""


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


def read_claim(facts: object, seats: int, roles: list[str], cards: list[str]) -> Claim:
    """A claim from the outside, checked for form; its truth is nobody's business."""
    kinds = list(CLAIMS)  # a list, since what comes from outside need not be hashable
    if not isinstance(facts, dict) or facts.get("claim") not in kinds:
        raise Malformed(f"no such claim: {facts!r}", "claim: " + " or ".join(kinds))
    kind = str(facts["claim"])
    blanks = CLAIMS[kind]
    if set(facts) != {"claim", *blanks}:
        raise Malformed(f"claim {kind} with {list(facts)}", f"claim and {', '.join(blanks)}")
    args: dict[str, int | str] = {}
    for blank in blanks:
        value = facts[blank]
        if blank == "seat":
            if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < seats:
                raise Malformed(f"claim {kind}: seat {value!r}", f"a seat from 0 to {seats - 1}")
            args[blank] = value
        else:
            words = roles if blank == "role" else cards
            if not isinstance(value, str) or value not in words:
                raise Malformed(f"claim {kind}: {blank} {value!r}", " or ".join(words))
            args[blank] = value
    return Claim(kind, args)
