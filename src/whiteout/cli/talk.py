"""Table talk: a claim put together from numbered lists."""

from __future__ import annotations

from typing import TYPE_CHECKING

from whiteout.cli.pick import pick
from whiteout.core.event import Facts
from whiteout.core.talk import Blank

if TYPE_CHECKING:
    from whiteout.cli.session import Session

BLANK = "…"


def make_claim(session: Session) -> None:
    """Ask for a sentence and for its blanks, and say it at the table."""
    words, match = session.words, session.match
    kinds = match.game.claims()
    speaker = match.names[session.viewer]
    labels = [
        words.say(f"claim-{kind.key}", speaker=speaker, **{b.name: BLANK for b in kind.blanks})
        if words.has(f"claim-{kind.key}")
        else f"{speaker}: {kind.key} {BLANK}"
        for kind in kinds
    ]
    index = pick(session.terminal, words, words.say("talk-which"), labels)
    if index is None:
        return
    facts: Facts = {"claim": kinds[index].key}
    for blank in kinds[index].blanks:
        value = _fill(session, blank)
        if value is None:
            return
        facts[blank.name] = value
    match.claim(session.viewer, facts)


def _fill(session: Session, blank: Blank) -> int | str | None:
    words, match = session.words, session.match
    if blank.family == "seat":
        return pick(session.terminal, words, words.say("talk-seat"), match.names)
    values = blank.choices or [str(number) for number in range(blank.most + 1)]
    labels = [words.known(blank.family, value) if blank.choices else value for value in values]
    key = f"talk-{blank.name}"
    index = pick(
        session.terminal, words, words.say(key if words.has(key) else "talk-blank"), labels
    )
    return None if index is None else values[index] if blank.choices else index
