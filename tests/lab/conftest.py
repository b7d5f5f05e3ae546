"""The commands of the laboratory are run as all others are."""

from tests.cli.conftest import run

__all__ = ["run"]
