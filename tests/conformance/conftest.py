import pytest

from musivum import Game
from tests.conformance.positions import settings, title


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that asks for ``game`` runs for every game and every combination of options."""
    if "game" in metafunc.fixturenames:
        games: tuple[Game, ...] = settings()
        metafunc.parametrize("game", games, ids=[title(game) for game in games])
