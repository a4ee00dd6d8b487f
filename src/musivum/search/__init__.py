"""One search for every game: what a seat should do, from what it knows.

>>> from musivum.games import load
>>> from musivum.search import Settings, search
>>> game = load("steere", side=2)
>>> report = search(game, game.start().view(0), 0, simulations=500)
>>> len(report.candidates), sum(one.visits for one in report.candidates)
(7, 500)
"""

from musivum.core.profile import Settings
from musivum.search.exact import settle, solve
from musivum.search.halving import compare
from musivum.search.report import Candidate, Grown, Report, search

__all__ = ["Candidate", "Grown", "Report", "Settings", "compare", "search", "settle", "solve"]
