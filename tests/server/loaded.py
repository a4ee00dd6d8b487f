"""Imported by the process that servers are forked from; see :mod:`tests.server.warm`."""

from tests.server.warm import load

load()
