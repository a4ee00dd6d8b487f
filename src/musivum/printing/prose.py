"""The text of a booklet in its parts: Markdown, as the rules pages are.

Headings, paragraphs, lists, tables and pictures, with bold, italic and code in them. The reader of
Markdown is imported by whoever has something to read: most sheets have no text.
"""

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from markdown_it.token import Token


@dataclass(frozen=True, slots=True)
class Word:
    """A word of a paragraph, with its face; ``glued`` if no space stands before it."""

    text: str
    face: str = ""
    code: bool = False
    glued: bool = False


@dataclass(frozen=True, slots=True)
class Block:
    """A part of the text: how far in, and how it begins."""

    kind: str
    words: tuple[Word, ...] = ()
    indent: int = 0
    bullet: str = ""
    rows: tuple[tuple[tuple[Word, ...], ...], ...] = ()
    picture: str = ""


def blocks(markdown: str) -> list[Block]:
    """A page of Markdown in its parts."""
    from markdown_it import MarkdownIt  # noqa: PLC0415 - see above

    found: list[Block] = []
    lists: list[int | None] = []
    bullet, kind = "", "p"
    rows: list[list[tuple[Word, ...]]] = []
    for token in MarkdownIt("commonmark").enable("table").parse(markdown):
        if token.type == "heading_open":
            kind = token.tag
        elif token.type in ("ordered_list_open", "bullet_list_open"):
            lists.append(int(token.attrs.get("start", 1)) if token.tag == "ol" else None)
        elif token.type in ("ordered_list_close", "bullet_list_close"):
            lists.pop()
        elif token.type == "list_item_open":
            bullet = "•" if lists[-1] is None else f"{lists[-1]}."
            lists[-1] = None if lists[-1] is None else lists[-1] + 1
        elif token.type == "table_open":
            rows, kind = [], "table"
        elif token.type == "tr_open":
            rows.append([])
        elif token.type == "table_close":
            kept = tuple(tuple(row) for row in rows)
            found.append(Block("table", indent=len(lists), rows=kept))
            kind = "p"
        elif token.type == "fence":
            words = (Word(token.content.strip(), code=True),)
            found.append(Block("p", words, len(lists)))
        elif token.type == "inline" and kind == "table":
            rows[-1].append(_words(token))
        elif token.type == "blockquote_open":
            kind = "ruling"
        elif token.type == "inline":
            found += _paragraph(token, kind, len(lists), bullet)
            bullet, kind = "", "p"
    return found


def _paragraph(token: "Token", kind: str, indent: int, bullet: str) -> list[Block]:
    """A paragraph, or the picture that is all of it."""
    children = token.children or []
    if len(children) == 1 and children[0].type == "image":
        shown = children[0]
        caption = tuple(replace(word, face="I") for word in plain_words(shown.content))
        return [Block("picture", caption, indent, picture=str(shown.attrs["src"]))]
    return [Block(kind, _words(token), indent, bullet)]


def _words(token: "Token") -> tuple[Word, ...]:
    """The words of a line of Markdown, each in its face."""
    found: list[Word] = []
    face, glued = "", True
    for child in token.children or []:
        if child.type in ("strong_open", "em_open"):
            face = "B" if child.type == "strong_open" else "I"
        elif child.type in ("strong_close", "em_close"):
            face = ""
        elif child.type in ("softbreak", "hardbreak"):
            glued = False
        elif child.type == "code_inline":
            found.append(Word(child.content, "B", code=True, glued=glued))
            glued = True
        elif child.type == "text" and child.content:
            pieces = child.content.split(" ")
            for number, piece in enumerate(pieces):
                glued = glued if number == 0 else False
                if piece:
                    found.append(Word(piece, face, glued=glued))
                    glued = True
    return tuple(found)


def plain_words(text: str) -> list[Word]:
    """The words of a text that is no Markdown."""
    return [Word(one) for one in text.split(" ") if one]
