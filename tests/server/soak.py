"""The long version of the crash tests: ``python -m tests.server.soak [KILLS]``."""

import json
import sys
import tempfile

from tests.server.crash import kill_and_go_on
from tests.server.postgres import private_postgres


def main() -> None:
    """A hundred kills on SQLite, and a tenth as many on PostgreSQL."""
    kills = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    with tempfile.TemporaryDirectory() as folder:
        print(json.dumps(kill_and_go_on(f"sqlite:///{folder}/musivum.db", kills, 12, seed=2)))
    with private_postgres() as database:
        print(json.dumps(kill_and_go_on(database.url, max(1, kills // 10), 8, seed=3)))


if __name__ == "__main__":
    main()
