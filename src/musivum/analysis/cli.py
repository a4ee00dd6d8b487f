"""What ``musivum analyse`` does, once a record was read and its game opened."""

import json
import os
import tempfile
from contextlib import suppress
from pathlib import Path

from rich.console import Console

from musivum.analysis import plot
from musivum.analysis.analyse import analyse
from musivum.analysis.request import OUT
from musivum.analysis.result import Analysis
from musivum.analysis.show import show
from musivum.core.catalogue import say
from musivum.core.errors import OptionError, why
from musivum.core.match import Match
from musivum.terminal import story
from musivum.terminal.listings import title
from musivum.terminal.progress import shown
from musivum.terminal.screen import Screen


def run(
    screen: Screen,
    match: Match,
    level: str,
    simulations: int | None,
    seed: int,
    file: str | None,
    picture: str | None,
) -> None:
    """Analyse, then print or write; an interrupted analysis writes nothing."""
    waiting = Console(stderr=True, highlight=False, markup=False)
    with shown(waiting, say("analysis-working")) as tick:
        found = analyse(match, level=level, simulations=simulations, seed=seed, tick=tick)
    called = story.names(match, personal=False)
    if picture is not None:
        _write(Path(picture), plot.draw(found, called, Path(picture).suffix[1:]))
    if file == OUT:
        screen.raw(_text(found))
        return
    if file is not None:
        _write(Path(file), (_text(found) + "\n").encode())
    screen.line((title(match.game), "bold"))
    story.show_players(screen, match)
    screen.line()
    show(screen, found, called)
    for path in (file, picture):
        if path is not None:
            screen.say("analysis-written", path=path)


def _text(analysis: Analysis) -> str:
    return json.dumps(analysis.data(), ensure_ascii=False, indent=1)


def _write(path: Path, content: bytes) -> None:
    """The whole file or nothing: it is written beside its place, and then put there."""
    made: str | None = None
    try:
        handle, made = tempfile.mkstemp(dir=path.absolute().parent, prefix=f".{path.name}.")
        with os.fdopen(handle, "wb") as file:
            file.write(content)
        Path(made).chmod(0o644)
        Path(made).replace(path)
    except OSError as error:
        raise OptionError("record-file", path=path, problem=why(error)) from None
    finally:
        if made is not None:
            with suppress(OSError):
                Path(made).unlink()
