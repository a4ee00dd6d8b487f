"""The games without a server: what keeps a match inside a page.

:mod:`~musivum.offline.table` answers what a page asks of a server, for matches in which nobody else
plays; the rules of such a match, its events, views and messages are the server's own. It runs in a
worker of the page, in Python as WebAssembly (:mod:`~musivum.offline.start`), with the kernels of
the games' packs and what stands for NumPy and Numba (:mod:`~musivum.offline.standins`).
:mod:`~musivum.offline.bundle` packs the sources for it.
"""
