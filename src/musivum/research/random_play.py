"""Random play through every interface, ours and others', for measuring how fast it goes.

Each function here plays for ever and says after some steps how many it did. What begins with
``bare`` does the compiled work of a step and nothing else: what any interface would have to do.
"""

from collections.abc import Iterator
from typing import Any

import numpy as np

from musivum.core.compiled import CHANCE
from musivum.core.game import Game
from musivum.research import engine
from musivum.research.batch import Batch
from musivum.research.encoding import Encoding
from musivum.research.episode import Episode

Steps = Iterator[int]

BATCH = 1024
"""Games at once, where many are played."""


def batch(game: Game, **more: Any) -> Steps:
    """A batch on all cores."""
    games = Batch(game, BATCH, seed=1, **more)
    while True:
        for _ in range(8):
            games.step(games.sample())
        yield 8 * BATCH


def pettingzoo(game: Game) -> Steps:
    """The AEC environment."""
    from musivum.research import pettingzoo as ours  # noqa: PLC0415 - an extra

    env = ours.env(game)
    rng = np.random.default_rng(1)
    env.reset(seed=1)
    while True:
        _, _, over, _, _ = env.last()
        if over:
            env.reset()
            continue
        legal = env.legal(env.agent_selection)
        env.step(int(legal[int(rng.random() * len(legal))]))
        yield 1


def gymnasium(game: Game) -> Steps:
    """The Gymnasium environment with random opponents, whose moves are no steps."""
    from musivum.research.gymnasium import MusivumEnv  # noqa: PLC0415 - an extra

    env = MusivumEnv(game)
    rng = np.random.default_rng(1)
    env.reset(seed=1)
    while True:
        legal = env.legal()
        if env.step(int(legal[int(rng.random() * len(legal))]))[2]:
            env.reset()
        yield 1


def bare(game: Game, others: bool) -> Steps:
    """The compiled work of a step of PettingZoo; or of Gymnasium, if the others answer."""
    encoding = Encoding(game)
    episode = Episode(encoding)
    planes = np.zeros(encoding.numbers, dtype=np.float32)
    mask = np.zeros(encoding.actions, dtype=np.int8)
    known, moves = episode.array.copy(), np.empty(game.most_moves, dtype=np.int64)
    seen = (encoding.handle, episode.array)
    position = (encoding.handle, episode.array, episode.rng)
    answering = (1 << game.players) - 2 if others else 0
    episode.reset(1)
    rng = np.random.default_rng(1)
    while True:
        seat = 0 if others else episode.first
        number = engine.observe(*seen, seat, known, moves, planes, mask)
        action = int(moves[int(rng.random() * number)])
        episode.mask = engine.step(*position, seat, action, moves, episode.scores)
        if answering:
            episode.mask = engine.play_randomly(*position, answering, 0, moves, episode.scores)
        while not episode.mask:
            episode.reset(int(rng.integers(1 << 30)))
            position = (encoding.handle, episode.array, episode.rng)
            if answering:
                episode.play_randomly(answering, 0)
        yield 1


def openspiel(name: str) -> Steps:
    """An OpenSpiel game stepped from Python; moves of chance are steps too."""
    from musivum.research import openspiel as ours  # noqa: PLC0415 - an extra

    loaded = ours.pyspiel.load_game(name)
    rng = np.random.default_rng(1)
    state = loaded.new_initial_state()
    while True:
        if state.is_terminal():
            state = loaded.new_initial_state()
        legal = state.legal_actions()
        state.apply_action(legal[int(rng.random() * len(legal))])
        yield 1


def bare_openspiel(game: Game) -> Steps:
    """The compiled work of a step of OpenSpiel: list the moves, play one, remember."""
    from musivum.research import information_state  # noqa: PLC0415 - only needed here

    encoding = Encoding(game)
    moves, weights = (np.empty(game.most_moves, dtype=np.int64) for _ in range(2))
    rng = np.random.default_rng(1)
    player = information_state.OVER
    while True:
        if player == information_state.OVER:
            array = game.start().array
            memories = np.zeros(2 * game.players, dtype=np.uint64)
            player = information_state.first_player(encoding.handle, array, memories)
        if player == CHANCE:
            number = information_state.outcomes(encoding.handle, array, moves, weights)
        else:
            number = engine.choices(encoding.handle, array, player, moves)
        action = int(moves[int(rng.random() * number)])
        player = information_state.apply(encoding.handle, array, player, action, memories)
        yield 1


# What others offer


def connect_four() -> Steps:
    """PettingZoo's own connect_four, as its users make it."""
    from pettingzoo.classic import (  # type: ignore[import-untyped] # noqa: PLC0415 - an extra
        connect_four_v3,
    )

    env = connect_four_v3.env()
    rng = np.random.default_rng(1)
    env.reset(seed=1)
    while True:
        observation, _, over, truncated, _ = env.last()
        if over or truncated:
            env.reset()
            continue
        legal = np.flatnonzero(observation["action_mask"])
        env.step(int(legal[int(rng.random() * len(legal))]))
        yield 1


def pgx_hex() -> Steps:
    """pgx's hex, restarted automatically."""
    import jax  # type: ignore[import-not-found] # noqa: PLC0415 - not even an extra
    import pgx  # type: ignore[import-not-found] # noqa: PLC0415
    from pgx.experimental.wrappers import auto_reset  # type: ignore[import-not-found] # noqa: PLC0415

    env = pgx.make("hex")
    begin = jax.jit(jax.vmap(env.init))
    step = jax.jit(jax.vmap(auto_reset(env.step, env.init)))

    def choose(key: Any, mask: Any) -> Any:
        return jax.random.categorical(key, jax.numpy.log(mask.astype(jax.numpy.float32)), axis=1)

    choose = jax.jit(choose)
    key = jax.random.PRNGKey(1)
    state = begin(jax.random.split(key, BATCH))
    while True:
        key, one, other = jax.random.split(key, 3)
        actions = choose(one, state.legal_action_mask)
        state = step(state, actions, jax.random.split(other, BATCH))
        state.current_player.block_until_ready()
        yield BATCH


# Tree search


def our_search(name: str, simulations: int) -> Steps:
    """Our compiled tree search from the first choice of a game; its simulations are the steps."""
    from musivum.search import search  # noqa: PLC0415 - only needed here

    state = _first_choice(name)
    player, position = state.current_player(), state.position.state
    view, seed = position.view(player), 0
    while True:
        search(position.game, view, player, simulations=simulations, seed=seed)
        seed += 1
        yield simulations


def their_search(name: str, simulations: int) -> Steps:
    """OpenSpiel's own Python MCTS from the same position, with one random game a simulation."""
    from open_spiel.python.algorithms import (  # type: ignore[import-untyped] # noqa: PLC0415 - an extra
        mcts,
    )

    state = _first_choice(name)
    rng = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bot = mcts.MCTSBot(state.get_game(), 1.0, simulations, evaluator, False, rng)
    while True:
        bot.mcts_search(state)
        yield simulations


def _first_choice(name: str) -> Any:
    """The first position of a game in which somebody chooses; chance does the first it can."""
    from musivum.research import openspiel as ours  # noqa: PLC0415 - an extra

    state = ours.pyspiel.load_game(name).new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    return state
