"""Makes the recorded matches: one for every way to end and every number of seats.

    python -m tests.make_records [GAME ...]

writes tests/recorded/GAME/END-SEATS.jsonl. Run it when the rules have changed on purpose, and look
at what it changes. Everything is drawn from fixed seeds, so two runs write the same bytes.

The players draw their answers; each end has its manner, which says what they prefer, so that a
short match is soon found (tests/records_GAME.py). Of several seeds the shortest match is kept that
is long enough to be worth replaying.
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path

from tests import records_outpost_31, records_stay_away, records_the_thing
from tests.recipe import Recipe

from whiteout.core.match import Fair, Match
from whiteout.core.record import record_of

HOME = Path(__file__).parent / "recorded"
NAMES = ["Ada", "Bo", "Cleo", "Dev", "Eli", "Fay", "Gus", "Hana", "Ivo", "Jun", "Kit", "Lou"]
SEEDS = 400
"""How many seeds are tried for one record."""
HITS = 8
"""Of so many matches with the end looked for, one is kept."""
ENOUGH = 40
"""Moves that make a record worth keeping."""
LONGEST = 900
"""Moves after which a match is given up."""

RECIPES: dict[str, Recipe] = {
    "stay_away": records_stay_away.RECIPE,
    "outpost_31": records_outpost_31.RECIPE,
    "the_thing": records_the_thing.RECIPE,
}


def play(recipe: Recipe, end: str, seats: int, seed: int) -> Match | None:
    """A match with this end, or None if it ends otherwise or goes on for too long."""
    word = f"{end} {seats} {seed}"
    secret = hashlib.sha256(f"secret {word}".encode()).digest()
    salt = hashlib.sha256(f"salt {word}".encode()).digest()[:16]
    names = NAMES[:seats]
    entropy = [f"{name} {seed}" for name in names]
    options = recipe.options(end, seats)
    match = Match(recipe.game, seats, options, Fair(secret, salt, entropy), names)
    players = recipe.players(match, end, seed)
    while not match.position.over:
        if len(match.moves) >= LONGEST:
            return None
        players.move()
    return match if match.outcome().reason == end else None


def make(recipe: Recipe, end: str, seats: int) -> str:
    """The text of the record, or nothing where no seed leads to this end."""
    found: list[Match] = []
    for seed in range(SEEDS):
        match = play(recipe, end, seats, seed)
        if match is not None:
            found.append(match)
            if len(found) == HITS:
                break
    if not found:
        return ""
    return record_of(min(found, key=worth)).text()


def worth(match: Match) -> tuple[int, int]:
    """The shortest of those long enough come first, then the longest of the others."""
    moves = len(match.moves)
    return (0, moves) if moves >= ENOUGH else (1, -moves)


def make_all(name: str) -> None:
    """Write all records of a game; say what was found and how large it is."""
    recipe = RECIPES[name]
    home = HOME / name
    home.mkdir(parents=True, exist_ok=True)
    for old in home.glob("*.jsonl"):
        old.unlink()
    total = 0
    for end in recipe.game.ends:
        for seats in recipe.seats(end):
            text = make(recipe, end, seats)
            total += len(text.encode())
            if text:
                (home / f"{end}-{seats}.jsonl").write_text(text, "utf-8")
            print(f"{end} {seats}: {text.count(chr(10))} lines", flush=True)
    print(f"{total} bytes")


def main() -> None:
    """Write the records of the games named, or of all."""
    for name in sys.argv[1:] or RECIPES:
        make_all(name)


if __name__ == "__main__":
    main()
