"""Help is there at once, and costs nothing that it does not need."""

import re
import resource
import subprocess
import sys

import pytest

import musivum
from musivum import bots, games
from tests.sampled import LONG
from tests.terminal.program import COMMAND, environment, run, run_afresh

COMMANDS = (
    *("games", "rules", "play", "replay", "analyse", "perft", "solve", "bench", "compile"),
    *(
        "print",
        "show",
        "film",
        "build-web",
        "site",
        "serve",
        "verify",
        "check",
        "backup",
        "restore",
    ),
    *("arena", "learn", "results", "stats", "conform"),
)
HEAVY = ("numba", "numpy", "scipy", "rich", "fastapi", "sqlalchemy")


def loaded_by(program: str) -> set[str]:
    """The heavy modules that a program has loaded when it ends."""
    code = f"""
import sys
try:
    {program}
except SystemExit as end:
    assert not end.code, end.code
print("loaded:", *[name for name in {HEAVY!r} if name in sys.modules])
"""
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60
    )
    return set(done.stdout.rpartition("loaded:")[2].split())


def command(*words: str) -> str:
    return f"sys.argv = {['musivum', *words]!r}; from musivum.cli import main; main()"


@pytest.mark.parametrize("name", [None, *COMMANDS])
def test_every_command_has_help_within_80_columns(name: str | None) -> None:
    result = run_afresh("--help") if name is None else run(name, "--help")
    assert result.code == 0
    assert result.out.startswith("Usage: musivum")
    assert max(len(line) for line in result.out.splitlines()) <= 80
    assert "terminal-" not in result.out, "a key without words"
    bare = re.findall(r"^  (?:-\S+|[A-Z]+)(?: [A-Z]+)? {2,}\[", result.out, re.MULTILINE)
    assert not bare, "nobody is told what it is for"


def test_help_names_every_command() -> None:
    listed = run("--help").out
    assert all(f"\n  {name} " in listed for name in COMMANDS)


def test_help_takes_less_than_three_tenths_of_a_second() -> None:
    """Of the processor, the best of some runs: the clock on the wall depends on the neighbours,
    and they slow the processor down as well."""
    took: list[float] = []
    while not took or min(took) >= 0.3:
        assert len(took) < 20, took
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run(
            [COMMAND, "--help"], capture_output=True, env=environment(), check=True, timeout=60
        )
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        took.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)


def test_help_loads_neither_the_compiler_nor_anything_else_that_is_heavy() -> None:
    assert loaded_by(command("--help")) == set()
    assert loaded_by(command("play", "--help")) == set()
    assert loaded_by(command("--version")) == set()


def test_lists_and_rules_do_not_load_the_compiler() -> None:
    assert loaded_by(command("games")) == {"rich"}
    assert loaded_by(command("rules", "steere")) == {"rich"}


def test_a_command_ends_without_looking_through_all_that_it_has_loaded() -> None:
    program = (
        "import atexit, gc, sys; from musivum.__main__ import main;"
        "atexit.register(lambda: print(gc.get_freeze_count()));"
        "sys.argv[1:] = ['--version']; main()"
    )
    told = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=60
    )
    assert int(told.stdout.split()[-1]) > 1000


def test_record_tools_do_not_load_the_compiler() -> None:
    assert loaded_by("import musivum; musivum.Record; musivum.games()") == set()
    assert loaded_by("from musivum.core.record import Record, schema; schema()") == set()


def test_version_is_the_package_s() -> None:
    assert run("--version").out == f"musivum {musivum.__version__}\n"


@pytest.mark.parametrize(
    "program",
    [
        "import musivum; musivum.games(); import musivum.games.steere; found = musivum.games()",
        "import musivum.games.steere; import musivum; found = musivum.games()",
        "from musivum.games import load; import musivum; found = musivum.games()",
        pytest.param(  # as by load, below
            "import musivum.games.steere.game as room; import musivum; found = musivum.games()",
            marks=LONG,
        ),
        "from musivum import games; found = games()",
        "from musivum import *; found = games()",
        "from musivum import load; load('steere'); import musivum; found = musivum.games()",
    ],
)
def test_games_can_be_called_whoever_imported_the_package_of_that_name(program: str) -> None:
    code = f"{program}\nprint(*found)"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60
    )
    assert tuple(done.stdout.split()) == musivum.games()


def test_the_package_lists_and_gives_every_public_name() -> None:
    assert set(musivum.__all__) <= set(dir(musivum))
    assert all(getattr(musivum, name) is not None for name in musivum.__all__)
    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        musivum.chess  # type: ignore[attr-defined]  # noqa: B018


def test_games_are_listed_with_a_sentence_about_each() -> None:
    result = run("games")
    assert result.code == 0
    for name in musivum.games():
        assert f"\n{name} " in f"\n{result.out}"
        assert f"{name}-" not in result.out, "a key without words"


@pytest.mark.parametrize("name", musivum.games())
def test_a_game_is_shown_with_all_its_options(name: str) -> None:
    result = run("games", name)
    assert result.code == 0
    for option in musivum.load(name).PROFILE.options:
        assert f"--{option.name}" in result.out
        assert option.spelled.split()[0] in result.out


@pytest.mark.parametrize("name", musivum.games())
def test_the_bots_of_a_game_are_listed_weakest_first_as_they_are_there(name: str) -> None:
    shown = [line.split()[0] for line in run("games", name).out.splitlines() if line]
    order = bots.names(games.profile(name))
    assert tuple(word for word in shown if word in order) == order


@pytest.mark.parametrize("name", musivum.games())
def test_rules_are_plain_text_through_a_pipe(name: str) -> None:
    result = run("rules", name)
    assert result.code == 0
    assert result.out.startswith("# ")
    assert "\x1b" not in result.out
    assert max(len(line) for line in result.out.splitlines()) <= 80
    assert not any(line.endswith(" ") for line in result.out.splitlines())


def test_the_package_itself_can_be_run() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "musivum", "games"],
        capture_output=True,
        text=True,
        env=environment(),
        check=False,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout == run("games").out
