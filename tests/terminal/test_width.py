"""Everything fits into 80 columns, in every game with every number of players."""

import io
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

import musivum
from musivum.core.record import Record
from musivum.terminal.replay import Replay
from musivum.terminal.screen import Screen
from tests.sampled import usual
from tests.terminal.program import run

GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("*.json"))
FEWEST_GOLDEN = 20


def test_there_are_records_to_look_at() -> None:
    assert len(GOLDEN) >= FEWEST_GOLDEN
    assert {json.loads(file.read_text())["game"] for file in GOLDEN} == set(musivum.games())


def samples() -> Iterator[Path]:
    """Records that together have every value of every option that any of them has."""
    seen: set[tuple[str, str, str]] = set()
    for file in GOLDEN:
        record = Record.load(file)
        values = {(record.game, name, str(value)) for name, value in record.options.items()}
        if not values <= seen:
            yield file
            seen |= values


@pytest.mark.parametrize("file", usual(GOLDEN, *samples()), ids=lambda file: file.stem)
def test_every_position_of_a_record_fits(file: Path) -> None:
    record = Record.load(file)
    match = musivum.Match.replay(record, musivum.load(record.game, **record.options))
    screen = Screen()
    screen.console = Console(file=io.StringIO(), width=80)
    shown = Replay(match, screen, seat=None)
    for number in range(0, shown.last + 1, 7):
        shown.at(number)
    shown.at(shown.last)
    assert isinstance(screen.console.file, io.StringIO)
    lines = screen.console.file.getvalue().splitlines()
    assert "The game is over" in "\n".join(lines)
    assert max(cell_len(line) for line in lines) <= 80


def test_replay_of_a_file_shows_all_of_it_through_a_pipe() -> None:
    file = GOLDEN[-1]
    moves = len(Record.load(file).moves)
    result = run("replay", str(file))
    assert result.code == 0
    assert [f"\n{number:4}  " in result.out for number in range(1, moves + 1)] == [True] * moves
    assert run("replay", str(file), "--all").out == result.out
    assert max(cell_len(line) for line in result.out.splitlines()) <= 80


def test_tables_fit() -> None:
    for words in (["games"], ["games", "galilee"], ["bench", "galilee", "--seconds", "0.01"]):
        assert max(cell_len(line) for line in run(*words).out.splitlines()) <= 80
