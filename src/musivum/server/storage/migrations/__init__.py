"""The history of the tables; ``upgrade`` brings a database to the newest form."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from musivum.server.storage.tables import metadata


def configuration(connection: Connection | None = None) -> Config:
    """Alembic's configuration, without a file of its own."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    config.attributes["connection"] = connection
    return config


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Bring the tables to a revision, by default the newest.

    A database with nothing in it is given the newest tables at once; the steps lead to the same.
    """
    if revision == "head" and not inspect(connection).get_table_names():
        metadata.create_all(connection)
        command.stamp(configuration(connection), revision)
    else:
        command.upgrade(configuration(connection), revision)


def revisions() -> list[str]:
    """All revisions, oldest first."""
    script = ScriptDirectory.from_config(configuration())
    return [step.revision for step in reversed(list(script.walk_revisions()))]
