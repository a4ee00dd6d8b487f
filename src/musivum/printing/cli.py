"""The command ``musivum print``."""
# ruff: noqa: PLC0415 - what takes time to import is imported when it is needed

from typing import TYPE_CHECKING, Annotated

import typer

from musivum.core.catalogue import say
from musivum.terminal.mistakes import understood

if TYPE_CHECKING:
    from musivum.core.game import Game
    from musivum.drawing.paper import Wishes
    from musivum.terminal.screen import Screen

RECORD = ".json"
"""How a word ends that names a record, not a game."""


def _help(key: str, metavar: str) -> typer.models.OptionInfo:
    found: typer.models.OptionInfo = typer.Option(
        metavar=metavar, show_default=False, help=say(f"print-help-{key}")
    )
    return found


def print_command(
    words: Annotated[list[str] | None, typer.Argument(metavar="GAME [WHAT …]", hidden=True)] = None,
    *,
    out: Annotated[
        str | None,
        typer.Option("--out", "-o", metavar="FILE", show_default=False, help=say("print-help-out")),
    ] = None,
    listed: Annotated[bool, typer.Option("--list", help=say("print-help-list"))] = False,
    language: Annotated[str | None, _help("language", "de|en|…")] = None,
    paper: Annotated[str, _help("paper", "a4|letter")] = "a4",
    ink: Annotated[str, _help("ink", "full|saving")] = "full",
    size: Annotated[str | None, _help("size", "MM")] = None,
    per_page: Annotated[str | None, _help("per-page", "1|2|4")] = None,
    backs: Annotated[str, _help("backs", "plain|fold")] = "plain",
    number: Annotated[str | None, _help("number", "N")] = None,
    seed: Annotated[str, _help("seed", "TEXT")] = "1",
    archive: Annotated[bool, typer.Option("--archive", help=say("print-help-archive"))] = False,
) -> None:
    """Games on paper."""
    from musivum.core.errors import OptionError
    from musivum.drawing.paper import Wishes
    from musivum.games import names, profile
    from musivum.printing.numbers import number_of
    from musivum.terminal.language import wished
    from musivum.terminal.options import split_game
    from musivum.terminal.screen import Screen

    screen = Screen()
    language = language or wished()
    with understood():
        game, rest = split_game(words or [], names())
        if listed:
            _list(screen, [game] if game else list(names()), language)
            return
        if not game:
            raise OptionError("terminal-no-game", allowed=", ".join(names()))
        wishes = Wishes(
            paper,
            ink,
            language,
            None if per_page is None else int(number_of("--per-page", per_page, 1, 4)),
            None if size is None else number_of("--size", size, 1, 200),
            backs,
            seed,
            None if number is None else int(number_of("--number", number, 1, 500)),
            archive,
        )
        if not game.endswith(RECORD):
            profile(game)
        if out is None:
            raise OptionError("print-no-file", game=game)
        content = (
            _record(screen, game, wishes)
            if game.endswith(RECORD)
            else _game(screen, game, rest, wishes)
        )
    from musivum.drawing.files import write_whole

    file = write_whole(out, content)
    screen.say("print-done", file=str(file), pages=content.count(b"/Type /Page\n"))


def _list(screen: "Screen", games: list[str], language: str) -> None:
    """What can be printed, game by game."""
    from musivum.games import profile
    from musivum.printing.things import called, things

    for name in games:
        screen.line((say(f"{name}-title", language), "bold"))
        for thing in things(profile(name)):
            usual = "" if thing.usual else f" {say('print-not-usual', language)}"
            screen.line((f"  {name} {thing.name}".ljust(24), "key"), (" ", ""))
            screen.sentence(called(name, thing, language) + usual, indent=6)
        screen.line()
    screen.sentence(say("print-list-record", language))


def _game(screen: "Screen", name: str, rest: list[str], wishes: "Wishes") -> bytes:
    from musivum.games import load, profile
    from musivum.printing.things import print_game, things
    from musivum.terminal.options import read_options

    found = profile(name)
    known = {thing.name for thing in things(found)}
    first = next((n for n, word in enumerate(rest) if word.startswith("--")), len(rest))
    what = rest[:first] + [word for word in rest[first:] if word in known]
    options = read_options(
        name, found.options, [word for word in rest[first:] if word not in known]
    )

    def open_game(game: str, chosen: dict[str, object]) -> "Game":
        with screen.busy(say("terminal-opening", game=game)):
            return load(game, **chosen)

    return print_game(name, found, open_game, what, options, wishes)


def _record(screen: "Screen", file: str, wishes: "Wishes") -> bytes:
    from musivum.core.match import Match
    from musivum.core.record import Record
    from musivum.games import room
    from musivum.printing.played import print_match

    record = Record.load(file)
    with screen.busy(say("terminal-opening", game=record.game)):
        found = room(record.game)
    match = Match.replay(record, found.load(**found.check(record.options)))
    return print_match(match, wishes)
