"""A board of a scene as an SVG picture, for documents, print and tests.

>>> from musivum.drawing.scene import Board, Cell, Piece, text
>>> cells = [Cell("a", 0, 0, text("scene-pass"))]
>>> board = Board("b", text("scene-pass"), "main", (-1, -1, 2, 2), cells, [Piece(0, 0, "lapis")])
>>> draw(board).startswith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 -1 2 2"')
True
"""

from collections.abc import Iterable
from html import escape

from musivum.core.catalogue import LANGUAGE
from musivum.drawing import marks
from musivum.drawing.marks import DAY, Drawn, Mark, Style, Thing
from musivum.drawing.mosaic import mosaic
from musivum.drawing.scene import Board

FAMILY = "Alegreya Sans, system-ui, sans-serif"
"""What letters on a picture are set in: our own, where it is there."""


def draw(board: Board, language: str = LANGUAGE, style: Style = DAY) -> str:
    """The board as the text of an SVG file, with its title for those who cannot see it."""
    title = escape(marks.spoken(board.title, language))
    box = " ".join(f"{number:g}" for number in board.box)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" role="img">'
    return f"{head}<title>{title}</title>{inside(board, language, style)}</svg>\n"


def inside(board: Board, language: str = LANGUAGE, style: Style = DAY) -> str:
    """All that is on a board; where it has an artwork, what its pieces bring to light of it."""
    if board.picture and not style.signs:  # on paper the sheet itself is what one draws on
        return mosaic(board, style.around) + things(marks.upon(board, style, language))
    return things(marks.draw(board, style, language))


def things(drawn: Iterable[Thing]) -> str:
    """What lies on a board, as the inside of an SVG picture."""
    return "".join(_thing(thing) for thing in drawn)


def _thing(thing: Thing) -> str:
    inside = "".join(mark(one) for one in thing.marks)
    return inside if thing.kind == "label" else f"<g>{inside}</g>"


def mark(one: Mark) -> str:
    """One mark as an SVG element."""
    if not isinstance(one, Drawn):
        weight = ' font-weight="700"' if one.bold else ""
        return (
            f'<text x="{one.x:.4g}" y="{one.y:.4g}" font-family="{FAMILY}" '
            f'font-size="{one.size:.4g}"{weight} text-anchor="{one.anchor}" '
            f'fill="{one.colour}">{escape(one.text)}</text>'
        )
    steps = "".join(
        kind + " ".join(f"{number:.4g}" for number in numbers) for kind, *numbers in one.steps
    )
    paint = f'fill="{one.fill or "none"}"'
    if one.stroke:
        paint += (
            f' stroke="{one.stroke}" stroke-width="{one.width:.3g}"'
            ' stroke-linecap="round" stroke-linejoin="round"'
        )
    if one.dashes:
        paint += f' stroke-dasharray="{one.dashes[0]:.3g} {one.dashes[1]:.3g}"'
    if one.opacity < 1:
        paint += f' opacity="{one.opacity:g}"'
    return f'<path d="{steps}" {paint}/>'
