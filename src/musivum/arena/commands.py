"""The command ``arena``. What is slow to import is imported when it runs."""

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from musivum.core.errors import MusivumError, OptionError, PlayerError
from musivum.core.words import say

if TYPE_CHECKING:
    from musivum.arena.tournament import Tournament

MOST_GAMES = 1_000_000
USAGE, INTERRUPTED = 2, 130


def arena(
    game: Annotated[str, typer.Argument(metavar="GAME", help=say("arena-help-game"))],
    bots: Annotated[list[str], typer.Argument(metavar="BOT BOT …", help=say("arena-help-bots"))],
    *,
    games: Annotated[int, typer.Option(min=1, max=MOST_GAMES, help=say("arena-help-games"))] = 10,
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help=say("arena-help-option"))
    ] = None,
    out: Annotated[Path | None, typer.Option(help=say("arena-help-out"))] = None,
    jobs: Annotated[int, typer.Option(min=0, help=say("arena-help-jobs"))] = 0,
) -> None:
    """Let bots play each other on equal dice."""
    from rich.console import Console  # noqa: PLC0415 - slow
    from rich.progress import Progress  # noqa: PLC0415

    from musivum.arena.tournament import run  # noqa: PLC0415

    try:
        tournament = _tournament(game, bots, games, option or [])
    except MusivumError as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(USAGE) from None
    path = out or Path(f"arena-{game}.jsonl")
    console = Console(highlight=False, markup=False)
    with Progress(console=console, disable=not console.is_terminal) as bar:
        task = bar.add_task(say("arena-playing"))
        try:
            played = run(
                tournament,
                path,
                jobs or os.cpu_count() or 1,
                lambda done, of: bar.update(task, completed=done, total=of),
            )
        except KeyboardInterrupt:
            console.print(say("arena-interrupted", path=str(path)))
            raise typer.Exit(INTERRUPTED) from None
    for line in report(tournament.bots, played):
        console.print(line)
    console.print(say("arena-written", path=str(path)))


def report(bots: tuple[str, ...], games: list[dict[str, object]]) -> list[str]:
    """What the games say, as lines of text."""
    from musivum.arena.ratings import pairings, standings  # noqa: PLC0415 - with the rest

    lines = [
        say(
            "arena-standing",
            bot=one.bot,
            games=one.games,
            score=f"{one.score:.1f}",
            error=f"{one.error:.1f}",
            seconds=f"{one.seconds:.2f}",
        )
        for one in standings(bots, games)
    ]
    lines += [
        say(
            "arena-pairing",
            one=one.one,
            other=one.other,
            share=f"{100 * one.share:.0f}",
            error=f"{100 * one.error:.0f}",
            lead=f"{one.lead:+.1f}",
            seeds=one.seeds,
        )
        for one in pairings(bots, games)
    ]
    return lines


def _tournament(name: str, bots: list[str], games: int, words: list[str]) -> "Tournament":
    from musivum import load  # noqa: PLC0415 - Numba, only when a tournament is played
    from musivum.arena.tournament import Tournament  # noqa: PLC0415 - with the rest
    from musivum.bots import names  # noqa: PLC0415
    from musivum.bots.outside import PREFIX  # noqa: PLC0415

    for bot in bots:
        if bot not in names() and not bot.startswith(PREFIX):
            raise PlayerError("player-unknown", name=bot, allowed=", ".join(names()))
    if len(set(bots)) < len(bots):
        raise OptionError("arena-twice")
    usual = load(name)
    known = {option.name: option for option in usual.OPTIONS}
    options: dict[str, object] = {}
    for word in words:
        key, equals, value = word.partition("=")
        if not equals or key not in known:
            raise OptionError("arena-option", word=word, allowed=", ".join(known))
        options[key] = known[key].read(value)
    loaded = load(name, **options)
    if loaded.players > 1 and len(bots) < 2:
        raise OptionError("arena-two")
    return Tournament(name, dict(loaded.options), loaded.players, tuple(bots), games)


def conform(
    command: Annotated[str, typer.Argument(help=say("outside-help-command"))],
    game: Annotated[str, typer.Option(help=say("arena-help-game"))] = "steere",
    games: Annotated[int, typer.Option(min=1, max=MOST_GAMES)] = 3,
) -> None:
    """Play games with a program on every seat, and name the first thing that it does wrong."""
    from musivum import Match, load  # noqa: PLC0415 - Numba, only when games are played
    from musivum.bots.outside import Outside  # noqa: PLC0415

    loaded, moves = load(game), 0
    for seed in range(games):
        with Outside(command, loaded) as program:
            moves += len(Match(loaded, seed, [program] * loaded.players).run().moves)
    typer.echo(say("outside-conforms", command=command, games=games, game=game, moves=moves))
