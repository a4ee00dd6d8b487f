"""Who meets whom, and on which seats."""

from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise

Table = tuple[str, ...]
"""The bots of one game, by seat."""


def tables(bots: Sequence[str], players: int, ladder: bool = False) -> Iterator[Table]:
    """Everyone who meets, each table once, in no order of seats.

    Alone, each bot sits by itself. If there are bots enough, every choice of them meets, so that
    two at a time are a round robin. If there are fewer bots than seats, every two of them meet:
    the one alone against the other on all the rest, and the other way round. On a ladder only
    those meet that were named next to each other.

    >>> list(tables(["a", "b", "c"], 2))
    [('a', 'b'), ('a', 'c'), ('b', 'c')]
    >>> list(tables(["a", "b"], 3))
    [('a', 'b', 'b'), ('b', 'a', 'a')]
    """
    if players == 1:
        yield from ((bot,) for bot in bots)
    elif len(bots) >= players and not (ladder and players > 2):
        yield from pairwise(bots) if ladder else combinations(bots, players)
    else:
        for one, other in pairwise(bots) if ladder else combinations(bots, 2):
            yield one, *[other] * (players - 1)
            yield other, *[one] * (players - 1)


def seatings(table: Table) -> tuple[Table, ...]:
    """The ways to seat a table: everyone once (or twice) on every seat, next to everyone equally.

    This is a Williams design, a Latin square that is also balanced for neighbours. With two or
    three seats it is all their permutations; with four or more it has 4, 10 and 6 rows instead of
    24, 120 and 720.

    >>> seatings(("a", "b"))
    (('a', 'b'), ('b', 'a'))
    >>> len(seatings(("a", "b", "c"))), len(seatings(("a", "b", "c", "d")))
    (6, 4)
    >>> seatings(("a", "b", "b"))
    (('a', 'b', 'b'), ('b', 'b', 'a'), ('b', 'a', 'b'))
    """
    number = len(table)
    zigzag = [0, *[k for low in range(1, number // 2 + 1) for k in (low, number - low)]]
    first = list(dict.fromkeys(zigzag))
    rows = [[(k + turn) % number for k in first] for turn in range(number)]
    if number % 2:
        rows += [row[::-1] for row in rows]
    # Bots that sit at a table several times make some rows equal.
    return tuple(dict.fromkeys(tuple(table[k] for k in row) for row in rows))
