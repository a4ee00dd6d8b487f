"""Structured logs: one JSON object a line, on standard error."""

import json
import logging
import sys
import time

_PLAIN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}


class JsonFormatter(logging.Formatter):
    """A record as one line of JSON: time, level, logger, what, and the values that came along."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        data: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage(),
        }
        data |= {
            name: value
            for name, value in vars(record).items()
            if name not in _PLAIN and not name.startswith("_")  # a library's own notes
        }
        if record.exc_info:
            data["trace"] = self.formatException(record.exc_info)
        return json.dumps(data, default=str)


def set_up(level: str) -> None:
    """Log from this level on; libraries from warnings on.

    What they note below that is theirs to choose: addresses of clients, whole paths, every frame of
    a socket, with cookies and moves.
    """
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(max(logging.WARNING, logging.getLevelNamesMapping()[level.upper()]))
    logging.getLogger("musivum").setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.setLevel(logging.NOTSET)
        logger.propagate = True
    # Its lines name whole paths; ours name routes.
    logging.getLogger("uvicorn.access").disabled = True
