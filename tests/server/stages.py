"""Where a server's time goes: its loop is looked at every few milliseconds of processor time.

The process that measures sends ``SIGUSR1`` when it begins, and ``SIGUSR2`` when it wants to know
what was found. A look counts for as much processor time as the loop's thread has used since the
last one, and belongs to the innermost function whose file has a name here. How often Python looked
for garbage, and how long everything stood still for it, is noted too.
"""

import gc
import json
import signal
import threading
import time
from collections import defaultdict
from pathlib import Path
from types import FrameType

EVERY = 0.004
"""Seconds of processor time between two looks."""
STAGES = (
    ("frames", ("/websockets/", "/uvicorn/protocols/websockets/", "/server/http/connection.py")),
    ("sending", ("/server/live/socket.py", "/starlette/websockets.py")),
    ("reading JSON", ("/pydantic/", "/server/live/reading.py")),
    ("limits", ("/server/http/limits.py",)),
    ("routing", ("/server/live/session.py", "/server/match/service.py")),
    ("metrics", ("/prometheus_client/", "/logging/", "/server/logs.py")),
    ("hash chain", ("/server/match/chain.py", "/hmac.py")),
    ("rules", ("/musivum/core/", "/musivum/games/")),
    (
        "draft",
        ("/match/draft.py", "/match/ledger.py", "/match/append_only.py", "/match/listed.py"),
    ),
    ("views", ("/server/match/views.py", "/musivum/drawing/", "/server/match/kept.py")),
    ("clocks", ("/server/match/outages.py", "/server/match/clock.py")),
    ("bots, alarms, lists", ("/server/match/driver.py", "/server/live/", "/server/thinking/")),
    ("changing, telling", ("/server/match/registry.py",)),
    ("handing in", ("/server/storage/",)),
    ("requests", ("/server/", "/fastapi/", "/starlette/", "/uvicorn/")),
)
"""The names of stages, and what the path of a file has in it that belongs to one."""
GARBAGE = "garbage"
REST = "loop, tasks, system calls"
WRITER = "writer"


def stage_of(file: str) -> str | None:
    """The stage that a file belongs to, if it does to any.

    >>> stage_of("/a/musivum/server/match/ledger.py"), stage_of("/usr/lib/python3.11/json/x.py")
    ('draft', None)
    """
    return next((name for name, parts in STAGES if any(part in file for part in parts)), None)


class Stages:
    """Looks at the thread that it is made in, from one signal to another."""

    def __init__(self, path: Path) -> None:
        self.path = path
        """Where what was found is written."""
        self.seconds: dict[str, float] = defaultdict(float)
        self.pauses: dict[int, list[float]] = defaultdict(list)
        """Processor time of every look for garbage, by its generation."""
        self._paused = 0.0
        self._known: dict[str, str | None] = {}
        self._last = 0.0
        self._writer = 0.0
        signal.signal(signal.SIGUSR1, self._begin)
        signal.signal(signal.SIGUSR2, self._write)

    def _begin(self, _signal: int, _frame: FrameType | None) -> None:
        self.seconds.clear()
        gc.callbacks.append(self._pause)
        self._last, self._writer = time.thread_time(), _used(WRITER)
        signal.signal(signal.SIGPROF, self._look)
        signal.setitimer(signal.ITIMER_PROF, EVERY, EVERY)

    def _look(self, _signal: int, frame: FrameType | None) -> None:
        now = time.thread_time()
        spent, self._last = now - self._last, now
        if frame is not None and frame.f_code is Stages._pause.__code__:
            self.seconds[GARBAGE] += spent  # a look waits until the collector is done
            return
        while frame is not None:
            file = frame.f_code.co_filename
            if file not in self._known:
                self._known[file] = stage_of(file)
            stage = self._known[file]
            if stage is not None:
                # Whoever only waits in the loop has these at the bottom of its stack.
                at_the_bottom = stage == "requests" and file.endswith(
                    ("run.py", "server.py", "_compat.py")
                )
                self.seconds[REST if at_the_bottom else stage] += spent
                break
            frame = frame.f_back
        else:
            self.seconds[REST] += spent

    def _pause(self, phase: str, about: dict[str, int]) -> None:
        if phase == "start":
            self._paused = time.thread_time()
        else:
            self.pauses[about["generation"]].append(time.thread_time() - self._paused)

    def _write(self, _signal: int, _frame: FrameType | None) -> None:
        """Seconds of processor time by stage, and pauses; the file is there when it is whole."""
        signal.setitimer(signal.ITIMER_PROF, 0)
        self.seconds[WRITER] = _used(WRITER) - self._writer
        gc.callbacks.remove(self._pause)
        pauses = {
            generation: {"times": len(found), "all_s": sum(found), "longest_ms": 1000 * max(found)}
            for generation, found in self.pauses.items()
        }
        part = self.path.with_suffix(".part")
        part.write_text(json.dumps({"seconds": self.seconds, "pauses": pauses}), encoding="utf-8")
        part.rename(self.path)


def _used(name: str) -> float:
    """Seconds of processor time that a thread has used."""
    for thread in threading.enumerate():
        if thread.name == name and thread.ident is not None:
            return time.clock_gettime(time.pthread_getcpuclockid(thread.ident))
    return 0.0
