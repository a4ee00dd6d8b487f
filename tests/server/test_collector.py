"""Garbage is looked for when nobody waits for it."""

import asyncio
import gc
from pathlib import Path

import pytest

from musivum.server import collector
from tests.server.test_outages import Times, opened, seated


class Knot:
    """Something that only a look for garbage frees, once it is new no more."""

    def __init__(self) -> None:
        self.itself = self


@pytest.mark.parametrize("moved", [False, True], ids=["nobody moves", "somebody moved"])
def test_garbage_is_looked_for_when_nobody_has_moved_for_a_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, moved: bool
) -> None:
    looked: list[int] = []
    monkeypatch.setattr(collector, "SOME", -1)

    async def go() -> None:
        house = await opened(tmp_path, Times(), inline=True)
        guest, live = await seated(house)
        await house.driver._tick()  # what was made is not quiet
        monkeypatch.setattr(gc, "collect", looked.append)
        if moved:
            await house.matches.play(guest, live.ledger.match, 0, "c3", "x", None, 0)
        await house.driver._tick()
        monkeypatch.undo()
        await house.stop()

    asyncio.run(go())
    assert looked == ([] if moved else [1])


def test_a_look_frees_what_is_in_a_cycle_if_there_is_much() -> None:
    thresholds = gc.get_threshold()
    gc.set_threshold(collector.MANY, *thresholds[1:])
    try:
        gc.collect()
        knots = [Knot() for _ in range(2 * collector.SOME)]
        knots.clear()
        assert _knots() == 2 * collector.SOME
        collector.tidy()
        assert _knots() == 0
        Knot()
        collector.tidy()
        assert _knots() == 1
    finally:
        gc.set_threshold(*thresholds)
        gc.collect()


def _knots() -> int:
    return sum(type(one) is Knot for one in gc.get_objects(generation=0))
