"""Refusals as they are sent on a socket."""

from __future__ import annotations

from whiteout.core.refusal import Malformed, Refusal
from whiteout.server import wire


def refused(key: str, refusal: Refusal) -> bytes:
    """What was wrong, what was expected, and the rule behind it."""
    return wire.encode(
        wire.Refused(
            key=key,
            error=refusal.code,
            wrong=refusal.wrong,
            expected=refusal.expected,
            rule=refusal.rule,
        )
    )


def unreadable(key: str, wrong: str) -> bytes:
    """A message that is none of the protocol's."""
    return refused(key, Malformed(wrong[:300], "a message of docs/protocol.md"))
