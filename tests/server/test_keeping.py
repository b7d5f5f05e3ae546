"""To run it for years: the archive, backups, tables that were set aside, and what their commands
say."""

from __future__ import annotations

import asyncio
import gzip
import json
import random
import sqlite3
from pathlib import Path

import pytest
from tests.server.aid import QUIET, SIGNER, FakeTime, open_table, play_out, run
from tests.server.test_stores import Opener, opened, opener
from typer.testing import CliRunner

from whiteout.cli.app import app
from whiteout.core.refusal import BadSetting
from whiteout.server import wire
from whiteout.server.backup import backup, restore
from whiteout.server.config import Config
from whiteout.server.house import House
from whiteout.server.inspect_tables import check, export
from whiteout.server.refusals import NoTable, SetAside
from whiteout.server.run import open_store
from whiteout.server.sqlite_store import SqliteStore
from whiteout.server.store import MemoryStore, Store
from whiteout.server.tokens import load_key

__all__ = ["opener"]
DAY = 86400.0

# -- the archive ---------------------------------------------------------------------------------


@run
async def test_a_table_in_the_archive_comes_back_as_it_was(opener: Opener) -> None:
    async with opened(opener) as store:
        lines = [f'{{"n":{number}}}' for number in range(30)]
        await store.append("AAAAAA", 0, lines, "playing", 5.0)
        await store.append("AAAAAA", 30, ["last"], "ended", 10.0)
        await store.append("BBBBBB", 0, ["x"], at=1.0)
        assert await store.finished(5.0) == []
        assert await store.finished(20.0) == ["AAAAAA"], "a lobby is not over"
        await store.put_away("AAAAAA")
        assert await store.finished(20.0) == []
        assert await store.exists("AAAAAA"), "its code is not free"
        assert await store.read("AAAAAA") == [*lines, "last"], "records can still be had"
        assert (await store.take("AAAAAA")).lines == [*lines, "last"]
        assert await store.finished(20.0) == ["AAAAAA"], "it is in use again"
        await store.append("AAAAAA", 31, ["more"], at=10.0)
        await store.put_away("AAAAAA")
        await store.evict(5.0)
        assert await store.exists("AAAAAA")
        await store.evict(20.0)
        assert not await store.exists("AAAAAA")
        assert await store.read("AAAAAA") == []
        assert await store.exists("BBBBBB")


@run
async def test_a_house_puts_away_what_is_over_and_evicts_it_where_asked() -> None:
    config = Config(bot_delay_s=0, limits=QUIET.limits, archive_after_s=DAY, evict_after_s=9 * DAY)
    table = await open_table(1, 4, config=config)
    host = await table.enter(0)
    await table.host(host, "start")
    await play_out(table, {0: host}, random.Random(1))
    table.room.leave(host)
    store = table.house.store
    assert isinstance(store, MemoryStore)
    shelf, code = table.house.shelf, table.room.code
    table.time.set(table.time.now() + 2 * DAY)
    await shelf.tidy(table.time.now())
    await shelf.put_away(table.time.now())
    assert store.away == {code}
    assert (await table.house.match(code, 1)).position.over
    assert (await shelf.find(code)).table.stage == "ended"
    assert store.away == set(), "somebody has come back"
    table.time.set(table.time.now() + 20 * DAY)
    for _ in range(2):
        await shelf.tidy(table.time.now())
        await shelf.put_away(table.time.now())
    with pytest.raises(NoTable):
        await shelf.find(code)


# -- backups -------------------------------------------------------------------------------------


async def filled(data: Path, database: str) -> tuple[dict[str, list[str]], Store]:
    """A store with a running match, a lobby and an archived table; its logs."""
    load_key(data)
    store = open_store(data, database)
    table = await open_table(2, 4, store=store)
    taps = {seat: await table.enter(seat) for seat in range(2)}
    await table.host(taps[0], "start")
    other = await open_table(1, 4, store=store, seed=2)
    await store.append("ZZZZZZ", 0, ['{"is":"closed","at":1.0}'], "closed", 1.0)
    await store.put_away("ZZZZZZ")
    await store.note("alive", "7")
    codes = [table.room.code, other.room.code, "ZZZZZZ"]
    return {code: await store.read(code) for code in codes}, store


