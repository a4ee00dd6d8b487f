"""Scenes as pictures."""

from xml.etree import ElementTree

import pytest

import musivum
from musivum.drawing import marks, palette, scene, svg


@pytest.mark.parametrize("name", musivum.games())
def test_every_board_of_every_game_becomes_a_picture(name: str) -> None:
    game = musivum.load(name)
    match = musivum.Match(game, seed=1, players=["random"] * game.players)
    for _ in range(30):
        match.step()
    boards = scene.scene_of(game, match.state.view(0)).boards
    assert boards
    for board in boards:
        picture = ElementTree.fromstring(svg.draw(board))
        groups = picture.findall("{http://www.w3.org/2000/svg}g")
        drawn = [cell for cell in board.cells if cell.shape != "none"]
        if board.picture:  # which pieces bring to light; signs and rings stand on it
            signs = [cell for cell in drawn if cell.sign]
            assert len(groups) == len(signs) + sum(piece.ring for piece in board.pieces)
        else:
            assert len(groups) == len(drawn) + len(board.pieces)


def test_every_colour_and_sign_of_scenes_can_be_drawn() -> None:
    assert set(palette.STONES) == set(palette.INKS) == set(scene.PALETTE) == set(palette.SIGN_OF)
    assert set(marks.SIGNS) == set(scene.SIGNS) >= set(palette.SIGN_OF.values())


def test_a_picture_is_always_the_same() -> None:
    game = musivum.load("steere")
    board = scene.scene_of(game, game.start().play("e5").view(0)).boards[0]
    assert svg.draw(board) == svg.draw(board)
