"""A move touches few pages: events in one tree, and fewer indexes over what it changes."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

PUBLIC = sa.column("public").is_(True)


def upgrade() -> None:
    """Go forward."""
    op.drop_index("ix_matches_lobby", "matches")
    op.drop_index("ix_matches_thinking", "matches")
    op.create_index(
        "ix_matches_lobby",
        "matches",
        ["status", "updated"],
        sqlite_where=PUBLIC,
        postgresql_where=PUBLIC,
    )
    op.create_index("ix_matches_thinking", "matches", ["thinking"])
    if op.get_bind().dialect.name == "sqlite":
        # Without a hidden row number, the primary key is the table and not another one beside it.
        with op.batch_alter_table(
            "events", recreate="always", table_kwargs={"sqlite_with_rowid": False}
        ):
            pass
