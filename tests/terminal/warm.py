"""A process that has loaded the program and the rules, and forks to become the command.

To start Python and to load compiled rules takes longer than most of what is tested here. So this
process does it once, and every run is a child of it that has the words, streams and exit code of a
run by itself. Tests of the start and of pipes run the real command, and so do some of terminals.

It reads a line of JSON for each run, the words, three files and what is to be added to the
environment, and answers with the number of the process, and then with its exit code.
"""

import atexit
import gc
import json
import os
import signal
import sys

import markdown_it  # noqa: F401  # for the rules
import typer._adapters  # noqa: F401  # what the first option of a command loads

import musivum
import musivum.bots.move_values
import musivum.measure.perft
import musivum.terminal.counting
import musivum.terminal.replay
import musivum.terminal.session
from musivum.cli import main
from musivum.core.catalogue import say


def serve() -> None:
    """Run whatever is ordered, until there are no more orders."""
    for name in musivum.games():
        musivum.load(name).start()
        say(f"{name}-title")  # its catalogue is read
    say("terminal-mistake", problem="")
    gc.freeze()  # what is shared with the runs is not looked through, and so not copied
    for line in sys.stdin:
        order = json.loads(line)
        child = os.fork()
        if child == 0:
            become(*order)
            run_and_leave()
        print(child, flush=True)
        _, status = os.wait()
        print(os.waitstatus_to_exitcode(status), flush=True)


def run_and_leave() -> None:
    """Run the command, and end as it wants. Python's own way to take a process apart takes longer
    than most commands; what has to be done at the end is done."""
    try:
        main()
    except SystemExit as end:
        if isinstance(end.code, int):
            atexit._run_exitfuncs()
            os._exit(end.code)
        raise


def become(words: list[str], given: str, out: str, err: str, environment: dict[str, str]) -> None:
    """Take over the words, the streams and the environment of a run."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    os.environ.update(environment)
    if out == given:  # the first terminal that a new session opens is the one whose keys interrupt
        os.setsid()
    for stream, path in enumerate((given, out, err)):
        os.dup2(os.open(path, os.O_RDWR), stream)
    # The old ones have read ahead, and do not know whether they are terminals.
    sys.stdin = open(0, encoding="utf-8", closefd=False)  # noqa: SIM115
    sys.stdout = open(1, "w", encoding="utf-8", closefd=False)  # noqa: SIM115
    sys.stderr = open(2, "w", encoding="utf-8", closefd=False)  # noqa: SIM115
    sys.argv = ["musivum", *words]
