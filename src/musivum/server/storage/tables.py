"""What is kept, and where: the same tables in SQLite and in PostgreSQL.

The truth of a match is its ``events``, append-only and numbered; everything else that mentions a
match is an index over them, written in the same transaction. ``matches.last`` is the number of the
last event and the guard of the list: who wants to append must still find it as they knew it.
Times are milliseconds since 1970.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()

meta = Table(
    "meta",
    metadata,
    Column("key", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
"""The server's own secrets, and when it was last alive."""

outages = Table(
    "outages",
    metadata,
    Column("began", BigInteger, primary_key=True),
    Column("ended", BigInteger, nullable=False),
)
"""When no server ran: clocks stood still then."""

guests = Table(
    "guests",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("language", String(20)),
)

links = Table(
    "links",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("guest", String(20), ForeignKey("guests.id"), nullable=False),
    Column("expires", BigInteger, nullable=False),
)
"""Secrets that make another device the same guest, as hashes."""

matches = Table(
    "matches",
    metadata,
    Column("id", String(12), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("creator", String(20), ForeignKey("guests.id"), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("daily", String(10)),
    Column("created", BigInteger, nullable=False),
    Column("last", Integer, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("status", String(10), nullable=False),
    Column("awaiting", Integer, nullable=False),
    Column("thinking", Boolean, nullable=False),
    Column("deadline", BigInteger),
    Column("head", String(64)),
    Column("card", Text, nullable=False),
    Column("asker", String(20)),
    Index("ix_matches_deadline", "deadline"),
    Index("ix_matches_thinking", "thinking"),
    Index("ix_matches_creator", "creator", "status"),
)
"""``awaiting`` has a bit for every awaited seat; ``thinking``: a bot or the server itself is due;
``head`` is the hash of the last event; ``card`` is what lists of matches show, as JSON: its number,
head, time and awaited seats may be old, and have columns of their own; ``asker`` is the process
that asks the bots while ``thinking``, for as long as it shows that it lives. An index over what
every move changes costs every move a page."""
_PUBLIC = matches.c.public.is_(True)
Index(
    "ix_matches_lobby",
    matches.c.status,
    matches.c.updated,
    sqlite_where=_PUBLIC,
    postgresql_where=_PUBLIC,
)

seats = Table(
    "seats",
    metadata,
    Column("match", String(12), ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", String(20), ForeignKey("guests.id")),
    Index("ix_seats_guest", "guest", "match"),
)
"""Which guest holds which seat."""

events = Table(
    "events",
    metadata,
    Column("match", String(12), ForeignKey("matches.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(12), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("data", Text, nullable=False),
    Column("hash", String(64)),
    sqlite_with_rowid=False,
)
"""In SQLite the primary key is the table: the events of a match lie side by side. ``hash`` chains
each to the one before, see ``match/chain.py``; older events have none."""

results = Table(
    "results",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("player", String(60), primary_key=True),
    Column("bot", Boolean, nullable=False),
    Column("match", String(12)),
    Column("score", Integer),
    Column("at", BigInteger, nullable=False),
)
"""Daily challenges: a guest's match and its score once it is over, and the bots' scores."""

analyses = Table(
    "analyses",
    metadata,
    Column("match", String(12), ForeignKey("matches.id"), primary_key=True),
    Column("data", Text, nullable=False),
)
"""What ``GET /api/matches/{match}/analysis`` answers, as JSON: it can be made again at any time."""
