"""The commands of the arena. What is slow to import is imported when it is needed."""
# ruff: noqa: PLC0415 - imports inside functions are the point, see above

import hashlib
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from musivum.core.catalogue import say
from musivum.core.errors import OptionError, RecordError
from musivum.terminal.mistakes import understood

if TYPE_CHECKING:
    from rich.console import Console

    from musivum.arena.engines import Engine
    from musivum.arena.play import Result
    from musivum.arena.results import Header
    from musivum.arena.tournament import Tournament
    from musivum.core.game import Game

MOST_GAMES = 100_000
MOST_OPENING = 100
REFUSED, INTERRUPTED = 1, 130
USUAL_BOTS = ("random", "greedy")
"""Who plays when the game itself is measured."""
LOG_WIDTH = 100
"""Columns of what goes to a file or a pipe."""
LONGEST_OTHERS = 60
"""Letters about options in the name of a file; longer ones, such as a whole sheet, are hashed."""
ENGINES = ("processes", "ray")

Jobs = Annotated[int, typer.Option(min=0, max=1024, help=say("arena-help-jobs"))]
Options = Annotated[
    list[str] | None, typer.Option(metavar="NAME=VALUE", help=say("arena-help-option"))
]
Report = Annotated[Path | None, typer.Option(metavar="FILE", help=say("arena-help-report"))]
Parquet = Annotated[Path | None, typer.Option(metavar="FILE", help=say("arena-help-parquet"))]
Plot = Annotated[Path | None, typer.Option(metavar="FILE", help=say("arena-help-plot"))]


def arena(
    game: Annotated[str, typer.Argument(metavar="GAME", help=say("arena-help-game"))],
    bots: Annotated[list[str], typer.Argument(metavar="BOT BOT …", help=say("arena-help-bots"))],
    *,
    games: Annotated[int, typer.Option(min=1, max=MOST_GAMES, help=say("arena-help-games"))] = 10,
    first_seed: Annotated[int, typer.Option(min=0, help=say("arena-help-first"))] = 0,
    option: Options = None,
    opening: Annotated[
        int, typer.Option(min=0, max=MOST_OPENING, help=say("arena-help-opening"))
    ] = 0,
    ladder: Annotated[bool, typer.Option("--ladder", help=say("arena-help-ladder"))] = False,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help=say("arena-help-out"))] = None,
    report: Report = None,
    parquet: Parquet = None,
    plot: Plot = None,
    jobs: Jobs = 0,
    engine: Annotated[str, typer.Option(help=say("arena-help-engine"))] = ENGINES[0],
    address: Annotated[str | None, typer.Option(help=say("arena-help-address"))] = None,
) -> None:
    """Let bots play each other on equal dice."""
    from musivum.arena.tournament import run
    from musivum.terminal.progress import shown

    with understood():
        loaded = load_with(game, option or [])
        tournament = _tournament(loaded, bots, games, ladder, first_seed, opening)
        chosen = _engine(engine, address, jobs)
        path = out or Path(f"arena-{game}{_others(loaded)}.jsonl")
        _check_outputs(path, report, parquet, plot, loaded.players == 1)
    console = _console()
    with _interruptible(console, say("arena-interrupted", path=str(path))):
        with shown(console, say("arena-playing"), games=True) as progress:
            played = run(tournament, path, chosen, progress)
        _tell(console, tournament.header, bots, played, loaded.TARGETS)
        _write(console, tournament.header, bots, played, loaded.TARGETS, report, parquet, plot)
    console.print(say("arena-written", path=str(path)), soft_wrap=True)


def results(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=say("arena-help-file"))],
    *,
    verify: Annotated[
        int, typer.Option(metavar="K", min=0, max=MOST_GAMES, help=say("arena-help-verify"))
    ] = 0,
    report: Report = None,
    parquet: Parquet = None,
    plot: Plot = None,
    jobs: Jobs = 0,
) -> None:
    """Say what a file of finished games says, or play some of them again."""
    from musivum.arena.results import read
    from musivum.bots import names
    from musivum.games import load

    header, games = read(file)
    if not games:
        raise RecordError("arena-empty", path=str(file))
    with understood():
        alone = all(len(game["bots"]) == 1 for game in games)
        _check_outputs(file, report, parquet, plot, alone)
    played = load(header.game, **header.options)
    targets = played.TARGETS
    if verify and not played.knows_rules(header.rules):
        known = {"game": header.game, "known": played.RULES_VERSION}
        raise RecordError("arena-rules", rules=header.rules, **known)
    met = dict.fromkeys(bot for game in games for bot in game["bots"])
    listed = names(played.PROFILE, played.options)
    bots = [bot for bot in listed if bot in met] + [bot for bot in met if bot not in listed]
    console = _console()
    with _interruptible(console, say("arena-stopped")):
        if verify:
            _verify(console, file, header, games, verify, jobs or os.cpu_count() or 1)
        else:
            _tell(console, header, bots, games, targets)
        _write(console, header, bots, games, targets, report, parquet, plot)


