"""The commands of the server: ``serve``, ``verify``, ``check``, ``backup``, ``restore``.

Whatever is slow to import is imported when a command runs, not when its help is shown.
"""

import os
from enum import StrEnum, auto
from pathlib import Path
from typing import Annotated

import typer

from musivum.core.catalogue import say
from musivum.core.extras import need
from musivum.usage import Command

Database = Annotated[
    str,
    typer.Option(
        envvar="MUSIVUM_DATABASE",
        help=say("server-help-database"),
    ),
]
DEFAULT_DATABASE = "sqlite:///musivum.db"
LIBRARIES = (
    "fastapi",
    "uvicorn",
    "sqlalchemy",
    "psycopg",
    "alembic",
    "prometheus_client",
    "cryptography",
    "filelock",
    "msgspec",
)
"""What comes with ``musivum[server]`` only."""
PROXIED = "--proxied"
MOST_HOPS = 20


def _need_server() -> None:
    """Complain at once, in one sentence, if Musivum was installed without its server."""
    for library in LIBRARIES:
        need(library, "server")


class LogLevel(StrEnum):
    """From which gravity on something is logged."""

    debug = auto()
    info = auto()
    warning = auto()
    error = auto()


def serve(
    host: Annotated[str, typer.Option(envvar="MUSIVUM_HOST", help=say("server-help-host"))] = (
        "127.0.0.1"
    ),
    port: Annotated[
        int, typer.Option(envvar="MUSIVUM_PORT", min=0, max=65535, help=say("server-help-port"))
    ] = 8000,
    database: Database = DEFAULT_DATABASE,
    processes: Annotated[
        int,
        typer.Option(envvar="MUSIVUM_PROCESSES", min=1, max=64, help=say("server-help-processes")),
    ] = 1,
    bots: Annotated[
        str,
        typer.Option(envvar="MUSIVUM_BOTS", metavar="NUMBER|ray", help=say("server-help-bots")),
    ] = "0",
    ray_address: Annotated[
        str | None,
        typer.Option(envvar="MUSIVUM_RAY_ADDRESS", help=say("server-help-ray-address")),
    ] = None,
    bot_pause: Annotated[
        float,
        typer.Option(envvar="MUSIVUM_BOT_PAUSE", min=0, max=4, help=say("server-help-bot-pause")),
    ] = 0.6,
    origin: Annotated[
        list[str] | None,
        typer.Option(envvar="MUSIVUM_ORIGINS", help=say("server-help-origin")),
    ] = None,
    secure: Annotated[
        bool, typer.Option(envvar="MUSIVUM_SECURE", help=say("server-help-secure"))
    ] = False,
    host_name: Annotated[
        list[str] | None,
        typer.Option(envvar="MUSIVUM_HOST_NAMES", help=say("server-help-host-name")),
    ] = None,
    proxied: Annotated[
        str,
        typer.Option(envvar="MUSIVUM_PROXIED", metavar="[HOPS]", help=say("server-help-proxied")),
    ] = "0",
    log: Annotated[
        LogLevel,
        typer.Option(envvar="MUSIVUM_LOG", case_sensitive=False, help=say("server-help-log")),
    ] = LogLevel.warning,
    unlimited: Annotated[
        bool, typer.Option(hidden=True, help=say("server-help-unlimited"))
    ] = False,
) -> None:
    """Serve the games to browsers and programs."""
    _need_server()
    from musivum.server import run  # noqa: PLC0415 - slow
    from musivum.server.settings import UNLIMITED, Limits, Settings  # noqa: PLC0415

    ray = bots == "ray"
    if not ray and not (bots.isascii() and bots.isdecimal() and len(bots) < 5):
        raise typer.BadParameter(say("server-bots", given=bots), param_hint="--bots")
    if ray_address is not None and not ray:
        raise typer.BadParameter(say("server-ray-alone"), param_hint="--ray-address")
    if processes > 1 and not hasattr(os, "fork"):
        raise typer.BadParameter(say("server-processes"), param_hint="--processes")
    settings = Settings(
        database=database,
        bots=(0 if ray else int(bots)) or Settings().bots,
        warm=not unlimited,
        pause=0 if unlimited else bot_pause,
        ray=ray,
        ray_address=ray_address,
        origins=tuple(origin or ()),
        secure=secure,
        host_names=tuple(name.lower() for name in host_name or ()),
        proxied=_hops(proxied),
        limits=UNLIMITED if unlimited else Limits(),
    )
    run.run(settings, host, port, log.value, processes)


