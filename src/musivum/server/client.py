"""The browser client, served from the package; a plain page where it was not built."""

from html import escape
from pathlib import Path

from starlette.responses import FileResponse, HTMLResponse, Response

from musivum.core.words import say
from musivum.server.errors import Missing

STATIC = Path(__file__).parent / "static"
FOREVER = "public, max-age=31536000, immutable"
"""For files whose names carry a hash of what is in them."""


def serve(path: str, static: Path = STATIC) -> Response:
    """A file of the client; its page for every address that the client itself understands."""
    home = static.resolve()
    index = home / "index.html"
    try:
        wanted = (home / path.lstrip("/")).resolve()
        found = wanted.is_relative_to(home) and wanted.is_file()
    except (OSError, ValueError):  # too long, or a zero byte
        found = False
    if found and wanted != index:
        hashed = wanted.parent.name == "assets"
        return FileResponse(
            wanted, headers={"cache-control": FOREVER if hashed else "max-age=3600"}
        )
    if path.startswith(("/api", "/assets/")):
        raise Missing("server-no-path", path=path[:100])
    if index.is_file():
        return FileResponse(index, headers={"cache-control": "no-cache"})
    text = escape(say("server-client-missing"))
    return HTMLResponse(f"<!doctype html><title>Musivum</title><p>{text}</p>", status_code=200)
