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
from tests.server.real import free_port

from whiteout.core.refusal import BadSetting
from whiteout.server.config import Config
from whiteout.server.house import House
from whiteout.server.run import data_folder, open_store
from whiteout.server.sqlite_store import SqliteStore
from whiteout.server.store import MemoryStore, Store, StoreClosed, Taken, migrations
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
        await store.append("AAAAAA", 0, ["one", "two"])
        await store.append("BBBBBB", 0, ["uno"])
        await store.append("AAAAAA", 2, ["three", '{"x":"\\u0000 ü 👩"}'])
        assert await store.read("AAAAAA") == ["one", "two", "three", '{"x":"\\u0000 ü 👩"}']
        assert await store.read("NOBODY") == []
    async with opened(opener) as store:
        await store.take("BBBBBB")
        await store.append("BBBBBB", 1, ["due"])
        assert await store.read("AAAAAA") == ["one", "two", "three", '{"x":"\\u0000 ü 👩"}']
        assert await store.read("BBBBBB") == ["uno", "due"]


@run
async def test_an_append_must_carry_on_the_log(opener: Opener) -> None:
    """Whoever believes the log to be shorter or longer than it is writes nothing; the same entries
    again, from somebody whose answer was lost, are there once."""
    async with opened(opener) as store:
        await store.append("A", 0, ["1", "2"])
        for first in (0, 1, 3, 9):
            with pytest.raises(Taken):
                await store.append("A", first, ["other"])
        await store.append("A", 2, ["3"])
        await store.append("A", 2, ["3"])
        await store.append("A", 0, ["1", "2", "3"])
        assert await store.read("A") == ["1", "2", "3"]
        found = await asyncio.gather(
            store.append("A", 3, ["4"]), store.append("A", 3, ["x"]), return_exceptions=True
        )
        assert [type(one) for one in found] == [type(None), Taken]
        assert await store.read("A") == ["1", "2", "3", "4"]


@run
async def test_which_tables_need_a_server_is_known_without_their_logs(opener: Opener) -> None:
    async with opened(opener) as store:
        await store.append("A", 0, ["1"], at=10.0)
        await store.append("B", 0, ["1"], at=10.0)
        await store.append("C", 0, ["1"], at=90.0)
        await store.append("D", 0, ["1"], at=90.0)
        await store.append("B", 1, ["2"], "playing", 20.0)
        await store.append("D", 1, ["2"], "closed", 95.0)
        assert sorted(await store.live(50.0)) == ["B", "C"]
        await store.append("B", 2, ["3"], "ended", 30.0)
        assert sorted(await store.live(50.0)) == ["C"]
        assert sorted(await store.unused(50.0)) == ["A"], "a match was played at B"
        await store.touch({"A": 60.0})
        assert sorted(await store.live(50.0)) == ["A", "C"]
        assert await store.unused(50.0) == []


@run
async def test_many_tables_at_once(opener: Opener) -> None:
    async with opened(opener) as store:

        async def write(table: int) -> None:
            for number in range(10):
                await store.append(f"T{table}", 2 * number, [f"{number}a", f"{number}b"])

        await asyncio.gather(*(write(table) for table in range(50)))
        logs = {f"T{table}": await store.read(f"T{table}") for table in range(50)}
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
        await store.append("A", 0, ["1"], at=5.0)
        await store.append("B", 0, ["2"], at=5.0)
        await store.forget("A")
        assert await store.live(0.0) == ["B"]
        await store.append("A", 0, ["3"])
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
        assert await store.read(table.room.code) == lines
        table.house, table.room = house, await house.shelf.find(table.room.code)
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
    bad: Awaitable[None] = store.append("A", 0, [object()])  # type: ignore[list-item]
    found = await asyncio.gather(
        store.append("B", 0, ["1"]), bad, store.append("C", 0, ["2"]), return_exceptions=True
    )
    assert found[0] is None
    assert found[2] is None
    assert isinstance(found[1], sqlite3.Error)
    assert [await store.read(table) for table in "ABC"] == [[], ["1"], ["2"]]
    await store.close()


@run
async def test_commits_are_shared(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "tables.db")
    await asyncio.gather(*(store.append(f"T{n}", 0, ["x"]) for n in range(300)))
    assert store.commits < 100
    await store.close()


@run
async def test_a_closed_store_takes_nothing(opener: Opener) -> None:
    store: Store = opener()
    if isinstance(store, MemoryStore):
        return
    await store.append("A", 0, ["1"])
    await store.close()
    await store.close()
    with pytest.raises(StoreClosed):
        await store.append("A", 1, ["2"])


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


def test_the_tables_are_their_owners_alone(tmp_path: Path) -> None:
    asyncio.run(SqliteStore(tmp_path / "tables.db").close())
    for file in tmp_path.glob("tables.db*"):
        assert file.stat().st_mode & 0o077 == 0, file.name
    (tmp_path / "tables.db").chmod(0o644)
    asyncio.run(SqliteStore(tmp_path / "tables.db").close())
    assert (tmp_path / "tables.db").stat().st_mode & 0o077 == 0, "an old file too"


def test_what_cannot_be_opened_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "tables.db").write_bytes(b"this is no database" * 100)
    with pytest.raises(BadSetting, match=r"tables\.db cannot be opened: file is not a database"):
        open_store(tmp_path, "")
    (tmp_path / "file").write_text("")
    with pytest.raises(BadSetting, match="cannot be opened: "):
        open_store(tmp_path / "file" / "below", "")
    with pytest.raises(BadSetting, match="does not let us in"):
        open_store(tmp_path, f"postgresql://nobody@127.0.0.1:{free_port()}/none")


@run
async def test_old_databases_are_brought_up_and_newer_ones_refused(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    (number, first), *_ = migrations("sqlite")
    db = sqlite3.connect(path)
    db.executescript(f"{first}; PRAGMA user_version = {number};")
    db.execute("INSERT INTO entries VALUES ('OLD', 0, 'entry')")
    db.execute("""INSERT INTO entries VALUES ('OLD', 1, '{"is":"started","number":1}')""")
    db.commit()
    db.close()
    store = SqliteStore(path)
    assert len(await store.read("OLD")) == 2
    assert await store.live(1e12) == ["OLD"], "its match runs"
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
async def test_a_newer_postgres_is_refused(fresh: str) -> None:
    import psycopg

    store = open_store(Path(), fresh)
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
    for bad in ("00", "no key", ""):
        (tmp_path / "key").write_text(bad, encoding="ascii")
        with pytest.raises(BadSetting, match="32 bytes"):
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
