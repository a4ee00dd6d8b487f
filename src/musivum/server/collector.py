"""When Python looks for garbage in cycles: when nobody waits for it.

Moves leave no cycles behind; what does, such as connections and errors, is little. But whoever
looks goes through all that is new, and a scene is a thousand objects in long lists: a look stopped
the server for 20 to 70 ms. So it looks while nobody moves, and else only when very much has come
together.
"""

import gc

MANY = 50_000
"""So many new objects are looked through at once, whoever waits …"""
SOME = 5_000
"""… and so many when nobody moves."""


def calm() -> None:
    """To be called when everything is loaded: what is there for good is never looked through.

    The rules, the compiler and the libraries are half a million objects. Going through all of them,
    as happens by default whenever the number of new ones has grown by a quarter, would stop the
    server for a fifth of a second.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(MANY, 20, 100)


def tidy() -> None:
    """To be called when nobody has moved for a moment: look through what is new, if it is worth
    it. Older things are looked through when very much has come together, as Python does."""
    if gc.isenabled() and gc.get_count()[0] > SOME:
        gc.collect(1)
