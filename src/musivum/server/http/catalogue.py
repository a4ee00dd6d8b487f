"""All words of a language in one text, for clients."""

from functools import lru_cache
from importlib.resources import files


@lru_cache
def catalogue(language: str) -> str:
    """Every Fluent catalogue of a language, one after another; empty if there is none."""
    package = files("musivum")
    folders = [package / "text"]
    folders += [room / "text" for room in sorted((package / "games").iterdir(), key=str)]
    found = [folder / f"{language}.ftl" for folder in folders if folder.is_dir()]
    return "\n".join(file.read_text(encoding="utf-8") for file in found if file.is_file())
