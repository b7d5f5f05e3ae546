"""Makes the golden transcripts: whole matches as all viewers see them, to be read by people.

    python -m tests.make_golden

writes tests/golden/stay_away-SEED.txt. Run it only when a change of what somebody sees is meant,
and read the difference: every line that changes is something that a player will see differently.

After every answer stand the new events and what has changed in the views. Viewers who see the
same are named together; `x` is the spectator. A field that is gone has a minus sign.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from whiteout.core.chance import SeededChance
from whiteout.core.event import SPECTATOR
from whiteout.core.match import Match, Seeded
from whiteout.core.view import encode
from whiteout.games.stay_away.game import GAME

HOME = Path(__file__).parent / "golden"
SEATS_BY_SEED = {194: 4, 172: 7, 176: 11}
TURNS = 14


def flat(facts: Any, prefix: str = "") -> dict[str, str]:
    """The leaves of a view by their paths; a list of words or numbers is one leaf."""
    if isinstance(facts, dict):
        pairs = list(facts.items())
    elif isinstance(facts, list) and any(isinstance(member, dict) for member in facts):
        pairs = list(enumerate(facts))
    else:
        return {prefix: json.dumps(facts, ensure_ascii=False, separators=(",", ":"))}
    leaves: dict[str, str] = {}
    for key, value in pairs:
        leaves.update(flat(value, f"{prefix}.{key}" if prefix else str(key)))
    return leaves


class Transcript:
    """The text of one match."""

    def __init__(self, seed: int, seats: int) -> None:
        self.match = Match(GAME, seats, {"turn_limit": TURNS}, Seeded(seed))
        self.chance = SeededChance(seed, 1)
        self.viewers = [*range(seats), SPECTATOR]
        self.events = 0
        self.views: dict[int, dict[str, str]] = {viewer: {} for viewer in self.viewers}
        self.lines = [f"stay_away, {seats} seats, seed {seed}, at most {TURNS} turns"]

    def names(self, viewers: list[int]) -> str:
        """Those who see the same, in a few letters."""
        if viewers == self.viewers:
            return "all"
        return " ".join("x" if viewer == SPECTATOR else str(viewer) for viewer in viewers)

    def group(self, kind: str, seen: dict[int, str]) -> None:
        """One line for each thing seen, with all who see it."""
        for text in dict.fromkeys(seen.values()):
            viewers = [viewer for viewer in self.viewers if seen.get(viewer) == text]
            self.lines.append(f"  {kind} [{self.names(viewers)}] {text}")

    def note(self) -> None:
        """What has happened and what has changed since the last note."""
        history = self.match.position.history or []
        for event in history[self.events :]:
            seen = {viewer: event.seen_by(viewer) for viewer in self.viewers}
            self.group("event", {viewer: encode(f) for viewer, f in seen.items() if f is not None})
        self.events = len(history)
        changes = {viewer: self.change(viewer) for viewer in self.viewers}
        self.group("view", {viewer: text for viewer, text in changes.items() if text})

    def change(self, viewer: int) -> str:
        """The fields of a view that are new, different or gone."""
        old, new = self.views[viewer], flat(self.match.view(viewer))
        self.views[viewer] = new
        words = [f"{path}={text}" for path, text in new.items() if old.get(path) != text]
        return " ".join(words + [f"-{path}" for path in old if path not in new])

    def text(self) -> str:
        """Play the match to its end, drawing every answer."""
        position = self.match.position
        self.note()
        while not position.over:
            seat = position.asked[self.chance.below(len(position.asked), "seat")]
            options = position.options(seat)
            answer = options[self.chance.below(len(options), "answer")].text
            self.lines.append(f"{seat} {answer}")
            self.match.answer(seat, position.number, answer)
            self.note()
        return "\n".join(self.lines) + "\n"


def main() -> None:
    """Write all transcripts."""
    HOME.mkdir(exist_ok=True)
    for seed, seats in SEATS_BY_SEED.items():
        (HOME / f"stay_away-{seed}.txt").write_text(Transcript(seed, seats).text(), "utf-8")


if __name__ == "__main__":
    main()
