"""The units of the page, which have a runner of their own; here they run beside everything else."""

import subprocess
import sys

from tests.web.conftest import ROOT


def test_the_units_of_the_page_do_what_they_promise() -> None:
    command = [sys.executable, str(ROOT / "tools" / "npm.py"), "test", "--", "--no-color"]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert "passed" in ran.stdout
