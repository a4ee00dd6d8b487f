"""The results that the project publishes are what its bots do."""

import os
import sys
from pathlib import Path

import pytest

from musivum.arena.engines import Here
from musivum.arena.play import FORFEIT, Result
from musivum.arena.ratings import duplicate_sets, pairings, wilson
from musivum.arena.results import read
from musivum.arena.verify import verify
from tests.arena.small import quiet
from tests.sampled import LONG

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "docs" / "arena"
sys.path.append(str(ROOT / "tools"))

import ladder  # noqa: E402 - it lies among the tools

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


AGAINST = sorted((FOLDER / "against").glob("*.jsonl"))
"""Pairs of ``master`` against a program of ``examples/``."""


@pytest.mark.parametrize("path", AGAINST, ids=lambda path: path.name)
def test_the_page_on_bots_says_how_pairs_against_an_outside_bot_ended(path: Path) -> None:
    _, games = read(path)
    assert all(game["reason"] != FORFEIT for game in games)
    assert {len(pair) for pair in duplicate_sets(games).values()} == {2}, "from both seats"
    (outside,) = {bot for game in games for bot in game["bots"]} - {"master"}
    (found,) = pairings(["master", outside], games)
    won, pairs = found.sets * found.seeds, found.seeds
    low, high = wilson(won, pairs)
    told = f"| {won:g} of {pairs} | {100 * low:.0f} … {100 * high:.0f} % |"
    (row,) = (
        line
        for line in ladder.PAGE.read_text(encoding="utf-8").splitlines()
        if f"](arena/against/{path.name})" in line
    )
    assert row.endswith(told)


REPEATABLE = [path for path in AGAINST if not path.name.startswith("openspiel")]
"""OpenSpiel's search thinks for some seconds, and never twice the same."""


@LONG  # half a minute each
@pytest.mark.parametrize("path", REPEATABLE, ids=lambda path: path.name)
def test_a_pair_against_an_outside_bot_is_played_again(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.setenv("PATH", str(Path(sys.executable).parent), prepend=os.pathsep)
    header, games = read(path)
    for verdict in verify(header, games[:2], Here(), quiet):
        assert verdict.agrees


def test_the_page_on_bots_shows_the_games_of_the_ladder() -> None:
    """``python tools/ladder.py`` writes it anew."""
    page, listed = ladder.PAGE.read_text(encoding="utf-8"), ladder.rungs()
    assert ladder.written(page, listed) == page
    shown = page.partition(ladder.BEGIN)[2].partition(ladder.END)[0]
    assert "| casual – beginner |" in shown
    assert "| greedy – casual |" in shown
