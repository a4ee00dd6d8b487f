"""The benchmark measures what it says."""

import pytest

import musivum
from musivum.research import bench, random_play


def missing() -> random_play.Steps:
    raise ImportError("no such library")
    yield 1


def test_what_is_not_installed_is_left_empty() -> None:
    assert bench.rate(missing, 0.01) is None
    shown = bench.show("steps", [{"game": "a", "batch": None}, {"game": "bb", "batch": 1234.4}])
    assert shown.splitlines() == [
        "steps        batch",
        "a                 ",
        "bb           1,234",
    ]


def test_a_rate_is_steps_by_the_time_that_they_took() -> None:
    now = 0.0

    def steps() -> random_play.Steps:
        nonlocal now
        while True:
            now += 0.25
            yield 3

    assert bench.rate(steps, 10, lambda: now) == pytest.approx(12)


@pytest.mark.parametrize("name", musivum.games())
def test_both_searches_start_from_the_same_position(name: str) -> None:
    for search in (random_play.our_search, random_play.their_search):
        assert next(search(f"musivum_{name}", 3)) == 3


@pytest.mark.parametrize("game", musivum.games())
def test_the_bare_work_of_every_interface_goes_on_beyond_the_end_of_a_game(game: str) -> None:
    loaded = musivum.load(game)
    for steps in (
        random_play.bare(loaded, False),
        random_play.bare(loaded, True),
        random_play.bare_openspiel(loaded),
    ):
        assert sum(next(steps) for _ in range(400)) == 400


def test_a_measurement_of_no_time_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        bench.main(["--seconds", "0"])
    assert "more than 0" in capsys.readouterr().err
