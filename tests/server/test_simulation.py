"""Whatever goes wrong, what was acknowledged is kept, once, and everyone hears the same.

``make test-long`` tries a hundred seeds, ``make soak`` thousands. A seed that fails is told with
the shortest plan that does.
"""

import asyncio
import logging
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from musivum.server.match import telling
from musivum.server.match.ledger import Ledger
from musivum.server.match.outages import Outages
from musivum.server.match.registry import Registry
from musivum.server.storage import store as storage
from musivum.server.storage.appends import Append, Appends
from musivum.server.storage.store import Store
from tests.sampled import marks, parts
from tests.server.simulation import world
from tests.server.simulation.disk import SimulatedStore
from tests.server.simulation.history import History, Wrong
from tests.server.simulation.plan import Fault, Plan, make, read
from tests.server.simulation.shrink import shrink
from tests.server.simulation.world import simulate, template


@pytest.fixture(scope="module")
def new(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    logging.disable(logging.WARNING)  # thousands of lines about a database that is away
    yield template(tmp_path_factory.mktemp("new"))
    logging.disable(logging.NOTSET)


def problem(plan: Plan, new: Path) -> str:
    """What is wrong with a run, if anything is."""
    try:
        simulate(plan, new)
    except Wrong as wrong:
        return str(wrong)
    return ""


@pytest.mark.parametrize(
    "seeds",
    [
        pytest.param(seeds, marks=marks(long), id=str(seeds.start))
        for seeds, long in parts(0, sample=3, last=100, size=10)
    ],
)
def test_nothing_is_lost_doubled_or_untold(seeds: range, new: Path) -> None:
    for seed in seeds:
        found = problem(make(seed), new)
        if found:
            short = shrink(make(seed), lambda plan: bool(problem(plan, new)))
            pytest.fail(f"{found}\nthe shortest run that fails: {short.text}")


ONCE_WRONG = [
    # A move was written before the process knew that nobody could have moved, and cost its time.
    Plan(901007, 4, True, 0.0, (Fault("full", 1.031, 1.447), Fault("full", 8.161, 7.199, 1))),
    # A server waited for its database while it started, and took that for time to think.
    make(902225),
    # The clock of one machine was set: whoever played there paid for the others' time too.
    Plan(902225, 4, True, 0.0, (Fault("full", 3.596, 3.821), Fault("jump", 10.513, 0, 1, 3600000))),
    # The database's clock was set back before the start, which then waited until it caught up.
    Plan(
        3100364,
        4,
        True,
        0.0,
        (Fault("power", 1.156, 6.868, 1, -3600000), Fault("jump", 7.813, 0.362, 0, -3600000)),
    ),
]


@pytest.mark.parametrize("plan", ONCE_WRONG)
def test_what_once_went_wrong_goes_well(plan: Plan, new: Path) -> None:
    assert not problem(plan, new)


def test_a_seed_decides_the_whole_run(new: Path) -> None:
    plan = make(3)
    first, second = (simulate(plan, new) for _ in range(2))
    assert first.history == second.history and first.history.acked
    assert first.stories == second.stories and first.loop.now == second.loop.now
    assert read(plan.text) == plan


# Servers that are broken on purpose: each must be found out, by some seed of a few


def acknowledge_early(monkeypatch: pytest.MonkeyPatch) -> None:
    """An action is answered before it is durable."""
    real = Store._hand_in

    async def late(self: Any, work: Any) -> None:
        await asyncio.sleep(0.3)
        await real(self, work)

    async def eager(self: Any, work: Any, left: Any = None) -> Any:
        if not isinstance(work, Append):
            return await real(self, work, left)
        asyncio.get_running_loop().create_task(late(self, work))
        return True

    monkeypatch.setattr(Store, "_hand_in", eager)


def sync_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Commits are not flushed to the disk."""
    off = tuple("synchronous=OFF" if "sync" in one else one for one in storage.PRAGMAS)
    monkeypatch.setattr(storage, "PRAGMAS", off)


def forget_actions(monkeypatch: pytest.MonkeyPatch) -> None:
    """An action that comes again is not recognised."""
    monkeypatch.setattr(Ledger, "done", lambda *_: None)


def repair_too_little(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who asks for what came after an event is told one event too few."""
    real = telling.repair

    def fewer(shown: Any, guest: Any, detail: Any, after: Any, clocks: Any) -> Any:
        return real(shown, guest, detail, after + 1, clocks)

    monkeypatch.setattr(telling, "repair", fewer)


def append_anywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """The guard of the list is gone: who comes second writes over the first."""
    real = Appends.advance

    def careless(self: Any, cursor: Any, appends: Any) -> bool:
        if not real(self, cursor, appends):
            for append in appends:
                cursor.execute(
                    "DELETE FROM events WHERE match = ? AND number > ?",
                    (append.match, append.expect),
                )
        return True

    monkeypatch.setattr(Appends, "advance", careless)


def ignore_outages(monkeypatch: pytest.MonkeyPatch) -> None:
    """Clocks run while nobody can move."""
    monkeypatch.setattr(Outages, "_add", lambda *_: None)


def tell_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes do not tell each other what they have written, and do not look."""
    monkeypatch.setattr(SimulatedStore, "_notify", lambda *_: None)

    async def stale(self: Any, match: str) -> Any:
        return await self.open(match)

    monkeypatch.setattr(Registry, "newest", stale)


BROKEN = {
    acknowledge_early: 3,
    sync_nothing: 0,
    forget_actions: 2,
    repair_too_little: 0,
    append_anywhere: 1,
    ignore_outages: 1,
    tell_nobody: 1,
}
"""And the seed that found it out when it was last looked for, which is tried first."""


ENOUGH = 30
"""Seconds in which a server that is whole has ended these runs; others may never end."""


@pytest.mark.parametrize("broken", BROKEN)
def test_a_broken_server_is_found_out(
    broken: Any, new: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(world, "ENDLESS", ENOUGH)
    for seed in sorted(range(60), key=lambda one: (one != BROKEN[broken], one)):
        plan = replace(make(seed), game=0)  # the shortest game …
        if broken is ignore_outages:
            if not plan.timed:
                continue
            plan = replace(plan, game=1)  # … in which nobody has time to run out of time
        with monkeypatch.context() as changed:
            broken(changed)
            found = problem(plan, new)
        if found:
            assert not problem(plan, new), "one that is whole goes well"
            return
    pytest.fail("no seed has found it")


def test_a_failing_run_is_made_as_short_as_it_can_be(
    new: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sync_nothing(monkeypatch)
    monkeypatch.setattr(world, "ENDLESS", ENOUGH)
    cut = Fault("power", at=1.5, lasts=0.4)
    others = (Fault("jump", at=0.5, by=4000), cut)
    plan = Plan(seed=1, game=0, timed=False, loss=0.1, faults=others)
    assert problem(plan, new)
    short = shrink(plan, lambda one: bool(problem(one, new)))
    assert len(short.faults) <= 1 and short.loss == 0.0, short.text


# The one who judges, by himself


def told(*moves: str) -> list[dict[str, Any]]:
    events: list[dict[str, Any]] = [{"number": 1, "kind": "created", "at": 0}]
    for move in moves:
        events.append({"number": len(events) + 1, "kind": "move", "at": 1, "seat": 0, "move": move})
    return [*events, {"number": len(events) + 1, "kind": "over", "at": 2}]


def test_the_judge_sees_what_is_lost_doubled_or_rewritten() -> None:
    def history() -> History:
        found = History()
        found.send("x", 0, "c3", 0.0)
        return found

    fine = history()
    fine.ack("x", 2)
    fine.judge(told("c3"), {0}, timed=True)
    lost = history()
    lost.ack("x", 2)
    with pytest.raises(Wrong, match="acknowledged as event 2"):
        lost.judge(told("c4"), {0}, timed=True)
    with pytest.raises(Wrong, match="there twice"):
        history().judge(told("c3", "c3"), {0}, timed=True)
    refused = history()
    refused.refuse("x", "illegal")
    with pytest.raises(Wrong, match="nobody sent"):
        refused.judge(told("c3"), {0}, timed=True)
    rewritten = history()
    rewritten.hear({"number": 2, "kind": "move", "at": 1, "seat": 0, "move": "c4"})
    with pytest.raises(Wrong, match="event 2 was"):
        rewritten.judge(told("c3"), {0}, timed=True)
    ahead = history()
    ahead.hear({"number": 9, "kind": "move", "at": 1})
    with pytest.raises(Wrong, match="heard of event 9"):
        ahead.judge(told("c3"), {0}, timed=True)
