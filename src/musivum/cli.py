"""The command ``musivum``.

Every command is a few lines that read its words and hand over to :mod:`musivum.terminal`. What
takes time to import is imported inside a command, so that help is there at once.

Exit codes: 0 all is well, 1 something was refused (a record, a sheet, a game not played to its
end), 2 the command was not understood, 130 interrupted, 70 a mistake in Musivum.
"""
# ruff: noqa: PLC0415 - imports inside functions are the point, see above

import os
import secrets
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from typer.exceptions import TyperException

from musivum import __version__
from musivum.arena import cli as tournaments
from musivum.core.catalogue import LANGUAGES, say
from musivum.core.errors import MusivumError, OptionError, refused
from musivum.games import ROOMS
from musivum.learning import cli as learning
from musivum.loading import load_asked, load_recorded, number_of, opening, said
from musivum.offline import cli as offline
from musivum.printing import cli as printing
from musivum.printing import pictures
from musivum.server import cli as server
from musivum.terminal import streams
from musivum.terminal.language import FLAG, choose
from musivum.terminal.mistakes import USAGE, understood
from musivum.usage import Commands, tell

if TYPE_CHECKING:
    from musivum.core.game import Game
    from musivum.core.match import Match
    from musivum.terminal.screen import Screen

OK, REFUSED, MISTAKE = 0, 1, 70
USUAL_BOT = "greedy"
LONGEST_SEED = 200
MOST_SEED = 2**32 - 1
SHORTEST_BENCH, LONGEST_BENCH = 0.01, 3600
DEEPEST = 100
"""No game can be counted to this depth in anybody's lifetime."""

app = Commands(
    name="musivum",
    help=say("terminal-about", games=len(ROOMS)),
    epilog=say("terminal-epilog"),
    add_completion=False,
    no_args_is_help=True,
    rich_markup_mode=None,  # help drawn by rich would take twice as long
    pretty_exceptions_enable=False,
)

FLAGS = {"ignore_unknown_options": True}
"""For commands that take the options of a game as flags: the game's room knows them."""
Name = Annotated[str, typer.Argument(metavar="GAME", show_default=False, hidden=True)]
Recorded = Annotated[
    str, typer.Argument(metavar="FILE", show_default=False, help=say("record-help"))
]
MaybeName = Annotated[str | None, typer.Argument(metavar="GAME", hidden=True)]
Flags = Annotated[list[str] | None, typer.Argument(metavar="--OPTION VALUE", hidden=True)]


def _version(asked: bool) -> None:
    if asked:
        print(f"musivum {__version__}")
        raise typer.Exit(OK)


@app.callback()
def _musivum(
    version: Annotated[
        bool,
        typer.Option(
            "--version", help=say("terminal-version-help"), is_eager=True, callback=_version
        ),
    ] = False,
    language: Annotated[
        str | None,
        typer.Option(
            FLAG,
            metavar="XX",
            show_default=False,
            help=say("terminal-language-help", allowed=", ".join(LANGUAGES)),
        ),
    ] = None,
) -> None:
    pass  # the language was chosen before any of this was said


# Looking around


@app.command(help=say("terminal-games-help"))
def games(game: MaybeName = None) -> None:
    """All games, or one with its options."""
    from musivum.games import names, room
    from musivum.terminal.listings import show_games, show_options
    from musivum.terminal.screen import Screen

    screen = Screen()
    if game is None:
        show_games(screen, names())
        return
    with understood(), opening(screen, game):
        found = room(game)
    from musivum import bots

    show_options(screen, found, bots.names(found.PROFILE))


@app.command(help=say("terminal-rules-help"))
def rules(game: Name) -> None:
    """The rules of a game."""
    from musivum.core.catalogue import page
    from musivum.games import names
    from musivum.terminal.pages import show_page
    from musivum.terminal.screen import Screen

    with understood():
        if game not in names():
            raise OptionError("game-unknown", game=game, allowed=", ".join(names()))
    show_page(Screen(), page(game))


# Playing


