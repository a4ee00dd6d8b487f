"""A thread that hears what other processes say of the database that they share with this one."""

import threading
from abc import ABC, abstractmethod
from collections.abc import Callable


class Hearing(ABC):
    """It listens from its start until it is stopped; how, its kinds say."""

    def __init__(self, heard: Callable[[str, str], None], missed: Callable[[], None]) -> None:
        self._heard = heard
        """Told the channel, and what was said."""
        self._missed = missed
        """Called where notices may have been lost."""
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run, name="listener", daemon=True)

    def start(self) -> None:
        """Begin to listen."""
        self._thread.start()

    def stop(self) -> None:
        """Stop listening."""
        self._stop.set()
        self._thread.join(5)

    @abstractmethod
    def _run(self) -> None:
        """Listen until it is stopped."""
