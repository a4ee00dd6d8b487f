"""Whatever is typed, the answer is a sentence and the right exit code, never a traceback."""

import json
import random
import signal
import subprocess
from pathlib import Path

import pytest

import musivum
from tests.terminal.program import COMMAND, PATIENCE, Result, Running, environment, run

REFUSED, USAGE, MISTAKE = 1, 2, 70


def is_clean(result: Result) -> bool:
    """Whether a refusal was meant: no traceback, no mistake, lines that fit, a harmless text."""
    return (
        "Traceback" not in result.err + result.out
        and result.code not in (MISTAKE, -signal.SIGSEGV, -signal.SIGABRT)
        and all(len(line) <= 80 for line in result.err.splitlines())
        and "\x1b" not in result.err + result.out
    )


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([], "Usage: musivum"),
        (["chess"], "there is no command “chess”"),
        (["games", "chess"], "there is no game “chess”; there are: galilee"),
        (["games", "\x1b[2J"], "there is no game “�[2J”"),
        (["rules"], "GAME is missing"),
        (["rules", "chess"], "there is no game “chess”"),
        (["stats", "chess"], "musivum: there is no game “chess”"),
        (["learn", "chess", "x"], "musivum: there is no game “chess”"),
        (["print", "chess"], "there is no game “chess”"),
        (["arena", "steere", "club", "deep-blue"], "musivum: there is no player “deep-blue”"),
        (["rules", "../steere"], "there is no game"),
        (["rules", b"\xff\xfe"], "there is no game"),
        (["rules", ""], "there is no game"),
        (["play"], "name a game: galilee"),
        (["play", ""], "name a game: galilee"),
        (["play", "--side", "4"], "name a game: galilee"),
        (["play", "chess"], "there is no game “chess”"),
        (["play", "steere", "--side"], "--side needs a value: 2 to 7"),
        (["play", "steere", "--side", "8"], "side=8; side is 2 to 7"),
        (["play", "steere", "--side", "-3"], "side=-3; side is 2 to 7"),
        (["play", "steere", "--side", "9" * 5000], "side is 2 to 7"),
        (["play", "steere", "--side=4", "--side", "5"], "--side is given twice"),
        (["play", "steere", "--size", "4"], "steere has no option --size; it has: --side (2 to 7)"),
        (["play", "steere", "--swap=perhaps"], "swap is one of false, true"),
        (["play", "steere", "--no-side"], "steere has no option --no-side"),
        (["play", "steere", "five"], "“five” is one word too many"),
        (["play", "steere", "--", "-x"], "“-x” is one word too many"),
        (["play", "steere", "--seat", "2=random"], "there is no seat 2 here; seats are 0 to 1"),
        (["play", "steere", "--seat", "1"], "“1” does not say who plays where"),
        (["play", "steere", "--seat", "1="], "“1=” does not say who plays where"),
        (["play", "steere", "--seat", "²=random"], "does not say who plays where"),
        (["play", "steere", "--seat", "1=deep-blue"], "there is no player “deep-blue”"),
        (["play", "steere", "--bot", "person"], "there is no player “person”; there are: random"),
        (["play", "steere", "--seed", b"\xff"], "a seed is a text of at most 200"),
        (["play", "steere", "--seed", "7" * 201], "a seed is a text of at most 200"),
        (["play", "steere", *["--person", "Ada"] * 2], "two people have the same name"),
        (["play", "steere", "--person", ""], "a name has 1 to 24 visible characters"),
        (["play", "steere", "--person", "\x1b[2J"], "a name has 1 to 24 visible characters"),
        (["play", "steere", "--person", "x" * 25], "a name has 1 to 24 visible characters"),
        (
            ["play", "mosaix", "--players", "1", "--person", "Ada", "--person", "Ben"],
            "2 people are too many for one seat",
        ),
        (["play", "steere", "--person", "Ada", "--seat", "1=random"], "not by both"),
        (["play", "--from", "x", "--as-seated"], "--from goes on with those who sat there"),
        (["play", "--from", "x", "--person", "Ada"], "--from goes on with those who sat there"),
        (["play", "mozaa", "--players", "5"], "players is 2 to 4"),
        (["play", "mozaa", "--variant", "poker"], "variant is one of classic, own-colour, claims"),
        (["play", "mozaa", "--variant", "own-colour", "--hand", "1"], "three cards in hand"),
        (["play", "mosaix", "--centres", "QQ"], "centres is one letter of O, T, X"),
        (["perft"], "name a game"),
        (["perft", "steere", "--depth", "-1"], "--depth takes a number from 0 to 100, not “-1”"),
        (["perft", "steere", "--depth", "1000000000"], "--depth takes a number from 0 to 100"),
        (["perft", "steere", "--depth", "deep"], "--depth takes a number from 0 to 100"),
        (["perft", "steere", "--depth", "0", "--divide"], "--depth takes a number from 1 to 100"),
        (["bench", "--seconds", "nan"], "--seconds takes a number from 0.01 to 3,600, not “nan”"),
        (["bench", "--seconds", "inf"], "--seconds takes a number"),
        (["bench", "--seconds", "-1"], "--seconds takes a number"),
        (["bench", "--seconds", "1e-300"], "--seconds takes a number"),
        (["bench", "--side", "4"], "name a game"),
        (["replay"], "FILE is missing"),
    ],
)
def test_a_command_that_is_not_understood_is_answered_with_what_would_be_right(
    words: list[str | bytes], said: str
) -> None:
    result = run(*words)
    assert result.code == USAGE, result
    assert said in result.said, result
    assert is_clean(result), result


