"""Several processes of one server on one machine.

One process starts the others and serves nobody: it has loaded everything, so each is a fork, and
one that dies is replaced in a moment. All accept connections of the same address. On PostgreSQL
they share a database as processes of several machines do; on SQLite by what :class:`Together` has.
"""

import gc
import logging
import os
import random
import signal
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from types import FrameType

from musivum.server.storage.together import Together

log = logging.getLogger("musivum.several")

YOUNG = 5.0
"""Seconds: one that dies sooner is replaced after a pause …"""
PAUSE = 1.0
"""… of so many."""
STOPS = (signal.SIGTERM, signal.SIGINT)


class Family:
    """The processes of a server, and what replaces those that die."""

    def __init__(self, number: int, serve: Callable[[Together, bool], None]) -> None:
        self.together = Together(number)
        self._serve = serve
        """What one does, until it is told to stop; and whether it says where it serves."""
        self._born: dict[int, tuple[int, float]] = {}
        """By process: its place, and when it began."""
        self._stopping = False
        self._life, self._held = os.pipe()
        """Open at its other end as long as the first process lives."""

    def run(self) -> None:
        """Until told to stop."""
        for name in STOPS:
            signal.signal(name, self._stop)
        gc.collect()
        gc.freeze()  # what all have is not looked through, and so not copied
        for place in range(len(self)):
            self._start(place, first=place == 0)
        while self._born:
            process, status = os.wait()
            place, since = self._born.pop(process, (-1, 0.0))
            if self._stopping or place < 0:
                continue
            log.warning("process-died", extra={"place": place, "status": status})
            self.together.all_missed()
            if time.monotonic() - since < YOUNG:
                time.sleep(PAUSE)
            self._start(place)
        self.together.close()

    def __len__(self) -> int:
        return self.together.number

    def _start(self, place: int, *, first: bool = False) -> None:
        """One more, unless all are to stop. Who is told to stop meanwhile hears of it afterwards,
        and finds the new one among those to be told."""
        signal.pthread_sigmask(signal.SIG_BLOCK, STOPS)
        is_new = not self._stopping and self._fork(place)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, STOPS)
        if is_new:
            self._live(place, first)

    def _fork(self, place: int) -> bool:
        """Whether this is the new process."""
        process = os.fork()
        if process:
            self._born[process] = place, time.monotonic()
            return False
        for name in STOPS:
            signal.signal(name, signal.SIG_DFL)
        return True

    def _live(self, place: int, first: bool) -> None:
        """What the new process does, to its end."""
        status = 1
        try:
            os.close(self._held)
            threading.Thread(target=_end_with, args=(self._life,), daemon=True).start()
            random.seed()
            self.together.place = place
            self._serve(self.together, first)
            status = 0
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(status)  # what the first process would do at its end is not for this one

    def _stop(self, _signal: int, _frame: FrameType | None) -> None:
        self._stopping = True
        for process in self._born:
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGTERM)


def _end_with(life: int) -> None:
    """Stop when the first process has ended, however that was."""
    os.read(life, 1)
    os.kill(os.getpid(), signal.SIGTERM)
