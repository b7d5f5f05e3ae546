"""A package outside the repository brings a game, found by its entry point, on either build."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.kit.outside import install_thaw
from tests.server.real import RealServer, real_server

import whiteout
from whiteout.server.client import Server

SOURCES = Path(whiteout.__file__).parents[1]


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of packages in which only Thaw is installed."""
    return install_thaw(tmp_path_factory.mktemp("packages"))


def run(packages: Path, *words: str) -> str:
    """A program that knows this build of Whiteout and the folder of packages, nothing of tests."""
    path = os.pathsep.join([str(packages), str(SOURCES)])
    env = {**os.environ, "PYTHONPATH": path, "LANG": "C", "COLUMNS": "80"}
    done = subprocess.run(
        [sys.executable, *words], cwd=packages, env=env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_is_listed_with_its_words(packages: Path) -> None:
    games = json.loads(run(packages, "-m", "whiteout", "games", "--json", "--lang", "it"))
    assert [game["game"] for game in games] == ["stay_away", "outpost_31", "the_thing", "thaw"]
    thaw = games[-1]
    assert (thaw["title"], thaw["bots"]) == ("Disgelo", ["random", "steady"])
    assert thaw["options"][0]["about"] == "Quante notti mancano al disgelo."


def test_it_is_simulated(packages: Path) -> None:
    words = ("simulate", "thaw", "--seats", "3", "--games", "20", "--seed", "1")
    facts = json.loads(run(packages, "-m", "whiteout", *words, "--workers", "2", "--json"))
    assert facts["game"] == "thaw"
    assert sum(facts["ends"].values()) == 20


def test_it_keeps_the_contract(packages: Path) -> None:
    words = ("thaw", "--matches", "6", "--watched", "3")
    assert "kept: 6 matches" in run(packages, "-m", "whiteout.contract", *words)


@pytest.fixture(scope="module")
def server(packages: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RealServer]:
    """A server of its own that finds the package, and nothing of tests."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join([str(packages), str(SOURCES)]))
        with real_server(tmp_path_factory.mktemp("server")) as started:
            yield started


def fetch(server: RealServer, path: str) -> str:
    with urllib.request.urlopen(f"{server.url}{path}", timeout=20) as answer:
        return str(answer.read().decode())


def test_it_is_served_with_its_settings_types_talk_and_words(server: RealServer) -> None:
    thaw = json.loads(fetch(server, "/api/games"))["games"][-1]
    assert (thaw["id"], thaw["title"], thaw["fewest"], thaw["most"]) == ("thaw", "Thaw", 1, 3)
    settings = {setting["key"]: setting for setting in thaw["settings"]}
    assert settings["cold"]["default_by_seats"]["1"] == [2, 3, 3, 4, 5]
    assert settings["frost_limit"]["choices"] == ["off"]
    assert (settings["harshness"]["maximum"], settings["harshness"]["step"]) == (2.0, 0.25)
    assert thaw["types"]["options"]["to"] == {"to": "seat"}
    assert thaw["types"]["events"]["night_fell"]["keeper"] == "seat"
    assert [claim["key"] for claim in thaw["claims"]] == ["foretells", "burned", "wants"]
    assert [channel["id"] for channel in thaw["channels"]] == ["table", "friends"]
    assert "game-title = Deshielo" in fetch(server, "/api/games/thaw/words/es")


def test_a_match_of_it_is_played_at_a_table(server: RealServer) -> None:
    """A person and a bot, from the first log to the thaw or the frost."""

    async def choose(view: dict[str, Any]) -> str:
        options: list[str] = view["options"]
        return options[0]

    async def play() -> dict[str, Any]:
        client = Server(server.url)
        made = await client.create("thaw", 2, "Ana", bots="steady", options={"cold": [3] * 5})
        async with client.sit(made.code, made.seat_secret) as seat:
            await seat.host("start")
            return await seat.play(choose)

    view = asyncio.run(play())
    assert view["over"]
    assert [player["objective"] for player in view["players"]]
