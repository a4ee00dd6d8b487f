"""What the pages on research show, runs; and a missing library is named."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs"
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


@pytest.mark.parametrize(
    ("module", "library"),
    [("pettingzoo", "pettingzoo"), ("gymnasium", "gymnasium"), ("openspiel", "pyspiel")],
)
def test_a_missing_library_is_named(module: str, library: str) -> None:
    program = (
        f"import sys; sys.modules[{library!r}] = None\n"
        "import musivum\n"
        f"try:\n    import musivum.research.{module}\n"
        "except ImportError as error:\n    print(error)\n"
    )
    found = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert f'pip install "musivum[{module}]"' in found.stdout


def test_batches_need_none_of_the_libraries() -> None:
    program = (
        "import sys\n"
        "for library in ('pettingzoo', 'gymnasium', 'pyspiel'): sys.modules[library] = None\n"
        "import musivum\n"
        "from musivum.research.batch import Batch\n"
        "Batch(musivum.load('steere', side=2), 2)\n"
    )
    subprocess.run([sys.executable, "-c", program], check=True)
