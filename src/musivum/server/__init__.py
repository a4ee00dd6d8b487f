"""The web application: matches between people and bots that lose no move.

From the bottom up: ``tables`` and ``store`` keep things; ``ledger`` is a match as the fold of its
events; ``sight`` is what each observer of it may see; ``matches`` decides what happens next;
``live`` and ``api`` are the two ways in; ``app`` puts it together.
"""
