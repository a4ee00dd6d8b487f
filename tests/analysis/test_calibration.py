"""What the analysis says of positions is what happens."""

import sys
from pathlib import Path

import pytest

from musivum import games, load
from musivum.games import profile

sys.path.append(str(Path(__file__).parents[2] / "tools"))

import calibration

SAMPLES = calibration.samples()
FEWEST = 1000


def test_every_game_has_been_looked_at_and_alone_too_where_one_can_play_alone() -> None:
    assert {one.name for one in SAMPLES} == set(games())
    assert {one.name for one in SAMPLES if one.alone} == {
        name for name in games() if 1 in profile(name).players
    }


@pytest.mark.parametrize("sample", SAMPLES, ids=[one.title for one in SAMPLES])
def test_what_was_said_is_within_two_points_of_what_happened(sample: calibration.Sample) -> None:
    assert len(calibration.kept(sample)) >= FEWEST
    assert calibration.error(sample) <= calibration.MOST_ERROR
    assert sample.file.with_suffix(".svg").is_file()


@pytest.mark.parametrize("sample", SAMPLES, ids=[one.title for one in SAMPLES])
def test_the_positions_that_are_kept_are_valued_so_today(sample: calibration.Sample) -> None:
    """Otherwise tools/calibration.py has to play them again: delete its file."""
    game = load(sample.name, **dict(sample.options))
    for row in calibration.kept(sample)[:200:100]:
        number, said, came = calibration.look(game, row[0])
        assert (number, came) == (row[1], row[3])
        assert said == pytest.approx(row[2], abs=0.011)
