"""Events in a chain: each with its hash, and the last one's beside the match.

What is there already stays without; its hashes can be computed from it at any time.
"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Go forward."""
    op.add_column("events", sa.Column("hash", sa.String(64)))
    op.add_column("matches", sa.Column("head", sa.String(64)))
