"""The thread that writes: what waits goes together, and each gets its own answer."""

import asyncio
import threading
import time
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, text

from musivum.server.storage import store as module
from musivum.server.storage.store import LARGEST_GROUP, Store


def test_jobs_that_wait_share_a_transaction_and_each_gets_its_answer(tmp_path: Path) -> None:
    found = Store(f"sqlite:///{tmp_path}/musivum.db")
    found.open()
    sizes: list[int] = []
    commit = found._commit

    def slow(group: Any) -> None:
        sizes.append(len(group))
        time.sleep(0.02)
        commit(group)

    found._commit = slow  # type: ignore[method-assign]

    def second(number: int, _connection: Connection) -> int:
        return number

    async def go() -> list[int]:
        return await asyncio.gather(*(found.write(partial(second, n)) for n in range(700)))

    assert asyncio.run(go()) == list(range(700))
    assert sum(sizes) == 700 and max(sizes) <= LARGEST_GROUP
    assert len(sizes) < 20, "they went together"
    assert found.waiting == 0
    found.close()
    assert not found._writer.is_alive()


def test_where_many_write_the_writer_waits_for_company_and_for_one_alone_it_does_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "GATHER_SECONDS", 0.6)
    found = Store(f"sqlite:///{tmp_path}/musivum.db")
    found.open()
    sizes: list[int] = []
    commit, begun, go_on = found._commit, threading.Event(), threading.Event()

    def noted(group: Any) -> None:
        sizes.append(len(group))
        begun.set()
        go_on.wait(10)
        commit(group)

    found._commit = noted  # type: ignore[method-assign]

    def start() -> asyncio.Task[None]:
        return asyncio.ensure_future(found.write(lambda _: None))

    async def go() -> float:
        first = start()
        await asyncio.to_thread(begun.wait, 10)
        both = [start(), start()]
        await asyncio.sleep(0.02)
        go_on.set()
        await asyncio.gather(first, *both)
        before = start()
        await asyncio.sleep(0.05)
        await asyncio.gather(before, start())
        await start()
        began = time.perf_counter()
        await start()
        return time.perf_counter() - began

    assert asyncio.run(go()) < 0.5, "the last group was one job: nobody is waited for"
    assert sizes == [1, 2, 2, 1, 1], "the fifth came while the fourth waited for it"
    found.close()


def test_who_has_gone_gets_no_answer_and_the_others_do(tmp_path: Path) -> None:
    found = Store(f"sqlite:///{tmp_path}/musivum.db")
    found.open()

    async def go() -> tuple[str, int]:
        gone = asyncio.ensure_future(found.write(lambda _: time.sleep(0.1)))
        await asyncio.sleep(0.02)
        gone.cancel()
        stays = await found.write(lambda _: "here")
        return stays, await found.read(lambda c: int(c.execute(text("SELECT 1")).scalar_one()))

    assert asyncio.run(go()) == ("here", 1)
    found.close()
