"""What the package brings by itself, and what it says when an extra is missing."""

import tomllib
from pathlib import Path

import pytest

from musivum.server.cli import LIBRARIES
from tests.packaging.environment import ROOT, Environment, a_game_in_the_terminal


def test_without_extras_there_is_no_server_and_a_game_can_be_played(base: Environment) -> None:
    assert not [library for library in (*LIBRARIES, "gymnasium", "ray") if base.has(library)]
    assert "The game is over" in a_game_in_the_terminal(base)


@pytest.mark.parametrize("command", [["serve"], ["backup", "b.db"], ["restore", "b.db"]])
def test_a_command_of_the_server_says_what_is_missing(
    base: Environment, command: list[str]
) -> None:
    refused = base.run("musivum", *command)
    assert refused.returncode == 1
    assert refused.stderr == 'musivum: this needs fastapi: pip install "musivum[server]"\n'


def test_a_record_can_be_verified_without_the_server(base: Environment, tmp_path: Path) -> None:
    refused = base.run("musivum", "verify", str(tmp_path / "none.json"))
    assert "none.json" in refused.stderr
    assert "musivum[" not in refused.stderr


def test_every_extra_of_research_is_in_research_and_every_extra_in_dev() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extras = project["optional-dependencies"]
    assert extras["research"] == ["musivum[pettingzoo,gymnasium,openspiel]"]
    whole = set(extras["dev"][0].removeprefix("musivum[").removesuffix("]").split(","))
    assert whole | {"dev", "pettingzoo", "gymnasium", "openspiel"} == set(extras)
