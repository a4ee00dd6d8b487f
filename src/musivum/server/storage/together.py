"""What several processes share that serve one SQLite database: whose turn it is to write, and how
they tell each other what was written.

It is made by the process that starts them, before it forks, so there is nothing to be found by name
and nobody else can speak here. A notice is a datagram: it comes whole, in order, and at once. Where
one cannot be delivered, because the other does not listen at the moment, that one is told later
that it has missed something, and looks at everything again; the same is said to all when one of
them has died, perhaps between writing and telling.
"""

import socket
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from musivum.server.storage.hearing import Hearing

MISSED = b"missed"
LARGEST = 1 << 16
"""No notice is longer, in bytes."""
PAUSE = 0.2
"""Seconds after which what could not be delivered is tried again."""


class Together:
    """The common things of so many processes."""

    def __init__(self, number: int) -> None:
        self.number = number
        self._turn = tempfile.TemporaryFile()  # noqa: SIM115 - for as long as they live
        pairs = [socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM) for _ in range(number)]
        self._ears, self._mouths = [one for one, _ in pairs], [other for _, other in pairs]
        for mouth in self._mouths:
            mouth.setblocking(False)
        self._behind: set[int] = set()
        """Those who have missed something and do not know yet."""
        self.place = -1
        """Which of them this is; -1 for the one who starts them."""

    def close(self) -> None:
        """Nobody needs it any more."""
        self._turn.close()
        for one in (*self._ears, *self._mouths):
            one.close()

    @contextmanager
    def writing(self) -> Iterator[None]:
        """While this goes on, no other process writes, or brings the log into the database.

        The lock is the process's: it ends with it, however that ends.
        """
        import fcntl  # noqa: PLC0415 - Windows does not have it, and serves by one process

        fcntl.lockf(self._turn, fcntl.LOCK_EX)
        try:
            yield
        finally:
            fcntl.lockf(self._turn, fcntl.LOCK_UN)

    def tell(self, notice: str) -> None:
        """Tell all others."""
        for place in range(len(self._mouths)):
            if place != self.place:
                self._say(place, notice.encode())

    def all_missed(self) -> None:
        """Tell all others to look at everything again."""
        self._behind |= set(range(len(self._mouths))) - {self.place}
        self.catch_up()

    def catch_up(self) -> None:
        """Tell those who have missed something, if they listen again."""
        for place in list(self._behind):
            self._say(place, MISSED)

    def _say(self, place: int, notice: bytes) -> None:
        try:
            self._mouths[place].send(notice)
            if notice == MISSED:
                self._behind.discard(place)
        except OSError:  # it does not keep up, or has ended
            self._behind.add(place)

    def hear(self) -> bytes | None:
        """The next notice; None if none has come for a moment."""
        ear = self._ears[self.place]
        ear.settimeout(PAUSE)
        try:
            return ear.recv(LARGEST)
        except TimeoutError:
            return None


class Neighbour(Hearing):
    """Listens to the other processes of this server."""

    def __init__(
        self, together: Together, heard: Callable[[str, str], None], missed: Callable[[], None]
    ) -> None:
        super().__init__(heard, missed)
        self._together = together

    def _run(self) -> None:
        self._missed()
        while not self._stop.is_set():
            notice = self._together.hear()
            if notice == MISSED:
                self._missed()
            elif notice is not None:
                channel, _, said = notice.decode().partition(" ")
                self._heard(channel, said)
            self._together.catch_up()
