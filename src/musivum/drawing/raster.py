"""A position as an array of pixels, for ``render_mode="rgb_array"`` and videos.

The boards are those of :mod:`musivum.drawing.show`, without writing: to look for fonts
would take longer than all the rest. The pictures of all positions have the same size.
"""

from io import BytesIO

import numpy as np
from numpy.typing import NDArray

from musivum.core.extras import need
from musivum.core.game import State
from musivum.drawing import show
from musivum.drawing.scene import scene_of

Pixels = NDArray[np.uint8]

HEIGHT, WIDTH = 480, 640


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
    return show.table(scene_of(state.game, state.view(None)), WIDTH, HEIGHT)
