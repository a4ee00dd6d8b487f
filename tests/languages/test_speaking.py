"""Who is spoken to in which language, and what happens when a language is not all there."""

import logging
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from musivum.core import catalogue
from musivum.core.catalogue import LANGUAGES, add_room, number, say, speak, spoken
from musivum.core.errors import RecordError
from musivum.games import names
from musivum.server.errors import wanted
from musivum.terminal.language import choose, of_system
from tests.languages.catalogues import LEFT_OVER
from tests.sampled import usual

USUAL = usual(LANGUAGES, "de")
ENGLISH = """room-hello = hello { $name }
room-more = more
room-held = { $what } is held
"""


@pytest.fixture
def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A room of its own, with a second language that a test writes."""
    (tmp_path / "en.ftl").write_text(ENGLISH, encoding="utf-8")
    monkeypatch.setattr(catalogue, "_FOLDERS", dict(catalogue._FOLDERS))
    monkeypatch.setattr(catalogue, "LANGUAGES", {**LANGUAGES, "xx": "Exxish"})
    add_room("room", tmp_path)
    _forget()
    yield tmp_path
    _forget()
    speak("en")


def _forget() -> None:
    catalogue._catalogue.cache_clear()
    catalogue._complain.cache_clear()


def test_what_is_said_inside_a_sentence_is_in_its_language(room: Path) -> None:
    (room / "xx.ftl").write_text(
        "room-hello = xello { $name }\nroom-more = xore\nroom-held = xeld { $what }\n", "utf-8"
    )
    within = ("room-hello", {"name": "Ada"})
    assert say("room-held", "xx", what=within) == "xeld xello Ada"
    assert say("room-held", "xx", what=[within, ("room-more", {})]) == "xeld xello Ada, xore"
    assert say("room-held", "en", what=within) == "hello Ada is held"
    error = RecordError("room-held", what=within)
    assert (str(error), error.text("xx")) == ("hello Ada is held", "xeld xello Ada")


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (None, "there is no catalogue"),
        (b"\xff", "cannot be read"),
        (b"room-hello = xello { $name\nroom-more = x\nroom-held = { $what }\n", "is no message"),
        (b"room-more = xore\nroom-held = { $what }\n", "lacks one message"),
        (b"room-hello = { $nobody }\nroom-more = x\nroom-held = { $what }\n", "cannot be said"),
    ],
)
def test_a_catalogue_that_is_missing_broken_or_half_is_told_once_and_english_serves(
    room: Path, caplog: pytest.LogCaptureFixture, text: bytes | None, complaint: str
) -> None:
    if text is not None:
        (room / "xx.ftl").write_bytes(text)
    with caplog.at_level(logging.WARNING):
        assert say("room-hello", "xx", name="Ada") == "hello Ada"
        assert say("room-hello", "xx", name="Ben") == "hello Ben"
    assert len([one for one in caplog.messages if complaint in one]) == 1, caplog.messages


def test_an_unknown_language_is_told_with_the_known_ones_and_english_serves(
    caplog: pytest.LogCaptureFixture,
) -> None:
    with caplog.at_level(logging.WARNING):
        speak("tlh")
    assert spoken() == "en"
    told = f"there is no language “tlh”; there are: {', '.join(LANGUAGES)}. English is spoken."
    assert caplog.messages == [told]


# The terminal


def test_the_flag_comes_before_the_variable_and_that_before_the_system() -> None:
    words = ["musivum", "play", "--language", "en", "mozaa"]
    environment = {"MUSIVUM_LANGUAGE": "tlh", "LANG": "xx_XX"}
    choose(words, environment)
    assert words == ["musivum", "play", "mozaa"]
    assert environment["MUSIVUM_LANGUAGE"] == "en"
    assert spoken() == "en"
    assert of_system({"LC_ALL": "ja_JP.UTF-8"}) == "en"


@pytest.mark.parametrize("language", USUAL)
def test_the_terminal_speaks_the_language_that_is_asked_for_help_and_errors_too(
    language: str,
) -> None:
    command = [sys.executable, "-m", "musivum"]
    plain = {**os.environ, "LC_ALL": f"{language}_XX.UTF-8", "PYTHONIOENCODING": "utf-8"}
    plain.pop("MUSIVUM_LANGUAGE", None)
    asked = subprocess.run(
        [*command, "rules", "chess", "--language", language],
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    said = say("game-unknown", language, game="chess", allowed="…").partition("…")[0].strip()
    assert " ".join(said.split()) in " ".join(asked.stderr.split())
    helped = subprocess.run(
        [*command, "--help"], capture_output=True, encoding="utf-8", env=plain, check=True
    )
    epilog = " ".join(say("terminal-epilog", language).split())
    assert epilog in " ".join(helped.stdout.split())


EVERY_HELP = """
import sys
from musivum.terminal.language import choose
choose(sys.argv)
from musivum import cli
from typer.main import get_command
for words in [[], *([name] for name in get_command(cli.app).commands)]:
    for more in (["--help"], ["--nothing-like-it"], ["nonsense", "x", "y"]):
        wrong = [*words, *more]
        if wrong[0] in ("play", "perft", "bench", "print", "games") and more != ["--help"]:
            continue  # these read their words themselves
        sys.argv = ["musivum", *wrong]
        try:
            cli.main()
        except SystemExit:
            pass
