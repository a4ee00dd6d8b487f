"""The words that people read: message catalogues in Fluent, one file per room and language.

Code speaks in keys and values; ``say`` makes the sentence. A key that begins with the name of a
room lives in that room's own catalogue, every other key in ``musivum/text``. The rooms' folders are
added by those who know them (:mod:`musivum.games`).
"""

from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGE = "en"
"""The language of ``say`` when none is asked for, and of keys that another one lacks."""

LONGEST = 800
"""A longer value is cut: nobody would read it, and Fluent gives up on very long messages."""

_FOLDERS = {"": Path(__file__).parent.parent / "text"}
"""Where the words of each room lie; those of no room are ours."""


def add_room(name: str, folder: Path) -> None:
    """Keys that begin with this name are from now on looked for in this folder."""
    _FOLDERS[name] = folder


def say(key: str, language: str = LANGUAGE, /, **values: object) -> str:
    """The message of a key, in a language, with its values filled in.

    >>> say("game-unknown", game="chess", allowed="mozaa, steere")
    'there is no game “chess”; there are: mozaa, steere'
    """
    plain = {name: _plain(value) for name, value in values.items()}
    for spoken in (language, LANGUAGE):
        bundle = _catalogue(_room(key), spoken)
        if bundle is not None and bundle.has_message(key):
            message = bundle.get_message(key)
            if message.value is not None:
                return str(bundle.format_pattern(message.value, plain)[0])
    listed = ", ".join(f"{name}={value}" for name, value in plain.items())
    return f"{key} ({listed})" if listed else key


def knows(key: str, language: str = LANGUAGE) -> bool:
    """Whether the language's catalogue holds this key."""
    bundle = _catalogue(_room(key), language)
    return bundle is not None and bundle.has_message(key)


def page(game: str, language: str = LANGUAGE) -> str:
    """The rules page of a game, as Markdown; in English if the language has none."""
    return _page(game, page_language(game, language)).read_text(encoding="utf-8")


def page_language(game: str, language: str = LANGUAGE) -> str:
    """The language in which ``page`` answers: the one that is wanted, or English."""
    return language if _page(game, language).is_file() else LANGUAGE


def _page(game: str, language: str) -> Path:
    return _FOLDERS[game] / f"{language}.md"


def _room(key: str) -> str:
    first = key.partition("-")[0]
    return first if first in _FOLDERS else ""


@lru_cache
def _catalogue(room: str, language: str) -> "FluentBundle | None":
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415 - only when words are needed

    file = _FOLDERS[room] / f"{language}.ftl"
    if not file.is_file():
        return None
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def _plain(value: object) -> object:
    """Fluent formats strings and numbers; anything else goes in as its text, what is long cut."""
    if isinstance(value, int | float) and not isinstance(value, bool) and abs(value) < 1e15:
        return value
    text = str(value)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"
