"""What stands where NumPy and Numba would, when our sources run inside a page.

A page's Python has neither. There nothing is compiled: the kernels are in the game's pack, and what
stands here finds them (:mod:`~musivum.offline.standins.numba`). Outside of kernels, rooms ask
little of NumPy: rows of numbers (:mod:`~musivum.offline.standins.numpy`). The bundle puts these
packages where Python looks for theirs; nobody else imports them.
"""
