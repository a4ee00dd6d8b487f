"""A scene as an array of pixels, for ``render_mode="rgb_array"`` and videos.

Small on purpose: polygons and disks in flat colours, each with its sign, no writing. The pictures
of all positions have the same size.
"""

from collections.abc import Iterable, Sequence

import numpy as np
from numpy.typing import NDArray

from musivum.core.game import State
from musivum.drawing.scene import SQUARE, Board, Piece, Point, scene_of

Pixels = NDArray[np.uint8]
Colour = tuple[int, int, int]

HEIGHT, WIDTH = 480, 640
MARGIN = 8
"""Pixels around the boards."""
GAP = 0.6
"""Units between two boards."""
LARGEST_UNIT = 48.0

COLOURS: dict[str, Colour] = {
    "terracotta": (0xB4, 0x53, 0x3A),
    "lapis": (0x2E, 0x5E, 0x8C),
    "gold": (0xD6, 0xA2, 0x3E),
    "verdigris": (0x4C, 0x8A, 0x75),
    "porphyry": (0x6F, 0x40, 0x60),
    "marble": (0x9B, 0x95, 0x8B),
    "rose": (0xD0, 0x8B, 0x92),
}
GROUND, HOLLOW, RIM, SIGN, RING = (
    (244, 240, 232),
    (226, 219, 205),
    (150, 138, 120),
    (255, 252, 245),
    (240, 190, 40),
)

SIGN_SHAPES: dict[str, tuple[tuple[Point, ...], ...]] = {
    "triangle": (((0, -0.24), (0.24, 0.18), (-0.24, 0.18)),),
    "square": (((-0.18, -0.18), (0.18, -0.18), (0.18, 0.18), (-0.18, 0.18)),),
    "diamond": (((0, -0.26), (0.2, 0), (0, 0.26), (-0.2, 0)),),
    "cross": (
        ((-0.22, -0.14), (-0.14, -0.22), (0.22, 0.14), (0.14, 0.22)),
        ((0.14, -0.22), (0.22, -0.14), (-0.14, 0.22), (-0.22, 0.14)),
    ),
    "bars": (
        ((-0.22, -0.2), (0.22, -0.2), (0.22, -0.06), (-0.22, -0.06)),
        ((-0.22, 0.06), (0.22, 0.06), (0.22, 0.2), (-0.22, 0.2)),
    ),
    "star": (
        ((0, -0.26), (0.08, -0.08), (0.26, 0), (0.08, 0.08), (0, 0.26), (-0.08, 0.08)),
        ((-0.26, 0), (-0.08, -0.08), (0.08, 0.08), (-0.08, 0.08)),
    ),
}
"""Polygons about 0,0; a circle is drawn as one."""
_CIRCLE = tuple((0.2 * np.cos(turn), 0.2 * np.sin(turn)) for turn in np.arange(0, 2 * np.pi, 0.5))


def picture(state: State) -> Pixels:
    """The table as a spectator sees it: 480 rows, 640 columns, red, green, blue.

    >>> import musivum
    >>> picture(musivum.load("steere", side=3).start()).shape
    (480, 640, 3)
    """
    scene = scene_of(state.game, state.view(None))
    pixels = np.full((HEIGHT, WIDTH, 3), GROUND, dtype=np.uint8)
    unit, corners = _arranged([(b.box[2] * b.scale, b.box[3] * b.scale) for b in scene.boards])
    for board, (left, top) in zip(scene.boards, corners, strict=True):
        size = unit * board.scale
        across = MARGIN + left * unit - board.box[0] * size
        down = MARGIN + top * unit - board.box[1] * size
        _draw(pixels, board, across, down, size)
    return pixels


def _arranged(sizes: Sequence[Point]) -> tuple[float, list[Point]]:
    """Boards in rows, so that a unit becomes as large as possible: its size, and their corners."""
    best: tuple[float, list[Point]] = (0.0, [])
    total = sum(width + GAP for width, _ in sizes)
    for limit in np.linspace(max(width for width, _ in sizes) + GAP, total, 24):
        corners: list[Point] = []
        left = top = tallest = widest = 0.0
        for width, height in sizes:
            if left > 0 and left + width > limit:
                left, top, tallest = 0.0, top + tallest + GAP, 0.0
            corners.append((left, top))
            left += width + GAP
            tallest, widest = max(tallest, height), max(widest, left - GAP)
        unit = min((WIDTH - 2 * MARGIN) / widest, (HEIGHT - 2 * MARGIN) / (top + tallest))
        if unit > best[0]:
            best = (unit, corners)
    return min(best[0], LARGEST_UNIT), best[1]


def _draw(pixels: Pixels, board: Board, across: float, down: float, unit: float) -> None:
    shapes = {"square": SQUARE, **board.shapes}

    def polygon(points: Iterable[Point], x: float, y: float, scale: float, colour: Colour) -> None:
        placed = [
            (across + (x + scale * px) * unit, down + (y + scale * py) * unit) for px, py in points
        ]
        _fill(pixels, placed, colour)

    for cell in board.cells:
        if cell.shape:
            polygon(shapes[cell.shape], cell.x, cell.y, 0.98, RIM)
            ground = _pale(COLOURS[cell.tint]) if cell.tint else HOLLOW
            polygon(shapes[cell.shape], cell.x, cell.y, 0.92, ground)
    for piece in board.pieces:
        if piece.ring:
            polygon(shapes[piece.shape], piece.x, piece.y, piece.size, RING)
        scale = piece.size * (0.8 if piece.ring else 0.9)
        polygon(shapes[piece.shape], piece.x, piece.y, scale, COLOURS[piece.colour])
        centre = _centre(shapes[piece.shape], piece)
        room = piece.size * (0.55 if piece.look == "card" else 1.0)
        for part in (_CIRCLE,) if piece.sign == "circle" else SIGN_SHAPES.get(piece.sign, ()):
            polygon(part, *centre, room, SIGN)


def _centre(shape: Sequence[Point], piece: Piece) -> Point:
    """Where a piece's sign stands: in the middle of its corners."""
    x = sum(px for px, _ in shape) / len(shape)
    y = sum(py for _, py in shape) / len(shape)
    return piece.x + x * piece.size, piece.y + y * piece.size


def _pale(colour: Colour) -> Colour:
    red, green, blue = (
        (part + 2 * ground) // 3 for part, ground in zip(colour, HOLLOW, strict=True)
    )
    return red, green, blue


def _fill(pixels: Pixels, points: Sequence[Point], colour: Colour) -> None:
    """Colour the pixels whose middle lies inside a polygon (by the even-odd rule)."""
    left = max(0, int(min(x for x, _ in points)))
    right = min(WIDTH, int(max(x for x, _ in points)) + 2)
    top = max(0, int(min(y for _, y in points)))
    bottom = min(HEIGHT, int(max(y for _, y in points)) + 2)
    if left >= right or top >= bottom:
        return
    xs = np.arange(left, right) + 0.5
    ys = (np.arange(top, bottom) + 0.5)[:, None]
    inside = np.zeros((bottom - top, right - left), dtype=bool)
    for (x1, y1), (x2, y2) in zip(points, [*points[1:], points[0]], strict=True):
        if y1 == y2:
            continue
        crosses = (y1 > ys) != (y2 > ys)
        inside ^= crosses & (xs < (x2 - x1) * (ys - y1) / (y2 - y1) + x1)
    pixels[top:bottom, left:right][inside] = colour
