"""Imported by the process that commands and servers are forked from; see :mod:`tests.warm`."""

import gc

import musivum
from musivum.core.catalogue import say
from tests.server import warm as servers
from tests.terminal import warm as commands

for name in musivum.games():
    musivum.load(name).start()
    say(f"{name}-title")  # its catalogue is read
servers.load()
commands.load()
gc.freeze()  # what is shared is not looked through, and so not copied