for wrong in ("serve --port x", "serve --port", "serve --log x", "serve --bots x", "arena --games"):
    sys.argv = ["musivum", *wrong.split()]
    try:
        cli.main()
    except SystemExit:
        pass
"""
LIBRARY = (
    r"Usage: |Try '|Error: |No such|Missing|Show this message|default:|env var|required|Invalid|"
    r"Input should|unexpected|COMMAND \[ARGS\]|does not take|requires|<\w+"
)
"""What the library that reads the commands would say."""


@pytest.mark.parametrize("language", USUAL)
def test_every_help_and_misuse_is_said_in_the_language_alone(language: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", EVERY_HELP, "--language", language],
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    said = done.stdout + done.stderr
    assert said.count(say("usage-begins", language)) > 40
    assert say("usage-help", language) in said
    lines = [re.sub(r"--[\w-]+|[“„«][^”“»]*[”“»]?", "", one) for one in said.splitlines()]
    found = [one for one in lines if re.search(LIBRARY, one)]
    english = [one for one in lines if LEFT_OVER.search(one)]
    if language != "en":
        assert not found, found
        assert not english, english
    assert not re.search(r"\b(?:usage|terminal|server|system)-[a-z]+\b", said), "a key"


def test_a_terminal_in_no_language_that_there_is_says_so_and_goes_on_in_english() -> None:
    command = [sys.executable, "-m", "musivum", "--language", "tlh", "games"]
    found = subprocess.run(command, capture_output=True, encoding="utf-8", check=True)
    assert found.stderr.count("there is no language “tlh”") == 1
    assert all(say(f"{game}-subtitle", "en") in found.stdout for game in names())


# The server


def test_a_header_asks_for_the_best_language_that_there_is() -> None:
    assert wanted("") == "en"
    assert wanted("tlh, xx;q=0.9") == "en"
    assert wanted("en;q=nonsense") == "en"
    for one in LANGUAGES:
        assert wanted(f"tlh, {one}-XX;q=0.8, en;q=0.1") == one
        assert wanted(f"en;q=0.3,{one.upper()}") == one


@pytest.mark.parametrize(("language", "written"), [("en", "+1,234.5"), ("de", "+1.234,5")])
def test_numbers_are_written_as_the_language_writes_them(language: str, written: str) -> None:
    speak(language)
    try:
        assert number(1234.5, 1, signed=True) == written
    finally:
        speak("en")
