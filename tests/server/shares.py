"""Processes that each get a fixed share of a processor and no more, whatever else is free.

Two cores that also run clients and a database cannot show what two server processes could do on
more of them. If every server process may use a fifth of a core, and no more, then nobody waits for
clients or database, and one process can be compared with two. It takes control groups, as Linux has
had them first (``/sys/fs/cgroup/cpu``), and the right to make some.
"""

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

GROUPS = Path("/sys/fs/cgroup/cpu")
PERIOD = 20_000
"""Microseconds in each of which a process gets its share: short, so that no move waits long."""


@contextmanager
def shared_out(processes: Sequence[int], percent: float) -> Iterator[None]:
    """As long as this lasts, each of these gets so many hundredths of a core; 0: as it likes."""
    if not percent:
        yield
        return
    groups = [GROUPS / f"musivum-{process}" for process in processes]
    try:
        for process, group in zip(processes, groups, strict=True):
            group.mkdir()
            _write(group / "cpu.cfs_period_us", PERIOD)
            _write(group / "cpu.cfs_quota_us", round(PERIOD * percent / 100))
            _write(group / "cgroup.procs", process)
        yield
    finally:
        for group in filter(Path.exists, groups):
            for inside in (group / "cgroup.procs").read_text(encoding="ascii").split():
                _write(GROUPS / "cgroup.procs", int(inside))
            group.rmdir()


def _write(file: Path, number: int) -> None:
    handle = os.open(file, os.O_WRONLY)
    try:
        os.write(handle, str(number).encode())
    finally:
        os.close(handle)
