"""Analyses of finished matches, made once and kept."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Go forward."""
    op.create_table(
        "analyses",
        sa.Column("match", sa.String(12), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("data", sa.Text, nullable=False),
    )
