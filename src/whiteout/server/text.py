"""Names and chat are text: what is let in, and in which form."""

from __future__ import annotations

import unicodedata
from typing import Final

from whiteout.core.refusal import Malformed
from whiteout.server.lookalikes import skeleton

LONGEST_NAME: Final = 24
_JOINERS: Final = "\u200c\u200d\ufe0e\ufe0f"
"""Invisible but meaningful: they join emoji and letters."""
_BLANK: Final = "\u115f\u1160\u2800\u3164\uffa0\u17b4\u17b5"
"""Letters and signs that show nothing."""
_BAD: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")


def _check(text: str, what: str) -> str:
    """No control characters, none that turn the direction of writing, nothing unassigned; no more
    than a few marks on one letter; something to see."""
    text = unicodedata.normalize("NFC", text).strip()
    marks = 0
    for character in text:
        category = unicodedata.category(character)
        if character in _BLANK or (category in _BAD and character not in _JOINERS):
            raise Malformed(f"{what} holds U+{ord(character):04X}", "letters, digits, marks, emoji")
        marks = marks + 1 if category in ("Mn", "Me") and character not in _JOINERS else 0
        if marks > 4:
            raise Malformed(f"{what} piles up marks", "at most four on a letter")
    if not any(unicodedata.category(character)[0] in "LNPS" for character in text):
        raise Malformed(f"{what} is empty", "something to read")
    return text


def clean_chat(text: str) -> str:
    """A line of chat as it will be shown."""
    return _check(text, "the text")


def clean_name(name: str, taken: list[str]) -> str:
    """A nickname as it will be shown, told apart from those at the table."""
    name = " ".join(_check(name, "the name").split())[:LONGEST_NAME].strip()
    alike = {skeleton(other) for other in taken}
    found = name
    number = 2
    while skeleton(found) in alike:
        found = f"{name[: LONGEST_NAME - 3]} {number}"
        number += 1
    return found
