"""Journals: the pieces a run has finished, on disk as they get done, so that it can be resumed.

A line of JSON for every piece, after a first line that says whose pieces they are. A last line
that was cut off by a crash is dropped; its piece is done again.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from whiteout.core.refusal import Refusal
from whiteout.lab.engine import Job


class Journal:
    """The file beside a result while it is not yet complete."""

    def __init__(self, path: Path, jobs: list[Job], resume: bool) -> None:
        self.path = path
        self._header = json.dumps([job.facts() for job in jobs], sort_keys=True)
        self._done: dict[int, dict[int, Any]] = {}
        if path.exists() and not resume:
            raise Refusal(
                f"{path} holds a run that was interrupted",
                "--resume to go on with it, or remove the file",
            )
        if path.exists():
            self._read()
        else:
            self._write([self._header], "w")

    def done(self, job: int) -> dict[int, Any]:
        """The results of a job's finished pieces, by number."""
        return dict(self._done.get(job, {}))

    def add(self, job: int, piece: int, result: Any) -> None:
        """A piece is finished: on disk before anybody hears of it."""
        line = json.dumps({"job": job, "piece": piece, "result": result}, ensure_ascii=False)
        self._write([line], "a")

    def finish(self) -> None:
        """The result is complete: the journal has served."""
        self.path.unlink(missing_ok=True)

    def _write(self, lines: list[str], mode: str) -> None:
        try:
            with self.path.open(mode, encoding="utf-8") as file:
                file.writelines(f"{line}\n" for line in lines)
        except OSError as error:
            reason = error.strerror or error
            raise Refusal(f"{self.path}: {reason}", "a folder that can be written to") from None

    def _read(self) -> None:
        text = self.path.read_text("utf-8", errors="replace")
        header, *lines = text.splitlines() or [""]
        if header != self._header:
            raise Refusal(
                f"{self.path} belongs to another run", "the same game, seed, bots and numbers"
            )
        whole = []
        for line in lines:
            try:
                entry = json.loads(line)
            except ValueError:
                break  # cut off in the middle
            self._done.setdefault(entry["job"], {})[entry["piece"]] = entry["result"]
            whole.append(line)
        if len(whole) < len(lines) or not text.endswith("\n"):
            mended = self.path.with_name(self.path.name + ".new")
            mended.write_text("".join(f"{line}\n" for line in [header, *whole]), "utf-8")
            mended.replace(self.path)
