"""The command line. `whiteout --help` lists what it can do; docs/cli.md shows it."""

import sys
from io import TextIOWrapper


def main() -> None:
    """Run the command that was typed. A character that the terminal cannot show, or that is no
    character, becomes a question mark instead of an error."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    from whiteout.cli.app import app

    app(prog_name="whiteout")
