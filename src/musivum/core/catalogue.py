"""The words that people read: message catalogues in Fluent, one file per room and language.

Code speaks in keys and values; ``say`` makes the sentence. A key that begins with the name of a
room lives in that room's own catalogue, every other key in ``musivum/text``. The rooms' folders are
added by those who know them (:mod:`musivum.games`).

A value may itself be something to say: a key with its values, or a list of such. It is said in
the language of the sentence that holds it: nothing is translated before it is known for whom.
"""

import json
import logging
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGE = "en"
"""The language of programs, and of what another language's catalogue fails to say."""

LONGEST = 800
"""A longer value is cut: nobody would read it, and Fluent gives up on very long messages."""

Told = tuple[str, dict[str, object]]
"""A key with its values."""

_OURS = Path(__file__).parent.parent / "text"
_FOLDERS = {"": _OURS}
"""Where the words of each room lie; those of no room are ours."""

LANGUAGES: Mapping[str, str] = json.loads((_OURS / "languages.json").read_text(encoding="utf-8"))
"""Every language, with what it calls itself. The page reads the same file."""

_process = [LANGUAGE]
log = logging.getLogger(__name__)


def add_room(name: str, folder: Path) -> None:
    """Keys that begin with this name are from now on looked for in this folder."""
    _FOLDERS[name] = folder


def speak(language: str) -> None:
    """From now on this process speaks so, wherever no other language is asked for.

    What is no language is said clearly, and English serves.
    """
    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        log.warning(say("language-unknown", LANGUAGE, language=language, allowed=known))
    _process[0] = language if language in LANGUAGES else LANGUAGE


def spoken() -> str:
    """The language that this process speaks."""
    return _process[0]


def say(key: str, language: str | None = None, /, **values: object) -> str:
    """The message of a key, in a language, with its values filled in.

    >>> say("game-unknown", game="chess", allowed="mozaa, steere")
    'there is no game “chess”; there are: mozaa, steere'
    """
    wanted = language or spoken()
    for one in dict.fromkeys((wanted, LANGUAGE)):
        plain = {name: _plain(value, one) for name, value in values.items()}
        bundle = _catalogue(_room(key), one)
        if bundle is not None and bundle.has_message(key):
            message = bundle.get_message(key)
            if message.value is not None:
                said, wrong = bundle.format_pattern(message.value, plain)
                if not wrong or one == LANGUAGE:
                    return str(said)
                _complain("catalogue-message", one, key, str(wrong[0]))
    listed = ", ".join(f"{name}={value}" for name, value in values.items())
    return f"{key} ({listed})" if listed else key


def attribute(key: str, name: str, language: str | None = None, /, **values: object) -> str | None:
    """Something that is said of a message besides its text; None if there is no such thing."""
    for one in dict.fromkeys((language or spoken(), LANGUAGE)):
        bundle = _catalogue(_room(key), one)
        if bundle is not None and bundle.has_message(key):
            found = bundle.get_message(key).attributes.get(name)
            if found is not None:
                plain = {part: _plain(value, one) for part, value in values.items()}
                return str(bundle.format_pattern(found, plain)[0])
    return None


def number(value: float, digits: int = 0, *, signed: bool = False) -> str:
    """A number as the language that this process speaks writes it.

    >>> number(1234.56, 1), number(0.5, 2, signed=True), number(-3)
    ('1,234.6', '+0.50', '-3')
    """
    from babel.numbers import format_decimal  # noqa: PLC0415 - only when words are needed

    shape = f"#,##0.{'0' * digits}" if digits else "#,##0"
    text = format_decimal(value, shape, locale=spoken())
    return f"+{text}" if signed and value >= 0 else text


def knows(key: str, language: str = LANGUAGE) -> bool:
    """Whether the language's catalogue holds this key."""
    bundle = _catalogue(_room(key), language)
    return bundle is not None and bundle.has_message(key)


def page(game: str, language: str | None = None) -> str:
    """The rules page of a game, as Markdown; in English if the language has none."""
    return _page(game, page_language(game, language)).read_text(encoding="utf-8")


def page_language(game: str, language: str | None = None) -> str:
    """The language in which ``page`` answers: the one that is wanted, or English."""
    wanted = language or spoken()
    return wanted if wanted in LANGUAGES and _page(game, wanted).is_file() else LANGUAGE


def _page(game: str, language: str) -> Path:
    return _FOLDERS[game] / f"{language}.md"


def _room(key: str) -> str:
    first = key.partition("-")[0]
    return first if first in _FOLDERS else ""


@lru_cache
def _catalogue(room: str, language: str) -> "FluentBundle | None":
    """The words of a room in a language; what is wrong with them is complained about once."""
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415 - only when words are needed
    from fluent.syntax import ast  # noqa: PLC0415

    file = _FOLDERS[room] / f"{language}.ftl"
    try:
        resource = FluentResource(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        if language in LANGUAGES:
            _complain("catalogue-missing", language, str(file), "")
        return None
    except (OSError, ValueError) as error:
        _complain("catalogue-unreadable", language, str(file), str(error))
        return None
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            _complain("catalogue-broken", language, str(file), (entry.content or "").split("\n")[0])
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(resource)
    english = None if language == LANGUAGE else _catalogue(room, LANGUAGE)
    if english is not None:
        lacking = sorted(_keys(english) - _keys(bundle))
        if lacking:
            _complain("catalogue-half", language, str(file), ", ".join(lacking[:3]), len(lacking))
    return bundle


def _keys(bundle: "FluentBundle") -> set[str]:
    return set(bundle._messages)


@lru_cache
def _complain(key: str, language: str, what: str, detail: str, number: int = 0) -> None:
    """Tell whoever runs this, once and in English, what is wrong with a catalogue."""
    said = say(key, LANGUAGE, language=language, what=what, detail=detail, number=number)
    log.warning(said)


def _plain(value: object, language: str) -> object:
    """Fluent formats strings and numbers; anything else goes in as its text, what is long cut."""
    if isinstance(value, int | float) and not isinstance(value, bool) and abs(value) < 1e15:
        return value
    text = _said(value, language)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


def _said(value: object, language: str) -> str:
    match value:
        case [str(key), dict(values)]:
            return say(key, language, **values)
        case list():
            return ", ".join(_said(one, language) for one in value)
        case _:
            return str(value)
