"""Makes the golden transcripts: whole matches as all viewers see them, to be read by people.

    python -m tests.make_golden

writes tests/golden/. Run it only when a change of what somebody sees is meant, and
read the difference: every line that changes is something that a player will see differently.

After every answer stand the new events and what has changed in the views. Viewers who see the
same are named together; `x` is the spectator. A field that is gone has a minus sign.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.make_records import RECIPES

from whiteout.core.chance import SeededChance
from whiteout.core.event import SPECTATOR
from whiteout.core.match import Match, Seeded
from whiteout.core.view import encode
from whiteout.games.registry import find_game

HOME = Path(__file__).parent / "golden"
TURNS = 14
"""The limit of turns in the transcripts of Stay Away!."""
STAY_AWAY = {194: 4, 172: 7, 176: 11}
"""Their seats by their seeds."""
AIMED = {
    "outpost_31": {"escaped": 4, "all_burned": 6, "ruins": 8},
    "the_thing": {"nobody_left": 1, "escaped": 2, "no_way_out": 4, "left_behind": 6},
}
"""By game, the ends for which its transcripts are played, and their seats."""
TRIED = {"outpost_31": 300, "the_thing": 20}
"""Seeds of which the shortest match with such an end is taken."""


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
    """The text of one match, in which every answer is drawn."""

    def __init__(self, game: str, seats: int, seed: int, options: dict[str, Any]) -> None:
        self.match = Match(find_game(game), seats, options, Seeded(seed))
        self.chance = SeededChance(seed, 1)
        self.viewers = [*range(seats), SPECTATOR]
        self.events = 0
        self.views: dict[int, dict[str, str]] = {viewer: {} for viewer in self.viewers}
        self.lines = [self.title(game, seats, seed)]

    def title(self, game: str, seats: int, seed: int) -> str:
        """The first line."""
        return f"{game}, {seats} seats, seed {seed}, at most {TURNS} turns"

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
        common = set.intersection(*(set(words) for words in changes.values()))
        for some in (True, False):  # first what has changed for all
            parts = {
                viewer: " ".join(word for word in words if (word in common) == some)
                for viewer, words in changes.items()
            }
            self.group("view", {viewer: text for viewer, text in parts.items() if text})

    def change(self, viewer: int) -> list[str]:
        """The fields of a view that are new, different or gone."""
        old, new = self.views[viewer], flat(self.match.view(viewer))
        self.views[viewer] = new
        words = [f"{path}={text}" for path, text in new.items() if old.get(path) != text]
        return words + [f"-{path}" for path in old if path not in new]

    def move(self) -> str:
        """One answer; what it was."""
        position = self.match.position
        seat = position.asked[self.chance.below(len(position.asked), "seat")]
        options = position.options(seat)
        answer = options[self.chance.below(len(options), "answer")].text
        self.match.answer(seat, position.number, answer)
        return f"{seat} {answer}"

    def text(self) -> str:
        """Play the match to its end."""
        self.note()
        while not self.match.position.over:
            self.lines.append(self.move())
            self.note()
        return "\n".join(self.lines) + "\n"


class Aimed(Transcript):
    """The text of a match that is played for an end, as the recorded matches are."""

    def __init__(self, game: str, seats: int, seed: int, end: str) -> None:
        self.end = end
        recipe = RECIPES[game]
        super().__init__(game, seats, seed, recipe.options(end, seats))
        self.players = recipe.players(self.match, end, seed)

    def title(self, game: str, seats: int, seed: int) -> str:
        return f"{game}, {seats} seats, seed {seed}, played for the end {self.end}"

    def move(self) -> str:
        self.players.move()
        move = self.match.moves[-1]
        if "answer" in move:
            return f"{move['seat']} {move['answer']}"
        return f"{move['speaker']} speaks"


def transcript(name: str) -> Transcript:
    """By the name of the file: GAME-SEED of Stay Away!, GAME-END-SEED of the others."""
    game, *end, seed = name.split("-")
    if end:
        return Aimed(game, AIMED[game][end[0]], int(seed), end[0])
    return Transcript(game, STAY_AWAY[int(seed)], int(seed), {"turn_limit": TURNS})


def best_name(game: str, end: str) -> str:
    """The name of the shortest match of a game with this end."""
    found: list[tuple[int, str]] = []
    for seed in range(TRIED[game]):
        name = f"{game}-{end}-{seed}"
        match = transcript(name)
        while not match.match.position.over:
            match.move()
        if match.match.outcome().reason == end:
            found.append((len(match.match.moves), name))
    return min(found)[1]


def main() -> None:
    """Write all transcripts."""
    HOME.mkdir(exist_ok=True)
    for old in HOME.glob("*.txt"):
        old.unlink()
    names = [f"stay_away-{seed}" for seed in STAY_AWAY]
    names += [best_name(game, end) for game, ends in AIMED.items() for end in ends]
    for name in names:
        (HOME / f"{name}.txt").write_text(transcript(name).text(), "utf-8")


if __name__ == "__main__":
    main()
