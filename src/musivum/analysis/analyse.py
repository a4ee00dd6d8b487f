"""Analysing a whole match at once."""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, as_completed

from musivum.analysis.judge import Judge
from musivum.analysis.request import USUAL_LEVEL
from musivum.analysis.result import Analysis, head_of, put_together
from musivum.analysis.study import study
from musivum.core.match import Match


def analyse(
    match: Match,
    *,
    level: str = USUAL_LEVEL,
    simulations: int | None = None,
    seed: int = 0,
    threads: int | None = None,
    tick: Callable[[int, int], None] = lambda _done, _of: None,
) -> Analysis:
    """What every move of a match was worth, by a bot of this level and so many simulations.

    Equal seeds give equal analyses, however many threads there are (compiled code needs no lock).
    ``tick`` is told how many positions of how many are done.
    """
    judge = Judge(match.game, level, simulations, seed)
    positions = len(match.states)
    done = {}
    with ThreadPoolExecutor(threads or os.cpu_count() or 1) as pool:
        try:
            waiting = [
                pool.submit(study, judge, match.states, match.moves, number)
                for number in range(positions)
            ]
            for future in as_completed(waiting):
                found = future.result()
                done[found["number"]] = found
                tick(len(done), positions)
        except BaseException:  # Ctrl-C too: do not first finish what nobody waits for
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    studies = [done[number] for number in range(positions)]
    record = match.record()
    head = head_of(record, judge)
    return put_together(match.game, head, record.moves, studies, match.outcome is not None)
