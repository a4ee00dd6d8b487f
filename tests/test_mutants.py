"""What the page on mutants says is what was measured, and every survivor has a reason to live."""

import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.append(str(ROOT / "tools"))

import mutants_page  # noqa: E402 - it lies among the tools


def test_the_page_shows_the_results_that_are_kept() -> None:
    page = mutants_page.PAGE.read_text(encoding="utf-8")
    shown = page.partition(mutants_page.BEGIN)[2].partition(mutants_page.END)[0]
    assert shown.strip() == mutants_page.told(mutants_page.results()).strip()


def test_nine_of_ten_mutants_that_were_tried_were_killed() -> None:
    verdicts = [row["verdict"] for row in mutants_page.results()]
    assert verdicts.count("killed") >= mutants_page.GOAL * len(verdicts)


def test_every_survivor_has_a_reason_and_every_reason_a_survivor() -> None:
    alive = {
        (row["file"], row["source"], row["change"])
        for row in mutants_page.results()
        if row["verdict"] != "killed"
    }
    assert alive == set(mutants_page.reasons())
