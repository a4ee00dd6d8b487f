"""What the networks for two and for more see alike: the dice that come next, and the race."""

from typing import NamedTuple

from musivum.core.compiled import Ints, helper
from musivum.core.pointers import Floats
from musivum.games.galilee.data import HAND, PLAYERS
from musivum.games.galilee.picks import BAG, KEPT, ROLLER, WAITING
from musivum.games.galilee.rules import ALL_DICE
from musivum.geometry import bits

# Parts of marks
COMING = 3
"""Whether a die comes next: no, perhaps, surely;"""
HEIGHTS = 3**3
"""how many tiles of a column are free in rows 5, 6 [0 … 2], in 3, 4 and in 1, 2;"""
MOST_AHEAD = 12
AHEADS = 2 * MOST_AHEAD + 1
"""cells ahead;"""
MOST_LEAD, STEP = 10, 4
LEADS = 2 * MOST_LEAD + 1
"""points ahead, in steps."""

# Measures
POINTS, CELLS_AHEAD, COVERS, THEIR_COVERS, INLAND, THEIR_INLAND = range(6)
"""Points and cells ahead, covered cells of both, uncovered blue cells of both."""
MEASURES = 6


class Next(NamedTuple):
    """What a seat knows of the next roll."""

    sure: int
    perhaps: int
    """The dice that come for sure, and those that may, as bits;"""
    still: bool
    """whether others have to pick before it;"""
    rounds: int
    """and after how many rolls of others it is one's own."""


@helper
def next_roll(tables: Ints, state: Ints, seat: int) -> Next:
    """What a seat knows of the next roll that has picked, or is not to pick."""
    picking = state[WAITING] != 0 and state[KEPT] != 0
    kept = 1 << state[KEPT] >> 1
    bag = state[BAG] if state[BAG] else ALL_DICE & ~kept
    whole = bits.count(bag) == tables[HAND] - 1
    sure, perhaps = (kept | bag, 0) if whole else (kept, bag)
    rounds = (seat - state[ROLLER] - (1 if picking else 0)) % tables[PLAYERS]
    return Next(sure, perhaps, picking and seat == state[ROLLER], rounds)


@helper
def coming(rolled: Next, colour: int) -> int:
    """Whether a die comes next: no, perhaps, surely."""
    return 2 * (rolled.sure >> colour & 1) | (rolled.perhaps >> colour & 1)


@helper
def heights(free: int) -> int:
    """How the free tiles of a column are spread over its rows."""
    return bits.count(free & 3) + 3 * (bits.count(free & 12) + 3 * bits.count(free & 48))


@helper
def ahead_by(cells: int) -> int:
    """So many cells ahead, as one of AHEADS."""
    return MOST_AHEAD + max(-MOST_AHEAD, min(MOST_AHEAD, cells))


@helper
def steps_of(lead: int) -> int:
    """So many points ahead, as one of LEADS."""
    return max(0, min(2 * MOST_LEAD, (lead + STEP * MOST_LEAD + STEP // 2) // STEP))


@helper
def measure(
    lead: int, cells: int, theirs: int, left: int, their_left: int, ten: float, measured: Floats
) -> None:
    """Write the measures, in tens: the lead, covered cells and uncovered blue ones."""
    measured[POINTS] = lead / ten
    measured[CELLS_AHEAD] = (cells - theirs) / ten
    measured[COVERS] = cells / ten
    measured[THEIR_COVERS] = theirs / ten
    measured[INLAND] = left / ten
    measured[THEIR_INLAND] = their_left / ten
