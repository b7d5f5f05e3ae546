"""Matches as Parquet, one row per decision: what a seat saw, what it could do, what it did.

What no seat could know stands in columns of its own, `truth_*`, and what came of it in `outcome_*`,
so that nobody learns from them by mistake. docs/dataset.md describes every column.
"""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

from whiteout import __version__
from whiteout.core.bot import Bot, Eyes
from whiteout.core.chance import SeededChance
from whiteout.core.event import Facts
from whiteout.core.game import WON, Game
from whiteout.core.option import Option
from whiteout.core.position import Position
from whiteout.core.refusal import Refusal
from whiteout.core.view import encode
from whiteout.lab.engine import Engine, Progress, carry_out
from whiteout.lab.journal import Journal
from whiteout.lab.simulate import Matches, check_games, play_out, seated

VERSION = 2
"""The version of the columns."""

ROWS = 2000
"""Rows in a row group: what a writer holds in memory at most, beside one match."""

MATCHES = 20
"""Matches in a file at most: what is done again when a worker dies."""

COLUMNS = {
    "match": "int32",
    "decision": "int32",
    "seat": "int8",
    "seats": "int8",
    "bot": "word",
    "kind": "word",
    "point": "word",
    "view": "string",
    "news": "string",
    "options": "strings",
    "choice": "string",
    "choice_index": "int16",
    "truth_allegiance": "word",
    "truth_allegiances": "strings",
    "truth_position": "string",
    "outcome_reason": "word",
    "outcome_side": "word",
    "outcome_winners": "seats",
    "outcome_drawn": "seats",
    "outcome_result": "word",
    "outcome_won": "bool",
}
"""Every column and its kind; a word is a string that comes again and again."""


class Scribe(Bot):
    """Writes down the decisions of the bot it sits beside."""

    def __init__(self, bot: Bot, name: str, seat: int, match: Writing) -> None:
        super().__init__(bot.seed)
        self.listens = True
        self._bot = bot
        self._name = name
        self._match = match
        self._eyes = Eyes(match.game, match.position, seat)

    def choose(self, eyes: Eyes) -> Option:
        view = eyes.view()
        option = self._bot.choose(eyes)
        self._match.add(self._seen(view, "choice", view["options"]), option)
        return option

    def aside(self, eyes: Eyes) -> Option | None:
        option = self._bot.aside(eyes)
        if option is not None:
            view = eyes.view()
            self._match.add(self._seen(view, "aside", view["asides"]), option)
        return option

    def speak(self, eyes: Eyes) -> list[Facts]:
        return self._bot.speak(eyes)

    def _seen(self, view: Facts, kind: str, options: list[str]) -> Facts:
        return {
            "seat": self._eyes.seat,
            "bot": self._name,
            "kind": kind,
            "point": view["choice"]["point"] if kind == "choice" else "",
            "view": encode(view),
            "news": json.dumps(self._eyes.news(), ensure_ascii=False, separators=(",", ":")),
            "options": options,
        }


class Writing:
    """The rows of one match, until its outcome is known."""

    def __init__(self, game: Game, position: Position, number: int) -> None:
        self.game = game
        self.position = position
        self.number = number
        self.rows: list[Facts] = []

    def add(self, facts: Facts, option: Option) -> None:
        """A decision, before it is carried out."""
        p = self.position
        allegiances = [self.game.allegiance(p, seat) for seat in range(p.seats)]
        self.rows.append(
            {
                "match": self.number,
                "decision": len(self.rows),
                "seats": p.seats,
                **facts,
                "choice": option.text,
                "choice_index": facts["options"].index(option.text),
                "truth_allegiance": allegiances[facts["seat"]],
                "truth_allegiances": allegiances,
                "truth_position": encode(self.game.truth(p)),
            }
        )

    def finish(self) -> list[Facts]:
        """The rows, with what came of them."""
        outcome = self.game.outcome(self.position)
        for row in self.rows:
            row["outcome_reason"] = outcome.reason
            row["outcome_side"] = outcome.side
            row["outcome_winners"] = outcome.winners
            row["outcome_drawn"] = outcome.drawn
            row["outcome_result"] = outcome.result(row["seat"])
            row["outcome_won"] = row["outcome_result"] == WON
        return self.rows


