"""Pages of Markdown, such as the rules, in a terminal."""

import re
from typing import ClassVar

from rich.console import Console, ConsoleOptions, RenderResult
from rich.markdown import Heading, Markdown, MarkdownElement
from rich.style import Style
from rich.text import Text
from rich.theme import Theme

from musivum.terminal.screen import Screen

_PICTURE = re.compile(r"^ *!\[[^\]]*\]\([\w-]+\)\n\n?", re.MULTILINE)

_LOOK = Theme(
    {
        "markdown.h1": Style(bold=True, underline=True),
        "markdown.h2": Style(bold=True),
        "markdown.code": Style(color="cyan", bold=True),
        "markdown.code_block": Style(color="cyan"),
    }
)


class _Heading(Heading):
    """A heading at the left, which can be told from the text where there are no styles too."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        marks = "" if options.is_terminal else "#" * int(self.tag[1:]) + " "
        yield Text.assemble(marks, self.text)


class _Page(Markdown):
    elements: ClassVar[dict[str, type[MarkdownElement]]] = Markdown.elements | {
        "heading_open": _Heading
    }


def show_page(screen: Screen, text: str) -> None:
    """A page, rendered; through a pipe without styles. Its pictures are for the browser."""
    text = _PICTURE.sub("", text)
    with screen.console.use_theme(_LOOK):
        screen.show(_Page(text, code_theme="ansi_dark"))
