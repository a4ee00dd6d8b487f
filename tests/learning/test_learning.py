"""What learning promises, for every game that can learn."""

from pathlib import Path
from random import Random

import numpy as np
import pytest

from musivum import Match, OptionError, State, games, load
from musivum.core import network
from musivum.core.game import CHANCE, Game
from musivum.core.network import NEURONS
from musivum.core.policy import Policy
from musivum.games.galilee.data import WORD
from musivum.games.galilee.picks import COVERED, PENDING, seat_at
from musivum.games.steere.policy import SCALE
from musivum.geometry import hexagon
from musivum.learning.batches import policy_of, shape_numbers
from musivum.learning.gate import challenge, with_network
from musivum.learning.learner import Plan, Run, first_numbers
from musivum.learning.lessons import learn

LEARNERS: list[tuple[str, dict[str, object]]] = [
    ("galilee", {"players": 1}),
    ("galilee", {"players": 2}),
    ("galilee", {"players": 4}),
    ("mozaa", {"hand": 3}),
    ("steere", {"side": 3}),
    ("steere", {}),
]
SMALL = Plan(rounds=4, games=12, memory=2, opening=2)


def learner(game: Game) -> Policy:
    return policy_of(game)[0]


def positions(game: Game, seed: int = 1) -> list[tuple[State, int]]:
    """Positions of a random game, each with a seat that has just moved."""
    match = Match(game, seed=seed, players=["random"] * game.players).run()
    moved = [
        (state, seat)
        for state, (seat, _) in zip(match.states[1:], match.moves, strict=True)
        if seat != CHANCE and state.awaiting
    ]
    return Random(seed).sample(moved, min(12, len(moved)))


def look(state: State, seat: int) -> tuple[list[int], list[float]]:
    """What a seat sees, the marks in order."""
    policy, shape = policy_of(state.game)
    assert policy.look is not None
    seen = np.zeros(shape.most, dtype=np.int64)
    measured = np.zeros(shape.measures, dtype=np.float32)
    count = policy.look(state.game.tables, state.array, seat, seen, measured)
    return [int(seen[0]), *sorted(seen[1:count].tolist())], measured.tolist()


def said(state: State, seat: int, numbers: np.ndarray) -> float:
    """What a network says, by its definition."""
    _, shape = policy_of(state.game)
    (stage, *marks), measured = look(state, seat)
    rows = numbers[: shape.outputs].reshape(-1, NEURONS).astype(np.float64)
    sums = rows[-1] + rows[marks].sum(axis=0) + measured @ rows[shape.marks : -1]
    outputs = numbers[shape.outputs :].reshape(shape.stages, NEURONS + 1)[stage]
    stands = measured[0] if shape.stands else 0.0
    return float(np.maximum(sums, 0) @ outputs[:-1] + outputs[-1] + stands)


def test_all_games_that_can_learn_are_looked_at() -> None:
    able = {name for name in games() if (found := load(name).POLICY) and found.look}
    assert able == {name for name, _ in LEARNERS}


@pytest.mark.parametrize(("name", "options"), LEARNERS)
def test_what_is_expected_is_what_the_network_says(name: str, options: dict[str, object]) -> None:
    game = load(name, **options)
    policy, shape = policy_of(game)
    numbers = first_numbers(shape, 3)
    for state, moved in positions(game):
        if moved in state.awaiting and not shape.everyone and game.players > 1:
            continue  # its turn goes on, and the network is asked with the eyes of the other
        for seat in range(game.players):
            asked = seat if shape.everyone else moved
            # With several seats half the lead: the others have the rest less.
            share = 1.0 if game.players == 1 else 0.5 if seat == asked else -0.5
            answer = share * said(state, asked, numbers) * (shape.unit or SCALE)
            expected = policy.expect(game.tables, numbers, state.array, seat)
            assert expected == pytest.approx(answer, abs=1e-3)


@pytest.mark.parametrize(("name", "options"), LEARNERS)
def test_a_seat_sees_nothing_that_it_may_not_know(name: str, options: dict[str, object]) -> None:
    game = load(name, **options)
    for state, seat in positions(game, 2):
        array = state.array
        game.KERNELS.redact(game.tables, array, seat)
        assert look(State(game, array), seat) == look(state, seat)


@pytest.mark.parametrize(("name", "options"), LEARNERS)
def test_marks_measures_and_stages_keep_to_their_shape(
    name: str, options: dict[str, object]
) -> None:
    game = load(name, **options)
    _, shape = policy_of(game)
    for state, seat in positions(game, 3):
        (stage, *marks), measured = look(state, seat)
        assert 0 <= stage < shape.stages
        assert all(0 <= mark < shape.marks for mark in marks)
        assert len(marks) < shape.most
        assert np.abs(measured).max() < 12  # in units that a network learns well from


def test_turned_and_mirrored_boards_look_alike() -> None:
    game = load("steere", side=4)
    match = Match(game, seed=5, players=["random", "random"])
    while len(match.moves) < 20:
        match.step()
    cells = hexagon.cells(4)
    for turn in hexagon.turns(4):
        state = game.start()
        for seat, move in match.moves:
            cell = move.index % cells
            index = move.index - cell + turn[cell] if move.index < 2 * cells else move.index
            state = state.play(game.action(index), seat)
        for seat in (0, 1):
            assert look(state, seat) == look(match.state, seat)


