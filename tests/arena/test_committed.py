"""The results that the project publishes are what its bots do."""

from pathlib import Path

import pytest

from musivum.arena.engines import Here
from musivum.arena.play import FORFEIT, Result
from musivum.arena.results import read
from musivum.arena.verify import verify
from tests.arena.small import quiet

FOLDER = Path(__file__).parents[2] / "docs" / "arena"
SECONDS = 2.0
"""A game of the quick bots, which a test can play again; ``musivum results`` does it for all."""


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.jsonl")), ids=lambda path: path.name)
def test_a_published_game_ends_as_its_file_says(path: Path) -> None:
    header, games = read(path)
    assert games

    def effort(game: Result) -> float:
        return sum(game["seconds"])

    quick = [game for game in games if game["reason"] != FORFEIT and effort(game) < SECONDS]
    assert quick, "there is one that a test can play again"
    for verdict in verify(header, sorted(quick, key=effort)[-1:], Here(), quiet):
        assert verdict.agrees
