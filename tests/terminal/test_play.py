"""Games played through a pipe, with the real command."""

import json
import re
from pathlib import Path

import pytest

import musivum
from musivum.core import fair
from musivum.core.record import Record
from tests.sampled import usual
from tests.terminal.program import Running, run, run_afresh

LISTED = re.compile(r"([\d,]+) legal moves:|One legal move:")


def first_listed(running: Running) -> str | None:
    """Ask for the legal moves and return the first one; None when the game is over."""
    running.send("moves")
    while True:
        line = running.line()
        assert running.process.poll() is None, "it ended before the game did"
        if line == "There are no legal moves.":
            return None
        found = LISTED.fullmatch(line)
        if found:
            number = int((found[1] or "1").replace(",", ""))
            moves = [running.line() for _ in range(number)]
            return moves[0]


@pytest.mark.parametrize("name", usual(musivum.games(), "galilee"))
def test_a_whole_game_is_played_by_always_sending_the_first_listed_move(
    name: str, tmp_path: Path
) -> None:
    options = ["--side", "2"] if name == "steere" else []
    file = tmp_path / "game.json"
    with Running(
        "play", name, *options, "--seed", "7", "--bot", "random", "--as-seated"
    ) as running:
        for _ in range(200):
            move = first_listed(running)
            if move is None:
                break
            running.send(move)
        running.send(f"save {file}")
        ended = running.finish()
    assert ended.code == 0, ended
    record = Record.load(file)
    assert record.outcome is not None
    assert record.seats[0]["player"] == "person"
    assert record.seats[1]["player"] == "random"
    replayed = run("replay", str(file))
    assert replayed.code == 0, replayed
    assert "The game is over" in replayed.out
    assert f"{len(record.moves):4}  " in replayed.out
    at_end = run("replay", str(file), "--at", str(len(record.moves)))
    assert at_end.out.rstrip() == replayed.out.rstrip()[-len(at_end.out.rstrip()) :]


def test_the_same_seed_and_lines_give_the_same_game() -> None:
    name = "mozaa"
    lines = "moves\nhint\nscores\n"
    first, second = (run("play", name, "--seed", "3", given=lines) for _ in range(2))
    assert first.out == second.out
    assert run("play", name, "--seed", "4", given=lines).out != first.out


def test_the_lot_of_the_seed_decides_who_begins() -> None:
    for seed in map(str, range(4)):
        places = fair.lot(seed, 2)
        drawn = run("play", "steere", "--side", "3", "--seed", seed)
        assert ("\nYou begin.\n" if places == [0, 1] else "\ngreedy begins.\n") in drawn.out
        assert f"  player {places[0] + 1}  person\n" in drawn.out
        seated = run("play", "steere", "--side", "3", "--seed", seed, "--as-seated")
        assert "  player 1  person\n  player 2  greedy\nYou begin.\n" in seated.out
        chosen = run("play", "steere", "--side", "3", "--seed", seed, "--seat", "1=random")
        assert "  player 1  person\n  player 2  random\nYou begin.\n" in chosen.out


def test_without_a_seed_everyone_begins_now_and_then() -> None:
    seen: set[bool] = set()
    for _ in range(40):  # one of two never begins: once in a million million
        seen.add("You begin." in run("play", "steere", "--side", "2").out)
        if len(seen) == 2:
            return
    raise AssertionError(seen)


