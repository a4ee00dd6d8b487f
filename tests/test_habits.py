"""What helps those who work here: one command to develop, hooks, a workflow."""

import re
import signal
import socket
import subprocess
import sys
import time
from functools import partial
from pathlib import Path
from urllib.request import urlopen

from tests.server.harness import free_port

ROOT = Path(__file__).parent.parent


def test_one_command_serves_a_page_that_reaches_its_server(tmp_path: Path) -> None:
    ports = [free_port(), free_port()]
    words = ["--port", str(ports[0]), "--page", str(ports[1]), "--folder", str(tmp_path)]
    process = subprocess.Popen(
        [sys.executable, str(ROOT / "tools" / "dev.py"), *words],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.STDOUT,
        # A test run in the background ignores Ctrl-C, and so would its children.
        preexec_fn=partial(signal.signal, signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509
    )
    try:
        address = f"http://127.0.0.1:{ports[1]}"
        assert b'"games"' in _answer(f"{address}/api/games", process)
        assert b"/src/main.ts" in _answer(address, process), "the sources, not what was built"
    finally:
        process.send_signal(signal.SIGINT)
        assert process.wait(60) == 0
    end = time.monotonic() + 60  # what it has started ends by itself, on a busy machine later
    while any(map(_answers, ports)):
        assert time.monotonic() < end, "it left something running"
        time.sleep(0.1)
    assert (tmp_path / "musivum.db").is_file(), "the games of whoever works here are left alone"


def test_the_hooks_run_what_make_check_runs() -> None:
    text = (ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8")
    check = (ROOT / "Makefile").read_text(encoding="utf-8").partition("\ncheck:")[2]
    wanted = re.findall(r"\$\((BIN|NPM)\)/?\s?(.+)", check.partition("\n\n")[0])
    assert len(wanted) == 5
    for tool, words in wanted:
        program = f".venv/bin/{words.split()[0]}" if tool == "BIN" else "tools/npm.py run check"
        assert program in text
    assert "repo: local" in text and "http" not in text, "hooks that need no network"
    command = [sys.executable, "-m", "pre_commit", "validate-config", ".pre-commit-config.yaml"]
    subprocess.run(command, check=True, cwd=ROOT)


def test_the_workflow_runs_everything_and_every_supported_python() -> None:
    text = (ROOT / ".github" / "workflows" / "checks.yml").read_text(encoding="utf-8")
    assert "- run: .ci/run" in text
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    supported = re.findall(r"Python :: (3\.\d+)", project)
    assert re.findall(r'"(3\.\d+)"', text.partition("matrix:")[2].partition("\n")[2]) == supported


def _answers(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def _answer(address: str, process: subprocess.Popen[bytes], seconds: float = 120) -> bytes:
    deadline = time.monotonic() + seconds
    while True:
        try:
            with urlopen(address, timeout=20) as response:
                return bytes(response.read())
        except OSError:
            assert time.monotonic() < deadline and process.poll() is None
            time.sleep(0.3)
