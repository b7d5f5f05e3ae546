"""When Python looks for garbage in cycles: in a quiet moment, not in the middle of play.

Almost everything is freed at once, by counting references; only cycles wait for the collector,
and its look at all objects stops every table for as long as it takes. So it is switched off. What
has survived a look is put aside (`gc.freeze`), so that the next one sees only what is new and is
short; what was put aside is looked at in a quiet moment, or at the latest after half an hour.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable
from typing import Final

LOOK_S: Final = 0.2
QUIET_LOOKS: Final = 3
"""So many looks without a message make a quiet moment."""
YOUNG: Final = 50_000
"""New objects before a short look, between two messages."""
CROWDED: Final = 3_000_000
"""New objects before a short look, whatever happens."""
FULL_S: Final = 120.0
"""The shortest time between two looks at everything, in quiet moments."""
LATEST_S: Final = 1800.0


class Collector:
    """Decides when to look."""

    def __init__(self, messages: Callable[[], int]) -> None:
        self._messages = messages
        self._seen = 0
        self._quiet = 0
        self._last = time.monotonic()

    async def run(self) -> None:
        """For as long as the server runs."""
        gc.collect()
        gc.freeze()
        gc.disable()
        try:
            while True:
                await asyncio.sleep(LOOK_S)
                self.look(time.monotonic())
        finally:
            gc.enable()

    def look(self, now: float) -> str:
        """One look; what was done."""
        seen = self._messages()
        self._quiet = self._quiet + 1 if seen == self._seen else 0
        self._seen = seen
        since = now - self._last
        if since > LATEST_S or (since > FULL_S and self._quiet >= QUIET_LOOKS):
            self._last = now
            gc.unfreeze()
            gc.collect()
            gc.freeze()
            return "full"
        young = gc.get_count()[0]
        if young > CROWDED or (young > YOUNG and self._quiet):
            gc.collect()
            gc.freeze()
            return "young"
        return ""
