import pytest

from tests.conformance.positions import samples, settings, title
from tests.sampled import usual


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that asks for ``game`` runs for every game and every value of every option; in long
    runs for every combination of them."""
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", usual(settings(), *samples()), ids=title)
