"""One server for the tests that only need one."""

from collections.abc import Iterator

import pytest

from tests.server.harness import Person, RandomThinkers, Running, running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with bots that answer at once."""
    with running(tmp_path_factory.mktemp("server"), thinkers=RandomThinkers()) as found:
        yield found


@pytest.fixture
def ada(server: Running) -> Iterator[Person]:
    person = Person(server.port, "Ada")
    yield person
    person.close()


@pytest.fixture
def bob(server: Running) -> Iterator[Person]:
    person = Person(server.port, "Bob")
    yield person
    person.close()
