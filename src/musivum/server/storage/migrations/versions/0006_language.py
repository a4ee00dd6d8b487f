"""The language that a guest chose."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Go forward."""
    op.add_column("guests", sa.Column("language", sa.String(20)))