@app.command(help=say("terminal-play-help"), context_settings=FLAGS)
def play(
    game: MaybeName = None,
    flags: Flags = None,
    *,
    bot: Annotated[str, typer.Option(metavar="BOT", help=say("terminal-bot-help"))] = USUAL_BOT,
    seat: Annotated[
        list[str] | None,
        typer.Option(metavar="N=WHO", show_default=False, help=say("terminal-seat-help")),
    ] = None,
    person: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", show_default=False, help=say("terminal-person-help")),
    ] = None,
    as_seated: Annotated[
        bool, typer.Option("--as-seated", help=say("terminal-as-seated-help"))
    ] = False,
    seed: Annotated[
        str | None,
        typer.Option(metavar="TEXT", show_default=False, help=say("terminal-seed-help")),
    ] = None,
    start: Annotated[
        str | None,
        typer.Option("--from", metavar="FILE", show_default=False, help=say("terminal-from-help")),
    ] = None,
) -> None:
    """Play a game, with people and bots on any seats."""
    from musivum.terminal.keyboard import Keyboard
    from musivum.terminal.screen import Screen
    from musivum.terminal.session import Session

    screen = Screen()
    seats = seat or []
    if start is None:
        match = _new_match(
            load_asked(screen, game, flags), bot, seats, person or [], as_seated, seed
        )
    else:
        with understood():
            if person or as_seated:
                raise OptionError("terminal-from-seated")
        match = _resumed_match(screen, start, game, flags, bot, seats, seed)
    raise typer.Exit(Session(match, screen, Keyboard(screen)).run())


def _new_match(
    game: "Game", bot: str, seats: list[str], people: list[str], as_seated: bool, seed: str | None
) -> "Match":
    """A match from its start; who sits where is drawn, unless that was said."""
    from musivum import bots
    from musivum.core.fair import lot
    from musivum.core.match import PERSON, Match
    from musivum.terminal.options import read_people, read_seats

    with understood():
        if seats and people:
            raise OptionError("terminal-person-seat")
        names = read_people(people, game.players) or [PERSON]
        usual = [None] * len(names) + [bot] * (game.players - len(names))
        players = read_seats(seats, bot, usual, bots.names())
        if seed is not None and not (len(seed) <= LONGEST_SEED and seed.isprintable()):
            raise OptionError("terminal-seed", most=LONGEST_SEED)
    if people:
        names += [bot] * (game.players - len(names))
    else:
        names = [player or PERSON for player in players]
    seed = secrets.token_hex(16) if seed is None else seed
    places = range(game.players) if seats or as_seated else lot(seed, game.players)
    return Match(game, seed, [players[at] for at in places], [names[at] for at in places])


def _resumed_match(
    screen: "Screen",
    file: str,
    game: str | None,
    flags: list[str] | None,
    bot: str,
    seats: list[str],
    seed: str | None,
) -> "Match":
    """The match at the end of a record; who plays on is who played, unless seats say otherwise."""
    from musivum import bots
    from musivum.core.match import PERSON, Match, split_budget
    from musivum.core.record import Record
    from musivum.terminal.options import read_seats

    record = Record.load(file)
    with understood():
        if game not in (None, record.game) or flags or seed is not None:
            raise OptionError("terminal-from-alone", game=record.game)
    loaded = load_recorded(screen, record)
    kinds = [str(seat["player"]) for seat in record.seats]
    with understood():
        usual = [kind if split_budget(kind)[0] in bots.names() else None for kind in kinds]
        players = read_seats(seats, bot, usual, bots.names())
    match = Match.replay(record, loaded, players)
    for number, player in enumerate(players):
        if kinds[number] != (player or PERSON):
            match.kinds[number] = match.names[number] = player or PERSON
    return match


