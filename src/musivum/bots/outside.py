"""Bots that are other programs, in any language: JSON lines over their standard streams.

``docs/protocol-bots.md`` describes the lines. Whatever such a program does wrong (it ends, answers
too late, not in JSON, or with a move that is not legal) becomes a :class:`PlayerError` that says
so.
"""

import json
import queue
import shlex
import subprocess
import threading
from collections import deque
from contextlib import suppress
from typing import Any, Final

from musivum.core.errors import PlayerError, why
from musivum.core.game import Game, Move, View

PROTOCOL: Final = "musivum-bot"
VERSION: Final = 1
PREFIX: Final = "cmd:"
"""What comes before the command of an outside bot where a bot's name is expected."""
START_SECONDS = 20.0
MOVE_SECONDS = 10.0
PATIENCE = 1.0
"""How many seconds a program may take to end."""
LONGEST_LINE = 1 << 16
LAST_WORDS = 5
"""How many lines of its standard error are told when a program fails …"""
LONGEST_WORDS = 300
"""… and how many characters of them, from the end."""


class Outside:
    """A program that plays; close it when it is not needed any more, or use it in ``with``."""

    def __init__(
        self,
        command: str,
        game: Game,
        start_seconds: float = START_SECONDS,
        move_seconds: float = MOVE_SECONDS,
    ) -> None:
        self.command = command
        self.game = game
        self.move_seconds = move_seconds
        self._number = 0
        try:
            self._process = subprocess.Popen(
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
            )
        except (OSError, ValueError, IndexError) as error:
            raise PlayerError("outside-start", command=command, problem=why(error)) from None
        self._lines: queue.Queue[bytes] = queue.Queue()
        self._complaints: deque[bytes] = deque(maxlen=LAST_WORDS)
        threading.Thread(target=self._listen, daemon=True).start()
        self._overhearing = threading.Thread(target=self._overhear, daemon=True)
        self._overhearing.start()
        hello = {
            "type": "hello",
            "protocol": PROTOCOL,
            "version": VERSION,
            "game": game.NAME,
            "options": game.options,
            "players": game.players,
            "milliseconds": int(1000 * move_seconds),
        }
        try:
            self._say(hello)
            self._hear("ready", start_seconds)
        except PlayerError:
            self.close()
            raise

    def __enter__(self) -> "Outside":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def choose(self, view: View, seat: int) -> Move:
        """Ask the program for a move."""
        self._number += 1
        self._say({"type": "choose", "id": self._number, "seat": seat, "view": view})
        answer = self._hear("move", self.move_seconds)
        if answer.get("id") != self._number:
            raise self._fault("outside-id", expected=self._number, found=repr(answer.get("id")))
        move = answer.get("move")
        if not isinstance(move, str) or move not in view["legal"]:
            raise self._fault("outside-illegal", move=repr(move)[:80])
        return self.game.move(move)

    def close(self) -> None:
        """Tell the program to end, and end it if it does not."""
        with suppress(PlayerError):
            self._say({"type": "quit"})
        assert self._process.stdin is not None
        with suppress(OSError):
            self._process.stdin.close()
        try:
            self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    # Lines

    def _say(self, data: dict[str, Any]) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(data).encode() + b"\n")
            self._process.stdin.flush()
        except (OSError, ValueError):
            raise self._ended() from None

    def _hear(self, kind: str, seconds: float) -> dict[str, Any]:
        try:
            line = self._lines.get(timeout=seconds)
        except queue.Empty:
            raise self._fault("outside-late", seconds=f"{seconds:g}") from None
        if not line:
            raise self._ended()
        try:
            data = json.loads(line)
        except (ValueError, RecursionError):  # the latter from brackets within brackets
            data = None
        if not isinstance(data, dict) or data.get("type") != kind:
            said = line[:80].decode(errors="replace").strip()
            raise self._fault("outside-nonsense", expected=kind, said=said)
        return data

    def _listen(self) -> None:
        """Read lines in a thread of its own, so that waiting for one can end; b"" is the end."""
        stream = self._process.stdout
        assert stream is not None
        with stream:
            while line := stream.readline(LONGEST_LINE):
                self._lines.put(line)
        self._lines.put(b"")

    def _overhear(self) -> None:
        """Read what the program complains of, so that it never waits for a reader."""
        stream = self._process.stderr
        assert stream is not None
        with stream:
            while line := stream.readline(LONGEST_LINE):
                if line.strip():
                    self._complaints.append(line)

    def _ended(self) -> PlayerError:
        """It closed its standard output, or does not read any more: mostly because it ended."""
        try:
            code = str(self._process.wait(PATIENCE))
        except subprocess.TimeoutExpired:
            code = "–"
        self._overhearing.join(PATIENCE)  # its last words may still be on their way
        return self._fault("outside-ended", code=code)

    def _fault(self, key: str, **values: object) -> PlayerError:
        words = b"".join(self._complaints).decode(errors="replace").strip()[-LONGEST_WORDS:]
        heard = "yes" if words else "no"
        return PlayerError(key, command=self.command, heard=heard, stderr=words, **values)
