"""Records on disk, as people name them."""

from pathlib import Path

from musivum.core.errors import RecordError, why
from musivum.core.record import Record


def save_record(record: Record, path: str) -> Path:
    """Write a record to a file, which may be new or an older record, but nothing else."""
    file = _file(path)
    try:
        if file.exists():
            _older(file)
        record.save(file)
    except (OSError, ValueError) as error:
        if isinstance(error, RecordError):
            raise
        raise RecordError("terminal-save", path=path, problem=why(error)) from None
    return file


def _older(file: Path) -> None:
    try:
        Record.load(file)
    except RecordError:
        raise RecordError("terminal-save-over", path=file) from None


def _file(path: str) -> Path:
    """The path that a person typed, with quotes around it or ``~`` for their home."""
    if len(path) > 1 and path[0] == path[-1] and path[0] in "\"'":
        path = path[1:-1]
    try:
        return Path(path).expanduser()
    except RuntimeError:
        return Path(path)
