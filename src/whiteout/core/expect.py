"""The `then` part of a scenario: what must hold, checked line by line.

A check that could never fail is refused like one that does not hold: an unknown kind of event, an
unknown field of a view.
"""

from __future__ import annotations

import json
from typing import Any

from whiteout.core.event import ABOVE, SPECTATOR, Facts
from whiteout.core.given import Line, Words
from whiteout.core.match import Match
from whiteout.core.view import FRAME, encode, paths

_CHECKS = (
    "view WHO PATH = VALUE..., view WHO PATH is absent, view WHO PATH has N [of VALUE], "
    "choice POINT WHO..., choice none, ended REASON WHO..., WHO saw EVENT FIELD=VALUE..., "
    "WHO did not see EVENT FIELD=VALUE..., WHO saw in order: EVENT | EVENT, "
    "WHO saw N times EVENT FIELD=VALUE..., stable, not stable, "
    "WHO is offered: ANSWER | ANSWER, WHO is offered exactly: ..., WHO is not offered: ..., "
    "WHO is refused ANSWER (RULE)"
)


class Expect:
    """Looks at a match through its viewers' eyes and compares with what a line demands."""

    def __init__(self, match: Match, words: Words) -> None:
        self.match = match
        self.words = words
        self._marks: dict[int, int] = dict.fromkeys(self.viewers(), 0)

    def viewers(self) -> list[int]:
        """Everybody who can look."""
        return [*range(self.match.seats), SPECTATOR, ABOVE]

    def mark(self) -> None:
        """Events are checked from here on: the last `when`, or the beginning."""
        for viewer in self.viewers():
            self._marks[viewer] = len(self.match.history(viewer))

    def check(self, line: Line) -> None:
        """One line of `then`, except refusals, which the player of the scenario tries out."""
        words = line.words
        if words[0] == "view" and len(words) >= 4:
            self._check_view(line)
        elif words[0] == "choice" and len(words) >= 2:
            self._check_choice(line)
        elif words[0] == "ended" and len(words) >= 2:
            self._check_end(line)
        elif len(words) >= 5 and words[1:4] == ["saw", "in", "order:"]:
            self._check_order(line)
        elif len(words) >= 5 and words[1] == "saw" and words[3] in ("time", "times"):
            self._check_times(line)
        elif words in (["stable"], ["not", "stable"]):
            if self.match.position.stable != (len(words) == 1):
                raise line.broken(f"the match is {'not ' * (len(words) == 1)}stable", line.text())
        elif len(words) >= 3 and words[1] == "saw":
            self._check_event(line, words[2:], True)
        elif len(words) >= 5 and words[1:4] == ["did", "not", "see"]:
            self._check_event(line, words[4:], False)
        elif len(words) >= 3 and words[1] == "is":
            self._check_offer(line)
        else:
            raise line.broken(f"{line.text()!r} cannot be checked", _CHECKS)

    # -- views -----------------------------------------------------------------------------------

    def _check_view(self, line: Line) -> None:
        """`view WHO PATH` and then `= VALUE...`, `is absent` or `has N [of VALUE]`."""
        viewer = self.words.viewer(line, line.words[1])
        path = line.words[2]
        test = line.words[3:]
        present, found = self._look(viewer, path)
        if test == ["is", "absent"]:
            self._check_known(line, path)
            good = not present
        elif not present:
            raise line.broken(f"the view has no {path}", line.text())
        elif test[0] == "=":
            good = self._equals(found, test[1:], self._family(path))
        elif test[0] == "has" and isinstance(found, list):
            good = self._count(line, found, test[1:])
        else:
            raise line.broken(f"{line.text()!r} cannot be checked", _CHECKS)
        if not good:
            raise line.broken(f"{path} is {json.dumps(found, ensure_ascii=False)}", line.text())

    def _family(self, path: str) -> str:
        """The family of the things that a field of a view names; its last word, where the game
        declares no types."""
        field = ".".join(part for part in path.split(".") if not self.words.is_member(part))
        declared = str(self.match.game.types()["view"].get(field, ""))
        return declared.partition(":")[2] or path.rpartition(".")[2]

    def _equals(self, found: Any, words: list[str], family: str) -> bool:
        """A list is compared member by member; a text may have several words, and then strokes
        divide the members of a list."""
        if isinstance(found, str):
            text = " ".join(words)
            return found in (text, self.words.value(text, family), self.words.option(words))
        wanted = [self.words.value(word, family) for word in words]
        if not isinstance(found, list):
            return bool([found] == wanted)
        parts = [self.words.option(part.split()) for part in " ".join(words).split("|")]
        return found in (wanted, parts)

    def _look(self, viewer: int, path: str) -> tuple[bool, Any]:
        """Whether the view has something at the path, and what."""
        found: Any = self.match.view(viewer)
        for part in path.split("."):
            key = self._member(found, part)
            if isinstance(found, list) and 0 <= key < len(found):
                found = found[key]
            elif isinstance(found, dict) and part in found:
                found = found[part]
            else:
                return False, None
        return True, found

    def _member(self, found: Any, part: str) -> int:
        """Which member of a list a part of a path names: by seat, by number, or by the id of what
        the member is about, which is its first field."""
        key = self.words.value(part)
        if isinstance(key, int) or not isinstance(found, list):
            return key if isinstance(key, int) else -1
        for index, member in enumerate(found):
            if isinstance(member, dict) and member:
                field = next(iter(member))
                if self.words.is_member(part) and member[field] == self.words.value(part, field):
                    return index
        return -1

    def _check_known(self, line: Line, path: str) -> None:
        """A field that no view ever has is absent for everybody: a slip of the pen."""
        field = ".".join(part for part in path.split(".") if not self.words.is_member(part))
        known = {*FRAME, *self.match.game.information(), *paths(self.match.view(ABOVE))}
        if field not in known and not field.startswith("choice.about."):
            raise line.broken(f"no view has a field {field}", ", ".join(sorted(known)))

    def _count(self, line: Line, found: list[Any], test: list[str]) -> bool:
        """`N`: so many members; `N of VALUE`: so many members of this value."""
        if not test or not test[0].isdigit() or not (len(test) == 1 or test[1:-1] == ["of"]):
            raise line.broken(f"{line.text()!r} cannot be checked", "has N, or has N of VALUE")
        wanted = int(test[0])
        return wanted == (len(found) if len(test) == 1 else found.count(self.words.value(test[2])))

    # -- choices, options, the end ---------------------------------------------------------------

    def _check_choice(self, line: Line) -> None:
        """`choice POINT WHO...` or `choice none`."""
        position = self.match.position
        found = ["none"]
        if position.choice is not None:
            waiting = [self.words.names[seat] for seat in position.asked]
            found = [position.choice.point(position), *waiting]
        if found != line.words[1:]:
            raise line.broken(f"the open choice is {' '.join(found)}", line.text())

    def _check_offer(self, line: Line) -> None:
        """`WHO is offered [exactly]: A | B`, `WHO is not offered: A | B`."""
        seat = self.words.viewer(line, line.words[0])
        head, colon, tail = " ".join(line.words[2:]).partition(":")
        wanted = [self.words.option(part.split()) for part in tail.split("|") if part.strip()]
        position = self.match.position
        answers = [option.text for option in position.options(seat)]
        asides = [f"aside {option.text}" for option in self.match.game.asides(position, seat)]
        found = answers + asides
        if head == "offered exactly" and colon:
            good = sorted(wanted) == sorted(answers)
        elif head == "offered" and wanted:
            good = all(text in found for text in wanted)
        elif head == "not offered" and wanted:
            good = not any(text in found for text in wanted)
        else:
            raise line.broken(f"{line.text()!r} cannot be checked", _CHECKS)
        if not good:
            raise line.broken(f"offered: {' | '.join(found)}", line.text())

    def _check_end(self, line: Line) -> None:
        """`ended REASON [WINNER...]`."""
        if not self.match.position.over:
            raise line.broken("the match has not ended", line.text())
        outcome = self.match.outcome()
        found = [outcome.reason, *[self.words.names[seat] for seat in outcome.winners]]
        if found != line.words[1:]:
            raise line.broken(f"it ended with {' '.join(found)}", line.text())

    # -- events ----------------------------------------------------------------------------------

    def _check_event(self, line: Line, words: list[str], wanted: bool) -> None:
        """`WHO saw KIND [FIELD=VALUE...]`, `WHO did not see KIND [FIELD=VALUE...]`."""
        events = self._seen(line)
        fields = self._fields(line, words)
        if any(_fits(event, words[0], fields) for event in events) != wanted:
            raise line.broken(f"seen: {_list(events)}", line.text())

    def _check_times(self, line: Line) -> None:
        """`WHO saw N times KIND [FIELD=VALUE...]`."""
        words = line.words[4:]
        if not line.words[2].isdigit():
            raise line.broken(f"{line.text()!r} cannot be checked", "WHO saw N times EVENT")
        events = self._seen(line)
        fields = self._fields(line, words)
        times = sum(1 for event in events if _fits(event, words[0], fields))
        if times != int(line.words[2]):
            raise line.broken(f"{times} times; seen: {_list(events)}", line.text())

    def _check_order(self, line: Line) -> None:
        """`WHO saw in order: KIND FIELD=VALUE... | KIND ...`: each after the one before."""
        events = self._seen(line)
        at = 0
        for part in " ".join(line.words[4:]).split("|"):
            words = part.split()
            if not words:
                raise line.broken("an event is missing", "EVENT FIELD=VALUE... | EVENT ...")
            fields = self._fields(line, words)
            while at < len(events) and not _fits(events[at], words[0], fields):
                at += 1
            if at == len(events):
                wrong = f"no {part.strip()!r} in its place; seen: {_list(events)}"
                raise line.broken(wrong, line.text())
            at += 1

    def _seen(self, line: Line) -> list[Facts]:
        viewer = self.words.viewer(line, line.words[0])
        return self.match.history(viewer, self._marks[viewer])

    def _fields(self, line: Line, words: list[str]) -> Facts:
        """The fields an event must have; a value with commas is a list."""
        kinds = self.match.game.events()
        if words[0] not in kinds:
            raise line.broken(f"there is no event {words[0]!r}", ", ".join(sorted(kinds)))
        known = kinds[words[0]].public + kinds[words[0]].secret
        types = kinds[words[0]].types()
        fields: Facts = {}
        for word in words[1:]:
            key, equals, text = word.partition("=")
            if not equals or key not in known:
                raise line.broken(f"{words[0]} has no field {word!r}", ", ".join(known))
            family = types.get(key, "").partition(":")[2] or key
            if "," in text:
                fields[key] = [self.words.value(part, family) for part in text.split(",") if part]
            else:
                fields[key] = self.words.value(text, family)
        return fields


def _list(events: list[Facts]) -> str:
    return "; ".join(encode(event) for event in events) or "nothing"


def _fits(event: Facts, kind: str, fields: Facts) -> bool:
    if event["event"] != kind:
        return False
    seen = {**event, **event.get("only_you", {})}
    return all(key in seen and seen[key] == value for key, value in fields.items())
