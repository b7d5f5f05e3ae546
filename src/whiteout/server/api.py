"""The HTTP part: games, tables, records, replays."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from starlette.responses import Response
from starlette.routing import Route

from whiteout.bots.levels import bot_names, usual_bot
from whiteout.core.refusal import Malformed
from whiteout.games.registry import find_game, game_ids
from whiteout.server import wire
from whiteout.server.limits import Buckets
from whiteout.server.publish import title_of
from whiteout.server.refusals import NoTable, NotAllowed, TooLarge
from whiteout.server.share import base_url

if TYPE_CHECKING:
    from starlette.requests import Request

    from whiteout.server.house import House

Body = TypeVar("Body")
Result = TypeVar("Result")


class Api:
    """The handlers, and the limits by address."""

    def __init__(self, house: House) -> None:
        self.house = house
        limits = house.config.limits
        self._asks = Buckets(limits.address)
        self._creations = Buckets(limits.creation)
        self._heavy = Buckets(limits.heavy)
        self._working = asyncio.Semaphore(1)

    def routes(self) -> list[Route]:
        """Where they live."""
        return [
            Route("/api/games", self.games),
            Route("/api/tables", self.tables),
            Route("/api/tables", self.create, methods=["POST"]),
            Route("/api/tables/{code}", self.table),
            Route("/api/tables/{code}/join", self.join, methods=["POST"]),
            Route("/api/tables/{code}/qr.svg", self.qr),
            Route("/api/tables/{code}/matches/{number:int}/record", self.record),
            Route("/api/address", self.address),
            Route("/api/replay", self.replay, methods=["POST"]),
            Route("/api/moment", self.moment, methods=["POST"]),
            Route("/api/learn/{game}", self.lessons),
            Route("/api/learn/{game}/{lesson}", self.learn, methods=["POST"]),
            Route("/api/rules/{game}", self.rules),
            Route("/api/rules/{game}/{id}", self.rule),
            Route("/openapi.json", self.openapi),
            Route("/healthz", self.health),
            Route("/metrics", self.metrics),
        ]

    # -- what all share --------------------------------------------------------------------------

    def _check(self, request: Request, *more: Buckets) -> None:
        now = self.house.time.now()
        who = address_of(request)
        for buckets in (self._asks, *more):
            buckets.check(who, now)

    async def _read(self, request: Request, kind: type[Body], most: int) -> Body:
        """The body, if it is JSON of this kind, not too long, and from one of our own pages."""
        if not origin_fits(request, self.house.config.origins):
            raise NotAllowed("a page of another site", "a page of this server")
        if request.headers.get("content-type", "").split(";")[0] != "application/json":
            raise Malformed("the body is not declared as JSON", "content-type: application/json")
        body = bytearray()
        async for chunk in request.stream():
            body += chunk
            if len(body) > most:
                raise TooLarge("the body is too long", f"at most {most} bytes")
        try:
            return msgspec.json.decode(bytes(body), type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise Malformed(str(error), f"the fields of {kind.__name__}") from None

    async def _work(self, what: Callable[..., Result], *args: object) -> Result:
        """Whole matches are played beside the event loop, one at a time: tables go first."""
        async with self._working:
            return await asyncio.to_thread(what, *args)

    # -- games and tables ------------------------------------------------------------------------

    async def games(self, request: Request) -> Response:
        """Every game at hand."""
        self._check(request)
        return answer(wire.Games(games=[game_facts(name) for name in game_ids()]))

    async def tables(self, request: Request) -> Response:
        """The listed tables."""
        self._check(request)
        return answer(wire.Tables(tables=self.house.listed()))

    async def create(self, request: Request) -> Response:
        """A new table."""
        self._check(request, self._creations)
        ask = await self._read(request, wire.Create, self.house.config.limits.body)
        return answer(await self.house.protect(self.house.create(ask)), 201)

    async def table(self, request: Request) -> Response:
        """A table's public state."""
        self._check(request)
        return answer(self.house.room(request.path_params["code"]).state())

    async def join(self, request: Request) -> Response:
        """A seat at a table."""
        self._check(request)
        ask = await self._read(request, wire.Join, self.house.config.limits.body)
        return answer(await self.house.join(request.path_params["code"], ask))

    async def address(self, request: Request) -> Response:
        """What to put before `/t/CODE` in a link for others."""
        self._check(request)
        return answer(wire.Address(url=base_url(request, self.house.config.everywhere)))

    async def qr(self, request: Request) -> Response:
        """The table's link as a picture for phones to read."""
        self._check(request)
        import io

        import segno

        room = self.house.room(request.path_params["code"])
        picture = io.BytesIO()
        link = f"{base_url(request, self.house.config.everywhere)}/t/{room.code}"
        segno.make(link, error="m").save(picture, kind="svg", xmldecl=False, scale=8, border=2)
        return Response(picture.getvalue(), media_type="image/svg+xml")

    # -- records ---------------------------------------------------------------------------------

    async def record(self, request: Request) -> Response:
        """The record of a match that has ended."""
        self._check(request, self._heavy)
        from whiteout.core.record import record_of

        code, number = request.path_params["code"], request.path_params["number"]
        match = await self.house.match(code, number)
        text = (await self._work(record_of, match)).text()
        name = f"whiteout-{code.upper()}-{number}.jsonl"
        return Response(
            text,
            media_type="application/jsonl",
            headers={"content-disposition": f'attachment; filename="{name}"'},
        )

    async def replay(self, request: Request) -> Response:
        """A record as every viewer saw it."""
        self._check(request, self._heavy)
        from whiteout.server.replay import replay

        ask = await self._read(request, wire.ReplayAsk, self.house.config.limits.record)
        found = wire.encode(await self._work(replay, ask.record))
        if "gzip" not in request.headers.get("accept-encoding", ""):
            return Response(found, media_type="application/json")
        packed = await self._work(gzip.compress, found, 5)
        headers = {"content-encoding": "gzip", "vary": "accept-encoding"}
        return Response(packed, media_type="application/json", headers=headers)

    async def moment(self, request: Request) -> Response:
        """A moment of a record, or of what the asker sees, as a scenario."""
        self._check(request, self._heavy)
        from whiteout.server.moment import moment

        ask = await self._read(request, wire.MomentAsk, self.house.config.limits.record)
        return answer(await self._work(moment, ask))

    # -- lessons ---------------------------------------------------------------------------------

    async def lessons(self, request: Request) -> Response:
        """The lessons of a game."""
        self._check(request)
        from whiteout.server.learn import lessons

        return answer(await asyncio.to_thread(lessons, request.path_params["game"]))

    async def learn(self, request: Request) -> Response:
        """Where a lesson stands after the learner's moves."""
        self._check(request)
        from whiteout.server.learn import learn

        ask = await self._read(request, wire.LearnAsk, self.house.config.limits.body)
        game, lesson = request.path_params["game"], request.path_params["lesson"]
        return answer(await self._work(learn, game, lesson, ask.moves))

    # -- rules -----------------------------------------------------------------------------------

    async def rules(self, request: Request) -> Response:
        """The specification of a game."""
        self._check(request)
        game = request.path_params["game"]
        return answer(wire.Rules(game=game, rules=list(rules_of(game).values())))

    async def rule(self, request: Request) -> Response:
        """The rule behind a prompt."""
        self._check(request)
        found = rules_of(request.path_params["game"]).get(request.path_params["id"])
        if found is None:
            raise NoTable("there is no such rule", "an id of the specification")
        return answer(found)

    # -- about the server ------------------------------------------------------------------------

    async def openapi(self, request: Request) -> Response:
        """This part of the protocol, described."""
        from whiteout.server.schema import openapi

        return Response(msgspec.json.encode(openapi()), media_type="application/json")

    async def health(self, request: Request) -> Response:
        """Whether the server and its store answer."""
        await asyncio.wait_for(self.house.store.notes(), 5)
        return Response("ok\n", media_type="text/plain")

    async def metrics(self, request: Request) -> Response:
        """For Prometheus."""
        return Response(self.house.metrics.text(), media_type="text/plain; version=0.0.4")


