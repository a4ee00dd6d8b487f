"""The file of finished games: a header, then one line of JSON for every game.

It only grows, so whatever happens, what is finished stays. A line that an interruption or a full
disk has cut off does not count, and is taken away before the next one is written. ``docs/arena.md``
describes the fields.
"""

import json
import os
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any, cast

from musivum.arena.play import FORFEIT, Result
from musivum.core.errors import RecordError, why
from musivum.core.extras import need

FORMAT = "musivum-arena"
VERSION = 2

SYNC_SECONDS = 1.0
"""After a power cut, no more than this may be missing; writing every line through costs time."""

_LISTS: dict[str, type | tuple[type, ...]] = {
    "bots": str,
    "scores": int,
    "choices": int,
    "legal": int,
    "seconds": (int, float),
}
"""What a game has for every seat."""


@dataclass(frozen=True)
class Header:
    """What all games of a file are games of."""

    game: str
    rules: int
    """The version of the game's rules."""
    options: dict[str, object]
    opening: int = 0
    """How many moves of every game were drawn by lot first."""

    def data(self) -> dict[str, object]:
        """The first line of the file."""
        return {
            "format": FORMAT,
            "version": VERSION,
            "game": self.game,
            "rules": self.rules,
            "options": self.options,
        } | ({"opening": self.opening} if self.opening else {})


def read(path: Path) -> tuple[Header, list[Result]]:
    """The header and the games of a file; an error says which line is none."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise RecordError("arena-unreadable", path=str(path), problem=why(error)) from None
    header, games, _ = _parse(path, data)
    return header, games


def _parse(path: Path, data: bytes) -> tuple[Header, list[Result], int]:
    """Header, games, and how many bytes they take: the rest is a line that was cut off."""
    lines = data.splitlines(keepends=True)
    header = _header(path, lines[0] if lines else b"")
    games: list[Result] = []
    for number, line in enumerate(lines[1:], 2):
        game = _game(line)
        if game is not None and line.endswith(b"\n"):
            games.append(game)
        elif number < len(lines):
            raise RecordError("arena-line", path=str(path), line=number)
    kept = sum(len(line) for line in lines[: 1 + len(games)])
    return header, games, kept


def _header(path: Path, line: bytes) -> Header:
    with suppress(ValueError, KeyError, TypeError, RecursionError):
        data = json.loads(line)
        if data["format"] == FORMAT and data["version"] == VERSION:
            opening = int(data.get("opening", 0))
            return Header(str(data["game"]), int(data["rules"]), dict(data["options"]), opening)
    raise RecordError("arena-no-file", path=str(path), format=FORMAT, version=VERSION)


def _game(line: bytes) -> Result | None:
    """The game of a line; None if it is none."""
    try:
        data = json.loads(line)
    except (ValueError, RecursionError):
        return None
    if not isinstance(data, dict) or not isinstance(data.get("bots"), list):
        return None
    seats = len(data["bots"])
    whole = all(
        isinstance(data.get(name), list)
        and len(data[name]) == seats
        and all(isinstance(value, kind) for value in data[name])
        for name, kind in _LISTS.items()
    )
    winners = data.get("winners")
    fits = isinstance(winners, list) and all(seat in range(seats) for seat in winners)
    numbers = all(isinstance(data.get(name), int) for name in ("seed", "moves"))
    named = isinstance(data.get("reason"), str)
    return cast(Result, data) if whole and fits and numbers and named else None


class Results:
    """A file that games are added to; use it in ``with``. Only one may write at a time."""

    def __init__(self, path: Path, header: Header) -> None:
        self.path, self.header = path, header
        self.games: list[Result] = []
        """What was in the file, and what was added."""
        self._synced = 0.0

    def __enter__(self) -> "Results":
        try:
            self._file: IO[bytes] = self.path.open("a+b")
        except OSError as error:
            raise self._fault(error) from None
        try:
            self._lock()
            self._take_up()
        except BaseException:
            self._file.close()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        with suppress(OSError):
            os.fsync(self._file.fileno())
        self._file.close()

    def add(self, game: Result) -> None:
        """Write a finished game; an error if the disk does not take it."""
        self._write(dict(game))
        self.games.append(game)

    def _take_up(self) -> None:
        """Read what is there, and cut off what is not a whole line."""
        self._file.seek(0)
        data = self._file.read()
        own = self.header.data()
        if _line(own).startswith(data):  # nothing yet, or not even a whole header
            self._file.truncate(0)
            self._write(own)
            return
        header, self.games, kept = _parse(self.path, data)
        if _line(header.data()) != _line(own):
            raise RecordError("arena-other-file", path=str(self.path), game=self.header.game)
        self._file.truncate(kept)

    def _write(self, data: dict[str, Any]) -> None:
        end = self._file.seek(0, os.SEEK_END)
        try:
            self._file.write(_line(data))
            self._file.flush()
            if time.monotonic() - self._synced > SYNC_SECONDS:
                os.fsync(self._file.fileno())
                self._synced = time.monotonic()
        except OSError as error:
            with suppress(OSError):
                os.ftruncate(self._file.fileno(), end)
            raise self._fault(error) from None

    def _lock(self) -> None:
        try:
            import fcntl  # noqa: PLC0415 - not everywhere
        except ImportError:
            return
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise RecordError("arena-locked", path=str(self.path)) from None

    def _fault(self, error: OSError) -> RecordError:
        return RecordError("arena-disk", path=str(self.path), problem=why(error))


def _line(data: dict[str, Any]) -> bytes:
    return json.dumps(data).encode() + b"\n"


# Parquet


def write_parquet(path: Path, header: Header, games: Sequence[Result]) -> None:
    """The games as a Parquet file for data frames: a row for every seat of every game."""
    arrow, parquet = need("pyarrow", "arena"), need("pyarrow.parquet", "arena")
    rows = [
        {
            "game": header.game,
            "options": json.dumps(header.options),
            "seed": game["seed"],
            "table": " ".join(sorted(game["bots"])),
            "seat": seat,
            "bot": bot,
            "opponents": [name for place, name in enumerate(game["bots"]) if place != seat],
            "score": None if game["reason"] == FORFEIT else game["scores"][seat],
            "win": (seat in game["winners"]) / max(1, len(game["winners"])),
            "reason": game["reason"],
            "moves": game["moves"],
            "choices": game["choices"][seat],
            "legal": game["legal"][seat],
            "seconds": float(game["seconds"][seat]),
        }
        for game in games
        for seat, bot in enumerate(game["bots"])
    ]
    text, number, real = arrow.string(), arrow.int64(), arrow.float64()
    kinds = {
        "game": text,
        "options": text,
        "seed": number,
        "table": text,
        "seat": arrow.int32(),
        "bot": text,
        "opponents": arrow.list_(text),
        "score": number,
        "win": real,
        "reason": text,
        "moves": number,
        "choices": number,
        "legal": number,
        "seconds": real,
    }
    try:
        parquet.write_table(arrow.Table.from_pylist(rows, schema=arrow.schema(kinds)), path)
    except OSError as error:
        raise RecordError("arena-disk", path=str(path), problem=why(error)) from None
