"""Letters that look like others: names that differ in them alone are the same name to the eye."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from importlib import resources
from typing import Final

_PAIRS: Final = (("rn", "m"), ("vv", "w"), ("l", "i"))


@lru_cache(maxsize=1)
def _alike() -> dict[int, str]:
    """The rows of `lookalikes.txt`: a letter, and those that are taken for it."""
    text = (resources.files("whiteout.server") / "lookalikes.txt").read_text(encoding="utf-8")
    rows = [line.split(" ") for line in text.splitlines()]
    return {ord(letter): plain for plain, letters in rows for letter in letters}


def skeleton(name: str) -> str:
    """What the eye makes of a name: no case, no marks, no joiners, no spaces, one of each group of
    letters that look alike."""
    plain = unicodedata.normalize("NFKD", name).casefold()
    kept = [letter for letter in plain if unicodedata.category(letter)[0] in "LNPS"]
    found = "".join(kept).translate(_alike())
    for pair, one in _PAIRS:
        found = found.replace(pair, one)
    return found
