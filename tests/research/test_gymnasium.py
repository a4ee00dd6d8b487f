"""The Gymnasium environments keep Gymnasium's promises, and ours."""

import pickle
import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import musivum.research.gymnasium
from musivum.core.errors import IllegalMove, OptionError
from musivum.core.game import View
from musivum.research.encoding import Encoding
from musivum.research.episode import Episode
from musivum.research.gymnasium import MusivumEnv
from tests.research.kinds import MANY, Kind, name, pick

IDS = ("musivum/Galilee-v0", "musivum/Mosaix-v0", "musivum/Mozaa-v0", "musivum/Steere-v0")
many_kinds = pytest.mark.parametrize("kind", MANY, ids=name)


@pytest.mark.parametrize("identity", IDS)
@pytest.mark.parametrize("mask", ["observation", "info"])
def test_it_passes_check_env(identity: str, mask: str) -> None:
    env = gymnasium.make(identity, mask=mask, render_mode="ansi")
    check_env(env.unwrapped)


@many_kinds
def test_every_game_passes_check_env(kind: Kind) -> None:
    env = MusivumEnv(kind[0], illegal="replace", **kind[1])
    check_env(env, skip_render_check=True)


def play(env: Any, rng: np.random.Generator) -> tuple[list[Any], dict[str, Any]]:
    log: list[Any] = []
    mask = env.action_masks()
    while True:
        seen, reward, over, _, info = env.step(pick(mask, rng))
        log.append((seen["observation"].tobytes(), reward))
        mask = seen["action_mask"]
        if over:
            return log, info


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("game", musivum.games())
def test_bots_play_the_other_seats(game: str, seat: int) -> None:
    options: dict[str, Any] = {"side": 3} if game == "steere" else {"players": 2}
    env = MusivumEnv(game, seat=seat, opponents="greedy", **options)
    env.reset(seed=3)
    log, info = play(env, np.random.default_rng(1))
    assert info["return"] in (-1.0, 0.0, 1.0)
    assert info["return"] == sum(reward for _, reward in log)
    assert (info["return"] == 1) == (info["scores"][seat] > info["scores"][1 - seat])
    env.reset(seed=3)
    assert play(env, np.random.default_rng(1))[0] == log


def test_opponents_that_play_at_random_play_as_they_would_one_by_one() -> None:
    """The engine plays them all in one call; bots and people among them are still asked."""
    game = musivum.load("galilee", players=4)
    together, single = (Episode(Encoding(game)) for _ in range(2))
    for episode in (together, single):
        episode.reset(seed=5)
    choose = np.random.default_rng(1)
    rounds = 0
    while together.mask:
        if together.mask >> 2 & 1:
            action = int(choose.choice(together.legal(2)))
            together.step(2, action)
            single.step(2, action)
        together.play_randomly(0b1011, until=2)
        while single.mask and not single.mask >> 2 & 1:
            single.step(single.first, single.random(single.first))
        assert np.array_equal(together.array, single.array)
        assert (together.mask, together.rng[0]) == (single.mask, single.rng[0])
        rounds += 1
    assert rounds > 5
    assert together.scores.tolist() == single.scores.tolist()


def test_a_function_can_be_an_opponent() -> None:
    asked = []

    def first(view: View, seat: int) -> str:
        asked.append((view["seat"], seat))
        return str(view["legal"][0])

    env = MusivumEnv("mozaa", players=3, opponents=["random", first])
    env.reset(seed=1)
    play(env, np.random.default_rng(1))
    assert set(asked) == {(2, 2)}


def test_the_reward_of_a_solo_game_adds_up_to_its_score() -> None:
    for identity in IDS[:2]:
        env = gymnasium.make(identity).unwrapped
        env.reset(seed=4)
        log, info = play(env, np.random.default_rng(1))
        assert info["scores"] == (info["return"],) == (sum(reward for _, reward in log),)


@pytest.mark.parametrize("name", musivum.games())
def test_the_reward_adds_up_to_the_score_on_every_seat(name: str) -> None:
    """Also what was given before a seat's first move, such as Galilee's majority."""
    players = 2 if name == "steere" else 3
    options: dict[str, Any] = {} if name == "steere" else {"players": players}
    for seat in range(players):
        env = MusivumEnv(name, seat=seat, reward="score", opponents="random", **options)
        env.reset(seed=3)
        log, info = play(env, np.random.default_rng(1))
        assert info["scores"][seat] == info["return"] == sum(reward for _, reward in log)


