"""One process that has loaded everything; what tests start again and again is a fork of it.

To start Python and to load the libraries and the compiled rules takes longer than most of what is
tested with commands and servers.
"""

from multiprocessing import forkserver, get_context

WARM = get_context("forkserver")
WARM.set_forkserver_preload(["tests.loaded"])


def share() -> None:
    """Start it now: all processes that are forked from this one have it in common."""
    forkserver.ensure_running()
    # It is this process's child: who is forked could not ask whether it lives, and starts no other.
    forkserver._forkserver.ensure_running = lambda: None  # type: ignore[method-assign]
