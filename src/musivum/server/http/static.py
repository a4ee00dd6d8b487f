"""The browser client, served from the package; a plain page where it was not built.

Its files are the same for everyone and hold no secrets, so they are sent compressed to browsers
that take it. Nothing else is: the length of a compressed answer could tell of what is in it.
"""

import gzip
import mimetypes
import re
from functools import lru_cache
from html import escape
from pathlib import Path

from starlette.responses import FileResponse, HTMLResponse, Response

from musivum.browser import MANIFEST, PACKS
from musivum.core.catalogue import say
from musivum.server.errors import Missing

STATIC = Path(__file__).parent.parent / "static"
FOREVER = "public, max-age=31536000, immutable"
"""For files whose names carry a hash of what is in them."""
VERSIONED = re.compile(r"assets|pyodide-[\d.]+")
"""Folders whose files never change: their names carry a hash, or the folder's a version."""
ROUTES = re.compile(
    r"/|/index\.html|/(lobby|daily|settings|link|rules|print)|/(m|new|rules|learn|replay)/[^/]+"
    r"|/embed/replay/[^/]+"
)
"""The addresses that the client understands; see its App.svelte."""
EMBEDDED = re.compile(r"/embed/replay/[^/]+")
IN_A_FRAME = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
        "font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; "
        "frame-ancestors *; sandbox allow-scripts allow-same-origin allow-popups"
    ),
    "cross-origin-resource-policy": "cross-origin",
}
"""A replay may stand in the frame of another site's page: it can show, and do nothing else. No
form, no move and no setting is on it, so nobody can be led to press one."""
KINDS = {".mjs": "text/javascript", ".wasm": "application/wasm"}
"""What a system may not know; a browser compiles while it reads only what is called so."""
SQUEEZED = frozenset(
    {".css", ".html", ".js", ".json", ".mjs", ".svg", ".txt", ".wasm", ".webmanifest"}
)
"""What becomes smaller by compression; pictures and fonts are small already."""


def serve(path: str, encodings: str = "", static: Path | None = None, head: str = "") -> Response:
    """A file of the client; its page for every other address, as a 404 where the client has
    nothing to show either.

    ``encodings`` is what the browser takes, as its Accept-Encoding says; ``head`` is what the head
    of the page says of this address.
    """
    if path.startswith("/packs/"):
        return _pack(path.removeprefix("/packs/"), encodings)
    home = (static or STATIC).resolve()
    index = home / "index.html"
    try:
        wanted = (home / path.lstrip("/")).resolve()
        found = wanted.is_relative_to(home) and wanted.is_file()
    except (OSError, ValueError):  # too long, or a zero byte
        found = False
    if found and wanted != index:
        fixed = VERSIONED.fullmatch(wanted.parent.name)
        return _file(wanted, FOREVER if fixed else "max-age=3600", encodings)
    if path.startswith(("/api", "/assets/")):
        raise Missing("server-no-path", path=path[:100])
    if index.is_file():
        answer = _headed(index, head, encodings) if head else _file(index, "no-cache", encodings)
        answer.status_code = 200 if ROUTES.fullmatch(path) else 404
        if EMBEDDED.fullmatch(path):
            answer.headers.update(IN_A_FRAME)
        return answer
    text = escape(say("server-client-missing"))
    return HTMLResponse(f"<!doctype html><title>Musivum</title><p>{text}</p>", status_code=200)


def _pack(name: str, encodings: str) -> Response:
    """A game for browsers, or the list of them; see :mod:`musivum.browser`."""
    if not re.fullmatch(r"[a-z0-9-]+\.(wasm|json|zip)", name) or not (PACKS / name).is_file():
        raise Missing("server-no-path", path=f"/packs/{name}"[:100])
    return _file(PACKS / name, "no-cache" if name == MANIFEST else FOREVER, encodings)


def _headed(index: Path, head: str, encodings: str) -> Response:
    """The page with more in its head: what anyone may read who has the address."""
    page = index.read_text(encoding="utf-8").replace("</head>", f"{head}</head>", 1).encode()
    headers = {"cache-control": "no-cache", "vary": "accept-language, accept-encoding"}
    if not takes_gzip(encodings):
        return HTMLResponse(page, headers=headers)
    return HTMLResponse(gzip.compress(page, 6), headers=headers | {"content-encoding": "gzip"})


def _file(file: Path, keep: str, encodings: str) -> Response:
    headers = {"cache-control": keep}
    if file.suffix not in SQUEEZED:
        return FileResponse(file, headers=headers)
    headers["vary"] = "accept-encoding"
    if not takes_gzip(encodings):
        return FileResponse(file, headers=headers)
    headers["content-encoding"] = "gzip"
    kind = KINDS.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "text/plain"
    return Response(_squeezed(file, file.stat().st_mtime_ns), headers=headers, media_type=kind)


@lru_cache(maxsize=200)
def _squeezed(file: Path, _changed: int) -> bytes:
    """A file in gzip, made once; a file that was built anew is another one."""
    return gzip.compress(file.read_bytes(), mtime=0)


def takes_gzip(encodings: str) -> bool:
    """Whether an Accept-Encoding allows gzip.

    >>> [takes_gzip(text) for text in ("br, gzip", "gzip;q=0.5", "gzip; q=0", "br", "")]
    [True, True, False, False, False]
    """
    for one in encodings.lower().split(","):
        name, _, weight = one.replace(" ", "").partition(";q=")
        if name == "gzip":
            return weight.strip("0.") != "" or weight == ""
    return False
