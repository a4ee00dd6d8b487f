"""The tables of docs/perft.md hold for the engine, and for the oracles as far as they can count."""

from pathlib import Path
from typing import Any

import pytest

from musivum import CHANCE, Record, games, load
from musivum.measure.perft import divide, perft
from tests.conformance.test_golden import GOLDEN
from tests.oracle.lockstep import oracle_of
from tests.sampled import usual

PAGE = Path(__file__).parent.parent.parent / "docs" / "perft.md"
MOST_BY_ENGINE = 30_000_000
MOST_BY_ORACLE = (4_000, 12_000)
"""Sequences that the slow side counts in a test run, and in a long one."""


def rows() -> list[tuple[str, str, str, list[int]]]:
    """Game, options, moves already played in its golden transcript, and counts from depth 1."""
    found = []
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) == 4 and cells[0] in games():
            counts = [int(count.replace(",", "")) for count in cells[3].split("·")]
            found.append((cells[0], cells[1].strip("`"), cells[2], counts))
    return found


ROWS = rows()
IDS = [f"{game} {options} {played}" for game, options, played, _ in ROWS]


def options_of(text: str) -> dict[str, Any]:
    options: dict[str, Any] = {}
    for pair in text.split():
        name, _, value = pair.partition("=")
        options[name] = int(value) if value.isdigit() else {"true": True}.get(value, value)
    return options


def played(game: str, options: dict[str, Any], number: int) -> tuple[tuple[int, str], ...]:
    """The first moves of the golden transcript of this setting."""
    if number == 0:
        return ()
    full = load(game, **options).options
    for file in GOLDEN.glob(f"{game}-*.json"):
        record = Record.load(file)
        if record.options == full:
            return record.moves[:number]
    raise LookupError(game)


@pytest.mark.parametrize(("game", "text", "number", "counts"), ROWS, ids=IDS)
def test_the_engine_counts_what_the_table_says(
    game: str, text: str, number: str, counts: list[int]
) -> None:
    options = options_of(text)
    state = load(game, **options).start()
    for seat, move in played(game, options, int(number)):
        state = state.play(move, seat)
    for depth, count in enumerate(counts, 1):
        if count <= MOST_BY_ENGINE:
            assert perft(state, depth) == count
    assert sum(divide(state, 2).values()) == counts[1]


@pytest.mark.parametrize("most", usual(MOST_BY_ORACLE, MOST_BY_ORACLE[0]))
@pytest.mark.parametrize(("game", "text", "number", "counts"), ROWS, ids=IDS)
def test_the_oracle_counts_the_same(
    game: str, text: str, number: str, counts: list[int], most: int
) -> None:
    options = options_of(text)
    oracle = oracle_of(game).Oracle(**options)
    for seat, move in played(game, options, int(number)):
        oracle.play(move, seat)
    for depth, count in enumerate(counts, 1):
        if count <= most:
            assert count_by_hand(oracle, depth) == count


def count_by_hand(oracle: Any, depth: int) -> int:
    awaited = oracle.awaiting()
    if depth == 0 or not awaited:
        return 1
    seat = min(awaited)
    moves = oracle.chance() if seat == CHANCE else oracle.legal(seat)
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        after = oracle.copy()
        after.play(move, seat)
        total += count_by_hand(after, depth - 1)
    return total


def test_every_game_has_rows_from_the_start_and_from_the_middle() -> None:
    for game in games():
        assert {int(number) > 0 for name, _, number, _ in ROWS if name == game} == {True, False}
