"""What is wrong with the catalogues and the rules pages of a language, as a list of complaints.

English is the measure: it has every key there is. The folders can be others, so that a test can
break a catalogue and see the complaint.
"""

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parents[2]
SAME = Path(__file__).parent / "same"
ENGLISH = "en"
PLURALS = {"zero", "one", "two", "few", "many", "other"}
QUOTED = re.compile(r"[“„«‹\"][^”“»›\"]*[”“»›\"]|`[^`]*`|--[a-z-]+|https?:\S+|\{[^}]*\}")
LEFT_OVER = re.compile(
    r"\b(the|and|with|your|you|which|this|that|there|from|every|each|what|whose|when|their|they|its"
    r"|moves?|seats?|players?|turn|cards|tiles?|cells?)\b",
    re.IGNORECASE,
)
"""Words that are English and nothing else; where one stands, a sentence was not translated."""


def folders() -> list[Path]:
    """Where catalogues lie: ours, every game's, and the page's."""
    games = sorted((ROOT / "src/musivum/games").glob("*/text"))
    return [ROOT / "src/musivum/text", *games, ROOT / "web/src/text"]


@dataclass
class Message:
    """One message, or one attribute of one, as far as languages must agree on it."""

    text: str = ""
    variables: set[str] = field(default_factory=set)
    variants: dict[str, set[str]] = field(default_factory=dict)
    """The names between which a variable chooses; plural forms and numbers are a language's own."""
    references: set[str] = field(default_factory=set)


class _Reader(Visitor):
    def __init__(self) -> None:
        self.found = Message()

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - the visitor's name
        self.found.text += node.value

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.found.references.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            names = {one.key.name for one in node.variants if isinstance(one.key, ast.Identifier)}
            kept = self.found.variants.setdefault(node.selector.id.name, set())
            kept |= names - PLURALS
        self.generic_visit(node)


def read(file: Path) -> tuple[dict[str, Message], list[str]]:
    """The messages of a catalogue, attributes as ``key.attribute``; and what is no message."""
    return _parsed(file, file.read_text(encoding="utf-8"))


@lru_cache
def _parsed(file: Path, text: str) -> tuple[dict[str, Message], list[str]]:
    found: dict[str, Message] = {}
    wrong = []
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            wrong.append(f"{file}: no message: {(entry.content or '').strip().splitlines()[0]}")
        if not isinstance(entry, ast.Message):
            continue
        parts = [(entry.id.name, entry.value)]
        parts += [(f"{entry.id.name}.{one.id.name}", one.value) for one in entry.attributes]
        for key, pattern in parts:
            if key in found:
                wrong.append(f"{file}: {key} stands there twice")
            reader = _Reader()
            if pattern is not None:
                reader.visit(pattern)
            found[key] = reader.found
    return found, wrong


def complaints(language: str, where: list[Path] | None = None) -> Iterator[str]:
    """All that is wrong with a language, English included."""
    allowed = _same("all") | _same(language)
    for folder in where or folders():
        file = folder / f"{language}.ftl"
        if not file.is_file():
            yield f"{file} is missing"
            continue
        english, _ = read(folder / f"{ENGLISH}.ftl")
        found, wrong = read(file)
        yield from wrong
        yield from (f"{file}: {key} is missing" for key in sorted(english.keys() - found.keys()))
        yield from (
            f"{file}: {key} is not in English" for key in sorted(found.keys() - english.keys())
        )
        for key in sorted(found.keys() & english.keys()):
            yield from (f"{file}: {key} {what}" for what in _differences(english[key], found[key]))
            yield from (
                f"{file}: {key} speaks of {one}, which there is not"
                for one in found[key].references - found.keys()
            )
            if language != ENGLISH and key.partition(".")[2] != "words":
                yield from _untranslated(file, key, english[key], found[key], allowed)
        yield from _terms(folder, language, found)
        yield from _pages(folder, language, allowed)


