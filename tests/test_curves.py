"""The curves that searches use are the known ones, to the last place or the one before."""

import math

import numpy as np
import pytest
from numba import njit

from musivum.core import curves

POWERS = [*np.linspace(-699.9, 699.9, 999), *np.linspace(-3, 3, 999), 0.0, 1e-12]


def far(found: float, known: float) -> float:
    """How many places of the last digit two numbers are apart."""
    return abs(found - known) / math.ulp(known)


@njit  # type: ignore[untyped-decorator]
def exp_of(power: float) -> float:
    return curves.exp(power)


@njit  # type: ignore[untyped-decorator]
def log_of(number: float) -> float:
    return curves.log(number)


@njit  # type: ignore[untyped-decorator]
def logistic_of(lead: float) -> float:
    return curves.logistic(lead)


def test_exp_is_the_exponential() -> None:
    assert max(far(exp_of(power), math.exp(power)) for power in POWERS) <= 2


def test_log_is_the_logarithm() -> None:
    numbers = [*range(2, 3000), *(math.exp(power) for power in POWERS), 1.5, 1.414213562, 1e8]
    assert max(far(log_of(n), math.log(n)) for n in numbers if abs(math.log(n)) > 1e-3) <= 2
    assert log_of(1.0) == 0.0


@pytest.mark.parametrize("lead", [0.0, 0.3, -5.0, 40.0, -40.0, 800.0, -800.0, np.inf, -np.inf])
def test_the_logistic_curve_goes_from_0_to_1(lead: float) -> None:
    known = 1 / (1 + math.exp(-lead)) if abs(lead) < 700 else float(lead > 0)
    assert logistic_of(lead) == pytest.approx(known, rel=1e-15)
