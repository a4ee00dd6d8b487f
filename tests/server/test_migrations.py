"""From every older version of the tables, and from none, one comes to the same newest ones."""

from typing import Any

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, create_engine, inspect, text

from musivum.server.storage import migrations
from musivum.server.storage.tables import metadata
from tests.server.test_storage import url

__all__ = ["url"]

OLD = (
    "guests (id, name, created) VALUES ('g1', 'Ada', 5)",
    "matches (id, game, creator, public, created, last, updated, status, awaiting, thinking, card)"
    " VALUES ('m1', 'steere', 'g1', true, 1, 2, 1, 'open', 0, false, '{}')",
    "events (match, number, kind, at, data) VALUES ('m1', 1, 'created', 1, '{}')",
    "events (match, number, kind, at, data) VALUES ('m1', 2, 'joined', 1, '{\"seat\"\\: 0}')",
)
"""Rows that could be written in every version; each must be found again in the newest."""


def test_migrations_lead_from_every_version_to_the_tables_of_the_code(url: str) -> None:
    engine = create_engine(url.replace("postgresql:", "postgresql+psycopg:"))
    shapes = []
    for first in ["head", *migrations.revisions()]:
        with engine.begin() as connection:
            migrations.upgrade(connection, first)
            for row in OLD:
                connection.execute(text(f"INSERT INTO {row}"))
        with engine.begin() as connection:
            migrations.upgrade(connection)
            context = MigrationContext.configure(connection)
            assert compare_metadata(context, metadata) == []
            assert context.get_current_revision() == migrations.revisions()[-1]
            shapes.append(shape(connection))
            kept = text(
                "SELECT name, status, number, data FROM guests JOIN matches ON creator = guests.id"
                " JOIN events ON events.match = matches.id ORDER BY number"
            )
            rows = [tuple(row) for row in connection.execute(kept)]
            assert rows == [("Ada", "open", 1, "{}"), ("Ada", "open", 2, '{"seat": 0}')]
        with engine.begin() as connection:
            for table in (*reversed(metadata.sorted_tables), None):
                name = "alembic_version" if table is None else table.name
                connection.execute(text(f"DROP TABLE {name}"))
        assert inspect(engine).get_table_names() == []
    engine.dispose()
    for one in shapes:
        assert one == shapes[0], "an empty database is no other one"


def shape(connection: Connection) -> dict[str, Any]:
    """All that a database says of its tables, but for the order of columns and constraints."""
    seen = inspect(connection)
    found: dict[str, Any] = {}
    for name in seen.get_table_names():
        columns = {
            str(one["name"]): (str(one["type"]), one["nullable"]) for one in seen.get_columns(name)
        }
        indexes = {
            str(one["name"]): (
                one["column_names"],
                {option: str(value) for option, value in one["dialect_options"].items()},
            )
            for one in seen.get_indexes(name)
        }
        found[name] = [
            columns,
            seen.get_pk_constraint(name)["constrained_columns"],
            sorted(str(one) for one in seen.get_foreign_keys(name)),
            indexes,
            seen.get_table_options(name),
        ]
    return found
