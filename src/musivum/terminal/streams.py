"""What comes in and goes out, as whoever started us left it."""

import os
import sys


def prepare() -> None:
    """No byte that comes in and no character that goes out is a reason to stop."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:  # closed by whoever started us
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: PTH123, SIM115
        getattr(sys, name).reconfigure(errors="replace")


def flush() -> bool:
    """Write out what is still held back; whether somebody reads it. If not, end quietly."""
    is_read = True
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except OSError:
            # Python would try again at its very end, and complain.
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
            is_read = False
    return is_read
