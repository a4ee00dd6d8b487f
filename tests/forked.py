"""Everything is loaded and collected once; then processes are forked that take files of tests.

    python -m pytest -p tests.forked --processes 5

A file is run by one process, from its first test to its last, and files begin in the order in which
they were collected. What is shared by a whole session is shared by all files of a process. What the
processes report, pytest in the first one shows, counts and remembers as if it had run the tests.

``pytest -n 5 --dist loadfile`` does the same, but each of its processes loads all files for itself.
"""

import atexit
import gc
import os
from collections import deque
from collections.abc import Iterator
from contextlib import suppress
from itertools import groupby
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Any
from warnings import WarningMessage

import pytest

FORK = get_context("fork")
PATIENCE = 30
"""Seconds in which a process ends when it is told to; after that it is killed."""
RARELY = (50_000, 20, 20)
"""When Python looks for what can be thrown away: as often as usual costs a thirtieth of a run."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--processes", type=int, default=0, help="fork so many to run the tests")


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> bool | None:
    option = session.config.option
    if not option.processes or option.collectonly or session.testsfailed:
        return None
    Crew(session).run(option.processes)
    return True


class Worker:
    """A process that runs tests, as the first process sees it."""

    def __init__(self, session: pytest.Session, number: int) -> None:
        self.connection, theirs = FORK.Pipe()
        self.process = FORK.Process(target=work, args=(session, number, theirs))
        self.process.start()
        theirs.close()
        self.file: deque[int] = deque()
        """What is left of its file."""
        self.given: deque[int] = deque()
        """The test that it runs, and the next: what is taken down depends on what comes."""


class Crew:
    """All processes of a run."""

    def __init__(self, session: pytest.Session) -> None:
        self.session, self.hook = session, session.config.hook
        session.config._tmp_path_factory.getbasetemp()  # type: ignore[attr-defined]
        names = [item.nodeid.partition("::")[0] for item in session.items]
        files = groupby(range(len(names)), key=names.__getitem__)
        self.files = deque(deque(places) for _, places in files)
        self.workers: list[Worker] = []
        self.hired = 0

    def run(self, processes: int) -> None:
        """Run all tests, and have told what they reported."""
        for _ in range(min(processes, len(self.files))):
            self.hire()
        try:
            while self.workers:
                ready = wait([worker.connection for worker in self.workers])
                for worker in [one for one in self.workers if one.connection in ready]:
                    self.hear(worker)
        finally:
            for worker in self.workers:  # somebody has interrupted this
                worker.connection.close()
            for worker in self.workers:
                end(worker)
        if self.session.shouldfail:
            raise self.session.Failed(self.session.shouldfail)
        if self.session.shouldstop:
            raise self.session.Interrupted(self.session.shouldstop)

    def hire(self) -> None:
        self.workers.append(Worker(self.session, self.hired))
        self.hired += 1

    def hear(self, worker: Worker) -> None:
        """What a process says next; one that says nothing any more has ended."""
        try:
            kind, told = worker.connection.recv()
        except (EOFError, OSError):
            self.workers.remove(worker)
            self.see_off(worker)
            return
        if kind == "next":
            worker.connection.send(self.next(worker))
        elif kind == "report":
            report = self.hook.pytest_report_from_serializable(
                config=self.session.config, data=told
            )
            self.hook.pytest_runtest_logreport(report=report)
        elif kind == "warning":
            self.hook.pytest_warning_recorded.call_historic(kwargs=told)
        elif kind == "start":
            self.hook.pytest_runtest_logstart(**told)
        elif kind == "finish":
            worker.given.popleft()
            self.hook.pytest_runtest_logfinish(**told)

    def next(self, worker: Worker) -> int | None:
        """The next test of a process's file, or the first of a file that nobody has."""
        if self.session.shouldfail or self.session.shouldstop:
            return None
        if not worker.file and self.files:
            worker.file = self.files.popleft()
        if not worker.file:
            return None
        worker.given.append(worker.file.popleft())
        return worker.given[-1]

    def see_off(self, worker: Worker) -> None:
        """A process has ended. If it had not run all that it was given, the test that it ran has
        failed, and another process runs the rest."""
        end(worker)
        code = worker.process.exitcode
        if not worker.given and code == 0:
            return
        rest = deque([*worker.given, *worker.file])
        item = self.session.items[rest.popleft() if worker.given else -1]
        report = pytest.TestReport(
            nodeid=item.nodeid,
            location=item.location,
            keywords={},
            outcome="failed",
            longrepr=f"the process that ran {item.nodeid} died (exit code {code})",
            when="call" if worker.given else "teardown",
        )
        self.hook.pytest_runtest_logreport(report=report)
        if rest:
            self.files.appendleft(rest)
        if self.files and not (self.session.shouldfail or self.session.shouldstop):
            self.hire()