def test_people_at_one_keyboard_draw_who_begins(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    people = ["--person", "Ada", "--person", "Ben"]
    for seed in map(str, range(6)):
        places = fair.lot(seed, 3)
        sat = [["Ada", "Ben", "greedy"][place] for place in places]
        result = run(
            "play", "mozaa", "--players", "3", "--seed", seed, *people, given=f"save {file}\n"
        )
        assert f"\n{sat[0]} begins.\n" in result.out
        seats = Record.load(file).seats
        assert [seat["name"] for seat in seats] == sat
        assert [seat["player"] == "person" for seat in seats] == [name != "greedy" for name in sat]
    seated = run("play", "mozaa", "--players", "3", "--as-seated", *people)
    assert "  player 1  Ada (person)\n  player 2  Ben (person)\n  player 3  greedy\n" in seated.out


def test_nobody_is_said_to_begin_alone_or_in_the_middle(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    assert "begin" not in run("play", "mosaix", "--players", "1").out
    begun = run("play", "steere", "--as-seated", given=f"e5\nsave {file}\n")
    assert "You begin." in begun.out
    assert "begin" not in run("play", "--from", str(file)).out


def test_undo_takes_back_the_move_and_the_bot_s_answer() -> None:
    result = run("play", "steere", "--side", "3", "--as-seated", given="c3\nundo\nmoves\nquit\n")
    assert result.code == 0
    assert "c3 is taken back." in result.out
    assert result.out.rstrip().count("19 legal moves") == 3, result


def test_undo_says_why_it_cannot() -> None:
    result = run("play", "steere", "--side", "3", "--as-seated", given="undo\nquit\n")
    assert "you have made no move that could be taken back" in result.said
    two = run(
        "play", "steere", "--side", "3", "--seat", "1=person", given="c3\nundo\nmoves\nquit\n"
    )
    assert "c3 is taken back." in two.out


def test_why_names_the_rule_or_says_that_a_move_is_legal() -> None:
    lines = "c3\nwhy c3\nwhy zz9\nwhy\nwhy pass\nwhy a1\nquit\n"
    result = run("play", "steere", "--side", "3", "--seat", "1=person", given=lines)
    assert "c3 is taken: a tile is placed on an empty cell" in result.said
    assert "one of a b c d e should stand here" in result.said
    assert "“why” needs to know more" in result.said
    assert "you may not pass" in result.said
    assert "a1 is legal." in result.said
    assert result.code == 0


def test_a_mistake_in_notation_is_pointed_at() -> None:
    result = run("play", "steere", "--side", "3", "--as-seated", given="c99\nquit\n")
    assert "\n  c99\n   ^\ncolumn 2: a number from 1 to 5 should stand here" in result.out


def test_an_illegal_move_is_answered_with_its_rule_and_the_game_goes_on() -> None:
    result = run("play", "steere", "--side", "3", "--as-seated", given="xc3\nc3\nquit\n")
    assert "there is no tile on c3 to flip" in result.said
    assert "   1  you " in result.out


def test_the_beginning_of_one_legal_move_is_enough_and_is_echoed() -> None:
    result = run(
        "play", "mozaa", "--variant", "own-colour", "--as-seated", given="c\ncolour r\nquit\n"
    )
    assert "“c” is the beginning of 4 legal moves: colour " in result.said
    assert "That is colour R." in result.said
    assert re.search(r"  1  you +colour R", result.out)


def test_moves_are_searched_by_beginning_and_then_by_any_part() -> None:
    result = run("play", "steere", "--as-seated", given="moves a\nmoves 5\nmoves xyz\nquit\n")
    assert "5 of 61 legal moves:\na1\na2\na3\na4\na5\n" in result.out
    assert "9 of 61 legal moves:\na5\nb5\n" in result.out
    assert "None of the 61 legal moves has “xyz” in it." in result.said


def test_a_saved_game_is_played_on_where_it_stood(tmp_path: Path) -> None:
    file, later = tmp_path / "one.json", tmp_path / "two.json"
    begun = run("play", "mosaix", "--seed", "5", "--bot", "random", given=f"save {file}\n")
    assert begun.code == 1, "the game was not over"
    record = Record.load(file)
    resumed = run("play", "--from", str(file), given=f"hint\nsave {later}\nquit\n")
    assert resumed.code == 0, resumed
    again = Record.load(later)
    assert again.moves[: len(record.moves)] == record.moves
    assert (again.options, again.seats, again.seed) == (record.options, record.seats, record.seed)
    other = run("play", "mosaix", "--from", str(file), "--seat", "0=greedy", "--seat", "1=greedy")
    assert other.code == 0, other
    assert "The game is over" in other.out


def test_saving_overwrites_an_older_record_but_no_other_file(tmp_path: Path) -> None:
    other = tmp_path / "letter.txt"
    other.write_text("Dear Ada")
    game = tmp_path / "with a space.json"
    lines = (
        f"save {other}\nc3\nsave {game}\nsave '{game}'\nsave {tmp_path}\nsave\n"
        f"save {tmp_path}/no/such/folder.json\nsave \0\nsave ~nobody-of-this-name/x\nquit\n"
    )
    result = run("play", "steere", "--side", "3", "--as-seated", given=lines)
    assert result.code == 0, result
    assert other.read_text() == "Dear Ada"
    assert "is no record, so it stays as it is" in result.said
    assert json.loads(game.read_text())["game"] == "steere"
    assert result.out.count("Saved to") == 2
    assert "there is no such file or folder" in result.said


def test_a_game_without_people_plays_by_itself_and_reads_nothing() -> None:
    result = run(
        "play", "steere", "--side", "2", "--seat", "0=random", "--seed", "1", given="nonsense\n"
    )
    assert result.code == 0, result
    assert "The game is over" in result.out
    assert "nonsense" not in result.out


def test_the_end_of_input_before_the_end_of_the_game_is_said_and_is_no_success() -> None:
    result = run("play", "steere", "--as-seated", given="e5\n")
    assert result.code == 1
    assert result.out.endswith("There is no more input, and the game is not over.\n")


def test_through_a_pipe_there_are_no_colours_and_no_prompts() -> None:
    for name in musivum.games():
        result = run("play", name, given="scores\nhelp\nboard\n")
        assert "\x1b" not in result.out
        assert "> " not in result.out
        assert result.err == ""
        assert max(len(line) for line in result.out.splitlines()) <= 80


@pytest.mark.parametrize("name", usual(musivum.games(), "galilee"))
def test_a_warm_start_compiles_nothing(name: str) -> None:
    """It loads machine code instead, in a second or two."""
    musivum.load(name)  # compiles what was not compiled yet
    started = run_afresh("play", name, given=b"hint\nquit\n", NUMBA_DEBUG_CACHE="1")
    assert started.code == 0
    assert "[cache] data loaded from" in started.out
    assert "saved to" not in started.out
