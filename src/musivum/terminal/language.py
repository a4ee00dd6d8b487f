"""Which language the terminal speaks: the one asked for, else the system's, else English."""

import os
from collections.abc import Mapping, MutableMapping

from musivum.core.catalogue import LANGUAGE, LANGUAGES, speak, spoken

FLAG = "--language"
VARIABLE = "MUSIVUM_LANGUAGE"
"""Like the flag, for all commands; the processes that a command starts speak by it, too."""
LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where a system says its language; the first one that is set counts, as everywhere."""
_asked: list[str] = []
"""What was asked for last, whether there are words in it or not."""


def choose(words: list[str], environment: MutableMapping[str, str] = os.environ) -> None:
    """Speak as the words of a command say, or the environment; the flag is taken out of them.

    A command's help is made when the command is, so this comes before.
    """
    wish = _taken(words) or environment.get(VARIABLE)
    _asked[:] = [wish.strip().lower()] if wish else []
    speak(_asked[0] if _asked else of_system(environment))
    if wish:
        environment[VARIABLE] = spoken()  # what is no language is complained about once


def wished() -> str:
    """The language that was asked for, else the one that is spoken.

    Where words are what one wants to have, as on paper, English in their place would be no help:
    who writes them down may refuse this one.
    """
    return _asked[0] if _asked else spoken()


def of_system(environment: Mapping[str, str]) -> str:
    """The language of the system's locale if there are words in it, else English.

    >>> of_system({"LC_ALL": "", "LANG": "de_AT.UTF-8"}) in LANGUAGES
    True
    >>> of_system({"LC_ALL": "C.UTF-8", "LANG": "de_AT.UTF-8"})
    'en'
    """
    set_ones = (environment[name] for name in LOCALE if environment.get(name))
    found = next(set_ones, "").partition("_")[0].partition(".")[0].lower()
    return found if found in LANGUAGES else LANGUAGE


def _taken(words: list[str]) -> str | None:
    """The value of the flag wherever it stands, and the words without it."""
    for place, word in enumerate(words):
        if word == "--":
            break
        if word == FLAG and place + 1 < len(words):
            asked = words[place + 1]
            del words[place : place + 2]
            return asked
        if word.startswith(FLAG + "="):
            del words[place]
            return word.partition("=")[2]
    return None
