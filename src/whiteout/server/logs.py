"""Structured logs: one JSON object per line. Secrets never get here, because nothing that holds
one is ever logged: no bodies, no messages, no queries, no entries."""

from __future__ import annotations

import json
import logging
import sys
import traceback
from typing import Final

from whiteout.core.refusal import BadSetting

_FIELDS: Final = ("table", "fault", "method", "path", "status", "ms", "address", "why", "count")


class JsonFormatter(logging.Formatter):
    """A record as one line of JSON, with the fields that may be told."""

    def format(self, record: logging.LogRecord) -> str:
        facts: dict[str, object] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "logger": record.name,
            "said": record.getMessage(),
        }
        for name in _FIELDS:
            value = getattr(record, name, None)
            if value is not None:
                facts[name] = value
        if record.exc_info and record.exc_info[1] is not None:
            facts["trace"] = _trace(record.exc_info[1])
        return json.dumps(facts, ensure_ascii=True)


def _trace(error: BaseException) -> list[str]:
    """Where it happened and of which kind; not its text, which may quote what came in."""
    frames = traceback.extract_tb(error.__traceback__)
    return [f"{frame.name}:{frame.lineno}" for frame in frames] + [type(error).__name__]


LEVELS: Final = ("debug", "info", "warning", "error")
"""`debug` has a line for every request; `info` one for what an operator wants to know."""


def set_up(level: str = "info") -> None:
    """Send the server's logs, and uvicorn's, to standard error."""
    if level not in LEVELS:
        raise BadSetting(f"there is no log level {level!r}", " or ".join(LEVELS))
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    for name in ("whiteout.server", "uvicorn", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(level.upper() if name == "whiteout.server" else logging.WARNING)
        logger.propagate = False
    logging.getLogger("uvicorn.access").disabled = True  # paths and statuses are logged by us
