"""Playing finished games again: are the results in a file what these bots really do?"""

from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from random import Random

from musivum.arena.engines import Engine, Task
from musivum.arena.play import FORFEIT, Result
from musivum.arena.results import Header
from musivum.core.catalogue import say
from musivum.terminal.progress import Progress


@dataclass(frozen=True)
class Verdict:
    """What came out for one game."""

    claimed: Result
    found: Result

    @property
    def agrees(self) -> bool:
        """Whether the game ended as the file says, in all that the file says."""
        return self.summary(self.claimed) == self.summary(self.found)

    def summary(self, game: Result) -> str:
        """What must be the same, in words; how long it took need not."""
        scores = ":".join(str(score) for score in game["scores"])
        winners = ", ".join(str(seat) for seat in game["winners"]) or "–"
        if not self.claimed["moves"]:  # then they were not recorded
            return say("arena-outcome", scores=scores, winners=winners)
        reason = say(game["reason"])
        return say(
            "arena-outcome-full",
            scores=scores,
            winners=winners,
            reason=reason,
            moves=game["moves"],
        )


def sample(games: Sequence[Result], number: int, seed: int | None = None) -> list[Result]:
    """Some of the games at random; none that a bot forfeited, since a program may fail at will."""
    whole = [game for game in games if game["reason"] != FORFEIT]
    chosen = Random(seed).sample(range(len(whole)), min(number, len(whole)))
    return [whole[place] for place in sorted(chosen)]


def verify(
    header: Header, games: Sequence[Result], engine: Engine, progress: Progress
) -> list[Verdict]:
    """Play games again, and compare."""
    claimed = {(game["seed"], tuple(game["bots"])): game for game in games}
    tasks = [Task(header.game, header.options, *key, header.opening) for key in claimed]
    verdicts = []
    progress(0, len(tasks))
    with closing(engine.results(tasks)) as results:
        for number, (task, found) in enumerate(results, 1):
            verdicts.append(Verdict(claimed[task.seed, task.bots], found))
            progress(number, len(tasks))
    return verdicts
