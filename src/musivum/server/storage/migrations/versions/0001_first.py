"""The first tables: guests, matches, seats, events, results."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Go forward."""
    op.create_table(
        "meta",
        sa.Column("key", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "outages",
        sa.Column("began", sa.BigInteger, primary_key=True),
        sa.Column("ended", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "guests",
        sa.Column("id", sa.String(20), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "links",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(20), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
    _matches()
    op.create_table(
        "seats",
        sa.Column("match", sa.String(12), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("guest", sa.String(20), sa.ForeignKey("guests.id")),
    )
    op.create_index("ix_seats_guest", "seats", ["guest", "match"])
    op.create_table(
        "events",
        sa.Column("match", sa.String(12), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.create_table(
        "results",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("player", sa.String(60), primary_key=True),
        sa.Column("bot", sa.Boolean, nullable=False),
        sa.Column("match", sa.String(12)),
        sa.Column("score", sa.Integer),
        sa.Column("at", sa.BigInteger, nullable=False),
    )


def _matches() -> None:
    op.create_table(
        "matches",
        sa.Column("id", sa.String(12), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("creator", sa.String(20), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("daily", sa.String(10)),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("last", sa.Integer, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("awaiting", sa.Integer, nullable=False),
        sa.Column("thinking", sa.Boolean, nullable=False),
        sa.Column("deadline", sa.BigInteger),
        sa.Column("card", sa.Text, nullable=False),
    )
    op.create_index("ix_matches_lobby", "matches", ["public", "status", "updated"])
    op.create_index("ix_matches_deadline", "matches", ["deadline"])
    op.create_index("ix_matches_thinking", "matches", ["thinking", "updated"])
    op.create_index("ix_matches_creator", "matches", ["creator", "status"])
