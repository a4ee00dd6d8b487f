"""How alembic runs: always on a connection that it is handed."""

from alembic import context

from musivum.server.storage.tables import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
