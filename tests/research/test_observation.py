"""Observations show what a seat may know and nothing else, and every legal move has a number."""

import random
from pathlib import Path

import numpy as np
import pytest

import musivum
from musivum.core.game import State
from musivum.core.observation import observation
from musivum.core.rng import generator
from musivum.games.mozaa import observation as mozaa
from musivum.games.mozaa import table as mozaa_table
from musivum.games.mozaa.data import LOOK_CARDS, LOOKS, START_LOOK
from musivum.games.mozaa.table import axis
from musivum.research import engine
from musivum.research.encoding import Encoding
from tests.research.kinds import EVERY, MANY, Kind, awaited, load, name, positions

PAGE = Path(__file__).parents[2] / "docs" / "research" / "observations.md"
every_kind = pytest.mark.parametrize("kind", EVERY, ids=name)


@every_kind
def test_what_a_seat_cannot_know_changes_nothing_that_it_sees(kind: Kind) -> None:
    game = load(kind)
    encoding = Encoding(game)
    rng = random.Random(3)
    differed = 0
    for array in positions(game, seed=11, every=7):
        state = State(game, array)
        for seat in range(game.players):
            planes, mask, _ = encoding.observe(array, seat)
            for _ in range(2):
                other = game.imagine(state.view(seat), rng).array
                differed += not np.array_equal(other[: game.key], array[: game.key])
                other_planes, other_mask, _ = encoding.observe(other, seat)
                assert np.array_equal(planes, other_planes)
                assert np.array_equal(mask, other_mask)
    hides = game.NAME != "steere" and game.players > 1
    if game.NAME == "mozaa":
        assert differed, "nothing was dealt anew, so nothing was tested"
    elif not hides:
        assert not differed


@pytest.mark.parametrize(
    "kind", [("mosaix", {"players": 3}), ("galilee", {"players": 4})], ids=name
)
def test_a_choice_made_at_the_same_time_is_not_seen(kind: Kind) -> None:
    game = load(kind)
    encoding = Encoding(game)
    kernels = game.KERNELS
    compared = 0
    for array in positions(game, seed=5):
        seats = awaited(game, array)
        legal = encoding.legal(array, seats[0])
        if len(seats) < 2 or len(legal) < 2:
            continue
        one, other = array.copy(), array.copy()
        kernels.play(game.tables, one, seats[0], int(legal[0]))
        kernels.play(game.tables, other, seats[0], int(legal[-1]))
        for seat in range(game.players):
            same = np.array_equal(encoding.observe(one, seat)[0], encoding.observe(other, seat)[0])
            assert same == (seat != seats[0])
        compared += 1
    assert compared > 5


@pytest.mark.parametrize("kind", MANY, ids=name)
def test_numbers_lie_between_minus_one_and_one_and_planes_have_names(kind: Kind) -> None:
    game = load(kind)
    encoding = Encoding(game)
    seen = observation(game)
    assert len(set(seen.planes)) == len(seen.planes)
    used = np.zeros(len(seen.planes), dtype=bool)
    for seed in range(6):
        for array in positions(game, seed, every=2):
            for seat in range(game.players):
                planes = encoding.observe(array, seat)[0]
                assert planes.shape == seen.shape
                assert np.isfinite(planes).all()
                assert np.abs(planes).max() <= 1
                used |= planes.reshape(len(used), -1).any(axis=1)
    unused = {plane for plane, is_used in zip(seen.planes, used, strict=True) if not is_used}
    allowed = {"swap", "flipped", "flips", "free boxes", "passes", "choosing", "claiming"}
    if game.players == 1:
        allowed |= {"kept"}
    rare = {one for one in unused if not one.startswith(("own choice", "own pick", "has"))}
    assert rare <= allowed, f"never anything but zeros: {rare - allowed}"