class Dataset(Matches):
    """Matches to be written, a file for each piece."""

    def __init__(
        self,
        game: Game,
        seats: int,
        games: int,
        seed: int,
        bots: list[str],
        options: dict[str, Any],
    ) -> None:
        check_games(games)
        super().__init__(game, seats, seed, bots, options, games, MATCHES)

    def facts(self) -> Facts:
        return {"format": VERSION, **super().facts(), "games": self.spans[-1][1]}

    def do(self, piece: int) -> tuple[int, bytes]:
        """How many rows, and the file: it is written where the run was started, so that workers
        need no folder in common."""
        pyarrow, parquet = load_pyarrow()
        buffer = io.BytesIO()
        schema = arrow_schema(pyarrow, self.facts())
        waiting: list[Facts] = []
        count = 0
        with parquet.ParquetWriter(buffer, schema, compression="zstd") as writer:
            for index in range(*self.spans[piece]):
                for row in self._match(index):
                    waiting.append(row)
                    count += 1
                    if len(waiting) == ROWS:
                        writer.write_table(pyarrow.Table.from_pylist(waiting, schema))
                        waiting.clear()
            if waiting:
                writer.write_table(pyarrow.Table.from_pylist(waiting, schema))
        return count, buffer.getvalue()

    def _match(self, index: int) -> list[Facts]:
        game = self.game
        chance = SeededChance(self.seed, index)
        position = game.start(self.seats, self.options, chance, True)
        match = Writing(game, position, index)
        bots = seated(game, self.bots, self.seed, index)
        scribes: list[Bot] = [
            Scribe(bot, self.bots[seat], seat, match) for seat, bot in enumerate(bots)
        ]
        play_out(game, position, scribes, index)
        return match.finish()


def load_pyarrow() -> tuple[Any, Any]:
    """pyarrow and its Parquet part, or what to install."""
    try:
        import pyarrow as pa
        from pyarrow import parquet
    except ImportError:
        raise Refusal("pyarrow is not installed", "pip install 'whiteout[lab]'") from None
    return pa, parquet


def arrow_schema(pyarrow: Any, facts: Facts) -> Any:
    """The columns as Arrow has them, and what was played as the file's own note."""
    kinds = {
        "int8": pyarrow.int8(),
        "int16": pyarrow.int16(),
        "int32": pyarrow.int32(),
        "bool": pyarrow.bool_(),
        "string": pyarrow.string(),
        "strings": pyarrow.list_(pyarrow.string()),
        "seats": pyarrow.list_(pyarrow.int8()),
        "word": pyarrow.dictionary(pyarrow.int32(), pyarrow.string()),
    }
    fields = [pyarrow.field(name, kinds[kind], False) for name, kind in COLUMNS.items()]
    note = json.dumps({**facts, "whiteout": __version__}, sort_keys=True)
    return pyarrow.schema(fields, {"whiteout": note})


def part_name(piece: int) -> str:
    """The file of a piece."""
    return f"part-{piece:05}.parquet"


def write_dataset(
    job: Dataset,
    folder: Path,
    engine: Engine,
    resume: bool = False,
    progress: Progress | None = None,
) -> Facts:
    """Play and write; what was written, as `_dataset.json` says it too."""
    load_pyarrow()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Refusal(f"{folder}: {error.strerror}", "a folder that can be made") from None
    if (folder / "_dataset.json").exists():
        raise Refusal(f"{folder} holds a dataset already", "an empty folder")
    journal = Journal(folder / "_dataset.journal", [job], resume)

    def keep(_: int, piece: int, result: tuple[int, bytes]) -> int:
        rows, data = result
        part = folder / part_name(piece)
        half = part.with_suffix(".new")
        half.write_bytes(data)
        half.replace(part)
        return rows

    rows = carry_out([job], engine, journal, progress, keep)[0]
    size = sum((folder / part_name(piece)).stat().st_size for piece in range(len(rows)))
    facts = {**job.facts(), "files": len(rows), "rows": sum(rows), "bytes": size}
    (folder / "_dataset.json").write_text(json.dumps(facts, indent=2) + "\n", "utf-8")
    journal.finish()
    return facts
