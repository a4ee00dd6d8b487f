"""``python -m musivum``: the command, where its script is not on the path."""

from musivum.cli import main

main()
