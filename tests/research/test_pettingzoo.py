"""The PettingZoo environments keep PettingZoo's promises, and ours."""

import copy
import pickle
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (  # type: ignore[import-untyped]
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)
from pettingzoo.test.state_test import state_test  # type: ignore[import-untyped]
from pettingzoo.utils.conversions import parallel_to_aec  # type: ignore[import-untyped]

from musivum.core.errors import IllegalMove, OptionError
from musivum.research import pettingzoo
from tests.research.kinds import EVERY, MANY, Kind, name, pick
from tests.sampled import usual

every_kind = pytest.mark.parametrize("kind", EVERY, ids=name)
many_kinds = pytest.mark.parametrize("kind", MANY, ids=name)


SEED = 7


@contextmanager
def only_the_usual_warnings() -> Iterator[None]:
    """Upstream warns of every observation with an action mask, also of its own games'."""
    with warnings.catch_warnings():
        for usual in (
            "Observation is not a NumPy array",
            "Observation space for each agent probably should be",
            "Action mask numpy array is all zeros",  # of those whose game is over
        ):
            warnings.filterwarnings("ignore", message=usual)
        yield


@every_kind
def test_it_passes_api_test(kind: Kind) -> None:
    with only_the_usual_warnings():
        api_test(pettingzoo.env(kind[0], **kind[1]), num_cycles=60)


@every_kind
def test_it_passes_seed_test(kind: Kind) -> None:
    seed_test(partial(pettingzoo.env, kind[0], **kind[1]), num_cycles=20)


@every_kind
def test_it_passes_parallel_api_test(kind: Kind) -> None:
    parallel_api_test(pettingzoo.parallel_env(kind[0], **kind[1]), num_cycles=100)


@every_kind
def test_it_passes_parallel_seed_test(kind: Kind) -> None:
    made = partial(pettingzoo.parallel_env, kind[0], illegal="replace", **kind[1])
    parallel_seed_test(made, num_cycles=20)


@every_kind
def test_it_passes_max_cycles_test(kind: Kind) -> None:
    """Upstream plays any action, legal or not, in a parallel environment and its AEC form."""
    if kind == ("steere", {"side": 2, "swap": False}):
        pytest.skip("this game is over too soon")

    def made(max_cycles: int) -> Any:
        """One whose games are always the same: by chance a player alone may end the game early."""
        env = pettingzoo.parallel_env(kind[0], illegal="replace", max_cycles=max_cycles, **kind[1])
        for agent in env.possible_agents:
            env.action_space(agent).seed(SEED)
        reset = partial(env.reset, SEED)
        env.reset = lambda **_: reset()  # type: ignore[method-assign]
        return env

    max_cycles_test(
        SimpleNamespace(
            parallel_env=made,
            env=lambda max_cycles: parallel_to_aec(made(max_cycles)),
        )
    )


@pytest.mark.parametrize("kind", usual(MANY, *{kind[0]: kind for kind in MANY}.values()), ids=name)
def test_it_passes_render_test(kind: Kind) -> None:
    made = partial(pettingzoo.env, kind[0], **kind[1])
    render_test(made, {"ansi": lambda text: bool(text.strip()), "human": lambda none: none is None})


def play(env: Any, rng: np.random.Generator, most: int = 100000) -> list[Any]:
    """Play on at random; all that was seen and given."""
    log: list[Any] = []
    for agent in env.agent_iter(most):
        observation, reward, termination, truncation, _ = env.last()
        log.append((agent, reward, observation["observation"].tobytes()))
        over = termination or truncation
        env.step(None if over else pick(observation["action_mask"], rng))
    return log


@many_kinds
def test_a_game_can_be_pickled_and_copied_in_the_middle(kind: Kind) -> None:
    env = pettingzoo.env(kind[0], **kind[1])
    env.reset(seed=8)
    play(env, np.random.default_rng(1), most=9)
    pickled = pickle.loads(pickle.dumps(env))
    copied = copy.deepcopy(env)
    played = [play(one, np.random.default_rng(2)) for one in (copied, env, pickled)]
    assert played[0] == played[1] == played[2]
    assert played[0]


@many_kinds
def test_a_parallel_game_can_be_copied_in_the_middle(kind: Kind) -> None:
    env = pettingzoo.parallel_env(kind[0], **kind[1])
    observations, _ = env.reset(seed=8)
    copied = pickle.loads(pickle.dumps(env))
    rng = np.random.default_rng(1)
    while env.agents:
        actions = {agent: pick(observations[agent]["action_mask"], rng) for agent in env.agents}
        observations, rewards, *_ = env.step(actions)
        other, other_rewards, *_ = copied.step(actions)
        assert rewards == other_rewards
        for agent, seen in observations.items():
            assert np.array_equal(seen["observation"], other[agent]["observation"])


@many_kinds
def test_an_observation_never_changes_after_it_was_given(kind: Kind) -> None:
    env = pettingzoo.env(kind[0], **kind[1])
    env.reset(seed=8)
    seen, kept = [], []
    rng = np.random.default_rng(1)
    for _ in env.agent_iter(30):
        observation, _, termination, *_ = env.last()
        seen.append(observation)
        kept.append(copy.deepcopy(observation))
        env.step(None if termination else pick(observation["action_mask"], rng))
    for one, other in zip(seen, kept, strict=True):
        assert np.array_equal(one["observation"], other["observation"])
        assert np.array_equal(one["action_mask"], other["action_mask"])