@app.command(help=say("terminal-replay-command-help"))
def replay(
    file: Recorded,
    *,
    everything: Annotated[bool, typer.Option("--all", help=say("terminal-all-help"))] = False,
    at: Annotated[
        str | None, typer.Option(metavar="N", show_default=False, help=say("terminal-at-help"))
    ] = None,
    seat: Annotated[
        str | None, typer.Option(metavar="N", show_default=False, help=say("terminal-eyes-help"))
    ] = None,
) -> None:
    """Look at a record."""
    from musivum.core.match import Match
    from musivum.core.record import Record
    from musivum.terminal.keyboard import Keyboard
    from musivum.terminal.replay import Replay
    from musivum.terminal.screen import Screen

    screen = Screen()
    record = Record.load(file)
    match = Match.replay(record, load_recorded(screen, record))
    eyes = None if seat is None else int(number_of("--seat", seat, 0, match.game.players - 1))
    shown = Replay(match, screen, eyes)
    if at is not None:
        shown.at(int(number_of("--at", at, 0, shown.last)))
    elif everything or not screen.interactive:
        shown.all()
    else:
        shown.walk(Keyboard(screen))


@app.command(help=say("analysis-help"))
def analyse(
    file: Recorded,
    *,
    level: Annotated[str, typer.Option(metavar="BOT", help=say("analysis-help-level"))] = "expert",
    simulations: Annotated[
        str | None,
        typer.Option(metavar="N", show_default=False, help=say("analysis-help-simulations")),
    ] = None,
    seed: Annotated[str, typer.Option(metavar="N", help=say("analysis-help-seed"))] = "0",
    json: Annotated[
        str | None,
        typer.Option("--json", metavar="FILE", show_default=False, help=say("analysis-help-json")),
    ] = None,
    plot: Annotated[
        str | None,
        typer.Option("--plot", metavar="FILE", show_default=False, help=say("analysis-help-plot")),
    ] = None,
) -> None:
    """What every move of a record was worth."""
    from musivum.analysis.request import FEWEST_SIMULATIONS, MOST_SIMULATIONS, check, check_files
    from musivum.core.record import Record
    from musivum.terminal.screen import Screen

    screen = Screen()
    with understood():
        check(level, None)
        check_files(json, plot)
    most = None
    if simulations is not None:
        least, greatest = FEWEST_SIMULATIONS, MOST_SIMULATIONS
        most = int(number_of("--simulations", simulations, least, greatest))
    number = int(number_of("--seed", seed, 0, MOST_SEED))
    record = Record.load(file)
    if not record.moves:
        raise OptionError("analysis-empty")
    loaded = load_recorded(screen, record)
    from musivum.analysis.cli import run
    from musivum.core.match import Match

    match = Match.replay(record, loaded)
    run(screen, match, level, most, number, json, plot)


# Measuring


@app.command(help=say("terminal-perft-help"), context_settings=FLAGS)
def perft(
    game: MaybeName = None,
    flags: Flags = None,
    *,
    depth: Annotated[str, typer.Option(metavar="N", help=say("terminal-depth-help"))] = "3",
    divide: Annotated[bool, typer.Option("--divide", help=say("terminal-divide-help"))] = False,
) -> None:
    """Count move sequences."""
    from musivum.terminal.screen import Screen

    screen = Screen()
    levels = int(number_of("--depth", depth, int(divide), DEEPEST))
    loaded = load_asked(screen, game, flags)
    from musivum.terminal.counting import show_counts, show_divided

    (show_divided if divide else show_counts)(screen, loaded, levels)


@app.command(help=say("solve-help"), context_settings=FLAGS)
def solve(
    game: MaybeName = None,
    flags: Flags = None,
    *,
    resume: Annotated[
        Path | None,
        typer.Option(metavar="FILE", show_default=False, help=say("solve-help-resume")),
    ] = None,
    bot: Annotated[str, typer.Option(metavar="BOT", help=say("solve-help-bot"))] = "master",
    positions: Annotated[
        int | None, typer.Option(metavar="N", min=1, help=say("solve-help-positions"))
    ] = None,
) -> None:
    """Make a line of play perfect, from its end to the front."""
    from musivum.terminal.screen import Screen

    screen = Screen()
    loaded = load_asked(screen, game, flags)
    from musivum.analysis.solving import show_solving

    with understood():
        show_solving(screen, loaded, resume, bot, positions)


