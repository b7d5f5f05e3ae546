"""What the optional libraries are asked for, and what is said when one is missing."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from whiteout.core.refusal import BadSetting


def need(module: str) -> Any:
    """A module of the research extra, or a refusal that says how to get it."""
    try:
        return import_module(module)
    except ImportError as error:
        raise BadSetting(
            f"{module} is not installed ({error})", 'pip install "whiteout[research]"'
        ) from None
