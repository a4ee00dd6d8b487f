"""The one place where output is written: lines of styled pieces, sentences, tables and pages."""

import sys
import threading
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

from rich.console import Console
from rich.text import Text

from musivum.core.catalogue import say
from musivum.terminal import palette

if TYPE_CHECKING:
    from rich.console import RenderableType

WIDTH = 80
"""Through a pipe lines have at most this many columns, and sentences everywhere."""
PATIENCE = 0.4
"""What takes longer than this many seconds is explained."""

_HARMLESS = "\n"
_BIDI = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f")


def clean(text: str) -> str:
    """The text without what could take over a terminal: escapes, controls, turned directions.

    >>> clean("Ada\\x1b[2J")
    'Ada�[2J'
    """
    return "".join(
        "�"
        if char in _BIDI
        or "\ud800" <= char <= "\udfff"
        or (char not in _HARMLESS and (char < " " or "\x7f" <= char < "\xa0"))
        else char
        for char in text.replace("\t", " ")
    )


class Screen:
    """Standard output, for a person who looks at it or for a program that reads it."""

    def __init__(self) -> None:
        self.is_terminal = sys.stdout.isatty()
        self.interactive = self.is_terminal and sys.stdin.isatty()
        """Whether someone sits there: only then are there prompts, pages and pauses."""
        self.notation = not self.interactive
        """Whether moves are told in notation, as programs read them, or in words."""
        self.console = Console(
            highlight=False,
            markup=False,
            emoji=False,
            legacy_windows=False,
            width=None if self.is_terminal else WIDTH,
        )
        self._few_colours = self.console.color_system == "standard"

    @property
    def width(self) -> int:
        """How many columns there are for tables and lists."""
        return self.console.width

    @property
    def height(self) -> int:
        """How many lines can be seen at once."""
        return self.console.height

    def line(self, *pieces: str | tuple[str, str]) -> None:
        """One line, of texts and of (text, style); never broken."""
        text = self._text(pieces)
        if not self.is_terminal:
            text.rstrip()
        self.console.print(text, no_wrap=True, overflow="ignore", crop=False)

    def lines(self, lines: Iterable[Sequence[tuple[str, str]]]) -> None:
        """Lines that a game has drawn."""
        for pieces in lines:
            self.line(*pieces)

    def sentence(self, text: str, style: str = "", indent: int = 0) -> None:
        """A sentence, broken between words where the line ends."""
        room = min(self.width, WIDTH) - indent
        for line in self._text([(text, style)]).wrap(self.console, room):
            line.rstrip()
            line.pad_left(indent)
            self.console.print(line, no_wrap=True, overflow="ignore", crop=False)

    def say(self, key: str, /, **values: object) -> None:
        """A sentence from the catalogue."""
        self.sentence(say(key, **values))

    def refuse(self, text: str) -> None:
        """A sentence that says what was wrong."""
        self.sentence(text, "error")

    def show(self, what: "RenderableType") -> None:
        """A table, a page, or anything else that rich can draw."""
        width = min(self.width, WIDTH)
        if self.is_terminal:
            self.console.print(what, width=width)
            return
        with self.console.capture() as captured:
            self.console.print(what, width=width)
        for line in captured.get().splitlines():
            self.console.print(line.rstrip(), soft_wrap=True)

    def raw(self, text: str) -> None:
        """A line for programs, exactly as it is."""
        print(text, flush=True)

    @contextmanager
    def busy(self, text: str) -> Iterator[None]:
        """Tell a person what takes so long, as soon as it does."""
        if not self.interactive:
            yield
            return
        status = self.console.status(text)
        patience = threading.Timer(PATIENCE, status.start)
        patience.start()
        try:
            yield
        finally:
            patience.cancel()
            patience.join()
            status.stop()

    def curtain(self) -> None:
        """Wipe the screen, and what could be scrolled back to, before another person looks."""
        if self.is_terminal and not self.console.is_dumb_terminal:
            self.flush()
            sys.stdout.write("\x1b[H\x1b[2J\x1b[3J")
        elif self.is_terminal:
            self.console.print("\n" * self.height)

    def flush(self) -> None:
        """Let everything that was written be seen before something is read."""
        sys.stdout.flush()

    def _text(self, pieces: Iterable[str | tuple[str, str]]) -> Text:
        line = Text()
        for piece in pieces:
            text, name = (piece, "") if isinstance(piece, str) else piece
            for part, style in palette.paint(clean(text), name, self._few_colours):
                line.append(part, style)
        return line


def complain(text: str) -> None:
    """Say on standard error why a command was refused."""
    import textwrap  # noqa: PLC0415 - only when something is wrong

    said = clean(f"musivum: {text}")
    wrapped = textwrap.fill(said, WIDTH, subsequent_indent="  ", break_on_hyphens=False)
    print(wrapped, file=sys.stderr)
