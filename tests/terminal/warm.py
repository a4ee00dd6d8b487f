"""A process that has loaded the program and the rules, and forks to become the command.

To start Python and to load compiled rules takes longer than most of what is tested here. So this
process does it once, and every run is a child of it that has the words, streams and exit code of a
run by itself. Tests of the start, of terminals and of pipes run the real command.

It reads a line of JSON for each run, the words and three files, and answers with the exit code.
"""

import atexit
import gc
import json
import os
import sys

import musivum
import musivum.bots.move_values
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
        if os.fork() == 0:
            become(*order)
            run_and_leave()
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


def become(words: list[str], given: str, out: str, err: str) -> None:
    """Take over the words and the streams of a run."""
    for stream, path in enumerate((given, out, err)):
        os.dup2(os.open(path, os.O_RDWR), stream)
    # The old one has read ahead.
    sys.stdin = open(0, encoding="utf-8", closefd=False)  # noqa: SIM115
    sys.argv = ["musivum", *words]
