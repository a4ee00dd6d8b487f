"""Files that are written whole or not at all."""

import os
import tempfile
from contextlib import suppress
from pathlib import Path

from musivum.core.errors import MusivumError, why


class FileError(MusivumError, OSError):
    """A file that cannot be written; says which and why."""


def write_whole(path: str | Path, content: bytes) -> Path:
    """Write a file, or leave what was there untouched."""
    file = Path(path).expanduser()
    try:
        handle, name = tempfile.mkstemp(prefix=f".{file.name}.", dir=file.parent)
    except (OSError, ValueError) as error:
        raise _refused(file, error) from None
    try:
        with os.fdopen(handle, "wb") as under_way:
            under_way.write(content)
        mask = os.umask(0)
        os.umask(mask)
        Path(name).chmod(0o666 & ~mask)
        Path(name).replace(file)
    except OSError as error:
        with suppress(OSError):
            Path(name).unlink()
        raise _refused(file, error) from None
    return file


def _refused(file: Path, error: Exception) -> FileError:
    return FileError("file-unwritable", path=file, problem=why(error))
