"""The commands ``musivum show`` and ``musivum film``: a record as a picture, or as a film."""
# ruff: noqa: PLC0415 - what takes time to import is imported when it is needed

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from musivum.core.catalogue import say, spoken
from musivum.terminal.mistakes import USAGE

if TYPE_CHECKING:
    from musivum.core.match import Match
    from musivum.terminal.screen import Screen

PICTURES = ("svg", "png", "pdf")
NARROWEST, WIDEST = 160, 4000
QUICKEST, SLOWEST = 40, 10_000

File = Annotated[str, typer.Argument(metavar="RECORD", show_default=False, help=say("record-help"))]
Out = Annotated[
    str, typer.Option("--out", "-o", metavar="FILE", show_default=False, help=say("show-help-out"))
]
At = Annotated[
    str | None, typer.Option(metavar="N", show_default=False, help=say("terminal-at-help"))
]
Seat = Annotated[
    str | None, typer.Option(metavar="N", show_default=False, help=say("show-help-seat"))
]
Width = Annotated[str, typer.Option("--size", metavar="PIXELS", help=say("show-help-size"))]
Language = Annotated[
    str | None, typer.Option(metavar="de|en|…", show_default=False, help=say("print-help-language"))
]


def show(
    file: File,
    *,
    out: Out,
    at: At = None,
    seat: Seat = None,
    size: Width = "1200",
    language: Language = None,
) -> None:
    """A position of a record as a picture."""
    from musivum.drawing.files import write_whole
    from musivum.drawing.scene import scene_of
    from musivum.drawing.show import Score, png, points_of, table
    from musivum.printing.numbers import number_of
    from musivum.terminal.screen import Screen

    screen = Screen()
    language = language or spoken()
    kind = _kind(out, PICTURES)
    width = int(number_of("--size", size, NARROWEST, WIDEST))
    match = _match(screen, file)
    eyes = _seat(match, seat)
    last = len(match.moves)
    number = last if at is None else int(number_of("--at", at, 0, last))
    state = match.states[number]
    if kind == "pdf":
        from musivum.drawing.paper import Wishes
        from musivum.printing.played import print_match

        write_whole(out, print_match(match, Wishes(language=language), state, eyes))
    else:
        view = state.view(eyes)
        scene = scene_of(match.game, view, match.moves[:number])
        points = points_of(scene, view)
        scores = [Score(*one) for one in zip(match.names, points, strict=True)]
        title = say(f"{match.game.NAME}-title", language)
        picture = table(
            scene, width, round(width * 0.75), language=language, title=title, scores=scores
        )
        write_whole(out, png(picture) if kind == "png" else picture.encode())
    screen.say("show-done", file=out, number=number, last=last)


def film(
    file: File,
    *,
    out: Out,
    seat: Seat = None,
    size: Width = "480",
    pace: Annotated[str, typer.Option(metavar="MS", help=say("film-help-pace"))] = "700",
    language: Language = None,
) -> None:
    """A record as a film."""
    from musivum.drawing.files import write_whole
    from musivum.drawing.film import KINDS
    from musivum.drawing.film import film as make
    from musivum.printing.numbers import number_of
    from musivum.terminal.screen import Screen

    screen = Screen()
    language = language or spoken()
    kind = _kind(out, KINDS)
    width = int(number_of("--size", size, NARROWEST, WIDEST // 2))
    speed = int(number_of("--pace", pace, QUICKEST, SLOWEST))
    match = _match(screen, file)
    eyes = _seat(match, seat)
    with screen.busy(say("film-making", moves=len(match.moves))):
        content = make(match, kind, width, speed, eyes, language=language)
    write_whole(out, content)
    screen.say("film-done", file=out, moves=len(match.moves), size=len(content) // 1000)


def _match(screen: "Screen", file: str) -> "Match":
    from musivum.core.match import Match
    from musivum.core.record import Record
    from musivum.games import room

    record = Record.load(file)
    with screen.busy(say("terminal-opening", game=record.game)):
        found = room(record.game)
    return Match.replay(record, found.load(**found.check(record.options)))


def _kind(out: str, allowed: tuple[str, ...]) -> str:
    """What kind of file is asked for, by how its name ends."""
    from musivum.terminal.screen import complain

    kind = Path(out).suffix.lstrip(".").lower()
    if kind not in allowed:
        listed = ", ".join(f".{one}" for one in allowed)
        complain(say("show-kind", file=out, allowed=listed))
        raise typer.Exit(USAGE)
    return kind


def _seat(match: "Match", seat: str | None) -> int | None:
    from musivum.printing.numbers import number_of

    return None if seat is None else int(number_of("--seat", seat, 0, match.game.players - 1))
