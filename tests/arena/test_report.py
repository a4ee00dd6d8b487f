"""What pages and pictures promise: one file, nothing fetched, right by day and by night."""

import re
from html.parser import HTMLParser
from pathlib import Path
from statistics import mean
from xml.etree import ElementTree

import pytest

from musivum import RecordError, load
from musivum.arena.engines import Here
from musivum.arena.play import play
from musivum.arena.report import champion, report, write
from musivum.arena.results import Header
from musivum.arena.style import DARK, LIGHT
from musivum.arena.survey.measure import Facts, survey, variations
from musivum.arena.survey.report import report as survey_report
from tests.arena.small import made_up, quiet

HEADER = Header("steere", 1, {"side": 2, "swap": False})


class Page(HTMLParser):
    """Collects what a page consists of; every tag must be closed."""

    VOID = frozenset({"meta", "br"})

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.headings: list[str] = []
        self.links: list[str] = []
        self.pictures: list[str] = []
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.open += [] if tag in self.VOID else [tag]
        named = dict(attrs)
        self.links += [str(named[key]) for key in ("src", "href", "xlink:href") if key in named]
        if tag == "svg":
            self.pictures.append(str(named["aria-label"]))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] == "h2":
            self.headings.append(data)


def check(text: str) -> Page:
    page = Page(text)
    assert all(link.startswith("#") for link in page.links), "nothing is fetched"
    assert "prefers-color-scheme:dark" in text
    svgs = re.findall(r"<svg.*?</svg>", text, re.DOTALL)
    for svg in svgs:
        assert not re.search("#[0-9a-f]{6}", svg), "all colours are the page's"
    ids = re.findall(r'\bid="([^"]+)"', text)
    clips = [name for name in ids if len(name) == 11]
    assert len(clips) == len(set(clips)), "pictures do not share parts"
    assert not re.search(r"\b(arena|stats)-[a-z]+-[a-z]", text), "every word is in the catalogue"
    return page


def test_a_report_of_games_shows_all_that_was_promised() -> None:
    games = [
        made_up([one, other], [seed % 3, 2], seed)
        for seed in range(6)
        for one, other in (("random", "<b>&"), ("<b>&", "random"))
    ]
    games[0]["reason"], games[0]["problem"] = "forfeit", "the bot “x” <ended>"
    text = report(HEADER, ["random", "<b>&"], games, ())
    page = check(text)
    parts = ["Ratings", "Every two", "Scores", "Seats", "Length", "Time", "Forfeits"]
    assert page.headings == parts
    assert page.pictures == ["Ratings", "Scores", "Seats", "Length", "Time"]
    assert "<b>" not in text
    assert "&lt;ended&gt;" in text


def test_a_report_of_bots_alone_shows_targets_instead_of_ratings() -> None:
    games = [made_up([bot], [110 + seed], seed) for seed in range(20) for bot in ("club", "expert")]
    page = check(report(Header("mosaix", 1, {"players": 1}), ["club", "expert"], games, (120, 130)))
    assert page.headings == ["Points", "Every two", "Scores", "Length", "Time"]


def test_the_picture_of_a_champion_is_a_file_of_its_own() -> None:
    svg = champion([("master", [118.0, 131.0, 140.0])], (120, 130))
    root = ElementTree.fromstring(svg)
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    text = "".join(root.itertext())
    assert "120" in text
    assert "129.7" in text
    assert LIGHT["slab"] in svg
    assert DARK["slab"] in svg


def test_a_page_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="page"):
        write(tmp_path / "no" / "page.html", "")


def test_a_survey_measures_every_value_of_every_option_that_can_be_listed() -> None:
    game = load("steere", side=2)
    measures = survey(game, ["random", "greedy"], 2, Here(), quiet, ["swap"])
    assert [(one.variation.option, one.variation.value, one.bot) for one in measures] == [
        ("", None, "random"),
        ("", None, "greedy"),
        ("swap", False, "random"),
        ("swap", False, "greedy"),
        ("swap", True, "random"),
        ("swap", True, "greedy"),
    ]
    assert [one.games for one in measures] == [40, 2] * 3
    data = measures[0].data()
    assert data["options"] == {"side": 2, "swap": False}
    assert data["score"]["mean"] == 3.5
    assert sum(seat["share"] for seat in data["seats"]) == pytest.approx(1)
    assert sum(data["reasons"].values()) == pytest.approx(1)
    assert 1 < data["branching"] < 8
    page = check(survey_report(measures))
    assert page.headings == ["In numbers", "swap", "How it ends"]
    assert len(page.pictures) == 3


def test_random_games_count_the_same_in_compiled_code_and_in_matches() -> None:
    game = load("steere", side=3)
    fast, slow = Facts(), Facts()
    fast.count(game, 0, 2000)
    for seed in range(60):
        slow.add(play("steere", {"side": 3}, seed, ("random", "random")))
    assert mean(fast.moves) == pytest.approx(mean(slow.moves), rel=0.05)
    assert fast.legal / fast.choices == pytest.approx(slow.legal / slow.choices, rel=0.05)
    assert fast.choices / 2000 == pytest.approx(slow.choices / 60, rel=0.05)


def test_a_value_that_needs_another_option_brings_it_along() -> None:
    found = {one.value: one for one in variations(load("mozaa"), ["variant"])}
    assert found["own-colour"].others == (("hand", 3),)
    assert found["claims"].others == ()
