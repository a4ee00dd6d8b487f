"""What a sheet's mosaic shows: its own picture, or a pattern of scales if it brings none."""

from functools import lru_cache

from musivum.drawing.palette import LIGHT, STONES, mixed
from musivum.games.galilee.sheet import ROOM, Sheet

GROUND = mixed(STONES["gold"], LIGHT["slab"], 0.4)
SCALES = tuple(
    (STONES[stone], mixed(STONES[stone], LIGHT["slab"], 0.7))
    for stone in ("lapis", "verdigris", "gold", "porphyry")
)
"""A row of scales has one of these pairs: its rim, and its middle."""
SCALES_ACROSS = 4
MIDDLE = 0.6
"""The middle of a scale, beside all of it."""


def picture(sheet: Sheet) -> str:
    """The artwork of a sheet as a board carries it: a name, or the text of one."""
    if len(sheet.picture) == 1 and not sheet.picture[0].startswith("#"):
        return f"{ROOM}/{sheet.picture[0]}"
    if sheet.picture:
        return "\n".join(sheet.picture) + "\n"
    return pattern(len(sheet.mosaic), len(sheet.mosaic[0]))


@lru_cache(maxsize=20)
def pattern(rows: int, columns: int) -> str:
    """Rows of scales, each lying over the row below it.

    >>> pattern(2, 2).splitlines()[0].partition(" ")[2]
    'M0 0H2V2H0Z'
    """
    radius = columns / SCALES_ACROSS / 2
    lines = [f"{GROUND} M0 0H{columns}V{rows}H0Z"]
    for row in reversed(range(int(rows / radius) + 2)):
        for colour, size in zip(SCALES[row % len(SCALES)], (radius, MIDDLE * radius), strict=True):
            left = radius if row % 2 else 0
            middles = (left + 2 * radius * n for n in range(SCALES_ACROSS + 1))
            circles = "".join(_circle(x, row * radius - radius / 2, size) for x in middles)
            lines.append(f"{colour} {circles}")
    return "\n".join(lines) + "\n"


def _circle(x: float, y: float, radius: float) -> str:
    across, size = round(2 * radius, 2), round(radius, 2)
    return (
        f"M{round(x - radius, 2):g} {round(y, 2):g}"
        f"a{size:g} {size:g} 0 1 0 {across:g} 0a{size:g} {size:g} 0 1 0 {-across:g} 0Z"
    )
