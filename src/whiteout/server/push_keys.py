"""The key by which push services know this server (VAPID): made once, kept in the data folder.

Browsers subscribe to its public half, so subscriptions are worth nothing without the file.
"""

from __future__ import annotations

import base64
import importlib.util
from pathlib import Path
from typing import Final

NAME: Final = "push-key.pem"


def can_push() -> bool:
    """Whether the extra `push` is installed."""
    return importlib.util.find_spec("pywebpush") is not None


def load_push_key(folder: Path) -> str:
    """The private key as PEM, readable by its owner alone; nothing where nobody can be called."""
    path = folder / NAME
    if path.exists():
        return path.read_text(encoding="ascii") if can_push() else ""
    if not can_push():
        return ""
    pem = new_push_key()
    folder.mkdir(parents=True, exist_ok=True)
    fresh = folder / f"{NAME}.new"
    fresh.unlink(missing_ok=True)
    fresh.touch(mode=0o600)
    fresh.write_text(pem, encoding="ascii")
    fresh.replace(path)
    return pem


def new_push_key() -> str:
    """A fresh private key as PEM."""
    from py_vapid import Vapid02

    vapid = Vapid02()
    vapid.generate_keys()
    return str(vapid.private_pem().decode("ascii"))


def public_key(pem: str) -> str:
    """The public half as a browser wants it: the point on the curve, in base64url."""
    from cryptography.hazmat.primitives import serialization
    from py_vapid import Vapid02

    point: bytes = Vapid02.from_pem(pem.encode("ascii")).public_key.public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )
    return base64.urlsafe_b64encode(point).rstrip(b"=").decode("ascii")
