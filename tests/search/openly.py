"""Kernels of small games for tests in which nothing is hidden and every move may be made."""

from musivum.core import compiled
from musivum.core.compiled import Ints, Words, kernel


@kernel(compiled.WEIGHT)
def weight(_tables: Ints, _state: Ints, _move: int) -> int:
    return 1


@kernel(compiled.FORBIDS)
def forbids(_tables: Ints, _state: Ints, _seat: int, _move: int) -> int:
    return 0


@kernel(compiled.REDACT)
def redact(_tables: Ints, _state: Ints, _seat: int) -> None:
    pass


@kernel(compiled.DEAL)
def deal(_tables: Ints, _state: Ints, _seat: int, _rng: Words) -> None:
    pass
