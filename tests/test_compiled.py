"""Compiled code: kept by what the sources say."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

SOURCE = Path(__file__).parent.parent / "src" / "musivum"
PLAYED = """
from musivum.core import rng
rng.below(rng.generator(7), 6)
print(rng.__file__)
print(sum(rng.below.stats.cache_misses.values()), sum(rng.below.stats.cache_hits.values()))
"""


def test_a_copy_of_the_same_sources_compiles_nothing_again(tmp_path: Path) -> None:
    kept = {**os.environ, "MUSIVUM_CACHE_DIR": str(tmp_path / "cache")}
    compiled_and_kept = []
    for copy in ("one", "two"):
        shutil.copytree(SOURCE, tmp_path / copy / "musivum", ignore=_only_what_is_needed)
        found = subprocess.run(
            [sys.executable, "-c", PLAYED],
            env={**kept, "PYTHONPATH": str(tmp_path / copy)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout.split()
        assert found[0].startswith(str(tmp_path / copy))
        compiled_and_kept.append((int(found[1]), int(found[2])))
    assert compiled_and_kept == [(1, 0), (0, 1)]


def _only_what_is_needed(folder: str, names: list[str]) -> set[str]:
    if Path(folder) == SOURCE:
        return set(names) - {"__init__.py", "core", "geometry"}
    return {name for name in names if name == "__pycache__"}
