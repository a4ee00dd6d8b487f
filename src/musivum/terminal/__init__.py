"""What people see and type in a terminal: boards with colour and letter, tables, a session of play.

Everything here gets its games from :mod:`musivum.cli`, writes through one :class:`Screen`, reads
through one :class:`Keyboard`, and knows no game by name. Through a pipe there are no prompts, no
colours, no pages and no pauses.
"""
