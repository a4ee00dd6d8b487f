"""``musivum solve``: a line of play that is made perfect, from its end to the front."""

import time
from pathlib import Path

from rich.console import Console

from musivum.analysis.backwards import Line
from musivum.bots import Match
from musivum.core.catalogue import say
from musivum.core.errors import OptionError
from musivum.core.game import Game
from musivum.terminal.counting import interruptible
from musivum.terminal.progress import shown
from musivum.terminal.screen import Screen

KEEP_SECONDS = 60.0
"""So often everything is written down, however large the table is."""


def show_solving(screen: Screen, game: Game, path: Path | None, bot: str, most: int | None) -> None:
    """Go on until the game is solved, or so many positions were looked at."""
    if path is not None and not path.absolute().parent.is_dir():
        raise OptionError("analysis-no-folder", path=str(path))
    line = _begun(screen, game, path, bot)
    console = Console(stderr=True, highlight=False, markup=False)
    until = None if most is None else line.nodes + most
    kept = time.monotonic()
    with interruptible(), shown(console, say("solve-working")) as tick:
        tick(len(line.moves) - line.proved, len(line.moves))
        while not line.is_solved and (until is None or line.nodes < until):
            line.step()
            tick(len(line.moves) - line.proved, len(line.moves))
            if path is not None and time.monotonic() - kept >= KEEP_SECONDS:
                line.keep(path)
                kept = time.monotonic()
    if path is not None:
        line.keep(path)
    _tell(screen, line)


def _begun(screen: Screen, game: Game, path: Path | None, bot: str) -> Line:
    """The line of the file, or one that a bot plays with itself."""
    if path is not None and path.exists():
        return Line.read(path, game)
    Line(game, ())  # refuses what cannot be solved
    with screen.busy(say("solve-playing", bot=bot)):
        match = Match(game, seed=0, players=[bot, bot]).run()
    return Line(game, [move for _, move in match.moves])


def _tell(screen: Screen, line: Line) -> None:
    """Which line there is, and how much of it is proved."""
    words = []
    for number, move in enumerate(line.moves):
        words += ["|"] * (number == line.proved) + [str(move)]
    screen.line(" ".join(words))
    ahead = "first" if line.lead > 0 else "second" if line.lead < 0 else "nobody"
    told = {"ahead": ahead, "lead": abs(line.lead), "positions": line.nodes}
    if line.is_solved:
        screen.line(say("solve-solved", **told))
    else:
        told |= {"move": line.proved + 1, "moves": len(line.moves)}
        screen.line(say("solve-so-far", **told))
