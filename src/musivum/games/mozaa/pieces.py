"""Cards and pawns as they look, whatever the rules make of them."""

from functools import lru_cache

from musivum.drawing.palette import SIGN_OF, Colour
from musivum.drawing.scene import Piece, Point, piece
from musivum.games.mozaa.data import SIDES

STONES: dict[str, Colour] = {"R": "terracotta", "B": "lapis", "G": "marble", "P": "porphyry"}
PAWNS: tuple[Colour, ...] = ("gold", "verdigris", "rose", "lapis")
"""The colours of the seats' pawns, which also carry the seat's number."""

_CORNERS: tuple[Point, ...] = ((-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5))
TRIANGLES: dict[str, tuple[Point, ...]] = {
    side: (_CORNERS[n], _CORNERS[(n + 1) % 4], (0, 0)) for n, side in enumerate(SIDES)
}
MIDDLES: dict[str, Point] = {"N": (0, -1 / 3), "E": (1 / 3, 0), "S": (0, 1 / 3), "W": (-1 / 3, 0)}


@lru_cache(maxsize=5000)
def card_pieces(card: str, x: float, y: float, *cells: str) -> list[Piece]:
    """A card as it lies, in four triangles: on one cell, or each on one of its own."""
    return [
        piece(x, y, STONES[letter], SIGN_OF[STONES[letter]], "", side, "card", cell)
        for side, letter, cell in zip(SIDES, card, cells * (len(SIDES) // len(cells)), strict=True)
    ]


def sides(card: str) -> dict[str, str]:
    """The colours of a card by its sides, as the catalogue speaks of them."""
    return dict(zip(("north", "east", "south", "west"), card, strict=True))
