"""The page in every language: all of it, at once, and within its boxes on a phone."""

import re
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import musivum
from musivum.core.catalogue import LANGUAGES, say
from tests.languages.catalogues import LEFT_OVER, read
from tests.sampled import LONG, usual
from tests.web.conftest import ROOT, Open
from tests.web.page import PATIENCE, Person, go
from tests.web.test_analysis import finished
from tests.web.test_layout import at_table

PATHS = [
    *("/", "/lobby", "/daily", "/rules", "/settings", "/link#x"),
    *("/no", "/m/nothing", "/replay/nothing", "/rules/chess", "/new/chess"),
    *(f"/{kind}/{game}" for kind in ("rules", "new") for game in musivum.games()),
]
FEWER = [*PATHS[:11], "/rules/mosaix", "/rules/steere", "/new/mozaa", "/new/steere"]
"""Rules have the same form in all games; and these have the most to choose."""
KEY = re.compile(
    r"\b(?:web|server|illegal|option|analysis|scene|notation|terminal|"
    + "|".join(musivum.games())
    + r")-[a-z]+\b"
)
FOREIGN = [one for one in LANGUAGES if one != "en"]
WALKED = usual(LANGUAGES, "de")
"""The longest words; all others are walked by ``make test-long``."""
LOOK = """() => {
  const said = [], out = [];
  const spoken = ['aria-label', 'title', 'placeholder', 'alt'];
  for (const one of document.body.querySelectorAll('*')) {
    if (one.closest('code, kbd, select, script, [data-own]')) continue;
    for (const name of spoken) if (one.hasAttribute(name)) said.push(one.getAttribute(name));
    const own = [...one.childNodes].filter((node) => node.nodeType === 3 && node.data.trim());
    said.push(...own.map((node) => node.data.trim()));
    if (own.length === 0 || one.closest('svg') || !one.checkVisibility()) continue;
    const style = getComputedStyle(one), box = one.getBoundingClientRect();
    if (box.width < 2 || style.clipPath !== 'none' || one.closest('.hidden, .skip')) continue;
    let scrolls = false;
    for (let up = one; up; up = up.parentElement)
      scrolls ||= ['auto', 'scroll'].includes(getComputedStyle(up).overflowX);
    if (scrolls) continue;
    const range = document.createRange();
    for (const node of own) {
      range.selectNodeContents(node);
      for (const line of range.getClientRects()) {
        if (line.right > innerWidth + 1 || line.left < -1)
          out.push(`off the page: ${node.data.trim()}`);
      }
    }
    if (style.display !== 'inline' && one.scrollWidth > one.clientWidth + 2)
      out.push(`out of its box: ${one.textContent.trim().slice(0, 80)}`);
  }
  if (document.scrollingElement.scrollWidth > innerWidth + 1) out.push('the page is too wide');
  return { said, out: [...new Set(out)], lang: document.documentElement.lang };
}"""


FITS = """(texts) => {
  const box = document.querySelector('.prompt'), line = box.querySelector('p');
  const kept = line.innerHTML, out = [];
  for (const text of texts) {
    line.textContent = text;
    if (box.scrollHeight > box.clientHeight + 2) out.push(text);
  }
  line.innerHTML = kept;
  return out;
}"""
"""Which of these would not be seen whole where the page says what to do."""


def prompts(game: str, language: str) -> list[str]:
    """All that a game may say where it says what to do."""
    found = []
    file = ROOT / f"src/musivum/games/{game}/text/{language}.ftl"
    for key, message in read(file)[0].items():
        if not key.startswith(f"{game}-prompt") or "." in key:
            continue
        named = [[(one, name) for name in kept] for one, kept in message.variants.items() if kept]
        plain = dict.fromkeys(message.variables, 6)
        found += [say(key, language, **(plain | dict(chosen))) for chosen in product(*named)]
    return found


