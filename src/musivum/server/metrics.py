"""What the server counts and measures, for Prometheus."""

from prometheus_client import Counter, Gauge, Histogram

_FINE = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10)

MOVES = Counter("musivum_moves_total", "Moves played, by whom", ["by"])
PERSONS_MOVES = MOVES.labels("person")
MATCHES = Counter("musivum_matches_total", "Matches made", ["game"])
FINISHED = Counter("musivum_finished_total", "Matches finished", ["game", "how"])
REFUSED = Counter("musivum_refused_total", "Actions refused, by the key of the reason", ["key"])
COMMIT_SECONDS = Histogram(
    "musivum_commit_seconds",
    "From handing in the first write of a transaction to its being durable",
    buckets=_FINE,
)
GROUP_SIZE = Histogram(
    "musivum_commit_group",
    "Writes in one transaction",
    buckets=(1, 2, 5, 10, 20, 50, 100, 200, 500),
)
DATABASE_RETRIES = Counter("musivum_database_retries_total", "Commits tried again")
CONFLICTS = Counter("musivum_conflicts_total", "Appends that another process was faster than")
BOT_SECONDS = Histogram("musivum_bot_seconds", "A bot's thinking", ["level"], buckets=_FINE)
BOT_WAIT = Histogram(
    "musivum_bot_wait_seconds", "Waiting for a free worker, by urgency", ["urgency"], buckets=_FINE
)
BOT_DEATHS = Counter("musivum_bot_deaths_total", "Workers that died and were replaced")
SOCKETS = Gauge("musivum_sockets", "Open WebSockets")
LOADED = Gauge("musivum_matches_loaded", "Matches held in memory")
REQUESTS = Counter("musivum_requests_total", "HTTP requests", ["route", "status"])
LIMITED = Counter("musivum_limited_total", "Requests and messages refused by a limit", ["limit"])
