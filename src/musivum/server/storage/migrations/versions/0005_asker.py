"""Which process asks the bots of a match."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Go forward."""
    op.add_column("matches", sa.Column("asker", sa.String(20)))