def _differences(english: Message, found: Message) -> Iterator[str]:
    for name in sorted(english.variables - found.variables):
        yield f"does not use ${name}"
    for name in sorted(found.variables - english.variables):
        yield f"uses ${name}, which it is not given"
    for name in sorted(english.variants.keys() & found.variants.keys()):
        if english.variants[name] != found.variants[name]:
            wanted = ", ".join(sorted(english.variants[name]))
            yield f"chooses by ${name} between other names than {wanted}"
    for name in sorted(english.variants.keys() - found.variants.keys()):
        if english.variants[name] and name in found.variables:
            yield f"says ${name} as it is; it has to choose by it"


def _untranslated(
    file: Path, key: str, english: Message, found: Message, allowed: dict[str, str]
) -> Iterator[str]:
    if key in allowed:
        return
    letters = re.sub(r"[^\w]+", " ", found.text).strip()
    if len(letters) > 1 and found.text.split() == english.text.split():
        yield f"{file}: {key} is as in English: {letters[:60]}"
    left = _english_words(found.text)
    if left:
        yield f"{file}: {key} has English words: {', '.join(left)}"


def _english_words(text: str) -> list[str]:
    words = LEFT_OVER.findall(QUOTED.sub(" ", text))
    return sorted({word for word in words if not word.isupper()})


def _same(name: str) -> dict[str, str]:
    """Keys that may read as in English, each with the reason."""
    file = SAME / f"{name}.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


# Terms


def spelled(word: str) -> re.Pattern[str]:
    """How the page searches a spelling of a term; see web/src/lib/terms.ts."""
    first, *rest = (_written(part.strip()) for part in word.split("…"))
    after = "".join(rf"(?=[^.;:!?]*\W{part}(?!\w))" for part in rest)
    return re.compile(rf"(?<!\w){first}(?!\w){after}", re.IGNORECASE)


def _written(word: str) -> str:
    return re.escape(word).replace(r"\*", r"[^\W\d_]*")


def _terms(folder: Path, language: str, found: dict[str, Message]) -> Iterator[str]:
    """Every term stands somewhere in the game's page or its sentences; no word means two things."""
    page = folder / f"{language}.md"
    text = page.read_text(encoding="utf-8") if page.is_file() else ""
    text += "\n".join(one.text for key, one in found.items() if "-term-" not in key)
    meant: dict[str, str] = {}
    for key, one in found.items():
        if "-term-" not in key or not key.endswith(".words"):
            continue
        words = [word.strip() for word in one.text.split(",")]
        for word in words:
            if not word:
                yield f"{folder}: {language}: {key} has an empty word"
            elif meant.setdefault(word.lower(), key) != key:
                yield f"{folder}: {language}: “{word}” is {meant[word.lower()]} and {key}"
        if not any(spelled(word).search(text) for word in words if word):
            yield f"{folder}: {language}: {key} is in no text of the game: {one.text}"


# Rules pages

PICTURE = re.compile(r"!\[[^\]]*\]\(([^)]*)\)")
HEADING = re.compile(r"^(#+) ", re.MULTILINE)


def _pages(folder: Path, language: str, allowed: dict[str, str]) -> Iterator[str]:
    english, page = folder / f"{ENGLISH}.md", folder / f"{language}.md"
    if not english.is_file():
        return
    if not page.is_file():
        yield f"{page} is missing"
        return
    wanted, found = (file.read_text(encoding="utf-8") for file in (english, page))
    if HEADING.findall(wanted) != HEADING.findall(found):
        yield f"{page} has not the headings of the English page"
    if PICTURE.findall(wanted) != PICTURE.findall(found):
        yield f"{page} has not the pictures of the English page, in their order"
    if language == ENGLISH:
        return
    lines = {line.strip() for line in wanted.splitlines() if len(line.split()) > 3}
    for line in found.splitlines():
        if line.strip() in lines and line.strip() not in allowed.values() and "|" not in line:
            yield f"{page} has an English line: {line[:60]}"
        left = _english_words(PICTURE.sub(" ", line))
        if left:
            yield f"{page} has English words ({', '.join(left)}): {line[:60]}"
