"""SciPy is loaded when somebody needs it, and not whenever rules are.

Numba asks, before it loads the first compiled function, whether SciPy's linear algebra is there,
and where it is installed that takes a quarter of the time until a game has begun. No kernel needs
it. So Numba is told that it is there, and looks when somebody's own code wants an inner product.
"""

import sys
from collections.abc import Callable
from importlib import import_module
from typing import Any


class _Later:
    """An answer that is found when it is asked for."""

    def __init__(self, look: Callable[[], bool]) -> None:
        self.look = look

    def __bool__(self) -> bool:
        return self.look()


def look_later() -> None:
    """To be called before anything is compiled; else, or with another Numba, nothing changes."""
    try:
        linalg: Any = import_module("numba.np.linalg")
    except ImportError:  # such as in a page, which compiles nothing
        return
    if "numba.np.arraymath" in sys.modules or not hasattr(linalg, "ensure_blas"):
        return
    ensure = linalg.ensure_blas
    linalg.ensure_blas = lambda: None
    try:
        arraymath: Any = import_module("numba.np.arraymath")
    finally:
        linalg.ensure_blas = ensure
    arraymath.ensure_blas = ensure
    arraymath._HAVE_BLAS = _Later(arraymath._check_blas)