@app.command(help=say("terminal-bench-help"), context_settings=FLAGS)
def bench(
    game: MaybeName = None,
    flags: Flags = None,
    *,
    seconds: Annotated[str, typer.Option(metavar="S", help=say("terminal-seconds-help"))] = "1",
    json: Annotated[bool, typer.Option("--json", help=say("terminal-json-help"))] = False,
    save: Annotated[
        str | None,
        typer.Option(metavar="FILE", show_default=False, help=say("terminal-save-help")),
    ] = None,
    compare: Annotated[
        str | None,
        typer.Option(metavar="FILE", show_default=False, help=say("terminal-compare-help")),
    ] = None,
) -> None:
    """Measure how many random games a second the rules can play."""
    from functools import partial
    from json import dumps

    from musivum.games import load, names, profile
    from musivum.terminal.listings import rate_table
    from musivum.terminal.screen import Screen

    screen = Screen()
    duration = number_of("--seconds", seconds, SHORTEST_BENCH, LONGEST_BENCH, whole=False)
    if save is not None or compare is not None:
        if game is not None:
            raise OptionError("bench-all-games", game=game)
        from musivum.benching import bench as bench_all

        raise typer.Exit(int(bench_all(screen, duration, save, compare)))
    if game is not None:
        chosen = [partial(load_asked, screen, game, flags)]
    else:
        chosen = [
            partial(load, name, **options) for name in names() for options in profile(name).bench
        ]
    rates, searches = [], []
    for open_game in chosen:
        loaded = open_game()
        with screen.busy(say("terminal-measuring", game=loaded.NAME)):
            from musivum.bots.bench import simulations_per_second
            from musivum.measure.bench import measure

            rates.append(measure(loaded, duration))
            searches.append(simulations_per_second(loaded, duration))
        if json:
            found = {**rates[-1].data(), "simulations_per_second": round(searches[-1], 1)}
            screen.raw(dumps(found))
    if not json:
        screen.show(rate_table(rates, searches))


@app.command("compile", help=say("terminal-compile-help"))
def compile_rules(
    *,
    to_play: Annotated[bool, typer.Option("--to-play", help=say("terminal-to-play-help"))] = False,
) -> None:
    """Compile all rules now."""
    from functools import partial

    from musivum.compiling import compile_rooms
    from musivum.games import load, names
    from musivum.terminal.screen import Screen

    rooms = [(name, partial(load, name)) for name in names()]
    compile_rooms(Screen(), rooms, environments=not to_play)


# Paper

app.command("print", help=say("print-help"), context_settings=FLAGS)(printing.print_command)
app.command(help=say("show-help"))(pictures.show)
app.command(help=say("film-help"))(pictures.film)

# Browsers

app.command(help=say("browser-build-help"))(offline.build_web)
app.command(help=say("browser-site-help"))(offline.site)

# The server

app.command(help=say("server-serve-help"), cls=server.Serve)(server.serve)
app.command(help=say("server-verify-help"))(server.verify)
app.command(help=say("server-check-help"))(server.check)
app.command(help=say("server-backup-help"))(server.backup)
app.command(help=say("server-restore-help"))(server.restore)

# The arena

app.command(help=say("arena-help"))(tournaments.arena)
app.command(help=say("learn-help"))(learning.learn)
app.command(help=say("arena-results-help"))(tournaments.results)
app.command(help=say("stats-help"))(tournaments.stats)
app.command(help=say("outside-help"))(tournaments.conform)


def main() -> None:
    """Run the command line. Whatever happens is said in a sentence and ends with a code."""
    streams.prepare()
    choose(sys.argv)
    code: int | str | None = OK
    try:
        code = app(standalone_mode=False)
    except SystemExit as end:
        code = end.code
    except TyperException as error:
        from musivum.terminal.screen import complain

        tell(error, complain)
        code = USAGE
    except typer.Abort:
        code = REFUSED
    except MusivumError as error:
        code = said(str(error), REFUSED)
    except OSError as error:
        code = said(refused(error), REFUSED)
    except Exception as error:  # the last resort, so that nobody meets a traceback
        if os.environ.get("MUSIVUM_TRACEBACK"):
            raise
        code = said(say("terminal-mistake", problem=f"{type(error).__name__}: {error}"), MISTAKE)
    sys.exit(code if streams.flush() else REFUSED)
