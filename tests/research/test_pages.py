"""What the pages on research show, runs; and a missing library is named."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import musivum

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
LEARNING = ROOT / "examples" / "ppo_mosaix_solo.py"
PAGES = [DOCS / "actions.md", *sorted((DOCS / "research").glob("*.md"))]
EXAMPLES = [
    pytest.param(code, id=f"{page.stem}-{number}")
    for page in PAGES
    for number, code in enumerate(
        re.findall(r"^```python\n(.*?)^```", page.read_text(encoding="utf-8"), re.S | re.M)
    )
]


@pytest.mark.parametrize("code", EXAMPLES)
def test_the_example_runs(code: str) -> None:
    exec(compile(code, "example", "exec"), {"__name__": "example"})


def test_the_numbers_of_actions_are_the_engine_s() -> None:
    page = (DOCS / "actions.md").read_text(encoding="utf-8")
    said = dict(re.findall(r"\(`(\w+)`\), ([\d,]+) numbers", page))
    assert set(said) == {"mosaix", "galilee", "mozaa"}
    for name, number in said.items():
        assert int(number.replace(",", "")) == musivum.load(name).actions
    alone = musivum.load("mosaix", players=1)
    rows = re.findall(
        r"^\| (\d+) … (\d+) \| `(build|write)|^\| (\d+) \| solo only: `(end)`", page, re.M
    )
    assert len(rows) == 3
    for first, last, word, one, end in rows:
        for number in (first, last) if word else (one,):
            assert alone.write(int(number)).split()[0] == (word or end)
    assert int(rows[-1][3]) == alone.actions - 2, "and then the pass"


LIBRARIES = {"pettingzoo": "pettingzoo", "gymnasium": "gymnasium", "openspiel": "pyspiel"}
WITHOUT_ONE = f"""
import importlib, sys
import musivum
for module, library in {LIBRARIES}.items():
    sys.modules[library] = None
    try:
        importlib.import_module("musivum.research." + module)
    except ImportError as error:
        print(error)
    else:
        print("imported")
    del sys.modules[library]
"""


def test_a_missing_library_is_named() -> None:
    found = subprocess.run(
        [sys.executable, "-c", WITHOUT_ONE], capture_output=True, text=True, check=True
    )
    for module, said in zip(LIBRARIES, found.stdout.splitlines(), strict=True):
        assert f'pip install "musivum[{module}]"' in said


def test_batches_need_none_of_the_libraries() -> None:
    program = (
        "import sys\n"
        "for library in ('pettingzoo', 'gymnasium', 'pyspiel'): sys.modules[library] = None\n"
        "import musivum\n"
        "from musivum.research.batch import Batch\n"
        "Batch(musivum.load('steere', side=2), 2)\n"
    )
    subprocess.run([sys.executable, "-c", program], check=True)


def run_without_learning_libraries(*arguments: str) -> subprocess.CompletedProcess[str]:
    """The example of learning, as it goes where its libraries are not installed."""
    program = (
        "import runpy, sys\n"
        "sys.modules.update(torch=None, sb3_contrib=None, stable_baselines3=None)\n"
        f"sys.argv = {[str(LEARNING), *arguments]!r}\n"
        f"runpy.run_path({str(LEARNING)!r}, run_name='__main__')\n"
    )
    return subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False, timeout=60
    )


def test_the_example_of_learning_says_what_it_needs() -> None:
    found = run_without_learning_libraries()
    assert found.returncode == 1
    assert 'pip install "musivum[gymnasium]" sb3-contrib' in found.stderr
    assert "Traceback" not in found.stderr


def test_the_example_of_learning_explains_itself_without_its_libraries() -> None:
    found = run_without_learning_libraries("--help")
    assert found.returncode == 0
    assert "--minutes" in found.stdout
    refused = run_without_learning_libraries("--minutes", "0")
    assert refused.returncode == 2
    assert "must be more than 0" in refused.stderr
