"""Steere's Mosaic: worked examples, each rule by name, options."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from musivum import NotationError, OptionError, State, load
from musivum.core.rng import generator
from musivum.games.steere.tiles import OFF
from musivum.geometry import hexagon
from tests.oracle.lockstep import compare
from tests.oracle.steere import Oracle


def after(moves: str, **options: object) -> State:
    state = load("steere", **options).start()
    for move in moves.split():
        state = state.play(move)
    return state


def key(state: State, move: str) -> str:
    error = state.why(move)
    return "" if error is None else error.key


def texts(state: State) -> set[str]:
    return {str(move) for move in state.legal(min(state.awaiting))}


FORCED = "e2 b5 e5 f2 f3 g2 xf2 b3 b4 d2 b2 xb4 d1 f1 xd2 c1 c3 d4 a3 xc3 e3 xf2 c5 g4 e1 d5"
"""Side 4. Red may flip d5, and then d4, c3 and b3 follow, each the only flip left."""


def test_red_begins_on_an_empty_board_with_every_cell_open() -> None:
    state = after("")
    assert state.awaiting == {0}
    assert len(state.legal(0)) == 61


@pytest.mark.parametrize("side", [2, 5])
def test_the_ring_around_a_cell_says_which_neighbours_are_off_the_board(side: int) -> None:
    """No rule asks for it, but what has learned to play does."""
    state = load("steere", side=side).start()
    rings = hexagon.rings(side)
    off = [sum(OFF << 2 * i for i, near in enumerate(ring) if near == len(rings)) for ring in rings]
    assert state.array[-len(rings) - 1 : -1].tolist() == off
    assert any(off) and not all(off)


def test_a_placement_needs_an_enemy_beside_it_or_nothing() -> None:
    state = after("c3 a1", side=3)
    assert key(state, "c3") == "steere-occupied"
    assert key(state, "c4") == "steere-only-own"
    assert key(state, "b1") == "", "beside blue a1"
    assert key(state, "e3") == "", "beside nothing"


def test_a_placement_may_not_join_two_groups() -> None:
    # Red c2 and c4 with Blue b2 below the gap c3.
    state = after("c2 b2 c4 e1", side=3)
    assert key(state, "c3") == "steere-joins"


def test_a_flip_must_join_own_groups_and_make_all_groups_fewer() -> None:
    state = after("c2 c3 c4 e1", side=3)
    # c3 is a group of its own between two red ones: two groups and one go, one comes.
    assert key(state, "xc3") == ""
    assert key(state, "xe1") == "steere-flip-own-number"
    assert key(state, "xc2") == "steere-flip-own"
    assert key(state, "xa1") == "steere-flip-empty"
    flipped = state.play("xc3")
    assert flipped.scores == (3, 1)
    # c3 now holds b2 and d3 together; without it they would be two groups.
    held = after("c2 c3 c4 b2 a3 d3", side=3)
    assert key(held, "xc3") == "steere-flip-total"


def test_three_flips_are_forced_one_after_another() -> None:
    state = after(FORCED, side=4)
    assert "xd5" in texts(state)
    for move, next_one in (("xd5", "xd4"), ("xd4", "xc3"), ("xc3", "xb3")):
        state = state.play(move, 0)
        assert texts(state) == {next_one}
        assert key(state, "g1") == "steere-must-flip-on"
        assert key(state, "pass") == "steere-may-not-pass"
        assert set(state.view(0)["board"]["flipped"]) >= {move[1:]}
    state = state.play("xb3")
    assert state.awaiting == {1}
    assert state.view(0)["board"]["flipped"] == []


def test_random_moves_come_from_the_whole_of_a_large_board() -> None:
    """The cells of 91 do not fit into one word of 64 bits."""
    game = load("steere", side=6)
    rng, array, cells = generator(3), game.start().array, set()
    for _ in range(60):
        seat = int(game.KERNELS.awaiting(game.tables, array)) - 1
        index = int(game.KERNELS.sample(game.tables, array, seat, rng))
        assert State(game, array).why(game.action(index), seat) is None
        cells.add(index)
        game.KERNELS.play(game.tables, array, seat, index)
    assert min(cells) < 20 and max(cells & set(range(91))) > 70


@pytest.mark.parametrize("moves", ["j7 j6 j5 i7 xj6", "i6 j3 k3 i7 j6 i5 j5 xi6"])
def test_flips_part_groups_also_at_the_far_end_of_a_large_board(moves: str) -> None:
    """These cells are all in the second word of 64 bits."""
    oracle = Oracle(side=6)
    for number, move in enumerate(moves.split()):
        oracle.play(move, number % 2)
    compare(after(moves, side=6), oracle, moves)


def test_swap_lets_blue_take_over_the_first_tile_once() -> None:
    state = after("c3", side=3, swap=True)
    assert "swap" in texts(state)
    swapped = state.play("swap")
    assert swapped.scores == (0, 1)
    assert swapped.awaiting == {0}
    assert swapped.view(0)["board"]["blue"] == ["c3"]
    assert key(swapped, "swap") == "steere-no-swap"
    assert key(state.play("a1").play("e1"), "swap") == "steere-no-swap"
    assert "swap" not in texts(after("", side=3, swap=True))


def test_without_the_option_swap_is_not_even_a_move() -> None:
    with pytest.raises(NotationError):
        load("steere").move("swap")


def test_every_rule_is_met_in_random_games_by_its_name() -> None:
    met = set()
    for seed in range(60):
        rng = Random(seed)
        state = load("steere", side=4, swap=bool(seed % 2)).start()
        while state.awaiting:
            moves = range(state.game.actions)
            met |= {key(state, str(state.game.action(index))) for index in rng.sample(moves, 12)}
            legal = state.legal(min(state.awaiting))
            flips = [move for move in legal if str(move).startswith("x")]
            state = state.play(rng.choice(flips or legal))
    assert met >= set(state.game.RULES)


def test_a_player_without_a_move_passes_and_the_other_goes_on() -> None:
    passed = 0
    for seed in range(40):
        rng = Random(seed)
        state = load("steere", side=3).start()
        while state.awaiting:
            seat = min(state.awaiting)
            legal = state.legal(seat)
            if [str(move) for move in legal] == ["pass"]:
                passed += 1
                assert len(texts(state.play("pass"))) > 0
                assert state.play("pass").awaiting == {1 - seat}
            state = state.play(rng.choice(legal))
    assert passed > 0


def test_the_most_tiles_win() -> None:
    state = load("steere", side=2).start()
    while state.awaiting:
        state = state.play(state.legal(min(state.awaiting))[0])
    assert state.outcome is not None
    best = max(state.outcome.scores)
    assert state.outcome.winners == tuple(
        seat for seat in (0, 1) if state.outcome.scores[seat] == best
    )


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"side": 1}, "2 to 7"),
        ({"side": 8}, "2 to 7"),
        ({"side": "5"}, "2 to 7"),
        ({"side": True}, "2 to 7"),
        ({"swap": 1}, "false, true"),
        ({"players": 2}, "side, swap"),
    ],
)
def test_wrong_options_are_answered_with_what_is_allowed(
    options: dict[str, object], words: str
) -> None:
    with pytest.raises(OptionError, match=words):
        load("steere", **options)


@pytest.mark.parametrize("text", ["a6", "j1", "e0", "e05", "e10", "E5", "xe", "e5 x", "passt", "x"])
def test_texts_that_are_no_move_are_refused(text: str) -> None:
    with pytest.raises(NotationError):
        load("steere").move(text)


@given(st.text(max_size=12))
def test_any_text_is_a_move_or_a_clean_error(text: str) -> None:
    game = load("steere")
    try:
        move = game.move(text)
    except NotationError as error:
        assert str(error)
    else:
        assert game.read(str(move)) == move.index


@pytest.mark.parametrize("side", range(2, 8))
def test_neighbours_are_mutual_and_rings_are_closed(side: int) -> None:
    rings = hexagon.rings(side)
    cells = hexagon.cells(side)
    for cell, ring in enumerate(rings):
        for place, near in enumerate(ring):
            if near < cells:
                assert rings[near][(place + 3) % 6] == cell
                following = ring[(place + 1) % 6]
                assert following == cells or following in rings[near]
