"""What only repeats: some of it in every run, the rest in ``make test-long``.

A test that plays a hundred games of one kind proves nearly as much with ten of them. So it is cut
into parts; the first is run by ``make test``, and the others carry the mark ``long``.
"""

from collections.abc import Iterable
from typing import Any

import pytest

LONG = pytest.mark.long
"""The mark of what only ``make test-long`` runs; pytest by itself leaves it out."""


def parts(first: int, sample: int, last: int, size: int) -> list[tuple[range, bool]]:
    """The numbers from ``first`` to before ``last`` in parts, and whether a part is for long runs.

    >>> parts(0, 4, 10, 5)
    [(range(0, 4), False), (range(4, 9), True), (range(9, 10), True)]
    """
    middle = min(first + sample, last)
    rest = range(middle, last, size)
    return [(range(first, middle), False), *((range(n, min(n + size, last)), True) for n in rest)]


def usual(values: Iterable[Any], *chosen: Any) -> list[Any]:
    """All of these values for ``parametrize``; those that are not chosen are for long runs."""
    return [pytest.param(value, marks=marks(value not in chosen)) for value in values]


def marks(long: bool) -> tuple[pytest.MarkDecorator, ...]:
    """For ``pytest.param(…, marks=…)``."""
    return (LONG,) if long else ()
