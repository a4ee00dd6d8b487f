"""Positions as arrays of pixels."""

import sys

import numpy as np
import pytest

import musivum
from musivum.core.extras import MissingExtra
from musivum.drawing.palette import LIGHT, STONES
from musivum.drawing.raster import HEIGHT, WIDTH, picture


def _rgb(colour: str) -> tuple[int, ...]:
    return tuple(bytes.fromhex(colour[1:]))


@pytest.mark.parametrize("name", musivum.games())
def test_a_picture_fills_its_size_and_follows_the_game(name: str) -> None:
    game = musivum.load(name)
    match = musivum.Match(game, seed=1, players=["random"] * game.players)
    pictures = []
    for _ in range(2):
        for _ in range(15):
            match.step()
        pictures.append(picture(match.state))
        assert pictures[-1].shape == (HEIGHT, WIDTH, 3) and pictures[-1].dtype == np.uint8
    assert tuple(pictures[0][0, 0]) == _rgb(LIGHT["table"])
    assert (pictures[0] != pictures[1]).any()
    assert (picture(match.state) == pictures[1]).all(), "the same position, the same pixels"


def test_stones_have_the_colours_of_the_palette_but_for_their_cut() -> None:
    state = musivum.load("steere", side=3).start()
    empty = picture(state)
    placed = picture(state.play("c3"))
    changed = placed[(empty != placed).any(axis=2)].astype(int)
    near = [
        (np.abs(changed - np.array(_rgb(colour))).max(axis=1) < 30).mean()
        for colour in STONES.values()
    ]
    assert max(near) > 0.3, "a stone was laid, and nothing else happened"


def test_without_the_extra_it_is_said_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    with pytest.raises(MissingExtra, match=r'pip install "musivum\[print\]"'):
        picture(musivum.load("steere", side=3).start())
