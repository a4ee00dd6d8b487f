"""What a position of Mosaix promises."""

from musivum.core import compiled
from musivum.core.compiled import Ints, helper, kernel
from musivum.games.mosaix.data import GRID, PASS, PLAYERS, STRIDE
from musivum.games.mosaix.sheet import (
    CHOICE,
    FREE_BOXES,
    OVER,
    PHASE,
    SEAT,
    SEATS,
    SMALLEST_AREA,
    joined,
    marks,
    points,
)
from musivum.geometry import bits

POINT = 1000
"""More than all hopes together: a symbol is worth at most 60 / 4, an empty cell two pairs."""
YOUNG = (0, 6, 18, 36, 60)
"""What an area of so many cells promises that does not count yet, but can still grow to five."""
PAIR = 3
"""Two empty cells side by side: room in one piece takes more formations than scattered holes."""


@helper
def _prospects(cells: int, empty: int) -> tuple[int, int]:
    """The points of one symbol, and what its young areas promise."""
    number, total, hope = 0, 0, 0
    while cells:
        area = joined(cells, cells & -cells)
        cells ^= area
        size = bits.count(area)
        if size >= SMALLEST_AREA:
            number += 1
            total += size
        elif bits.count(joined(area | empty, area)) >= SMALLEST_AREA:
            hope += YOUNG[size]
    return number * total, hope


@kernel(compiled.EVALUATE)
def evaluate(tables: Ints, state: Ints, seat: int) -> int:
    """Points ahead of the best other; then, while the game goes on, areas and room to come.

    The seat's own choice counts as written, the others' do not.
    """
    grid = SEATS + SEAT * seat
    circles, triangles, crosses = state[grid], state[grid + 1], state[grid + 2]
    choice = state[grid + CHOICE] - 1
    if choice >= 0 and choice != tables[PASS]:
        new = marks(tables, choice)
        circles |= new[0]
        triangles |= new[1]
        crosses |= new[2]
    empty = GRID & ~(circles | triangles | crosses)
    lead = state[FREE_BOXES]
    hope = PAIR * (bits.count(empty & empty >> 1) + bits.count(empty & empty >> STRIDE))
    for cells in (circles, triangles, crosses):
        gained, promised = _prospects(cells, empty)
        lead += gained
        hope += promised
    best = 0
    for other in range(tables[PLAYERS]):
        if other != seat:
            best = max(best, points(state, other))
    if state[PHASE] == OVER:
        hope = 0
    return (lead - best) * POINT + hope
