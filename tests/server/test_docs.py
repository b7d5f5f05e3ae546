"""What docs/server.md and docs/protocol.md say is so."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import get_args

from tests.server.real import real_server

from whiteout.server import wire
from whiteout.server.config import Config, Limits
from whiteout.server.schema import openapi

DOCS = Path(__file__).resolve().parents[2] / "docs"


def test_the_example_of_the_guide_runs(tmp_path: Path) -> None:
    text = (DOCS / "server.md").read_text(encoding="utf-8")
    block = re.search(r"^```python\n(.*?)^```", text, flags=re.MULTILINE | re.DOTALL)
    assert block
    example = tmp_path / "example.py"
    example.write_text(block[1], encoding="utf-8")
    with real_server(tmp_path / "data") as server:
        done = subprocess.run(
            [sys.executable, "-W", "error", str(example), server.url],
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
    assert done.returncode == 0, done.stderr
    assert re.fullmatch(r"won by \w+\n", done.stdout)


def test_the_protocol_names_every_message_and_every_address() -> None:
    text = (DOCS / "protocol.md").read_text(encoding="utf-8")
    kinds = (*get_args(wire.ClientMessage), *get_args(wire.HostMessage))
    for kind in (*kinds, *get_args(wire.ServerMessage)):
        tag = kind.__struct_config__.tag
        assert f"`{tag}`" in text or f'"{tag}"' in text, tag
        for field in kind.__struct_fields__:
            assert field.rstrip("_") in text, (tag, field)
    for path in openapi()["paths"]:
        short = path.replace("{number}", "{m}")
        assert short in text, path
    why = get_args(wire.Gone.__annotations__["why"]) or re.findall(
        r'"(\w+)"', str(wire.Gone.__annotations__["why"])
    )
    for word in why:
        assert word in text, word


def test_the_guide_states_the_limits_in_force() -> None:
    text = (DOCS / "server.md").read_text(encoding="utf-8")
    config, limits = Config(), Limits()
    for words in (
        f"{limits.seat.per_second} messages a second ({limits.seat.at_once} at once)",
        f"{limits.sockets} open sockets",
        f"{limits.waiting} messages or 4 MB behind",
        f"({config.bot_delay_s} seconds for every decision)",
        f"| {config.absent_after_s:g} s | a bot that sees",
        f"| {config.host_after_s:g} s | another person",
    ):
        assert words in text, words
    assert limits.waiting_bytes == 4_000_000
    assert config.idle_after_s == 300
    assert config.clock_grace_s == 2
