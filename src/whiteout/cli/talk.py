"""Table talk: a claim put together from numbered lists."""

from __future__ import annotations

from typing import TYPE_CHECKING

from whiteout.cli.pick import pick
from whiteout.core.claim import CLAIMS
from whiteout.core.event import Facts

if TYPE_CHECKING:
    from whiteout.cli.session import Session

BLANK = "…"


def make_claim(session: Session) -> None:
    """Ask for a sentence and for its blanks, and say it at the table."""
    words, match = session.words, session.match
    kinds = [kind for kind in CLAIMS if _possible(session, kind)]
    speaker = match.names[session.viewer]
    labels = [
        words.say(f"claim-{kind}", speaker=speaker, seat=BLANK, role=BLANK, card=BLANK)
        if words.has(f"claim-{kind}")
        else f"{speaker}: {kind} {BLANK}"
        for kind in kinds
    ]
    index = pick(session.terminal, words, words.say("talk-which"), labels)
    if index is None:
        return
    facts: Facts = {"claim": kinds[index]}
    for blank in CLAIMS[kinds[index]]:
        value = _fill(session, blank)
        if value is None:
            return
        facts[blank] = value
    match.claim(session.viewer, facts)


def _possible(session: Session, kind: str) -> bool:
    """A claim with a blank that this game has nothing to fill with is not offered."""
    game = session.match.game
    blanks = CLAIMS[kind]
    return not ("role" in blanks and not game.roles) and not ("card" in blanks and not game.cards)


def _fill(session: Session, blank: str) -> int | str | None:
    words, match = session.words, session.match
    if blank == "seat":
        return pick(session.terminal, words, words.say("talk-seat"), match.names)
    values = match.game.roles if blank == "role" else match.game.cards
    labels = [words.role(value) if blank == "role" else words.card(value) for value in values]
    index = pick(session.terminal, words, words.say(f"talk-{blank}"), labels)
    return None if index is None else values[index]
