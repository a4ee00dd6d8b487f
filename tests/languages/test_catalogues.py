"""Every language has every word, and none of them is English by accident."""

import re
import shutil
from itertools import product
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from musivum.core.catalogue import LANGUAGE, LANGUAGES
from tests.languages.catalogues import ROOT, Message, complaints, folders, read


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_all_keys_variables_terms_pages_and_no_english(language: str) -> None:
    wrong = list(complaints(language))
    assert not wrong, "\n".join(wrong)


def test_a_catalogue_that_is_there_is_in_the_list_of_languages() -> None:
    found = {file.stem for folder in folders() for file in folder.glob("*.ftl")}
    assert found == set(LANGUAGES)


# Each fault is made on purpose in a copy, to see that it would be found.

FAULTS = {
    "is missing": (r"(?m)^steere-swap = .*\n", ""),
    "is not in English": (r"\Z", "\nsteere-more = mehr\n"),
    "uses $stein, which it is not given": (r"\$cell \}", "$stein }"),
    "between other names": (r"\[red\] rd tl\b", "[rot] rd tl"),
    "stands there twice": (r"\Z", "\nsteere-swap = nochmal\n"),
    "no message": (r"\Z", "\nsteere-broken = { $x\n"),
    "is as in English": (r"(?m)^(steere-subtitle) = .*$", r"\1 = Place or flip, never both"),
    "has English words: the": (r"(?m)^(steere-subtitle) = .*$", r"\1 = Setze the Plättchen"),
    "is in no text of the game": (r"(?m)^    \.words = swp$", "    .words = abwegig"),
}


def _copied(folder: Path) -> Path:
    """A language of its own: English without its vowels."""
    source = ROOT / "src/musivum/games/steere/text"
    shutil.copytree(source, folder, dirs_exist_ok=True)

    def bare(text: str) -> str:
        return re.sub(r"(?i)(?<=[a-z])[aeiou]|\b[aeiou](?=[a-z])", "", text)

    kept = r"(^[a-z][\w-]* =|^\s+\.[a-z]+ =|\{[^{}]*->|\[\w+\]|\{ \$\w+ \}|\(\w+(?:-\w+)*\)$)"
    for name in ("ftl", "md"):
        text = (folder / f"en.{name}").read_text(encoding="utf-8")
        pieces = re.split(kept, text, flags=re.MULTILINE)
        said = "".join(one if n % 2 else bare(one) for n, one in enumerate(pieces))
        (folder / f"xx.{name}").write_text(said, encoding="utf-8")
    return folder


def test_a_whole_language_is_not_complained_about(tmp_path: Path) -> None:
    assert list(complaints("xx", [_copied(tmp_path)])) == []


@pytest.mark.parametrize("said", FAULTS)
def test_a_fault_is_found(tmp_path: Path, said: str) -> None:
    folder = _copied(tmp_path)
    file = folder / "xx.ftl"
    text = file.read_text(encoding="utf-8")
    changed = re.sub(*FAULTS[said], text)
    assert changed != text
    file.write_text(changed, encoding="utf-8")
    assert any(said in one for one in complaints("xx", [folder]))


def test_a_page_with_another_heading_or_picture_is_found(tmp_path: Path) -> None:
    folder = _copied(tmp_path)
    page = folder / "xx.md"
    page.write_text(page.read_text(encoding="utf-8") + "\n## Noch was\n\n![Bld](bild)\n", "utf-8")
    found = "\n".join(complaints("xx", [folder]))
    assert "headings" in found
    assert "pictures" in found
    page.unlink()
    assert any("is missing" in one for one in complaints("xx", [folder]))


# None unused

LITERAL = re.compile(r"[\"'`]([a-z]+(?:-[a-zA-Z0-9]+)*)[\"'`]")
PREFIX = re.compile(r"([a-z][a-zA-Z0-9]*(?:-[a-zA-Z0-9]+)*-)\$?\{")
"""The beginning of a key whose end is put in: ``terminal-head-{name}``."""
BROAD = ("bot-", "system-")
"""Other beginnings of one word would take in a whole room, or the page."""
SUFFIX = re.compile(r"\}(-[a-z-]+)[\"'`]")
INNER = re.compile(r"\}(-[a-z-]+-)(?:\$?\{|[\"'`])")


def _sources() -> str:
    files = [file for file in (ROOT / "src/musivum").rglob("*.py") if "static" not in file.parts]
    files += [*(ROOT / "web/src").rglob("*.ts"), *(ROOT / "web/src").rglob("*.svelte")]
    files += (ROOT / "src/musivum/games").rglob("lesson.toml")
    kept = [file for file in files if file.name != "wire.d.ts"]
    return "\n".join(file.read_text(encoding="utf-8") for file in kept)


def test_no_key_is_left_over_that_nobody_says() -> None:
    source = _sources()
    literal = set(LITERAL.findall(source))
    for room in (ROOT / "src/musivum/games").glob("*/verdicts.py"):
        names = re.findall(r"(\w+) = auto\(\)", room.read_text(encoding="utf-8"))
        literal |= {f"{room.parent.name}-{name.lower().replace('_', '-')}" for name in names}
    begins = tuple({one for one in PREFIX.findall(source) if one.count("-") > 1 or one in BROAD})
    ends = tuple(set(SUFFIX.findall(source)))
    inside = set(INNER.findall(source))
    messages = [read(folder / f"{LANGUAGE}.ftl")[0] for folder in folders()]
    keys = {key for found in messages for key in found}
    literal |= {
        one for found in messages for message in found.values() for one in message.references
    }
    # The page says a refusal in words of its own: `web-` before the key.
    unused = {
        key
        for key in keys
        if "." not in key
        and not {key, key.removeprefix("web-")} & literal
        and not key.startswith(begins)
        and not key.endswith(ends)
        and not any(one in key for one in inside)
    }
    assert not unused, sorted(unused)


def _whole(messages: dict[str, Message], key: str) -> Message:
    """A message with all that the messages inside it ask for."""
    own = messages[key]
    found = Message(own.text, set(own.variables), references=own.references)
    for one in (own, *(_whole(messages, name) for name in own.references)):
        found.variables |= one.variables
        for variable, names in one.variants.items():
            found.variants[variable] = found.variants.get(variable, set()) | names
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said_with_all_that_it_may_choose_between(language: str) -> None:
    wrong = []
    for folder in folders():
        file = folder / f"{language}.ftl"
        bundle = FluentBundle([language], use_isolating=False)
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
        messages = read(file)[0]
        for key in messages:
            message = _whole(messages, key)
            name, _, attribute = key.partition(".")
            found = bundle.get_message(name)
            pattern = found.attributes[attribute] if attribute else found.value
            assert pattern is not None
            names = {one for kept in message.variants.values() for one in kept} or {"x"}
            numbers = (0, 1, 2, 1_234_567) if message.variables else (0,)
            for number, choice in product(numbers, sorted(names)):
                chosen = {one: choice for one, kept in message.variants.items() if kept}
                values: dict[str, object] = dict.fromkeys(message.variables, number)
                said, faults = bundle.format_pattern(pattern, values | chosen)
                if faults or "{" in str(said) or "  " in str(said).strip():
                    wrong.append(f"{file}: {key}: {said} {faults}")
    assert not wrong, "\n".join(dict.fromkeys(wrong))
