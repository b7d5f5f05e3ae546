"""Signed secrets: proof of who sits at a seat, without an account and without a list of secrets.

`v1.CODE.SEAT.GENERATION.SIGNATURE`. The generation numbers every sitting down at a table; the log
keeps only which generation sits where, so whoever is sent away holds a worthless paper.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from pathlib import Path
from typing import Final

from whiteout.core.refusal import BadSetting

HOST: Final = "host"
CODE_LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ"
"""No I, L or O: codes are read aloud and typed."""


class Signer:
    """Makes and checks secrets with the server's key."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def sign(self, code: str, seat: int | str, generation: int) -> str:
        """The secret of whoever sits down."""
        body = f"v1.{code}.{seat}.{generation}"
        mac = hmac.new(self._key, body.encode(), hashlib.sha256).digest()[:18]
        return f"{body}.{base64.urlsafe_b64encode(mac).decode()}"

    def read(self, secret: str, code: str, host: bool) -> int:
        """The generation that a secret proves at this table, or 0."""
        parts = secret.split(".")
        if len(parts) != 5 or parts[1] != code or (parts[2] == HOST) != host:
            return 0
        if not (parts[3].isascii() and parts[3].isdigit() and len(parts[3]) < 12):
            return 0
        generation = int(parts[3])
        good = self.sign(code, parts[2], generation)
        return generation if hmac.compare_digest(good.encode(), secret.encode()) else 0

    def tag(self, code: str, place: str) -> str:
        """A place as the log of one table knows it: the same place has the same tag there, and
        nobody can read the address out of it. Empty where the place is not known."""
        if not place:
            return ""
        mac = hmac.new(self._key, f"place.{code}.{place}".encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(mac[:9]).decode()

    def __repr__(self) -> str:
        return "Signer(...)"


def new_code() -> str:
    """Six letters: nobody guesses a table that is not listed by trying, given the limits."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(6))


def is_code(text: str) -> bool:
    """Whether this could be the code of a table."""
    return len(text) == 6 and all(letter in CODE_LETTERS for letter in text)


def load_key(folder: Path) -> bytes:
    """The server's key: made once, kept in the data folder, readable by its owner alone."""
    path = folder / "key"
    try:
        key = bytes.fromhex(path.read_text(encoding="ascii").strip())
    except FileNotFoundError:
        key = secrets.token_bytes(32)
        folder.mkdir(parents=True, exist_ok=True)
        fresh = folder / "key.new"
        fresh.touch(mode=0o600)
        fresh.write_text(key.hex() + "\n", encoding="ascii")
        fresh.replace(path)
    except OSError as error:
        raise BadSetting(
            f"the key in {path} cannot be read: {error.strerror}", "its owner"
        ) from None
    except ValueError:
        key = b""
    if len(key) != 32:
        raise BadSetting(
            f"{path} is no key of 32 bytes", "the key of a backup, or none: then all sit down anew"
        )
    return key
