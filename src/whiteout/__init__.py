"""Whiteout: a platform for hidden-role board games.

Names are loaded when first asked for, so that ``import whiteout`` stays quick
and a program that only wants the rules never loads the command line.
"""

import importlib
from typing import TYPE_CHECKING

__version__ = "0.1.0"

# A public name stands in three places, checked to agree: here for readers and type checkers
# (imported below TYPE_CHECKING), and in _HOMES for the running program.
__all__ = ["__version__"]

# Public name -> the module that defines it.
_HOMES: dict[str, str] = {}

if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        """Load a public name from its module and keep it here."""
        if name not in _HOMES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        value = getattr(importlib.import_module(_HOMES[name]), name)
        globals()[name] = value
        return value

    def __dir__() -> list[str]:
        """List the public names before they are loaded, for completion."""
        return sorted({*globals(), *_HOMES})
