"""Limits of speed: how much is too much, for how long, and for whom."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from musivum.server import metrics
from musivum.server.errors import TooMany
from musivum.server.http import limits
from musivum.server.http.limits import UNIT, AtOnce, Bucket, Buckets, Budget
from musivum.server.settings import UNLIMITED, Settings
from tests.server.harness import NoThinkers, Person, Running, running


class Clock:
    """A clock that somebody turns."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def takes(bucket: Bucket, number: int = 20) -> int:
    """How often something can be taken at once."""
    return sum(bucket.take() for _ in range(number))


def refused(buckets: Buckets, name: str) -> int | None:
    """How long one is told to wait, in seconds; None if there is no need."""
    try:
        buckets.take(name)
    except TooMany as error:
        assert error.key == "server-slow-down"
        return int(error.values["seconds"])  # type: ignore[call-overload,no-any-return]
    return None


def test_a_bucket_is_full_at_first_and_fills_at_its_rate_and_no_further() -> None:
    clock = Clock()
    bucket = Bucket(2, 5, clock)
    assert takes(bucket) == 5
    clock.now += 1.5
    assert takes(bucket) == 3
    clock.now += 0.25
    assert takes(bucket) == 0, "half a token is none"
    clock.now += 0.25
    assert takes(bucket) == 1, "and two halves are one"
    clock.now += 1000
    assert takes(bucket) == 5


def test_everyone_has_a_bucket_of_their_own_and_is_told_how_long_to_wait() -> None:
    clock = Clock()
    counted = metrics.LIMITED.labels("test")
    before = counted._value.get()
    slow, quick = Buckets("test", 0.1, 2, clock), Buckets("test", 50, 1, clock)
    assert [refused(slow, "ada") for _ in range(3)] == [None, None, 10]
    assert refused(slow, "bob") is None
    assert [refused(quick, "ada") for _ in range(2)] == [None, 1]
    assert counted._value.get() - before == 2
    clock.now += 10
    assert [refused(slow, "ada") for _ in range(2)] == [None, 10]


def test_so_many_at_once_and_when_one_has_ended_one_more() -> None:
    at_once = AtOnce("things", 2, seconds=3)
    for _ in range(3):  # what has ended leaves nothing behind
        with at_once.one("ada"), at_once.one("ada"), at_once.one("ben"):
            assert at_once.now == {"ada": 2, "ben": 1}
            with pytest.raises(TooMany) as found, at_once.one("ada"):
                raise AssertionError("a third")
            assert found.value.values == {"limit": "things", "most": 2, "seconds": 3}
            assert at_once.now["ada"] == 2, "who was refused does not count"
        assert not at_once.now
    with pytest.raises(ZeroDivisionError), at_once.one("ada"):
        raise ZeroDivisionError
    assert not at_once.now


def test_guests_and_addresses_pay_from_budgets_of_their_own() -> None:
    clock = Clock()
    wanted = replace(UNLIMITED, work=1, work_burst=2, address_work=2, address_work_burst=6)
    budget = Budget(wanted, clock)
    budget.take("here", "ada")
    budget.charge("here", "ada", 1)
    with pytest.raises(TooMany) as found:
        budget.take("here", "ada")
    assert found.value.values["limit"] == "guest"
    assert budget.wait("here", "ada") == pytest.approx(1.0)
    assert budget.wait("here", None) == budget.wait("there", "ben") == 0.0
    for _ in range(3):
        budget.take("here", None)
    with pytest.raises(TooMany) as found:
        budget.take("here", None)
    assert found.value.values["limit"] == "address"
    assert budget.wait("here", "ben") == pytest.approx(0.5)
    budget.charge("here", None, 100)
    assert budget.wait("here", None) == pytest.approx(3.5), "a debt is no deeper than a budget"


