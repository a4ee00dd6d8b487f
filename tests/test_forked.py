"""Tests that forked processes run are reported as if one process had run them."""

import json
import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from tests.server.harness import until

SHARED = """
import os, pytest

@pytest.fixture(scope="session")
def shared():
    yield os.getpid()
    with open("ended", "a") as file:
        file.write(f"{os.getpid()}\\n")
"""
FINE = "def test_fine(shared): pass\ndef test_{n}(shared, tmp_path): (tmp_path / 'x').touch()\n"


def command(folder: Path, *more: str) -> list[str]:
    (folder / "conftest.py").write_text(SHARED)
    (folder / "pytest.ini").write_text("[pytest]\n")
    ours = str(Path(__file__).parent.parent)
    # Whoever runs tests in the background of a shell has them ignore interrupts.
    start = "import os; os.environ['PYTEST_DISABLE_PLUGIN_AUTOLOAD'] = '1';"
    start += "import signal; signal.signal(signal.SIGINT, signal.default_int_handler);"
    start += f"import sys, pytest; sys.path.insert(0, {ours!r}); sys.exit(pytest.main())"
    words = ("-q", "-p", "tests.forked", "--processes", "2")
    return [sys.executable, "-c", start, *words, *more]


def run(folder: Path, *more: str) -> tuple[int, list[str]]:
    done = subprocess.run(
        command(folder, *more), cwd=folder, capture_output=True, text=True, check=False, timeout=120
    )
    return done.returncode, (done.stdout + done.stderr).splitlines()


def test_files_are_shared_out_and_what_failed_is_shown_counted_and_remembered(
    tmp_path: Path,
) -> None:
    for n in range(3):
        (tmp_path / f"test_{n}.py").write_text(FINE.replace("{n}", str(n)))
    (tmp_path / "test_bad.py").write_text(
        "import warnings, pytest\n"
        "def test_bad(shared): print('said before'); assert shared == 0\n"
        "def test_skipped(): pytest.skip('not here')\n"
        "def test_warns(): warnings.warn('look out')\n"
    )
    code, lines = run(tmp_path, "--durations=1", "-rsf")
    text = "\n".join(lines)
    assert code == 1
    assert lines[-1].startswith("1 failed, 7 passed, 1 skipped, 1 warning in ")
    assert "said before" in text and "assert shared == 0" not in lines[-1]
    assert "FAILED test_bad.py::test_bad" in text
    assert "look out" in text and "not here" in text and "slowest 1 durations" in text
    ended = (tmp_path / "ended").read_text().split()
    assert len(ended) == len(set(ended)) <= 2, "once in each process, at its end"
    failed = tmp_path / ".pytest_cache" / "v" / "cache" / "lastfailed"
    assert json.loads(failed.read_text()) == {"test_bad.py::test_bad": True}
    (tmp_path / "test_bad.py").write_text("def test_bad(): pass\n")
    code, lines = run(tmp_path, "--last-failed")
    assert (code, lines[-1].split(" in ")[0]) == (0, "1 passed")


@pytest.mark.parametrize("how", ["os._exit(0)", "os.kill(os.getpid(), 9)"])
def test_a_process_that_dies_fails_its_test_and_others_run_the_rest(
    how: str, tmp_path: Path
) -> None:
    (tmp_path / "test_a.py").write_text(
        f"import os\ndef test_1(): pass\ndef test_2(): {how}\ndef test_3(): pass\n"
    )
    (tmp_path / "test_b.py").write_text("def test_4(): pass\n")
    code, lines = run(tmp_path)
    assert code == 1
    assert lines[-1].startswith("1 failed, 3 passed in "), lines
    assert any("the process that ran test_a.py::test_2 died" in line for line in lines)


def test_a_process_that_dies_when_all_is_done_is_no_success(tmp_path: Path) -> None:
    (tmp_path / "test_a.py").write_text(
        "import atexit, os\ndef test_1(): atexit.register(os._exit, 3)\n"
    )
    assert run(tmp_path)[0] == 1


def test_it_stops_at_the_first_failure_when_asked_to(tmp_path: Path) -> None:
    fine = "".join(f"def test_{n}(): pass\n" for n in range(50))
    (tmp_path / "test_a.py").write_text("def test_bad(): assert False\n" + fine)
    code, lines = run(tmp_path, "-x")
    assert code == 1
    assert "stopping after 1 failures" in "\n".join(lines)
    assert int(lines[-1].split(" passed")[0].split()[-1] if "passed" in lines[-1] else 0) <= 2


def test_an_interrupted_run_ends_with_what_was_begun_and_its_processes(tmp_path: Path) -> None:
    (tmp_path / "test_a.py").write_text(
        "import time\ndef test_1(shared): pass\n"
        "def test_2():\n    open('here', 'w').close()\n    time.sleep(100)\n"
    )
    with subprocess.Popen(
        command(tmp_path),
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as running:
        try:
            until((tmp_path / "here").exists, 60)
            os.killpg(running.pid, signal.SIGINT)  # as a terminal does
            said, _ = running.communicate(timeout=60)
        finally:
            with suppress(ProcessLookupError):
                os.killpg(running.pid, signal.SIGKILL)
    assert running.returncode == pytest.ExitCode.INTERRUPTED
    assert "1 passed" in said and "KeyboardInterrupt" in said
    assert (tmp_path / "ended").exists(), "what was shared is taken down"
