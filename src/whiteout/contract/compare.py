"""Comparing: where two views or positions first differ, and a position taken apart by its slots.

A message that names one path and two values can be read; two walls of JSON cannot.
"""

from __future__ import annotations

import re
from typing import Any

from whiteout.core.chance import Chance
from whiteout.core.choice import Step
from whiteout.core.event import Event
from whiteout.core.option import Option
from whiteout.core.position import Position

ABSENT = "nothing"
_INDEX = re.compile(r"\[\d+\]")
DRAWS = 4
"""How many draws tell one generator from another."""


def difference(one: Any, other: Any, path: str = "") -> str:
    """Where two plain values first differ, with both values there; nothing where they are the
    same, to the order of their fields."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in [*one, *[key for key in other if key not in one]]:
            inner = f"{path}.{key}" if path else str(key)
            found = difference(one.get(key, ABSENT), other.get(key, ABSENT), inner)
            if found:
                return found
        if list(one) != list(other):
            return f"the order of fields {path}: {list(one)} or {list(other)}"
        return ""
    if isinstance(one, list) and isinstance(other, list):
        for index in range(max(len(one), len(other))):
            left = one[index] if index < len(one) else ABSENT
            right = other[index] if index < len(other) else ABSENT
            found = difference(left, right, f"{path}[{index}]")
            if found:
                return found
        return ""
    if type(one) is type(other) and one == other:
        return ""
    return f"{path or 'the whole'}: {short(one)} or {short(other)}"


def short(value: Any) -> str:
    """A value as it stands in a message."""
    text = repr(value)
    return text if len(text) <= 120 else f"{text[:117]}..."


def leaves(facts: Any, path: str = "") -> dict[str, Any]:
    """Every value of a view by its path; an empty list or table is a value too."""
    if isinstance(facts, dict) and facts:
        found = {}
        for key, value in facts.items():
            found.update(leaves(value, f"{path}.{key}" if path else str(key)))
        return found
    if isinstance(facts, list) and facts:
        found = {}
        for index, value in enumerate(facts):
            found.update(leaves(value, f"{path}[{index}]"))
        return found
    return {path: facts}


def field_of(path: str) -> str:
    """The field that a leaf belongs to, whichever member of a list it is."""
    return _INDEX.sub("[]", path).removesuffix("[]")


# -- positions ----------------------------------------------------------------------------------


def slots(thing: object) -> list[str]:
    """The names of an object's attributes, compiled or not."""
    names = {**declared(type(thing)), **dict.fromkeys(getattr(thing, "__dict__", {}))}
    return [name for name in names if hasattr(thing, name)]


_known: dict[type, dict[str, None]] = {}


def declared(kind: type) -> dict[str, None]:
    """The attributes that a class and its bases declare."""
    if kind in _known:
        return _known[kind]
    names: dict[str, None] = {}
    for base in reversed(kind.__mro__):
        for listed in ("__slots__", "__mypyc_attrs__"):
            found = base.__dict__.get(listed, ())
            names.update(dict.fromkeys([found] if isinstance(found, str) else found))
    _known[kind] = {name: None for name in names if not name.startswith("__")}
    return _known[kind]


def state(p: Position) -> dict[str, Any]:
    """Everything there is to a position, slot by slot, as plain values: for comparing."""
    found = {name: plain(getattr(p, name)) for name in slots(p) if name not in p.APART}
    if not any(found["drafts"]):
        found["drafts"] = []  # no draft begun is written in two ways
    return found


def plain(value: Any) -> Any:
    """A value as numbers, words, lists and tables."""
    if value is None or isinstance(value, (int, str, float)):
        return value
    if isinstance(value, list | tuple):
        return [plain(part) for part in value]
    if isinstance(value, Option):
        return value.text
    if isinstance(value, dict):
        return {str(plain(key)): plain(part) for key, part in value.items()}
    if isinstance(value, set | frozenset):
        return sorted([plain(part) for part in value], key=repr)
    if isinstance(value, Chance):
        copy = value.clone()
        return [copy.word("compare") for _ in range(DRAWS)]
    if isinstance(value, Event):
        return [value.kind, plain(value.public), plain(value.secret), plain(value.audience)]
    if callable(value) or isinstance(value, bytes):
        return repr(value)
    inner = {name: plain(getattr(value, name)) for name in slots(value)}
    return {type(value).__name__: inner} if inner or isinstance(value, Step) else repr(value)


def shared(one: Any, other: Any, path: str = "") -> str:
    """The path of the first list, set or table that two positions share; nothing if none. What
    belongs to immutable objects, such as steps, may be shared."""
    if isinstance(one, list | dict | set):
        if one is other:
            return path
        if isinstance(one, list) and isinstance(other, list):
            for index, (left, right) in enumerate(zip(one, other, strict=False)):
                found = shared(left, right, f"{path}[{index}]")
                if found:
                    return found
        elif isinstance(one, dict) and isinstance(other, dict):
            for key in one:
                found = shared(one[key], other.get(key), f"{path}.{key}")
                if found:
                    return found
    return ""
