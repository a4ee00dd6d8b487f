"""Parts of scenes that are as they were a move ago, made once for a table.

Most of a scene is as it was before the last move, and all at a table see much the same. A function
marked ``@lasting(…)`` gives the part that it made before as long as it is asked for the same; so
whoever looks for changes sees at a glance that there is none. What was made is kept for every table
by itself: however many there are, none loses its parts to the others.
"""

from collections.abc import Callable, Hashable
from contextvars import ContextVar, Token
from functools import lru_cache
from typing import Any, TypeVar

T = TypeVar("T")
Made = dict[Hashable, Any]

ELSEWHERE = 500
"""Parts that a function keeps for all who draw without a table, such as a printer."""


class Parts:
    """What was made for one table; whatever is drawn inside a ``with`` is drawn for it.

    >>> @lasting(1)
    ... def board(*stones):
    ...     return list(stones)
    >>> with Parts():
    ...     board(1, 2) is board(1, 2), board(1, 2) is board(3) or board(1, 2)
    (True, [1, 2])
    """

    def __init__(self) -> None:
        self.made: dict[object, Made] = {}
        """By the functions that made them, what was asked for last at the end."""
        self._token: Token[Parts | None] | None = None

    def __enter__(self) -> None:
        self._token = _TABLE.set(self)

    def __exit__(self, *_: object) -> None:
        assert self._token is not None
        _TABLE.reset(self._token)


_TABLE: ContextVar[Parts | None] = ContextVar("table", default=None)


def lasting(most: int, by: int | None = None) -> Callable[[Callable[..., T]], Callable[..., T]]:
    """Keeps so many parts for every table: those that a function was asked for last.

    With ``by``, so many of its arguments, from the first, tell parts apart; the others follow from
    them, and are only looked at when a part is made. Without a table it is made every time.
    """

    def keeping(make: Callable[..., T]) -> Callable[..., T]:
        anywhere = make if by else lru_cache(maxsize=ELSEWHERE)(make)

        def kept(*of: Any) -> T:
            table = _TABLE.get()
            if table is None:
                return anywhere(*of)
            made = table.made.get(make)
            if made is None:
                made = table.made[make] = {}
            told_apart = of[:by]
            found = made.pop(told_apart, None)
            if found is None:
                found = make(*of)
                if len(made) >= most:
                    del made[next(iter(made))]
            made[told_apart] = found
            part: T = found
            return part

        kept.__doc__ = make.__doc__
        return kept

    return keeping
