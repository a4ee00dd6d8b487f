"""What tests of several games are given."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.games.galilee import TILES


@pytest.fixture
def write(tmp_path: Path) -> Callable[..., str]:
    """Writes a sheet of Galilee with this mosaic and reserve, and says where."""

    def written(mosaic: str, reserve: int = 6, tiles: str = TILES) -> str:
        path = tmp_path / f"sheet-{len(list(tmp_path.iterdir()))}.txt"
        path.write_text(f"mosaic:\n{mosaic}\ntiles:\n{tiles}\nreserve: {reserve}\n")
        return str(path)

    return written
