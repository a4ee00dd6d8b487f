"""A line that can die without a word, as lines in tunnels and behind routers do."""

import socket
import threading
from contextlib import suppress


class Line:
    """Passes everything on between a browser and a server; what is open can be made silent."""

    def __init__(self, port: int) -> None:
        self.server_port = port
        self._dead: set[socket.socket] = set()
        self._open: set[socket.socket] = set()
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def die(self) -> None:
        """Nothing passes any more on the connections of now; none of them is closed."""
        self._dead |= self._open

    def close(self) -> None:
        """The end of it all."""
        self._listener.close()
        for one in list(self._open):
            one.close()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                here, _ = self._listener.accept()
                there = socket.create_connection(("127.0.0.1", self.server_port))
                self._open |= {here, there}
                for pair in ((here, there), (there, here)):
                    threading.Thread(target=self._pass, args=pair, daemon=True).start()

    def _pass(self, source: socket.socket, sink: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                if source not in self._dead:
                    sink.sendall(data)
            if source not in self._dead:
                sink.shutdown(socket.SHUT_WR)
