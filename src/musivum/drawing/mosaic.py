"""A board with an artwork, in SVG: what is covered shines, the rest is a worn trace of it.

The page sets the same picture in stones (``web/src/board/mosaic.ts``); here it is drawn once, cut
to the covered cells, with a grid of joints over it.
"""

from collections.abc import Iterable

from musivum.drawing.artwork import Shape, shapes
from musivum.drawing.palette import STONES
from musivum.drawing.scene import Board, Cell, Point

STONES_A_CELL = 7
WORN, FAINT = 0.42, 0.2
"""How much is left of the picture where it matters, and around it."""


def mosaic(board: Board, around: dict[str, str]) -> str:
    """The cells of a board with an artwork, without signs; ``around`` are the colours beside it."""
    covered = {piece.cell for piece in board.pieces}
    own = [cell for cell in board.cells if not cell.sign]
    left, top = (min(place) - 0.5 for place in zip(*map(_place, board.cells), strict=True))
    name = board.name
    drawn = "".join(_shape(one) for one in shapes(board.picture))
    parts = [
        f'<defs><g id="{name}-art" transform="translate({left:g} {top:g})">{drawn}</g>',
        _joints(f"{name}-joints", around["slab"]),
        _clip(f"{name}-all", board.cells),
        _clip(f"{name}-worn", (one for one in own if one.tint)),
        _clip(f"{name}-lit", (one for one in own if one.id in covered)),
        "</defs>",
        f'<path d="{_squares(board.cells)}" fill="{around["hollow"]}"/>',
        *(
            f'<use href="#{name}-art" clip-path="url(#{name}-{part})" opacity="{strength}"/>'
            for part, strength in (("all", FAINT), ("worn", WORN), ("lit", 1))
        ),
    ]
    for cell in board.cells:
        if cell.sign and cell.tint:
            strength = 1 if cell.id in covered else WORN
            paint = f'fill="{STONES[cell.tint]}" fill-opacity="{strength}"'
            parts.append(f'<path d="{_squares([cell])}" {paint}/>')
    parts.append(f'<path d="{_squares(board.cells)}" fill="url(#{name}-joints)"/>')
    subject = {_place(cell) for cell in own if cell.tint}
    parts.append(
        f'<path d="{_sides(subject)}" fill="none" stroke="{around["soft"]}" stroke-width=".05" '
        'stroke-linecap="round"/>'
    )
    return "".join(parts)


def _place(cell: Cell) -> Point:
    return cell.x, cell.y


def _shape(one: Shape) -> str:
    if not one.width:
        return f'<path d="{one.path}" fill="{one.colour}"/>'
    return (
        f'<path d="{one.path}" fill="none" stroke="{one.colour}" stroke-width="{one.width:g}" '
        'stroke-linecap="round"/>'
    )


def _squares(cells: Iterable[Cell]) -> str:
    return "".join(f"M{cell.x - 0.5:g} {cell.y - 0.5:g}h1v1h-1Z" for cell in cells)


def _clip(name: str, cells: Iterable[Cell]) -> str:
    return f'<clipPath id="{name}"><path d="{_squares(cells)}"/></clipPath>'


def _joints(name: str, colour: str) -> str:
    side = 1 / STONES_A_CELL
    return (
        f'<pattern id="{name}" width="{side:.5f}" height="{side:.5f}" x=".5" y=".5" '
        f'patternUnits="userSpaceOnUse"><path d="M0 0H{side:.3f}M0 0V{side:.3f}" stroke="{colour}" '
        'stroke-width=".036" stroke-opacity=".55"/></pattern>'
    )


def _sides(places: set[Point]) -> str:
    """The outline of some cells: the sides behind which none of them lies."""
    path = ""
    for x, y in sorted(places):
        for dx, dy, side in (
            (0, -1, f"M{x - 0.5:g} {y - 0.5:g}h1"),
            (0, 1, f"M{x - 0.5:g} {y + 0.5:g}h1"),
            (-1, 0, f"M{x - 0.5:g} {y - 0.5:g}v1"),
            (1, 0, f"M{x + 0.5:g} {y - 0.5:g}v1"),
        ):
            if (x + dx, y + dy) not in places:
                path += side
    return path
