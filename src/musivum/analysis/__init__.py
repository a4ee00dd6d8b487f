"""Looking back at a game: what every move was worth, and how luck and skill made the result.

>>> from musivum import Match, load
>>> from musivum.analysis.analyse import analyse
>>> match = Match(load("steere", side=2), seed=7, players=["random", "random"]).run()
>>> found = analyse(match, simulations=50)
>>> one = found.balances[0]
>>> round(one.start + one.luck + one.choices + one.others + one.unforeseen - one.result, 9)
0.0
"""
