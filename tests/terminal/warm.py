"""A process that forks to become the command.

To start Python and to load compiled rules takes longer than most of what is tested here. So every
run is a fork of a process that has loaded them, with the words, streams and exit code of a run by
itself. Tests of the start and of pipes run the real command, and so do some of terminals.
"""

import atexit
import os
import signal
import sys
from multiprocessing.connection import Connection

from musivum.core.catalogue import say

STREAMS = ("stdin", "stdout", "stderr")


def load() -> None:
    """All that a command loads when it starts, beside the rules."""
    import markdown_it  # noqa: F401  # for the rules
    import typer._adapters  # noqa: F401  # what the first option of a command loads

    import musivum.bots.move_values
    import musivum.cli
    import musivum.measure.perft
    import musivum.terminal.counting
    import musivum.terminal.replay
    import musivum.terminal.session  # noqa: F401

    say("terminal-mistake", problem="")


def serve(orders: Connection) -> None:
    """Run whatever is ordered, until there are no more orders: the words, three files (none where
    nothing is open) and the environment. Answered is the number of the process, and then its exit
    code."""
    os.setsid()  # it and what it runs can be ended together
    while True:
        try:
            order = orders.recv()
        except EOFError:
            return
        child = os.fork()
        if child == 0:
            become(*order)
            run_and_leave()
        orders.send(child)
        _, status = os.wait()
        orders.send(os.waitstatus_to_exitcode(status))


def run_and_leave() -> None:
    """Run the command, and end as it wants. Python's own way to take a process apart takes longer
    than most commands; what has to be done at the end is done."""
    from musivum.cli import main

    atexit._clear()  # that of the process that waits
    try:
        main()
    except SystemExit as end:
        if isinstance(end.code, int):
            atexit._run_exitfuncs()
            os._exit(end.code)
        raise


def become(
    words: list[str],
    given: str | None,
    out: str | None,
    err: str | None,
    environment: dict[str, str],
) -> None:
    """Take over the words, the streams and the environment of a run."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    os.environ.clear()
    os.environ.update(environment)
    if (
        out == given is not None
    ):  # the first terminal that a new session opens is the one whose keys interrupt
        os.setsid()
    # The old ones have read ahead, and do not know whether they are terminals.
    for stream, (path, name) in enumerate(zip((given, out, err), STREAMS, strict=True)):
        if path is not None:
            os.dup2(os.open(path, os.O_RDWR), stream)
            opened = open(stream, "w" if stream else "r", encoding="utf-8", closefd=False)  # noqa: SIM115
            setattr(sys, name, opened)
    for stream, (path, name) in enumerate(zip((given, out, err), STREAMS, strict=True)):
        if path is None:  # as Python finds it when it starts
            os.close(stream)
            setattr(sys, name, None)
    sys.argv = ["musivum", *words]
