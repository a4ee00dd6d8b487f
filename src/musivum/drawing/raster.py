"""A position as an array of pixels, for ``render_mode="rgb_array"`` and videos.

The boards are those of :mod:`musivum.drawing.svg`, side by side, without writing: to look for fonts
would take longer than all the rest. The pictures of all positions have the same size.
"""

from io import BytesIO

import numpy as np
from numpy.typing import NDArray

from musivum.core.extras import need
from musivum.core.game import State
from musivum.drawing import svg
from musivum.drawing.layout import arranged
from musivum.drawing.palette import LIGHT
from musivum.drawing.scene import scene_of

Pixels = NDArray[np.uint8]

HEIGHT, WIDTH = 480, 640
MARGIN = 8
"""Pixels around the boards."""
LARGEST_UNIT = 48.0


def picture(state: State) -> Pixels:
    """The table as a spectator sees it: 480 rows, 640 columns, red, green, blue.

    >>> import musivum
    >>> picture(musivum.load("steere", side=3).start()).shape
    (480, 640, 3)
    """
    resvg, images = need("resvg_py", "print"), need("PIL.Image", "print")
    png = resvg.svg_to_bytes(svg_string=table(state), skip_system_fonts=True)
    with images.open(BytesIO(png)) as image:
        pixels: Pixels = np.array(image.convert("RGB"))
    return pixels


def table(state: State) -> str:
    """All boards as one SVG picture, as a spectator sees them."""
    boards = scene_of(state.game, state.view(None)).boards
    unit, corners = arranged(
        [(b.box[2] * b.scale, b.box[3] * b.scale) for b in boards],
        WIDTH - 2 * MARGIN,
        HEIGHT - 2 * MARGIN,
        LARGEST_UNIT,
    )
    parts = []
    for board, (left, top) in zip(boards, corners, strict=True):
        size = unit * board.scale
        place = (
            f'x="{MARGIN + left * unit:.2f}" y="{MARGIN + top * unit:.2f}" '
            f'width="{board.box[2] * size:.2f}" height="{board.box[3] * size:.2f}"'
        )
        parts.append(svg.draw(board).replace("<svg ", f"<svg {place} ", 1))
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}">'
    ground = f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{LIGHT["table"]}"/>'
    return f"{head}{ground}{''.join(parts)}</svg>\n"
