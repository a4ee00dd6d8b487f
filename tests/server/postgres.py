"""A private PostgreSQL, made and ended by the tests."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.harness import free_port


def _bin() -> Path:
    found = shutil.which("initdb")
    if found:
        return Path(found).parent
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    assert versions, "PostgreSQL is needed: apt-get install postgresql"
    return versions[-1].parent


class Database:
    """One cluster in a temporary folder, on a port of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.url = f"postgresql://postgres@127.0.0.1:{self.port}/postgres"
        self._run("initdb", "-A", "trust", "-U", "postgres", "--no-locale", "-E", "UTF8", "-N")
        self.start()

    def start(self) -> None:
        options = (
            f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={self.folder}"
        )
        self._run(
            "pg_ctl", "-w", "-t", "600", "-l", str(self.folder / "log"), "-o", options, "start"
        )

    def stop(self, how: str = "fast") -> None:
        self._run("pg_ctl", "-w", "-t", "600", "-m", how, "stop")

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(_bin() / program), "-D", str(self.folder / "data"), *arguments]
        if os.geteuid() == 0:  # PostgreSQL does not run as root
            command = ["runuser", "-u", "postgres", "--", *command]
        subprocess.run(
            command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd="/"
        )


@contextmanager
def private_postgres() -> Iterator[Database]:
    folder = Path(tempfile.mkdtemp(prefix="musivum-postgres-"))
    if os.geteuid() == 0:
        shutil.chown(folder, "postgres")
    database = Database(folder)
    try:
        yield database
    finally:
        database.stop("immediate")
        shutil.rmtree(folder)