@pytest.mark.parametrize(
    "words",
    [
        ["serve", "--database", "games.db"],
        ["serve", "--database", "mysql://me@here/games"],
        ["serve", "--database", "postgresql://me@here:port/games"],
        ["check", "--database", "games.db"],
        ["backup", "copy.db", "--database", "games.db"],
    ],
)
def test_what_is_no_address_of_a_database_is_answered_with_how_one_is_written(
    words: list[str],
) -> None:
    result = run(*words)
    assert result.code == REFUSED, result
    assert f"“{words[-1]}” is not the address of a database" in result.said, result
    assert "sqlite:///FILE or postgresql://USER@HOST/NAME" in result.said, result
    assert is_clean(result), result


@pytest.mark.parametrize(
    "words",
    [
        ["serve", "--database", "sqlite:////no/such/folder/x.db"],
        ["site", "-o", "/proc/nowhere"],
    ],
)
def test_what_the_system_refuses_is_named(words: list[str]) -> None:
    result = run(*words)
    path = words[-1].removeprefix("sqlite:///")
    assert result.code == REFUSED, result
    assert f"the system refuses {path}: there is no such" in result.said.replace("\n ", ""), result
    assert is_clean(result), result


GOOD = {
    "format": "musivum-record",
    "version": 1,
    "game": "steere",
    "rules": 1,
    "options": {"side": 3, "swap": False},
    "seats": [{"name": "Ada", "player": "person"}, {"name": "greedy", "player": "greedy"}],
    "moves": [[0, "c3"], [1, "a1"]],
}


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"format": "chess"}, "its “format” should be “musivum-record”"),
        ({"version": 99}, "version 99"),
        ({"rules": 99}, "version 99 of the rules of steere"),
        ({"rules": "new"}, "the record is wrong at rules"),
        ({"game": "chess"}, "there is no game “chess”"),
        ({"options": {"side": 99}}, "side is 2 to 7"),
        ({"options": {"name": 1, "cls": 2}}, "steere has no option “name”"),
        ({"options": {"side": [3]}}, "the record is wrong at options/side"),
        ({"seats": []}, "the record is wrong at seats"),
        ({"seats": [{"name": "Ada", "player": "person"}]}, "1 seats, but its options are for 2"),
        ({"moves": [[0, "c3"], [1, "c3"]]}, "move 2 (“c3” by seat 1) is wrong: c3 is taken"),
        ({"moves": [[1, "c3"]]}, "move 1 (“c3” by seat 1) is wrong"),
        ({"moves": [[0, "zz"]]}, "move 1 (“zz” by seat 0) is wrong"),
        ({"moves": [[5, "c3"]]}, "move 1 (“c3” by seat 5) is wrong"),
        ({"moves": [["0", "c3"]]}, "the record is wrong at moves/0/0"),
        ({"moves": [[0, "x" * 121]]}, "the record is wrong at moves/0/1"),
        ({"moves": "c3"}, "the record is wrong at moves"),
        (
            {"outcome": {"scores": [9, 9], "winners": [0], "reason": "luck"}},
            "its moves lead to null",
        ),
        ({"luck": True}, "the record is wrong"),
    ],
)
def test_a_bad_record_is_refused_with_its_first_mistake(
    change: dict[str, object], said: str, tmp_path: Path
) -> None:
    file = tmp_path / "record.json"
    file.write_text(json.dumps(GOOD | change))
    result = run("replay", str(file))
    assert result.code == REFUSED, result
    assert said in result.said, result
    assert is_clean(result), result


