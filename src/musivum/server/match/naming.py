"""What a person may be called."""

import re
from unicodedata import normalize

from musivum.server.errors import Refused

LONGEST_NAME = 30
BOT_NAMES = frozenset(
    {"random", "beginner", "casual", "greedy", "club", "clubplayer", "expert", "master"}
)
"""What bots are called; a person of that name could be taken for one."""
ALIKE = str.maketrans(
    "\u0430\u0435\u043e\u0440\u0441\u0443\u0445\u0456\u0455\u0442\u043c\u043d\u0432\u03b1\u03bf\u03c4",
    "aeopcyxistmhbaot",
)
"""Cyrillic and Greek letters that look like Latin ones."""


def named(name: str) -> str:
    """A name as it is kept; printable, not too long, no blanks at its ends, and no bot's.

    >>> named("  Ada   Lovelace ")
    'Ada Lovelace'
    """
    tidy = " ".join(name.split())
    if not 1 <= len(tidy) <= LONGEST_NAME or not tidy.isprintable():
        raise Refused("server-name")
    if sounds_like_a_bot(tidy):
        raise Refused("server-name-of-bot", name=tidy)
    return tidy


def sounds_like_a_bot(name: str) -> bool:
    """Whether a name could be taken for a bot's: that of a level, or one with the word "bot".

    >>> names = ("Master 2", "M\\u0430ster", "\\uff2daster", "club-player", "My Bot")
    >>> [sounds_like_a_bot(name) for name in names]
    [True, True, True, True, True]
    >>> [sounds_like_a_bot(name) for name in ("Abbott", "Master of Puppets", "Ada")]
    [False, False, False]
    """
    plain = normalize("NFKC", name).casefold().translate(ALIKE)
    words = re.findall(r"[^\W\d_]+", plain)
    return "bot" in words or "".join(words) in BOT_NAMES