def end(worker: Worker) -> None:
    """Wait for the end of a process, or make it end."""
    worker.connection.close()
    worker.process.join(PATIENCE)
    if worker.process.exitcode is None:
        worker.process.kill()
        worker.process.join()


def work(session: pytest.Session, number: int, connection: Connection) -> None:
    """In a process of its own: run one test after the other, as long as there are any."""
    atexit._clear()  # what the first process does at its end
    gc.set_threshold(*RARELY)
    config = session.config
    os.environ["PYTEST_XDIST_WORKER"] = f"gw{number}"  # whoever asks is told what xdist would tell
    folder = config._tmp_path_factory.getbasetemp() / f"popen-gw{number}"  # type: ignore[attr-defined]
    folder.mkdir()
    config._tmp_path_factory._basetemp = folder  # type: ignore[attr-defined]
    plugins = config.pluginmanager
    plugins.unregister(name="terminalreporter")
    plugins.register(Teller(config, connection))
    capture: Any = plugins.getplugin("capturemanager")
    capture.stop_global_capturing()  # the files that it writes to are the first process's
    capture.start_global_capturing()
    capture.suspend_global_capture()
    try:
        for item, following in ahead(tests(session, connection)):
            config.hook.pytest_runtest_protocol(item=item, nextitem=following)
    finally:
        session._setupstate.teardown_exact(None)
        atexit._run_exitfuncs()


def tests(session: pytest.Session, connection: Connection) -> Iterator[pytest.Item]:
    """The tests that this process is given."""
    with suppress(EOFError, OSError):  # the first process is gone
        while True:
            connection.send(("next", None))
            place = connection.recv()
            if place is None:
                return
            yield session.items[place]


def ahead(items: Iterator[pytest.Item]) -> Iterator[tuple[pytest.Item, pytest.Item | None]]:
    """Each of these, and the one after it."""
    item = next(items, None)
    while item is not None:
        following = next(items, None)
        yield item, following
        item = following


class Teller:
    """Tells the first process what pytest would have told the terminal."""

    def __init__(self, config: pytest.Config, connection: Connection) -> None:
        self.config, self.connection = config, connection

    def tell(self, kind: str, told: Any) -> None:
        with suppress(OSError):  # the first process is gone
            self.connection.send((kind, told))

    def pytest_runtest_logstart(self, nodeid: str, location: Any) -> None:
        self.tell("start", {"nodeid": nodeid, "location": location})

    def pytest_runtest_logfinish(self, nodeid: str, location: Any) -> None:
        self.tell("finish", {"nodeid": nodeid, "location": location})

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        hook = self.config.hook
        self.tell("report", hook.pytest_report_to_serializable(config=self.config, report=report))

    def pytest_warning_recorded(
        self, warning_message: WarningMessage, when: str, nodeid: str, location: Any
    ) -> None:
        if when != "runtest":  # the first process has seen it
            return
        plain = WarningMessage(
            message=str(warning_message.message),
            category=UserWarning,
            filename=warning_message.filename,
            lineno=warning_message.lineno,
        )
        told = {"warning_message": plain, "when": when, "nodeid": nodeid, "location": location}
        self.tell("warning", told)
