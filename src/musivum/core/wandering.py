"""Random moves one after the other, inside compiled code."""

from collections.abc import Callable

from musivum.core.compiled import woven
from musivum.core.numbers import CHANCE, Ints, Words

__all__ = ["wandering"]


@woven
def wandering(
    awaiting: Callable[[Ints, Ints], int],
    sample: Callable[[Ints, Ints, int, Words], int],
    play: Callable[[Ints, Ints, int, int], None],
    tables: Ints,
    state: Ints,
    rng: Words,
    most: int,
) -> int:
    """Play a state to its end with a game's kernels, or for at most ``most`` moves; return how many
    were played. Of those who may move at the same time the first one does."""
    moves = 0
    while moves < most:
        awaited = awaiting(tables, state)
        if awaited == 0:
            break
        seat = 0
        if awaited == CHANCE:
            seat = CHANCE
        else:
            while awaited >> seat & 1 == 0:
                seat += 1
        play(tables, state, seat, sample(tables, state, seat, rng))
        moves += 1
    return moves
