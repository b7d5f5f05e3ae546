"""From `whiteout` to the first page: what somebody waits for who has just typed the command.

    python -m benchmarks.load_start [--runs 5] [--nice N] [--json]

Starts `whiteout serve --browser` with an empty data folder and a stand-in for the browser, which
only notes when it was opened and where; a Chromium that is running already then loads that page
(where there is no Playwright or no Chromium, this part is left out). All times are from the start
of the process.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from benchmarks.load_process import rank

LONGEST_S: Final = 30.0
_CHROMIUM: Final = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync",
    "--disable-background-networking", "--disable-component-update",
]  # fmt: skip


def stand_in(folder: Path) -> tuple[str, Path]:
    """A command that looks like a browser, and the file in which it leaves the address."""
    note, script = folder / "opened", folder / "browser"
    script.write_text(f'#!/bin/sh\necho "$1" > "{note}.new" && mv "{note}.new" "{note}"\n')
    script.chmod(0o755)
    return f"{script} %s", note


def wait_for(note: Path) -> str:
    """The address that the stand-in was opened with."""
    end = time.monotonic() + LONGEST_S
    while not note.exists():
        if time.monotonic() > end:
            raise SystemExit("the browser was never opened")
        time.sleep(0.002)
    return note.read_text().strip()


def once(page: Any, nice: int) -> dict[str, float]:
    """One start: seconds until the browser was opened, the page was sent, and it was there."""
    command = str(Path(sys.executable).with_name("whiteout"))
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        browser, note = stand_in(folder)
        words = [command, "serve", "--browser", "--port", "0", "--data", str(folder / "data")]
        began = time.monotonic()
        server = subprocess.Popen(
            words,
            env={**os.environ, "BROWSER": browser},
            stdout=subprocess.DEVNULL,
            start_new_session=nice != 0,
        )
        if nice:
            rank(server.pid, nice)
        try:
            address = wait_for(note)
            found = {"opened_s": time.monotonic() - began}
            if page is not None:
                page.goto(address, wait_until="domcontentloaded")
                found["page_s"] = time.monotonic() - began
                page.goto("about:blank")
            else:
                with urllib.request.urlopen(address, timeout=LONGEST_S) as answer:
                    answer.read()
                found["sent_s"] = time.monotonic() - began
        finally:
            server.terminate()
            server.wait()
    return found


@contextlib.contextmanager
def chromium() -> Iterator[Any]:
    """A page of a running Chromium, or None where there is none."""
    path = shutil.which("chromium")
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        path = None
    if path is None:
        yield None
        return
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=_CHROMIUM)
        page = browser.new_page()
        page.bring_to_front()
        yield page
        browser.close()


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--nice", type=int, default=0, help="below 0: goes before others")
    parser.add_argument("--json", action="store_true")
    ask = parser.parse_args()
    runs = [once(None, ask.nice) for _ in range(ask.runs)]
    with chromium() as page:
        if page is not None:
            runs += [once(page, ask.nice) for _ in range(ask.runs)]
    found = {
        name: sorted(round(run[name], 2) for run in runs if name in run)
        for name in ("opened_s", "sent_s", "page_s")
    }
    if ask.json:
        print(json.dumps(found))
        return
    for name, words in (
        ("opened_s", "the browser is opened"),
        ("sent_s", "the first page has been sent"),
        ("page_s", "DOMContentLoaded in Chromium"),
    ):
        times = found[name]
        if times:
            print(f"{words:30} median {statistics.median(times):.2f} s, worst {times[-1]:.2f} s")
        else:
            print(f"{words:30} not measured: there is no Chromium or no Playwright here")


if __name__ == "__main__":
    main()
