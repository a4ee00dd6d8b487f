"""The ways to lay a formation on the grid, and one of them at random.

A formation has as many ways as its tetromino, some of which write the same: of those one counts.
"""

from musivum.core.compiled import Ints, Words, helper
from musivum.core.pointers import new_ints
from musivum.core.rng import below
from musivum.games.mosaix.data import (
    BUILT_LAYINGS,
    BUILT_ROW,
    LAID,
    LAID_AT,
    LAID_RANGE_AT,
    LAID_SYMBOLS_AT,
    LAYINGS,
    MOST_LAYINGS,
    RANGE_AT,
    RANGE_BITS,
)
from musivum.geometry import bits
from musivum.geometry.lanes import SETS, apart

NONE = -1
"""No way at all."""
TRIES = 4
"""So many guesses are cheaper, on average, than to look at all ways at first."""
_WORDS = MOST_LAYINGS // SETS
_SUM = 0x01010101
"""A number of four bytes times this has the sum of the four in its highest one."""


@helper
def _about(tables: Ints, formation: int) -> int:
    """Where something is said about the ways to lay a formation."""
    return tables[BUILT_LAYINGS] + BUILT_ROW * formation


@helper
def _range(tables: Ints, about: int, left_over: int) -> tuple[int, int]:
    """The first way of a shape, and how many leave at most so many symbols over the edge."""
    found = tables[about + LAID_RANGE_AT]
    ways = found >> RANGE_AT + RANGE_BITS * left_over
    return found & (1 << RANGE_AT) - 1, ways & (1 << RANGE_BITS) - 1


@helper
def random_laying(
    tables: Ints, formation: int, left_over: int, taken: int, may_end: int, rng: Words
) -> int:
    """A way to lay a formation, as likely as any other that fits; NONE if none does. If one may
    also end (1, else 0), NONE is as likely as any one way."""
    about = _about(tables, formation)
    first, ways = _range(tables, about, left_over)
    for _ in range(TRIES):
        way = below(rng, ways + may_end)
        if way == ways:
            return NONE
        counts = tables[about + way // SETS] >> way % SETS & 1
        # One question, not two: no processor could foresee the answer to either.
        if tables[tables[LAYINGS] + first + way] & taken | counts ^ 1 == 0:
            return way
    return _counted(tables, about, left_over, taken, may_end, rng)


@helper
def _counted(tables: Ints, about: int, left_over: int, taken: int, may_end: int, rng: Words) -> int:
    """The same, by looking at all ways."""
    fitting, ends = new_ints(_WORDS), new_ints(1 + _WORDS)
    first, ways = _range(tables, about, left_over)
    count = ends[0] = 0
    for word in range(-(-ways // SETS)):
        free = apart(tables, tables[LAYINGS] + first + SETS * word, taken)
        fitting[word] = free & tables[about + word] & _first_bits(ways - SETS * word)
        count += bits.count(fitting[word])
        ends[1 + word] = count
    if count + may_end == 0:
        return NONE
    n = below(rng, count + may_end)
    if n == count:
        return NONE
    word = 0
    while n >= ends[1 + word]:
        word += 1
    return SETS * word + bits.nth(fitting[word], n - ends[word])


@helper
def _first_bits(n: int) -> int:
    """So many bits from the lowest on, or all of a word."""
    return (1 << n) - 1 if n < SETS else -1


@helper
def laid(tables: Ints, formation: int, way: int) -> int:
    """The action that writes a formation in this way."""
    about = _about(tables, formation)
    first, _ = _range(tables, about, 0)
    found, symbols = tables[tables[LAID] + first + way], tables[about + LAID_SYMBOLS_AT]
    worth = found >> LAID_AT
    added = (worth & symbols) + (worth & symbols >> LAID_AT)
    return (found & (1 << LAID_AT) - 1) + (added * _SUM >> 24 & 255)
