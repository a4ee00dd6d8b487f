"""Artworks under boards: read from text, drawn where pieces lie, a trace elsewhere."""

from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest

import musivum
from musivum.drawing import artwork, svg
from musivum.drawing.palette import LIGHT
from musivum.drawing.scene import Board, Cell, Piece, text

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
