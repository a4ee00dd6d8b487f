"""The whole server in one thread, on a clock of its own, with everything that can go wrong.

``plan.py`` makes, from one seed, a plan of what goes wrong when; ``world.py`` carries it out on two
real servers and their database; ``client.py`` plays by the protocol page; ``history.py`` decides,
by what the clients sent and heard and nothing else. ``shrink.py`` makes a failing plan short.
"""
