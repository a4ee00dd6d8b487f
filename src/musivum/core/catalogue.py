"""The words that people read: message catalogues in Fluent, one file per room and language.

Code speaks in keys and values; ``say`` makes the sentence. A key that begins with the name of a
room lives in that room's own catalogue, every other key in ``musivum/text``. The rooms' folders are
added by those who know them (:mod:`musivum.games`).

A value may itself be something to say: a key with its values, or a list of such. It is said in
the language of the sentence that holds it: nothing is translated before it is known for whom.
"""

import json
import logging
import re
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax import ast

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


_BEGINNING = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)


class _Messages(dict[str, "ast.Message | ast.Term"]):
    """The messages of a catalogue, each read when it is first asked for.

    Few of hundreds are said in one command, and reading them all would be a tenth of its time.
    """

    def __init__(self, text: str, language: str, file: Path) -> None:
        super().__init__()
        self.language, self.file = language, file
        begun = [(found[1], found.start()) for found in _BEGINNING.finditer(text)]
        ends = [start for _, start in begun[1:]] + [len(text)]
        self.sources = {key: text[start:end] for (key, start), end in zip(begun, ends, strict=True)}

    def __contains__(self, key: object) -> bool:
        if super().__contains__(key):
            return True
        source = self.sources.get(str(key))
        if source is None:
            return False
        from fluent.runtime import FluentResource  # noqa: PLC0415 - only when words are needed
        from fluent.syntax import ast  # noqa: PLC0415

        for entry in FluentResource(source).body:
            if isinstance(entry, ast.Message):
                self[entry.id.name] = entry
            elif isinstance(entry, ast.Junk):
                first = (entry.content or "").split("\n")[0]
                _complain("catalogue-broken", self.language, str(self.file), first)
        return super().__contains__(key)

    def __missing__(self, key: str) -> "ast.Message | ast.Term":
        if key in self:
            return self[key]
        raise KeyError(key)


@lru_cache
def _catalogue(room: str, language: str) -> "FluentBundle | None":
    """The words of a room in a language; what is wrong with them is complained about once."""
    from fluent.runtime import FluentBundle  # noqa: PLC0415 - only when words are needed

    messages = _messages(room, language)
    if messages is None:
        return None
    english = None if language == LANGUAGE else _messages(room, LANGUAGE)
    lacking = sorted(set(english.sources) - set(messages.sources)) if english is not None else []
    if lacking:
        listed = ", ".join(lacking[:3])
        _complain("catalogue-half", language, str(messages.file), listed, len(lacking))
    bundle = FluentBundle([language], use_isolating=False)
    bundle._messages = messages
    return bundle


def _messages(room: str, language: str) -> _Messages | None:
    """What a catalogue holds; None if there is none that can be read."""
    file = _FOLDERS[room] / f"{language}.ftl"
    try:
        return _Messages(file.read_text(encoding="utf-8"), language, file)
    except FileNotFoundError:
        if language in LANGUAGES:
            _complain("catalogue-missing", language, str(file), "")
    except (OSError, ValueError) as error:
        _complain("catalogue-unreadable", language, str(file), str(error))
    return None


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
