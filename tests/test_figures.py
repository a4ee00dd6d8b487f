"""Figures of speed, kept and compared."""

import json
from dataclasses import replace
from pathlib import Path
from runpy import run_path

import pytest

from musivum.core.errors import OptionError
from musivum.measure import figures
from musivum.measure.figures import Change, Figure
from tests.terminal.program import run

THEN = Figure("games", "steere", {"side": 5}, 40_000.0, 0.05, 1000.0, "a machine", "abc")


def test_a_figure_is_a_line_of_json_and_back(tmp_path: Path) -> None:
    file = str(tmp_path / "figures.jsonl")
    figures.write(file, [THEN, replace(THEN, figure="simulations")])
    assert figures.read(file) == [THEN, replace(THEN, figure="simulations")]
    first = json.loads(Path(file).read_text().splitlines()[0])
    assert first["ratio"] == 40
    assert first["machine"] == "a machine"
    assert first["commit"] == "abc"


@pytest.mark.parametrize(
    ("value", "reference", "verdict"),
    [
        (40_000.0, 1000.0, "same"),
        (20_000.0, 1000.0, "slower"),
        (20_000.0, 500.0, "same"),  # a machine that is half as fast
        (40_000.0, 2000.0, "slower"),  # twice as fast a machine, and no more games
        (60_000.0, 1000.0, "faster"),
        (37_000.0, 1000.0, "same"),  # within the noise
    ],
)
def test_figures_are_compared_by_their_ratio_to_the_reference(
    value: float, reference: float, verdict: str
) -> None:
    assert Change(THEN, replace(THEN, value=value, reference=reference)).verdict == verdict


def test_what_jumps_about_must_fall_further_to_be_called_slower() -> None:
    calm, wild = replace(THEN, value=30_000.0), replace(THEN, value=30_000.0, noise=0.3)
    assert Change(THEN, calm).verdict == "slower"
    assert Change(THEN, wild).verdict == "same"


def test_the_best_repeat_counts_and_their_spread_is_the_noise() -> None:
    counted = iter([90.0, 100.0, 80.0])
    found = figures.measured("games", "steere", {}, lambda: next(counted))
    assert (found.value, found.noise) == (100, 0.2)
    assert found.reference > 0
    assert found.machine
    assert found.commit


@pytest.mark.parametrize("text", ["no json", '{"figure": "games"}', "[]"])
def test_a_file_that_has_no_figures_is_refused_with_the_line(text: str, tmp_path: Path) -> None:
    file = tmp_path / "figures.jsonl"
    file.write_text(f"{THEN.line()}\n{text}\n")
    with pytest.raises(OptionError, match="Line 2"):
        figures.read(str(file))


def test_bench_says_what_got_slower_and_ends_with_1(tmp_path: Path) -> None:
    """What is measured is kept and compared at once, as ``make bench`` does."""
    before, after = tmp_path / "before.jsonl", tmp_path / "after.jsonl"
    published = Path(__file__).parent.parent / "docs" / "speed.jsonl"
    lines = [json.loads(line) for line in published.read_text().splitlines()]
    lines[0]["value"] *= 1000
    before.write_text("".join(f"{json.dumps(line)}\n" for line in lines))
    words = ("--seconds", "0.01", "--save", str(after), "--compare", str(before))
    compared = run("bench", *words)
    assert compared.code == 1
    assert "slower" in compared.out
    found = [json.loads(line) for line in after.read_text().splitlines()]
    assert {line["game"] for line in found} == {"galilee", "mosaix", "mozaa", "steere"}
    refused = run("bench", "--compare", str(tmp_path / "nothing.jsonl"))
    assert refused.code == 1
    assert "cannot be read" in refused.said
    assert "Traceback" not in refused.err


def test_the_page_on_speed_is_made_from_its_figures() -> None:
    """``python tools/speed.py`` writes it anew."""
    speed = run_path(str(Path(__file__).parent.parent / "tools" / "speed.py"))
    text = speed["PAGE"].read_text()
    assert speed["page"](text, figures.read(str(speed["FIGURES"]))) == text
    assert speed["BEGIN"] in text