def test_an_illegal_action_loses_raises_or_is_replaced() -> None:
    env = MusivumEnv("steere", side=3, opponents="random")
    env.reset(seed=1)
    seen, reward, over, _, info = env.step(38)
    assert (reward, over) == (-1.0, True)
    assert "pass" in info["illegal"]
    assert seen["observation"].any()
    with pytest.raises(IllegalMove, match="the game is over"):
        env.step(0)
    strict = MusivumEnv("steere", side=3, illegal="raise")
    with pytest.raises(IllegalMove, match="reset"):
        strict.step(0)
    strict.reset(seed=1)
    with pytest.raises(IllegalMove, match="pass"):
        strict.step(38)
    mild = MusivumEnv("steere", side=3, illegal="replace")
    mild.reset(seed=1)
    _, _, over, _, info = mild.step(38)
    assert not over
    assert "illegal" in info


def test_what_makes_no_environment_is_refused() -> None:
    with pytest.raises(OptionError, match="seats go from 0 to 1"):
        MusivumEnv("steere", seat=2)
    with pytest.raises(OptionError, match="2 other seats here, but 1 opponents"):
        MusivumEnv("mozaa", players=3, opponents=["random"])
    with pytest.raises(OptionError, match="lose, raise, replace"):
        MusivumEnv("mozaa", illegal="ignore")  # type: ignore[arg-type]
    with pytest.raises(OptionError, match="observation, info"):
        MusivumEnv("mozaa", mask="none")  # type: ignore[arg-type]


def test_a_game_can_be_pickled_in_the_middle() -> None:
    env = MusivumEnv("mosaix", players=2, opponents="greedy")
    seen, _ = env.reset(seed=6)
    env.step(pick(seen["action_mask"], np.random.default_rng(3)))
    other = pickle.loads(pickle.dumps(env))
    assert play(other, np.random.default_rng(4)) == play(env, np.random.default_rng(4))


def vector_log(identity: str, mode: str, games: int, steps: int, **options: Any) -> tuple[Any, int]:
    """What a vector of seeded games shows and gives, and how many games ended."""
    vector = gymnasium.make_vec(
        f"musivum.research.gymnasium:{identity}",
        num_envs=games,
        vectorization_mode=mode,
        vector_kwargs={"autoreset_mode": AutoresetMode.SAME_STEP},
        **options,
    )
    rng = np.random.default_rng(1)
    log, ended = [], 0
    try:
        seen, _ = vector.reset(seed=3)
        for _ in range(steps):
            actions = np.array([pick(mask, rng) for mask in seen["action_mask"]])
            seen, rewards, over, _, _ = vector.step(actions)
            log.append((seen["observation"].tobytes(), rewards.tolist(), over.tolist()))
            ended += int(over.sum())
    finally:
        vector.close()
    return log, ended


def test_several_games_run_in_a_vector_and_seeds_repeat_them() -> None:
    log, ended = vector_log("musivum/Mosaix-v0", "sync", 3, 80)
    assert ended > 1
    assert len({seen for seen, _, _ in log}) > 70
    assert vector_log("musivum/Mosaix-v0", "sync", 3, 80)[0] == log


def test_games_in_processes_of_their_own_play_as_those_in_one() -> None:
    """Gymnasium's processes wait at most a minute for each other; the steps are bounded."""
    options: dict[str, Any] = {"side": 2, "opponents": "random"}
    log, ended = vector_log("musivum/Steere-v0", "async", 2, 25, **options)
    assert ended > 1
    assert vector_log("musivum/Steere-v0", "sync", 2, 25, **options)[0] == log


def test_an_action_that_is_no_whole_number_is_refused_and_does_not_lose() -> None:
    env = MusivumEnv("steere", side=3)
    env.reset(seed=1)
    with pytest.raises(IllegalMove, match=r"3\.7 is no action"):
        env.step(3.7)  # type: ignore[arg-type]
    assert not env.step(3)[2]


def test_an_id_that_names_our_module_needs_no_import() -> None:
    """Gymnasium has had no entry points for environments since its version 1.0."""
    code = (
        "import gymnasium\n"
        "print(gymnasium.make('musivum.research.gymnasium:musivum/Steere-v0', side=2).spec.id)\n"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert ran.stdout.split() == ["musivum/Steere-v0"], ran.stderr