def complaints(page: Page, language: str, where: str) -> list[str]:
    """Keys, English and text that leaves its box, on a page as it is now."""
    page.wait_for_timeout(150)
    seen: dict[str, Any] = page.evaluate(LOOK)
    found = [f"{where}: {one}" for one in seen["out"]]
    if seen["lang"] != language:
        found.append(f"{where}: <html lang> is {seen['lang']}")
    titles = {say(f"{game}-title", one) for game in musivum.games() for one in ("en", language)}
    for text in seen["said"]:
        if KEY.search(text):
            found.append(f"{where}: a key: {text[:80]}")
        plain = text
        for title in titles:
            plain = plain.replace(title, "")
        if language != "en" and LEFT_OVER.search(re.sub(r"[“„«][^”“»]*[”“»]", "", plain)):
            found.append(f"{where}: English: {text[:80]}")
    return found


@pytest.mark.parametrize(
    ("language", "paths"),
    [("de", FEWER), *(pytest.param(one, PATHS, marks=LONG) for one in LANGUAGES)],
    ids=lambda one: one if isinstance(one, str) else f"{len(one)} pages",
)
def test_every_page_on_a_phone_has_words_of_its_language_only_and_keeps_them_in_their_boxes(
    language: str, paths: list[str], open_page: Open
) -> None:
    page = open_page(phone=True, locale=f"{language}-{language.upper()}")
    page.set_default_timeout(PATIENCE)
    wrong: list[str] = []
    page.goto(paths[0])
    page.wait_for_load_state("networkidle")
    for path in paths:
        go(page, path, language)
        expect(page.locator("#content h1, #content .bad").first).to_be_attached(timeout=PATIENCE)
        page.wait_for_load_state("networkidle")
        wrong += complaints(page, language, path)
    assert not wrong, "\n".join(dict.fromkeys(wrong))


@pytest.mark.parametrize("language", WALKED)
def test_every_table_on_a_phone_has_words_of_its_language_only(
    language: str, open_page: Open
) -> None:
    page = open_page(phone=True, locale=language)
    wrong: list[str] = []
    for game in musivum.games():
        person = at_table(page, game)
        wrong += complaints(page, language, game)
        cut = page.evaluate(FITS, prompts(game, language))
        wrong += [f"{game}: not seen whole: {one}" for one in cut]
        person.click_something()
        wrong += complaints(page, language, f"{game}, a click later")
    page.goto(f"/m/{finished(page, 3)}")
    expect(page.locator("section.after")).to_be_visible(timeout=PATIENCE)
    wrong += complaints(page, language, "after a game")
    page.locator("a[href$='analysis']").click()
    expect(page.get_by_role("slider").first).to_be_visible(timeout=3 * PATIENCE)
    wrong += complaints(page, language, "analysis")
    assert not wrong, "\n".join(dict.fromkeys(wrong))


@pytest.mark.parametrize("language", usual(FOREIGN, "fr"))
def test_another_language_is_there_at_once_and_stays(language: str, open_page: Open) -> None:
    page = open_page()
    fetched: list[str] = []
    page.on("request", lambda one: fetched.append(one.url.rpartition("/")[2]))
    page.goto("/")
    expect(page.get_by_text(say("web-daily-about", "en"))).to_be_visible()
    assert len([one for one in fetched if one.startswith("home-")]) == 1, "one language is fetched"
    page.evaluate("window.kept = true")
    page.locator("footer select").select_option(language)
    expect(page.get_by_text(say("web-daily-about", language))).to_be_visible()
    assert page.evaluate("window.kept") is True, "without loading the page anew"
    assert page.evaluate("document.documentElement.lang") == language
    page.goto("/settings")
    expect(page.get_by_role("heading", name=say("web-settings", language))).to_be_visible()
    page.locator("select").last.select_option("en")
    expect(page.get_by_role("heading", name="Settings", exact=True)).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == "en"


def test_a_rules_page_changes_with_the_language(open_page: Open) -> None:
    page = open_page()
    page.goto("/rules/steere")
    expect(page.locator("article h1")).to_be_visible(timeout=PATIENCE)
    for language in FOREIGN:
        before = page.locator("article h2").first.inner_text()
        page.locator("footer select").select_option(language)
        expect(page.locator("article h2").first).not_to_have_text(before, timeout=PATIENCE)
        expect(page.locator(f"article[lang={language}] .pictures svg").first).to_be_visible()
        expect(page.locator("article .term").first).to_be_visible()


