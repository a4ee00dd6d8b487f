"""What follows from files alone is not computed again as long as all files are the same.

    make test                leaves out what has passed with these files, and says how much that is
    make test MORE=--anew    runs everything, as .ci/run does

Only what is listed here is ever left out: no clock, no socket, no browser and no killed process has
a say in it, and no chance that is not told its seed (so never what hypothesis makes up). Only what
has passed is remembered. Any change of any file, package or program is a reason to run all again.
"""

import hashlib
import json
import os
import platform
import shutil
import sys
from pathlib import Path

import pytest

from tests.kept import fingerprint

SETTLED = (
    # Rules, and what is computed from them: games by seeds, oracles, searches, learning.
    "tests/analysis/",
    "tests/arena/test_committed.py",
    "tests/arena/test_ratings.py",
    "tests/arena/test_report.py",
    "tests/arena/test_results.py",
    "tests/bots/test_levels.py",
    "tests/bots/test_perfect.py",
    "tests/bots/test_small_mosaix.py",
    "tests/conformance/",
    "tests/games/",
    "tests/learning/test_learning.py",
    "tests/oracle/",
    "tests/research/test_batch.py",
    "tests/research/test_gymnasium.py",
    "tests/research/test_observation.py",
    "tests/research/test_openspiel.py",
    "tests/research/test_pages.py",
    "tests/research/test_pettingzoo.py",
    "tests/search/test_exact.py",
    "tests/search/test_policies.py",
    "tests/search/test_rollout.py",
    "tests/search/test_rounds.py",
    "tests/test_fair.py",
    "tests/test_geometry.py",
    "tests/test_match.py",
    "tests/test_options.py",
    "tests/test_pointers.py",
    "tests/test_records.py",
    # The same in WebAssembly, by Node.js.
    "tests/browser/",
    # Pictures, paper, words and pages.
    "tests/drawing/",
    "tests/languages/test_catalogues.py",
    "tests/printing/",
    "tests/terminal/test_help.py",
    "tests/terminal/test_width.py",
    "tests/test_curves.py",
    "tests/test_docs.py",
    "tests/test_house.py",
    "tests/test_icons.py",
    "tests/test_mutants.py",
    "tests/test_names.py",
    "tests/web/test_units.py",
)
"""Files, or folders with all their files, from the root."""
HIDDEN = (".ci", ".github")
"""Folders of sources, though their names begin with a dot."""
MADE = (
    "docs/architecture.svg",
    "bench.jsonl",
    *(f"musivum.db{end}" for end in ("", "-wal", "-shm")),
)
"""What is made among the sources: by tests, by ``make bench`` and by whoever plays here."""
PROGRAMS = ("node", "pdftoppm", "pdftotext", "wasm-ld")
VARIABLES = ("MUSIVUM_", "NUMBA_", "PYTHONHASHSEED", "LANG", "LC_", "TZ")
"""How those begin that may make a difference."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--anew", action="store_true", help="run what has passed with these files too")


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Memory(config))


def sources(root: Path) -> list[str]:
    """Other ones as soon as any file is another."""
    return [fingerprint(root, *MADE), *(fingerprint(root / one) for one in HIDDEN)]


def key(root: Path) -> str:
    """Another one as soon as anything is another that a settled test could depend on."""
    found = sources(root)
    found += sorted(one.name for place in sys.path for one in Path(place).glob("*.dist-info"))
    found += [platform.platform(), platform.processor()]
    for program in filter(None, map(shutil.which, PROGRAMS)):
        told = Path(program).stat()
        found.append(f"{program} {told.st_size} {told.st_mtime_ns}")
    found += sorted(
        f"{name}={value}" for name, value in os.environ.items() if name.startswith(VARIABLES)
    )
    return hashlib.sha256("\0".join(found).encode()).hexdigest()


class Memory:
    """What has passed, with which files."""

    def __init__(self, config: pytest.Config) -> None:
        self.root = config.rootpath
        self.home = self.root / ".pytest_cache" / "settled.json"
        self.key, self.sources = key(self.root), sources(self.root)
        self.passed: set[str] = set()
        self.others: set[str] = set()
        """What has not passed in this run, or not yet been taken down."""
        self.left_out = 0
        self.changed = False
        anew = config.option.anew or os.environ.get("CI")
        anew = anew or getattr(config.option, "keep_seconds", False)  # what all of them take
        known = json.loads(self.home.read_text()) if self.home.is_file() and not anew else {}
        if known.get("key") == self.key:
            self.passed.update(known["passed"])

    @pytest.hookimpl(trylast=True)  # hypothesis has marked what is its own
    def pytest_collection_modifyitems(
        self, config: pytest.Config, items: list[pytest.Item]
    ) -> None:
        known = [item for item in items if item.nodeid in self.passed]
        items[:] = [item for item in items if item.nodeid not in self.passed]
        self.others.update(item.nodeid for item in items if not is_settled(item))
        self.left_out = len(known)
        config.hook.pytest_deselected(items=known)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if not report.passed:
            self.others.add(report.nodeid)
        elif report.when == "teardown":
            self.passed.add(report.nodeid)

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if self.left_out and session.exitstatus == pytest.ExitCode.NO_TESTS_COLLECTED:
            session.exitstatus = pytest.ExitCode.OK
        self.changed = sources(self.root) != self.sources
        if not self.changed:
            kept = {"key": self.key, "passed": sorted(self.passed - self.others)}
            self.home.parent.mkdir(exist_ok=True)
            self.home.write_text(json.dumps(kept))

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if self.left_out:
            terminalreporter.write_line(
                f"{self.left_out:,} tests not run again: they passed with the same files; "
                "make test MORE=--anew runs all"
            )
        if self.changed:
            terminalreporter.write_line(
                "files have changed while the tests ran: the next run will run all of them again"
            )


def is_settled(item: pytest.Item) -> bool:
    """Whether a test follows from files alone."""
    return item.nodeid.startswith(SETTLED) and item.get_closest_marker("hypothesis") is None