@pytest.mark.parametrize("players", [2, 4])
def test_mirrored_mosaics_look_alike(players: int) -> None:
    """A cell is known by what is around it, wherever it lies."""
    game = load("galilee", players=players)
    sheets = [seat_at(game.tables, seat) for seat in range(players)]
    for state, seat in positions(game, 4):
        array = state.array
        for at in sheets:
            array[at + PENDING] = 0
        mirrored = array.copy()
        for at in sheets:
            words = array[at + COVERED :][:2]
            cells = [cell for cell in range(90) if words[cell // WORD] >> cell % WORD & 1]
            mirrored[at + COVERED :][:2] = 0
            for cell in cells:
                other = cell // 9 * 9 + 8 - cell % 9
                mirrored[at + COVERED + other // WORD] |= 1 << other % WORD
        assert look(State(game, mirrored), seat) == look(State(game, array), seat)


def test_equal_seeds_learn_alike(tmp_path: Path) -> None:
    game = load("steere", side=2)
    runs = [Run(game, tmp_path / str(number), SMALL) for number in range(2)]
    for run in runs:
        run.round()
    assert np.array_equal(runs[0].numbers, runs[1].numbers)
    other = Run(game, tmp_path / "other", Plan(rounds=4, games=12, seed=1))
    other.round()
    assert not np.array_equal(runs[0].numbers, other.numbers)


@pytest.mark.parametrize(("name", "options"), LEARNERS)
def test_what_was_learned_explains_the_lessons_better(
    tmp_path: Path, name: str, options: dict[str, object]
) -> None:
    run = Run(load(name, **options), tmp_path, SMALL)
    before = run.numbers.copy()
    run.round()
    (lessons,) = run.memory
    order = np.arange(len(lessons.answers))
    assert len(order) > 50
    shape = shape_numbers(run.shape)
    errors = [
        learn(numbers, run.squares.copy(), shape, order, len(order), lessons, run.shape.unit, 0.0)
        for numbers in (before, run.numbers)
    ]
    assert errors[1] < 0.95 * errors[0]  # what stands already explains a lot by itself


@pytest.mark.parametrize(
    ("name", "options"),
    [one for one in LEARNERS if one[0] != "steere" and one[1].get("players") != 4],
)
def test_looking_ahead_there_is_less_luck_in_the_answers(
    tmp_path: Path, name: str, options: dict[str, object]
) -> None:
    game = load(name, **options)
    errors, counts = [], []
    for ahead in (0, 6):
        plan = Plan(rounds=1, games=12, ahead=ahead, compared=3)
        run = Run(game, tmp_path / str(ahead), plan, learner(game).lore(game.players))
        lessons, _ = run._play()
        counts.append(len(lessons.answers))
        order, shape = np.arange(counts[-1]), shape_numbers(run.shape)
        squares = run.squares
        errors.append(
            learn(run.numbers, squares, shape, order, len(order), lessons, run.shape.unit, 0.0)
        )
    assert errors[1] < 0.5 * errors[0]
    assert counts[1] > 1.2 * counts[0]  # of every choice, several moves are learned from


def test_a_run_that_was_stopped_goes_on(tmp_path: Path) -> None:
    game = load("steere", side=2)
    run = Run(game, tmp_path, SMALL)
    run.round()
    run.keep()
    again = Run(game, tmp_path, SMALL)
    assert (again.rounds, again.played) == (1, SMALL.games)
    assert np.array_equal(again.numbers, run.numbers)
    again.round()
    assert [one["round"] for one in again.curve] == [1, 2]


def test_a_run_of_another_game_is_not_gone_on_with(tmp_path: Path) -> None:
    game = load("steere", side=2)
    Run(game, tmp_path, SMALL).keep()
    told = (tmp_path / "run.json").read_text()
    (tmp_path / "run.json").write_text(told.replace('"steere"', '"chess"'))
    with pytest.raises(OptionError, match="another folder"):
        Run(game, tmp_path, SMALL)


@pytest.mark.parametrize(
    ("name", "options"),
    [("mosaix", {"players": 1}), ("mozaa", {}), ("mozaa", {"players": 3})],
)
def test_a_game_without_a_network_says_so(
    tmp_path: Path, name: str, options: dict[str, object]
) -> None:
    with pytest.raises(OptionError, match="no network"):
        Run(load(name, **options), tmp_path, SMALL)


def test_a_network_is_read_as_it_was_written(tmp_path: Path) -> None:
    _, shape = policy_of(load("steere"))
    numbers = first_numbers(shape, 1)
    network.write(tmp_path / "n.json", numbers, {"games": 3})
    read = network.read(tmp_path / "n.json", shape)
    assert np.allclose(read, numbers, atol=1e-3)


def test_who_is_not_better_does_not_pass_the_gate() -> None:
    game = load("steere", side=2)
    numbers = learner(game).lore(2)
    same = with_network(game, numbers)
    verdict = challenge(game, same, same, range(6), 8)
    assert verdict.pairs == 6
    assert not verdict.passes


def test_who_knows_something_passes_the_gate_against_one_who_knows_the_opposite() -> None:
    game = load("steere", side=3)
    numbers = learner(game).lore(2)
    _, shape = policy_of(game)
    wrong = numbers.copy()
    wrong[shape.outputs :] *= -1
    verdict = challenge(game, with_network(game, numbers), with_network(game, wrong), range(5), 8)
    assert verdict.passes