@lru_cache(maxsize=100)
def rules_of(game: str) -> dict[str, wire.RuleFacts]:
    """The entries of a game's specification by id, in their order."""
    from whiteout.words.rulebook import read_rules

    if game not in game_ids():
        raise NoTable("there is no such game", " or ".join(game_ids()))
    return {
        rule.id: wire.RuleFacts(id=rule.id, section=rule.section, text=rule.plain())
        for rule in read_rules(game).values()
    }


def answer(found: msgspec.Struct, status: int = 200) -> Response:
    """A struct as JSON."""
    return Response(
        wire.encode(found),
        status,
        media_type="application/json",
        headers={"cache-control": "no-store"},
    )


def address_of(request: Any) -> str:
    """Where a request or socket comes from."""
    client = request.client
    return client.host if client is not None else ""


def origin_fits(request: Any, others: tuple[str, ...]) -> bool:
    """Whether a page of this very server (or one allowed by name) asks; programs send no origin."""
    origin = request.headers.get("origin")
    if origin is None or origin in others:
        return True
    _, _, host = origin.partition("://")
    return bool(host) and host == str(request.headers.get("host"))


def game_facts(name: str) -> wire.GameFacts:
    """What the home page says of a game."""
    game = find_game(name)
    settings = [
        wire.SettingFacts(
            key=setting.key,
            kind=setting.kind,  # type: ignore[arg-type]
            default=setting.default,  # type: ignore[arg-type]
            choices=setting.choices,
            minimum=setting.minimum,
            maximum=setting.maximum,
        )
        for setting in game.settings()
    ]
    return wire.GameFacts(
        id=game.id,
        title=title_of(game.id),
        version=game.version,
        fewest=game.fewest,
        most=game.most,
        settings=settings,
        bots=bot_names(game),
        usual_bot=usual_bot(game),
        roles=game.roles,
        cards=game.cards,
    )
