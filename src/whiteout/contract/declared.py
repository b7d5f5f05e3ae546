"""What is said must be of the kind that is declared for it (core.kinds): views and events."""

from __future__ import annotations

from typing import Any

from whiteout.core.event import EventKind, Facts
from whiteout.core.facts import FactTable
from whiteout.core.kinds import Each, Group, Id, Ids, Kind, Many, Unlearned, Word, YesNo


def misfit(kind: Kind, value: Any, path: str) -> str:
    """The path and the value of the first thing that is not of its kind, or nothing. None stands
    for what is not there."""
    if isinstance(kind, Unlearned):
        return misfit(kind.kind, value, path)
    if value is None:
        return ""
    if isinstance(kind, Many):
        rows = value if isinstance(value, list) else [value]
        return first(misfit_record(kind, row, f"{path}[{at}]") for at, row in enumerate(rows))
    if isinstance(kind, Group):
        return misfit_record(kind, value, path)
    if isinstance(kind, Each):
        if not isinstance(value, list):
            return f"{path} {value!r} is no list"
        return first(misfit(kind.kind, part, f"{path}[{at}]") for at, part in enumerate(value))
    return "" if is_of(kind, value) else f"{path} {value!r} is no {kind.type}"


def misfit_record(kind: Group, value: Any, path: str) -> str:
    """The same inside a record."""
    if not isinstance(value, dict) or not set(value) <= set(kind.members):
        return f"{path} {value!r} is no record of {', '.join(kind.members)}"
    return first(misfit(kind.members[key], part, f"{path}.{key}") for key, part in value.items())


def is_of(kind: Kind, value: Any) -> bool:
    """Whether a plain value, or a list of plain values, is of a kind."""
    if isinstance(kind, Word):
        return not kind.words or value in kind.words
    if isinstance(kind, Id):
        return value in kind.ids
    if isinstance(kind, Ids):
        return isinstance(value, list) and all(part is None or part in kind.ids for part in value)
    if isinstance(kind, YesNo):
        return isinstance(value, bool)
    parts = value if isinstance(value, list) else [value]
    return all(isinstance(part, int) and not isinstance(part, bool) for part in parts)


def first(found: Any) -> str:
    """The first that is something."""
    return next((each for each in found if each), "")


def misfit_event(declared: EventKind, public: Facts, secret: dict[int, Facts]) -> str:
    """The first field of an event that is not of its kind, or nothing; a field without a kind may
    be anything."""
    found = [misfit(kind, public.get(key), key) for key, kind in declared.public_kinds.items()]
    for facts in secret.values():
        kinds = declared.secret_kinds.items()
        found += [misfit(kind, facts.get(key), key) for key, kind in kinds]
    return first(found)


def misfit_view(table: FactTable[Any], view: Facts) -> str:
    """The first field of a view that is not of its kind, or nothing."""
    for fact in table.facts:
        kinds = [other.kind for other in table.facts if other.path == fact.path]
        records = view.get(fact.record) if fact.record else view
        for at, record in enumerate(records if isinstance(records, list) else [records]):
            if record is not None and fact.key in record:
                path = f"{fact.record}[{at}].{fact.key}" if fact.in_row else fact.path
                found = [misfit(kind, record[fact.key], path) for kind in kinds]
                if all(found):
                    return found[0]
    return ""