class Serve(Command):
    """A command where ``--proxied`` alone means one proxy."""

    def parse_args(self, ctx: typer.Context, args: list[str]) -> list[str]:  # type: ignore[override] # Typer's own kind of context
        """Write out the number that was left out."""
        for place, word in enumerate(args):
            if word == PROXIED and not "".join(args[place + 1 : place + 2]).isdecimal():
                args = [*args[:place], f"{PROXIED}=1", *args[place + 1 :]]
        return super().parse_args(ctx, args)


def _hops(text: str) -> int:
    """A number of proxies; yes and no are one and none."""
    words = {"true": 1, "yes": 1, "on": 1, "false": 0, "no": 0, "off": 0, "": 0}
    if text.isascii() and text.isdecimal() and int(text[:4]) <= MOST_HOPS:
        return int(text)
    if text.lower() not in words:
        raise typer.BadParameter(
            say("server-hops", given=text[:20], most=MOST_HOPS), param_hint=PROXIED
        )
    return words[text.lower()]


def verify(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help=say("server-help-record"))],
    key: Annotated[
        str | None,
        typer.Option(metavar="HEX", show_default=False, help=say("server-help-key")),
    ] = None,
) -> None:
    """Prove that no roll of a record was chosen."""
    from musivum.core import fair, signature  # noqa: PLC0415 - slow
    from musivum.core.record import Record  # noqa: PLC0415
    from musivum.games import room  # noqa: PLC0415

    found = Record.load(record)
    if key is not None:
        signature.check(found, key)
        typer.echo(say("signature-good"))
    opened = room(found.game)
    proof = fair.verify(found, opened.load(**opened.check(found.options)))
    typer.echo(say("fair-proven", rolled=proof.rolled))
    if proof.drawn:
        typer.echo(say("fair-drawn", name=found.seats[0]["name"]))
    if proof.silent:
        names = ", ".join(str(found.seats[seat]["name"]) for seat in proof.silent)
        typer.echo(say("fair-silent", names=names))


def check(database: Database = DEFAULT_DATABASE) -> None:
    """Read a whole database, also while a server uses it, and tell what is wrong with it."""
    _need_server()
    from musivum.server.app import load  # noqa: PLC0415 - slow
    from musivum.server.match.check import check  # noqa: PLC0415

    found = check(database, load)
    for problem in found.problems:
        typer.echo(problem)
    key = "check-found" if found.problems else "check-fine"
    values = {"matches": found.matches, "events": found.events, "problems": len(found.problems)}
    typer.echo(say(key, database=found.database, **values))
    if found.other_rules:
        typer.echo(say("check-other-rules", matches=found.other_rules))
    if found.problems:
        raise typer.Exit(1)


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=say("server-help-backup"))],
    database: Database = DEFAULT_DATABASE,
) -> None:
    """Copy a SQLite database, also while a server uses it."""
    _need_server()
    from musivum.server.storage import backup  # noqa: PLC0415 - slow

    matches = backup.backup(database, file)
    typer.echo(say("backup-done", path=file, matches=matches))


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=say("server-help-restore"))],
    database: Database = DEFAULT_DATABASE,
) -> None:
    """Put a copy in a database's place; the server must not run."""
    _need_server()
    from musivum.server.storage import backup  # noqa: PLC0415 - slow

    path, matches, before = backup.restore(database, file)
    key = "backup-restored-new" if before is None else "backup-restored"
    typer.echo(say(key, path=path, matches=matches, before=before))
