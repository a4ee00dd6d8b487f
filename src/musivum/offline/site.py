"""The page as plain files, for any web host: everything but what needs other people.

What a server would answer to everyone (the games, their pictures, rules and lessons) is written out
as files; matches are kept by the page itself. A mark in the page's head tells it that it is alone.
"""

import json
import shutil
from pathlib import Path
from typing import Any

from musivum.browser import MANIFEST, PACKS
from musivum.core.catalogue import LANGUAGES, page, page_language
from musivum.core.errors import MusivumError
from musivum.drawing.lessons import has_lesson, lesson
from musivum.drawing.pictures import home, pictures
from musivum.server.app import catalogue, load
from musivum.server.http.static import STATIC

MARK = '<meta name="musivum-site" content="yes" />'
PLACES = "lobby|daily|settings|link|rules|print|m|new|learn|replay"
"""How the addresses begin that the page understands; see its App.svelte."""
ELSEWHERE = f"""<!doctype html><meta charset="utf-8"><title>Musivum</title><script>
const here = location.pathname;
const [, home, path] = /^(.*?)((?:{PLACES})(?:\\/.*)?)?$/.exec(here);
if (path) location.replace(home + "?/" + path + location.search);
else if (here !== "/") location.replace(new URL(here.endsWith("/") ? ".." : ".", location));
</script>"""
"""What many hosts show for an address that is no file: goes on to where the page has that."""


class SiteError(MusivumError):
    """What is needed for a site is not built, or there is something in its place."""


def write(out: Path) -> int:
    """Write the site into a folder that is empty, or has one already; how many files it has."""
    if not (STATIC / "index.html").is_file() or not (PACKS / MANIFEST).is_file():
        raise SiteError("browser-site-unbuilt")
    if out.is_dir() and any(out.iterdir()) and MARK not in _read(out / "index.html"):
        raise SiteError("browser-site-occupied", path=out)
    shutil.copytree(STATIC, out, dirs_exist_ok=True)
    shutil.copytree(PACKS, out / "packs", dirs_exist_ok=True)
    page = _read(STATIC / "index.html").replace("</head>", f"{MARK}</head>", 1)
    # A server gives the page out at many addresses; here it has one, in a folder that may be any.
    page = page.replace('="/', '="./')
    (out / "index.html").write_text(page, encoding="utf-8")
    (out / "404.html").write_text(ELSEWHERE, encoding="utf-8")
    for path, answer in _answers().items():
        file = out / "api" / f"{path}.json"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(answer, ensure_ascii=False), encoding="utf-8")
    return sum(one.is_file() for one in out.rglob("*"))


def _read(file: Path) -> str:
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def _answers() -> dict[str, Any]:
    """What a server answers to everyone, by its path; a language stands behind a dot."""
    listed = catalogue()
    names = [one["game"] for one in listed["games"]]
    found: dict[str, Any] = {"games": listed}
    found["pictures"] = {"pictures": {name: home(name, load) for name in names}}
    for name in names:
        found[f"rules/{name}/pictures"] = {"pictures": pictures(name, load)}
        if has_lesson(name):
            found[f"lessons/{name}"] = lesson(name, load)
        for language in LANGUAGES:
            spoken = page_language(name, language)
            told = {"game": name, "language": spoken, "markdown": page(name, spoken)}
            found[f"rules/{name}.{language}"] = told
    return found
