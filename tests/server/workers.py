"""Bots' workers that need not be loaded first: each is a fork of a process that has loaded them.

Every server hires one when it starts, and to load what bots need takes two seconds of a processor.
How one is hired from nothing is seen by ``test_thinking.py``, and where servers start from nothing.
"""

import asyncio
import os
import signal
import socket
import sys
from asyncio.subprocess import Process
from contextlib import suppress
from pathlib import Path
from typing import cast

from musivum.server.thinking import worker
from musivum.server.thinking.pool import LONGEST_ANSWER, Workers

NAME = "hiring"
"""How the system calls the process that workers are forked from."""

QUICK = "greedy"
"""Who plays with the dice of a challenge, or of a game that somebody played alone, whichever level
is asked for: all are, whether anybody waits for them or not, and master thinks for ten seconds."""


def hiring(orders: socket.socket) -> None:
    """For every socket that comes, fork a worker that is asked there and tells its number first.
    Several processes of one server may order at the same time."""
    Path("/proc/self/comm").write_text(NAME, encoding="ascii")
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for them
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        _, sockets, *_ = socket.recv_fds(orders, 1, 1)
        if not sockets:
            os._exit(0)
        if os.fork() == 0:
            orders.close()
            work(sockets[0])
        os.close(sockets[0])


def work(questions: int) -> None:
    """Become a worker, as if it had been started by itself."""
    os.setsid()
    os.write(questions, os.getpid().to_bytes(8, "little"))
    for stream in (0, 1):
        os.dup2(questions, stream)
    os.close(questions)
    sys.stdin = open(0, encoding="utf-8", closefd=False)  # noqa: SIM115
    sys.stdout = open(1, "w", encoding="utf-8", closefd=False)  # noqa: SIM115
    worker.ANSWERS["play on"] = lambda question: worker.play_on(question | {"level": QUICK})
    with suppress(OSError):  # whoever asked is gone
        worker.main()
    os._exit(0)


class Hired:
    """A worker, with the few things of ``asyncio.subprocess.Process`` that its server needs."""

    def __init__(self, pid: int, stdin: asyncio.StreamWriter, stdout: asyncio.StreamReader) -> None:
        self.pid, self.stdin, self.stdout = pid, stdin, stdout

    @property
    def returncode(self) -> int | None:
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return -signal.SIGKILL
        return None

    def kill(self) -> None:
        os.kill(self.pid, signal.SIGKILL)

    async def wait(self) -> None:
        self.stdin.close()
        while self.returncode is None:
            await asyncio.sleep(0.01)


def hire_from_a_fork() -> None:
    """The server that this process becomes hires its workers from a fork of it."""
    orders, theirs = socket.socketpair()
    if os.fork() == 0:
        orders.close()
        hiring(theirs)
    theirs.close()

    async def hire(self: Workers) -> Process:
        ours, theirs = socket.socketpair()
        with theirs:
            socket.send_fds(orders, [b"!"], [theirs.fileno()])
        pid = int.from_bytes(ours.recv(8, socket.MSG_WAITALL), "little")
        reader, writer = await asyncio.open_connection(sock=ours, limit=LONGEST_ANSWER)
        found = cast("Process", Hired(pid, writer, reader))
        self._all.add(found)
        return found

    Workers._hire = hire  # type: ignore[method-assign]
