"""A profile says of its game what the game itself does."""

from collections.abc import Iterable
from dataclasses import fields

import pytest

from musivum import CHANCE, Game, games, load
from musivum.core.profile import LEVELS
from musivum.games import room
from tests.conformance.positions import settings, walk

SEEDS = 3


def of(name: str) -> list[Game]:
    return [game for game in settings() if game.NAME == name]


def spread(found: list[Game]) -> Iterable[Game]:
    """Some settings of a game, the first and the last of them."""
    return found[:: max(1, len(found) // 6)] + found[-1:]


@pytest.mark.parametrize("name", games())
def test_it_is_the_one_that_the_game_has_and_can_be_read_alone(name: str) -> None:
    assert games.profile(name) is room(name).PROFILE


@pytest.mark.parametrize("name", games())
def test_as_many_can_play_as_it_says(name: str) -> None:
    profile = games.profile(name)
    assert {game.players for game in of(name)} == set(profile.players)
    assert load(name, **profile.alone).players == (
        1 if 1 in profile.players else load(name).players
    )


@pytest.mark.parametrize("name", games())
def test_chance_hidden_things_and_choices_at_the_same_time_are_as_it_says(name: str) -> None:
    profile = games.profile(name)
    chance = hides = together = False
    longest = 0
    for game in spread(of(name)):
        for seed in range(SEEDS):
            states = list(walk(game, f"profile {seed}"))
            longest = max(longest, len(states))
            for state in states:
                chance |= CHANCE in state.awaiting
                together |= len(state.awaiting) > 1
                hides |= state.view(None)["state"] != state.array.tolist()
    assert chance == (profile.chance is not None)
    assert together == profile.together
    assert hides == profile.hides
    assert longest < profile.longest


@pytest.mark.parametrize("name", games())
def test_a_daily_challenge_is_for_one(name: str) -> None:
    daily = games.profile(name).daily
    assert daily is None or load(name, **daily).players == 1


@pytest.mark.parametrize("name", games())
def test_every_level_has_its_way_and_every_number_of_players_a_judge(name: str) -> None:
    profile = games.profile(name)
    for ladder in profile.ladder:
        ways = profile.ways(load(name, **ladder.options).options)
        assert len(ways) == len(LEVELS)
        assert ways[-1].simulations > 0
    assert all(profile.judging(players).continuations > 0 for players in profile.players)
    assert all(load(name, **options) for options in profile.bench)
    assert all(load(name, **ladder.options) for ladder in profile.ladder)


@pytest.mark.parametrize("name", games())
def test_the_greedy_bot_has_a_place_whatever_the_options(name: str) -> None:
    profile = games.profile(name)
    *special, usual = profile.greedy
    assert not usual.options
    assert all(one.options for one in special), "else those after it would never count"
    assert {one.above for one in profile.greedy} <= {"random", *LEVELS}
    for one in special:
        assert profile.placing(load(name, **one.options).options) == one
    assert any(profile.placing(game.options) == usual for game in of(name))


@pytest.mark.parametrize("name", games())
def test_one_who_plays_alone_ends_with_points_within_the_bounds(name: str) -> None:
    profile = games.profile(name)
    if 1 not in profile.players:
        return
    for seed in range(SEEDS):
        *_, last = walk(load(name, **profile.alone), f"bounds {seed}")
        assert profile.points[0] <= last.scores[0] <= profile.points[1]


def test_every_field_says_what_it_is_for() -> None:
    """What a newcomer reads when writing a profile: see CONTRIBUTING.md."""
    from pathlib import Path

    from musivum.core import profile

    source = Path(profile.__file__).read_text(encoding="utf-8")
    for field in fields(profile.Profile):
        _, _, after = source.rpartition(f"    {field.name}: ")
        assert '"""' in after.split("\n    # ")[0], field.name
