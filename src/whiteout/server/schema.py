"""The protocol described for other programs: JSON Schema of every type, and OpenAPI of the HTTP
part. `python -m whiteout.server.schema > web/src/wire.schema.json` feeds the client's types."""

from __future__ import annotations

import json
import sys
from typing import Any, Final, get_args

import msgspec

from whiteout import __version__
from whiteout.server import wire

HTTP: Final = (
    wire.Games, wire.Create, wire.Created, wire.Join, wire.Joined, wire.TableState, wire.Tables,
    wire.MineAsk, wire.Mine, wire.MySeatAsk, wire.MySeat,
    wire.ReplayAsk, wire.Replayed, wire.MomentAsk, wire.Moment, wire.Lessons, wire.LearnAsk,
    wire.Learned, wire.Address, wire.PushFacts, wire.Rules, wire.RuleFacts, wire.Error,
)  # fmt: skip
SOCKET: Final = (
    *get_args(wire.ClientMessage), *get_args(wire.HostMessage), *get_args(wire.ServerMessage),
)  # fmt: skip

_PATHS: Final = (
    # method, path, what it does, body, answer, parameters
    ("get", "/api/games", "Every game at hand", None, wire.Games),
    ("get", "/api/games/{game}/words/{lang}", "The words of a game", None, "text/plain"),
    ("get", "/api/tables", "The listed tables", None, wire.Tables),
    ("post", "/api/tables", "Open a table", wire.Create, wire.Created),
    ("get", "/api/tables/{code}", "A table's public state", None, wire.TableState),
    ("post", "/api/mine", "How the matches of one's seats stand", wire.MineAsk, wire.Mine),
    ("post", "/api/tables/{code}/join", "Take a seat", wire.Join, wire.Joined),
    ("get", "/api/tables/{code}/qr.svg", "The table's link as a picture", None, "image/svg+xml"),
    (
        "get",
        "/api/tables/{code}/matches/{number}/record",
        "The record of a match that has ended",
        None,
        "application/jsonl",
    ),
    ("post", "/api/replay", "A record as one viewer saw it", wire.ReplayAsk, wire.Replayed),
    ("post", "/api/moment", "A moment as a scenario", wire.MomentAsk, wire.Moment),
    ("get", "/api/learn/{game}", "The lessons of a game", None, wire.Lessons),
    ("post", "/api/learn/{game}/{lesson}", "Play a lesson", wire.LearnAsk, wire.Learned),
    ("get", "/api/rules/{game}", "Every rule of a game", None, wire.Rules),
    ("get", "/api/rules/{game}/{id}", "One rule", None, wire.RuleFacts),
    ("get", "/api/address", "Where others reach this server", None, wire.Address),
    ("get", "/api/push", "The key to subscribe to for calls", None, wire.PushFacts),
    ("get", "/healthz", "Whether moves can be kept", None, "text/plain"),
)


def _unions(names: dict[str, tuple[type, ...]], where: str) -> dict[str, Any]:
    return {
        name: {"anyOf": [{"$ref": f"{where}{kind.__name__}"} for kind in kinds]}
        for name, kinds in names.items()
    }


def schema() -> dict[str, Any]:
    """Every type of the protocol, and the unions of what clients and servers send."""
    where = "#/$defs/"
    _, parts = msgspec.json.schema_components([*HTTP, *SOCKET], ref_template=where + "{name}")
    unions = {
        "ClientMessage": (*get_args(wire.ClientMessage), *get_args(wire.HostMessage)),
        "ServerMessage": get_args(wire.ServerMessage),
    }
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Wire",
        "description": "Generated from src/whiteout/server/wire.py; do not edit.",
        "type": "object",
        "additionalProperties": False,
        "properties": {
            **{name: {"$ref": where + name} for name in unions},
            **{kind.__name__: {"$ref": where + kind.__name__} for kind in HTTP},
        },
        "$defs": {**parts, **_unions(unions, where)},
    }


def openapi() -> dict[str, Any]:
    """The HTTP part as OpenAPI 3.1."""
    where = "#/components/schemas/"
    _, parts = msgspec.json.schema_components(HTTP, ref_template=where + "{name}")
    paths: dict[str, dict[str, Any]] = {}
    for method, path, words, body, found in _PATHS:
        paths.setdefault(path, {})[method] = _operation(path, words, body, found, where)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Whiteout", "version": __version__, "license": {"name": "MIT"}},
        "paths": paths,
        "components": {"schemas": parts},
    }


def _operation(path: str, words: str, body: Any, found: Any, where: str) -> dict[str, Any]:
    def content(kind: Any) -> dict[str, Any]:
        if isinstance(kind, str):
            return {kind: {"schema": {"type": "string"}}}
        return {"application/json": {"schema": {"$ref": where + kind.__name__}}}

    good = "201" if found is wire.Created else "200"
    error = {"description": "Refused", "content": content(wire.Error)}
    facts: dict[str, Any] = {
        "summary": words,
        "responses": {good: {"description": words, "content": content(found)}, "4XX": error},
    }
    names = [part[1:-1] for part in path.split("/") if part.startswith("{")]
    if names:
        facts["parameters"] = [
            {
                "name": name,
                "in": "path",
                "required": True,
                "schema": {"type": "integer" if name == "number" else "string"},
            }
            for name in names
        ]
    if body is not None:
        facts["requestBody"] = {"required": True, "content": content(body)}
    return facts


if __name__ == "__main__":
    json.dump(schema(), sys.stdout, indent=2, ensure_ascii=False)
    sys.stdout.write("\n")
