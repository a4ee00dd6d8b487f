"""``musivum`` and ``python -m musivum``: first the language, then the commands that speak it."""

import atexit
import gc
import sys

from musivum.terminal import language


def main() -> None:
    """Run the command line, helps and all in the language that is wanted."""
    gc.set_threshold(
        50_000
    )  # a start makes no rings, and looking for them would take a tenth of it
    atexit.register(gc.freeze)  # nor at the end: all goes anyway, and looking took a quarter
    language.choose(sys.argv)
    from musivum import cli  # noqa: PLC0415 - its helps are said while it is imported

    cli.main()


if __name__ == "__main__":
    main()