def stats(
    game: Annotated[str, typer.Argument(metavar="GAME", help=say("arena-help-game"))],
    *,
    bot: Annotated[
        list[str] | None, typer.Option(metavar="BOT", help=say("stats-help-bot"))
    ] = None,
    games: Annotated[int, typer.Option(min=2, max=MOST_GAMES, help=say("stats-help-games"))] = 50,
    option: Options = None,
    vary: Annotated[
        list[str] | None, typer.Option(metavar="NAME", help=say("stats-help-vary"))
    ] = None,
    report: Annotated[
        Path | None, typer.Option(metavar="FILE", help=say("stats-help-report"))
    ] = None,
    json: Annotated[bool, typer.Option("--json", help=say("stats-help-json"))] = False,
    jobs: Jobs = 0,
) -> None:
    """Measure what a game's options and seats do to scores and length."""
    from json import dumps

    from musivum.arena.survey.measure import survey
    from musivum.arena.survey.overview import table
    from musivum.terminal.progress import shown

    with understood():
        loaded = load_with(game, option or [])
        bots = bot or list(USUAL_BOTS)
        _check_bots(bots, programs=False)
        _check_varied(loaded, vary or [])
        _check_outputs(Path(game), report, None, None, alone=False)
    console = _console(stderr=json)
    with _interruptible(console, say("arena-stopped")):
        with shown(console, say("stats-measuring"), games=True) as progress:
            engine = _here(jobs or os.cpu_count() or 1, games)
            measures = survey(loaded, bots, games, engine, progress, vary or [])
        for measure in measures if json else ():
            typer.echo(dumps(measure.data()))
        if not json:
            console.print(_title(game, loaded.options), style="bold")
            console.print(table(measures))
        if report is not None:
            from musivum.arena.report import write
            from musivum.arena.survey.report import report as page

            write(report, page(measures))
            console.print(say("arena-wrote", path=str(report)), soft_wrap=True)


def conform(
    command: Annotated[str, typer.Argument(help=say("outside-help-command"))],
    game: Annotated[
        str | None, typer.Option(show_default=False, help=say("outside-help-game"))
    ] = None,
    games: Annotated[int, typer.Option(min=1, max=MOST_GAMES, help=say("outside-help-games"))] = 3,
) -> None:
    """Play games with a program on every seat, and name the first thing that it does wrong."""
    from musivum.bots import Match
    from musivum.bots.outside import Outside
    from musivum.games import load, names

    for name in names() if game is None else (game,):
        with understood():
            loaded = load(name)
        moves = 0
        for seed in range(games):
            with Outside(command, loaded) as program:
                moves += len(Match(loaded, seed, [program] * loaded.players).run().moves)
        typer.echo(say("outside-conforms", command=command, games=games, game=name, moves=moves))


# What the words of a command mean


def load_with(name: str, words: Sequence[str]) -> "Game":
    """The game with the options that were given as NAME=VALUE."""
    from musivum.games import load

    known = {option.name: option for option in load(name).PROFILE.options}
    options: dict[str, object] = {}
    for word in words:
        key, equals, value = word.partition("=")
        if not equals or key not in known:
            raise OptionError("arena-option", word=word, allowed=", ".join(known))
        if key in options:
            raise OptionError("arena-option-twice", name=key)
        options[key] = known[key].read(value)
    return load(name, **options)


def _tournament(
    game: "Game", bots: Sequence[str], games: int, ladder: bool, first: int, opening: int
) -> "Tournament":
    from musivum.arena.tournament import Tournament

    _check_bots(bots)
    if game.players > 1 and len(bots) < 2:
        raise OptionError("arena-two")
    return Tournament(
        game.NAME,
        dict(game.options),
        game.players,
        tuple(bots),
        games,
        ladder,
        first,
        game.RULES_VERSION,
        opening,
    )


def _check_bots(bots: Sequence[str], programs: bool = True) -> None:
    from musivum.bots.outside import PREFIX
    from musivum.core.match import check_bot

    for bot in bots:
        if not (programs and bot.startswith(PREFIX)):
            check_bot(bot)
    if len(set(bots)) < len(bots):
        raise OptionError("arena-twice")


def _check_varied(game: "Game", names: Sequence[str]) -> None:
    """Every option that should be changed has values that can be listed."""
    known = [option.name for option in game.PROFILE.options if len(option.allowed or ()) > 1]
    for name in names:
        if name not in known:
            raise OptionError("stats-vary", game=game.NAME, name=name, allowed=", ".join(known))


