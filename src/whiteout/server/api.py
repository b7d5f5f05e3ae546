"""The HTTP part: games, tables, records, replays."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from starlette.responses import Response
from starlette.routing import Route

from whiteout.core.refusal import Malformed
from whiteout.games.registry import game_ids
from whiteout.server import wire
from whiteout.server.fair import Budget, Fair, Gone
from whiteout.server.game_facts import game_facts
from whiteout.server.limits import Buckets
from whiteout.server.packed import accepts, pack, public
from whiteout.server.places import place_of
from whiteout.server.refusals import NoTable, NotAllowed, TooLarge
from whiteout.server.share import base_url, is_here_only

if TYPE_CHECKING:
    from starlette.requests import Request

    from whiteout.server.far import FarRoom
    from whiteout.server.house import House
    from whiteout.server.room import Room

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
        self._fair = Fair()

    def routes(self) -> list[Route]:
        """Where they live."""
        return [
            Route("/api/games", self.games),
            Route("/api/games/{game}/words/{lang}", self.words),
            Route("/api/tables", self.tables),
            Route("/api/tables", self.create, methods=["POST"]),
            Route("/api/tables/{code}", self.table),
            Route("/api/tables/{code}/join", self.join, methods=["POST"]),
            Route("/api/tables/{code}/qr.svg", self.qr),
            Route("/api/tables/{code}/matches/{number:int}/record", self.record),
            Route("/api/address", self.address),
            Route("/api/push", self.push),
            Route("/api/mine", self.mine, methods=["POST"]),
            Route("/api/replay", self.replay, methods=["POST"]),
            Route("/api/moment", self.moment, methods=["POST"]),
            Route("/api/learn/{game}", self.lessons),
            Route("/api/learn/{game}/{lesson}", self.learn, methods=["POST"]),
            Route("/api/rules/{game}", self.rules),
            Route("/api/rules/{game}/{id}", self.rule),
            Route("/openapi.json", self.openapi),
            Route("/healthz", self.health),
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
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Malformed(str(error), f"the fields of {kind.__name__}") from None

    async def _work(self, request: Request, work: Callable[[Budget], Result]) -> Result:
        """Whole matches are played beside the event loop: tables go first."""
        try:
            return await self._fair.run(address_of(request), work, request.is_disconnected)
        except Gone:
            raise NoTable("nobody waits for this", "a connection") from None

    async def _find(self, request: Request) -> Room | FarRoom:
        """The room of the code in the address; whoever guesses codes finds none for a while."""
        return await self.house.find(request.path_params["code"], address_of(request))

    # -- games and tables ------------------------------------------------------------------------

    async def games(self, request: Request) -> Response:
        """Every game at hand."""
        self._check(request)
        found = wire.Games(games=[game_facts(name) for name in game_ids()])
        return public(request, wire.encode(found))

    async def words(self, request: Request) -> Response:
        """The Fluent file of a game, for pages that do not bring it: those of other packages."""
        self._check(request)
        from whiteout.words.files import words_of

        game, lang = request.path_params["game"], request.path_params["lang"]
        text = words_of(game, lang) if game in game_ids() else None
        if text is None:
            raise NoTable(f"there are no words of {game!r} in {lang!r}", "a game and its language")
        return public(request, text.encode(), "text/plain")

    async def tables(self, request: Request) -> Response:
        """The listed tables."""
        self._check(request)
        found = wire.Tables(tables=await self.house.listed_everywhere())
        return public(request, wire.encode(found), lasting=False)

    async def create(self, request: Request) -> Response:
        """A new table."""
        self._check(request, self._creations)
        ask = await self._read(request, wire.Create, self.house.config.limits.body)
        return answer(await self.house.protect(self.house.create(ask, address_of(request))), 201)

    async def table(self, request: Request) -> Response:
        """A table's public state."""
        self._check(request)
        room = await self._find(request)
        return answer(await room.look())

    async def join(self, request: Request) -> Response:
        """A seat at a table."""
        self._check(request)
        ask = await self._read(request, wire.Join, self.house.config.limits.body)
        place = address_of(request)
        return answer(await self.house.join(request.path_params["code"], ask, place))

    async def mine(self, request: Request) -> Response:
        """How the matches stand in which the asker has seats."""
        self._check(request)
        ask = await self._read(request, wire.MineAsk, self.house.config.limits.body)
        seats = [await self.house.protect(self.house.my_seat(one)) for one in ask.seats]
        return answer(wire.Mine(seats=seats))

    async def address(self, request: Request) -> Response:
        """What to put before `/t/CODE` in a link for others."""
        self._check(request)
        everywhere = self.house.config.everywhere
        url = base_url(request, everywhere)
        return answer(wire.Address(url=url, here_only=is_here_only(url)))

    async def push(self, request: Request) -> Response:
        """The key that a browser subscribes to, to be called when it is away."""
        self._check(request)
        return answer(wire.PushFacts(key=await asyncio.to_thread(self.house.push.public_key)))

    async def qr(self, request: Request) -> Response:
        """The table's link as a picture for phones to read."""
        self._check(request)
        import io

        import segno

        room = await self._find(request)
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
        await self._find(request)
        match = await self.house.match(code, number)
        text = (await self._work(request, lambda _: record_of(match))).text()
        name = f"whiteout-{code.upper()}-{number}.jsonl"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        kind = "application/jsonl"
        return public(request, text.encode(), kind, lasting=False, headers=headers)

    async def replay(self, request: Request) -> Response:
        """A record as one viewer saw it."""
        self._check(request, self._heavy)
        ask = await self._read(request, wire.ReplayAsk, self.house.config.limits.record)
        found, packed = await self._work(
            request, lambda budget: _packed_replay(ask, budget, accepts(request))
        )
        if not packed:
            return Response(found, media_type="application/json")
        headers = {"content-encoding": "gzip", "vary": "accept-encoding"}
        return Response(found, media_type="application/json", headers=headers)

    async def moment(self, request: Request) -> Response:
        """A moment of a record, or of what the asker sees, as a scenario."""
        self._check(request, self._heavy)
        from whiteout.server.moment import moment

        ask = await self._read(request, wire.MomentAsk, self.house.config.limits.record)
        return answer(await self._work(request, lambda budget: moment(ask, budget)))

    # -- lessons ---------------------------------------------------------------------------------

    async def lessons(self, request: Request) -> Response:
        """The lessons of a game."""
        self._check(request)
        from whiteout.server.learn import lessons

        found = await asyncio.to_thread(lessons, request.path_params["game"])
        return public(request, wire.encode(found))

    async def learn(self, request: Request) -> Response:
        """Where a lesson stands after the learner's moves."""
        self._check(request)
        from whiteout.server.learn import learn

        ask = await self._read(request, wire.LearnAsk, self.house.config.limits.body)
        game, lesson = request.path_params["game"], request.path_params["lesson"]
        return answer(await self._work(request, lambda _: learn(game, lesson, ask.moves)))

    # -- rules -----------------------------------------------------------------------------------

    async def rules(self, request: Request) -> Response:
        """The specification of a game."""
        self._check(request)
        game = request.path_params["game"]
        found = wire.Rules(game=game, rules=list(rules_of(game).values()))
        return public(request, wire.encode(found))

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

        return public(request, msgspec.json.encode(openapi()))

    async def health(self, request: Request) -> Response:
        """Whether entries can be kept."""
        wrong = await self.house.health()
        return Response(f"{wrong or 'ok'}\n", 503 if wrong else 200, media_type="text/plain")


def _packed_replay(ask: wire.ReplayAsk, budget: Budget, packs: bool) -> tuple[bytes, bool]:
    """A replay as it is sent, and whether it is packed."""
    from whiteout.server.replay import replay

    found = wire.encode(replay(ask.record, ask.viewer, budget))
    return (pack(found), True) if packs else (found, False)


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
    """Where a request or socket comes from, as far as limits go."""
    client = request.client
    return place_of(client.host) if client is not None else ""


def origin_fits(request: Any, others: tuple[str, ...]) -> bool:
    """Whether a page of this very server (or one allowed by name) asks; programs send no origin."""
    origin = request.headers.get("origin")
    if origin is None or origin in others:
        return True
    _, _, host = origin.partition("://")
    return bool(host) and host == str(request.headers.get("host"))
