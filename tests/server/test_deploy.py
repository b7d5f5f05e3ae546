"""The files for running it: their commands are run, and what can be checked without the tools they
are for is checked."""

from __future__ import annotations

import configparser
import json
import re
import shlex
import shutil
import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]
from tests.server.real import free_port
from tests.server.test_cluster import nats

__all__ = ["nats"]
DEPLOY = Path(__file__).parents[2] / "deploy"
WHITEOUT = [sys.executable, "-m", "whiteout"]


def unit() -> configparser.ConfigParser:
    found = configparser.ConfigParser(strict=False, interpolation=None)
    found.optionxform = str  # type: ignore[assignment, method-assign]
    found.read(DEPLOY / "whiteout.service")
    return found


def serve_until_stopped(words: list[str], port: int, data: Path) -> list[str]:
    """Run a command of a file until it answers, then stop it as its runner would; its log."""
    log = data / "log.txt"
    with log.open("wb") as out:
        server = subprocess.Popen([*WHITEOUT, *words], stdout=out, stderr=out)
    try:
        end = time.monotonic() + 30
        while True:
            try:
                urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=2).close()
                break
            except OSError:
                assert server.poll() is None, log.read_text()
                assert time.monotonic() < end, log.read_text()
                time.sleep(0.1)
        server.send_signal(signal.SIGTERM)
        server.wait(20)
    finally:
        if server.poll() is None:
            server.kill()
    return log.read_text().splitlines()


def test_the_units_command_runs_and_stops_in_time(tmp_path: Path) -> None:
    found = unit()
    assert found["Service"]["KillSignal"] == "SIGTERM"
    text = (DEPLOY / "whiteout.service").read_text()
    (words,) = re.findall(r'^Environment="WHITEOUT_WORDS=(.*)"$', text, re.MULTILINE)
    assert found["Service"]["ExecStart"].endswith("whiteout serve $WHITEOUT_WORDS")
    port, figures = free_port(), free_port()
    words = words.replace("8765", str(port)).replace("9765", str(figures))
    lines = serve_until_stopped(
        ["serve", *shlex.split(words), "--data", str(tmp_path)], port, tmp_path
    )
    assert not [line for line in lines if '"error"' in line]


def test_the_unit_is_one_for_systemd() -> None:
    tool = shutil.which("systemd-analyze")
    if tool is not None:
        told = subprocess.run(
            [tool, "verify", str(DEPLOY / "whiteout.service")],
            capture_output=True,
            text=True,
            check=False,
        )
        wrong = [line for line in told.stderr.splitlines() if "whiteout.service" in line]
        assert [line for line in wrong if "is not executable" not in line] == []
    assert set(unit().sections()) == {"Unit", "Service", "Install"}


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    return found


def test_the_compose_file_holds_together() -> None:
    services = compose()["services"]
    assert set(services) == {"postgres", "nats", "whiteout"}
    ours = services["whiteout"]
    assert set(ours["depends_on"]) == {"postgres", "nats"}
    assert (DEPLOY / ours["build"]["context"] / ours["build"]["dockerfile"]).is_file()
    assert all(port.startswith("127.0.0.1:") for port in ours["ports"])


def test_the_compose_files_command_runs(tmp_path: Path, fresh: str, nats: str) -> None:
    """With the containers' names replaced by servers of the tests."""
    port = free_port()
    words = []
    for word in compose()["services"]["whiteout"]["command"]:
        name = word.partition("=")[0]
        changed = {"--database": fresh, "--nats": nats, "--domain": "localhost"}
        changed["--metrics"] = f"127.0.0.1:{free_port()}"
        words.append(f"{name}={changed[name]}" if name in changed else word)
    words += ["--port", str(port), "--data", str(tmp_path)]
    lines = serve_until_stopped(["serve", *words], port, tmp_path)
    assert not [line for line in lines if '"level": "error"' in line], lines


def test_the_container_file_starts_what_there_is() -> None:
    text = (DEPLOY / "Containerfile").read_text()
    (entry,) = re.findall(r"^ENTRYPOINT (\[.*\])$", text, re.MULTILINE)
    command = json.loads(entry)
    assert command[:2] == ["whiteout", "serve"]
    help_ = subprocess.run(
        [*WHITEOUT, "serve", "--help"], capture_output=True, text=True, check=True
    ).stdout
    for word in command[2:]:
        assert not word.startswith("--") or word in help_
    (probe,) = re.findall(r'^ +\["python3", "-c", "(.*)"\]$', text, re.MULTILINE)
    compile(probe, "HEALTHCHECK", "exec")
    folder = DEPLOY.parent
    for extra in re.findall(r'"\.\[(.*?)\]"', text)[0].split(","):
        assert f"\n{extra} = [" in (folder / "pyproject.toml").read_text()


@pytest.mark.parametrize("bad", ["key", "folder", "database", "nats", "port", "metrics"])
def test_what_goes_wrong_at_the_start_is_one_sentence(bad: str, tmp_path: Path, fresh: str) -> None:
    port = free_port()
    words = ["serve", "--port", str(port), "--data", str(tmp_path)]
    if bad == "key":
        (tmp_path / "key").write_text("nonsense")
    elif bad == "folder":
        (tmp_path / "file").write_text("")
        words[-1] = str(tmp_path / "file")
    elif bad == "database":
        words += ["--database", f"postgresql://x@127.0.0.1:{free_port()}/x"]
    elif bad == "nats":
        words += ["--database", fresh, "--nats", f"nats://127.0.0.1:{free_port()}"]
    elif bad == "port":
        words[2] = "99999"
    else:
        words += ["--metrics", "nowhere"]
    told = subprocess.run(
        [*WHITEOUT, *words], capture_output=True, text=True, check=False, timeout=60
    )
    assert told.returncode != 0
    assert "Traceback" not in told.stderr, told.stderr
    said = [line for line in told.stderr.splitlines() if line.strip()]
    assert 1 <= len(said) <= 3, told.stderr
