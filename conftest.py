"""What is looked at for tests, here and in the sources: no more than has to be."""

import gc
from collections.abc import Iterator
from pathlib import Path

import pytest


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """A file that has neither tests nor examples is not loaded to look for them."""
    if collection_path.suffix != ".py" or collection_path.name.startswith("test_"):
        return None
    return True if ">>> " not in collection_path.read_text(encoding="utf-8") else None


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[None]:
    """What is collected stays to the end: nobody looks through it for what can be thrown away."""
    gc.disable()
    found = yield
    gc.freeze()
    gc.enable()
    return found
