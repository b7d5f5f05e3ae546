"""A connection to PostgreSQL that never waits for ever: a database that is frozen, or behind a
line that was cut without a word, counts as lost."""

from __future__ import annotations

from typing import Any, TypeVar

import psycopg

Result = TypeVar("Result")


class Bounded(psycopg.Connection[Any]):
    """Every statement has to be answered in time; otherwise the connection is closed, since nobody
    knows what it would say next."""

    LONGEST_S = 5.0

    def wait(self, gen: Any, interval: float = 0.1, timeout: float | None = None) -> Any:
        """Run one exchange with the server."""
        try:
            return super().wait(gen, interval, timeout or self.LONGEST_S)
        except psycopg.errors._WaitTimeout:
            self.pgconn.finish()
            raise psycopg.OperationalError("the database does not answer") from None
