"""Differences between two JSON values: what an update or a replay sends instead of the whole.

A difference is one of four things (docs/protocol.md):

- `[value]`: the new value.
- `{"key": difference, ...}` for an object: the members that have changed. `0` in the place of a
  difference means that the member is gone; a member that is new has `[value]`.
- `{"0": difference, ...}` for a list: the items that have changed, by index; the length stays.
- `[at, gone, items]` for a list: from index `at` on, `gone` items are replaced by `items`.

Differences are built from the bytes of both values: equal parts are equal bytes, so only what has
changed is ever taken apart, and what is new is copied as it stands.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import Raw

GONE = 0
"""In the place of a member's difference: the member is gone."""

_members = msgspec.json.Decoder(dict[str, Raw])
_items = msgspec.json.Decoder(list[Raw])
_encode = msgspec.json.encode
_OBJECT: Final = ord("{")
_NESTED: Final = frozenset(b"{[")
_NEW: Final = b"?"
"""In the place of a difference: not looked for yet."""


Memo = dict[tuple[bytes, bytes], bytes | None]
"""Differences found already. Most of what changes at a table is the same for all its viewers."""


def difference(old: bytes, new: bytes, memo: Memo | None = None) -> bytes | None:
    """What turns one JSON text into another, as JSON; None where both say the same. The shortest
    of the forms is taken."""
    return _difference(old, new, {} if memo is None else memo)


def _difference(old: bytes, new: bytes, memo: Memo) -> bytes | None:
    if old == new:
        return None
    first = new[0]
    if first != old[0] or first not in _NESTED:
        return b"[" + new + b"]"
    found = memo.get((old, new), _NEW)
    if found is _NEW:
        change = _of_objects(old, new, memo) if first == _OBJECT else _of_lists(old, new, memo)
        found = memo[old, new] = _shorter(change, new)
    return found


def _shorter(change: bytes | None, new: bytes) -> bytes | None:
    if change is None or len(change) < len(new) + 2:
        return change
    return b"[" + new + b"]"


def _of_objects(old: bytes, new: bytes, memo: Memo) -> bytes | None:
    before, after = _members.decode(old), _members.decode(new)
    changed: dict[str, object] = {}
    for key, value in after.items():
        was = before.pop(key, None)
        if was is None:
            changed[key] = [value]
        elif was != value:
            inner = _difference(bytes(was), bytes(value), memo)
            if inner is not None:
                changed[key] = Raw(inner)
    for key in before:
        changed[key] = GONE
    return _encode(changed) if changed else None


def _of_lists(old: bytes, new: bytes, memo: Memo) -> bytes | None:
    before, after = _items.decode(old), _items.decode(new)
    if len(before) != len(after):
        return _splice(before, after)
    items = _by_index(before, after, memo)
    if not items:
        return None
    form = _encode(items)
    if len(items) == 1:
        (index,) = items
        if len(form) <= len(after[int(index)]) + len(index) + 7:  # what a splice of one takes
            return form
    return min(_splice(before, after), form, key=len)


def _by_index(before: list[Raw], after: list[Raw], memo: Memo) -> dict[str, Raw]:
    changed = {}
    for index, value in enumerate(after):
        was = before[index]
        if was != value:
            inner = _difference(bytes(was), bytes(value), memo)
            if inner is not None:
                changed[str(index)] = Raw(inner)
    return changed


def _splice(before: list[Raw], after: list[Raw]) -> bytes:
    """What stands between the common beginning and the common end."""
    most = min(len(before), len(after))
    head = 0
    while head < most and before[head] == after[head]:
        head += 1
    tail = 0
    while tail < most - head and before[-1 - tail] == after[-1 - tail]:
        tail += 1
    return _encode([head, len(before) - head - tail, after[head : len(after) - tail]])


def apply(old: Any, change: Any) -> Any:
    """The new value. `old` stays as it is; what has not changed is shared with it."""
    if isinstance(change, list):
        if len(change) == 1:
            return change[0]
        at, gone, items = change
        return [*old[:at], *items, *old[at + gone :]]
    if isinstance(old, list):
        made = old[:]
        for index, inner in change.items():
            made[int(index)] = apply(old[int(index)], inner)
        return made
    members = {key: value for key, value in old.items() if change.get(key, None) != GONE}
    for key, inner in change.items():
        if inner != GONE:
            members[key] = apply(old.get(key), inner)
    return members