@every_kind
def test_actions_moves_and_texts_are_one_to_one(kind: Kind) -> None:
    game = load(kind)
    encoding = Encoding(game)
    for array in positions(game, seed=2, every=3):
        state = State(game, array)
        for seat in awaited(game, array):
            moves = state.legal(seat)
            actions = encoding.legal(array, seat).tolist()
            assert len(set(actions)) == len(moves)
            assert 0 <= min(actions) and max(actions) < encoding.actions
            assert np.flatnonzero(encoding.observe(array, seat)[1]).tolist() == sorted(actions)
            for move, action in zip(moves, actions, strict=True):
                assert game.move(str(move)) == move
                assert game.action(game.index(move)) == move
                assert encoding.move(array, seat, action) == move
            assert encoding.action(array, seat, str(moves[0])) == actions[0]


@every_kind
def test_legal_moves_follow_from_what_the_seat_knows(kind: Kind) -> None:
    game = load(kind)
    encoding = Encoding(game)
    for array in positions(game, seed=4, every=3):
        for seat in awaited(game, array):
            known = array.copy()
            game.KERNELS.redact(game.tables, known, seat)
            assert encoding.legal(known, seat).tolist() == encoding.legal(array, seat).tolist()


@every_kind
def test_only_legal_actions_are_played(kind: Kind) -> None:
    game = load(kind)
    encoding = Encoding(game)
    rng = np.random.default_rng(1)
    moves = np.empty(game.most_moves, dtype=np.int64)
    scores = np.zeros(game.players, dtype=np.int64)
    for array in positions(game, seed=6, every=5):
        for seat in range(game.players):
            legal = set(encoding.legal(array, seat).tolist())
            tried = [*list(legal)[:5], *rng.integers(-2, encoding.actions + 2, 40).tolist()]
            tried += [min(max(one + 1, 0), encoding.actions) for one in legal][:20]
            for action in tried:
                after = array.copy()
                found = engine.step(
                    encoding.handle, after, generator(1), seat, action, moves, scores
                )
                assert (found != engine.ILLEGAL) == (action in legal)
                if action not in legal:
                    assert np.array_equal(after, array)
                    assert str(encoding.why(array, seat, action))


def test_canonical_actions_of_mozaa_are_those_of_the_game() -> None:
    game = musivum.load("mozaa", variant="claims", hand=3)
    encoding = Encoding(game, "canonical")
    assert encoding.actions == game.actions
    for array in positions(game, seed=1, every=10):
        for seat in awaited(game, array):
            moves = State(game, array).legal(seat)
            assert encoding.legal(array, seat).tolist() == [move.index for move in moves]
            assert np.flatnonzero(encoding.observe(array, seat)[1]).tolist() == [
                m.index for m in moves
            ]


@pytest.mark.parametrize("down", [0, 1])
def test_no_two_open_places_of_mozaa_ever_share_a_spot(down: int) -> None:
    """A straight line of 63 cards is as far as a table can reach."""
    array = musivum.load("mozaa").start().array
    looks = [look for look in range(LOOKS) if LOOK_CARDS[look] != LOOK_CARDS[START_LOOK]]
    cards = {int(LOOK_CARDS[look]): look for look in looks}
    for step, look in enumerate(list(cards.values())[:62], start=1):
        place = axis(step) if down else axis(0) + step
        mozaa_table.lay(array, place, look)
    laid = [
        mozaa_table.place_of(array, card) for card in (*list(cards)[:62], LOOK_CARDS[START_LOOK])
    ]
    opened = [
        int(array[mozaa_table.SLOT_PLACES + slot])
        for slot in range(128)
        if int(array[mozaa_table.OPEN + slot // 64]) >> (slot % 64) & 1
    ]
    assert len(opened) == 128
    spots = {mozaa.spot_of(place) for place in opened + laid}
    assert len(spots) == len(opened) + len(laid)
    assert all(mozaa.place_at(array, mozaa.spot_of(place), True) == place for place in opened)
    assert all(mozaa.place_at(array, mozaa.spot_of(place), False) == place for place in laid)


@every_kind
def test_every_plane_is_documented(kind: Kind) -> None:
    page = PAGE.read_text(encoding="utf-8")
    for plane in observation(load(kind)).planes:
        assert f"`{plane.partition(' of seat')[0]}`" in page, plane
