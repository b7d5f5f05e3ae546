"""The command line."""

import sys

from whiteout import __version__


def main() -> None:
    """Print the version and the words given."""
    print("whiteout", __version__, *sys.argv[1:])
