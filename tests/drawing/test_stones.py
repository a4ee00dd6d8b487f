"""Stones on paper and in pictures."""

from musivum.drawing.scene import SQUARE
from musivum.drawing.stones import cut


def test_a_stone_is_cut_as_the_page_cuts_it() -> None:
    """The page's own test (web/test/stones.test.ts) expects the same numbers."""
    one = cut(SQUARE, "lapis", "board/e5/")
    assert [round(number, 3) for number in one.outline[0]] == [-0.483, -0.484]
    colours = [tuple(bytes.fromhex(colour[1:])) for colour in (one.fill, one.lit, one.dark)]
    assert colours == [(52, 99, 143), (73, 115, 155), (37, 76, 113)]


def test_stones_of_two_places_differ_and_one_is_always_the_same() -> None:
    assert cut(SQUARE, "gold", "grid/1,1") == cut(SQUARE, "gold", "grid/1,1")
    assert cut(SQUARE, "gold", "grid/1,1") != cut(SQUARE, "gold", "grid/1,2")
