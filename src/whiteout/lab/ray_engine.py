"""The engine of a cluster: Ray, by address or started here for as long as the work lasts.

Every node needs the same version of Whiteout. Ray itself does a task again whose worker has died.
"""

from __future__ import annotations

import os
from collections.abc import Generator
from importlib import import_module
from itertools import islice
from typing import Any

from whiteout.core.refusal import Refusal
from whiteout.lab.engine import Job

AHEAD = 2
RETRIES = 5
"""How often Ray does a piece again whose worker has died."""


class RayEngine:
    """Tasks on a Ray cluster; `workers` is the size of one started here."""

    name = "ray"

    def __init__(self, workers: int, address: str = "") -> None:
        self.workers = workers
        self._ray = _connect(workers, address)

    def run(self, job: Job, pieces: list[int]) -> Generator[tuple[int, Any], None, None]:
        """The results as they get done."""
        ray = self._ray
        task = ray.remote(max_retries=RETRIES)(_play)
        if job.changes.texts:
            # Ray keeps processes for work of the same environment: so altered data gets its own.
            variables = {"WHITEOUT_ALTERED": job.changes.digest()}
            task = task.options(runtime_env={"env_vars": variables})
        shared = ray.put(job)
        queue = iter(pieces)
        waiting: dict[Any, int] = {}
        window = AHEAD * max(self.workers, int(ray.cluster_resources().get("CPU", 1)))
        try:
            while True:
                for piece in islice(queue, window - len(waiting)):
                    waiting[task.remote(shared, piece)] = piece
                if not waiting:
                    return
                ready, _ = ray.wait(list(waiting), num_returns=1)
                yield waiting.pop(ready[0]), self._result(ready[0])
        finally:
            for reference in waiting:
                ray.cancel(reference, force=True)

    def _result(self, reference: Any) -> Any:
        errors = self._ray.exceptions
        try:
            return self._ray.get(reference)
        except errors.RayTaskError as error:
            raise error.cause if isinstance(error.cause, Refusal) else error from None
        except errors.WorkerCrashedError:
            raise Refusal("the workers die again and again", "more memory on the nodes") from None


def _play(job: Job, piece: int) -> Any:
    return job.do(piece)


def _connect(workers: int, address: str) -> Any:
    """Ray, connected: to the cluster at this address, or to one of our own on this machine."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    # The next default of Ray, taken now: a task without accelerators sees those of its machine.
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    try:
        ray: Any = import_module("ray")
    except ImportError:
        raise Refusal("Ray is not installed", "pip install 'whiteout[ray]'") from None
    if ray.is_initialized():
        return ray
    quiet = {"log_to_driver": False, "logging_level": "ERROR"}
    try:
        if address:
            ray.init(address=address, **quiet)
        else:
            ray.init(num_cpus=workers, include_dashboard=False, **quiet)
    except (ConnectionError, RuntimeError, ValueError) as error:
        reason = str(error).strip().splitlines()[0]
        raise Refusal(f"no Ray at {address or 'hand'}: {reason}", "a running cluster") from None
    return ray
