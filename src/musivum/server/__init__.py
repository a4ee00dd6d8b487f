"""The web application: matches between people and bots that lose no move.

From the bottom up: ``storage`` keeps things; ``match.ledger`` is a match as the fold of its events,
``match.views`` what each observer of it may see, ``match.service`` decides what happens next;
``thinking`` asks the bots; ``http`` and ``live`` are the two ways in. ``services`` puts the parts
of one process together, ``app`` makes the application, ``run`` and ``cli`` start it.
"""