def test_a_language_that_there_is_not_leaves_the_browsers_own(open_page: Open) -> None:
    page = open_page(locale="it-IT")
    told: list[str] = []
    page.on("console", lambda one: told.append(one.text))
    page.goto("/no")
    page.evaluate("localStorage.setItem('musivum-settings', '{\"language\": \"tlh\"}')")
    page.goto("/")
    wanted = "it" if "it" in LANGUAGES else "en"
    expect(page.get_by_text(say("web-daily-about", wanted))).to_be_visible()
    assert any("“tlh”" in one for one in told)


def test_a_guest_has_their_language_in_another_browser_too(open_page: Open) -> None:
    desk, phone = open_page(locale="en-US"), open_page(phone=True, locale="es-ES")
    desk.goto("/settings")
    desk.locator("select").last.select_option("nl")  # nobody yet: this browser keeps it
    expect(desk.get_by_role("heading", name=say("web-settings", "nl"))).to_be_visible()
    assert desk.request.get("/api/me").status == 401
    desk.get_by_role("button", name=say("web-make-link", "nl")).click()
    expect(desk.locator("input[readonly]")).to_be_visible(timeout=PATIENCE)
    assert desk.request.get("/api/me").json()["language"] == "nl", "what was chosen before is kept"
    phone.goto(desk.locator("input[readonly]").input_value())
    expect(phone.get_by_text(say("web-claim-about", "es"))).to_be_visible(timeout=PATIENCE)
    phone.get_by_role("button", name=say("web-claim", "es")).click()
    expect(phone.get_by_text(say("web-daily-about", "nl"))).to_be_visible(timeout=PATIENCE)
    # What the page says at once, the server has to hear before the other browser asks it.
    with phone.expect_response(lambda one: "/api/me" in one.url and one.request.method != "GET"):
        phone.locator("footer select").select_option("it")
    expect(phone.get_by_text(say("web-daily-about", "it"))).to_be_visible(timeout=PATIENCE)
    expect(phone.locator("html")).to_have_attribute("lang", "it")
    desk.goto("/")
    expect(desk.get_by_text(say("web-daily-about", "it"))).to_be_visible(timeout=PATIENCE)


def test_two_friends_see_one_table_each_in_their_language(open_page: Open) -> None:
    ada, ben = open_page(locale="de-DE"), open_page(locale="fr-FR")
    ada.goto("/no")
    assert ada.request.post("/api/me", data={"name": "Ada"}).ok
    seats = [{"kind": "me"}, {"kind": "open"}]
    wish = {"game": "steere", "options": {"side": 3}, "seats": seats, "seating": "as-seated"}
    made = ada.request.post("/api/matches", data=wish).json()
    ada.goto(f"/m/{made['match']}")
    ben.goto(f"/m/{made['match']}#{made['invite']}")
    ben.get_by_role("button", name=say("web-join", "fr")).click()
    first, second = Person(ada), Person(ben)
    first.wait_for_table()
    second.wait_for_table()
    assert ada.url.partition("#")[0] == ben.url.partition("#")[0], "links carry no language"
    first.wait_for_turn()
    stage = {"stage": "place", "tile": "red"}
    assert first.prompt.startswith(say("steere-prompt", "de", **stage))
    first.click_something()
    second.wait_for_turn()
    assert not complaints(ada, "de", "Ada's table")
    assert not complaints(ben, "fr", "Ben's table")


def test_a_key_an_english_word_and_text_out_of_its_box_would_be_found(open_page: Open) -> None:
    page = open_page(phone=True, locale="de-DE")
    page.goto("/")
    expect(page.locator("button.main").first).to_be_visible(timeout=PATIENCE)
    page.wait_for_load_state("networkidle")
    assert not complaints(page, "de", "home")
    page.evaluate("""() => {
      const [first, second, third] = document.querySelectorAll('button.main');
      first.textContent = 'web-play';
      second.textContent = 'Play with your friends';
      third.style.whiteSpace = 'nowrap';
      third.style.width = '4rem';
      third.textContent = 'Donaudampfschifffahrt';
      document.documentElement.lang = 'en';
    }""")
    found = "\n".join(complaints(page, "de", "home"))
    for one in (
        "<html lang> is en",
        "a key: web-play",
        "English: Play with",
        "out of its box: Donau",
    ):
        assert one in found