def _here(jobs: int, games: int) -> "Engine":
    """This machine: its processes, or this one if that is enough."""
    from musivum.arena.engines import Here, Processes

    return Here() if jobs == 1 or games == 1 else Processes(jobs)


def _engine(name: str, address: str | None, jobs: int) -> "Engine | int":
    if name not in ENGINES:
        raise OptionError("arena-engine", engine=name, allowed=", ".join(ENGINES))
    if name == "ray":
        from musivum.arena.engines import Ray

        return Ray(address, jobs)
    if address is not None:
        raise OptionError("arena-address")
    return jobs or os.cpu_count() or 1


def _others(game: "Game") -> str:
    """The options that are not the usual ones, for the name of a file."""
    usual = {option.name: option.default for option in game.PROFILE.options}
    named = [f"-{key}-{value}" for key, value in game.options.items() if value != usual[key]]
    text = "".join(char if char.isalnum() else "-" for char in "".join(named))
    if len(text) <= LONGEST_OTHERS:
        return text
    return f"-{hashlib.sha256(text.encode()).hexdigest()[:8]}"


def _check_outputs(
    out: Path, report: Path | None, parquet: Path | None, plot: Path | None, alone: bool
) -> None:
    """Find out now, not after hours, what could not be written then."""
    from musivum.core.extras import need

    for path in (out, report, parquet, plot):
        if path is not None and not path.parent.is_dir():
            raise OptionError("arena-folder", folder=str(path.parent), name=path.name)
    if plot is not None and not alone:
        raise OptionError("arena-alone-only")
    if report or plot:
        need("matplotlib", "arena")
        need("choix", "arena")
    if parquet:
        need("pyarrow", "arena")


# What is said and written


def _console(stderr: bool = False) -> "Console":
    from rich.console import Console

    console = Console(stderr=stderr, highlight=False, markup=False, emoji=False)
    if not console.is_terminal:
        console.width = LOG_WIDTH
    return console


def _title(game: str, options: dict[str, object]) -> str:
    from musivum.core.option import in_one_line

    return say("terminal-title", title=say(f"{game}-title"), options=in_one_line(options))


def _tell(
    console: "Console",
    header: "Header",
    bots: Sequence[str],
    games: "Sequence[Result]",
    targets: Sequence[int],
) -> None:
    from musivum.arena.overview import overview

    console.print(_title(header.game, header.options), style="bold")
    for part in overview(bots, games, targets):
        console.print()
        console.print(part)
    console.print()


def _write(
    console: "Console",
    header: "Header",
    bots: Sequence[str],
    games: "Sequence[Result]",
    targets: Sequence[int],
    report: Path | None,
    parquet: Path | None,
    plot: Path | None,
) -> None:
    if report is not None:
        from musivum.arena.report import report as page
        from musivum.arena.report import write

        write(report, page(header, bots, games, targets))
    if parquet is not None:
        from musivum.arena.results import write_parquet

        write_parquet(parquet, header, games)
    if plot is not None:
        from musivum.arena.report import champion, write

        scores = [
            (bot, [float(game["scores"][0]) for game in games if game["bots"] == [bot]])
            for bot in bots
        ]
        write(plot, champion([(bot, points) for bot, points in scores if points], targets))
    for path in (report, parquet, plot):
        if path is not None:
            console.print(say("arena-wrote", path=str(path)), soft_wrap=True)


def _verify(
    console: "Console",
    file: Path,
    header: "Header",
    games: "Sequence[Result]",
    number: int,
    jobs: int,
) -> None:
    from musivum.arena.verify import sample, verify
    from musivum.terminal.progress import shown

    chosen = sample(games, number)
    if not chosen:
        raise RecordError("arena-nothing-to-verify", path=str(file))
    with shown(console, say("arena-verifying"), games=True) as progress:
        verdicts = verify(header, chosen, _here(jobs, len(chosen)), progress)
    wrong = [verdict for verdict in verdicts if not verdict.agrees]
    for verdict in wrong:
        problem = verdict.found.get("problem")
        said = say(
            "arena-differs" if problem is None else "arena-failed",
            seed=str(verdict.claimed["seed"]),
            bots=" – ".join(verdict.claimed["bots"]),
            claimed=verdict.summary(verdict.claimed),
            found=verdict.summary(verdict.found),
            problem=problem,
        )
        console.print(said, soft_wrap=True, markup=False)
    if wrong:
        raise RecordError("arena-unverified", wrong=len(wrong), number=len(verdicts))
    console.print(say("arena-verified", number=len(verdicts)))


@contextmanager
def _interruptible(console: "Console", said: str) -> Iterator[None]:
    try:
        yield
    except KeyboardInterrupt:
        console.print(said, soft_wrap=True)
        raise typer.Exit(INTERRUPTED) from None
