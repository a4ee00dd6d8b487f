"""Everything that can be refused is said on the page, in every language and within its box."""

import re
from functools import cache
from itertools import product
from typing import Any

import pytest

import musivum
from musivum.core.catalogue import knows, say
from tests.languages import catalogues
from tests.languages.catalogues import LEFT_OVER
from tests.web.conftest import ROOT, Open
from tests.web.page import PATIENCE
from tests.web.test_languages import KEY, WALKED  # which also teaches `say` the page's own words
from tests.web.test_layout import at_table

REFUSED = re.compile(r"\b[A-Z]\w+\(\s*\"([a-z]+(?:-[a-z]+)+)\"")
"""An error that is made of a key."""
OFFLINE = ("backup-", "fair-", "signature-", "record-", "galilee-sheet-", "extra-", "check-")
"""What only the command line says, or a file that a page cannot choose."""
STARTING = ("server-database", "server-file-damaged", "server-host")
"""Said to whoever starts a server, or to those who come by a name that it does not know."""
OWN = re.compile(
    r"web-(dice-|server-|illegal-|not-|no-answer|rewritten|lost|repaired|gone|full|private|resigned"
    r"|withheld|out-of-time|nowhere|illegal)"
)
"""What the page itself says of things that go wrong; said here as if the server had refused."""

PROVOKE = """async ([errors, place]) => {
  const found = [], real = window.fetch;
  let error = null;
  window.fetch = async () => new Response(JSON.stringify({ error }), { status: 400 });
  const said = () => document.querySelector(place.said);
  let before = '';
  for (error of errors) {
    const asks = document.querySelector(place.asks);
    asks instanceof HTMLFormElement ? asks.requestSubmit() : asks.click();
    for (let i = 0; i < 25 && ['', before].includes(said()?.textContent.trim() ?? ''); i++)
      await new Promise((later) => setTimeout(later));
    const box = said();
    before = box?.textContent.trim() ?? '';
    const around = document.querySelector(place.box);
    const out =
      document.scrollingElement.scrollWidth > innerWidth + 1 ||
      [box, around].some(
        (one) =>
          one?.scrollWidth > one?.clientWidth + 1 || one?.scrollHeight > one?.clientHeight + 3,
      );
    found.push([before, out]);
  }
  window.fetch = real;
  return found;
}"""
"""Has each of these errors shown where the page shows one, and says what was to be read there."""


read = cache(catalogues.read)


def refusals() -> list[str]:
    """The key of every refusal, and of all that the page itself may have to say."""
    folder = ROOT / "src/musivum"
    files = [
        *folder.glob("server/**/*.py"),
        *folder.glob("core/*.py"),
        *folder.glob("games/**/*.py"),
    ]
    found = {key for file in files for key in REFUSED.findall(file.read_text(encoding="utf-8"))}
    for room in folder.glob("games/*/verdicts.py"):
        names = re.findall(r"(\w+) = auto\(\)", room.read_text(encoding="utf-8"))
        found |= {f"{room.parent.name}-{name.lower().replace('_', '-')}" for name in names}
    found -= {key for key in found if not knows(key) or key.startswith((*OFFLINE, *STARTING))}
    own = read(ROOT / "web/src/text/en.ftl")[0]
    found |= {key.removeprefix("web-") for key in own if OWN.match(key) and "." not in key}
    return sorted(found)


def sayings(key: str, language: str) -> list[dict[str, Any]]:
    """A refusal with all that its sentence may choose between."""
    told = f"web-{key}" if knows(f"web-{key}") else key
    file = next(
        folder / f"{language}.ftl"
        for folder in reversed(catalogues.folders())
        if told in read(folder / "en.ftl")[0]
    )
    message = read(file)[0][told]
    named = [
        [(one, name) for name in sorted(kept)] for one, kept in message.variants.items() if kept
    ]
    plain = dict.fromkeys(message.variables, 6)
    found = []
    for chosen in product(*named):
        values = plain | dict(chosen)
        text = say(told, language, **values)
        found.append({"key": key, "values": values, "text": text})
    return found


def sentence(text: str) -> str:
    """As the page begins a sentence."""
    return text if re.match(r"\S*\d", text) else text[:1].upper() + text[1:]


@pytest.mark.parametrize("language", WALKED)
def test_every_refusal_is_said_in_the_language_and_stays_within_its_box(
    language: str, open_page: Open
) -> None:
    errors = [one for key in refusals() for one in sayings(key, language)]
    assert len(errors) > 150
    page = open_page(phone=True, locale=language)
    wrong: list[str] = []
    found = {}
    at_table(page, musivum.games()[-1])
    button = page.get_by_role("button", name=say("web-hint", language), exact=True)
    button.evaluate("found => (found.id = 'asks')")
    place = {"asks": "#asks", "said": ".prompt [role=alert]", "box": ".prompt"}
    played = [one for one in errors if not knows(f"web-{one['key']}") or knows(one["key"])]
    found["table"] = page.evaluate(PROVOKE, [played, place])
    page.goto("/settings")
    page.locator("form").first.wait_for(timeout=PATIENCE)
    place = {"asks": "form", "said": "[role=alert]", "box": "[role=alert]"}
    found["settings"] = page.evaluate(PROVOKE, [errors, place])
    for where, listed in (("table", played), ("settings", errors)):
        for error, (text, out) in zip(listed, found[where], strict=True):
            if text != sentence(error["text"]):
                wrong.append(f"{where}: {error['key']} is told as {text!r}, not {error['text']!r}")
            if out:
                wrong.append(f"{where}: {error['key']} leaves its box: {text}")
            if KEY.search(text):
                wrong.append(f"{where}: a key: {text}")
            if language != "en" and LEFT_OVER.search(re.sub(r"[“„«][^”“»]*[”“»]", "", text)):
                wrong.append(f"{where}: English: {text}")
    assert not wrong, "\n".join(wrong)