def test_of_those_who_have_gone_nothing_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_BUCKETS", 3)
    clock = Clock()
    buckets = Buckets("test", 1, 2, clock)
    for name in ("old", "older"):
        refused(buckets, name)
    clock.now += 2  # what they took is there again
    assert [refused(buckets, "ada") for _ in range(3)] == [None, None, 1]
    refused(buckets, "bob")
    assert set(buckets._buckets) == {"ada", "bob"}
    assert refused(buckets, "ada") == 1, "who is still limited stays so"
    refused(buckets, "cy")
    refused(buckets, "dan")
    assert set(buckets._buckets) == {"dan"}, "if all are busy, all begin anew"


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that allows a few requests and messages, and then none for a long time."""
    path = tmp_path_factory.mktemp("strict")
    few = replace(UNLIMITED, work=0.001, work_burst=8.1, address_work=0.001, address_work_burst=8.1)
    settings = Settings(database=f"sqlite:///{path}/musivum.db", proxied=1, limits=few)
    with running(path, settings=settings, thinkers=NoThinkers()) as found:
        yield found


def ask(server: Running, address: str, path: str = "/api/lobby", **more: Any) -> httpx.Response:
    headers = {"X-Forwarded-For": address, **more}
    return httpx.get(f"http://127.0.0.1:{server.port}{path}", headers=headers, verify=False)


def test_an_address_may_ask_so_often_whoever_asks(strict: Running) -> None:
    answers = [ask(strict, "10.0.0.1") for _ in range(9)]
    assert [answer.status_code for answer in answers] == [200] * 8 + [429]
    assert 900 < int(answers[-1].headers["retry-after"]) <= 1000
    assert answers[-1].json()["error"]["key"] == "server-slow-down"
    assert ask(strict, "10.0.0.1", "/api/health").status_code == 200, "machines may always ask"
    assert ask(strict, "10.0.0.1", "/").status_code == 200, "and the page is there"
    assert ask(strict, "10.0.0.2").status_code == 200


def test_a_guest_may_ask_so_often_from_wherever(strict: Running) -> None:
    me = httpx.post(
        f"http://127.0.0.1:{strict.port}/api/me",
        json={},
        headers={"X-Musivum-Token": "yes", "X-Forwarded-For": "10.1.0.1"},
        verify=False,
    ).json()
    bearer = {"Authorization": f"Bearer {me['token']}"}
    codes = [
        ask(strict, f"10.1.1.{number}", "/api/me/turns", **bearer).status_code
        for number in range(9)
    ]
    assert codes == [200] * 8 + [429]


@pytest.fixture(scope="module")
def terse(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server where an address may say much, and a guest may not."""
    path = tmp_path_factory.mktemp("terse")
    few = replace(UNLIMITED, work=0.001, work_burst=4.1, message=500)
    settings = Settings(database=f"sqlite:///{path}/musivum.db", limits=few)
    with running(path, settings=settings, thinkers=NoThinkers()) as found:
        yield found


def test_a_socket_may_say_so_much_and_no_more(terse: Running) -> None:
    ada = Person(terse.port)
    ada.connect()
    for number in range(5):
        ada.say(do="leave", match=f"{number}")
        ada.say(do="watch", match="0")
    heard = [ada.hear("error")["error"]["key"] for _ in range(4)]
    assert heard == ["server-no-match"] * 2 + ["server-slow-down"] * 2
    ada.close()


def test_a_long_message_is_refused_with_what_may_be_said(terse: Running) -> None:
    ada = Person(terse.port)
    ada.connect()
    ada.say(do="watch", match="0" * 600)
    assert ada.hear("error")["error"]["key"] == "server-large"
    ada.close()


def test_the_price_of_an_answer_is_the_one_that_is_written_down() -> None:
    page = Path(__file__).parents[2] / "docs" / "security.md"
    assert UNIT % 1024 == 0
    assert f"its answer one for every {UNIT // 1024} kB" in page.read_text(encoding="utf-8")
