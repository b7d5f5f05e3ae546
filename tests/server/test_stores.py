"""The three stores keep what they were given: one suite for all of them.

PostgreSQL is a real server that the tests start themselves.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.server.aid import open_table, play_out, run

from whiteout.core.refusal import BadSetting
from whiteout.server.config import Config
from whiteout.server.house import House
from whiteout.server.run import data_folder, open_store
from whiteout.server.sqlite_store import SqliteStore
from whiteout.server.store import MemoryStore, Store, StoreClosed, migrations
from whiteout.server.tokens import Signer, load_key

Opener = Callable[[], Any]


@pytest.fixture(params=["memory", "sqlite", "postgres"])
def opener(request: pytest.FixtureRequest, tmp_path: Path) -> Opener:
    """Opens the same store again and again."""
    if request.param == "memory":
        kept = MemoryStore()
        return lambda: kept
    if request.param == "sqlite":
        return lambda: SqliteStore(tmp_path / "tables.db", durable=False)
    url = request.getfixturevalue("fresh")
    return lambda: open_store(tmp_path, url)


@asynccontextmanager
async def opened(opener: Opener) -> AsyncIterator[Store]:
    store: Store = opener()
    try:
        yield store
    finally:
        await store.close()


@run
async def test_logs_come_back_in_order(opener: Opener) -> None:
    async with opened(opener) as store:
        await store.append("AAAAAA", ["one", "two"])
        await store.append("BBBBBB", ["uno"])
        await store.append("AAAAAA", ["three", '{"x":"\\u0000 ü 👩"}'])
        assert await store.read("AAAAAA") == ["one", "two", "three", '{"x":"\\u0000 ü 👩"}']
        assert await store.read("NOBODY") == []
    async with opened(opener) as store:
        await store.append("BBBBBB", ["due"])
        assert dict(await store.load()) == {
            "AAAAAA": ["one", "two", "three", '{"x":"\\u0000 ü 👩"}'],
            "BBBBBB": ["uno", "due"],
        }


@run
async def test_many_tables_at_once(opener: Opener) -> None:
    async with opened(opener) as store:

        async def write(table: int) -> None:
            for number in range(10):
                await store.append(f"T{table}", [f"{number}a", f"{number}b"])

        await asyncio.gather(*(write(table) for table in range(50)))
        logs = dict(await store.load())
    wanted = [f"{number}{letter}" for number in range(10) for letter in "ab"]
    assert len(logs) == 50
    assert all(log == wanted for log in logs.values())


@run
async def test_notes_are_replaced(opener: Opener) -> None:
    async with opened(opener) as store:
        await store.note("alive", "1")
        await store.note("alive", "2")
        await store.note("other", "x")
    async with opened(opener) as store:
        assert await store.notes() == {"alive": "2", "other": "x"}


@run
async def test_a_log_can_be_deleted(opener: Opener) -> None:
    async with opened(opener) as store:
        await store.append("A", ["1"])
        await store.append("B", ["2"])
        await store.forget("A")
        assert await store.load() == [("B", ["2"])]
        await store.append("A", ["3"])
        assert await store.read("A") == ["3"]


@run
async def test_a_whole_match_in_every_store(opener: Opener) -> None:
    import random

    async with opened(opener) as store:
        table = await open_table(2, 4, store=store)
        taps = {seat: await table.enter(seat) for seat in range(2)}
        await table.host(taps[0], "start")
        position = table.room.play.match.position  # type: ignore[union-attr]
        seat = position.asked[0]
        if seat in taps:
            option = position.options(seat)[0].text
            await table.send(taps[seat], "answer", choice=position.number, option=option)
        lines = await store.read(table.room.code)
    async with opened(opener) as store:
        house = House(store, table.house.signer, table.house.config, table.time)
        for code, log in await store.load():
            assert log == lines
            house._fold(code, log)
        table.house, table.room = house, house.room(table.room.code)
        taps = {seat: await table.enter(seat) for seat in range(2)}
        await _play_slowly(table, taps, random.Random(1))


async def _play_slowly(table: Any, taps: Any, chance: Any) -> None:
    """As `play_out`, with a store that takes real time."""
    real = table.settle

    async def settle() -> None:
        for _ in range(2000):
            await real()
            ticking = table.room.agenda.ticking
            if not table.room.lock.locked() and (ticking is None or ticking.done()):
                return
            await asyncio.sleep(0.001)

    table.settle = settle
    await play_out(table, taps, chance)
    assert table.room.table.stage == "ended"


@run
async def test_one_bad_write_harms_no_other(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "tables.db", durable=False)
    bad: Awaitable[None] = store.append("A", [object()])  # type: ignore[list-item]
    found = await asyncio.gather(
        store.append("B", ["1"]), bad, store.append("C", ["2"]), return_exceptions=True
    )
    assert found[0] is None
    assert found[2] is None
    assert isinstance(found[1], sqlite3.Error)
    assert dict(await store.load()) == {"B": ["1"], "C": ["2"]}
    await store.close()


@run
async def test_commits_are_shared(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "tables.db")
    await asyncio.gather(*(store.append(f"T{n}", ["x"]) for n in range(300)))
    assert store.commits < 100
    await store.close()


@run
async def test_a_closed_store_takes_nothing(opener: Opener) -> None:
    store: Store = opener()
    if isinstance(store, MemoryStore):
        return
    await store.append("A", ["1"])
    await store.close()
    await store.close()
    with pytest.raises(StoreClosed):
        await store.append("A", ["2"])


@run
async def test_two_servers_never_share_a_database(opener: Opener) -> None:
    first = opener()
    if isinstance(first, MemoryStore):
        return
    with pytest.raises(BadSetting, match="another server"):
        opener()
    await first.close()
    second = opener()
    await second.close()


@run
async def test_sqlite_is_durable_and_in_wal_mode(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "tables.db")
    mode = await store._ask(lambda db: db.execute("PRAGMA journal_mode").fetchone())
    level = await store._ask(lambda db: db.execute("PRAGMA synchronous").fetchone())
    assert (mode, level) == (("wal",), (2,))
    await store.close()


@run
async def test_old_databases_are_brought_up_and_newer_ones_refused(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    (number, first), *_ = migrations("sqlite")
    db = sqlite3.connect(path)
    db.executescript(f"{first}; PRAGMA user_version = {number};")
    db.execute("INSERT INTO entries VALUES ('OLD', 0, 'entry')")
    db.commit()
    db.close()
    store = SqliteStore(path)
    assert await store.read("OLD") == ["entry"]
    await store.close()
    db = sqlite3.connect(path)
    db.execute("PRAGMA user_version = 999")
    db.close()
    with pytest.raises(BadSetting, match="999"):
        SqliteStore(path)


def test_migrations_are_numbered_without_gaps_and_the_same_for_both() -> None:
    numbers = {kind: [number for number, _ in migrations(kind)] for kind in ("sqlite", "postgres")}
    assert numbers["sqlite"] == numbers["postgres"] == list(range(1, len(numbers["sqlite"]) + 1))


@run
async def test_a_newer_postgres_is_refused_and_a_lost_connection_is_made_anew(fresh: str) -> None:
    import psycopg

    store = open_store(Path(), fresh)
    await store.append("A", ["1"])
    with psycopg.connect(fresh, autocommit=True) as db:
        db.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE pid <> pg_backend_pid() AND datname = current_database()"
        )
    with pytest.raises(psycopg.Error):
        await store.append("A", ["lost, and said so"])
    for _ in range(50):
        try:
            await store.append("A", ["2"])
            break
        except psycopg.Error:
            await asyncio.sleep(0.1)
    assert await store.read("A") == ["1", "2"]
    await store.close()
    with psycopg.connect(fresh, autocommit=True) as db:
        db.execute("UPDATE version SET number = 999")
    with pytest.raises(BadSetting, match="999"):
        open_store(Path(), fresh)


def test_other_databases_are_refused() -> None:
    with pytest.raises(BadSetting, match="not known"):
        open_store(Path(), "mysql://x")


def test_the_key_is_made_once_and_for_its_owner_alone(tmp_path: Path) -> None:
    first = load_key(tmp_path)
    assert load_key(tmp_path) == first
    assert len(first) == 32
    assert (tmp_path / "key").stat().st_mode & 0o077 == 0
    (tmp_path / "key").write_text("00", encoding="ascii")
    with pytest.raises(ValueError, match="32 bytes"):
        load_key(tmp_path)


def test_secrets_prove_one_seat_of_one_table() -> None:
    signer = Signer(b"k" * 32)
    secret = signer.sign("ABCDEF", 2, 7)
    assert signer.read(secret, "ABCDEF", False) == 7
    assert signer.read(secret, "ABCDEG", False) == 0
    assert signer.read(secret, "ABCDEF", True) == 0
    assert Signer(b"x" * 32).read(secret, "ABCDEF", False) == 0
    host = signer.sign("ABCDEF", "host", 1)
    assert signer.read(host, "ABCDEF", True) == 1
    assert signer.read(host, "ABCDEF", False) == 0
    parts = secret.split(".")
    for index in range(5):
        changed = ".".join([*parts[:index], parts[index] + "1", *parts[index + 1 :]])
        assert signer.read(changed, "ABCDEF", False) == 0
    for nonsense in ("", "v1", "....", "v1.ABCDEF.0.-1.x", "v1.ABCDEF.0.٣.x", secret + ".x"):
        assert signer.read(nonsense, "ABCDEF", False) == 0
    assert "k" * 32 not in repr(signer)


def test_the_data_folder_is_the_users(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("WHITEOUT_DATA", str(tmp_path))
    assert data_folder() == tmp_path
    monkeypatch.delenv("WHITEOUT_DATA")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    for platform in ("linux", "darwin", "win32"):
        monkeypatch.setattr("sys.platform", platform)
        assert data_folder().name == "whiteout"
    assert Config().limits.message == 8192
