"""What the file of finished games promises."""

import json
import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from musivum import RecordError
from musivum.arena.results import Results, read, write_parquet
from musivum.arena.tournament import run
from musivum.core.extras import need
from tests.arena.small import BOTS, made_up, quiet, small

HEADER = small().header


def test_games_are_read_as_they_were_written(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    game = made_up(list(BOTS), [3, 4])
    with Results(path, HEADER) as file:
        file.add(game)
    assert read(path) == (HEADER, [game])


def test_a_file_of_another_kind_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    run(small(1), path, 1, quiet)
    before = path.read_bytes()
    with pytest.raises(RecordError) as error, Results(path, small(side=3).header):
        pass
    assert error.value.key == "arena-other-file"
    assert path.read_bytes() == before
    for text in ("not JSON\n", "important, without an end of line", "{}\n", "[]\n", "null"):
        path.write_text(text)
        with pytest.raises(RecordError) as error, Results(path, HEADER):
            pass
        assert error.value.key == "arena-no-file"
        assert path.read_text() == text


def test_a_line_that_is_no_game_is_named_unless_it_was_cut_off(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    whole = json.dumps(made_up(list(BOTS), [3, 4]))
    head = json.dumps(HEADER.data())
    for damaged in ("", "{}", "[1]", whole[:40], whole.replace("[3, 4]", "[3]"), "\x00\x00"):
        path.write_text(f"{head}\n{whole}\n{damaged}\n{whole}\n")
        with pytest.raises(RecordError) as error:
            read(path)
        assert (error.value.key, error.value.values["line"]) == ("arena-line", 3)
        path.write_text(f"{head}\n{whole}\n{damaged}")
        assert len(read(path)[1]) == 1
    with pytest.raises(RecordError) as error:
        read(tmp_path / "missing.jsonl")
    assert error.value.key == "arena-unreadable"


def test_a_header_that_was_cut_off_is_written_anew(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text(json.dumps(HEADER.data())[:20])
    with Results(path, HEADER) as file:
        file.add(made_up(list(BOTS), [3, 4]))
    assert len(read(path)[1]) == 1


def test_two_arenas_cannot_write_one_file(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    with Results(path, HEADER):
        with pytest.raises(RecordError) as error, Results(path, HEADER):
            pass
        assert error.value.key == "arena-locked"
    with Results(path, HEADER):
        pass


@contextmanager
def room_for(number: int) -> Iterator[None]:
    """No file may grow beyond so many bytes, as if the disk were full."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (number, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_a_full_disk_is_said_and_finished_games_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    run(small(1), path, 1, quiet)
    kept = path.read_bytes()
    with pytest.raises(RecordError) as error, room_for(len(kept) + 300):
        run(small(5), path, 1, quiet)
    assert error.value.key == "arena-disk"
    assert str(path) in str(error.value)
    after = path.read_bytes()
    assert after.startswith(kept)
    assert after.endswith(b"\n"), "nothing half-written stays"
    assert len(read(path)[1]) == 3
    assert len(run(small(5), path, 1, quiet)) == 10


def test_parquet_has_a_row_for_every_seat_of_every_game(tmp_path: Path) -> None:
    games = [made_up(["random", "greedy"], [3, 4]), made_up(["greedy", "random"], [5, 5], seed=1)]
    games[1]["reason"] = "forfeit"
    path = tmp_path / "games.parquet"
    write_parquet(path, HEADER, games)
    rows = need("pyarrow.parquet", "arena").read_table(path).to_pylist()
    assert [(row["seed"], row["seat"], row["bot"]) for row in rows] == [
        (0, 0, "random"),
        (0, 1, "greedy"),
        (1, 0, "greedy"),
        (1, 1, "random"),
    ]
    assert [row["score"] for row in rows] == [3, 4, None, None]
    assert [row["win"] for row in rows] == [0, 1, 0.5, 0.5]
    assert rows[0]["opponents"] == ["greedy"]
    assert json.loads(rows[0]["options"]) == HEADER.options
    with pytest.raises(RecordError):
        write_parquet(tmp_path / "no" / "folder.parquet", HEADER, games)
