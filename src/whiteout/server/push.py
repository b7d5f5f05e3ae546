"""Web Push: calling people whose browser is closed. What is sent says that it is somebody's move at
which table, or that a match has ended, and nothing else: whoever sees the phone may read it.
"""

from __future__ import annotations

import asyncio
import base64
import logging
from functools import lru_cache
from typing import Any, Final, Literal

import msgspec

from whiteout.core.refusal import Malformed
from whiteout.server import entries as log
from whiteout.server import wire
from whiteout.server.push_address import BadAddress, Courier, check_endpoint
from whiteout.server.refusals import NotAllowed

logger = logging.getLogger("whiteout.server")

Why = Literal["move", "over"]
Outcome = Literal["sent", "gone", "failed"]

_TIMEOUT_S: Final = 10.0
_AT_ONCE: Final = 4
_GONE: Final = (404, 410)
"""What a push service answers when a subscription is no more."""
_POINT, _SECRET = 65, 16
"""Bytes of a browser's key and of the secret that goes with it."""


class Push:
    """Calls people, where the server has a key to do so."""

    def __init__(self, pem: str = "", contact: str = "", loopback: bool = False) -> None:
        self._pem = pem
        self._contact = contact
        self._loopback = loopback
        self._sending = asyncio.Semaphore(_AT_ONCE)

    @property
    def on(self) -> bool:
        """Whether anybody can be called."""
        return self._pem != ""

    def public_key(self) -> str:
        """What browsers subscribe to, or nothing."""
        from whiteout.server.push_keys import public_key

        return public_key(self._pem) if self.on else ""

    def check(self, message: wire.Notify) -> None:
        """Refuse what cannot be called, or must not be."""
        if not message.on:
            return
        if not self.on:
            raise NotAllowed("this server cannot call anybody", 'the extra "push" on the server')
        check_endpoint(message.endpoint, self._loopback)
        point, secret = _bytes(message.p256dh), _bytes(message.auth)
        if len(point) != _POINT or point[0] != 4 or len(secret) != _SECRET:
            raise Malformed("these are no keys of a subscription", "p256dh and auth of a browser")

    async def send(self, to: log.Subscribed, message: bytes, ttl: int, topic: str) -> Outcome:
        """Try once; never raises."""
        async with self._sending:
            outcome = await asyncio.to_thread(self._send, to, message, ttl, topic)
        if outcome != "sent":
            logger.info("call not sent", extra={"fault": outcome})
        return outcome

    def _send(self, to: log.Subscribed, message: bytes, ttl: int, topic: str) -> Outcome:
        from py_vapid import Vapid02
        from pywebpush import WebPushException, webpush

        session: Any = Courier(self._loopback)
        try:
            webpush(
                {"endpoint": to.endpoint, "keys": {"p256dh": to.p256dh, "auth": to.auth}},
                message.decode(),
                vapid_private_key=Vapid02.from_pem(self._pem.encode("ascii")),
                vapid_claims={"sub": self._contact},
                ttl=ttl,
                timeout=_TIMEOUT_S,
                headers={"topic": topic, "urgency": "high"},
                requests_session=session,
            )
        except WebPushException as error:
            return "gone" if error.status_code in _GONE else "failed"
        except BadAddress:
            return "gone"
        except Exception as error:  # noqa: BLE001 (whatever a push service does, tables go on)
            logger.info("call failed", extra={"fault": type(error).__name__})
            return "failed"
        return "sent"


def text_of(why: Why, game: str, code: str, lang: str) -> bytes:
    """What the browser of whoever is called shows."""
    words = _words(lang, game)
    body = words.say(f"call-{why}", game=words.title(), code=code)
    return msgspec.json.encode({"title": "Whiteout", "body": body, "code": code})


@lru_cache(maxsize=32)
def _words(lang: str, game: str) -> Any:
    from whiteout.words import LANGUAGES, Words

    return Words(lang if lang in LANGUAGES else LANGUAGES[0], game)


def _bytes(text: str) -> bytes:
    try:
        return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError:
        return b""