@many_kinds
def test_rewards_add_up_to_the_score_or_to_nothing(kind: Kind) -> None:
    for reward in ("score", "win"):
        if kind[1].get("players") == 1 and reward == "win":
            with pytest.raises(OptionError, match="nobody to win against"):
                pettingzoo.env(kind[0], reward="win", **kind[1])
            continue
        env = pettingzoo.env(kind[0], reward=reward, **kind[1])
        env.reset(seed=3)
        totals = dict.fromkeys(env.agents, 0.0)
        rng = np.random.default_rng(1)
        while not any(env.terminations.values()):
            env.step(pick(env.observe(env.agent_selection)["action_mask"], rng))
            for agent, given in env.rewards.items():
                totals[agent] += given
        if reward == "score":
            assert list(totals.values()) == env.episode.scores.tolist()
        else:
            assert sum(totals.values()) == pytest.approx(0)
            outcome = env.episode.state.outcome
            assert outcome is not None
            best = {env.agents[seat] for seat in outcome.winners}
            assert {agent for agent in totals if totals[agent] == max(totals.values())} == best


def test_a_seed_repeats_the_game_and_no_seed_goes_on() -> None:
    env = pettingzoo.env("mosaix", players=2)
    env.reset(seed=5)
    first = play(env, np.random.default_rng(0))
    env.reset()
    second = play(env, np.random.default_rng(0))
    env.reset(seed=5)
    assert play(env, np.random.default_rng(0)) == first
    env.reset()
    assert play(env, np.random.default_rng(0)) == second != first


def test_whoever_does_wrong_is_told_what_is_right() -> None:
    env = pettingzoo.env("steere", side=3)
    with pytest.raises(IllegalMove, match="reset"):
        env.step(0)
    env.reset(seed=1)
    env.step(9)
    with pytest.raises(IllegalMove, match="is taken"):
        env.step(9)
    with pytest.raises(IllegalMove, match="actions go from 0 to 38"):
        env.step(39)
    with pytest.raises(IllegalMove, match="there are: seat_0, seat_1"):
        env.observe("player_0")
    with pytest.raises(OptionError, match="raise, replace"):
        pettingzoo.env("steere", illegal="ignore")  # type: ignore[arg-type]
    with pytest.raises(OptionError, match="human, ansi, rgb_array"):
        pettingzoo.env("steere", render_mode="svg")
    with pytest.raises(OptionError, match="no option"):
        pettingzoo.env("steere", size=5)
    together = pettingzoo.parallel_env("steere", side=3)
    together.reset(seed=1)
    with pytest.raises(IllegalMove, match="seat_1 is not awaited and can only wait"):
        together.step({"seat_0": 0, "seat_1": 0})
    with pytest.raises(IllegalMove, match="needed from each of"):
        together.step({"seat_0": 0})


def test_seats_that_act_together_act_in_one_step() -> None:
    env = pettingzoo.parallel_env("mosaix", players=4)
    observations, _ = env.reset(seed=1)
    wait = env.encoding.actions
    assert [observations[agent]["action_mask"][wait] for agent in env.agents] == [0, 1, 1, 1]
    rng = np.random.default_rng(1)
    actions = {agent: pick(observations[agent]["action_mask"], rng) for agent in env.agents}
    observations, *_ = env.step(actions)
    assert [observations[agent]["action_mask"][wait] for agent in env.agents] == [0, 0, 0, 0]
    actions = {agent: pick(observations[agent]["action_mask"], rng) for agent in env.agents}
    observations, *_ = env.step(actions)
    assert env.episode.awaiting == (1,)


def test_the_list_of_legal_actions_is_that_of_the_mask() -> None:
    env = pettingzoo.env("galilee", players=3)
    env.reset(seed=4)
    mask = env.observe("seat_0")["action_mask"]
    assert env.legal("seat_0").tolist() == np.flatnonzero(mask).tolist()


@pytest.mark.parametrize("make", [pettingzoo.env, pettingzoo.parallel_env])
@pytest.mark.parametrize("action", [3.7, np.float32(3), "3"])
def test_an_action_that_is_no_whole_number_is_refused(make: Any, action: Any) -> None:
    env = make("steere", side=3, illegal="replace")
    env.reset(seed=1)
    with pytest.raises(IllegalMove, match="actions are whole numbers"):
        env.step(action if make is pettingzoo.env else {"seat_0": action, "seat_1": 39})
    env.step(np.int64(3) if make is pettingzoo.env else {"seat_0": np.array(3), "seat_1": 39})
    assert env.episode.scores.tolist() == [1, 0]


@many_kinds
def test_it_passes_state_test(kind: Kind) -> None:
    makers = (pettingzoo.env, pettingzoo.parallel_env)
    state_test(*(make(kind[0], illegal="replace", **kind[1]) for make in makers))


def test_infos_tell_the_points_of_all_seats() -> None:
    turns = pettingzoo.env("steere", side=3)
    turns.reset(seed=1)
    assert turns.last()[-1] == {"scores": (0, 0)}
    turns.step(9)
    assert turns.infos == {agent: {"scores": (1, 0)} for agent in ("seat_0", "seat_1")}
    together = pettingzoo.parallel_env("steere", side=3)
    _, infos = together.reset(seed=1)
    assert infos == {agent: {"scores": (0, 0)} for agent in together.agents}
    *_, infos = together.step({"seat_0": 9, "seat_1": 39})
    assert infos == {agent: {"scores": (1, 0)} for agent in together.agents}


def test_before_reset_everything_asks_for_it() -> None:
    env = pettingzoo.env("steere", side=3)
    for ask in (env.last, lambda: env.step(0)):
        with pytest.raises(IllegalMove, match="call reset"):
            ask()
    with pytest.raises(IllegalMove, match="there are: seat_0, seat_1"):
        env.legal("nobody")
