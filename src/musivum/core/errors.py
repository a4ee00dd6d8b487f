"""What can go wrong, each with a key and values for the message catalogues.

>>> raise OptionError("option-unknown", game="steere", option="size", allowed="side, swap")
Traceback (most recent call last):
    ...
musivum.core.errors.OptionError: steere has no option “size”; it has: side, swap
"""

import errno

from musivum.core.catalogue import Told, say

_SYSTEM = {
    errno.ENOENT: "missing",
    errno.EACCES: "denied",
    errno.EPERM: "denied",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "no-folder",
    errno.EEXIST: "exists",
    errno.ENAMETOOLONG: "long",
    errno.ENOSPC: "full",
    errno.EROFS: "read-only",
    errno.ECONNREFUSED: "nobody",
}
"""Of what a system refuses: that for which there are words."""


def why(error: Exception) -> Told | str:
    """What the system refused, as a value of another message; in its own words if need be."""
    name = _SYSTEM.get(error.errno or 0) if isinstance(error, OSError) else None
    if name is not None:
        return (f"system-{name}", {})
    return getattr(error, "strerror", None) or str(error)


def refused(error: OSError) -> str:
    """That the system refuses something, with the file or folder if it is one."""
    path = error.filename
    key = "system-refused" if path is None else "system-refused-path"
    return say(key, path=str(path), problem=why(error))


class MusivumError(Exception):
    """Anything that Musivum refuses: ``key`` and ``values`` for programs, the text for people."""

    def __init__(self, key: str, **values: object) -> None:
        super().__init__(key, values)
        self.key = key
        self.values = values

    def __str__(self) -> str:
        return self.text()

    def text(self, language: str | None = None) -> str:
        """What is wrong, for people who read this language; else as this process speaks."""
        return say(self.key, language, **self.values)

    @property
    def told(self) -> Told:
        """As a value of another message, which says it in its own language."""
        return (self.key, self.values)

    def __reduce__(self) -> tuple[object, ...]:
        return _remake, (type(self), self.key, self.values)


def _remake(kind: type[MusivumError], key: str, values: dict[str, object]) -> MusivumError:
    return kind(key, **values)


class OptionError(MusivumError, ValueError):
    """A game, an option or a combination of options that does not exist."""


class SheetError(OptionError):
    """A sheet of one's own that cannot be used; ``values["line"]`` says where."""


class NotationError(MusivumError, ValueError):
    """A text that is no move of this game; ``values["column"]`` (from 1) is where it breaks."""


class IllegalMove(MusivumError, ValueError):  # noqa: N818 - the public name
    """A move that the rules forbid here and now; ``key`` names the rule."""


class RecordError(MusivumError, ValueError):
    """A record that is not what it should be; names the place and what is wrong there."""


class PlayerError(MusivumError, ValueError):
    """A player that does not exist, or that answered with something that is no move."""
