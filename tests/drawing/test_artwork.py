"""Artworks under boards: read from text, drawn where pieces lie, a trace elsewhere."""

from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest

import musivum
from musivum.drawing import artwork, svg
from musivum.drawing.palette import LIGHT
from musivum.drawing.scene import Board, Cell, Piece, scene_of, text

SVG = "{http://www.w3.org/2000/svg}"
ART = sorted(Path(musivum.__file__).parent.glob("games/*/art/*.txt"))
TEXT = "#d9c59a M0 0H2V1H0Z\n#1d3c64 .2 M0 .5L2 .5\n"


def board(*covered: str) -> Board:
    said = text("scene-pass")
    cells = [
        Cell("a", 1, 1, said, tint="lapis"),
        Cell("b", 2, 1, said),
        Cell("c", 3, 1, said, tint="rose", sign="cross"),
    ]
    pieces = [Piece(one.x, one.y, "lapis", cell=one.id) for one in cells if one.id in covered]
    return Board("b", said, "main", (0.3, 0.3, 3.4, 1.4), cells, pieces, picture=TEXT)


@pytest.mark.parametrize("file", ART, ids=lambda file: file.stem)
def test_every_line_of_an_artwork_of_ours_is_a_shape(file: Path) -> None:
    lines = file.read_text(encoding="utf-8").splitlines()
    name = f"{file.parents[1].name}/{file.stem}"
    assert artwork.exists(name)
    assert len(artwork.shapes(name)) == sum(not line.startswith(";") for line in lines) > 10
    assert file.stat().st_size < 8000, "an artwork is a few kilobytes"


@pytest.mark.parametrize(
    "line",
    ["", "red M0 0Z", "#12345 M0 0Z", "#123456", "#123456 wide M0 0Z", '#123456 M0 0"><script>'],
)
def test_what_is_no_shape_is_none(line: str) -> None:
    assert artwork.shape(line) is None


def test_names_of_artworks_lead_nowhere_else() -> None:
    assert not artwork.exists("../../etc/passwd")
    assert not artwork.exists("no-such-room/picture")


def clipped(drawn: str, part: str) -> str:
    tree = ElementTree.fromstring(drawn)
    clip = tree.find(f".//{SVG}clipPath[@id='b-{part}']/{SVG}path")
    assert clip is not None
    return clip.attrib["d"]


def test_what_is_covered_comes_to_light_and_the_rest_stays_worn() -> None:
    drawn = svg.draw(board("b"))
    assert clipped(drawn, "lit") == "M1.5 0.5h1v1h-1Z", "the covered cell, in full colour"
    assert clipped(drawn, "worn") == "M0.5 0.5h1v1h-1Z", "what matters is clearer than the rest"
    assert clipped(svg.draw(board()), "lit") == ""
    assert svg.draw(board("a")) != svg.draw(board("b"))


def test_what_does_not_belong_is_no_part_of_the_picture_and_keeps_its_sign() -> None:
    drawn = svg.draw(board("c"))
    assert clipped(drawn, "lit") == ""
    assert len(ElementTree.fromstring(drawn).findall(f"{SVG}g")) == 1, "its cross"


def test_a_ring_is_seen_on_a_picture() -> None:
    ringed = board("a")
    ringed = replace(ringed, pieces=[replace(one, ring=True) for one in ringed.pieces])
    assert LIGHT["ring"] in svg.draw(ringed)
    assert LIGHT["ring"] not in svg.draw(board("a"))


def test_tiles_are_seen_as_they_were_drawn() -> None:
    """A view knows which cells are covered; the moves tell which of them are one tile."""
    game = musivum.load("galilee", players=3)
    match = musivum.Match(game, seed=4, players=["random"] * 3).run()
    boards = scene_of(game, match.state.view(None), match.moves).boards
    for seat in range(3):
        drawn = next(one for one in boards if one.picture and one.seat == seat)
        places = [cell for tile in drawn.laid for cell in tile]
        assert sorted(places) == sorted(str(piece.cell) for piece in drawn.pieces)
        assert len(drawn.laid) == sum("@" in str(move) for by, move in match.moves if by == seat)
        assert svg.draw(drawn).count(LIGHT["ink"]) > svg.draw(replace(drawn, laid=[])).count(
            LIGHT["ink"]
        )
    assert not any(one.laid for one in scene_of(game, match.state.view(None)).boards)


def test_a_pick_that_is_not_carried_out_yet_is_no_tile_to_others() -> None:
    game = musivum.load("galilee", players=3)
    match = musivum.Match(game, seed=4, players=["random"] * 3)
    hidden = 0
    while not match.state.outcome:
        match.step()
        seat, move = match.moves[-1]
        if seat < 0 or "@" not in str(move) or not match.state.awaiting - {musivum.CHANCE, seat}:
            continue
        for other in {*range(3)} - {seat}:
            view = match.state.view(other)
            told, untold = (scene_of(game, view, one) for one in (match.moves, match.moves[:-1]))
            covered = {
                piece.cell
                for one in told.boards
                if one.picture and one.seat == seat
                for piece in one.pieces
            }
            tile = next(one for one in told.boards if one.picture and one.seat == seat).laid
            assert all(covered.issuperset(one) for one in tile)
            hidden += told.data() == untold.data()
    assert hidden > 10, "others pick at the same time, and nobody sees it before all have"
