"""The full check of a database: is everything that was written still there, and does it add up?

The pages of the database are checked by the database itself. Then every match is read as a server
would read it: its events are numbered without a gap and form a chain, all together replay by the
rules, and what the indexes say of the match is what its events add up to. Nothing is changed, and
a server may run meanwhile.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, func, select
from sqlalchemy.engine import RowMapping
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from musivum.core.catalogue import say
from musivum.core.game import Game
from musivum.server.errors import Missing, Refused
from musivum.server.match import chain, chained, listed
from musivum.server.match.ledger import OVER, Ledger, fold
from musivum.server.storage import tables
from musivum.server.storage.address import address_of
from musivum.server.storage.files import path_of
from musivum.server.storage.store import Store, version

MOST_PAGES = 20
"""Damaged places that SQLite lists."""
INDEXED = ("last", "status", "awaiting", "thinking")
"""What a match's row must say as its events do; times and cards may lag behind by design."""

Load = Callable[[str, dict[str, Any]], Game]


@dataclass(slots=True)
class Report:
    """What was found."""

    database: str
    matches: int = 0
    events: int = 0
    other_rules: int = 0
    """Matches of another version of their rules: counted and numbered, but not replayed."""
    problems: list[str] = field(default_factory=list)


def check(database: str, load: Load) -> Report:
    """Read everything once; problems are listed, not raised."""
    path = path_of(address_of(database))
    if path is not None and not path.is_file():
        raise Missing("backup-source", path=path)
    store = Store(database)
    report = Report("")
    try:
        with store.reading() as connection:
            report.database = version(connection)
            report.problems += _pages(connection)
            for row in list(connection.execute(select(tables.matches)).mappings()):
                report.problems += _match(connection, row, load, report)
            report.problems += _strays(connection)
    except SQLAlchemyError as error:
        line = str(getattr(error, "orig", None) or error).strip().partition("\n")[0]
        if isinstance(error, OperationalError):  # it was not even reached
            raise Refused("server-database", problem=line) from None
        report.problems.append(line)
    finally:
        store.close()
    return report


def _pages(connection: Connection) -> Iterator[str]:
    if connection.dialect.name != "sqlite":
        return
    for (line,) in connection.exec_driver_sql(f"PRAGMA integrity_check({MOST_PAGES})"):
        if line != "ok":
            yield from str(line).splitlines()
    for table, row, parent, _ in connection.exec_driver_sql("PRAGMA foreign_key_check"):
        yield say("check-reference", table=table, row=str(row), parent=parent)


def _match(connection: Connection, row: RowMapping, load: Load, report: Report) -> Iterator[str]:
    match = row["id"]
    report.matches += 1
    try:
        events = chained.load(connection, match)
        report.events += len(events)
        data = events[0].data
        game = load(data["game"], data["options"])
        if not game.knows_rules(data["rules"]):
            report.other_rules += 1
            return
        ledger = fold(match, game, events)
    except chain.Damaged as damage:
        yield str(damage)
        return
    except Exception as error:  # whatever a damaged event leads to
        problem = f"{type(error).__name__}: {error}".partition("\n")[0]
        yield say("check-replay", match=match, problem=problem[:200])
        return
    yield from _indexes(connection, row, ledger)


def _indexes(connection: Connection, row: RowMapping, ledger: Ledger) -> Iterator[str]:
    """Where the indexes say other things than the events."""
    head = listed.row(ledger, with_card=False)
    seats = tables.seats.c
    kept = connection.execute(
        select(seats.guest).where(seats.match == ledger.match).order_by(seats.seat)
    ).scalars()
    wrong = [name for name in INDEXED if row[name] != head[name]]
    if list(kept) != [seat.guest for seat in ledger.seats]:
        wrong.append("seats")
    if ledger.status == OVER and ledger.daily and ledger.outcome is not None:
        results = tables.results.c
        asked = select(results.score).where(results.match == ledger.match)
        score = connection.execute(asked).scalar()
        if score is not None and score != ledger.outcome["scores"][0]:
            wrong.append("results")
    if wrong:
        yield say("check-index", match=ledger.match, what=", ".join(wrong))


def _strays(connection: Connection) -> Iterator[str]:
    """Events of matches that are not there."""
    known = select(tables.matches.c.id)
    asked = select(func.count()).where(tables.events.c.match.not_in(known))
    if stray := connection.execute(asked).scalar_one():
        yield say("check-strays", number=stray)