def test_a_bad_record_cannot_be_played_on(tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    for change, said in (
        ({"moves": [[0, "c3"], [1, "c3"]]}, "move 2 (“c3” by seat 1) is wrong: c3 is taken"),
        ({"options": {"side": 99}}, "side is 2 to 7"),
    ):
        file.write_text(json.dumps(GOOD | change))
        result = run("play", "--from", str(file))
        assert (result.code, said in result.said, is_clean(result)) == (REFUSED, True, True), result


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "this is not JSON"),
        (b"{", "this is not JSON"),
        (b"[1, 2]", "this is not a record"),
        (b"\xff\xfe\x00", "this is not JSON: it is not text in UTF-8"),
        (b"[" * 100_000, "nested too deeply"),
        (b"9" * 5000, "this is not JSON"),
        (b" " * 4_000_001, "too large for a record"),
    ],
)
def test_a_file_that_is_no_record_is_refused(content: bytes, said: str, tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    file.write_bytes(content)
    result = run("replay", str(file))
    assert result.code == REFUSED, result
    assert said in result.said
    assert is_clean(result), result


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    for path, said in (
        (tmp_path / "none.json", "there is no such file"),
        (tmp_path, "it is a folder"),
        (Path("/dev/zero"), "too large"),
        (tmp_path / ("x" * 300), "the name is too long"),
    ):
        result = run("replay", str(path))
        assert (result.code, said in result.said, is_clean(result)) == (REFUSED, True, True), result


def test_a_record_brings_its_own_game_options_and_seed(tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    file.write_text(json.dumps(GOOD))
    for more in (["mozaa"], ["steere", "--side", "3"], ["--seed", "7"]):
        result = run("play", *more, "--from", str(file))
        assert result.code == USAGE
        assert "--from brings its game (steere), options and seed along" in result.said


def test_replay_numbers_are_those_of_the_record(tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    file.write_text(json.dumps(GOOD))
    for words, said in (
        (["--at", "3"], "--at takes a number from 0 to 2"),
        (["--at", "-1"], "--at takes a number from 0 to 2"),
        (["--seat", "2"], "--seat takes a number from 0 to 1"),
    ):
        result = run("replay", str(file), *words)
        assert (result.code, said in result.said) == (USAGE, True), result


def test_names_in_a_record_cannot_take_over_the_terminal(tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    wicked = {"name": "\x1b]0;gotcha\x07\u202eadA\ud800" + "x" * 60, "player": "person"}
    file.write_text(json.dumps(GOOD | {"seats": [wicked, GOOD["seats"][1]]}))  # type: ignore[index]
    for result in (run("replay", str(file)), run("play", "--from", str(file), given="board\n")):
        assert "gotcha" in result.out
        assert not {"\x1b", "\x07", "\u202e"} & set(result.out)
        assert max(len(line) for line in result.out.splitlines()) <= 80
        assert is_clean(result)


@pytest.mark.parametrize("name", musivum.games())
def test_garbage_is_refused_line_by_line(name: str) -> None:
    rng = random.Random(name)
    lines = [rng.randbytes(rng.randrange(1, 60)).replace(b"\n", b"") for _ in range(30)]
    words = b"moves why save undo hint rules scores board more pass quit @1,1 x \x00 \xe2\x80\xae"
    for _ in range(30):
        picked = [rng.choice(words.split()) for _ in range(rng.randrange(1, 4))]
        lines.append(b" ".join(picked).replace(b"quit", b"quiet").replace(b"save", b"safe"))
    result = run("play", name, "--seed", "1", given=b"\n".join(lines))
    assert result.code in (0, REFUSED), result
    assert is_clean(result), result


def test_a_pipe_that_only_talks_nonsense_is_not_listened_to_for_ever() -> None:
    result = run("play", "steere", given="nonsense\n" * 1000)
    assert result.code == REFUSED
    assert "100 lines in a row were refused" in result.said


def test_a_line_without_end_is_not_read_for_ever() -> None:
    result = run("play", "steere", streams={"stdin": "/dev/zero"})
    assert result.code == REFUSED
    assert "this line is too long" in result.said
    assert is_clean(result)


def test_output_that_nobody_reads_is_no_reason_to_complain() -> None:
    with Running("perft", "steere", "--side", "3", "--depth", "4") as running:
        assert running.line().split() == ["depth", "sequences", "seconds"]
        assert running.process.stdout is not None
        running.process.stdout.close()
        running.process.wait(PATIENCE)
        assert running.process.stderr is not None
        assert running.process.stderr.read() == b""
        assert running.process.returncode in (0, 1)


FULL_DISK = "/dev/full"


@pytest.mark.parametrize("tail", [f">{FULL_DISK}", ">&-", "<&-", "2>&-", ">&- 2>&- <&-"])
def test_a_command_survives_streams_that_are_full_or_closed(tail: str) -> None:
    done = subprocess.run(
        ["sh", "-c", f"{COMMAND} games {tail}"],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        env=environment(),
        timeout=PATIENCE,
        check=False,
    )
    survives(Result(done.returncode, done.stdout, done.stderr), FULL_DISK in tail)


NOTHING_OPEN = dict.fromkeys(("stdin", "stdout", "stderr"))


@pytest.mark.parametrize(
    ("words", "streams"),
    [
        ("play steere", {"stdout": FULL_DISK}),
        ("play steere", {"stdin": None}),
        ("play steere", NOTHING_OPEN),
        ("bench steere --seconds 0.01 --json", {"stdout": FULL_DISK}),
    ],
)
def test_a_game_survives_streams_that_are_full_or_closed(
    words: str, streams: dict[str, str | None]
) -> None:
    survives(run(*words.split(), streams=streams), FULL_DISK in streams.values())


def survives(result: Result, full: bool) -> None:
    """Whether it ended in a sentence, and said so if the disk was full."""
    assert result.code in (0, 1), result
    assert is_clean(result), result
    if full:
        assert result.code == REFUSED
        assert "the disk is full" in result.said


def test_counting_can_be_interrupted_although_it_is_compiled() -> None:
    with Running("perft", "steere", "--depth", "60") as running:
        running.line()
        running.line()
        running.process.send_signal(signal.SIGINT)
        running.process.wait(20)
        assert running.process.stderr is not None
        assert running.process.stderr.read() == b""
        assert running.process.returncode in (-signal.SIGINT, 130)
