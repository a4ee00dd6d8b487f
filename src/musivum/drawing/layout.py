"""Boards beside each other, as large as a place allows."""

from collections.abc import Sequence

from musivum.drawing.scene import Point

GAP = 0.6
"""Units between two boards."""
TRIES = 24


def arranged(
    sizes: Sequence[Point], width: float, height: float, largest: float
) -> tuple[float, list[Point]]:
    """Boards in rows, so that a unit becomes as large as possible: its size, and their corners.

    >>> arranged([(1, 1), (1, 1)], 26, 10, 48)
    (10.0, [(0.0, 0.0), (1.6, 0.0)])
    """
    best: tuple[float, list[Point]] = (0.0, [])
    least = max(one for one, _ in sizes) + GAP
    most = sum(one + GAP for one, _ in sizes)
    for number in range(TRIES):
        limit = least + (most - least) * number / (TRIES - 1)
        corners: list[Point] = []
        left = top = tallest = widest = 0.0
        for wide, high in sizes:
            if left > 0 and left + wide > limit:
                left, top, tallest = 0.0, top + tallest + GAP, 0.0
            corners.append((left, top))
            left += wide + GAP
            tallest, widest = max(tallest, high), max(widest, left - GAP)
        unit = min(width / widest, height / (top + tallest))
        if unit > best[0]:
            best = (unit, corners)
    return min(best[0], largest), best[1]
