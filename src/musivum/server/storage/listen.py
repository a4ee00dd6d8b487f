"""Hearing from other processes that share a PostgreSQL: which matches have new events, and who is
at them."""

import logging
import threading
from collections.abc import Callable

import psycopg
from sqlalchemy.engine import URL

from musivum.server.storage.hearing import Hearing
from musivum.server.storage.store import CHANNEL, PRESENCE

log = logging.getLogger("musivum.listen")


class Listener(Hearing):
    """With a connection of its own, which it makes again when it breaks."""

    def __init__(
        self, url: URL, heard: Callable[[str, str], None], missed: Callable[[], None]
    ) -> None:
        super().__init__(heard, missed)
        self._url = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.listening = threading.Event()

    def _run(self) -> None:
        while not self._stop.is_set():
            try:
                self._listen()
            except psycopg.Error as error:
                log.warning("listener-lost", extra={"problem": type(error).__name__})
            self.listening.clear()
            self._stop.wait(0.2)

    def _listen(self) -> None:
        with psycopg.connect(self._url, autocommit=True) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            connection.execute(f"LISTEN {PRESENCE}")
            self.listening.set()
            self._missed()
            while not self._stop.is_set():
                for notice in connection.notifies(timeout=0.5):
                    self._heard(notice.channel, notice.payload)
                    if self._stop.is_set():
                        return