@pytest.mark.parametrize(
    ("there", "back"), [("sqlite", "sqlite"), ("sqlite", "postgres"), ("postgres", "sqlite")]
)
@run
async def test_a_backup_of_a_running_server_comes_back_whole(
    there: str, back: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    url = request.getfixturevalue("fresh") if "postgres" in (there, back) else ""
    data, again, file = tmp_path / "data", tmp_path / "again", tmp_path / "backup.gz"
    logs, store = await filled(data, url if there == "postgres" else "")
    count = await asyncio.to_thread(backup, data, url if there == "postgres" else "", file)
    await store.close()
    assert count == 3
    assert file.stat().st_mode & 0o077 == 0
    place = url if back == "postgres" else ""
    assert await asyncio.to_thread(restore, again, place, file) == 3
    assert load_key(again) == load_key(data), "everybody still has their seat"
    store = open_store(again, place)
    for code, lines in logs.items():
        assert await store.read(code) == lines
    assert (await store.notes())["alive"] == "7"
    house = House(store, SIGNER, QUIET, FakeTime())
    code = next(iter(logs))
    assert (await house.shelf.find(code)).table.stage == "playing"
    await store.close()
    with pytest.raises(BadSetting, match="tables already"):
        await asyncio.to_thread(restore, again, place, file)


def test_what_is_no_backup_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "file.gz"
    for text in ("", "{}\n", '{"whiteout_backup": 1}\n', '{"whiteout_backup": 9}\n{"end": 0}\n'):
        file.write_bytes(gzip.compress(text.encode()))
        with pytest.raises(BadSetting, match="no whole backup"):
            restore(tmp_path / "new", "", file)
    file.write_bytes(b"nothing of the kind")
    with pytest.raises(BadSetting, match="is no backup"):
        restore(tmp_path / "new", "", file)
    evil = [{"whiteout_backup": 1}, {"file": "../../evil", "text": "x"}, {"end": 0}]
    file.write_bytes(gzip.compress("\n".join(map(json.dumps, evil)).encode()))
    with pytest.raises(BadSetting, match="evil"):
        restore(tmp_path / "new", "", file)


# -- tables that cannot be read ------------------------------------------------------------------


@run
async def test_one_bad_row_stops_one_table(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "tables.db")
    bad = await open_table(1, 4, store=store)
    good = await open_table(1, 4, store=store, seed=2)
    await store.append(bad.room.code, bad.room.length, ['{"is":"nonsense"}', '{"is":"locked"}'])
    house = House(store, SIGNER, QUIET, FakeTime())
    await house.open()
    with pytest.raises(SetAside, match="cannot be read"):
        await house.shelf.find(bad.room.code)
    assert (await house.shelf.find(good.room.code)).table.game == "stay_away"
    assert house.metrics.counts["set_aside"] >= 1
    ask = wire.MySeatAsk(code=bad.room.code, secret=bad.secrets[0])
    assert (await house.my_seat(ask)).state == "ended", "the list of one's seats is still there"
    code, length = bad.room.code, bad.room.length
    (wrong,) = await asyncio.to_thread(lambda: list(check(tmp_path, "")))
    assert (wrong.code, wrong.number) == (code, length)
    assert "nonsense" in wrong.why
    file = tmp_path / "out.jsonl"
    assert await asyncio.to_thread(export, tmp_path, "", code, file) == (length, length + 2)
    assert len(file.read_text().splitlines()) == length
    await house.close()


def test_the_commands_say_what_they_did(tmp_path: Path) -> None:
    asyncio.run(_one_table(tmp_path))
    cli = CliRunner()
    data = ["--data", str(tmp_path)]
    told = cli.invoke(app, ["backup", str(tmp_path / "b.gz"), *data])
    assert (told.exit_code, told.output.split()[0]) == (0, "1")
    assert cli.invoke(app, ["backup", str(tmp_path / "b.gz"), *data]).exit_code == 2
    again = ["--data", str(tmp_path / "again")]
    told = cli.invoke(app, ["restore", str(tmp_path / "b.gz"), *again])
    assert "1 tables are back" in told.output
    told = cli.invoke(app, ["tables", "check", *data])
    assert (told.exit_code, told.output) == (0, "0 tables are wrong.\n")
    db = sqlite3.connect(tmp_path / "tables.db")
    db.execute("UPDATE entries SET entry = 'x' WHERE n = 1")
    db.commit()
    (code,) = db.execute("SELECT code FROM tables").fetchone()
    db.close()
    told = cli.invoke(app, ["tables", "check", *data])
    assert told.exit_code == 1
    assert f"{code}: entry 1: " in told.output
    told = cli.invoke(app, ["tables", "export", code, str(tmp_path / "o.jsonl"), *data])
    assert "entries are in" in told.output
    assert cli.invoke(app, ["tables", "mend", *data]).exit_code == 2
    assert cli.invoke(app, ["tables", "check", "AAAAAA", *data]).exit_code == 2


async def _one_table(data: Path) -> None:
    load_key(data)
    store = SqliteStore(data / "tables.db")
    await open_table(1, 4, store=store)
    await store.close()
