"""The games keep OpenSpiel's promises, and its bots play them."""

import pickle
from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found]
import pytest
from open_spiel.python import rl_environment  # type: ignore[import-untyped]
from open_spiel.python.algorithms import (  # type: ignore[import-untyped]
    ismcts,
    mcts,
)
from open_spiel.python.bots import uniform_random  # type: ignore[import-untyped]

import musivum.research.openspiel  # noqa: F401 - registers the games
from tests.research.kinds import FULL, MANY, Kind


def spelled(kind: Kind, **more: str) -> str:
    options = {**kind[1], **more}
    return f"musivum_{kind[0]}({','.join(f'{key}={value}' for key, value in options.items())})"


GAMES = [spelled(kind) for kind in MANY]
TOGETHER = [
    "musivum_mosaix(players=2,dynamics=simultaneous)",
    "musivum_galilee(players=3,dynamics=simultaneous)",
]
SMALL = [
    "musivum_galilee(players=2)",
    "musivum_mosaix(players=2)",
    "musivum_mozaa(players=2)",
    "musivum_steere(side=3,information=imperfect)",
]


def simulate(game: Any) -> None:
    """Upstream's own checks, without upstream's list of games; they load SciPy, which takes a
    second: nobody waits for it who only loads this file."""
    from open_spiel.python.tests import games_sim_test  # type: ignore[import-untyped]

    games_sim_test.GamesSimTest("sim_game").sim_game(game)


@pytest.mark.parametrize("game", GAMES + TOGETHER)
def test_it_passes_upstreams_python_simulations(game: str) -> None:
    np.random.seed(1)
    simulate(pyspiel.load_game(game))


@pytest.mark.parametrize(
    "game", GAMES if FULL else [SMALL[1], SMALL[3], "musivum_mosaix(players=1)"]
)
def test_it_passes_upstreams_random_simulations(game: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(game), num_sims=1, serialize=True, verbose=False)


SHORT = ["musivum_steere(side=2)", "musivum_mosaix(players=1)"]


@pytest.mark.parametrize("game", [*SHORT, *SMALL] if FULL else SHORT)
def test_a_playthrough_can_be_played_again(game: str) -> None:
    from open_spiel.python.algorithms import generate_playthrough  # as above

    first = generate_playthrough.playthrough(game, action_sequence=None, seed=3)
    again = generate_playthrough.playthrough(game, action_sequence=None, seed=3)
    assert first == again
    assert "InformationStateString(0)" in first
    assert "ObservationTensor(0)" in first


@pytest.mark.parametrize("game", TOGETHER)
def test_a_joint_game_can_be_played_in_turns(game: str) -> None:
    simulate(pyspiel.load_game_as_turn_based(game))


def some_states(game: Any, seed: int) -> list[Any]:
    rng = np.random.default_rng(seed)
    state = game.new_initial_state()
    states = []
    while not state.is_terminal():
        if not state.is_chance_node():
            states.append(state.clone())
        legal = state.legal_actions()
        state.apply_action(int(legal[rng.integers(len(legal))]))
    return states


@pytest.mark.parametrize("game", GAMES)
def test_states_can_be_written_down_and_read_again(game: str) -> None:
    loaded = pyspiel.load_game(game)
    for state in some_states(loaded, 1)[::10]:
        text = pyspiel.serialize_game_and_state(loaded, state)
        _, other = pyspiel.deserialize_game_and_state(text)
        for again in (other, pickle.loads(pickle.dumps(state)), state.clone()):
            assert again.legal_actions() == state.legal_actions()
            for player in range(loaded.num_players()):
                assert again.information_state_string(player) == state.information_state_string(
                    player
                )
                assert again.observation_string(player) == state.observation_string(player)
                assert again.observation_tensor(player) == state.observation_tensor(player)


