"""Positions as pictures and games as films, compared with what their scenes say."""

from io import BytesIO
from xml.etree import ElementTree

import pytest
from PIL import Image

import musivum
from musivum.drawing.film import film, frames_of
from musivum.drawing.scene import scene_of
from musivum.drawing.show import Score, png, points_of, table

SVG = "{http://www.w3.org/2000/svg}"


def played(name: str, moves: int = 25, seed: int = 1, **options: object) -> musivum.Match:
    game = musivum.load(name, **options)
    match = musivum.Match(game, seed=seed, players=["random"] * game.players)
    while len(match.moves) < moves and match.step():
        pass
    return match


@pytest.mark.parametrize("name", musivum.games())
def test_a_picture_holds_every_cell_and_piece_of_the_spectators_scene(name: str) -> None:
    state = played(name).state
    scene = scene_of(state.game, state.view(None))
    picture = ElementTree.fromstring(state.board())
    for board, group in zip(scene.boards, picture.findall(f"{SVG}g"), strict=True):
        inner = group.findall(f"{SVG}g")
        if board.picture:  # an artwork is drawn once, and cut to what each state of a cell shows
            lit = group.find(f".//{SVG}clipPath[@id='{board.name}-lit']/{SVG}path")
            covered = {piece.cell for piece in board.pieces}
            shown = [cell for cell in board.cells if cell.id in covered and not cell.sign]
            assert lit is not None and lit.get("d", "").count("M") == len(shown) > 0
        else:
            drawn = sum(cell.shape != "none" for cell in board.cells)
            assert len(inner) == drawn + len(board.pieces) > 0


@pytest.mark.parametrize("name", musivum.games())
def test_a_picture_shows_no_more_than_a_spectator_may_know(name: str) -> None:
    """Positions that look alike to a spectator give equal pictures, whatever hands hold."""
    options = {"hand": 3} if name == "mozaa" else {}
    match = played(name, 12, **options)
    state = match.state
    for seed in range(3):
        other = state.game.imagine(state.view(None), musivum.Dice(str(seed), "imagine"))
        assert other.board() == state.board()


def test_words_and_scores_are_on_the_picture_and_it_has_the_size_asked_for() -> None:
    state = played("steere").state
    scene = scene_of(state.game, state.view(None))
    scores = [Score("Ann <b>", 12, 20), Score("Bob", 7, 20)]
    picture = table(scene, 400, 300, title="Mosaic", scores=scores)
    said = [text.text for text in ElementTree.fromstring(picture).iter(f"{SVG}text")]
    assert {"Mosaic", "Ann <b>", "Bob", "12", "7"} <= set(said)
    assert Image.open(BytesIO(png(picture))).size == (400, 300)


@pytest.mark.parametrize("kind", ["gif", "webp"])
def test_a_film_shows_every_position_and_takes_its_time(kind: str) -> None:
    match = played("steere", 8, side=3)
    frames = list(frames_of(match, 160, 500, None))
    still = [picture for picture, _ in frames]
    assert len(frames) >= len(match.states)
    assert match.states[-1].board().count("<g>") - 1 <= still[-1].count("<g>")
    image = Image.open(BytesIO(film(match, kind, 160, 500)))
    assert image.size == (160, 120)
    assert getattr(image, "n_frames", 1) >= len(match.states)
    total = 0
    for number in range(getattr(image, "n_frames", 1)):
        image.seek(number)
        image.load()
        total += image.info["duration"]
    assert abs(total - sum(time for _, time in frames)) <= 10 * len(frames)


def test_a_film_draws_a_board_as_a_picture_does_also_while_a_piece_falls() -> None:
    match = played("galilee", 12, players=1)
    frames = [picture for picture, _ in frames_of(match, 320, 500, None)]
    assert len(frames) > len(match.states), "something fell"
    artwork = match.board().count("-art")
    assert artwork > 1 and {picture.count("-art") for picture in frames} == {artwork}


def test_a_score_on_a_picture_counts_nothing_that_nobody_has_earned_yet() -> None:
    view = musivum.load("galilee", players=2).start().view(None)
    scene = scene_of(musivum.load("galilee", players=2), view)
    assert points_of(scene, view) == [account.total for account in scene.accounts]
    assert max(points_of(scene, view)) < min(view["scores"]), "all tie for the most, with nothing"


def test_notebooks_show_states_matches_and_records() -> None:
    match = played("steere", 10, side=3)
    assert match.state._repr_svg_() == match.board() == match.state.board()
    shown = match._repr_html_()
    assert match.board() in shown and "random" in shown and "<table>" in shown
    again = musivum.Record.read(match.record().json())
    assert match.board() in again._repr_html_()


def test_a_name_in_a_notebook_is_words_and_no_markup() -> None:
    game = musivum.load("steere", side=2)
    match = musivum.Match(game, seed=1, names=["<script>alert(1)</script>", "b"])
    assert "<script>" not in match._repr_html_()
