"""The client's files: pages, scripts, fonts; every page's address gives the one page there is."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import TYPE_CHECKING, Final

from starlette.responses import FileResponse, Response

from whiteout.server.refusals import NoTable

if TYPE_CHECKING:
    from starlette.requests import Request

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("image/svg+xml", ".svg")
mimetypes.add_type("application/manifest+json", ".webmanifest")

_UNBUILT: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Whiteout</title></head>
<body><h1>Whiteout</h1>
<p>The server runs, but the pages have not been built. Build them with
<code>python3 dev.py</code> (see CONTRIBUTING.md), which also starts the server.</p>
<p>The table is open to programs all the same: see docs/protocol.md.</p>
</body></html>
"""


class Pages:
    """Static files below one folder, and nothing outside it."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder.resolve()

    async def get(self, request: Request) -> Response:
        """A file, or the page for an address without one, such as /t/ABCDEF."""
        path = request.path_params["path"]
        if path.startswith(("api/", "ws/")):
            raise NoTable("there is no such address", "docs/protocol.md")
        file = self._find(path)
        if file is None:
            if "." in path.rpartition("/")[2]:
                raise NoTable("there is no such file", "a page or a file of the client")
            file = self._find("index.html")
            if file is None:
                return Response(_UNBUILT, media_type="text/html")
        return _send(file, request)

    def _find(self, path: str) -> Path | None:
        """The file of this name, if it lies in the folder."""
        if "\0" in path:
            return None
        try:
            file = (self._folder / path).resolve()
            return file if file.is_relative_to(self._folder) and file.is_file() else None
        except OSError:  # longer than any name may be
            return None


def _send(file: Path, request: Request) -> Response:
    """Packed if there is a packed one; files with a hash in their name are kept for good."""
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    hashed = file.parent.name == "assets"
    headers = {"cache-control": "public, max-age=31536000, immutable" if hashed else "no-cache"}
    packed = file.with_name(file.name + ".gz")
    if packed.is_file() and "gzip" in request.headers.get("accept-encoding", ""):
        headers |= {"content-encoding": "gzip", "vary": "accept-encoding"}
        file = packed
    return FileResponse(file, media_type=kind, headers=headers)