@pytest.mark.parametrize("game", [*SMALL, *TOGETHER])
def test_legal_actions_are_those_that_upstream_would_list(game: str) -> None:
    """Ours are faster; upstream's own way asks for the same, one by one."""
    rng = np.random.default_rng(3)
    state = pyspiel.load_game(game).new_initial_state()
    for _ in range(40):
        if state.is_terminal():
            break
        listed = pyspiel.State.legal_actions(state)
        assert state.legal_actions() == listed
        for player in range(state.num_players()):
            assert state.legal_actions(player) == pyspiel.State.legal_actions(state, player)
        if state.is_chance_node():
            assert [outcome for outcome, _ in state.chance_outcomes()] == listed
        if state.is_simultaneous_node():
            choices = [state.legal_actions(player) for player in range(state.num_players())]
            state.apply_actions([one[int(rng.integers(len(one)))] if one else 0 for one in choices])
        else:
            state.apply_action(listed[int(rng.integers(len(listed)))])


@pytest.mark.parametrize("game", GAMES)
def test_what_a_player_cannot_know_changes_no_information_state(game: str) -> None:
    loaded = pyspiel.load_game(game)
    sampler = np.random.default_rng(1).random
    for state in some_states(loaded, 2)[::6]:
        player = state.current_player()
        other = state.resample_from_infostate(player, sampler)
        for one in ("information_state_string", "observation_string"):
            assert getattr(other, one)(player) == getattr(state, one)(player)
        for one in ("information_state_tensor", "observation_tensor"):
            assert getattr(other, one)(player) == getattr(state, one)(player)
        assert other.legal_actions() == state.legal_actions()
        other.apply_action(other.legal_actions()[0])
        assert other.is_terminal() or other.legal_actions()


def test_information_states_tell_histories_apart_and_observations_do_not() -> None:
    game = pyspiel.load_game("musivum_steere(side=3)")
    states = []
    for cells in ((0, 2, 4, 6), (4, 2, 0, 6)):
        state = game.new_initial_state()
        for cell in cells:
            state.apply_action(cell)
        states.append(state)
    one, other = states
    assert one.observation_string(0) == other.observation_string(0)
    assert one.observation_tensor(0) == other.observation_tensor(0)
    assert one.information_state_string(0) != other.information_state_string(0)
    assert one.information_state_tensor(0) != other.information_state_tensor(0)


def match(game: Any, bots: list[Any], seed: int, most: int) -> Any:
    rng = np.random.RandomState(seed)
    state = game.new_initial_state()
    for _ in range(most):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(outcomes, p=chances)))
        else:
            state.apply_action(int(bots[state.current_player()].step(state)))
    return state


@pytest.mark.parametrize("spelling", SMALL)
def test_upstreams_bots_play_all_games(spelling: str) -> None:
    game = pyspiel.load_game(spelling)
    rng = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    searching = mcts.MCTSBot(game, 1.0, 3, evaluator, solve=False, random_state=rng)
    guessing = ismcts.ISMCTSBot(game, evaluator, 1.0, 3, random_state=rng)
    anything, other = (uniform_random.UniformRandomBot(seat, rng) for seat in (0, 1))
    for bot in (searching, guessing):
        match(game, [bot, other], seed=1, most=25)
    state = match(game, [anything, other], seed=1, most=2000)
    assert sum(state.returns()) == 0
    assert max(state.returns()) <= 1


def test_upstreams_learning_environment_runs() -> None:
    environment = rl_environment.Environment(pyspiel.load_game("musivum_steere(side=2)"))
    step = environment.reset()
    while not step.last():
        player = step.observations["current_player"]
        step = environment.step([step.observations["legal_actions"][player][0]])
    assert sum(step.rewards) == 0


def test_parameters_that_do_not_exist_are_refused() -> None:
    from musivum.core.errors import OptionError
    from musivum.research.openspiel import SpielGame

    class Mosaix(SpielGame):
        name = "mosaix"

    with pytest.raises(OptionError, match="sequential, simultaneous"):
        Mosaix({"dynamics": "both"})
    with pytest.raises(OptionError, match="1 to 4"):
        Mosaix({"players": 7})
