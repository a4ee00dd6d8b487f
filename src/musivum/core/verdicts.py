"""What forbids a move and what ends a game: one enumeration each in every room.

The compiled rules return its numbers, people read the sentence of its name, and both come from the
one place where the room lists them.
"""

from enum import IntEnum


def keys(game: str, verdicts: type[IntEnum]) -> tuple[str, ...]:
    """The catalogue's keys of a room's verdicts, by their numbers from 1.

    >>> class Rule(IntEnum):
    ...     NOT_YOUR_DIE = 1
    ...     BOX_IS_SHUT = 2
    >>> keys("toy", Rule)
    ('toy-not-your-die', 'toy-box-is-shut')
    """
    listed = list(verdicts)
    if [int(verdict) for verdict in listed] != list(range(1, len(listed) + 1)):
        raise ValueError(f"{verdicts.__qualname__} of {game} is not numbered 1, 2, 3 …: use auto()")
    return tuple(f"{game}-{verdict.name.lower().replace('_', '-')}" for verdict in listed)
