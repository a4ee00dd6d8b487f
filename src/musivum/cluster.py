"""Ray, started here or joined: for tournaments (``arena``) and for a server's bots (``server``).

Musivum must be installed on all machines of a cluster, in the same version.
"""

import os
import shutil
import socket
import tempfile
from typing import Any

from musivum.core.catalogue import Told
from musivum.core.errors import MusivumError, why
from musivum.core.extras import need

OBJECTS = 80_000_000
"""Bytes for Ray's store of objects: ours are small, and this is about the least that it takes."""
CONNECT_SECONDS = 5.0
"""How long a cluster may take to open its door."""


class ClusterError(MusivumError):
    """Nobody answers, or Ray could not be started."""


class Cluster:
    """The Ray cluster at an address, or, without one, a cluster of this machine alone."""

    def __init__(self, address: str | None, processors: int) -> None:
        self.ray = need("ray", "ray")
        self.address = address
        self.processors = processors
        """What a cluster of our own uses; 0: all of this machine."""
        self._home: str | None = None
        self._ours = False

    def check(self) -> None:
        """Say at once if nothing answers at the address; Ray would knock for minutes."""
        problem = None if self.address is None else unreachable(self.address)
        if problem is not None:
            raise ClusterError("cluster-connect", address=self.address, problem=problem)

    def start(self) -> None:
        """Connect, or start a cluster, unless the program has one; that takes some seconds."""
        if self.ray.is_initialized():
            return
        self.check()
        how: dict[str, Any] = {"log_to_driver": False, "logging_level": "error"}
        if self.address is None:
            os.environ.setdefault("RAY_AUTH_MODE", "disabled")  # it listens on this machine only
            self._home = tempfile.mkdtemp(prefix="musivum-ray-")
            how |= {
                "num_cpus": self.processors or os.cpu_count() or 1,
                "include_dashboard": False,
                "object_store_memory": OBJECTS,
                "_temp_dir": self._home,
                "_node_ip_address": "127.0.0.1",
            }
        self._ours = True
        try:
            self.ray.init(address=self.address or "local", **how)
        except Exception as error:
            # Ray raises a dozen kinds here; all mean that nobody answers.
            where, problem = self.address or "local", str(error).partition("\n")[0]
            raise ClusterError("cluster-connect", address=where, problem=problem) from None

    def stop(self) -> None:
        """Leave the cluster; end it if it is ours."""
        if self._ours:
            self.ray.shutdown()
        if self._home is not None:
            shutil.rmtree(self._home, ignore_errors=True)


def unreachable(address: str) -> Told | str | None:
    """Why nothing answers at the address of a cluster; None if something does."""
    host, colon, port = address.rpartition("://")[2].rpartition(":")
    if not colon:  # such as "auto", which Ray knows how to find
        return None
    try:
        socket.create_connection((host, int(port)), CONNECT_SECONDS).close()
    except (OSError, ValueError, OverflowError) as error:
        return why(error)
    return None
