"""What drawing anew must do: change all that is hidden, and nothing else decide about it.

`determinize` is the measure of every other check of secrecy, so it is checked itself:

- it leaves the true position alone;
- every hidden field changes now and then. One that returns a mere copy would find no leak at all;
- it depends on what the viewer knows and on fresh chance alone: for two positions that the viewer
  cannot tell apart, the same chance gives the same draw.
"""

from __future__ import annotations

from typing import Any

from whiteout.contract.compare import difference, field_of, leaves, plain, state
from whiteout.contract.walk import Broken, Walk
from whiteout.core.chance import SeededChance
from whiteout.core.event import Event
from whiteout.core.game import Game
from whiteout.core.position import Position
from whiteout.core.view import view

ENOUGH = 40
"""How often a field must have been hidden before it counts that it never changed."""

NOTHING: list[Any] = [None, [], {}, False]
"""Values that hide nothing worth drawing anew."""

FEW = 5
"""So often is enough for the chance to come, of which hardly two draws are ever alike."""

CORE = {"answers": "answers of others", "drafts": "drafts of others", "chance": "chance to come"}
"""What the core itself hides, beside the fields of a game."""


class Changes:
    """The hidden fields of a run: how often each was hidden, and how often drawn otherwise."""

    def __init__(self) -> None:
        self.hidden: dict[str, int] = {}
        self.changed: dict[str, int] = {}
        self.values: dict[str, set[str]] = {}
        """Some of the values that a field had in truth: one that never varies cannot change."""

    def note(self, game: Game, p: Position, sample: Position, viewer: int) -> None:
        """Compare the truth of both positions where the viewer does not see it."""
        seen = leaves(view(game, p, viewer))
        true = leaves(game.truth(p))
        other = leaves(game.truth(sample))
        for path in {**true, **other}:
            value = true.get(path)
            changed = value != other.get(path)
            if (path not in seen or seen[path] != value) and (changed or value not in NOTHING):
                self.count(field_of(path), value, changed)
        for slot, name in CORE.items():
            one, two = hidden_part(p, slot, viewer), hidden_part(sample, slot, viewer)
            if one:
                self.count(name, one, one != two)

    def count(self, field: str, value: Any, changed: bool) -> None:
        """One hidden leaf."""
        values = self.values.setdefault(field, set())
        if len(values) < 2:
            values.add(repr(value))
        self.hidden[field] = self.hidden.get(field, 0) + 1
        self.changed[field] = self.changed.get(field, 0) + changed

    def check(self, game: Game) -> None:
        """Whatever was hidden often has changed at least once."""
        known = game.open_truth()
        never = [
            f"{field} (hidden {times} times)"
            for field, times in self.hidden.items()
            if times >= (FEW if field == CORE["chance"] else ENOUGH)
            and not self.changed[field]
            and len(self.values[field]) > 1
            and field not in known
        ]
        if never:
            raise Broken(
                f"{game.id}: determinize never changed what is hidden: {', '.join(sorted(never))}"
            )


def hidden_part(p: Position, slot: str, viewer: int) -> Any:
    """What a slot of the core hides from a viewer; nothing where there is nothing to hide."""
    value = getattr(p, slot)
    if slot == "chance":
        return plain(value)
    others = [plain(part) for seat, part in enumerate(value) if seat != viewer]
    return others if any(others) else None


def draw_anew(walk: Walk, viewer: int, chance: SeededChance, deep: bool) -> Position:
    """A position drawn anew for the viewer; the true one must stay as it was."""
    game = walk.match.game
    p = walk.match.position
    before = state(p) if deep else {}
    sample: Position = game.determinize(p, viewer, chance)
    if deep:
        found = difference(before, state(p))
        if found:
            raise Broken(f"determinize changed the true position at {found}: {walk.where()}")
    return sample


def seen_history(history: list[Event] | None, viewer: int) -> list[Event]:
    """The events that reach the viewer, with nothing in them that the viewer does not see."""
    found = []
    for event in history or []:
        if event.reaches(viewer):
            secret = event.secret
            own = {viewer: secret[viewer]} if secret is not None and viewer in secret else None
            found.append(Event(event.kind, event.public, own, event.audience))
    return found


def check_pure(walk: Walk, viewer: int, sample: Position, seed: int) -> None:
    """The same draw for twins: the true position, and one that the viewer cannot tell from it,
    whose history holds nothing but what the viewer has seen."""
    game = walk.match.game
    p = walk.match.position
    heard = sample.history
    sample.history = seen_history(p.history, viewer)
    one = game.determinize(p, viewer, SeededChance(seed))
    other = game.determinize(sample, viewer, SeededChance(seed))
    sample.history = heard
    found = difference(state(one), state(other))
    if found:
        raise Broken(
            f"what determinize draws for viewer {viewer} depends on what is hidden, "
            f"first at {found}: {walk.where()}"
        )
