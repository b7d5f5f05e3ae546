"""whiteout without a command: the table in the browser, on this machine alone."""

import os
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest
from tests.server.real import free_port


def wait_for(file: Path, process: subprocess.Popen[str]) -> str:
    """What the browser was asked to open."""
    end = time.monotonic() + 30
    while time.monotonic() < end:
        if file.exists() and file.read_text().strip():
            return file.read_text().strip()
        assert process.poll() is None, process.communicate()
        time.sleep(0.05)
    raise AssertionError("no browser was opened")


@pytest.mark.skipif(os.name != "posix", reason="the browser is a shell script here")
def test_it_serves_opens_the_browser_and_finds_itself_again(tmp_path: Path) -> None:
    browser = tmp_path / "browser.sh"
    browser.write_text('#!/bin/sh\necho "$1" > "$0.opened"\n')
    browser.chmod(0o755)
    opened = tmp_path / "browser.sh.opened"
    env = {
        **os.environ,
        "BROWSER": f"{browser} %s",
        "WHITEOUT_DATA": str(tmp_path / "data"),
        "WHITEOUT_PORT": str(free_port()),
    }
    command = [sys.executable, "-c", "from whiteout.cli import main; main()"]
    process = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True)
    try:
        address = wait_for(opened, process)
        assert address == f"http://localhost:{env['WHITEOUT_PORT']}/"
        with urllib.request.urlopen(address, timeout=10) as answer:
            assert answer.status == 200
            assert b"<title>Whiteout" in answer.read()
        assert (tmp_path / "data" / "tables.db").exists()
        opened.unlink()
        again = subprocess.run(
            command, env=env, capture_output=True, text=True, timeout=30, check=True
        )
        assert again.stdout == f"Whiteout is already at {address}\n"
        assert opened.read_text().strip() == address
    finally:
        process.terminate()
        process.communicate(timeout=10)
